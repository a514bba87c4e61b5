### Una transacción cuya clave está en otro equipo: se lleva allí la solicitud de firma, se importa firmada y se presenta.

handoff-steps-reviewed = Revisada aquí
handoff-steps-signed = Firmada allí
handoff-steps-handed-over = Presentada
handoff-home = Ir a Inicio
handoff-transaction = Una transacción
handoff-txid = Transacción { $txid }: el otro equipo debe mostrar el mismo ID.

## Taking it there

handoff-away = La clave de esta cartera está en otro equipo. Lleva allí la solicitud de firma, deja que Ochre la verifique y la firme, e importa aquí la PSBT firmada.
handoff-away-waits = La transacción espera aquí, aunque cierres Ochre. No se gasta nada hasta que la importes firmada y la presentes.
handoff-reading = Leyendo
handoff-take = Llévala al otro equipo
handoff-save-pack = Guardar la solicitud de firma
handoff-show-codes = Mostrar como códigos QR
handoff-save-psbt = Guardar solo la PSBT
handoff-saved = Guardado como { $path }
handoff-pack = { $file }, { $size }. Indica qué monedas son tuyas y no contiene ninguna clave. La PSBT sola es para otros programas: no pueden saber qué pediste.
handoff-readers = La lee
handoff-readers-ochre = Otro Ochre
handoff-readers-other = Otros programas
handoff-codes-ochre = La solicitud de firma en códigos
handoff-codes-other = La PSBT sola en códigos

## Bringing it back

handoff-bring = Importa la PSBT firmada
handoff-bring-text = La PSBT firmada, como texto
handoff-back = La PSBT importada está firmada con las claves de esta cartera. Es exactamente la transacción que revisaste, con todas las firmas verificadas aquí. No se conservó nada más de lo importado.
handoff-back-asks = El servicio aún no la tiene. Ochre te preguntará una vez más antes de presentarla.
handoff-hand-over = Presentar la transacción
handoff-drop = Descartar la transacción
handoff-dropped = Descartada
handoff-other-service = Hay otro servicio conectado
handoff-other-service-todo = Se inició con otro servicio y no se presenta a ningún otro. Vuelve a conectar la cartera con él.

## Handed over

handoff-done = Presentada
handoff-done-checked = Se presentó exactamente lo que revisaste aquí, y antes se verificó cada firma.
handoff-done-slots = El servicio la recibió y muestra las ranuras nuevas. Estarán listas cuando las incluya un bloque.
handoff-done-slots-unlisted = El servicio la recibió y todavía no muestra sus ranuras. Refresca dentro de un rato.
handoff-done-paid = El servicio la difunde. No se puede deshacer.
handoff-done-told = Según el servicio, está difundida. No se puede deshacer.
handoff-done-unsaid = El servicio la recibió y aún no informa de que esté difundida. Refresca dentro de un rato.
handoff-done-waitsForRecipient = El servicio la recibió y debería difundirla solo cuando el destinatario acepte.
handoff-to-slots = Ver tus ranuras
handoff-to-transfers = Ver transferencias
