### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-title = Quelle für das Bitcoin-Netzwerk von „{ $name }“
chain-what = Mit einem Server des Bitcoin-Netzwerks kann Ochre selbst prüfen, ob eine Transaktion in einem Block steht. Ochre prüft den Arbeitsnachweis jedes Blockkopfs seit einem bekannten Block und verlässt sich nicht auf das Wort des Servers.
chain-learns = Der Server erfährt, nach welchen Transaktionen und Adressen du fragst, also welche deine sind, und deine IP-Adresse, wenn kein Proxy sie verbirgt. Am besten ist ein eigener Server.
chain-practice = „practice“ ist die Übungs-Blockchain in Ochre. Außerhalb dieses Computers wird niemand gefragt.
chain-by-proxy = Er wird über den Proxy der Verbindung dieser Wallet erreicht.
chain-signet = Im Signet steht die Signatur eines Blocks in seinen Transaktionen und wird nicht geprüft.
chain-off = Aus. Ochre fragt keinen solchen Server.
chain-address = Adresse eines Electrum- oder Esplora-Servers
    .hint = ssl://host:50002 für Electrum, https://host/api für Esplora. tcp:// und http:// gelten nur für diesen Computer und für Onion-Adressen über Tor.
chain-address-missing = Gib die Adresse eines Servers ein
chain-pin = Fingerabdruck des Zertifikats (SHA-256), wenn der Server sein eigenes hat
    .hint = Ein eigener Server hat oft ein Zertifikat, für das keine Zertifizierungsstelle bürgt. Ochre vertraut dann nur diesem.
chain-test = Testen
chain-tested = Der Server antwortet: Block { $height }, nach { $time } ms
    .harmless = Von deiner Wallet wurde ihm nichts gesagt.
chain-use = Diesen Server verwenden
chain-used = Ochre fragt ab jetzt diesen Server
chain-turn-off = Ausschalten
chain-turned-off = Ochre fragt keinen Bitcoin-Server mehr
chain-server = Server
chain-network = Netzwerk
chain-height = Neuester geprüfter Block
chain-newest = { $height }, { $ago }
chain-progress = Blockköpfe werden geprüft
chain-progress-of = { $height } von { $of }
chain-waiting = Der Server wird bald gefragt
chain-failed = Die letzte Anfrage an den Server ist fehlgeschlagen. Was vorher geprüft wurde, bleibt.
chain-again = Erneut versuchen
chain-offline = Der Offline-Modus ist eingeschaltet, daher wird kein Server gefragt.
chain-where = Wo sie ist, laut deinem Bitcoin-Server
chain-where-asks = Dein Bitcoin-Server wird gefragt
chain-where-mined = In Block { $height }
    .says =
        { $confirmations ->
            [one] Verifiziert: Sie steht im neuesten Block. Ein weiterer Block darüber macht sie sicherer.
           *[other] Verifiziert: Ihr Block liegt { $confirmations } Blöcke tief.
        }
chain-where-waiting = Wartet auf einen Block
    .says = Das sagt dein Bitcoin-Server, und nichts beweist es. Solange sie in keinem Block steht, kann sie noch ersetzt werden.
chain-where-unsaid = Nicht bekannt
    .says = Dein Bitcoin-Server hat diese Transaktion, sagt aber nicht, ob sie in einem Block steht. Das kann sie.
chain-where-unchecked = In einem Block, nicht verifiziert
    .says = Dein Bitcoin-Server nennt einen Block, den { -ochre } noch nicht verifiziert hat.
chain-where-early = In einem alten Block
    .says = Das sagt dein Bitcoin-Server. Dieser Block liegt vor dem ersten, den { -ochre } prüft.
chain-where-unknown = Nirgends gesehen
    .says = Dein Bitcoin-Server kennt keine solche Transaktion. Vielleicht wurde sie nicht ins Netzwerk gesendet, oder der Server verbirgt sie.

## Eine andere Transaktion gibt aus, was eine der Wallet ausgibt. $height ist die Höhe ihres Blocks.

chain-rival-own = Ersetzt
    .says = Du hast sie durch eine andere Transaktion ersetzt, die hier signiert wurde. Nur eine der beiden kann in einen Block kommen.
chain-rival-told = Eine andere Transaktion gibt denselben Coin aus
    .short = Dein Bitcoin-Server zeigt eine andere Transaktion, die einen Coin dieser Transaktion ausgibt; nichts beweist es. Nur eine der beiden kann in einen Block kommen.
chain-rival-mined = Eine andere Transaktion ist an ihre Stelle getreten
    .short = Verifiziert: Eine Transaktion in Block { $height } gibt einen Coin dieser Transaktion aus. Diese hier kann in keinen Block mehr kommen.
chain-rival-txid = Die andere Transaktion
chain-rival-receive-told = Dein Bitcoin-Server zeigt eine andere Transaktion, die einen Coin dieser Zahlung ausgibt. Nichts beweist, dass sie in einen Block kommt; wenn aber doch, kommt diese Zahlung nie an.
    .todo = Verlass dich nicht auf diese Zahlung und gib nichts dafür heraus, bis sie in einem Block steht. Vielleicht hat der Absender sie ersetzt: Frag nach.
chain-rival-receive-mined = Verifiziert: In Block { $height } steht eine andere Transaktion, die einen Coin dieser Zahlung ausgibt. Sie kann nicht mehr ankommen, außer das Netzwerk ersetzt diesen Block.
    .todo = Betrachte sie als nicht erfolgt. Bitte den Absender, mit einer neuen Rechnung noch einmal zu zahlen.
chain-rival-out-told = Dein Bitcoin-Server zeigt eine andere Transaktion, die einen Coin dieser Transaktion ausgibt. Nichts beweist, dass sie in einen Block kommt. Nur die Schlüssel dieser Wallet können diesen Coin ausgeben.
    .todo = Hast du sie auf einem anderen Computer oder in einem anderen Programm mit derselben Wiederherstellungsphrase erstellt? Dann warte, bis eine der beiden in einem Block steht, und zahle vorher nicht noch einmal. Wenn nicht, hat vielleicht jemand anderes deine Wiederherstellungsphrase.
chain-rival-out-mined = Verifiziert: In Block { $height } steht eine andere Transaktion, die einen Coin dieser Transaktion ausgibt. Diese hier zahlt niemandem mehr etwas, außer das Netzwerk ersetzt diesen Block.
    .todo = Hast du die andere erstellt, auf einem anderen Computer oder in einem anderen Programm? Dann bereite diese neu vor. Wenn nicht, hat jemand anderes deine Wiederherstellungsphrase: Bring jetzt in eine neue Wallet, was noch da ist.
chain-rival-notice = { -ochre } führt sie unter „Braucht deine Aufmerksamkeit“ auf, mit dem, was du tun kannst.
    .title = Eine andere Transaktion gibt denselben Coin aus

## Ein zweiter Server, mit dem die Blockköpfe verglichen werden. $height ist die Höhe eines Blocks.

chain-second = Ein zweiter Server zum Vergleichen
    .what = Ein einzelner Server kann dir eine alte Blockchain zeigen oder verbergen, was ausgegeben wurde. Ochre vergleicht, was er sagt, mit einem zweiten Server, und sagt, wo sie sich unterscheiden.
    .learns = Der zweite Server erfährt so viel wie der erste: welche Transaktionen und Adressen deine sind, und deine IP-Adresse, wenn kein Proxy sie verbirgt. Er hilft nur, wenn ihn jemand anderes betreibt.
    .save = Speichern
    .remove = Entfernen
    .saved = Ochre vergleicht ab jetzt mit diesem Server
    .removed = Ochre vergleicht mit keinem zweiten Server mehr
chain-second-waiting = Noch nicht verglichen
chain-second-agrees = Beide zeigen dieselbe Blockchain, bis Block { $height }.
chain-second-behind =
    { $blocks ->
        [one] Er liegt zurück: dieselbe Blockchain, bis Block { $height }. Der erste Server hat einen Block mehr.
       *[other] Er liegt zurück: dieselbe Blockchain, bis Block { $height }. Der erste Server hat { $blocks } Blöcke mehr.
    }
chain-second-ahead =
    { $blocks ->
        [one] Er liegt vorn: ein Block nach Block { $height }, mit Arbeitsnachweis. Der erste Server liegt zurück oder verbirgt ihn.
       *[other] Er liegt vorn: { $blocks } Blöcke nach Block { $height }, mit Arbeitsnachweis. Der erste Server liegt zurück oder verbirgt sie.
    }
chain-second-differs = Die beiden zeigen seit Block { $height } verschiedene Blockchains.
    .more = In der des zweiten Servers steckt mehr Arbeit: Der erste wird vielleicht getäuscht, oder er täuscht dich.
    .less = In der des zweiten Servers steckt nicht mehr Arbeit.
    .todo = Finde heraus, welcher der beiden falsch liegt, und verwende an seiner Stelle einen anderen.
chain-second-held = Bis die beiden wieder übereinstimmen, verifiziert Ochre mit Blöcken ab { $height } nichts.
chain-second-refused = Was er von Blöcken sagt, bricht die Regeln. Mit ihm wird nichts verglichen.
chain-second-otherNetwork = Das ist ein Server eines anderen Netzwerks.
chain-second-silent = Er antwortet nicht, zuerst bemerkt { $ago }. Der erste Server wird allein weiter gefragt.
chain-second-disputed-first = Der erste Server nennt einen Output deiner Wallet ausgegeben, den der zweite als nicht ausgegeben führt.
chain-second-disputed-second = Der zweite Server nennt einen Output deiner Wallet ausgegeben, den der erste als nicht ausgegeben führt.
chain-second-disputed = { -ochre } wertet ihn nicht als unausgegeben. Verifiziere den Transfer noch einmal, wenn die beiden übereinstimmen.
    .output = Der Output
chain-second-notice = Worin, steht in den Einstellungen unter „Quelle für das Bitcoin-Netzwerk“.
    .title = Deine beiden Bitcoin-Server unterscheiden sich
