question-wallet-on = „{ $wallet }“ im Netzwerk { $network }
question-more = und noch { $count }
question-sign = Signieren
question-agree = Zustimmen
question-keep = Behalten

## Recovery phrase

question-reveal = Wiederherstellungsphrase von „{ $wallet }“ anzeigen?
    .message = Wer sie sieht, kann die Bitcoin dieser Wallet nehmen und ihre Assets nehmen oder zerstören. Achte darauf, dass niemand zusieht.
question-both-kinds = Als BIP39 wiederherstellen?
    .message = Diese BIP39-Phrase trägt auch das Kennzeichen von Electrum, vielleicht zufällig. Stammt sie aus Electrum, nimm Electrum: Hier ist sie leer.
    .confirm = Als BIP39 wiederherstellen
question-other-keys = Deine eigene Wallet neben dieser erstellen?
    .message = „{ $wallet }“ kam aus einem Backup. Die Schlüssel sind nicht deine: Jemand anderem gehören ihre Adressen. Nutze die neue Wallet und entferne diese.
question-account = Diese Schlüssel für „{ $wallet }“ verwenden?
    .message = Datei, Text oder Code beweisen nichts. Vergleiche beide Adressen mit dem Gerät, das die Wiederherstellungsphrase hat.
    .bitcoin = Erste { $what ->
            [assets] Asset
           *[bitcoin] Bitcoin
        }-Adresse: { $address }
question-words = „{ $wallet }“ ersetzen?
    .message = Deine Wiederherstellungsphrase zeigt, dass die beobachteten Schlüssel nicht deine sind. Zahlungen an sie gehören dem, der dir das Konto gab.
    .before = Bisher beobachtet, wird entfernt:
    .confirm = Wallet ersetzen
question-service-keys = Wiederherstellungsphrase vom Dienst erzeugen lassen?
    .message = { $host } kennt dann den Schlüssel dieser Wallet: Der Betreiber kann alles ausgeben. Nutze das nur in Testnetzwerken.

## Removing a wallet

question-remove = „{ $wallet }“ entfernen?
    .unchecked = Du hast noch nicht geprüft, ob deine aufgeschriebene Wiederherstellungsphrase stimmt.
    .unreadable = Nicht lesbare Einträge: { $count }. Der Ausgang ist unbekannt.
    .away = Anderswo zum Signieren: { $count }. Ochre verwirft sie, kann aber die Signieranfragen nicht zurückholen.
    .signed = Importiert, vergessen: { $drafts } zum Signieren, { $signed } signiert. Geleistete Signaturen bleiben gültig.
    .message =
        { $source ->
            [keychain] Ochre löscht ihren Schlüssel aus dem Schlüsselbund. Zum Wiederherstellen brauchst du ihre Wiederherstellungsphrase und für Assets die Daten des Dienstes.
            [session] Nur der Arbeitsspeicher hat ihren Schlüssel: Er ist sofort weg. Zum Wiederherstellen brauchst du ihre Wiederherstellungsphrase und für Assets die Daten des Dienstes.
           *[none] Die Schlüssel bleiben, wo sie sind. Zum Beobachten brauchst du ihr öffentliches Konto, zum Signieren hier ihre Wiederherstellungsphrase.
        }

## App password

question-set-password = App-Passwort festlegen?
    .message = Schützt Ochres Tokens und Passwörter im Schlüsselbund und die Schlüssel von { $count ->
            [one] { $count } Wallet
           *[other] { $count } Wallets
        }. Ohne dieses Passwort kann niemand sie öffnen. Fahre nur fort, wenn du es selbst gewählt hast.
question-forgot = App-Passwort entfernen?
    .message =
        { $count ->
            [0] Ochre stellt die Wallet der eingegebenen Phrase wieder her.
            [one] Ochre stellt die Wallet der eingegebenen Phrase wieder her und löscht den Schlüssel von { $count } anderen. Nur deren eigene Phrase stellt sie wieder her.
           *[other] Ochre stellt die Wallet der eingegebenen Phrase wieder her und löscht die Schlüssel von { $count } anderen. Nur deren eigene Phrasen stellen sie wieder her.
        }
    .tokens = Tokens und Passwörter von Diensten und Nodes, gelöscht: { $count }. Ochre fragt sie wieder ab.
    .sessions = Wallets nur für diese Sitzung, jetzt weg: { $count }. Stelle sie mit ihren Phrasen wieder her.
    .confirm = { $deletes ->
            [yes] Löschen und entsperren
           *[no] App-Passwort entfernen
        }

## Connecting to a service

question-reach =
    { $count ->
        [one] { $host } kontaktieren?
       *[other] { $count } neue Hosts kontaktieren?
    }
    .message = Ochre fragt einmal je Host und Zweck. Stimme nur zu, wenn du weißt, woher die Adresse kommt.
    .learns =
        { $what ->
            [bitcoin] { $host }, ein Bitcoin-Server, erfährt deine Transaktionen und Adressen, ohne Proxy auch deine IP-Adresse.
            [rgbProxy] { $host }, ein RGB-Proxy, erfährt, welche Asset-Daten du dort abholst oder hinterlegst, ohne Proxy auch deine IP-Adresse.
            [proxy] { $host }, ein Netzwerk-Proxy, erfährt, welche Server du kontaktierst.
           *[service] { $host } erfährt ohne Proxy deine IP-Adresse.
        }
question-consent = Mit { $host } verbinden und öffentliche Schlüssel teilen?
    .unprovable = Ochre kann Transaktionen dieser Version (vor Juli 2025) nicht verifizieren: Du kannst damit nicht senden. Zahle nichts ein.
    .sees = Der Dienst sieht jede Adresse und Zahlung dieser Wallet, vergangene und künftige.
    .unsee = Der Dienst kann nichts ausgeben. Aber was er gesehen hat, bleibt gesehen.
question-register-again = Erneut mit { $host } verbinden?
    .message = Der Dienst kannte „{ $wallet }“ und meldet jetzt, dass er sie nicht kennt. Frag zuerst den Betreiber. Empfange und sende bis dahin nichts mit diesem Dienst.
    .known = Zuletzt gemeldet: Assets { $assets }, belegte Slots { $slots }
    .lost = Der Dienst hat vielleicht deine Daten verloren. Erneutes Verbinden beginnt eine leere Wallet: Diese kann Slots mit Assets wiederverwenden und ein Wiederherstellen verhindern.
question-chain-source =
    { $which ->
        [second] Mit diesem Bitcoin-Server vergleichen?
       *[chain] Diesen Bitcoin-Server fragen?
    }
    .other = Das hilft nur, wenn ihn jemand anderes betreibt als den ersten.
question-pin = Nur diesem Zertifikat für { $host } vertrauen?
    .message = Ochre nimmt dann nur { $of ->
            [certificate] dieses Zertifikat
           *[publicKey] Zertifikate mit diesem öffentlichen Schlüssel
        } an. Vergleiche das mit der Angabe des Betreibers. Keine Zertifizierungsstelle bürgt mehr dafür.
    .digest = SHA-256 des { $of ->
            [certificate] Zertifikats
           *[publicKey] öffentlichen Schlüssels
        }: { $pairs }
question-unpin = Jedem gültigen Zertifikat für { $host } vertrauen?
    .message = Ochre vertraut dann jedem, für den eine Zertifizierungsstelle bürgt, nicht nur einem Zertifikat. Das gespeicherte Token geht dorthin.

## Settings

question-unproved = Im Mainnet signieren, ohne die Assets zu verifizieren?
    .message = Ochre kann dann Transfers mit echten Bitcoin signieren, deren RGB-Teil es nicht lesen kann. Nur der Dienst weiß dann, wohin die Assets gehen. Lügt er, kann er sie nehmen.
    .each = Ochre fragt weiterhin bei jedem solchen Transfer. Fahre nur fort, wenn du das selbst gewählt hast.

## Signing

question-sign-slots =
    { $count ->
        [one] { $count } Slot
       *[other] { $count } Slots
    } erstellen?
    .size = Slots: { $count } × { $amount }, alles bleibt bei dir
question-sign-btc = { $amount } senden?
    .to = An { $address }
    .final = Geht sofort ins Netzwerk. Das lässt sich nicht rückgängig machen.
question-sign-send = { $amount } an { $count } Empfänger senden?
    .donation = Geht sofort ins Netzwerk. Unwiderruflich: Kann der Empfänger nicht annehmen, sind die Assets verloren.
    .in-all = Insgesamt { $amount }
    .through = Zugestellt über { $place }{ $risk ->
            [plain] , nicht verschlüsselt
           *[address] { "" }
        }
    .assets = { $count } Assets
    .acknowledged = Der Dienst soll erst senden, wenn alle Empfänger annehmen. Er könnte es früher tun.
question-fee = Gebühr { $amount }
question-digest = Prüfcode { $digest }

## Signing what was imported

question-sign-bare =
    { $kind ->
        [part] Nur deinen Teil einer Transaktion signieren?
        [nobody] Transaktion signieren, die niemand anderen bezahlt?
        [pays] Zahlung von { $amount } signieren?
       *[other] Diese Transaktion wie geprüft signieren?
    }
    .script = Skript { $script }
    .data = Schreibt { $data } in die Blockchain{ $burns ->
            [yes] { " " }und vernichtet { $amount } für immer
           *[no] { "" }
        }
    .more = und noch { $count }, nichts davon größer
    .slots = Gibt Asset-Slots aus, ohne ihre Assets zu bewegen: { $count }. Was sie enthalten, geht verloren.
    .slot-asset-unknown = unbekannte Menge von { $asset }
    .stranger = einen Output, der nicht dir gehört
    .part = Nur dein Teil: { $ours } von { $all } Inputs. Sie enthalten { $held }, { $back } kommen zurück. { $way ->
            [in] Du erhältst { $net }
           *[out] Du zahlst { $net }
        }, Gebühr eingerechnet
    .known = Dort bekannt: { $assets }
question-sign-imported =
    .nowhere = Ochre signiert nur und sendet nichts. Bring das Ergebnis zurück.
    .besides = Du hast hier eine andere Transaktion signiert, die dasselbe aus anderen Coins zahlt: Beide können bestätigt werden.
    .same-coins = Eine andere Transaktion, signiert oder noch zu signieren, gibt dieselben Coins aus: Nur eine davon kann bestätigt werden.
    .uncompared = { $count ->
        [one] Die Adresse ist nicht mit der des Empfängers verglichen.
       *[other] { $count } Adressen sind nicht mit denen der Empfänger verglichen.
    }
question-sign-many = { $count } Transaktionen signieren?
    .reported = Teils nur von der Signieranfrage gemeldet: { $count }
    .sums = Insgesamt { $away } an andere, { $fee } Gebühren
    .line = { $txid }: { $line }, Gebühr { $fee }

## Handing over, and dropping

question-hand-over =
    { $times ->
        [again] Dieselbe Transaktion erneut einreichen?
       *[first] Diese signierte Transaktion einreichen?
    }
    .same = Dieselbe Transaktion wie zuvor: Sie kann nur einmal bestätigt werden.
    .backup = Aus einem Backup: Das andere Gerät hat sie vielleicht schon eingereicht oder ersetzt.
    .expired =
        { $how ->
            [donation] Eine Rechnung ist abgelaufen. Geht sofort ins Netzwerk: Nimmt der Empfänger nicht mehr an, sind die Assets verloren.
           *[waits] Eine Rechnung ist abgelaufen: Der Empfänger nimmt vielleicht nicht mehr an. Brich dann unter „Transfers“ ab.
        }
question-drop = Diese Transaktion verwerfen?
    .why =
        { $how ->
            [refused] Der Dienst lehnte sie ab, hat sie aber signiert und könnte sie noch senden. Ochre reicht sie nicht mehr ein. Damit nur eine bestätigt wird, zahle demselben Empfänger erneut aus denselben Coins.
            [spent] Eine andere Transaktion gab einen ihrer Coins aus: Sie kann nicht bestätigt werden. Ochre reicht sie nicht mehr ein.
            [away] Ochre importiert dafür keine Signatur mehr. Lösche auch dort die Signieranfrage: Ist sie signiert, kann jeder, der sie hat, sie ins Netzwerk senden.
           *[signed] Signiert, aber nicht eingereicht. Ochre löscht die Signaturen und gibt die Coins frei.
        }

## Spending rules

question-rules =
    { $way ->
        [looser] Ausgaberegeln lockern?
       *[tighter] Diese Ausgaberegeln festlegen?
    }
    .effect =
        { $way ->
            [looser] Lockerere Regeln gelten in 24 Stunden. Bis dahin kannst du abbrechen. Nur die Zeit zählt, in der dieser Computer läuft. Sonst nennt nur der Dienst die Zeit, der bei den ersten Regeln verbunden war.
           *[tighter] Gelten sofort. Lockern dauert 24 Stunden, in denen dieser Computer läuft.
        }

## Assets

question-issue = { $ticker } herausgeben?
    .supply = { $amount } { $unit }, mit dem Namen { $name }. Nachkommastellen: { $decimals }. Einheiten insgesamt: { $units }
    .final = Ticker, Name, Nachkommastellen und Menge ändern sich nie. Das ist unwiderruflich.
question-name =
    { $take ->
        [now] Neuen Namen dieses Assets übernehmen?
       *[first] Ersten Namen dieses Assets behalten?
    }
    .first = Zuerst gesehen als { $first }. Jetzt laut Dienst { $now }.
    .message = „{ $wallet }“: { $asset }
    .means =
        { $take ->
            [now] Ein Herausgeber kann sie nicht ändern. Übernimm neue nur, wenn eine andere Quelle sie bestätigt.
           *[first] Ochre liest und sendet Beträge nach den ersten, was der Dienst auch meldet.
        }

## Giving a transfer up

question-fail-send = Diesen Transfer abbrechen?
    .free = Das bricht auch jede andere Zahlung derselben Transaktion ab.
    .also = Bricht auch { $what } an { $recipient } ab.
    .broadcast = Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden.
question-fail-invoice = Diese Rechnung abbrechen?
    .free = Niemand kann sie mehr bezahlen, und ihr Slot wird wieder frei.
    .paid = Hat schon jemand gezahlt, kann das Geld verloren sein. Lade zuerst neu.
    .arrived = Jemand hat gezahlt, und das Geld kann verloren sein. Lade stattdessen neu, um es anzunehmen.
    .confirms = Asset-Daten sind angekommen. Wird die Transaktion des Absenders noch bestätigt, kann das Geld verloren sein.
    .proved = Verifiziert: Eine Transaktion in einem Block zahlt an dich. Beim Abbrechen kann die Zahlung verloren gehen.

## Offline mode and backups

question-network = Offline-Modus ausschalten?
    .message = Ochre kontaktiert dann wieder deine Dienste und Nodes. Schlüssel für einen Computer ohne Netzwerk sind dann auf einem mit Netzwerk.
question-restore = Inhalt dieses Backups wiederherstellen?
    .empty = Keine Wallet enthalten.
    .counts = Signierverlauf: { $transactions }, Node-Dienste: { $services }
    .set-aside = Einträge, die Ochre nicht so schreibt, ausgelassen: { $count }
    .replaced = Hier wird nichts ersetzt. Enthält keinen Schlüssel und kein Passwort. Eine Wallet, ein Gerät: Benutze sie auf dem anderen nicht mehr.

## Nodes: where secrets go

question-new-hosts =
    { $count ->
        [one] Geheimnisse an { $host } senden?
       *[other] Geheimnisse an { $count } neue Hosts senden?
    }
    .message = Neu für „{ $service }“: Dein Token und die Node-Passwörter gehen dorthin. Wer den Host betreibt, kann sie lesen.
    .as-data = Die Adresse kam mit einer Liste oder den Einstellungen eines Nodes. Stimme nur zu, wenn sie sicher dir gehört.
question-moved-nodes =
    { $count ->
        [one] Geheimnisse von „{ $node }“ an eine andere Adresse senden?
       *[other] Geheimnisse von { $count } Nodes an andere Adressen senden?
    }
    .message = Du hast Node-Passwörter und Tokens für eine Adresse angegeben. Eine andere bekäme sie, und wer dort antwortet, kann sie lesen.
    .line = „{ $node }“: { $from } → { $to }
    .alike = { $change } ({ $count } Nodes)
    .agree = Ein anderer Pfad desselben Hosts kann einem anderen Kunden gehören. Stimme nur zu, wenn die Adresse sicher dir gehört.
question-remove-service = „{ $service }“ entfernen?
    .message =
        { $count ->
            [0] Ochre löscht die Verbindung und ihr Token. Beim Dienst ändert sich nichts.
            [one] Ochre löscht die Verbindung, ihren Node und dessen Verlauf, Tokens und Passwort. Beim Dienst ändert sich nichts.
           *[other] Ochre löscht die Verbindung, ihre { $count } Nodes und deren Verlauf, Tokens und Passwörter. Beim Dienst ändert sich nichts.
        }
question-remove-nodes =
    { $count ->
        [one] „{ $node }“ entfernen?
       *[other] { $count } Nodes entfernen?
    }
    .message = Ochre beendet das Beobachten und löscht Verlauf, Tokens und Node-Passwörter. Beim Dienst ändert sich nichts.

## Nodes: updates and runs

question-upgrade = „{ $node }“ aktualisieren?
    .message = Das dauert einige Minuten. Danach bleibt der Node gesperrt, bis du ihn entsperrst.
    .images = Image { $from }, neuestes { $to }
    .loses = Ein neueres Image kann die Daten dieses Nodes vielleicht nicht lesen. Ohne seine Wiederherstellungsphrase wären seine Guthaben verloren.
    .words = Stimme nur zu, wenn du die Wiederherstellungsphrase hast. Ochre fragt einmal je Node.
    .confirm-words = Ich habe die Phrase: aktualisieren
question-run =
    { $count ->
        [one] { $count } Node
       *[other] { $count } Nodes
    } { $act ->
        [upgrade] aktualisieren
        [upgradeToUnlocked] aktualisieren und entsperren
       *[unlock] entsperren
    }?
    .canary =
        { $canary ->
            [no] Je { $count } gleichzeitig.
           *[yes] Zuerst „{ $node }“, dann je { $count } gleichzeitig.
        }
    .words = Noch nicht gefragt: { $count } Nodes. Hast du ihre Wiederherstellungsphrasen?
    .confirm-words = Jede Phrase zur Hand: aktualisieren
question-pays = { $amount } an { $to }
question-merge = Alles kommt in diese Wallet zurück
question-sign-merge = { $count } Münzen zu einer zusammenlegen?
question-replace =
    { $act ->
        [raise] Erhöht die Gebühr einer wartenden Transaktion
       *[cancel] Bricht eine wartende Zahlung ab
    }
question-sign-replace =
    { $act ->
        [raise] Gebühr erhöhen?
       *[cancel] Zahlung abbrechen?
    }
question-replace-one = Ersetzt die alte Transaktion. Nur eine der beiden kann bestätigt werden.
