### Practice nodes: what a person makes happen to them, and what came of it.

## At the service of the practice nodes.

practice-release = Image veröffentlichen
    .done = Neues Image: alle Nodes veraltet
practice-upgrade = Automatische Pläne aktualisieren
    .none = Veröffentliche zuerst ein Image.
practice-upgraded = { $count } in Aktualisierung, in { $seconds } s gesperrt
practice-make = { $count } erstellen
practice-made = { $plan ->
        [node] { $count } hinzugefügt, von Hand aktualisiert
       *[other] { $count } hinzugefügt, automatisch aktualisiert
    }
practice-plan = Aktualisierung
    .scale = automatischer Plan
    .node = von Hand
practice-pass = Eine Minute vorspulen
    .done = Für die Nodes ist eine Minute vergangen

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-lock = Sperren
practice-done = { $act }: { $count ->
        [one] { $node }
       *[other] { $count } Nodes
    }
practice-refuse = Node-Passwörter ablehnen
    .back = Passwörter annehmen
practice-slow = Langsam entsperren
    .back = Schnell entsperren
practice-vanish = Verschwinden
    .back = Zurückkommen

## On the page of a practice node: what is really so, which no real service tells.

practice-really = Echter Zustand: { $truth }. Echte Dienste melden das nicht.
practice-is-notInitialised = nicht eingerichtet
practice-is-failed = läuft nicht, Aktualisierung fehlgeschlagen
practice-is-vanished = antwortet nicht
practice-is-refusing = lehnt jedes Node-Passwort ab
practice-is-slow = braucht { $seconds } s zum Entsperren
