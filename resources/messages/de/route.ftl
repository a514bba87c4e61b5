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
            [socks5] Der Proxy löst den Namen auf. Onion-Adressen funktionieren, und dieser Computer fragt keinen Nameserver.
            [http] Der Proxy muss Tunnel unterstützen (CONNECT).
           *[straight] Der Dienst sieht die IP-Adresse dieses Computers.
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
        [vouched] Eine Zertifizierungsstelle, der dieser Computer vertraut, bürgt für dieses Zertifikat.
        [pinned] Dieses Zertifikat hast du festgelegt.
        [changed] Nicht das Zertifikat, das du festgelegt hast: Ochre sendet nichts dorthin.
        [selfSigned] Dieses Zertifikat bürgt für sich selbst. Ochre sendet dorthin nur, wenn du es festlegst.
        [untrusted] Niemand, dem dieser Computer vertraut, bürgt dafür. Ochre sendet dorthin nur, wenn du es festlegst.
        [name] Dieses Zertifikat gilt für einen anderen Namen. Ochre sendet dorthin nur, wenn du es festlegst.
        [expired] Dieses Zertifikat ist abgelaufen: Ochre sendet nichts dorthin.
       *[notYet] Dieses Zertifikat ist noch nicht gültig: Ochre sendet nichts dorthin.
    }
