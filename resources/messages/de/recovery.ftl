### Was die Wörter zurückbringen, wo die Schlüssel liegen und wie ein anderes Programm die Bitcoin findet.

recovery-title = Wiederherstellung

## Where the keys lie

recovery-keys = Wo deine Schlüssel liegen
    .words = Die Wiederherstellungsphrase ist eine BIP39-Phrase aus 12, 15, 18, 21 oder 24 Wörtern, ohne BIP39-Passphrase. Ochre erzeugt englische. Solche aus einer anderen Liste werden unverändert wiederhergestellt.
recovery-keys-taproot = Alle sind Taproot-Adressen nach BIP86, mit je einem Schlüssel: { $descriptor }. Ochre durchsucht die ersten { $count } jeder Keychain. Viele Programme suchen 20 über die zuletzt verwendete hinaus: Stelle dort mehr ein, wenn eine Prüfung das gesagt hat.
recovery-search = Weiter suchen
    .hint = Wenn mit dieser Phrase schon mehr Adressen verwendet wurden, findet Ochre sie durch eine längere Suche.
recovery-paths = Pfade
recovery-paths-plain = Einfache Bitcoin
    .means = Beide gehören dir, gleich welchen dein Dienst verwendet.
recovery-paths-slots = Asset-Slots
    .means = Der zweite bei den ältesten Diensten.
recovery-paths-mainnet = Im Mainnet
recovery-paths-tests = In Testnetzwerken
recovery-paths-keychains = Keychains
recovery-paths-two = { $first } und { $second }.

## Assets

recovery-assets = Assets brauchen mehr als die Wiederherstellungsphrase
    .data = Deine Assets liegen auf deinen Slots. Was sie sind, steht in den Asset-Daten (Consignments), die dein Wallet-Dienst aufbewahrt, und in keiner Blockchain.
    .lost = Ein Dienst, der seine Daten verloren hat, braucht sein eigenes Backup. Ein Backup von Ochre enthält Bezeichnungen, Signierverlauf und Nachweise, aber weder Schlüssel noch Assets.
recovery-assets-restore = Stelle die Wallet in Ochre mit ihrer Wiederherstellungsphrase wieder her.
recovery-assets-connect = Verbinde denselben Dienst. Er listet deine Assets wieder auf.
recovery-assets-wait = Bewege bis dahin keinen Slot mit einem anderen Programm.
recovery-sweep = Ein anderes Programm weiß nicht, dass ein Slot Assets enthält. Gibt es ihn aus, sind die Assets zerstört. Lass nie eines „alle Coins“ deiner Wiederherstellungsphrase suchen.
    .title = Den Asset-Zweig nie leeren

## Other programs

recovery-programs = Einfache Bitcoin mit einem anderen Programm
    .warning = Verwende die Wallet hier vorher nicht mehr: Zwei Programme mit derselben Wiederherstellungsphrase können denselben Coin ausgeben. Gib dem anderen Programm nur einfache Bitcoin, nie den Asset-Zweig.
recovery-descriptors-closed = Öffne eine Wallet, dann stehen hier ihre eigenen Deskriptoren. Sie enthalten nur öffentliche Schlüssel.
recovery-descriptors-deriving = Deskriptoren werden abgeleitet
recovery-descriptors = Deskriptoren von „{ $name }“. Sie enthalten nur öffentliche Schlüssel: Wer sie liest, sieht diese Coins, kann sie aber nicht ausgeben.
recovery-core = Es beobachtet und erstellt PSBTs. Ochre signiert sie unter { $screen }. Führe diese Befehle in seiner Konsole aus oder mit bitcoin-cli.
    .screen = Offline signieren
recovery-core-create = Wallet ohne Schlüssel erstellen
recovery-core-import = Beide Keychains beobachten lassen
recovery-sparrow = Es akzeptiert den Deskriptor beider Keychains. Oder gib dort die Wiederherstellungsphrase ein, mit dem Skripttyp { $script } und dem Pfad { $mainnet }, in einem Testnetzwerk { $tests }.
    .script = Taproot (P2TR)
recovery-sparrow-both = Beide Keychains
recovery-bdk = Es braucht zwei Deskriptoren, einen für jede Keychain. Mit der Wiederherstellungsphrase ist es BIP86 von Konto 0.
recovery-bdk-receive = Keychain 0, Empfang
recovery-bdk-change = Keychain 1, Wechselgeld
