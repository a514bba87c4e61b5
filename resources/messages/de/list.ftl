### Lists of nodes and of transfers: what is wrong with one that is read, and the head of one that is written.

list-own-nodes = Deine eigenen Nodes
list-problem =
    { $code ->
        [noNodeIds] die Spalte node_id fehlt
        [secret] die Spalte { $about } heißt wie ein Geheimnis, daher hat Ochre nichts von dieser Liste gelesen. Entferne zuerst die Spalte
        [tooMany] mehr als { $about } Nodes
        [unknownColumn] Ochre kennt die Spalte { $about } nicht und hat sie ausgelassen
        [twice] dieselbe node_id steht schon in Zeile { $about }
        [plan] Ochre kennt diesen Plan nicht und hat ihn als unbekannt gespeichert
        [noNodeId] node_id fehlt
        [nodeId] node_id enthält in Adressen unerlaubte Zeichen
        [userId] user_id enthält in Adressen unerlaubte Zeichen
        [name] name ist länger als { $about } Zeichen oder enthält unsichtbare
        [image] image hat keine bekannte Form
        [openQuote] ein Anführungszeichen wird nie geschlossen
        [empty] die Liste ist leer
        [twoColumns] es gibt zwei Spalten { $about }
        [moreCells] diese Zeile hat mehr Zellen als Spalten
        [notJson] keine JSON-Liste von Nodes
        [notNode] dieser Eintrag ist kein Node
        [notText] { $about } ist kein Text
        [noAddress] invoke_url fehlt. Ein eigener Node braucht seine eigene Adresse
        [address] Ochre kann diese invoke_url nicht aufrufen. Nimm https, ohne Benutzer, Query oder Fragment
        [stayed] seine Adresse bleibt: Du hast nicht zugestimmt, Node-Passwort und Token an die neue zu senden
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
        [base-units] Einheiten
        [fee] Gebühr
        [txid] txid
        [recipient] Empfänger
        [label] Bezeichnung
        [alarm] Warnung
        [batch] Batch
        [block] Block
        [number] Nummer
       *[ground] Grundlage
    }
