### Die Startseite: Guthaben, Assets, was auf die Person wartet, und die ersten Schritte einer Wallet.

home-as-of = Stand: { $ago }
home-as-of-at = Stand: { $time }, { $ago }.
home-untold = Noch keine Daten.
home-refresh = Neu laden
home-amounts =
    { $act ->
        [show] Beträge anzeigen
       *[hide] Beträge verbergen
    }
home-register-again = Erneut verbinden

## Screens of a wallet that no service knows yet
home-no-service-connect = Auf der Startseite verbinden
home-balance = Bitcoin
home-balance-detail = Einzelheiten zu deinen Bitcoin
home-balance-and-slots = Bitcoin · { $slots }
home-balance-free = { $count ->
        [0] kein freier Slot
        [one] { $count } freier Slot
       *[other] { $count } freie Slots
    }
home-balance-ready = Verfügbar

## Balances
home-balance-slots = In Slots, mit Assets
home-balance-slot-counts = Slots
    .value = { $free } frei · { $held } reserviert · { $carrying } mit Assets
home-balance-slot-counts-before = Slots, zuletzt gemeldet
home-balance-unsettled = Noch in keinem Block
home-balance-moving =
    { $way ->
        [in] Unterwegs zu dir
       *[out] Geht ab
    }
home-balance-send = Bitcoin senden
home-balance-asking = Dienst wird gefragt

## The card of assets
home-assets-issue = Herausgeben
home-assets-waiting = { $amount } ausstehend
home-assets-settled = { $amount } abgeschlossen
home-assets-all = Alle { $count } Assets
home-assets-loading = Wird geladen
home-assets-untold = Noch keine Assets gemeldet.
home-assets-empty = Noch keine Assets. Empfange eins oder gib eins heraus.

## The card of asset slots
home-slots-see = Slots ansehen
home-slots-refused = Der Dienst listet deine Coins nicht: Ochre kann nichts verifizieren oder signieren.

## Needs your attention
home-attention = Zu erledigen
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
    .note = { $what }: nach der vorigen Angabe unmöglich
    .label = Transfer prüfen
home-todo-refused = Empfangene Asset-Daten abgelehnt
    .note = { $what }: rechne nicht damit, sag es dem Absender
home-todo-transfer = Du bist am Zug: { $what }
    .label = Transfer öffnen
home-todo-turn =
    { $how ->
        [begun] Begonnen, nicht eingereicht
        [in] Lade neu, um es anzunehmen
       *[out] Lade neu, um es ins Netzwerk zu senden
    }
home-todo-more =
    { $what ->
        [transfers] Weitere Transfers: { $count }
       *[invoices] Weitere abgelaufene Rechnungen: { $count }
    }
    .label = Alle ansehen
home-todo-expired = Rechnung abgelaufen
    .label = Rechnung prüfen
home-todo-expired-slot = { $what } reserviert noch Slot { $slot }
home-todo-words = Prüfe deine Wiederherstellungsphrase
    .note = Notiert { $ago }
    .label = Prüfen
    .note-again = { $ago } geprüft
home-todo-backup = Kein Backup
    .note = Die Phrase stellt Verlauf und Bezeichnungen nicht wieder her
    .note-since = Letztes { $ago }, seitdem geändert
    .label = Backup erstellen
home-todo-search = Bald längere Suche
    .note = { $used } von { $length } Adressen benutzt. Mache dann ein neues Backup.
    .end = Die Adressen gehen aus
    .end-note = { $used } von { $length } benutzt. Übertrage alles in eine neue Wallet.
    .label = Wiederherstellung zeigen
home-practice-tools = Übungswerkzeuge
    .close = Werkzeuge schließen

## Nachdem ein Backup wiederhergestellt wurde, bis der Schlüssel da ist
home-restored-next = Als Nächstes: den Schlüssel von „{ $wallet }“ wiederherstellen
    .why = Du kannst erst signieren, wenn du ihre Wiederherstellungsphrase eingibst.
    .do = Wiederherstellungsphrase eingeben
home-restored-steps = Weiter
home-restored-transfers = Transfers im Backup

## Connecting to a service
home-connect = Verbinde diese Wallet
    .none = Wähle einen Dienst: Er erstellt Transaktionen und bewahrt Asset-Daten auf.
    .none-plain = Wähle einen Dienst für Wallets mit einem Schlüssel (API wie dokumentiert).
    .choose = Dienst auswählen
    .text = { $host } kennt diese Wallet noch nicht.

## A machine that signs offline

## How bitcoin leaves
home-leaving = Dieser Dienst sendet keine Bitcoin
home-leaving-alone = Zum Abheben stelle diese Phrase in einer BIP86-Wallet wieder her und nutze sie hier nicht mehr. Zwei Wallets mit einer Phrase können Assets kosten.

## A wallet of plain bitcoin alone
home-plain-only = Nur beobachtete einfache Bitcoin
    .text = Von einem anderen Programm exportiert. Vergleiche Adressen mit denen des Signierers.
    .no-assets = Keine Assets: Importiere das öffentliche Konto aus dem { -ochre }, das die Phrase hat.
    .derived = Hier abgeleitet: { $path }. Ohne Dienst meldet niemand Zahlungen. Nimm eine Adresse, die sonst niemand hat.
    .previous = Vorige Adresse
    .next = Nächste Adresse
    .psbt = PSBT prüfen
    .others = Für andere Programme exportieren

## Practice coins
home-practice-coins = Übungs-Coins
    .get = Übungs-Coins holen
    .mine = Jetzt Block erzeugen
    .coming = { $amount } unterwegs, im nächsten Block
home-practice-arrival = Transaktionen im nächsten Block: { $count }
home-practice-next = Nächster Block in { $time }
home-practice-asked = Blöcke kommen, wenn du willst.

## The practice friend
home-friend = Übungsfreund
    .silent = Stumm
    .what-holds = Hält { $assets }
    .answer-in = Antwortet in { $time }
home-friend-under-way = { $count } ausstehend.
home-friend-first =
    { $what ->
        [coins] Hole zuerst Übungs-Coins.
       *[block] Coins kommen mit dem nächsten Block.
    }
home-friend-first-slots = Braucht { $slots } freie Slots, du hast { $free }.
home-friend-samples = Muster an mich senden
home-friend-samples-coming = Muster im nächsten Block: { $count }
home-friend-slots-first = Zuerst Slots erstellen
home-friend-back = Zurück zu deinem Übungsfreund
home-friend-invoice = Rechnung zum Bezahlen holen
home-friend-silence = Auf stumm stellen
home-friend-leaves = Falsche Asset-Daten testen
home-friend-leaves-what =
    { $what ->
        [data] Die richtigen Daten
        [junkFirst] Zuerst Müll
        [anotherAsset] Die eines anderen Assets
       *[nothing] Keine
    }
home-friend-lasts = Neue Rechnungen gelten

## An invoice of the practice friend
home-friend-asks = Verlangt
home-friend-amount = Betrag (leer: offen)
home-friend-to = An
home-friend-to-slot = Slot
    .hint = verblindete Rechnung
home-friend-to-address = Adresse
    .hint = Witness-Rechnung: du gibst Bitcoin dazu
home-friend-make = Rechnung holen
home-friend-made = Rechnung deines Übungsfreunds
    .pay = Rechnung bezahlen
home-no-service = Verbinde zuerst diese Wallet.
