### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-what = Damit verifiziert Ochre, ob eine Transaktion in einem Block ist: durch Arbeitsnachweis, nicht durch das Wort des Servers.
chain-learns = Der Server erfährt deine Transaktionen und Adressen, ohne Proxy auch deine IP-Adresse. Am besten ist ein eigener Server.
chain-practice = „practice“ bleibt in Ochre: Niemand sonst wird gefragt.
chain-by-proxy = Über den Proxy der Verbindung dieser Wallet.
chain-signet = Im Signet werden Blocksignaturen nicht verifiziert.
chain-address = Electrum- oder Esplora-Server
    .hint = ssl://host:50002 oder https://host/api. tcp:// und http:// nur hier oder per Tor zu Onion-Adressen.
chain-pin = Fingerabdruck des Zertifikats (SHA-256)
    .hint = Für einen Server mit eigenem Zertifikat. Ochre vertraut dann nur diesem.
chain-tested = Antwort: Block { $height }, nach { $time } ms
    .harmless = Der Server erfuhr nichts von deiner Wallet.
chain-save = Server speichern
chain-remove = Server entfernen
chain-newest = { $height }, { $ago }
chain-progress = Blockköpfe werden geprüft
chain-progress-of = { $height } von { $of }
chain-failed = Das letzte Neuladen schlug fehl. Verifiziertes bleibt.
chain-where = Laut deinem Bitcoin-Server
chain-where-asks = Dein Bitcoin-Server wird gefragt
chain-where-mined = In Block { $height }
    .says =
        { $confirmations ->
            [one] Verifiziert: im neuesten Block. Ein weiterer macht es sicherer.
           *[other] Verifiziert: { $confirmations } Blöcke tief.
        }
chain-where-waiting = Wartet auf einen Block
    .says = Gemeldet, nicht verifiziert. Bis sie in einem Block ist, kann sie noch ersetzt werden.
chain-where-unsaid = Nicht bekannt
    .says = Der Server hat sie, sagt aber nicht, ob sie in einem Block ist.
chain-where-unchecked = In einem Block, nicht verifiziert
    .says = Der Server nennt einen Block, den Ochre noch nicht verifiziert hat.
chain-where-early = In einem alten Block
    .says = Gemeldet: ein Block vor dem ersten, den Ochre verifiziert.
chain-where-unknown = Nirgends gesehen
    .says = Der Server kennt sie nicht. Vielleicht wurde sie nicht ins Netzwerk gesendet, oder er verbirgt sie.

## Eine andere Transaktion gibt aus, was eine der Wallet ausgibt. $height ist die Höhe ihres Blocks.

chain-rival-own = Ersetzt
    .says = Du hast eine andere an ihrer Stelle signiert: Nur eine kann in einen Block kommen.
chain-rival-told = Eine andere Transaktion gibt denselben Coin aus
    .short = Eine andere gibt denselben Coin aus wie diese: Nur eine kann in einen Block kommen. Gemeldet, nicht verifiziert.
chain-rival-mined = Eine andere Transaktion trat an ihre Stelle
    .short = Verifiziert: Block { $height } enthält eine andere, die denselben Coin ausgibt. Diese kann in keinen Block mehr kommen.
chain-rival-txid = Die andere Transaktion
chain-rival-receive-told = Eine andere Transaktion gibt einen Coin dieser Zahlung aus. Gemeldet, nicht verifiziert: Kommt sie in einen Block, trifft diese Zahlung nie ein.
    .todo = Gib für diese Zahlung nichts heraus, bis sie in einem Block ist. Frag den Absender: Vielleicht hat er sie ersetzt.
chain-rival-receive-mined = Verifiziert: Block { $height } enthält eine andere Transaktion, die einen Coin dieser Zahlung ausgibt. Wird der Block nicht ersetzt, kann sie nicht eintreffen.
    .todo = Behandle sie als nicht bezahlt. Bitte den Absender, eine neue Rechnung zu zahlen.
chain-rival-out-told = Eine andere Transaktion gibt denselben Coin aus wie diese. Gemeldet, nicht verifiziert. Nur die Schlüssel dieser Wallet können ihn ausgeben.
    .todo = Woanders mit derselben Phrase erstellt? Zahle erst wieder, wenn eine der beiden in einem Block ist. Andernfalls hat vielleicht jemand anders deine Phrase.
chain-rival-out-mined = Verifiziert: Block { $height } enthält eine andere, die denselben Coin ausgibt. Wird der Block nicht ersetzt, zahlt diese Transaktion niemandem etwas.
    .todo = Hast du die andere erstellt, bereite diese erneut vor. Wenn nicht, hat jemand anders deine Wiederherstellungsphrase: Übertrage den Rest jetzt in eine neue Wallet.
chain-rival-notice = Siehe „Zu erledigen“.

## Ein zweiter Server, mit dem die Blockköpfe verglichen werden. $height ist die Höhe eines Blocks.

chain-second = Zweiter Server zum Vergleich
    .what = Ein einzelner Server könnte eine alte Kette zeigen oder Ausgegebenes verbergen.
    .learns = Der zweite Server erfährt so viel wie der erste. Er hilft nur, wenn ihn jemand anderes betreibt.
chain-second-waiting = Noch nicht verglichen
chain-second-agrees = Beide stimmen bis Block { $height } überein.
chain-second-behind = Im Rückstand: dieselbe Kette bis Block { $height }. Der erste Server hat { $blocks ->
        [one] einen Block
       *[other] { $blocks } Blöcke
    } mehr.
chain-second-ahead = Voraus: { $blocks ->
        [one] ein Block
       *[other] { $blocks } Blöcke
    } nach Block { $height }, mit Arbeitsnachweis. Der erste ist im Rückstand oder verbirgt sie.
chain-second-differs = Verschiedene Ketten seit Block { $height }.
    .more = Der zweite Server { $more ->
            [yes] hat größeren Arbeitsnachweis: Der erste irrt vielleicht oder täuscht dich
           *[no] hat keinen größeren Arbeitsnachweis
        }.
    .todo = Finde heraus, welcher falsch liegt, und ersetze ihn.
chain-second-held = Bis beide wieder übereinstimmen, verifiziert kein Block ab { $height } etwas.
chain-second-refused = Seine Blöcke brechen die Regeln: nicht verglichen.
chain-second-otherNetwork = Ein Server eines anderen Netzwerks.
chain-second-silent = Keine Antwort, zuerst bemerkt { $ago }. Der erste macht weiter.
chain-second-disputed = Ochre zählt ihn nicht als unausgegeben. Verifiziere den Transfer erneut, wenn beide übereinstimmen.
    .title = Nur der { $who ->
            [first] erste
           *[second] zweite
        } Server nennt einen Coin deiner Wallet ausgegeben
chain-second-notice = Siehe Einstellungen, Bitcoin-Server.
    .title = Deine beiden Bitcoin-Server unterscheiden sich
