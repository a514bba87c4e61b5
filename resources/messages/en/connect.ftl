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
connect-address = Service address
    .hint = Its base address, with https://.
    .loopback = Ochre runs in a browser now, so it connects only to services on this computer.
    .missing = Enter the service address first
connect-token = Token, if the service requires one
    .hint = Stored with this wallet’s key, never in a file.
connect-busy = Connecting
connect-busy-practice = Connecting to practice
connect-busy-consent = Connecting. Ochre asks you before it shares your keys
connect-turned-back = You did not agree, so Ochre shared nothing. You can connect now or later.
connect-submit = Connect and register
connect-submit-practice = Connect and go Home

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
