### Die Startseite: Guthaben, Assets, was auf die Person wartet, und die ersten Schritte einer Wallet.

home-title = Startseite
home-as-of = Stand: { $ago }
home-as-of-checking = Stand: { $ago } · wird geprüft …
home-as-of-at = Stand: { $time }, { $ago }.
home-untold = Der Dienst hat noch nichts gemeldet.
home-amounts-show = Beträge anzeigen
home-amounts-hide = Beträge verbergen
home-refresh = Neu laden
home-register-again = Erneut registrieren
home-try-again = Erneut versuchen

## Screens of a wallet that no service knows yet
home-no-service-assets = Noch kennt kein Dienst diese Wallet. Assets werden von einem Dienst gelesen.
home-no-service-transfers = Noch kennt kein Dienst diese Wallet. Transfers laufen über einen Dienst.
home-no-service-send = Noch kennt kein Dienst diese Wallet. Assets werden über einen Dienst gesendet.
home-no-service-sendBtc = Noch kennt kein Dienst diese Wallet. Bitcoin werden über einen Dienst gesendet.
home-no-service-receive = Noch kennt kein Dienst diese Wallet. Rechnungen erstellt ein Dienst.
home-no-service-slots = Noch kennt kein Dienst diese Wallet. Slots werden über einen Dienst erstellt.
home-no-service-connect = Auf der Startseite verbinden

## Balances
home-balance-plain = Einfache Bitcoin
    .hint = Bezahlen Gebühren und neue Slots
home-balance-slots = Bitcoin in Asset-Slots
    .hint = Liegen in deinen Asset-Slots
home-balance-hidden = Abgeschlossen und künftig: verborgen
home-balance-settled = { $word }: { $settled }, künftig: { $future }
home-balance-settled-word = Abgeschlossen
home-balance-spendable-now = jetzt verfügbar
home-balance-unsettled = { $spendable }, davon { $amount } noch in keinem Block
home-balance-send = Bitcoin senden
    .off = Der Dienst wird noch abgefragt
home-balance-asking = Der Dienst wird nach deinem Guthaben gefragt
home-balance-none = Noch ist kein Guthaben bekannt.

## The card of assets
home-assets = Assets
home-assets-issue = Herausgeben
home-assets-asset = Asset
home-assets-spendable = Verfügbar
home-assets-pending = Ausstehend
home-assets-settled = Abgeschlossen
home-assets-pending-none = nichts
home-assets-all = Alle { $count } Assets
home-assets-loading = Deine Assets werden abgerufen
home-assets-untold = Der Dienst hat noch kein Asset gemeldet. Ein Asset kommt auf einem freien Asset-Slot an; auch eines, das du herausgibst, erscheint hier.
home-assets-empty = Noch keine. Ein Asset kommt auf einem freien Asset-Slot an; auch eines, das du herausgibst, erscheint hier.

## The card of asset slots
home-slots = Asset-Slots
home-slots-see = Slots ansehen
home-slots-refused = Der Dienst meldet dein Guthaben, { $refuses }. Seine Antwort steht unter „Slots ansehen“. Solange er sie nicht auflistet, lässt sich nichts verifizieren oder signieren.
    .refuses = verweigert aber die Liste deiner Outputs
home-slots-before = Zuletzt gemeldet:
home-slots-counts = { $free }, { $held } reserviert, { $carrying } mit Assets.
home-slots-free = { $count } { $slots } frei
home-slots-word =
    { $count ->
        [one] Slot
       *[other] Slots
    }
home-slots-none-free = Du kannst nichts mehr empfangen, bis einer frei ist.

## Needs your attention
home-attention = Braucht deine Aufmerksamkeit
home-attention-none = Nichts braucht deine Aufmerksamkeit.
home-todo-alarm = Der Dienst hat seine Angabe geändert
    .note = { $what }: Aus dem, was er vorher gemeldet hat, kann das nicht werden
    .label = Ansehen
home-todo-refused = Empfangene Asset-Daten sind ungültig
    .note = { $what }: Verlass dich nicht darauf und sag es dem Absender
    .label = Rechnung prüfen
home-todo-transfer = Du bist am Zug: { $what }
    .label = Transfer öffnen
home-todo-transfer-begun = Begonnen, und noch weiß niemand davon
home-todo-transfer-in = Für dich angekommen: Lade neu, um es anzunehmen
home-todo-transfer-out = Vom Empfänger angenommen: Lade neu, um es ins Netzwerk zu senden
home-todo-transfers =
    { $count ->
        [one] { $count } weiterer Transfer wartet auf dich
       *[other] { $count } weitere Transfers warten auf dich
    }
    .note = Sie stehen unter „Transfers“
    .label = Alle ansehen
home-todo-expired = Abgelaufene Rechnung reserviert einen Slot
    .label = Rechnung prüfen
home-todo-expired-slot = { $what }, Slot { $slot }
home-todo-invoices =
    { $count ->
        [one] { $count } weitere Rechnung ist abgelaufen
       *[other] { $count } weitere Rechnungen sind abgelaufen
    }
    .note = Jede reserviert einen Slot, bis du sie abbrichst
    .label = Alle ansehen
home-todo-words = Wiederherstellungsphrase noch nicht geprüft
    .note = Wallet { $ago } hinzugefügt
    .label = Phrase prüfen
home-todo-words-again = Prüfe deine Wiederherstellungsphrase noch einmal
    .note = Zuletzt { $ago } geprüft: Ist das Papier noch an seinem Platz?
home-todo-backup = Die Wiederherstellungsphrase allein stellt das nicht wieder her
    .note = Signierverlauf und Bezeichnungen sind noch in keinem Backup
    .note-since = Letztes Backup: { $ago }. Was sich seither geändert hat, ist in keinem
    .label = Backup erstellen
home-todo-search = Bald durchsucht Ochre mehr Adressen
    .note = { $used } von { $length } sind verbraucht. Eine Transaktion darüber hinaus verlängert die Suche: Erstelle dann ein neues Backup.
    .end = Dieser Wallet gehen die Adressen aus
    .end-note = { $used } von { $length } sind verbraucht. Erstelle eine neue Wallet und übertrage alles dorthin.
    .label = Wiederherstellung zeigen
home-todo-slots = Noch kein Slot, um Assets zu empfangen
    .note = Aus deinen einfachen Bitcoin lassen sich welche erstellen
    .note-first = Dafür braucht es zuerst etwas einfache Bitcoin
    .label = Slots erstellen

## Nachdem ein Backup wiederhergestellt wurde, bis der Schlüssel da ist
home-restored-next = Als Nächstes: den Schlüssel von „{ $wallet }“ wiederherstellen
    .why = Die Wiederherstellungsphrase steht nicht im Backup. Du kannst erst signieren, wenn du sie eingibst.
    .do = Wiederherstellungsphrase eingeben
home-restored-steps = Wie es weitergeht
    .service = { $host }, aus dem Backup
home-restored-transfers = Transfers im Backup

## Connecting to a service
home-connect = Verbinde diese Wallet
    .none = Wähle zuerst einen Dienst: Er erstellt Transaktionen und bewahrt Asset-Daten auf.
    .none-plain = Wähle einen Dienst, der Wallets an einem Schlüssel erkennt (die API wie dokumentiert). Andere brauchen den Asset-Zweig.
    .choose = Dienst auswählen
    .text = { $host } kennt diese Wallet noch nicht.
    .practice = Der Übungsdienst kennt diese Wallet noch nicht.
    .own = Der eingebaute Dienst kennt diese Wallet noch nicht.

## A machine that signs offline
home-sign-here = Offline-Modus ist eingeschaltet
    .text = Importiere, was der andere Computer vorbereitet hat: { -ochre } verifiziert es hier. Du signierst es und bringst es zurück. Coins und Assets siehst du dort, über das öffentliche Konto der Wallet.
    .act = Offline signieren
    .account = Öffentliches Konto anzeigen

## How bitcoin leaves
home-leaving = Wie du einfache Bitcoin wieder abziehst
home-leaving-before = Bevor du Bitcoin hierher sendest
home-leaving-show = Anzeigen
home-leaving-hide = Verbergen
home-leaving-service = Der Dienst sendet einfache Bitcoin für dich, siehe oben. Sollte es ihn eines Tages nicht mehr geben, kann eine andere Wallet sie mit derselben Wiederherstellungsphrase ausgeben, wenn sie BIP86-Deskriptoren liest. Das ist nur für den Abschied gedacht: Verwende diese Wallet hier vorher nicht mehr, denn zwei Wallets mit derselben Phrase können Assets verlieren.
home-leaving-alone = Die Schnittstelle des Dienstes kann keine einfachen Bitcoin senden. Was du einzahlst, bezahlt Gebühren und neue Slots. Den Rest kann eine andere Wallet mit derselben Wiederherstellungsphrase ausgeben, wenn sie BIP86-Deskriptoren liest. Das ist nur für den Abschied gedacht: Verwende diese Wallet hier vorher nicht mehr, denn zwei Wallets mit derselben Phrase können Assets verlieren.
home-leaving-descriptors = Deskriptoren anzeigen
home-leaving-deriving = Deskriptoren werden abgeleitet
home-leaving-receive = Empfang
home-leaving-change = Wechselgeld
home-leaving-public = Sie enthalten nur öffentliche Schlüssel: Wer sie liest, sieht diese Coins und kann sie nicht ausgeben.
home-leaving-sweep = Den Asset-Zweig nie leeren
    .text = Nur diese beiden. Eine andere Wallet weiß nicht, dass ein Asset-Slot Assets enthält. Gibt sie ihn aus, sind die Assets zerstört. Lass nie eine Wallet mit dieser Phrase „alle Coins suchen“.

## A wallet of plain bitcoin alone
home-plain-only = Einfache Bitcoin, hier beobachtet
    .text = Diese Wallet stammt aus einem anderen Programm: nur einfache Bitcoin. Adressen werden hier abgeleitet und mit denen des Signiergeräts verglichen. Eine PSBT aus einem anderen Programm wird unter „Offline signieren“ gelesen und verifiziert, bevor das Signiergerät sie bekommt.
    .no-assets = Assets kannst du weder empfangen, senden noch herausgeben: Ihr Zweig ist hier nicht bekannt. Importiere dafür das öffentliche Konto, das { -ochre } auf dem Computer mit der Wiederherstellungsphrase anzeigt.
    .qr = QR-Code der Adresse
    .derived = Hier abgeleitet: { $path }. Ohne Dienst ist nicht bekannt, was sie empfangen hat: Nimm eine, die du noch niemandem gegeben hast.
    .copy = Adresse kopieren
    .previous = Vorige Adresse
    .next = Nächste Adresse
    .psbt = PSBT ansehen
    .others = Für andere Programme

## Practice coins
home-practice-coins = Übungs-Coins
    .amount = Betrag
    .enter = Betrag eingeben
    .get = Übungs-Coins holen
    .mine = Jetzt Block erzeugen
    .coming = { $amount } ausstehend, bis zum nächsten Block
home-practice-height = Block { $height }
home-practice-arrival =
    { $count ->
        [one] Eine Transaktion wartet und kommt mit dem nächsten Block an.
       *[other] { $count } Transaktionen warten und kommen mit dem nächsten Block an.
    }
home-practice-arrival-in =
    { $count ->
        [one] Eine Transaktion wartet und kommt mit dem nächsten Block in { $time } an.
       *[other] { $count } Transaktionen warten und kommen mit dem nächsten Block in { $time } an.
    }
home-practice-next = Nächster Block in { $time }. Coins kommen mit einem Block an.
home-practice-asked = Blöcke entstehen, wenn du einen anforderst.

## The practice friend
home-friend = Übungsfreund
    .silent = Stumm
    .answers = Antwortet von selbst
    .what = Jemand mit eigenen Schlüsseln und Slots, von dem du empfangen und an den du senden kannst.
    .what-holds = Jemand mit eigenen Schlüsseln und Slots, von dem du empfangen und an den du senden kannst. Er hat: { $assets }.
    .answer-in = Antwortet in { $time }.
    .told-silent = Er ist auf stumm gestellt.
home-friend-under-way =
    { $count ->
        [one] { $count } Transfer ausstehend.
       *[other] { $count } Transfers ausstehend.
    }
home-friend-first-coins = Dein erstes Asset braucht drei Schritte: Übungs-Coins, dann Slots, dann das hier.
home-friend-first-block = Deine Coins kommen mit dem nächsten Block. Erstelle dann Slots und komme hierher zurück.
home-friend-first-slots =
    { $slots ->
        [one] Die Muster brauchen { $slots } freien Slot, je einen; du hast { $free }.
       *[other] Die Muster brauchen { $slots } freie Slots, je einen; du hast { $free }.
    }
home-friend-takes-slots =
    { $slots ->
        [one] Dafür braucht es { $slots } freien Slot; du hast { $free }.
       *[other] Dafür braucht es { $slots } freie Slots; du hast { $free }.
    }
home-friend-samples = Muster an mich senden
home-friend-samples-coming =
    { $count ->
        [one] { $count } Muster-Asset ausstehend: Es wird mit dem nächsten Block abgeschlossen
       *[other] { $count } Muster-Assets ausstehend: Sie werden mit dem nächsten Block abgeschlossen
    }
home-friend-create-slots = Slots erstellen
home-friend-slots-first = Zuerst Slots erstellen
home-friend-back = Zurück zu deinem Übungsfreund
home-friend-pay = Meine Rechnung bezahlen
home-friend-invoice = Rechnung zum Bezahlen holen
home-friend-silence = Auf stumm stellen
    .hint = Dann nimmt er nichts an, sendet nichts ins Netzwerk und bezahlt nichts: wie jemand, der weggegangen ist.
home-friend-leaves = Asset-Daten, die er hinterlegt
    .hint = Wähle etwas Falsches, lass ihn zahlen und verifiziere es auf der Seite des Transfers.
home-friend-leaves-data = Die richtigen
home-friend-leaves-junkFirst = Zuerst unlesbare, danach die richtigen
home-friend-leaves-anotherAsset = Die eines anderen Assets
home-friend-leaves-nothing = Keine
home-friend-lasts = Gültigkeit neuer Rechnungen, deiner und seiner
home-friend-lasts-30 = 30 Sekunden, um eine ablaufen zu sehen
home-friend-lasts-120 = 2 Minuten
home-friend-lasts-1500 = 25 Minuten, wie bei echten Diensten
home-friend-lasts-86400 = 1 Tag

## An invoice of the practice friend
home-friend-asks = Verlangt wird
    .any = Beliebig: Wer bezahlt, wählt
home-friend-amount = Betrag, oder leer lassen für offen
    .none = Das ist kein Betrag dieses Assets.
    .zero = Mehr als null.
home-friend-to = An
home-friend-to-slot = Slot
    .hint = verblindet, wie die meisten Rechnungen
home-friend-to-address = Adresse
    .hint = du gibst die Bitcoin dafür dazu
home-friend-make = Rechnung erstellen
home-friend-made = Rechnung deines Übungsfreunds
    .until = Gültig bis { $time }.
    .pay = Bezahlen
    .copy = Rechnung kopieren

## The practice friend pays an invoice of ours
home-friend-pays = Welche Rechnung
    .made = { $amount }, erstellt um { $time }
    .none = Keine deiner Rechnungen wartet auf Zahlung.
    .make = Rechnung erstellen
    .act = Bezahlen lassen
    .sent = Dein Übungsfreund hat gesendet. Beim nächsten Neuladen wird es angenommen
