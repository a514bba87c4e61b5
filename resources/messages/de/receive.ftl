receive-what = Asset oder Bitcoin

## An address for plain bitcoin
receive-address = Einfache Bitcoin empfangen
    .new = Neue Adresse
    .qr = QR-Code der Adresse
    .copy = Adresse kopieren
    .used = Schon verwendet. Gehört dir trotzdem, aber eine neue hält Zahlungen auseinander.
    .asking = Dienst wird um eine Adresse gebeten
    .get = Adresse abrufen
receive-address-derived = Mit deinen Schlüsseln verifiziert: { $path }, { $ago }.
receive-request = Betrag anfordern
    .hint = Der Absender sieht sie. Ochre speichert sie nicht.
    .link = Zahlungslink
    .qr = QR-Code des Zahlungslinks
receive-addresses = Deine Adressen
    .hint = Beträge: was deine Signaturen zeigen und der Dienst meldet. Andere Zahlungen können fehlen.
    .none = Noch keine Adresse
    .used = Benutzt
    .free = Keine bekannte Zahlung

## A new invoice
receive-any = Beliebiges Asset
    .note = Der Absender wählt das Asset, auch eines, das dein Dienst noch nicht kennt.
receive-other = Anderes Asset, mit seiner ID
receive-asset-id =
    .hint = Dein Dienst muss dieses Asset kennen.
    .wrong = Asset-IDs beginnen mit „rgb:“.
receive-amount =
    .hint = Ochre kennt die Zahl der Nachkommastellen nicht. Gib Einheiten ein.
receive-free = Belegt 1 von { $count } freien { $slots }.
receive-free-word = Slots
receive-create-note = { -ochre } prüft die Rechnung vorher.
receive-no-proxy = Noch kein RGB-Proxy
    .text = Absender legen Asset-Daten für dich auf einem RGB-Proxy ab. Diese Verbindung nennt keinen.
receive-no-slot = Zuerst Platz für Assets schaffen
    .text = Ein Asset braucht einen { $slot }, um anzukommen. Du hast keinen freien.
    .word = Slot
    .slots =
        { $count ->
            [one] { $count } Slot, bleibt dir
           *[other] { $count } Slots, bleiben dir
        }
    .fee = Gebühr bei { $rate }
    .short = Du brauchst zuerst { $takes }
    .fund = Bitcoin empfangen
    .act = Slots und Rechnung erstellen
    .change = Ändern
receive-where = Kommt an
receive-where-slot = Auf einem freien Slot (verblindete Rechnung)
    .hint = Der Absender sieht nicht, auf welchem. Ochre kann erst beim Ausgeben verifizieren, dass er dir gehört.
receive-where-output = Auf einem neuen Output (Witness-Rechnung)
    .hint = Braucht keinen Slot. Der Absender sieht die Adresse und bezahlt dafür. Ochre kann alles verifizieren.
receive-create = Rechnung erstellen
receive-create-for = Rechnung über { $amount }
receive-creating = Rechnung wird erstellt
receive-not-as-asked = Du wolltest { $asked }, geschrieben hat der Dienst { $got }. { -ochre } zeigt die Rechnung nicht an, damit niemand sie bezahlt.
receive-off-asset = Wähle, was du empfangen möchtest.
receive-off-amount = Gib einen Betrag ein.

## The invoice that waits for its slots
receive-coming = Deine Rechnung ist unterwegs
    .block = Warten auf einen Block
    .often = Oft 10 min. Nichts zu tun. Du kannst diese Seite verlassen.
    .stop = Rechnung nicht erstellen
    .else = Etwas anderes empfangen
receive-made = Erstellt: Rechnung über { $amount }

## The list of invoices
receive-invoices = Offene Rechnungen
    .more = Weitere Rechnungen
receive-invoices-unreadable = Wer sie hat, kann sie noch bezahlen. Erstelle bei Bedarf eine neue Rechnung.

## An invoice, and what can be done about it
receive-shown = { $amount } empfangen
receive-copy = Rechnung kopieren
receive-code = QR-Code der Rechnung
receive-text = Rechnungstext
receive-until = Läuft { $until } ab
receive-left = noch { $time }
receive-over-at = Lief { $time } ab
receive-once = Gib sie nicht erneut weiter.
receive-state-waitingForYou =
    .sentence = Eine Zahlung ist da. Lade neu, um sie anzunehmen.
receive-state-confirming =
    .sentence = Bezahlt. Wartet auf Bestätigungen.
receive-state-settled =
    .sentence = Laut Dienst ist diese Zahlung abgeschlossen.
receive-state-failed =
    .sentence = Laut Dienst ist diese Rechnung beendet. Niemand kann sie mehr bezahlen.
receive-state-cancelled =
    .sentence = Du hast diese Rechnung abgebrochen. Sie reserviert keinen Slot.
receive-state-expired =
    .sentence = Abgelaufen. Prüfe vor dem Abbrechen, ob eine Zahlung kam: Beim Abbrechen kann sie verloren gehen.
receive-state-unknown =
    .sentence = Ochre weiß nicht, was aus dieser Rechnung wurde. Gib sie nicht weiter. Lade neu, dann prüfe dein Guthaben.
receive-take = Zahlung annehmen
receive-see-transfer = Transfer ansehen
receive-friend-pays = Freund zahlen lassen
receive-friend-sent = Dein Freund hat gesendet. Lade neu, um anzunehmen
receive-cancel = Rechnung abbrechen
receive-cancelled = Rechnung abgebrochen
receive-nothing-given-up = Der Dienst hat nichts abgebrochen. Wird erneut geprüft

## The slot that it holds
receive-no-slot-held = Braucht keinen Slot
receive-slot = Slot { $slot }
receive-slot-open-note = Der Slot bleibt reserviert, bis du die Rechnung abbrichst.

## What was checked of it
receive-claim-asked = Asset, Betrag und Netzwerk sind wie verlangt.
receive-claim-ours = Zahlt auf deinen eigenen Output, aus deinen Schlüsseln: { $path }.
receive-claim-slot = Zahlt auf deinen freien Slot { $slot }, aus deinen Schlüsseln: { $path }.
receive-claim-from-backup = Aus einem Backup: Ochre kann nicht verifizieren, dass sie an dich zahlt. Erstelle eine neue.
receive-claim-witness = Ochre konnte die Adresse nicht aus deinen Schlüsseln ableiten. Gib sie nicht weiter.
receive-claim-blinded = Nur der Dienst weiß, auf welchen Slot das zahlt. Ochre kann nicht verifizieren, dass er dir gehört, bis du ausgibst. Fang klein an.
receive-warning-farExpiry = Bleibt sehr lange bezahlbar und reserviert den Slot ebenso lange.
receive-warning-noExpiry = Läuft nie ab und reserviert den Slot, bis du abbrichst.
receive-warning-plainEndpoint = Die Asset-Daten kommen unverschlüsselt. Andere können lesen, was du empfängst.
receive-warning-foreignEndpoint = Die Asset-Daten kommen über einen anderen Server als den Dienst.
receive-delivery =
    .address = Adresse
