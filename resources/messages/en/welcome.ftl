### How a wallet is begun: made, restored, watched, or found again; and its words, shown and checked.

## The first page

# $break ends the line.
welcome-title = Know what{ $break }you sign.
welcome-lead = RGB assets on Bitcoin, checked before you sign.
welcome-alpha = Alpha. Don’t use real money yet.
welcome-back = Back to your wallets
welcome-create = Create a wallet
welcome-practise = Try with practice coins
welcome-have = I already have something
welcome-other = Other ways to use Ochre
welcome-way-restore = Recovery phrase
    .says = 12 or 24 words
welcome-way-backup = Backup file
    .says = Labels, history, settings
welcome-way-watch = Public account
    .says = Watch only, sign elsewhere
welcome-way-keychain = Wallets in this keychain
    .says = If settings were lost
welcome-way-sign-here = Sign on an offline computer
    .says = Another one prepares
welcome-way-offline = In offline mode
    .says = How it works, how to turn it off
welcome-way-nodes = Watch nodes
    .says = And unlock them

## Name, network and key of a new wallet

# .first is what the field holds at first.
welcome-name = Name, only for you
    .needed = Enter a name first
    .first = My wallet
welcome-place = Coins
    .tests = Test networks
    .browser = Only in Ochre’s own window
    .final = You can’t change the coins later.
welcome-place-name =
    { $place ->
        [practice] Practice
        [mainnet] Real bitcoin
        [signet] Signet
        [testnet] Testnet
       *[regtest] Regtest
    }
# public, browser: signet and testnet, the second where only this computer is reached.
welcome-place-hint =
    { $place ->
        [practice] Worthless coins, right here. Nothing to set up.
        [mainnet] Alpha: don’t use real money yet.
        [public] Public, worth nothing
        [browser] Public, worth nothing. In a browser, only with a service on this computer.
        [offline] Private, for developers. Also for a practice wallet that another Ochre watches.
       *[regtest] Private, for developers
    }
welcome-key = Key and words
welcome-keep = Wallet key
welcome-keep-keychain = In the keychain
    .hint = Here again when Ochre starts
    .off =
        { $state ->
            [locked] Locked now
            [absent] No keychain here now
           *[looking] Looking for a keychain…
        }
welcome-keep-session = For this session only
welcome-count = Number of words
    .of = { $count } words
    .hint = { $bits } bits
welcome-passphrase = Ochre supports no BIP39 passphrase (a “25th word”).

## A wallet is made

welcome-create-make = Create wallet
welcome-create-write = Write down these { $count } words on paper
welcome-practise-start = Starting practice

## Words are shown

welcome-words-of = Recovery phrase of “{ $wallet }”
welcome-words-order = Keep this order. Anyone who has this phrase can take your bitcoin, and take or destroy your assets.
welcome-words-bitcoin = The phrase restores your bitcoin and your keys.
welcome-words-assets = This phrase does not restore your assets: they also need your service’s data.
welcome-words-one-place = Use the phrase in one wallet only. Stop using any other first: two can lose assets.
welcome-words-list = The words of your recovery phrase, in order
welcome-words-hide = Hide
# $left is a clock: 1:48.
welcome-words-hidden-in = Hides again in { $left }
welcome-words-unprinted = Ochre never prints your recovery phrase: printers keep what they print. Write it by hand.
welcome-words-no-copy = No copy button: other programs read the clipboard.
welcome-words-hidden = Hidden. Make sure that no person, camera or shared screen sees the words.
    .because =
        { $because ->
            [aborted] Not approved: still hidden
            [time] Hidden after two minutes.
           *[away] Hidden because you went to another window.
        }
welcome-words-password = The app password protects the phrase while your screen is open.
welcome-words-show = Show recovery phrase
    .first = Show the recovery phrase first
welcome-words-next = Next, type the words back. Home reminds you until you do.
welcome-words-later = Check later
welcome-words-written = I have written it down

## Words are checked

welcome-check =
    .paper = Type the words from paper, not from memory. Ochre sends them to no service.
    .do = Check recovery phrase
    .right = Your recovery phrase is right.
    .done = Done
welcome-check-field = Recovery phrase, from your paper
    .hint = All words in order, with spaces between
    .needed = Type the words first
# So many words are typed.
welcome-typed =
    { $count ->
        [one] { $count } word so far
       *[other] { $count } words so far
    }

## Words that do not fit. They are told by their places, from 1.

welcome-hints = Words to compare with your paper
    .changed = Changed. Compare with your paper first: other words also fit, and give another wallet.
    .none = no similar word in the list
    .use = Use these words
welcome-hints-pair = Words { $one } and { $other }
    .swapped = “{ $one }”, “{ $other }”: perhaps in the other order
welcome-hints-word = Word { $place }, “{ $word }”
    .guess =
        { $certain ->
            [yes] not the word of this wallet
           *[no] perhaps a similar word
        }
    .use = Use “{ $word }”

## Restored from words

welcome-restore = Restore from recovery phrase
    .known = Restore “{ $wallet }”
    .hint = 12 to 24 BIP39 words, in any BIP39 language
    .type = Type the words instead
    .do = Restore wallet
welcome-restore-scan = Scan a SeedQR
    .hint = Hold the SeedQR in front of the camera.
    .other = This code holds no recovery phrase.
    .read = Read { $count } words from a code.

## Found in the keychain

# When the wallet was made.
# What the field holds at first.
welcome-found = Wallets that Ochre stored here, and its settings no longer list.
    .asking = Asking the keychain
    .nothing = No wallets in this keychain
    .made = created { $time }
    .name = Wallet { $fingerprint }
welcome-found-closed =
    { $count ->
        [one] { $count } wallet key is protected by an app password
       *[other] { $count } wallet keys are protected by an app password
    }
    .more = Enter it to open them. Ochre then locks with it again.
    .password = App password at that time
    .open = Open wallet keys

## The public account of a wallet, shown to another computer

welcome-account = Public account of “{ $wallet }”
    .about = Another Ochre sees the coins with it, receives, and prepares what this computer signs.
    .plain = Plain bitcoin only, from another program. For another Ochre, export it on the computer that signs.
    .seen = Anyone who has it sees every coin and payment, past and future.
    .code = The public account as a QR code
    .save = Save as a file
    .saved = Public account saved
    .copy = Copy as text
# Above four groups of letters.
welcome-account-check = Compare on both computers
    .more = If the groups differ, somebody changed it on the way, and could get what you receive.

## The account for other programs

# $path as in m/86h/0h/0h.
# $text: what it is, as below.
welcome-program = For other programs
    .more = Other programs watch the plain bitcoin and prepare what the signing computer signs.
    .plain = Plain bitcoin
    .plain-path = { $path }: BIP86 taproot, address branches 0 and 1
    .slots = Asset slots
    .slots-path = { $path }: for Ochre only
    .save = Save this format
    .saved = Saved as { $path }
    .code = Show as a QR code
    .label = { $text } as a QR code
# createwallet NAME true is typed into Bitcoin Core.
welcome-program-form =
    { $form ->
        [descriptor] Descriptor
        [core] Bitcoin Core
        [json] JSON file
        [account] crypto-account
       *[assets] Asset branch: never spend from it
    }
    .hint =
        { $form ->
            [descriptor] Sparrow, BDK, Specter and most others
            [core] Import command, after createwallet NAME true
            [json] Coldcard’s format: Sparrow, Specter and others
           *[account] QR code, for Sparrow and many phones
        }
welcome-program-assets = The asset branch isn’t included
    .more = Other programs do not see assets: spending a slot there destroys them.
    .show = Show the asset branch

## A wallet is watched that signs elsewhere

# $descriptor is tr(…), $command is listdescriptors, $code is crypto-account.
welcome-watch = Add a watch-only wallet
    .more = On the signing computer, show the public account in Settings. Import it here.
    .others = Other programs: { $descriptor } with checksum, Bitcoin Core’s { $command }, JSON of Coldcard, Sparrow or Specter, or a { $code } code. Plain bitcoin only.
    .look = Is this the right account? No service has seen it yet.
    .left-out =
        { $count ->
            [one] Ochre doesn’t watch { $count } descriptor of another kind in it.
           *[other] Ochre doesn’t watch { $count } descriptors of other kinds in it.
        }
    .text = The public account as text
    .do = Add watch-only wallet
welcome-watch-plain =
    .more = The account has no asset branch: no assets and no asset slots here.
welcome-watch-network = Network
    .needed = Choose the network first
welcome-watch-fingerprint = Fingerprint
welcome-watch-address = The first address, the same on both
welcome-watch-service = Service
    .hint = Enter its address on Home.
