### A transaction whose key is on another computer: its signing request is taken there and signed, imported and submitted.

handoff-steps-reviewed = Reviewed here
handoff-steps-signed = Signed there
handoff-steps-handed-over = Submitted
handoff-home = Go to Home
handoff-transaction = A transaction
# $txid: its beginning
handoff-txid = Transaction ID { $txid }: the other computer shows the same.

## Taking the signing request there

handoff-away = This wallet’s key is on another computer. Take the signing request there, verify and sign it in Ochre, then import the signed PSBT here.
handoff-away-waits = The transaction waits here, even when Ochre ends. Nothing is spent until you import and submit it.
handoff-reading = Loading the transaction
handoff-take = Take the signing request there
handoff-save-pack = Save signing request
handoff-show-codes = Show as QR codes
handoff-save-psbt = Save bare PSBT
handoff-saved = Saved as { $path }
# $file: the name that it would be saved by. $size: “9.4 kB”
handoff-pack = { $file }, { $size }. It lists which coins are yours, and holds no key. The bare PSBT is for other programs: they can’t know what you asked for.
handoff-readers = Scanned by
handoff-readers-ochre = Another Ochre
handoff-readers-other = Other programs
handoff-codes-ochre = The signing request as QR codes
handoff-codes-other = The bare PSBT as QR codes

## Importing the signed PSBT

handoff-bring = Import signed PSBT
handoff-bring-text = The signed PSBT as text
handoff-back = This wallet’s keys signed the very transaction that you reviewed. Ochre verified every signature, and kept nothing else of what you imported.
handoff-back-asks = The service does not have the transaction yet. Ochre asks you once more before submitting it.
handoff-hand-over = Submit transaction
handoff-drop = Discard transaction
handoff-dropped = Transaction discarded
handoff-other-service = Another service is connected
handoff-other-service-todo = This transaction was started with a different service, and Ochre submits it to no other. Connect the wallet to that service again.

## Submitted

handoff-done = Submitted
handoff-done-checked = Ochre submitted what you reviewed here, and verified each signature before.
handoff-done-slots = The service accepted the transaction and lists the new slots. They are ready once a block holds them.
handoff-done-slots-unlisted = The service accepted the transaction, but does not list its slots yet. Refresh in a while.
handoff-done-paid = The service broadcasts the transaction. This can’t be undone.
handoff-done-told = The service reports that the transaction is broadcast. This can’t be undone.
handoff-done-unsaid = The service accepted the transaction, and does not report a broadcast yet. Refresh in a while.
handoff-done-waitsForRecipient = The service accepted the transaction, and should broadcast it only after the recipient accepts.
handoff-to-slots = Go to Asset slots
handoff-to-transfers = Go to Transfers
