### Cómo se llega a un servicio: directamente o por un proxy, y qué certificado se acepta.

## The way in one line, for who does not open it. place: host and port of the proxy.

## What a question would meet there, by the certificate that was shown.

route-way =
    { $kind ->
        [socks5] SOCKS5, por ejemplo Tor
        [http] Proxy HTTP
       *[straight] Directa
    }
    .hint =
        { $kind ->
            [socks5] El proxy resuelve el nombre, así que funcionan las direcciones onion y desde aquí no se consulta ningún servidor de nombres.
            [http] Uno que crea túneles (CONNECT).
           *[straight] El servicio ve la dirección de este equipo.
        }
route-line =
    { $kind ->
        [socks5] Proxy SOCKS5 { $place }
        [http] Proxy HTTP { $place }
       *[straight] Conexión directa
    }, { $pinned ->
        [yes] solo con el certificado que fijaste
       *[no] con cualquier certificado en el que confíe este equipo
    }
route-verdict =
    { $verdict ->
        [vouched] Lo avala una autoridad en la que confía este equipo.
        [pinned] Es el que fijaste.
        [changed] No es el que fijaste: Ochre no envía nada allí.
        [selfSigned] Está avalado solo por sí mismo. Ochre no envía nada allí a menos que lo fijes.
        [untrusted] No lo avala nadie en quien confíe este equipo. Ochre no envía nada allí a menos que lo fijes.
        [name] Es para otro nombre. Ochre no envía nada allí a menos que lo fijes.
        [expired] Está caducado: Ochre no envía nada allí.
       *[notYet] Aún no es válido: Ochre no envía nada allí.
    }
