### Durchläufe: eine Handlung, an vielen Nodes geprüft und ausgeführt, mit ihren Passwörtern und ihrem Bericht.

## The plan. figure: $count nodes in bold (run-nodes).

run-plan-none = Kein Node kann gefragt werden.
run-plan-passwords-kept =
    { $count ->
        [one] { $count } Node-Passwort gespeichert
       *[other] { $count } Node-Passwörter gespeichert
    }
run-plan-not-begun = Abgebrochen
run-plan-sum = { $figure }, übersprungen: { $skipped }. Noch nichts gesendet.
run-passwords-enter =
    { $count ->
        [one] { $count } Node-Passwort eingeben
       *[other] { $count } Node-Passwörter eingeben
    }
run-plan-unlocks = Nach der Aktualisierung entsperren
    .hint = Mit den gespeicherten Node-Passwörtern. Sonst bleiben die Nodes gesperrt.
run-plan-canary = Erster Node
run-plan-parallel = Danach gleichzeitig
    .missing = Gib eine Anzahl ein.
run-plan-stops = Stoppt bei einem abgelehnten Token, einem falschen Passwort am ersten Node oder drei falschen. Ebenso nach fünf Nodes in Folge, die ohne Ablehnung scheiterten.
run-plan-for-now =
    { $count ->
        [one] { $count } Node-Passwort nur für diesen Durchlauf
       *[other] { $count } Node-Passwörter nur für diesen Durchlauf
    }
run-plan-forget = Jetzt vergessen
run-plan-hosts = Node-Passwörter gingen an neue Hosts. Ochre fragt vorher nach jedem:

## Passwords of many nodes, typed or pasted. secret: how one is called, with a capital letter where it begins the message: “Password”.

run-passwords-practice = Übungspasswörter einsetzen
run-passwords-way =
    .one = Dasselbe für alle
    .each = Eines je Node
run-passwords-how = Füge Zeilen in dieser Reihenfolge ein oder zwei Spalten: Name, Node-Passwort.
run-passwords-keep = Im Schlüsselbund speichern
    .hint = Sonst nur für diesen Durchlauf.
run-passwords-given = { $count } von { $total } eingegeben.
run-passwords-table =
    .kept = gespeichert
    .field = { $node }: { $secret }
run-passwords-pages =
    .before = Vorherige Nodes
    .after = Nächste Nodes
run-passwords-page = { $from } bis { $to } von { $count }
run-pasted =
    { $count ->
        [one] { $count } Zeile eingesetzt, { $more } übrig.
       *[other] { $count } Zeilen eingesetzt, { $more } übrig.
    }
run-pasted-unknown = „{ $name }“ ist hier nicht genau ein Node. Kein Feld wurde ausgefüllt.

## The page where passwords are given to be kept.

run-keep = Node-Passwörter

## How a run stands, on its chip; and why it stopped.

## On the board: a run that is not over.

run-note-open = Durchlauf öffnen

## How far a run is: how many nodes came to what. figure: $count, in bold.

run-count-through = { $figure } von { $count } beendet
run-outcome =
    { $count ->
       *[other]
            { $outcome ->
                [waiting]
                    { $count ->
                        [one] wartet
                       *[other] warten
                    }
                [running] laufend
                [done] erledigt
                [already] schon erledigt
                [refused] abgelehnt
                [failed] fehlgeschlagen
                [skipped] übersprungen
               *[unknown] unbekannt
            }
    }

## Node by node.

run-column-outcome = Ergebnis
run-column-said = Grund
run-column-took = Dauer

## What is left to do at a node, without a point: in a column, and in the copied report.

## The report of a run.

run-title = Durchlauf
run-interrupted = Ochre wurde während dieses Durchlaufs beendet.
    .text = Beim Fortsetzen prüft Ochre zuerst Nodes mit unbekanntem Ausgang. Keiner wird zweimal entsperrt.
run-paused = Pausiert. Bereits gefragte Nodes laufen zu Ende.
run-left-locked =
    { $count ->
        [one] { $count } Node dieses Durchlaufs ist gesperrt.
       *[other] { $count } Nodes dieses Durchlaufs sind gesperrt.
    }
run-wanting =
    { $count ->
        [one] { $count } Node braucht ein anderes Node-Passwort.
       *[other] { $count } Nodes brauchen ein anderes Node-Passwort.
    }
    .plan = Erneut prüfen
run-far = Fortschritt
    .pause = Pausieren
    .resume = Fortsetzen
    .stop = Stoppen
run-begun = Gestartet { $time }, { $count } gleichzeitig.
run-copy = Bericht kopieren

## The report as text, for a message or a ticket.

run-report-more = Weitere Zeilen: { $count }

## The list of runs.

run-list = Durchläufe
    .empty = Noch kein Durchlauf.
run-state =
    { $state ->
        [canary] Erster Node
        [running] Läuft
        [paused] Pausiert
        [stopped] Gestoppt
        [interrupted] Unterbrochen
       *[finished] Beendet
    }
run-stopped =
    { $because ->
        [wrongPasswords] Der erste Node oder drei Nodes haben ihr Node-Passwort abgelehnt. Weitere Versuche könnten dich aussperren.
        [canaryFailed] Der erste Node ist so gescheitert, dass es jeden Node träfe.
        [tokenRefused] Ein Token wurde abgelehnt.
        [manyFailures] Fünf Nodes in Folge sind gescheitert, keiner durch eigene Ablehnung.
       *[you] Von dir gestoppt.
    }
run-todo =
    { $of ->
        [unlock] Entsperre den Node.
        [unknown] Lade neu: Der Ausgang ist unbekannt.
       *[plan] Prüfe den Node erneut.
    }
run-passwords-off =
    { $why ->
        [absent] Kein Schlüsselbund: nur für diesen Durchlauf, im Speicher.
       *[locked] Schlüsselbund gesperrt: nur für diesen Durchlauf, im Speicher.
    }
run-do =
    { $act ->
        [unlock]
            { $count ->
                [one] { $count } Node entsperren
               *[other] { $count } Nodes entsperren
            }
        [upgrade]
            { $count ->
                [one] { $count } Node aktualisieren
               *[other] { $count } Nodes aktualisieren
            }
       *[upgradeToUnlocked]
            { $count ->
                [one] { $count } Node aktualisieren und entsperren
               *[other] { $count } Nodes aktualisieren und entsperren
            }
    }
run-passwords-act =
    { $does ->
        [keep]
            { $count ->
                [one] { $count } Node-Passwort speichern
               *[other] { $count } Node-Passwörter speichern
            }
       *[use]
            { $count ->
                [one] { $count } Node-Passwort verwenden
               *[other] { $count } Node-Passwörter verwenden
            }
    }
run-plan-how = Einer zuerst, dann { $count } gleichzeitig.
run-column-todo = Nächster Schritt
