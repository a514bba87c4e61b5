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
        [one] Verificado desde su génesis: { $count } transferencia tuya, último bloque { $block }. El resto lo informa el servicio.
       *[other] Verificado desde su génesis: { $count } transferencias tuyas, último bloque { $block }. El resto lo informa el servicio.
    }
origin-told = Aún sin verificar: la génesis y tus transferencias las informa el servicio.
# $amount as 12.00 TUSD.
origin-on-trust = { $amount } de tu saldo están ahí solo porque lo dice el servicio.
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
origin-why-blinded = Sus datos del activo están verificados. Que su ranura es tuya se ve cuando la gastas.
origin-why-issued = Se verifica con la primera transferencia que envíes de ella.
origin-why-absent = No se dejaron datos del activo para ella.
origin-why-unreachable = El servidor que tiene sus datos del activo no respondió.
origin-why-fetched = Sus datos del activo están aquí, aún sin verificar.
origin-why-refused = Sus datos del activo rompen una regla de RGB.
origin-why-unasked = Sus datos del activo cumplen todas las reglas. Ningún servidor de Bitcoin ha mostrado sus transacciones.
origin-why-notMined = Tu servidor de Bitcoin muestra algunas de sus transacciones en ningún bloque.
origin-why-pending = Su transacción aún no está en ningún bloque.
origin-why-reorganised = La red reemplazó el bloque en el que se apoyaba.
