### How a wallet is begun: made, restored, watched, or found again; and its words, shown and checked.

## The first page

# $break ends the line.
welcome-title = Know what{ $break }you sign.
welcome-lead = A wallet for RGB assets on bitcoin. It checks every transaction against what you asked, with your keys on this computer.
welcome-begin = How would you like to begin?
welcome-add = Which wallet would you like to add?
welcome-back = Back to your wallets
welcome-way-create = Create a wallet
    .says = 12 or 24 new words, made on this computer
welcome-way-restore = Restore from words
    .says = You also need the service for your assets
welcome-way-backup = I have a backup file
    .says = Labels, journal and nodes, but no keys
welcome-way-practise = Try practice mode
    .says = Coins worth nothing, on a chain of its own
welcome-way-watch = Watch a wallet that signs elsewhere
    .says = Its words stay on another computer
welcome-way-sign-here = Sign on a machine without a network
    .says = What another computer watches and prepares
welcome-way-offline = This machine signs offline
    .says = How that works, and how it ends
welcome-way-nodes = Watch nodes
    .says = See and unlock them, with no wallet
welcome-way-keychain = Find wallets in the keychain
    .says = When the settings of Ochre were lost
welcome-keychain-absent = No keychain was found on this computer. A wallet can be kept for one session only, until one is there.
welcome-keychain-locked = The keychain of this computer is locked. Unlock it before you create a wallet that should stay.

## Name, network and keychain of a new wallet

# .first is what the field holds at first, .practice the name of a wallet to look around with.
welcome-name = Name
    .hint = Only you see it.
    .needed = Give the wallet a name first
    .first = My wallet
    .practice = Practice
welcome-place = Network, for the whole life of this wallet
welcome-place-practice = Practice
    .hint = A service and a chain inside Ochre. Coins worth nothing.
welcome-place-signet = Signet
welcome-place-testnet = Testnet
# Of signet and testnet.
welcome-place-test = A public test network. Coins worth nothing.
    .browser = A public test network. In a browser only with a service on this computer.
welcome-place-regtest = Regtest
    .hint = A private chain, for developers.
    .offline = A private chain; also for what another Ochre watches in practice.
welcome-place-mainnet = Mainnet
    .hint = Real bitcoin.
    .browser = Ochre runs in a browser now, which is never used with real bitcoin.
welcome-keep = Where the secret is kept
welcome-keep-keychain = In the keychain of this computer
    .hint = Your system guards it. The wallet is here again when you start Ochre.
    .looking = Looking for a keychain…
    .locked = Your keychain is locked. Unlock it to keep the secret there.
    .absent = There is no keychain here now. See below.
welcome-keep-session = For this session only
    .hint = Never stored. When Ochre ends the wallet can be opened with its words alone.
welcome-look-again = Look again
welcome-unlock-keychain = Your keychain is locked
    .todo = Unlock it with your system’s keychain program, or log in again. Then look again.
welcome-looked-locked = Looked just now: it is still locked.
welcome-looked-absent = Looked just now: there is still none.

## Steps of making and restoring

welcome-step-name = Name
welcome-step-words = Words
welcome-step-check = Check
welcome-step-connect = Connect
welcome-cancel = Cancel
welcome-connect-later = Connect later

## A wallet is made

welcome-create = Create a wallet
welcome-create-note = Made here, sent nowhere
welcome-create-words = Ochre makes new words from the randomness of this computer. They are your keys.
welcome-create-next = Next you write them down. Then you choose the service that the wallet speaks to.
    .offline = Next you write them down. No service is asked: the wallet signs what is brought to it.
welcome-create-more = More: number of words, passphrase
welcome-create-count = Number of words
welcome-create-count-12 = 12 words
    .hint = Enough: 128 bits.
welcome-create-count-24 = 24 words
    .hint = 256 bits. Twice as much to write and to check.
welcome-create-passphrase = No passphrase.
    .more = This version of Ochre does not take an extra BIP39 passphrase (a “25th word”). The words alone are the wallet.
welcome-create-write = Write these { $count } words on paper
welcome-create-proof = From the paper, not from memory. That proves that what you wrote can be read.
welcome-create-nothing = Nothing is made before you go on.
welcome-create-make = Make the words
welcome-create-unchecked = Until they are checked, Home reminds you.
welcome-create-made = The wallet is made. Without a service it can receive nothing yet.

## A practice wallet is made

welcome-practise = Try practice mode
    .more = A wallet, a service and a chain of its own, all on this computer. The coins are worth nothing.
welcome-practise-look = Looking for a keychain
welcome-practise-make = Making a practice wallet
welcome-practise-start = Starting the practice service

## Words are shown

welcome-words-of = The words of { $wallet }
welcome-words-order = In this order. Anyone who has this phrase can take your bitcoin, and take or destroy your assets.
# What stands beside as an attribute is in strong letters.
welcome-words-bitcoin = They bring back your { $bitcoin } and your keys.
    .bitcoin = bitcoin
welcome-words-assets = They do { $not } bring back your { $assets }. Those also need the data your service keeps.
    .not = not
    .assets = assets
welcome-words-one-place = Use them in one place only. Two wallets with the same words can lose assets.
welcome-words = Your words
    .order = Your words, in order
    .hide = Hide
# $left is a clock: 1:48.
welcome-words-hidden-in = Hidden again in { $left }
welcome-words-unprinted = Your words are not printed: printers and what stands before them keep what they print. Write them down by hand.
welcome-words-no-copy = No copy button, on purpose: other programs read the clipboard. Without your service’s data these words bring back bitcoin, { $assets }.
    .assets = not assets
welcome-words-hidden = They are hidden. See that nobody looks over your shoulder, and no camera or shared screen does.
welcome-words-password = Type the app password: words are shown to nobody who only found the screen open.
welcome-words-show = Show the words
welcome-words-confirm = Ochre asks you to confirm first.
welcome-words-hidden-aborted = You did not confirm, so they stay hidden.
welcome-words-hidden-time = Hidden: two minutes are over.
welcome-words-hidden-away = Hidden, because you went to another window.
welcome-words-next = Next you type them back. You can do that later; Home will remind you.
welcome-words-later = Check later
welcome-words-unseen = Show the words first
welcome-words-written = I have written them down
welcome-words-back = Back to the words

## Words are checked

welcome-check = Type your words back
welcome-check-paper = From the paper, not from memory. Ochre compares them with the keys of { $wallet }.
welcome-check-private = They stay in this window and are sent to no service.
welcome-check-field = The words, from your paper
    .hint = All of them, in order, with spaces between.
    .needed = Type the words first
welcome-check-do = Check the words
welcome-check-right = The words are right.
    .more = With them you get your bitcoin back. For your assets you also need the data that your service keeps.
welcome-check-done = Done
# So many words are typed.
welcome-typed = { $count } so far.

## Words that do not fit. They are told by their places, from 1.

# $compare is in strong letters.
welcome-hints-changed = Changed. Let Ochre look at them again. { $compare }: other words can fit, too, and make another wallet.
    .compare = Compare with your paper first
welcome-hints-compare = Words to compare with your paper
welcome-hints-pair = Words { $one } and { $other }
welcome-hints-swapped = “{ $one }”, “{ $other }”: perhaps the other way round
welcome-hints-place = Word { $place }
welcome-hints-similar = “{ $word }”: perhaps one like it
welcome-hints-unknown = Words to look at
welcome-hints-word = Word { $place }, “{ $word }”
welcome-hints-take = Take “{ $word }”
welcome-hints-none = nothing in the list is close to it

## Restored from words

welcome-restore = Restore from words
welcome-restore-known = Restore { $wallet }
welcome-restore-note = Read here, sent nowhere
welcome-restore-bitcoin = The words bring back your { $bitcoin } and your keys.
    .bitcoin = bitcoin
# One of the next two follows.
welcome-restore-assets = They do { $not } bring back your { $assets }.
    .not = not
    .assets = assets
welcome-restore-connect = Connect to the service that keeps their data.
welcome-restore-offline = Those stay with the service that keeps their data, and whoever watches this wallet needs it.
welcome-restore-one-place = If another wallet still uses these words, stop using it first. Two at once can lose assets.
welcome-restore-passphrase = No BIP39 passphrase in this version: a wallet made with one cannot be restored here.
welcome-restore-field = Recovery phrase
    .hint = 12, 15, 18, 21 or 24 words of BIP39, in any of its languages. You may paste them.
    .needed = Type, paste or scan the words first
welcome-restore-scanned = { $count } words were read from a code.
welcome-restore-scan = Scan a SeedQR
    .end = Scan no more
    .hint = Hold the SeedQR before the camera.
    .other = That code holds no recovery phrase.
welcome-restore-type = Type the words instead
welcome-restore-checked = The words are checked here. Nothing is kept unless they are right.
welcome-restore-do = Restore the wallet
welcome-restore-done = The wallet is here. Without its service you see no balance yet.

## Found in the keychain

welcome-found = Find wallets in the keychain
    .more = Wallets that Ochre kept in the keychain of this computer, and that its settings no longer name. Nothing is read but what is needed to list them.
    .region = Found
welcome-found-asking = Asking the keychain
welcome-found-nothing = Nothing of Ochre is in this keychain.
    .todo = If you have the words of a wallet, restore it from them.
# When the wallet was made.
welcome-found-made = made { $time }
# .first is what the field holds at first.
welcome-found-name = Name
    .needed = Give it a name first
    .first = Wallet { $fingerprint }
welcome-found-adopt = Bring it back
welcome-found-closed =
    { $count ->
        [one] { $count } secret is closed with an app password
       *[other] { $count } secrets are closed with an app password
    }
    .more = Ochre’s settings do not know that password any more. With it they open, and it locks Ochre again.
    .password = The app password that was set when they were closed:
    .open = Open them

## The public account of a wallet, shown to another machine

welcome-account = Watch { $wallet } elsewhere
welcome-account-about = This is the public account of the wallet. With it an Ochre on another computer can see its coins, receive, and prepare what this one signs. It cannot sign, and holds no words and no private key.
    .plain = Another program told of this wallet, and of its plain bitcoin alone. Programs below can be told the same. For another Ochre, show the public account on the machine that signs.
welcome-account-seen = Whoever has it sees everything
    .more = Every coin and every payment of this wallet, past and to come. Give it to your own machines alone.
welcome-account-code = The public account as a code
welcome-account-save = Save as a file
welcome-account-saved = The public account is saved
welcome-account-copy = Copy as text
# Above four groups of letters.
welcome-account-check = Compare on both machines
    .more = The same four groups on both mean that it arrived as it was made. If they differ, somebody changed it on the way: what is received then may go to others.

## The account for other programs. `.text` stands above what they are given.

welcome-program = For other programs
    .more = They watch the plain bitcoin of this wallet, and prepare what the machine with the words signs. They see every coin of it, and can spend none.
welcome-program-deriving = Deriving the descriptors
welcome-program-fingerprint = Master fingerprint
welcome-program-plain = Plain bitcoin
# $path as in m/86h/0h/0h.
welcome-program-plain-path = { $path }: taproot with a single key (BIP86), received on keychain 0 and returned on keychain 1; some services use one of them for both.
welcome-program-slots = Asset slots
welcome-program-slots-path = { $path }: for Ochre alone, and in none of the forms here.
welcome-program-which = Which program takes it
welcome-program-form-descriptor = Descriptor
    .hint = Both keychains in one text with its checksum: Sparrow, BDK, Specter and most others.
    .text = Descriptor, both keychains
welcome-program-form-core = Bitcoin Core
    .hint = Its command, for a wallet without private keys: createwallet NAME true.
    .text = For Bitcoin Core’s console
welcome-program-form-json = JSON file
    .hint = In Coldcard’s form, which Sparrow, Specter and others import.
    .text = JSON
welcome-program-form-account = crypto-account
    .hint = A code for cameras (ur:crypto-account), as Sparrow and many phones read it.
    .text = Uniform Resource
welcome-program-form-assets =
    .text = Descriptor of the asset branch: never to be spent from
welcome-program-address = The first address it must show there
welcome-program-assets = The asset branch is not among them
    .more = A program without RGB does not know that a slot carries assets: to it a slot is bitcoin like any other, and spending it destroys them. Never let one “find all coins” of these words. Only who means to look at the slots, and never to spend there, takes its descriptor.
    .show = Show the asset branch
    .hide = Hide the asset branch
welcome-program-save = Save this form
welcome-program-saved = Saved as { $path }
welcome-program-code = Show as a code
    .hide = Hide the code
    .label = { $text } as a code

## A wallet is watched that signs elsewhere

welcome-watch = Watch a wallet that signs elsewhere
    .more = Its words stay on the other computer. This one sees its coins, receives, and prepares what the other one signs: it can spend nothing by itself.
welcome-watch-way = On the machine that has the words, open Settings and choose “Export public account” beside the wallet. Bring what it shows there: the file, the text, or the code.
# $descriptor is tr(…), $command is listdescriptors, $code is crypto-account.
welcome-watch-others = Of another signer or program, bring its taproot account: a descriptor { $descriptor } with its checksum, Bitcoin Core’s { $command }, the JSON of Coldcard, Sparrow or Specter, or a { $code } code. Then plain bitcoin alone is watched.
welcome-watch-look = Look whether it is the right one. Nothing is shown to any service yet.
welcome-watch-plain = Plain bitcoin only
    .more = Another program told this account. It has no asset branch, and Ochre makes up no key: assets can be neither received, sent nor issued here, and no slots made.
welcome-watch-left-out =
    { $count ->
        [one] { $count } descriptor of other kinds in it is not watched.
       *[other] { $count } descriptors of other kinds in it are not watched.
    }
welcome-watch-text = The public account as text
welcome-watch-other = Another account
welcome-watch-network = Network
    .unchosen = to be chosen
    .needed = Choose the network first
    .browser = Mainnet is not used through a browser
welcome-watch-fingerprint = Fingerprint
welcome-watch-keys = Keys
    .plain = public ones of plain bitcoin
    .all = public ones alone
welcome-watch-address = Its first address: the signer must show the same
welcome-watch-name = Name of the wallet here
welcome-watch-service = Service
welcome-watch-service-practice = Practice
    .hint = The built-in service, with coins worth nothing.
welcome-watch-service-remote = A service of mine
    .hint = Named on Home, before anything is sent to it.
welcome-watch-do = Watch this wallet
