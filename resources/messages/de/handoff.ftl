### Eine Transaktion, deren Schlüssel auf einem anderen Gerät liegt: Sie wird dorthin gebracht, signiert, zurückgeholt und übergeben.

handoff-steps-reviewed = Hier geprüft
handoff-steps-signed = Dort signiert
handoff-steps-handed-over = Eingereicht
handoff-home = Zur Startseite
handoff-transaction = Eine Transaktion
handoff-txid = Transaktion { $txid }: Der andere Computer nennt dieselbe.

## Taking it there

handoff-away = Der Schlüssel dieser Wallet liegt auf einem anderen Computer. Bringe die Signieranfrage dorthin, und lass Ochre sie verifizieren und signieren. Importiere dann hier, was du dort bekommst.
handoff-away-waits = Die Transaktion wartet hier, auch wenn Ochre endet. Es wird nichts ausgegeben, bevor du sie signiert einreichst.
handoff-reading = Wird gelesen
handoff-take = Signieranfrage weitergeben
handoff-save-pack = Signieranfrage speichern
handoff-show-codes = Als QR-Codes anzeigen
handoff-save-psbt = Reine PSBT speichern
handoff-saved = Gespeichert als { $path }
handoff-pack = { $file }, { $size }. Die Datei verrät, welche Coins dir gehören, und enthält keinen Schlüssel. Die reine PSBT ist für andere Programme: Sie können nicht wissen, was du verlangt hast.
handoff-readers = Gelesen von
handoff-readers-ochre = Anderem Ochre
handoff-readers-other = Anderen Programmen
handoff-codes-ochre = Die Signieranfrage als Codes
handoff-codes-other = Die reine PSBT als Codes

## Bringing it back

handoff-bring = Signierte PSBT importieren
handoff-bring-text = Die signierte PSBT als Text
handoff-back = Sie ist zurück und mit den Schlüsseln dieser Wallet signiert: genau die Transaktion, die du geprüft hast. Jede Signatur wurde hier verifiziert. Von dem, was zurückkam, wurde sonst nichts behalten.
handoff-back-asks = Der Dienst hat sie noch nicht. Bevor sie eingereicht wird, wirst du noch einmal gefragt.
handoff-hand-over = Transaktion einreichen
handoff-drop = Transaktion verwerfen
handoff-dropped = Verworfen
handoff-other-service = Ein anderer Dienst ist verbunden
handoff-other-service-todo = Sie wurde mit einem anderen begonnen und wird bei niemand anderem eingereicht. Verbinde die Wallet wieder mit jenem Dienst.

## Handed over

handoff-done = Eingereicht
handoff-done-checked = Eingereicht wurde genau, was du hier geprüft hast. Vorher wurde jede Signatur verifiziert.
handoff-done-slots = Der Dienst hat sie angenommen und listet die neuen Slots auf. Sie sind bereit, sobald ein Block sie enthält.
handoff-done-slots-unlisted = Der Dienst hat sie angenommen und listet ihre Slots noch nicht auf. Lade nach einer Weile neu.
handoff-done-paid = Der Dienst sendet sie ins Netzwerk. Sie lässt sich nicht zurücknehmen.
handoff-done-told = Laut Dienst ist sie ins Netzwerk gesendet. Sie lässt sich nicht zurücknehmen.
handoff-done-unsaid = Der Dienst hat sie angenommen und meldet noch nicht, dass sie ins Netzwerk gesendet ist. Lade nach einer Weile neu.
handoff-done-waitsForRecipient = Der Dienst hat sie angenommen und sendet sie ins Netzwerk, sobald die andere Seite angenommen hat.
handoff-to-slots = Zu deinen Slots
handoff-to-transfers = Zu den Transfers
