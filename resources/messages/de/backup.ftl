### Backups: eines erstellen, hineinsehen, wiederherstellen.

backup-title = Backup
backup-title-welcome = Ich habe eine Backup-Datei

## Making a backup

backup-make = Backup erstellen
backup-make-none = Von diesem Datenordner gibt es noch kein Backup.
backup-make-changed = Das letzte wurde { $ago } erstellt. Seither hat sich etwas geändert, das nur ein neueres wiederherstellt.
backup-make-unchanged = Das letzte wurde { $ago } erstellt. Seither hat sich nichts davon geändert.
backup-make-password = Backup-Passwort
    .hint = Nur mit diesem Passwort lässt sich die Datei öffnen. Es wird nirgends aufbewahrt. Es ist weder deine Wiederherstellungsphrase noch deren BIP39-Passphrase.
    .short = Nutze ein Backup-Passwort mit mindestens { $length } Zeichen
backup-make-again = Backup-Passwort wiederholen
    .differs = Die beiden Backup-Passwörter sind nicht gleich
    .missing = Wiederhole das Backup-Passwort
backup-make-save = Backup speichern
backup-make-sealing = Datei wird verschlüsselt
backup-make-saved = Das Backup ist gespeichert
    .hint = Bewahre eine Kopie auf einem anderen Gerät auf.
# Records beyond what a backup holds of their kind.
backup-make-left-out =
    { $count ->
        [one] { $count } Eintrag ist nicht in der Datei: Er übersteigt, was ein Backup von seiner Art enthält.
       *[other] { $count } Einträge sind nicht in der Datei: Sie übersteigen, was ein Backup von ihrer Art enthält.
    }
# $what: the kind, as backup-kind says it.
backup-make-near = Ochre bewahrt hier { $count } auf, und ein Backup enthält höchstens { $most }. Was darüber hinausgeht, steht nicht in der Datei.
    .title = Backups sind fast voll: { $what }
backup-kind =
    { $what ->
        [wallets] Wallets
        [signings] Transaktionen
        [assets] Assets
        [transfers] Transfers
        [invoices] Rechnungen
        [assetData] Dateien mit Asset-Daten
        [nodes] Nodes
        [ownStates] Daten von Ochres eigenem Dienst
        [clouds] Node-Dienste
        [scopes] Listen von Diensten
       *[entries] Einträge, die sich nicht wiederherstellen lassen
    }
backup-make-own-left-out =
    { $count ->
        [one] Die Datei hat keinen Platz für die Daten, die Ochres eigener Dienst von { $count } Wallet aufbewahrt. Kopiere own-service aus dem Datenordner, während Ochre geschlossen ist.
       *[other] Die Datei hat keinen Platz für die Daten, die Ochres eigener Dienst von { $count } Wallets aufbewahrt. Kopiere own-service aus dem Datenordner, während Ochre geschlossen ist.
    }

## Opening a backup

backup-open = Backup wiederherstellen
    .hint = Es ändert sich nichts, bevor du gesehen hast, was darin ist.
backup-open-choose = Backup-Datei auswählen
    .label = Backup-Datei
    .missing = Wähle zuerst eine Datei
backup-open-no-file = Keine Datei ausgewählt
backup-open-password = Backup-Passwort
    .missing = Gib das Backup-Passwort ein
backup-open-submit = Backup öffnen
backup-open-opening = Datei wird geöffnet

## What is in a backup that was opened

backup-inside = In diesem Backup
backup-inside-made = Erstellt: { $time }, mit Ochre { $version }
backup-inside-here = Hier
backup-inside-added = Wird hinzugefügt
backup-inside-known-here = Sie ist schon hier: Was fehlt, wird ergänzt.
backup-inside-known-otherNetwork = Sie gibt an, zur selben Wiederherstellungsphrase in einem anderen Netzwerk zu gehören. Ob das stimmt, zeigt nur diese Phrase. Sie wird neben deiner hinzugefügt.
backup-inside-known-new = Sie wird ohne ihren Schlüssel hinzugefügt. Stelle ihn mit ihrer Wiederherstellungsphrase wieder her. Bis dahin zeigt sie keine Adresse.
backup-inside-flows =
    { $count ->
        [one] { $count } signierte oder vorbereitete Transaktion
       *[other] { $count } signierte oder vorbereitete Transaktionen
    }
backup-inside-transfers =
    { $count ->
        [one] { $count } Transfer
       *[other] { $count } Transfers
    }
backup-inside-labels =
    { $count ->
        [one] { $count } Bezeichnung
       *[other] { $count } Bezeichnungen
    }
backup-inside-invoices =
    { $count ->
        [one] { $count } Rechnung
       *[other] { $count } Rechnungen
    }
backup-inside-asset-data =
    { $count ->
        [one] Asset-Daten von { $count } Transfer
       *[other] Asset-Daten von { $count } Transfers
    }
backup-inside-rules = Ausgaberegeln
backup-inside-own = Daten von Ochres eigenem Dienst
backup-inside-own-old = Die Datei enthält, was Ochres eigener Dienst aufbewahrte, als das Backup erstellt wurde. Was du seither empfangen hast, fehlt darin. Wurden seither Coins ausgegeben, lehnt der Dienst diese Daten ab. Stelle das Backup wieder her, bevor du die Wallet verbindest.
    .title = Die Daten der Assets sind so alt wie dieses Backup
backup-inside-empty = Es enthält keine Wallet.
backup-inside-nodes =
    { $services ->
        [one]
            { $nodes ->
                [one] { $nodes } Node von { $services } Dienst
               *[other] { $nodes } Nodes von { $services } Dienst
            }
       *[other]
            { $nodes ->
                [one] { $nodes } Node von { $services } Diensten
               *[other] { $nodes } Nodes von { $services } Diensten
            }
    }
    .hint = Ohne Tokens und Passwörter und ohne die Erlaubnis, welche zu senden.
backup-inside-strangers = Keine der Wallets von hier ist darin. Die Wallets aus dem Backup würden neben deinen hinzugefügt.
    .title = Das ist ein Backup anderer Wallets
backup-inside-live = Nichts davon ist auf diesem Computer verifiziert, und es kann inzwischen ins Netzwerk gesendet worden sein. Was signiert wurde, steht auf der Startseite unter „Laufende Vorgänge“: Prüfe es, bevor du weitermachst. Was nicht signiert wurde, wird verworfen.
    .title =
        { $count ->
            [one] { $count } Transaktion war noch offen, als das Backup erstellt wurde
           *[other] { $count } Transaktionen waren noch offen, als das Backup erstellt wurde
        }
backup-inside-aside = Was daran falsch ist, schreibt Ochre nie so. Wenn du die Datei nicht selbst geändert hast, vertraue ihr nicht.
    .title =
        { $count ->
            [one] { $count } Eintrag lässt sich nicht wiederherstellen
           *[other] { $count } Einträge lassen sich nicht wiederherstellen
        }
backup-aside-why-form =
    { $what ->
        [service] Dienst von “{ $name }”: nicht so, wie Ochre ihn schreibt
        [rules] Ausgaberegeln von “{ $name }”: nicht so, wie Ochre sie schreibt
        [transaction] Transaktion “{ $name }”: nicht so, wie Ochre sie schreibt
        [asset] Asset “{ $name }”: nicht so, wie Ochre es schreibt
        [transfer] Transfer “{ $name }”: nicht so, wie Ochre ihn schreibt
        [invoice] Rechnung “{ $name }”: nicht so, wie Ochre sie schreibt
        [assetData] Asset-Daten für “{ $name }”: nicht gültig
        [ownState] Daten von Ochres eigenem Dienst für “{ $name }”: nicht so, wie Ochre sie schreibt
        [nodeService] Node-Dienst “{ $name }”: nicht so, wie Ochre ihn schreibt
       *[node] Node “{ $name }”: nicht so, wie Ochre ihn schreibt
    }
backup-aside-why-address =
    { $what ->
        [service] Dienst von “{ $name }”: Seine Adresse darf Ochre nicht anfragen
        [rules] Ausgaberegeln von “{ $name }”: Ihre Adresse darf Ochre nicht anfragen
        [transaction] Transaktion “{ $name }”: Ihre Adresse darf Ochre nicht anfragen
        [asset] Asset “{ $name }”: Seine Adresse darf Ochre nicht anfragen
        [transfer] Transfer “{ $name }”: Seine Adresse darf Ochre nicht anfragen
        [invoice] Rechnung “{ $name }”: Ihre Adresse darf Ochre nicht anfragen
        [assetData] Asset-Daten für “{ $name }”: Ihre Adresse darf Ochre nicht anfragen
        [ownState] Daten von Ochres eigenem Dienst für “{ $name }”: Ihre Adresse darf Ochre nicht anfragen
        [nodeService] Node-Dienst “{ $name }”: Seine Adresse darf Ochre nicht anfragen
       *[node] Node “{ $name }”: Seine Adresse darf Ochre nicht anfragen
    }
backup-aside-why-signature =
    { $what ->
        [service] Dienst von “{ $name }”: nicht mit den Schlüsseln seiner Wallet signiert
        [rules] Ausgaberegeln von “{ $name }”: nicht mit den Schlüsseln ihrer Wallet signiert
        [transaction] Transaktion “{ $name }”: nicht mit den Schlüsseln ihrer Wallet signiert
        [asset] Asset “{ $name }”: nicht mit den Schlüsseln seiner Wallet signiert
        [transfer] Transfer “{ $name }”: nicht mit den Schlüsseln seiner Wallet signiert
        [invoice] Rechnung “{ $name }”: nicht mit den Schlüsseln ihrer Wallet signiert
        [assetData] Asset-Daten für “{ $name }”: nicht mit den Schlüsseln ihrer Wallet signiert
        [ownState] Daten von Ochres eigenem Dienst für “{ $name }”: nicht mit den Schlüsseln ihrer Wallet signiert
        [nodeService] Node-Dienst “{ $name }”: nicht mit den Schlüsseln seiner Wallet signiert
       *[node] Node “{ $name }”: nicht mit den Schlüsseln seiner Wallet signiert
    }
backup-aside-why-claims =
    { $what ->
        [service] Dienst von “{ $name }”: stimmt nicht mit dem Signierten überein
        [rules] Ausgaberegeln von “{ $name }”: stimmen nicht mit dem Signierten überein
        [transaction] Transaktion “{ $name }”: stimmt nicht mit dem Signierten überein
        [asset] Asset “{ $name }”: stimmt nicht mit dem Signierten überein
        [transfer] Transfer “{ $name }”: stimmt nicht mit dem Signierten überein
        [invoice] Rechnung “{ $name }”: stimmt nicht mit dem Signierten überein
        [assetData] Asset-Daten für “{ $name }”: stimmen nicht mit dem Signierten überein
        [ownState] Daten von Ochres eigenem Dienst für “{ $name }”: stimmen nicht mit dem Signierten überein
        [nodeService] Node-Dienst “{ $name }”: stimmt nicht mit dem Signierten überein
       *[node] Node “{ $name }”: stimmt nicht mit dem Signierten überein
    }
# A piece of the file that can’t be restored, and why. $number: its place in the file.
backup-aside-piece =
    { $why ->
        [damaged] Teil { $number } der Datei ist beschädigt: Was darin war, lässt sich nicht wiederherstellen
        [missing] Teil { $number } der Datei fehlt: Was darin war, und vielleicht auch das Folgende, lässt sich nicht wiederherstellen
        [foreign] Teil { $number } der Datei gehört zu einem anderen Backup
        [misplaced] Teil { $number } der Datei steht nicht an seinem Platz: Ein früherer steht noch einmal da, oder etwas folgt auf das Ende
       *[form] Teil { $number } der Datei hat eine Form, die Ochre nicht schreibt
    }
backup-inside-one-device = Verwende diese Wallets dort nicht mehr, wo das Backup erstellt wurde, bevor du sie hier verwendest.
    .title = Eine Wallet, ein Gerät
backup-inside-settings = Auch die Einstellungen wiederherstellen
backup-inside-restore = Dieses Backup wiederherstellen
    .nothing = Es enthält nichts zum Wiederherstellen
backup-inside-waiting = Warten auf deine Bestätigung

## What was brought back. The five that follow stand in one row, with dots between them.

backup-restored = Das Backup ist wiederhergestellt
    .next = Als Nächstes: Stelle jeden Schlüssel mit seiner Wiederherstellungsphrase wieder her und registriere die Wallet beim Dienst.
backup-restored-wallets =
    { $count ->
        [one] { $count } Wallet hinzugefügt
       *[other] { $count } Wallets hinzugefügt
    }
backup-restored-flows =
    { $count ->
        [one] { $count } Transaktion im Signierverlauf
       *[other] { $count } Transaktionen im Signierverlauf
    }
backup-restored-transfers =
    { $count ->
        [one] { $count } Transfer
       *[other] { $count } Transfers
    }
backup-restored-labels =
    { $count ->
        [one] { $count } Bezeichnung
       *[other] { $count } Bezeichnungen
    }
backup-restored-asset-data =
    { $count ->
        [one] Asset-Daten von { $count } Transfer
       *[other] Asset-Daten von { $count } Transfers
    }
backup-restored-nodes =
    { $count ->
        [one] { $count } Node
       *[other] { $count } Nodes
    }
backup-restored-conflicts =
    { $count ->
        [one] { $count } Transaktion verlief hier anders als in der Datei. Was hier ist, blieb bestehen.
       *[other] { $count } Transaktionen verliefen hier anders als in der Datei. Was hier ist, blieb bestehen.
    }
backup-restored-own =
    { $count ->
        [one] Ochres eigener Dienst hat die Daten von { $count } Wallet wieder, so alt wie das Backup.
       *[other] Ochres eigener Dienst hat die Daten von { $count } Wallets wieder, so alt wie das Backup.
    }
backup-restored-own-here =
    { $count ->
        [one] Ochres eigener Dienst hat hier schon Daten von { $count } Wallet. Ochre hat sie behalten.
       *[other] Ochres eigener Dienst hat hier schon Daten von { $count } Wallets. Ochre hat sie behalten.
    }
backup-restored-own-not-here =
    { $count ->
        [one] Die Daten von Ochres eigenem Dienst für { $count } Wallet wurden nicht wiederhergestellt: Auf diesem System läuft er nicht. Behalte das Backup.
       *[other] Die Daten von Ochres eigenem Dienst für { $count } Wallets wurden nicht wiederhergestellt: Auf diesem System läuft er nicht. Behalte das Backup.
    }

## What brings back what

backup-brings = Was sich womit wiederherstellen lässt
    .hint = Eine Wallet, ein Gerät: Zwei, die dieselben Coins ausgeben, kommen einander in die Quere, und Assets können verloren gehen. Verwende eine wiederhergestellte Wallet auf dem anderen Gerät nicht mehr.
backup-brings-words = Deine Wiederherstellungsphrase
    .what = Die Schlüssel und damit alle Bitcoin. Nicht die Asset-Daten, die Bezeichnungen oder den Signierverlauf.
backup-brings-file = Die Backup-Datei
    .what = Wallets mit Namen und öffentlichen Schlüsseln, Bezeichnungen, Rechnungen, Transfers, wie sie gemeldet wurden, und ihre Asset-Daten, den Signierverlauf, Ausgaberegeln, Nodes und Einstellungen. Auch, was Ochres eigener Dienst aufbewahrt, auf dem damaligen Stand.
backup-brings-service = Nur der Dienst
    .what = Die Assets selbst: Deren Daten liegen beim Dienst der Wallet. Registriere die Wallet dort wieder.
backup-brings-neither = Keines davon
    .what = Wiederherstellungsphrase, Schlüssel, Tokens sowie Passwörter von Proxys und Nodes sind in keiner Backup-Datei. Gib sie neu ein.
