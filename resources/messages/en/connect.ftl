### Connecting a wallet to a service: its address, the way to it, and what it speaks.

## The screen

connect-title = Connect to a service
    .hint = It builds transactions for this wallet and keeps the data of your assets.
connect-title-practice = Connect to practice
    .hint = The practice service runs inside Ochre, on this computer. It is shown the public keys of this wallet, as a real one would be.
# $keys: “public keys”, below, in bold.
connect-is-shown = It is shown your { $keys }, and with them sees every address and balance. That cannot be taken back.
    .keys = public keys
connect-is-not-shown = It gets no private key and no word, and cannot spend.
connect-address = Address of the service
    .hint = Its base address, with https://.
    .loopback = Ochre runs in a browser now, and then speaks to services on this computer only.
    .missing = Enter its address first
connect-token = Token, if the service wants one
    .hint = Kept where the secret of this wallet is kept, never in a file.
connect-busy = Connecting
connect-busy-practice = Connecting to practice
connect-busy-consent = Connecting; you are asked before keys are shown
connect-turned-back = You did not agree, so the service was shown nothing. You can connect now or later.
connect-submit = Connect and register
connect-submit-practice = Connect and go Home

## API version

connect-speaks = API version
    .found-out = Found out by itself
connect-detect = Detect
    .missing = Enter its address first
connect-detecting = Asking the service, without your keys
connect-detected-sure = It speaks: { $dialect }
connect-detected-probable = It probably speaks: { $dialect }
connect-detected-nothing = Ochre does not recognise it
    .token = Enter its token and try again, or ask who runs it.
    .address = Look whether the address is right, or ask who runs it what it is, and choose that above.
connect-detected-others = What was seen fits others too.
# $warning: below, in bold.
connect-detected-unprovable = { $warning }: it is of a time before July 2025. What is paid to this wallet can be seen, and nothing can be sent through it. Pay nothing in, and ask who runs it for a newer version.
    .warning = Its transactions cannot be proved here
connect-detected-harmless = None of these questions named a wallet or changed anything there.

## The way to it: a proxy, and the certificate

connect-way = Proxy and certificate
    .legend = The way
connect-way-address-missing = Enter the address of the service first
connect-proxy-host = Host of the proxy
    .missing = Enter the host of the proxy first
connect-proxy-port = Port
    .wrong = The port of the proxy is a number from 1 to 65535
connect-proxy-user = User name, if it wants one
    .tor = Tor takes any, and gives each name a path of its own.
# $place: where the secrets of this wallet are kept.
connect-proxy-password = Its password
    .hint =
        { $place ->
            [keychain] Kept in your keychain, never in a file.
           *[memory] Kept in memory until Ochre ends, never in a file.
        }
    .missing = Enter the password of the proxy too
connect-proxy-new-password = New password, if it changes
    .hint =
        { $place ->
            [keychain] One is kept in your keychain.
           *[memory] One is kept in memory until Ochre ends.
        }
connect-proxy-fails = If the proxy fails, nothing is sent: Ochre never goes around it. Services of nodes are still reached straight.
connect-pin = Take one certificate alone (SHA-256)
    .placeholder = Empty: whoever an authority vouches for
    .hint = For a service of your own. Paste the fingerprint of its certificate, or sha256/ and that of its public key; or look at it and compare.
connect-look = Look at the certificate
connect-test = Test

## What trying the way showed

connect-trying = Connecting, and sending nothing
# $time: in milliseconds.
connect-reached = Reached in { $time } ms
connect-reached-refused = Reached, but its certificate would be refused
connect-reached-plain = It speaks plain http, which shows no certificate.
connect-reached-harmless = Nothing of a wallet was sent.
connect-certificate-subject = Made out to
connect-certificate-issuer = Vouched for by
connect-certificate-valid = Valid
    .span = { $from } to { $until }
connect-certificate-pin = Pin this one
