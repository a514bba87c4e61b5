### Ranuras de activos: cuáles hay y cómo crear nuevas.

slots-yours = Ranuras de activos
slots-none = Aún sin ranuras
slots-coming = Pendientes hasta el próximo bloque: { $count }

## One slot, in few words below each other
slots-right-to-issue = o el derecho a emitir otro tanto
# The forms of what lies on a slot. $amount: “500 INF”.
slots-right-inflation = el derecho a emitir { $amount } más
slots-right =
    { $right ->
        [inflation] el derecho a emitir más
        [replace] el derecho a reemplazar
        [bridge] el derecho a usar el puente
       *[link] el derecho a enlazar contratos
    }
slots-not-known = Importe sin declarar. Ochre no gastará la ranura como bitcoin.
slots-held-state =
    { $state ->
        [settled] liquidada
       *[unsettled] aún sin liquidar
    }
slots-held = Reservada
slots-free = Libre
slots-free-now = quizá aún sin bloque
slots-denied = Según tu registro verificado. El servicio declara otra cosa.
slots-holds = { $output }, contiene { $amount }
slots-holds-hidden = { $output }, contiene bitcoin
slots-holder-invoice =
    { $end ->
        [never] Factura de { $what }, hasta que la canceles
        [over] Factura de { $what }, caducó { $when }: cancélala
       *[until] Factura de { $what }, caduca { $when }
    }
slots-holder-send =
    { $by ->
        [spend] Sale con un envío
       *[change] Para el cambio de un envío
    }
slots-holder-others = Facturas no hechas aquí: { $count }

## Plain bitcoin
slots-plain = Bitcoin normal, para comisiones y ranuras nuevas
    .none = Aún no hay.
    .coin = Moneda
slots-plain-state =
    { $state ->
        [settled] Liquidada
        [nextBlock] Pendiente hasta el próximo bloque
       *[unsaid] Sin declarar si está liquidada
    }

## Creating slots
slots-create = Crear ranuras
slots-num = Cuántas
slots-size = Bitcoin en cada una
slots-up-to = Completar hasta este número
slots-off-enough = Ya libres: { $count }
slots-off-short = Hacen falta { $takes }, disponible { $spendable }
slots-cost-fee = Comisión, unos { $size } vB
slots-cost-free-after = Ranuras libres después
slots-review = Revisar: crear ranuras
slots-review-count =
    { $count ->
        [one] Revisar: crear { $count } ranura
       *[other] Revisar: crear { $count } ranuras
    }
