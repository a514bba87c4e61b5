### Lists of nodes and of transfers: what is wrong with one that is read, and the head of one that is written.

list-own-nodes = Deine eigenen Nodes
list-problem =
    { $code ->
        [noNodeIds] die Spalte node_id fehlt
        [secret] die Spalte { $about } heißt wie ein Geheimnis, daher wurde von dieser Liste nichts gelesen: entferne zuerst die Spalte
        [tooMany] mehr als { $about } Nodes
        [unknownColumn] die Spalte { $about } ist nicht bekannt und wurde ausgelassen
        [twice] dieselbe node_id steht schon in Zeile { $about }
        [plan] der Tarif (plan) ist nicht bekannt: als unbekannt übernommen
        [noNodeId] node_id fehlt
        [nodeId] node_id kann nicht in einer Adresse stehen
        [userId] user_id kann nicht in einer Adresse stehen
        [name] name ist länger als { $about } Zeichen oder enthält unsichtbare
        [image] image hat keine bekannte Form
        [openQuote] ein Anführungszeichen wird nie geschlossen
        [empty] die Liste ist leer
        [twoColumns] es gibt zwei Spalten { $about }
        [moreCells] mehr Zellen als Spalten
        [notJson] keine JSON-Liste von Nodes
        [notNode] kein Node
        [notText] { $about } ist kein Text
        [noAddress] invoke_url fehlt: ein eigener Node hat keine andere Adresse
        [address] invoke_url ist keine Adresse, die Ochre abfragen darf: https, ohne Benutzer, Query oder Fragment
        [stayed] die Adresse bleibt, wie sie war: einer anderen für Passwort und Token hast du nicht zugestimmt
       *[more] und noch { $about } dieser Art
    }

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

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
