### Was schiefging, eine Nachricht je Fehlercode: wie es heißt, was geschehen ist und was zu tun ist. Ganze Sätze.
### Namen, Adressen, Fehlercodes und die Worte eines Dienstes kommen von außen und werden unverändert eingesetzt.

## What a screen sent

failure-invalid-input = Prüfe diese Eingabe
    .todo = Ändere sie und versuche es erneut. Es wurde nichts ausgeführt.
failure-invalid-input-value = Der Wert von „{ $path }“ passt nicht: { $problem }
failure-invalid-input-whole = Der Wert der Anfrage passt nicht: { $problem }

failure-unknown-call = Diese Version kann das nicht
    .happened = Das Fenster hat „{ $name }“ angefordert, und der Hauptteil kennt das nicht.
    .todo = Starte Ochre neu. Bleibt der Fehler, installiere es neu: Die beiden Teile passen nicht zusammen.

failure-input-too-large = Das ist zu groß
    .happened =
        Die Eingabe umfasst mindestens { $bytes ->
            [one] { $bytes } Byte
           *[other] { $bytes } Bytes
        }, das Limit sind { $limitBytes ->
            [one] { $limitBytes } Byte
           *[other] { $limitBytes } Bytes
        }.
    .todo = Sende weniger. Es wurde nichts ausgeführt.

failure-app-locked = Ochre ist gesperrt
    .happened = Solange es gesperrt ist, wird nichts ausgeführt.
    .todo = Entsperre es zuerst.

failure-not-here-nativeConfirmOnly = Diese Seite darf das nicht beantworten
    .happened = Hier fragt der Hauptteil in einem eigenen Fenster, auf das diese Seite keinen Zugriff hat.
    .todo = Antworte dort.
failure-not-here-practiceOnly = Nur zur Übung
    .happened = Diese Wallet nutzt nicht den Übungsdienst.
    .todo = Öffne dafür eine Übungs-Wallet.
failure-not-here-noMainnetOnLoopback = Hier nicht mit echten Bitcoin
    .happened = Ochre läuft gerade in einem Browser. Das ist nur für Übungs- und Testnetzwerke gedacht.
    .todo = Nutze für das Mainnet das Desktop-Fenster.
failure-not-here-loopbackServicesOnly = Nur Dienste auf diesem Computer
    .happened = Ochre läuft gerade in einem Browser und verbindet sich dann nur mit Diensten auf diesem Computer.
    .todo = Nutze für einen Dienst an einem anderen Ort das Desktop-Fenster.
failure-not-here-noFileDialog = Hier gibt es keinen Dateidialog
    .happened = Ochre läuft gerade in einem Browser und kann nicht fragen, wohin eine Datei soll.
    .todo = Nutze für Dateien das Desktop-Fenster.
failure-not-here-noOwnService = Hier gibt es keinen eigenen Dienst
    .happened = Dieses Ochre kann keinen eigenen Wallet-Dienst betreiben: rgb-lib, das er braucht, gibt es für dieses System nicht.
    .todo = Verbinde dich stattdessen mit einem entfernten Dienst.
failure-not-here-ownServiceByProxy = Dein eigener Dienst nutzt keinen Proxy
    .happened = Diese Wallet geht über einen Proxy, und rgb-lib, das der Dienst ausführt, würde ihn umgehen.
    .todo = Entferne zuerst den Proxy aus der Verbindung der Wallet oder bleib beim entfernten Dienst.

## The keychain

failure-keychain-absent = Kein Schlüsselbund für den Wallet-Schlüssel
    .todo = Unter Linux: Installiere und entsperre gnome-keyring oder KWallet, starte Ochre aus deiner Desktop-Sitzung und versuche es erneut. Oder nutze eine Wallet nur für diese Sitzung: Ochre vergisst sie, sobald es endet.
failure-keychain-absent-noDbus = In dieser Sitzung fehlt D-Bus, über den ein Schlüsselbund erreicht wird. Ochre speichert Wallet-Schlüssel nie in einer Datei.
failure-keychain-absent-noSecretService = Kein Programm auf diesem Computer stellt den Secret Service (einen Schlüsselbund) bereit. Ochre speichert Wallet-Schlüssel nie in einer Datei.
failure-keychain-absent-noLibrary = Die Bibliothek libsecret-1 ist nicht installiert. Ochre speichert Wallet-Schlüssel nie in einer Datei.
failure-keychain-absent-other = Der Schlüsselbund hat geantwortet: „{ $detail }“. Ochre speichert Wallet-Schlüssel nie in einer Datei.

failure-keychain-locked = Dein Schlüsselbund ist gesperrt
    .happened =
        { $during ->
            [reading] Er enthält den Schlüssel dieser Wallet und gibt ihn nicht heraus, solange er gesperrt ist. Die Wallet ist nicht verloren.
           *[writing] Solange er gesperrt ist, nimmt er keinen neuen Wallet-Schlüssel auf. Es wurde nichts gespeichert.
        }
    .todo = Entsperre den Schlüsselbund deines Systems und versuche es erneut.

failure-keychain-timeout = Dein Schlüsselbund hat nicht geantwortet
    .happened =
        Ochre hat { $seconds ->
            [one] { $seconds } Sekunde
           *[other] { $seconds } Sekunden
        } gewartet. Vielleicht ist in einem anderen Fenster eine Frage des Schlüsselbunds offen.
    .todo = Beantworte oder schließe diese Frage und versuche es erneut.

failure-keychain-refused = Dein Schlüsselbund hat abgelehnt
    .happened = Seine Meldung: „{ $detail }“
    .todo = Öffne den Schlüsselbund deines Systems und sieh nach, ob Ochre ihn nutzen darf. Versuche es dann erneut.

failure-keychain-readback = Dein Schlüsselbund hat den Wallet-Schlüssel nicht gespeichert
    .happened = Was zurückgelesen wurde, ist nicht, was geschrieben wurde. Deshalb wurde die Wallet nicht angelegt.
    .todo = Versuche es erneut. Bleibt der Fehler, ist dieser Schlüsselbund nicht sicher: Nutze eine Wallet nur für diese Sitzung.

failure-keychain-absent-node = Kein Schlüsselbund zum Speichern
    .happened = Auf diesem Computer wurde kein Schlüsselbund gefunden, und Ochre speichert Node-Passwörter und Tokens nie in einer Datei. Es wurde nichts gespeichert.
    .todo = Ein Node-Passwort, das du beim Entsperren eingibst, gilt auch ohne Schlüsselbund für diese eine Aktion oder diesen einen Durchlauf. Um es unter Linux zu speichern, installiere und entsperre gnome-keyring oder KWallet. Starte Ochre dann aus deiner Desktop-Sitzung.
failure-keychain-locked-node = Dein Schlüsselbund ist gesperrt
    .happened =
        { $during ->
            [reading] Er enthält das Node-Passwort und gibt es nicht heraus, solange er gesperrt ist. Es wurde kein Node angefragt.
           *[writing] Solange er gesperrt ist, nimmt er kein neues Node-Passwort auf. Was schon gespeichert war, ist unverändert.
        }
    .todo = Entsperre den Schlüsselbund deines Systems und versuche es erneut. Oder gib das Node-Passwort ein: Es gilt dann für diese eine Aktion.
failure-keychain-readback-node = Dein Schlüsselbund hat das Node-Passwort nicht gespeichert
    .happened = Was zurückgelesen wurde, ist nicht, was geschrieben wurde.
    .todo = Versuche es erneut. Bleibt der Fehler, ist dieser Schlüsselbund nicht sicher: Gib das Node-Passwort bei jedem Entsperren ein.

failure-secret-missing = Der Wallet-Schlüssel ist nicht in deinem Schlüsselbund
    .happened = Dein Schlüsselbund ist offen und hat keinen Eintrag für „{ $walletName }“. Der Eintrag wurde dort entfernt, oder der Schlüsselbund gehört einem anderen Benutzer.
    .todo = Stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.

failure-token-missing = Das für „{ $name }“ gespeicherte Token ist nicht in diesem Schlüsselbund
    .happened = Dein Schlüsselbund ist offen, aber das Token wurde dort entfernt, oder der Schlüsselbund gehört einem anderen Benutzer. Ohne das Token wird nichts gesendet.
    .todo = Gib das Token in den Einstellungen von „{ $name }“ erneut ein.

failure-secret-unreadable = Der Wallet-Schlüssel ist nicht lesbar
    .todo = Nutze die neueste Version von Ochre oder stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.
failure-secret-unreadable-foreign = Der Eintrag im Schlüsselbund stammt nicht von Ochre.
failure-secret-unreadable-version = Der Eintrag im Schlüsselbund hat die Version { $version }, die dieses Ochre nicht kennt.

failure-secret-foreign = Der Wallet-Schlüssel gehört zu einer anderen Wallet
    .happened = Aus dem Eintrag im Schlüsselbund für „{ $walletName }“ ergeben sich andere Schlüssel, als diese Wallet hat. Es wurde nichts damit signiert.
    .todo = Stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.

failure-session-ended = Der Wallet-Schlüssel dieser Sitzung ist weg
    .happened = „{ $walletName }“ war nur für eine Sitzung gespeichert, und diese Sitzung ist beendet.
    .todo = Stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.

## The app password

failure-secret-sealed = Der Wallet-Schlüssel ist mit einem anderen App-Passwort verschlossen
    .happened = Der Schlüsselbund enthält den Schlüssel von „{ $walletName }“, verschlossen mit einem anderen App-Passwort als dem, das hier gilt.
    .todo = Starte Ochre neu: Es fragt dann nach jenem App-Passwort. Sonst stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.

failure-password-wrong = Das ist nicht das App-Passwort
    .happened = Es wurde nichts geöffnet und nichts geändert. Achte auf Großbuchstaben und Leerzeichen.
    .todo =
        { $waitSeconds ->
            [0] Versuche es erneut.
            [one] Der nächste Versuch ist in { $waitSeconds } Sekunde möglich.
           *[other] Der nächste Versuch ist in { $waitSeconds } Sekunden möglich.
        }

failure-password-wait = Warte kurz bis zum nächsten Versuch
    .happened = Das App-Passwort war mehrmals hintereinander falsch, deshalb macht Ochre eine Pause. Diese Eingabe wurde nicht angesehen.
    .todo =
        { $waitSeconds ->
            [0] Versuche es erneut.
            [one] Der nächste Versuch ist in { $waitSeconds } Sekunde möglich.
           *[other] Der nächste Versuch ist in { $waitSeconds } Sekunden möglich.
        }

failure-password-needed = Dafür ist das App-Passwort nötig
    .happened = Es wird hier noch einmal verlangt, auch wenn Ochre entsperrt ist. Es wurde nichts ausgeführt.
    .todo = Gib das App-Passwort ein und versuche es erneut.

failure-password-state-set = Ein App-Passwort ist schon festgelegt
    .happened = Es wurde nichts geändert.
    .todo = Ändere es in den Einstellungen oder entferne es dort zuerst.
failure-password-state-unset = Kein App-Passwort festgelegt
    .happened = Es wurde nichts geändert.
    .todo = Lege zuerst in den Einstellungen eines fest.

failure-lock-missing = Die Sperre ist nicht in deinem Schlüsselbund
    .happened = Dein Schlüsselbund ist offen und hat keinen Eintrag, den ein App-Passwort öffnen könnte. Der Eintrag wurde dort gelöscht, oder der Schlüsselbund gehört einem anderen Benutzer.
    .todo = Wähle dort, wo Ochre gesperrt ist, „App-Passwort vergessen?“. Sonst stelle die Wallets mit ihren Wiederherstellungsphrasen wieder her.

failure-locked-meanwhile = Ochre wurde inzwischen gesperrt
    .happened = Beim Sperren war die Frage noch offen, deshalb gilt sie als verneint. Es wurde nichts signiert und nichts angezeigt.
    .todo = Entsperre Ochre und beginne von vorn.

failure-words-no-wallet = Diese Wiederherstellungsphrase gehört zu keiner Wallet hier
    .happened = Sie ist gültig, gehört aber zu einer anderen Wallet. Es wurde nichts geändert.
    .todo = Gib die Wiederherstellungsphrase einer Wallet ein, die Ochre auf diesem Computer auflistet.

failure-new-password-short = Mindestens { $least } Zeichen
failure-new-password-differs = Gib zweimal dasselbe App-Passwort ein

failure-keyholder-gone = Der Schlüsselprozess wurde beendet
    .happened = Der Prozess, der die Schlüssel hält, endete bei „{ $during }“. Er hinterlässt nichts, und es wurde nichts eingereicht.
    .todo = Versuche es erneut.

## Words and wallets

failure-words-count =
    { $count ->
        [0] Es sind noch keine Wörter da
        [one] { $count } Wort kann nicht stimmen
       *[other] { $count } Wörter können nicht stimmen
    }
    .happened = Eine Wiederherstellungsphrase hat 12, 15, 18, 21 oder 24 Wörter.
    .todo = Vergleiche mit dem, was du aufgeschrieben hast.

failure-words-foreign-electrum = Das ist eine Electrum-Phrase
    .happened = Sie trägt die Versionskennung von Electrum. Electrum leitet daraus andere Schlüssel ab als BIP39, deshalb kann Ochre sie nicht wiederherstellen.
    .todo = Öffne sie in Electrum und sende die Bitcoin an eine neue Wallet in Ochre. Stammt sie aus einem anderen Programm, ist ein Wort falsch: Vergleiche mit dem, was du aufgeschrieben hast.
failure-words-foreign-electrumTwoFactor = Das ist eine Electrum-Phrase mit Zwei-Faktor-Authentifizierung
    .happened = Sie trägt die Electrum-Kennung dafür. Ihre Coins brauchen einen zweiten Schlüssel, den diese Wörter nicht ergeben, deshalb kann Ochre sie nicht wiederherstellen.
    .todo = Öffne sie in Electrum und sende die Bitcoin an eine neue Wallet in Ochre. Stammt sie aus einem anderen Programm, ist ein Wort falsch: Vergleiche mit dem, was du aufgeschrieben hast.
failure-words-foreign-aezeed = Das ist ein Cipher Seed von LND (aezeed)
    .happened = Die eigene Prüfsumme stimmt. Die Wörter stehen in der Liste von BIP39, aber nur Programme auf Basis von LND leiten daraus die zugehörigen Schlüssel ab.
    .todo = Öffne ihn in dem Programm, das ihn erzeugt hat, und sende die Bitcoin an eine neue Wallet in Ochre.
failure-words-foreign-slip39 = Das ist ein Teil eines SLIP39-Backups
    .happened = Die Wörter stehen in der Liste von SLIP39. Ein Teil allein ist keine Wallet, und mehrere ergeben andere Schlüssel als bei BIP39.
    .todo = Öffne ihn in dem Programm oder Gerät, das ihn erzeugt hat, und sende die Bitcoin an eine neue Wallet in Ochre.
failure-words-foreign-monero = Das ist eine Monero-Phrase
    .happened = Das letzte Wort ist die Prüfsumme von Monero. Die Phrase stellt Monero wieder her und enthält keine Bitcoin.
    .todo = Suche die Wiederherstellungsphrase deiner Bitcoin-Wallet.
failure-words-foreign-oneMore = Ein Wort ist zu viel
    .happened = Ohne das letzte Wort ist die Phrase vollständig. Das letzte könnte eine BIP39-Passphrase sein, die Ochre nicht unterstützt: Ohne sie würdest du eine andere Wallet wiederherstellen.
    .todo = Lass es nur weg, wenn es nicht zu deiner Phrase gehört. Sonst nutze das Programm, das die Wallet angelegt hat.
failure-words-foreign-otherList = Das ist keine BIP39-Phrase
    .happened = Die meisten Wörter stehen in keiner der zehn Listen von BIP39. Monero, SLIP39 und Electrum vor 2014 haben eigene Listen.
    .todo = Finde heraus, welches Programm die Phrase erzeugt hat, und stelle sie dort wieder her.

failure-words-unknown =
    { $count ->
        [one] Ein Wort steht nicht in der Liste
       *[other] { $count } Wörter stehen nicht in der Liste
    }
    .happened = Nicht in der Liste mit 2 048 Wörtern ({ $wordList }): { $words }.
    .todo = Vergleiche mit dem, was du aufgeschrieben hast.
failure-words-unknown-word = Wort { $position }
failure-words-unknown-hint = Wort { $position } (vielleicht { $suggestions })

failure-words-completed =
    { $count ->
        [one] Ein Wort war abgekürzt
       *[other] { $count } Wörter waren abgekürzt
    }
    .happened = Vier Buchstaben bestimmen ein Wort der Liste ({ $wordList }), und die Prüfsumme stimmt.
    .todo = Vergleiche die ganze Phrase mit dem, was du aufgeschrieben hast, und übernimm dann diese Wörter.

failure-words-checksum = Die Wörter passen nicht zusammen
    .happened = Alle stehen in der Liste ({ $wordList }), aber die Prüfsumme stimmt nicht: Eines ist falsch, oder zwei sind vertauscht.
    .todo = Vergleiche mit dem, was du aufgeschrieben hast, in derselben Reihenfolge.
failure-words-checksum-perhaps = Vielleicht liegt es an { $places }.

failure-word-list-english = Englisch
failure-word-list-spanish = Spanisch
failure-word-list-french = Französisch
failure-word-list-italian = Italienisch
failure-word-list-portuguese = Portugiesisch
failure-word-list-czech = Tschechisch
failure-word-list-japanese = Japanisch
failure-word-list-korean = Koreanisch
failure-word-list-chineseSimplified = Chinesisch (vereinfacht)
failure-word-list-chineseTraditional = Chinesisch (traditionell)

failure-words-other-wallet = Das ist die Wiederherstellungsphrase einer anderen Wallet
    .happened = Sie ist gültig, ergibt aber andere Schlüssel, als „{ $walletName }“ hat.
    .todo = Sieh nach, ob du das richtige Blatt genommen hast.

failure-wallet-unknown = Diese Wallet ist nicht in der Liste
    .happened = Sie wurde entfernt, vielleicht in einem anderen Fenster.
    .todo = Wähle eine andere Wallet.

failure-wallet-exists = Diese Wallet ist schon hier
    .happened = „{ $walletName }“ hat dieselben Schlüssel. Mit zwei Kopien für dieselben Assets könnten diese verloren gehen.
    .todo = Nutze die vorhandene.

failure-keys-unproved-other = Das sind nicht die Schlüssel deiner Wiederherstellungsphrase
    .happened = “{ $walletName }” stammt aus einem Backup. Deine Phrase trägt denselben Fingerabdruck, ergibt aber andere Schlüssel. Die Adressen dieser Wallet gehören also jemand anderem.
    .todo = Nutze die Wallet, die aus deiner Phrase entstanden ist, und entferne diese.
failure-keys-unproved-yet = Verifiziere zuerst diese Schlüssel
    .happened = “{ $walletName }” stammt aus einem Backup, und noch ist nicht verifiziert, dass die Adressen dir gehören. Es wird keine angezeigt und keine Rechnung erstellt.
    .todo = Gib hier ihre Wiederherstellungsphrase ein. Oder importiere ihr öffentliches Konto erneut von dem Computer, der die Phrase hat, und vergleiche die Buchstabengruppen.

failure-no-key-here = Auf diesem Computer ist kein Schlüssel
    .happened = „{ $walletName }“ hat nur öffentliche Schlüssel.
    .todo = Signiere dort, wo der Schlüssel ist. Oder stelle die Wallet hier mit ihrer Wiederherstellungsphrase wieder her.

failure-network-refused = Nicht in diesem Netzwerk
    .todo = Wähle ein anderes Netzwerk.
failure-network-refused-practiceIsRegtest = Übungs-Wallets gibt es nur auf Regtest, nicht auf { $network }.
failure-network-refused-noMainnetOnLoopback = Ochre läuft gerade in einem Browser. Das wird nie mit echten Bitcoin genutzt.
failure-network-refused-noServiceKeysOnMainnet = Eine Wiederherstellungsphrase, die ein Dienst erzeugt hat, ist nur für Testnetzwerke: Wer sie erzeugt hat, kann alles ausgeben.

failure-service-keys-mismatch = Der Dienst hat Schlüssel geliefert, die nicht zur Wiederherstellungsphrase passen
    .happened = „{ $field }“ ergibt sich nicht aus dieser Phrase. Es wurde nichts gespeichert.
    .todo = Nutze diesen Dienst nicht. Erzeuge die Phrase auf diesem Computer.

## The service. $host is its address, $endpoint what it was asked for (“/wallet/btcbalance”), $detail the system’s own word.

failure-own-service = Ochre (eigener Dienst)
failure-url-refused = Diese Adresse ist nicht verwendbar
    .todo = Ändere die Adresse und versuche es erneut.
failure-url-refused-syntax = Das ist keine Webadresse.
failure-url-refused-scheme = Sie muss mit https:// beginnen (http:// ist nur für diesen Computer erlaubt).
failure-url-refused-credentials = Sie enthält einen Benutzernamen oder ein Passwort. Ein Token hat ein eigenes Feld und wird im Schlüsselbund gespeichert.
failure-url-refused-query = Sie hat einen Teil nach „?“ oder „#“. Gib nur die Basisadresse an.
failure-url-refused-loopbackOnly = Ochre läuft gerade in einem Browser und verbindet sich dann nur mit Diensten auf diesem Computer.
failure-url-refused-proxyElsewhere = Ochre läuft gerade in einem Browser und nutzt dann nur einen Proxy auf diesem Computer.
failure-url-refused-onionNeedsProxy = Das ist eine Onion-Adresse, die nur Tor erreicht: Trage dessen SOCKS5-Proxy unter „Proxy und Zertifikat“ ein.
failure-url-refused-onionPlain = Ohne https ist eine Onion-Adresse erst ab Tor geschützt: Dafür muss der SOCKS5-Proxy auf genau diesem Computer laufen.
failure-url-refused-plainByProxy = Die Adresse ist dieser Computer selbst, der Proxy aber anderswo: Was gesendet wird, könnte unterwegs mitgelesen werden.
failure-url-refused-pinNeedsTls = Ein Zertifikat ist festgelegt, und http:// zeigt keines. Nutze https:// oder hebe die Festlegung auf.
failure-url-refused-notCompared = Damit lässt sich nicht vergleichen: Es ist der Server, den du schon verwendest, oder einer der Übungs-Blockchain.

failure-consent-needed = Zuerst ist deine Zustimmung nötig
    .happened = { $host } hat die öffentlichen Schlüssel dieser Wallet noch nicht gesehen. Einmal gezeigt, lassen sie sich nicht zurücknehmen.
    .todo = Registriere die Wallet auf der Startseite, wenn dieser Dienst sie kennen soll.

failure-pin-refused = Diesen Fingerabdruck kann Ochre nicht verwenden
    .happened =
        { $reason ->
            [sha1] Das ist ein SHA-1-Fingerabdruck, und der lässt sich fälschen.
           *[form] Er besteht weder aus 64 Hex-Ziffern noch aus sha256/ mit dem Hash eines öffentlichen Schlüssels dahinter.
        }
    .todo = Füge den SHA-256-Fingerabdruck ein oder drücke „Zertifikat ansehen“.

failure-pin-not-taken = Das Zertifikat wurde nicht festgelegt
    .happened = Du hast nicht zugestimmt, für { $host } nur diesem Zertifikat zu vertrauen. Es wurde nichts geändert.
    .todo = Vergleiche den Fingerabdruck mit dem, den der Betreiber des Dienstes dir nennt.

failure-proxy-failed-unreachable = Der Proxy ist nicht erreichbar
    .happened = Unter { $proxy } antwortet nichts. ({ $detail })
    .todo = An { $host } wurde nichts gesendet, und Ochre versucht keinen anderen Weg. Prüfe, ob Tor oder der Proxy läuft und auf welchem Port.
failure-proxy-failed-silent = Der Proxy braucht zu lange
    .happened = { $proxy } hat die Verbindung angenommen, { $host } aber nicht rechtzeitig erreicht. ({ $detail })
    .todo = An { $host } wurde nichts gesendet, und Ochre versucht keinen anderen Weg. Vielleicht startet Tor noch: Versuche es in einer Minute erneut.
failure-proxy-failed-protocol = Das ist kein solcher Proxy
    .happened = Was unter { $proxy } antwortet, verhält sich nicht wie ein Proxy dieser Art. ({ $detail })
    .todo = An { $host } wurde nichts gesendet, und Ochre versucht keinen anderen Weg. Prüfe, ob es HTTP oder SOCKS5 ist und auf welchem Port.
failure-proxy-failed-login = Der Proxy hat die Anmeldung abgelehnt
    .happened = { $proxy } akzeptiert diesen Benutzernamen mit diesem Passwort nicht. ({ $detail })
    .todo = An { $host } wurde nichts gesendet, und Ochre versucht keinen anderen Weg. Gib Benutzername und Passwort unter „Proxy und Zertifikat“ neu ein.
failure-proxy-failed-loginWanted = Der Proxy verlangt eine Anmeldung
    .happened = { $proxy } lässt niemanden ohne Benutzername und Passwort durch. ({ $detail })
    .todo = An { $host } wurde nichts gesendet, und Ochre versucht keinen anderen Weg. Gib beides unter „Proxy und Zertifikat“ ein.
failure-proxy-failed-target = Der Proxy kam nicht bis zum Dienst durch
    .happened = { $proxy } meldet, dass es keine Verbindung zu { $host } hat. ({ $detail })
    .todo = An { $host } wurde nichts gesendet, und Ochre versucht keinen anderen Weg. Prüfe, ob die Adresse des Dienstes stimmt und ob er läuft.

failure-certificate-refused = Der Dienst konnte sich nicht ausweisen
failure-certificate-refused-selfSigned = { $host } hat sein Zertifikat selbst ausgestellt, und du hast es nicht festgelegt. Es wurde nichts gesendet. ({ $detail })
failure-certificate-refused-untrusted = Für das Zertifikat von { $host } bürgt niemand, dem dieser Computer vertraut. Es wurde nichts gesendet. ({ $detail })
failure-certificate-refused-name = Das Zertifikat, das { $host } zeigt, gilt für einen anderen Namen. Es wurde nichts gesendet. ({ $detail })
failure-certificate-refused-expired = Das Zertifikat von { $host } ist abgelaufen. Es wurde nichts gesendet. ({ $detail })
failure-certificate-refused-notYet = Das Zertifikat von { $host } ist noch nicht gültig. Es wurde nichts gesendet. ({ $detail })
failure-certificate-refused-clock = Prüfe, ob die Uhr dieses Computers richtig geht. Wenn ja, muss der Betreiber des Dienstes das Zertifikat erneuern.
failure-certificate-refused-pin = Wenn es dein eigener Dienst ist, vergleiche sein Zertifikat und lege es in den Einstellungen unter „Proxy und Zertifikat“ fest.

failure-certificate-changed = Das ist ein anderes Zertifikat als das festgelegte
    .happened =
        { $of ->
            [certificate] Das von { $host } gezeigte hat den SHA-256-Wert { $seen }. Festgelegt ist { $pinned }. Es wurde nichts gesendet.
           *[publicKey] Der öffentliche Schlüssel in dem von { $host } gezeigten hat den SHA-256-Wert { $seen }. Festgelegt ist { $pinned }. Es wurde nichts gesendet.
        }
    .todo = Frage den Betreiber des Dienstes, ob es erneuert wurde. Wenn nicht, steht jemand zwischen dir und dem Dienst.

failure-service-unreachable = Der Dienst ist nicht erreichbar
    .todo = Es ging nichts verloren. Versuche es erneut oder prüfe die Adresse in den Einstellungen.
failure-service-unreachable-refused = Unter { $host } nimmt nichts Verbindungen an.
failure-service-unreachable-dns = Der Name { $host } ist nicht bekannt.
failure-service-unreachable-tls = { $host } konnte sich nicht ausweisen, deshalb wurde nichts gesendet.
failure-service-unreachable-reset = { $host } hat die Verbindung abgebrochen.
failure-service-unreachable-offline = Dieser Computer hat kein Netzwerk.
failure-service-unreachable-other = Zu { $host } kam keine Verbindung zustande.

failure-service-slow = Der Dienst braucht zu lange
    .todo = Versuche es später erneut.
failure-service-slow-act = Es kam keine Antwort, also kann es trotzdem geschehen sein. Lade neu und prüfe das, bevor du es erneut versuchst.
failure-service-slow-connect =
    { $seconds ->
        [one] { $host } hat bei der Anfrage { $endpoint } innerhalb von { $seconds } Sekunde keine Verbindung angenommen. Das ist keine Ablehnung.
       *[other] { $host } hat bei der Anfrage { $endpoint } innerhalb von { $seconds } Sekunden keine Verbindung angenommen. Das ist keine Ablehnung.
    }
failure-service-slow-headers =
    { $seconds ->
        [one] { $host } hat auf die Anfrage { $endpoint } innerhalb von { $seconds } Sekunde nicht zu antworten begonnen. Das ist keine Ablehnung.
       *[other] { $host } hat auf die Anfrage { $endpoint } innerhalb von { $seconds } Sekunden nicht zu antworten begonnen. Das ist keine Ablehnung.
    }
failure-service-slow-body =
    { $seconds ->
        [one] { $host } hat die Antwort auf die Anfrage { $endpoint } innerhalb von { $seconds } Sekunde nicht beendet. Das ist keine Ablehnung.
       *[other] { $host } hat die Antwort auf die Anfrage { $endpoint } innerhalb von { $seconds } Sekunden nicht beendet. Das ist keine Ablehnung.
    }
failure-service-slow-total =
    { $seconds ->
        [one] { $host } ist mit der Anfrage { $endpoint } innerhalb von { $seconds } Sekunde nicht fertig geworden. Das ist keine Ablehnung.
       *[other] { $host } ist mit der Anfrage { $endpoint } innerhalb von { $seconds } Sekunden nicht fertig geworden. Das ist keine Ablehnung.
    }

failure-service-error-fault = Der Dienst hat eine Störung
failure-service-error-refused = Der Dienst hat abgelehnt
failure-service-error-known = { $host } meldet: { $meaning }.
failure-service-error-status = { $host } hat auf { $endpoint } mit { $status } geantwortet.
failure-service-error-words = { $host } hat auf { $endpoint } mit { $status } geantwortet: „{ $message }“
failure-service-error-later = Es wurde nichts signiert, und es ging nichts verloren. Versuche es später erneut.
failure-service-error-chain = Der Dienst erreicht das Bitcoin-Netzwerk nicht
    .happened = { $host } antwortet, aber der Bitcoin-Server, den der Dienst fragt, antwortet nicht. Deine eigene Verbindung funktioniert.
    .todo = Es wurde nichts signiert, und es ging nichts verloren. Versuche es später erneut, sage dem Betreiber Bescheid oder wähle unter Einstellungen, Verbindung einen anderen Dienst.
# $server: its address, as “ssl://electrum.example:50002”.
failure-service-error-indexer = Dein Bitcoin-Server antwortet nicht
    .happened = Ochres eigener Dienst erreicht den Indexer { $server } nicht.
    .todo = Es wurde nichts signiert, und es ging nichts verloren. Prüfe, ob der Indexer läuft und seine Adresse stimmt. Du kannst sie unter Einstellungen, Verbindung ändern.
failure-service-error-operator = Es wurde nichts signiert, und es ging nichts verloren. Wiederholen ändert nichts: Prüfe die API-Version unter Einstellungen, Verbindung, oder frage den Betreiber.
failure-service-error-invoice = Es wurde nichts signiert, und es ging nichts verloren. Bitte den Empfänger um eine neue Rechnung.
failure-service-error-look = Aktualisiere und sieh nach, was jetzt da ist, bevor du es erneut versuchst.
failure-service-error-funds = Es wurde nichts signiert, und es ging nichts verloren. Aktualisiere, füge hinzu, was fehlt, und versuche es erneut.
failure-service-error-address = Es wurde nichts signiert, und es ging nichts verloren. Prüfe die Adresse unter Einstellungen, Verbindung, und das Token, falls eines verlangt wird.
failure-service-error-wait =
    { $seconds ->
        [one] Der Dienst bittet um { $seconds } Sekunde Pause. Versuche es danach erneut.
       *[other] Der Dienst bittet um { $seconds } Sekunden Pause. Versuche es danach erneut.
    }

failure-service-answer = Die Antwort des Dienstes ist unbrauchbar
    .todo = Es wurde nichts daraus übernommen. Prüfe in den Einstellungen, ob die Adresse zum Dienst selbst führt, und versuche es erneut.
failure-service-answer-redirect = { $host } hat bei der Anfrage { $endpoint } auf eine andere Adresse verwiesen. Ochre folgt dem nicht.
failure-service-answer-html = { $host } hat auf die Anfrage { $endpoint } eine Webseite statt Daten gesendet.
failure-service-answer-notJson = { $host } hat auf die Anfrage { $endpoint } etwas gesendet, das kein JSON ist.
failure-service-answer-empty = { $host } hat auf die Anfrage { $endpoint } nichts gesendet.
failure-service-answer-tooLarge = { $host } hat auf die Anfrage { $endpoint } mehr gesendet, als Ochre annimmt.
failure-service-answer-tooDeep = { $host } hat auf die Anfrage { $endpoint } Daten gesendet, die tiefer verschachtelt sind, als Ochre liest.
failure-service-answer-encoding = { $host } hat auf die Anfrage { $endpoint } Text in falscher Kodierung gesendet.
failure-service-answer-duplicateKey = { $host } hat auf die Anfrage { $endpoint } dasselbe Feld zweimal mit verschiedenen Werten gesendet.
failure-service-answer-badNumber = { $host } hat auf die Anfrage { $endpoint } eine Zahl gesendet, die kein Betrag sein kann.
failure-service-answer-shape = { $host } hat auf die Anfrage { $endpoint } Daten in unbekannter Form gesendet.
failure-service-answer-cutShort = { $host } hat bei der Anfrage { $endpoint } mitten in der Antwort aufgehört.

failure-chain-silent = Der Bitcoin-Server antwortet nicht
    .todo = Es ging nichts verloren. Versuche es später erneut oder ändere den Server in den Einstellungen unter „Quelle für das Bitcoin-Netzwerk“.

failure-chain-refused = Der Bitcoin-Server hat etwas gemeldet, das nicht stimmt
    .todo = Es wurde nichts davon behalten. Versuche es erneut oder gib in den Einstellungen unter „Quelle für das Bitcoin-Netzwerk“ einen anderen Server an, am besten deinen eigenen.
failure-chain-refused-otherChain = { $host } ist in einem anderen Netzwerk als diese Wallet.
failure-chain-refused-link = Block { $height } von { $host } folgt nicht auf den Block davor.
failure-chain-refused-work = In Block { $height } von { $host } steckt nicht die Arbeit, die er angibt.
failure-chain-refused-target = Block { $height } von { $host } hat nicht die Schwierigkeit, die die Regeln des Netzwerks verlangen.
failure-chain-refused-time = Die Zeit von Block { $height } von { $host } liegt früher, als die Regeln des Netzwerks erlauben.
failure-chain-refused-future = Die Zeit von Block { $height } von { $host } ist der Uhr dieses Computers mehr als zwei Stunden voraus. Prüfe, ob diese Uhr richtig geht.
failure-chain-refused-version = Block { $height } von { $host } hat eine Version, die das Netzwerk nicht mehr annimmt.
failure-chain-refused-checkpoint = Block { $height } von { $host } ist nicht der, den das Netzwerk dort bekanntlich hat.
failure-chain-refused-lessWork = In der Blockchain von { $host } steckt weniger Arbeit als in der, die Ochre schon geprüft hat, bis Block { $height }.
failure-chain-refused-transaction = { $host } hat eine andere Transaktion geliefert als die, nach der gefragt wurde.
failure-chain-refused-proof = { $host } hat nicht bewiesen, dass die Transaktion in Block { $height } steht.

failure-chain-off = Kein Bitcoin-Server ist eingestellt
    .happened = Diese Wallet fragt keinen Server des Bitcoin-Netzwerks.
    .todo = Gib in den Einstellungen unter „Quelle für das Bitcoin-Netzwerk“ einen an.

failure-service-lacks = Der Dienst unterstützt diese Anfrage nicht
    .happened = Unter { $endpoint } gibt es bei { $host } nichts. Vielleicht nutzt der Dienst eine andere API-Version, als diese Verbindung angibt, oder er hat eine andere Adresse.
    .todo = Drücke in den Einstellungen unter „Verbindung“ auf „Erkennen“ oder frage den Betreiber. Es wurde nichts ausgeführt.

failure-service-cannot = Der Dienst kann das nicht
failure-service-cannot-proof = { $host } stammt aus der Zeit vor Juli 2025. Seine Transaktionen kann Ochre nicht verifizieren. Deshalb wird keine angefordert, und es würde keine signiert. Der Dienst wurde nicht angefragt.
    .instead = Frage den Betreiber nach einer neueren Version oder verbinde dich mit einem anderen Dienst. Mit deiner Wiederherstellungsphrase kannst du die einfachen Bitcoin in jedem Wallet-Programm ausgeben.
failure-service-cannot-makeKeys = { $host } erzeugt keine Wiederherstellungsphrase für eine Wallet. Deshalb wurde der Dienst nicht angefragt.
    .instead = Erzeuge die Phrase auf diesem Computer. Das ist ohnehin besser.
failure-service-cannot-witnessInvoice = { $host } erstellt Rechnungen nur auf einen freien Slot, keine mit eigenem Output. Deshalb wurde der Dienst nicht angefragt.
    .instead = Erstelle zuerst einen Slot und dann eine Rechnung darauf.
failure-service-cannot-anyAssetInvoice = { $host } erstellt Rechnungen nur für ein bestimmtes Asset, keine, die das Asset offenlässt. Deshalb wurde der Dienst nicht angefragt.
    .instead = Wähle das Asset.
failure-service-cannot-manyRecipients = { $host } sendet jeweils nur an einen Empfänger. Deshalb wurde der Dienst nicht angefragt.
    .instead = Sende nacheinander an jeden einzeln.
failure-service-cannot-witnessRecipient = { $host } bezahlt nur Rechnungen auf einen Slot des Empfängers, keine, die einen eigenen Output verlangt. Deshalb wurde der Dienst nicht angefragt.
    .instead = Bitte den Empfänger um eine Rechnung auf einen eigenen Slot (verblindet).
failure-service-cannot-witnessInBatch = { $host } sendet an einen Empfänger, der einen eigenen Output verlangt, nur ohne weitere Empfänger in derselben Transaktion. Deshalb wurde der Dienst nicht angefragt.
    .instead = Sende an diesen Empfänger allein und an die anderen in einem zweiten Transfer.
failure-service-cannot-waitForReceivers = { $host } lässt dich nicht wählen, wann ins Netzwerk gesendet wird, und kann das sofort tun, bevor der Empfänger angenommen hat. Deshalb wurde der Dienst nicht angefragt.
    .instead = Um trotzdem zu senden, wähle „Sofort ins Netzwerk senden“.
failure-service-cannot-broadcastAtOnce = { $host } wartet immer, bis alle Empfänger angenommen haben. Deshalb wurde der Dienst nicht angefragt.
    .instead = Lass „Sofort ins Netzwerk senden“ ausgeschaltet.
failure-service-cannot-feeRate = { $host } lässt dich beim Senden von Assets die Gebühr nicht wählen. Deshalb wurde der Dienst nicht angefragt.
    .instead = Lass die Gebühr, wie sie ist.
    .only = Wähle { $only } sat/vB.
failure-service-cannot-minConfirmations = { $host } lässt dich nicht wählen, wie viele Bestätigungen die ausgegebenen Outputs brauchen. Deshalb wurde der Dienst nicht angefragt.
    .instead = Wähle eine andere Anzahl.
    .only =
        { $only ->
            [one] Wähle { $only } Bestätigung.
           *[other] Wähle { $only } Bestätigungen.
        }
failure-service-cannot-decode = { $host } liest keine Rechnungen. Deshalb wurde der Dienst nicht angefragt.
    .instead = Ochre liest sie selbst, es geht also nichts verloren.
failure-service-cannot-consignment = { $host } gibt nicht heraus, was zu einem Transfer gehört (seine Consignment). Deshalb wurde der Dienst nicht angefragt.
    .instead = Dadurch geht nichts verloren: Der Empfänger hat sie.
failure-service-cannot-sendBitcoin = { $host } sendet nur Assets, keine einfachen Bitcoin. Deshalb wurde der Dienst nicht angefragt.
    .instead = Ein anderes Wallet-Programm kann sie ausgeben: Die Deskriptoren dafür zeigt die Startseite.

failure-not-connected = Diese Wallet ist noch nicht verbunden
    .todo = Verbinde sie zuerst auf der Startseite. Dort siehst du, was der Dienst dabei erfährt.
failure-not-connected-nowhere = Für sie ist kein Dienst angegeben, und niemand wurde angefragt. Sie kann signieren, was du hier importierst.
failure-not-connected-unknown = { $host } kennt die öffentlichen Schlüssel dieser Wallet nicht und wurde nicht angefragt.

failure-wallet-not-registered = Der Dienst kennt diese Wallet nicht
    .happened = Laut { $host } ist keine Wallet mit diesen öffentlichen Schlüsseln registriert.
    .todo = Schlüssel und Wiederherstellungsphrase sind unberührt. War die Wallet dort schon bekannt, frage zuerst den Betreiber. Vielleicht hat der Dienst seine Daten verloren, und eine neue Registrierung beginnt mit einer leeren Wallet.

failure-token-refused-none = Der Dienst verlangt ein Token oder kennt hier niemanden
    .happened = { $host } hat mit { $status } geantwortet, und dafür ist kein Token gespeichert.
    .todo = Bitte den Betreiber um ein Token und gib es in den Einstellungen unter „Verbindung“ ein.
failure-token-refused-given = Der Dienst hat dein Token abgelehnt
    .happened = { $host } hat mit { $status } geantwortet: Das Token fehlt, ist falsch oder abgelaufen.
    .todo = Gib in den Einstellungen unter „Verbindung“ ein neues Token ein.

failure-address-not-ours = Diese Adresse wird nicht angezeigt
    .happened = Der Dienst hat „{ $address }“ genannt.
    .todo = Zahle nicht an sie. Geschieht das noch einmal, nutze diesen Dienst nicht mehr: Er könnte defekt oder bösartig sein.
failure-address-not-ours-otherKeychain = Deine Schlüssel ergeben sie, aber in der Keychain { $keychain }, die diese Verbindung nicht nutzt.
    .todo = Zahle noch nicht an sie. Frage den Betreiber, welche Keychain der Dienst nutzt, und wähle diese in den Einstellungen unter „Verbindung“.
failure-address-not-ours-foreign = Deine Schlüssel ergeben sie nicht: Dorthin gesendete Bitcoin würden jemand anderem gehören.
    .searched = Deine Schlüssel ergeben sie nicht unter den ersten { $searched } Adressen dieser wiederhergestellten Wallet.
    .todo = Zahle nicht an sie. Wenn du mit dieser Phrase mehr Adressen verwendet hast, suche unter Einstellungen, Wiederherstellung weiter und versuche es erneut.
failure-address-not-ours-beyondGap = Deine Schlüssel ergeben sie, aber so weit hinten, dass eine wiederhergestellte Wallet sie vielleicht nicht findet.
    .numbered = Deine Schlüssel ergeben sie als Nummer { $index }. Das ist so weit hinten, dass eine wiederhergestellte Wallet sie vielleicht nicht findet.
failure-address-not-ours-beyondSearch = Deine Schlüssel ergeben sie als Nummer { $index }. Ochre hat aber nur die ersten { $searched } Adressen dieser wiederhergestellten Wallet durchsucht.
    .todo = Zahle noch nicht an sie. Suche unter Einstellungen, Wiederherstellung weiter und versuche es erneut.
failure-address-not-ours-beyondEnd = Deine Schlüssel ergeben sie als Nummer { $index }. So weit geht keine Suche, und diese Wallet hat fast alle Adressen davor verbraucht.
    .todo = Zahle nicht an sie. Erstelle eine neue Wallet, empfange dort und sende alles von hier dorthin.
failure-address-not-ours-form = Das ist keine Taproot-Adresse.
failure-address-not-ours-network = Sie gehört zu einem anderen Netzwerk.

## Signing. $txid is the beginning of a transaction’s id, with the dots of what is cut: “1f2e3d4c…”.

failure-flow-unknown = Diese Transaktion ist nicht mehr offen
    .happened = Sie wurde verworfen oder abgeschlossen.
    .todo = Beginne von vorn. Es wurde nichts doppelt signiert.

failure-flow-state = Diese Transaktion ist schon weiter
    .happened = Sie ist bereits „{ $state }“.
    .todo = Sieh unter „Laufende Vorgänge“ und „Transfers“ nach, bevor du neu beginnst.

failure-flow-live = Eine andere Transaktion läuft noch
failure-flow-live-unknown = Eine Transaktion dieser Wallet ist „{ $state }“.
    .todo = Sieh unter „Laufende Vorgänge“ nach, bevor du eine neue beginnst.

failure-paid-before = Dieser Empfänger wurde schon bezahlt
    .happened = Deine Transaktion { $txid } bezahlt denselben Empfänger, und laut Dienst ging sie durch. Eine Rechnung wird nur einmal bezahlt: Eine zweite Zahlung könnte verloren gehen. Es wurde nichts begonnen.
    .todo = Bitte den Empfänger um eine neue Rechnung.

failure-review-changed = Ochre weiß jetzt mehr über diese Coins
    .happened = Seit deiner Prüfung hat es einige verifiziert oder nachgesehen, daher kann sich geändert haben, was sie zeigte. Es wurde nichts signiert.
    .todo = Prüfe die Transaktion noch einmal.

failure-digest-changed = Nicht das, was du geprüft hast
    .happened = Die vor dem Signieren gelesene Transaktion ist nicht die angezeigte. Es wurde nichts signiert.
    .todo = Beginne von vorn. Geschieht das zweimal, signiere nicht mit diesem Computer.

failure-spending-too-much =
    { $per ->
        [send] Mehr, als deine Regel auf einmal erlaubt
       *[day] Mehr, als deine Regel an einem Tag erlaubt
    }
failure-spending-too-much-bitcoin =
    { $per ->
        [send] Samt Gebühr würden { $amount } abgehen. Deine Regel erlaubt { $limit } pro Transfer. Es wurde nichts signiert.
       *[day] Samt Gebühr würden { $amount } abgehen. Deine Regel erlaubt { $limit } in 24 Stunden. Es wurde nichts signiert.
    }
failure-spending-too-much-asset =
    { $per ->
        [send] Von diesem Asset würde mehr abgehen, als deine Regel pro Transfer erlaubt. Es wurde nichts signiert.
       *[day] Von diesem Asset würde mehr abgehen, als deine Regel in 24 Stunden erlaubt. Es wurde nichts signiert.
    }
failure-spending-too-much-less = Sende weniger oder ändere die Regel in den Einstellungen unter „Ausgaberegeln“: Das dauert 24 Stunden.
failure-spending-too-much-wait = Sende weniger oder warte: Erlaubt ist es { $when }, sofern dieser Computer bis dahin eingeschaltet bleibt.

failure-recipient-too-new = Dieser Empfänger ist neu
    .happened =
        { $hours ->
            [one] Nach deiner Regel wartet ein noch nie bezahlter Empfänger { $hours } Stunde. Es wurde nichts signiert.
           *[other] Nach deiner Regel wartet ein noch nie bezahlter Empfänger { $hours } Stunden. Es wurde nichts signiert.
        }
    .todo = Lass Ochre dasselbe noch einmal vorbereiten: Erlaubt ist es { $when }, sofern dieser Computer bis dahin eingeschaltet bleibt.

failure-spending-unknown = Unklar, welche Assets abgehen
    .happened = Du hast Regeln für Assets, und es ist nicht verifiziert, wie viel davon diese Transaktion bewegt und an wen. Es wurde nichts signiert.
    .todo = Signiere eine Transaktion, deren Assets verifiziert sind.

failure-rules-missing = Die Ausgaberegeln fehlen
    .happened = “{ $walletName }” hatte Ausgaberegeln, und sie liegen nicht mehr bei ihrem Wallet-Schlüssel. Etwas hat sie entfernt. Es wurde nichts signiert.
    .todo = Speichere in den Einstellungen unter „Ausgaberegeln“ neue Regeln. Damit gelten auch die bisherigen wieder, und lockerere warten 24 Stunden. Überlege, wer an diesem Computer war.

failure-rules-unreadable = Die Ausgaberegeln sind nicht lesbar
    .happened = Was beim Schlüssel von “{ $walletName }” liegt, ist beschädigt oder stammt von einer neueren Version von Ochre. Es wurde nichts signiert.
    .todo = Nutze die neuere Version. Gibt es keine, stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her und lege die Regeln neu fest.

failure-rules-refused = Diese Regeln können nicht gespeichert werden
    .happened =
        { $reason ->
            [tooManyAssets] Die geltenden und die neuen Regeln nennen zusammen mehr als fünf Assets.
           *[unknownAsset] Eine davon gilt für etwas, das kein Asset ist.
        }
    .todo =
        { $reason ->
            [tooManyAssets] Entferne ein Asset und füge einen Tag später ein anderes hinzu.
           *[unknownAsset] Entferne sie.
        }

failure-psbt-refused = Abgelehnt: nicht das Gewünschte
    .todo = Es wurde nichts signiert. Lass die Transaktion neu erstellen. Kam sie von einem Dienst und ist auch die zweite falsch, nutze diesen Dienst nicht mehr. ({ $code })

failure-snapshot-old = Die Coin-Liste ist zu alt
    .happened =
        { $ageSeconds ->
            [one] Sie wurde vor { $ageSeconds } Sekunde abgerufen. Es wurde nichts signiert.
           *[other] Sie wurde vor { $ageSeconds } Sekunden abgerufen. Es wurde nichts signiert.
        }
    .todo = Beginne von vorn, damit die Transaktion mit einer frischen Liste geprüft wird.

failure-nothing-to-do = Es fehlt nichts
    .happened =
        { $freeSlots ->
            [one] { $freeSlots } Slot ist schon frei.
           *[other] { $freeSlots } Slots sind schon frei.
        }
    .todo = Verlange mehr oder schalte „Nur was fehlt“ aus.

failure-not-enough-bitcoin = Zu wenig einfache Bitcoin
    .happened = Nötig sind { $needed }, jetzt verfügbar sind { $spendable }.
    .todo = Sende Bitcoin an diese Wallet oder verlange weniger: einen kleineren Betrag oder weniger Slots.

failure-payment-refused = An diese Adresse kann nicht gezahlt werden
    .todo = Bitte den Empfänger um eine Adresse und füge sie vollständig ein. Es wurde nichts begonnen.
failure-payment-refused-dust = Das ist zu wenig
    .happened = Eine so kleine Zahlung an eine Adresse dieser Art leitet kein Node weiter. Das Minimum ist { $least }.
    .todo = Sende mehr. Es wurde nichts begonnen.

failure-signature-invalid = Eine Signatur ist ungültig
    .happened = Die Signatur von Input { $input } war falsch, deshalb wurde nichts eingereicht.
    .todo = Beginne von vorn. Geschieht das zweimal, ist vielleicht der Arbeitsspeicher dieses Computers fehlerhaft.

failure-again-too-soon = Zu früh, um erneut einzureichen
    .happened = Vielleicht hat der Dienst die Transaktion doch. Du kannst dieselbe erst wieder einreichen, wenn er oft genug gefragt wurde und nichts aufgelistet hat.
failure-again-too-soon-looks =
    { $looks ->
        [0] Lass Ochre erneut nachsehen.
        [one] Lass Ochre noch einmal nachsehen.
       *[other] Lass Ochre noch { $looks } Mal nachsehen.
    }
failure-again-too-soon-wait =
    { $looks ->
        [0] Lass Ochre erneut nachsehen, das letzte Mal frühestens in { $wait }.
        [one] Lass Ochre noch einmal nachsehen, frühestens in { $wait }.
       *[other] Lass Ochre noch { $looks } Mal nachsehen, das letzte Mal frühestens in { $wait }.
    }

failure-clocks-torn = Die Uhren stimmen nicht überein
    .happened =
        { $side ->
            [behind] Die Uhr von { $host } geht gegenüber diesem Computer um { $difference } nach. Deshalb ist unklar, ob die Rechnung abgelaufen ist. Es wurde nichts signiert.
           *[ahead] Die Uhr von { $host } geht gegenüber diesem Computer um { $difference } vor. Deshalb ist unklar, ob die Rechnung abgelaufen ist. Es wurde nichts signiert.
        }
    .todo = Stelle die Uhr dieses Computers über das Netzwerk und versuche es erneut. Geht sie richtig, bitte um eine Rechnung ohne Ablaufzeit oder versuche einen anderen Dienst.

failure-outcome-unknown-silent = Signiert und eingereicht, aber ohne Antwort
    .happened = Der Dienst hat die Transaktion { $txid } vielleicht angenommen, vielleicht nicht: { $reason }. Ochre wiederholt nichts von selbst, denn ein zweiter Versuch könnte doppelt so viel ausgeben.
    .todo = Lade neu und sieh unter „Transfers“ und „Laufende Vorgänge“ nach. Sobald sie aufgelistet ist, ist alles gut gegangen. Beginne nicht dasselbe noch einmal, bevor du es weißt.
failure-outcome-unknown-refused = Signiert, aber vom Dienst abgelehnt
    .happened = Der Dienst nimmt die Transaktion { $txid } nicht an: { $reason }. Was du signiert hast, hat er trotzdem, und er könnte es noch ins Netzwerk senden.
    .todo = Sieh unter „Laufende Vorgänge“ nach. Wenn Ochre einmal nachgesehen und nichts davon gefunden hat, kannst du sie verwerfen, oder erneut einreichen, wo das noch gelingen kann.
failure-outcome-unknown-other = Der Dienst nennt eine andere Transaktion
    .happened = Deine ist { $txid }, aber der Dienst meldet, dass er { $named } angenommen hat. Er hat vielleicht deine gesendet, vielleicht eine andere oder keine. Ochre wiederholt nichts.
    .todo = Sieh unter „Laufende Vorgänge“ nach. Bleibt es dabei, nutze diesen Dienst nicht mehr: Er könnte defekt oder bösartig sein.

failure-reason-from-backup = sie stammt aus einem Backup und wurde auf diesem Computer nicht verifiziert. Sieh zuerst nach
failure-reason-service-unreachable = die Verbindung zum Dienst ist abgebrochen
failure-reason-service-slow = die Antwort kam nicht rechtzeitig
failure-reason-service-answer = die Antwort war unbrauchbar
failure-reason-service-error = die Antwort war ein Fehler
failure-reason-service-lacks = an der Stelle für die signierte Transaktion gibt es beim Dienst nichts
failure-reason-token-refused = das Token wurde abgelehnt
failure-reason-wallet-not-registered = der Dienst kennt diese Wallet nach eigener Angabe nicht
failure-reason-not-listed = sie wurde angenommen und steht nicht mehr in der Liste des Dienstes. Vielleicht hat er seine Daten verloren

failure-meaning-walletHeaderMissing = eine Kopfzeile, die diese Wallet nennt, fehlt. Vielleicht ist für die Verbindung eine ältere API-Version eingestellt
failure-meaning-notFound = was gefragt wurde, findet sich in dieser Wallet nicht
failure-meaning-fieldMissing = verlangt wird das Feld { $field }, das diese API-Version nicht sendet
failure-meaning-networkMismatch = zwei Netzwerke passen nicht zueinander: das des Dienstes, dieser Wallet oder einer Rechnung
failure-meaning-bitcoindAway = der Dienst erreicht seinen Bitcoin-Knoten nicht
failure-meaning-indexerAway = der Dienst erreicht die Blockchain nicht
failure-meaning-proxyAway = die Stelle, über die der Empfänger die Asset-Daten erhält, antwortet gerade nicht oder ist keine. Dieselbe Transaktion geht vielleicht später
failure-meaning-notEnoughBitcoin = in dieser Wallet finden sich zu wenig einfache Bitcoin
failure-meaning-notEnoughAsset = von diesem Asset findet sich zu wenig, das jetzt verfügbar ist
failure-meaning-slotsMissing = in dieser Wallet findet sich kein freier Asset-Slot
failure-meaning-recipientUsed = eine der Rechnungen wurde schon einmal versucht und lässt keinen zweiten Transfer zu
failure-meaning-cannotFail = der Transfer ist inzwischen weiter und lässt sich nicht mehr abbrechen
failure-meaning-invalidInvoice = eine der Rechnungen wird nicht angenommen
failure-meaning-invoiceExpired = eine der Rechnungen ist abgelaufen
failure-meaning-nothingToDo = es ist schon so
failure-meaning-reasonHidden = es wurde abgelehnt, und der Grund ging unterwegs verloren. Der Betreiber findet ihn vielleicht in seinem Protokoll
failure-meaning-dataDamaged = die eigenen Daten des Dienstes sind beschädigt
failure-meaning-rateLimited = es kommen zu viele Anfragen
failure-meaning-gatewayRefused = etwas, das vor dem Dienst steht, hat abgelehnt
failure-meaning-behindAway = der Server hinter dieser Adresse antwortet gerade nicht
failure-meaning-timeout = vom Server hinter dieser Adresse kam nicht rechtzeitig eine Antwort. Die Anfrage kann trotzdem angekommen sein

## Backups

failure-backup-refused-empty = Die Datei ist leer
    .happened = Sie enthält kein einziges Byte. Es wurde nichts geändert.
    .todo = Nimm eine andere Kopie davon.
failure-backup-refused-foreign = Das ist kein Backup von Ochre
    .happened = Ein anderes Programm hat diese Datei geschrieben, oder es ist eine Datei anderer Art. Es wurde nichts geändert.
    .todo = Wähle die Datei, die Ochre gespeichert hat: Ihr Name endet auf .ochre-backup.
failure-backup-refused-damaged = Das Backup ist beschädigt
    .happened = Sein Anfang hat sich geändert oder fehlt, und ohne ihn weiß Ochre nicht, wem der Rest gehört. Hier wurde nichts geändert.
    .todo = Nimm eine andere Kopie davon.
failure-backup-refused-tooLarge = Die Datei ist zu groß
    .happened = Ochre kann eine Datei dieser Größe hier nicht lesen. Es wurde nichts geändert.
    .todo = Wähle die Datei, die Ochre gespeichert hat.
failure-backup-refused-newer = Eine neuere Version von Ochre hat es erstellt
    .happened = Es hat das Format { $version }, und diese Version kennt nur ein älteres. Es wurde nichts geändert.
    .todo = Installiere die neuere Version und öffne es dort.
failure-backup-refused-older = Eine frühere Version von Ochre hat sie erstellt
    .happened = Sie hat das Format { $version }, das diese Version nicht liest. Nichts wurde verändert.
    .todo = Öffne sie in der Version, die sie erstellt hat.
failure-backup-refused-busy = Nur ein Backup auf einmal
    .happened = Gerade wird eine andere Datei geöffnet oder wiederhergestellt. Diese wurde nicht angesehen und hat nichts geändert.
    .todo = Warte, bis die andere fertig ist, und versuche es erneut.
failure-backup-refused-gone = Öffne die Datei noch einmal
    .happened = Seitdem wurde eine andere Datei geöffnet oder Ochre neu gestartet.
    .todo = Wähle sie und gib das Backup-Passwort noch einmal ein.

failure-backup-keys = Dieses Backup enthält unmögliche Schlüssel
    .happened = Was darin zu “{ $walletName }” steht, sind nicht die öffentlichen Schlüssel einer Wiederherstellungsphrase. So etwas schreibt Ochre nie. Es wurde nichts geändert.
    .todo = Vertraue weder dieser Datei noch dem, von dem du sie hast. Stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.

failure-backup-other-keys = Dieses Backup nennt andere Schlüssel für dieselbe Wiederherstellungsphrase
    .todo = Vertraue weder dieser Datei noch dem, von dem du sie hast. Stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.
failure-backup-other-keys-secret = “{ $walletName }” im Backup trägt den Fingerabdruck eines Wallet-Schlüssels im Schlüsselbund dieses Computers, hat aber andere Schlüssel. Beide können nicht zur selben Wiederherstellungsphrase gehören, und Bitcoin an die falschen Schlüssel gehören jemand anderem. Es wurde nichts geändert.
failure-backup-other-keys-here = “{ $walletName }” im Backup trägt den Fingerabdruck von “{ $other }” hier, hat aber andere Schlüssel. Beide können nicht zur selben Wiederherstellungsphrase gehören, und Bitcoin an die falschen Schlüssel gehören jemand anderem. Es wurde nichts geändert.
failure-backup-other-keys-within = “{ $walletName }” im Backup trägt den Fingerabdruck von “{ $other }” im selben Backup, hat aber andere Schlüssel. Beide können nicht zur selben Wiederherstellungsphrase gehören, und Bitcoin an die falschen Schlüssel gehören jemand anderem. Es wurde nichts geändert.

failure-backup-too-much = Das Backup enthält zu viel
    .happened = Ochre speichert davon höchstens { $most }, und das Backup enthält mehr: { $what }. Es wurde nichts geändert.
    .todo = Wähle die Datei, die Ochre gespeichert hat.

failure-backup-password = Das ist nicht das Backup-Passwort
    .happened = Die Datei ist unversehrt, aber dieses Passwort öffnet sie nicht. Es wurde nichts geändert.
    .todo = Versuche das Backup-Passwort, mit dem sie erstellt wurde. Niemand sonst kann sie öffnen, und es gibt keinen anderen Weg.

## Assets, invoices, transfers

failure-no-free-slot = Kein freier Asset-Slot
    .happened =
        { $purpose ->
            [receive] Eine Rechnung braucht einen freien Asset-Slot, und keiner von deinen ist frei.
            [issue] Ein neues Asset braucht einen freien Asset-Slot, und keiner von deinen ist frei.
           *[send] Was von diesem Transfer zu dir zurückkommt, braucht einen freien Asset-Slot, und keiner von deinen ist frei.
        }
    .todo = Erstelle zuerst Slots und komme dann hierher zurück.

failure-not-enough-asset = Nicht genug von diesem Asset
    .happened = Nötig sind { $needed } kleinste Einheiten, jetzt verfügbar sind { $spendable }.
    .todo = Sende weniger oder warte, bis das Ausstehende abgeschlossen ist.

failure-asset-unknown = Diese Wallet kennt das Asset nicht
    .happened = Der Dienst listet für sie kein Asset { $assetId } auf.
    .todo = Lade die Wallet neu. Ein Asset erscheint, sobald etwas davon angekommen ist: Für den ersten Empfang genügt eine Rechnung für ein beliebiges Asset.

failure-asset-renamed = Der Dienst nennt dieses Asset anders als zuvor
    .happened = { $assetId } war { $first }; jetzt ist es { $now }. Es wurde nichts begonnen, und davon wird nichts gesendet, bis du entscheidest.
    .todo = Öffne das Asset unter „Assets“ und gib an, was davon richtig ist.
failure-asset-renamed-by-genesis = Der Dienst nennt dieses Asset anders, als es herausgegeben wurde
    .happened = { $assetId } wurde als { $first } herausgegeben; der Dienst gibt { $now } an, und das ist falsch. Es wurde nichts begonnen, und davon wird nichts gesendet, bis du es bestätigst.
    .todo = Öffne das Asset unter „Assets“ und wähle „Angabe der Herausgabe behalten“.

failure-invoice-not-as-asked = Der Dienst hat eine andere Rechnung erstellt, als du verlangt hast
    .todo = Sag es dem Betreiber des Dienstes. Nimm bis dahin für diese Wallet auch von anderswo keine Rechnungen.
failure-invoice-not-as-asked-olderLayout = Sie ist von älterer Art, aus der Zeit vor RGB 0.11, und keine heutige Wallet kann sie sicher bezahlen. Ochre zeigt sie nicht, damit niemand sie bezahlt, und hat den Dienst gebeten, den Slot freizugeben.
failure-invoice-not-as-asked-form = Sie ist nicht lesbar. Ochre zeigt sie nicht, damit niemand sie bezahlt, und hat den Dienst gebeten, den Slot freizugeben.
failure-invoice-not-as-asked-network = Sie ist für ein anderes Netzwerk. Verlangt: { $asked }. Erhalten: { $got }. Ochre zeigt sie nicht, damit niemand sie bezahlt.
failure-invoice-not-as-asked-asset = Sie ist für ein anderes Asset. Verlangt: { $asked }. Erhalten: { $got }. Ochre zeigt sie nicht, damit niemand sie bezahlt.
failure-invoice-not-as-asked-amount = Sie lautet auf einen anderen Betrag. Verlangt: { $asked }. Erhalten: { $got }. Ochre zeigt sie nicht, damit niemand sie bezahlt.
failure-invoice-not-as-asked-expiry = Sie ist abgelaufen, oder ihre Frist kann nicht stimmen. Verlangt: { $asked }. Erhalten: { $got }. Ochre zeigt sie nicht, damit niemand sie bezahlt.
failure-invoice-not-as-asked-recipient = Sie zahlt an etwas anderes, als der Dienst angegeben hat. Verlangt: { $asked }. Erhalten: { $got }. Ochre zeigt sie nicht, damit niemand sie bezahlt.
failure-invoice-not-as-asked-endpoints = Sie nennt eine Zustelladresse, die nicht verwendbar ist. Verlangt: { $asked }. Erhalten: { $got }. Ochre zeigt sie nicht, damit niemand sie bezahlt.
failure-invoice-not-as-asked-forgottenSlot = Der Dienst hat sie auf { $got } gelegt, einen Slot, der laut deinem verifizierten Stand Assets hält. Der Dienst hat das verloren, sodass sich nicht senden ließe, was dort bezahlt wird. Ochre verbirgt sie, damit niemand sie bezahlt, und hat den Dienst gebeten, den Slot freizugeben. Eine Witness-Rechnung braucht keinen Slot.
failure-invoice-not-as-asked-slot = Ihr Slot { $got } ist kein freier Slot von dir, oder Ochre weiß nicht, welcher es ist. Ochre zeigt sie nicht, damit niemand sie bezahlt.
    .todo = Vielleicht sind fremde Daten in den eingebauten Dienst von Ochre gelangt, etwa mit einem Backup, das nicht von dir ist. Empfange mit dieser Wallet keine Assets, bis das geklärt ist.

failure-invoice-used = Die Rechnung nennt eine Adresse oder einen Slot von dir, die schon benutzt wurden
    .happened = Eine Zahlung, die dort schon liegt, sähe wie eine Zahlung dieser Rechnung aus. Ochre zeigt die Rechnung nicht, damit niemand sie bezahlt.
    .todo = Versuche es noch einmal: Der Dienst sollte dann etwas Neues nehmen. Tut er es nicht, sag es dem Betreiber des Dienstes.

failure-invoice-refused = Empfänger { $recipient } kann mit dieser Rechnung nicht bezahlt werden
    .todo = Es wurde nichts begonnen. Bitte den Empfänger um eine neue Rechnung oder entferne ihn.
failure-invoice-refused-unreadable = Die Rechnung ist nicht lesbar.
failure-invoice-refused-otherNetwork = Die Rechnung ist für ein anderes Netzwerk.
failure-invoice-refused-expired = Die Rechnung ist abgelaufen.
failure-invoice-refused-expiresSoon = Die Rechnung läuft in weniger als einer Minute ab. Das ist zu kurz zum Senden.
failure-invoice-refused-serviceDiffers = Der Dienst liest die Rechnung anders als Ochre.
failure-invoice-refused-disagrees = Die Rechnung gibt etwas anderes an, als gesendet werden soll.
failure-invoice-refused-repeated = Derselbe Empfänger steht hier zweimal.
failure-invoice-refused-tooManyEndpoints = Die Rechnung nennt mehr als drei Zustelladressen.
failure-invoice-refused-endpointRefused = Die Rechnung nennt eine Zustelladresse, die Ochre nicht nutzt.
failure-invoice-refused-noEndpoint = Die Rechnung nennt keine Zustelladresse.
failure-invoice-refused-ours = Das ist eine Rechnung dieser Wallet selbst.

failure-transfer-unknown = Dieser Transfer ist nicht in der Liste
    .happened = Die hier gespeicherte Liste enthält ihn nicht.
    .todo = Lade die Wallet neu.

failure-history-nowhere = Dieser Transfer nennt keinen Ort für seine Asset-Daten
    .happened = Der Dienst nennt keine Empfänger-ID oder keinen Endpunkt, den Ochre fragen kann.
    .todo = Lade die Wallet neu. Bleibt es so, kann nur der Dienst sagen, was angekommen ist.

failure-transfer-state = Dieser Transfer kann nicht abgebrochen werden
    .todo = Lade neu, um den aktuellen Stand zu sehen.
failure-transfer-state-state = Nur ein Transfer, der auf die Gegenseite wartet, kann abgebrochen werden.
failure-transfer-state-unknownState = Sein Status ist eine hier unbekannte Zahl, deshalb geschieht damit nichts.
failure-transfer-state-outcomeUnknown = Er wurde eingereicht, und es kam keine Antwort. Brichst du ihn jetzt ab, könnte später doppelt bezahlt werden.
failure-transfer-state-handedOver = Er wurde eingereicht, und die Transaktion kann noch bestätigt werden.

failure-unspent-missing = Der Dienst listet einen deiner Outputs nicht mehr auf
    .happened = { $outpoint } enthält laut den Aufzeichnungen hier Assets von dir, aber der Dienst listet ihn nicht auf. Ochre hält ihn deshalb nicht für ausgegeben.
    .todo = Lade neu. Fehlt er weiterhin, nutzt vielleicht ein anderes Gerät diese Wallet, oder der Dienst hat Daten verloren: Beginne nichts, bevor du es weißt.

## Nodes. $name is a node’s.

failure-node-unknown = Dieser Node ist nicht in der Liste
    .happened = Er wurde inzwischen entfernt.
    .todo = Gehe zurück zu den Nodes.

failure-cloud-unknown = Diese Verbindung gibt es nicht
    .happened = Sie wurde inzwischen entfernt.
    .todo = Richte sie unter „Nodes“ neu ein.

failure-node-busy = An diesem Node läuft gerade etwas
    .happened = { $name } wird bereits aktualisiert oder entsperrt.
    .todo = Warte darauf oder stoppe es zuerst.

failure-host-not-approved = Dieser Host wurde nicht freigegeben
    .happened = Ochre würde { $origin } zum ersten Mal kontaktieren. Das tut es nur, wo du zugestimmt hast.
    .todo = Wenn du diesen Host kennst, versuche es erneut und stimme zu. Wenn nicht, finde heraus, woher die Adresse kam.

failure-node-address-changed = Node-Passwort und Token waren für eine andere Adresse
    .happened = Das Node-Passwort oder Token von { $name } ginge an eine Adresse, an die es noch nie ging, und du hast nicht zugestimmt. Es wurde nichts geändert und nichts gesendet.
    .todo = Wenn die neue Adresse deine ist, versuche es erneut und stimme zu: Ochre zeigt die alte und die neue. Wenn nicht, finde heraus, woher sie kam.

failure-node-own = Ochre kann diesen Node nicht aktualisieren
    .happened = { $name } ist dein eigener Node: Kein Hosting-Dienst aktualisiert ihn.
    .todo = Stoppe ihn, ersetze die Version durch die neuere, starte ihn und entsperre ihn dann hier.

failure-node-address-missing = Ochre weiß nicht, wo dieser Node antwortet
    .happened = { $name } hat keine eigene Adresse, und die Verbindung nennt keine für alle Nodes.
    .todo = Gib in den Einstellungen des Nodes eine an.

failure-node-secrets-missing = Das Node-Passwort ist nicht hier
    .happened = Um { $name } zu entsperren, braucht Ochre: { $secrets }.
    .todo = Gib es auf der Seite des Nodes ein. Dort wählst du, ob es im Schlüsselbund gespeichert wird.

failure-unlock-body = Der Inhalt der Entsperr-Anfrage ist nicht verwendbar
    .todo = Korrigiere ihn in den Einstellungen des Nodes.
failure-unlock-body-json = Das ist kein JSON. Setze {"{{"}password{"}}"} in Anführungszeichen.
failure-unlock-body-object = Es muss ein JSON-Objekt sein: {"{ … }"}.
failure-unlock-body-tooDeep = Er ist tiefer verschachtelt, als ein Node braucht.
failure-unlock-body-words = Einer der Werte sieht aus wie die Wiederherstellungswörter oder der private Schlüssel einer Wallet. So etwas sendet Ochre nie. Gib das eigene Passwort des Nodes ein.

failure-extra-off = Dieser Dienst wurde ohne diese Anfrage eingerichtet
    .todo = Schalte sie in der Verbindung ein, wenn der Dienst sie wirklich hat.
failure-extra-off-list = Es wurde angegeben, dass dieser Dienst keine Liste von Nodes hat.
failure-extra-off-detail = Es wurde angegeben, dass dieser Dienst über einen einzelnen Node nichts mitteilt.
failure-extra-off-probe = Es wurde angegeben, dass seine Nodes nicht nach ihrem Zustand gefragt werden sollen.

failure-run-unknown = Dieser Durchlauf ist nicht bekannt
    .happened = Er wurde entfernt.
    .todo = Gehe zurück zu den Nodes.

failure-run-busy = Ein Durchlauf läuft bereits
    .happened = Es läuft immer nur einer, damit sein Bericht stimmt.
    .todo = Warte darauf oder stoppe ihn zuerst.

## Practice, files, the rest

failure-practice-refused = Der Übungsdienst hat abgelehnt
    .happened = Seine Meldung: „{ $detail }“
    .todo = Ändere, was du verlangst, oder versuche es erneut.

failure-coins-changed = Auf einem der Coins ist etwas hinzugekommen
    .happened = Seit die Transaktion zum Signieren hinausging, listet der Dienst auf { $outpoint } mehr auf als vorher. Die Transaktion weiß davon nichts und würde es zerstören.
    .todo = Verwirf die Transaktion und bereite sie neu vor.

failure-codes-gone = Diese Codes sind nicht mehr vorhanden
    .happened = Was als Codes angezeigt oder gelesen wird, bleibt nur eine Weile erhalten und nicht über das Ende von Ochre hinaus.
    .todo = Öffne die Ansicht erneut und zeige oder scanne die Codes noch einmal. Dabei geht nichts verloren.

failure-brought-gone = Das ist hier nicht mehr vorhanden
    .happened = Seit dem Import wurde Ochre neu gestartet, oder danach wurde vieles andere importiert.
    .todo = Importiere es noch einmal.

failure-drafts-full = Mehr Unsigniertes wird hier nicht aufbewahrt
    .happened =
        { $drafts ->
            [one] { $drafts } Import wartet unsigniert, insgesamt { $megabytes } MB. Ochre bewahrt höchstens { $most } und { $mostMegabytes } MB auf. Davon ging nichts verloren, und der neue kam nicht hinzu.
           *[other] { $drafts } Importe warten unsigniert, insgesamt { $megabytes } MB. Ochre bewahrt höchstens { $most } und { $mostMegabytes } MB auf. Davon ging nichts verloren, und der neue kam nicht hinzu.
        }
    .todo = Signiere oder vergiss unter „Offline signieren“ einiges von dem, was wartet, in jeder Wallet. Importiere den neuen dann noch einmal.

failure-brought-unanswered = Noch nicht alles ist bestätigt
    .happened =
        { $open ->
            [one] { $open } Frage zu den Empfängern wurde nicht beantwortet. Es wurde nichts signiert.
           *[other] { $open } Fragen zu den Empfängern wurden nicht beantwortet. Es wurde nichts signiert.
        }
    .todo = Lies jede davon und bestätige sie, oder signiere nicht.

failure-signed-before = Du hast schon eine Zahlung an diesen Empfänger signiert
    .happened = Eine andere Transaktion, die denselben Empfänger bezahlt, wurde hier bereits signiert ({ $day }): { $txid }. Sie gibt andere Coins aus, also könnten beide bestätigt werden. Es wurde nichts signiert.
    .todo = Finde heraus, was aus der ersten wurde. Um sie zu ersetzen, lass eine erstellen, die einen ihrer Coins ausgibt.

failure-offline-mode = Der Offline-Modus ist eingeschaltet
    .happened = Es wurde nichts gesendet und niemand angefragt.
    .todo = Um von hier das Netzwerk zu nutzen, schalte ihn in den Einstellungen aus.

failure-plain-only-assets = Diese Wallet enthält nur einfache Bitcoin
    .happened = Ein anderes Programm hat nur ihren einfachen Zweig angegeben. Ohne den Schlüssel ihres Asset-Zweigs kann Ochre bei Assets nichts verifizieren. Deshalb werden keine empfangen, gesendet oder herausgegeben.
    .todo = Für Assets: Importiere das öffentliche Konto, das Ochre auf dem signierenden Computer anzeigt. Oder stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.
failure-plain-only-service = Dieser Dienst verlangt auch den Asset-Zweig
    .happened = Er kennt eine Wallet über zwei Schlüssel, und bei dieser hat ein anderes Programm nur den einfachen angegeben. Es wurde nichts gesendet.
    .todo = Wähle einen Dienst, dem ein Schlüssel genügt. Oder importiere das öffentliche Konto, das Ochre auf dem signierenden Computer anzeigt.
failure-plain-only-practice = Der Übungsdienst verlangt auch den Asset-Zweig
    .happened = Der Übungsdienst kennt eine Wallet über zwei Schlüssel, und ein anderes Programm hat nur den einfachen angegeben.
    .todo = Beobachte sie ohne Dienst oder importiere das öffentliche Konto, das Ochre anzeigt.
failure-plain-only-account = Das vollständige Konto ist hier nicht bekannt
    .happened = Von dieser Wallet ist hier nur der einfache Zweig bekannt, und ein anderes Ochre braucht auch den Asset-Zweig.
    .todo = Zeige das Konto auf dem signierenden Computer an. Andere Programme akzeptieren die Formate auf dieser Seite.

failure-clipboard-changed = Die Zwischenablage enthält etwas anderes
    .happened = Ein anderes Programm hat den Text gleich nach dem Kopieren ersetzt.
    .todo = Füge ihn nicht ein. Schließe Programme, die die Zwischenablage überwachen, kopiere dann erneut und vergleiche.

failure-data-folder-busy = Ein anderes Ochre nutzt diesen Datenordner
    .happened = { $folder } ist in einem anderen Fenster oder Prozess geöffnet.
    .todo = Nutze jenes oder beende es zuerst.

failure-data-folder-gone = Der Datenordner ist nicht mehr da
    .happened = { $folder } wurde verschoben, gelöscht oder ersetzt, während Ochre lief. Ochre hat nichts signiert und nichts gespeichert.
    .todo = Lege den Ordner zurück und starte Ochre neu.

failure-data-folder-form = Eine andere Version von Ochre hat diesen Datenordner angelegt
    .happened = Dieses Ochre kann { $folder } nicht lesen: Es hat { $file } geprüft und nichts verändert.
    .todo = Verwende { $newer ->
        [yes] das neuere Ochre
       *[no] das frühere Ochre
    } oder wähle einen anderen Datenordner.

failure-storage-damaged = Eine Datei von Ochre ist beschädigt
    .happened = { $file } ist nicht lesbar.
    .todo = Wallet-Schlüssel liegen in deinem Schlüsselbund, nicht in dieser Datei. Nutze in den Einstellungen „Wallets im Schlüsselbund suchen“.
failure-storage-damaged-kept = Sie wurde als { $keptAs } aufbewahrt.

failure-disk-refused = Die Datei konnte nicht gespeichert werden
    .happened = { $file } konnte nicht geschrieben werden: { $detail }
    .todo = Schaffe Platz oder prüfe, ob du in den Ordner schreiben darfst. Versuche es dann erneut.

failure-file-unreadable = Die Datei konnte nicht gelesen werden
    .todo = Prüfe, wo sie liegt und ob du sie lesen darfst. Öffne sie dann erneut.
failure-file-unreadable-gone = “{ $file }” ist nicht mehr da.
failure-file-unreadable-denied = “{ $file }” darfst du nicht lesen.
failure-file-unreadable-folder = “{ $file }” ist ein Ordner.
failure-file-unreadable-noFile = “{ $file }” ist keine Datei, sondern eine Pipe oder ein Gerät. Deshalb wurde nichts daraus gelesen.
failure-file-unreadable-other = “{ $file }” kann nicht geöffnet werden: { $detail }.

failure-file-kind = Diese Datei passt hier nicht
    .happened = “{ $file }” wurde nicht gelesen: Der Name endet auf keine dieser Endungen: { $endings }.
    .todo = Wähle eine Datei dieser Art oder füge ihren Inhalt ein.

failure-host-gone = Der Hauptteil von Ochre antwortet nicht
    .happened = Dieses Fenster hat die Verbindung zu ihm verloren. Was er begonnen hat, läuft ohne dieses Fenster weiter, und nichts wird wiederholt.
    .todo = Starte Ochre wieder, falls es beendet ist, und lade dann dieses Fenster neu.

failure-internal = In Ochre ist etwas schiefgegangen
    .happened = Damit hat niemand gerechnet. Im Protokoll steht es als Vorfall { $incident }, ohne Geheimnisse.
    .todo = Sieh dir dein Guthaben an, bevor du etwas wiederholst, das Bitcoin oder Assets bewegt.

## The button on the note of a failure.

failure-retry = Erneut versuchen
