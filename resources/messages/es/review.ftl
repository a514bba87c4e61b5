### La revisión de una transacción antes de firmarla, y en qué quedó.

## Around every review

review-steps-fill = Rellenar
review-steps-sign = Revisar y firmar
review-steps-result = Resultado
review-back-to-form = Volver al formulario
review-cancel = Cancelar
review-prepared = Preparada a las { $time }
review-checked = Qué se ha comprobado
review-digest = Código de revisión { $digest }: corresponde exactamente a lo que muestra esta página. Verás el mismo código cuando se te pida confirmar.
review-nothing-signed = No se ha firmado nada.
review-untouched = No se ha firmado nada. Tus claves no se han usado.
review-discard = Descartar la transacción
review-aborted = No confirmaste
review-aborted-on-screen = No se ha firmado nada. Todavía puedes firmarla o cancelar.
review-aborted-on-list = No se ha firmado nada. Se conserva en la lista y todavía puedes firmarla.
review-password = Sale más de esta cartera de lo que permites firmar sin la contraseña de la app.
review-copy-id = Copiar el ID de la transacción
review-home = Ir a Inicio
review-transfers = Ir a Transferencias
review-slots = Ir a tus ranuras
review-mine = Minar un bloque ahora
review-refresh = Refrescar

## Signing. $act is what the button repeats: one of review-act-…

review-sign = Firmar y { $act }
review-act-create-slots =
    { $count ->
        [one] crear { $count } ranura
       *[other] crear { $count } ranuras
    }
review-act-send = enviar
review-act-send-amount =
    { $recipients ->
        [one] enviar { $amount }
       *[other] enviar { $amount } a { $recipients } destinatarios
    }
review-act-send-assets =
    { $recipients ->
        [one] enviar { $count } activos
       *[other] enviar { $count } activos a { $recipients } destinatarios
    }
review-sign-elsewhere = Crear solicitud de firma
review-elsewhere = Cartera de solo observación
review-elsewhere-how = La clave de esta cartera no está aquí. A continuación guardas la solicitud de firma, o la muestras como códigos QR. En el otro equipo, Ochre la verifica de nuevo antes de firmar.

review-off-rules = Tus reglas de gasto lo impiden
review-off-password = Escribe arriba la contraseña de la app
review-off-unanswered = Antes tienes que responder a lo que está sin verificar
review-off-mainnet = Ochre no puede verificar adónde van los activos y no firma esto en mainnet. Descarta la transacción y pregunta a quien administra el servicio

review-signing-start = Iniciando la firma: { $act }
review-signing-snapshot = Comprobando tus monedas una vez más
review-signing-begin = Esperando a que el servicio construya la transacción
review-signing-judge = Verificando la transacción otra vez
review-signing-confirm = Esperando tu confirmación
review-signing-sign = Firmando con tus claves
review-signing-verify = Verificando las firmas
review-signing-end = Presentando la transacción firmada al servicio
review-signing-read = Leyendo el resultado
review-signing-taken = Presentada. Leyendo el resultado
review-signing-keychain = Esperando a tu llavero
review-signing-perhaps = Quizá pregunta en otra ventana. Ochre deja de esperar a los { $seconds } s.
review-signing-leave = Dejarla en espera
review-left-btc = Has dejado de esperar. Si tu llavero responde, el pago sale y lo verás en tu saldo
review-left-send = Has dejado de esperar. Si tu llavero responde, el envío aparece aquí
review-left-slots = Has dejado de esperar. Si tu llavero responde, las ranuras nuevas aparecen aquí

## What was checked

review-blocked = Bloqueada: { $reason }
review-does = Qué hace esta transacción
review-says = La transacción indica
review-unverified = Qué está sin verificar
review-accept =
    { $count ->
        [one] Continuar aunque esto esté sin verificar
       *[other] Continuar aunque estos { $count } puntos estén sin verificar
    }
review-fee-unknown = se desconoce
review-fee-about = aprox. { $rate }
review-rule-stop = No se firma nada.

review-compare-slot = Ranura del destinatario
review-compare-address = Dirección del destinatario
review-compare-asset = Activo que se pidió
review-compare-asset-moved = Activo que mueve
review-compare-payee = Se pidió pagar a

## The summary at the side

review-summary = Resumen
review-summary-what = Lo que se pidió y lo que hace
review-todo = Qué hacer
review-todo-discard = Descarta la transacción y vuelve a pedirla. Si también la segunda es errónea, deja de usar este servicio: puede estar averiado o ser hostil.
review-limit = Qué no puede verificar Ochre
review-limit-slots = Que el servicio difunda esta transacción una vez firmada, y que estas monedas contengan lo que indica el servicio.
review-limit-send = Que el servicio conserve y entregue los datos del activo, y que estas entradas contengan lo que indica el servicio.
review-limit-btc = De quién es la dirección, que el servicio difunda esta transacción y que estas monedas contengan lo que indica el servicio.
review-limit-bare = Por qué se creó y quiénes son sus destinatarios: llegó sin indicar qué se había pedido. Tampoco que sus monedas sigan existiendo, porque este equipo no pregunta a nadie.

review-you-send = Envías
review-to-send = Se pidió enviar
review-you-create = Creas
review-to-create = Se pidió crear

review-fee = Comisión
review-total = Total que sale
review-asked-to-leave = Se pidió que saliera
review-asked-and-fee = más la comisión, cerca de { $rate }
review-asked-fee-only = solo la comisión, cerca de { $rate }
review-would-leave = Saldría
review-would-leave-unknown = se desconoce
review-would-leave-unread = no se pudo leer hasta ahí
review-would-leave-parts = { $others } a otros, { $fee } de comisión
review-would-stay = Seguiría siendo tuyo
review-would-return = Volvería
review-would-return-nothing = nada
review-returns = Vuelve a ti
review-returns-plain = como bitcoin normal
review-assets-unknown = y no se sabe qué activos
review-fee-of-amount = { $rate } · { $share } del importe
review-broadcast = Difusión
review-at-once = de inmediato

review-slots-unit =
    { $count ->
        [one] ranura
       *[other] ranuras
    }
review-slots-size = de { $size } cada una, para recibir activos.
review-slots-free =
    { $count ->
        [one] Pediste { $asked } en total; { $count } ranura ya está libre.
       *[other] Pediste { $asked } en total; { $count } ranuras ya están libres.
    }
review-slots-fee-only = la comisión y nada más
review-slots-hold = En tus ranuras
review-slots-stay = sigue siendo tuyo
review-slots-together = Agrupar las ranuras
review-slots-each = Mostrar cada ranura

review-btc-to = A
review-btc-final = No se puede deshacer

review-send-more-assets =
    { $count ->
        [one] y { $count } activo más
       *[other] y { $count } activos más
    }
review-send-to-slot = A una ranura que solo conoce el destinatario
review-send-to-output = A una salida del destinatario, con { $amount }
review-send-typed = Lo escribiste tú: ninguna factura lo confirma
review-send-asset = Activo
review-send-asset-named = Activo { $asset }
review-send-same-ticker = Mismo ticker que otro activo de aquí
review-send-looks-like = Se parece a otro activo de aquí
review-send-like-bitcoin = Se llama como bitcoin, pero no es bitcoin
review-send-odd-name = Su nombre contiene caracteres extraños
review-send-unshown = como se pidió; la transacción no lo muestra
review-send-riding =
    { $count ->
        [one] { $assets } solo acompaña
       *[other] { $assets } solo acompañan
    }
review-send-donation = Si el destinatario no puede aceptar, se pierde
review-send-acknowledged =
    { $recipients ->
        [one] después de que el destinatario acepte
       *[other] después de que acepten todos
    }
review-send-give-up =
    { $recipients ->
        [one] Si nunca acepta, puedes cancelar la transferencia
       *[other] Si alguno nunca acepta, puedes cancelar la transferencia
    }
review-send-recipients =
    { $count ->
        [one] A { $count } destinatario
       *[other] A { $count } destinatarios
    }
review-recipient-slot = a su ranura
review-recipient-output = a su salida, con { $amount }
review-recipient-typed = lo escribiste tú
review-recipients-fewer = Mostrar menos
review-recipients-all =
    { $count ->
        [one] Mostrar { $count } destinatario
       *[other] Mostrar los { $count } destinatarios
    }
review-invoice-expired = Factura caducada
review-invoice-valid = Factura válida durante { $time }

review-bare-takes-part = Tomaría tu parte
review-bare-part = Tu parte
review-bare-would-pay = Pagaría a otros
review-bare-pays-nobody = No paga a nadie más
review-bare-pays = Paga a otros
review-bare-yours = Lo tuyo en ella
review-bare-signed-here =
    { $count ->
        [one] { $count } moneda, se firma aquí
       *[other] { $count } monedas, se firman aquí
    }
review-bare-others = De otras personas
review-bare-own-word =
    { $count ->
        [one] { $count } moneda, según la propia PSBT
       *[other] { $count } monedas, según la propia PSBT
    }
review-bare-spends = Gasta
review-bare-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
review-bare-gain = Recibes
review-bare-leaves = Sale de tu cartera
review-bare-lost = Se perdería para todos: { $assets }
review-bare-unknown = Con la transacción no se puede saber qué gasta.

## Lines of the picture of a transaction

review-input-slot = Ranura { $outpoint }
    .unnamed = Ranura
review-input-stranger = Moneda ajena { $outpoint }
    .unnamed = Moneda ajena
review-input-coin = Moneda { $outpoint }
    .unnamed = Moneda
review-line-not-derived = no se deriva de tus claves
review-line-yours =
    { $branch ->
        [asset] tuya, activos …/{ $path }
       *[plain] tuya, normal …/{ $path }
    }
review-output-plainBitcoin = Salida { $index } · bitcoin normal
review-output-assetSlot = Salida { $index } · ranura nueva
review-output-commitment = Salida { $index } · compromiso RGB
review-output-recipient = Salida { $index } · destinatario
review-output-change = Salida { $index } · vuelve a ti
review-output-stranger = Salida { $index } · no es una de tus direcciones
review-output-own = Salida { $index } · del destinatario
review-output-own-of = Salida { $index } · del destinatario { $place }
review-outputs-slots = Salidas { $first }–{ $last } · { $count } ranuras nuevas
review-outputs-slots-note = tuyas, de { $size }, activos { $from }–{ $to }
review-line-rides = solo acompaña
review-line-seals = fija adónde van los activos
review-line-data = datos que Ochre no entiende
review-line-blinded = Ranura del destinatario, ciega
review-line-blinded-of = Ranura del destinatario { $place }, ciega
review-line-elsewhere = no es una salida de esta transacción
review-line-missing = se pidió y no está en ella
review-line-your-slot = Tu ranura { $outpoint }
review-line-there-already = ya existía: no es una salida de esta
review-line-unnamed-slot = Una ranura que nadie indicó
review-line-unknown-slot = No consta como ranura tuya, { $outpoint }
review-line-not-your-slot = No es ranura tuya, { $outpoint }

## How it came out

review-done-id = ID de la transacción
review-done-id-unsent = ID de la transacción, aún no está en la red
review-done-checked = Firmaste exactamente lo que revisaste. Ochre verificó cada firma antes de presentar la transacción.
review-done-signed = Firmada y presentada
review-done-handed-over = Presentada
review-done-fee = Comisión pagada

review-btc-sent = Enviado
review-btc-listed = Según el servicio, difundió tu pago, y su lista de tus monedas lo muestra. Será definitivo cuando tenga confirmaciones.
review-btc-listed-soon = Según el servicio, difundió tu pago, y su lista de tus monedas lo muestra. Será definitivo cuando tenga confirmaciones: el próximo bloque llega en { $time }.
review-btc-unlisted = El servicio recibió el pago firmado, pero su lista de tus monedas aún no lo muestra. Refresca en Inicio dentro de un rato, y no vuelvas a pagar hasta saberlo.
review-btc-paid-to = Pagado a
review-btc-amount = Importe
review-btc-returned = Vuelve a ti

review-slots-made =
    { $count ->
        [one] { $count } ranura creada
       *[other] { $count } ranuras creadas
    }
review-slots-unlisted = El servicio recibió la transacción firmada y aún no muestra sus ranuras. Refresca tus ranuras dentro de un rato, y no las crees otra vez hasta saberlo.
review-slots-ready =
    { $count ->
        [one] Está en un bloque y lista para recibir activos.
       *[other] Están en un bloque y listas para recibir activos.
    }
review-slots-wait = El servicio recibió la transacción firmada. Sus salidas aparecen como { $coming } hasta el próximo bloque.
review-slots-wait-soon = El servicio recibió la transacción firmada. Sus salidas aparecen como { $coming } hasta el próximo bloque, dentro de { $time }.
review-slots-coming = pendientes
review-slots-fewer = El servicio muestra { $listed } de las { $made } que crea la transacción. Vuelve a mirar después del próximo bloque.
review-slots-free-now = Ranuras libres ahora

review-send-waiting = Presentada, pendiente del destinatario
review-send-broadcast = Presentada y, según el servicio, difundida
review-send-unsaid = El servicio recibió tu transacción, pero aún no informa de que se haya difundido. Refresca para saberlo. Dala por enviada: quien la tenga puede difundirla.
review-send-waits-all-the-same = Tenía que difundirse de inmediato (donación), pero el servicio espera de todos modos.
review-send-waits =
    { $recipients ->
        [one] El servicio tiene tu transacción firmada y ofrece los datos del activo al destinatario. Debería difundirla solo cuando el destinatario acepte, pero podría difundirla antes. Hasta entonces, las ranuras que gasta quedan reservadas.
       *[other] El servicio tiene tu transacción firmada y ofrece los datos del activo a los destinatarios. Debería difundirla solo cuando todos acepten, pero podría difundirla antes. Hasta entonces, las ranuras que gasta quedan reservadas.
    }
review-send-without-waiting =
    { $recipients ->
        [one] Según el servicio, difundió tu transacción sin esperar. Los bloques la confirmarán aunque el destinatario nunca acepte: en ese caso, lo que enviaste se pierde.
       *[other] Según el servicio, difundió tu transacción sin esperar. Los bloques la confirmarán aunque los destinatarios nunca acepten: en ese caso, lo que enviaste se pierde.
    }
review-send-to-leave = Pendiente de salir
review-send-left = Ha salido
review-send-no-answer =
    { $recipients ->
        [one] Si el destinatario nunca acepta
       *[other] Si alguno nunca acepta
    }
review-send-no-answer-todo = cancela la transferencia en Transferencias

## A transaction that was brought, to be signed here

review-imported-back = Volver a la lista
review-imported-pack = { $name } · solicitud de firma, monedas listadas { $time } · para { $wallet }
review-imported-bare = { $name } · solo PSBT: nada indica qué se pidió · para { $wallet }
review-imported-sign = Firmar esta transacción
review-imported-sign-confirmed = Firmar lo que confirmaste
review-imported-signing = Iniciando la firma: esta transacción
review-imported-signing-confirmed = Iniciando la firma: lo que confirmaste
review-imported-sign-it = Firmar
review-imported-away = Cerrar
review-imported-done = Listo
review-imported-off-key = Aquí no hay ninguna clave con la que firmar
review-imported-off-rules = Tus reglas de gasto lo impiden, como se indica arriba
review-imported-off-questions =
    { $count ->
        [one] Antes tienes que confirmar { $count } punto más arriba
       *[other] Antes tienes que confirmar { $count } puntos más arriba
    }
review-rival-out = Otra transacción que gasta las mismas monedas está fuera para firmarse
review-rival-signed = Otra transacción que gasta las mismas monedas se firmó aquí
review-rival-out-since = Salió { $time }: { $txid } Solo puede confirmarse una de las dos, y quien tenga ambas decide cuál.
review-rival-signed-since = Firmada { $time }: { $txid } Solo puede confirmarse una de las dos, y quien tenga ambas decide cuál.

review-questions = Qué confirmas punto por punto
review-questions-count =
    { $count ->
        [one] { $count } punto que nadie pidió aquí
       *[other] { $count } puntos que nadie pidió aquí
    }
review-agree-part = Lo acordé con los demás: firmar solo mi parte
review-agree-output = Sé quién es y es correcto
review-agree-data = Sé qué es esto
review-agree-asset = Sé quién es y es correcto
review-agree-slots = Sé lo que hay ahí y quiero perderlo
review-part = Firmar solo mi parte: { $ours } de { $all } entradas.
review-part-others =
    { $count ->
        [one] { $count } entrada, según esta PSBT de { $amount }, es de otras personas.
       *[other] { $count } entradas, según esta PSBT de { $amount } en total, son de otras personas.
    }
review-part-others-signed =
    { $count ->
        [one] { $count } entrada, según esta PSBT de { $amount }, es de otras personas; ya firmadas: { $signed }.
       *[other] { $count } entradas, según esta PSBT de { $amount } en total, son de otras personas; ya firmadas: { $signed }.
    }
review-part-yours = Tus monedas contienen
review-part-gain = Recibes
review-part-leaves = Sale de tu cartera, con la comisión
review-part-covers = Tu firma cubre cada entrada, importe y salida tal como figuran aquí. Si alguno de los ajenos es distinto, no vale nada, y la comisión no puede crecer. La transacción solo se completa cuando los demás también hayan firmado.
review-part-id-open = Una entrada ajena es de un tipo más antiguo, así que el ID de la transacción todavía puede cambiar.
review-question-output = La salida { $index } paga { $amount } a
review-question-script = script { $script }
review-question-data = La salida { $index } escribe en la cadena, para siempre,
review-question-burns = y quema { $amount }: nadie podrá gastarlos nunca.
review-question-slots =
    { $count ->
        [one] Esta ranura se gasta sin mover los activos que contiene: lo que hay ahí se pierde.
       *[other] Estas ranuras se gastan sin mover los activos que contienen: lo que hay ahí se pierde.
    }
review-question-slots-empty = Ochre no tiene constancia de ningún activo ahí. Nadie puede asegurar aquí que no haya ninguno.
review-question-asset = { $amount } van a
review-question-seal = salida { $index } de esta transacción
review-question-asset-id = Activo { $asset }
review-data = La salida { $index } escribe { $data } en la cadena.

review-signed = La transacción firmada
review-signed-at = Firmada { $time }
review-signed-part = Es tu parte, y cada una de tus firmas se verificó aquí. No está completa: llévala a quien firma las demás entradas. El último en firmar la completa y la envía.
review-signed-whole = Todas las firmas se verificaron aquí. Llévala de vuelta a donde vino; Ochre no la envía a ningún sitio.
review-signed-again = Si importas lo mismo otra vez, obtienes los mismos bytes.
review-signed-txid = ID de la transacción
review-signed-save = Guardar la PSBT firmada
review-signed-copy = Copiar como texto
review-signed-codes = Mostrar como códigos
review-signed-or = O guardarla
review-signed-form-base64 = como texto
review-signed-form-unfinalised = sin finalizar
review-signed-form-transaction = solo la transacción
review-signed-copy-transaction = copiar la transacción
review-signed-saved = Guardada como { $path }
review-signed-copied = La PSBT firmada está en el portapapeles
review-signed-copied-transaction = La transacción está en el portapapeles
review-signed-psbt-codes = La PSBT firmada como códigos
review-signed-other-wallets = Otras carteras que leen una PSBT a partir de códigos ({ $first }, { $second } o BBQr) también los aceptan.
