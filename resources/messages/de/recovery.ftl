### Was die Wörter zurückbringen, wo die Schlüssel liegen und wie ein anderes Programm die Bitcoin findet.

recovery-title = Wiederherstellung
    .hint = Schlüsselpfade, andere Programme

## Where the keys lie

recovery-keys = Deine Schlüssel
    .words = 12 bis 24 BIP39-Wörter, ohne BIP39-Passphrase.
recovery-keys-taproot = Taproot mit einem Schlüssel (BIP86): { $descriptor }. Ochre prüft { $count } Adressen je Zweig, viele Programme 20. Stelle dort mehr ein, wenn eine Prüfung das sagte.
recovery-path = { $mainnet }, in Testnetzen { $tests }. Zweige { $first } und { $second }{ $branch ->
        [slots] { " " }(älteste Dienste)
       *[plain] { "" }
    }.
recovery-search = Weiter suchen

## Assets

recovery-assets = Assets brauchen mehr als die Phrase
    .data = Deine Slots tragen sie, doch nur dein Dienst hat ihre Daten. Keine Blockchain hat sie.
    .lost = Ein Ochre-Backup ersetzt nicht das Backup des Dienstes.
recovery-assets-restore = Stelle die Phrase in Ochre wieder her und verbinde denselben Dienst. Bewege bis dahin keine Slots mit anderen Programmen.
recovery-sweep = Andere Programme sehen keine Assets: Wer dort einen Slot ausgibt, zerstört sie. Lass nie eines nach „allen Coins“ suchen.
    .title = Den Asset-Zweig nie leeren

## Other programs

recovery-programs = Einfache Bitcoin mit einem anderen Programm
    .warning = Benutze diese Wallet vorher nicht mehr in Ochre: Zwei Programme können denselben Coin ausgeben. Gib nur einfache Bitcoin heraus, nie den Asset-Zweig.
recovery-core = Beobachtet die Wallet und erstellt PSBTs. Signiere sie in Ochre unter { $screen }.
recovery-core-create = Wallet ohne Schlüssel erstellen
recovery-sparrow = Importiere den Deskriptor. Oder gib die Phrase ein, mit { $script } und dem Pfad { $mainnet }, in Testnetzen { $tests }.
    .script = Taproot (P2TR)
recovery-bdk = Importiere den Deskriptor oder gib die Phrase ein: BIP86, Konto 0.
