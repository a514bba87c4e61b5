### Was die Wörter zurückbringen, wo die Schlüssel liegen und wie ein anderes Programm die Bitcoin findet.

recovery-title = Wiederherstellung
    .hint = Schlüsselpfade und andere Programme

## Where the keys lie

recovery-keys = Wo deine Schlüssel liegen
    .words = 12 bis 24 BIP39-Wörter, ohne BIP39-Passphrase.
recovery-keys-taproot = Taproot mit einem Schlüssel (BIP86): { $descriptor }. Ochre prüft { $count } Adressen je Zweig, viele Programme 20. Stell dort mehr ein, wenn eine Prüfung das sagte.
recovery-search = Weiter suchen
    .hint = Für eine Phrase, die für mehr Adressen benutzt wurde
recovery-paths = Pfade
recovery-paths-plain = Einfache Bitcoin
    .means = Beide deine
recovery-paths-slots = Asset-Slots
    .means = Zweiter: älteste Dienste
recovery-paths-mainnet = Im Mainnet
recovery-paths-tests = In Testnetzwerken
recovery-paths-keychains = Zweige
recovery-paths-two = { $first }, { $second }

## Assets

recovery-assets = Assets brauchen mehr als die Phrase
    .data = Deine Slots tragen sie, doch nur dein Dienst hat ihre Daten. Keine Blockchain hat sie.
    .lost = Ein Ochre-Backup ersetzt nicht das Backup des Dienstes.
recovery-assets-restore = Stell die Phrase in Ochre wieder her.
recovery-assets-connect = Verbinde denselben Dienst.
recovery-assets-wait = Beweg bis dahin keine Slots mit anderen Programmen.
recovery-sweep = Andere Programme sehen keine Assets: Ein Slot, dort ausgegeben, zerstört sie. Lass nie eines nach „allen Coins“ suchen.
    .title = Den Asset-Zweig nie leeren

## Other programs

recovery-programs = Einfache Bitcoin mit einem anderen Programm
    .warning = Benutz diese Wallet vorher nicht mehr in Ochre: Zwei Programme können denselben Coin ausgeben. Gib nur einfache Bitcoin, nie den Asset-Zweig.
recovery-descriptors-closed = Öffne eine Wallet, um ihre Deskriptoren zu sehen.
recovery-descriptors-deriving = Deskriptoren werden abgeleitet
recovery-descriptors = Deskriptoren von „{ $name }“. Wer sie hat, sieht diese Coins, kann aber nichts ausgeben.
recovery-core = Beobachtet und erstellt PSBTs. Signiere sie in Ochre unter { $screen }.
    .screen = Offline signieren
recovery-core-create = Wallet ohne Schlüssel erstellen
recovery-core-import = Beide Zweige importieren
recovery-sparrow = Importiere den Deskriptor. Oder gib die Phrase ein, mit { $script } und dem Pfad { $mainnet }, in Testnetzen { $tests }.
    .script = Taproot (P2TR)
recovery-sparrow-both = Beide Zweige
recovery-bdk = Zwei Deskriptoren, einer je Zweig. Mit der Phrase: BIP86, Konto 0.
recovery-bdk-receive = Zweig 0, Empfang
recovery-bdk-change = Zweig 1, Wechselgeld
