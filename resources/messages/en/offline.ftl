### Signing on a computer without a network: what is brought to it, and the first screen of such a computer.

## The first screen

offline-begin = Sign on a computer without a network
offline-begin-lead = Your keys are made here and stay here. Ochre on another computer watches the wallet and prepares what you sign.
# $nothing and $account: the words below each, in bold
offline-begin-network = Ochre then sends { $nothing } from here, whatever asks for it. Ochre can’t control other programs: disconnect this computer from the network too.
offline-begin-nothing = nothing
offline-begin-watching = First import the wallet’s { $account } on the other computer. That computer then sees every coin, but can sign nothing.
offline-begin-account = public account
offline-begin-files = Transactions come and go as files or QR codes. Ochre verifies each of them here again before you sign it.
offline-begin-wallet = The wallet that signs on this computer
offline-begin-on = Offline mode is on
offline-begin-on-sends = Ochre sends nothing from this computer.
offline-begin-use-network = Turn off offline mode
offline-begin-create = Create a wallet here
offline-begin-restore = Restore a wallet here
offline-begin-shuts = Both turn on offline mode first. You can turn it off in Settings.
offline-begin-shuts-others = Both turn on offline mode first. Ochre then stops asking about the wallets and nodes it has here. You can turn it off in Settings.

## Sign offline

offline-title = Sign offline
offline-no-network = Offline mode is on: Ochre uses no network
offline-lead = Import what another computer or program built. Ochre verifies it here with your keys only. Then take the signed file back.
offline-waits = Another file is waiting
offline-waits-begun = You have started something here. What you pasted stays.
offline-waits-busy = Ochre imports it when you have finished this one.
offline-waits-read = Import it now
offline-waits-leave = Dismiss
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
        [one] { $count } transaction is above your limit and needs the app password. Open it and sign it.
       *[other] { $count } transactions are above your limit, and each needs the app password. Open and sign them one by one.
    }
offline-left-others = Some can’t be signed together: they are not fully verified, stopped by a rule, or conflict with another. Open each one and review it.
offline-account = The computer that prepares transactions needs this wallet’s public account once.
offline-account-show = Export public account

## Bringing files, text or codes

offline-drop = Drop signing requests or PSBT files here
    .label = Drop files here
    .hint = One or many. Nothing in them leaves this computer.
offline-files = Files to sign
offline-files-choose = Choose files
offline-paste = Paste text
offline-scan = Scan QR codes
offline-text = What to sign, as text
    .hint = A PSBT in base64 or hexadecimal, Bitcoin Core’s output with one, or a signing request. Or the text of QR codes (ur:, BBQr, Specter), one per line.
offline-text-read = Import text
# Names of what was brought, where it had none
offline-name-pasted = Pasted text
offline-name-scanned = Scanned QR codes

## What was brought

offline-brought = Imported
offline-brought-count =
    { $count ->
        [one] { $count } item imported
       *[other] { $count } items imported
    }
offline-save-all =
    { $count ->
        [one] Save { $count } signed file in a folder
       *[other] Save { $count } signed files in one folder
    }
offline-sign-all = Sign the { $count } that need no answer from you
offline-saved-all =
    { $count ->
        [one] { $count } file saved in { $folder }
       *[other] { $count } files saved in { $folder }
    }
offline-refused =
    { $count ->
        [one] { $count } item can’t be signed, for the reason below.
       *[other] { $count } items can’t be signed, for the reasons below.
    }
# What the transaction does, in a row
offline-from-pack = Signing request
offline-from-psbt = Bare PSBT
offline-does-part =
    { $ours ->
        [one] shared with others, { $ours } of { $all } coins is yours
       *[other] shared with others, { $ours } of { $all } coins are yours
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
offline-not-read = Can’t be read
offline-signed = Signed
offline-held-back = Stopped by your rules
offline-open = Open
# The button to open one, as it is read aloud
offline-open-named = Open { $name }

## What is kept from before

offline-kept = Imported and not signed
# $time: “at 12:04”. $total: the next. $coins: their short names
offline-kept-pack = Signing request, imported { $time } · would spend { $total }
offline-kept-psbt = Bare PSBT, imported { $time } · would spend { $total }
offline-kept-total =
    { $count ->
        [one] { $count } coin, { $amount }
       *[other] { $count } coins, { $amount }
    }
offline-kept-coins = ({ $coins })
offline-kept-coins-more = ({ $coins } and { $count } more)
offline-kept-transaction = Transaction { $txid }…
offline-kept-twice = The same transaction is here twice, with different amounts or scripts for its coins. A signature fits only one version, so only the true version can confirm.
offline-kept-look = Coins still unspent?
offline-kept-unknown = Ochre does not know whether its coins are unspent: it asks nobody in offline mode.
offline-kept-there = The service reports all its coins as unspent.
offline-kept-gone =
    { $count ->
        [one] The service no longer lists { $count } of its coins, so it can’t confirm.
       *[other] The service no longer lists { $count } of its coins, so it can’t confirm.
    }
offline-damaged = Set aside: Ochre can no longer read this
offline-damaged-unnamed = An item without a name
offline-damaged-signed = You signed this here, but its file is damaged. Ochre signs nothing in this wallet that could conflict with it.
offline-damaged-unsigned = It was not signed, and its file is damaged. Import it again from where it came.
offline-signed-here = Signed here
offline-signed-at = signed { $time } · { $txid }
# The button to forget one, as it is read aloud
offline-forget-named = Remove { $name } from the list
offline-forget = Remove it from the list?
offline-forget-what = Ochre removes { $name } from this list. Nothing was signed, and you can import it again.
offline-forget-keep = Cancel
offline-forget-it = Remove from the list
