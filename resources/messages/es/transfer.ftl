### Transferencias: la lista, una de ellas, a qué espera, y etiquetas para otros programas.

## States, kinds and directions

transfer-state-waitingForThem = Esperando
transfer-state-waitingForYou = Te toca a ti
transfer-state-confirming = Confirmándose
transfer-state-overdue = Atrasada
transfer-state-settled = Completada
transfer-state-failed = Fallida
transfer-state-cancelled = Cancelada
transfer-state-expired = Caducada
transfer-state-unknown = Desconocido
transfer-state-unknown-number = Desconocido ({ $status })
transfer-status-initiated = iniciada, aún sin presentar
transfer-status-waitingCounterparty = esperando a la otra parte
transfer-status-waitingSafeHeight = pendiente de suficientes confirmaciones antes de usarse
transfer-status-waitingBroadcast = pendiente de difundirse
transfer-status-waitingConfirmations = pendiente de confirmaciones
transfer-status-settled = liquidada
transfer-status-failed = fallida
transfer-status-unknown = no está en la versión de la API elegida
transfer-kind-issuance = Emisión
transfer-kind-receiveBlind = Recepción con factura ciega, en una ranura
transfer-kind-receiveWitness = Recepción con factura de testigo, en una dirección
transfer-kind-send = Envío
transfer-kind-inflation = Emisión adicional
transfer-kind-burn = Quema
transfer-kind-unknown = Un tipo que Ochre no conoce
transfer-direction-in = Entrante
transfer-direction-out = Saliente
transfer-direction-none = Propia
transfer-alarm-missing = Antes la mostraba, y las transferencias no se borran nunca. Lo que ves aquí es de entonces, según el servicio. Pregunta a quien lo administra.
    .title = El servicio ya no muestra esta transferencia
transfer-alarm-settledThenFailed = Lo liquidado no puede fallar. Busca la transacción en un explorador de bloques de tu confianza antes de creer una cosa o la otra.
    .title = Según el servicio estaba liquidada, y ahora fallida

## How one stands: what is true, and whose turn it is

transfer-standing-unknown = Según el servicio, su estado es { $status }, que no figura en la versión de la API elegida. Ochre no hace nada al respecto.
transfer-standing-doubt = Desconocido: según la versión del servicio, el estado { $status } significa en curso o terminado. Refresca, mira luego tu saldo o pregunta a la otra parte.
transfer-waits-out = Presentada, aún sin difundir: el destinatario tiene que aceptarla. Al refrescar se pregunta si lo hizo.
transfer-waits-out-until = Presentada, aún sin difundir: el destinatario tiene que aceptarla antes de las { $time }, dentro de { $minutes } min. Al refrescar se pregunta si lo hizo.
transfer-waits-out-over = Presentada, aún sin difundir: el destinatario tiene que aceptarla (su plazo terminó { $ago }). Al refrescar se pregunta si lo hizo.
transfer-waits-in = Tu factura está abierta: el remitente tiene que pagarla. Mientras tanto reserva una ranura.
transfer-waits-in-until = Tu factura está abierta hasta las { $time }, dentro de { $minutes } min: el remitente tiene que pagarla. Mientras tanto reserva una ranura.
transfer-waits-in-over = Tu factura está abierta (su plazo terminó { $ago }): el remitente tiene que pagarla. Mientras tanto reserva una ranura.
transfer-waits-none = Según el servicio, sigue en curso.
transfer-standing-out-waitingForYou = Iniciada aquí y aún sin presentar: te toca a ti.
transfer-standing-out-confirming = Difundida, según el servicio. Pendiente de bloques.
transfer-standing-out-settled = Según el servicio, esta transferencia está liquidada: lo que enviaste ya no es tuyo.
transfer-standing-out-failed = Según el servicio, este envío ha fallado. Quien tenga la transacción firmada todavía podría difundirla.
# $ago: how long since
transfer-standing-out-cancelled = Cancelaste este envío { $ago }. Quien tenga la transacción firmada todavía podría difundirla.
transfer-standing-out-expired = El destinatario no aceptó a tiempo. Lo que iba a mover queda reservado hasta que canceles la transferencia.
transfer-standing-in-waitingForYou = Ha llegado algo para esta factura. Refresca para aceptarlo: te toca a ti.
transfer-standing-in-confirming = Aceptada aquí. El remitente la difunde, y después los bloques la confirman. No tienes que hacer nada más que refrescar.
transfer-standing-in-late = Atrasada: se aceptó aquí, pero según el servicio ningún bloque la contiene. Todavía puede llegar. No cuentes aún con ella.
transfer-standing-in-excluded = Ya no puede llegar: otra transacción gastó su moneda y está en un bloque verificado.
transfer-standing-in-settled = Según el servicio, esta transferencia está liquidada.
transfer-standing-in-received = Recibida. Sus datos del activo están verificados y, según el servicio, está liquidada.
transfer-standing-in-refused = No des por recibida esta transferencia, diga lo que diga el servicio: sus datos del activo están rechazados.
transfer-standing-in-failed = Según el servicio, esta factura ha terminado: ya no se puede pagar.
transfer-standing-in-cancelled = Cancelaste esta factura { $ago }.
transfer-standing-in-expired = La factura caducó y nadie la pagó. Su ranura sigue reservada hasta que canceles la factura: te toca a ti.
transfer-standing-none-waitingForYou = Según el servicio, sigue en curso.
transfer-standing-none-confirming = Difundida, según el servicio. Pendiente de bloques.
transfer-standing-none-settled = Hecha por esta misma cartera. No hay otra parte.
transfer-standing-none-failed = No llegó a completarse.
transfer-standing-none-expired = Caducó antes de completarse.

## The list

transfer-list-title = Transferencias
transfer-list-in-progress = { $count } en curso
transfer-list-labels = Etiquetas
transfer-list-export = Exportar CSV
    .nothing = No hay nada que guardar.
transfer-list-exported =
    { $count ->
        [one] { $count } transferencia guardada como { $file }
       *[other] { $count } transferencias guardadas como { $file }
    }
transfer-list-empty = Aún no se ha enviado ni recibido nada.
    .action = Recibir un activo
transfer-list-count =
    { $count ->
        [one] { $count } transferencia, la más reciente primero
       *[other] { $count } transferencias, las más recientes primero
    }
transfer-list-found =
    { $count ->
        [one] { $count } transferencia encontrada
       *[other] { $count } transferencias encontradas
    }
transfer-list-unreadable = Refresca: el servicio la envía de nuevo. Aparecerá entre las demás en cuanto se pueda leer.
transfer-list-none-found = Ninguna transferencia coincide.
    .action = Mostrar todas las transferencias
transfer-list = Transferencias
transfer-column-when = Cuándo
transfer-column-asset = Activo
transfer-column-direction = Sentido
transfer-column-amount = Importe
transfer-column-state = Estado
transfer-column-number = N.º
    .hint = El número con el que el servicio indica el estado
transfer-column-label = Etiqueta
transfer-row-unreadable = No se puede leer
transfer-row-no-time = se desconoce

## What is looked for in the list

transfer-filter = Transferencias
transfer-filter-text = Buscar
    .placeholder = Etiqueta, activo, ID, destinatario o factura
transfer-filter-asset = Activo
    .all = Todos los activos
transfer-filter-state = Estado
    .all = Todos los estados
    .unfinished = En curso
transfer-filter-direction = Sentido
    .both = Entrantes y salientes

## One transfer

transfer-title = Transferencia
transfer-to-asset = Ver el activo
transfer-to-all = Todas las transferencias
transfer-now = Situación actual
transfer-base-units = unidades base
transfer-number = Número según el servicio: { $status }
transfer-do-refresh = Refrescar
transfer-do-give-up = Cancelar la transferencia
transfer-given-up-failed = Cancelada. Lo que reservaba vuelve a estar libre.
transfer-given-up-nothingFailed = El servicio no canceló nada: puede que mientras tanto haya avanzado. Refresca para verlo.
transfer-given-up-aborted = No confirmaste. No se ha cancelado nada.
transfer-loading = Leyendo la transferencia
transfer-label = Tu etiqueta
    .hint = Se guarda solo en este equipo. Vacíala para quitarla.
    .nothing = Aún no has escrito nada.
    .same = No hay cambios.
transfer-label-save = Guardar la etiqueta

## What it waits for

transfer-doctor = A qué espera
transfer-doctor-move = Siguiente paso
transfer-doctor-time = Tiempo restante
transfer-doctor-held = Reservado mientras tanto
transfer-doctor-refresh = Refrescar
transfer-doctor-give-up = Cancelar la transferencia
transfer-move-unsure = No se sabe. Hasta saberlo, no hay que hacer nada.
transfer-move-doubt = Tú: refresca y mira luego si el activo está en tu saldo.
transfer-move-chain = Ninguno: la transacción espera confirmaciones.
transfer-move-late = Tú: pregunta al remitente si la difundió. Si la canceló, crea una factura nueva para que pague.
transfer-move-excluded = Tú: pide al remitente que pague de nuevo, con una factura nueva.
transfer-move-recipient = El destinatario tiene que aceptarla.
transfer-move-sender-broadcasts = El remitente tiene que difundirla.
transfer-move-sender-pays = El remitente tiene que pagar la factura.
transfer-move-you-broadcast = Te toca a ti: refresca para difundirla.
transfer-move-you-take = Te toca a ti: refresca para aceptar lo que ha llegado.
transfer-move-you-over = Te toca a ti: ya no se completará por sí sola.
transfer-move-you-begun = Te toca a ti: todavía no se ha comunicado a nadie.
transfer-time-no-end = Sin límite: espera lo que haga falta.
transfer-time-none = Ya no queda.
transfer-time-over = Ninguno. El plazo terminó { $ago }.
transfer-time-left = { $left }, hasta: { $ends }
transfer-held-nothing-in = Nada: una factura de testigo se paga a una dirección propia.
transfer-held-nothing-out = No se sabe qué salidas: no se firmó en este equipo.
transfer-held-nothing-none = Nada que Ochre sepa.
transfer-held =
    { $kind ->
        [slot] Ranura { $outpoint }
       *[output] Salida { $outpoint }
    }
transfer-held-with =
    { $kind ->
        [slot] Ranura { $outpoint } con { $what }
       *[output] Salida { $outpoint } con { $what }
    }
transfer-held-more = Una salida se gasta entera: lo que no se envía vuelve con la transacción.
transfer-refresh-failed = Al refrescar por última vez, el servicio no pudo hacer su parte: «{ $reason }». Lo intentará de nuevo la próxima vez.
transfer-refresh-failed-silently = Al refrescar por última vez, el servicio no pudo hacer su parte y no dio ningún motivo. Lo intentará de nuevo la próxima vez.
transfer-refresh-asksRecipient = Pregunta si el destinatario aceptó. Si lo hizo, se difunde de inmediato.
transfer-refresh-broadcasts = La difunde: el destinatario ya aceptó. A partir de ahí no se puede deshacer.
transfer-refresh-asksSender = Pregunta si ha llegado algo para esta factura, y lo acepta.
transfer-refresh-takesArrived = Comprueba lo que ha llegado y lo acepta.
transfer-refresh-looksForBlocks = Pregunta cuántos bloques la confirman. No cambia nada.
transfer-refresh-looks = Pregunta al servicio cuál es la situación. No se puede prometer nada.
transfer-give-up-slot = Cancela la factura y libera su ranura.
transfer-give-up-send = Cancela el envío y libera lo que reserva.
transfer-give-up-together =
    { $count ->
        [one] Con ella se cancela también { $count } transferencia más de la misma transacción.
       *[other] Con ella se cancelan también { $count } transferencias más de la misma transacción.
    }
transfer-give-up-risk-paidMeanwhile = Si alguien ya la ha pagado, lo que envió puede perderse: refresca antes.
transfer-give-up-risk-broadcastYet = Quien tenga la transacción firmada todavía podría difundirla: Ochre lo tiene en cuenta cuando vuelvas a pagar.
transfer-give-up-risk-lost = Llegó algo que nunca se aceptó, y su plazo ha terminado: se perdería.
transfer-give-up-risk-mayConfirm = Si la transacción del remitente aún se confirma, lo que envió puede perderse. Refresca antes.
transfer-give-up-off = Ahora no es posible.
transfer-give-up-off-state = Solo se puede cancelar una transferencia que espera a la otra parte.
transfer-give-up-off-unknownState = Su estado es un número que Ochre no conoce, así que no se hace nada al respecto.
transfer-give-up-off-outcomeUnknown = Se presentó y no llegó respuesta: si se cancela ahora, podría pagarse dos veces.
transfer-give-up-off-handedOver = Se presentó, y la transacción todavía puede confirmarse.
transfer-give-up-off-arrived = Ha llegado algo para ella: refresca para aceptarlo. Cancelarla podría hacer que se pierda.

## What is known of it

transfer-facts = En la cadena
transfer-facts-no-transaction = No se conoce ninguna transacción para ella.
transfer-facts-transaction = ID de la transacción
transfer-facts-arrives = Llega a tu salida
transfer-facts-change = El cambio queda en
transfer-facts-recipient = ID del destinatario
transfer-facts-numbers = Lote { $batch }, transferencia { $transfer } según la numeración del servicio.
transfer-facts-invoice = Factura
transfer-facts-data = Adónde van los datos del activo
transfer-facts-reached = Se llega a la otra parte a través de
transfer-facts-used = usado
transfer-facts-not-used = no usado

## The states that were seen, and the service’s times

transfer-history = Estados vistos aquí
transfer-history-none = Ninguno todavía: ya estaba en este estado cuando apareció por primera vez.
transfer-history-number = Número según el servicio
transfer-times = Fechas según el servicio
transfer-times-made = Creada
transfer-times-changed = Último cambio
transfer-times-ends = Caduca

## Labels for and from other programs

transfer-labels = Etiquetas para otros programas y de otros programas
    .hint = Tal como las intercambian Sparrow y otros (BIP329), por transacción. El archivo revela qué transacciones son tuyas.
transfer-labels-export = Exportar etiquetas
transfer-labels-saved =
    { $count ->
        [one] { $count } etiqueta guardada como { $file }.
       *[other] { $count } etiquetas guardadas como { $file }.
    }
transfer-labels-none = Todavía no hay ninguna etiqueta en una transacción.
transfer-labels-not-saved = No se ha guardado nada.
transfer-labels-left-out =
    { $count ->
        [one] Falta { $count } transferencia etiquetada que no tiene transacción.
       *[other] Faltan { $count } transferencias etiquetadas que no tienen transacción.
    }
transfer-labels-set =
    { $count ->
        [one] { $count } transferencia recibió una etiqueta.
       *[other] { $count } transferencias recibieron una etiqueta.
    }
transfer-labels-same =
    { $count ->
        [one] { $count } transferencia ya tenía la misma etiqueta.
       *[other] { $count } transferencias ya tenían la misma etiqueta.
    }
transfer-labels-ownStays =
    { $count ->
        [one] { $count } transferencia conservó la etiqueta que le pusiste aquí.
       *[other] { $count } transferencias conservaron la etiqueta que les pusiste aquí.
    }
transfer-labels-unknown =
    { $count ->
        [one] { $count } etiqueta de una transacción que no corresponde a ninguna transferencia de aquí: no se guarda.
       *[other] { $count } etiquetas de transacciones que no corresponden a ninguna transferencia de aquí: no se guardan.
    }
transfer-labels-ofOthers =
    { $count ->
        [one] { $count } etiqueta de direcciones, salidas o claves: Ochre no guarda ninguna de ese tipo.
       *[other] { $count } etiquetas de direcciones, salidas o claves: Ochre no guarda ninguna de ese tipo.
    }
transfer-labels-empty =
    { $count ->
        [one] { $count } línea sin etiqueta.
       *[other] { $count } líneas sin etiqueta.
    }
transfer-labels-unread =
    { $count ->
        [one] { $count } línea que no se pudo leer.
       *[other] { $count } líneas que no se pudieron leer.
    }
