### Connecting a wallet to a service: its address, proxy and certificate, and API version.

## The screen

connect-title = Connect to a service
    .hint = A wallet service builds transactions for this wallet and keeps your asset data.
connect-title-practice = Connect to practice
    .hint = The practice service runs inside Ochre, on this computer. It gets this wallet’s public keys, as a real service would.
# $keys: “public keys”, below, in bold.
connect-is-shown = The service gets your { $keys }, and with them sees every address and balance. You can’t take that back.
    .keys = public keys
connect-is-not-shown = It gets no private key and no recovery phrase, and can’t spend.
connect-service = Service
connect-service-own = Ochre’s own service on this computer
    .hint = Real RGB assets, with nobody’s server but an indexer.
    .system = rgb-lib, which it runs, isn’t there for this system.
    .package = This Ochre came without rgb-lib, which it runs.
connect-service-remote = A remote service
    .hint = Somebody runs it and gives you its address.
connect-address = Service address
    .hint = Its base address, with https://.
    .loopback = Ochre runs in a browser now, so it connects only to services on this computer.
    .missing = Enter the service address first
connect-token = Token, if the service requires one
    .hint = Stored with this wallet’s key, never in a file.
connect-busy = Connecting
connect-busy-practice = Connecting to practice
connect-busy-consent = Connecting. Ochre asks you before it shares your keys
connect-busy-own = Starting the service. The first look at the blockchain takes some seconds
connect-turned-back = You did not agree, so Ochre shared nothing. You can connect now or later.
connect-submit = Connect and register
connect-submit-practice = Connect and go Home

## Ochre’s own service

connect-own-runs = It gets public keys only, and is trusted no more than any other: Ochre verifies each transaction before you sign it.
connect-own-learns = The indexer learns every address of this wallet. It can withhold what happens there, but can’t steal. Best is one of your own.
connect-own-data = Your asset data then lies in Ochre’s data folder on this computer. The recovery phrase alone restores bitcoin, not assets: make a backup in Ochre after each transfer.
connect-own-servers = Servers
    .mine = My own
    .hint = Fills in the fields below. Ochre asks none of them before you connect.
# $network: mainnet, testnet4 … $host: the name of an indexer.
connect-own-preset = { $network }: { $host }
connect-own-indexer = Indexer: an Electrum or Esplora server
    .missing = Enter the indexer first
connect-own-proxy = RGB proxy (optional)
    .hint = Senders leave asset data for you there, and your invoices name it, as rpcs://host/json-rpc. Without one you can’t receive assets.
connect-own-verifies = Also verify the blockchain and asset data with this indexer
    .hint = Ochre then checks blocks and proofs itself. A second server is better, since one alone can withhold: you can set it later in Settings.

## API version

connect-speaks = API version
    .found-out = Detected automatically
connect-detect = Detect API version
    .missing = Enter the service address first
connect-detecting = Asking the service, without your keys
connect-detected-sure = API version: { $dialect }
connect-detected-probable = Probable API version: { $dialect }
connect-detected-nothing = Ochre does not recognise this service
    .token = Enter its token and try again, or ask its operator.
    .address = Check the address. Or ask the operator for the API version, and choose it above.
connect-detected-newer = Its version { $version } is newer than any that Ochre knows. Try it with small amounts first.
connect-detected-fingerprint = It finds a wallet by its fingerprint alone: whoever knows these eight digits can read it there. Don’t share them.
connect-detected-others = Other API versions match these answers too.
# $warning: below, in bold.
connect-detected-unprovable = { $warning }: it is from before July 2025. You can see payments to this wallet, but can’t send through this service. Pay nothing in, and ask the operator to upgrade.
    .warning = Ochre can’t verify its transactions
connect-detected-harmless = No question named a wallet or changed anything on the service.

## Proxy and certificate

connect-chain = Bitcoin network source
    .none = None. What is in a block is then the service’s word.
    .later = Optional. You can set it later in Settings.
connect-way = Proxy and certificate
    .legend = Connection
connect-way-address-missing = Enter the service address first
connect-proxy-host = Proxy host
    .missing = Enter the proxy host first
connect-proxy-port = Port
    .wrong = Use a proxy port from 1 to 65535
connect-proxy-user = User name, if the proxy requires one
    .tor = Tor accepts any name, and gives each one its own path.
# $place: where the key of this wallet is stored.
connect-proxy-password = Proxy password
    .hint =
        { $place ->
            [keychain] Stored in your keychain, never in a file.
           *[memory] Kept in memory until Ochre ends, never in a file.
        }
    .missing = Enter the proxy password too
connect-proxy-new-password = New proxy password, if it changes
    .hint =
        { $place ->
            [keychain] Your keychain has one already.
           *[memory] One is kept in memory until Ochre ends.
        }
connect-proxy-fails = If the proxy fails, Ochre sends nothing: it never goes around the proxy. Node services are still reached directly.
connect-pin = Trust only this certificate (SHA-256)
    .placeholder = Empty: any certificate this computer trusts
    .hint = For your own service. Paste its certificate’s fingerprint, or sha256/ and that of its public key. Or show the certificate and compare.
connect-look = Show certificate
connect-test = Test connection

## What the test of the connection showed

connect-trying = Connecting, without sending anything
# $time: in milliseconds.
connect-reached = Reached in { $time } ms
connect-reached-refused = Reached, but Ochre would refuse its certificate
connect-reached-plain = It uses plain http, which has no certificate.
connect-reached-harmless = Ochre sent nothing about a wallet.
connect-certificate-subject = Issued to
connect-certificate-issuer = Issued by
connect-certificate-valid = Valid
    .span = { $from } to { $until }
connect-certificate-pin = Pin this certificate
