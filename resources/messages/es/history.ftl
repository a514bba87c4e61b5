### What the asset data of a transfer shows: the consignment that its sender left, validated from the genesis of the asset.

history-title = Datos del activo
history-before = El remitente deja los datos del activo donde indica la factura. Ochre puede verificarlos desde la primera emisión del activo.
history-before-learns = El servidor que hay allí sabrá que preguntas y por qué ID de destinatario.
history-verify = Verificar datos del activo
history-verify-again = Verificar otra vez
history-name-server = Indicar un servidor de Bitcoin

## Its state, in a word and in a sentence.

history-chip-absent = Aún no hay nada
history-chip-refused = Rechazados
history-chip-unasked = Cumple las reglas
history-chip-notMined = Sin verificar
history-chip-pending = En espera de un bloque
history-chip-proved = Verificado
history-absent = Aún no se han dejado datos del activo. Espera o pregunta al remitente si los entregó.
history-refused = Estos datos del activo incumplen una regla de RGB. No des por recibida esta transferencia.
history-unasked =
    { $count ->
        [one] Los datos del activo cumplen todas las reglas. Ochre no tiene un servidor de Bitcoin que muestre su transacción en un bloque.
       *[other] Los datos del activo cumplen todas las reglas. Ochre no tiene un servidor de Bitcoin que muestre sus { $count } transacciones en bloques.
    }
history-notMined =
    { $count ->
        [one] Los datos del activo cumplen todas las reglas, pero tu servidor de Bitcoin no muestra su transacción en ningún bloque.
       *[other] Los datos del activo cumplen todas las reglas, pero tu servidor de Bitcoin no muestra en ningún bloque { $unshown } de sus { $count } transacciones.
    }
history-pending = Los datos del activo cumplen todas las reglas. Su última transacción aún no está en ningún bloque, así que todavía se puede sustituir. Verifica otra vez tras el próximo bloque.
history-proved =
    { $count ->
        [one] Verificado desde la primera emisión del activo: su transacción está en un bloque que Ochre comprobó.
       *[other] Verificado desde la primera emisión del activo: las { $count } transacciones están en bloques que Ochre comprobó.
    }

## What stands beside it.

history-asset = Activo
history-asset-id = ID del activo
history-given-you = Recibes
history-given-them = Reciben
history-transactions = Transacciones
history-left-at = Se dejaron en { $host }.
history-code = Código del motivo:
history-other-amount = El servicio informa de un importe distinto del que dan los datos del activo. No te fíes del importe informado y pregunta a quien opera el servicio.
    .title = Los importes no coinciden
history-other-names = Indicado como { $told }, pero emitido como { $issued }. Ochre lee los importes según la emisión. Pregunta a quien opera el servicio.
    .title = El servicio llamó a este activo de otra forma que en su emisión

## Why it is refused, and what to tell the sender.

history-reason-unreadable = Ochre no puede leerlos: están dañados o en un formato que ninguna cartera conocida crea. Pide al remitente que vuelva a enviar a una factura nueva.
history-reason-schema = Ochre no conoce activos de este tipo, o la emisión incumple las reglas de su tipo. Pregunta al remitente qué cartera lo emitió.
history-reason-network = Pertenecen a otra red de Bitcoin. Pide al remitente que envíe en la tuya.
history-reason-asset = Pertenecen a otro activo, se llame como se llame. Indica al remitente el ID del activo que esperas.
history-reason-recipient = Pagan a otra persona o a otra factura. Pide al remitente que compruebe la factura y envíe a una nueva.
history-reason-amount = Dan un importe distinto del acordado. Pregunta al remitente antes de seguir.
history-reason-rule = Su historia no se sostiene: algo se gastó dos veces, se creó de la nada o no está en la transacción que nombra. Indica al remitente el código del motivo.
