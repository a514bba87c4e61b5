### The nodes that are watched: the board of all of them, their alerts, and the connections and lists that they come from.

nodes-title = Nodes
nodes-reading = Nodes werden geladen
nodes-count =
    { $count ->
        [one] { $count } Node
       *[other] { $count } Nodes
    }
nodes-some-names = { $names } und noch { $count }
# How long a node is so, where that began before Ochre was started.
nodes-age-about = ~{ $age }
    .title = Seit etwa { $time }: Ochre wurde seitdem neu gestartet, und die Uhr dieses Computers kann gestellt worden sein.

## The head of the board.

nodes-ways = Rund um die Nodes
nodes-way-alerts = Meldungen
nodes-way-runs = Durchläufe
nodes-way-connections = Verbindungen
nodes-way-alerts-new = neu
nodes-add-one = Node hinzufügen
nodes-add-list = Liste importieren
nodes-check-all = Alle abfragen
nodes-checked = Alles abgefragt, was sich abfragen lässt

## The board without a node, and what it comes to.

nodes-empty = Die Verbindung steht, aber die Liste enthält noch keinen Node.
    .hint = Importiere eine Liste, füge einen Node von Hand hinzu oder lies die Liste des Dienstes, falls er eine hat.
    .action = Nodes importieren
nodes-exported =
    { $count ->
        [one] { $count } Node als { $file } gespeichert, ohne Geheimnisse
       *[other] { $count } Nodes als { $file } gespeichert, ohne Geheimnisse
    }
nodes-plan-all = Entsperren planen: alle { $count }
nodes-none-found = Kein Node passt dazu.
    .action = Alle Nodes anzeigen
nodes-keys = Mit den Pfeiltasten oder J und K bewegen, mit der Leertaste auswählen, mit Umschalt einen Bereich. U plant ein Entsperren, Enter öffnet.

## How many nodes are in each state. figure: $count, in bold; word: “locked”, which is explained at itself; age: how long the first of them is locked.

nodes-counts = Anzahl nach Zustand
nodes-counts-locked = { $figure } { $word }
nodes-counts-locked-longest = { $figure } { $word }, am längsten { $age }
nodes-counts-locked-word =
    { $count ->
        [one] gesperrt
       *[other] gesperrt
    }

## The same as cells of a picture. states: “14 locked, 3 unlocking”.

nodes-cells =
    { $count ->
        [one] { $count } Node: { $states }
       *[other] { $count } Nodes: { $states }
    }
nodes-cells-scale =
    { $count ->
        [one] Ein Feld steht für bis zu { $count } Node.
       *[other] Ein Feld steht für bis zu { $count } Nodes.
    }

## The newest image of each service. image: its name; seen: nodes-image-seen.

nodes-image-newest = Neuestes Image { $image }, { $seen }
nodes-image-newest-of = Neuestes Image { $image } von { $service }, { $seen }
nodes-image-last = Zuletzt bekannt: { $image }, { $seen }
nodes-image-last-of = Zuletzt bekannt: { $image } von { $service }, { $seen }
nodes-image-seen = gesehen vor { $age }
nodes-image-none = Neuestes Image noch nicht abgefragt
nodes-image-none-of = Neuestes Image von { $service } noch nicht abgefragt
nodes-image-unread = Neuestes Image nicht abgefragt: { $why }

## What a service's list was like, beyond its nodes. names: of rows that could not be read, joined as a list.

nodes-list-row = Zeile { $place }
nodes-list-unread =
    { $count ->
        [one] { $count } Zeile der Liste von { $service } war nicht lesbar: { $names }
       *[other] { $count } Zeilen der Liste von { $service } waren nicht lesbar: { $names }
    }
nodes-list-cut = { $service } hat mehr Nodes als aufgelistet.
nodes-list-failed = Liste der Nodes nicht abgefragt: { $why }
nodes-list-no-images = Dieser Dienst nennt nicht, mit welchem Image ein Node läuft.

## The plot of when nodes were locked, bar by bar, and the same as a table. -24: the last 24 hours, -168: the last 7 days.

nodes-plot = Gesperrt
    .spans = Zeitraum
    .bars = Gesperrt, Balken für Balken
nodes-plot-24 = Gesperrt in den letzten 24 Stunden: { $summary }
    .span = 24 h
    .caption = Gesperrt in den letzten 24 Stunden, neueste zuerst, alle Nodes zusammen
nodes-plot-168 = Gesperrt in den letzten 7 Tagen: { $summary }
    .span = 7 Tage
    .caption = Gesperrt in den letzten 7 Tagen, neueste zuerst, alle Nodes zusammen
nodes-plot-just-now = Nur gerade eben.
nodes-plot-unknown = Noch ist nichts bekannt.
nodes-plot-none = Kein Node war gesperrt.
nodes-plot-none-else = Zu anderen Zeiten war kein Node gesperrt.
nodes-plot-before = Vor { $time } ist nichts bekannt.
nodes-plot-sum =
    { $count ->
        [one] { $time } insgesamt, höchstens { $count } Node auf einmal ({ $when }).
       *[other] { $time } insgesamt, bis zu { $count } Nodes gleichzeitig ({ $when }).
    }
nodes-plot-sum-short =
    { $count ->
        [one] Unter einer Minute insgesamt, höchstens { $count } Node auf einmal ({ $when }).
       *[other] Unter einer Minute insgesamt, bis zu { $count } Nodes gleichzeitig ({ $when }).
    }
nodes-plot-bar = { $time }: { $locked }
nodes-plot-bar-time = { $from } bis { $to }
nodes-plot-bar-unknown = nichts bekannt
nodes-plot-bar-none = keiner gesperrt
nodes-plot-bar-short = unter einer Minute
nodes-plot-table = Als Tabelle
    .when = Wann
    .locked = Gesperrt

## What is looked for, above the list.

nodes-find = Node suchen
nodes-find-state = Zustand
    .all = Zustand: alle
nodes-find-plan = Tarif
    .all = Tarif: alle
    .one = Tarif: { $plan }
nodes-find-alert =
    { $count ->
        [one] Nur { $count } Node einer Meldung
       *[other] Nur { $count } Nodes einer Meldung
    }
nodes-find-clear = Alle anzeigen
nodes-found =
    { $count ->
        [one] { $count } Node gefunden
       *[other] { $count } Nodes gefunden
    }
nodes-sorted =
    { $count ->
        [one] { $count } Node, dringendste zuerst
       *[other] { $count } Nodes, dringendste zuerst
    }
nodes-export = Exportieren
    .csv = Als CSV
    .json = Als JSON

## The list.

nodes-table = Nodes
    .all = Alle auswählen
    .one = { $node } auswählen
nodes-column-state = Zustand
nodes-column-node = Node
nodes-column-for = Seit
nodes-column-proof = Quelle
nodes-column-age = Alter
nodes-column-image = Image
nodes-column-plan = Tarif
nodes-column-locked = Gesperrt, 30 Tage
nodes-row-still = Kein Block seit { $time }
nodes-row-will-lock = { $prediction } neues Image { $age }
    .prediction = Wird wahrscheinlich gesperrt:
    .title = Neues Image, zuerst gesehen: { $time }
nodes-row-image-unknown = nicht bekannt

## What can be done with those that are selected.

nodes-selected = Ausgewählte Nodes
    .hint = Probelauf, ein Node allein, dann je { $count } gleichzeitig.
    .clear = Auswahl aufheben
    .upgrade = Aktualisierung planen
nodes-selected-count =
    { $count ->
        [one] { $count } ausgewählt
       *[other] { $count } ausgewählt
    }
nodes-selected-passwords = Node-Passwörter angeben: { $count }
nodes-selected-unlock = Entsperren planen: { $count }

## Alerts: in their list, and as they come. who: the node's name, where it is one.

nodes-alert-inactive = Er kann nichts senden oder empfangen, bis du ihn entsperrst.
nodes-alert-locked =
    { $count ->
        [one] { $who } wurde um { $time } gesperrt
       *[other] { $count } Nodes wurden um { $time } gesperrt
    }
nodes-alert-locked-update =
    { $count ->
        [one] { $who } wurde um { $time } durch eine Aktualisierung von außen gesperrt
       *[other] { $count } Nodes wurden um { $time } durch eine Aktualisierung von außen gesperrt
    }
nodes-alert-locked-probablyUpdate =
    { $count ->
        [one] { $who } wurde um { $time } gesperrt, wahrscheinlich durch eine Aktualisierung von außen
       *[other] { $count } Nodes wurden um { $time } gesperrt, wahrscheinlich durch eine Aktualisierung von außen
    }
nodes-alert-lockedLong =
    { $count ->
        [one] { $who } war um { $time } noch immer gesperrt
       *[other] { $count } Nodes waren um { $time } noch immer gesperrt
    }
nodes-alert-unreachable =
    { $count ->
        [one] { $who } war ab { $time } stumm
       *[other] { $count } Nodes waren ab { $time } stumm
    }
nodes-alert-unreachable-because =
    { $count ->
        [one] { $who } war ab { $time } stumm ({ $reason })
       *[other] { $count } Nodes waren ab { $time } stumm ({ $reason })
    }
nodes-alert-unreadable =
    { $count ->
        [one] { $who } war ab { $time } nicht lesbar: Das Token wurde abgelehnt, oder dort antwortete kein Node
       *[other] { $count } Nodes waren ab { $time } nicht lesbar: Die Tokens wurden abgelehnt, oder dort antwortete kein Node
    }
nodes-alert-overdue =
    { $count ->
        [one] { $who } war um { $time } überfällig: beim Aktualisieren, Entsperren oder Stoppen
       *[other] { $count } Nodes waren um { $time } überfällig: beim Aktualisieren, Entsperren oder Stoppen
    }
nodes-alert-outdated =
    { $count ->
        [one] { $who } war ab { $time } veraltet
       *[other] { $count } Nodes waren ab { $time } veraltet
    }
nodes-alert-upgradeFailed =
    { $count ->
        [one] Die Aktualisierung von { $who } ist fehlgeschlagen
       *[other] Die Aktualisierung von { $count } Nodes ist fehlgeschlagen
    }
nodes-alert-willLock =
    { $count ->
        [one] { $who } stand um { $time } wahrscheinlich vor einer Sperre: Ein neues Image kam heraus
       *[other] { $count } Nodes standen um { $time } wahrscheinlich vor einer Sperre: Ein neues Image kam heraus
    }
nodes-alert-unlockedByItself =
    { $count ->
        [one] { $who } wurde automatisch entsperrt
       *[other] { $count } Nodes wurden automatisch entsperrt
    }
# Behind one of these: how many of its nodes still are so.
nodes-alert-still =
    { $count ->
        [0] { $told }; jetzt keiner mehr
        [one] { $told }; 1 noch immer
       *[other] { $told }; { $count } noch immer
    }
    .one =
        { $count ->
            [0] { $told }; jetzt nicht mehr
           *[other] { $told }; noch immer
        }
nodes-alerts = Meldungen
    .card = Letzte Meldungen
    .empty = Noch keine Meldungen.
    .empty-hint = Meldungen erscheinen hier, auch während der Ruhezeit.
    .new = Neu
    .told = Gemeldet
    .open = Öffnen
    .show = Nodes anzeigen
nodes-alerts-unlock = Entsperren planen: { $count }

## What is told as an alert, chosen by a person.

nodes-tell = Benachrichtigungen
    .kinds = Was gemeldet wird
    .save = Meldungen speichern
    .saved = Meldungen eingestellt
nodes-tell-locked = Node wird gesperrt
nodes-tell-lockedLong = Node bleibt gesperrt
nodes-tell-unreachable = Node antwortet nicht mehr
nodes-tell-unreadable = Zustand eines Nodes ist nicht mehr lesbar
nodes-tell-overdue = Aktualisieren, Entsperren oder Stoppen dauert zu lange
nodes-tell-outdated = Image eines Nodes ist nicht mehr das neueste
nodes-tell-upgradeFailed = Aktualisierung schlägt fehl
nodes-tell-willLock = Neues Image: Nodes werden wahrscheinlich gesperrt
nodes-tell-unlockedByItself = Ochre hat einen Node automatisch entsperrt
nodes-tell-after = „Bleibt gesperrt“ melden nach
    .missing = Gib an, nach wie vielen Minuten
nodes-tell-quiet = Ruhezeit
    .hint = Dann gibt es keine Benachrichtigung; Meldungen erscheinen weiterhin in dieser Liste.
    .from = Von
    .to = Bis
    .missing = Gib beide Uhrzeiten ein

## Before the first connection.

nodes-first = Noch wird kein Node beobachtet.
    .hint = Ein Node mit veraltetem Image wird aktualisiert und ist danach gesperrt: Er zahlt und empfängt nichts, bis ihn jemand entsperrt. Ochre beobachtet, welche gesperrt sind, und entsperrt einen oder Hunderte.
    .connect = Node-Dienst verbinden
    .own = Eigenen Node hinzufügen
    .practise = Mit Übungs-Nodes ausprobieren
nodes-first-practice = Übungs-Nodes
nodes-first-practised =
    { $count ->
        [one] { $count } Übungs-Node wird beobachtet. Er enthält nichts
       *[other] { $count } Übungs-Nodes werden beobachtet. Sie enthalten nichts
    }

## Connections to services of nodes.

nodes-connections = Verbindungen
    .another = Weiteren Dienst verbinden
    .new = Node-Dienst verbinden
    .change = “{ $name }” ändern
nodes-connection-kept = “{ $name }” wurde nicht entfernt
nodes-connection-saved = Gespeichert
nodes-connection-saved-unread = Gespeichert. Das neueste Image ließ sich nicht abfragen
nodes-connection-saved-image = Gespeichert. Das neueste Image ist { $image }

## One connection, as it is.

nodes-connection-change = Ändern
nodes-connection-remove = Entfernen
nodes-connection-service = Dienst
nodes-connection-service-practice = Übung, in Ochre selbst
nodes-connection-service-own = keiner: Jeder Node wird unter seiner eigenen Adresse abgefragt
nodes-connection-answer = Nodes antworten unter
    .own = ihren eigenen Adressen
nodes-connection-token = Token
    .kept = im Schlüsselbund
    .none = keines
nodes-connection-image = Neuestes Image
    .none = noch nicht abgefragt
nodes-connection-image-seen = { $image }, gesehen vor { $age }
nodes-connection-every = Abfrage alle
    .seconds = { $count } s
nodes-connection-nodes = Nodes hier
nodes-connection-sees = Ochre sieht
    .all = alles, was sich abfragen lässt
nodes-connection-unseen-list = nicht, welche Nodes es gibt
nodes-connection-unseen-detail = nicht, wie weit eine Aktualisierung ist
nodes-connection-unseen-probe = nicht, ob ein Node gesperrt ist, bis er entsperrt werden soll
nodes-connection-unread = Das neueste Image ließ sich nicht abfragen.
nodes-connection-fetch = Liste des Dienstes lesen
nodes-connection-fetched =
    { $added ->
        [one] { $added } Node
       *[other] { $added } Nodes
    } hinzugefügt, { $updated ->
        [one] { $updated } Node
       *[other] { $updated } Nodes
    } geändert
nodes-connection-fetched-gone =
    { $added ->
        [one] { $added } Node
       *[other] { $added } Nodes
    } hinzugefügt, { $updated ->
        [one] { $updated } Node
       *[other] { $updated } Nodes
    } geändert. { $gone ->
        [one] { $gone } deiner Nodes steht nicht in der Liste des Dienstes: Er bleibt hier
       *[other] { $gone } deiner Nodes stehen nicht in der Liste des Dienstes: Sie bleiben hier
    }

## One connection, as it is written.

nodes-service = Welcher Dienst
nodes-service-remote = Ein Node-Dienst
    .hint = Über seine Adresse, mit deinem Token.
nodes-service-practice = Übung, in Ochre selbst
    .hint = Simulierte Nodes, die sich sperren, aktualisiert werden und ablehnen. Sie enthalten nichts.
nodes-service-name = Name der Verbindung
nodes-service-address = Basisadresse des Dienstes
    .hint = Nur https; http ist für diesen Computer selbst erlaubt.
    .hint-browser = Ochre läuft gerade im Browser und erreicht daher nur Dienste auf diesem Computer.
nodes-service-nodes = Wo die Nodes antworten
    .hint = Wenn leer, nennt jeder Node seine eigene Adresse.
nodes-service-token = Token, falls der Dienst eines verlangt
    .hint = Es wird in deinem Schlüsselbund gespeichert und nie angezeigt.
nodes-service-token-kept = Neues Token, falls es sich ändert
    .hint = Eines liegt in deinem Schlüsselbund. Es wird nie angezeigt. Das Token eines Hosting-Dienstes gilt, bis du es dort widerrufst.
    .remove = Gespeichertes Token entfernen
nodes-service-token-elsewhere = Das gespeicherte Token wurde für { $address } angegeben. Eine andere Adresse bekommt es nie: Gib das für diesen Dienst ein.
nodes-service-extras = Was dieser Dienst über die drei dokumentierten Aufrufe hinaus anbietet
    .hint = Wenn du es nicht weißt, lass alles aus: Ochre ruft dann nur auf, was dokumentiert ist.
nodes-service-extra-list = Er kann meine Nodes auflisten
    .hint = Ohne das kommen Nodes aus einer Liste, die du importierst, und ein neuer fällt nicht auf.
nodes-service-extra-detail = Er meldet den Fortschritt einer Aktualisierung
    .hint = Ohne das zeigt sich das Ende einer Aktualisierung erst, wenn der Node auf ein Entsperren antwortet.
nodes-service-extra-probe = Nodes antworten, ob sie gesperrt sind
    .hint = Ohne das fällt ein Node, der sich von selbst sperrt, erst auf, wenn er entsperrt werden soll.
nodes-service-every = Abfrage alle
    .hint = 60 s schonen einen Dienst, den auch andere nutzen. Ist das Fenster verborgen, wird seltener abgefragt.
    .hint-own = So schnell fällt eine Sperre auf. Ist das Fenster verborgen, wird seltener abgefragt.
nodes-service-save = Speichern und neuestes Image abfragen
    .own = Verbindung speichern
    .leave = Nichts ändern
nodes-service-missing-name = Gib der Verbindung zuerst einen Namen
nodes-service-missing-address = Gib zuerst die Basisadresse ein
nodes-service-missing-every = Gib an, wie oft abgefragt wird

## A list of nodes that is imported.

nodes-import = Liste importieren
    .of = Nodes von
    .file = Liste von Nodes
    .choose = Datei auswählen
    .paste = Oder Liste einfügen
    .csv = Als CSV lesen
    .json = Als JSON lesen
    .missing = Wähle zuerst eine Datei oder füge eine Liste ein
    .show = Nodes anzeigen
nodes-import-how = Ein Node pro Zeile, mit den Spalten { $columns }, oder dasselbe als JSON. Nodes, deren ID es hier schon gibt, werden geändert. Eine Liste, die ein Passwort oder Token enthält, wird nicht gelesen.
nodes-import-done =
    { $added ->
        [one] { $added } Node
       *[other] { $added } Nodes
    } hinzugefügt, { $updated ->
        [one] { $updated } Node
       *[other] { $updated } Nodes
    } geändert.
nodes-import-problem = Zeile { $line }: { $problem }
nodes-import-passwords =
    { $count ->
        [one] Node-Passwörter für { $count } Node angeben
       *[other] Node-Passwörter für { $count } Nodes angeben
    }
