### Help → Glossary: what the words of the screens mean, in two or three sentences. A word that is explained where it
### stands says the same. The words themselves are in terms.ftl.

## The screen

glossary-title = Glossary
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

glossary-slot = Asset slot
    .means = A small coin of yours that can hold assets. The bitcoin in it stays yours.
glossary-free = Free
    .means = A slot without assets that no open invoice or transfer uses.
glossary-reserved = Reserved
    .means = Used by an open invoice or transfer. An expired invoice keeps its slot until cancelled.
glossary-holdsAssets = Holds assets
    .means = Spending this slot without moving its assets loses them. { -ochre } refuses where it knows.
glossary-plainBitcoin = Plain bitcoin
    .means = Your bitcoin outside of slots, for fees and for new slots.
glossary-spendable = Spendable
    .means = Can be sent now. Amounts reserved by open transfers are left out.
glossary-pending = Pending
    .means = Expected to arrive or leave. May still not happen.
glossary-settled = Settled
    .means = Final, by the service’s report: in a block.

## Services and what they say

glossary-walletService = Wallet service
    .means = Builds transactions and keeps asset data. Sees your public keys, never the private ones.
glossary-nodeService = Node service
    .means = Runs your nodes and reports their state. { -ochre } can’t verify all of it.
glossary-reported = Reported
    .means = Somebody else says so. { -ochre } hasn’t verified it.
glossary-verified = Verified
    .means = { -ochre } proved it on this computer, without relying on the service.
glossary-notVerified = Not verified
    .means = { -ochre } can’t prove it. It may still be right. Signing needs your separate approval.
glossary-doesntMatch = Doesn’t match
    .means = Contradicts your request or what { -ochre } knows. { -ochre } doesn’t sign it: discard, ask the operator.
glossary-discrepancy = Discrepancy
    .means = Two sources disagree. Find the reason before you send.
glossary-apiVersion = API version
    .means = Requests and fields that a service understands. A wrong one is refused.

## Transfers

glossary-reviewCode = Review code
    .means = Ties what you reviewed to what is signed. If the approval shows another, cancel.
glossary-submit = Submit
    .means = Hand the signed transaction to the service. From then on, it could broadcast it.
glossary-broadcast = Broadcast
    .means = Send a transaction to the Bitcoin network. This can’t be undone.
glossary-donation = Broadcast immediately (donation)
    .means = Broadcast without waiting. If recipients can’t accept the assets, these are lost.
glossary-accept = Accept (ACK)
    .means = The recipient reports valid asset data. Only then should the service broadcast.
glossary-cancel = Cancel
    .means = End an invoice or transfer. The signed transaction can still be broadcast, a payment lost.
glossary-discard = Discard
    .means = End a transaction before submitting. If exported, anyone who has it signed can broadcast it.
glossary-failed = Failed
    .means = Reported as not successful. Anyone who has the signed transaction could still broadcast it.
glossary-inProgress = In progress
    .means = Prepared, signed or submitted, and not ended. Look at Home before you start again.
glossary-commitment = RGB commitment
    .means = Fixes in the Bitcoin transaction where assets go. { -ochre } computes it again from the transfers.
glossary-consignment = Asset data
    .means = Proves an asset’s path (“consignment”). Your service keeps it; the recovery phrase doesn’t restore it.
glossary-blindedInvoice = Blinded invoice
    .means = Pays to a hidden slot of the recipient. { -ochre } can’t verify that it’s yours.
glossary-witnessInvoice = Witness invoice
    .means = Pays to a new coin that the sender creates. { -ochre } verifies your own address.
glossary-signingHistory = Signing history
    .means = Each step of what { -ochre } prepared, signed or submitted, stored before it’s taken.

## Wallets and keys

glossary-restore = Restore
    .means = Get keys from a phrase, records from a backup. Assets also need the service’s data.
glossary-signingRequest = Signing request
    .means = PSBT, request and coin list for the computer that signs. No private keys inside.
glossary-watchOnly = Watch-only wallet
    .means = A wallet whose keys are elsewhere. Prepare here, sign there.
glossary-publicAccount = Public account
    .means = A wallet’s public keys. Anyone who has them sees its history, but can’t spend.
glossary-offlineMode = Offline mode
    .means = { -ochre } uses no network. Unplugging the computer is up to you.
glossary-recoveryPhrase = Recovery phrase
    .means = Restores keys, not assets. Anyone who has it can take your bitcoin, take or destroy assets. One wallet only.
glossary-walletKey = Wallet key
    .means = All keys of a wallet come from it. The recovery phrase restores it.
glossary-appPassword = App password
    .means = Locks { -ochre } and its secrets. If forgotten, only recovery phrases restore the keys.
glossary-passphrase = BIP39 passphrase
    .means = Some wallets add it to the phrase. Unsupported: without it, the words open another wallet.

## Nodes

glossary-lockedNode = Locked node
    .means = Runs, but can’t send or receive until unlocked. A restart or upgrade locks it.
