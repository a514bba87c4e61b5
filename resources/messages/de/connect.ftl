### Connecting a wallet to a service: its address, proxy and certificate, and API version.

## The screen

connect-title = Mit einem Wallet-Dienst verbinden
    .hint = Erstellt deine Transaktionen und bewahrt deine Asset-Daten auf.
connect-is-shown = Der Dienst sieht deine öffentlichen Schlüssel, also jede Adresse und jedes Guthaben. Das lässt sich nicht zurücknehmen.
connect-is-not-shown = Der Dienst kann nichts ausgeben. Deine Schlüssel bleiben hier.
connect-service-own = Eingebauter Dienst
    .instead = Stattdessen Dienst auf diesem Computer nutzen
    .remote = Stattdessen entfernten Dienst nutzen
    .off =
        { $missing ->
            [system] rgb-lib gibt es für dieses System nicht.
           *[package] Dieses Ochre enthält rgb-lib nicht. Aus dem Quelltext: npm run own-service -- fetch
        }
connect-address = Adresse des Dienstes
    .missing = Gib zuerst die Adresse des Dienstes ein
    .loopback = Im Browser nur Dienste auf diesem Computer.
    .hint = https. http nur auf diesem Computer oder für Onion-Adressen, wenn Tor hier läuft.
connect-token = Token
    .hint = Mit dem Wallet-Schlüssel gespeichert, nur für diese Adresse
    .wanted = Dieser Dienst verlangt ein Token
connect-more = Token und API-Version
connect-busy =
    { $kind ->
        [own] Dienst wird gestartet, einige Sekunden
        [consent] Wird verbunden. Ochre fragt, bevor es Schlüssel teilt
       *[remote] Wird verbunden
    }
connect-turned-back = Nicht zugestimmt: Ochre hat nichts geteilt.
connect-submit = Verbinden
connect-later = Später

## The built-in service

connect-own-learns = Der Server sieht deine Adressen und könnte Zahlungen verschweigen, aber nichts nehmen.
connect-own-data = Asset-Daten bleiben auf diesem Computer: Mache nach jedem Transfer ein Backup. Die Phrase stellt keine Assets wieder her.
connect-own-servers = Server
    .mine = Meine eigenen
connect-own-indexer = Bitcoin-Server: Electrum oder Esplora
    .missing = Gib zuerst den Bitcoin-Server ein
connect-own-way = Netzwerk-Proxy
connect-own-proxy = RGB-Proxy (optional)
    .hint = Etwa rpcs://host/json-rpc. Dort legen Absender Asset-Daten ab: Ohne ihn kannst du keine Assets empfangen.
connect-own-verifies = Damit auch Blöcke und Asset-Daten verifizieren

## API version

connect-speaks = API-Version
    .found-out = Automatisch erkannt
connect-detect = API-Version erkennen
    .busy = Dienst wird gefragt, ohne deine Schlüssel
connect-detected =
    { $sure ->
        [yes] API-Version: { $dialect }
       *[no] API-Version: wahrscheinlich { $dialect }, doch auch andere passen
    }
    .newer = Version { $version } ist neuer, als Ochre kennt. Probiere zuerst kleine Beträge.
    .fingerprint = Wer den Fingerabdruck deiner Wallet hat, kann sie dort lesen. Behalte diese acht Zeichen für dich.
    .unprovable = Ochre kann seine Transaktionen nicht verifizieren, du kannst also nichts senden. Zahle nichts ein und bitte um eine Aktualisierung.
connect-detected-nothing = Ochre erkennt diesen Dienst nicht
    .todo = Prüfe die Adresse. Oder frag den Betreiber nach der API-Version.

## Proxy and certificate

connect-chain = Bitcoin-Server
    .none = Keiner: Blöcke meldet nur der Dienst
connect-way = Proxy und Zertifikat
    .fails = Wenn der Proxy ausfällt, sendet Ochre nichts. Node-Dienste bleiben direkt.
connect-proxy-host = Host des Proxys
connect-proxy-port = Port
connect-proxy-off =
    { $part ->
        [host] Gib zuerst den Host des Proxys ein
        [port] Port: 1 bis 65535
       *[password] Gib auch das Proxy-Passwort ein
    }
connect-proxy-user = Benutzername (optional)
connect-proxy-password =
    { $has ->
        [yes] Neues Proxy-Passwort, falls es sich ändert
       *[no] Proxy-Passwort
    }
    .hint =
        { $place ->
            [keychain] Im Schlüsselbund, nie in einer Datei
           *[memory] Im Arbeitsspeicher, bis Ochre endet, nie in einer Datei
        }
connect-pin = Nur diesem Zertifikat vertrauen (SHA-256)
    .hint = Leer: jedem, dem dieser Computer vertraut. Oder sein Fingerabdruck, oder sha256/ und der seines öffentlichen Schlüssels.
connect-look = Zertifikat ansehen
connect-test = Verbindung testen

## What the test of the connection showed

connect-reached = Erreicht in { $time } ms
    .refused = Erreicht, aber Ochre würde das Zertifikat ablehnen
    .plain = Unverschlüsseltes http hat kein Zertifikat.
connect-certificate-subject = Ausgestellt für
connect-certificate-issuer = Ausgestellt von
connect-certificate-valid = Gültig
connect-certificate-pin = Dieses Zertifikat festlegen
