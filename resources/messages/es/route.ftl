### Cómo se llega a un servicio: directamente o por un proxy, y qué certificado se acepta.

route-straight = Directa
    .hint = El servicio ve la dirección de este equipo.
route-socks5 = SOCKS5, por ejemplo Tor
    .hint = El proxy resuelve el nombre, así que funcionan las direcciones onion y desde aquí no se consulta ningún servidor de nombres.
route-http = Proxy HTTP
    .hint = Uno que crea túneles (CONNECT).

## The way in one line, for who does not open it. place: host and port of the proxy.

route-way-straight = Conexión directa, con cualquier certificado en el que confíe este equipo
route-way-straight-pinned = Conexión directa, solo con el certificado que fijaste
route-way-socks5 = Proxy SOCKS5 { $place }, con cualquier certificado en el que confíe este equipo
route-way-socks5-pinned = Proxy SOCKS5 { $place }, solo con el certificado que fijaste
route-way-http = Proxy HTTP { $place }, con cualquier certificado en el que confíe este equipo
route-way-http-pinned = Proxy HTTP { $place }, solo con el certificado que fijaste

## What a question would meet there, by the certificate that was shown.

route-verdict-vouched = Lo avala una autoridad en la que confía este equipo.
route-verdict-pinned = Es el que fijaste.
route-verdict-changed = No es el que fijaste: Ochre no envía nada allí.
route-verdict-selfSigned = Está avalado solo por sí mismo. Ochre no envía nada allí a menos que lo fijes.
route-verdict-untrusted = No lo avala nadie en quien confíe este equipo. Ochre no envía nada allí a menos que lo fijes.
route-verdict-name = Es para otro nombre. Ochre no envía nada allí a menos que lo fijes.
route-verdict-expired = Está caducado: Ochre no envía nada allí.
route-verdict-notYet = Aún no es válido: Ochre no envía nada allí.
