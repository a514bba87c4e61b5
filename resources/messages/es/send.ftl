### Enviar activos y enviar bitcoin normal.

send-title = Enviar
send-bitcoin-instead = Enviar bitcoin normal en su lugar
send-recipients = Destinatarios
send-no-asset = Esta cartera aún no tiene ningún activo que enviar.
send-show-fewer = Mostrar menos
send-show-all =
    { $count ->
        [one] Mostrar { $count } destinatario
       *[other] Mostrar los { $count } destinatarios
    }
send-count =
    { $count ->
        [one] { $count } destinatario en este envío
       *[other] { $count } destinatarios en este envío
    }
send-review = Revisar: { $act }
send-review-empty = Revisar el envío

## Why it cannot be reviewed yet
send-off-whom = Indica primero a quién pagar.
send-brought =
    { $count ->
        [one] Ya hay { $count } destinatario en este formulario
       *[other] Ya hay { $count } destinatarios en este formulario
    }
    .why = ¿La factura nueva debe sustituir lo que hay, o pagarse junto con ello?
    .replace = Sustituir
    .add = Añadir
send-off-brought = Elige primero: sustituir o añadir.
send-remove = Quitar
send-off-mistakes =
    { $count ->
        [one] No se puede pagar a { $count } destinatario: verás el motivo junto a él.
       *[other] No se puede pagar a { $count } destinatarios: verás el motivo junto a cada uno.
    }
send-off-short = Saldría más de lo que está disponible ahora.
send-off-confirmations = Revisa el valor de «Confirmaciones».

## Adding recipients
send-add = Añadir destinatarios
send-whom = A quién pagar
    .else = A quién más pagar
    .hint = Pega una factura, varias (una por línea) o una tabla (CSV: invoice, asset, amount, sats). También puedes soltar aquí un archivo.
    .empty = No contiene nada que leer.
    .too-long = Supera los { $count } caracteres que se leen de una vez.
    .too-large = Ese archivo es demasiado grande para contener solo facturas.
    .read = Leer las facturas
    .reading = Leyendo, y preguntando al servicio cómo las lee
send-file = Abrir un archivo
    .label = Archivo con facturas
send-by-hand = Pagar sin factura
    .add = Añadir este destinatario
    .off = Hacen falta ambos
send-recipient-id = ID del destinatario
    .placeholder = bc:utxob:… o bc:wvout:…
    .hint = Sin una factura, nada confirma lo que escribes: compáralo con el destinatario.
send-endpoint = Punto de entrega
    .hint = De ahí recoge el destinatario los datos del activo. Pregúntaselo.
send-unread =
    { $count ->
        [one] { $count } línea no se pudo leer
       *[other] { $count } líneas no se pudieron leer
    }
    .leave-out =
        { $count ->
            [one] Omitirla
           *[other] Omitirlas
        }
send-line = Línea { $line }

## Why a line is no invoice that can be read
send-unreadable-tooLong = Es más larga que cualquier factura.
send-unreadable-characters = Contiene caracteres que ninguna factura tiene: marcas ocultas, imitaciones de letras o espacios.
send-unreadable-scheme = No empieza por «rgb:».
send-unreadable-olderLayout = Es de un tipo más antiguo, anterior a RGB 0.11. Los dos no se entienden: pide una factura de RGB 0.11.
send-unreadable-rgb012 = Es de RGB 0.12. Ochre y tu servicio usan RGB 0.11, y los dos no se entienden: pide una factura de RGB 0.11.
send-unreadable-parts = Le faltan partes o le sobran.
send-unreadable-contract = Su ID de activo está mal escrito.
send-unreadable-schema = Su esquema está mal escrito.
send-unreadable-amount = Su importe no es un número entero posible.
send-unreadable-query = Lo que sigue a su signo de interrogación no se puede leer.
send-unreadable-duplicateKey = Contiene un mismo dato dos veces, de modo que dos lectores podrían ver dos facturas distintas.
send-unreadable-expiry = Su caducidad no es una fecha válida.
send-unreadable-assignmentName = Pide un derecho con un nombre que no puede existir.
send-unreadable-endpoint = Uno de sus puntos de entrega no se puede leer.
send-unreadable-credentials = Uno de sus puntos de entrega incluye un nombre de usuario o una contraseña.
send-unreadable-tooManyEndpoints = Indica más de tres puntos de entrega.
send-unreadable-form = El ID del destinatario tiene un formato incorrecto.
send-unreadable-network = El ID del destinatario no indica ninguna red que { -ochre } conozca.
send-unreadable-liquid = Es para Liquid, otra cadena.
send-unreadable-kind = El ID del destinatario es de un tipo que { -ochre } no conoce.
send-unreadable-checksum = El ID del destinatario está mal escrito: su suma de comprobación no cuadra.
send-unreadable-scriptType = Su salida es de un tipo que { -ochre } no conoce.
send-unreadable-padding = El ID del destinatario contiene más de lo permitido.
send-unreadable-notOnCurve = Nadie podría gastar nunca su salida: no es una clave.
send-unreadable-tooMany = A partir de aquí hay más de los que puede pagar una transacción. No se han leído.
send-unreadable-csvFields = La fila tiene más o menos celdas que la cabecera.
send-unreadable-csvQuote = En la fila hay una comilla sin cerrar o donde no puede haberla.
send-unreadable-csvAsset = El ID de activo de la fila está mal escrito.
send-unreadable-csvAssetDiffers = La fila indica un activo distinto del de la factura.
send-unreadable-csvAmount = El importe de la fila no es un importe.
send-unreadable-csvDecimals = El importe de la fila tiene más decimales que el activo.
send-unreadable-csvTooMuch = El importe de la fila es mayor que el que tiene cualquier activo.
send-unreadable-csvPrecision = Aquí no se sabe cuántos decimales tiene ese activo, así que su importe podría leerse mal.
send-unreadable-csvAmountDiffers = La fila indica un importe distinto del de la factura.
send-unreadable-csvSats = Los sats de la fila no son un importe de bitcoin que su salida pueda contener, o no hay ninguna salida.
send-unreadable-other = No se puede leer ({ $problem }).
send-unreadable-table = La tabla no se puede leer aquí ({ $problem }).

## Why an invoice that reads well is not paid, whatever is chosen
send-refused-otherNetwork = Es para una red distinta de la de esta cartera.
send-refused-expired = Ha caducado. Pide una nueva.
send-refused-expiresSoon = Caduca en menos de un minuto, demasiado poco para un envío. Pide una nueva.
send-refused-serviceDiffers = El servicio la lee de forma distinta a { -ochre }. Uno de los dos se equivoca, así que no se paga.
send-refused-tooManyEndpoints = Indica más de tres puntos de entrega, y el servicio la rechazaría.
send-refused-endpointRefused = En su punto de entrega, otros podrían leer y cambiar los datos del activo. { -ochre } no la paga en mainnet.
send-refused-noEndpoint = No indica ningún punto de entrega que el servicio pueda usar: el destinatario nunca se enteraría.
send-refused-notAnAmount = Pide algo distinto de un importe de un activo.
send-refused-repeated = Aparece aquí dos veces. Hay que quitar una de las dos.
send-refused-ours = Es una factura de esta misma cartera.

## What stands against one recipient
send-problem-same = Es el mismo destinatario que el número { $number }. Hay que quitar uno de los dos.
send-problem-choose = Elige qué enviar.
send-problem-no-such-asset = Se pide un activo que esta cartera no tiene.
send-problem-how-much = Indica cuánto.
send-problem-zero = En cero no hay nada que enviar.
send-problem-too-much = Más de los { $amount } disponibles ahora.
send-problem-output-sats = Indica cuánto bitcoin contiene la salida del destinatario.

## What this service would do otherwise
send-service-waits = Este servicio siempre espera al destinatario.
    .todo = Elige esperar su aceptación: este servicio siempre lo hace.
send-service-unsaid = Este servicio no admite esa elección y puede difundir de inmediato.
    .todo = Elige difundir de inmediato: este servicio puede hacerlo elijas lo que elijas.
send-service-one-recipient = Este servicio envía a un solo destinatario cada vez.
send-service-slots-only = Este servicio solo paga facturas ciegas: pide una al destinatario.
send-service-output-alone = Este servicio no puede pagar una factura de testigo junto a otros destinatarios: envía solo a ese.
send-service-rate = Elige { $rate }: este servicio no admite otra comisión.
send-service-depth = Elige { $count } en «Más»: este servicio no admite otro número de confirmaciones.

## One recipient
send-asks-units = Pide { $amount } en unidades base
send-open-both = Deja abiertos el activo y el importe
send-open-amount = Deja abierto el importe
send-take-out = Quitar el destinatario { $number }
send-differs = Qué difiere
    .here = { -ochre } lee
    .service = El servicio lee
send-differs-recipient = Destinatario
send-differs-asset = Activo
send-differs-amount = Importe
send-differs-expiry = Termina
send-differs-endpoints = Se entrega en
send-differs-answer = En conjunto
send-differs-open = sin fijar
send-differs-units = { $amount } en unidades base
send-asset = Activo
    .choose = Elegir
send-amount = Importe
    .hint = Disponible ahora: { $amount }.
    .hint-untold = No se indica cuánto está disponible.
    .all = Todo
    .all-off = No queda nada
send-to-slot = A una ranura que solo conoce el destinatario (factura ciega)
send-to-output = A una salida del destinatario (factura de testigo)
send-to-output-with = A una salida del destinatario, con { $amount }
send-output-sats = Bitcoin en su salida
    .hint = Una salida debe contener algo de bitcoin para existir. Lo recibe el destinatario junto con el activo.
send-typed = Lo escribiste tú: ninguna factura suya lo confirma
send-unheard = El servicio no indicó cómo lee esto
send-ends-never = No caduca nunca
send-ends-over = Caducada
send-ends-in = Válida durante { $time }
send-ends-far = Muy lejana: quizá un error del destinatario

## What the invoice says in full
send-risk-plain = Se entrega en { $host } sin cifrar: otros en el camino pueden leerlo y cambiarlo.
send-risk-address = Se entrega en { $host }: un número o un nombre oculto, no un nombre que puedas reconocer.
send-unknown = Contiene algo que { -ochre } no conoce y deja tal cual:
send-details = Detalles de la factura
    .typed = Todo lo que escribiste
    .recipient = Destinatario
    .asset = Activo
    .network = Red
    .endpoints = Se entrega en
    .no-endpoint = no se indica
send-network-mainnet = Mainnet
send-network-testnet3 = Testnet 3
send-network-testnet4 = Testnet 4
send-network-signet = Signet
send-network-customSignet = una signet propia
send-network-regtest = Regtest

## How it is sent
send-terms = Cómo se envía
    .leaves = Qué sale
    .bitcoin = Bitcoin que lo acompaña
send-terms-of = de { $amount }
send-broadcast = Cuándo se difunde
send-broadcast-wait = Difundir cuando el destinatario acepte (ACK)
    .hint = El servicio debería difundir la transacción solo cuando el destinatario acepte. Tiene tu transacción firmada y podría difundirla antes. Si nunca acepta, puedes cancelar el envío.
    .hint-several = El servicio debería difundir la transacción solo cuando todos acepten. Tiene tu transacción firmada y podría difundirla antes. Si alguno nunca acepta, puedes cancelar el envío.
send-broadcast-at-once = Difundir de inmediato (donación)
    .hint = Sin esperar al destinatario. Si no puede aceptar, los activos se pierden: nadie puede devolverlos.
    .explain = Qué significa difundir de inmediato
send-more = Más
send-confirmations = Confirmaciones de lo que se gasta
    .unit = bloques
    .hint = Cuántas confirmaciones deben tener tus propias ranuras antes de gastarse.

## Why the review did not come about
send-no-slot = Este envío necesita una ranura libre para lo que vuelve
    .text = Lo que no envías vuelve a ti, y ninguna de tus ranuras de activos está libre. Crea antes una: tu envío se conserva y luego vuelves a él.
    .act = Crear ranuras
    .back = Volver a tu envío
send-short = No hay suficiente { $asset }
    .text = Hacen falta { $needed } y, según el servicio, ahora hay { $spendable } disponibles.
    .todo = Envía menos, o espera a que se liquide lo pendiente.

## Plain bitcoin
send-btc = Enviar bitcoin
    .unable = El servicio de esta cartera solo envía activos, no bitcoin normal.
    .home = Ir a Inicio
send-btc-payee = A quién pagar y cuánto
send-btc-to = Dirección o enlace de pago
    .hint = Pega todo: una dirección o un enlace bitcoin:.
send-btc-would-pay = Pagarías
send-btc-link-whose = De quién es
send-btc-link-what = Para qué
send-btc-link-words = Quien creó el enlace eligió sus textos: no garantizan nada.
send-btc-compare = Compara la dirección con la persona a la que pagas, por un medio distinto de aquel por el que llegó. Un pago no se puede deshacer.
send-btc-amount = Importe
    .dust = Ningún nodo retransmite menos de { $amount } a esta dirección.
    .all = Todo
    .all-off = No hay suficiente bitcoin normal para enviar.
send-btc-terms = Qué cuesta
    .spendable = Disponible ahora
    .fee = Comisión, aprox.
    .remains = Queda
send-btc-nothing-remains = No queda bitcoin normal
send-btc-little-remains = Lo que queda no alcanza para una ranura
send-btc-slot-takes = Una ranura de activos más cuesta unos { $amount } a esta tasa. Los activos que llegan necesitan una ranura libre, y también lo que vuelve de un envío.
send-btc-review = Revisar: enviar { $amount }
send-btc-review-empty = Revisar: enviar bitcoin
send-btc-off-none = No hay bitcoin normal que enviar.
send-btc-off-refused = No se puede pagar a esta dirección: verás el motivo junto a ella.
send-btc-off-unread = La dirección aún no se ha leído.
send-btc-off-dust = Envía al menos { $amount }.
send-btc-off-short = Más de lo que hay: a esta tasa se pueden enviar como máximo { $amount }.

## Why an address or a link is not paid
send-not-payable-form = No es una dirección de bitcoin que { -ochre } conozca. Puede que falte un carácter o haya uno equivocado.
send-not-payable-network = Pertenece a una red distinta de la de esta cartera.
send-not-payable-ours = Es una dirección de esta misma cartera.
send-not-payable-link = No es un enlace de pago que se pueda leer.
send-not-payable-asset = Este enlace pide un activo RGB, y el bitcoin pagado a su dirección no lo es. Pega la factura que sigue a «rgb=» en la página de envío de activos. Para pagar bitcoin de todos modos, pega solo la dirección.
send-not-payable-means = No indica ninguna dirección de bitcoin, solo otros medios de pago, como Lightning. Pide una dirección.
send-not-payable-needs = Este enlace de pago pide algo que { -ochre } no conoce, y no debe pagarse sin ello.
send-not-payable-amountForm = El importe de este enlace está escrito de un modo que ningún programa debe leer. Pide otro enlace, o pega solo la dirección y escribe el importe.
send-not-payable-amountTooLarge = Este enlace pide más bitcoin del que habrá nunca. Pide otro enlace.
send-not-payable-amountTwice = Este enlace indica el importe dos veces. Pregunta cuál vale, pega solo la dirección y escribe el importe.
send-not-payable-silentPayment = Es una dirección de pago silencioso, y { -ochre } no puede pagarla. Pide una dirección de bitcoin normal.
send-not-payable-paymentName = Es un nombre de pago o una dirección Lightning, y { -ochre } no puede buscarlos. Pide una dirección de bitcoin.
send-not-payable-lightning = Es para un pago por Lightning. Págalo con una cartera Lightning, o pide una dirección de bitcoin.

send-table = Así lee { -ochre } esta tabla
    .column = Columna { $number }
send-table-invoice = Factura
send-table-asset = Activo
send-table-amount = Importe
send-table-sats = Sats para la salida
send-table-other = Sin leer
send-not-read = Detrás de la factura ponía «{ $text }». { -ochre } no lo ha leído.
