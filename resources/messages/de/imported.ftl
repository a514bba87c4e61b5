### Das Importierte ist nicht das Gewünschte: was es ist, und was stattdessen zu importieren ist.

imported-not = Das ist { $thing }, { $wanted }
imported-wanted-psbt = keine PSBT
imported-wanted-signed = nicht die signierte PSBT
imported-wanted-account = kein öffentliches Konto
imported-wanted-labels = keine Datei mit Etiketten
imported-thing-folder = ein Ordner
imported-thing-image = ein Bild
imported-thing-document = ein Dokument
imported-thing-archive = ein Archiv
imported-thing-program = ein Programm
imported-thing-database = eine Datenbank
imported-thing-html = eine Webseite
imported-thing-publicKey = ein öffentlicher Schlüssel
imported-thing-invoice = eine RGB-Rechnung
imported-thing-assetId = eine Asset-ID
imported-thing-paymentLink = ein Zahlungslink
imported-thing-lightning = eine Lightning-Rechnung
imported-thing-address = eine Adresse
imported-thing-link = ein Link
imported-thing-path = ein Dateiname
imported-thing-hash = eine Folge von 64 Hex-Ziffern
imported-thing-transaction = eine bloße Transaktion
imported-thing-otherUr = eine andere Art QR-Code
imported-thing-unknownText = etwas anderes
imported-thing-unknownBytes = eine andere Datei
imported-thing-account = ein öffentliches Konto
imported-thing-psbt = eine PSBT
imported-thing-pack = eine Signieranfrage
imported-todo-psbt = Importiere eine unsignierte .psbt-Datei, ihren Text oder ihre QR-Codes.
imported-todo-signed = Signiere auf dem anderen Computer und importiere dann die Datei, die auf „signed“ endet.
imported-todo-account = Exportiere das öffentliche Konto auf dem Computer, der signiert, oder einen ganzen Taproot-Deskriptor aus einem anderen Programm.
imported-todo-labels = Importiere BIP329, das JSON von Electrum oder eine Tabelle mit Transaktions-IDs: höchstens 4 MB, 20 000 Zeilen.
imported-todo-taproot = Exportiere das erste Taproot-Konto mit Herkunft: m/86h/0h/0h, in Testnetzen m/86h/1h/0h.
imported-todo-send = Füge es unter Senden ein.
imported-todo-scan = Scanne stattdessen die QR-Codes.
imported-todo-unpack = Entpacke es zuerst.
imported-todo-file = Importiere die Datei selbst.
imported-todo-again = Speichere es an der Quelle noch einmal.
imported-todo-changed = Vertraue nichts daraus. Hole alles noch einmal von der Quelle.
imported-todo-codes = Scanne alle Teile eines Codes, oder importiere die Datei.
imported-todo-elsewhere = Nutze das Programm, das es erstellt hat.
imported-todo-watch = Füge es als nur beobachtete Wallet hinzu.
imported-todo-transaction = Ist sie signiert, sende sie ins Netzwerk. Wenn nicht, lass sie als PSBT speichern.
imported-todo-hash = Ist das ein Schlüssel, kopiere jetzt etwas anderes.
imported-is-empty = Leer
imported-is-tooLarge = Zu groß zum Importieren
imported-is-several = Mehrere Dateien auf einmal
    .todo = Öffne eine, oder lege alle unter Offline signieren ab.
imported-is-elsewhere = Diese Datei ist auf einem anderen Computer
    .todo = Kopiere sie hierher und öffne sie dann.
imported-is-damaged = Diese PSBT ist beschädigt oder unvollständig
imported-is-version2 = Diese PSBT der Version 2 ist unvollständig
    .todo = Speichere sie als Version 0.
imported-is-urDamaged = Dieser Code ist beschädigt
imported-is-urIncomplete = Teile dieses Codes fehlen
imported-is-urMixed = Teile von zwei Codes
imported-is-newer = Ein neueres Ochre hat es erstellt
    .todo = Installiere hier das neueste Ochre.
    .todo-psbt = Installiere hier das neueste Ochre, oder importiere die bloße PSBT und prüfe sie selbst.
imported-is-changed = Unterwegs verändert oder abgeschnitten
imported-is-accountKeys = Die Schlüssel in diesem Konto gehören nicht zusammen
imported-is-descriptorForm = Dieser Deskriptor ist unvollständig
    .todo = Kopiere ihn noch einmal, von „tr(“ bis zu den acht Zeichen nach #.
imported-is-descriptorTree = Keine Wallet mit einem Taproot-Schlüssel ohne Skripte
imported-is-descriptorPath = Das ist ein anderes Konto
imported-is-descriptorNetwork = Dieses Konto ist für ein anderes Netzwerk oder mischt Netzwerke
    .todo = Exportiere es noch einmal im gewünschten Netzwerk.
imported-is-descriptorKey = Kein lesbarer xpub oder tpub darin (zpub und ypub passen nicht)
imported-is-descriptorKeychains = Dieser Deskriptor nennt andere Adressen
    .happened = Ochre liest /0/*, /1/* oder /<0;1>/*.
imported-is-descriptorsDiffer = Mehr als ein Taproot-Konto
    .todo = Importiere die Deskriptoren von einem.
imported-is-lacks =
    { $form ->
        [keyOfOtherKind] Schlüssel anderer Art
        [keyWithoutOrigin] Schlüssel ohne Herkunft
        [descriptorWithoutOrigin] Deskriptor ohne Herkunft
        [descriptorOfOtherKind] Deskriptor anderer Art
        [otherAccount] Ein anderes Konto
        [keystoneJson] Von Keystone oder BlueWallet
        [coldcardJson] Von Coldcard
        [bsms] BSMS
        [addwallet] Von Specter
       *[bitkeyExport] Von Bitkey
    }
    .happened = Zum Beobachten fehlt: { $missing }.
imported-lacks-origin = Master-Fingerabdruck und Pfad
imported-lacks-taprootKey = ein Taproot-Schlüssel
imported-lacks-accountZero = der Schlüssel von Konto 0
imported-is-noTaproot = Kein Taproot-Konto darin
    .happened = Manche Signierer zeigen es erst, wenn du es einschaltest.
imported-is-firstAddressOther = Die erste Adresse kommt nicht von dem Schlüssel
    .todo = Empfange nicht damit. Exportiere es noch einmal vom Signierer.
imported-is-alreadySigned = Diese PSBT ist schon signiert
    .todo = Ist sie vollständig, bring sie zurück. Zum Signieren importiere die unsignierte.
imported-is-otherNetwork = Diese PSBT ist für ein anderes Netzwerk
    .todo = Öffne die Wallet jenes Netzwerks.
imported-is-notOurs = Diese PSBT ist für eine andere Wallet
    .todo = Prüfe, ob du die richtige Wallet und Datei geöffnet hast.
imported-is-otherScript = Ochre signiert nur mit Taproot-Schlüsseln, nicht mit Skripten
imported-is-noKeyPath = Diese PSBT sagt nicht, welcher Schlüssel signiert
    .todo = Lass sie mit der Herkunft der Schlüssel (Ableitungspfaden) neu speichern.
imported-is-backUnsigned = Noch nicht signiert
imported-is-backOther = Eine andere Transaktion als in deiner Signieranfrage
    .todo = Importiere die Datei, deren Name dieselben Buchstaben hat.
imported-is-backHalf = Nur teilweise signiert
    .todo = Signiere den Rest und importiere sie noch einmal.
imported-is-backInvalid = Eine Signatur darin ist ungültig
    .todo = Signiere noch einmal. Scheitert auch das, hat der andere Computer vielleicht eine andere Wiederherstellungsphrase.
imported-fingerprint = Der Fingerabdruck dieser Wallet ist { $fingerprint }.
imported-is-words = Das ist eine Wiederherstellungsphrase
    .happened = Ochre hat sie nicht behalten. Wer sie sieht, kann alles nehmen.
    .todo = Kopiere jetzt etwas anderes: Andere Programme lesen die Zwischenablage. Gib sie nie jemandem.
imported-is-privateKey = Das enthält einen privaten Schlüssel
    .happened = Ochre hat ihn nicht behalten. Wer ihn sieht, kann nehmen, was er schützt.
    .todo = Kopiere jetzt etwas anderes: Andere Programme lesen die Zwischenablage.
    .todo-account = Kopiere jetzt etwas anderes. Exportiere das Konto ohne private Schlüssel.
