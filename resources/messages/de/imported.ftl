### Das Importierte ist nicht das Gewünschte: was es ist, und was stattdessen zu importieren ist.

imported-wanted =
    { $wanted ->
        [signed] nicht die signierte PSBT
        [account] kein öffentliches Konto
        [labels] keine Datei mit Bezeichnungen
       *[psbt] keine PSBT
    }
imported-is =
    { $name ->
        [empty] Leer
        [tooLarge] Zu groß
        [several] Mehrere Dateien auf einmal
        [elsewhere] Auf einem anderen Computer
        [damaged] Beschädigte oder unvollständige PSBT
        [version2] Unvollständige PSBT der Version 2
        [urDamaged] Beschädigter Code
        [urIncomplete] Teile fehlen
        [urMixed] Teile von zwei Codes
        [newer] Ein neueres Ochre hat es erstellt
        [changed] Unterwegs verändert oder abgeschnitten
        [accountKeys] Schlüssel, die nicht zusammengehören
        [descriptorForm] Unvollständiger Deskriptor
        [descriptorTree] Keine Wallet mit einem Taproot-Schlüssel ohne Skripte
        [descriptorPath] Ein anderes Konto
        [descriptorNetwork] Für ein anderes Netzwerk oder mehrere
        [descriptorKey] Kein lesbarer xpub oder tpub (zpub und ypub passen nicht)
        [descriptorKeychains] Deskriptor anderer Adressen
        [descriptorsDiffer] Mehr als ein Taproot-Konto
        [lacks]
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
        [noTaproot] Kein Taproot-Konto
        [firstAddressOther] Erste Adresse eines anderen Schlüssels
        [alreadySigned] Schon signiert
        [otherNetwork] PSBT für ein anderes Netzwerk
        [notOurs] PSBT für eine andere Wallet
        [otherScript] Ochre signiert nur mit Taproot-Schlüsseln, nicht mit Skripten
        [noKeyPath] PSBT, die nicht sagt, welcher Schlüssel signiert
        [backUnsigned] Noch nicht signiert
        [backOther] Eine andere Transaktion als in deiner Anfrage
        [backHalf] Nur teilweise signiert
        [backInvalid] Eine Signatur darin ist ungültig
        [words] Das ist eine Wiederherstellungsphrase
        [privateKey] Das enthält einen privaten Schlüssel
       *[other] Das ist { $thing }, { $wanted }
    }
    .happened =
        { $name ->
            [descriptorKeychains] Ochre liest /0/*, /1/* oder /<0;1>/*.
            [lacks] Zum Beobachten fehlt: { $missing }.
            [noTaproot] Manche Signierer zeigen es erst, wenn du es einschaltest.
            [words] Ochre hat sie nicht behalten. Wer sie sieht, kann alles nehmen.
            [privateKey] Ochre hat ihn nicht behalten. Wer ihn sieht, kann nehmen, was er schützt.
           *[other] { "" }
        }
    .todo =
        { $name ->
            [several] Öffne eine, oder lege alle unter „Offline signieren“ ab.
            [elsewhere] Kopiere sie hierher und öffne sie dann.
            [version2] Speichere sie als Version 0.
            [newer]
                { $wanted ->
                    [psbt] Installiere hier das neueste Ochre, oder importiere die reine PSBT und prüfe sie selbst.
                   *[other] Installiere hier das neueste Ochre.
                }
            [descriptorForm] Kopiere ihn erneut, von „tr(“ bis zu den acht Zeichen nach #.
            [descriptorNetwork] Exportiere es erneut im gewünschten Netzwerk.
            [descriptorsDiffer] Importiere die Deskriptoren von einem.
            [firstAddressOther] Empfange nicht damit. Exportiere es erneut vom Signierer.
            [alreadySigned] Ist sie vollständig, bring sie zurück. Zum Signieren importiere die unsignierte.
            [otherNetwork] Öffne die Wallet dieses Netzwerks.
            [notOurs] Prüfe, ob du die richtige Wallet und Datei geöffnet hast.
            [noKeyPath] Lass sie mit der Herkunft der Schlüssel (Ableitungspfaden) neu speichern.
            [backOther] Importiere die Datei, deren Name dieselben Buchstaben hat.
            [backHalf] Signiere den Rest und importiere sie erneut.
            [backInvalid] Signiere erneut. Scheitert das, hat der andere Computer vielleicht eine andere Wiederherstellungsphrase.
            [words] Kopiere jetzt etwas anderes: Andere Programme lesen die Zwischenablage. Gib sie nie jemandem.
            [privateKey]
                { $wanted ->
                    [account] Kopiere jetzt etwas anderes. Exportiere das Konto ohne private Schlüssel.
                   *[other] Kopiere jetzt etwas anderes: Andere Programme lesen die Zwischenablage.
                }
           *[other]
                { $group ->
                    [signed] Importiere die Datei vom anderen Computer, die auf „signed“ endet.
                    [account] Exportiere das öffentliche Konto dort, wo du signierst. Aus anderen Programmen: einen ganzen Taproot-Deskriptor.
                    [labels] Importiere BIP329, das JSON von Electrum oder eine Tabelle mit Transaktions-IDs: höchstens 4 MB, 20 000 Zeilen.
                    [taproot] Exportiere das erste Taproot-Konto mit Herkunft: m/86h/0h/0h, in Testnetzen m/86h/1h/0h.
                    [send] Füge es unter Senden ein.
                    [scan] Scanne stattdessen die QR-Codes.
                    [unpack] Entpacke es zuerst.
                    [file] Importiere die Datei selbst.
                    [again] Speichere es an der Quelle erneut.
                    [changed] Vertraue nichts daraus. Hole alles erneut von der Quelle.
                    [codes] Scanne alle Teile eines Codes, oder importiere die Datei.
                    [elsewhere] Nutze das Programm, das es erstellt hat.
                    [watch] Füge es als nur beobachtete Wallet hinzu.
                    [transaction] Ist sie signiert, sende sie ins Netzwerk. Wenn nicht, lass sie als PSBT speichern.
                    [hash] Ist das ein Schlüssel, kopiere jetzt etwas anderes.
                   *[psbt] Importiere eine unsignierte .psbt-Datei, ihren Text oder ihre QR-Codes.
                }
        }
imported-lacks =
    { $one ->
        [origin] Master-Fingerabdruck und Pfad
        [taprootKey] ein Taproot-Schlüssel
       *[accountZero] der Schlüssel von Konto 0
    }
imported-thing =
    { $thing ->
        [folder] ein Ordner
        [image] ein Bild
        [document] ein Dokument
        [archive] ein Archiv
        [program] ein Programm
        [database] eine Datenbank
        [html] eine Webseite
        [publicKey] ein öffentlicher Schlüssel
        [invoice] eine RGB-Rechnung
        [assetId] eine Asset-ID
        [paymentLink] ein Zahlungslink
        [lightning] eine Lightning-Rechnung
        [address] eine Adresse
        [link] ein Link
        [path] ein Dateiname
        [hash] eine Folge von 64 Hex-Ziffern
        [transaction] eine Transaktion ohne PSBT
        [otherUr] eine andere Art QR-Code
        [unknownText] etwas anderes
        [account] ein öffentliches Konto
        [psbt] eine PSBT
        [pack] eine Signieranfrage
       *[unknownBytes] eine andere Datei
    }
imported-fingerprint = Der Fingerabdruck dieser Wallet ist { $fingerprint }.
