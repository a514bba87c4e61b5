### Backups: eines erstellen, hineinsehen, wiederherstellen.

backup-title-welcome = Backup wiederherstellen

## Making a backup

backup-make-none = Noch kein Backup
backup-make-last = Letztes Backup { $ago }. { $changed ->
        [yes] Seitdem hat sich etwas geändert.
       *[no] Seitdem keine Änderung.
    }
backup-make-password = Backup-Passwort
    .hint = Nur dieses Passwort öffnet die Datei. Ochre speichert es nicht.
    .short = Nimm mindestens { $length } Zeichen.
backup-make-again = Backup-Passwort wiederholen
    .differs = Die beiden weichen ab
backup-make-save = Backup speichern
backup-make-saved = Backup gespeichert
    .hint = Bewahre eine Kopie auf einem anderen Gerät auf.
# Records beyond what a backup holds of their kind.
backup-make-left-out = Ausgelassene Einträge, die nicht mehr ins Backup passen: { $count }
# $what: the kind, as backup-kind says it.
backup-make-near = { $count } von höchstens { $most } in einem Backup. Weitere lässt Ochre aus.
    .title = Fast voll: { $what }
backup-kind =
    { $what ->
        [wallets] Wallets
        [signings] Transaktionen
        [assets] Assets
        [transfers] Transfers
        [invoices] Rechnungen
        [assetData] Asset-Daten
        [nodes] Nodes
        [ownStates] Daten des eingebauten Dienstes
        [labels] Bezeichnungen
        [clouds] Node-Dienste
        [scopes] Listen von Diensten
       *[entries] nicht wiederherstellbare Einträge
    }
backup-make-own-left-out = Kein Platz für die Daten des eingebauten Dienstes. Wallets ausgelassen: { $count }. Beende Ochre und kopiere own-service aus seinem Datenordner.
backup-make-own-ahead = Der eingebaute Dienst wurde unterbrochen. Wallets ausgelassen: { $count }. Beende, was in jeder läuft, aktualisiere und speichere ein neues Backup.

## Opening a backup

backup-open =
    .hint = Du siehst den Inhalt, bevor sich etwas ändert.
backup-open-choose = Backup-Datei auswählen
    .missing = Wähle zuerst eine Datei
backup-open-password = Gib das Backup-Passwort ein
backup-open-submit = Backup öffnen
backup-open-copy = Als Kopie einer Wallet öffnen
    .hint = Die Schlüssel einer Wallet öffnen ihre automatischen Kopien, ohne Passwort.

## What is in a backup that was opened

backup-inside = In diesem Backup
backup-inside-made = Erstellt: { $time }, mit Ochre { $version }
backup-inside-known-here = Schon hier: Nur Fehlendes kommt dazu.
backup-inside-known-otherNetwork = Die Datei sagt: gleiche Phrase, anderes Netzwerk. Nur die Phrase kann das belegen. Kommt zu deiner hinzu.
backup-inside-known-new = Kommt ohne Schlüssel dazu, und ohne Adressen, bis du ihn wiederherstellst.
backup-inside-holds = Transaktionen: { $flows }, Transfers: { $transfers }, Bezeichnungen: { $labels }, Asset-Daten: { $data }
backup-inside-invoices =
    { $count ->
        [one] { $count } Rechnung
       *[other] { $count } Rechnungen
    }
backup-inside-own-old = Seither Empfangenes fehlt. Wurden seitdem Coins ausgegeben, lehnt der Dienst diese Daten ab. Stelle das Backup vor dem Verbinden wieder her.
    .title = Die Asset-Daten sind so alt wie dieses Backup
backup-inside-empty = Keine Wallets darin
backup-inside-nodes = Nodes: { $nodes }, Dienste: { $services }
    .hint = Ohne Tokens, Passwörter und Erlaubnis, sie zu senden.
backup-inside-strangers = Keine deiner Wallets ist darin. Diese kommen zu deinen hinzu.
    .title = Backup anderer Wallets
backup-inside-live = Hier nicht verifiziert und vielleicht seitdem ins Netzwerk gesendet. Prüfe die signierten auf der Startseite. Ochre verwirft die unsignierten.
    .title = Beim Backup offen: { $count }
backup-inside-aside = Hast du die Datei nicht selbst geändert, vertraue ihr nicht.
    .title = Nicht wiederherstellbar: { $count }
backup-aside =
    { $what ->
        [service] Dienst
        [rules] Ausgaberegeln
        [transaction] Transaktion
        [asset] Asset
        [transfer] Transfer
        [invoice] Rechnung
        [assetData] Asset-Daten
        [ownState] Eingebauter Dienst
        [label] Bezeichnung
        [nodeService] Node-Dienst
       *[node] Node
    } „{ $name }“: { $why ->
        [address] unerlaubte Adresse
        [signature] Signatur nicht von den Schlüsseln der Wallet
        [claims] anders als das Signierte
       *[form] unbekannte Form
    }
# A piece of the file that can’t be restored, and why. $number: its place in the file.
backup-aside-piece =
    Stück { $number } { $why ->
        [damaged] ist beschädigt: Sein Inhalt ist verloren
        [missing] fehlt: Sein Inhalt und vielleicht das Folgende sind verloren
        [foreign] gehört zu einem anderen Backup
        [misplaced] steht am falschen Platz
       *[form] hat eine unbekannte Form
    }
backup-inside-one-device = Benutze diese Wallets auf dem anderen Gerät vorher nicht mehr: Zwei Geräte mit einer Phrase können Assets kosten.
    .title = Eine Wallet, ein Gerät
backup-check-settings = Auch Einstellungen wiederherstellen
backup-inside-restore =
    .nothing = Nichts wiederherzustellen

## What was brought back. The five that follow stand in one row, with dots between them.

backup-restored = Das Backup ist wiederhergestellt
    .next = Weiter: Stelle jeden Schlüssel wieder her und verbinde dann.
backup-restored-added = Wallets: { $wallets }, Nodes: { $nodes }
backup-restored-conflicts = Anderes Ergebnis in der Datei als hier: { $count }. Ochre behielt die hiesigen.
backup-restored-own = Wallets des eingebauten Dienstes wiederhergestellt, so alt wie das Backup: { $count }
backup-restored-own-here = Wallets, die ihre hiesigen Daten des eingebauten Dienstes behalten: { $count }
backup-restored-own-not-here = Daten des eingebauten Dienstes nicht wiederhergestellt: Dieses System kann ihn nicht ausführen. Wallets: { $count }. Behalte das Backup.

## What brings back what

backup-brings = Falls du diesen Computer verlierst
    .limits = Daten des Dienstes: so alt wie die Datei. Zwei Geräte mit einer Phrase können Assets verlieren.
backup-brings-keys = Schlüssel und Bitcoin
backup-brings-assets = Wiederherstellungsphrase, Daten des Dienstes
backup-brings-records = Bezeichnungen, Verlauf, Regeln, Nodes, eingebauter Dienst
backup-brings-passwords = Tokens, Passwörter
backup-brings-nothing = Neu eingeben
