### Qué se ha comprobado de una transacción: verificado, según el servicio, sin verificar o no coincide.

claim-checked = Comprobaciones

## Outcomes: the one word for each, and their sum below a review (“2 verified”)

claim-outcome-proved = Verificado
claim-outcome-onTrust = Declarado
claim-outcome-notProved = Sin verificar
claim-outcome-contradicts = No coincide
claim-passed =
    { $count ->
        [one] { $count } comprobación superada
       *[other] { $count } comprobaciones superadas
    }
claim-tally-onTrust = Solo declarado: { $count }
claim-tally-notProved =
    { $accepted ->
        [yes] { $count } sin verificar, que aceptaste
       *[no] { $count } sin verificar
    }
claim-tally-contradicts = No coincide: { $count }

## Where nothing better is known of a claim. $claim is a whole sentence of this file; $name a name in the code.

claim-unknown = Ochre no puede verificar esto: { $claim }
claim-unnamed = Comprobado: { $name }.

## Of every transaction

claim-readable = Ochre leyó toda la transacción.
claim-inputs-ours = Gasta solo monedas tuyas.
claim-amounts-listed = Importes como los listó { $teller ->
        [pack] la solicitud de firma
       *[service] el servicio
    } a las { $time }. Si uno es falso, la firma no es válida.
claim-amounts-own = Importes como los registró Ochre. Si uno es falso, la firma no es válida.
claim-inputs-unlisted = { -ochre } no puede comparar { $what ->
        [amounts] estos importes
       *[assets] lo que contienen estas entradas
    } con una lista propia.
claim-fee-below = La comisión es de { $fee }, un poco por debajo de los { $rate } pedidos.
# Another rate than the one asked for
claim-fee-at = La comisión es de { $fee } a { $rate }{ $as ->
        [asked] , como se pidió
       *[other] { "" }
    }.
# $above: by how much; $rate: the one asked for
claim-fee-above = La comisión supera en { $above } los { $rate } pedidos: { $because ->
        [noChange] quedaba demasiado poco para dar cambio
       *[estimate] dentro de lo que Ochre acepta
    }.
claim-fee-unknown = Ochre no puede saber la comisión.
claim-fee-otherwise = La comisión sería de { $fee }. Se pidieron { $rate }, unos { $asked }.
claim-signature-form = Tu firma cubre toda la transacción. Cualquier cambio la invalida.
claim-lock-none = Ningún bloqueo temporal la retrasa.
claim-lock-by-date = Puede minarse desde el bloque { $height }, a más tardar hacia el { $day }.
claim-lock-unknown = Puede minarse desde el bloque { $height }. Ningún otro bloqueo la retrasa.

## To be known beside a claim that is verified

claim-note-fee = La estimación del servicio omite el compromiso, como hacen las más antiguas. La confirmación puede tardar algo más.
claim-note-keychain = Tu cambio va a la rama { $keychain }, y este servicio vigila la otra. Otra cartera con tu frase lo encuentra, y también Ochre cuando la conexión indique la rama { $keychain }.
claim-note-look-through = Tu dirección está más lejos de lo que buscan casi todas las carteras. Tras restaurar, otra cartera debe buscar las primeras { $addresses }. Ochre lo hace.
claim-note-search = Si firmas, Ochre busca { $addresses } direcciones desde ahora. Haz una copia nueva: contiene ese número. Tras restaurar con la frase, busca más en Ajustes, Copia de seguridad, Recuperación.
claim-note-data = Escribe { $count } bytes en la cadena. Algunos nodos no retransmiten más de 83, ni más de una salida así.
claim-note-lock = Si ese bloque aún no llegó, la transacción espera; puedes descartarla.

## What returns goes to an address of one’s own that a restore would not find. $index and $last number addresses of a branch.

claim-coin-beyond-words = La entrada { $input } gasta tu propia dirección { $index }. Ochre busca solo hasta la { $last }: otra moneda tuya podría pasar por ajena. Busca más en Ajustes, Copia de seguridad, Recuperación.

## Of a payment of plain bitcoin

claim-payment =
    { $teller ->
        [pack] Paga { $amount } a la dirección de la solicitud. Compárala con la del destinatario.
       *[service] Paga exactamente { $amount } a la dirección que escribiste, una vez.
    }
claim-payment-only = Nadie más recibe bitcoin, y no se escribe nada en la cadena.

## Of a transaction that makes asset slots

claim-inputs-uncolored = No gasta ningún activo ni ninguna ranura reservada para uno.
claim-slots-as-asked = Crea { $count ->
        [one] { $count } ranura
       *[other] { $count } ranuras
    } de { $size }, todo tuyo, como se pidió.
claim-slots-fewer = Crea { $count ->
        [one] { $count } ranura
       *[other] { $count } ranuras
    } de { $size }, todo tuyo. Se pidieron hasta { $asked }.
claim-slots-count = Ranuras: { $count } en lugar de { $asked }.
claim-slots-size = Una ranura no contendría los { $size } pedidos.
claim-change-none = No queda bitcoin por devolver.
claim-change-address = Vuelven a ti { $amount }.
claim-change-address-unknown = El resto vuelve a ti.
claim-nothing-to-others = Nadie más recibe bitcoin.
claim-strangers =
    { $count ->
        [one] { $amount } irían a una dirección que no es tuya.
       *[other] { $amount } irían a direcciones que no son tuyas.
    }
claim-strangers-unasked = No lo pediste.

## Of a send of assets

claim-recipients-each = Cada uno de los { $count } destinatarios recibe exactamente lo que { $teller ->
        [pack] indica la solicitud de firma
       *[service] escribiste
    }: { $amounts }.
claim-recipient-output = Exactamente { $amount } van a una salida del destinatario, que contiene { $bitcoin }.
claim-recipient-slot = Exactamente { $amount } van a la ranura { $slot ->
        [invoice] de la factura
        [invoicePack] de la factura de la solicitud de firma
        [typedPack] que indica la solicitud de firma
       *[typed] que indicaste
    }.
claim-recipients-unknown = Ochre no puede saber quién recibiría qué activo.
claim-asset-change-none = No queda ningún activo por devolver.
claim-asset-change-output = Vuelve a ti, en la salida { $output }: { $amounts }.
claim-asset-change-slots = Vuelve a ranuras tuyas: { $amounts }.
claim-asset-change-book = Las ranuras que ya tienes se verifican con tu propio registro.
claim-asset-change-unknown = Ochre no puede saber si el resto de tus activos vuelve a ti.
claim-assets-as-asked = Mueve lo que se pidió, y ningún otro activo.
claim-assets-riding = Mueve lo que se pidió y, de las mismas ranuras, { $assets }. Ningún otro activo.
claim-assets-unknown = Ochre no puede saber qué activos se mueven.
claim-assets-whole = Mueve todo lo listado en las ranuras gastadas: nada se destruye ni se queda.
claim-assets-whole-unknown = Ochre no puede saber si se mueve todo lo de las ranuras gastadas.
claim-commitment = El compromiso RGB cubre exactamente estas transferencias.
claim-commitment-unreadable = Ochre no puede leer la parte de activos ni recalcular a qué compromete.
claim-commitment-none = Ningún compromiso que Ochre pueda recalcular.
claim-nothing-beside-recipients = Aparte de { $amount } para { $count ->
        [one] el destinatario
       *[other] { $count } destinatarios
    }, nadie más recibe bitcoin.
claim-inputs-slots = Gasta solo ranuras tuyas que este envío necesita.

## Of a bare PSBT, which nobody here asked for

claim-inputs-part = Tuyas entre sus entradas: { $count }. Ochre no firma nada más.
claim-pays-nobody = No paga a nadie más ni da activos a nadie.
claim-data-recomputes = Ochre recalculó los datos de la cadena a partir de lo que se muestra aquí.
claim-data-moves = Los datos de la cadena mueven { $assets } y no ocultan nada más.
claim-data-unreadable = Escribe en la cadena datos que Ochre no puede leer. Si tus monedas contienen activos, puedes perderlos.
claim-spent-assets = Ochre sabe qué contienen sus entradas, y todo se mueve.
claim-fee-within-limits = La comisión es de { $fee }, dentro de tus límites.
claim-fee-over-limits = La comisión sería de { $fee }, más de lo que permiten tus límites.
claim-relayed = Los nodos retransmiten esta comisión y estas salidas.
claim-coins-unlisted = Este equipo no tiene una lista de lo que contienen estas monedas. { $count ->
        [0] Todo está en tu rama de bitcoin normal, donde no debería haber activos.
       *[other] Ranuras de activos entre ellas: { $count }. Todo activo que esto no mueva se destruye.
    }
claim-amounts-own-word = Solo la PSBT declara estos importes. Si uno es falso, tu firma no es válida y no se pierde nada.
claim-unrelayed = Puede que los nodos no la retransmitan. { $why } Si nunca se confirma no pierdes nada, y puedes gastar la moneda de otro modo.
claim-unrelayed-fee = { $fee } por { $vbytes } vB: muchos nodos no retransmiten nada por debajo de { $least }.
claim-unrelayed-dust = La salida { $output } contiene { $amount }: los nodos no la retransmiten por debajo de { $least }.
claim-unrelayed-odd = La salida { $output } paga a un tipo de script desconocido. Los nodos no la retransmiten, y quien la encuentre puede gastarla.
claim-waits = Puede minarse { $moments }, no antes. Hasta entonces espera, y puedes gastar la moneda de otro modo.
claim-waits-at =
    { $by ->
        [day] después del { $at }
        [height] a partir del bloque { $at }
        [blocks] aproximadamente { $at } después de lo que gasta (bloques: { $count })
       *[time] aproximadamente { $at } después de lo que gasta
    }
claim-spends-slots = Gastaría ranuras sin mover ningún activo: lo que contienen se destruiría. Pide que rehagan la transacción con bitcoin normal.

## What a claim rests on that is true by somebody's word alone: the service's, or the pack's. $coins names $count of them; 0: none is named.

claim-change-beyond = La salida { $output } va a tu propia dirección { $index }. { $how ->
        [words] Ochre busca solo hasta la { $last }. Busca más en Ajustes, Copia de seguridad, Recuperación, o elige una dirección de cambio anterior.
        [others] Si otros añaden entradas, Ochre acepta solo hasta la { $last }. Elige una dirección de cambio anterior.
        [all] Ninguna búsqueda pasa de la { $last }. Crea otra cartera y mueve todo allí: enviar aún funciona.
        [further] Ochre busca solo hasta la { $last }. Busca más en Ajustes, Copia de seguridad, Recuperación, y empieza de nuevo.
       *[restore] Una cartera restaurada solo buscaría hasta la { $last }.
    }
claim-others = Entradas ajenas: { $count }, firmadas { $signed }. Solo la PSBT declara qué contienen: con otro importe o salida, tu firma no es válida.
claim-pays = Paga a otros: { $what }. Ochre no sabe quiénes son: confirma cada pago arriba.
claim-pays-outputs =
    { $count ->
        [one] { $count } salida
       *[other] { $count } salidas
    }
claim-teller =
    { $teller ->
        [pack] La solicitud de firma
       *[service] El servicio
    }
claim-told-inputsAreSlots = { $teller } declara qué contienen estas ranuras{ $coins }.
claim-told-assetsWhole = Mueve todo lo que Ochre sabe que hay ahí. { $teller } no declara nada más{ $coins }.
claim-told-assetsAsAsked = Mueve lo que se pidió{ $riding }. { $teller } no declara nada más en las ranuras gastadas{ $coins }.
claim-told-other = { $teller } lo declara, sin verificar{ $coins }: { $claim }
claim-replaces = Gasta cada moneda de la transacción que reemplaza y no paga a nadie más.
claim-payments = Paga a cada dirección que introdujiste, { $amount } en total, una vez.
claim-merge = Todas las monedas elegidas vuelven a esta cartera.
