## States, kinds and directions

transfer-state =
    { $state ->
        [waitingForThem] Wartet
        [waitingForYou] Du bist am Zug
        [confirming] Wird bestätigt
        [settled] Erledigt
        [failed] Fehlgeschlagen
        [cancelled] Abgebrochen
        [expired] Abgelaufen
       *[unknown] Unbekannt
    }
transfer-state-unknown-number = Unbekannt ({ $status })
transfer-status =
    { $status ->
        [initiated] Begonnen
       *[waitingBroadcast] Wartet auf Senden ins Netzwerk
    }
transfer-kind =
    { $kind ->
        [issuance] Herausgabe
        [receiveBlind] Verblindete Rechnung
        [receiveWitness] Witness-Rechnung
        [send] Senden
        [inflation] Weitere Herausgabe
        [burn] Vernichtung
       *[unknown] Unbekannte Art
    }
transfer-direction =
    { $direction ->
        [in] Eingang
        [out] Ausgang
       *[none] Eigener
    }
# Made by the wallet itself: there is no other side.
transfer-alarm-missing = Das ist die letzte Meldung des Dienstes. Transfers werden nie gelöscht. Frag den Betreiber.
    .title = Der Dienst listet diesen Transfer nicht mehr auf
transfer-alarm-settledThenFailed = Ein abgeschlossener Transfer kann nicht fehlschlagen. Suche die Transaktion in einem Block-Explorer, dem du traust.
    .title = Erst als abgeschlossen gemeldet, jetzt als fehlgeschlagen

## How one stands: what is true, and whose turn it is

transfer-standing-unknown = Zustand { $status } fehlt in der gewählten API-Version. Ochre unternimmt nichts.
transfer-standing-doubt = Zustand { $status } kann laufend oder beendet heißen. Lade neu und prüfe dann dein Guthaben.
transfer-waits-out = Der Empfänger muss annehmen.
transfer-waits-out-until = Der Empfänger kann bis { $time } annehmen. Noch { $left }.
transfer-waits-then = Nach der Annahme sendet ein Neuladen ihn ins Netzwerk: Das ist unwiderruflich.
transfer-waits-in = Der Absender muss zahlen.
transfer-waits-in-until = Der Absender kann bis { $time } zahlen. Noch { $left }.
transfer-waits-over = Frist { $ago } abgelaufen. Lade neu, um zu sehen, was geschah.
transfer-standing-none = Als laufend gemeldet.
transfer-standing-begun = Hier begonnen, noch nicht eingereicht.
transfer-standing-broadcasts = Der Empfänger hat angenommen. Ein Neuladen sendet ihn ins Netzwerk: Das ist unwiderruflich.
transfer-standing-arrived = Etwas ist angekommen. Lade neu, um es anzunehmen.
transfer-standing-accepted = Hier angenommen. Der Absender sendet ihn ins Netzwerk, dann bestätigen ihn Blöcke.
transfer-standing-confirming = Senden ins Netzwerk gemeldet. Wartet auf Blöcke.
transfer-standing-out-settled = Der Dienst meldet ihn als abgeschlossen.
transfer-standing-received = Empfangen. Die Asset-Daten sind verifiziert, und der Dienst meldet ihn als abgeschlossen.
transfer-standing-refused = Betrachte das nicht als empfangen, egal was der Dienst meldet: Die Asset-Daten sind abgelehnt.
transfer-standing-late = Überfällig: Der Dienst meldet keinen Block dafür. Rechne nicht damit. Frag den Absender, ob er ihn ins Netzwerk gesendet hat; hat er abgebrochen, erstelle eine neue Rechnung.
transfer-standing-excluded = Kann nicht mehr ankommen: In einem verifizierten Block gibt eine andere Transaktion den Coin aus. Bitte den Absender, eine neue Rechnung zu zahlen.
transfer-standing-out-failed = Der Dienst meldet das als fehlgeschlagen. Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden.
transfer-standing-failed = Der Dienst meldet das als fehlgeschlagen.
# $ago: how long since
transfer-standing-out-cancelled = Du hast das { $ago } abgebrochen. Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden.
transfer-standing-cancelled = Du hast das { $ago } abgebrochen.
transfer-standing-expired = Abgelaufen. Lade neu und brich ab, um Reserviertes freizugeben.

## The list

transfer-list-in-progress = { $count } laufend
transfer-list-labels = Bezeichnungen
transfer-list-export = CSV exportieren
    .nothing = Nichts zu exportieren
transfer-list-empty = Noch keine Transfers
    .action = Asset empfangen
transfer-list-count =
    { $count ->
        [one] { $count } Transfer
       *[other] { $count } Transfers
    }
transfer-list-unreadable = Lade neu, um ihn erneut zu holen.
transfer-list-none-found = Keine passenden Transfers.
    .action = Alle Transfers anzeigen
transfer-column-when = Wann
transfer-column-asset = Asset
transfer-column-direction = Richtung
transfer-column-amount = Betrag
transfer-column-state = Status
transfer-column-label = Bezeichnung
transfer-row-unreadable = Unlesbar
transfer-row-no-time = nicht bekannt

## What is looked for in the list

transfer-filter-text = Suche
    .placeholder = Bezeichnung, Asset, ID, Empfänger oder Rechnung
transfer-filter-asset =
    .all = Alle Assets
transfer-filter-state =
    .all = Alle Zustände
    .unfinished = Laufend
transfer-filter-direction =
    .both = Ein und aus

## One transfer

transfer-title = Transfer
transfer-now = Aktueller Stand
transfer-do-cancel = Transfer abbrechen
transfer-reserves = Reserviert { $what }
transfer-cancelled = Abgebrochen. Reserviertes ist wieder frei.
transfer-cancelled-nothing = Der Dienst hat nichts abgebrochen. Lade neu, um den Grund zu sehen.
transfer-label = Deine Bezeichnung
    .hint = Nur auf diesem Computer gespeichert.
    .same = Keine Änderung
transfer-label-save = Bezeichnung speichern

## What it waits for

transfer-refresh-failed = Das letzte Neuladen schlug hier fehl: „{ $reason }“.
transfer-refresh-failed-silently = Das letzte Neuladen schlug hier fehl.

## What is known of it

transfer-facts = Einzelheiten
transfer-facts-transaction = Transaktions-ID
transfer-facts-arrives = Kommt an auf
transfer-facts-change = Wechselgeld auf
transfer-facts-recipient = Empfänger-ID
transfer-facts-numbers = Nummern des Dienstes: Zustand { $status }, Batch { $batch }, Transfer { $transfer }
transfer-facts-invoice = Rechnung
transfer-facts-use =
    { $is ->
        [used] verwendet
       *[not] nicht verwendet
    }

## The states that were seen, and the service’s times

transfer-history = Verlauf
transfer-times-made = Erstellt
transfer-times-changed = Zuletzt geändert
transfer-times-ends = Läuft ab

## Labels for and from other programs

transfer-labels = Bezeichnungen anderer Programme
    .hint = BIP329, wie in Sparrow. Die Datei zeigt, welche Transaktionen und Adressen deine sind.
transfer-labels-export = Bezeichnungen exportieren
transfer-labels-none = Noch keine Bezeichnungen
transfer-labels-left-out = { $count } ausgelassen: ohne Transaktion
# What became of each label that was read.
transfer-labels-end =
    { $end ->
        [set] { $count } gesetzt
        [same] { $count } schon gleich
        [ownStays] { $count } behalten: deine
        [unknown] { $count } übersprungen: nicht in dieser Wallet
        [ofOthers] { $count } übersprungen: von Inputs oder Schlüsseln
        [empty] { $count } leer
       *[unread] { $count } unlesbar
    }
transfer-cancel-off =
    { $because ->
        [unknownState] Ochre kennt den Zustand nicht.
        [outcomeUnknown] Keine Antwort auf das Einreichen. Brichst du jetzt ab, zahlst du vielleicht doppelt.
        [handedOver] Eingereicht: Die Transaktion kann noch bestätigt werden.
        [arrived] Lade neu, um Angekommenes anzunehmen: Beim Abbrechen könnte es verloren gehen.
       *[state] Nur wartende Transfers lassen sich abbrechen.
    }
