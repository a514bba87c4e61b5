### Help → Glossary: what the words of the screens mean, in two or three sentences. A word that is explained where it
### stands says the same. The words themselves are in terms.ftl.

## The screen

glossary-title = Glossary
    .lead = What the words on { -ochre }’s screens mean.
glossary-find = Find a word
glossary-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
glossary-none = No word matches.
    .action = Show all words
# In the note on a word that is explained where it stands.
glossary-all = All terms
# Asks what the following word means, where the word stands nowhere by itself. $word is a word of the glossary.
glossary-ask = What does “{ $word }” mean?

## Slots and amounts

glossary-slot = { -asset-slot }
    .means = A small bitcoin output (UTXO) of yours that can hold RGB assets. Experts call it a colorable UTXO. A blinded invoice needs a free one, and the bitcoin in it stays yours.
glossary-free = { -free }
    .means = No asset is on this asset slot, and no open invoice or transfer uses it. You can receive assets on it.
glossary-reserved = { -reserved }
    .means = An open invoice or transfer uses it. You can use it again when that ends. An expired invoice can keep its slot until you cancel the invoice.
glossary-holdsAssets = { -holds-assets }
    .means = At least one asset is on this asset slot. A transaction that spends the slot without moving its assets would lose them. { -ochre } does not sign that where it knows of the assets.
glossary-plainBitcoin = { -plain-bitcoin }
    .means = Bitcoin of yours outside of asset slots. It pays fees and creates asset slots.
glossary-bitcoinInSlots = { -bitcoin-in-asset-slots }
    .means = The bitcoin that your asset slots contain. It is yours. It is kept apart from plain bitcoin, so that no asset is spent by mistake.
glossary-allocation = { -allocation }
    .means = How much of one asset is on this asset slot. Experts call it an allocation: an amount of one asset assigned to one UTXO.
glossary-spendable = { -spendable }
    .means = You can send it now. What an open transfer reserves is not included until that transfer is settled or cancelled.
glossary-pending = { -pending }
    .means = It is expected to arrive or to leave. It is not settled yet, and may still not happen.
glossary-settled = { -settled }
    .means = The service reports it as final: its transaction is in a block. What is not settled is pending, and may still not happen.
glossary-future = { -future }
    .means = Settled plus pending: what you would have if everything pending settles. It is an expectation, not an amount that you can send.

## Services and what they say

glossary-walletService = { -wallet-service }
    .means = The server that builds your transactions and keeps your asset data. It sees your public keys, never your private keys. { -ochre } verifies its transactions before you sign them.
glossary-nodeService = { -node-service }
    .means = The server that runs your nodes and reports their state. { -ochre } can’t verify all that it reports.
glossary-reported = { -reported-by-the-service }
    .means = The service says so, and { -ochre } has not verified it. It may be wrong.
glossary-updated = { -updated }
    .means = When the service last answered with what you see. It may have changed since. Refresh to ask again.
glossary-verify = { -verify }
    .means = To compare what is said with your own keys, your request and the transaction itself. Verifying does not rely on the service.
glossary-check = { -check }
    .means = One statement about a transaction that { -ochre } examines before you sign. It is Verified, Reported by the service, Not verified, or it Doesn’t match.
glossary-verified = { -verified }
    .means = { -ochre } confirmed it on this computer, from your keys, your request and the transaction. It does not rely on what the service reports.
glossary-notVerified = { -not-verified }
    .means = { -ochre } can’t confirm it. It may still be right, so look at it yourself. Signing needs your separate consent.
glossary-doesntMatch = { -doesnt-match }
    .means = It contradicts your request or what { -ochre } knows. { -ochre } does not sign the transaction. Discard it and ask the service’s operator.
glossary-discrepancy = { -discrepancy }
    .means = Two sources disagree, such as a balance and the sum of its outputs. { -ochre } shows both values. Find the reason before you send.
glossary-route = { -proxy-and-certificate }
    .means = How { -ochre } reaches a service: directly or through a proxy, and which certificate it accepts. Where a proxy is set, { -ochre } never goes around it.
glossary-direct = { -direct }
    .means = { -ochre } connects to the service without a proxy. The service sees your network address.
glossary-apiVersion = { -api-version }
    .means = Which requests and fields a service understands. { -ochre } suggests one when you test the connection. If it is wrong, requests are refused.
glossary-refresh = { -refresh }
    .means = Ask the service for its latest data. Open transfers can move on with it: the service may then accept a payment or broadcast a submitted send.

## Transfers

glossary-reviewCode = { -review-code }
    .means = A code that ties what you reviewed to what is signed. The confirmation shows the same code. If the two differ, cancel.
glossary-submit = { -submit }
    .means = Give the signed transaction to the service. It may not be broadcast yet, but from then on the service could broadcast it.
glossary-broadcast = { -broadcast }
    .means = Send a transaction to the Bitcoin network. This cannot be undone.
glossary-donation = { -donation }
    .means = The transaction is broadcast without waiting for the recipients. If they cannot accept the assets, the assets are lost.
glossary-accept = { -accept }
    .means = The recipient confirms that the asset data arrived and is valid. Only then should the service broadcast the transaction.
glossary-cancel = { -cancel }
    .means = End an open invoice or a submitted transfer. Anyone who has the signed transaction can still broadcast it. Cancelling an invoice can lose a payment that is on its way.
glossary-discard = { -discard }
    .means = End a transaction before it is submitted. { -ochre } sends nothing. If you exported it, anyone who has it signed can still broadcast it.
glossary-stop = { -stop }
    .means = End a batch or repeated attempts. What was done already stays done.
glossary-failed = { -failed }
    .means = The service reports that it did not succeed. Anyone who has the signed transaction could still broadcast it.
glossary-inProgress = { -in-progress }
    .means = What you prepared, signed or submitted and what has not ended yet. Home shows it with its next step. Look there before you start again.
glossary-commitment = { -rgb-commitment }
    .means = Data in the Bitcoin transaction that fixes where the assets go. { -ochre } computes it again from the transfers that you see. Any change of them would change it.
glossary-consignment = { -consignment }
    .means = The data that proves where an asset came from and where it goes. The recipient needs it to accept. Your wallet service keeps yours, and the recovery phrase does not restore it.
glossary-blindedInvoice = { -blinded-invoice }
    .means = Pays to an existing UTXO of the recipient without revealing it. Only the recipient’s service knows which one it is, so { -ochre } can’t verify that it is yours.
glossary-witnessInvoice = { -witness-invoice }
    .means = Pays to a new output that the sender creates, with bitcoin from the sender. It needs no free asset slot. Of your own, { -ochre } verifies the address with your keys.
glossary-signingHistory = { -signing-history }
    .means = Each step of each transaction that { -ochre } prepared, signed or submitted. It is saved on this computer before the step is taken. A backup file contains it.

## Wallets and keys

glossary-import = { -import }
    .means = Read a file, text or codes from elsewhere, such as a PSBT, a public account or labels. { -ochre } checks what it reads, and signs nothing by itself.
glossary-export = { -export }
    .means = Save data as a file, text or codes for another computer or program. An export never contains private keys.
glossary-restore = { -restore }
    .means = Get keys back from a recovery phrase, or labels, signing history and settings from a backup file. Neither restores assets: those also need the service’s data.
glossary-signingRequest = { -signing-request }
    .means = A file or codes for the computer that signs: the PSBT, your request and the coin list. { -ochre } verifies it again there. It contains no private keys.
glossary-watchOnly = { -watch-only-wallet }
    .means = A wallet whose keys are not on this computer. Here you watch it and prepare transactions. They are signed where the keys are.
glossary-publicAccount = { -public-account }
    .means = The public keys of a wallet, to watch it on another computer. Whoever has them can see its history, but cannot spend.
glossary-offlineMode = { -offline-mode }
    .means = { -ochre } uses no network on this computer, and signs only what you import. Disconnecting the computer itself is up to you.
glossary-recoveryPhrase = { -recovery-phrase }
    .means = 12 or 24 words that restore your keys, not your assets. Anyone who has them can take your bitcoin, and take or destroy your assets. Use them in one wallet only.
glossary-walletKey = { -wallet-key }
    .means = The secret that all keys of a wallet come from. { -ochre } keeps it in the system’s keychain, or only until you quit. The recovery phrase restores it.
glossary-appPassword = { -app-password }
    .means = Locks { -ochre } and closes the secrets that it keeps in the keychain. { -ochre } can’t recover it. If you forget it, those secrets are deleted, and recovery phrases restore your wallet keys.
glossary-backupPassword = { -backup-password }
    .means = Encrypts one backup file. You need it to open that file, and { -ochre } can’t recover it. It is not the app password.
glossary-passphrase = { -bip39-passphrase }
    .means = A secret that some wallets add to the recovery phrase. This version of { -ochre } does not support it. Without it, the same words open a different wallet.
glossary-lock = { -lock-and-unlock }
    .means = Locked, { -ochre } shows no data and signs nothing until somebody enters the app password. A keychain and a node can be locked, too.
glossary-practice = { -practice }
    .means = A simulated network with simulated services and nodes, inside { -ochre }. Its coins and assets are worth nothing.

## Nodes

glossary-lockedNode = { -locked-node }
    .means = The node runs, but its keys are closed. It can’t send or receive until you unlock it with its password. A restart or an upgrade locks it.
glossary-upgrade = { -upgrade }
    .means = Move a node to a newer version of its software. Upgrading locks the node until you unlock it.
glossary-batch = { -batch }
    .means = One act on several nodes, such as an upgrade. You see a plan before it and a report after it.
glossary-firstNode = { -first-node }
    .means = The node that a batch begins with, alone. If it fails at something that would affect all of them, the others are left as they are.
