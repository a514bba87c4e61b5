### Die Startseite: Guthaben, Assets, was auf die Person wartet, und die ersten Schritte einer Wallet.

home-title = Startseite
home-as-of = Stand: { $ago }
home-as-of-checking = Stand: { $ago } · frage nach
home-as-of-at = Stand: { $time }, { $ago }.
home-untold = Der Dienst hat noch nichts gemeldet.
home-refresh = Neu laden
home-amounts-show = Beträge anzeigen
home-amounts-hide = Beträge verbergen
home-register-again = Erneut registrieren
home-try-again = Erneut versuchen

## Screens of a wallet that no service knows yet
home-no-service-assets = Verbinde diese Wallet, um Assets zu sehen.
home-no-service-transfers = Verbinde diese Wallet für Transfers.
home-no-service-send = Verbinde diese Wallet, um zu senden.
home-no-service-sendBtc = Verbinde diese Wallet, um Bitcoin zu senden.
home-no-service-receive = Verbinde diese Wallet für Rechnungen.
home-no-service-slots = Verbinde diese Wallet, um Slots zu erstellen.
home-no-service-connect = Auf der Startseite verbinden
home-balance = Bitcoin
home-balance-detail = Details zu deinen Bitcoin
home-balance-and-slots = Bitcoin · { $slots }
home-balance-free = { $count ->
        [0] kein freier Slot
        [one] { $count } freier Slot
       *[other] { $count } freie Slots
    }
home-balance-ready = Verfügbar

## Balances
home-balance-slots = In Slots, mit Assets
home-balance-slot-counts = Slots
    .value = { $free } frei · { $held } reserviert · { $carrying } mit Assets
home-balance-slot-counts-before = Slots, zuletzt gemeldet
home-balance-hidden = verborgen
home-balance-unsettled = Noch in keinem Block
home-balance-coming = Unterwegs zu dir
home-balance-leaving = Geht ab
home-balance-send = Bitcoin senden
    .off = Der Dienst wird noch abgefragt
home-balance-asking = Frage den Dienst
home-balance-none = Noch kein Guthaben bekannt.

## The card of assets
home-assets = Assets
home-assets-issue = Herausgeben
home-assets-waiting = { $amount } ausstehend
home-assets-settled = { $amount } abgeschlossen
home-assets-all = Alle { $count } Assets
home-assets-loading = Deine Assets werden abgerufen
home-assets-untold = Der Dienst hat noch keine Assets gemeldet.
home-assets-empty = Noch keine Assets. Empfange eins oder gib eins heraus.

## The card of asset slots
home-slots-see = Slots ansehen
home-slots-refused = Der Dienst { $refuses }. Bis dahin kann Ochre nichts verifizieren oder signieren.
    .refuses = listet deine Coins nicht

## Needs your attention
home-attention = Braucht dich
home-latest = Neueste
home-latest-all = Alle Transfers
home-latest-in = { $state ->
        [settled] Empfangen:
       *[other] Eingehend:
    } { $what }
home-latest-out = { $state ->
        [settled] Gesendet:
       *[other] Ausgehend:
    } { $what }
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
home-todo-expired = Rechnung abgelaufen
    .label = Rechnung prüfen
home-todo-expired-slot = { $what } reserviert noch Slot { $slot }
home-todo-invoices =
    { $count ->
        [one] { $count } weitere Rechnung ist abgelaufen
       *[other] { $count } weitere Rechnungen sind abgelaufen
    }
    .note = Jede reserviert einen Slot, bis du sie abbrichst
    .label = Alle ansehen
home-todo-words = Prüfe deine Wiederherstellungsphrase
    .note = Notiert { $ago }
    .label = Prüfen
home-todo-words-again = Prüfe deine Wiederherstellungsphrase noch einmal
    .note = Zuletzt { $ago } geprüft: Ist das Papier noch an seinem Platz?
home-todo-backup = Kein Backup vom Rest
    .note = Die Phrase stellt Signierverlauf und Labels nicht wieder her
    .note-since = Dem letzten, erstellt { $ago }, fehlt, was sich änderte
    .label = Backup erstellen
home-todo-search = Bald durchsucht Ochre mehr Adressen
    .note = { $used } von { $length } sind verbraucht. Eine Transaktion darüber hinaus verlängert die Suche: Erstelle dann ein neues Backup.
    .end = Dieser Wallet gehen die Adressen aus
    .end-note = { $used } von { $length } sind verbraucht. Erstelle eine neue Wallet und übertrage alles dorthin.
    .label = Wiederherstellung zeigen
home-practice-tools = Übungswerkzeuge
    .close = Werkzeuge schließen

## Nachdem ein Backup wiederhergestellt wurde, bis der Schlüssel da ist
home-restored-next = Als Nächstes: den Schlüssel von „{ $wallet }“ wiederherstellen
    .why = Ein Backup enthält keine Wiederherstellungsphrase. Bis du sie eingibst, kannst du nicht signieren.
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

## How bitcoin leaves
home-leaving = Dieser Dienst sendet keine Bitcoin
home-leaving-alone = Zum Abheben stelle diese Phrase in einer BIP86-Wallet wieder her und nutze sie hier nicht mehr. Zwei Wallets mit einer Phrase können Assets verlieren.

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
home-practice-asked = Blöcke kommen, wenn du willst.

## The practice friend
home-friend = Übungsfreund
    .silent = Stumm
    .answers = Antwortet von selbst
    .what = Empfange von ihr, sende an sie. Sie hat eigene Schlüssel.
    .what-holds = Empfange von ihr, sende an sie. Sie hat { $assets }.
    .answer-in = Antwortet in { $time }.
    .told-silent = Er ist auf stumm gestellt.
home-friend-under-way =
    { $count ->
        [one] { $count } Transfer ausstehend.
       *[other] { $count } Transfers ausstehend.
    }
home-friend-first-coins = Hol dir Übungs-Coins, erstelle Slots, dann frag nach Mustern.
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
home-friend-invoice = Rechnung zum Bezahlen holen
home-friend-silence = Auf stumm stellen
    .hint = Sie nimmt nichts an, sendet und zahlt nicht.
home-friend-leaves = Falsche Asset-Daten testen
    .hint = Lass sie zahlen und verifiziere es auf der Seite des Transfers.
home-friend-leaves-data = Die richtigen
home-friend-leaves-junkFirst = Erst Müll
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
