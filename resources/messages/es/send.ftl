### Enviar activos y enviar bitcoin normal.

send-recipients = Destinatarios
send-show-fewer = Mostrar menos
send-show-all = Mostrar los { $count }
send-count = Destinatarios: { $count }
send-review = Revisar
send-leaves = Saldrá de tu cartera
send-plus-fee = + comisión
    .about = + { $fee } de comisión

## Why it cannot be reviewed yet
send-off =
    { $why ->
        [whom] Pega antes una factura o dirección
        [unread] Lee o vacía antes el campo
        [expired] Quita antes la factura caducada
       *[mistakes] Corrige los destinatarios marcados.
    }
send-remove = Quitar

## What came while something is in the form
send-both =
    { $count ->
        [2] ¿Pagar ambas facturas?
       *[other] ¿Pagar las { $count } facturas?
    }
    .text = Ya hay { $here } en el formulario. Nuevo: { $new }.
    .cancel = Cancelar
    .all =
        { $count ->
            [2] Pagar ambas
           *[other] Pagar todas
        }
    .new = Solo la nueva

## Adding recipients
send-whom = Pagar a
    .else = Añadir destinatario
    .placeholder = Factura o dirección
    .hint = Ochre la lee en cuanto la pegas.
    .too-long = Como máximo { $count } caracteres de una vez.
    .too-large = Este archivo es demasiado grande para facturas.
    .reading = Leyendo
send-ways = Más
    .note = Archivo, tabla, sin factura
send-file = Elegir archivo
    .label = Archivo con facturas
    .hint = Una factura por línea, o un CSV: invoice, asset, amount, sats.
send-by-hand = Añadir destinatario
    .off = Indica antes ambos
send-recipient-id = ID del destinatario, sin factura
    .hint = Ninguna factura confirma lo que escribes. Compáralo con el destinatario.
send-endpoint = Proxy RGB del destinatario
send-unread = Líneas ilegibles: { $count }
    .leave-out = Omitir
send-line = Línea { $line }

## Why a line is no invoice that can be read
send-unreadable =
    { $problem ->
        [scheme] Ni factura ni dirección: las facturas empiezan por «rgb:».
        [version] De otra versión de RGB. Pide una factura de RGB 0.11.
        [duplicateKey] Un campo aparece dos veces.
        [tooMany] Demasiados para una transacción. Desde aquí no se leen.
        [csvCells] Faltan o sobran celdas, o hay comillas mal puestas.
        [csvAsset] El activo está mal escrito o no es el de la factura.
        [csvAmount] No es un importe de este activo, o no el de la factura.
        [csvPrecision] No se conocen los decimales de este activo.
        [csvSats] La salida del destinatario no admite estos sats, o no hay ninguna.
       *[other] No se puede leer. Cópiala entera otra vez o pide otra. ({ $code })
    }

## Why an invoice that reads well is not paid, whatever is chosen
send-expired = No se puede pagar: { $what }
send-refused-expired = Esta factura caducó { $time }. Pide una nueva.
send-refused =
    { $refusal ->
        [otherNetwork] Para otra red que la de esta cartera.
        [expiresSoon] Caduca en menos de un minuto. Pide una nueva.
        [serviceDiffers] El servicio lee esta factura de otro modo. Ochre no la paga.
        [endpointRefused] Otros podrían leer y cambiar los datos del activo en camino. Ochre no paga eso en mainnet.
        [noEndpoint] Sin dirección para los datos del activo. Pide otra factura.
        [repeated] Aparece dos veces. Quita una.
        [ours] Factura tuya. No puedes pagarte a ti.
       *[unfit] Ningún servicio puede pagar esta factura. Pide otra.
    }

## What stands against one recipient
send-problem-same = Mismo destinatario que el número { $number }. Quita uno.
send-problem =
    { $what ->
        [choose] Elige un activo.
        [unlisted] No tienes este activo.
        [sats] Indica el bitcoin para la salida del destinatario.
       *[amount] Indica un importe.
    }
send-problem-too-much = Más de los { $amount } que puedes gastar ahora.

## What this service would do otherwise
send-service =
    { $what ->
        [waits] Este servicio siempre espera al destinatario.
        [unsaid] Este servicio puede difundir de inmediato, elijas lo que elijas.
        [one] Este servicio envía a un solo destinatario cada vez.
        [slots] Este servicio solo paga facturas ciegas. Pide una.
       *[alone] Envía aparte a la factura de testigo: este servicio no puede combinarla.
    }
send-service-depth = Pon «Confirmaciones» en { $count }: este servicio no admite otro número.

## One recipient
send-asks-units = { $amount } unidades
send-open-both = Activo e importe abiertos
send-open-amount = Importe abierto
send-take-out = Quitar destinatario { $number }
send-differs = Diferencias
    .here = Ochre lee
    .service = El servicio lee
send-differs-answer = En conjunto
send-differs-open = sin fijar
send-asset =
    .choose = Elegir
send-amount =
    .hint = Puedes gastar { $amount }.
    .hint-untold = El servicio no declara cuánto puedes gastar.
    .all = Todo
    .all-off = No queda nada
send-to-slot = A la ranura oculta del destinatario
send-to-output = A la salida del destinatario
send-output-sats = Bitcoin para la salida del destinatario
    .hint = Lo recibe el destinatario con el activo.
send-typed = Lo escribiste tú: ninguna factura lo confirma
send-unheard = El servicio no declaró cómo lee esto
send-ends-never = No caduca
send-ends-far = Muy lejana: quizá un error del destinatario

## What the invoice says in full
send-risk-plain = Los datos del activo van a { $host } sin cifrar: otros pueden leerlos y cambiarlos.
send-risk-address = Los datos del activo van a { $host }: un número o nombre oculto que no puedes reconocer.
send-unknown = Desconocido para Ochre, queda tal cual:
send-not-read = Sin leer, tras la factura: «{ $text }»
send-details =
    .recipient = Destinatario
    .network = Red
    .endpoints = Proxy RGB
    .no-endpoint = ninguno
send-network =
    { $network ->
        [mainnet] Mainnet
        [testnet3] Testnet 3
        [testnet4] Testnet 4
        [signet] Signet
        [customSignet] Signet propia
       *[regtest] Regtest
    }

## How it is sent
send-options = Opciones
send-broadcast = Difusión
send-broadcast-wait = Cuando acepte el destinatario
    .note = Espera al destinatario
    .hint = El servicio debe difundirla cuando acepte el destinatario, pero podría hacerlo antes.
send-broadcast-at-once = Ahora
    .hint = Se envía sin esperar. Si el destinatario no puede aceptar, los activos se pierden.
    .explain = Qué significa «Ahora»
send-confirmations = Confirmaciones
    .unit = bloques
    .hint = Tus ranuras las necesitan para gastarse.
    .note =
        { $count ->
            [one] { $count } confirmación
           *[other] { $count } confirmaciones
        }
send-remains = Quedan { $rest } de { $all }

## Why the review did not come about
send-no-slot = Tu cambio necesita una ranura libre
    .text = Ochre guarda este formulario.
    .back = Volver a tu envío
send-short = No hay suficiente { $asset }
    .text = Hacen falta { $needed }. Disponible ahora: { $spendable }.
    .todo = Envía menos, o espera a que se liquide lo pendiente.

## Plain bitcoin
send-btc = Bitcoin
    .unable = El servicio de esta cartera solo envía activos, no bitcoin normal.
    .apart = Envía el bitcoin aparte, sin activos.
    .home = Ir a Inicio
send-btc-to = A esta dirección
send-btc-coins =
    { $count ->
        [one] Solo { $count } moneda elegida
       *[other] Solo { $count } monedas elegidas
    }
    .any = Usar cualquier moneda
send-btc-link-whose = Etiqueta
send-btc-link-what = Mensaje
send-btc-link-words = Quien creó el enlace eligió estos textos. No prueban nada.
send-btc-compare = Compárala con la del destinatario. Un pago no se puede deshacer.
send-btc-options-note = Tasas guardadas
    .left = Quedan { $amount }
send-btc-remaining =
    { $how ->
        [none] No quedará bitcoin normal
       *[little] Quedará muy poco para una ranura
    }
send-btc-slot-takes = Una ranura más cuesta unos { $amount }. Necesitas una libre para recibir activos y para el cambio.
send-btc-off-none = No tienes bitcoin normal que enviar.
send-btc-off-short = A esta tasa puedes enviar como máximo { $amount }.

## Why an address or a link is not paid
send-not-payable =
    { $why ->
        [form] No es una dirección de bitcoin. Puede faltar un carácter o haber uno equivocado.
        [network] Dirección de otra red que la de esta cartera.
        [ours] Dirección de esta cartera.
        [link] Este enlace de pago no se puede leer.
        [asset] Este enlace pide un activo. Pega la factura tras «rgb=», o solo la dirección para pagar bitcoin.
        [needs] Este enlace exige algo que Ochre no conoce. Pide otro.
        [amount] El importe del enlace no se puede leer. Pega solo la dirección y escribe el importe.
        [twice] Esta dirección ya está en el pago.
        [nobody] Añade un destinatario o elige monedas para unir.
       *[otherWay] Ochre no paga este tipo. Pide una dirección de bitcoin.
    }

send-table = Así lee Ochre esta tabla
    .column = Columna { $number }
send-table-sats = Sats
send-table-other = Sin leer
send-add-recipient = Añadir destinatario
send-btc-merge = Unir monedas
send-btc-child = Una moneda elegida espera un bloque. La comisión de esta transacción paga también la de aquella: elige una tasa alta.
