### Recibir: facturas para activos y direcciones para bitcoin normal.

receive-what = Activo o bitcoin

## An address for plain bitcoin
receive-address = Recibir bitcoin normal
    .new = Nueva dirección
    .qr = Código QR de la dirección
    .copy = Copiar dirección
    .used = Ya usada. Sigue siendo tuya, pero una nueva mantiene los pagos separados.
    .asking = Pidiendo una dirección al servicio
    .get = Obtener dirección
receive-address-derived = Verificada con tus claves: { $path }, { $ago }.
receive-request = Pedir un importe
    .hint = La ve quien paga. Ochre no la guarda.
    .link = Enlace de pago
    .qr = Código QR del enlace de pago
receive-addresses = Tus direcciones
    .hint = Importes: lo que muestran tus firmas y declara el servicio. Pueden faltar otros pagos.
    .none = Aún no hay direcciones
    .used = Usada
    .free = Sin pagos conocidos

## A new invoice
receive-any = Cualquier activo
    .note = El remitente elige el activo, incluso uno que tu servicio aún no conozca.
receive-other = Otro activo, por su ID
receive-asset-id =
    .hint = Tu servicio debe conocer este activo.
    .wrong = Los ID de activo empiezan por «rgb:».
receive-amount =
    .hint = Ochre no sabe cuántos decimales tiene. Escribe unidades.
receive-free = Usa 1 de { $count } { $slots } libres.
receive-free-word = ranuras
receive-create-note = { -ochre } comprueba antes la factura.
receive-no-proxy = Aún no hay proxy RGB
    .text = El remitente deja los datos del activo en un proxy RGB. Esta conexión no nombra ninguno.
receive-no-slot = Primero, haz sitio para activos
    .text = Un activo necesita una { $slot } a la que llegar. No tienes ninguna libre.
    .word = ranura
    .slots =
        { $count ->
            [one] { $count } ranura, sigue siendo tuya
           *[other] { $count } ranuras, siguen siendo tuyas
        }
    .fee = Comisión a { $rate }
    .short = Antes necesitas { $takes }
    .fund = Recibir bitcoin
    .act = Crear ranuras y factura
    .change = Cambiar
receive-where = Llega
receive-where-slot = A una ranura libre (factura ciega)
    .hint = El remitente no ve cuál. Ochre no puede verificar que sea tuya hasta que gastes.
receive-where-output = A una salida nueva (factura de testigo)
    .hint = No necesita ranura. El remitente ve la dirección y la paga. Ochre puede verificarlo todo.
receive-create = Crear factura
receive-create-for = Factura de { $amount }
receive-creating = Creando la factura
receive-not-as-asked = Pediste { $asked } y el servicio puso { $got }. { -ochre } no la muestra, para que nadie la pague.
receive-off-asset = Elige qué quieres recibir.
receive-off-amount = Escribe un importe.

## The invoice that waits for its slots
receive-coming = Tu factura está en camino
    .block = Esperando un bloque
    .often = Suele tardar 10 min. Nada que hacer. Puedes salir de esta página.
    .stop = No crear la factura
    .else = Recibir otra cosa
receive-made = Creada: factura de { $amount }

## The list of invoices
receive-invoices = Facturas abiertas
    .more = Más facturas
receive-invoices-unreadable = Quien la tenga aún puede pagarla. Crea otra si la necesitas.

## An invoice, and what can be done about it
receive-shown = Recibir { $amount }
receive-copy = Copiar factura
receive-code = Código QR de la factura
receive-text = Texto de la factura
receive-until = Caduca { $until }
receive-left = quedan { $time }
receive-over-at = Caducó { $time }
receive-once = No la compartas más.
receive-state-waitingForYou =
    .sentence = Llegó un pago. Refresca para aceptarlo.
receive-state-confirming =
    .sentence = Pagada. Esperando confirmaciones.
receive-state-settled =
    .sentence = Según el servicio, este pago está liquidado.
receive-state-failed =
    .sentence = Según el servicio, esta factura terminó. Ya nadie puede pagarla.
receive-state-cancelled =
    .sentence = Cancelaste esta factura. No reserva ninguna ranura.
receive-state-expired =
    .sentence = Caducada. Comprueba si hay un pago antes de cancelar: al cancelar se puede perder.
receive-state-unknown =
    .sentence = Ochre no puede saber qué fue de esta factura. No la compartas. Refresca y mira tu saldo.
receive-take = Aceptar pago
receive-see-transfer = Ver transferencia
receive-friend-pays = Pedir pago a tu amigo
receive-friend-sent = Tu amigo ya envió. Refresca para aceptar
receive-cancel = Cancelar factura
receive-cancelled = Factura cancelada
receive-nothing-given-up = El servicio no canceló nada. Consultando de nuevo

## The slot that it holds
receive-no-slot-held = Sin ranura
receive-slot = Ranura { $slot }
receive-slot-open-note = La ranura sigue reservada hasta que canceles la factura.

## What was checked of it
receive-claim-asked = Activo, importe y red son los que pediste.
receive-claim-ours = Paga a una salida tuya, de tus claves: { $path }.
receive-claim-slot = Paga a tu ranura libre { $slot }, de tus claves: { $path }.
receive-claim-from-backup = De una copia: Ochre no puede verificar que te pague. Crea una nueva.
receive-claim-witness = Ochre no pudo derivar su dirección de tus claves. No la compartas.
receive-claim-blinded = Solo el servicio sabe a qué ranura paga. Ochre no puede verificar que sea tuya hasta que gastes. Empieza con poco.
receive-warning-farExpiry = Se puede pagar durante muchísimo tiempo, y reserva su ranura todo ese tiempo.
receive-warning-noExpiry = No caduca, y reserva su ranura hasta que la canceles.
receive-warning-plainEndpoint = Los datos del activo llegan sin cifrar. Otros pueden leer lo que recibes.
receive-warning-foreignEndpoint = Los datos del activo llegan por un servidor distinto del servicio.
receive-delivery =
    .address = Dirección
