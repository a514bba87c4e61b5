### The menu of the window and of the tray. A letter behind & is the key that opens an entry.

menu-file = &Datei
menu-file-mac = Ablage
menu-settings = &Einstellungen
menu-settings-mac = Einstellungen …
menu-lock = Ochre &sperren
menu-go = &Gehe zu
menu-palette = &Gehe zu …
menu-back = &Zurück
menu-forward = &Vorwärts
menu-view = &Ansicht
menu-window = &Fenster
menu-help = &Hilfe
menu-keyboard = &Tastatur
menu-diagnostics = &Diagnose und Datenordner
menu-open-nodes = Nodes öffnen
menu-nodes-locked =
    { $count ->
        [0] Kein Node ist gesperrt
        [one] { $count } Node ist gesperrt
       *[other] { $count } Nodes sind gesperrt
    }
menu-more-nodes = und noch { $count }
menu-unnamed-node = Ein Node ohne Namen
menu-quit = Ochre beenden
menu-tray = Ochre: { $locked }
