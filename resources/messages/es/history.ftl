### What the asset data of a transfer shows: the consignment that its sender left, validated from the genesis of the asset.

history-title = Datos del activo
history-before = El servidor que tiene los datos sabrá que preguntas y por qué ID de destinatario.
history-verify = Verificar datos del activo
history-save = Guardar datos del activo
history-saved = Guardados como { $path }
history-name-server = Añadir servidor Bitcoin

## Its state, in a word and in a sentence.

history-chip-to-self = A ti mismo
# $mined of $count transactions.
history-chip =
    { $state ->
        [proved] Verificado
        [refused] Rechazado
        [pending] En espera de un bloque
        [absent] Aún nada
        [unreachable] Sin respuesta
        [fetched] Sin verificar
       *[unasked] Sin confirmar
    }
# In lists, of what came in: its asset data is verified.
history-chip-received = Recibida
history-chip-reported = Declarado
history-chip-differs = No coincide
history-absent = Aún no hay datos del activo. Refresca más tarde. Si el pago es para ti, pregunta al remitente.
history-unreachable = El servidor con los datos del activo no respondió. Refresca.
history-fetched = Los datos del activo están aquí, sin verificar.
history-refused = Estos datos del activo incumplen una regla de RGB. No des por recibida esta transferencia.
history-refused-unread = El servicio integrado no puede leer estos datos. No des por recibida esta transferencia.
history-refused-stands = El remitente no puede reemplazarlos: crea otra factura.
history-unasked = Cumplen las reglas de RGB, pero no están confirmados en un bloque. Añade un servidor Bitcoin para comprobarlo.
history-notMined = Cumplen las reglas de RGB, pero tu servidor Bitcoin solo muestra bloques para { $mined } de { $count } transacciones.
history-pending = Cumplen las reglas de RGB. Tu servidor Bitcoin aún no muestra un bloque con la última transacción: aún puede reemplazarse.
history-reorganised = Ya no están verificados: la red reemplazó un bloque. Refresca.
history-proved = Verificados desde la emisión, hasta bloques que Ochre comprobó. Transacciones: { $count }.

## What stands beside it.

# $ago is “4 min ago” or “just now”.
history-blinded = Ochre no puede verificar que la ranura es tuya hasta que la gastes.
history-other-amount = El servicio declara otro importe que los datos del activo. No te fíes de lo declarado: pregunta al operador.
    .title = Los importes no coinciden
history-other-names = Declarado como { $told }, emitido como { $issued }. Ochre lee los importes según la emisión. Pregunta al operador.
    .title = Los nombres no coinciden

## Why it is refused, and what to tell the sender.

history-reason =
    { $reason ->
        [unreadable] Dañados, o de forma desconocida.
        [schema] Tipo de activo desconocido, o emisión contra sus reglas. Pregunta al remitente qué cartera lo emitió.
        [network] Otra red de Bitcoin.
        [asset] Otro activo. Dile al remitente el ID que esperas.
        [recipient] Pagan a otra persona, u otra factura.
        [amount] Otro importe que el acordado.
        [ended] El servicio integrado falló dos veces al leerlos.
        [unshown] A tu servidor Bitcoin le falta una de sus transacciones. Refresca más tarde.
        [to-self] Tu propia transacción. Nadie te pagó, diga lo que diga el servicio.
        [earlier] Anteriores a tu factura: pagan otra cosa. No los cuentes de nuevo.
       *[rule] Algo se gastó dos veces, salió de la nada o no está en su transacción.
    }
# To be copied and sent by the person. $code is a word as RECIPIENT.
history-message = Mensaje para el remitente
    .text = Mi cartera rechazó los datos del activo de mi factura (motivo { $code }, ID de destinatario { $recipient }). No difundas esa transacción si aún no lo hiciste. Te enviaré otra factura.
