## States, kinds and directions

transfer-state-waitingForThem = Wartet
transfer-state-waitingForYou = Du bist am Zug
transfer-state-confirming = Wird bestätigt
transfer-state-overdue = Überfällig
transfer-state-settled = Erledigt
transfer-state-failed = Fehlgeschlagen
transfer-state-cancelled = Abgebrochen
transfer-state-expired = Abgelaufen
transfer-state-unknown = Unbekannt
transfer-state-unknown-number = Unbekannt ({ $status })
# What the service calls one of its own numbers, in our words: for people who compare with its logs.
transfer-status-initiated = begonnen, noch nicht eingereicht
transfer-status-waitingCounterparty = wartet auf die Gegenseite
transfer-status-waitingSafeHeight = wartet vor der Verwendung auf genügend Blöcke
transfer-status-waitingBroadcast = wartet darauf, ins Netzwerk gesendet zu werden
transfer-status-waitingConfirmations = wartet auf Blöcke
transfer-status-settled = abgeschlossen
transfer-status-failed = fehlgeschlagen
transfer-status-unknown = nicht in der gewählten API-Version
transfer-kind-issuance = Herausgabe
transfer-kind-receiveBlind = Empfang auf verblindetem Slot
transfer-kind-receiveWitness = Empfang mit Bitcoin auf einer Adresse
transfer-kind-send = Senden
transfer-kind-inflation = Weitere Herausgabe
transfer-kind-burn = Vernichtung
transfer-kind-unknown = Eine Art, die hier nicht bekannt ist
transfer-direction-in = Eingang
transfer-direction-out = Ausgang
# Made by the wallet itself: there is no other side.
transfer-direction-none = Eigener
transfer-alarm-missing = Er hat ihn früher aufgelistet, und Transfers werden nie gelöscht. Hier steht, was der Dienst damals gemeldet hat. Frage den Betreiber.
    .title = Der Dienst listet diesen Transfer nicht mehr auf
transfer-alarm-settledThenFailed = Was abgeschlossen ist, kann nicht fehlschlagen. Suche die Transaktion in einem Block-Explorer deiner Wahl, bevor du eines davon glaubst.
    .title = Laut Dienst erst abgeschlossen, jetzt fehlgeschlagen

## How one stands: what is true, and whose turn it is

transfer-standing-unknown = Der Dienst meldet den Status { $status }, den die gewählte API-Version nicht enthält. Hier wird deshalb nichts unternommen.
transfer-standing-doubt = Unbekannt: Je nach Version des Dienstes heißt Zustand { $status } unterwegs oder beendet. Lade neu, sieh dann in deinem Guthaben nach oder frag die andere Seite.
transfer-waits-out = Eingereicht, noch nicht ins Netzwerk gesendet: Der Empfänger muss annehmen. Beim Neuladen wird gefragt, ob er das getan hat.
transfer-waits-out-until = Eingereicht, noch nicht ins Netzwerk gesendet: Der Empfänger muss bis { $time } annehmen, noch { $minutes } min. Beim Neuladen wird gefragt, ob er das getan hat.
transfer-waits-out-over = Eingereicht, noch nicht ins Netzwerk gesendet: Der Empfänger muss annehmen (die Frist ist { $ago } abgelaufen). Beim Neuladen wird gefragt, ob er das getan hat.
transfer-waits-in = Deine Rechnung ist offen: Der Absender muss sie bezahlen. Bis dahin reserviert sie einen Slot.
transfer-waits-in-until = Deine Rechnung ist bis { $time } offen, noch { $minutes } min: Der Absender muss sie bezahlen. Bis dahin reserviert sie einen Slot.
transfer-waits-in-over = Deine Rechnung ist offen (die Frist ist { $ago } abgelaufen): Der Absender muss sie bezahlen. Bis dahin reserviert sie einen Slot.
transfer-waits-none = Laut Dienst läuft der Transfer noch.
transfer-standing-out-waitingForYou = Hier begonnen und noch nicht eingereicht: Du bist am Zug.
transfer-standing-out-confirming = Laut Dienst ins Netzwerk gesendet. Wartet auf Blöcke.
transfer-standing-out-settled = Laut Dienst ist dieser Transfer abgeschlossen: Was du gesendet hast, gehört dir nicht mehr.
transfer-standing-out-failed = Laut Dienst ist dieser Transfer fehlgeschlagen. Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden.
# $ago: how long since
transfer-standing-out-cancelled = Du hast diesen Transfer { $ago } abgebrochen. Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden.
transfer-standing-out-expired = Der Empfänger hat nicht rechtzeitig angenommen. Was bewegt werden sollte, bleibt reserviert, bis du den Transfer abbrichst.
transfer-standing-in-waitingForYou = Für diese Rechnung ist etwas angekommen. Du bist am Zug: Lade neu, um es anzunehmen.
transfer-standing-in-confirming = Hier angenommen. Der Absender sendet es ins Netzwerk, dann bestätigen es Blöcke. Du musst nichts tun, außer neu zu laden.
transfer-standing-in-late = Überfällig: Er wurde hier angenommen, steht aber laut Dienst in keinem Block. Er kann noch ankommen. Rechne noch nicht damit.
transfer-standing-in-excluded = Er kann nicht mehr ankommen: Eine andere Transaktion hat seinen Coin ausgegeben und steht in einem geprüften Block.
transfer-standing-in-settled = Laut Dienst ist dieser Transfer abgeschlossen.
transfer-standing-in-received = Empfangen. Die Asset-Daten sind verifiziert, und laut Dienst ist der Transfer abgeschlossen.
transfer-standing-in-refused = Betrachte diesen Transfer nicht als empfangen, was auch immer der Dienst meldet: Seine Asset-Daten sind abgelehnt.
transfer-standing-in-failed = Laut Dienst ist diese Rechnung beendet: Sie kann nicht mehr bezahlt werden.
transfer-standing-in-cancelled = Du hast diese Rechnung { $ago } abgebrochen.
transfer-standing-in-expired = Die Rechnung ist abgelaufen, und niemand hat sie bezahlt. Sie reserviert noch einen Slot, bis du sie abbrichst: Du bist am Zug.
transfer-standing-none-waitingForYou = Laut Dienst läuft der Transfer noch.
transfer-standing-none-confirming = Laut Dienst ins Netzwerk gesendet. Wartet auf Blöcke.
transfer-standing-none-settled = Von dieser Wallet selbst ausgeführt. Es gibt keine Gegenseite.
transfer-standing-none-failed = Der Transfer kam nicht zustande.
transfer-standing-none-expired = Die Frist lief ab, bevor der Transfer zustande kam.

## The list

transfer-list-title = Transfers
transfer-list-in-progress = { $count } laufende
transfer-list-labels = Bezeichnungen
transfer-list-export = CSV exportieren
    .nothing = Es gibt nichts zu speichern.
transfer-list-exported =
    { $count ->
        [one] { $count } Transfer gespeichert als { $file }
       *[other] { $count } Transfers gespeichert als { $file }
    }
transfer-list-empty = Noch nichts gesendet oder empfangen.
    .action = Asset empfangen
transfer-list-count =
    { $count ->
        [one] { $count } Transfer, neueste zuerst
       *[other] { $count } Transfers, neueste zuerst
    }
transfer-list-found =
    { $count ->
        [one] { $count } Transfer gefunden
       *[other] { $count } Transfers gefunden
    }
transfer-list-unreadable = Lade neu: Der Dienst meldet es dann noch einmal. Sobald es lesbar ist, steht es unter den anderen.
transfer-list-none-found = Keine passenden Transfers.
    .action = Alle Transfers anzeigen
transfer-list = Transfers
transfer-column-when = Wann
transfer-column-asset = Asset
transfer-column-direction = Richtung
transfer-column-amount = Betrag
transfer-column-state = Status
transfer-column-number = Nr.
    .hint = Nummer des Dienstes für den Status
transfer-column-label = Bezeichnung
transfer-row-unreadable = Nicht lesbar
transfer-row-no-time = nicht bekannt

## What is looked for in the list

transfer-filter = Transfers
transfer-filter-text = Suche
    .placeholder = Bezeichnung, Asset, ID, Empfänger oder Rechnung
transfer-filter-asset = Asset
    .all = Alle Assets
transfer-filter-state = Status
    .all = Alle Status
    .unfinished = Laufend
transfer-filter-direction = Richtung
    .both = Eingang und Ausgang

## One transfer

transfer-title = Transfer
transfer-to-asset = Zum Asset
transfer-to-all = Alle Transfers
transfer-now = Aktueller Stand
# The unit of an amount whose asset is in no list.
transfer-base-units = kleinste Einheiten
transfer-number = Nummer des Dienstes: { $status }
transfer-do-refresh = Neu laden
transfer-do-give-up = Transfer abbrechen
transfer-given-up-failed = Abgebrochen. Was reserviert war, ist wieder frei.
transfer-given-up-nothingFailed = Der Dienst hat nichts abgebrochen: Vielleicht ist der Transfer inzwischen weiter. Lade neu, um es zu sehen.
transfer-given-up-aborted = Du hast es dir anders überlegt. Nichts wurde abgebrochen.
transfer-loading = Transfer wird gelesen
transfer-label = Deine Bezeichnung
    .hint = Nur auf diesem Computer gespeichert. Leere das Feld, um sie zu entfernen.
    .nothing = Noch nichts eingegeben.
    .same = Nichts geändert.
transfer-label-save = Bezeichnung speichern

## What it waits for

transfer-doctor = Worauf gewartet wird
transfer-doctor-move = Nächster Schritt
transfer-doctor-time = Restzeit
transfer-doctor-held = Bis dahin reserviert
transfer-doctor-refresh = Neu laden
transfer-doctor-give-up = Transfer abbrechen
transfer-move-unsure = Nicht bekannt. Bis das klar ist, gibt es nichts zu tun.
transfer-move-doubt = Du: Lade neu und sieh dann in deinem Guthaben nach.
transfer-move-chain = Niemand: Gewartet wird auf Blöcke.
transfer-move-late = Du: Frage den Absender, ob er ihn ins Netzwerk gesendet hat. Wurde er abgebrochen, erstelle eine neue Rechnung.
transfer-move-excluded = Du: Bitte den Absender, noch einmal zu zahlen, mit einer neuen Rechnung.
transfer-move-recipient = Der Empfänger: Er muss annehmen.
transfer-move-sender-broadcasts = Der Absender: Er muss es ins Netzwerk senden.
transfer-move-sender-pays = Der Absender: Er muss die Rechnung bezahlen.
transfer-move-you-broadcast = Du: Lade neu, um es ins Netzwerk zu senden.
transfer-move-you-take = Du: Lade neu, um anzunehmen, was angekommen ist.
transfer-move-you-over = Du: Von selbst kommt es nicht mehr zustande.
transfer-move-you-begun = Du: Bisher weiß niemand davon.
transfer-time-no-end = Keine Frist: Gewartet wird, solange es dauert.
transfer-time-none = Keine mehr.
transfer-time-over = Keine. Die Frist ist { $ago } abgelaufen.
transfer-time-left = { $left }, bis { $ends }
transfer-held-nothing-in = Nichts: Eine Witness-Rechnung wird an eine eigene Adresse bezahlt.
transfer-held-nothing-out = Welche Outputs, ist nicht bekannt: Signiert wurde nicht auf diesem Computer.
transfer-held-nothing-none = Nichts, was hier bekannt ist.
transfer-held =
    { $kind ->
        [slot] Slot { $outpoint }
       *[output] Output { $outpoint }
    }
transfer-held-with =
    { $kind ->
        [slot] Slot { $outpoint } mit { $what }
       *[output] Output { $outpoint } mit { $what }
    }
transfer-held-more = Ein Output wird immer ganz ausgegeben: Was nicht abgeht, kommt mit der Transaktion zurück.
transfer-refresh-failed = Der Dienst konnte seinen Teil beim letzten Neuladen nicht erledigen: „{ $reason }“. Beim nächsten versucht er es erneut.
transfer-refresh-failed-silently = Der Dienst konnte seinen Teil beim letzten Neuladen nicht erledigen und nannte keinen Grund. Beim nächsten versucht er es erneut.
transfer-refresh-asksRecipient = Fragt, ob der Empfänger angenommen hat. Wenn ja, wird die Transaktion sofort ins Netzwerk gesendet.
transfer-refresh-broadcasts = Sendet die Transaktion ins Netzwerk: Der Empfänger hat angenommen. Danach lässt sie sich nicht mehr zurückholen.
transfer-refresh-asksSender = Fragt, ob für diese Rechnung etwas angekommen ist, und nimmt es an.
transfer-refresh-takesArrived = Prüft, was angekommen ist, und nimmt es an.
transfer-refresh-looksForBlocks = Fragt, wie viele Blöcke darauf liegen. Das ändert nichts.
transfer-refresh-looks = Fragt den Dienst nach dem aktuellen Stand. Versprechen lässt sich nichts.
# What giving it up does, in three sentences: what it ends; what else ends with it, where there is any; what may be lost.
transfer-give-up-slot = Beendet die Rechnung und gibt ihren Slot frei.
transfer-give-up-send = Beendet den Transfer und gibt frei, was er reserviert.
transfer-give-up-together =
    { $count ->
        [one] Ebenso { $count } weiteren Transfer in derselben Transaktion.
       *[other] Ebenso { $count } weitere Transfers in derselben Transaktion.
    }
transfer-give-up-risk-paidMeanwhile = Hat jemand schon bezahlt, kann das Gesendete verloren gehen: Lade zuerst neu.
transfer-give-up-risk-broadcastYet = Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden: Ochre berücksichtigt das, wenn du erneut zahlst.
transfer-give-up-risk-lost = Etwas ist angekommen und wurde nie angenommen, und die Frist ist vorbei: Es wäre verloren.
transfer-give-up-risk-mayConfirm = Wird die Transaktion des Absenders noch bestätigt, kann das Gesendete verloren sein. Lade vorher neu.
transfer-give-up-off = Jetzt nicht.
transfer-give-up-off-state = Abbrechen lässt sich nur ein Transfer, der auf die Gegenseite wartet.
transfer-give-up-off-unknownState = Der Status ist eine Nummer, die hier nicht bekannt ist, daher wird nichts unternommen.
transfer-give-up-off-outcomeUnknown = Die Transaktion wurde eingereicht, und es kam keine Antwort: Nach einem Abbruch könnte doppelt bezahlt werden.
transfer-give-up-off-handedOver = Die Transaktion wurde eingereicht und kann noch bestätigt werden.
transfer-give-up-off-arrived = Dafür ist etwas angekommen: Beim Neuladen wird es angenommen, bei einem Abbruch könnte es verloren gehen.

## What is known of it

transfer-facts = In der Blockchain
transfer-facts-no-transaction = Dazu ist keine Transaktion bekannt.
transfer-facts-transaction = Transaktions-ID
transfer-facts-arrives = Kommt an auf deinem Output
transfer-facts-change = Was zurückkommt, liegt auf
transfer-facts-recipient = Empfänger-ID
transfer-facts-numbers = Batch { $batch }, Transfer { $transfer } nach der Zählung des Dienstes.
transfer-facts-invoice = Rechnung
transfer-facts-data = Wohin die Asset-Daten gehen
transfer-facts-reached = Gegenseite erreichbar über
transfer-facts-used = verwendet
transfer-facts-not-used = nicht verwendet

## The states that were seen, and the service’s times

transfer-history = Hier gesehene Status
transfer-history-none = Noch keine: Der Transfer hatte diesen Status schon, als er zum ersten Mal aufgelistet wurde.
transfer-history-number = Nummer des Dienstes
transfer-times = Zeitangaben des Dienstes
transfer-times-made = Erstellt
transfer-times-changed = Zuletzt geändert
transfer-times-ends = Läuft ab

## Labels for and from other programs

transfer-labels = Bezeichnungen austauschen
    .hint = So, wie Sparrow und andere sie austauschen (BIP329), je Transaktion. Die Datei verrät, welche Transaktionen deine sind.
transfer-labels-export = Bezeichnungen exportieren
transfer-labels-saved =
    { $count ->
        [one] { $count } Bezeichnung gespeichert als { $file }.
       *[other] { $count } Bezeichnungen gespeichert als { $file }.
    }
transfer-labels-none = Noch trägt keine Transaktion eine Bezeichnung.
transfer-labels-not-saved = Nichts wurde gespeichert.
transfer-labels-left-out =
    { $count ->
        [one] { $count } Transfer mit Bezeichnung, aber ohne Transaktion, ist nicht enthalten.
       *[other] { $count } Transfers mit Bezeichnung, aber ohne Transaktion, sind nicht enthalten.
    }
# What became of each label that was read.
transfer-labels-set =
    { $count ->
        [one] { $count } Transfer hat eine Bezeichnung erhalten.
       *[other] { $count } Transfers haben eine Bezeichnung erhalten.
    }
transfer-labels-same =
    { $count ->
        [one] { $count } Transfer hatte dieselbe Bezeichnung schon.
       *[other] { $count } Transfers hatten dieselbe Bezeichnung schon.
    }
transfer-labels-ownStays =
    { $count ->
        [one] { $count } Transfer behielt die Bezeichnung, die du hier vergeben hast.
       *[other] { $count } Transfers behielten die Bezeichnung, die du hier vergeben hast.
    }
transfer-labels-unknown =
    { $count ->
        [one] { $count } Bezeichnung von Transaktionen, zu denen es hier keinen Transfer gibt: nicht übernommen.
       *[other] { $count } Bezeichnungen von Transaktionen, zu denen es hier keinen Transfer gibt: nicht übernommen.
    }
transfer-labels-ofOthers =
    { $count ->
        [one] { $count } Bezeichnung von Adressen, Outputs oder Schlüsseln: Ochre speichert solche nicht.
       *[other] { $count } Bezeichnungen von Adressen, Outputs oder Schlüsseln: Ochre speichert solche nicht.
    }
transfer-labels-empty =
    { $count ->
        [one] { $count } Zeile ohne Bezeichnung.
       *[other] { $count } Zeilen ohne Bezeichnung.
    }
transfer-labels-unread =
    { $count ->
        [one] { $count } Zeile, die nicht lesbar war.
       *[other] { $count } Zeilen, die nicht lesbar waren.
    }
