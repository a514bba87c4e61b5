### Ranuras de activos: cuáles hay y cómo crear nuevas.

slots-title = Bitcoin
slots-refresh = Refrescar
slots-yours = Ranuras de activos
slots-loading = Consultando al servicio tus monedas y ranuras
slots-none = Aún no hay ranuras para recibir activos.
slots-none-cost =
    { $count ->
        [one] { $count } ranura cuesta aproximadamente { $takes }, de los que { $kept } siguen siendo tuyos.
       *[other] { $count } ranuras cuestan aproximadamente { $takes }, de los que { $kept } siguen siendo tuyos.
    }
slots-create-count =
    { $count ->
        [one] Crear { $count } ranura
       *[other] Crear { $count } ranuras
    }
slots-get-bitcoin = Obtener antes bitcoin normal
slots-receive-none = Ninguna ranura de activos libre.
slots-receive-more =
    { $count ->
        [one] Puedes recibir { $count } más.
       *[other] Puedes recibir { $count } más.
    }
slots-legend =
    { $free ->
        [one] { $free } ranura libre
       *[other] { $free } ranuras libres
    }, { $held ->
        [one] { $held } reservada por una factura
       *[other] { $held } reservadas por facturas
    }, { $carrying ->
        [one] { $carrying } contiene activos
       *[other] { $carrying } contienen activos
    }.
slots-legend-promised =
    { $free ->
        [one] { $free } ranura libre
       *[other] { $free } ranuras libres
    }, { $held ->
        [one] { $held } reservada por una factura
       *[other] { $held } reservadas por facturas
    }, { $promised } para lo que vuelve, { $carrying ->
        [one] { $carrying } contiene activos
       *[other] { $carrying } contienen activos
    }.
slots-coming =
    { $count ->
        [one] { $count } nueva se liquida con el próximo bloque.
       *[other] { $count } nuevas se liquidan con el próximo bloque.
    }

## One slot, in few words below each other
slots-right-to-issue = o el derecho a emitir otro tanto
# The forms of what lies on a slot. $amount: “500 INF”.
slots-right-inflation = el derecho a emitir { $amount } más
slots-right-inflation-unsaid = el derecho a emitir más
slots-right-replace = el derecho a reemplazar
slots-right-bridge = el derecho a usar el puente
slots-right-link = el derecho a enlazar contratos
slots-not-known = El servicio no dice cuánto. Ochre no gastará la ranura como bitcoin.
slots-settled = liquidada
slots-unsettled = aún sin liquidar
slots-held = Reservada
slots-held-by-invoice = por una factura
slots-promised = Reservada
slots-state-coming = Pendiente
    .when = en el próximo bloque
slots-free = Libre
slots-free-ready = lista para recibir
slots-free-unsaid = quizá aún no esté en un bloque
slots-denied = Según tu registro verificado. El servicio declara otra cosa.
slots-holds = { $output }, contiene { $amount }
slots-holds-hidden = { $output }, contiene bitcoin
slots-holder-invoice = Factura de { $what }, caduca { $when }
slots-holder-invoice-endless = Factura de { $what }, hasta que la canceles
slots-holder-invoice-over = Factura de { $what }, caducó { $ago }: cancélala para liberar la ranura
slots-holder-spend = Sale con un envío
slots-holder-change = Para lo que vuelve de un envío
slots-holder-others =
    { $count ->
        [one] { $count } factura no creada en este equipo
       *[other] { $count } facturas no creadas en este equipo
    }

## Plain bitcoin
slots-plain = Bitcoin normal, para comisiones y ranuras nuevas
    .none = Aún no hay.
    .coin = Moneda
    .state = Estado
    .amount = Importe
    .settled = Liquidada
    .next-block = En el próximo bloque
    .unsaid = Liquidada o pendiente: sin informar

## Creating slots
slots-create = Crear ranuras
slots-num = Cuántas
slots-size = Bitcoin en cada una
slots-up-to = Solo lo que falta
    .hint = Las ranuras que ya están libres cuentan para este número.
slots-off-enough =
    { $count ->
        [one] Ya hay { $count } ranura libre: no falta ninguna.
       *[other] Ya hay { $count } ranuras libres: no falta ninguna.
    }
slots-off-short = Hacen falta { $takes } y ahora hay { $spendable } disponibles.
slots-cost-stay =
    { $count ->
        [one] { $count } ranura, sigue siendo tuya
       *[other] { $count } ranuras, siguen siendo tuyas
    }
slots-cost-fee = Comisión, unos { $size } vB
slots-cost-free-after = Ranuras libres después
slots-review = Revisar: crear ranuras
slots-review-count =
    { $count ->
        [one] Revisar: crear { $count } ranura
       *[other] Revisar: crear { $count } ranuras
    }
