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
    .todo = Starte Ochre neu. Bleibt es so, installiere neu. ({ $name })
failure-input-too-large = Zu groß
    .happened = { $bytes } Bytes, höchstens { $limitBytes }.
failure-app-locked = Ochre ist gesperrt
    .todo = Entsperre zuerst Ochre.
failure-not-here =
    { $reason ->
        [nativeConfirmOnly] Antworte im eigenen Fenster von Ochre
        [practiceOnly] Nur für Übungs-Wallets
        [practiceIsRegtest] Übungs-Wallets nutzen regtest
        [noMainnetOnLoopback] Keine echten Bitcoin im Browser
        [noServiceKeysOnMainnet] Phrasen von einem Dienst sind nur für Testnetze
        [loopbackServicesOnly] Im Browser: nur Dienste auf diesem Computer
        [noFileDialog] Im Browser gibt es keinen Dateidialog
       *[noOwnService] Kein eingebauter Dienst auf diesem System
    }
    .todo =
        { $reason ->
            [noMainnetOnLoopback] Nutze das Desktop-Fenster.
            [noOwnService] Verbinde dich mit einem entfernten Dienst.
           *[other] { "" }
        }
failure-keychain-absent = Kein Schlüsselbund gefunden
    .happened =
        { $cause ->
            [noDbus] Ochre erreicht keinen Schlüsselbund.
            [noSecretService] Kein Programm bietet den Secret Service an.
            [noLibrary] Die Bibliothek libsecret-1 ist nicht installiert.
           *[other] „{ $detail }“
        }
    .todo = Entsperre oder installiere einen, etwa gnome-keyring. Ohne ihn gib die Wiederherstellungsphrase oder das Passwort jedes Mal ein.
failure-keychain-locked = Dein Schlüsselbund ist gesperrt
    .todo = Entsperre ihn und versuche es erneut.
failure-keychain-timeout = Dein Schlüsselbund hat nicht geantwortet
    .todo = Beantworte seine Frage, vielleicht in einem anderen Fenster. ({ $seconds } s)
failure-keychain-refused = Dein Schlüsselbund hat abgelehnt
    .happened = „{ $detail }“
    .todo = Erlaube Ochre den Zugriff und versuche es erneut.
failure-keychain-readback = Dein Schlüsselbund hat etwas anderes gespeichert
    .todo = Versuche es erneut. Bleibt es so, nutze diesen Schlüsselbund nicht.
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
    .todo = Installiere das neueste Ochre oder stelle die Wallet mit der Wiederherstellungsphrase wieder her.
failure-secret-foreign = Dieser Schlüssel gehört zu einer anderen Wallet
    .todo = Stelle „{ $walletName }“ mit der Wiederherstellungsphrase wieder her.
failure-session-ended = Der Schlüssel von „{ $walletName }“ ist weg
    .todo = Sitzungs-Wallets enden mit Ochre. Stelle sie mit der Wiederherstellungsphrase wieder her.
failure-secret-sealed = Ein anderes App-Passwort schützt den Schlüssel von „{ $walletName }“
    .todo = Starte Ochre neu und gib jenes ein, oder stelle die Wallet mit der Wiederherstellungsphrase wieder her.
failure-password-wrong = Falsches App-Passwort
    .todo =
        { $waitSeconds ->
            [0] Versuche es erneut.
           *[other] Versuche es in { $waitSeconds } s erneut.
        }
failure-password-wait = Zu viele falsche App-Passwörter
failure-password-needed = Gib das App-Passwort ein
failure-password-state =
    { $state ->
        [set] Ein App-Passwort ist schon festgelegt
       *[unset] Kein App-Passwort ist festgelegt
    }
failure-lock-missing = Der Eintrag des App-Passworts fehlt im Schlüsselbund
    .todo = Wähle „App-Passwort vergessen?“ oder stelle deine Wallets wieder her.
failure-locked-meanwhile = Ochre wurde inzwischen gesperrt
    .todo = Entsperre Ochre und beginne neu.
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
failure-words-foreign =
    { $kind ->
        [electrum] Eine Electrum-Phrase
        [electrumTwoFactor] Eine Electrum-Phrase mit zweitem Schlüssel
        [aezeed] Eine LND-Phrase (aezeed)
        [slip39] Ein Teil eines SLIP39-Backups
        [monero] Eine Monero-Phrase
        [oneMore] Ein Wort zu viel
       *[otherList] Keine BIP39-Phrase
    }
    .todo =
        { $kind ->
            [electrum] Öffne sie in Electrum und sende ihre Bitcoin hierher. Hat Electrum sie nicht erstellt, ist ein Wort falsch.
            [monero] Suche die Phrase deiner Bitcoin-Wallet.
            [oneMore] Lass es nur weg, wenn es nicht zu deiner Phrase gehört.
           *[other] Öffne sie im Programm, das sie erstellt hat, und sende ihre Bitcoin hierher.
        }
    .happened =
        { $kind ->
            [oneMore] Das letzte Wort kann eine BIP39-Passphrase sein. Ohne sie würdest du eine andere Wallet wiederherstellen.
           *[other] { "" }
        }
failure-words-unknown =
    { $count ->
        [one] Ein Wort steht nicht in der Liste ({ $wordList })
       *[other] { $count } Wörter stehen nicht in der Liste ({ $wordList })
    }
    .happened = Vergleiche mit deinem Zettel: { $words }.
failure-words-unknown-word = Wort { $position }
failure-words-unknown-hint = Wort { $position } (vielleicht { $suggestions })
failure-words-completed =
    { $count ->
        [one] Ein Wort ({ $wordList }) war abgekürzt
       *[other] { $count } Wörter ({ $wordList }) waren abgekürzt
    }
    .todo = Die Prüfsumme stimmt. Vergleiche zuerst die ergänzten Wörter mit deinem Zettel.
failure-words-checksum = Ein Wort ist falsch, oder zwei sind vertauscht
    .todo = Vergleiche mit deinem Zettel, in dieser Reihenfolge.
failure-words-checksum-perhaps = Vielleicht { $places }.
failure-words-other-wallet = Diese Phrase ist nicht die von „{ $walletName }“
    .todo = Prüfe, ob du den richtigen Zettel hast.
failure-wallet-unknown = Diese Wallet gibt es nicht mehr
failure-wallet-exists = „{ $walletName }“ hat diese Schlüssel schon
    .todo = Nutze diese Wallet: Zwei Kopien können Assets kosten.
failure-keys-unproved =
    { $words ->
        [other] Nicht die Schlüssel deiner Phrase
       *[none] Verifiziere zuerst diese Schlüssel
    }
    .happened =
        { $words ->
            [other] „{ $walletName }“ kam aus einem Backup. Die Adressen gehören jemand anderem.
           *[none] { "" }
        }
    .todo =
        { $words ->
            [other] Nutze die aus deiner Phrase wiederhergestellte Wallet und entferne diese.
           *[none] Gib die Wiederherstellungsphrase von „{ $walletName }“ ein, oder importiere ihr Konto neu und vergleiche.
        }
failure-no-key-here = Der Schlüssel von „{ $walletName }“ ist nicht hier
    .todo = Signiere dort, wo er ist, oder stelle ihn mit der Phrase wieder her.
failure-service-keys-mismatch = „{ $field }“ des Dienstes passt nicht zu seiner Phrase
    .todo = Nutze diesen Dienst nicht. Erzeuge die Phrase hier.
failure-own-service = Eingebauter Dienst
failure-url-refused =
    { $reason ->
        [scheme] Nimm https:// (http:// nur für diesen Computer)
        [credentials] Lass Benutzernamen und Passwörter weg
        [query] Lass alles ab „?“ oder „#“ weg
        [loopbackOnly] Im Browser: nur dieser Computer
        [proxyElsewhere] Im Browser: nur ein Proxy auf diesem Computer
        [onionNeedsProxy] Onion-Adressen brauchen den SOCKS5-Proxy von Tor
        [onionPlain] Ohne https muss Tor auf diesem Computer laufen
        [plainByProxy] Ein Proxy anderswo könnte das mitlesen
        [pinNeedsTls] Ein festgelegtes Zertifikat braucht https://
        [notCompared] Wähle einen anderen Server zum Vergleichen
       *[syntax] Keine Webadresse
    }
    .todo =
        { $reason ->
            [credentials] Ein Token hat ein eigenes Feld.
           *[other] { "" }
        }
failure-consent-needed = Verbinde dich zuerst mit { $host }
failure-pin-refused =
    { $reason ->
        [sha1] SHA-1 lässt sich fälschen
       *[form] Kein SHA-256-Fingerabdruck
    }
    .todo = Füge ihn ein oder drücke „Zertifikat ansehen“.
failure-pin-not-taken = Zertifikat von { $host } nicht festgelegt
    .todo = Vergleiche seinen Fingerabdruck mit dem des Betreibers.
failure-proxy-failed =
    { $problem ->
        [unreachable] Kein Proxy unter { $proxy }
        [silent] { $proxy } braucht zu lange bis { $host }
        [protocol] Eine andere Art Proxy unter { $proxy }
        [login] { $proxy } hat die Anmeldung abgelehnt
        [loginWanted] { $proxy } verlangt eine Anmeldung
       *[target] { $proxy } erreicht { $host } nicht
    }
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
    .todo = Frag den Betreiber, ob es erneuert wurde. Wenn nicht, sitzt jemand dazwischen.
failure-service-unreachable = { $host } ist nicht erreichbar
    .todo = Prüfe die Adresse oder das Netz dieses Computers.
failure-service-slow = Keine Antwort von { $host } in { $seconds } s
    .todo = Versuche es später erneut.
failure-service-slow-act = Keine Antwort: Es kann geschehen sein. Lade neu, bevor du es erneut versuchst.
failure-chain-silent = Dein Bitcoin-Server { $host } antwortet nicht
    .todo = Versuche es später, oder ändere ihn in den Einstellungen.
failure-service-error =
    { $away ->
        [chain] { $host } erreicht das Bitcoin-Netzwerk nicht
        [indexer] Dein Bitcoin-Server { $server } antwortet dem eingebauten Dienst nicht
       *[other] { $host } hat geantwortet: { $meaning }
    }
    .todo =
        { $next ->
            [operator] Ermittle die API-Version in den Einstellungen oder frag den Betreiber.
            [fork] Sende seine Assets mit jenem Ochre an eine andere Wallet. Verschiebe dann seinen Ordner aus own-service.
            [release] Seine Daten sind unverändert. Starte das Ochre von vorher, und melde dies.
            [invoice] Bitte um eine neue Rechnung.
            [look] Lade neu, bevor du es erneut versuchst.
            [may] Das kann geschehen sein: Lade neu, bevor du es erneut versuchst.
            [funds] Ergänze, was fehlt.
            [address] Prüfe Adresse und Token in den Einstellungen.
            [wait] Versuche es in { $seconds } s erneut.
            [chain] Versuche es später, sag es dem Betreiber oder wähle einen anderen Dienst.
            [indexer] Prüfe, ob er läuft, oder ändere ihn in den Einstellungen.
           *[later] Versuche es später erneut.
        }
failure-service-answer = Ochre kann die Antwort von { $host } nicht nutzen
    .todo = Prüfe, ob die Adresse die des Dienstes ist.
failure-chain-refused =
    { $problem ->
        [otherChain] { $host } ist in einem anderen Netzwerk
        [coin] { $host } kennt eine Münze dieser Wallet nicht
       *[other] { $host } hat einen ungültigen Block oder Beweis gesendet
    }
    .todo =
        { $problem ->
            [future] Prüfe die Uhr dieses Computers. Stimmt sie, nimm einen anderen Bitcoin-Server.
           *[other] Nimm einen anderen Bitcoin-Server, am besten deinen eigenen.
        }
failure-chain-off = Kein Bitcoin-Server
    .todo = Füge einen in den Einstellungen hinzu.
failure-service-lacks = { $host } kennt diese Anfrage nicht
    .todo = Ermittle die API-Version oder frag den Betreiber.
failure-service-cannot =
    { $what ->
        [makeKeys] { $host } erzeugt keine Phrasen
        [witnessInvoice] { $host } erstellt nur verblindete Rechnungen
        [anyAssetInvoice] { $host } braucht ein Asset je Rechnung
        [manyRecipients] { $host } sendet nur an einen Empfänger auf einmal
        [witnessRecipient] { $host } bezahlt nur verblindete Rechnungen
        [witnessInBatch] { $host } bezahlt Witness-Rechnungen nur einzeln
        [waitForReceivers] { $host } sendet vielleicht ins Netzwerk, bevor der Empfänger annimmt
        [broadcastAtOnce] { $host } wartet immer auf Empfänger
        [feeRate] { $host } sendet mit nur einem Gebührensatz
        [minConfirmations] { $host } kennt nur eine Zahl von Bestätigungen
        [sendBitcoin] { $host } sendet nur Assets
        [decode] { $host } liest keine Rechnungen
        [consignment] { $host } gibt keine Asset-Daten heraus
       *[proof] { $host } ist zu alt: Ochre kann die Transaktionen nicht verifizieren
    }
    .todo =
        { $next ->
            [only] Wähle { $only }.
            [makeKeys] Erzeuge die Phrase hier, das ist sicherer.
            [witnessInvoice] Erstelle zuerst einen Slot.
            [anyAssetInvoice] Wähle das Asset.
            [witnessRecipient] Bitte den Empfänger um eine.
            [witnessInBatch] Sende einzeln an diesen Empfänger.
            [waitForReceivers] Um trotzdem zu senden, sende sofort ins Netzwerk (Spende).
            [broadcastAtOnce] Schalte sofortiges Senden ins Netzwerk (Spende) aus.
            [feeRate] Lass den Gebührensatz unverändert.
            [sendBitcoin] Eine andere Wallet kann deine Bitcoin senden: siehe Wiederherstellung.
            [proof] Bitte den Betreiber um eine Aktualisierung oder verbinde dich anderswo.
           *[other] { "" }
        }
failure-not-connected =
    { $place ->
        [nowhere] Nicht verbunden
       *[other] Nicht mit { $host } verbunden
    }
    .todo = Wähle auf der Startseite einen Dienst.
failure-wallet-not-registered = { $host } kennt diese Wallet nicht
    .todo = Frag den Betreiber, bevor du dich neu verbindest: Der Dienst kann deine Daten verloren haben.
failure-token-refused =
    { $given ->
        [no] { $host } verlangt ein Token ({ $status })
       *[yes] { $host } hat dein Token abgelehnt ({ $status })
    }
    .todo = Bitte den Betreiber um eins und gib es in den Einstellungen ein.
failure-address-not-ours = Ochre zeigt „{ $address }“ nicht als Adresse
    .todo =
        { $reason ->
            [searched] Zahle nicht dorthin. Hast du mehr Adressen genutzt, suche unter Wiederherstellung weiter.
            [otherKeychain] Zahle noch nicht dorthin. Frag den Betreiber, welchen Zweig er nutzt.
            [beyondSearch] Zahle noch nicht dorthin. Suche unter Wiederherstellung weiter.
            [beyondEnd] Zahle nicht dorthin. Erstelle eine neue Wallet und übertrage alles dorthin.
           *[other] Zahle nicht dorthin. Bleibt es so, nutze diesen Dienst nicht mehr.
        }
    .happened =
        { $reason ->
            [foreign] Nicht deine Adresse: Bitcoin dorthin würden jemand anderem gehören.
            [searched] Nicht unter den ersten { $searched } Adressen dieser wiederhergestellten Wallet.
            [otherKeychain] Deine, aber auf Zweig { $keychain }, den diese Verbindung nicht nutzt.
            [beyondGap] Deine, aber so weit voraus, dass eine Wiederherstellung sie vielleicht nicht findet.
            [beyondSearch] Deine Nummer { $index }, aber Ochre hat nur die ersten { $searched } durchsucht.
            [beyondEnd] Deine Nummer { $index }: So weit geht keine Suche.
            [form] Keine Taproot-Adresse.
           *[network] Für ein anderes Netzwerk.
        }
failure-flow-unknown = Diese Transaktion ist nicht mehr offen
failure-flow-state = Diese Transaktion ist schon „{ $state }“
    .todo = Sieh unter „Laufende Vorgänge“ nach, bevor du neu anfängst.
failure-flow-live = Eine andere Transaktion läuft
    .todo =
        { $state ->
            [away] Die Signieranfrage der anderen ist unterwegs, vielleicht signiert. Importiere die signierte PSBT oder verwirf sie, unter „Laufende Vorgänge“.
            [signed] Signiert, nicht eingereicht. Reiche sie unter „Laufende Vorgänge“ ein oder verwirf sie.
            [handingOver] Wird eingereicht. Kommt keine Antwort, sieh unter „Laufende Vorgänge“ nach.
            [accepted] Eine zweite könnte doppelt zahlen oder die erste ersetzen. Warte, bis sie abgeschlossen ist, oder brich sie unter „Transfers“ ab.
            [handedOver] Ausgang unbekannt: Eine zweite könnte doppelt zahlen oder sie ersetzen. Lade zuerst unter „Laufende Vorgänge“ neu.
            [refused] Der Dienst lehnte sie ab, hat sie aber und könnte sie noch ins Netzwerk senden. Verwirf sie unter „Laufende Vorgänge“ oder reiche sie erneut ein.
            [givenUp] Ein abgebrochener Transfer an diesen Empfänger könnte noch ins Netzwerk gesendet werden. Versuche es, wenn seine Coins frei sind, oder bitte um eine neue Rechnung.
            [broadcast] Der Dienst meldet sie als ins Netzwerk gesendet, bietet aber ihre Coins wieder an: Eines stimmt nicht. Lade neu und signiere nichts mit diesem Dienst, bis du es weißt.
            [settled] Der Dienst meldet sie als abgeschlossen, bietet aber ihre Coins wieder an: Eines stimmt nicht. Lade neu und signiere nichts mit diesem Dienst, bis du es weißt.
           *[other] Beende oder verwirf sie unter „Laufende Vorgänge“. („{ $state }“)
        }
failure-paid-before = Diesen Empfänger hast du schon bezahlt
    .happened = Transaktion { $txid }, wie der Dienst meldet. Eine zweite Zahlung derselben Rechnung könnte verloren gehen.
    .todo = Bitte um eine neue Rechnung.
failure-review-changed = Ochre weiß jetzt mehr über diese Coins
    .todo = Prüfe sie erneut.
failure-digest-changed = Nicht das, was du geprüft hast
    .todo = Beginne neu. Passiert es zweimal, signiere nicht auf diesem Computer.
failure-spending-too-much =
    { $per ->
        [send] Über deinem Limit pro Zahlung
       *[day] Über deinem Limit für 24 Stunden
    }
    .happened =
        { $what ->
            [asset] Zu viel von einem Asset würde abgehen.
           *[bitcoin] { $amount } würden abgehen, mit Gebühr. Deine Regel erlaubt { $limit }.
        }
    .todo =
        { $may ->
            [later] Sende weniger, oder warte: Du kannst es { $when } senden, wenn dieser Computer an bleibt.
           *[never] Sende weniger, oder lockere die Regel. Das dauert 24 Stunden.
        }
failure-recipient-too-new = Dieser Empfänger ist neu
    .todo = Deine Regel wartet { $hours } h. Bereite die Zahlung neu vor und signiere { $when }; dieser Computer muss an bleiben.
failure-spending-unknown = Ochre kann nicht sagen, welche Assets abgehen
    .todo = Deine Asset-Regeln brauchen eine Transaktion mit verifizierten Assets.
failure-rules-missing = Die Ausgaberegeln von „{ $walletName }“ sind weg
    .todo = Speichere sie neu; lockerere warten 24 Stunden. Überlege, wer diesen Computer benutzt hat.
failure-rules-unreadable = Die Ausgaberegeln von „{ $walletName }“ sind nicht lesbar
    .todo = Nutze das neueste Ochre, oder stelle die Wallet wieder her und lege sie neu fest.
failure-rules-refused =
    { $reason ->
        [tooManyAssets] Mehr als fünf Assets haben Regeln
       *[unknownAsset] Eine Regel ist für kein Asset
    }
    .todo =
        { $reason ->
            [tooManyAssets] Entferne eins und füge einen Tag später ein anderes hinzu.
           *[unknownAsset] { "" }
        }
failure-psbt-refused = Abgelehnt: { $reason }
failure-snapshot-old = Die Coin-Liste ist { $ageSeconds } s alt
    .todo = Beginne neu.
failure-nothing-to-do = Schon freie Slots: { $freeSlots }
    .todo = Verlange mehr, oder schalte „Auf diese Zahl auffüllen“ aus.
failure-not-enough-bitcoin = Nicht genug Bitcoin
    .happened = Nötig sind { $needed }, ausgeben kannst du { $spendable }.
    .todo = Füge Bitcoin hinzu oder verlange weniger.
failure-payment-refused =
    { $reason ->
        [dust] Sende mindestens { $least }
       *[other] An diese Adresse kann nicht gezahlt werden
    }
failure-signature-invalid = Die Signatur von Input { $input } ist ungültig
    .todo = Beginne neu. Passiert es zweimal, ist vielleicht der Speicher dieses Computers fehlerhaft.
failure-again-too-soon = Der Dienst kann sie noch haben
    .todo =
        { $looks ->
            [0] Lade noch einmal neu.
           *[other] Um neu einzureichen, lass Ochre erst so oft nachsehen: { $looks }.
        }
failure-again-too-soon-wait = Das letzte Neuladen darf frühestens in { $wait } sein.
failure-clocks-torn =
    Die Uhr von { $host } geht { $difference } { $side ->
        [behind] nach
       *[ahead] vor
    }
    .todo = Stelle die Uhr dieses Computers. Stimmt sie, bitte um eine Rechnung ohne Ablauf.
failure-outcome-unknown =
    { $end ->
        [silent] Eingereicht, aber keine Antwort
        [refused] Signiert, aber der Dienst hat sie abgelehnt
       *[other] Der Dienst nennt eine andere Transaktion
    }
    .happened =
        { $end ->
            [silent] Der Dienst hat Transaktion { $txid } vielleicht, vielleicht nicht: { $reason }.
            [refused] Der Dienst hat Transaktion { $txid } und könnte sie noch ins Netzwerk senden: { $reason }.
           *[other] Deine ist { $txid }, gemeldet ist { $named }. Vielleicht sendete der Dienst eine ins Netzwerk, vielleicht keine.
        }
    .todo =
        { $end ->
            [silent] Lade neu, bis du es weißt. Zahle vorher nicht erneut.
            [refused] Lade neu. Reiche dann dieselbe erneut ein, oder verwirf sie.
           *[other] Lade neu. Zahle nicht erneut, bevor du es weißt. Bleibt es so, nutze diesen Dienst nicht mehr.
        }
failure-clause =
    { $said ->
        [FROM_BACKUP] nicht verifiziert, seit sie aus einem Backup kam
        [SERVICE_UNREACHABLE] die Verbindung brach ab
        [SERVICE_SLOW] keine rechtzeitige Antwort
        [SERVICE_ANSWER] unbrauchbare Antwort
        [SERVICE_ERROR] ein Fehler
        [SERVICE_LACKS] diese Anfrage ist ihm unbekannt
        [TOKEN_REFUSED] Token abgelehnt
        [WALLET_NOT_REGISTERED] diese Wallet ist ihm unbekannt
        [NOT_LISTED] angenommen, aber nicht mehr gelistet
        [walletHeaderMissing] ihm fehlt der Header, der diese Wallet nennt
        [notFound] in dieser Wallet nichts gefunden
        [fieldMissing] das Feld { $field } fehlt
        [networkMismatch] die Netzwerke passen nicht zusammen
        [bitcoindAway] sein Bitcoin-Node ist nicht erreichbar
        [indexerAway] die Blockchain ist für ihn nicht erreichbar
        [proxyAway] kein RGB-Proxy antwortet für den Empfänger; reiche dieselbe später ein
        [notEnoughBitcoin] zu wenig Bitcoin
        [notEnoughAsset] zu wenig von dem Asset
        [slotsMissing] kein freier Slot
        [recipientUsed] eine Rechnung wurde schon einmal versucht
        [cannotFail] der Transfer ging inzwischen weiter
        [invalidInvoice] ungültige Rechnung
        [invoiceExpired] eine Rechnung ist abgelaufen
        [nothingToDo] schon so
        [reasonHidden] der Grund ging unterwegs verloren
        [dataDamaged] seine eigenen Daten sind beschädigt
        [ofFork] ein früheres Ochre schrieb seine Daten
        [otherRelease] die rgb-lib dieses Ochre kann seine Daten nicht übernehmen
        [rateLimited] zu viele Anfragen
        [gatewayRefused] vor dem Dienst abgelehnt
        [behindAway] kein Server hinter dieser Adresse
        [timeout] keine rechtzeitige Antwort, die Anfrage kann aber angekommen sein
       *[other] { $words }
    }
failure-backup-refused =
    { $reason ->
        [empty] Die Datei ist leer
        [foreign] Kein Backup von Ochre
        [damaged] Das Backup ist beschädigt
        [tooLarge] Die Datei ist zu groß
        [newer] Von einem neueren Ochre (Format { $version })
        [older] Von einem früheren Ochre (Format { $version })
        [busy] Ein anderes Backup ist offen
        [otherKeys] Keine Wallet hier öffnet diese Kopie
       *[gone] Öffne die Datei erneut
    }
    .todo =
        { $reason ->
            [foreign] Wähle eine Datei, die auf .ochre-backup endet.
            [damaged] Nimm eine andere Kopie.
            [newer] Installiere das neuere Ochre.
            [older] Öffne es dort.
            [otherKeys] Stelle zuerst ihre Wiederherstellungsphrase wieder her.
           *[other] { "" }
        }
failure-backup-keys =
    { $clash ->
        [secret] „{ $walletName }“ hat bei gleichem Fingerabdruck andere Schlüssel als der Schlüsselbund dieses Computers
        [here] „{ $walletName }“ hat bei gleichem Fingerabdruck andere Schlüssel als „{ $other }“ hier
        [within] „{ $walletName }“ hat bei gleichem Fingerabdruck andere Schlüssel als „{ $other }“ in derselben Datei
       *[none] Die Schlüssel von „{ $walletName }“ sind unmöglich
    }
    .happened = Bitcoin an die falschen Schlüssel gehören jemand anderem.
    .todo = Vertraue dieser Datei nicht. Stelle die Wallet mit der Wiederherstellungsphrase wieder her.
failure-backup-too-much = Mehr als { $most } { $what }
failure-backup-password = Falsches Backup-Passwort
failure-no-free-slot = Kein freier Slot
    .todo = Erstelle einen und komm zurück.
failure-not-enough-asset = Nicht genug von diesem Asset
    .happened = Nötig sind { $needed } Einheiten, ausgeben kannst du { $spendable }.
failure-asset-unknown = Der Dienst führt kein Asset { $assetId }
    .todo = Lade neu. Für ein neues Asset nimm eine Rechnung für ein beliebiges Asset.
failure-asset-renamed =
    { $by ->
        [genesis] Der Dienst beschreibt { $assetId } anders als herausgegeben
       *[service] Der Dienst beschreibt { $assetId } jetzt anders
    }
    .happened =
        { $by ->
            [genesis] Herausgegeben als { $first }; falsch: { $now }
           *[service] { $first }, jetzt { $now }
        }
    .todo =
        { $by ->
            [genesis] Wähle unter Assets „Herausgegebenes behalten“, bevor du es sendest.
           *[service] Wähle unter Assets, was stimmt, bevor du es sendest.
        }
failure-invoice-not-as-asked = Der Dienst hat eine andere Rechnung erstellt
    .happened =
        { $field ->
            [form] Ochre kann sie nicht lesen und hat gebeten, den Slot freizugeben.
            [olderLayout] Eine Form vor RGB 0.11, die Wallets vielleicht nicht bezahlen. Ochre hat gebeten, den Slot freizugeben.
            [forgottenSlot] Slot { $got } trägt laut deinem verifizierten Stand Assets. Dorthin Gezahltes ließe sich nicht senden. Ochre hat gebeten, ihn freizugeben.
            [slot] Slot { $got } ist nicht als freier Slot von dir bekannt.
           *[other] Du wolltest { $asked }, geschrieben hat er { $got }.
        }
    .todo =
        { $field ->
            [slot] Empfange hier keine Assets, bevor du es weißt: Der eingebaute Dienst kann die Daten einer anderen Wallet haben.
           *[other] Sag es dem Betreiber. Ochre verbirgt sie, damit niemand sie bezahlt.
        }
failure-invoice-used = Adresse oder Slot der Rechnung schon benutzt
    .todo = Versuche es erneut für eine neue. Bleibt es so, sag es dem Betreiber. Ochre verbirgt sie, damit niemand sie bezahlt.
failure-invoice-refused =
    Empfänger { $recipient }: { $reason ->
        [unreadable] unlesbare Rechnung
        [otherNetwork] anderes Netzwerk
        [expired] abgelaufen
        [expiresSoon] läuft binnen einer Minute ab
        [serviceDiffers] der Dienst liest sie anders
        [disagrees] verlangt etwas anderes
        [repeated] zweimal aufgeführt
        [tooManyEndpoints] mehr als drei Lieferadressen
        [endpointRefused] eine Lieferadresse, die Ochre nicht nutzt
        [noEndpoint] keine Lieferadresse
       *[ours] deine eigene Rechnung
    }
    .todo = Bitte um eine neue Rechnung oder entferne diesen Empfänger.
failure-transfer-unknown = Dieser Transfer steht nicht in der Liste
    .todo = Lade neu.
failure-history-nowhere = Kein RGB-Proxy für diese Asset-Daten
    .todo = Lade neu. Bleibt es so, kann nur der Dienst sagen, was ankam.
failure-transfer-state = Dieser Transfer lässt sich nicht abbrechen
    .todo = Lade neu, um seinen Zustand zu sehen.
    .happened =
        { $because ->
            [outcomeUnknown] Keine Antwort: Brichst du jetzt ab, zahlst du später vielleicht doppelt.
            [handedOver] Eingereicht: Die Transaktion kann noch bestätigt werden.
           *[other] { "" }
        }
failure-unspent-missing = Der Dienst führt deinen Output { $outpoint } nicht mehr
    .happened = Ochre zählt ihn nicht als ausgegeben.
    .todo = Lade neu. Fehlt er weiter, beginne nichts: Der Dienst kann Daten verloren haben.
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
failure-unlock-body =
    { $problem ->
        [json] Der Entsperr-Text ist kein JSON
        [object] Der Entsperr-Text muss ein Objekt sein: { "{ … }" }
        [tooDeep] Der Entsperr-Text ist zu tief verschachtelt
       *[words] Der Entsperr-Text scheint Wörter oder Schlüssel einer Wallet zu enthalten
    }
    .todo =
        { $problem ->
            [json] Setze { "{{" }password{ "}}" } in Anführungszeichen.
            [words] Gib das eigene Passwort des Nodes ein. Solche sendet Ochre nie.
           *[other] { "" }
        }
failure-extra-off =
    { $extra ->
        [list] Die Liste der Nodes ist aus
        [detail] Details eines Nodes sind aus
       *[probe] Nodes nach ihrem Zustand zu fragen ist aus
    }
    .todo = Schalte es in der Verbindung ein.
failure-run-busy = Ein anderer Durchlauf läuft
failure-practice-refused = Die Übung hat abgelehnt: „{ $detail }“
failure-coins-changed = { $outpoint } enthält mehr als vorher
    .todo = Verwirf die Transaktion und bereite sie neu vor: Sonst würde das Neue zerstört.
failure-drafts-full = Zu viele unsignierte Importe
    .happened = { $drafts } von { $most }, { $megabytes } von { $mostMegabytes } MB. Dieser kam nicht dazu.
    .todo = Signiere oder verwirf einige unter „Offline signieren“.
failure-brought-unanswered = Offene Fragen: { $open }
    .todo = Beantworte jede, oder signiere nicht.
failure-signed-before = Du hast schon eine Zahlung an diesen Empfänger signiert
    .happened = Transaktion { $txid }, { $day }. Diese gibt andere Coins aus: Beide könnten bestätigt werden.
    .todo = Finde heraus, was aus der ersten wurde. Um sie zu ersetzen, gib einen ihrer Coins aus.
failure-combine-other = PSBT einer anderen Transaktion
    .happened = Bisher wurde { $txid } kombiniert, jetzt kam { $other } hinzu.
    .todo = Bitte ihren Unterzeichner um eine PSBT derselben Transaktion.
failure-combine-differs = Zwei Werte für ein Feld
    .happened =
        { $map ->
            [input] Input { $index }: Die PSBTs unterscheiden sich in „{ $field }“.
            [output] Output { $index }: Die PSBTs unterscheiden sich in „{ $field }“.
           *[global] Die PSBTs unterscheiden sich in „{ $field }“.
        }
    .todo = Frage die Unterzeichner, welcher stimmt. Ochre wählt keinen.
failure-offline-mode = Kein Netz im Offline-Modus
    .todo = Schalte ihn in den Einstellungen aus, um das Netz zu nutzen.
failure-plain-only =
    { $what ->
        [assets] Diese Wallet hat keine Asset-Schlüssel
        [service] Dieser Dienst braucht auch die Asset-Schlüssel
        [practice] Die Übung braucht auch die Asset-Schlüssel
       *[account] Kein ganzes Konto zum Exportieren
    }
    .todo = Importiere das öffentliche Konto von dem Ochre, das signiert.
failure-clipboard-changed = Die Zwischenablage enthält etwas anderes
    .todo = Füge nichts ein. Schließe Programme für die Zwischenablage und kopiere erneut.
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
failure-disk-refused = { $file } lässt sich nicht schreiben: { $detail }
    .todo = Schaffe Platz, oder erlaube Ochre, dort zu schreiben.
failure-file-unreadable =
    { $why ->
        [gone] „{ $file }“ gibt es nicht mehr
        [denied] Du darfst „{ $file }“ nicht lesen
        [noFile] „{ $file }“ ist keine Datei
       *[other] „{ $file }“ lässt sich nicht öffnen: { $detail }
    }
failure-file-kind = Der Name von „{ $file }“ muss auf { $endings } enden
failure-host-gone = Ochre antwortet nicht
    .todo = Dein Vorgang läuft weiter. Starte Ochre neu und lade dann neu.
failure-internal = In Ochre ging etwas schief
    .happened = Vorfall { $incident } im Protokoll.
    .todo = Prüfe deine Guthaben, bevor du etwas wiederholst.
failure-gone =
    { $what ->
        [node] Dieser Node steht nicht mehr in der Liste
        [connection] Diese Verbindung ist weg
        [run] Dieser Durchlauf ist weg
        [codes] Diese Codes sind abgelaufen
       *[import] Dieser Import ist weg
    }
    .todo =
        { $what ->
            [codes] Zeige oder scanne sie erneut.
            [import] Importiere ihn erneut.
           *[other] { "" }
        }
failure-coin-frozen = Neue Slots gäben { $outpoint } aus, den du eingefroren hast
    .happened = Der Dienst gibt für neue Slots jeden einfachen Coin aus.
    .todo = Taue den Coin unter Coins auf und versuche es erneut.
failure-replace-refused =
    { $reason ->
        [assets] Ochre kann das Senden von Assets nicht ersetzen: Der Nachweis des Empfängers nennt diese Transaktion
        [mined] Diese Transaktion steht in einem Block
        [spent] Eine spätere Transaktion gibt von dieser aus
        [replaced] Eine neuere Transaktion ersetzt diese
        [rate] Bitcoin-Nodes verlangen { $rate } oder mehr
       *[unknown] Ochre kann diese Transaktion nicht ersetzen
    }
