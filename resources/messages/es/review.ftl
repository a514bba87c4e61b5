### La revisión de una transacción antes de firmarla, y en qué quedó.

## Around every review

review-digest = Código de revisión { $digest }. La aprobación muestra el mismo.
review-password = Más de lo que esta cartera firma sin la contraseña de la app.
review-copy-id = Copiar ID de transacción
review-transfers = Ir a Transferencias
review-slots = Ir a tus ranuras

## Signing. $act is what the button repeats: one of review-act-…

review-sign = Firmar y { $act }
review-act-create-slots =
    { $count ->
        [one] crear { $count } ranura
       *[other] crear { $count } ranuras
    }
review-act-send-amount =
    { $recipients ->
        [one] enviar { $amount }
       *[other] enviar { $amount } a { $recipients } destinatarios
    }
review-act-send-assets =
    { $recipients ->
        [one] enviar { $count } activos
       *[other] enviar { $count } activos, { $recipients } destinatarios
    }
review-sign-elsewhere = Crear solicitud de firma
review-elsewhere = Firma otro equipo. Después: guarda la solicitud de firma o muestra códigos QR.

review-off-rules = Tus reglas de gasto lo impiden
review-off-unanswered = Decide sobre lo que está sin verificar
review-off-mainnet = Ochre no puede verificar adónde van los activos y no firma esto en mainnet. Descártala y pregunta al operador

review-signing-perhaps = Quizá pregunta otra ventana. Ochre deja de esperar a los { $seconds } s.

## What was checked

review-blocked = Bloqueada: { $reason }
review-says = La transacción dice
review-accept =
    { $count ->
        [one] Firmar sin saber esto
       *[other] Firmar sin saber estos { $count } puntos
    }
review-fee-about = aprox. { $rate }

## The summary at the side

review-summary = Resumen
review-limit = Ochre no puede verificar

review-you-send =
    { $count ->
        [one] Envías
       *[other] Envías a { $count } destinatarios
    }
review-you-create =
    { $count ->
        [one] Creas { $count } ranura
       *[other] Creas { $count } ranuras
    }
review-refused = No firmes esto

review-fee = Comisión
review-total = Total que sale
review-returns = Vuelve a ti
review-assets-unknown = y activos que no pueden conocerse
review-fee-of-amount = { $rate } · { $share } del importe
review-at-once = Ahora
review-then = Después

review-slots-free = Ya libres: { $count } de { $asked }

review-btc-to = A
review-btc-final = No se puede deshacer

review-send-typed = Escrito por ti: ninguna factura lo confirma
review-send-asset-named = Activo { $asset }
review-send-unshown = como se pidió: la transacción no lo muestra
review-send-acknowledged = Cuando { $recipients ->
        [one] acepte el destinatario
       *[other] acepten todos
    }
review-send-give-up = Sin respuesta: puedes cancelarlo
review-recipient-slot = A su ranura oculta
review-recipient-output = A su salida, con { $amount }
review-recipients-all =
    { $count ->
        [one] Mostrar { $count } destinatario
       *[other] Mostrar los { $count } destinatarios
    }
review-invoice-valid = Factura válida durante { $time }

review-bare-part = Tu parte
review-bare-pays-nobody = A nadie más
review-bare-pays = A otros
review-bare-yours = Tus monedas en ella
review-bare-signed-here =
    { $count ->
        [one] { $count } moneda, se firma aquí
       *[other] { $count } monedas, se firman aquí
    }
review-bare-others = Monedas ajenas
review-bare-own-word =
    { $count ->
        [one] { $count } moneda, importe sin verificar
       *[other] { $count } monedas, importes sin verificar
    }
review-bare-spends = Gasta
review-bare-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
review-bare-gain = Recibes
review-bare-leaves = Pagas
review-bare-lost = Se pierde para todos: { $assets }
review-bare-unknown = Ochre no puede leer qué gasta.

## Lines of the picture of a transaction

review-line-not-derived = no se deriva de tus claves
review-outputs-slots =
    { $count ->
        [one] { $count } ranura nueva
       *[other] { $count } ranuras nuevas
    }
review-line-rides = también se mueve
review-line-data = datos que Ochre no puede leer
review-line-blinded = Ranura oculta
review-line-missing = se pidió, pero falta
review-line-slot =
    { $whose ->
        [own] Tu ranura
        [unknown] No consta como ranura tuya,
       *[other] No es una ranura tuya,
    } { $outpoint }
review-line-unnamed-slot = Una ranura que nadie indicó

## How it came out

review-done-handed-over = Entregada

review-btc-sent = Enviado
review-btc-listed = Declarada como difundida y en la lista. Definitiva cuando los bloques la confirmen.
review-btc-unlisted = El servicio recibió el pago firmado, pero aún no lo muestra. Refresca en Inicio más tarde y no pagues otra vez hasta saberlo.

review-slots-made =
    { $count ->
        [one] { $count } ranura creada
       *[other] { $count } ranuras creadas
    }
review-slots-unlisted = El servicio la recibió, pero aún no muestra las ranuras. Refresca más tarde y no las crees otra vez hasta saberlo.
review-slots-wait = El servicio la recibió. Pendiente hasta el próximo bloque.
review-slots-fewer = En la lista: { $listed } de { $made }. Refresca tras el próximo bloque.

review-send-unsaid = Aún no se declara difundida. Trátala como enviada: quien la tenga puede difundirla.
review-send-waits-all-the-same = Elegiste difundir de inmediato, pero el servicio espera.
review-send-waits = Esperando al destinatario. El servicio debe difundirla después, pero podría hacerlo antes.
review-send-without-waiting = Declarada como difundida sin esperar. Si el destinatario nunca acepta, los activos se pierden.

## A transaction that was brought, to be signed here

review-imported-back = Volver a la lista
review-imported-pack = { $name } · para { $wallet }
review-imported-bare = { $name } · PSBT sin solicitud · para { $wallet }
review-imported-sign = Firmar transacción
review-imported-away = Cerrar
review-imported-done = Listo
review-imported-off-key = La clave no está en este equipo
review-imported-off-questions = Confirma antes arriba: { $count }

review-questions = Confirma punto por punto
review-questions-count = Confirma punto por punto: { $count }
review-part = Firmar solo mi parte: { $ours } de { $all } entradas.
review-part-yours = Tus monedas contienen
review-part-gain = Recibes
review-part-leaves = Pagas, comisión incluida
review-part-covers = Tu firma cubre justo lo que se muestra. Si algo ajeno difiere, tu firma no vale nada. La transacción espera a que firmen los demás.
review-part-id-open = Una de sus entradas es de un tipo antiguo: el ID aún puede cambiar.
review-question-output = La salida { $index } paga { $amount } a
review-question-script = script { $script }
review-question-data = La salida { $index } escribe en la cadena de bloques, para siempre:
review-question-burns = También quema { $amount }, que nadie podrá gastar nunca.
review-question-slots-empty = Ochre no conoce ningún activo ahí, pero no puede verificar que no haya.
review-question-asset = { $amount } van a
review-question-seal = salida { $index } de esta transacción
review-question-asset-id = Activo { $asset }
review-data = La salida { $index } escribe { $data } en la cadena.

review-signed = La transacción firmada
review-signed-at = Firmada { $time }
review-signed-part = Tu parte está firmada y cada firma verificada. Llévala a los demás: quien firme al final la difunde.
review-signed-whole = Firmada, sin enviar. Llévala de vuelta a su origen.
review-signed-txid = ID de la transacción
review-signed-save = Guardar PSBT firmada
review-signed-copy = Copiar como texto
review-signed-or = O guardarla
review-signed-form-base64 = como texto
review-signed-form-unfinalised = sin finalizar
review-signed-form-transaction = solo la transacción
review-signed-copy-transaction = copiar la transacción
review-signed-saved = Guardada como { $path }
review-signed-copied = PSBT firmada copiada
review-signed-copied-transaction = Transacción copiada
review-signed-psbt-codes = La PSBT firmada como códigos
review-signing =
    { $step ->
        [snapshot] Comprobando tus monedas otra vez
        [begin] Esperando la transacción del servicio
        [judge] Verificándola otra vez
        [confirm] Esperando tu aprobación
        [sign] Firmando
        [verify] Verificando las firmas
        [end] Entregándola al servicio
        [read] Comprobando el resultado
        [taken] Entregada. Comprobando el resultado
       *[start] Iniciando la firma
    }
review-left = Dejaste de esperar. Si tu llavero aún responde, la transacción se entregará
review-asked = Pediste
review-limit-of =
    { $kind ->
        [createSlots] Si el servicio la difunde y declara bien estas monedas.
        [send] Si el servicio la difunde solo cuando debe, entrega los datos del activo y declara bien estas entradas.
        [replacement] Cuál de las dos toma un minero, y si el servicio informa bien de estas monedas.
        [builtHere] De quién es la dirección, si tu servidor Bitcoin la difunde y si el servicio declara bien estas monedas.
        [sendBtc] De quién es la dirección, si el servicio la difunde y declara bien estas monedas.
       *[offline] Por qué se creó, quiénes son sus destinatarios y si sus monedas siguen sin gastar.
    }
review-input =
    { $what ->
        [slot] Ranura
        [stranger] Moneda ajena
       *[coin] Moneda
    } { $outpoint }
review-output =
    { $kind ->
        [plainBitcoin] Salida { $index } · bitcoin normal
        [assetSlot] Salida { $index } · ranura nueva
        [commitment] Compromiso RGB
        [recipient] Salida { $index } · destinatario
        [change] Salida { $index } · vuelve a ti
       *[stranger] Salida { $index } · dirección ajena
    }
review-rival = Otra transacción gasta las mismas monedas
review-rival-since =
    { $way ->
        [away] Exportada
       *[signed] Firmada
    } { $time }: { $txid } Solo una de las dos puede confirmarse, y quien tenga ambas decide cuál.
review-agree =
    { $kind ->
        [part] Lo acordé con los demás: firmar solo mi parte
        [data] Sé qué es esto
        [payees] Las comparé todas
        [slots] Sé qué contienen estas ranuras y quiero perderlo
       *[output] Sé quién recibe esto, y es correcto
    }
review-part-theirs = Según esta PSBT, las entradas ajenas contienen { $amount }: { $count }, firmadas { $signed }.
review-question-lost = Se gastan sin mover sus activos: lo que contienen estas ranuras se pierde.
review-replaces = Reemplaza
review-act-plain =
    { $act ->
        [raise] subir la comisión
        [cancel] cancelar la transacción
       *[merge] unir monedas
    }
