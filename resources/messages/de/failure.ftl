### Was schiefging, nach dem Code eines Fehlers: Der Titel sagt was, .todo was jetzt. .happened nur, wo keins von beiden es sagen kann.

failure-frame =
    { $act ->
        [sign] Nichts wurde signiert.
        [send] Nichts wurde gesendet.
        [submit] Nichts wurde eingereicht.
       *[other] Nichts hat sich geändert.
    }
failure-retry = Erneut versuchen
failure-invalid-input = Prüfe diesen Wert
    .happened = „{ $path }“: { $problem }
failure-unknown-call = Diese Version kann das nicht
    .todo = Starte Ochre neu. Passiert es wieder, installiere es neu. ({ $name })
failure-input-too-large = Zu groß
    .happened = { $bytes } Bytes, höchstens { $limitBytes }.
failure-app-locked = Ochre ist gesperrt
    .todo = Entsperre zuerst Ochre.
failure-not-here-nativeConfirmOnly = Antworte im eigenen Fenster von Ochre
failure-not-here-practiceOnly = Nur für Übungs-Wallets
failure-not-here-noMainnetOnLoopback = Keine echten Bitcoin im Browser
    .todo = Nutze das Desktop-Fenster.
failure-not-here-loopbackServicesOnly = Im Browser: nur Dienste auf diesem Computer
failure-not-here-noFileDialog = Im Browser gibt es keinen Dateidialog
failure-not-here-noOwnService = Kein eingebauter Dienst auf diesem System
    .todo = Verbinde dich mit einem entfernten Dienst.
failure-not-here-ownServiceByProxy = Der eingebaute Dienst kann keinen Proxy nutzen
    .todo = Entferne den Proxy oder behalte den entfernten Dienst.
failure-keychain-absent = Kein Schlüsselbund gefunden
    .happened =
        { $cause ->
            [noDbus] Ochre erreicht keinen Schlüsselbund.
            [noSecretService] Kein Programm bietet den Secret Service an.
            [noLibrary] Die Bibliothek libsecret-1 ist nicht installiert.
           *[other] „{ $detail }“
        }
    .todo = Entsperre oder installiere einen Schlüsselbund (gnome-keyring, KWallet). Oder nutze eine Wallet nur für die Sitzung.
    .todo-node = Gib das Node-Passwort bei jedem Entsperren ein.
failure-keychain-locked = Dein Schlüsselbund ist gesperrt
    .todo = Entsperre ihn und versuche es erneut.
    .todo-node = Entsperre ihn oder gib das Node-Passwort diesmal ein.
failure-keychain-timeout = Dein Schlüsselbund hat nicht geantwortet
    .todo = Beantworte seine Frage, vielleicht in einem anderen Fenster. ({ $seconds } s)
failure-keychain-refused = Dein Schlüsselbund hat abgelehnt
    .happened = „{ $detail }“
    .todo = Erlaube Ochre den Zugriff und versuche es erneut.
failure-keychain-readback = Dein Schlüsselbund hat etwas anderes gespeichert
    .todo = Versuche es erneut. Passiert es wieder, nutze diesen Schlüsselbund nicht.
failure-secret-missing = Kein Schlüssel für „{ $walletName }“ im Schlüsselbund
    .todo = Stelle die Wallet mit ihrer Wiederherstellungsphrase wieder her.
failure-token-missing = Kein Token für „{ $name }“ im Schlüsselbund
    .todo = Gib das Token in den Einstellungen von „{ $name }“ neu ein.
failure-secret-unreadable = Der Wallet-Schlüssel ist nicht lesbar
    .happened =
        { $version ->
            [none] Ochre hat diesen Eintrag nicht geschrieben.
           *[other] Version { $version } ist unbekannt.
        }
    .todo = Installiere das neueste Ochre oder stelle mit der Wiederherstellungsphrase wieder her.
failure-secret-foreign = Dieser Schlüssel gehört zu einer anderen Wallet
    .todo = Stelle „{ $walletName }“ mit der Wiederherstellungsphrase wieder her.
failure-session-ended = Der Schlüssel von „{ $walletName }“ ist weg
    .todo = Wallets nur für die Sitzung enden mit Ochre. Stelle mit der Wiederherstellungsphrase wieder her.
failure-secret-sealed = Ein anderes App-Passwort schützt den Schlüssel von „{ $walletName }“
    .todo = Starte Ochre neu und gib jenes ein. Oder stelle mit der Wiederherstellungsphrase wieder her.
failure-password-wrong = Falsches App-Passwort
    .todo =
        { $waitSeconds ->
            [0] Versuche es erneut.
           *[other] Versuche es in { $waitSeconds } s erneut.
        }
failure-password-wait = Zu viele falsche App-Passwörter
failure-password-needed = Gib das App-Passwort ein
failure-password-state-set = Ein App-Passwort ist schon gesetzt
failure-password-state-unset = Kein App-Passwort ist gesetzt
failure-lock-missing = Der Eintrag des App-Passworts fehlt im Schlüsselbund
    .todo = Wähle „App-Passwort vergessen?“ oder stelle deine Wallets wieder her.
failure-locked-meanwhile = Ochre wurde inzwischen gesperrt
    .todo = Entsperre Ochre und fang noch einmal an.
failure-words-no-wallet = Keine Wallet hier hat diese Phrase
failure-new-password-short = Nimm mindestens { $least } Zeichen
failure-new-password-differs = Gib zweimal dasselbe Passwort ein
failure-keyholder-gone = Der Schlüsselprozess von Ochre wurde beendet ({ $during })
    .todo = Versuche es erneut.
failure-words-count =
    { $count ->
        [0] Gib eine Wiederherstellungsphrase ein
        [one] { $count } Wort ist keine ganze Phrase
       *[other] { $count } Wörter sind keine ganze Phrase
    }
    .todo = Nimm 12, 15, 18, 21 oder 24 Wörter.
failure-words-foreign-electrum = Das ist eine Electrum-Phrase
    .todo = Öffne sie in Electrum und sende die Bitcoin an Ochre. Hat Electrum sie nicht erzeugt, ist ein Wort falsch.
failure-words-foreign-electrumTwoFactor = Das ist eine Electrum-Phrase mit zweitem Schlüssel
failure-words-foreign-aezeed = Das ist eine LND-Phrase (aezeed)
failure-words-foreign-slip39 = Das ist ein Teil einer SLIP39-Sicherung
failure-words-foreign-monero = Das ist eine Monero-Phrase
    .todo = Suche die Phrase deiner Bitcoin-Wallet.
failure-words-foreign-oneMore = Ein Wort zu viel
    .happened = Das letzte Wort kann eine BIP39-Passphrase sein. Ohne sie würdest du eine andere Wallet wiederherstellen.
    .todo = Lass es nur weg, wenn es nicht zu deiner Phrase gehört.
failure-words-foreign-otherList = Keine BIP39-Phrase
failure-words-foreign =
    .todo = Öffne sie in dem Programm, das sie erzeugt hat, und sende die Bitcoin an Ochre.
failure-words-unknown =
    { $count ->
        [one] Ein Wort steht nicht in der Liste ({ $wordList })
       *[other] { $count } Wörter stehen nicht in der Liste ({ $wordList })
    }
    .happened = Vergleiche mit deinem Papier: { $words }.
failure-words-unknown-word = Wort { $position }
failure-words-unknown-hint = Wort { $position } (vielleicht { $suggestions })
failure-words-completed =
    { $count ->
        [one] Ein Wort ({ $wordList }) war abgekürzt
       *[other] { $count } Wörter ({ $wordList }) waren abgekürzt
    }
    .todo = Die Prüfsumme stimmt. Vergleiche die ganzen Wörter mit deinem Papier und nutze sie dann.
failure-words-checksum = Ein Wort ist falsch, oder zwei sind vertauscht
    .todo = Vergleiche mit deinem Papier, in dieser Reihenfolge.
failure-words-checksum-perhaps = Vielleicht { $places }.
failure-words-other-wallet = Diese Phrase ist nicht die von „{ $walletName }“
    .todo = Prüfe, ob du das richtige Blatt hast.
failure-wallet-unknown = Diese Wallet gibt es nicht mehr
failure-wallet-exists = „{ $walletName }“ hat diese Schlüssel schon
    .todo = Nutze diese Wallet: Zwei Kopien können Assets verlieren.
failure-keys-unproved-other = Nicht die Schlüssel deiner Phrase
    .happened = „{ $walletName }“ kam aus einer Sicherung. Ihre Adressen gehören jemand anderem.
    .todo = Nutze die aus deiner Phrase wiederhergestellte Wallet und entferne diese.
failure-keys-unproved-yet = Verifiziere zuerst diese Schlüssel
    .todo = Gib die Wiederherstellungsphrase von „{ $walletName }“ ein, oder importiere ihr Konto neu und vergleiche.
failure-no-key-here = Der Schlüssel von „{ $walletName }“ ist nicht hier
    .todo = Signiere dort, wo er ist, oder stelle ihn mit der Phrase wieder her.
failure-network-refused-practiceIsRegtest = Übungs-Wallets nutzen regtest, nicht { $network }
failure-network-refused-noMainnetOnLoopback = Im Browser nur Testnetze
failure-network-refused-noServiceKeysOnMainnet = Phrasen von einem Dienst sind nur für Testnetze
failure-service-keys-mismatch = „{ $field }“ des Dienstes passt nicht zu seiner Phrase
    .todo = Nutze diesen Dienst nicht. Erzeuge die Phrase hier.
failure-own-service = Eingebauter Dienst
failure-url-refused-syntax = Keine Webadresse
failure-url-refused-scheme = Nimm https:// (http:// nur für diesen Computer)
failure-url-refused-credentials = Lass Benutzernamen und Passwörter weg
    .todo = Ein Token hat ein eigenes Feld.
failure-url-refused-query = Lass alles ab „?“ oder „#“ weg
failure-url-refused-loopbackOnly = Im Browser: nur dieser Computer
failure-url-refused-proxyElsewhere = Im Browser: nur ein Proxy auf diesem Computer
failure-url-refused-onionNeedsProxy = Onion-Adressen brauchen den SOCKS5-Proxy von Tor
failure-url-refused-onionPlain = Ohne https muss Tor auf diesem Computer laufen
failure-url-refused-plainByProxy = Ein Proxy anderswo könnte das mitlesen
failure-url-refused-pinNeedsTls = Ein festgelegtes Zertifikat braucht https://
failure-url-refused-notCompared = Wähle einen anderen Server zum Vergleichen
failure-consent-needed = Verbinde dich zuerst mit { $host }
failure-pin-refused = Kein SHA-256-Fingerabdruck
    .todo = Füge ihn ein oder drücke „Zertifikat zeigen“.
failure-pin-refused-sha1 = SHA-1 lässt sich fälschen
failure-pin-not-taken = Zertifikat von { $host } nicht festgelegt
    .todo = Vergleiche seinen Fingerabdruck mit dem des Betreibers.
failure-proxy-failed-unreachable = Kein Proxy unter { $proxy }
failure-proxy-failed-silent = { $proxy } braucht zu lange bis { $host }
failure-proxy-failed-protocol = Eine andere Art Proxy unter { $proxy }
failure-proxy-failed-login = { $proxy } hat die Anmeldung abgelehnt
failure-proxy-failed-loginWanted = { $proxy } verlangt eine Anmeldung
failure-proxy-failed-target = { $proxy } erreicht { $host } nicht
failure-proxy-failed =
    .todo = Prüfe den Proxy: Ochre umgeht ihn nie.
failure-certificate-refused = Ochre kann { $host } nicht verifizieren
    .happened =
        { $problem ->
            [selfSigned] Selbst signiertes Zertifikat.
            [untrusted] Kein Aussteller, dem dieser Computer vertraut.
            [name] Zertifikat für einen anderen Namen.
            [expired] Abgelaufenes Zertifikat.
           *[notYet] Noch nicht gültiges Zertifikat.
        } Ochre hat nichts dorthin gesendet.
    .todo = Prüfe die Uhr dieses Computers. Ist es dein eigener Dienst, lege sein Zertifikat fest.
failure-certificate-changed = Nicht das Zertifikat, das du festgelegt hast
    .happened =
        { $host } zeigt { $of ->
            [certificate] ein Zertifikat
           *[publicKey] einen öffentlichen Schlüssel
        } { $seen }, nicht { $pinned }. Ochre hat nichts dorthin gesendet.
    .todo = Frag den Betreiber, ob es erneuert wurde. Wenn nicht, ist jemand dazwischen.
failure-service-unreachable = { $host } ist nicht erreichbar
    .todo = Prüfe die Adresse oder das Netz dieses Computers.
failure-service-slow = Keine Antwort von { $host } in { $seconds } s
    .todo = Versuche es später erneut.
failure-service-slow-act = Keine Antwort: Es kann geschehen sein. Lade neu, bevor du es erneut versuchst.
failure-chain-silent = Dein Bitcoin-Server { $host } antwortet nicht
    .todo = Versuche es später, oder ändere ihn in den Einstellungen.
failure-service-error = { $host } hat geantwortet: { $meaning }
failure-service-error-operator = Ermittle die API-Version in den Einstellungen oder frag den Betreiber.
failure-service-error-invoice = Bitte um eine neue Rechnung.
failure-service-error-look = Lade neu, bevor du es erneut versuchst.
failure-service-error-may = Das kann geschehen sein: Lade neu, bevor du es erneut versuchst.
failure-service-error-funds = Ergänze, was fehlt.
failure-service-error-address = Prüfe Adresse und Token in den Einstellungen.
failure-service-error-wait = Versuche es in { $seconds } s erneut.
failure-service-error-chain = { $host } erreicht das Bitcoin-Netzwerk nicht
    .todo = Versuche es später, sag es dem Betreiber oder wähle einen anderen Dienst.
failure-service-error-indexer = Dein Bitcoin-Server { $server } antwortet dem eingebauten Dienst nicht
    .todo = Prüfe, ob er läuft, oder ändere ihn in den Einstellungen.
failure-service-answer = Ochre kann die Antwort von { $host } nicht nutzen
    .todo = Prüfe, ob die Adresse die des Dienstes ist.
failure-chain-refused = { $host } hat einen ungültigen Block oder Beweis gesendet
    .todo = Nimm einen anderen Bitcoin-Server, am besten deinen eigenen.
failure-chain-refused-otherChain = { $host } ist in einem anderen Netzwerk
failure-chain-refused-future =
    .todo = Prüfe die Uhr dieses Computers. Stimmt sie, nimm einen anderen Bitcoin-Server.
failure-chain-off = Kein Bitcoin-Server
    .todo = Füge einen in den Einstellungen hinzu.
failure-service-lacks = { $host } kennt diese Anfrage nicht
    .todo = Ermittle die API-Version oder frag den Betreiber.
failure-service-cannot-proof = { $host } ist zu alt: Ochre kann die Transaktionen nicht verifizieren
    .todo = Bitte den Betreiber um eine Aktualisierung oder verbinde dich anderswo.
failure-service-cannot-makeKeys = { $host } erzeugt keine Phrasen
    .todo = Erzeuge die Phrase hier, das ist sicherer.
failure-service-cannot-witnessInvoice = { $host } erstellt nur verblindete Rechnungen
    .todo = Erstelle zuerst einen Slot.
failure-service-cannot-anyAssetInvoice = { $host } braucht ein Asset je Rechnung
    .todo = Wähle das Asset.
failure-service-cannot-manyRecipients = { $host } sendet an einen Empfänger auf einmal
failure-service-cannot-witnessRecipient = { $host } bezahlt nur verblindete Rechnungen
    .todo = Bitte den Empfänger um eine.
failure-service-cannot-witnessInBatch = { $host } bezahlt eine Witness-Rechnung nur für sich
    .todo = Sende an diesen Empfänger getrennt.
failure-service-cannot-waitForReceivers = { $host } sendet vielleicht, bevor der Empfänger annimmt
    .todo = Um trotzdem zu senden, wähle sofortiges Senden ins Netzwerk (Spende).
failure-service-cannot-broadcastAtOnce = { $host } wartet immer auf Empfänger
    .todo = Schalte sofortiges Senden ins Netzwerk (Spende) aus.
failure-service-cannot-feeRate = { $host } sendet mit nur einem Gebührensatz
    .todo = Lass den Gebührensatz unverändert.
failure-service-cannot-minConfirmations = { $host } nimmt nur eine Zahl von Bestätigungen
failure-service-cannot-sendBitcoin = { $host } sendet nur Assets
    .todo = Eine andere Wallet kann deine Bitcoin senden: siehe Wiederherstellung.
failure-service-cannot-decode = { $host } liest keine Rechnungen
failure-service-cannot-consignment = { $host } gibt keine Asset-Daten heraus
failure-service-cannot-only = Wähle { $only }.
failure-not-connected = Nicht mit { $host } verbunden
    .todo = Verbinde dich auf der Startseite.
failure-not-connected-nowhere = Nicht verbunden
    .todo = Wähle auf der Startseite einen Dienst.
failure-wallet-not-registered = { $host } kennt diese Wallet nicht
    .todo = Frag den Betreiber, bevor du dich neu verbindest: Der Dienst kann deine Daten verloren haben.
failure-token-refused-none = { $host } verlangt ein Token ({ $status })
failure-token-refused-given = { $host } hat dein Token abgelehnt ({ $status })
failure-token-refused =
    .todo = Bitte den Betreiber um eins und gib es in den Einstellungen ein.
failure-address-not-ours = Ochre zeigt „{ $address }“ nicht als Adresse
    .todo = Zahle nicht dorthin. Passiert es wieder, nutze diesen Dienst nicht mehr.
failure-address-not-ours-foreign =
    .happened = Nicht deine Adresse: Bitcoin dorthin würden jemand anderem gehören.
failure-address-not-ours-searched =
    .happened = Nicht unter den ersten { $searched } Adressen dieser wiederhergestellten Wallet.
    .todo = Zahle nicht dorthin. Hast du mehr Adressen genutzt, suche unter Wiederherstellung weiter.
failure-address-not-ours-otherKeychain =
    .happened = Deine, aber auf Zweig { $keychain }, den diese Verbindung nicht nutzt.
    .todo = Zahle noch nicht dorthin. Frag den Betreiber, welchen Zweig er nutzt.
failure-address-not-ours-beyondGap =
    .happened = Deine, aber so weit voraus, dass eine Wiederherstellung sie vielleicht nicht findet.
failure-address-not-ours-beyondSearch =
    .happened = Deine Nummer { $index }, aber Ochre hat nur die ersten { $searched } durchsucht.
    .todo = Zahle noch nicht dorthin. Suche unter Wiederherstellung weiter.
failure-address-not-ours-beyondEnd =
    .happened = Deine Nummer { $index }: So weit geht keine Suche.
    .todo = Zahle nicht dorthin. Erstelle eine neue Wallet und übertrage alles dorthin.
failure-address-not-ours-form =
    .happened = Keine Taproot-Adresse.
failure-address-not-ours-network =
    .happened = Für ein anderes Netzwerk.
failure-flow-unknown = Diese Transaktion ist nicht mehr offen
failure-flow-state = Diese Transaktion ist schon „{ $state }“
    .todo = Sieh unter Laufend nach, bevor du neu anfängst.
failure-flow-live = Eine andere Transaktion läuft
failure-flow-live-unknown =
    .happened = Zustand: „{ $state }“.
    .todo = Schließe sie unter Laufend ab oder verwirf sie.
failure-paid-before = Diesen Empfänger hast du schon bezahlt
    .happened = Transaktion { $txid }, wie der Dienst meldet. Eine zweite Zahlung derselben Rechnung könnte verloren gehen.
    .todo = Bitte um eine neue Rechnung.
failure-review-changed = Ochre weiß jetzt mehr über diese Coins
    .todo = Prüfe sie noch einmal.
failure-digest-changed = Nicht das, was du geprüft hast
    .todo = Fang noch einmal an. Passiert es zweimal, signiere nicht auf diesem Computer.
failure-spending-too-much =
    { $per ->
        [send] Über deiner Grenze je Senden
       *[day] Über deiner Grenze für 24 Stunden
    }
    .happened = { $amount } würden abgehen, mit Gebühr. Deine Regel erlaubt { $limit }.
    .todo = Sende weniger, oder lockere die Regel. Das dauert 24 Stunden.
failure-spending-too-much-asset =
    .happened = Zu viel eines Assets würde abgehen.
failure-spending-too-much-wait = Sende weniger, oder warte: Du kannst es { $when } senden, wenn dieser Computer an bleibt.
failure-recipient-too-new = Dieser Empfänger ist neu
    .todo = Deine Regel wartet { $hours } h. Bereite es neu vor und signiere { $when }, mit diesem Computer bis dahin an.
failure-spending-unknown = Ochre kann nicht sagen, welche Assets abgehen
    .todo = Deine Asset-Regeln brauchen eine Transaktion mit verifizierten Assets.
failure-rules-missing = Die Ausgaberegeln von „{ $walletName }“ sind weg
    .todo = Speichere sie neu; lockerere warten 24 Stunden. Überlege, wer diesen Computer benutzt hat.
failure-rules-unreadable = Die Ausgaberegeln von „{ $walletName }“ sind nicht lesbar
    .todo = Nutze das neueste Ochre, oder stelle die Wallet wieder her und lege sie neu fest.
failure-rules-refused-tooManyAssets = Mehr als fünf Assets haben Regeln
    .todo = Entferne eins und füge einen Tag später ein anderes hinzu.
failure-rules-refused-unknownAsset = Eine Regel ist für kein Asset
failure-psbt-refused = Abgelehnt: { $reason }
failure-snapshot-old = Die Coin-Liste ist { $ageSeconds } s alt
    .todo = Fang noch einmal an.
failure-nothing-to-do = Schon freie Slots: { $freeSlots }
    .todo = Bitte um mehr, oder schalte „Nur was fehlt“ aus.
failure-not-enough-bitcoin = Nicht genug Bitcoin
    .happened = Nötig sind { $needed }, ausgeben kannst du { $spendable }.
    .todo = Füge Bitcoin hinzu oder verlange weniger.
failure-payment-refused = An diese Adresse kann nicht gezahlt werden
failure-payment-refused-dust = Sende mindestens { $least }
failure-signature-invalid = Die Signatur von Input { $input } ist ungültig
    .todo = Fang noch einmal an. Passiert es zweimal, ist vielleicht der Speicher dieses Computers fehlerhaft.
failure-again-too-soon = Der Dienst kann sie noch haben
    .todo =
        { $looks ->
            [0] Lade noch einmal neu.
           *[other] Um neu einzureichen, lass Ochre erst so oft nachsehen: { $looks }.
        }
failure-again-too-soon-wait = Das letzte Mal muss in { $wait } oder später sein.
failure-clocks-torn =
    Die Uhr von { $host } geht { $difference } { $side ->
        [behind] nach
       *[ahead] vor
    }
    .todo = Stelle die Uhr dieses Computers. Stimmt sie, bitte um eine Rechnung ohne Ablauf.
failure-outcome-unknown-silent = Eingereicht, aber keine Antwort
    .happened = Der Dienst hat Transaktion { $txid } vielleicht, vielleicht nicht: { $reason }.
    .todo = Lade neu, bis du es weißt. Zahle vorher nicht noch einmal.
failure-outcome-unknown-refused = Signiert, aber der Dienst hat sie abgelehnt
    .happened = Der Dienst hat Transaktion { $txid } und könnte sie noch ins Netzwerk senden: { $reason }.
    .todo = Lade neu. Reiche dann dieselbe noch einmal ein, oder verwirf sie.
failure-outcome-unknown-other = Der Dienst nennt eine andere Transaktion
    .happened = Deine ist { $txid }, gemeldet ist { $named }. Er kann eine von beiden gesendet haben oder keine.
    .todo = Lade neu. Zahle nicht noch einmal, bevor du es weißt. Bleibt es so, nutze diesen Dienst nicht mehr.
failure-reason-from-backup = nicht verifiziert, seit sie aus einer Sicherung kam
failure-reason-service-unreachable = die Verbindung brach ab
failure-reason-service-slow = keine rechtzeitige Antwort
failure-reason-service-answer = unbrauchbare Antwort
failure-reason-service-error = ein Fehler
failure-reason-service-lacks = diese Anfrage ist ihm unbekannt
failure-reason-token-refused = Token abgelehnt
failure-reason-wallet-not-registered = diese Wallet ist ihm unbekannt
failure-reason-not-listed = angenommen, aber nicht mehr gelistet
failure-meaning-walletHeaderMissing = ihm fehlt der Header, der diese Wallet nennt
failure-meaning-notFound = in dieser Wallet nichts gefunden
failure-meaning-fieldMissing = das Feld { $field } fehlt
failure-meaning-networkMismatch = die Netzwerke passen nicht zusammen
failure-meaning-bitcoindAway = sein Bitcoin-Node ist nicht erreichbar
failure-meaning-indexerAway = die Blockchain ist für ihn nicht erreichbar
failure-meaning-proxyAway = kein RGB-Proxy antwortet für den Empfänger; reiche dieselbe später ein
failure-meaning-notEnoughBitcoin = zu wenig Bitcoin
failure-meaning-notEnoughAsset = zu wenig von dem Asset
failure-meaning-slotsMissing = kein freier Slot
failure-meaning-recipientUsed = eine Rechnung wurde schon einmal versucht
failure-meaning-cannotFail = die Übertragung ging inzwischen weiter
failure-meaning-invalidInvoice = ungültige Rechnung
failure-meaning-invoiceExpired = eine Rechnung ist abgelaufen
failure-meaning-nothingToDo = schon so
failure-meaning-reasonHidden = der Grund ging unterwegs verloren
failure-meaning-dataDamaged = seine eigenen Daten sind beschädigt
failure-meaning-rateLimited = zu viele Anfragen
failure-meaning-gatewayRefused = vor dem Dienst abgelehnt
failure-meaning-behindAway = kein Server hinter dieser Adresse
failure-meaning-timeout = keine rechtzeitige Antwort, die Anfrage kann aber angekommen sein
failure-backup-refused-empty = Die Datei ist leer
failure-backup-refused-foreign = Keine Sicherung von Ochre
    .todo = Wähle eine Datei, die auf .ochre-backup endet.
failure-backup-refused-damaged = Die Sicherung ist beschädigt
    .todo = Nimm eine andere Kopie.
failure-backup-refused-tooLarge = Die Datei ist zu groß
failure-backup-refused-newer = Ein neueres Ochre hat sie erstellt (Format { $version })
    .todo = Installiere das neuere Ochre.
failure-backup-refused-older = Ein früheres Ochre hat sie erstellt (Format { $version })
    .todo = Öffne sie dort.
failure-backup-refused-busy = Eine andere Sicherung ist offen
failure-backup-refused-gone = Öffne die Datei noch einmal
failure-backup-keys = Die Schlüssel von „{ $walletName }“ sind unmöglich
failure-backup-other-keys-secret = „{ $walletName }“ hat bei gleichem Fingerabdruck andere Schlüssel als der Schlüsselbund dieses Computers
failure-backup-other-keys-here = „{ $walletName }“ hat bei gleichem Fingerabdruck andere Schlüssel als „{ $other }“ hier
failure-backup-other-keys-within = „{ $walletName }“ hat bei gleichem Fingerabdruck andere Schlüssel als „{ $other }“ in derselben Datei
failure-backup-untrusted = Bitcoin an die falschen Schlüssel gehören jemand anderem.
    .todo = Vertraue dieser Datei nicht. Stelle mit der Wiederherstellungsphrase wieder her.
failure-backup-too-much = Mehr als { $most } { $what }
failure-backup-password = Falsches Passwort der Sicherung
failure-no-free-slot = Kein freier Slot
    .todo = Erstelle einen und komm zurück.
failure-not-enough-asset = Nicht genug von diesem Asset
    .happened = Nötig sind { $needed } Einheiten, ausgeben kannst du { $spendable }.
failure-asset-unknown = Der Dienst führt kein Asset { $assetId }
    .todo = Lade neu. Für ein neues Asset nimm eine Rechnung für ein beliebiges Asset.
failure-asset-renamed = Der Dienst beschreibt { $assetId } jetzt anders
    .happened = { $first }, jetzt { $now }
    .todo = Wähle unter Assets, was stimmt. Bis dahin kannst du es nicht senden.
failure-asset-renamed-genesis = Der Dienst beschreibt { $assetId } anders als herausgegeben
    .happened = Herausgegeben als { $first }; falsch: { $now }
    .todo = Wähle unter Assets „Das Herausgegebene behalten“. Bis dahin kannst du es nicht senden.
failure-invoice-not-as-asked = Der Dienst hat eine andere Rechnung erstellt
    .happened = Du wolltest { $asked }, geschrieben hat er { $got }.
    .todo = Sag es dem Betreiber. Ochre verbirgt sie, damit niemand sie bezahlt.
failure-invoice-not-as-asked-form =
    .happened = Ochre kann sie nicht lesen und hat gebeten, den Slot freizugeben.
failure-invoice-not-as-asked-olderLayout =
    .happened = Eine Form vor RGB 0.11, die Wallets vielleicht nicht bezahlen. Ochre hat gebeten, den Slot freizugeben.
failure-invoice-not-as-asked-forgottenSlot =
    .happened = Slot { $got } trägt laut deinem verifizierten Stand Assets. Dorthin Gezahltes ließe sich nicht senden. Ochre hat gebeten, ihn freizugeben.
failure-invoice-not-as-asked-slot =
    .happened = Slot { $got } ist nicht als freier Slot von dir bekannt.
    .todo = Empfange hier keine Assets, bevor du es weißt: Der eingebaute Dienst kann die Daten einer anderen Wallet haben.
failure-invoice-used = Die Rechnung nennt eine schon benutzte Adresse oder einen benutzten Slot
    .todo = Versuche es für eine neue erneut. Bleibt es so, sag es dem Betreiber. Ochre verbirgt sie, damit niemand sie bezahlt.
failure-invoice-refused = Empfänger { $recipient }: { $problem }
    .todo = Bitte um eine neue Rechnung oder entferne diesen Empfänger.
failure-invoice-refused-unreadable = unlesbare Rechnung
failure-invoice-refused-otherNetwork = anderes Netzwerk
failure-invoice-refused-expired = abgelaufen
failure-invoice-refused-expiresSoon = läuft in weniger als einer Minute ab
failure-invoice-refused-serviceDiffers = der Dienst liest sie anders
failure-invoice-refused-disagrees = verlangt etwas anderes
failure-invoice-refused-repeated = zweimal aufgeführt
failure-invoice-refused-tooManyEndpoints = mehr als drei Lieferadressen
failure-invoice-refused-endpointRefused = eine Lieferadresse, die Ochre nicht nutzt
failure-invoice-refused-noEndpoint = keine Lieferadresse
failure-invoice-refused-ours = deine eigene Rechnung
failure-transfer-unknown = Diese Übertragung steht nicht in der Liste
    .todo = Lade neu.
failure-history-nowhere = Kein RGB-Proxy für diese Asset-Daten
    .todo = Lade neu. Bleibt es so, kann nur der Dienst sagen, was ankam.
failure-transfer-state = Diese Übertragung lässt sich nicht abbrechen
    .todo = Lade neu, um ihren Zustand zu sehen.
failure-transfer-state-outcomeUnknown =
    .happened = Keine Antwort kam: Jetzt abzubrechen könnte später doppelt zahlen.
failure-transfer-state-handedOver =
    .happened = Eingereicht: Sie kann noch bestätigt werden.
failure-unspent-missing = Der Dienst führt deinen Output { $outpoint } nicht mehr
    .happened = Ochre zählt ihn nicht als ausgegeben.
    .todo = Lade neu. Fehlt er weiter, beginne nichts: Der Dienst kann Daten verloren haben.
failure-node-unknown = Dieser Node steht nicht mehr in der Liste
failure-cloud-unknown = Diese Verbindung gibt es nicht mehr
failure-node-busy = { $name } ist beschäftigt
    .todo = Warte, oder stoppe ihn zuerst.
failure-host-not-approved = Du hast { $origin } nicht zugestimmt
    .todo = Stimme nur zu, wenn du den Host kennst.
failure-node-address-changed = { $name } hat eine neue Adresse
    .todo = Stimme nur zu, wenn es deine ist.
failure-node-own = Aktualisiere { $name } selbst
failure-node-address-missing = { $name } hat keine Adresse
    .todo = Gib in den Einstellungen eine ein.
failure-node-secrets-missing = { $name } braucht: { $secrets }
    .todo = Gib es auf der Seite des Nodes ein.
failure-unlock-body-json = Der Text zum Entsperren ist kein JSON
    .todo = Setze { "{{" }password{ "}}" } in Anführungszeichen.
failure-unlock-body-object = Der Text zum Entsperren muss ein Objekt sein: { "{ … }" }
failure-unlock-body-tooDeep = Der Text zum Entsperren ist zu tief verschachtelt
failure-unlock-body-words = Der Text zum Entsperren scheint Wörter oder Schlüssel einer Wallet zu enthalten
    .todo = Gib das eigene Passwort des Nodes ein. Solche sendet Ochre nie.
failure-extra-off-list = Die Liste der Nodes ist aus
failure-extra-off-detail = Details eines Nodes sind aus
failure-extra-off-probe = Nodes nach ihrem Zustand zu fragen ist aus
failure-extra-off =
    .todo = Schalte es in der Verbindung ein.
failure-run-unknown = Diesen Durchlauf gibt es nicht mehr
failure-run-busy = Ein anderer Durchlauf läuft
failure-practice-refused = Die Übung hat abgelehnt: „{ $detail }“
failure-coins-changed = { $outpoint } enthält mehr als vorher
    .todo = Verwirf dies und bereite es neu vor: Das Neue würde zerstört.
failure-codes-gone = Diese Codes sind abgelaufen
    .todo = Zeige oder scanne sie noch einmal.
failure-brought-gone = Diesen Import gibt es nicht mehr
    .todo = Importiere ihn noch einmal.
failure-drafts-full = Zu viele unsignierte Importe
    .happened = { $drafts } von { $most }, { $megabytes } von { $mostMegabytes } MB. Dieser kam nicht dazu.
    .todo = Signiere oder verwirf einige unter Offline signieren.
failure-brought-unanswered = Offene Fragen: { $open }
    .todo = Beantworte jede, oder signiere nicht.
failure-signed-before = Du hast schon eine Zahlung an diesen Empfänger signiert
    .happened = Transaktion { $txid }, { $day }. Diese gibt andere Coins aus: Beide könnten bestätigt werden.
    .todo = Finde heraus, was aus der ersten wurde. Um sie zu ersetzen, gib einen ihrer Coins aus.
failure-offline-mode = Der Offline-Modus ist an
    .todo = Schalte ihn in den Einstellungen aus, um das Netz zu nutzen.
failure-plain-only-assets = Diese Wallet hat keine Asset-Schlüssel
failure-plain-only-service = Dieser Dienst braucht auch die Asset-Schlüssel
failure-plain-only-practice = Die Übung braucht auch die Asset-Schlüssel
failure-plain-only-account = Kein ganzes Konto zum Exportieren
failure-plain-only =
    .todo = Importiere das öffentliche Konto von dem Ochre, das signiert.
failure-clipboard-changed = Die Zwischenablage enthält etwas anderes
    .todo = Füge nichts ein. Schließe Programme für die Zwischenablage und kopiere noch einmal.
failure-data-folder-busy = Ein anderes Ochre nutzt { $folder }
failure-data-folder-gone = { $folder } ist weg
    .happened = Ochre hat nichts signiert und nichts gespeichert.
    .todo = Lege den Ordner zurück und starte Ochre neu.
failure-data-folder-form = Eine andere Version von Ochre hat { $folder } angelegt
    .happened = { $file } zeigt das. Ochre hat nichts geändert.
    .todo =
        Nutze { $newer ->
            [yes] das neuere Ochre
           *[no] das frühere Ochre
        } oder einen anderen Datenordner.
failure-storage-damaged = { $file } ist beschädigt
    .todo = Suche deine Wallets im Schlüsselbund, unter Einstellungen.
failure-storage-damaged-kept = Ochre hat die Datei als { $keptAs } aufbewahrt.
failure-disk-refused = { $file } lässt sich nicht schreiben: { $detail }
    .todo = Schaffe Platz, oder erlaube Ochre, dort zu schreiben.
failure-file-unreadable-gone = „{ $file }“ gibt es nicht mehr
failure-file-unreadable-denied = Du darfst „{ $file }“ nicht lesen
failure-file-unreadable-noFile = „{ $file }“ ist keine Datei
failure-file-unreadable-other = „{ $file }“ lässt sich nicht öffnen: { $detail }
failure-file-kind = Der Name von „{ $file }“ muss auf { $endings } enden
failure-host-gone = Ochre antwortet nicht
    .todo = Deine Handlung geht weiter. Starte Ochre neu und lade dann neu.
failure-internal = In Ochre ging etwas schief
    .happened = Vorfall { $incident } im Protokoll.
    .todo = Prüfe deine Guthaben, bevor du etwas wiederholst.
