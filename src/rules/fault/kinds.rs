//! How the kinds of fault are declared, each with its message.

/// A message with the names of its variables.
pub type Declared = (&'static str, &'static [&'static str]);

/// Declares the kinds of fault, each with the id of its message; the fields are the variables of the message. Behind `of`
/// stand kinds that are declared elsewhere.
macro_rules! kinds {
    (
        $(#[$about:meta])* $Kinds:ident $(of { $($(#[$part_doc:meta])* $Part:ident,)+ })?:
        $($(#[$doc:meta])* $kind:ident = $id:literal $({ $($(#[$field_doc:meta])* $field:ident: $type:ty,)+ })?,)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $Kinds {
            $($(#[$doc])* $kind $({ $($(#[$field_doc])* $field: $type,)+ })?,)+
            $($($(#[$part_doc])* $Part($Part),)+)?
        }

        impl $Kinds {
            /// The ids of the own messages with their variables.
            pub(super) const OWN: &[Declared] = &[$(($id, &[$($(stringify!($field)),+)?])),+];

            /// The id of the message in `faults.ftl`, and its variables.
            #[must_use]
            pub fn message(&self) -> (&'static str, Vec<(&'static str, Arg)>) {
                match self {
                    $($Kinds::$kind $({ $($field),+ })? => {
                        ($id, vec![$($((stringify!($field), $field.into())),+)?])
                    })+
                    $($($Kinds::$Part(kind) => kind.message(),)+)?
                }
            }
        }

        $(
            impl $Kinds {
                /// The ids of all messages with their variables, those that are declared elsewhere behind the others.
                pub const MESSAGES: &[&[Declared]] = &[$Kinds::OWN, $($Part::OWN),+];
            }

            $(impl From<$Part> for $Kinds {
                fn from(kind: $Part) -> Self {
                    $Kinds::$Part(kind)
                }
            })+
        )?
    };
}

pub(super) use kinds;
