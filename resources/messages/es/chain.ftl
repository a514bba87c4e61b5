### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-what = Permite a Ochre verificar que una transacción está en un bloque: por prueba de trabajo, no por la palabra del servidor.
chain-learns = El servidor conoce qué transacciones y direcciones son tuyas, y tu dirección IP salvo que un proxy la oculte. Lo mejor es un servidor propio.
chain-practice = «practice» se queda en Ochre: no se pregunta a nadie más.
chain-by-proxy = Por el proxy de la conexión de esta cartera.
chain-signet = En signet, las firmas de los bloques quedan sin verificar.
chain-address = Servidor Electrum o Esplora
    .hint = ssl://host:50002 o https://host/api. tcp:// y http:// solo aquí, o por Tor a direcciones onion.
chain-pin = Huella del certificado (SHA-256)
    .hint = Para un servidor con certificado propio. Ochre solo confía en este.
chain-tested = Respondió: bloque { $height }, tras { $time } ms
    .harmless = El servidor no supo nada de tu cartera.
chain-save = Guardar servidor
chain-remove = Quitar servidor
chain-newest = { $height }, { $ago }
chain-progress = Comprobando cabeceras de bloques
chain-progress-of = { $height } de { $of }
chain-failed = La última vez no se pudo refrescar. Lo verificado se mantiene.
chain-where = Según tu servidor Bitcoin
chain-where-asks = Preguntando a tu servidor Bitcoin
chain-where-mined = En el bloque { $height }
    .says =
        { $confirmations ->
            [one] Verificado: en el bloque más reciente. Un bloque más lo hace más seguro.
           *[other] Verificado: a { $confirmations } bloques de profundidad.
        }
chain-where-waiting = A la espera de un bloque
    .says = Declarado, sin verificar. Hasta que esté en un bloque, puede reemplazarse.
chain-where-unsaid = No se sabe
    .says = El servidor la tiene, pero no dice si está en un bloque.
chain-where-unchecked = En un bloque, sin verificar
    .says = El servidor nombra un bloque que Ochre aún no ha verificado.
chain-where-early = En un bloque antiguo
    .says = Declarado: un bloque anterior al primero que Ochre verifica.
chain-where-unknown = No se ve en ninguna parte
    .says = El servidor no conoce esa transacción. Quizá no se difundió, o el servidor la oculta.

## Otra transacción gasta lo que gasta una de la cartera. $height es la altura de su bloque.

chain-rival-own = Reemplazada
    .says = Firmaste otra transacción en su lugar: solo una de las dos puede minarse.
chain-rival-told = Otra transacción gasta la misma moneda
    .short = Otra transacción gasta la misma moneda que esta: solo una puede minarse. Declarado, sin verificar.
chain-rival-mined = Otra transacción ocupó su lugar
    .short = Verificado: el bloque { $height } tiene otra transacción que gasta la misma moneda que esta. Esta no puede minarse.
chain-rival-txid = La otra transacción
chain-rival-receive-told = Otra transacción gasta la misma moneda que este pago. Declarado, sin verificar: si se mina, este pago nunca llega.
    .todo = No entregues nada por este pago hasta que esté en un bloque. Pregunta al remitente: quizá lo reemplazó.
chain-rival-receive-mined = Verificado: el bloque { $height } tiene otra transacción que gasta la misma moneda que este pago. Si ese bloque no se reemplaza, no puede llegar.
    .todo = Trátalo como no pagado. Pide al remitente que pague otra factura.
chain-rival-out-told = Otra transacción gasta la misma moneda que esta. Declarado, sin verificar. Solo las claves de esta cartera pueden gastarla.
    .todo = ¿La hiciste en otro sitio con la misma frase? No pagues de nuevo hasta que un bloque contenga una de las dos. Si no, quizá otra persona tenga tu frase.
chain-rival-out-mined = Verificado: el bloque { $height } tiene otra transacción que gasta la misma moneda que esta. Si ese bloque no se reemplaza, esta no paga a nadie.
    .todo = Si hiciste la otra, prepara esta otra vez. Si no, alguien tiene tu frase de recuperación: mueve ya lo que queda a otra cartera.
chain-rival-notice = Mira «Requiere tu atención».

## Un segundo servidor con el que se comparan las cabeceras. $height es la altura de un bloque.

chain-second = Segundo servidor, para comparar
    .what = Un solo servidor podría mostrar una cadena antigua u ocultar lo gastado.
    .learns = El segundo servidor sabe tanto como el primero. Solo ayuda si lo opera otra persona.
chain-second-waiting = Aún sin comparar
chain-second-agrees = Ambos coinciden hasta el bloque { $height }.
chain-second-behind = Atrasado: la misma cadena hasta el bloque { $height }. El primer servidor tiene { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    } más.
chain-second-ahead = Adelantado: { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    } tras el bloque { $height }, con prueba de trabajo. El primero va atrasado o los oculta.
chain-second-differs = Cadenas distintas desde el bloque { $height }.
    .more = El segundo servidor { $more ->
            [yes] tiene más prueba de trabajo: el primero puede estar engañado o engañarte
           *[no] no tiene más prueba de trabajo
        }.
    .todo = Averigua cuál de los dos se equivoca y cámbialo.
chain-second-held = Hasta que coincidan de nuevo, ningún bloque a partir del { $height } verifica nada.
chain-second-refused = Sus bloques incumplen las reglas: sin comparar.
chain-second-otherNetwork = Un servidor de otra red.
chain-second-silent = Sin respuesta desde { $ago }. El primero continúa.
chain-second-disputed = Ochre no cuenta esa moneda como sin gastar. Verifica la transferencia otra vez cuando los dos coincidan.
    .title = Solo el { $who ->
            [first] primer
           *[second] segundo
        } servidor da por gastada una moneda tuya
chain-second-notice = Mira Ajustes, Servidor Bitcoin.
    .title = Tus dos servidores Bitcoin difieren
