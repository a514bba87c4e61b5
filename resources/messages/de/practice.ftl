### Practice nodes: what a person makes happen to them, and what came of it.

practice-title = Übung: etwas geschehen lassen
    .hide = Ausblenden
    .show = Einblenden
    .try = Veröffentliche ein Image, aktualisiere die automatischen Pläne, entsperre die Nodes.

## At the service of the practice nodes.

practice-service = Beim Dienst
practice-release = Image veröffentlichen
    .done = Neues Image: alle Nodes veraltet
practice-upgrade = Automatische Pläne aktualisieren
    .none = Veröffentliche zuerst ein Image.
practice-upgraded = { $count } in Aktualisierung, in { $seconds } s gesperrt
practice-more = Weitere Nodes
practice-make = { $count } erstellen
practice-made = { $plan ->
        [node] { $count } hinzugefügt, von Hand aktualisiert
       *[other] { $count } hinzugefügt, automatisch aktualisiert
    }
practice-plan = Aktualisierung
    .scale = automatischer Tarif
    .node = von Hand
practice-time = Zeit
practice-pass = Eine Minute vorspulen
    .done = Für die Nodes ist eine Minute vergangen

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-lock = Sperren
practice-lock-done =
    { $count ->
        [one] { $node } gesperrt
       *[other] { $count } Nodes gesperrt
    }
practice-refuse = Node-Passwörter ablehnen
    .back = Passwörter annehmen
practice-refuse-done =
    { $count ->
        [one] { $node } lehnt jedes Passwort ab
       *[other] { $count } Nodes lehnen jedes Passwort ab
    }
practice-refuse-undone =
    { $count ->
        [one] { $node } nimmt das richtige Passwort an
       *[other] { $count } Nodes nehmen das richtige Passwort an
    }
practice-slow = Langsam entsperren
    .back = Sofort entsperren
practice-slow-done =
    { $count ->
        [one] { $node } braucht eine Minute zum Entsperren
       *[other] { $count } Nodes brauchen eine Minute zum Entsperren
    }
practice-slow-undone =
    { $count ->
        [one] { $node } wird schnell entsperrt
       *[other] { $count } Nodes werden schnell entsperrt
    }
practice-vanish = Verschwinden
    .back = Zurückkommen
practice-vanish-done =
    { $count ->
        [one] { $node } antwortet nicht mehr
       *[other] { $count } Nodes antworten nicht mehr
    }
practice-vanish-undone =
    { $count ->
        [one] { $node } antwortet wieder
       *[other] { $count } Nodes antworten wieder
    }

## On the page of a practice node: what is really so, which no real service tells.

practice-simulated = Simulierter Node.
practice-really = Echter Zustand: { $truth }.
practice-really-told = Echte Dienste melden das nicht.
practice-is-unlocked = entsperrt
practice-is-locked = gesperrt
practice-is-unlocking = wird entsperrt
practice-is-notInitialised = nicht eingerichtet
practice-is-upgrading = wird aktualisiert
practice-is-failed = läuft nicht, seine Aktualisierung ist fehlgeschlagen
practice-is-vanished = antwortet niemandem
practice-is-refusing = lehnt jedes Node-Passwort ab
practice-is-slow = braucht { $seconds } s zum Entsperren
