### How a service is reached: straight or by a proxy, and which certificate is taken.

route-straight = Straight
    .hint = The service sees the address of this computer.
route-socks5 = SOCKS5, such as Tor
    .hint = The proxy looks up the name, so onion addresses work and no name server is asked here.
route-http = HTTP proxy
    .hint = One that makes tunnels (CONNECT).

## The way in one line, for who does not open it. place: host and port of the proxy.

route-way-straight = Direct, any certificate this computer trusts
route-way-straight-pinned = straight, to one certificate alone
route-way-socks5 = by SOCKS5 at { $place }, to whoever is vouched for
route-way-socks5-pinned = by SOCKS5 at { $place }, to one certificate alone
route-way-http = by HTTP proxy at { $place }, to whoever is vouched for
route-way-http-pinned = by HTTP proxy at { $place }, to one certificate alone

## What a question would meet there, by the certificate that was shown.

route-verdict-vouched = An authority that this computer trusts vouches for it.
route-verdict-pinned = It is the one you pinned.
route-verdict-changed = It is not the one you pinned: Ochre sends nothing there.
route-verdict-selfSigned = It vouches for itself. Ochre sends nothing there unless you pin it.
route-verdict-untrusted = Nobody this computer trusts vouches for it. Ochre sends nothing there unless you pin it.
route-verdict-name = It is for another name. Ochre sends nothing there unless you pin it.
route-verdict-expired = It is past its last day: Ochre sends nothing there.
route-verdict-notYet = It is not valid yet: Ochre sends nothing there.
