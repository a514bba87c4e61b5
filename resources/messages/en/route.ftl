### How a service is reached: straight or by a proxy, and which certificate is taken.

route-straight = Direct
    .hint = The service sees this computer’s IP address.
route-socks5 = SOCKS5, such as Tor
    .hint = The proxy looks up the name. Onion addresses work, and this computer asks no name server.
route-http = HTTP proxy
    .hint = The proxy must support tunnels (CONNECT).

## The way in one line, for who does not open it. place: host and port of the proxy.

route-way-straight = Direct, any certificate this computer trusts
route-way-straight-pinned = Direct, only the certificate you pinned
route-way-socks5 = SOCKS5 proxy { $place }, any certificate this computer trusts
route-way-socks5-pinned = SOCKS5 proxy { $place }, only the certificate you pinned
route-way-http = HTTP proxy { $place }, any certificate this computer trusts
route-way-http-pinned = HTTP proxy { $place }, only the certificate you pinned

## What a question would meet there, by the certificate that was shown.

route-verdict-vouched = An authority that this computer trusts vouches for this certificate.
route-verdict-pinned = This is the certificate you pinned.
route-verdict-changed = This is not the certificate you pinned, so Ochre sends nothing there.
route-verdict-selfSigned = This certificate vouches for itself. Ochre sends nothing there unless you pin it.
route-verdict-untrusted = Nobody this computer trusts vouches for this certificate. Ochre sends nothing there unless you pin it.
route-verdict-name = This certificate is for another name. Ochre sends nothing there unless you pin it.
route-verdict-expired = This certificate has expired, so Ochre sends nothing there.
route-verdict-notYet = This certificate is not valid yet, so Ochre sends nothing there.
