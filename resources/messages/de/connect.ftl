### Eine Wallet mit einem Dienst verbinden: seine Adresse, der Weg dorthin und seine API-Version.

## The screen

connect-title = Mit einem Dienst verbinden
    .hint = Er erstellt Transaktionen für diese Wallet und bewahrt die Daten deiner Assets auf.
connect-title-practice = Mit dem Übungsdienst verbinden
    .hint = Der Übungsdienst läuft innerhalb von Ochre auf diesem Computer. Er bekommt die öffentlichen Schlüssel dieser Wallet zu sehen, so wie ein echter Dienst.
connect-is-shown = Er bekommt deine { $keys } zu sehen und damit jede Adresse und jedes Guthaben. Das lässt sich nicht zurücknehmen.
    .keys = öffentlichen Schlüssel
connect-is-not-shown = Er bekommt keinen privaten Schlüssel und kein Wort deiner Wiederherstellungsphrase und kann nichts ausgeben.
connect-service = Dienst
connect-service-own = Ochres eigener Dienst auf diesem Computer
    .hint = Echte RGB-Assets und kein fremder Server außer einem Indexer.
    .system = rgb-lib, das er ausführt, gibt es für dieses System nicht.
    .package = Dieses Ochre wurde ohne rgb-lib ausgeliefert, das er ausführt.
connect-service-remote = Ein entfernter Dienst
    .hint = Jemand betreibt ihn und gibt dir seine Adresse.
connect-address = Adresse des Dienstes
    .hint = Seine Basisadresse, mit https://.
    .loopback = Ochre läuft gerade in einem Browser und spricht dann nur mit Diensten auf diesem Computer.
    .missing = Gib zuerst seine Adresse ein
connect-token = Token, falls der Dienst eines verlangt
    .hint = Wird dort aufbewahrt, wo auch der Schlüssel dieser Wallet liegt, nie in einer Datei.
connect-busy = Verbindung wird hergestellt
connect-busy-practice = Verbindung mit dem Übungsdienst wird hergestellt
connect-busy-consent = Verbindung wird hergestellt; du wirst gefragt, bevor Schlüssel gezeigt werden
connect-busy-own = Dienst wird gestartet. Der erste Blick auf die Blockchain dauert einige Sekunden
connect-turned-back = Du hast nicht zugestimmt, also hat der Dienst nichts zu sehen bekommen. Du kannst jetzt oder später verbinden.
connect-submit = Verbinden und registrieren
connect-submit-practice = Verbinden und zur Startseite

## Ochre’s own service

connect-own-runs = Er bekommt nur öffentliche Schlüssel, und ihm wird nicht mehr vertraut als einem anderen: Ochre verifiziert jede Transaktion, bevor du sie signierst.
connect-own-learns = Der Indexer erfährt jede Adresse dieser Wallet. Er kann verschweigen, was dort geschieht, aber nichts stehlen. Am besten ist ein eigener.
connect-own-data = Die Daten deiner Assets liegen dann in Ochres Datenordner auf diesem Computer. Die Wiederherstellungsphrase allein stellt Bitcoin wieder her, keine Assets: Mache nach jedem Transfer ein Backup in Ochre.
connect-own-servers = Server
    .mine = Meine eigenen
    .hint = Füllt die Felder darunter aus. Ochre fragt keinen davon, bevor du verbindest.
connect-own-preset = { $network }: { $host }
connect-own-indexer = Indexer: ein Electrum- oder Esplora-Server
    .missing = Gib zuerst den Indexer ein
connect-own-proxy = RGB-Proxy (optional)
    .hint = Dort legen Absender Asset-Daten für dich ab, und deine Rechnungen nennen ihn, etwa rpcs://host/json-rpc. Ohne ihn kannst du keine Assets empfangen.
connect-own-verifies = Mit diesem Indexer auch Blockchain und Asset-Daten verifizieren
    .hint = Ochre prüft dann Blöcke und Beweise selbst. Besser ist ein zweiter Server, denn einer allein kann etwas verschweigen: Du kannst ihn später in den Einstellungen angeben.

## API version

connect-speaks = API-Version
    .found-out = Automatisch erkennen
connect-detect = Erkennen
    .missing = Gib zuerst seine Adresse ein
connect-detecting = Dienst wird abgefragt, ohne deine Schlüssel
connect-detected-sure = API-Version: { $dialect }
connect-detected-probable = Wahrscheinliche API-Version: { $dialect }
connect-detected-nothing = Ochre erkennt den Dienst nicht
    .token = Gib sein Token ein und versuche es noch einmal, oder frage den Betreiber.
    .address = Sieh nach, ob die Adresse stimmt, oder frage den Betreiber nach der API-Version und wähle sie oben.
connect-detected-newer = Ihre Version { $version } ist neuer als alle, die Ochre kennt. Probiere es zuerst mit kleinen Beträgen.
connect-detected-fingerprint = Er findet eine Wallet allein an ihrem Fingerabdruck: Wer diese acht Zeichen kennt, kann sie dort lesen. Gib sie nicht weiter.
connect-detected-others = Diese Antworten passen auch zu anderen API-Versionen.
connect-detected-unprovable = { $warning }: Er stammt aus der Zeit vor Juli 2025. Du siehst, was an diese Wallet gezahlt wird, kannst aber nichts über ihn senden. Zahle nichts ein und bitte den Betreiber um eine neuere Version.
    .warning = Seine Transaktionen lassen sich hier nicht verifizieren
connect-detected-harmless = Keine dieser Anfragen hat eine Wallet genannt oder dort etwas geändert.

## The way to it: a proxy, and the certificate

connect-chain = Quelle für das Bitcoin-Netzwerk
    .none = Keine. Was in einem Block steht, sagt dann allein der Dienst.
    .later = Optional. Du kannst sie später in den Einstellungen angeben.
connect-way = Proxy und Zertifikat
    .legend = Verbindung
connect-way-address-missing = Gib zuerst die Adresse des Dienstes ein
connect-proxy-host = Host des Proxys
    .missing = Gib zuerst den Host des Proxys ein
connect-proxy-port = Port
    .wrong = Der Port des Proxys ist eine Zahl von 1 bis 65535
connect-proxy-user = Benutzername, falls er einen verlangt
    .tor = Tor akzeptiert jeden Namen und nutzt für jeden einen eigenen Pfad.
connect-proxy-password = Passwort des Proxys
    .hint =
        { $place ->
            [keychain] Wird in deinem Schlüsselbund aufbewahrt, nie in einer Datei.
           *[memory] Bleibt im Arbeitsspeicher, bis Ochre endet, nie in einer Datei.
        }
    .missing = Gib auch das Passwort des Proxys ein
connect-proxy-new-password = Neues Passwort des Proxys, falls es sich ändert
    .hint =
        { $place ->
            [keychain] Eines liegt in deinem Schlüsselbund.
           *[memory] Eines liegt im Arbeitsspeicher, bis Ochre endet.
        }
connect-proxy-fails = Wenn der Proxy ausfällt, wird nichts gesendet: Ochre umgeht ihn nie. Node-Dienste werden weiterhin direkt erreicht.
connect-pin = Nur einem festgelegten Zertifikat vertrauen (SHA-256)
    .placeholder = Leer: jedem, dem dieser Computer vertraut
    .hint = Für deinen eigenen Dienst. Füge den Fingerabdruck seines Zertifikats ein, oder sha256/ und den seines öffentlichen Schlüssels. Oder sieh das Zertifikat an und vergleiche.
connect-look = Zertifikat ansehen
connect-test = Testen

## What trying the way showed

connect-trying = Verbindung wird getestet, gesendet wird nichts
connect-reached = Erreicht in { $time } ms
connect-reached-refused = Erreicht, aber sein Zertifikat würde abgelehnt
connect-reached-plain = Er spricht unverschlüsseltes http, das kein Zertifikat zeigt.
connect-reached-harmless = Von einer Wallet wurde nichts gesendet.
connect-certificate-subject = Ausgestellt für
connect-certificate-issuer = Ausgestellt von
connect-certificate-valid = Gültig
    .span = { $from } bis { $until }
connect-certificate-pin = Zertifikat festlegen
