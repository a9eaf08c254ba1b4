# Profile: mehrere Personen an einem Konto des Rechners.

command-profile = profil
    .use = profil, profil und einen Namen, profil aus oder profil löschen und einen Namen
    .help = Hält Einstellungen, Statistik und offene Spiele getrennt für alle, die sich diesen Rechner teilen.
account-is = Das Profil { $name } ist in Gebrauch.
    .braille = Profil { $name }
account-is-new = Das Profil { $name } ist neu. Es hat eigene Einstellungen, eine eigene Statistik und eigene offene Spiele.
    .braille = neues Profil { $name }
account-none = Kein Profil ist in Gebrauch.
    .braille = kein Profil
account-others = Es gibt { $count ->
    [one] ein weiteres Profil: { $names }.
   *[other] { $count } weitere Profile: { $names }.
}
    .braille = auch { $names }
account-how = { $on ->
    [yes] Für ein anderes oder neues Profil tippe { command-profile } und seinen Namen, für keines { command-profile } aus.
   *[no] Für ein Profil, auch ein neues, tippe { command-profile } und seinen Namen.
}
    .braille = { command-profile } + Name
account-left = Das Spiel kann später weitergehen: Tippe { command-profile } { $on ->
    [yes] { $name }
   *[no] aus
}, dann { command-resume }.
    .braille = später: { command-profile } { $on ->
    [yes] { $name }
   *[no] aus
}; { command-resume }
account-name = Ein Name für ein Profil hat Buchstaben, Ziffern und Bindestriche, höchstens 40: zum Beispiel { command-profile } anna.
    .braille = { command-profile } anna
account-unknown = Ein Profil { $name } gibt es nicht.
    .braille = kein Profil { $name }
account-which = Welches Profil soll gelöscht werden? Tippe { command-profile } löschen und seinen Namen.
    .braille = { command-profile } löschen + Name
account-in-use = Das Profil { $name } ist in Gebrauch und lässt sich jetzt nicht löschen. Wechsle zuerst zu einem anderen.
    .braille = { $name } in Gebrauch
account-delete-sure = Das löscht die Einstellungen, die Statistik und alle Spiele des Profils { $name } endgültig. Wenn du sicher bist, tippe { command-profile } löschen { $name } ja.
    .braille = sicher? { command-profile } löschen { $name } ja
account-deleted = Das Profil { $name } ist gelöscht.
    .braille = { $name } gelöscht
account-failed = Das Profil { $name } ließ sich nicht in { $file } anlegen: { reason }.
    .braille = nicht angelegt: { $name }
account-not-deleted = Das Profil { $name } ließ sich nicht löschen, wegen { $file }: { reason }.
    .braille = nicht gelöscht: { $name }
setting-profile = Profil
