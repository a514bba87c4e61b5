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

# $service: own is the built-in one, whose data lies here.
recovery-assets = Assets need more than the phrase
    .data = { $service ->
            [own] Your slots hold them, but only this computer has their data. No blockchain does.
           *[remote] Your slots hold them, but only your service has their data. No blockchain does.
        }
    .lost = { $service ->
            [own] An Ochre backup or an automatic copy brings the data back.
           *[remote] An Ochre backup doesn’t replace the service’s own backup.
        }
recovery-assets-restore = { $service ->
        [own] Restore the phrase in Ochre, then the backup or copy, and only then connect. Move no slots with other programs until then.
       *[remote] Restore the phrase in Ochre and connect the same service. Move no slots with other programs until then.
    }
recovery-sweep = Other programs don’t see assets: spending a slot there destroys them. Never let one look for “all coins”.
    .title = Never sweep the asset branch

## Copies of a wallet of the built-in service, and what they restore

recovery-copies = Automatic copies
    .hint = After each change, an encrypted copy of this wallet’s assets goes into your folder. Choose one on another disk.
    .opens = The recovery phrase opens a copy. With your public account, others can read it but move nothing.
    .remote = Only for the built-in service. A remote service needs its own backup.
recovery-copies-choose = Choose folder
recovery-copies-stop = Stop copies
# $ago: “12 s ago”, “4 min ago”.
recovery-copies-last = Last copy { $ago }
recovery-copies-none = No copy yet
# $code: the system’s, ENOSPC.
recovery-copies-failed = { $why ->
        [tooLarge] The data is too large for a copy. Quit Ochre and copy own-service from its data folder.
       *[other] Check the folder. Ochre tries again each minute. ({ $code })
    }
    .title = Newest change not copied
recovery-drill = Recovery drill
    .hint = Tests here what your keys and the newest copy restore. Only reads: sends, accepts and broadcasts nothing.
    .phrase = The drill can’t see your paper: check your recovery phrase too.
recovery-drill-run = Run drill
recovery-drill-last = Last drill { $time }
recovery-drill-copy = Copy from { $time }
# $from: what the drill had to go by. $lost: how many assets it doesn’t restore.
recovery-drill-result = { $from ->
        [nothing] Nothing to restore yet
        [noCopy] No copy to restore from
        [unreadable] The newest copy can’t be opened
        [spentSince] The newest copy is too old
        [service] Only your service can move these assets
       *[copy] { $lost ->
            [0] All assets restored and spendable
           *[other] Not restored: { $lost }
        }
    }
    .todo = { $from ->
        [nothing] No settled assets here.
        [noCopy] If this computer breaks, only a backup restores these assets. Choose a folder for copies.
        [unreadable] If this computer breaks, only a backup restores these assets. Choose the folder again to copy now.
        [spentSince] Coins were spent after it, so the built-in service refuses it. Choose the folder again to copy now.
        [service] Kept asset data verifies the amounts below, but moves nothing. Ask your operator for backups.
       *[copy] { $lost ->
            [0] Tested in a temporary folder, now deleted.
           *[other] If this computer breaks, only a backup restores these assets. Choose the folder again to copy now.
        }
    }
# One asset: how much of it is restored, or verified.
recovery-drill-line = { $back } of { $settled }
recovery-drill-more = More assets: { $count }

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
