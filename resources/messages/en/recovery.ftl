### What the words bring back, where the keys lie, and how another program finds the bitcoin.

recovery-title = Recovery

## Where the keys lie

recovery-keys = Where your keys lie
    .words = The words are a BIP39 phrase of 12, 15, 18, 21 or 24 words, without a passphrase. Ochre makes English ones; those of another list are restored as what they are.
# $descriptor: tr(…/keychain/index).
recovery-keys-taproot = All are taproot addresses of BIP86, one key each: { $descriptor }. Ochre looks through the first { $count } of each keychain. Many programs look 20 beyond the last one that was used: give them more where a review said so.
recovery-paths = Paths
recovery-paths-plain = Plain bitcoin
    .means = Both are yours, whichever your service uses.
recovery-paths-slots = Asset slots
    .means = The second with the oldest services.
recovery-paths-mainnet = On mainnet
recovery-paths-tests = On test networks
recovery-paths-keychains = Keychains
recovery-paths-two = { $first } and { $second }.

## Assets

recovery-assets = Assets need more than words
    .data = Your assets lie on your slots. What they are is in the data that your wallet service keeps (consignments), and no chain holds it.
    .lost = A service that lost its data needs its own backup. A backup of Ochre holds labels, history and proofs, and neither keys nor assets.
recovery-assets-restore = Restore the words in Ochre.
recovery-assets-connect = Connect the same service. It lists your assets again.
recovery-assets-wait = Move no slot with any other program until then.
recovery-sweep = Another program does not know that a slot carries assets, and spending it destroys them. Never let one look for “all coins” of your words.
    .title = Never sweep the asset branch

## Other programs

recovery-programs = Plain bitcoin with another program
    .warning = Stop using the wallet here first: two programs with the same words can spend the same coin. Give the other program plain bitcoin alone, never the asset branch.
recovery-descriptors-closed = Open a wallet, and its own descriptors stand here. They hold public keys only.
recovery-descriptors-deriving = Deriving the descriptors
recovery-descriptors = Of { $name }. They hold public keys only: who reads them sees these coins, and cannot spend them.
# $screen: the name of Ochre’s own screen, below.
recovery-core = It watches, and builds PSBTs. Ochre signs them under { $screen }. Run these in its console, or with bitcoin-cli.
    .screen = Sign offline
recovery-core-create = Make a wallet without keys
recovery-core-import = Let it watch both keychains
# $script: what Sparrow calls it, as Sparrow writes it: below.
recovery-sparrow = It takes the descriptor of both keychains. Or type the words there, with the script type { $script } and the path { $mainnet }, or { $tests } on a test network.
    .script = Taproot (P2TR)
recovery-sparrow-both = Both keychains
recovery-bdk = It takes two descriptors, one for each keychain. With the words, it is BIP86 of account 0.
recovery-bdk-receive = Keychain 0, receive
recovery-bdk-change = Keychain 1, change
