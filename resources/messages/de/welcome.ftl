### Wie eine Wallet beginnt: erstellt, wiederhergestellt, beobachtet oder wiedergefunden; und ihre Wörter, gezeigt und geprüft.

## The first page

welcome-title = Wissen, was{ $break }du signierst.
welcome-lead = Eine Wallet für RGB-Assets auf Bitcoin. Sie prüft jede Transaktion gegen das, was du verlangt hast. Deine Schlüssel bleiben auf diesem Computer.
welcome-begin = Wie möchtest du beginnen?
welcome-add = Welche Wallet möchtest du hinzufügen?
welcome-back = Zurück zu deinen Wallets
welcome-way-create = Wallet erstellen
    .says = Neue Wiederherstellungsphrase mit 12 oder 24 Wörtern, auf diesem Computer erzeugt
welcome-way-restore = Wallet wiederherstellen
    .says = Mit der Wiederherstellungsphrase; für Assets brauchst du auch den Dienst
welcome-way-backup = Ich habe eine Backup-Datei
    .says = Bezeichnungen, Signierverlauf und Nodes, aber keine Schlüssel
welcome-way-practise = Übungsmodus ausprobieren
    .says = Wertlose Coins auf einer simulierten Blockchain
welcome-way-watch = Wallet nur beobachten
    .says = Ihre Wiederherstellungsphrase bleibt auf einem anderen Computer
welcome-way-sign-here = Auf einem Computer ohne Netzwerk signieren
    .says = Was ein anderer Computer beobachtet und vorbereitet
welcome-way-offline = Offline-Modus ist eingeschaltet
    .says = Wie er funktioniert und wie du ihn ausschaltest
welcome-way-nodes = Nodes beobachten
    .says = Nodes sehen und entsperren, ohne Wallet
welcome-way-keychain = Wallets im Schlüsselbund suchen
    .says = Wenn die Einstellungen von Ochre verloren sind
welcome-keychain-absent = Auf diesem Computer wurde kein Schlüsselbund gefunden. Bis es einen gibt, kann eine Wallet nur für eine Sitzung aufbewahrt werden.
welcome-keychain-locked = Der Schlüsselbund dieses Computers ist gesperrt. Entsperre ihn, bevor du eine Wallet erstellst, die bleiben soll.

## Name, network and keychain of a new wallet

welcome-name = Name
    .hint = Nur du siehst ihn.
    .needed = Gib der Wallet zuerst einen Namen
    .first = Meine Wallet
    .practice = Übung
welcome-place = Netzwerk (später nicht änderbar)
welcome-place-practice = Übung
    .hint = Ein Dienst und eine Blockchain innerhalb von Ochre. Die Coins sind wertlos.
welcome-place-signet = Signet
welcome-place-testnet = Testnet
welcome-place-test = Ein öffentliches Testnetzwerk. Die Coins sind wertlos.
    .browser = Ein öffentliches Testnetzwerk. Im Browser nur mit einem Dienst auf diesem Computer.
welcome-place-regtest = Regtest
    .hint = Eine private Blockchain, für die Entwicklung.
    .offline = Eine private Blockchain; auch für das, was ein anderes Ochre im Übungsmodus beobachtet.
welcome-place-mainnet = Mainnet
    .hint = Echte Bitcoin.
    .browser = Ochre läuft gerade in einem Browser. Dort wird es nie mit echten Bitcoin verwendet.
welcome-keep = Wo der Wallet-Schlüssel aufbewahrt wird
welcome-keep-keychain = Im Schlüsselbund dieses Computers
    .hint = Dein System schützt ihn. Beim nächsten Start von Ochre ist die Wallet wieder da.
    .looking = Schlüsselbund wird gesucht …
    .locked = Dein Schlüsselbund ist gesperrt. Entsperre ihn, um den Wallet-Schlüssel dort aufzubewahren.
    .absent = Hier gibt es gerade keinen Schlüsselbund. Siehe unten.
welcome-keep-session = Nur für diese Sitzung
    .hint = Wird nie gespeichert. Nach dem Beenden von Ochre lässt sich die Wallet nur mit ihrer Wiederherstellungsphrase öffnen.
welcome-look-again = Erneut suchen
welcome-unlock-keychain = Dein Schlüsselbund ist gesperrt
    .todo = Entsperre ihn mit dem Schlüsselbund-Programm deines Systems oder melde dich neu an. Suche dann erneut.
welcome-looked-locked = Gerade nachgesehen: Er ist noch gesperrt.
welcome-looked-absent = Gerade nachgesehen: Es gibt noch keinen.

## Steps of making and restoring

welcome-step-name = Name
welcome-step-words = Phrase
welcome-step-check = Prüfen
welcome-step-connect = Verbinden
welcome-cancel = Abbrechen
welcome-connect-later = Später verbinden

## A wallet is made

welcome-create = Wallet erstellen
welcome-create-note = Hier erzeugt, nirgendwohin gesendet
welcome-create-words = Ochre erzeugt eine neue Wiederherstellungsphrase aus den Zufallszahlen dieses Computers. Sie stellt deine Schlüssel wieder her.
welcome-create-next = Als Nächstes schreibst du sie auf. Danach wählst du den Dienst, mit dem die Wallet arbeitet.
    .offline = Als Nächstes schreibst du sie auf. Kein Dienst wird angefragt: Die Wallet signiert, was du importierst.
welcome-create-more = Mehr: Anzahl der Wörter, BIP39-Passphrase
welcome-create-count = Anzahl der Wörter
welcome-create-count-12 = 12 Wörter
    .hint = Genug: 128 Bit.
welcome-create-count-24 = 24 Wörter
    .hint = 256 Bit. Doppelt so viel zu schreiben und zu prüfen.
welcome-create-passphrase = Keine BIP39-Passphrase.
    .more = Diese Version von Ochre unterstützt keine BIP39-Passphrase („25. Wort“). Die Wiederherstellungsphrase allein ist die Wallet.
welcome-create-write = Schreibe diese { $count } Wörter auf Papier
welcome-create-proof = Vom Papier, nicht aus dem Gedächtnis. So zeigt sich, dass lesbar ist, was du geschrieben hast.
welcome-create-nothing = Es wird nichts erzeugt, bevor du weitergehst.
welcome-create-make = Phrase erzeugen
welcome-create-unchecked = Bis sie geprüft sind, erinnert dich die Startseite daran.
welcome-create-made = Die Wallet ist erstellt. Ohne Dienst kann sie noch nichts empfangen.

## A practice wallet is made

welcome-practise = Übungsmodus ausprobieren
    .more = Eine Wallet, ein Dienst und eine eigene Blockchain, alles auf diesem Computer. Die Coins sind wertlos.
welcome-practise-look = Schlüsselbund wird gesucht
welcome-practise-make = Übungs-Wallet wird erstellt
welcome-practise-start = Übungsdienst wird gestartet

## Words are shown

welcome-words-of = Die Wiederherstellungsphrase von „{ $wallet }“
welcome-words-order = In dieser Reihenfolge. Wer diese Phrase hat, kann deine Bitcoin nehmen und deine Assets nehmen oder zerstören.
welcome-words-bitcoin = Mit dieser Phrase erhältst du { $bitcoin } und deine Schlüssel zurück.
    .bitcoin = deine Bitcoin
welcome-words-assets = Sie stellt { $assets } { $not } wieder her. Dafür brauchst du auch die Daten, die dein Dienst aufbewahrt.
    .not = nicht
    .assets = deine Assets
welcome-words-one-place = Verwende sie nur an einem Ort. Zwei Wallets mit derselben Phrase können Assets verlieren.
welcome-words = Deine Wiederherstellungsphrase
    .order = Deine Wörter, der Reihe nach
    .hide = Verbergen
welcome-words-hidden-in = Werden in { $left } wieder verborgen
welcome-words-unprinted = Deine Wörter werden nicht gedruckt: Drucker und vorgeschaltete Programme bewahren auf, was sie drucken. Schreibe sie von Hand auf.
welcome-words-no-copy = Absichtlich ohne Kopieren: Andere Programme lesen die Zwischenablage. Ohne die Daten deines Dienstes stellen diese Wörter nur Bitcoin wieder her, { $assets }.
    .assets = keine Assets
welcome-words-hidden = Sie sind verborgen. Achte darauf, dass niemand mitliest: weder über deine Schulter noch über eine Kamera oder einen geteilten Bildschirm.
welcome-words-password = Gib das App-Passwort ein: Wer nur einen offenen Bildschirm vorfindet, bekommt die Wörter nicht zu sehen.
welcome-words-show = Phrase anzeigen
welcome-words-confirm = Ochre bittet dich zuerst um Bestätigung.
welcome-words-hidden-aborted = Du hast nicht bestätigt, sie bleiben also verborgen.
welcome-words-hidden-time = Verborgen: Die zwei Minuten sind um.
welcome-words-hidden-away = Verborgen, weil du zu einem anderen Fenster gewechselt hast.
welcome-words-next = Als Nächstes tippst du sie ab. Das geht auch später; die Startseite erinnert dich daran.
welcome-words-later = Später prüfen
welcome-words-unseen = Zuerst die Wörter anzeigen
welcome-words-written = Ich habe sie aufgeschrieben
welcome-words-back = Zurück zu den Wörtern

## Words are checked

welcome-check = Tippe deine Wörter ab
welcome-check-paper = Vom Papier, nicht aus dem Gedächtnis. Ochre vergleicht sie mit den Schlüsseln von „{ $wallet }“.
welcome-check-private = Sie bleiben in diesem Fenster und werden an keinen Dienst gesendet.
welcome-check-field = Die Wörter von deinem Papier
    .hint = Alle, in der richtigen Reihenfolge, mit Leerzeichen dazwischen.
    .needed = Gib zuerst die Wörter ein
welcome-check-do = Phrase prüfen
welcome-check-right = Die Wörter sind richtig.
    .more = Mit ihnen erhältst du deine Bitcoin zurück. Für deine Assets brauchst du auch die Daten, die dein Dienst aufbewahrt.
welcome-check-done = Fertig
welcome-typed = Bisher { $count }.

## Words that do not fit. They are told by their places, from 1.

welcome-hints-changed = Geändert. Lass Ochre noch einmal prüfen. { $compare }: Auch andere Wörter können passen und eine andere Wallet ergeben.
    .compare = Vergleiche zuerst mit deinem Papier
welcome-hints-compare = Wörter zum Vergleich mit deinem Papier
welcome-hints-pair = Wörter { $one } und { $other }
welcome-hints-swapped = „{ $one }“, „{ $other }“: vielleicht vertauscht
welcome-hints-place = Wort { $place }
welcome-hints-similar = „{ $word }“: vielleicht ein ähnliches
welcome-hints-unknown = Diese Wörter ansehen
welcome-hints-word = Wort { $place }, „{ $word }“
welcome-hints-take = „{ $word }“ einsetzen
welcome-hints-none = kein ähnliches Wort in der Liste
welcome-hints-whole = Die ganze Phrase
welcome-hints-use = Diese Wörter übernehmen
welcome-hints-certain = „{ $word }“: nicht das Wort dieser Wallet

## Restored from words

welcome-restore = Wallet wiederherstellen
welcome-restore-known = „{ $wallet }“ wiederherstellen
welcome-restore-note = Hier gelesen, nirgendwohin gesendet
welcome-restore-bitcoin = Mit der Wiederherstellungsphrase erhältst du { $bitcoin } und deine Schlüssel zurück.
    .bitcoin = deine Bitcoin
welcome-restore-assets = Sie stellt { $assets } { $not } wieder her.
    .not = nicht
    .assets = deine Assets
welcome-restore-connect = Verbinde dich mit dem Dienst, der die Daten dazu aufbewahrt.
welcome-restore-offline = Die Assets bleiben bei dem Dienst, der ihre Daten aufbewahrt, und wer diese Wallet beobachtet, braucht ihn.
welcome-restore-one-place = Verwendet noch eine andere Wallet diese Phrase, nutze jene zuerst nicht mehr. Zwei zugleich können Assets verlieren.
welcome-restore-passphrase = Keine BIP39-Passphrase in dieser Version: Eine Wallet, die mit einer erstellt wurde, lässt sich hier nicht wiederherstellen.
welcome-restore-field = Wiederherstellungsphrase
    .hint = 12, 15, 18, 21 oder 24 Wörter nach BIP39, in einer der BIP39-Sprachen. Du kannst sie einfügen.
    .needed = Zuerst die Wörter eingeben, einfügen oder scannen
welcome-restore-scanned = { $count } Wörter wurden aus einem Code gelesen.
welcome-restore-scan = SeedQR scannen
    .end = Scannen beenden
    .hint = Halte den SeedQR vor die Kamera.
    .other = Dieser Code enthält keine Wiederherstellungsphrase.
welcome-restore-type = Stattdessen Wörter eingeben
welcome-restore-checked = Die Wörter werden hier geprüft. Nur wenn sie richtig sind, wird etwas aufbewahrt.
welcome-restore-do = Wallet wiederherstellen
welcome-restore-done = Die Wallet ist da. Ohne ihren Dienst siehst du noch kein Guthaben.

## Found in the keychain

welcome-found = Wallets im Schlüsselbund suchen
    .more = Wallets, die Ochre im Schlüsselbund dieses Computers aufbewahrt hat und die in seinen Einstellungen nicht mehr stehen. Es wird nur gelesen, was zum Auflisten nötig ist.
    .region = Gefunden
welcome-found-asking = Schlüsselbund wird abgefragt
welcome-found-nothing = In diesem Schlüsselbund ist nichts von Ochre.
    .todo = Wenn du die Wiederherstellungsphrase einer Wallet hast, stelle sie damit wieder her.
welcome-found-made = erstellt: { $time }
welcome-found-name = Name
    .needed = Gib ihr zuerst einen Namen
    .first = Wallet { $fingerprint }
welcome-found-adopt = Wallet wiederherstellen
welcome-found-closed =
    { $count ->
        [one] { $count } Wallet-Schlüssel ist mit einem App-Passwort verschlossen
       *[other] { $count } Wallet-Schlüssel sind mit einem App-Passwort verschlossen
    }
    .more = Die Einstellungen von Ochre kennen dieses App-Passwort nicht mehr. Mit ihm lassen sie sich öffnen, und es sperrt danach wieder Ochre.
    .password = Das App-Passwort, das beim Verschließen galt:
    .open = Öffnen

## The public account of a wallet, shown to another machine

welcome-account = „{ $wallet }“ anderswo beobachten
welcome-account-about = Das ist das öffentliche Konto der Wallet. Damit kann ein Ochre auf einem anderen Computer ihre Coins sehen, empfangen und vorbereiten, was dieser Computer signiert. Es kann nicht signieren und enthält weder Wörter noch private Schlüssel.
    .plain = Diese Wallet stammt aus einem anderen Programm und umfasst nur einfache Bitcoin. Dasselbe kannst du unten anderen Programmen geben. Für ein anderes Ochre zeige das öffentliche Konto auf dem Computer an, der signiert.
welcome-account-seen = Wer es hat, sieht alles
    .more = Jeden Coin und jede Zahlung dieser Wallet, frühere und künftige. Gib es nur deinen eigenen Computern.
welcome-account-code = Das öffentliche Konto als Code
welcome-account-save = Als Datei speichern
welcome-account-saved = Das öffentliche Konto ist gespeichert
welcome-account-copy = Als Text kopieren
welcome-account-check = Auf beiden Computern vergleichen
    .more = Stehen auf beiden dieselben vier Gruppen, ist es unverändert angekommen. Sind sie verschieden, hat es unterwegs jemand geändert: Was du dann empfängst, geht vielleicht an andere.

## The account for other programs. `.text` stands above what they are given.

welcome-program = Für andere Programme
    .more = Sie beobachten die einfachen Bitcoin dieser Wallet und bereiten vor, was der Computer mit der Wiederherstellungsphrase signiert. Sie sehen jeden dieser Coins und können keinen ausgeben.
welcome-program-deriving = Deskriptoren werden abgeleitet
welcome-program-fingerprint = Master-Fingerabdruck
welcome-program-plain = Einfache Bitcoin
welcome-program-plain-path = { $path }: Taproot mit einem einzelnen Schlüssel (BIP86), Empfang auf Keychain 0, Wechselgeld auf Keychain 1; manche Dienste nutzen eine davon für beides.
welcome-program-slots = Asset-Slots
welcome-program-slots-path = { $path }: nur für Ochre, in keinem der Formate hier enthalten.
welcome-program-which = Für welches Programm
welcome-program-form-descriptor = Deskriptor
    .hint = Beide Keychains in einem Text mit Prüfsumme: für Sparrow, BDK, Specter und die meisten anderen.
    .text = Deskriptor, beide Keychains
welcome-program-form-core = Bitcoin Core
    .hint = Der Befehl dafür, für eine Wallet ohne private Schlüssel: createwallet NAME true.
    .text = Für die Konsole von Bitcoin Core
welcome-program-form-json = JSON-Datei
    .hint = Im Format von Coldcard, das Sparrow, Specter und andere importieren.
    .text = JSON
welcome-program-form-account = crypto-account
    .hint = Ein Code für Kameras (ur:crypto-account), wie ihn Sparrow und viele Handys lesen.
    .text = Uniform Resource
welcome-program-form-assets =
    .text = Deskriptor des Asset-Zweigs: nie davon ausgeben
welcome-program-address = Die erste Adresse, die es dort anzeigen muss
welcome-program-assets = Der Asset-Zweig ist nicht dabei
    .more = Ein Programm ohne RGB weiß nicht, dass ein Slot Assets enthält: Für dieses Programm ist ein Slot Bitcoin wie alle anderen. Gibt es ihn aus, sind die Assets zerstört. Lass nie ein Programm mit dieser Phrase „alle Coins suchen“. Den Deskriptor des Asset-Zweigs nimmt nur, wer die Slots ansehen und dort nie etwas ausgeben will.
    .show = Asset-Zweig anzeigen
    .hide = Asset-Zweig verbergen
welcome-program-save = In diesem Format speichern
welcome-program-saved = Gespeichert: { $path }
welcome-program-code = Als Code anzeigen
    .hide = Code verbergen
    .label = { $text } als Code

## A wallet is watched that signs elsewhere

welcome-watch = Wallet nur beobachten
    .more = Ihre Wiederherstellungsphrase bleibt auf dem anderen Computer. Dieser sieht ihre Coins, empfängt und bereitet vor, was der andere signiert. Selbst ausgeben kann er nichts.
welcome-watch-way = Öffne auf dem Computer mit der Wiederherstellungsphrase die Einstellungen und wähle bei der Wallet „Öffentliches Konto exportieren“. Importiere hier, was dort erscheint: die Datei, den Text oder den Code.
welcome-watch-others = Von einem anderen Signiergerät oder Programm brauchst du das Taproot-Konto. Das ist ein Deskriptor { $descriptor } mit Prüfsumme, { $command } von Bitcoin Core, das JSON von Coldcard, Sparrow oder Specter oder ein Code { $code }. Dann werden nur einfache Bitcoin beobachtet.
welcome-watch-look = Sieh nach, ob es das richtige ist. Noch bekommt kein Dienst etwas zu sehen.
welcome-watch-plain = Nur einfache Bitcoin
    .more = Dieses Konto stammt aus einem anderen Programm. Es hat keinen Asset-Zweig, und Ochre erfindet keinen Schlüssel. Assets kannst du hier weder empfangen, senden noch herausgeben, und Slots nicht erstellen.
welcome-watch-left-out =
    { $count ->
        [one] { $count } Deskriptor anderer Art darin wird nicht beobachtet.
       *[other] { $count } Deskriptoren anderer Art darin werden nicht beobachtet.
    }
welcome-watch-text = Das öffentliche Konto als Text
welcome-watch-other = Anderes Konto
welcome-watch-network = Netzwerk
    .unchosen = noch zu wählen
    .needed = Wähle zuerst das Netzwerk
    .browser = Mainnet wird nicht über einen Browser verwendet
welcome-watch-fingerprint = Fingerabdruck
welcome-watch-keys = Schlüssel
    .plain = nur öffentliche, für einfache Bitcoin
    .all = nur öffentliche
welcome-watch-address = Die erste Adresse: Das Signiergerät muss dieselbe anzeigen
welcome-watch-name = Name der Wallet hier
welcome-watch-service = Dienst
welcome-watch-service-practice = Übung
    .hint = Der eingebaute Dienst mit wertlosen Coins.
welcome-watch-service-remote = Mein eigener Dienst
    .hint = Du nennst ihn auf der Startseite, bevor etwas an ihn gesendet wird.
welcome-watch-do = Wallet beobachten
