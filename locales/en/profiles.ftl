# Profiles: several people at one account of the computer.

command-profile = profile
    .use = profile, profile and a name, profile off, or profile delete and a name
    .help = Keeps settings, statistics and unfinished games apart for each of you who share this computer.
account-is = The profile { $name } is in use.
    .braille = profile { $name }
account-is-new = The profile { $name } is new. Its settings, statistics and unfinished games are its own.
    .braille = new profile { $name }
account-none = No profile is in use.
    .braille = no profile
account-others = There { $count ->
    [one] is one more profile: { $names }.
   *[other] are { $count } more profiles: { $names }.
}
    .braille = also { $names }
account-how = { $on ->
    [yes] For another profile or a new one, type { command-profile } and its name; for none, type { command-profile } off.
   *[no] For a profile, which may be new, type { command-profile } and its name.
}
    .braille = { command-profile } + name
account-left = The game can go on later: type { command-profile } { $on ->
    [yes] { $name }
   *[no] off
}, then { command-resume }.
    .braille = later: { command-profile } { $on ->
    [yes] { $name }
   *[no] off
}; { command-resume }
account-name = A name for a profile has letters, digits and hyphens, at most 40 of them: { command-profile } anna, for example.
    .braille = { command-profile } anna
account-unknown = There is no profile { $name }.
    .braille = no profile { $name }
account-which = Which profile is to be deleted? Type { command-profile } delete and its name.
    .braille = { command-profile } delete + name
account-in-use = The profile { $name } is in use, so it cannot be deleted now. First change to another one.
    .braille = { $name } in use
account-delete-sure = This deletes the settings, the statistics and all games of the profile { $name } for good. If you are sure, type { command-profile } delete { $name } yes.
    .braille = sure? { command-profile } delete { $name } yes
account-deleted = The profile { $name } is deleted.
    .braille = { $name } deleted
account-failed = The profile { $name } could not be kept in { $file }: { reason }.
    .braille = not kept: { $name }
account-not-deleted = The profile { $name } could not be deleted, because of { $file }: { reason }.
    .braille = not deleted: { $name }
setting-profile = Profile
