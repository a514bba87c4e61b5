### Die Assets einer Wallet ziehen in eine andere eigene Wallet um, die ein anderer Dienst führt.

move-title = Zu einem anderen Dienst umziehen
    .hint = Sendet jedes Asset an eine andere Wallet von dir
move-how = Jedes Asset geht an eine andere Wallet von dir, mit einer Transaktion, die du prüfst und signierst.
move-risk = Behalte diese Wallet und ihren Dienst, bis jedes Asset dort verifiziert ist. Beide Dienste erkennen, dass die Wallets zusammengehören.
    .title = Vor dem Umzug
move-none = Keine andere verbundene Wallet
    .text = Erstelle eine Wallet mit eigener Wiederherstellungsphrase und verbinde sie mit dem anderen Dienst. Komm dann hierher zurück.
    .act = Wallet erstellen
move-to = Umziehen nach
move-choose = Wallet wählen
move-assets = Assets an { $wallet }
move-empty = Hier sind keine Assets.
move-cost = Etwa { $fee } Gebühr je Asset.
    .along = { $amount } gehen mit und bleiben dir in { $wallet }.
move-waiting = Noch nicht verfügbar:
move-state = { $state ->
        [begun] Signiert
        [moving] Unterwegs
        [reported] Dort gemeldet
        [refused] Stimmt nicht
       *[verified] Dort verifiziert
    }
move-do = Senden
move-asset = { $asset } senden
move-finish = Auf Start abschließen
move-refresh = Beide neu laden
move-other = Umzug beenden
move-bitcoin = Dann die Bitcoin
    .text = Hier ist kein Asset mehr. Sende auch die Bitcoin an { $wallet }.
    .act = Bitcoin senden
move-todo = Mach weiter, bis hier nichts mehr ist.
move-back = Zurück geht es so: Öffne { $wallet } und zieh in diese Wallet um.
