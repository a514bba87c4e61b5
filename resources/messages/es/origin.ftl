### Where an asset comes from: what of it is verified from its genesis, on the page of one asset.

origin-title = Origen
origin-verified =
    { $count ->
        [one] Verificado desde su génesis: { $count } transferencia tuya, último bloque { $block }.
       *[other] Verificado desde su génesis: { $count } transferencias tuyas, último bloque { $block }.
    }
origin-genesis = Su génesis está verificada. No tienes nada de este activo.
origin-partly =
    { $count ->
        [one] Verificado desde su génesis: { $count } transferencia tuya, último bloque { $block }. Del resto informa el servicio.
       *[other] Verificado desde su génesis: { $count } transferencias tuyas, último bloque { $block }. Del resto informa el servicio.
    }
origin-told = Aún sin verificar: de la génesis y de tus transferencias informa el servicio.
# $amount as 12.00 TUSD.
origin-on-trust = { $amount } de tu saldo están ahí solo porque lo dice el servicio.
origin-unreported = Tu registro verificado tiene { $amount } que el servicio no declara.
origin-name-server = Indica un servidor de Bitcoin: sin él, Ochre no ve que una transacción esté en un bloque.
origin-go-settings = Indicar un servidor de Bitcoin
origin-after-refresh = Ochre verifica algunas cada vez que refrescas.
origin-verify = Verificar estas transferencias
origin-missing = Qué falta
origin-missing-more =
    { $count ->
        [one] Y { $count } más, en Transferencias.
       *[other] Y { $count } más, en Transferencias.
    }
origin-missing-open = Abrir transferencia
    .label = Abrir transferencia: { $title }
# Each with its amount, as 12.00 TUSD.
origin-missing-in = Recibido: { $amount }
origin-missing-out = Enviado: { $amount }
origin-missing-none = Emitido: { $amount }
origin-missing-amount-unknown = un importe desconocido
origin-why-notAsked = Sus datos del activo aún no se han verificado.
origin-why-blinded = Sus datos del activo están verificados. Que su ranura es tuya se verá cuando la gastes.
origin-why-issued = Se verifica con la primera transferencia que envíes de ella.
origin-why-absent = No se dejaron datos del activo para ella.
origin-why-unreachable = El servidor que tiene sus datos del activo no respondió.
origin-why-fetched = Sus datos del activo están aquí, aún sin verificar.
origin-why-refused = Sus datos del activo incumplen una regla de RGB.
origin-why-unasked = Sus datos del activo cumplen todas las reglas. Ningún servidor de Bitcoin ha mostrado sus transacciones.
origin-why-notMined = De algunas de sus transacciones, tu servidor de Bitcoin no ha mostrado ningún bloque.
origin-why-pending = Tu servidor de Bitcoin aún no ha mostrado ningún bloque con su transacción.
origin-why-reorganised = La red reemplazó el bloque en el que se apoyaba.

## The history, as a graph. Whoever else has a part in it is “someone”.

origin-history = Historia
origin-history-list = Historia desde la génesis
origin-history-count =
    { $count ->
        [one] { $count } transacción, según los datos del activo guardados aquí.
       *[other] { $count } transacciones, según los datos del activo guardados aquí.
    }
origin-history-left-out =
    { $count ->
        [one] { $count } archivo de datos del activo no está incluido.
       *[other] { $count } archivos de datos del activo no están incluidos.
    }
origin-history-ours = Las líneas gruesas y las marcas llenas son tuyas, según tus propios registros y la lista de transferencias del servicio.
origin-history-keys = Las flechas siguen las líneas. Intro abre.
origin-history-too-large = Esta historia tiene más transacciones de las que Ochre dibuja. Verificar y enviar no dependen de ello.
origin-history-earlier = Anteriores
origin-history-later = Posteriores
origin-history-first = Aquí empieza.
origin-history-last = Aquí termina.
origin-history-rows = Filas { $from } a { $to } de { $total }
origin-history-fold = Plegar todo de nuevo
# A row of the history. Each amount as 12.00 TUSD.
origin-row-run =
    { $count ->
        [one] { $count } transferencia entre otros
       *[other] { $count } transferencias entre otros
    }
origin-row-open = { $amount } contigo ahora
origin-row-open-note = abierto
origin-row-genesis = Emitido: { $amount }
origin-row-genesis-ours = Emitido: { $amount }, para ti
origin-row-genesis-both = Emitido: { $others } para alguien, { $ours } para ti
origin-row-genesis-note = génesis
origin-row-other = La oferta cambió
origin-row-others = { $amount } entre otros
origin-row-received = Recibiste { $amount } de alguien
origin-row-moved = { $amount } movidos entre ranuras tuyas
origin-row-sent = Enviaste { $amount } a alguien
origin-row-sent-change = Enviaste { $amount } a alguien, { $change } volvieron
origin-row-block = bloque { $block }
origin-row-no-block = pendiente: aún en ningún bloque comprobado
origin-row-with-others =
    { $count ->
        [one] { $count } importe aún con otros
       *[other] { $count } importes aún con otros
    }
origin-row-note = { $block }, { $open }
# For a screen reader: the rows that it goes on from, as “2 and 3”.
origin-row-from = De la fila { $rows }.
# What one of them shows.
origin-part-txid = ID de transacción
origin-part-contract = ID del contrato
origin-part-in = Lo que entra
origin-part-out = Lo que sale
origin-part-none = nada
origin-part-more =
    { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }
origin-part-yours = { $amount }, tuyo
origin-part-theirs = { $amount }, de alguien
origin-part-yours-open = { $amount }, tuyo, abierto
origin-part-theirs-open = { $amount }, de alguien, no gastado aquí
origin-part-close = Cerrar
