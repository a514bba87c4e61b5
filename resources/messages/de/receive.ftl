receive-title = Empfangen
receive-all-invoices = Alle Rechnungen
receive-new-invoice = Neue Rechnung
receive-what = Was möchtest du empfangen?
receive-what-asset = Ein Asset
    .hint = Mit einer Rechnung, auf einem freien Asset-Slot
receive-what-bitcoin = Bitcoin
    .hint = Einfache Bitcoin, an deine Adresse: für Gebühren und neue Slots

## An address for plain bitcoin
receive-address = Einfache Bitcoin empfangen
    .new = Neue Adresse
    .qr = QR-Code der Adresse
    .copy = Adresse kopieren
    .used = Schon verwendet
    .used-note = Der Dienst hat diese Adresse schon einmal genannt. Sie gehört trotzdem dir; eine frische hält Zahlungen auseinander.
    .asking = Der Dienst wird um eine Adresse gebeten
    .none = Der Dienst nennt die nächste Adresse, und deine eigenen Schlüssel leiten sie noch einmal ab, bevor du sie siehst. Eine Adresse, die nicht dir gehört, wird nie angezeigt.
    .get = Adresse abrufen
receive-address-derived = Vor dem Anzeigen mit deinen Schlüsseln verifiziert: { $path }, { $ago }.

## A new invoice
receive-choose = Asset auswählen
receive-any = Jedes Asset, auch ein hier neues
receive-other = Ein anderes, mit seiner ID
receive-asset = Asset
receive-asset-id = Asset-ID
    .hint = Der Dienst muss dieses Asset schon kennen. Kennt er es nicht, lehnt er ab, und es wird nichts erstellt.
    .wrong = Das ist keine Asset-ID. Sie beginnt mit „rgb:“.
receive-any-note = Wer zahlt, wählt das Asset. So kommt ein Asset an, das diese Wallet noch nie hatte: Die meisten Dienste erstellen keine Rechnung für eines, das sie noch nicht kennen.
receive-amount = Betrag
    .hint-any = Wie viele Nachkommastellen es haben wird, ist hier nicht bekannt, daher zählen die kleinsten Einheiten.
    .hint-other = Wie viele Nachkommastellen dieses Asset hat, ist hier nicht bekannt, daher zählen die kleinsten Einheiten.
    .unit = kleinste Einheiten
receive-amount-zero = Es muss mehr als null sein.
receive-free = { $count } { $slots } frei
receive-free-word =
    { $count ->
        [one] Slot
       *[other] Slots
    }
receive-no-proxy = Noch kein RGB-Proxy
    .text = Absender legen Asset-Daten für dich auf einem RGB-Proxy ab, und die Verbindung dieser Wallet nennt keinen.
receive-no-slot = Kein Slot ist frei zum Empfangen
    .text = Jede Rechnung reserviert einen leeren Asset-Slot, bis sie bezahlt oder abgebrochen ist. „Slots erstellen“ behält, was du eingegeben hast.
    .act = Slots erstellen
    .back = Zurück zur Rechnung
receive-where = Wo es ankommt
receive-only-blinded = Dieser Dienst erstellt verblindete Rechnungen. Bis du ausgibst, was ankommt, kann Ochre nicht verifizieren, dass der Slot dir gehört.
receive-where-slot = Auf einem deiner freien Slots
    .hint = Der Absender erfährt nicht, auf welchem. Bis dahin ist ein Slot reserviert. Bis du ausgibst, was ankommt, kann Ochre nicht verifizieren, dass der Slot dir gehört.
    .hint-own = Der Absender erfährt nicht, auf welchem. Bis dahin ist ein Slot reserviert. Ochre verifiziert, dass der Slot dir gehört: Dein eigener Dienst weiß, welcher es ist.
receive-where-output = Auf einem neuen Output, den der Absender bezahlt
    .hint = Dafür braucht es keinen Slot. Die Adresse ist eine von deinen, und der Absender sieht sie. Ochre kann alles daran verifizieren.
receive-create = Rechnung erstellen
receive-create-for = Rechnung erstellen: { $amount }
receive-creating = Der Dienst erstellt die Rechnung, { -ochre } verifiziert sie
receive-create-note = Der Dienst erstellt die Rechnung, und { -ochre } verifiziert sie, bevor du sie siehst. { -ochre } zeigt keine Rechnung für ein anderes Asset, einen anderen Betrag oder ein anderes Netzwerk.
receive-not-as-asked = Du wolltest { $asked }, geschrieben hat der Dienst { $got }. { -ochre } zeigt die Rechnung nicht an, damit niemand sie bezahlt.
receive-off-slot = Dafür braucht es einen freien Slot.
receive-off-asset = Wähle, was du empfangen möchtest.
receive-off-id = Gib die ID des Assets ein.
receive-off-amount = Gib einen Betrag ein.
receive-off-amount-wrong = Der Betrag ist ungültig.

## The list of invoices
receive-invoices = Deine Rechnungen
receive-invoices-for = Deine Rechnungen für { $asset }
receive-invoices-count =
    { $count ->
        [one] { $count } Rechnung
       *[other] { $count } Rechnungen
    }
receive-invoices-all =
    { $count ->
        [one] { $count } Rechnung anzeigen
       *[other] Alle { $count } Rechnungen anzeigen
    }
receive-invoices-loading = Deine Rechnungen werden gesucht
receive-invoices-none = Hier wurde noch keine erstellt.
receive-invoices-unreadable = Wer sie bekommen hat, kann sie vielleicht noch bezahlen. Erstelle bei Bedarf eine neue Rechnung.
receive-note-endless = kein Ende
receive-note-left = noch { $time }
receive-note-not-given-up = noch nicht abgebrochen
receive-note-slot-held = Slot noch reserviert
receive-note-this-slot-held = Slot { $slot } noch reserviert
receive-note-made = erstellt { $ago }

## The state of an invoice: on a chip, and whose turn it is and what comes next
receive-state = Status
receive-state-waitingForThem =
    .sentence = Noch hat niemand bezahlt.
receive-state-waitingForYou =
    .sentence = Es wurde dir gesendet. Beim nächsten Neuladen wird es angenommen, und der Absender erfährt es.
receive-state-confirming =
    .sentence = Sie ist bezahlt. Die Transaktion wartet auf Blöcke.
receive-state-settled =
    .sentence = Laut Dienst ist diese Zahlung abgeschlossen.
receive-state-failed =
    .sentence = Laut Dienst ist diese Rechnung beendet: Sie kann nicht mehr bezahlt werden.
receive-state-cancelled =
    .sentence = Du hast diese Rechnung abgebrochen. Sie reserviert keinen Slot.
receive-state-expired =
    .sentence = Diese Rechnung ist abgelaufen. Sieh nach, ob eine Zahlung kam, bevor du die Rechnung abbrichst: Bei einem Abbruch kann die Zahlung verloren gehen.
receive-state-unknown =
    .sentence = { -ochre } kann nicht sagen, was daraus wurde. Lade neu und sieh dann in deinem Guthaben nach.
receive-over-at = Die Frist endete um { $time }.
receive-asking = Der Dienst wird gerade gefragt.
receive-asked-never = Der Dienst wurde noch nicht gefragt.
receive-asked-next = Nächste Abfrage beim Dienst in { $time }.
receive-asked = Dienst { $ago } gefragt.
receive-asked-again = Dienst { $ago } gefragt, wieder in { $time }.
receive-free-slot = Rechnung abbrechen
receive-give-up = Rechnung abbrechen
receive-take = Zahlung annehmen
receive-see-transfer = Transfer ansehen
receive-check = Neu laden
receive-friend-pays = Übungsfreund zahlen lassen
receive-cancel = Rechnung abbrechen
receive-ask-service = Dienst fragen
receive-kept = Die Rechnung bleibt bestehen
receive-nothing-given-up = Der Dienst hat nichts abgebrochen. Der Status wird neu abgefragt
receive-freed = Abgebrochen: Ihr Slot ist wieder frei
receive-given-up = Die Rechnung wurde abgebrochen
receive-friend-sent = Dein Übungsfreund hat gesendet. Beim nächsten Neuladen wird es angenommen

## How long it can be paid
receive-endless = Sie läuft nie von selbst ab.
receive-time = Restzeit zum Bezahlen
receive-time-left = Zeit zum Bezahlen. Gültig bis { $until }, insgesamt { $whole }.
receive-time-over = Die Frist ist vorbei
# Read aloud.
receive-time-less = Weniger als { $minutes } min Zeit zum Bezahlen

## The slot that it holds
receive-no-slot-held = Sie reserviert keinen Slot.
    .text = Bezahlt wird an eine eigene Adresse.
receive-slot-paid = Slot { $slot } empfängt es
receive-slot-expired = Slot { $slot } ist noch für diese Rechnung reserviert
receive-slot-open = Slot { $slot } ist für diese Rechnung reserviert
receive-some-slot-paid = Ein Slot empfängt es
receive-some-slot-expired = Ein Slot ist noch für diese Rechnung reserviert
receive-some-slot-open = Ein Slot ist für diese Rechnung reserviert
receive-slot-untold = Der Dienst meldet nicht, welcher.
receive-slot-paid-note = Er enthält das Gesendete, sobald der Transfer abgeschlossen ist.
receive-slot-expired-note = Nichts anderes kann darauf ankommen, bevor er freigegeben ist.
receive-slot-endless-note = Nur du gibst ihn frei: Brich die Rechnung ab, wenn du sie nicht brauchst.
receive-slot-open-note = Der Ablauf allein gibt ihn nicht frei. { -ochre } bietet um { $time } an, die Rechnung abzubrechen.
receive-slots-free =
    { $count ->
        [one] { $count } Slot frei
       *[other] { $count } Slots frei
    }

## Its code
receive-code = Die Rechnung selbst
    .qr = QR-Code der Rechnung
    .copy = Rechnung kopieren
receive-code-paid = Gib sie nicht noch einmal weiter.
    .note = Eine Rechnung wird einmal bezahlt. Erstelle für mehr eine neue.
receive-code-unknown = Gib sie jetzt nicht weiter.
receive-code-over = Niemand kann sie mehr bezahlen.
    .note = Ihr Code wird nicht angezeigt, damit es niemand versucht.

## What was checked of it
receive-checked = Prüfungen dieser Rechnung
receive-this-network = dieses Netzwerk
receive-claim-asked = Die Rechnung enthält, was du wolltest: { $amount }, Netzwerk: { $network }, bis { $time }.
receive-claim-asked-endless = Die Rechnung enthält, was du wolltest: { $amount }, Netzwerk: { $network }, ohne Ende.
receive-claim-ours = Der Output, den sie verlangt, gehört dir: Seine Adresse ist aus deinen Schlüsseln abgeleitet, { $path }.
receive-claim-slot = Sie zahlt auf deinen freien Slot { $slot }: Seine Adresse ist aus deinen Schlüsseln abgeleitet, { $path }.
receive-claim-from-backup = Sie stammt aus einem Backup, und hier ist nicht verifiziert, dass dir gehört, was auf sie gezahlt wird. Erstelle eine neue, statt sie weiterzugeben.
receive-claim-witness = { -ochre } konnte die Adresse darin nicht ableiten. Gib sie nicht weiter, bevor der Dienst das erklärt hat.
receive-claim-blinded = Der Slot darin ist verblindet: Nur der Dienst weiß, welcher es ist. Bis du ausgibst, was ankommt, kann { -ochre } nicht verifizieren, dass er dir gehört. Bitte beim ersten Mal um einen kleinen Betrag.
receive-warning-farExpiry = Sie bleibt sehr lange bezahlbar und reserviert ihren Slot ebenso lange.
receive-warning-noExpiry = Sie läuft nie von selbst ab und reserviert ihren Slot, bis du sie abbrichst.
receive-warning-plainEndpoint = Zugestellt wird über eine unverschlüsselte Verbindung: Andere unterwegs können lesen, was du empfängst.
receive-warning-foreignEndpoint = Zugestellt wird über einen anderen Server als den Dienst selbst.
receive-delivery = Wohin und an wen die Asset-Daten gehen
    .endpoints = Endpunkte
    .none = keine angegeben
    .recipient = Empfänger
    .address = Adresse
