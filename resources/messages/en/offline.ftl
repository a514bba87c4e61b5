### Signing on a machine without a network: what is brought to it, and the first screen of such a machine.

## The first screen

offline-begin = Sign on a machine without a network
offline-begin-lead = The keys are made here and stay here. An Ochre on another computer watches the wallet and prepares what is to be signed.
# $nothing and $account: the words below each, in bold
offline-begin-network = Ochre then sends { $nothing } from here, whatever asks for it. Of other programs it knows nothing: take the network away from this machine as well.
offline-begin-nothing = nothing
offline-begin-watching = First the other computer takes the wallet’s { $account }. It sees every coin with it, and can sign nothing.
offline-begin-account = public account
offline-begin-files = Transactions come and go as files or QR codes. Each is judged here anew, before you sign it.
offline-begin-wallet = The wallet that signs here
offline-begin-on = This machine signs offline
offline-begin-on-sends = Ochre sends nothing from it.
offline-begin-use-network = Use the network again
offline-begin-create = Create a wallet here
offline-begin-restore = Restore one from words
offline-begin-shuts = Both shut the network out first. The settings let it in again.
offline-begin-shuts-others = Both shut the network out first: the wallets and nodes that Ochre has here are asked after no more. The settings let it in again.

## Sign offline

offline-title = Sign offline
offline-no-network = No network is used on this machine
offline-lead = Bring what another machine or program built. Ochre judges it here, by your keys alone, and you take the signed one back.
offline-waits = Another file waits to be read
offline-waits-begun = You began something here. What you pasted stays.
offline-waits-busy = It is read when you are done with this one.
offline-waits-read = Read it now
offline-waits-leave = Leave it
offline-signing = Signing
offline-aborted = You did not confirm
offline-aborted-nothing = Nothing was signed.
# Of several that were to be signed together
offline-left =
    { $count ->
        [one] { $count } transaction left unsigned
       *[other] { $count } transactions left unsigned
    }
offline-left-password =
    { $count ->
        [one] { $count } transaction above the sum that you chose: each wants the app password for itself. Open and sign them one by one.
       *[other] { $count } transactions above the sum that you chose: each wants the app password for itself. Open and sign them one by one.
    }
offline-left-others = What is not verified, held back by a rule or in conflict with another one is opened, read and answered on its own.
offline-account = The computer that prepares needs the public account of this wallet, once.
offline-account-show = Show the public account

## Bringing files, text or codes

offline-drop = Drop packs or PSBT files here
    .label = Drop files here
    .hint = One or many. Nothing of them leaves this machine.
offline-files = Files to sign
offline-files-choose = Choose files
offline-paste = Paste text
offline-scan = Scan codes
offline-text = What to sign, as text
    .hint = A PSBT in base64 or hexadecimal, what Bitcoin Core printed with it, a signing pack, or the texts of codes (ur:, BBQr, Specter), one a line.
offline-text-read = Read it
# Names of what was brought, where it had none
offline-name-pasted = Pasted text
offline-name-scanned = Scanned codes

## What was brought

offline-brought = What was brought
offline-brought-count =
    { $count ->
        [one] { $count } thing brought
       *[other] { $count } things brought
    }
offline-save-all =
    { $count ->
        [one] Save { $count } signed file into one folder
       *[other] Save { $count } signed files into one folder
    }
offline-sign-all = Sign the { $count } that need no answer
offline-saved-all =
    { $count ->
        [one] { $count } file saved in { $folder }
       *[other] { $count } files saved in { $folder }
    }
offline-refused =
    { $count ->
        [one] { $count } thing of it cannot be signed, for the reasons below.
       *[other] { $count } things of it cannot be signed, for the reasons below.
    }
# What the transaction does, in a row
offline-from-pack = Signing pack
offline-from-psbt = Bare PSBT
offline-does-part =
    { $ours ->
        [one] others sign it too, { $ours } coin of { $all } yours
       *[other] others sign it too, { $ours } coins of { $all } yours
    }
offline-does-nobody =
    { $count ->
        [one] pays nobody else, fee { $fee }, { $count } coin
       *[other] pays nobody else, fee { $fee }, { $count } coins
    }
offline-does-pay =
    { $count ->
        [one] { $amount } to others, fee { $fee }, { $count } coin
       *[other] { $amount } to others, fee { $fee }, { $count } coins
    }
# Whom it pays, in full, in a typeface of one width
offline-pays-bitcoin = { $amount } to { $address }
offline-pays-asset = { $amount } base units of { $asset } to { $recipient }
offline-not-read = Not read
offline-signed = Signed
offline-held-back = Held back by your rules
offline-open = Open
# The button to open one, as it is read aloud
offline-open-named = Open { $name }

## What is kept from before

offline-kept = Brought and not signed
# $time: “at 12:04”. $total: the next. $coins: their short names
offline-kept-pack = Signing pack, brought { $time } · would spend { $total }
offline-kept-psbt = Bare PSBT, brought { $time } · would spend { $total }
offline-kept-total =
    { $count ->
        [one] { $count } coin, { $amount }
       *[other] { $count } coins, { $amount }
    }
offline-kept-coins = ({ $coins })
offline-kept-coins-more = ({ $coins } and { $count } more)
offline-kept-transaction = Transaction { $txid }…
offline-kept-twice = The same transaction stands here once more, told with other amounts or scripts of its coins. A signature holds for one telling alone, so the chain takes only what is true.
offline-kept-look = Still there?
offline-kept-unknown = Whether they are still there is not known: nobody can be asked from here.
offline-kept-there = All of them are still there, by the service’s list.
offline-kept-gone =
    { $count ->
        [one] { $count } coin of it is gone by the service’s list: it can no longer confirm.
       *[other] { $count } coins of it are gone by the service’s list: it can no longer confirm.
    }
offline-damaged = Set aside: it can no longer be read
offline-damaged-unnamed = Something without a name
offline-damaged-signed = It was signed here. What is on the disk of it is damaged, so nothing more is signed in this wallet that it could contradict.
offline-damaged-unsigned = It was not signed. What is on the disk of it is damaged: bring it again from where it came.
offline-signed-here = Signed here
offline-signed-at = signed { $time } · { $txid }
# The button to forget one, as it is read aloud
offline-forget-named = Forget { $name }
offline-forget = Forget it?
offline-forget-what = { $name } is taken off this list. Nothing was signed, and it can be brought again.
offline-forget-keep = Keep it
offline-forget-it = Forget it
