### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-title = Quelle für das Bitcoin-Netzwerk von { $name }
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
chain-fee =
    { $blocks ->
        [one] Im nächsten Block: { $rate }
       *[other] In etwa { $blocks } Blöcken: { $rate }
    }
chain-fees = Schätzungen deines Bitcoin-Servers
