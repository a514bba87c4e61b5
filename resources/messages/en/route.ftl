### How a service is reached: straight or by a proxy, and which certificate is taken.

## The way in one line, for who does not open it. place: host and port of the proxy.

## What a question would meet there, by the certificate that was shown.

route-way =
    { $kind ->
        [socks5] SOCKS5, such as Tor
        [http] HTTP proxy
       *[straight] Direct
    }
    .hint =
        { $kind ->
            [socks5] The proxy looks up the name. Onion addresses work, and this computer asks no name server.
            [http] The proxy must support tunnels (CONNECT).
           *[straight] The service sees this computer’s IP address.
        }
route-line =
    { $kind ->
        [socks5] SOCKS5 proxy { $place }
        [http] HTTP proxy { $place }
       *[straight] Direct
    }, { $pinned ->
        [yes] only the certificate you pinned
       *[no] any certificate this computer trusts
    }
route-verdict =
    { $verdict ->
        [vouched] An authority that this computer trusts vouches for this certificate.
        [pinned] This is the certificate you pinned.
        [changed] This isn’t the certificate you pinned: Ochre sends nothing there.
        [selfSigned] This certificate vouches for itself. Ochre sends nothing there unless you pin it.
        [untrusted] Nobody this computer trusts vouches for this certificate. Ochre sends nothing there unless you pin it.
        [name] This certificate is for another name. Ochre sends nothing there unless you pin it.
        [expired] This certificate has expired: Ochre sends nothing there.
       *[notYet] This certificate isn’t valid yet: Ochre sends nothing there.
    }
