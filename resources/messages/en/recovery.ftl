### What the words bring back, where the keys lie, and how another program finds the bitcoin.

recovery-title = Recovery
    .hint = Key paths, other programs

## Where the keys lie

recovery-keys = Your keys
    .words = 12 to 24 BIP39 words, without a BIP39 passphrase.
# $descriptor: tr(…/keychain/index).
recovery-keys-taproot = Single-key taproot (BIP86): { $descriptor }. Ochre checks { $count } addresses a branch, many programs 20. Set more there if a review said so.
recovery-path = { $mainnet }, on test networks { $tests }. Branches { $first } and { $second }{ $branch ->
        [slots] { " " }(oldest services)
       *[plain] { "" }
    }.
recovery-search = Search further

## Assets

recovery-assets = Assets need more than the phrase
    .data = Your slots hold them, but only your service has their data. No blockchain does.
    .lost = An Ochre backup doesn’t replace the service’s own backup.
recovery-assets-restore = Restore the phrase in Ochre and connect the same service. Move no slots with other programs until then.
recovery-sweep = Other programs don’t see assets: spending a slot there destroys them. Never let one look for “all coins”.
    .title = Never sweep the asset branch

## Other programs

recovery-programs = Plain bitcoin in another program
    .warning = Stop using this wallet in Ochre first: two programs can spend the same coin. Give out only plain bitcoin, never the asset branch.
# $screen: the name of Ochre’s own screen, below.
recovery-core = Watches and builds PSBTs. Sign them in Ochre under { $screen }.
recovery-core-create = Create wallet without keys
# $script: what Sparrow calls it, as Sparrow writes it: below.
recovery-sparrow = Import the descriptor. Or enter the phrase, with { $script } and the path { $mainnet }, on test networks { $tests }.
    .script = Taproot (P2TR)
recovery-bdk = Import the descriptor, or enter the phrase: BIP86, account 0.
