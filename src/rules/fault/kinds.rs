//! How the kinds of fault are declared, each with its message.

/// Declares the kinds of fault, each with the id of its message; the fields are the variables of the message.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $id:literal $({ $($(#[$field_doc:meta])* $field:ident: $type:ty,)+ })?,)+) => {
        /// What is wrong. Keys are written with dots from the top of the file, such as `cards.seven.points`; places in
        /// a list are counted from 1.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum FaultKind {
            $($(#[$doc])* $kind $({ $($(#[$field_doc])* $field: $type,)+ })?,)+
        }

        impl FaultKind {
            /// The ids of all messages with their variables.
            pub const MESSAGES: &[(&str, &[&str])] = &[$(($id, &[$($(stringify!($field)),+)?])),+];

            /// The id of the message in `faults.ftl`, and its variables.
            #[must_use]
            pub fn message(&self) -> (&'static str, Vec<(&'static str, Arg)>) {
                match self {
                    $(FaultKind::$kind $({ $($field),+ })? => {
                        ($id, vec![$($((stringify!($field), $field.into())),+)?])
                    })+
                }
            }
        }
    };
}

pub(super) use kinds;
