### A transaction whose key is on another machine: it is taken there, signed, brought back and handed over.

handoff-steps-reviewed = Reviewed here
handoff-steps-signed = Signed there
handoff-steps-handed-over = Handed over
handoff-home = To Home
handoff-transaction = A transaction
# $txid: its beginning
handoff-txid = Transaction { $txid }: the other machine names the same.

## Taking it there

handoff-away = This wallet’s key is on another machine. Take the pack there, let Ochre judge and sign it, and bring back what it gives you.
handoff-away-waits = It waits here, also when Ochre ends. Nothing is spent before you hand over what came back.
handoff-reading = Reading it
handoff-take = Take it there
handoff-save-pack = Save the pack
handoff-show-codes = Show as QR codes
handoff-save-psbt = Save the bare PSBT
handoff-saved = Saved as { $path }
# $file: the name that it would be saved by. $size: “9.4 kB”
handoff-pack = { $file }, { $size }. It tells which coins are yours, and holds no key. The bare PSBT is for other programs: they cannot know what you asked for.
handoff-readers = Read by
handoff-readers-ochre = Another Ochre
handoff-readers-other = Other programs
handoff-codes-ochre = The signing pack as codes
handoff-codes-other = The bare PSBT as codes

## Bringing it back

handoff-bring = Bring the signed one back
handoff-bring-text = The signed PSBT as text
handoff-back = It is back, and signed by this wallet’s keys: the very transaction that you reviewed, with every signature verified here. Nothing else of what came back was kept.
handoff-back-asks = The service does not have it yet. You are asked once more before it leaves.
handoff-hand-over = Hand it over
handoff-drop = Drop it
handoff-dropped = Dropped
handoff-other-service = Another service is connected
handoff-other-service-todo = It was begun with another one, and is handed to nobody else. Connect the wallet to it again.

## Handed over

handoff-done = Handed over
handoff-done-checked = What left is what you reviewed here, and each signature was verified before it did.
handoff-done-slots = The service took it, and lists the new slots. They are ready once a block holds them.
handoff-done-slots-unlisted = The service took it, and does not list its slots yet. Refresh in a while.
handoff-done-paid = The service broadcasts it. It cannot be taken back.
handoff-done-told = The service says that it is broadcast. It cannot be taken back.
handoff-done-unsaid = The service took it, and does not say yet that it is broadcast. Refresh in a while.
handoff-done-waitsForRecipient = The service took it, and broadcasts it once they have acknowledged it.
handoff-to-slots = To your slots
handoff-to-transfers = To transfers
