### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-title = Fuente de la red Bitcoin de «{ $name }»
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
chain-where = Dónde está, según tu servidor de Bitcoin
chain-where-asks = Preguntando a tu servidor de Bitcoin
chain-where-mined = En el bloque { $height }
    .says =
        { $confirmations ->
            [one] Verificado: está en el último bloque. Un bloque más encima la hace más segura.
           *[other] Verificado: su bloque está a { $confirmations } bloques de profundidad.
        }
chain-where-waiting = Espera un bloque
    .says = Lo dice tu servidor de Bitcoin y nada lo demuestra. Mientras no esté en un bloque, aún puede ser reemplazada.
chain-where-unsaid = No se sabe
    .says = Tu servidor de Bitcoin tiene esta transacción, pero no dice si está en un bloque. Puede que lo esté.
chain-where-unchecked = En un bloque, sin verificar
    .says = Tu servidor de Bitcoin nombra un bloque que { -ochre } aún no ha verificado.
chain-where-early = En un bloque antiguo
    .says = Lo dice tu servidor de Bitcoin. Ese bloque es anterior al primero que { -ochre } comprueba.
chain-where-unknown = No se ve en ninguna parte
    .says = Tu servidor de Bitcoin no conoce esa transacción. Quizá no se ha difundido, o el servidor la oculta.

## Otra transacción gasta lo que gasta una de la cartera. $height es la altura de su bloque.

chain-rival-own = Reemplazada
    .says = La reemplazaste por otra transacción que se firmó aquí. Solo una de las dos puede entrar en un bloque.
chain-rival-told = Otra transacción gasta la misma moneda
    .short = Tu servidor de Bitcoin muestra otra transacción que gasta una moneda de esta; nada lo demuestra. Solo una de las dos puede entrar en un bloque.
chain-rival-mined = Otra transacción ocupó su lugar
    .short = Verificado: una transacción del bloque { $height } gasta una moneda de esta, así que esta ya no puede entrar en un bloque.
chain-rival-txid = La otra transacción
chain-rival-receive-told = Tu servidor de Bitcoin muestra otra transacción que gasta una moneda de este pago. Nada demuestra que entrará en un bloque, pero si lo hace, este pago no llegará nunca.
    .todo = No cuentes con este pago ni entregues nada a cambio hasta que esté en un bloque. Quizá el remitente lo ha reemplazado: pregúntale.
chain-rival-receive-mined = Verificado: el bloque { $height } contiene otra transacción que gasta una moneda de este pago. Ya no puede llegar, salvo que la red reemplace ese bloque.
    .todo = Considéralo no pagado. Pide al remitente que pague de nuevo, con una factura nueva.
chain-rival-out-told = Tu servidor de Bitcoin muestra otra transacción que gasta una moneda de esta. Nada demuestra que entrará en un bloque. Solo las claves de esta cartera pueden gastar esa moneda.
    .todo = ¿La hiciste en otro equipo o en otro programa con la misma frase de recuperación? Entonces espera a que una de las dos esté en un bloque y no pagues de nuevo antes. Si no, puede que otra persona tenga tu frase de recuperación.
chain-rival-out-mined = Verificado: el bloque { $height } contiene otra transacción que gasta una moneda de esta. Esta ya no paga a nadie, salvo que la red reemplace ese bloque.
    .todo = ¿Hiciste tú la otra, en otro equipo o en otro programa? Entonces prepara esta de nuevo. Si no, otra persona tiene tu frase de recuperación: lleva ahora lo que queda a una cartera nueva.
chain-rival-notice = { -ochre } la muestra en «Requiere tu atención», con lo que puedes hacer.
    .title = Otra transacción gasta la misma moneda

## Un segundo servidor con el que se comparan las cabeceras. $height es la altura de un bloque.

chain-second = Un segundo servidor, para comparar
    .what = Un solo servidor puede mostrarte una cadena antigua u ocultar lo que se gastó. Ochre compara lo que dice con un segundo servidor y dice dónde difieren.
    .learns = El segundo servidor sabe tanto como el primero: qué transacciones y direcciones son tuyas, y tu dirección IP si ningún proxy la oculta. Solo ayuda si lo administra otra persona.
    .save = Guardar
    .remove = Quitar
    .saved = Ochre compara con este servidor desde ahora
    .removed = Ochre ya no compara con ningún segundo servidor
chain-second-waiting = Aún sin comparar
chain-second-agrees = Los dos muestran la misma cadena, hasta el bloque { $height }.
chain-second-behind =
    { $blocks ->
        [one] Va por detrás: la misma cadena, hasta el bloque { $height }. El primer servidor tiene un bloque más.
       *[other] Va por detrás: la misma cadena, hasta el bloque { $height }. El primer servidor tiene { $blocks } bloques más.
    }
chain-second-ahead =
    { $blocks ->
        [one] Va por delante: un bloque después del { $height }, con prueba de trabajo. El primer servidor va por detrás o lo oculta.
       *[other] Va por delante: { $blocks } bloques después del { $height }, con prueba de trabajo. El primer servidor va por detrás o los oculta.
    }
chain-second-differs = Los dos muestran cadenas distintas desde el bloque { $height }.
    .more = La del segundo servidor tiene más prueba de trabajo: quizá engañan al primero, o él te engaña a ti.
    .less = La del segundo servidor no tiene más prueba de trabajo.
    .todo = Averigua cuál de los dos se equivoca y usa otro en su lugar.
chain-second-held = Hasta que vuelvan a coincidir, ningún bloque desde el { $height } verifica nada.
chain-second-refused = Lo que dice de los bloques incumple las reglas, así que no se compara nada con él.
chain-second-otherNetwork = Es un servidor de otra red.
chain-second-silent = No responde (se notó por primera vez { $ago }). El primer servidor sigue solo.
chain-second-disputed-first = El primer servidor da por gastada una salida de tu cartera que el segundo muestra sin gastar.
chain-second-disputed-second = El segundo servidor da por gastada una salida de tu cartera que el primero muestra sin gastar.
chain-second-disputed = { -ochre } no la cuenta como no gastada. Vuelve a verificar la transferencia cuando los dos coincidan.
    .output = La salida
chain-second-notice = En Ajustes, «Fuente de la red Bitcoin», se indica en qué.
    .title = Tus dos servidores de Bitcoin difieren
