### What the words bring back, where the keys lie, and how another program finds the bitcoin.

recovery-title = Recovery

## Where the keys lie

recovery-keys = Your keys
    .words = Your recovery phrase is a BIP39 phrase of 12, 15, 18, 21 or 24 words, without a BIP39 passphrase. Ochre creates English ones and also restores those in other languages.
# $descriptor: tr(…/keychain/index).
recovery-keys-taproot = All keys have single-key taproot addresses (BIP86): { $descriptor }. Ochre checks the first { $count } of each keychain. Many programs check 20 beyond the last used one. Set a higher number there if a review said so.
recovery-search = Search further
    .hint = If this recovery phrase was used for more addresses before, Ochre finds them by a longer search.
recovery-paths = Paths
recovery-paths-plain = Plain bitcoin
    .means = Both are yours, whichever one your service uses.
recovery-paths-slots = Asset slots
    .means = The second one is for the oldest services.
recovery-paths-mainnet = On mainnet
recovery-paths-tests = On test networks
recovery-paths-keychains = Keychains
recovery-paths-two = { $first } and { $second }.

## Assets

recovery-assets = Assets need more than the recovery phrase
    .data = Your assets are on your asset slots. What they are is in the asset data (consignments) that your wallet service keeps, and no blockchain holds it.
    .lost = A service that lost its data needs its own backup. An Ochre backup holds labels, signing history and verified records, but neither keys nor assets.
recovery-assets-restore = Restore your recovery phrase in Ochre.
recovery-assets-connect = Connect the same service. It lists your assets again.
recovery-assets-wait = Do not move asset slots with any other program until then.
recovery-sweep = Another program does not know that an asset slot holds assets, and spending it destroys them. Never let one look for “all coins” of your recovery phrase.
    .title = Never sweep the asset branch

## Other programs

recovery-programs = Plain bitcoin in another program
    .warning = Stop using this wallet in Ochre first: two programs with the same recovery phrase can spend the same coin. Give the other program only the plain bitcoin, never the asset branch.
recovery-descriptors-closed = Open a wallet to see its descriptors here. They hold public keys only.
recovery-descriptors-deriving = Deriving the descriptors
recovery-descriptors = Descriptors of “{ $name }”. They hold public keys only: anyone who reads them sees these coins, but can’t spend them.
# $screen: the name of Ochre’s own screen, below.
recovery-core = It watches and builds PSBTs. You sign them in Ochre under { $screen }. Run these commands in its console or with bitcoin-cli.
    .screen = Sign offline
recovery-core-create = Create a wallet without keys
recovery-core-import = Import both keychains to watch
# $script: what Sparrow calls it, as Sparrow writes it: below.
recovery-sparrow = It imports the descriptor of both keychains. Or enter the recovery phrase there, with the script type { $script } and the path { $mainnet }, or { $tests } on a test network.
    .script = Taproot (P2TR)
recovery-sparrow-both = Both keychains
recovery-bdk = It needs two descriptors, one for each keychain. With the recovery phrase, use BIP86, account 0.
recovery-bdk-receive = Keychain 0, receive
recovery-bdk-change = Keychain 1, change
