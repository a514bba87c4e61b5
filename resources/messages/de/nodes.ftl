### The nodes that are watched: the board of all of them, their alerts, and the connections and lists that they come from.

nodes-title = Nodes
nodes-reading = Wird geladen
nodes-add = Nodes hinzufügen
nodes-count =
    { $count ->
        [one] { $count } Node
       *[other] { $count } Nodes
    }
nodes-some-names = { $names } und noch { $count }
# How long a node is so, where that began before Ochre was started.
nodes-age-about = ~{ $time }
    .title = Seit etwa { $time }: Ochre wurde seitdem neu gestartet.

## The head of the board.

nodes-add-list = Liste importieren
nodes-refresh = Neu laden
nodes-checked = Neu geladen

## The board without a node, and what it comes to.

nodes-empty = Noch keine Nodes. Die Verbindung steht.
nodes-exported =
    { $count ->
        [one] { $count } Node als { $file } gespeichert, ohne Geheimnisse
       *[other] { $count } Nodes als { $file } gespeichert, ohne Geheimnisse
    }
nodes-plan-unlock = Alle { $count } entsperren
nodes-none-found = Kein Node passt dazu.
nodes-keys = Pfeile oder J und K bewegen, Leertaste wählt, Umschalt einen Bereich, U prüft ein Entsperren.
nodes-counts-longest = am längsten { $age }

## The same as cells of a picture. states: “14 locked, 3 unlocking”.

nodes-cells-scale = Je Feld bis zu { $count } Nodes

## The newest image of each service. image: its name; seen: nodes-image-seen.

nodes-image-newest = { $service }: neuestes bekanntes Image { $image }, Angabe { $age } alt
nodes-image-none = { $service }: neuestes Image unbekannt
nodes-image-unread = Neuestes Image nicht gelesen: { $why }

## What a service's list was like, beyond its nodes. names: of rows that could not be read, joined as a list.

nodes-list-row = Zeile { $place }
nodes-list-unread = { $service }: unlesbare Zeilen in der Liste: { $names }
nodes-list-cut = { $service } hat mehr Nodes als aufgelistet.
nodes-list-failed = Node-Liste nicht gelesen: { $why }
nodes-list-no-images = Dieser Dienst nennt nicht, mit welchem Image ein Node läuft.

## The plot of when nodes were locked, bar by bar, and the same as a table. -24: the last 24 hours, -168: the last 7 days.

nodes-plot = Gesperrt
nodes-plot-span =
    { $hours ->
        [h24] 24 h
       *[h168] 7 Tage
    }
nodes-plot-bar =
    { $of ->
        [unknown] nichts bekannt
        [none] keiner gesperrt
       *[short] unter einer Minute
    }
nodes-plot-just-now = Erst seit eben.
nodes-plot-sum = { $time } insgesamt; höchstens { $count } gleichzeitig { $when }.

## What is looked for, above the list.

nodes-find = Node suchen
nodes-find-state = Jeder Zustand
nodes-find-plan = Jeder Plan
nodes-find-clear = Alle anzeigen
nodes-found = { $count } gefunden
nodes-export = Exportieren
nodes-print = Drucken
    .at = Gedruckt: { $time }
nodes-columns = Spalten
nodes-select = Alle auswählen
    .one = { $node } auswählen

## The list.

nodes-column-state = Zustand
nodes-column-node = Node
nodes-column-for = Seit
nodes-column-proof = Quelle
nodes-column-age = Abgefragt
nodes-column-image = Image
nodes-column-plan = Plan
nodes-column-locked = Gesperrt, 30 Tage
nodes-why = Warum?

## What can be done with those that are selected.

nodes-selected = Ausgewählte Nodes
    .clear = Auswahl aufheben
    .upgrade = Aktualisierung prüfen
nodes-selected-count = { $count } ausgewählt

## Alerts: in their list, and as they come. who: the node's name, where it is one.

nodes-alert-inactive = Kann nicht senden oder empfangen, bis du ihn entsperrst.
nodes-alert-what =
    { $kind ->
        [locked] gesperrt
        [lockedLong] noch gesperrt
        [unreachable] keine Antwort
        [unreadable] Zustand nicht lesbar
        [overdue] überfällig
        [outdated] veraltet
        [upgradeFailed] Aktualisierung fehlgeschlagen
        [willLock] Sperre wahrscheinlich, neues Image
       *[unlockedByItself] automatisch entsperrt
    }
nodes-alert = { $who }: { $what } um { $time }
# Behind one of these: how many of its nodes still are so.
nodes-alert-still =
    { $still ->
        [none] { $told } · vorbei
        [all] { $told } · immer noch
       *[some] { $told } · { $count } sind es noch
    }
nodes-alerts = Meldungen
    .empty = Noch keine Meldungen.
    .new = Neu
    .open = Öffnen

## What is told as an alert, chosen by a person.

nodes-tell = Zu sendende Meldungen
nodes-tell-after = Noch gesperrt nach
nodes-tell-quiet = Ruhezeit
    .hint = Keine Benachrichtigungen. Meldungen erscheinen weiter hier.
    .from = Von
    .to = Bis

## Before the first connection.

nodes-first = Noch keine Nodes.
    .hint = Ochre beobachtet, welche Nodes gesperrt sind, und entsperrt einen oder Hunderte.
    .practise = Mit Übungs-Nodes ausprobieren
nodes-first-practice = Übungs-Nodes

## Connections to services of nodes.

nodes-connections = Verbindungen
    .new = Node-Dienst verbinden

## One connection, as it is.

nodes-connection-change = Ändern
nodes-connection-remove = Entfernen
nodes-connection-service-own = keiner: jeder Node an seiner Adresse
nodes-connection-own-addresses = eigene Adressen
nodes-connection-image = Neuestes Image
nodes-connection-unseen = Nicht angeboten
nodes-connection-fetch = Liste holen
nodes-connection-gone = { $count } nicht in der Liste, bleiben hier

## One connection, as it is written.

nodes-service = Dienst
nodes-service-practice = Übung, in Ochre
nodes-service-address = Adresse des Dienstes
nodes-service-nodes = Adresse der Nodes
    .hint = Leer: Jeder Node hat seine eigene.
nodes-service-token = Token
    .kept = Gespeichert; leer lassen, um es zu behalten. Entfernen widerruft es nicht beim Dienst.
nodes-service-token-elsewhere = Das gespeicherte Token gehört zu { $address } und geht nie woandershin. Gib eines für diesen Dienst ein.
nodes-service-extras = Weitere Aufrufe
    .hint = Im Zweifel lass sie aus.
nodes-service-extra =
    { $extra ->
        [list] Liste der Nodes
        [detail] Fortschritt einer Aktualisierung
       *[probe] Sperre eines Nodes
    }
    .hint =
        { $extra ->
            [list] Ohne das bemerkt Ochre neue Nodes nicht.
            [detail] Ohne das zeigt nur ein Entsperren das Ende einer Aktualisierung.
           *[probe] Ohne das zeigt nur ein Entsperren eine Sperre.
        }
nodes-service-every = Abfrage alle
    .hint = Ein verborgenes Fenster fragt seltener ab.
nodes-import-file = Liste der Nodes
nodes-import-choose = Datei wählen
nodes-import-paste = Oder Liste einfügen

## A list of nodes that is imported.

nodes-import-how = Ein Node je Zeile, Spalten { $columns }, oder JSON. Eine bekannte ID erhält die neuen Werte. Ochre liest keine Liste mit Node-Passwort oder Token.
nodes-import-done = { $added } hinzugefügt, { $updated } geändert
nodes-import-problem = Zeile { $line }: { $problem }
