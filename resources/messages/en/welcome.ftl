### How a wallet is begun: made, restored, watched, or found again; and its words, shown and checked.

## The first page

# $break ends the line.
welcome-title = Know what{ $break }you sign.
welcome-lead = A wallet for RGB assets on Bitcoin. It checks every transaction against your request, with your keys on this computer.
welcome-begin = How would you like to start?
welcome-add = Which wallet would you like to add?
welcome-back = Back to your wallets
welcome-way-create = Create a wallet
    .says = A new recovery phrase of 12 or 24 words, created on this computer
welcome-way-restore = Restore from recovery phrase
    .says = You also need the service for your assets
welcome-way-backup = I have a backup file
    .says = Restores labels, signing history and nodes, but no keys
welcome-way-practise = Try practice mode
    .says = Coins worth nothing, on a simulated blockchain
welcome-way-watch = Add a watch-only wallet
    .says = Its recovery phrase stays on another computer
welcome-way-sign-here = Sign on a computer without a network
    .says = Transactions that another computer prepares
welcome-way-offline = Offline mode is on
    .says = How it works, and how to turn it off
welcome-way-nodes = Watch nodes
    .says = See and unlock them, without a wallet
welcome-way-keychain = Find wallets in the keychain
    .says = If Ochre’s settings were lost
welcome-keychain-absent = This computer has no keychain. Until it has one, you can keep a wallet for one session only.
welcome-keychain-locked = This computer’s keychain is locked. Unlock it before you create a wallet that should stay.

## Name, network and keychain of a new wallet

# .first is what the field holds at first, .practice the name of a wallet to look around with.
welcome-name = Name
    .hint = Only you see it.
    .needed = Enter a name first
    .first = My wallet
    .practice = Practice
welcome-place = Network (can’t be changed later)
welcome-place-practice = Practice
    .hint = A service and a blockchain inside Ochre. Coins worth nothing.
welcome-place-signet = Signet
welcome-place-testnet = Testnet
# Of signet and testnet.
welcome-place-test = A public test network. Coins worth nothing.
    .browser = A public test network. In a browser, only with a service on this computer.
welcome-place-regtest = Regtest
    .hint = A private blockchain, for developers.
    .offline = A private blockchain, also for a practice wallet that another Ochre watches.
welcome-place-mainnet = Mainnet
    .hint = Real bitcoin.
    .browser = In a browser, Ochre never uses real bitcoin.
welcome-keep = Where to keep the wallet key
welcome-keep-keychain = In this computer’s keychain
    .hint = Your system protects it. The wallet is here again when you start Ochre.
    .looking = Looking for a keychain…
    .locked = Your keychain is locked. Unlock it to keep the wallet key there.
    .absent = This computer has no keychain now. See below.
welcome-keep-session = For this session only
    .hint = Never stored. When Ochre quits, only its recovery phrase opens the wallet again.
welcome-look-again = Check again
welcome-unlock-keychain = Your keychain is locked
    .todo = Unlock it with your system’s keychain program, or log in again. Then check again.
welcome-looked-locked = Checked just now: it is still locked.
welcome-looked-absent = Checked just now: there is still none.

## Steps of making and restoring

welcome-step-name = Name
welcome-step-words = Recovery phrase
welcome-step-check = Check
welcome-step-connect = Connect
welcome-cancel = Cancel
welcome-connect-later = Connect later

## A wallet is made

welcome-create = Create a wallet
welcome-create-note = Created here, sent nowhere
welcome-create-words = Ochre creates a new recovery phrase from this computer’s randomness. It restores your keys.
welcome-create-next = Next you write it down. Then you choose the service for this wallet.
    .offline = Next you write it down. The wallet needs no service: it signs what you import.
welcome-create-more = More: number of words, BIP39 passphrase
welcome-create-count = Number of words
welcome-create-count-12 = 12 words
    .hint = Enough: 128 bits.
welcome-create-count-24 = 24 words
    .hint = 256 bits. Twice as much to write down and check.
welcome-create-passphrase = No BIP39 passphrase.
    .more = This version of Ochre supports no BIP39 passphrase (a “25th word”). The recovery phrase alone is the wallet.
welcome-create-write = Write down these { $count } words on paper
welcome-create-proof = Type them from the paper, not from memory. This shows that you can read what you wrote.
welcome-create-nothing = Nothing is created until you continue.
welcome-create-make = Create recovery phrase
welcome-create-unchecked = Home reminds you until you have checked it.
welcome-create-made = Wallet created. It can’t receive anything until you connect a service.

## A practice wallet is made

welcome-practise = Try practice mode
    .more = A wallet, a service and a simulated blockchain, all on this computer. The coins are worth nothing.
welcome-practise-look = Looking for a keychain
welcome-practise-make = Creating a practice wallet
welcome-practise-start = Starting the practice service

## Words are shown

welcome-words-of = Recovery phrase of “{ $wallet }”
welcome-words-order = Keep the words in this order. Anyone who has this phrase can take your bitcoin, and take or destroy your assets.
# What stands beside as an attribute is in strong letters.
welcome-words-bitcoin = This phrase restores your { $bitcoin } and your keys.
    .bitcoin = bitcoin
welcome-words-assets = It does { $not } restore your { $assets }. Those also need the data your service keeps.
    .not = not
    .assets = assets
welcome-words-one-place = Use it in one place only. Two wallets with the same recovery phrase can lose assets.
welcome-words = Your recovery phrase
    .order = The words of your recovery phrase, in order
    .hide = Hide
# $left is a clock: 1:48.
welcome-words-hidden-in = Hides again in { $left }
welcome-words-unprinted = Ochre does not print your recovery phrase: printers and their queues keep what they print. Write it down by hand.
welcome-words-no-copy = There is no copy button, on purpose: other programs read the clipboard. Without your service’s data, this phrase restores bitcoin, { $assets }.
    .assets = not assets
welcome-words-hidden = The words are hidden. Make sure that nobody looks over your shoulder, and no camera or shared screen sees them.
welcome-words-password = Enter the app password. It keeps the phrase from someone who only finds your screen open.
welcome-words-show = Show recovery phrase
welcome-words-confirm = Ochre asks you to confirm first.
welcome-words-hidden-aborted = You did not confirm, so the words stay hidden.
welcome-words-hidden-time = Hidden after two minutes.
welcome-words-hidden-away = Hidden because you went to another window.
welcome-words-next = Next, type the words back. You can do this later; Home will remind you.
welcome-words-later = Check later
welcome-words-unseen = Show the recovery phrase first
welcome-words-written = I have written it down
welcome-words-back = Back to the recovery phrase

## Words are checked

welcome-check = Check your recovery phrase
welcome-check-paper = Type the words from the paper, not from memory. Ochre compares them with the keys of “{ $wallet }”.
welcome-check-private = The words stay in this window. Ochre sends them to no service.
welcome-check-field = Recovery phrase, from your paper
    .hint = All its words, in order, with spaces between them.
    .needed = Type the words first
welcome-check-do = Check recovery phrase
welcome-check-right = Your recovery phrase is right.
    .more = It restores your bitcoin. For your assets you also need the data that your service keeps.
welcome-check-done = Done
# So many words are typed.
welcome-typed =
    { $count ->
        [one] { $count } word so far.
       *[other] { $count } words so far.
    }

## Words that do not fit. They are told by their places, from 1.

# $compare is in strong letters.
welcome-hints-changed = Changed. Check the phrase again. { $compare }: other words can also fit, and give another wallet.
    .compare = Compare with your paper first
welcome-hints-compare = Words to compare with your paper
welcome-hints-pair = Words { $one } and { $other }
welcome-hints-swapped = “{ $one }”, “{ $other }”: perhaps in the other order
welcome-hints-place = Word { $place }
welcome-hints-similar = “{ $word }”: did you mean a similar word?
welcome-hints-unknown = Words to check
welcome-hints-word = Word { $place }, “{ $word }”
welcome-hints-take = Use “{ $word }”
welcome-hints-none = no similar word in the list
welcome-hints-whole = The whole phrase
welcome-hints-use = Use these words
welcome-hints-certain = “{ $word }”: not the word of this wallet

## Restored from words

welcome-restore = Restore from recovery phrase
welcome-restore-known = Restore “{ $wallet }”
welcome-restore-note = Read here, sent nowhere
welcome-restore-bitcoin = The recovery phrase restores your { $bitcoin } and your keys.
    .bitcoin = bitcoin
# One of the next two follows.
welcome-restore-assets = It does { $not } restore your { $assets }.
    .not = not
    .assets = assets
welcome-restore-connect = Connect to the service that keeps their data.
welcome-restore-offline = The service that keeps their data has those. Whoever watches this wallet needs that service.
welcome-restore-one-place = If another wallet still uses this phrase, stop using it first. Two at the same time can lose assets.
welcome-restore-passphrase = This version supports no BIP39 passphrase: it can’t restore a wallet created with one.
welcome-restore-field = Recovery phrase
    .hint = 12, 15, 18, 21 or 24 BIP39 words, in any BIP39 language. You can paste them.
    .needed = Type, paste or scan the words first
welcome-restore-scanned = Read { $count } words from a code.
welcome-restore-scan = Scan a SeedQR
    .end = Stop scanning
    .hint = Hold the SeedQR in front of the camera.
    .other = This code holds no recovery phrase.
welcome-restore-type = Type the words instead
welcome-restore-checked = Ochre checks the phrase here, and keeps nothing unless it is right.
welcome-restore-do = Restore wallet
welcome-restore-done = Wallet restored. You see no balance until you connect its service.

## Found in the keychain

welcome-found = Find wallets in the keychain
    .more = Wallets that Ochre stored in this computer’s keychain and that its settings no longer list. Ochre reads only what it needs to list them.
    .region = Found
welcome-found-asking = Asking the keychain
welcome-found-nothing = Ochre found no wallets in this keychain.
    .todo = If you have a wallet’s recovery phrase, restore the wallet from it.
# When the wallet was made.
welcome-found-made = created { $time }
# .first is what the field holds at first.
welcome-found-name = Name
    .needed = Enter a name first
    .first = Wallet { $fingerprint }
welcome-found-adopt = Restore wallet
welcome-found-closed =
    { $count ->
        [one] { $count } wallet key is protected by an app password
       *[other] { $count } wallet keys are protected by an app password
    }
    .more = Ochre’s settings no longer know that app password. Enter it to open them and to use it as Ochre’s app password again.
    .password = App password at that time
    .open = Open wallet keys

## The public account of a wallet, shown to another computer

welcome-account = Export public account of “{ $wallet }”
welcome-account-about = This is the wallet’s public account. With it, Ochre on another computer can see the coins, receive, and prepare transactions that this one signs. It can’t sign, and holds no recovery phrase or private key.
    .plain = This wallet came from another program, with plain bitcoin only. You can give the same account to the programs below. For another Ochre, export the public account on the computer that signs.
welcome-account-seen = Anyone who has it sees everything
    .more = They see every coin and payment of this wallet, past and future. Give it only to your own computers.
welcome-account-code = The public account as a QR code
welcome-account-save = Save as a file
welcome-account-saved = Public account saved
welcome-account-copy = Copy as text
# Above four groups of letters.
welcome-account-check = Compare on both computers
    .more = The same four groups on both mean that it arrived unchanged. If they differ, somebody changed it on the way, and what you receive may go to others.

## The account for other programs. `.text` stands above what they are given.

welcome-program = For other programs
    .more = They watch this wallet’s plain bitcoin and prepare what the computer with the recovery phrase signs. They see every coin of it, but can spend none.
welcome-program-deriving = Deriving the descriptors
welcome-program-fingerprint = Master fingerprint
welcome-program-plain = Plain bitcoin
# $path as in m/86h/0h/0h.
welcome-program-plain-path = { $path }: single-key taproot (BIP86), receiving on keychain 0 and change on keychain 1. Some services use one of them for both.
welcome-program-slots = Asset slots
welcome-program-slots-path = { $path }: for Ochre only, and not in any format here.
welcome-program-which = Which program you use
welcome-program-form-descriptor = Descriptor
    .hint = Both keychains in one text with checksum: Sparrow, BDK, Specter and most others.
    .text = Descriptor, both keychains
welcome-program-form-core = Bitcoin Core
    .hint = Its import command, for a wallet without private keys: createwallet NAME true.
    .text = For Bitcoin Core’s console
welcome-program-form-json = JSON file
    .hint = In Coldcard’s format, which Sparrow, Specter and others import.
    .text = JSON
welcome-program-form-account = crypto-account
    .hint = A QR code (ur:crypto-account), as Sparrow and many phones read it.
    .text = Uniform Resource
welcome-program-form-assets =
    .text = Descriptor of the asset branch: never spend from it
welcome-program-address = The first address that it must show
welcome-program-assets = The asset branch is not included
    .more = A program without RGB does not know that a slot holds assets: it treats the slot as ordinary bitcoin, and spending it destroys them. Never let one “find all coins” of this recovery phrase. Use the asset branch’s descriptor only to look at the slots, never to spend.
    .show = Show the asset branch
    .hide = Hide the asset branch
welcome-program-save = Save this format
welcome-program-saved = Saved as { $path }
welcome-program-code = Show as a QR code
    .hide = Hide the QR code
    .label = { $text } as a QR code

## A wallet is watched that signs elsewhere

welcome-watch = Add a watch-only wallet
    .more = Its recovery phrase stays on the other computer. This one sees its coins, receives, and prepares what the other one signs. It can’t spend anything by itself.
welcome-watch-way = On the computer that has the recovery phrase, open Settings and choose “Export public account” next to the wallet. Import that here, as a file, text or code.
# $descriptor is tr(…), $command is listdescriptors, $code is crypto-account.
welcome-watch-others = From another signer or program, import its taproot account: a descriptor { $descriptor } with checksum, Bitcoin Core’s { $command }, the JSON of Coldcard, Sparrow or Specter, or a { $code } code. Ochre then watches plain bitcoin only.
welcome-watch-look = Check that it is the right account. No service has seen it yet.
welcome-watch-plain = Plain bitcoin only
    .more = This account came from another program. It has no asset branch, and Ochre makes up no key. You can’t receive, send or issue assets here, or create asset slots.
welcome-watch-left-out =
    { $count ->
        [one] Ochre does not watch { $count } descriptor of another kind in it.
       *[other] Ochre does not watch { $count } descriptors of other kinds in it.
    }
welcome-watch-text = The public account as text
welcome-watch-other = Another account
welcome-watch-network = Network
    .unchosen = not chosen yet
    .needed = Choose the network first
    .browser = In a browser, Ochre never uses mainnet
welcome-watch-fingerprint = Fingerprint
welcome-watch-keys = Keys
    .plain = public keys for plain bitcoin
    .all = public keys only
welcome-watch-address = Its first address. The signer must show the same
welcome-watch-name = Name of the wallet here
welcome-watch-service = Service
welcome-watch-service-practice = Practice
    .hint = The built-in service. Coins worth nothing.
welcome-watch-service-remote = My own service
    .hint = You enter its address on Home before Ochre sends anything to it.
welcome-watch-do = Add watch-only wallet
