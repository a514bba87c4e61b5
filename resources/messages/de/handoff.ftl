### Eine Transaktion, deren Schlüssel auf einem anderen Gerät liegt: Sie wird dorthin gebracht, signiert, zurückgeholt und übergeben.

handoff-transaction = Eine Transaktion
handoff-txid = Transaktions-ID { $txid }, dieselbe auf dem anderen Computer

## Taking it there

handoff-away = Ein anderer Computer hat den Schlüssel. Signiere die Anfrage dort in Ochre, importiere dann hier die signierte PSBT.
handoff-away-waits = Die Transaktion bleibt hier, auch wenn Ochre endet. Nichts wird ausgegeben, bis du sie importierst und einreichst.
handoff-reading = Transaktion wird geladen
handoff-show-codes = Als QR-Codes anzeigen
handoff-save-psbt = Reine PSBT speichern
handoff-saved = Gespeichert als { $path }
handoff-pack = { $file }, { $size }. Ohne Schlüssel.

## Bringing it back

handoff-bring-text = Die signierte PSBT als Text
handoff-back = Genau wie geprüft signiert, jede Signatur verifiziert. Der Dienst hat sie noch nicht.
handoff-other-service-todo = Mit einem anderen Dienst begonnen: Verbinde diese Wallet wieder dort.

## Handed over

handoff-reader =
    { $reader ->
        [ochre] Ein anderes Ochre
        [other] Andere Programme
       *[legend] Gescannt von
    }
handoff-save = Signieranfrage speichern
