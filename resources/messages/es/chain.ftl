### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-title = Fuente de la red Bitcoin de { $name }
chain-what = Con un servidor de la red Bitcoin, Ochre puede comprobar por sí mismo si una transacción está en un bloque. Ochre comprueba la prueba de trabajo de cada cabecera desde un bloque conocido; no se fía de la palabra del servidor.
chain-learns = El servidor sabe por qué transacciones y direcciones preguntas, es decir, cuáles son tuyas, y tu dirección IP si ningún proxy la oculta. Lo mejor es un servidor propio.
chain-practice = «practice» es la cadena de práctica dentro de Ochre. No se pregunta a nadie fuera de este equipo.
chain-by-proxy = Se llega a él por el proxy de la conexión de esta cartera.
chain-signet = En signet, la firma de un bloque está en sus transacciones y no se comprueba.
chain-off = Desactivada. Ochre no pregunta a ningún servidor de este tipo.
chain-address = Dirección de un servidor Electrum o Esplora
    .hint = ssl://host:50002 para Electrum, https://host/api para Esplora. tcp:// y http:// son solo para este equipo y para direcciones onion a través de Tor.
chain-address-missing = Escribe la dirección de un servidor
chain-pin = Huella del certificado (SHA-256), si el servidor hizo el suyo
    .hint = Tu propio servidor suele tener un certificado que ninguna autoridad avala. Ochre confía entonces solo en este.
chain-test = Probar
chain-tested = El servidor responde: bloque { $height }, tras { $time } ms
    .harmless = No se le dijo nada de tu cartera.
chain-use = Usar este servidor
chain-used = Ochre pregunta a este servidor desde ahora
chain-turn-off = Desactivar
chain-turned-off = Ochre ya no pregunta a ningún servidor de Bitcoin
chain-server = Servidor
chain-network = Red
chain-height = Último bloque comprobado
chain-newest = { $height }, { $ago }
chain-progress = Comprobando cabeceras de bloques
chain-progress-of = { $height } de { $of }
chain-waiting = Preguntará pronto al servidor
chain-failed = La última consulta al servidor falló. Lo comprobado antes se conserva.
chain-again = Reintentar
chain-offline = El modo sin conexión está activado, así que no se pregunta a ningún servidor.
chain-fee =
    { $blocks ->
        [one] En el próximo bloque: { $rate }
       *[other] En unos { $blocks } bloques: { $rate }
    }
chain-fees = Estimaciones de tu servidor de Bitcoin
