### Qué se ha comprobado de una transacción: verificado, según el servicio, sin verificar o no coincide.

claim-checked = Qué se ha comprobado

## Outcomes: the one word for each, and their sum below a review (“2 verified”)

claim-outcome-proved = Verificado
claim-outcome-onTrust =
    { $teller ->
        [pack] Según la solicitud de firma
       *[service] Según el servicio
    }
claim-outcome-notProved = Sin verificar
claim-outcome-contradicts = No coincide
claim-tally-proved =
    { $count ->
        [one] { $count } verificado
       *[other] { $count } verificados
    }
claim-tally-onTrust =
    { $teller ->
        [pack] { $count } según la solicitud de firma
       *[service] { $count } según el servicio
    }
claim-tally-notProved =
    { $accepted ->
        [yes] { $count } sin verificar, con tu consentimiento
       *[no] { $count } sin verificar
    }
claim-tally-contradicts =
    { $count ->
        [one] { $count } no coincide
       *[other] { $count } no coinciden
    }

## Where nothing better is known of a claim. $claim is a whole sentence of this file; $name a name in the code.

claim-unknown = Ochre no puede saber si esto se cumple: { $claim }
claim-unnamed = Comprobado: { $name }.

## Of every transaction

claim-readable = La transacción se ha leído por completo, sin omitir nada.
claim-inputs-ours =
    { $count ->
        [one] La moneda que gasta es tuya: se deriva de tus claves.
       *[other] Las { $count } monedas que gasta son tuyas: se derivan de tus claves.
    }
claim-amounts-listed =
    .service = Los importes son los de la lista que el servicio dio a las { $time }. Con cualquier otro importe, tu firma no vale nada.
    .pack = Los importes son los de la lista incluida en la solicitud de firma, de las { $time }. Con cualquier otro importe, tu firma no vale nada.
claim-amounts-own = Los importes de estas entradas son los que Ochre tiene anotados. Con cualquier otro importe, tu firma no vale nada.
claim-amounts-unlisted = No hay una lista propia con la que comparar los importes de estas entradas.
claim-fee-near = La comisión se acerca a { $rate }, como se pidió.
claim-fee-below = La comisión es de { $fee }, un poco por debajo de los { $rate } pedidos.
claim-fee-as-asked = La comisión es de { $fee } a { $rate }, como se pidió.
# Another rate than the one asked for
claim-fee-at = La comisión es de { $fee } a { $rate }.
# $above: by how much; $rate: the one asked for
claim-fee-above =
    .noChange = La comisión supera en { $above } los { $rate } pedidos: sobraba tan poco que no podía volver a ti.
    .estimate = La comisión supera en { $above } los { $rate } pedidos. Está dentro de lo que Ochre acepta, ya que el tamaño se estima.
claim-fee-unknown = Con la transacción no se puede saber la comisión, ni si se acerca a la tasa pedida ({ $rate }).
claim-fee-otherwise = La comisión sería de { $fee }. La tasa que se pidió es { $rate }, es decir, unos { $asked }.
claim-signature-form = Tu firma cubre toda la transacción. Cualquier cambio la invalida.
claim-lock-none = Puede confirmarse ya: ningún bloqueo temporal la retiene.
claim-lock-date = Puede confirmarse ya: su bloqueo temporal, { $day }, ya ha pasado.
claim-lock-height = Puede confirmarse ya: su bloqueo temporal, el bloque { $height }, ya se ha alcanzado.
claim-lock-by-date = Se puede minar a partir del bloque { $height }. Ese bloque llegará, como muy tarde, hacia el { $day }.
claim-lock-unknown = Se puede minar a partir del bloque { $height }. Ninguna fecha ni otro bloqueo la retiene.

## To be known beside a claim that is verified

claim-note-fee = El servicio no contó los bytes del compromiso RGB en su estimación, como hacen los más antiguos. La transacción puede tardar un poco más en confirmarse; no tiene ninguna otra consecuencia.
claim-note-keychain = Vuelve a tu cadena de claves { $keychain }, y este servicio mira en la otra. Es tuyo igualmente: otra cartera con tu frase de recuperación lo encuentra. También Ochre, si los ajustes de la conexión indican la cadena de claves { $keychain }.
claim-note-look-through = Se deriva de tus claves, pero más lejos de donde busca la mayoría de las carteras. Después de restaurar con tu frase de recuperación, otra cartera lo encuentra si recorre las primeras { $addresses } direcciones (su «gap limit»). Ochre también las recorre.
claim-note-search = Si firmas, Ochre buscará desde ahora en las primeras { $addresses } direcciones de esta cartera. Crea una copia de seguridad nueva: guarda ese número. Si restauras solo con la frase de recuperación, busca más lejos en Ajustes, Recuperación.
claim-note-data =
    { $count ->
        [one] Escribe { $count } byte en la cadena. Los nodos más antiguos, y algunos de los nuevos, no retransmiten más de 83, ni más de una salida así. Otros sí.
       *[other] Escribe { $count } bytes en la cadena. Los nodos más antiguos, y algunos de los nuevos, no retransmiten más de 83, ni más de una salida así. Otros sí.
    }
claim-note-lock = Ochre no conoce la altura de bloque de esta red. Si ese bloque aún no ha llegado, la transacción solo espera y no mueve nada. Hasta que se mine, se puede descartar o reemplazar.

## What returns goes to an address of one’s own that a restore would not find. $index and $last number addresses of a branch.

claim-coin-beyond-words = La entrada { $input } gasta una moneda de tu propia dirección número { $index }. Ochre busca en esta cartera solo hasta el número { $last }, así que otra moneda tuya podría pasar aquí por ajena. Busca más lejos en Ajustes, Recuperación.
claim-change-beyond-words = La salida { $output } va a una dirección tuya, la número { $index }. Ochre no busca en esta cartera más allá de la número { $last }. Busca más lejos en Ajustes, Recuperación. O, en el programa que creó la transacción, elige para el cambio una dirección anterior a esa.
claim-change-beyond-others = La salida { $output } va a una dirección tuya, la número { $index }. Cuando hay entradas de otras personas, Ochre no acepta para el cambio ninguna más allá de la número { $last }. En el programa que creó la transacción, elige una dirección anterior a esa.
claim-change-beyond-all = La salida { $output } va a una dirección tuya, la número { $index }. Ninguna búsqueda pasa de la número { $last }, y esta cartera ya ha usado casi todas. Crea una cartera nueva y mueve a ella lo que hay aquí: los envíos siguen funcionando.
claim-change-beyond-restore = La salida { $output } va a una dirección tuya, la número { $index }, pero una cartera restaurada no buscaría más allá de la número { $last }.
    .further = La salida { $output } va a una dirección tuya, la número { $index }. Ochre solo busca en esta cartera hasta la número { $last }. Busca más lejos en Ajustes, Recuperación, y empieza de nuevo.

## Of a payment of plain bitcoin

claim-payment =
    { $teller ->
        [pack] A la dirección que indica la solicitud de firma van exactamente { $amount }, una sola vez.
       *[service] A la dirección que confirmaste van exactamente { $amount }, una sola vez.
    }
claim-payment-as-confirmed = Se paga lo que se pidió, una sola vez.
claim-payment-only = Nadie más recibe bitcoin y no se escribe nada en la cadena.
claim-payment-strangers =
    { $count ->
        [one] { $amount } irían a una dirección que no es tuya ni la del pago que se pidió.
       *[other] { $amount } irían a direcciones que no son tuyas ni la del pago que se pidió.
    }
claim-payment-nothing = La dirección a la que hay que pagar no recibiría nada.
claim-payment-size = La dirección a la que hay que pagar recibiría { $given } en lugar de { $agreed }.
claim-change-several = El cambio volvería en varias salidas en lugar de una.

## Of a transaction that makes asset slots

claim-inputs-uncolored = No gasta ningún activo ni ninguna ranura reservada para uno.
claim-slots-as-confirmed = Las ranuras nuevas son como se pidió.
claim-slots-as-asked =
    { $count ->
        [one] { $count } ranura nueva de { $size } es tuya, como se pidió.
       *[other] { $count } ranuras nuevas de { $size } cada una son tuyas, como se pidió.
    }
claim-slots-fewer =
    { $count ->
        [one] { $count } ranura nueva de { $size } es tuya; se pidieron hasta { $asked }.
       *[other] { $count } ranuras nuevas de { $size } cada una son tuyas; se pidieron hasta { $asked }.
    }
claim-slots-count =
    { $count ->
        [one] Crearía { $count } ranura en lugar de { $asked }.
       *[other] Crearía { $count } ranuras en lugar de { $asked }.
    }
claim-slots-size = Alguna ranura no contendría { $size }, que es lo que se pidió.
claim-change-none = No hay cambio que deba volver.
claim-change-address = { $amount } vuelven a una dirección que se deriva de tus claves.
claim-change-address-unknown = El cambio vuelve a una dirección que se deriva de tus claves.
claim-nothing-to-others = Nadie más recibe bitcoin.
claim-strangers =
    { $count ->
        [one] { $amount } irían a una dirección que no es tuya.
       *[other] { $amount } irían a direcciones que no son tuyas.
    }
claim-strangers-unasked = No se pidió pagar a nadie.

## Of a send of assets

claim-recipients-as-confirmed = Cada destinatario recibe lo que se pidió.
claim-recipients-each =
    { $teller ->
        [pack] Cada uno de los { $count } destinatarios recibe exactamente lo que indica la solicitud de firma: { $amounts }.
       *[service] Cada uno de los { $count } destinatarios recibe exactamente lo que confirmaste: { $amounts }.
    }
claim-recipient-output = Exactamente { $amount } van a una salida del destinatario, que contiene { $bitcoin }.
claim-recipient-slot-named =
    { $teller ->
        [pack] Exactamente { $amount } van a la ranura que indica la solicitud de firma.
       *[service] Exactamente { $amount } van a la ranura que indicaste.
    }
claim-recipient-slot-invoice =
    { $teller ->
        [pack] Exactamente { $amount } van a la ranura que indica la factura de la solicitud de firma.
       *[service] Exactamente { $amount } van a la ranura que indica la factura.
    }
claim-recipients-unknown = Con la transacción no se puede saber quién recibiría qué activo.
claim-more-assets =
    { $count ->
        [one] { $count } activo más
       *[other] { $count } activos más
    }
claim-asset-change-none = No sobra ningún activo que deba volver.
claim-asset-change-output =
    { $count ->
        [one] { $amounts } vuelve a la salida { $output }, que se deriva de tus claves.
       *[other] { $amounts } vuelven a la salida { $output }, que se deriva de tus claves.
    }
claim-asset-change-slots =
    { $count ->
        [one] { $amounts } vuelve a ranuras tuyas.
       *[other] { $amounts } vuelven a ranuras tuyas.
    }
claim-asset-change-output-and-book =
    { $count ->
        [one] { $amounts } vuelve a la salida { $output }, que se deriva de tus claves, y a ranuras que ya tienes. Verificado con tu propio registro: son tuyas.
       *[other] { $amounts } vuelven a la salida { $output }, que se deriva de tus claves, y a ranuras que ya tienes. Verificado con tu propio registro: son tuyas.
    }
claim-asset-change-book =
    { $count ->
        [one] { $amounts } vuelve a ranuras que ya tienes. Verificado con tu propio registro: son tuyas.
       *[other] { $amounts } vuelven a ranuras que ya tienes. Verificado con tu propio registro: son tuyas.
    }
claim-asset-change-unknown = Con la transacción no se puede saber si el resto de tus activos vuelve a ti.
claim-assets-as-asked = Mueve lo que se pidió y ningún otro activo.
claim-assets-riding =
    { $count ->
        [one] Mueve lo que se pidió y { $assets }, que está en las mismas ranuras. Ningún otro activo.
       *[other] Mueve lo que se pidió y { $assets }, que están en las mismas ranuras. Ningún otro activo.
    }
claim-assets-unknown = Con la transacción no se puede saber qué activos mueve.
claim-assets-whole = Se mueve todo lo que figura en las ranuras gastadas: nada se destruye ni se queda atrás.
claim-assets-whole-unknown = Con la transacción no se puede saber si se mueve todo lo que hay en las ranuras gastadas.
claim-commitment = El compromiso RGB cubre exactamente las transferencias que se muestran aquí. No lleva nada oculto.
claim-commitment-unreadable = Su parte de activos tiene un formato que Ochre no conoce: no se puede recalcular lo que cubre el compromiso RGB.
claim-commitment-none = No tiene ningún compromiso RGB que se pueda recalcular.
claim-nothing-beside-recipients =
    { $count ->
        [one] Aparte de los { $amount } para el destinatario, nadie más recibe bitcoin.
       *[other] Aparte de los { $amount } para { $count } destinatarios, nadie más recibe bitcoin.
    }
claim-bitcoin-change-none = No sobra bitcoin que deba volver.
claim-bitcoin-change = { $amount } vuelven a la salida { $output }, que se deriva de tus claves.
claim-bitcoin-change-unknown = El cambio vuelve a la salida { $output }, que se deriva de tus claves.
claim-inputs-slots =
    { $count ->
        [one] Es una de tus ranuras de activos y hace falta para este envío.
       *[other] Todas son ranuras de activos tuyas, y cada una hace falta para este envío.
    }
claim-inputs-slots-unknown = No hay una lista propia con la que comparar lo que contienen estas entradas.
claim-strangers-no-recipients = No es ninguno de los destinatarios a los que hay que pagar.

## Of a bare PSBT, which nobody here asked for

claim-inputs-part =
    { $count ->
        [one] { $count } de sus monedas es tuya: se deriva de tus claves. No se firma nada más.
       *[other] { $count } de sus monedas son tuyas: se derivan de tus claves. No se firma nada más.
    }
claim-pays-nobody = No paga a nadie más ni da activos a nadie.
claim-data-recomputes = Lo que escribe en la cadena, recalculado a partir de lo que se muestra aquí, coincide.
claim-data-moves = Lo que escribe en la cadena mueve { $assets } y no lleva nada oculto.
claim-data-unreadable = Escribe en la cadena datos que Ochre no puede leer. Si tus monedas contienen activos, se pueden perder.
claim-spent-assets = Se sabe lo que contienen sus entradas, y se mueve todo.
claim-fee-within-limits = La comisión es de { $fee }, dentro de tus límites.
claim-fee-within-limits-unsaid = La comisión está dentro de tus límites.
claim-fee-untold = Con la transacción no se puede saber la comisión.
claim-fee-over-limits = La comisión sería de { $fee }, más de lo que permiten tus límites.
claim-relayed = Los nodos retransmiten transacciones con una comisión y unas salidas así.
claim-others-unsigned =
    { $count ->
        [one] { $count } de sus entradas es de otras personas. Su importe es solo el que indica la PSBT. Tu firma lo cubre: con cualquier otro importe o salida no vale nada.
       *[other] { $count } de sus entradas son de otras personas. Su importe es solo el que indica la PSBT. Tu firma lo cubre: con cualquier otro importe o salida no vale nada.
    }
claim-others-all-signed =
    { $count ->
        [one] { $count } de sus entradas es de otras personas y ya lleva firma. Su importe es solo el que indica la PSBT. Tu firma lo cubre: con cualquier otro importe o salida no vale nada.
       *[other] { $count } de sus entradas son de otras personas y todas ellas llevan firma. Su importe es solo el que indica la PSBT. Tu firma lo cubre: con cualquier otro importe o salida no vale nada.
    }
claim-others-some-signed =
    { $count ->
        [one] { $count } de sus entradas es de otras personas; llevan firma { $signed }. Su importe es solo el que indica la PSBT. Tu firma lo cubre: con cualquier otro importe o salida no vale nada.
       *[other] { $count } de sus entradas son de otras personas; de ellas llevan firma { $signed }. Su importe es solo el que indica la PSBT. Tu firma lo cubre: con cualquier otro importe o salida no vale nada.
    }
claim-pays-outputs =
    { $count ->
        [one] Paga { $count } salida que no es tuya. Aquí nadie indicó de quién es: confírmala más arriba.
       *[other] Paga { $count } salidas que no son tuyas. Aquí nadie indicó de quién son: confírmalas una a una más arriba.
    }
claim-pays-assets = Da { $assets } a otra persona. Aquí nadie indicó de quién se trata: confirma cada punto más arriba.
claim-pays-both =
    { $count ->
        [one] Paga { $count } salida que no es tuya y da { $assets } a otra persona. Aquí nadie indicó de quién se trata: confirma cada punto más arriba.
       *[other] Paga { $count } salidas que no son tuyas y da { $assets } a otra persona. Aquí nadie indicó de quién se trata: confirma cada punto más arriba.
    }
claim-coins-unlisted =
    { $count ->
        [one] Este equipo no tiene ninguna lista de lo que contiene esta moneda.
       *[other] Este equipo no tiene ninguna lista de lo que contienen estas monedas.
    }
claim-coins-unlisted-plain = Están en tu rama de bitcoin normal, donde no debería haber ningún activo.
claim-coins-unlisted-slots =
    { $count ->
        [one] { $count } de sus entradas es una ranura de activos: si contiene un activo que la transacción no mueve, se destruye.
       *[other] { $count } de sus entradas son ranuras de activos: si contienen un activo que la transacción no mueve, se destruye.
    }
claim-amounts-own-word = Los importes de sus entradas son solo los que indica la propia PSBT. Si alguno es erróneo, tu firma no vale nada y no se pierde nada.
claim-unrelayed = Puede que los nodos no la acepten.
claim-unrelayed-fee = Paga { $fee } por { $vbytes } vB, y muchos nodos no retransmiten nada por debajo de { $least }.
claim-unrelayed-dust = La salida { $output } contiene { $amount }, y los nodos no retransmiten salidas así por debajo de { $least }.
claim-unrelayed-odd = La salida { $output } paga a un script de tipo desconocido, como uno vacío. Los nodos no la retransmiten, y quien la encuentre quizá pueda gastarla.
claim-unrelayed-end = En ese caso no se confirmaría nunca. Con eso no se pierde nada, y la moneda se puede gastar de otra forma.
claim-waits = Se puede minar { $moments }, y no antes. Hasta entonces solo espera, y la moneda se puede gastar de otra forma.
claim-waits-day = después del { $day }
claim-waits-height = a partir del bloque { $height }
claim-waits-blocks =
    { $count ->
        [one] { $count } bloque ({ $about }) después de lo que gasta
       *[other] { $count } bloques ({ $about }) después de lo que gasta
    }
claim-waits-time = { $about } después de lo que gasta
claim-about-minutes =
    { $count ->
        [one] alrededor de { $count } minuto
       *[other] unos { $count } minutos
    }
claim-about-hours =
    { $count ->
        [one] alrededor de { $count } hora
       *[other] unas { $count } horas
    }
claim-about-days =
    { $count ->
        [one] alrededor de { $count } día
       *[other] unos { $count } días
    }
claim-spends-slots =
    { $count ->
        [0] Gastaría una ranura tuya sin mover ningún activo: lo que contiene se destruiría. Pide que la preparen de nuevo con bitcoin normal.
        [one] Gastaría { $count } ranura de activos sin mover ningún activo: lo que contiene se destruiría. Pide que la preparen de nuevo con bitcoin normal.
       *[other] Gastaría { $count } ranuras de activos sin mover ningún activo: lo que contienen se destruiría. Pide que la preparen de nuevo con bitcoin normal.
    }
claim-pack-unasked = Este equipo no pregunta a nadie si es cierto.

## What a claim rests on that is true by somebody's word alone: the service's, or the pack's. $coins names $count of them; 0: none is named.

claim-told-inputsAreSlots =
    .service =
        { $count ->
            [0] Solo el servicio informa de lo que contienen estas ranuras.
            [one] Solo el servicio informa de lo que contiene esta ranura: { $coins }.
           *[other] Solo el servicio informa de lo que contienen estas ranuras: { $coins }.
        }
    .pack =
        { $count ->
            [0] Solo la solicitud de firma indica lo que contienen estas ranuras.
            [one] Solo la solicitud de firma indica lo que contiene esta ranura: { $coins }.
           *[other] Solo la solicitud de firma indica lo que contienen estas ranuras: { $coins }.
        }
claim-told-assetsWhole =
    .service =
        { $count ->
            [0] Se mueve todo lo que se sabe que contienen las ranuras gastadas. Solo el servicio informa de que no contienen nada más.
           *[other] Se mueve todo lo que se sabe que contienen las ranuras gastadas. Solo el servicio informa de que no contienen nada más: { $coins }.
        }
    .pack =
        { $count ->
            [0] Se mueve todo lo que se sabe que contienen las ranuras gastadas. Solo la solicitud de firma indica que no contienen nada más.
           *[other] Se mueve todo lo que se sabe que contienen las ranuras gastadas. Solo la solicitud de firma indica que no contienen nada más: { $coins }.
        }
claim-told-spentAssetsKnown =
    .service =
        { $count ->
            [0] Se mueve todo lo que se sabe que contienen sus entradas. Solo el servicio informa de que no contienen nada más.
           *[other] Se mueve todo lo que se sabe que contienen sus entradas. Solo el servicio informa de que no contienen nada más: { $coins }.
        }
    .pack =
        { $count ->
            [0] Se mueve todo lo que se sabe que contienen sus entradas. Solo la solicitud de firma indica que no contienen nada más.
           *[other] Se mueve todo lo que se sabe que contienen sus entradas. Solo la solicitud de firma indica que no contienen nada más: { $coins }.
        }
claim-told-assetsAsAsked =
    .service =
        { $count ->
            [0] Mueve lo que se pidió. Solo el servicio informa de que las ranuras gastadas no contienen nada más.
           *[other] Mueve lo que se pidió. Solo el servicio informa de que las ranuras gastadas no contienen nada más: { $coins }.
        }
    .pack =
        { $count ->
            [0] Mueve lo que se pidió. Solo la solicitud de firma indica que las ranuras gastadas no contienen nada más.
           *[other] Mueve lo que se pidió. Solo la solicitud de firma indica que las ranuras gastadas no contienen nada más: { $coins }.
        }
claim-told-riding =
    .service =
        { $count ->
            [0] Mueve lo que se pidió y { $assets }. Solo el servicio informa de que las ranuras gastadas no contienen nada más.
           *[other] Mueve lo que se pidió y { $assets }. Solo el servicio informa de que las ranuras gastadas no contienen nada más: { $coins }.
        }
    .pack =
        { $count ->
            [0] Mueve lo que se pidió y { $assets }. Solo la solicitud de firma indica que las ranuras gastadas no contienen nada más.
           *[other] Mueve lo que se pidió y { $assets }. Solo la solicitud de firma indica que las ranuras gastadas no contienen nada más: { $coins }.
        }
claim-told-other =
    .service =
        { $count ->
            [0] Solo según el servicio, sin verificar: { $claim }
           *[other] Solo según el servicio, sin verificar ({ $coins }): { $claim }
        }
    .pack =
        { $count ->
            [0] Solo según la solicitud de firma, sin verificar: { $claim }
           *[other] Solo según la solicitud de firma, sin verificar ({ $coins }): { $claim }
        }
claim-more-coins =
    { $count ->
        [one] { $count } moneda más
       *[other] { $count } monedas más
    }
