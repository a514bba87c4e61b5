### Practice nodes: what a person makes happen to them, and what came of it.

practice-title = Übung: etwas geschehen lassen
    .hide = Ausblenden
    .show = Einblenden
    .try = Probiere es aus: Veröffentliche ein neues Image, aktualisiere die automatischen Tarife, sieh zu, wie Nodes gesperrt werden, und entsperre sie dann alle.

## At the service of the practice nodes.

practice-service = Beim Dienst
practice-release = Neues Image veröffentlichen
    .done = Ein neues Image ist da. Jeder Node ist jetzt veraltet; die mit automatischem Tarif werden wahrscheinlich gesperrt.
practice-upgrade = Automatische Tarife aktualisieren
    .none = Kein Node mit automatischem Tarif ist veraltet: Veröffentliche zuerst ein neues Image.
practice-upgraded =
    { $count ->
        [one] { $count } Node mit automatischem Tarif wird jetzt aktualisiert und ist in { $seconds ->
            [one] { $seconds } Sekunde
           *[other] { $seconds } Sekunden
        } wieder da, dann gesperrt. Achte auf die Zahlen und die Meldung.
       *[other] { $count } Nodes mit automatischem Tarif werden jetzt aktualisiert und sind in { $seconds ->
            [one] { $seconds } Sekunde
           *[other] { $seconds } Sekunden
        } wieder da, dann gesperrt. Achte auf die Zahlen und die Meldung.
    }
practice-more = Weitere Nodes
practice-make =
    { $count ->
        [one] { $count } Node erstellen
       *[other] { $count } Nodes erstellen
    }
practice-made =
    { $plan ->
        [node] { $count ->
            [one] { $count } weiterer Node, von Hand aktualisiert. Ochre fragt ihn jetzt ab.
           *[other] { $count } weitere Nodes, von Hand aktualisiert. Ochre fragt sie jetzt ab.
        }
       *[other] { $count ->
            [one] { $count } weiterer Node, ohne Rückfrage aktualisiert. Ochre fragt ihn jetzt ab.
           *[other] { $count } weitere Nodes, ohne Rückfrage aktualisiert. Ochre fragt sie jetzt ab.
        }
    }
practice-plan = Wie sie aktualisiert werden
    .scale = automatischer Tarif
    .node = von Hand
practice-time = Zeit
practice-pass = Eine Minute vorspulen
    .done = Für die Nodes ist eine Minute vergangen: Was langsam war, ist fertig. Deine eigene Uhr wurde nicht verstellt.

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-to-selected = Mit der Auswahl unten
practice-to-one = Mit einem Node oder mit deiner Auswahl unten
practice-node = Betroffener Node
practice-lock = Sperren
practice-lock-done =
    { $count ->
        [one] { $node } ist gesperrt, ohne Rückfrage. Entsperre, was gesperrt wurde.
       *[other] { $count } Nodes sind gesperrt, ohne Rückfrage. Entsperre, was gesperrt wurde.
    }
practice-refuse = Node-Passwörter ablehnen
    .back = Node-Passwörter wieder annehmen
practice-refuse-done =
    { $count ->
        [one] { $node } lehnt jedes Node-Passwort ab. Sperre und entsperre ihn, um es zu sehen: Keines wird zweimal versucht.
       *[other] { $count } Nodes lehnen jedes Node-Passwort ab. Sperre und entsperre sie, um es zu sehen: Keines wird zweimal versucht.
    }
practice-refuse-undone =
    { $count ->
        [one] { $node } nimmt das richtige Node-Passwort wieder an.
       *[other] { $count } Nodes nehmen das richtige Node-Passwort wieder an.
    }
practice-slow = Langsam entsperren
    .back = Sofort entsperren
practice-slow-done =
    { $count ->
        [one] { $node } braucht zum Entsperren eine Minute. Sperre und entsperre ihn, und spule dann eine Minute vor.
       *[other] { $count } Nodes brauchen zum Entsperren eine Minute. Sperre und entsperre sie, und spule dann eine Minute vor.
    }
practice-slow-undone =
    { $count ->
        [one] { $node } wird wieder sofort entsperrt.
       *[other] { $count } Nodes werden wieder sofort entsperrt.
    }
practice-vanish = Verschwinden
    .back = Zurückkommen
practice-vanish-done =
    { $count ->
        [one] { $node } antwortet niemandem. Nach drei Aufrufen ohne Antwort gilt er als nicht erreichbar.
       *[other] { $count } Nodes antworten niemandem. Nach drei Aufrufen ohne Antwort gelten sie als nicht erreichbar.
    }
practice-vanish-undone =
    { $count ->
        [one] { $node } antwortet wieder, in demselben Zustand wie zuvor.
       *[other] { $count } Nodes antworten wieder, in demselben Zustand wie zuvor.
    }

## On the page of a practice node: what is really so, which no real service tells.

practice-simulated = Dieser Node ist simuliert.
practice-really = Sein wirklicher Zustand: { $truth }.
practice-really-told = Das verrät kein echter Dienst.
practice-is-unlocked = entsperrt
practice-is-locked = gesperrt
practice-is-unlocking = wird entsperrt
practice-is-notInitialised = nicht eingerichtet
practice-is-upgrading = wird aktualisiert
practice-is-failed = läuft nicht, seine Aktualisierung ist fehlgeschlagen
practice-is-vanished = antwortet niemandem
practice-is-refusing = lehnt jedes Node-Passwort ab
practice-is-slow = braucht { $seconds } s zum Entsperren
