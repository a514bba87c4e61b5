### Las preguntas de Ochre: título, mensaje, líneas de detalle y el botón que acepta.

question-wallet-on = «{ $wallet }» en { $network }
question-more = y { $count } más
question-sign = Firmar

## Recovery phrase

question-reveal = ¿Mostrar la frase de recuperación de «{ $wallet }»?
    .message = Quien la vea puede llevarse el bitcoin de esta cartera, y llevarse o destruir sus activos.
    .look = Asegúrate de que nadie mira.
    .confirm = Mostrar la frase
question-both-kinds = ¿Restaurar como BIP39?
    .message = Esta frase BIP39 lleva también la marca de Electrum, quizá por casualidad.
    .electrum = Si la creó Electrum, usa Electrum: aquí está vacía.
    .confirm = Restaurar como BIP39
question-other-keys = ¿Crear tu propia cartera junto a esta?
    .message = «{ $wallet }» viene de una copia, con claves que no son tuyas.
    .addresses = Sus direcciones son de otra persona. Usa la cartera nueva y elimina esta.
    .confirm = Crear cartera
question-account = ¿Usar estas claves para «{ $wallet }»?
    .message = Un archivo, texto o código no demuestra nada. Compara las dos direcciones con el dispositivo que tiene la frase de recuperación.
    .bitcoin = Primera dirección de bitcoin: { $address }
    .assets = Primera dirección de activos: { $address }
    .confirm = Usar estas claves
question-words = ¿Reemplazar «{ $wallet }»?
    .message = Tu frase de recuperación muestra que las claves observadas no son tuyas. Lo que llegó a ellas es de quien te dio esa cuenta.
    .before = Observado hasta ahora, y se quita:
    .confirm = Reemplazar cartera
question-service-keys = ¿Dejar que el servicio cree tu frase de recuperación?
    .message = { $host } conocerá la clave de esta cartera: su operador puede gastarlo todo.
    .test = Úsalo solo en una red de prueba.
    .confirm = Usar la frase del servicio

## Removing a wallet

question-remove = ¿Eliminar «{ $wallet }»?
    .unchecked = Aún no has comprobado que anotaste bien la frase de recuperación.
    .unreadable = Registros ilegibles: { $count }. No se sabe qué fue de ellos.
    .away = Pendientes de firma fuera: { $count }. Ochre las descarta, pero no puede retirar las solicitudes de firma.
    .drafts = Importadas para firmar, se olvidan: { $count }
    .signed = Importadas y firmadas aquí, se olvidan: { $count }. Sus firmas siguen siendo válidas.
    .confirm = Eliminar cartera
    .message =
        { $key ->
            [none] Para volver a observarla necesitas su cuenta pública. Para firmar aquí, su frase de recuperación.
           *[here] Para restaurarla necesitas su frase de recuperación y, para sus activos, los datos del servicio.
        }
    .key =
        { $source ->
            [keychain] Ochre borra su clave del llavero.
            [session] Su clave solo está en memoria: desaparece de inmediato.
           *[none] Las claves se quedan donde están.
        }

## App password

question-set-password = ¿Establecer una contraseña de la app?
    .message = Protege los tokens y contraseñas de Ochre en el llavero, y las claves de { $count ->
            [one] { $count } cartera
           *[other] { $count } carteras
        }.
    .own = Sin ella nadie puede abrirlos. Continúa solo si la elegiste tú.
    .confirm = Establecer la contraseña de la app
question-forgot = ¿Quitar la contraseña de la app?
    .message =
        { $count ->
            [0] Ochre restaura la cartera de la frase que escribiste.
            [one] Ochre restaura la cartera de la frase que escribiste y borra la clave de otra. Solo su propia frase la restaura.
           *[other] Ochre restaura la cartera de la frase que escribiste y borra las claves de otras { $count }. Solo sus propias frases las restauran.
        }
    .tokens = Tokens y contraseñas de servicios y nodos que se borran: { $count }. Ochre los pedirá de nuevo.
    .sessions = Carteras solo de esta sesión que desaparecen ahora: { $count }. Restáuralas con sus frases.
    .confirm = Quitar la contraseña de la app
    .confirm-delete = Borrar y desbloquear

## Connecting to a service

question-reach =
    { $count ->
        [one] ¿Contactar con { $host }?
       *[other] ¿Contactar con { $count } servidores nuevos?
    }
    .message = Se pregunta una vez por host y finalidad. Acepta solo si sabes de dónde viene la dirección.
    .confirm = Aceptar
    .learns =
        { $what ->
            [bitcoin] { $host }, servidor Bitcoin, conoce qué transacciones y direcciones son tuyas. También tu dirección IP, salvo que un proxy la oculte.
            [rgbProxy] { $host }, proxy RGB, conoce qué datos de activos recoges o dejas allí. También tu dirección IP, salvo que un proxy la oculte.
            [proxy] { $host }, proxy de red, conoce con qué servidores contactas.
           *[service] { $host } conoce tu dirección IP, salvo que un proxy la oculte.
        }
question-consent = ¿Conectar con { $host } y compartir las claves públicas?
    .unprovable = Ochre no puede verificar transacciones de esta versión (anterior a julio de 2025): no podrás enviar con ella. No ingreses nada.
    .sees = El servicio ve todas las direcciones y pagos de esta cartera, pasados y futuros.
    .unsee = El servicio no puede gastar. Pero lo que ha visto, visto queda.
    .confirm = Conectar
    .first = Primero, Ochre pregunta su versión de la API.
question-register-again = ¿Conectar de nuevo con { $host }?
    .message = El servicio conocía «{ $wallet }», y ahora declara que no.
    .known = Último estado declarado: activos { $assets }, ranuras en uso { $slots }
    .lost = Puede que el servicio haya perdido tus datos. Al conectar de nuevo empieza una cartera vacía: puede reutilizar ranuras con activos e impedir una restauración.
    .ask = Pregunta primero al operador. Hasta entonces, no recibas ni envíes nada con este servicio.
    .confirm = Conectar de nuevo
question-chain-source = ¿Preguntar a este servidor de Bitcoin?
    .message = Ochre pregunta a { $server } por «{ $wallet }».
    .learns = El servidor conoce qué transacciones y direcciones son tuyas. También tu dirección IP, salvo que un proxy la oculte.
    .own = Lo mejor es un servidor propio.
    .confirm = Preguntar a este servidor
question-second-source = ¿Comparar con este servidor de Bitcoin?
    .other = Solo ayuda si lo administra alguien distinto del primero.
question-pin = ¿Confiar solo en este certificado para { $host }?
    .compare = Compáralo con el que te dé el operador. Ninguna autoridad responde ya por él.
    .confirm = Confiar solo en este
    .message = Ochre solo aceptará { $of ->
            [certificate] este certificado
           *[publicKey] certificados con esta clave pública
        }.
    .digest = SHA-256 { $of ->
            [certificate] del certificado
           *[publicKey] de la clave pública
        }: { $pairs }
question-unpin = ¿Confiar en cualquier certificado válido para { $host }?
    .message = Ochre confiará en quien avale una autoridad, no solo en un certificado. Recibirá el token guardado.
    .confirm = Confiar en cualquiera válido

## Settings

question-unproved = ¿Firmar en mainnet sin verificar los activos?
    .message = Ochre podrá firmar entonces envíos de bitcoin real cuya parte RGB no puede leer.
    .lies = Solo el servicio sabe entonces adónde van los activos. Si miente, puede quedárselos.
    .each = Ochre sigue preguntando por cada envío así. Continúa solo si lo elegiste tú.
    .confirm = Permitirlo

## Signing

question-sign-slots = ¿Crear { $count ->
        [one] { $count } ranura
       *[other] { $count } ranuras
    }?
    .size = Ranuras: { $count } × { $amount }, todo sigue siendo tuyo
question-sign-btc = ¿Enviar { $amount }?
    .to = A { $address }
    .final = Se difunde de inmediato. No se puede deshacer.
question-sign-send = ¿Enviar { $amount } a { $count ->
        [one] { $count } destinatario
       *[other] { $count } destinatarios
    }?
    .donation = Se difunde de inmediato. No se puede deshacer: si el destinatario no puede aceptar, los activos se pierden.
    .acknowledged = El servicio debe difundirla cuando acepten todos los destinatarios, pero podría hacerlo antes.
    .in-all = En total: { $amount }
    .base-units = { $amount } unidades
    .through = Los datos del activo se entregan a través de { $place }{ $risk ->
            [plain] , sin cifrar
           *[address] { "" }
        }
    .assets = { $count } activos
    .more = y { $count } más, como en la revisión
question-fee = Comisión { $amount }
question-reported = { $count } solo declarado
question-not-proved = { $count } sin verificar, con tu consentimiento
question-digest = Código de revisión: { $digest }

## Signing what was imported

question-sign-bare = ¿Firmar la transacción como la revisaste?
    .only-part = ¿Firmar solo tu parte de una transacción?
    .nobody = ¿Firmar una transacción que no paga a nadie más?
    .script = el script { $script }
    .data = Escribe { $data } en la cadena
    .data-burns = Escribe { $data } en la cadena y quema { $amount } para siempre
    .more = y { $count } más, ninguna de mayor importe
    .slots = Gasta ranuras de activos sin mover sus activos: { $count }. Lo que contienen se pierde.
    .slot-asset = { $amount } unidades de { $asset }
    .slot-asset-unknown = cantidad desconocida de { $asset }
    .stranger = una salida que no es tuya
    .part = Solo tu parte: { $ours } de { $all } entradas. Contienen { $held }, vuelven { $back }. { $way ->
            [in] Recibes { $net }
           *[out] Pagas { $net }
        }, comisión incluida
    .known = Que se sepa: { $assets }
question-sign-imported =
    .nowhere = Ochre solo firma, no envía nada. Lleva el resultado de vuelta.
    .besides = Firmaste aquí otra transacción que paga lo mismo con otras monedas: pueden confirmarse las dos.
    .same-coins = Otra transacción, firmada o pendiente de firma, gasta las mismas monedas: solo una puede confirmarse.
    .uncompared = { $count ->
        [one] La dirección no está comparada con la del destinatario.
       *[other] { $count } direcciones no están comparadas con las de los destinatarios.
    }
question-sign-many =
    { $count ->
        [one] ¿Firmar { $count } transacción?
       *[other] ¿Firmar { $count } transacciones?
    }
    .reported = Se basan en parte en lo que declara una solicitud de firma: { $count }
    .confirm =
        { $count ->
            [one] Firmar { $count } transacción
           *[other] Firmar { $count } transacciones
        }
    .sums = En total, { $away } a otros y { $fee } de comisiones
    .line = { $txid }: { $line }, comisión { $fee }

## Handing over, and dropping

question-hand-over = ¿Presentar esta transacción firmada?
    .again = ¿Presentar otra vez la misma transacción?
    .same = La misma transacción de antes: solo puede confirmarse una vez.
    .backup = Viene de una copia: el otro dispositivo puede haberla entregado o reemplazado ya.
    .expired-donation = Una factura ha caducado. Se difunde de inmediato: si el destinatario ya no acepta, los activos se pierden.
    .expired = Una factura ha caducado: puede que el destinatario ya no acepte. Entonces cancélala en Transferencias.
    .confirm = Presentar la transacción
    .confirm-again = Presentar otra vez
question-drop = ¿Descartar esta transacción?
    .confirm = Descartar transacción
    .signed = Firmada, pero no entregada. Ochre borra sus firmas y libera sus monedas.
    .refused = El servicio declara que la rechazó y no la tiene en su lista. Pero tiene tu transacción firmada y aún podría difundirla.
    .remembers = Ochre no vuelve a entregarla. Para que solo una se confirme, paga de nuevo al mismo destinatario con las mismas monedas.
    .spent = Otra transacción gastó una de sus monedas: no puede confirmarse. Ochre no vuelve a entregarla.
    .away = Ochre ya no importa ninguna firma para ella. Borra también allí la solicitud de firma: una vez firmada, quien la tenga puede difundirla.
question-transaction = Transacción { $txid }

## Spending rules

question-rules = ¿Establecer estas reglas de gasto?
    .at-once = Con efecto inmediato. Relajarlas tarda 24 horas con este equipo encendido.
    .confirm = Establecer reglas
question-loosen-rules = ¿Relajar las reglas de gasto?
    .later = Las reglas más laxas rigen en 24 horas. Hasta entonces puedes cancelar.
    .counted = Solo cuenta el tiempo con este equipo encendido. Si no, solo da la hora el servicio conectado al fijar las primeras reglas.
    .confirm = Relajar en 24 horas

## Assets

question-issue = ¿Emitir { $ticker }?
    .supply = { $amount } { $unit }, con el nombre { $name }
    .decimals = Decimales: { $decimals }. Unidades en total: { $units }
    .slots =
        { $count ->
            [one] En una ranura libre
           *[other] En { $count } ranuras libres
        }
    .same-ticker = Esta cartera ya tiene un activo llamado { $ticker }.
    .looks-like = Se parece a otro activo de esta cartera.
    .final = Ticker, nombre, decimales y oferta no cambian nunca. No se puede deshacer.
    .confirm = Emitir { $ticker }
question-new-name = ¿Aceptar el nuevo nombre de un activo?
    .true = Un emisor no puede cambiarlos. Acepta los nuevos solo si otra fuente los confirma.
    .confirm = Aceptar el nuevo nombre
question-first-name = ¿Mantener el nombre de un activo?
    .amounts = Ochre lee y envía importes según los primeros, declare lo que declare el servicio.
    .confirm = Mantener el primer nombre
question-name = «{ $wallet }»: { $asset }
    .first = Visto por primera vez como { $names }
    .now = Ahora, según el servicio: { $names }

## Giving a transfer up

question-fail-send = ¿Cancelar este envío?
    .free = También cancela los demás pagos de la misma transacción.
    .also = También cancela { $what } para { $recipient }.
    .broadcast = Quien tenga la transacción firmada todavía podría difundirla.
    .confirm = Cancelar envío
    .keep = Conservar envío
question-fail-invoice = ¿Cancelar esta factura?
    .free = Ya nadie puede pagarla, y su ranura vuelve a quedar libre.
    .paid = Si alguien ya pagó, el pago puede perderse. Refresca antes.
    .arrived = Alguien ha pagado, y el pago puede perderse. Refresca para aceptarlo.
    .confirms = Han llegado datos del activo. Si la transacción del remitente aún se confirma, el pago puede perderse.
    .proved = Verificado: una transacción en un bloque te paga. Cancelar puede perderla.
    .confirm = Cancelar factura
    .keep = Conservar factura

## Offline mode and backups

question-network = ¿Desactivar el modo sin conexión?
    .message = Ochre vuelve a contactar con tus servicios y nodos.
    .keys = Las claves hechas para un equipo sin red estarán en uno con red.
    .confirm = Desactivar el modo sin conexión
question-restore = ¿Restaurar lo que contiene esta copia de seguridad?
    .empty = No contiene ninguna cartera.
    .counts = Historial de firmas: { $transactions }, servicios de nodos: { $services }
    .set-aside = Entradas que Ochre no escribe así, quedan fuera: { $count }
    .replaced = Nada de aquí se reemplaza. No contiene claves ni contraseñas.
    .one-device = Una cartera, un dispositivo: deja de usarla en el otro.
    .confirm = Restaurar la copia

## Nodes: where secrets go

question-new-hosts =
    { $count ->
        [one] ¿Enviar secretos a { $host }?
       *[other] ¿Enviar secretos a { $count } hosts nuevos?
    }
    .message = Nuevo para «{ $service }»: Ochre nunca ha enviado secretos ahí.
    .typed = Ahí se contactará con «{ $service }», usando tu token.
    .read = Tu token y las contraseñas de nodos van ahí. Quien administra el host puede leerlos.
    .as-data = La dirección vino en una lista o en los ajustes de un nodo. Acepta solo si sabes que es tuya.
    .confirm =
        { $count ->
            [one] Aprobar este host
           *[other] Aprobar estos hosts
        }
question-moved-nodes =
    { $count ->
        [one] ¿Enviar los secretos de «{ $node }» a otra dirección?
       *[other] ¿Enviar los secretos de { $count } nodos a otras direcciones?
    }
    .message = Diste contraseñas y tokens de nodos para una dirección. Los recibiría otra.
    .line = «{ $node }»: { $from } → { $to }
    .alike = { $change } ({ $count } nodos)
    .read = Quien responda ahí puede leerlos. Otra ruta del mismo host puede ser de otro cliente.
    .agree = Acepta solo si sabes que es tuya. Si no, nada cambia.
    .confirm =
        { $count ->
            [one] Usar la dirección nueva
           *[other] Usar las direcciones nuevas
        }
question-remove-service = ¿Eliminar «{ $service }»?
    .message =
        { $count ->
            [0] Ochre olvida la conexión.
            [one] Ochre olvida la conexión, su nodo y su historial.
           *[other] Ochre olvida la conexión, sus { $count } nodos y su historial.
        }
    .confirm = Eliminar conexión
question-remove-nodes =
    { $count ->
        [one] ¿Eliminar «{ $node }»?
       *[other] ¿Eliminar { $count } nodos?
    }
    .message = Ochre olvida su historial y deja de vigilar.
    .secrets = Ochre borra tokens y contraseñas de nodos del llavero.
    .service = En el servicio no cambia nada.
    .confirm =
        { $count ->
            [one] Eliminar nodo
           *[other] Eliminar nodos
        }

## Nodes: updates and runs

question-upgrade = ¿Actualizar «{ $node }»?
    .message = Tarda unos minutos. Después el nodo queda bloqueado hasta que lo desbloquees.
    .images = Imagen { $from }, la más reciente { $to }
    .no-way-back = No se puede volver a la imagen anterior.
    .loses = Una imagen más nueva puede no leer los datos de este nodo. Sin su frase de recuperación, sus fondos se perderían.
    .words = Acepta solo si tienes la frase de recuperación. Se pregunta una vez por nodo.
    .confirm = Actualizar nodo
    .confirm-words = Tengo su frase: actualizar
question-run = ¿{ $act ->
        [upgrade] Actualizar
        [upgradeToUnlocked] Actualizar y desbloquear
       *[unlock] Desbloquear
    } { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }?
    .canary =
        { $canary ->
            [no] { $count } a la vez.
           *[yes] Primero «{ $node }», después { $count } a la vez.
        }
    .words = Nodos por los que aún no se preguntó: { $count }. ¿Tienes sus frases de recuperación?
    .confirm =
        { $act ->
            [upgrade] Actualizar
            [upgradeToUnlocked] Actualizar y desbloquear
           *[unlock] Desbloquear
        } { $count ->
            [one] { $count } nodo
           *[other] { $count } nodos
        }
    .confirm-words = Tengo las frases: actualizar
question-pays = { $amount } a { $to }
