### Connecting a wallet to a service: its address, proxy and certificate, and API version.

## The screen

connect-title = Connect to a wallet service
    .hint = Builds your transactions and keeps your asset data.
connect-is-shown = The service sees your public keys, so every address and balance. You can’t take that back.
connect-is-not-shown = The service can’t spend. Your keys stay here.
connect-service-own = Built-in service
    .instead = Run a service on this computer instead
    .remote = Use a remote service instead
    .off =
        { $missing ->
            [system] rgb-lib isn’t available for this system.
           *[package] This Ochre came without rgb-lib. From source: npm run own-service -- fetch
        }
connect-address = Service address
    .missing = Enter the service address first
    .loopback = In a browser, only services on this computer.
    .hint = https. http only on this computer, or for onion addresses through Tor here.
connect-token = Token
    .hint = Stored with this wallet’s key, only for this address
    .wanted = This service asks for a token
connect-more = Token and API version
connect-busy =
    { $kind ->
        [own] Starting the service, some seconds
        [consent] Connecting. Ochre asks before it shares your keys
       *[remote] Connecting
    }
connect-turned-back = Not approved: Ochre shared nothing.
connect-submit = Connect
connect-later = Later

## The built-in service

connect-own-learns = The server sees your addresses and could hide payments, but cannot take anything.
connect-own-data = Asset data stays on this computer: back up after each transfer. The phrase restores no assets.
connect-own-servers = Servers
    .mine = My own
connect-own-indexer = Bitcoin server: Electrum or Esplora
    .missing = Enter the Bitcoin server first
connect-own-way = Network proxy
connect-own-proxy = RGB proxy (optional)
    .hint = As rpcs://host/json-rpc. Senders leave asset data there: without one you can’t receive assets.
connect-own-verifies = Also verify blocks and asset data with it

## API version

connect-speaks = API version
    .found-out = Detected automatically
connect-detect = Detect API version
    .busy = Asking the service, without your keys
connect-detected =
    { $sure ->
        [yes] API version: { $dialect }
       *[no] API version: probably { $dialect }, but others match too
    }
    .newer = Version { $version } is newer than Ochre knows. Try small amounts first.
    .fingerprint = Anyone with your wallet’s fingerprint can read it there. Keep those eight digits private.
    .unprovable = Ochre can’t verify its transactions, so you can’t send. Pay nothing in, and ask for an upgrade.
connect-detected-nothing = Ochre doesn’t recognise this service
    .todo = Check the address. Or ask the operator for the API version.

## Proxy and certificate

connect-chain = Bitcoin server
    .none = None: blocks are the service’s word
connect-way = Proxy and certificate
    .fails = If the proxy fails, Ochre sends nothing. Node services stay direct.
connect-proxy-host = Proxy host
connect-proxy-port = Port
connect-proxy-off =
    { $part ->
        [host] Enter the proxy host first
        [port] Port: 1 to 65535
       *[password] Enter the proxy password too
    }
connect-proxy-user = User name (optional)
# $place: where the key of this wallet is stored.
connect-proxy-password =
    { $has ->
        [yes] New proxy password, if it changes
       *[no] Proxy password
    }
    .hint =
        { $place ->
            [keychain] In your keychain, never in a file
           *[memory] In memory until Ochre ends, never in a file
        }
connect-pin = Trust only this certificate (SHA-256)
    .hint = Empty: any that this computer trusts. Or its fingerprint, or sha256/ and its public key’s.
connect-look = Show certificate
connect-test = Test connection

## What the test of the connection showed

# $time: in milliseconds.
connect-reached = Reached in { $time } ms
    .refused = Reached, but Ochre would refuse its certificate
    .plain = Plain http has no certificate.
connect-certificate-subject = Issued to
connect-certificate-issuer = Issued by
connect-certificate-valid = Valid
connect-certificate-pin = Pin this certificate
