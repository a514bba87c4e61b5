### Qué falló, por el código del fallo: el título dice qué, .todo qué hacer ahora. .happened solo cuando ninguno de los dos puede decirlo.

failure-frame =
    { $act ->
        [sign] No se firmó nada.
        [send] No se envió nada.
        [submit] No se entregó nada.
       *[other] No cambió nada.
    }
failure-retry = Reintentar
failure-invalid-input = Revisa este valor
    .happened = «{ $path }»: { $problem }
failure-unknown-call = Esta versión no puede hacerlo
    .todo = Reinicia Ochre. Si vuelve a ocurrir, reinstálalo. ({ $name })
failure-input-too-large = Demasiado grande
    .happened = { $bytes } bytes; como mucho, { $limitBytes }.
failure-app-locked = Ochre está bloqueado
    .todo = Desbloquea Ochre primero.
failure-not-here-nativeConfirmOnly = Responde en la ventana de Ochre
failure-not-here-practiceOnly = Solo para carteras de práctica
failure-not-here-noMainnetOnLoopback = Nada de bitcoin real en un navegador
    .todo = Usa la ventana de escritorio.
failure-not-here-loopbackServicesOnly = En un navegador: solo servicios de este equipo
failure-not-here-noFileDialog = En un navegador no hay diálogo de archivos
failure-not-here-noOwnService = En este sistema no hay servicio integrado
    .todo = Conecta con un servicio remoto.
failure-not-here-ownServiceByProxy = El servicio integrado no puede usar un proxy
    .todo = Quita el proxy, o conserva el servicio remoto.
failure-keychain-absent = No se encontró ningún llavero
    .happened =
        { $cause ->
            [noDbus] Ochre no llega a ningún llavero.
            [noSecretService] Ningún programa ofrece el Secret Service.
            [noLibrary] La biblioteca libsecret-1 no está instalada.
           *[other] «{ $detail }»
        }
    .todo = Desbloquea o instala un llavero (gnome-keyring, KWallet). O usa una cartera solo de sesión.
    .todo-node = Introduce la contraseña del nodo en cada desbloqueo.
failure-keychain-locked = Tu llavero está bloqueado
    .todo = Desbloquéalo y reintenta.
    .todo-node = Desbloquéalo, o introduce esta vez la contraseña del nodo.
failure-keychain-timeout = Tu llavero no respondió
    .todo = Responde a su pregunta, quizá en otra ventana. ({ $seconds } s)
failure-keychain-refused = Tu llavero se negó
    .happened = «{ $detail }»
    .todo = Permite que Ochre lo use y reintenta.
failure-keychain-readback = Tu llavero guardó otra cosa
    .todo = Reintenta. Si vuelve a ocurrir, no uses este llavero.
failure-secret-missing = En el llavero no hay clave de «{ $walletName }»
    .todo = Restaura la cartera con su frase de recuperación.
failure-token-missing = En el llavero no hay token de «{ $name }»
    .todo = Introduce el token otra vez en los ajustes de «{ $name }».
failure-secret-unreadable = La clave de la cartera no se puede leer
    .happened =
        { $version ->
            [none] Ochre no escribió esta entrada.
           *[other] La versión { $version } es desconocida.
        }
    .todo = Instala el Ochre más nuevo, o restaura con la frase de recuperación.
failure-secret-foreign = Esta clave es de otra cartera
    .todo = Restaura «{ $walletName }» con su frase de recuperación.
failure-session-ended = La clave de «{ $walletName }» ya no está
    .todo = Las carteras solo de sesión terminan con Ochre. Restaura con la frase de recuperación.
failure-secret-sealed = Otra contraseña de app protege la clave de «{ $walletName }»
    .todo = Reinicia Ochre e introduce esa. O restaura con la frase de recuperación.
failure-password-wrong = Contraseña de app incorrecta
    .todo =
        { $waitSeconds ->
            [0] Reintenta.
           *[other] Reintenta en { $waitSeconds } s.
        }
failure-password-wait = Demasiadas contraseñas de app incorrectas
failure-password-needed = Introduce la contraseña de app
failure-password-state-set = Ya hay una contraseña de app
failure-password-state-unset = No hay contraseña de app
failure-lock-missing = La entrada de la contraseña de app ya no está en el llavero
    .todo = Elige «¿Olvidaste la contraseña de la app?», o restaura tus carteras.
failure-locked-meanwhile = Ochre se bloqueó mientras tanto
    .todo = Desbloquea Ochre y empieza de nuevo.
failure-words-no-wallet = Ninguna cartera de aquí tiene esta frase
failure-new-password-short = Usa al menos { $least } caracteres
failure-new-password-differs = Introduce dos veces la misma contraseña
failure-keyholder-gone = El proceso de claves de Ochre se detuvo ({ $during })
    .todo = Reintenta.
failure-words-count =
    { $count ->
        [0] Introduce una frase de recuperación
        [one] { $count } palabra no es una frase completa
       *[other] { $count } palabras no son una frase completa
    }
    .todo = Usa 12, 15, 18, 21 o 24 palabras.
failure-words-foreign-electrum = Es una frase de Electrum
    .todo = Ábrela en Electrum y envía su bitcoin a Ochre. Si no la creó Electrum, una palabra está mal.
failure-words-foreign-electrumTwoFactor = Es una frase de Electrum con segunda clave
failure-words-foreign-aezeed = Es una frase de LND (aezeed)
failure-words-foreign-slip39 = Es una parte de una copia SLIP39
failure-words-foreign-monero = Es una frase de Monero
    .todo = Busca la frase de tu cartera de bitcoin.
failure-words-foreign-oneMore = Sobra una palabra
    .happened = La última puede ser una contraseña BIP39. Sin ella restaurarías otra cartera.
    .todo = Quítala solo si no forma parte de tu frase.
failure-words-foreign-otherList = No es una frase BIP39
failure-words-foreign =
    .todo = Ábrela en el programa que la creó y envía su bitcoin a Ochre.
failure-words-unknown =
    { $count ->
        [one] Una palabra no está en la lista en { $wordList }
       *[other] { $count } palabras no están en la lista en { $wordList }
    }
    .happened = Compara con tu papel: { $words }.
failure-words-unknown-word = palabra { $position }
failure-words-unknown-hint = palabra { $position } (quizá { $suggestions })
failure-words-completed =
    { $count ->
        [one] Una palabra en { $wordList } estaba abreviada
       *[other] { $count } palabras en { $wordList } estaban abreviadas
    }
    .todo = La suma de control es correcta. Compara las palabras completas con tu papel y úsalas.
failure-words-checksum = Una palabra está mal, o dos están cambiadas
    .todo = Compara con tu papel, en ese orden.
failure-words-checksum-perhaps = Quizá { $places }.
failure-words-other-wallet = Esta frase no es la de «{ $walletName }»
    .todo = Comprueba que tienes la hoja correcta.
failure-wallet-unknown = Esta cartera ya no está
failure-wallet-exists = «{ $walletName }» ya tiene estas claves
    .todo = Usa esa cartera: dos copias pueden perder activos.
failure-keys-unproved-other = No son las claves de tu frase
    .happened = «{ $walletName }» vino de una copia de seguridad. Sus direcciones son de otra persona.
    .todo = Usa la cartera restaurada con tu frase y quita esta.
failure-keys-unproved-yet = Verifica antes estas claves
    .todo = Introduce la frase de recuperación de «{ $walletName }», o importa otra vez su cuenta y compara.
failure-no-key-here = La clave de «{ $walletName }» no está aquí
    .todo = Firma donde está, o restáurala con la frase.
failure-network-refused-practiceIsRegtest = Las carteras de práctica usan regtest, no { $network }
failure-network-refused-noMainnetOnLoopback = En un navegador, solo redes de prueba
failure-network-refused-noServiceKeysOnMainnet = Las frases de un servicio son solo para redes de prueba
failure-service-keys-mismatch = «{ $field }» del servicio no coincide con su frase
    .todo = No uses este servicio. Crea la frase aquí.
failure-own-service = Servicio integrado
failure-url-refused-syntax = No es una dirección web
failure-url-refused-scheme = Usa https:// (http:// solo para este equipo)
failure-url-refused-credentials = Quita nombres de usuario y contraseñas
    .todo = El token tiene su propio campo.
failure-url-refused-query = Quita todo desde «?» o «#»
failure-url-refused-loopbackOnly = En un navegador: solo este equipo
failure-url-refused-proxyElsewhere = En un navegador: solo un proxy de este equipo
failure-url-refused-onionNeedsProxy = Las direcciones onion necesitan el proxy SOCKS5 de Tor
failure-url-refused-onionPlain = Sin https, Tor debe funcionar en este equipo
failure-url-refused-plainByProxy = Un proxy en otro lugar podría leerlo
failure-url-refused-pinNeedsTls = Fijar un certificado requiere https://
failure-url-refused-notCompared = Elige otro servidor para comparar
failure-consent-needed = Conecta antes con { $host }
failure-pin-refused = No es una huella SHA-256
    .todo = Pégala, o pulsa «Mostrar el certificado».
failure-pin-refused-sha1 = SHA-1 se puede falsificar
failure-pin-not-taken = El certificado de { $host } no se fijó
    .todo = Compara su huella con la del operador.
failure-proxy-failed-unreachable = No hay proxy en { $proxy }
failure-proxy-failed-silent = { $proxy } tarda demasiado en llegar a { $host }
failure-proxy-failed-protocol = Otro tipo de proxy en { $proxy }
failure-proxy-failed-login = { $proxy } rechazó el acceso
failure-proxy-failed-loginWanted = { $proxy } pide usuario y contraseña
failure-proxy-failed-target = { $proxy } no puede llegar a { $host }
failure-proxy-failed =
    .todo = Revisa el proxy: Ochre nunca lo evita.
failure-certificate-refused = Ochre no puede verificar { $host }
    .happened =
        { $problem ->
            [selfSigned] Certificado autofirmado.
            [untrusted] Ningún emisor de confianza para este equipo.
            [name] Certificado de otro nombre.
            [expired] Certificado caducado.
           *[notYet] Certificado aún no válido.
        } Ochre no le envió nada.
    .todo = Revisa el reloj de este equipo. Si el servicio es tuyo, fija su certificado.
failure-certificate-changed = No es el certificado que fijaste
    .happened =
        { $host } muestra { $of ->
            [certificate] un certificado
           *[publicKey] una clave pública
        } { $seen }, no { $pinned }. Ochre no le envió nada.
    .todo = Pregunta al operador si lo renovó. Si no, alguien está en medio.
failure-service-unreachable = No se puede llegar a { $host }
    .todo = Revisa su dirección, o la red de este equipo.
failure-service-slow = Sin respuesta de { $host } en { $seconds } s
    .todo = Reintenta más tarde.
failure-service-slow-act = Sin respuesta: puede haber ocurrido. Refresca antes de reintentar.
failure-chain-silent = Tu servidor Bitcoin { $host } no responde
    .todo = Inténtalo más tarde, o cámbialo en Ajustes.
failure-service-error = { $host } respondió: { $meaning }
failure-service-error-operator = Detecta la versión de la API en Ajustes, o pregunta al operador.
failure-service-error-invoice = Pide otra factura.
failure-service-error-look = Refresca antes de reintentar.
failure-service-error-may = Puede haber ocurrido: refresca antes de reintentar.
failure-service-error-funds = Añade lo que falta.
failure-service-error-address = Revisa su dirección y su token en Ajustes.
failure-service-error-wait = Reintenta en { $seconds } s.
failure-service-error-chain = { $host } no llega a la red Bitcoin
    .todo = Inténtalo más tarde, avisa al operador o elige otro servicio.
failure-service-error-indexer = Tu servidor Bitcoin { $server } no responde al servicio integrado
    .todo = Comprueba que funciona, o cámbialo en Ajustes.
failure-service-answer = Ochre no puede usar la respuesta de { $host }
    .todo = Comprueba que la dirección sea la del propio servicio.
failure-chain-refused = { $host } envió un bloque o una prueba no válidos
    .todo = Usa otro servidor Bitcoin, mejor el tuyo.
failure-chain-refused-otherChain = { $host } está en otra red
failure-chain-refused-future =
    .todo = Revisa el reloj de este equipo. Si va bien, usa otro servidor Bitcoin.
failure-chain-off = Sin servidor Bitcoin
    .todo = Añade uno en Ajustes.
failure-service-lacks = { $host } no conoce esta petición
    .todo = Detecta su versión de la API, o pregunta a su operador.
failure-service-cannot-proof = { $host } es demasiado antiguo: Ochre no puede verificar sus transacciones
    .todo = Pide al operador que lo actualice, o conecta con otro.
failure-service-cannot-makeKeys = { $host } no crea frases
    .todo = Crea la frase aquí: es más seguro.
failure-service-cannot-witnessInvoice = { $host } solo hace facturas ciegas
    .todo = Crea antes una ranura.
failure-service-cannot-anyAssetInvoice = { $host } necesita un activo por factura
    .todo = Elige el activo.
failure-service-cannot-manyRecipients = { $host } envía a un destinatario cada vez
failure-service-cannot-witnessRecipient = { $host } solo paga facturas ciegas
    .todo = Pide una al destinatario.
failure-service-cannot-witnessInBatch = { $host } paga una factura de testigo solo por separado
    .todo = Envía a ese destinatario aparte.
failure-service-cannot-waitForReceivers = { $host } puede difundir antes de que acepte el destinatario
    .todo = Para enviar igualmente, elige difundir de inmediato (donación).
failure-service-cannot-broadcastAtOnce = { $host } siempre espera a los destinatarios
    .todo = Desactiva difundir de inmediato (donación).
failure-service-cannot-feeRate = { $host } envía con una sola comisión
    .todo = Deja la comisión como está.
failure-service-cannot-minConfirmations = { $host } acepta un solo número de confirmaciones
failure-service-cannot-sendBitcoin = { $host } solo envía activos
    .todo = Otra cartera puede enviar tu bitcoin: mira Recuperación.
failure-service-cannot-decode = { $host } no lee facturas
failure-service-cannot-consignment = { $host } no entrega los datos del activo
failure-service-cannot-only = Elige { $only }.
failure-not-connected = Sin conectar con { $host }
    .todo = Conecta en Inicio.
failure-not-connected-nowhere = Sin conectar
    .todo = Elige un servicio en Inicio.
failure-wallet-not-registered = { $host } no conoce esta cartera
    .todo = Pregunta a su operador antes de conectar otra vez: el servicio puede haber perdido tus datos.
failure-token-refused-none = { $host } pide un token ({ $status })
failure-token-refused-given = { $host } rechazó tu token ({ $status })
failure-token-refused =
    .todo = Pide uno al operador e introdúcelo en Ajustes.
failure-address-not-ours = Ochre no muestra «{ $address }»
    .todo = No pagues a esta dirección. Si vuelve a ocurrir, deja de usar este servicio.
failure-address-not-ours-foreign =
    .happened = No es tuya: el bitcoin enviado ahí sería de otra persona.
failure-address-not-ours-searched =
    .happened = No está entre las primeras { $searched } direcciones de esta cartera restaurada.
    .todo = No le pagues. Si usaste más direcciones, busca más lejos en Recuperación.
failure-address-not-ours-otherKeychain =
    .happened = Es tuya, pero de la rama { $keychain }, que esta conexión no usa.
    .todo = No le pagues aún. Pregunta al operador qué rama usa.
failure-address-not-ours-beyondGap =
    .happened = Tuya, pero tan lejos que una restauración podría no encontrarla.
failure-address-not-ours-beyondSearch =
    .happened = Tu número { $index }, pero Ochre buscó solo las primeras { $searched }.
    .todo = No le pagues aún. Busca más lejos en Recuperación.
failure-address-not-ours-beyondEnd =
    .happened = Tu número { $index }: ninguna búsqueda llega tan lejos.
    .todo = No le pagues. Crea una cartera nueva y pásalo todo allí.
failure-address-not-ours-form =
    .happened = No es una dirección taproot.
failure-address-not-ours-network =
    .happened = Es de otra red.
failure-flow-unknown = Esta transacción ya no está abierta
failure-flow-state = Esta transacción ya está en «{ $state }»
    .todo = Mira En curso antes de empezar otra vez.
failure-flow-live = Otra transacción está en curso
failure-flow-live-unknown =
    .happened = Estado: «{ $state }».
    .todo = Termínala o descártala en En curso.
failure-paid-before = Ya pagaste a este destinatario
    .happened = Transacción { $txid }, según el servicio. Un segundo pago de una misma factura podría perderse.
    .todo = Pide una factura nueva.
failure-review-changed = Ochre sabe ahora más de estas monedas
    .todo = Revísala otra vez.
failure-digest-changed = No es lo que revisaste
    .todo = Empieza de nuevo. Si ocurre dos veces, no firmes en este equipo.
failure-spending-too-much =
    { $per ->
        [send] Por encima de tu límite por envío
       *[day] Por encima de tu límite en 24 horas
    }
    .happened = Saldrían { $amount }, comisión incluida. Tu regla permite { $limit }.
    .todo = Envía menos, o afloja la regla, que tarda 24 horas.
failure-spending-too-much-asset =
    .happened = Saldría demasiado de un activo.
failure-spending-too-much-wait = Envía menos, o espera: puedes enviarlo { $when } si este equipo sigue encendido.
failure-recipient-too-new = Este destinatario es nuevo
    .todo = Tu regla espera { $hours } h. Prepáralo otra vez y firma { $when }, con este equipo encendido hasta entonces.
failure-spending-unknown = Ochre no puede saber qué activos salen
    .todo = Tus reglas de activos piden una transacción con activos verificados.
failure-rules-missing = Las reglas de gasto de «{ $walletName }» ya no están
    .todo = Guárdalas otra vez; las más laxas esperan 24 horas. Piensa quién usó este equipo.
failure-rules-unreadable = Las reglas de gasto de «{ $walletName }» no se pueden leer
    .todo = Usa el Ochre más nuevo, o restaura la cartera y ponlas otra vez.
failure-rules-refused-tooManyAssets = Más de cinco activos tienen reglas
    .todo = Quita uno y añade otro un día después.
failure-rules-refused-unknownAsset = Una regla no es de ningún activo
failure-psbt-refused = Rechazada: { $reason }
failure-snapshot-old = La lista de monedas tiene { $ageSeconds } s
    .todo = Empieza de nuevo.
failure-nothing-to-do = Ranuras ya libres: { $freeSlots }
    .todo = Pide más, o desactiva «Solo lo que falta».
failure-not-enough-bitcoin = No hay bitcoin suficiente
    .happened = Hacen falta { $needed }, puedes gastar { $spendable }.
    .todo = Añade bitcoin, o pide menos.
failure-payment-refused = A esta dirección no se le puede pagar
failure-payment-refused-dust = Envía al menos { $least }
failure-signature-invalid = La firma de la entrada { $input } no es válida
    .todo = Empieza de nuevo. Si ocurre dos veces, la memoria de este equipo puede fallar.
failure-again-too-soon = El servicio puede tenerla todavía
    .todo =
        { $looks ->
            [0] Refresca una vez más.
           *[other] Para entregar otra vez, deja antes que Ochre mire estas veces: { $looks }.
        }
failure-again-too-soon-wait = La última debe ser dentro de { $wait } o más tarde.
failure-clocks-torn =
    El reloj de { $host } va { $difference } { $side ->
        [behind] atrasado
       *[ahead] adelantado
    }
    .todo = Pon en hora este equipo. Si va bien, pide una factura sin caducidad.
failure-outcome-unknown-silent = Entregada, pero sin respuesta
    .happened = El servicio puede tener o no la transacción { $txid }: { $reason }.
    .todo = Refresca hasta saberlo. No pagues de nuevo antes.
failure-outcome-unknown-refused = Firmada, pero el servicio la rechazó
    .happened = El servicio tiene la transacción { $txid } y aún podría difundirla: { $reason }.
    .todo = Refresca. Después entrega la misma otra vez, o descártala.
failure-outcome-unknown-other = El servicio nombra otra transacción
    .happened = La tuya es { $txid }, declara { $named }. Puede haber difundido una de las dos o ninguna.
    .todo = Refresca. No pagues de nuevo antes de saberlo. Si sigue así, deja de usar este servicio.
failure-reason-from-backup = sin verificar desde que vino de una copia
failure-reason-service-unreachable = se cortó la conexión
failure-reason-service-slow = no contestó a tiempo
failure-reason-service-answer = respuesta inservible
failure-reason-service-error = un error
failure-reason-service-lacks = no conoce esta petición
failure-reason-token-refused = token rechazado
failure-reason-wallet-not-registered = no conoce esta cartera
failure-reason-not-listed = aceptada, pero ya no aparece
failure-meaning-walletHeaderMissing = le falta la cabecera que nombra esta cartera
failure-meaning-notFound = no encuentra nada en esta cartera
failure-meaning-fieldMissing = falta el campo { $field }
failure-meaning-networkMismatch = las redes no coinciden
failure-meaning-bitcoindAway = no llega a su nodo Bitcoin
failure-meaning-indexerAway = no llega a la cadena de bloques
failure-meaning-proxyAway = ningún proxy RGB responde por el destinatario; entrega la misma más tarde
failure-meaning-notEnoughBitcoin = muy poco bitcoin
failure-meaning-notEnoughAsset = muy poco del activo
failure-meaning-slotsMissing = ninguna ranura libre
failure-meaning-recipientUsed = una factura ya se intentó antes
failure-meaning-cannotFail = la transferencia avanzó mientras tanto
failure-meaning-invalidInvoice = factura no válida
failure-meaning-invoiceExpired = una factura caducó
failure-meaning-nothingToDo = ya está así
failure-meaning-reasonHidden = el motivo se perdió por el camino
failure-meaning-dataDamaged = sus propios datos están dañados
failure-meaning-rateLimited = demasiadas peticiones
failure-meaning-gatewayRefused = rechazado delante del servicio
failure-meaning-behindAway = no hay servidor tras esta dirección
failure-meaning-timeout = sin respuesta a tiempo, pero puede tener la petición
failure-backup-refused-empty = El archivo está vacío
failure-backup-refused-foreign = No es una copia de seguridad de Ochre
    .todo = Elige un archivo que acabe en .ochre-backup.
failure-backup-refused-damaged = La copia de seguridad está dañada
    .todo = Usa otra copia.
failure-backup-refused-tooLarge = El archivo es demasiado grande
failure-backup-refused-newer = La hizo un Ochre más nuevo (formato { $version })
    .todo = Instala el Ochre más nuevo.
failure-backup-refused-older = La hizo un Ochre anterior (formato { $version })
    .todo = Ábrela allí.
failure-backup-refused-busy = Otra copia de seguridad está abierta
failure-backup-refused-gone = Abre otra vez el archivo
failure-backup-keys = Las claves de «{ $walletName }» son imposibles
failure-backup-other-keys-secret = «{ $walletName }» tiene otras claves que el llavero de este equipo, bajo una misma huella
failure-backup-other-keys-here = «{ $walletName }» tiene otras claves que «{ $other }» de aquí, bajo una misma huella
failure-backup-other-keys-within = «{ $walletName }» tiene otras claves que «{ $other }» del mismo archivo, bajo una misma huella
failure-backup-untrusted = El bitcoin pagado a las claves equivocadas es de otra persona.
    .todo = No confíes en este archivo. Restaura con la frase de recuperación.
failure-backup-too-much = Más de { $most } { $what }
failure-backup-password = Contraseña de la copia incorrecta
failure-no-free-slot = Ninguna ranura libre
    .todo = Crea una y vuelve aquí.
failure-not-enough-asset = No hay bastante de este activo
    .happened = Hacen falta { $needed } unidades, puedes gastar { $spendable }.
failure-asset-unknown = El servicio no tiene el activo { $assetId }
    .todo = Refresca. Para recibir un activo nuevo, usa una factura para cualquier activo.
failure-asset-renamed = El servicio describe ahora { $assetId } de otro modo
    .happened = { $first }, ahora { $now }
    .todo = Elige cuál es correcto en Activos. Hasta entonces no puedes enviarlo.
failure-asset-renamed-genesis = El servicio describe { $assetId } de otro modo que en su emisión
    .happened = Emitido como { $first }; falso: { $now }
    .todo = Elige «Conservar lo que se emitió» en Activos. Hasta entonces no puedes enviarlo.
failure-invoice-not-as-asked = El servicio hizo otra factura
    .happened = Pediste { $asked }, escribió { $got }.
    .todo = Avisa al operador. Ochre la oculta para que nadie la pague.
failure-invoice-not-as-asked-form =
    .happened = Ochre no puede leerla, y pidió liberar la ranura.
failure-invoice-not-as-asked-olderLayout =
    .happened = Una forma anterior a RGB 0.11, que las carteras quizá no paguen. Ochre pidió liberar la ranura.
failure-invoice-not-as-asked-forgottenSlot =
    .happened = La ranura { $got } tiene activos según tu registro verificado. Lo pagado ahí no podría enviarse. Ochre pidió liberarla.
failure-invoice-not-as-asked-slot =
    .happened = La ranura { $got } no consta como ranura libre tuya.
    .todo = No recibas activos aquí hasta saberlo: el servicio integrado puede tener datos de otra cartera.
failure-invoice-used = La factura nombra una dirección o ranura ya usada
    .todo = Reintenta para obtener otra. Si sigue así, avisa al operador. Ochre la oculta para que nadie la pague.
failure-invoice-refused = Destinatario { $recipient }: { $problem }
    .todo = Pide una factura nueva, o quita este destinatario.
failure-invoice-refused-unreadable = factura ilegible
failure-invoice-refused-otherNetwork = otra red
failure-invoice-refused-expired = caducada
failure-invoice-refused-expiresSoon = caduca en menos de un minuto
failure-invoice-refused-serviceDiffers = el servicio la lee de otro modo
failure-invoice-refused-disagrees = pide otra cosa
failure-invoice-refused-repeated = aparece dos veces
failure-invoice-refused-tooManyEndpoints = más de tres direcciones de entrega
failure-invoice-refused-endpointRefused = una dirección de entrega que Ochre no usa
failure-invoice-refused-noEndpoint = ninguna dirección de entrega
failure-invoice-refused-ours = una factura tuya
failure-transfer-unknown = Esta transferencia no está en la lista
    .todo = Refresca.
failure-history-nowhere = Sin proxy RGB para estos datos de activo
    .todo = Refresca. Si sigue así, solo el servicio puede decir qué llegó.
failure-transfer-state = Esta transferencia no se puede cancelar
    .todo = Refresca para ver su estado.
failure-transfer-state-outcomeUnknown =
    .happened = No llegó respuesta: cancelar ahora podría pagar dos veces después.
failure-transfer-state-handedOver =
    .happened = Entregada: aún puede confirmarse.
failure-unspent-missing = El servicio ya no muestra tu salida { $outpoint }
    .happened = Ochre no la da por gastada.
    .todo = Refresca. Si sigue sin aparecer, no empieces nada: puede haber perdido datos.
failure-node-unknown = Este nodo ya no está en la lista
failure-cloud-unknown = Esta conexión ya no está
failure-node-busy = { $name } está ocupado
    .todo = Espera, o detenlo antes.
failure-host-not-approved = No has aprobado { $origin }
    .todo = Apruébalo solo si lo conoces.
failure-node-address-changed = { $name } tiene otra dirección
    .todo = Apruébala solo si es tuya.
failure-node-own = Actualiza { $name } por tu cuenta
failure-node-address-missing = { $name } no tiene dirección
    .todo = Introduce una en sus ajustes.
failure-node-secrets-missing = { $name } necesita: { $secrets }
    .todo = Introdúcelo en la página del nodo.
failure-unlock-body-json = El cuerpo de desbloqueo no es JSON
    .todo = Pon { "{{" }password{ "}}" } entre comillas.
failure-unlock-body-object = El cuerpo de desbloqueo debe ser un objeto: { "{ … }" }
failure-unlock-body-tooDeep = El cuerpo de desbloqueo está demasiado anidado
failure-unlock-body-words = El cuerpo de desbloqueo parece contener palabras o claves de una cartera
    .todo = Introduce la contraseña propia del nodo. Ochre nunca envía eso.
failure-extra-off-list = La lista de nodos está desactivada
failure-extra-off-detail = Los detalles de un nodo están desactivados
failure-extra-off-probe = Preguntar a los nodos por su estado está desactivado
failure-extra-off =
    .todo = Actívalo en la conexión.
failure-run-unknown = Este lote ya no está
failure-run-busy = Otro lote está en marcha
failure-practice-refused = La práctica se negó: «{ $detail }»
failure-coins-changed = { $outpoint } contiene más que antes
    .todo = Descarta esta y prepárala de nuevo: destruiría lo nuevo.
failure-codes-gone = Estos códigos caducaron
    .todo = Muéstralos o escanéalos otra vez.
failure-brought-gone = Esta importación ya no está
    .todo = Impórtala otra vez.
failure-drafts-full = Demasiadas importaciones sin firmar
    .happened = { $drafts } de { $most }, { $megabytes } de { $mostMegabytes } MB. Esta no se añadió.
    .todo = Firma o descarta algunas en Firmar sin conexión.
failure-brought-unanswered = Preguntas abiertas: { $open }
    .todo = Responde a cada una, o no firmes.
failure-signed-before = Ya firmaste un pago a este destinatario
    .happened = Transacción { $txid }, { $day }. Gasta otras monedas: podrían confirmarse las dos.
    .todo = Averigua qué fue de la primera. Para sustituirla, gasta una de sus monedas.
failure-offline-mode = El modo sin conexión está activado
    .todo = Desactívalo en Ajustes para usar la red.
failure-plain-only-assets = Esta cartera no tiene claves de activos
failure-plain-only-service = Este servicio necesita también las claves de activos
failure-plain-only-practice = La práctica necesita también las claves de activos
failure-plain-only-account = No hay cuenta completa que exportar
failure-plain-only =
    .todo = Importa la cuenta pública del Ochre que firma.
failure-clipboard-changed = El portapapeles contiene otra cosa
    .todo = No pegues. Cierra los programas de portapapeles y copia otra vez.
failure-data-folder-busy = Otro Ochre usa { $folder }
failure-data-folder-gone = { $folder } ya no está
    .happened = Ochre no firmó ni guardó nada.
    .todo = Devuélvela a su lugar y abre Ochre otra vez.
failure-data-folder-form = Otra versión de Ochre creó { $folder }
    .happened = { $file } lo muestra. Ochre no cambió nada.
    .todo =
        Usa { $newer ->
            [yes] el Ochre más nuevo
           *[no] el Ochre anterior
        }, u otra carpeta de datos.
failure-storage-damaged = { $file } está dañado
    .todo = Busca tus carteras en el llavero, en Ajustes.
failure-storage-damaged-kept = Ochre lo conservó como { $keptAs }.
failure-disk-refused = No se puede escribir { $file }: { $detail }
    .todo = Libera espacio, o permite que Ochre escriba ahí.
failure-file-unreadable-gone = «{ $file }» ya no existe
failure-file-unreadable-denied = No puedes leer «{ $file }»
failure-file-unreadable-noFile = «{ $file }» no es un archivo
failure-file-unreadable-other = No se puede abrir «{ $file }»: { $detail }
failure-file-kind = El nombre de «{ $file }» debe acabar en { $endings }
failure-host-gone = Ochre no responde
    .todo = Tu acción sigue en marcha. Reinicia Ochre y recarga.
failure-internal = Algo falló dentro de Ochre
    .happened = Incidente { $incident } en el registro.
    .todo = Comprueba tus saldos antes de repetir nada.
