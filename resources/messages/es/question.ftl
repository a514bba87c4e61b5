### Las preguntas de Ochre: título, mensaje, líneas de detalle y el botón que acepta.

question-wallet-on = «{ $wallet }» en { $network }
question-more = y { $count } más
question-sign = Firmar

## Recovery phrase

question-reveal = ¿Mostrar la frase de recuperación?
    .message = La frase de recuperación de «{ $wallet }» aparecerá en la pantalla.
    .spend = Quien la vea puede llevarse el bitcoin de esta cartera, y llevarse o destruir sus activos.
    .look = Asegúrate de que nadie esté mirando.
    .confirm = Mostrar la frase
question-both-kinds = ¿Restaurar esta frase de recuperación como BIP39?
    .message = Es una frase BIP39, y además lleva la marca de una frase de Electrum.
    .electrum = Si la creó Electrum, Ochre restauraría una cartera vacía. En ese caso, usa Electrum.
    .chance = Una de cada 240 frases BIP39 lleva esa marca por casualidad.
    .confirm = Restaurar como BIP39
question-other-keys = ¿Crear la cartera verdadera junto a la otra?
    .message = «{ $wallet }» viene de una copia de seguridad y lleva la huella de lo que indicaste, pero sus claves son otras.
    .addresses = Sus direcciones son de otra persona: Ochre no muestra ninguna. Elimínala después.
    .beside = La cartera de tus propias claves se crea junto a ella, y es la que debes usar.
    .confirm = Crear la cartera verdadera
question-account = ¿Usar estas claves para «{ $wallet }»?
    .message = Llegaron en un archivo, un texto o un código, que no demuestran nada. Compara las dos direcciones con el dispositivo que tiene la frase de recuperación.
    .bitcoin = Primera dirección de bitcoin: { $address }
    .assets = Primera dirección de activos: { $address }
    .confirm = Usar estas claves
question-words = ¿Reemplazar «{ $wallet }»?
    .message = Tu frase de recuperación muestra que claves observadas aquí no son tuyas. Lo que llegó a sus direcciones es de quien te dio esa cuenta.
    .before = Observado hasta ahora, y se quita:
    .confirm = Reemplazar la cartera
question-service-keys = ¿Dejar que el servicio cree tu frase de recuperación?
    .message = { $host } conocerá la clave de esta cartera desde el primer momento.
    .spend = Quien administra el servicio puede gastar todo lo que haya en ella.
    .test = Sirve para hacer pruebas en una red de prueba, y para nada más.
    .confirm = Usar la frase del servicio

## Removing a wallet

question-remove = ¿Eliminar «{ $wallet }»?
    .message-keys = Para restaurarla necesitas su frase de recuperación y, para sus activos, los datos del servicio.
    .message-watched = Para volver a observarla necesitas su cuenta pública; para firmar aquí, su frase de recuperación.
    .keychain = Su clave se borra del llavero de este equipo.
    .session = Su clave está solo en la memoria y desaparece de inmediato.
    .elsewhere = Sus claves están en otro lugar y ahí se quedan.
    .unchecked = Todavía no has comprobado que la frase de recuperación que anotaste sea correcta.
    .checked = Ya comprobaste la frase de recuperación que anotaste.
    .unreadable =
        { $count ->
            [one] No se puede leer el registro de { $count } transacción: aquí no se sabe qué ha sido de ella.
           *[other] No se pueden leer los registros de { $count } transacciones: aquí no se sabe qué ha sido de ellas.
        }
    .away =
        { $count ->
            [one] { $count } transacción está fuera para firmarse: aquí se descarta, pero no se puede retirar.
           *[other] { $count } transacciones están fuera para firmarse: aquí se descartan, pero no se pueden retirar.
        }
    .drafts =
        { $count ->
            [one] { $count } transacción importada para firmarse: se olvida.
           *[other] { $count } transacciones importadas para firmarse: se olvidan.
        }
    .signed =
        { $count ->
            [one] { $count } transacción importada y firmada aquí: se olvida, pero lo firmado sigue siendo válido.
           *[other] { $count } transacciones importadas y firmadas aquí: se olvidan, pero lo firmado sigue siendo válido.
        }
    .confirm = Eliminar la cartera

## App password

question-set-password = ¿Establecer una contraseña de la app?
    .message =
        { $count ->
            [one] Protege la clave de { $count } cartera en el llavero de este equipo.
           *[other] Protege las claves de { $count } carteras en el llavero de este equipo.
        }
    .tokens = También protege cada token que haya ahí y cada contraseña de un nodo o un proxy.
    .own = Continúa solo si la acabas de elegir tú: sin ella nadie puede abrirlos.
    .confirm = Establecer la contraseña de la app
question-forgot = ¿Quitar la contraseña de la app?
    .message =
        { $count ->
            [0] No se borra la clave de ninguna otra cartera.
            [one] Se borra del llavero de este equipo la clave de { $count } cartera.
           *[other] Se borran del llavero de este equipo las claves de { $count } carteras.
        }
    .restored = Se restaura la cartera cuya frase de recuperación escribiste.
    .others = Cada una de las demás solo se restaura con su propia frase de recuperación.
    .tokens =
        { $count ->
            [one] Se borra { $count } token o contraseña de un servicio o un nodo, y se pedirá de nuevo donde haga falta.
           *[other] Se borran { $count } tokens y contraseñas de servicios y nodos, y se pedirán de nuevo donde hagan falta.
        }
    .sessions =
        { $count ->
            [one] Una cartera que iba a durar hasta cerrar Ochre desaparece ahora y solo se restaura con su frase de recuperación.
           *[other] { $count } carteras que iban a durar hasta cerrar Ochre desaparecen ahora y solo se restauran con su frase de recuperación.
        }
    .confirm = Quitar la contraseña de la app
    .confirm-delete = Borrar y desbloquear

## Connecting to a service

question-reach =
    { $count ->
        [one] ¿Contactar con { $host }?
       *[other] ¿Contactar con { $count } servidores nuevos?
    }
    .message = { -ochre } lo pregunta una sola vez por cada servidor y finalidad. Acepta solo si sabes de dónde viene la dirección.
    .service = { $host }: conoce tu dirección IP, salvo que un proxy la oculte.
    .bitcoin = { $host }, como servidor Bitcoin: conoce qué transacciones y direcciones son tuyas, y tu dirección IP salvo que un proxy la oculte.
    .rgb-proxy = { $host }, como proxy RGB: conoce qué datos de activos recoges o dejas allí, y tu dirección IP salvo que un proxy la oculte.
    .proxy = { $host }, como proxy de red: conoce con qué servidores contactas.
    .confirm = Aceptar
question-consent = ¿Compartir las claves públicas de esta cartera con { $host }?
    .message = «{ $wallet }» se registrará en ese servicio.
    .message-first = Ochre le pregunta ahora qué versión de la API tiene. Cuando conectes, registra «{ $wallet }» allí.
    .unprovable = Es anterior a julio de 2025, y sus transacciones no se pueden verificar aquí. Verás lo que se paga a esta cartera, pero no podrás enviar nada con ella. No ingreses nada.
    .sees = El servicio verá entonces todas las direcciones y todos los pagos de esta cartera, pasados y futuros.
    .unsee = No puede gastar nada. Pero lo que haya visto, visto queda: esto no se puede deshacer.
    .confirm = Compartir y registrar
question-register-again = ¿Empezar de nuevo con { $host }?
    .message = «{ $wallet }» estaba registrada en ese servicio y, según este, ya no lo está.
    .known = La última vez que respondió el servicio, esta cartera tenía { $assets ->
        [one] { $assets } activo
       *[other] { $assets } activos
    } y { $slots ->
        [one] { $slots } ranura
       *[other] { $slots } ranuras
    } en uso.
    .lost = Puede que haya perdido sus datos. Al registrarla se crea en el servicio una cartera vacía, que toma por libres las ranuras que contienen activos. Muchas veces ya no es posible restaurar después una copia de seguridad del propio servicio.
    .ask = Pregunta primero a quien administra el servicio. Hasta que lo sepas, no recibas ni envíes nada con ella.
    .confirm = Empezar de nuevo
question-chain-source = ¿Preguntar a este servidor de Bitcoin?
    .message = { -ochre } preguntará entonces a { $server } por las transacciones de «{ $wallet }».
    .learns = Sabrá qué transacciones y direcciones son tuyas, y tu dirección IP si ningún proxy la oculta.
    .own = Lo mejor es un servidor propio. No se envía nada de tus claves, y Ochre comprueba lo que dice.
    .confirm = Preguntar a este servidor
question-second-source = ¿Comparar con este servidor de Bitcoin?
    .message = { -ochre } preguntará entonces también a { $server } y comparará con él lo que dice el servidor de «{ $wallet }».
    .learns = También sabrá qué transacciones y direcciones son tuyas, y tu dirección IP si ningún proxy la oculta.
    .other = Solo ayuda si lo administra alguien distinto del primero.
question-pin = ¿Confiar solo en este certificado para { $host }?
    .message-certificate = Quien lo presente se toma por el servicio; a cualquier otro se le rechaza.
    .message-key = Quien presente uno con su clave pública se toma por el servicio; a cualquier otro se le rechaza.
    .digest-certificate = SHA-256 del certificado: { $pairs }
    .digest-key = SHA-256 de la clave pública: { $pairs }
    .compare = Compáralo con el que te dé quien administra el servicio. Ninguna autoridad responde ya por él.
    .confirm = Confiar solo en este
question-unpin = ¿Confiar en cualquier certificado válido para { $host }?
    .message = Hasta ahora Ochre solo confiaba en un certificado.
    .from-now = A partir de ahora vale cualquiera por el que responda una autoridad, y recibirá el token guardado para este servicio.
    .confirm = Confiar en cualquiera válido

## Settings

question-unproved = ¿Firmar en mainnet sin verificar los activos?
    .message = Los envíos cuya parte RGB Ochre no puede leer podrán firmarse entonces con bitcoin real.
    .lies = En ese caso, solo el servicio sabe adónde van los activos. Si miente, puede quedárselos.
    .each = Se te seguirá preguntando por cada uno de esos envíos. Continúa solo si lo acabas de elegir tú.
    .confirm = Permitirlo

## Signing

question-sign-slots =
    { $count ->
        [one] ¿Firmar y crear { $count } ranura?
       *[other] ¿Firmar y crear { $count } ranuras?
    }
    .size = { $count } × { $amount }, todo sigue siendo tuyo
question-sign-btc = ¿Firmar y enviar { $amount }?
    .to = A { $address }
    .amount = Importe en bitcoin: { $amount }
    .final = Se difunde de inmediato y no se puede deshacer.
question-sign-send =
    { $count ->
        [one] ¿Firmar y enviar a un destinatario?
       *[other] ¿Firmar y enviar a { $count } destinatarios?
    }
    .donation = Se difunde de inmediato (donación) y no se puede deshacer. Si un destinatario no puede aceptar, los activos se pierden.
    .acknowledged = Se difunde cuando todos los destinatarios hayan aceptado, al refrescar más adelante.
    .recipient = { $amount } a { $recipient }
    .recipient-bitcoin = { $amount } a { $recipient }, con { $bitcoin }
    .in-all = En total: { $amount }
    .base-units = { $amount } en unidades base
    .more-recipients =
        { $count ->
            [one] y { $count } destinatario más, como en la revisión
           *[other] y { $count } destinatarios más, como en la revisión
        }
    .more-assets =
        { $count ->
            [one] y { $count } activo más, como en la revisión
           *[other] y { $count } activos más, como en la revisión
        }
    .more-places =
        { $count ->
            [one] y { $count } lugar similar más, como en la revisión
           *[other] y { $count } lugares similares más, como en la revisión
        }
    .through = Los datos del activo se entregan a través de { $place }
    .through-plain = Los datos del activo se entregan a través de { $place }, sin cifrar
question-fee = Comisión: { $amount }
question-reported = { $count } solo declarado
question-not-proved = { $count } sin verificar, con tu consentimiento
question-digest = Código de revisión: { $digest }

## Signing what was imported

question-sign-bare = ¿Firmar la transacción tal como la revisaste?
    .only-part = ¿Firmar solo tu parte de una transacción?
    .nobody = ¿Firmar una transacción que no paga a nadie más?
    .output = { $amount } a { $address }
    .script = { $amount } al script { $script }
    .data = Escribe { $data } en la cadena
    .data-burns = Escribe { $data } en la cadena y quema { $amount }, que nadie podrá volver a gastar
    .asset-seal = { $amount } en unidades base de { $asset } al sello ciego { $seal }
    .asset-output = { $amount } en unidades base de { $asset } a una salida que no es tuya
    .more = y { $count } más, ninguna de mayor importe
    .in-all =
        { $count ->
            [one] En total, { $amount } a { $count } destino ajeno
           *[other] En total, { $amount } a { $count } destinos ajenos
        }
    .part-comes = Solo tu parte: { $ours } de { $all } entradas. Contienen { $held }; vuelven { $back }: recibes { $net }, con la comisión incluida
    .part-leaves = Solo tu parte: { $ours } de { $all } entradas. Contienen { $held }; vuelven { $back }: salen de tu cartera { $net }, con la comisión incluida
    .slots =
        { $count ->
            [one] Gasta { $count } ranura de activos sin mover ningún activo: lo que contiene se pierde
           *[other] Gasta { $count } ranuras de activos sin mover ningún activo: lo que contienen se pierde
        }
    .slots-known =
        { $count ->
            [one] Gasta { $count } ranura de activos sin mover ningún activo: lo que contiene se pierde; que se sepa: { $assets }
           *[other] Gasta { $count } ranuras de activos sin mover ningún activo: lo que contienen se pierde; que se sepa: { $assets }
        }
    .slot-asset = { $amount } en unidades base de { $asset }
    .slot-asset-unknown = una cantidad desconocida de { $asset }
    .slot-more-assets =
        { $count ->
            [one] { $count } activo más
           *[other] { $count } activos más
        }
question-sign-imported =
    .nowhere = Ochre la firma y no la envía a ningún sitio: tú llevas de vuelta la transacción firmada.
    .besides = Otra transacción que firmaste aquí paga lo mismo con otras monedas: pueden confirmarse las dos.
    .same-coins = Otra transacción que firmaste aquí gasta las mismas monedas: puede confirmarse una de las dos.
    .same-coins-away = Otra transacción que está fuera para firmarse gasta las mismas monedas: puede confirmarse una de las dos.
question-sign-many =
    { $count ->
        [one] ¿Firmar { $count } transacción?
       *[other] ¿Firmar { $count } transacciones?
    }
    .part =
        { $count ->
            [one] ¿Firmar { $count } transacción? Parte { $at } de { $parts }
           *[other] ¿Firmar { $count } transacciones? Parte { $at } de { $parts }
        }
    .named-more = { $wallets } y { $count } más
    .proved = En total, { $away } a otros y { $fee } de comisiones. Todas están verificadas.
    .reported =
        { $count ->
            [one] En total, { $away } a otros y { $fee } de comisiones. No hay nada que no coincida; { $count } se basa en parte en lo que indica su solicitud de firma.
           *[other] En total, { $away } a otros y { $fee } de comisiones. No hay nada que no coincida; { $count } se basan en parte en lo que indican sus solicitudes de firma.
        }
    .nowhere = Ochre las firma y no las envía a ningún sitio: tú llevas de vuelta las transacciones firmadas.
    .confirm =
        { $count ->
            [one] Firmar { $count } transacción
           *[other] Firmar { $count } transacciones
        }
    .confirm-part =
        { $count ->
            [one] Firmar también { $count } transacción
           *[other] Firmar también { $count } transacciones
        }
    .slots = { $txid }: ranuras de { $amount }, todo sigue siendo tuyo, comisión de { $fee }
    .btc = { $txid }: { $amount } a { $address }, comisión de { $fee }
    .send = { $txid }: { $line }, comisión de { $fee }

## Handing over, and dropping

question-hand-over = ¿Presentar esta transacción firmada?
    .again = ¿Presentar otra vez la misma transacción?
    .same = Es exactamente la misma transacción firmada de antes: puede confirmarse una vez, no dos.
    .backup = Viene de una copia de seguridad: puede que ya se haya presentado o reemplazado donde se hizo la copia.
    .expired-donation = Una factura ha caducado. La transacción se difunde de inmediato: si el destinatario ya no puede aceptar, los activos se pierden.
    .expired = Una factura ha caducado: puede que el destinatario ya no la acepte. En ese caso, cancela la transferencia en Transferencias.
    .confirm = Presentar la transacción
    .confirm-again = Presentar otra vez
question-drop = Descartar la transacción
question-drop-signed = ¿Descartar esta transacción firmada?
    .erased = No se ha presentado nada de ella. Sus firmas se borran y sus monedas quedan libres de inmediato.
question-drop-refused = ¿Descartar la transacción que el servicio rechazó?
    .holds = Según el servicio, no la acepta y no figura en su lista. Aun así tiene lo que firmaste: todavía podría difundirlo.
    .remembers = Ochre la recuerda y no la presenta más. Para asegurarte de que solo una de las dos pueda ocurrir, vuelve a pagar al mismo destinatario con las mismas monedas.
question-drop-spent = ¿Descartar la transacción que ya no puede confirmarse?
    .stays = Otra transacción gastó una de sus monedas. Ochre la recuerda y no la presenta más.
question-drop-away = ¿Descartar la transacción pendiente de firma?
    .stays = Ochre ya no aceptará ninguna firma para ella. Lo que salió de este equipo se queda donde está: una vez firmada, quien la tenga puede difundirla. Bórrala también ahí.
question-what-btc = { $amount } a { $address }
question-what-slots =
    { $count ->
        [one] Crear { $count } ranura
       *[other] Crear { $count } ranuras
    }
question-transaction = Transacción { $txid }

## Spending rules

question-rules = ¿Establecer estas reglas de gasto?
    .at-once = Entran en vigor de inmediato. Relajarlas después requiere 24 horas con este equipo encendido.
    .confirm = Establecer las reglas
question-loosen-rules = ¿Relajar las reglas de gasto?
    .later = Lo que se relaja entra en vigor en 24 horas. Hasta entonces puedes anularlo.
    .counted = Solo cuenta el tiempo que este equipo está encendido. Mientras está apagado, solo un servicio puede decir cuánto ha pasado: el que estaba conectado cuando se estableció la primera de estas reglas.
    .confirm = Relajar en 24 horas

## Assets

question-issue = ¿Emitir { $ticker }?
    .supply = { $amount } { $unit }, con el nombre { $name }
    .decimals =
        { $decimals ->
            [one] { $decimals } decimal: { $units } de su unidad más pequeña
           *[other] { $decimals } decimales: { $units } de su unidad más pequeña
        }
    .slots =
        { $count ->
            [one] En una ranura libre
           *[other] En { $count } ranuras libres, una por cada parte
        }
    .same-ticker = Esta cartera ya tiene un activo llamado { $ticker }.
    .looks-like = Se parece a otro activo de esta cartera.
    .final = Su ticker, su nombre, su precisión y su oferta no se podrán cambiar nunca, y la emisión no se puede deshacer.
    .confirm = Emitir { $ticker }
question-new-name = ¿Aceptar el nuevo nombre de un activo?
    .true = Un emisor no puede cambiar estos datos. Acepta los nuevos solo si sabes por otra fuente que son correctos.
    .confirm = Aceptar el nuevo nombre
question-first-name = ¿Mantener el nombre de un activo?
    .amounts = Los importes se leen y se envían según los primeros datos, indique lo que indique el servicio.
    .confirm = Mantener el primer nombre
question-name = «{ $wallet }»: { $asset }
    .first = Visto por primera vez como { $names }
    .now = Ahora, según el servicio: { $names }

## Giving a transfer up

question-fail-send = ¿Cancelar este envío?
    .free = Lo que reserva vuelve a quedar libre, igual que todo lo demás que va en la misma transacción.
    .also = También cancela { $what } para { $recipient }.
    .also-more = Y { $count } más en la misma transacción.
    .broadcast = Quien tenga la transacción firmada todavía podría difundirla. Ochre lo tiene en cuenta cuando vuelvas a pagar.
    .confirm = Cancelar envío
    .keep = Conservar envío
question-fail-invoice = ¿Cancelar esta factura?
    .free = Ya no se podrá pagar, y la ranura que reserva vuelve a quedar libre.
    .paid = Si alguien ya la ha pagado, lo que envió puede perderse. Refresca antes para comprobarlo.
    .arrived = Alguien la ha pagado: lo que envió puede perderse. Si refrescas, lo aceptas.
    .confirms = Han llegado datos del activo. Si la transacción del remitente aún se confirma, lo que envió puede perderse.
    .proved = { -ochre } verificó que la transacción está en un bloque: te paga a ti, y si cancelas puede perderse.
    .arrived-free = La ranura que reserva vuelve a quedar libre.
    .confirm = Cancelar factura
    .keep = Conservar factura

## Offline mode and backups

question-network = ¿Desactivar el modo sin conexión?
    .message = Hasta ahora Ochre no ha enviado nada desde este equipo.
    .asks = Ochre volverá a consultar los servicios de tus carteras y tus nodos.
    .keys = Las claves que se guardaban en un equipo sin red estarán entonces en uno con red.
    .confirm = Desactivar el modo sin conexión
question-restore = ¿Restaurar lo que contiene esta copia de seguridad?
    .empty = No contiene ninguna cartera.
    .counts = Transacciones del historial de firmas: { $transactions }; servicios de nodos: { $services }
    .set-aside =
        { $count ->
            [one] { $count } entrada no es como las escribe Ochre y queda fuera.
           *[other] { $count } entradas no son como las escribe Ochre y quedan fuera.
        }
    .replaced = No se reemplaza nada de lo que hay aquí. No contiene claves ni contraseñas.
    .one-device = Una cartera, un dispositivo: deja de usarla en el otro.
    .confirm = Restaurar la copia

## Nodes: where secrets go

question-new-host = ¿Enviar secretos a { $host }?
    .message = La dirección de un nodo de «{ $service }» apunta a un host al que nunca se han enviado secretos.
    .confirm = Aprobar este host
question-new-hosts =
    { $count ->
        [one] ¿Enviar secretos a { $count } host nuevo?
       *[other] ¿Enviar secretos a { $count } hosts nuevos?
    }
    .part =
        { $count ->
            [one] ¿Enviar secretos a { $count } host nuevo? Parte { $at } de { $parts }
           *[other] ¿Enviar secretos a { $count } hosts nuevos? Parte { $at } de { $parts }
        }
    .part-one = ¿Enviar secretos a { $host }? Parte { $at } de { $parts }
    .message = Las direcciones de nodos de «{ $service }» apuntan a hosts a los que nunca se han enviado secretos.
    .typed = Ahí se contactará con «{ $service }», usando tu token.
    .read = El token y la contraseña de un nodo se envían ahí cuando se le consulta o se desbloquea. Quien lo administra puede leerlos.
    .as-data = Venía en una lista o en los ajustes de un nodo. Acepta solo si sabes que es tuyo.
    .confirm = Aprobar estos hosts
question-moved-node = ¿Enviar los secretos de «{ $node }» a otra dirección?
    .confirm = Usar la nueva dirección
question-moved-nodes =
    { $count ->
        [one] ¿Enviar los secretos de { $count } nodo a otras direcciones?
       *[other] ¿Enviar los secretos de { $count } nodos a otras direcciones?
    }
    .message = Las contraseñas y los tokens se dieron para una dirección y se enviarían a otra.
    .line = «{ $node }»: { $from } → { $to }
    .line-none = «{ $node }»: sin dirección → { $to }
    .alike =
        { $count ->
            [one] { $change } ({ $count } nodo)
           *[other] { $change } ({ $count } nodos)
        }
    .read = Quien responda en la nueva dirección puede leerlos. En un mismo host, otra ruta puede ser de otro cliente.
    .agree = Acepta solo si sabes que es tuya. Si no, no cambia nada y no se envía nada.
    .confirm = Usar las nuevas direcciones
question-remove-service = ¿Eliminar «{ $service }»?
    .message =
        { $count ->
            [0] Ochre olvida la conexión.
            [one] Ochre olvida la conexión, su { $count } nodo y lo ocurrido en él.
           *[other] Ochre olvida la conexión, sus { $count } nodos y lo ocurrido en ellos.
        }
    .secrets = Sus tokens y contraseñas se borran del llavero de este equipo.
    .confirm = Eliminar la conexión
question-remove-node = ¿Eliminar «{ $node }»?
    .confirm = Eliminar el nodo
question-remove-nodes =
    { $count ->
        [one] ¿Eliminar { $count } nodo?
       *[other] ¿Eliminar { $count } nodos?
    }
    .message = Ochre olvida lo ocurrido ahí y deja de vigilar.
    .secrets = Los tokens y las contraseñas se borran del llavero de este equipo.
    .service = En el servicio no cambia nada.
    .confirm = Eliminar los nodos

## Nodes: updates and runs

question-upgrade = ¿Actualizar «{ $node }»?
    .message = Tarda unos minutos; después, el nodo queda bloqueado hasta que se desbloquee.
    .images = Usa la imagen { $from }; la más reciente es { $to }.
    .image-unknown = No se conoce su imagen actual; la más reciente es { $to }.
    .newest-unknown = Usa la imagen { $from }; no se conoce la más reciente.
    .unknown = No se conoce su imagen actual ni la más reciente.
    .no-way-back = No se puede volver a la imagen anterior.
    .loses = A partir de cierta imagen, un nodo no puede leer lo que escribió una anterior. Entonces solo se restaura con la frase de recuperación que mostró al configurarse: sin ella se pierden sus fondos.
    .words = Acepta solo si tienes su frase de recuperación a mano. Ochre te lo pregunta una vez por cada nodo.
    .confirm = Actualizar el nodo
    .confirm-words = Tengo su frase: actualizar
question-run-unlock =
    { $count ->
        [one] ¿Desbloquear { $count } nodo?
       *[other] ¿Desbloquear { $count } nodos?
    }
    .confirm =
        { $count ->
            [one] Desbloquear { $count } nodo
           *[other] Desbloquear { $count } nodos
        }
    .confirm-words = Tengo sus frases: desbloquear
question-run-upgrade =
    { $count ->
        [one] ¿Actualizar { $count } nodo?
       *[other] ¿Actualizar { $count } nodos?
    }
    .confirm =
        { $count ->
            [one] Actualizar { $count } nodo
           *[other] Actualizar { $count } nodos
        }
    .confirm-words = Tengo sus frases: actualizar
question-run-upgradeToUnlocked =
    { $count ->
        [one] ¿Actualizar y desbloquear { $count } nodo?
       *[other] ¿Actualizar y desbloquear { $count } nodos?
    }
    .confirm =
        { $count ->
            [one] Actualizar y desbloquear { $count } nodo
           *[other] Actualizar y desbloquear { $count } nodos
        }
    .confirm-words = Tengo sus frases: actualizar y desbloquear
question-run =
    .no-canary = Ningún nodo va primero por separado.
    .canary = «{ $node }» va primero (canary), solo: si la contraseña de ese nodo es errónea o se rechaza el token, el lote termina.
    .then = Después, de { $count } en { $count }. El lote se detiene automáticamente si la primera contraseña es errónea o si lo son tres. Continúa ante los problemas propios de un nodo: por ejemplo, un nodo Bitcoin que no responde.
    .words =
        { $count ->
            [one] Hay { $count } nodo por el que Ochre aún no te ha preguntado si tienes su frase de recuperación a mano.
           *[other] Hay { $count } nodos por los que Ochre aún no te ha preguntado si tienes su frase de recuperación a mano.
        }
