question-wallet-on = „{ $wallet }“ im Netzwerk { $network }
question-more = und noch { $count }
question-sign = Signieren

## Recovery phrase

question-reveal = Wiederherstellungsphrase anzeigen?
    .message = Die Wiederherstellungsphrase von „{ $wallet }“ erscheint auf dem Bildschirm.
    .spend = Wer sie sieht, kann die Bitcoin dieser Wallet nehmen und ihre Assets nehmen oder zerstören.
    .look = Achte darauf, dass niemand zusieht.
    .confirm = Phrase anzeigen
question-both-kinds = Diese Wörter als BIP39-Phrase wiederherstellen?
    .message = Sie sind eine gültige BIP39-Phrase, tragen aber auch das Kennzeichen einer Electrum-Phrase.
    .electrum = Stammen sie aus Electrum, würde Ochre eine leere Wallet wiederherstellen. Verwende dafür stattdessen Electrum.
    .chance = Eine von 240 BIP39-Phrasen trägt dieses Kennzeichen zufällig.
    .confirm = Als BIP39 wiederherstellen
question-other-keys = Echte Wallet neben der anderen erstellen?
    .message = „{ $wallet }“ stammt aus einem Backup und trägt den Fingerabdruck deiner Eingabe, hat aber andere Schlüssel.
    .addresses = Die Adressen gehören jemand anderem: Ochre zeigt keine davon an. Entferne diese Wallet danach.
    .beside = Die Wallet mit deinen eigenen Schlüsseln wird daneben erstellt. Verwende diese.
    .confirm = Echte Wallet erstellen
question-account = Diese Schlüssel für „{ $wallet }“ verwenden?
    .message = Sie kamen in einer Datei, einem Text oder einem Code, und das beweist nichts. Vergleiche beide Adressen mit dem Gerät, das die Wiederherstellungsphrase hat.
    .bitcoin = Erste Bitcoin-Adresse: { $address }
    .assets = Erste Asset-Adresse: { $address }
    .confirm = Diese Schlüssel verwenden
question-words = „{ $wallet }“ ersetzen?
    .message = Deine Wiederherstellungsphrase zeigt, dass hier beobachtete Schlüssel nicht deine sind. Was an ihre Adressen ging, gehört dem, der dir das Konto gegeben hat.
    .before = Bisher beobachtet, wird entfernt:
    .confirm = Wallet ersetzen
question-service-keys = Wiederherstellungsphrase vom Dienst erzeugen lassen?
    .message = { $host } kennt den Schlüssel dieser Wallet dann vom ersten Moment an.
    .spend = Wer den Dienst betreibt, kann alles darin ausgeben.
    .test = Gut, um in einem Testnetzwerk etwas auszuprobieren, und für nichts anderes.
    .confirm = Vom Dienst erzeugen lassen

## Removing a wallet

question-remove = „{ $wallet }“ entfernen?
    .message-keys = Um sie wiederherzustellen, brauchst du ihre Wiederherstellungsphrase, und für ihre Assets die Daten des Dienstes.
    .message-watched = Um sie wieder zu beobachten, brauchst du ihr öffentliches Konto, oder ihre Wiederherstellungsphrase, um hier zu signieren.
    .keychain = Ihr Schlüssel wird aus dem Schlüsselbund dieses Computers gelöscht.
    .session = Ihr Schlüssel liegt nur im Arbeitsspeicher und ist sofort weg.
    .elsewhere = Ihre Schlüssel liegen anderswo und bleiben dort.
    .unchecked = Du hast noch nicht geprüft, ob deine aufgeschriebene Wiederherstellungsphrase stimmt.
    .checked = Du hast deine aufgeschriebene Wiederherstellungsphrase schon einmal geprüft.
    .unreadable =
        { $count ->
            [one] { $count } Eintrag zu einer Transaktion ist nicht lesbar: Was aus ihr wurde, ist hier nicht bekannt.
           *[other] { $count } Einträge zu Transaktionen sind nicht lesbar: Was aus ihnen wurde, ist hier nicht bekannt.
        }
    .away =
        { $count ->
            [one] { $count } Transaktion liegt anderswo zum Signieren: Sie wird hier verworfen, aber nicht zurückgeholt.
           *[other] { $count } Transaktionen liegen anderswo zum Signieren: Sie werden hier verworfen, aber nicht zurückgeholt.
        }
    .drafts =
        { $count ->
            [one] { $count } zum Signieren importierte Transaktion wird vergessen.
           *[other] { $count } zum Signieren importierte Transaktionen werden vergessen.
        }
    .signed =
        { $count ->
            [one] { $count } importierte und hier signierte Transaktion wird vergessen; was signiert wurde, bleibt gültig.
           *[other] { $count } importierte und hier signierte Transaktionen werden vergessen; was signiert wurde, bleibt gültig.
        }
    .confirm = Wallet entfernen

## App password

question-set-password = App-Passwort festlegen?
    .message =
        { $count ->
            [one] Das App-Passwort verschließt den Schlüssel von { $count } Wallet im Schlüsselbund dieses Computers.
           *[other] Das App-Passwort verschließt die Schlüssel von { $count } Wallets im Schlüsselbund dieses Computers.
        }
    .tokens = Ebenso jedes Token dort und jedes Passwort eines Nodes oder Proxys.
    .own = Fahre nur fort, wenn du es gerade selbst gewählt hast: Ohne dieses App-Passwort kann niemand sie öffnen.
    .confirm = App-Passwort festlegen
question-forgot = App-Passwort entfernen?
    .message =
        { $count ->
            [0] Von keiner anderen Wallet wird ein Wallet-Schlüssel gelöscht.
            [one] Aus dem Schlüsselbund dieses Computers wird der Schlüssel von { $count } Wallet gelöscht.
           *[other] Aus dem Schlüsselbund dieses Computers werden die Schlüssel von { $count } Wallets gelöscht.
        }
    .restored = Die Wallet, deren Wiederherstellungsphrase eingegeben wurde, wird wiederhergestellt.
    .others = Jede der anderen lässt sich nur mit ihrer eigenen aufgeschriebenen Wiederherstellungsphrase wiederherstellen.
    .tokens =
        { $count ->
            [one] { $count } Token oder Passwort eines Dienstes oder Nodes wird gelöscht und bei Bedarf neu abgefragt.
           *[other] { $count } Tokens und Passwörter von Diensten und Nodes werden gelöscht und bei Bedarf neu abgefragt.
        }
    .sessions =
        { $count ->
            [one] Eine Wallet, die bis zum Beenden von Ochre bleiben sollte, ist jetzt weg und lässt sich nur mit ihrer Phrase wiederherstellen.
           *[other] { $count } Wallets, die bis zum Beenden von Ochre bleiben sollten, sind jetzt weg und lassen sich nur mit ihrer Phrase wiederherstellen.
        }
    .confirm = App-Passwort entfernen
    .confirm-delete = Löschen und entsperren

## Connecting to a service

question-reach =
    { $count ->
        [one] { $host } kontaktieren?
       *[other] { $count } neue Hosts kontaktieren?
    }
    .message = { -ochre } fragt das für jeden Host und Zweck einmal. Stimme nur zu, wenn du weißt, woher die Adresse kommt.
    .service = { $host }: Wer dort antwortet, erfährt deine IP-Adresse, wenn kein Proxy sie verbirgt.
    .bitcoin = { $host }, als Bitcoin-Server: Er erfährt, welche Transaktionen und Adressen deine sind, und deine IP-Adresse, wenn kein Proxy sie verbirgt.
    .rgb-proxy = { $host }, als RGB-Proxy: Er erfährt, welche Asset-Daten du dort abholst oder hinterlegst, und deine IP-Adresse, wenn kein Proxy sie verbirgt.
    .proxy = { $host }, als Netzwerk-Proxy: Er erfährt, welche Server du kontaktierst.
    .confirm = Zustimmen
question-consent = Öffentliche Schlüssel mit { $host } teilen?
    .message = „{ $wallet }“ wird dort registriert.
    .message-first = Ochre fragt ihn jetzt nach seiner API-Version. Wenn du verbindest, registriert es „{ $wallet }“ dort.
    .unprovable = Der Dienst stammt aus der Zeit vor Juli 2025. Seine Transaktionen lassen sich hier nicht verifizieren: Du siehst, was an diese Wallet gezahlt wird, kannst aber nichts über ihn senden. Zahle nichts ein.
    .sees = Der Dienst sieht dann jede Adresse und jede Zahlung dieser Wallet, vergangene und künftige.
    .unsee = Ausgeben kann er nichts. Aber was er gesehen hat, bleibt gesehen: Das lässt sich nicht rückgängig machen.
    .confirm = Teilen und registrieren
question-register-again = Bei { $host } erneut registrieren?
    .message = „{ $wallet }“ war dort bekannt, und der Dienst meldet, dass sie es nicht mehr ist.
    .known = Beim letzten Stand hatte diese Wallet { $assets ->
        [one] { $assets } Asset
       *[other] { $assets } Assets
    } und { $slots ->
        [one] { $slots } belegten Slot
       *[other] { $slots } belegte Slots
    }.
    .lost = Der Dienst hat vielleicht seine Daten verloren. Beim Registrieren entsteht dort eine leere Wallet. Der Dienst hält dann Slots mit Assets für frei, und ein eigenes Backup lässt sich dort oft nicht mehr wiederherstellen.
    .ask = Frage zuerst den Betreiber. Empfange und sende nichts damit, bis das geklärt ist.
    .confirm = Erneut registrieren
question-chain-source = Diesen Bitcoin-Server fragen?
    .message = { -ochre } fragt dann { $server } nach den Transaktionen von „{ $wallet }“.
    .learns = Er erfährt, welche Transaktionen und Adressen deine sind, und deine IP-Adresse, wenn kein Proxy sie verbirgt.
    .own = Am besten ist ein eigener Server. Von deinen Schlüsseln wird nichts gesendet, und Ochre prüft, was er sagt.
    .confirm = Diesen Server fragen
question-second-source = Mit diesem Bitcoin-Server vergleichen?
    .message = { -ochre } fragt dann auch { $server } und vergleicht damit, was der Server von „{ $wallet }“ sagt.
    .learns = Auch er erfährt, welche Transaktionen und Adressen deine sind, und deine IP-Adresse, wenn kein Proxy sie verbirgt.
    .other = Das hilft nur, wenn ihn jemand anderes betreibt als den ersten.
question-pin = Nur diesem Zertifikat für { $host } vertrauen?
    .message-certificate = Wer es vorzeigt, gilt als der Dienst. Alle anderen werden abgewiesen.
    .message-key = Wer eines mit diesem öffentlichen Schlüssel vorzeigt, gilt als der Dienst. Alle anderen werden abgewiesen.
    .digest-certificate = SHA-256 des Zertifikats: { $pairs }
    .digest-key = SHA-256 des öffentlichen Schlüssels: { $pairs }
    .compare = Vergleiche das mit der Angabe des Betreibers. Keine Zertifizierungsstelle bürgt mehr dafür.
    .confirm = Nur diesem vertrauen
question-unpin = Jedem gültigen Zertifikat für { $host } vertrauen?
    .message = Bisher hast du dafür nur einem einzigen Zertifikat vertraut.
    .from-now = Ab jetzt gilt jeder als der Dienst, für den eine Zertifizierungsstelle bürgt, und bekommt das dafür gespeicherte Token.
    .confirm = Jedem gültigen vertrauen

## Settings

question-unproved = Im Mainnet signieren, ohne die Assets zu verifizieren?
    .message = Auch Transfers, deren RGB-Teil Ochre nicht lesen kann, können dann mit echten Bitcoin signiert werden.
    .lies = Wohin die Assets gehen, weiß dann nur der Dienst: Ein Dienst, der lügt, kann sie an sich nehmen.
    .each = Bei jedem solchen Transfer fragt Ochre weiterhin nach. Fahre nur fort, wenn du das gerade selbst gewählt hast.
    .confirm = Signieren erlauben

## Signing

question-sign-slots =
    { $count ->
        [one] Signieren und { $count } Slot erstellen?
       *[other] Signieren und { $count } Slots erstellen?
    }
    .size = { $count } × { $amount }, alles davon bleibt bei dir
question-sign-btc = Signieren und { $amount } senden?
    .to = An { $address }
    .amount = Der Betrag in Bitcoin: { $amount }
    .final = Wird sofort ins Netzwerk gesendet und lässt sich nicht zurückholen.
question-sign-send =
    { $count ->
        [one] Signieren und an einen Empfänger senden?
       *[other] Signieren und an { $count } Empfänger senden?
    }
    .donation = Wird sofort ins Netzwerk gesendet (Spende) und lässt sich nicht zurückholen. Kann ein Empfänger nicht annehmen, sind die Assets verloren.
    .acknowledged = Wird bei einem späteren Neuladen ins Netzwerk gesendet, sobald alle Empfänger angenommen haben.
    .recipient = { $amount } an { $recipient }
    .recipient-bitcoin = { $amount } an { $recipient }, mit { $bitcoin }
    .in-all = Insgesamt { $amount }
    .base-units = { $amount } kleinste Einheiten
    .more-recipients =
        { $count ->
            [one] und { $count } weiterer Empfänger, wie angezeigt
           *[other] und { $count } weitere Empfänger, wie angezeigt
        }
    .more-assets =
        { $count ->
            [one] und { $count } weiteres Asset, wie angezeigt
           *[other] und { $count } weitere Assets, wie angezeigt
        }
    .more-places =
        { $count ->
            [one] und { $count } weitere solche Stelle, wie angezeigt
           *[other] und { $count } weitere solche Stellen, wie angezeigt
        }
    .through = Zugestellt über { $place }
    .through-plain = Zugestellt über { $place }, nicht verschlüsselt
question-fee = Gebühr: { $amount }
question-reported = { $count } nur gemeldet
question-not-proved = { $count } nicht verifiziert, von dir akzeptiert
question-digest = Prüfcode { $digest }

## Signing what was imported

question-sign-bare = Diese Transaktion wie angezeigt signieren?
    .only-part = Nur deinen Teil einer Transaktion signieren?
    .nobody = Transaktion signieren, die niemand anderen bezahlt?
    .output = { $amount } an { $address }
    .script = { $amount } an Skript { $script }
    .data = Schreibt { $data } in die Blockchain
    .data-burns = Schreibt { $data } in die Blockchain und vernichtet { $amount }, die niemand je wieder ausgeben kann
    .asset-seal = { $amount } kleinste Einheiten von { $asset } an das verblindete Siegel { $seal }
    .asset-output = { $amount } kleinste Einheiten von { $asset } an einen Output, der nicht dir gehört
    .more = und noch { $count }, nichts davon größer
    .in-all =
        { $count ->
            [one] Insgesamt { $amount } an { $count } anderen
           *[other] Insgesamt { $amount } an { $count } andere
        }
    .part-comes = Nur dein Teil: { $ours } von { $all } Inputs. Sie enthalten { $held }, { $back } kommen zurück: Du erhältst { $net }, Gebühr eingerechnet
    .part-leaves = Nur dein Teil: { $ours } von { $all } Inputs. Sie enthalten { $held }, { $back } kommen zurück: Du gibst { $net } ab, Gebühr eingerechnet
    .slots =
        { $count ->
            [one] Gibt { $count } Asset-Slot aus und bewegt kein Asset: Was dort liegt, geht verloren
           *[other] Gibt { $count } Asset-Slots aus und bewegt kein Asset: Was dort liegt, geht verloren
        }
    .slots-known =
        { $count ->
            [one] Gibt { $count } Asset-Slot aus und bewegt kein Asset: Was dort liegt, geht verloren, soweit bekannt: { $assets }
           *[other] Gibt { $count } Asset-Slots aus und bewegt kein Asset: Was dort liegt, geht verloren, soweit bekannt: { $assets }
        }
    .slot-asset = { $amount } kleinste Einheiten von { $asset }
    .slot-asset-unknown = eine unbekannte Menge von { $asset }
    .slot-more-assets =
        { $count ->
            [one] { $count } weiteres Asset
           *[other] { $count } weitere Assets
        }
question-sign-imported =
    .nowhere = Ochre signiert die Transaktion und sendet sie nirgendwohin: Du bringst sie signiert zurück.
    .besides = Eine andere, die du hier signiert hast, zahlt dasselbe aus anderen Coins: Beide können bestätigt werden.
    .same-coins = Eine andere, die du hier signiert hast, gibt dieselben Coins aus: Nur eine davon kann bestätigt werden.
    .same-coins-away = Eine andere, die anderswo zum Signieren liegt, gibt dieselben Coins aus: Nur eine davon kann bestätigt werden.
question-sign-many = { $count } Transaktionen signieren?
    .part = { $count } Transaktionen signieren? Teil { $at } von { $parts }
    .named-more = { $wallets } und noch { $count }
    .proved = Insgesamt { $away } an andere und { $fee } Gebühren. Alle sind verifiziert.
    .reported = Insgesamt { $away } an andere und { $fee } Gebühren. Nichts widerspricht. Zum Teil nur von ihren Signieranfragen gemeldet: { $count }.
    .nowhere = Ochre signiert sie und sendet sie nirgendwohin: Du bringst sie signiert zurück.
    .confirm = { $count } signieren
    .confirm-part = Auch diese { $count }
    .slots = { $txid }: Slots mit { $amount }, alles davon bleibt bei dir, Gebühr { $fee }
    .btc = { $txid }: { $amount } an { $address }, Gebühr { $fee }
    .send = { $txid }: { $line }, Gebühr { $fee }

## Handing over, and dropping

question-hand-over = Diese signierte Transaktion einreichen?
    .again = Dieselbe Transaktion erneut einreichen?
    .same = Es ist genau dieselbe signierte Transaktion wie zuvor: Sie kann einmal bestätigt werden, nicht zweimal.
    .backup = Sie stammt aus einem Backup: Wo es erstellt wurde, ist sie vielleicht schon eingereicht oder ersetzt worden.
    .expired-donation = Eine Rechnung ist abgelaufen. Die Transaktion wird sofort ins Netzwerk gesendet: Was der Empfänger nicht mehr annimmt, ist verloren.
    .expired = Eine Rechnung ist abgelaufen: Der Empfänger nimmt die Zahlung vielleicht nicht mehr an. Brich den Transfer dann unter „Transfers“ ab.
    .confirm = Transaktion einreichen
    .confirm-again = Erneut einreichen
question-drop = Transaktion verwerfen
question-drop-signed = Diese signierte Transaktion verwerfen?
    .erased = Nichts davon wurde eingereicht. Die Signaturen werden gelöscht, und die Coins sind sofort wieder frei.
question-drop-refused = Vom Dienst abgelehnte Transaktion verwerfen?
    .holds = Der Dienst meldet, dass er sie nicht annimmt, und listet nichts davon auf. Trotzdem hat er, was du signiert hast: Er könnte es noch ins Netzwerk senden.
    .remembers = Ochre merkt sie sich und reicht sie nicht mehr ein. Damit sicher nur eine von beiden bestätigt werden kann, bezahle denselben Empfänger erneut aus denselben Coins.
question-drop-spent = Transaktion verwerfen, die nicht mehr bestätigt werden kann?
    .stays = Eine andere Transaktion hat einen ihrer Coins ausgegeben. Ochre merkt sie sich und reicht sie nicht mehr ein.
question-drop-away = Transaktion verwerfen, die anderswo signiert werden soll?
    .stays = Ochre nimmt dafür keine Signatur mehr an. Was diesen Computer verlassen hat, bleibt, wo es ist. Ist es signiert, kann jeder, der es hat, es ins Netzwerk senden. Lösche es auch dort.
question-what-btc = { $amount } an { $address }
question-what-slots =
    { $count ->
        [one] { $count } Slot erstellen
       *[other] { $count } Slots erstellen
    }
question-transaction = Transaktion { $txid }

## Spending rules

question-rules = Diese Ausgaberegeln festlegen?
    .at-once = Sie gelten sofort. Sie später zu lockern dauert 24 Stunden, in denen dieser Computer eingeschaltet ist.
    .confirm = Regeln festlegen
question-loosen-rules = Ausgaberegeln lockern?
    .later = Was lockerer ist, gilt in 24 Stunden. Bis dahin kannst du es widerrufen.
    .counted = Gezählt wird die Zeit, in der dieser Computer eingeschaltet ist. Wie lange er ausgeschaltet war, kann nur der Dienst melden, der beim Festlegen der ersten dieser Regeln verbunden war.
    .confirm = In 24 Stunden lockern

## Assets

question-issue = { $ticker } herausgeben?
    .supply = { $amount } { $unit }, mit dem Namen { $name }
    .decimals = Nachkommastellen: { $decimals }, also { $units } der kleinsten Einheit
    .slots =
        { $count ->
            [one] Auf einem freien Slot
           *[other] Auf { $count } freien Slots, einer je Teil
        }
    .same-ticker = Diese Wallet hat schon ein Asset namens { $ticker }.
    .looks-like = Es sieht einem anderen Asset dieser Wallet ähnlich.
    .final = Ticker, Name, Nachkommastellen und Menge lassen sich nie ändern, und die Herausgabe lässt sich nicht rückgängig machen.
    .confirm = { $ticker } herausgeben
question-new-name = Neuen Namen eines Assets übernehmen?
    .true = Ein Herausgeber kann diese Angaben nicht ändern. Übernimm die neuen nur, wenn du aus anderer Quelle weißt, dass sie stimmen.
    .confirm = Neuen Namen übernehmen
question-first-name = Namen eines Assets behalten?
    .amounts = Beträge werden nach den ersten Angaben gelesen und gesendet, was auch immer der Dienst meldet.
    .confirm = Ersten Namen behalten
question-name = „{ $wallet }“: { $asset }
    .first = Zuerst gesehen als { $names }
    .now = Jetzt laut Dienst { $names }

## Giving a transfer up

question-fail-send = Diesen Transfer abbrechen?
    .free = Was er reserviert, wird wieder frei, ebenso alles andere in derselben Transaktion.
    .also = Bricht auch { $what } an { $recipient } ab.
    .also-more = Und { $count } weitere in derselben Transaktion.
    .broadcast = Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden. Ochre berücksichtigt das, wenn du erneut zahlst.
    .confirm = Transfer abbrechen
    .keep = Transfer behalten
question-fail-invoice = Diese Rechnung abbrechen?
    .free = Sie kann nicht mehr bezahlt werden, und ihr reservierter Slot wird wieder frei.
    .paid = Hat jemand sie schon bezahlt, kann das Gesendete verloren gehen. Lade vorher neu, um das zu sehen.
    .arrived = Jemand hat sie bezahlt: Das Gesendete kann verloren gehen. Beim Neuladen würde es angenommen.
    .confirms = Asset-Daten sind dafür angekommen. Wird die Transaktion des Absenders noch bestätigt, kann das Gesendete verloren sein.
    .proved = { -ochre } hat geprüft, dass die Transaktion in einem Block ist: Sie zahlt an dich, und beim Abbrechen kann das verloren gehen.
    .arrived-free = Ihr reservierter Slot wird wieder frei.
    .confirm = Rechnung abbrechen
    .keep = Rechnung behalten

## Offline mode and backups

question-network = Offline-Modus ausschalten?
    .message = Bisher hat Ochre von diesem Computer nichts gesendet.
    .asks = Ochre fragt die Dienste deiner Wallets und deine Nodes wieder ab.
    .keys = Schlüssel, die auf einem Computer ohne Netzwerk lagen, liegen dann auf einem mit Netzwerk.
    .confirm = Offline-Modus ausschalten
question-restore = Inhalt dieses Backups wiederherstellen?
    .empty = Es enthält keine Wallet.
    .counts = Transaktionen im Signierverlauf: { $transactions }, Node-Dienste: { $services }
    .set-aside = Einträge, die nicht so sind, wie Ochre sie schreibt, werden ausgelassen: { $count }.
    .replaced = Nichts, was hier schon liegt, wird ersetzt. Das Backup enthält keinen Schlüssel und kein Passwort.
    .one-device = Eine Wallet, ein Gerät: Verwende sie auf dem anderen nicht mehr.
    .confirm = Inhalt wiederherstellen

## Nodes: where secrets go

question-new-host = Geheimnisse an { $host } senden?
    .message = Die Adresse eines Nodes von „{ $service }“ nennt einen Host, an den noch nie Geheimnisse gingen.
    .confirm = Diesen Host freigeben
question-new-hosts =
    { $count ->
        [one] Geheimnisse an { $count } neuen Host senden?
       *[other] Geheimnisse an { $count } neue Hosts senden?
    }
    .part = Geheimnisse an { $count } neue Hosts senden? Teil { $at } von { $parts }
    .part-one = Geheimnisse an { $host } senden? Teil { $at } von { $parts }
    .message = Die Adressen von Nodes von „{ $service }“ nennen Hosts, an die noch nie Geheimnisse gingen.
    .typed = „{ $service }“ soll dort erreicht werden, mit deinem Token.
    .read = Das Token und das Passwort eines Nodes gehen dorthin, wenn er abgefragt oder entsperrt wird. Wer den Host betreibt, kann sie lesen.
    .as-data = Die Angabe kam mit einer Liste oder mit den Einstellungen eines Nodes. Stimme nur zu, wenn du weißt, dass es deiner ist.
    .confirm = Diese Hosts freigeben
question-moved-node = Geheimnisse von „{ $node }“ an eine andere Adresse senden?
    .confirm = Neue Adresse verwenden
question-moved-nodes =
    { $count ->
        [one] Geheimnisse von { $count } Node an andere Adressen senden?
       *[other] Geheimnisse von { $count } Nodes an andere Adressen senden?
    }
    .message = Passwörter und Tokens wurden für eine Adresse angegeben und würden an eine andere gehen.
    .line = „{ $node }“: { $from } → { $to }
    .line-none = „{ $node }“: keine Adresse → { $to }
    .alike =
        { $count ->
            [one] { $change } ({ $count } Node)
           *[other] { $change } ({ $count } Nodes)
        }
    .read = Wer unter der neuen Adresse antwortet, kann sie lesen. Auf demselben Host kann ein anderer Pfad ein anderer Kunde sein.
    .agree = Stimme nur zu, wenn du weißt, dass sie dir gehört. Wenn nicht, ändert sich nichts und nichts wird gesendet.
    .confirm = Neue Adressen verwenden
question-remove-service = „{ $service }“ entfernen?
    .message =
        { $count ->
            [0] Ochre vergisst die Verbindung.
            [one] Ochre vergisst die Verbindung, ihren { $count } Node und was mit ihm geschah.
           *[other] Ochre vergisst die Verbindung, ihre { $count } Nodes und was mit ihnen geschah.
        }
    .secrets = Ihre Tokens und Passwörter werden aus dem Schlüsselbund dieses Computers gelöscht.
    .confirm = Verbindung entfernen
question-remove-node = „{ $node }“ entfernen?
    .confirm = Node entfernen
question-remove-nodes =
    { $count ->
        [one] { $count } Node entfernen?
       *[other] { $count } Nodes entfernen?
    }
    .message = Ochre vergisst, was dort geschah, und beobachtet nicht mehr.
    .secrets = Tokens und Passwörter werden aus dem Schlüsselbund dieses Computers gelöscht.
    .service = Beim Dienst ändert sich nichts.
    .confirm = Nodes entfernen

## Nodes: updates and runs

question-upgrade = „{ $node }“ aktualisieren?
    .message = Das dauert ein paar Minuten, und danach ist der Node gesperrt, bis er entsperrt wird.
    .images = Er läuft mit { $from }; das neueste ist { $to }.
    .image-unknown = Sein jetziges Image ist nicht bekannt; das neueste ist { $to }.
    .newest-unknown = Er läuft mit { $from }; das neueste ist nicht bekannt.
    .unknown = Sein jetziges Image ist nicht bekannt; das neueste auch nicht.
    .no-way-back = Es gibt keinen Weg zurück zum alten Image.
    .loses = Ab einem bestimmten Image kann ein Node nicht lesen, was ein älterer geschrieben hat. Dann stellt ihn nur die Wiederherstellungsphrase wieder her, die bei seiner Einrichtung angezeigt wurde. Ohne sie ist sein Guthaben verloren.
    .words = Stimme nur zu, wenn du seine Wiederherstellungsphrase zur Hand hast. Du wirst für jeden Node einmal gefragt.
    .confirm = Node aktualisieren
    .confirm-words = Phrase zur Hand: aktualisieren
question-run-unlock =
    { $count ->
        [one] { $count } Node entsperren?
       *[other] { $count } Nodes entsperren?
    }
    .confirm =
        { $count ->
            [one] { $count } Node entsperren
           *[other] { $count } Nodes entsperren
        }
    .confirm-words = Phrasen zur Hand: entsperren
question-run-upgrade =
    { $count ->
        [one] { $count } Node aktualisieren?
       *[other] { $count } Nodes aktualisieren?
    }
    .confirm =
        { $count ->
            [one] { $count } Node aktualisieren
           *[other] { $count } Nodes aktualisieren
        }
    .confirm-words = Phrasen zur Hand: aktualisieren
question-run-upgradeToUnlocked =
    { $count ->
        [one] { $count } Node aktualisieren und entsperren?
       *[other] { $count } Nodes aktualisieren und entsperren?
    }
    .confirm =
        { $count ->
            [one] { $count } Node aktualisieren und entsperren
           *[other] { $count } Nodes aktualisieren und entsperren
        }
    .confirm-words = Phrasen zur Hand: aktualisieren und entsperren
question-run =
    .no-canary = Kein Node geht allein voraus.
    .canary = „{ $node }“ geht allein voraus: Ein falsches Node-Passwort oder ein abgelehntes Token dort beendet den Durchlauf.
    .then = Danach { $count } gleichzeitig. Der Durchlauf stoppt von selbst, wenn das erste Node-Passwort falsch ist oder drei falsch sind. Was nur einen einzelnen Node betrifft, hält ihn nicht auf: etwa ein Bitcoin-Node, der nicht erreichbar ist.
    .words =
        { $count ->
            [one] Bei { $count } Node wurdest du noch nicht gefragt, ob du die Wiederherstellungsphrase zur Hand hast.
           *[other] Bei { $count } Nodes wurdest du noch nicht gefragt, ob du die Wiederherstellungsphrase zur Hand hast.
        }
