### Transferencias: la lista, una de ellas, a qué espera, y etiquetas para otros programas.

## States, kinds and directions

transfer-state =
    { $state ->
        [waitingForThem] Esperando
        [waitingForYou] Te toca a ti
        [confirming] Confirmándose
        [settled] Completada
        [failed] Fallida
        [cancelled] Cancelada
        [expired] Caducada
       *[unknown] Desconocida
    }
transfer-state-unknown-number = Desconocida ({ $status })
transfer-status =
    { $status ->
        [initiated] Iniciada
       *[waitingBroadcast] Pendiente de difundirse
    }
transfer-kind =
    { $kind ->
        [issuance] Emisión
        [receiveBlind] Factura ciega
        [receiveWitness] Factura de testigo
        [send] Envío
        [inflation] Emisión adicional
        [burn] Quema
       *[unknown] Tipo desconocido
    }
transfer-direction =
    { $direction ->
        [in] Entrante
        [out] Saliente
       *[none] Propia
    }
transfer-alarm-missing = Último informe del servicio. Las transferencias nunca se borran. Pregunta al operador.
    .title = El servicio ya no muestra esta transferencia
transfer-alarm-settledThenFailed = Una transferencia liquidada no puede fallar. Busca la transacción en un explorador de bloques de confianza.
    .title = Declarada liquidada, y ahora fallida

## How one stands: what is true, and whose turn it is

transfer-standing-unknown = El estado { $status } no está en la versión de la API elegida. Ochre no hace nada al respecto.
transfer-standing-doubt = El estado { $status } puede significar en curso o terminado. Refresca y mira tu saldo.
transfer-waits-out = Falta que acepte el destinatario.
transfer-waits-out-until = El destinatario puede aceptar hasta las { $time }. Quedan { $left }.
transfer-waits-then = Cuando acepte, refrescar la difunde: no puedes deshacerlo.
transfer-waits-in = Falta que pague el remitente.
transfer-waits-in-until = El remitente puede pagar hasta las { $time }. Quedan { $left }.
transfer-waits-over = El plazo terminó { $ago }. Refresca para ver qué pasó.
transfer-standing-none = Declarada en curso.
transfer-standing-begun = Iniciada aquí, aún sin entregar.
transfer-standing-broadcasts = El destinatario aceptó. Al refrescar se difunde: no se puede deshacer.
transfer-standing-arrived = Llegó algo. Refresca para aceptarlo.
transfer-standing-accepted = Aceptada aquí. El remitente la difunde y los bloques la confirman.
transfer-standing-confirming = Declarada difundida. Esperando bloques.
transfer-standing-out-settled = El servicio la declara liquidada.
transfer-standing-received = Recibida. Datos del activo verificados, y el servicio la declara liquidada.
transfer-standing-refused = No la des por recibida, diga lo que diga el servicio: sus datos del activo están rechazados.
transfer-standing-late = Atrasada: el servicio no declara ningún bloque con ella. No cuentes con ella. Pregunta al remitente si la difundió; si la canceló, crea otra factura.
transfer-standing-excluded = Ya no puede llegar: un bloque verificado tiene otra transacción que gasta la misma moneda. Pide al remitente que pague otra factura.
transfer-standing-out-failed = El servicio la declara fallida. Quien tenga la transacción firmada todavía podría difundirla.
transfer-standing-failed = El servicio la declara fallida.
# $ago: how long since
transfer-standing-out-cancelled = La cancelaste { $ago }. Quien tenga la transacción firmada todavía podría difundirla.
transfer-standing-cancelled = La cancelaste { $ago }.
transfer-standing-expired = Caducada. Refresca y cancélala para liberar lo que reserva.

## The list

transfer-list-in-progress = { $count } en curso
transfer-list-labels = Etiquetas
transfer-list-export = Exportar CSV
    .nothing = Nada que exportar
transfer-list-empty = Aún no hay transferencias
    .action = Recibir activo
transfer-list-count =
    { $count ->
        [one] { $count } transferencia
       *[other] { $count } transferencias
    }
transfer-list-unreadable = Refresca para obtenerla de nuevo.
transfer-list-none-found = Ninguna transferencia coincide.
    .action = Mostrar todas las transferencias
transfer-column-when = Cuándo
transfer-column-asset = Activo
transfer-column-direction = Sentido
transfer-column-amount = Importe
transfer-column-state = Estado
transfer-column-label = Etiqueta
transfer-row-unreadable = Ilegible
transfer-row-no-time = se desconoce

## What is looked for in the list

transfer-filter-text = Buscar
    .placeholder = Etiqueta, activo, ID, destinatario o factura
transfer-filter-asset =
    .all = Todos los activos
transfer-filter-state =
    .all = Todos los estados
    .unfinished = En curso
transfer-filter-direction =
    .both = Entrantes y salientes

## One transfer

transfer-title = Transferencia
transfer-now = Situación actual
transfer-do-cancel = Cancelar transferencia
transfer-reserves = Reserva { $what }
transfer-cancelled = Cancelada. Lo reservado queda libre.
transfer-cancelled-nothing = El servicio no canceló nada. Refresca para ver por qué.
transfer-label = Tu etiqueta
    .hint = Guardada solo en este equipo.
    .same = Sin cambios
transfer-label-save = Guardar etiqueta

## What it waits for

transfer-refresh-failed = La última vez, refrescar falló aquí: «{ $reason }».
transfer-refresh-failed-silently = La última vez, refrescar falló aquí.

## What is known of it

transfer-facts = Detalles
transfer-facts-transaction = ID de transacción
transfer-facts-arrives = Llega a
transfer-facts-change = Cambio en
transfer-facts-recipient = ID del destinatario
transfer-facts-numbers = Números del servicio: estado { $status }, lote { $batch }, transferencia { $transfer }
transfer-facts-invoice = Factura
transfer-facts-use =
    { $is ->
        [used] usado
       *[not] no usado
    }

## The states that were seen, and the service’s times

transfer-history = Cronología
transfer-times-made = Creada
transfer-times-changed = Último cambio
transfer-times-ends = Caduca

## Labels for and from other programs

transfer-labels = Etiquetas de otros programas
    .hint = BIP329, como en Sparrow. El archivo muestra qué transacciones y direcciones son tuyas.
transfer-labels-export = Exportar etiquetas
transfer-labels-none = Aún no hay etiquetas
transfer-labels-left-out = Omitidas, sin transacción: { $count }
transfer-labels-end =
    { $end ->
        [set] Puestas: { $count }
        [same] Ya iguales: { $count }
        [ownStays] Conservadas, tuyas: { $count }
        [unknown] Omitidas, no de esta cartera: { $count }
        [ofOthers] Omitidas, de entradas o claves: { $count }
        [empty] Vacías: { $count }
       *[unread] Ilegibles: { $count }
    }
transfer-cancel-off =
    { $because ->
        [unknownState] Ochre no conoce su estado.
        [outcomeUnknown] Sin respuesta a la entrega. Si cancelas ahora, podrías pagar dos veces.
        [handedOver] Entregada: la transacción aún puede confirmarse.
        [arrived] Refresca para aceptar lo que llegó: si cancelas, podrías perderlo.
       *[state] Solo se cancela una transferencia en espera.
    }
