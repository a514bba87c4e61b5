### Recibir: facturas para activos y direcciones para bitcoin normal.

receive-title = Recibir
receive-all-invoices = Todas las facturas
receive-new-invoice = Nueva factura
receive-what = ¿Qué quieres recibir?
receive-what-asset = Un activo
    .hint = Con una factura, en una ranura de activos libre
receive-what-bitcoin = Bitcoin
    .hint = Bitcoin normal, en tu dirección: para comisiones y ranuras nuevas

## An address for plain bitcoin
receive-address = Recibir bitcoin normal
    .new = Nueva dirección
    .qr = Código QR de la dirección
    .copy = Copiar dirección
    .used = Ya usada
    .used-note = El servicio ya dio antes esta dirección. Es tuya igualmente; una nueva mantiene los pagos separados.
    .asking = Pidiendo una dirección al servicio
    .none = El servicio indica la próxima dirección, y tus propias claves la derivan de nuevo antes de que la veas. Nunca se muestra una dirección que no sea tuya.
    .get = Obtener una dirección
receive-address-derived = Verificada con tus claves antes de mostrarse: { $path }, { $ago }.

## A new invoice
receive-choose = Elige un activo
receive-any = Cualquier activo, también uno nuevo aquí
receive-other = Otro, por su ID
receive-asset = Activo
receive-asset-id = ID del activo
    .hint = El servicio debe conocer este activo. Si no lo conoce, rechaza la factura y no se crea nada.
    .wrong = No es un ID de activo. Empiezan por «rgb:».
receive-any-note = Quien paga elige el activo. Así llega un activo que esta cartera nunca ha tenido: la mayoría de los servicios no crea facturas para un activo que aún no conoce.
receive-amount = Importe
    .hint-any = Aquí no se sabe cuántos decimales tendrá, así que se cuentan sus unidades más pequeñas.
    .hint-other = Aquí no se sabe cuántos decimales tiene este activo, así que se cuentan sus unidades más pequeñas.
    .unit = unidades mínimas
receive-amount-zero = Tiene que ser más que cero.
receive-free =
    { $count ->
        [one] { $count } { $slots } libre
       *[other] { $count } { $slots } libres
    }
receive-free-word =
    { $count ->
        [one] ranura
       *[other] ranuras
    }
receive-no-proxy = Aún no hay proxy RGB
    .text = Quien te envía activos deja los datos del activo en un proxy RGB, y la conexión de esta cartera no nombra ninguno.
receive-no-slot = No hay ninguna ranura libre para recibir
    .text = Cada factura reserva una ranura de activos vacía hasta que se paga o se cancela. «Crear ranuras» conserva lo que escribiste.
    .act = Crear ranuras
    .back = Volver a la factura
receive-where = Dónde llega
receive-only-blinded = Este servicio crea facturas ciegas. Hasta que gastes lo que llegue, Ochre no puede verificar que la ranura sea tuya.
receive-where-slot = En una ranura libre tuya (factura ciega)
    .hint = El remitente no sabe cuál es. Hasta entonces se reserva una ranura. Hasta que gastes lo que llegue, Ochre no puede verificar que la ranura sea tuya.
    .hint-own = El remitente no sabe cuál es. Hasta entonces se reserva una ranura. Ochre verifica que la ranura es tuya, porque tu propio servicio sabe cuál es.
receive-where-output = En una salida nueva, que paga el remitente (factura de testigo)
    .hint = No necesita ranura. La dirección es tuya, y el remitente la ve. Ochre puede verificarla entera.
receive-create = Crear la factura
receive-create-for = Crear la factura: { $amount }
receive-creating = El servicio crea la factura y { -ochre } la verifica
receive-create-note = El servicio crea la factura, y { -ochre } la verifica antes de que la veas. { -ochre } no muestra ninguna factura de otro activo, importe o red.
receive-not-as-asked = Pediste { $asked } y el servicio puso { $got }. { -ochre } no la muestra, para que nadie la pague.
receive-off-slot = Necesitas una ranura libre.
receive-off-asset = Elige qué quieres recibir.
receive-off-id = Escribe el ID del activo.
receive-off-amount = Escribe un importe.
receive-off-amount-wrong = El importe no se puede usar.

## The list of invoices
receive-invoices = Tus facturas
receive-invoices-for = Tus facturas para { $asset }
receive-invoices-count =
    { $count ->
        [one] { $count } factura
       *[other] { $count } facturas
    }
receive-invoices-all =
    { $count ->
        [one] Mostrar { $count } factura
       *[other] Mostrar las { $count } facturas
    }
receive-invoices-loading = Buscando tus facturas
receive-invoices-none = Aún no se ha creado ninguna aquí.
receive-invoices-unreadable = Quien la haya recibido todavía puede pagarla. Crea una factura nueva donde la necesites.
receive-note-endless = sin caducidad
receive-note-left = quedan { $time }
receive-note-not-given-up = aún sin cancelar
receive-note-slot-held = ranura aún reservada
receive-note-this-slot-held = ranura { $slot } aún reservada
receive-note-made = creada { $ago }

## The state of an invoice: on a chip, and whose turn it is and what comes next
receive-state = Estado
receive-state-waitingForThem =
    .sentence = Aún no ha pagado nadie.
receive-state-waitingForYou =
    .sentence = Te lo han enviado. Refresca para aceptarlo y avisar al remitente.
receive-state-confirming =
    .sentence = Está pagada. Su transacción está pendiente de confirmaciones.
receive-state-settled =
    .sentence = Según el servicio, este pago está liquidado.
receive-state-failed =
    .sentence = Según el servicio, esta factura ha terminado: ya no se puede pagar.
receive-state-cancelled =
    .sentence = Cancelaste esta factura. No reserva ninguna ranura.
receive-state-expired =
    .sentence = Esta factura ha caducado. Comprueba si hay un pago antes de cancelarla: al cancelarla se puede perder.
receive-state-unknown =
    .sentence = { -ochre } no puede saber qué fue de ella. Refresca y mira luego si el activo está en tu saldo.
receive-over-at = Su plazo terminó: { $time }.
receive-asking = Consultando al servicio.
receive-asked-never = Aún no se ha consultado al servicio.
receive-asked-next = Próxima consulta al servicio dentro de { $time }.
receive-asked = Actualizado { $ago }.
receive-asked-again = Actualizado { $ago }; próxima consulta dentro de { $time }.
receive-free-slot = Cancelar la factura
receive-give-up = Cancelar la factura
receive-take = Aceptar el pago
receive-see-transfer = Ver la transferencia
receive-check = Refrescar
receive-friend-pays = Que pague tu amigo de práctica
receive-cancel = Cancelar la factura
receive-ask-service = Consultar al servicio
receive-kept = La factura se ha conservado
receive-nothing-given-up = El servicio no canceló nada. Ochre vuelve a consultar su estado
receive-freed = Factura cancelada: su ranura vuelve a estar libre
receive-given-up = La factura se ha cancelado
receive-friend-sent = Tu amigo ha enviado el pago. Refresca para aceptarlo

## How long it can be paid
receive-endless = No caduca por sí sola.
receive-time = Tiempo restante para pagar
receive-time-left = para pagar. Válida hasta: { $until }; { $whole } en total.
receive-time-over = El plazo ha terminado
receive-time-less = Quedan menos de { $minutes } min para pagar

## The slot that it holds
receive-no-slot-held = No reserva ninguna ranura.
    .text = Se paga a una dirección propia.
receive-slot-paid = La ranura { $slot } lo recibe
receive-slot-expired = La ranura { $slot } sigue reservada para esta factura
receive-slot-open = La ranura { $slot } está reservada para esta factura
receive-some-slot-paid = Una ranura lo recibe
receive-some-slot-expired = Una ranura sigue reservada para esta factura
receive-some-slot-open = Una ranura está reservada para esta factura
receive-slot-untold = El servicio no indica cuál.
receive-slot-paid-note = Contendrá lo enviado cuando esté liquidado.
receive-slot-expired-note = No puede llegar nada más a ella hasta que canceles la factura.
receive-slot-endless-note = Solo tú puedes liberarla: cancela la factura cuando no la necesites.
receive-slot-open-note = La caducidad por sí sola no la libera. { -ochre } te ofrece cancelar la factura a las { $time }.
receive-slots-free =
    { $count ->
        [one] { $count } ranura libre
       *[other] { $count } ranuras libres
    }

## Its code
receive-code = La factura
    .qr = Código QR de la factura
    .copy = Copiar factura
receive-code-paid = No la vuelvas a dar.
    .note = Una factura se paga una sola vez. Para recibir más, crea otra.
receive-code-unknown = No la des ahora.
receive-code-over = Ya nadie puede pagarla.
    .note = Su código no se muestra, para que nadie lo intente.

## What was checked of it
receive-checked = Qué se ha comprobado de esta factura
receive-this-network = esta red
receive-claim-asked = La factura dice lo que pediste: { $amount }, en { $network }; válida hasta: { $time }.
receive-claim-asked-endless = La factura dice lo que pediste: { $amount }, en { $network }; sin caducidad.
receive-claim-ours = La salida que pide es tuya: su dirección se deriva de tus claves, { $path }.
receive-claim-slot = Paga a tu ranura libre { $slot }: su dirección se deriva de tus claves, { $path }.
receive-claim-from-backup = Viene de una copia de seguridad, y aquí no está verificado que lo que se pague a ella sea tuyo. No la des: crea una nueva.
receive-claim-witness = { -ochre } no pudo derivar la dirección que contiene. No la des hasta que el servicio lo haya explicado.
receive-claim-blinded = Su ranura es ciega: solo el servicio sabe cuál es. Hasta que gastes lo que llegue, { -ochre } no puede verificar que sea tuya. La primera vez, pide un importe pequeño.
receive-warning-farExpiry = Se puede pagar durante muchísimo tiempo, y reserva su ranura el mismo tiempo.
receive-warning-noExpiry = No caduca por sí sola, y reserva su ranura hasta que la canceles.
receive-warning-plainEndpoint = Sus datos del activo llegan por una conexión sin cifrar: otros en el camino pueden leer lo que recibes.
receive-warning-foreignEndpoint = Sus datos del activo llegan a través de un servidor distinto del propio servicio.
receive-delivery = Adónde van los datos del activo y a quién
    .endpoints = Puntos de entrega
    .none = no se indica ninguno
    .recipient = Destinatario
    .address = Dirección
