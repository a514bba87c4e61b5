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
            [socks5] El proxy busca el nombre. Las direcciones onion funcionan, y este equipo no consulta ningún servidor de nombres.
            [http] El proxy debe admitir túneles (CONNECT).
           *[straight] El servicio ve la dirección IP de este equipo.
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
        [vouched] Una autoridad en la que confía este equipo avala este certificado.
        [pinned] Es el certificado que fijaste.
        [changed] No es el certificado que fijaste: Ochre no envía nada allí.
        [selfSigned] Este certificado se avala a sí mismo. Ochre no envía nada allí si no lo fijas.
        [untrusted] Nadie en quien confíe este equipo avala este certificado. Ochre no envía nada allí si no lo fijas.
        [name] Certificado para otro nombre. Ochre no envía nada allí si no lo fijas.
        [expired] Certificado caducado: Ochre no envía nada allí.
       *[notYet] Certificado aún no válido: Ochre no envía nada allí.
    }
