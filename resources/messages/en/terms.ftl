### The names that stay the same everywhere. Below, the words of the glossary, as it heads them.

-ochre = Ochre

## Slots and amounts

-asset-slot = Asset slot
-free = Free
-reserved = Reserved
-holds-assets = Holds assets
-plain-bitcoin = Plain bitcoin
-bitcoin-in-asset-slots = Bitcoin in asset slots
-allocation = Amount on this slot
-spendable = Spendable
-pending = Pending
-settled = Settled
-future = Future

## Services and what they say

-wallet-service = Wallet service
-node-service = Node service
-reported-by-the-service = Reported by the service
-updated = Updated
-verify = Verify
-check = Check
-verified = Verified
-not-verified = Not verified
-doesnt-match = Doesn’t match
-discrepancy = Discrepancy
-proxy-and-certificate = Proxy and certificate
-direct = Direct
-api-version = API version
-refresh = Refresh

## Transfers

-review-code = Review code
-submit = Submit
-broadcast = Broadcast
-donation = Broadcast immediately (donation)
-accept = Accept (ACK)
-cancel = Cancel
-discard = Discard
-stop = Stop
-failed = Failed
-in-progress = In progress
-rgb-commitment = RGB commitment
-consignment = Asset data (consignment)
-blinded-invoice = Blinded invoice
-witness-invoice = Witness invoice
-signing-history = Signing history

## Wallets and keys

-import = Import
-export = Export
-restore = Restore
-signing-request = Signing request
-watch-only-wallet = Watch-only wallet
-public-account = Public account
-offline-mode = Offline mode
-recovery-phrase = Recovery phrase
-wallet-key = Wallet key
-app-password = App password
-backup-password = Backup password
-bip39-passphrase = BIP39 passphrase
-lock-and-unlock = Lock and unlock
-practice = Practice

## Nodes

-locked-node = Locked node
-upgrade = Upgrade
-batch = Batch
-first-node = First node (canary)
