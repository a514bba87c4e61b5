### How a service is reached: straight or by a proxy, and which certificate is taken.

## The way in one line, for who does not open it. place: host and port of the proxy.

## What a question would meet there, by the certificate that was shown.

route-way =
    { $kind ->
        [socks5] SOCKS5, etwa Tor
        [http] HTTP-Proxy
       *[straight] Direkt
    }
    .hint =
        { $kind ->
            [socks5] Der Proxy löst den Namen auf. So funktionieren Onion-Adressen, und hier wird kein Nameserver gefragt.
            [http] Einer, der Tunnel aufbaut (CONNECT).
           *[straight] Der Dienst sieht die Adresse dieses Computers.
        }
route-line =
    { $kind ->
        [socks5] SOCKS5-Proxy { $place }
        [http] HTTP-Proxy { $place }
       *[straight] Direkt
    }, { $pinned ->
        [yes] nur das Zertifikat, das du festgelegt hast
       *[no] jedes Zertifikat, dem dieser Computer vertraut
    }
route-verdict =
    { $verdict ->
        [vouched] Eine Zertifizierungsstelle, der dieser Computer vertraut, bürgt dafür.
        [pinned] Es ist das, das du festgelegt hast.
        [changed] Es ist nicht das, das du festgelegt hast: Ochre sendet nichts dorthin.
        [selfSigned] Es bürgt für sich selbst. Ochre sendet nichts dorthin, solange du es nicht festlegst.
        [untrusted] Niemand, dem dieser Computer vertraut, bürgt dafür. Ochre sendet nichts dorthin, solange du es nicht festlegst.
        [name] Es gilt für einen anderen Namen. Ochre sendet nichts dorthin, solange du es nicht festlegst.
        [expired] Es ist abgelaufen: Ochre sendet nichts dorthin.
       *[notYet] Es ist noch nicht gültig: Ochre sendet nichts dorthin.
    }
