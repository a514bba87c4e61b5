### Lists of nodes and of transfers: what is wrong with one that is read, and the head of one that is written.

list-own-nodes = Deine eigenen Nodes

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

list-problem-noNodeIds = die Spalte node_id fehlt
list-problem-secret = die Spalte { $about } heißt wie ein Geheimnis, daher wurde von dieser Liste nichts gelesen: entferne zuerst die Spalte
list-problem-tooMany = mehr als { $about } Nodes
list-problem-unknownColumn = die Spalte { $about } ist nicht bekannt und wurde ausgelassen
list-problem-twice = dieselbe node_id steht schon in Zeile { $about }
list-problem-plan = der Tarif (plan) ist nicht bekannt: als unbekannt übernommen
list-problem-noNodeId = node_id fehlt
list-problem-nodeId = node_id kann nicht in einer Adresse stehen
list-problem-userId = user_id kann nicht in einer Adresse stehen
list-problem-name = name ist länger als { $about } Zeichen oder enthält unsichtbare
list-problem-image = image hat keine bekannte Form
list-problem-openQuote = ein Anführungszeichen wird nie geschlossen
list-problem-tooManyCells = eine Zeile hat mehr als { $about } Zellen
list-problem-empty = die Liste ist leer
list-problem-twoColumns = es gibt zwei Spalten { $about }
list-problem-moreCells = mehr Zellen als Spalten
list-problem-notJson = keine JSON-Liste von Nodes
list-problem-notNode = kein Node
list-problem-notText = { $about } ist kein Text
list-problem-noAddress = invoke_url fehlt: ein eigener Node hat keine andere Adresse
list-problem-address = invoke_url ist keine Adresse, die Ochre abfragen darf: https, ohne Benutzer, Query oder Fragment
list-problem-stayed = die Adresse bleibt, wie sie war: einer anderen für Passwort und Token hast du nicht zugestimmt
list-problem-more = und noch { $about } dieser Art

## The columns of transfers in a CSV file

list-column =
    { $column ->
        [created] erstellt
        [updated] geändert
        [expires] läuft ab
        [ticker] Ticker
        [asset-id] Asset-ID
        [direction] Richtung
        [state] Status
        [status-number] Statusnummer
        [kind] Art
        [amount] Betrag
        [base-units] kleinste Einheiten
        [txid] txid
        [recipient] Empfänger
        [label] Bezeichnung
        [alarm] Warnung
        [batch] Batch
        [number] Nummer
       *[ground] Grundlage
    }
