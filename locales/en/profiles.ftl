# Profiles: several people at one account of the computer.

command-profile = profile
    .use = profile, profile and a name, profile off, or profile delete and a name
    .help = Keeps settings, statistics and unfinished games apart for each person who shares this computer.
account-is = The profile { $name } is in use.
    .braille = profile { $name }
account-is-new = The profile { $name } is new, with settings, statistics and unfinished games of its own.
    .braille = new profile { $name }
account-none = No profile is in use.
    .braille = no profile
account-others = There { $count ->
    [one] is one more profile: { $names }.
   *[other] are { $count } more profiles: { $names }.
}
    .braille = also { $names }
account-how = { $on ->
    [yes] For another profile or a new one, type { command-profile } and its name. For none, type { command-profile } off.
   *[no] To use a profile or make a new one, type { command-profile } and its name.
}
    .braille = { command-profile } + name
account-left = To continue the game later, type { command-profile } { $on ->
    [yes] { $name }
   *[no] off
}, then { command-resume }.
    .braille = later: { command-profile } { $on ->
    [yes] { $name }
   *[no] off
}; { command-resume }
account-name = The name of a profile can have up to 40 letters, digits and hyphens. For example, type { command-profile } anna.
    .braille = { command-profile } anna
account-unknown = There is no profile { $name }.
    .braille = no profile { $name }
account-which = Which profile do you want to delete? Type { command-profile } delete and its name.
    .braille = { command-profile } delete + name
account-in-use = The profile { $name } is in use, so it cannot be deleted now. First change to another one.
    .braille = { $name } in use
account-delete-sure = This deletes the settings, the statistics and all games of the profile { $name } for good. If you are sure, type { command-profile } delete { $name } yes.
    .braille = sure? { command-profile } delete { $name } yes
account-deleted = The profile { $name } is deleted.
    .braille = { $name } deleted
account-failed = The profile { $name } could not be saved in { $file }: { reason }.
    .braille = not kept: { $name }
account-not-deleted = The profile { $name } could not be deleted, because of { $file }: { reason }.
    .braille = not deleted: { $name }
setting-profile = Profile
