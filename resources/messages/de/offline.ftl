### Signieren auf einem Gerät ohne Netzwerk: was dorthin gebracht wird, und die erste Ansicht eines solchen Geräts.

## The first screen

offline-begin = Auf einem Computer ohne Netzwerk signieren
offline-begin-lead = Die Schlüssel entstehen hier und bleiben hier. Ein Ochre auf einem anderen Computer beobachtet die Wallet und bereitet vor, was zu signieren ist.
offline-begin-network = Ochre sendet dann { $nothing } von hier, was auch immer danach verlangt. Von anderen Programmen weiß es nichts: Trenne deshalb auch den Computer selbst vom Netzwerk.
offline-begin-nothing = nichts
offline-begin-watching = Zuerst erhält der andere Computer von der Wallet dies: { $account }. Damit sieht er jeden Coin und kann nichts signieren.
offline-begin-account = öffentliches Konto
offline-begin-files = Transaktionen kommen und gehen als Dateien oder QR-Codes. Jede wird hier neu verifiziert, bevor du sie signierst.
offline-begin-wallet = Die Wallet, die hier signiert
offline-begin-on = Offline-Modus ist eingeschaltet
offline-begin-on-sends = Ochre sendet von hier nichts.
offline-begin-use-network = Offline-Modus ausschalten
offline-begin-create = Wallet hier erstellen
offline-begin-restore = Wallet hier wiederherstellen
offline-begin-shuts = Beides schaltet zuerst den Offline-Modus ein. In den Einstellungen lässt er sich wieder ausschalten.
offline-begin-shuts-others = Beides schaltet zuerst den Offline-Modus ein: Die Wallets und Nodes, die Ochre hier hat, werden dann nicht mehr abgefragt. In den Einstellungen lässt er sich wieder ausschalten.

## Sign offline

offline-title = Offline signieren
offline-no-network = Auf diesem Computer wird kein Netzwerk genutzt
offline-lead = Importiere, was ein anderer Computer oder ein anderes Programm erstellt hat. Ochre verifiziert es hier, allein mit deinen Schlüsseln, und du nimmst das Signierte wieder mit.
offline-waits = Eine weitere Datei wartet
offline-waits-begun = Du hast hier etwas begonnen. Was du eingefügt hast, bleibt.
offline-waits-busy = Sie wird gelesen, sobald du mit dieser fertig bist.
offline-waits-read = Jetzt lesen
offline-waits-leave = Nicht lesen
offline-signing = Wird signiert
offline-aborted = Du hast nicht bestätigt
offline-aborted-nothing = Es wurde nichts signiert.
offline-left =
    { $count ->
        [one] { $count } Transaktion blieb unsigniert
       *[other] { $count } Transaktionen blieben unsigniert
    }
offline-left-password =
    { $count ->
        [one] { $count } Transaktion liegt über der Summe, die du gewählt hast: Jede verlangt das App-Passwort einzeln. Öffne und signiere sie nacheinander.
       *[other] { $count } Transaktionen liegen über der Summe, die du gewählt hast: Jede verlangt das App-Passwort einzeln. Öffne und signiere sie nacheinander.
    }
offline-left-others = Was nicht verifiziert ist, von einer Regel zurückgehalten wird oder einer anderen Transaktion widerspricht, wird einzeln geöffnet, gelesen und beantwortet.
offline-account = Der vorbereitende Computer braucht einmal das öffentliche Konto dieser Wallet.
offline-account-show = Öffentliches Konto anzeigen

## Bringing files, text or codes

offline-drop = Signieranfragen oder PSBT-Dateien hierher ziehen
    .label = Dateien hierher ziehen
    .hint = Eine oder viele. Nichts davon verlässt diesen Computer.
offline-files = Zu signierende Dateien
offline-files-choose = Dateien auswählen
offline-paste = Text einfügen
offline-scan = QR-Codes scannen
offline-text = Zu Signierendes als Text
    .hint = Eine PSBT in Base64 oder hexadezimal, die Ausgabe von Bitcoin Core dazu, eine Signieranfrage oder die Texte von Codes (ur:, BBQr, Specter), einer pro Zeile.
offline-text-read = Lesen
offline-name-pasted = Eingefügter Text
offline-name-scanned = Gescannte Codes

## What was brought

offline-brought = Importiert
offline-brought-count =
    { $count ->
        [one] { $count } Import
       *[other] { $count } Importe
    }
offline-save-all =
    { $count ->
        [one] { $count } signierte Datei in einen Ordner speichern
       *[other] { $count } signierte Dateien in einen Ordner speichern
    }
offline-sign-all = Die { $count } ohne offene Fragen signieren
offline-saved-all =
    { $count ->
        [one] { $count } Datei in { $folder } gespeichert
       *[other] { $count } Dateien in { $folder } gespeichert
    }
offline-refused =
    { $count ->
        [one] { $count } Import davon kann aus den unten genannten Gründen nicht signiert werden.
       *[other] { $count } Importe davon können aus den unten genannten Gründen nicht signiert werden.
    }
offline-from-pack = Signieranfrage
offline-from-psbt = Reine PSBT
offline-does-part =
    { $ours ->
        [one] andere signieren mit, { $ours } Coin von { $all } ist deiner
       *[other] andere signieren mit, { $ours } Coins von { $all } sind deine
    }
offline-does-nobody =
    { $count ->
        [one] zahlt an niemand anderen, Gebühr { $fee }, { $count } Coin
       *[other] zahlt an niemand anderen, Gebühr { $fee }, { $count } Coins
    }
offline-does-pay =
    { $count ->
        [one] { $amount } an andere, Gebühr { $fee }, { $count } Coin
       *[other] { $amount } an andere, Gebühr { $fee }, { $count } Coins
    }
offline-pays-bitcoin = { $amount } an { $address }
offline-pays-asset = { $amount } kleinste Einheiten von { $asset } an { $recipient }
offline-not-read = Nicht gelesen
offline-signed = Signiert
offline-held-back = Von deinen Regeln zurückgehalten
offline-open = Öffnen
offline-open-named = { $name } öffnen

## What is kept from before

offline-kept = Importiert und nicht signiert
offline-kept-pack = Signieranfrage, importiert { $time } · würde ausgeben: { $total }
offline-kept-psbt = Reine PSBT, importiert { $time } · würde ausgeben: { $total }
offline-kept-total =
    { $count ->
        [one] { $count } Coin, { $amount }
       *[other] { $count } Coins, { $amount }
    }
offline-kept-coins = ({ $coins })
offline-kept-coins-more = ({ $coins } und noch { $count })
offline-kept-transaction = Transaktion { $txid }…
offline-kept-twice = Dieselbe Transaktion steht hier noch einmal, mit anderen Angaben zu Beträgen oder Skripten ihrer Coins. Eine Signatur gilt nur für eine dieser Angaben, daher nimmt die Blockchain nur die wahre an.
offline-kept-look = Noch vorhanden?
offline-kept-unknown = Ob sie noch vorhanden sind, ist nicht bekannt: Von hier aus kann niemand gefragt werden.
offline-kept-there = Laut Liste des Dienstes sind alle noch vorhanden.
offline-kept-gone =
    { $count ->
        [one] Laut Liste des Dienstes ist { $count } Coin davon weg: Die Transaktion kann nicht mehr bestätigt werden.
       *[other] Laut Liste des Dienstes sind { $count } Coins davon weg: Die Transaktion kann nicht mehr bestätigt werden.
    }
offline-damaged = Beiseitegelegt: nicht mehr lesbar
offline-damaged-unnamed = Etwas ohne Namen
offline-damaged-signed = Das wurde hier signiert. Was davon auf dem Datenträger liegt, ist beschädigt. Deshalb wird in dieser Wallet nichts mehr signiert, dem es widersprechen könnte.
offline-damaged-unsigned = Das wurde nicht signiert. Was davon auf dem Datenträger liegt, ist beschädigt: Importiere es noch einmal von dort, wo es herkam.
offline-signed-here = Hier signiert
offline-signed-at = signiert { $time } · { $txid }
offline-forget-named = { $name } vergessen
offline-forget = Diesen Import vergessen?
offline-forget-what = { $name } wird von dieser Liste gestrichen. Es wurde nichts signiert, und ein erneuter Import ist möglich.
offline-forget-keep = Import behalten
offline-forget-it = Import vergessen
