### What the asset data of a transfer shows: the consignment that its sender left, validated from the genesis of the asset.

history-title = Datos del activo
history-before = El remitente deja los datos del activo donde indica la factura. Ochre puede verificarlos desde la primera emisión del activo.
history-before-learns = Tras refrescar, Ochre lo hace por sí mismo. El servidor que hay allí sabrá que preguntas y por qué ID de destinatario.
history-verify = Verificar datos del activo
history-verify-again = Verificar otra vez
history-save = Guardar como archivo
history-saved = Guardados como { $path }
history-name-server = Indicar un servidor de Bitcoin

## Its state, in a word and in a sentence.

history-chip-absent = Aún no hay nada
history-chip-unreachable = Sin respuesta
history-chip-fetched = Aún sin verificar
history-chip-refused = Rechazados
history-chip-to-self = A ti mismo
history-chip-unasked = Cumple las reglas
# $mined of $count transactions.
history-chip-notMined = { $mined } de { $count } en bloques
history-chip-pending = En espera de un bloque
history-chip-proved = Verificado
history-chip-reorganised = Ya no verificado
# In lists, of what came in: its asset data is verified.
history-chip-received = Recibida
history-chip-reported = Declarado
history-chip-differs = No coincide
history-absent = Aún no se han dejado datos del activo. Ochre vuelve a mirar tras refrescar. Si no llega nada, pregunta al remitente si los entregó.
history-unreachable = El servidor donde se dejan los datos del activo no respondió, así que Ochre no sabe qué hay allí. Vuelve a intentarlo tras refrescar.
history-fetched = Los datos del activo están aquí. Ochre aún no los ha verificado.
history-refused = Estos datos del activo incumplen una regla de RGB. No des por recibida esta transferencia.
history-refused-unread = Tu propio servicio no lee estos datos del activo. No des esta transferencia por recibida.
history-refused-stands = Lo primero que se deja para una factura se queda: el remitente no puede reemplazarlo. Necesitas una factura nueva.
history-unasked =
    { $count ->
        [one] Los datos del activo cumplen todas las reglas. Ningún servidor de Bitcoin tuyo ha mostrado aún su transacción en un bloque.
       *[other] Los datos del activo cumplen todas las reglas. Ningún servidor de Bitcoin tuyo ha mostrado aún sus { $count } transacciones en bloques.
    }
history-notMined =
    { $count ->
        [one] Los datos del activo cumplen todas las reglas, pero tu servidor de Bitcoin no ha mostrado ningún bloque con su transacción.
       *[other] Los datos del activo cumplen todas las reglas, pero de { $unshown } de sus { $count } transacciones tu servidor de Bitcoin no ha mostrado ningún bloque.
    }
history-pending = Los datos del activo cumplen todas las reglas. Tu servidor de Bitcoin aún no ha mostrado ningún bloque con su última transacción, así que todavía se puede reemplazar. Ochre los verifica otra vez tras el próximo bloque.
history-reorganised = Estaban verificados, pero la red reemplazó un bloque en el que eso se apoya. Ochre los verifica otra vez tras refrescar.
history-proved =
    { $count ->
        [one] Verificados desde la primera emisión del activo: su transacción está en un bloque que Ochre comprobó.
       *[other] Verificados desde la primera emisión del activo: las { $count } transacciones están en bloques que Ochre comprobó.
    }

## What stands beside it.

history-asset = Activo
history-asset-id = ID del activo
history-given-you = Recibes
history-given-them = Reciben
history-transactions = Transacciones
history-left-at = Se dejaron en { $host }.
# $ago is “4 min ago” or “just now”.
history-looked-at = Consultado { $ago }.
history-blinded = Hasta que lo gastes, Ochre no puede verificar que la ranura sea tuya: solo el servicio sabe cuál es.
history-code = Código del motivo:
history-other-amount = El servicio informa de un importe distinto del que dan los datos del activo. No te fíes del importe informado y pregunta a quien administra el servicio.
    .title = Los importes no coinciden
history-other-names = Indicado como { $told }, pero emitido como { $issued }. Ochre lee los importes según la emisión. Pregunta a quien administra el servicio.
    .title = El servicio llamó a este activo de otra forma que en su emisión

## Why it is refused, and what to tell the sender.

history-reason-unreadable = Ochre no puede leerlos: están dañados o en un formato que ninguna cartera conocida crea. Pide al remitente que vuelva a enviar a una factura nueva.
history-reason-schema = Ochre no conoce activos de este tipo, o la emisión incumple las reglas de su tipo. Pregunta al remitente qué cartera lo emitió.
history-reason-network = Pertenecen a otra red de Bitcoin. Pide al remitente que envíe en la tuya.
history-reason-asset = Pertenecen a otro activo, se llame como se llame. Indica al remitente el ID del activo que esperas.
history-reason-recipient = Pagan a otra persona o a otra factura. Pide al remitente que compruebe la factura y envíe a una nueva.
history-reason-amount = Dan un importe distinto del acordado. Pregunta al remitente antes de seguir.
history-reason-ended = Cumplen todas las reglas que Ochre conoce, pero tu propio servicio se cerró dos veces al leerlos, así que no se leen. Pide al remitente que envíe otra vez a una factura nueva.
history-reason-unshown = Su historia nombra una transacción sin mostrarla, y tu indexador no tiene ninguna con ese ID. Ochre no puede seguirla y vuelve a preguntar en cada actualización.
history-reason-to-self = Esta transacción es tuya: te devuelve el cambio o te paga a ti mismo. Nadie te pagó, diga lo que diga el servicio.
history-reason-earlier = Este pago es anterior a tu factura, así que paga otra cosa. No lo cuentes otra vez, diga lo que diga el servicio.
history-reason-rule = Su historia no se sostiene: algo se gastó dos veces, se creó de la nada o no está en la transacción que nombra. Indica al remitente el código del motivo.
# To be copied and sent by the person. $code is a word as RECIPIENT.
history-message = Mensaje para el remitente
    .text = Mi cartera rechazó los datos del activo que se dejaron para mi factura (motivo { $code }, ID de destinatario { $recipient }). Si aún no has difundido esa transacción, no la difundas. Te enviaré una factura nueva.
