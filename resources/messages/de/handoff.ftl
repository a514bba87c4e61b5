### Eine Transaktion, deren Schlüssel auf einem anderen Gerät liegt: Sie wird dorthin gebracht, signiert, zurückgeholt und übergeben.

handoff-steps-reviewed = Hier geprüft
handoff-steps-signed = Dort signiert
handoff-steps-handed-over = Übergeben
handoff-home = Zur Startseite
handoff-transaction = Eine Transaktion
handoff-txid = Transaktion { $txid }: Das andere Gerät nennt dieselbe.

## Taking it there

handoff-away = Der Schlüssel dieser Wallet liegt auf einem anderen Gerät. Bringe die Signieranfrage dorthin, lass Ochre sie prüfen und signieren, und bringe zurück, was es dir gibt.
handoff-away-waits = Sie wartet hier, auch wenn Ochre beendet wird. Es wird nichts ausgegeben, bevor du das Zurückgebrachte übergibst.
handoff-reading = Wird gelesen
handoff-take = Dorthin bringen
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

handoff-bring = Signiertes importieren
handoff-bring-text = Die signierte PSBT als Text
handoff-back = Sie ist zurück und mit den Schlüsseln dieser Wallet signiert: genau die Transaktion, die du geprüft hast, und jede Signatur wurde hier geprüft. Von dem, was zurückkam, wurde sonst nichts behalten.
handoff-back-asks = Der Dienst hat sie noch nicht. Bevor sie hinausgeht, wirst du noch einmal gefragt.
handoff-hand-over = Übergeben
handoff-drop = Verwerfen
handoff-dropped = Verworfen
handoff-other-service = Ein anderer Dienst ist verbunden
handoff-other-service-todo = Sie wurde mit einem anderen begonnen und wird sonst niemandem übergeben. Verbinde die Wallet wieder mit jenem.

## Handed over

handoff-done = Übergeben
handoff-done-checked = Was hinausging, ist das, was du hier geprüft hast, und vorher wurde jede Signatur geprüft.
handoff-done-slots = Der Dienst hat sie angenommen und führt die neuen Slots auf. Sie sind bereit, sobald ein Block sie enthält.
handoff-done-slots-unlisted = Der Dienst hat sie angenommen und führt ihre Slots noch nicht auf. Lade nach einer Weile neu.
handoff-done-paid = Der Dienst sendet sie ins Netzwerk. Sie lässt sich nicht zurücknehmen.
handoff-done-told = Laut Dienst ist sie ins Netzwerk gesendet. Sie lässt sich nicht zurücknehmen.
handoff-done-unsaid = Der Dienst hat sie angenommen und meldet noch nicht, dass sie ins Netzwerk gesendet ist. Lade nach einer Weile neu.
handoff-done-waitsForRecipient = Der Dienst hat sie angenommen und sendet sie ins Netzwerk, sobald die andere Seite angenommen hat.
handoff-to-slots = Zu deinen Slots
handoff-to-transfers = Zu den Transfers
