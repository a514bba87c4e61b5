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
slots-plain = Monedas
    .none = Aún no hay.
    .coin = Moneda
slots-plain-state =
    { $state ->
        [mined] Liquidada
        [waiting] Pendiente hasta el próximo bloque
        [replaced] Reemplazada por otra
        [dead] Cancelada o fallida
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
slots-frozen = Congelada
    .hint = Ochre no firma nada que gaste una moneda congelada.
slots-freeze = Congelar { $coin }
slots-choose = Elegir { $coin }
    .first = Elige monedas para enviar solo esas
slots-chosen = Elegidas: { $count }, { $amount }
slots-send-chosen = Enviar las elegidas
slots-label = Etiquetar { $coin }
slots-origin =
    { $origin ->
        [change] Cambio
       *[received] Recibida
    }
slots-transactions = Transacciones
    .one = Transacción
    .none = Aún no hay transacciones
    .known = No aparece lo recibido antes de que Ochre mirara y gastado en otro lugar.
    .unlisted = El servicio no respondió: puede faltar bitcoin recibido.
    .looking = Consultando tu servidor Bitcoin, direcciones hasta ahora: { $count }
    .whole = Según tu servidor Bitcoin, hasta { $gap } direcciones sin usar tras la última usada.
    .partly = Incompleto: tu servidor Bitcoin no mostró todas las transacciones.
slots-export = Exportar como CSV
slots-fee = comisión { $fee }
slots-transaction =
    { $kind ->
        [received] Recibido
        [sent] Enviado
        [assets] Comisión de un envío de activos
        [assetsIn] Activos recibidos
        [moved] Movido dentro de esta cartera
        [inSlot] Recibido en una ranura
        [outOfSlot] Gastado desde una ranura
       *[slots] Ranuras creadas: { $count }
    }
slots-sent = A { $address }
slots-raise = Subir la comisión
slots-raise-new = Nueva comisión
slots-raise-gets = El destinatario aún recibe
slots-raise-least = Los nodos de Bitcoin piden { $rate } o más.
slots-cancel = Cancelar transacción
slots-speed = Acelerar esta
