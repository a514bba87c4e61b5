### Una transacción cuya clave está en otro equipo: se lleva allí la solicitud de firma, se importa firmada y se presenta.

handoff-transaction = Una transacción
handoff-txid = ID de la transacción { $txid }, el mismo en el otro equipo

## Taking it there

handoff-away = Otro equipo tiene la clave. Firma la solicitud ahí en Ochre y luego importa aquí la PSBT firmada.
handoff-away-waits = La transacción sigue aquí aunque Ochre se cierre. No se gasta nada hasta que la importes y la entregues.
handoff-reading = Cargando la transacción
handoff-show-codes = Mostrar como códigos QR
handoff-save-psbt = Guardar solo la PSBT
handoff-saved = Se guardó como { $path }
handoff-pack = { $file }, { $size }. Sin claves.

## Bringing it back

handoff-bring-text = La PSBT firmada, como texto
handoff-back = Firmada justo como la revisaste, cada firma verificada. El servicio aún no la tiene.
handoff-other-service-todo = Empezada con otro servicio: vuelve a conectar esta cartera ahí.

## Handed over

handoff-reader =
    { $reader ->
        [ochre] Otro Ochre
        [other] Otros programas
       *[legend] Escanear con
    }
handoff-save = Guardar solicitud de firma
