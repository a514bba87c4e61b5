### Las preguntas de Ochre: título, mensaje, líneas de detalle y el botón que acepta.

question-wallet-on = «{ $wallet }» en { $network }
question-more = y { $count } más
question-sign = Firmar
question-agree = Aceptar
question-keep = Conservar

## Recovery phrase

question-reveal = ¿Mostrar la frase de recuperación de «{ $wallet }»?
    .message = Quien la vea puede llevarse el bitcoin de esta cartera, y llevarse o destruir sus activos. Asegúrate de que nadie esté mirando.
question-both-kinds = ¿Restaurar como BIP39?
    .message = Esta frase BIP39 lleva también la marca de Electrum, quizá por casualidad. Si la creó Electrum, usa Electrum: aquí está vacía.
    .confirm = Restaurar como BIP39
question-other-keys = ¿Crear tu propia cartera junto a esta?
    .message = «{ $wallet }» viene de una copia. Sus claves no son tuyas: otra persona es dueña de sus direcciones. Usa la cartera nueva y quita esta.
question-account = ¿Usar estas claves para «{ $wallet }»?
    .message = Un archivo, texto o código no demuestra nada. Compara las dos direcciones con el dispositivo que tiene la frase.
    .bitcoin = Primera dirección de { $what ->
            [assets] activos
           *[bitcoin] bitcoin
        }: { $address }
question-words = ¿Reemplazar «{ $wallet }»?
    .message = Tu frase de recuperación muestra que las claves observadas no son tuyas. Lo que llegó a ellas es de quien te dio esa cuenta.
    .before = Cuenta que observabas y que se quita:
    .confirm = Reemplazar cartera
question-service-keys = ¿Dejar que el servicio cree tu frase de recuperación?
    .message = { $host } conocerá la clave de esta cartera: su operador puede gastarlo todo. Úsalo solo en una red de prueba.

## Removing a wallet

question-remove = ¿Eliminar «{ $wallet }»?
    .unchecked = Aún no comprobaste que anotaste bien la frase de recuperación.
    .unreadable = Registros ilegibles: { $count }. No se sabe qué fue de ellos.
    .away = Pendientes de firma fuera: { $count }. Ochre las descarta, pero no puede retirar las solicitudes de firma.
    .signed = Importadas, se olvidan: { $drafts } por firmar, { $signed } firmadas. Las firmas hechas siguen siendo válidas.
    .message =
        { $source ->
            [keychain] Ochre borra su clave del llavero. Para restaurarla necesitas su frase de recuperación y, para sus activos, los datos del servicio.
            [session] Su clave solo está en memoria: desaparece de inmediato. Para restaurarla necesitas su frase de recuperación y, para sus activos, los datos del servicio.
           *[none] Las claves se quedan donde están. Para volver a observarla necesitas su cuenta pública. Para firmar aquí, su frase de recuperación.
        }

## App password

question-set-password = ¿Establecer una contraseña de la app?
    .message = Protege los tokens y contraseñas de Ochre en el llavero, y las claves de { $count ->
            [one] { $count } cartera
           *[other] { $count } carteras
        }. Sin ella nadie puede abrirlos. Continúa solo si la elegiste tú.
question-forgot = ¿Quitar la contraseña de la app?
    .message =
        { $count ->
            [0] Ochre restaura la cartera de la frase que escribiste.
            [one] Ochre restaura la cartera de la frase que escribiste y borra la clave de otra. Solo su propia frase la restaura.
           *[other] Ochre restaura la cartera de la frase que escribiste y borra las claves de otras { $count }. Solo sus propias frases las restauran.
        }
    .tokens = Tokens y contraseñas de servicios y nodos que se borran: { $count }. Ochre los pedirá de nuevo.
    .sessions = Carteras solo de esta sesión que desaparecen ahora: { $count }. Restáuralas con sus frases.
    .confirm = { $deletes ->
            [yes] Borrar y desbloquear
           *[no] Quitar contraseña
        }

## Connecting to a service

question-reach =
    { $count ->
        [one] ¿Contactar con { $host }?
       *[other] ¿Contactar con { $count } hosts nuevos?
    }
    .message = Ochre pregunta una vez por host y finalidad. Acepta solo si sabes de dónde viene la dirección.
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
question-register-again = ¿Conectar de nuevo con { $host }?
    .message = El servicio conocía «{ $wallet }», y ahora declara que no la conoce. Pregunta primero al operador. Hasta entonces, no recibas ni envíes nada con este servicio.
    .known = Último estado declarado: activos { $assets }, ranuras en uso { $slots }
    .lost = Puede que el servicio haya perdido tus datos. Al conectar de nuevo empieza una cartera vacía: puede reutilizar ranuras con activos e impedir una restauración.
question-chain-source =
    { $which ->
        [second] ¿Comparar con este servidor Bitcoin?
       *[chain] ¿Preguntar a este servidor Bitcoin?
    }
    .other = Solo ayuda si lo opera alguien distinto del primero.
question-pin = ¿Confiar solo en este certificado para { $host }?
    .message = Ochre solo aceptará { $of ->
            [certificate] este certificado
           *[publicKey] certificados con esta clave pública
        }. Compáralo con el que te dé el operador. Ninguna autoridad responde ya por él.
    .digest = SHA-256 { $of ->
            [certificate] del certificado
           *[publicKey] de la clave pública
        }: { $pairs }
question-unpin = ¿Confiar en cualquier certificado válido para { $host }?
    .message = Ochre confiará en quien avale una autoridad, no solo en un certificado. El token guardado irá ahí.

## Settings

question-unproved = ¿Firmar en mainnet sin verificar los activos?
    .message = Ochre podrá firmar entonces envíos de bitcoin real cuya parte RGB no puede leer. Solo el servicio sabe entonces adónde van los activos. Si miente, puede quedárselos.
    .each = Ochre sigue preguntando por cada envío así. Continúa solo si lo elegiste tú.

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
    .in-all = En total: { $amount }
    .through = Datos del activo, a través de { $place }{ $risk ->
            [plain] , sin cifrar
           *[address] { "" }
        }
    .assets = { $count } activos
    .acknowledged = El servicio debe difundirla cuando acepten todos los destinatarios, pero podría hacerlo antes.
question-fee = Comisión { $amount }
question-digest = Código de revisión: { $digest }

## Signing what was imported

question-sign-bare =
    { $kind ->
        [part] ¿Firmar solo tu parte de una transacción?
        [nobody] ¿Firmar una transacción que no paga a nadie más?
        [pays] ¿Firmar un pago de { $amount }?
       *[other] ¿Firmar la transacción como la revisaste?
    }
    .script = el script { $script }
    .data = Escribe { $data } en la cadena{ $burns ->
            [yes] { " " }y quema { $amount } para siempre
           *[no] { "" }
        }
    .more = y { $count } más, ninguna de mayor importe
    .slots = Gasta ranuras de activos sin mover sus activos: { $count }. Lo que contienen se pierde.
    .slot-asset-unknown = cantidad desconocida de { $asset }
    .stranger = una salida que no es tuya
    .part = Solo tu parte: { $ours } de { $all } entradas. Contienen { $held }, vuelven { $back }. { $way ->
            [in] Recibes { $net }
           *[out] Pagas { $net }
        }, comisión incluida
    .known = Activos conocidos ahí: { $assets }
question-sign-imported =
    .nowhere = Ochre solo firma, no envía nada. Lleva el resultado de vuelta.
    .besides = Firmaste aquí otra transacción que paga lo mismo con otras monedas: pueden confirmarse las dos.
    .same-coins = Otra transacción, firmada o pendiente de firma, gasta las mismas monedas: solo una puede confirmarse.
    .uncompared = { $count ->
        [one] No comparaste la dirección con la del destinatario.
       *[other] No comparaste { $count } direcciones con las de los destinatarios.
    }
question-sign-many =
    { $count ->
        [one] ¿Firmar { $count } transacción?
       *[other] ¿Firmar { $count } transacciones?
    }
    .reported = Se basan en parte en lo que declara una solicitud de firma: { $count }
    .sums = En total, { $away } a otros y { $fee } de comisiones
    .line = { $txid }: { $line }, comisión { $fee }

## Handing over, and dropping

question-hand-over =
    { $times ->
        [again] ¿Entregar otra vez la misma transacción?
       *[first] ¿Entregar esta transacción firmada?
    }
    .same = La misma transacción de antes: solo puede confirmarse una vez.
    .backup = Viene de una copia: el otro dispositivo puede haberla entregado o reemplazado ya.
    .expired =
        { $how ->
            [donation] Una factura caducó. Se difunde de inmediato: si el destinatario ya no acepta, los activos se pierden.
           *[waits] Una factura caducó: puede que el destinatario ya no acepte. Entonces cancélala en Transferencias.
        }
question-drop = ¿Descartar esta transacción?
    .why =
        { $how ->
            [refused] El servicio la rechazó, pero la tiene firmada y aún podría difundirla. Ochre no vuelve a entregarla. Para que solo una se confirme, paga de nuevo al mismo destinatario con las mismas monedas.
            [spent] Otra transacción gastó una de sus monedas: no puede confirmarse. Ochre no vuelve a entregarla.
            [away] Ochre ya no importa ninguna firma para ella. Borra también allí la solicitud de firma: una vez firmada, quien la tenga puede difundirla.
           *[signed] Firmada, pero no entregada. Ochre borra sus firmas y libera sus monedas.
        }

## Spending rules

question-rules =
    { $way ->
        [looser] ¿Relajar las reglas de gasto?
       *[tighter] ¿Establecer estas reglas de gasto?
    }
    .effect =
        { $way ->
            [looser] Las reglas más laxas rigen en 24 horas. Hasta entonces puedes cancelar. Solo cuenta el tiempo con este equipo encendido. Si no, solo da la hora el servicio conectado al fijar las primeras reglas.
           *[tighter] Con efecto inmediato. Relajarlas tarda 24 horas con este equipo encendido.
        }

## Assets

question-issue = ¿Emitir { $ticker }?
    .supply = { $amount } { $unit }, con el nombre { $name }. Decimales: { $decimals }. Unidades en total: { $units }
    .final = Ticker, nombre, decimales y oferta no cambian nunca. No se puede deshacer.
question-name =
    { $take ->
        [now] ¿Aceptar el nuevo nombre de este activo?
       *[first] ¿Conservar el primer nombre de este activo?
    }
    .first = Visto por primera vez como { $first }. Ahora, según el servicio: { $now }.
    .message = «{ $wallet }»: { $asset }
    .means =
        { $take ->
            [now] Un emisor no puede cambiarlos. Acepta los nuevos solo si otra fuente los confirma.
           *[first] Ochre lee y envía importes según los primeros, declare lo que declare el servicio.
        }

## Giving a transfer up

question-fail-send = ¿Cancelar esta transferencia?
    .free = También cancela los demás pagos de la misma transacción.
    .also = También cancela { $what } para { $recipient }.
    .broadcast = Quien tenga la transacción firmada todavía podría difundirla.
question-fail-invoice = ¿Cancelar esta factura?
    .free = Ya nadie puede pagarla, y su ranura vuelve a quedar libre.
    .paid = Si alguien ya pagó, el pago puede perderse. Refresca antes.
    .arrived = Alguien pagó, y el pago puede perderse. Mejor refresca para aceptarlo.
    .confirms = Llegaron datos del activo. Si la transacción del remitente aún se confirma, el pago puede perderse.
    .proved = Verificado: una transacción en un bloque te paga. Si cancelas, el pago puede perderse.

## Offline mode and backups

question-network = ¿Desactivar el modo sin conexión?
    .message = Ochre vuelve a contactar con tus servicios y nodos. Las claves hechas para un equipo sin red estarán en uno con red.
question-restore = ¿Restaurar esta copia?
    .empty = No contiene ninguna cartera.
    .counts = Historial de firmas: { $transactions }, servicios de nodos: { $services }
    .set-aside = Entradas que Ochre no escribió así y que quedan fuera: { $count }
    .replaced = Nada de aquí se reemplaza. No contiene claves ni contraseñas. Una cartera, un dispositivo: deja de usarla en el otro.

## Nodes: where secrets go

question-new-hosts =
    { $count ->
        [one] ¿Enviar secretos a { $host }?
       *[other] ¿Enviar secretos a { $count } hosts nuevos?
    }
    .message = Nuevo para «{ $service }»: tu token y las contraseñas de nodos van ahí. Quien opere el host puede leerlos.
    .as-data = La dirección vino en una lista o en los ajustes de un nodo. Acepta solo si sabes que es tuya.
question-moved-nodes =
    { $count ->
        [one] ¿Enviar los secretos de «{ $node }» a otra dirección?
       *[other] ¿Enviar los secretos de { $count } nodos a otras direcciones?
    }
    .message = Diste contraseñas y tokens de nodos para una dirección. Los recibiría otra, y quien responda ahí puede leerlos.
    .line = «{ $node }»: { $from } → { $to }
    .alike = { $change } ({ $count } nodos)
    .agree = Otra ruta del mismo host puede ser de otro cliente. Acepta solo si sabes que es tuya.
question-remove-service = ¿Eliminar «{ $service }»?
    .message =
        { $count ->
            [0] Ochre borra la conexión y su token. En el servicio no cambia nada.
            [one] Ochre borra la conexión, su nodo y el historial, los tokens y la contraseña de este. En el servicio no cambia nada.
           *[other] Ochre borra la conexión, sus { $count } nodos y su historial, tokens y contraseñas. En el servicio no cambia nada.
        }
question-remove-nodes =
    { $count ->
        [one] ¿Eliminar «{ $node }»?
       *[other] ¿Eliminar { $count } nodos?
    }
    .message = Ochre deja de vigilar y borra historial, tokens y contraseñas de nodos. En el servicio no cambia nada.

## Nodes: updates and runs

question-upgrade = ¿Actualizar «{ $node }»?
    .message = Tarda unos minutos. Después el nodo queda bloqueado hasta que lo desbloquees.
    .images = Imagen { $from }, la más reciente { $to }
    .loses = Una imagen más nueva puede no leer los datos de este nodo. Sin su frase de recuperación, sus fondos se perderían.
    .words = Acepta solo si tienes la frase de recuperación. Ochre pregunta una vez por nodo.
    .confirm-words = Tengo la frase: actualizar
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
    .words = Nodos por los que Ochre aún no preguntó: { $count }. ¿Tienes sus frases de recuperación?
    .confirm-words = Tengo cada frase: actualizar
question-pays = { $amount } a { $to }
question-merge = Todo vuelve a esta cartera
question-sign-merge = ¿Unir { $count } monedas en una?
question-replace =
    { $act ->
        [raise] Sube la comisión de una transacción en espera
       *[cancel] Cancela un pago en espera
    }
question-sign-replace =
    { $act ->
        [raise] ¿Subir la comisión?
       *[cancel] ¿Cancelar el pago?
    }
question-replace-one = Reemplaza la transacción anterior. Solo una de las dos puede confirmarse.
