### How a service is reached: straight or by a proxy, and which certificate is taken.

route-straight = Direkt
    .hint = Der Dienst sieht die Adresse dieses Computers.
route-socks5 = SOCKS5, etwa Tor
    .hint = Der Proxy löst den Namen auf. So funktionieren Onion-Adressen, und hier wird kein Nameserver gefragt.
route-http = HTTP-Proxy
    .hint = Einer, der Tunnel aufbaut (CONNECT).

## The way in one line, for who does not open it. place: host and port of the proxy.

route-way-straight = direkt, jedes Zertifikat, dem dieser Computer vertraut
route-way-straight-pinned = direkt, nur ein festgelegtes Zertifikat
route-way-socks5 = über SOCKS5 unter { $place }, jedes Zertifikat, dem dieser Computer vertraut
route-way-socks5-pinned = über SOCKS5 unter { $place }, nur ein festgelegtes Zertifikat
route-way-http = über HTTP-Proxy unter { $place }, jedes Zertifikat, dem dieser Computer vertraut
route-way-http-pinned = über HTTP-Proxy unter { $place }, nur ein festgelegtes Zertifikat

## What a question would meet there, by the certificate that was shown.

route-verdict-vouched = Eine Zertifizierungsstelle, der dieser Computer vertraut, bürgt dafür.
route-verdict-pinned = Es ist das, das du festgelegt hast.
route-verdict-changed = Es ist nicht das, das du festgelegt hast: Ochre sendet nichts dorthin.
route-verdict-selfSigned = Es bürgt für sich selbst. Ochre sendet nichts dorthin, solange du es nicht festlegst.
route-verdict-untrusted = Niemand, dem dieser Computer vertraut, bürgt dafür. Ochre sendet nichts dorthin, solange du es nicht festlegst.
route-verdict-name = Es gilt für einen anderen Namen. Ochre sendet nichts dorthin, solange du es nicht festlegst.
route-verdict-expired = Es ist abgelaufen: Ochre sendet nichts dorthin.
route-verdict-notYet = Es ist noch nicht gültig: Ochre sendet nichts dorthin.
