### A transaction whose key is on another computer: its signing request is taken there and signed, imported and submitted.

handoff-transaction = A transaction
# $txid: its beginning
handoff-txid = Transaction ID { $txid }, the same on the other computer

## Taking the signing request there

handoff-away = Another computer holds the key. Sign the request there in Ochre, then import the signed PSBT here.
handoff-away-waits = The transaction stays here, even after Ochre quits. Nothing is spent until you import and submit it.
handoff-reading = Loading the transaction
handoff-show-codes = Show as QR codes
handoff-save-psbt = Save bare PSBT
handoff-saved = Saved as { $path }
# $file: the name that it would be saved by. $size: “9.4 kB”
handoff-pack = { $file }, { $size }. No keys inside.

## Importing the signed PSBT

handoff-bring-text = The signed PSBT as text
handoff-back = Signed exactly as reviewed here, each signature verified. The service doesn’t have it yet.
handoff-other-service-todo = Started with another service: connect this wallet there again.

## Submitted

handoff-reader =
    { $reader ->
        [ochre] Another Ochre
        [other] Other programs
       *[legend] Scanned by
    }
handoff-save = Save signing request
