### Signing on a computer without a network: what is brought to it, and the first screen of such a computer.

## The first screen

offline-begin = Sign on a computer without a network
offline-begin-lead = Keys are made here and stay here. Ochre on another computer watches, and prepares what you sign.
# $nothing and $account: the words below each, in bold
offline-begin-network = Ochre then sends { $nothing } from here. Other programs might: disconnect this computer.
offline-begin-nothing = nothing
offline-begin-watching = First import the wallet’s { $account } on the other computer. It sees every coin, but can’t sign.
offline-begin-account = public account
offline-begin-wallet = Wallet that signs here
offline-begin-on = Offline mode is on
offline-begin-use-network = Turn off offline mode
offline-begin-create = Create wallet here
offline-begin-restore = Restore wallet here
offline-begin-shuts = Both turn on offline mode: Ochre asks about no wallet and no node. Turn it off in Settings.

## Sign offline

offline-title = Sign offline
offline-no-network = Offline mode: Ochre uses no network
offline-lead = Import, review, sign, take it back.
offline-waits = Another file is waiting
offline-waits-read = Import it
offline-waits-leave = Dismiss
offline-signing = Signing
# Of several that were to be signed together
offline-left = Left unsigned: { $count }
offline-left-password = Above your limit: { $count }. Open each and sign with the app password.
offline-left-others = Some need a review of their own: not fully verified, stopped by a rule, or in conflict.
offline-account = The other computer needs this wallet’s public account once.
offline-account-show = Export public account

## Bringing files, text or codes

offline-drop = Drop signing requests or PSBTs here
    .label = Drop files here
    .hint = Nothing in them leaves this computer.
offline-files = Files to sign
offline-files-choose = Choose files
offline-paste = Paste text
offline-scan = Scan QR codes
offline-text = Text to sign
    .hint = A signing request, a PSBT, or texts of QR codes, one a line.
offline-text-read = Import text
# Names of what was brought, where it had none
offline-name-pasted = Pasted text
offline-name-scanned = Scanned QR codes
offline-combine = Combine
offline-combine-lead = Add the PSBTs of several signers of one transaction. Ochre joins their signatures and signs nothing.
offline-combine-drop = Drop PSBTs of one transaction here
offline-combine-text = PSBT as text
offline-combined = Combined PSBT
offline-combined-count = Combined PSBTs: { $count }
offline-combined-signed = Signed: { $signed } of { $all } inputs.
offline-combined-more = Add another signer’s PSBT to combine it.
offline-combined-whole = Each input is signed. Ochre sent nothing.
offline-combined-input = Input
offline-combined-yours = yours
offline-combined-state =
    { $state ->
        [verified] Signature verified
        [signed] Signed, not verified
       *[unsigned] Not signed yet
    }
offline-combined-save = Save combined PSBT
offline-combined-sign = Review and sign

## What was brought

offline-brought = Imported
offline-brought-count = Imported: { $count }
offline-save-all =
    { $count ->
        [one] Save signed file
       *[other] Save { $count } signed files
    }
offline-sign-all = Sign { $count } that need no answer
offline-saved-all = Saved in { $folder }: { $count }
offline-refused = Can’t be signed: { $count }
# What the transaction does, in a row
offline-from-pack = Signing request
offline-from-psbt = Bare PSBT
offline-does-part = shared, yours { $ours } of { $all } coins
offline-does-nobody = pays nobody else, fee { $fee }
offline-does-pay = { $amount } to others, fee { $fee }
# Whom it pays, in full, in a typeface of one width
offline-pays-asset = { $amount } units of { $asset } to { $recipient }
offline-not-read = Can’t be read
offline-signed = Signed
offline-held-back = Stopped by your rules
offline-open = Open
# The button to open one, as it is read aloud
offline-open-named = Open { $name }

## What is kept from before

offline-kept = Imported and not signed
# $time: “at 12:04”. $total: the next. $coins: their short names
offline-kept-total =
    { $count ->
        [one] { $count } coin, { $amount }
       *[other] { $count } coins, { $amount }
    }
offline-kept-coins = ({ $coins })
offline-kept-transaction = Transaction { $txid }…
offline-kept-twice = Here twice, with different amounts or scripts: only the true version can confirm.
offline-kept-look = Coins still unspent?
offline-kept-unknown = Ochre can’t check its coins in offline mode.
offline-kept-there = Reported: all its coins are unspent.
offline-kept-gone = Coins that the service no longer lists: { $count }. It can’t confirm.
offline-damaged = Set aside: unreadable
offline-damaged-signed = Signed here, but the file is damaged. Ochre signs nothing here that could conflict with it.
offline-damaged-unsigned = Not signed, and the file is damaged. Import it again.
offline-signed-here = Signed here
offline-signed-at = signed { $time } · { $txid }
# The button to forget one, as it is read aloud
offline-forget-named = Remove { $name } from the list
offline-forget = Remove it from the list?
offline-forget-what = { $name } isn’t signed. You can import it again.
offline-forget-keep = Cancel
offline-forget-it = Remove from the list
offline-kept-of = { $from }, imported { $time } · would spend { $total }
offline-compare = Hidden characters
    .hint = Type the eight from the recipient’s own message. The other computer’s screen proves nothing.
    .wrong = Not the hidden characters. Look at the recipient’s message again.
offline-compare-skip = Don’t compare
offline-compare-same = You compared this address.
offline-compare-skipped = Not compared
offline-compare-held = The address isn’t the recipient’s
    .todo = Wrong twice: Ochre doesn’t sign this request. Ask the recipient another way, then discard it.
offline-compare-off = Compare the address first
offline-compare-list = This wallet never paid these { $count } addresses. Compare each with its recipient’s own message.
offline-reported = Only the request says
offline-verified = This computer verified: { $count }
offline-sends = { $count ->
        [one] The request sends
       *[other] The request sends to { $count } recipients
    }
offline-limit = Nobody was asked: the coins may be spent already.
offline-creates = { $count ->
        [one] The request creates { $count } slot
       *[other] The request creates { $count } slots
    }
