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
    .todo = Reinicia Ochre. Si sigue así, reinstálalo. ({ $name })
failure-input-too-large = Demasiado grande
    .happened = { $bytes } bytes; como mucho, { $limitBytes }.
failure-app-locked = Ochre está bloqueado
    .todo = Desbloquea Ochre primero.
failure-not-here =
    { $reason ->
        [nativeConfirmOnly] Responde en la ventana de Ochre
        [practiceOnly] Solo para carteras de práctica
        [practiceIsRegtest] Las carteras de práctica usan regtest
        [noMainnetOnLoopback] Nada de bitcoin real en un navegador
        [noServiceKeysOnMainnet] Las frases de un servicio son solo para redes de prueba
        [loopbackServicesOnly] En un navegador: solo servicios de este equipo
        [noFileDialog] Sin diálogo de archivos en un navegador
       *[noOwnService] Sin servicio integrado en este sistema
    }
    .todo =
        { $reason ->
            [noMainnetOnLoopback] Usa la ventana de escritorio.
            [noOwnService] Conecta con un servicio remoto.
           *[other] { "" }
        }
failure-keychain-absent = No se encontró ningún llavero
    .happened =
        { $cause ->
            [noDbus] Ochre no llega a ningún llavero.
            [noSecretService] Ningún programa ofrece el Secret Service.
            [noLibrary] La biblioteca libsecret-1 no está instalada.
           *[other] «{ $detail }»
        }
    .todo = Desbloquea o instala uno, como gnome-keyring. Sin él, escribe la frase de recuperación o la contraseña cada vez.
failure-keychain-locked = Tu llavero está bloqueado
    .todo = Desbloquéalo y reintenta.
failure-keychain-timeout = Tu llavero no respondió
    .todo = Responde a su pregunta, quizá en otra ventana. ({ $seconds } s)
failure-keychain-refused = Tu llavero se negó
    .happened = «{ $detail }»
    .todo = Permite que Ochre lo use y reintenta.
failure-keychain-readback = Tu llavero guardó otra cosa
    .todo = Reintenta. Si sigue así, no uses este llavero.
failure-secret-missing = En el llavero no hay clave de «{ $walletName }»
    .todo = Restaura la cartera con su frase.
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
    .todo = Las carteras de una sola sesión terminan con Ochre. Restaura con la frase.
failure-secret-sealed = Otra contraseña de app protege la clave de «{ $walletName }»
    .todo = Reinicia Ochre e introduce esa, o restaura con la frase.
failure-password-wrong = Contraseña de app incorrecta
    .todo =
        { $waitSeconds ->
            [0] Reintenta.
           *[other] Reintenta en { $waitSeconds } s.
        }
failure-password-wait = Demasiadas contraseñas de app incorrectas
failure-password-needed = Introduce la contraseña de app
failure-password-state =
    { $state ->
        [set] Ya hay una contraseña de app
       *[unset] No hay contraseña de app
    }
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
failure-words-foreign =
    { $kind ->
        [electrum] Frase de Electrum
        [electrumTwoFactor] Frase de Electrum con segunda clave
        [aezeed] Frase de LND (aezeed)
        [slip39] Una parte de una copia SLIP39
        [monero] Frase de Monero
        [oneMore] Sobra una palabra
       *[otherList] No es una frase BIP39
    }
    .todo =
        { $kind ->
            [electrum] Ábrela en Electrum y envía su bitcoin aquí. Si no la creó Electrum, una palabra está mal.
            [monero] Busca la frase de tu cartera de bitcoin.
            [oneMore] Quítala solo si no forma parte de tu frase.
           *[other] Ábrela en el programa que la creó y envía su bitcoin aquí.
        }
    .happened =
        { $kind ->
            [oneMore] La última palabra puede ser una passphrase BIP39. Sin ella restaurarías otra cartera.
           *[other] { "" }
        }
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
    .todo = La suma de control es correcta. Compara antes las palabras completas con tu papel.
failure-words-checksum = Una palabra está mal, o dos están intercambiadas
    .todo = Compara con tu papel, en ese orden.
failure-words-checksum-perhaps = Quizá { $places }.
failure-words-other-wallet = Esta frase no es la de «{ $walletName }»
    .todo = Comprueba que tienes la hoja correcta.
failure-wallet-unknown = Esta cartera ya no está
failure-wallet-exists = «{ $walletName }» ya tiene estas claves
    .todo = Usa esa cartera: dos copias pueden perder activos.
failure-keys-unproved =
    { $words ->
        [other] No son las claves de tu frase
       *[none] Verifica antes estas claves
    }
    .happened =
        { $words ->
            [other] «{ $walletName }» vino de una copia. Sus direcciones son de otra persona.
           *[none] { "" }
        }
    .todo =
        { $words ->
            [other] Usa la cartera restaurada con tu frase y quita esta.
           *[none] Introduce la frase de recuperación de «{ $walletName }», o importa otra vez su cuenta y compara.
        }
failure-no-key-here = La clave de «{ $walletName }» no está aquí
    .todo = Firma donde está, o restáurala con la frase.
failure-service-keys-mismatch = «{ $field }» del servicio no coincide con su frase
    .todo = No uses este servicio. Crea la frase aquí.
failure-own-service = Servicio integrado
failure-url-refused =
    { $reason ->
        [scheme] Usa https:// (http:// solo para este equipo)
        [credentials] Quita nombres de usuario y contraseñas
        [query] Quita todo desde «?» o «#»
        [loopbackOnly] En un navegador: solo este equipo
        [proxyElsewhere] En un navegador: solo un proxy de este equipo
        [onionNeedsProxy] Las direcciones onion necesitan el proxy SOCKS5 de Tor
        [onionPlain] Sin https, Tor debe funcionar en este equipo
        [plainByProxy] Un proxy en otro lugar podría leerlo
        [pinNeedsTls] Fijar un certificado requiere https://
        [notCompared] Elige otro servidor para comparar
       *[syntax] No es una dirección web
    }
    .todo =
        { $reason ->
            [credentials] El token tiene su propio campo.
           *[other] { "" }
        }
failure-consent-needed = Conecta antes con { $host }
failure-pin-refused =
    { $reason ->
        [sha1] SHA-1 se puede falsificar
       *[form] No es una huella SHA-256
    }
    .todo = Pégala, o pulsa «Mostrar certificado».
failure-pin-not-taken = El certificado de { $host } no se fijó
    .todo = Compara su huella con la del operador.
failure-proxy-failed =
    { $problem ->
        [unreachable] No hay proxy en { $proxy }
        [silent] { $proxy } tarda demasiado en llegar a { $host }
        [protocol] Otro tipo de proxy en { $proxy }
        [login] { $proxy } rechazó el acceso
        [loginWanted] { $proxy } pide usuario y contraseña
       *[target] { $proxy } no puede llegar a { $host }
    }
    .todo = Revisa el proxy: Ochre nunca se conecta sin él.
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
failure-service-error =
    { $away ->
        [chain] { $host } no llega a la red Bitcoin
        [indexer] Tu servidor Bitcoin { $server } no responde al servicio integrado
       *[other] { $host } respondió: { $meaning }
    }
    .todo =
        { $next ->
            [operator] Detecta la versión de la API en Ajustes, o pregunta al operador.
            [fork] Con aquel Ochre, envía sus activos a otra cartera. Luego saca su carpeta de own-service.
            [release] Sus datos siguen intactos. Abre el Ochre que tenías antes e informa de esto.
            [invoice] Pide otra factura.
            [look] Refresca antes de reintentar.
            [may] Puede haber ocurrido: refresca antes de reintentar.
            [funds] Añade lo que falta.
            [address] Revisa su dirección y su token en Ajustes.
            [wait] Reintenta en { $seconds } s.
            [chain] Inténtalo más tarde, avisa al operador o elige otro servicio.
            [indexer] Comprueba que funciona, o cámbialo en Ajustes.
           *[later] Reintenta más tarde.
        }
failure-service-answer = Ochre no puede usar la respuesta de { $host }
    .todo = Comprueba que la dirección sea la del propio servicio.
failure-chain-refused =
    { $problem ->
        [otherChain] { $host } está en otra red
        [coin] { $host } no conoce una moneda de esta cartera
       *[other] { $host } envió un bloque o una prueba no válidos
    }
    .todo =
        { $problem ->
            [future] Revisa el reloj de este equipo. Si va bien, usa otro servidor Bitcoin.
           *[other] Usa otro servidor Bitcoin, mejor uno propio.
        }
failure-chain-off = Sin servidor Bitcoin
    .todo = Añade uno en Ajustes.
failure-service-lacks = { $host } no conoce esta petición
    .todo = Detecta su versión de la API, o pregunta a su operador.
failure-service-cannot =
    { $what ->
        [makeKeys] { $host } no crea frases
        [witnessInvoice] { $host } solo hace facturas ciegas
        [anyAssetInvoice] { $host } necesita un activo por factura
        [manyRecipients] { $host } envía a un destinatario cada vez
        [witnessRecipient] { $host } solo paga facturas ciegas
        [witnessInBatch] { $host } paga por separado una factura de testigo
        [waitForReceivers] { $host } puede difundir antes de que acepte el destinatario
        [broadcastAtOnce] { $host } siempre espera a los destinatarios
        [feeRate] { $host } envía con una sola tasa de comisión
        [minConfirmations] { $host } acepta un solo número de confirmaciones
        [sendBitcoin] { $host } solo envía activos
        [decode] { $host } no lee facturas
        [consignment] { $host } no entrega los datos del activo
       *[proof] { $host } es demasiado antiguo: Ochre no puede verificar sus transacciones
    }
    .todo =
        { $next ->
            [only] Elige { $only }.
            [makeKeys] Crea la frase aquí: es más seguro.
            [witnessInvoice] Crea antes una ranura.
            [anyAssetInvoice] Elige el activo.
            [witnessRecipient] Pide una al destinatario.
            [witnessInBatch] Envía a ese destinatario aparte.
            [waitForReceivers] Para enviar igualmente, difunde de inmediato (donación).
            [broadcastAtOnce] Desactiva difundir de inmediato (donación).
            [feeRate] Deja la tasa de comisión como está.
            [sendBitcoin] Otra cartera puede enviar tu bitcoin: mira Recuperación.
            [proof] Pide al operador que lo actualice, o conecta con otro.
           *[other] { "" }
        }
failure-not-connected =
    { $place ->
        [nowhere] Sin conectar
       *[other] Sin conectar con { $host }
    }
    .todo = Elige un servicio en Inicio.
failure-wallet-not-registered = { $host } no conoce esta cartera
    .todo = Pregunta a su operador antes de conectar otra vez: el servicio puede haber perdido tus datos.
failure-token-refused =
    { $given ->
        [no] { $host } pide un token ({ $status })
       *[yes] { $host } rechazó tu token ({ $status })
    }
    .todo = Pide uno al operador e introdúcelo en Ajustes.
failure-address-not-ours = Ochre no muestra «{ $address }»
    .todo =
        { $reason ->
            [searched] No pagues ahí. Si usaste más direcciones, busca más lejos en Recuperación.
            [otherKeychain] No pagues ahí aún. Pregunta al operador qué rama usa.
            [beyondSearch] No pagues ahí aún. Busca más lejos en Recuperación.
            [beyondEnd] No pagues ahí. Crea una cartera nueva y pásalo todo allí.
           *[other] No pagues ahí. Si sigue así, deja de usar este servicio.
        }
    .happened =
        { $reason ->
            [foreign] No es tuya: el bitcoin enviado ahí sería de otra persona.
            [searched] No está entre las primeras { $searched } direcciones de esta cartera restaurada.
            [otherKeychain] Es tuya, pero de la rama { $keychain }, que esta conexión no usa.
            [beyondGap] Tuya, pero tan lejos que una restauración podría no encontrarla.
            [beyondSearch] Tu número { $index }, pero Ochre buscó solo las primeras { $searched }.
            [beyondEnd] Tu número { $index }: ninguna búsqueda llega tan lejos.
            [form] No es una dirección taproot.
           *[network] Es de otra red.
        }
failure-flow-unknown = Esta transacción ya no está abierta
failure-flow-state = Esta transacción ya está en «{ $state }»
    .todo = Mira «En curso» antes de empezar otra vez.
failure-flow-live = Otra transacción está en curso
    .todo =
        { $state ->
            [away] La solicitud de firma de la otra está fuera, quizá firmada. Importa la PSBT firmada o descarta la otra en «En curso».
            [signed] Firmada, sin entregar. Entrégala o descártala en «En curso».
            [handingOver] Se está entregando. Si no hay respuesta, mira «En curso».
            [accepted] Una segunda podría pagar dos veces o reemplazar la primera. Espera a que se liquide o cancélala en Transferencias.
            [handedOver] Resultado desconocido: una segunda podría pagar dos veces o reemplazarla. Refresca antes en «En curso».
            [refused] El servicio la rechazó, pero la tiene y aún podría difundirla. Descártala o entrégala otra vez en «En curso».
            [givenUp] Un envío cancelado a este destinatario aún podría difundirse. Reinténtalo cuando sus monedas estén libres o pide otra factura.
            [broadcast] El servicio la declara difundida, pero ofrece sus monedas otra vez: algo no es cierto. Refresca y no firmes nada con este servicio hasta saberlo.
            [settled] El servicio la declara liquidada, pero ofrece sus monedas otra vez: algo no es cierto. Refresca y no firmes nada con este servicio hasta saberlo.
           *[other] Termínala o descártala en «En curso». («{ $state }»)
        }
failure-paid-before = Ya pagaste a este destinatario
    .happened = Transacción { $txid }, según el servicio. Un segundo pago de una misma factura podría perderse.
    .todo = Pide una factura nueva.
failure-review-changed = Ochre sabe ahora más de estas monedas
    .todo = Revisa la transacción otra vez.
failure-digest-changed = No es lo que revisaste
    .todo = Empieza de nuevo. Si ocurre dos veces, no firmes en este equipo.
failure-spending-too-much =
    { $per ->
        [send] Por encima de tu límite por envío
       *[day] Por encima de tu límite en 24 horas
    }
    .happened =
        { $what ->
            [asset] Saldría demasiado de un activo.
           *[bitcoin] Saldrían { $amount }, comisión incluida. Tu regla permite { $limit }.
        }
    .todo =
        { $may ->
            [later] Envía menos, o espera: puedes enviarlo { $when } si este equipo sigue encendido.
           *[never] Envía menos, o relaja la regla: tarda 24 horas.
        }
failure-recipient-too-new = Este destinatario es nuevo
    .todo = Tu regla espera { $hours } h. Prepara el envío otra vez y firma { $when }; este equipo debe seguir encendido.
failure-spending-unknown = Ochre no puede saber qué activos salen
    .todo = Tus reglas de activos piden una transacción con activos verificados.
failure-rules-missing = Las reglas de gasto de «{ $walletName }» ya no están
    .todo = Guárdalas otra vez; las más laxas esperan 24 horas. Piensa quién usó este equipo.
failure-rules-unreadable = Las reglas de gasto de «{ $walletName }» no se pueden leer
    .todo = Usa el Ochre más nuevo, o restaura la cartera y vuelve a fijarlas.
failure-rules-refused =
    { $reason ->
        [tooManyAssets] Más de cinco activos tienen reglas
       *[unknownAsset] Una regla no corresponde a ningún activo
    }
    .todo =
        { $reason ->
            [tooManyAssets] Quita uno y añade otro un día después.
           *[unknownAsset] { "" }
        }
failure-psbt-refused = Rechazada: { $reason }
failure-snapshot-old = La lista de monedas tiene { $ageSeconds } s
    .todo = Empieza de nuevo.
failure-nothing-to-do = Ranuras ya libres: { $freeSlots }
    .todo = Pide más, o desactiva «Completar hasta este número».
failure-not-enough-bitcoin = No hay bitcoin suficiente
    .happened = Hacen falta { $needed }, puedes gastar { $spendable }.
    .todo = Añade bitcoin, o pide menos.
failure-payment-refused =
    { $reason ->
        [dust] Envía al menos { $least }
       *[other] A esta dirección no se le puede pagar
    }
failure-signature-invalid = La firma de la entrada { $input } no es válida
    .todo = Empieza de nuevo. Si ocurre dos veces, la memoria de este equipo puede estar defectuosa.
failure-again-too-soon = El servicio puede tenerla todavía
    .todo =
        { $looks ->
            [0] Refresca una vez más.
           *[other] Para entregar otra vez, deja antes que Ochre consulte estas veces: { $looks }.
        }
failure-again-too-soon-wait = La última consulta debe ser dentro de { $wait } o más tarde.
failure-clocks-torn =
    El reloj de { $host } va { $difference } { $side ->
        [behind] atrasado
       *[ahead] adelantado
    }
    .todo = Pon en hora este equipo. Si va bien, pide una factura sin caducidad.
failure-outcome-unknown =
    { $end ->
        [silent] Entregada, pero sin respuesta
        [refused] Firmada, pero el servicio la rechazó
       *[other] El servicio nombra otra transacción
    }
    .happened =
        { $end ->
            [silent] El servicio puede tener o no la transacción { $txid }: { $reason }.
            [refused] El servicio tiene la transacción { $txid } y aún podría difundirla: { $reason }.
           *[other] La tuya es { $txid }; el servicio declara { $named }. Puede haber difundido una de las dos o ninguna.
        }
    .todo =
        { $end ->
            [silent] Refresca hasta saberlo. No pagues de nuevo antes.
            [refused] Refresca. Después entrega la misma otra vez, o descártala.
           *[other] Refresca. No pagues de nuevo antes de saberlo. Si sigue así, deja de usar este servicio.
        }
failure-clause =
    { $said ->
        [FROM_BACKUP] sin verificar desde que vino de una copia
        [SERVICE_UNREACHABLE] se cortó la conexión
        [SERVICE_SLOW] no contestó a tiempo
        [SERVICE_ANSWER] respuesta inservible
        [SERVICE_ERROR] un error
        [SERVICE_LACKS] no conoce esta petición
        [TOKEN_REFUSED] token rechazado
        [WALLET_NOT_REGISTERED] no conoce esta cartera
        [NOT_LISTED] aceptada, pero ya no aparece
        [walletHeaderMissing] le falta la cabecera que nombra esta cartera
        [notFound] no encuentra nada en esta cartera
        [fieldMissing] falta el campo { $field }
        [networkMismatch] las redes no coinciden
        [bitcoindAway] no llega a su nodo Bitcoin
        [indexerAway] no llega a la cadena de bloques
        [proxyAway] ningún proxy RGB responde por el destinatario; entrega la misma más tarde
        [notEnoughBitcoin] muy poco bitcoin
        [notEnoughAsset] muy poco del activo
        [slotsMissing] ninguna ranura libre
        [recipientUsed] una factura ya se intentó antes
        [cannotFail] la transferencia avanzó mientras tanto
        [invalidInvoice] factura no válida
        [invoiceExpired] una factura caducó
        [nothingToDo] ya está así
        [reasonHidden] el motivo se perdió por el camino
        [dataDamaged] sus propios datos están dañados
        [ofFork] sus datos los escribió un Ochre anterior
        [otherRelease] la rgb-lib de este Ochre no puede con sus datos
        [rateLimited] demasiadas peticiones
        [gatewayRefused] rechazado delante del servicio
        [behindAway] no hay servidor tras esta dirección
        [timeout] sin respuesta a tiempo, pero puede tener la petición
       *[other] { $words }
    }
failure-backup-refused =
    { $reason ->
        [empty] El archivo está vacío
        [foreign] No es una copia de Ochre
        [damaged] La copia está dañada
        [tooLarge] El archivo es demasiado grande
        [newer] La hizo un Ochre más nuevo (formato { $version })
        [older] La hizo un Ochre anterior (formato { $version })
        [busy] Otra copia está abierta
        [otherKeys] Ninguna cartera de aquí abre esta copia
       *[gone] Abre otra vez el archivo
    }
    .todo =
        { $reason ->
            [foreign] Elige un archivo que acabe en .ochre-backup.
            [damaged] Usa otra copia.
            [newer] Instala el Ochre más nuevo.
            [older] Ábrela allí.
            [otherKeys] Restaura antes su frase de recuperación.
           *[other] { "" }
        }
failure-backup-keys =
    { $clash ->
        [secret] «{ $walletName }» tiene otras claves que el llavero de este equipo, con la misma huella
        [here] «{ $walletName }» tiene otras claves que «{ $other }» de aquí, bajo una misma huella
        [within] «{ $walletName }» tiene otras claves que «{ $other }» del mismo archivo, bajo una misma huella
       *[none] Las claves de «{ $walletName }» son imposibles
    }
    .happened = El bitcoin pagado a las claves equivocadas es de otra persona.
    .todo = No confíes en este archivo. Restaura con la frase de recuperación.
failure-backup-too-much = Más de { $most } { $what }
failure-backup-password = Contraseña de la copia incorrecta
failure-no-free-slot = Ninguna ranura libre
    .todo = Crea una y vuelve aquí.
failure-not-enough-asset = No hay bastante de este activo
    .happened = Hacen falta { $needed } unidades, puedes gastar { $spendable }.
failure-asset-unknown = El servicio no muestra ningún activo { $assetId }
    .todo = Refresca. Para un activo nuevo, usa una factura para cualquier activo.
failure-asset-renamed =
    { $by ->
        [genesis] El servicio describe { $assetId } de otro modo que en su emisión
       *[service] El servicio describe ahora { $assetId } de otro modo
    }
    .happened =
        { $by ->
            [genesis] Emitido como { $first }; incorrecto: { $now }
           *[service] { $first }, ahora { $now }
        }
    .todo =
        { $by ->
            [genesis] Elige «Conservar lo emitido» en Activos antes de enviarlo.
           *[service] Elige en Activos lo correcto antes de enviarlo.
        }
failure-invoice-not-as-asked = El servicio creó otra factura
    .happened =
        { $field ->
            [form] Ochre no puede leerla, y pidió liberar la ranura.
            [olderLayout] Una forma anterior a RGB 0.11, que las carteras quizá no paguen. Ochre pidió liberar la ranura.
            [forgottenSlot] La ranura { $got } tiene activos según tu registro verificado. Lo pagado ahí no podría enviarse. Ochre pidió liberarla.
            [slot] La ranura { $got } no consta como ranura libre tuya.
           *[other] Pediste { $asked }; el servicio escribió { $got }.
        }
    .todo =
        { $field ->
            [slot] No recibas activos aquí hasta saberlo: el servicio integrado puede tener datos de otra cartera.
           *[other] Avisa al operador. Ochre la oculta para que nadie la pague.
        }
failure-invoice-used = La factura nombra una dirección o ranura ya usada
    .todo = Reintenta para obtener otra. Si sigue así, avisa al operador. Ochre la oculta para que nadie la pague.
failure-invoice-refused =
    Destinatario { $recipient }: { $reason ->
        [unreadable] factura ilegible
        [otherNetwork] otra red
        [expired] caducada
        [expiresSoon] caduca en menos de un minuto
        [serviceDiffers] el servicio la lee de otro modo
        [disagrees] pide otra cosa
        [repeated] aparece dos veces
        [tooManyEndpoints] más de tres direcciones de entrega
        [endpointRefused] una dirección de entrega que Ochre no usa
        [noEndpoint] ninguna dirección de entrega
       *[ours] una factura tuya
    }
    .todo = Pide una factura nueva, o quita este destinatario.
failure-transfer-unknown = Esta transferencia no está en la lista
    .todo = Refresca.
failure-history-nowhere = Sin proxy RGB para estos datos de activo
    .todo = Refresca. Si sigue así, solo el servicio puede decir qué llegó.
failure-transfer-state = Esta transferencia no se puede cancelar
    .todo = Refresca para ver su estado.
    .happened =
        { $because ->
            [outcomeUnknown] No llegó respuesta: cancelar ahora podría pagar dos veces después.
            [handedOver] Entregada: aún puede confirmarse.
           *[other] { "" }
        }
failure-unspent-missing = El servicio ya no muestra tu salida { $outpoint }
    .happened = Ochre no la da por gastada.
    .todo = Refresca. Si sigue sin aparecer, no empieces nada: el servicio puede haber perdido datos.
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
failure-unlock-body =
    { $problem ->
        [json] El cuerpo de desbloqueo no es JSON
        [object] El cuerpo de desbloqueo debe ser un objeto: { "{ … }" }
        [tooDeep] El cuerpo de desbloqueo está demasiado anidado
       *[words] El cuerpo de desbloqueo parece contener palabras o claves de una cartera
    }
    .todo =
        { $problem ->
            [json] Pon { "{{" }password{ "}}" } entre comillas.
            [words] Introduce la contraseña propia del nodo. Ochre nunca envía eso.
           *[other] { "" }
        }
failure-extra-off =
    { $extra ->
        [list] La lista de nodos está desactivada
        [detail] Los detalles de un nodo están desactivados
       *[probe] Preguntar a los nodos por su estado está desactivado
    }
    .todo = Actívalo en la conexión.
failure-run-busy = Otro lote está en marcha
failure-practice-refused = La práctica se negó: «{ $detail }»
failure-coins-changed = { $outpoint } contiene más que antes
    .todo = Descarta esta y prepárala de nuevo: destruiría lo nuevo.
failure-drafts-full = Demasiadas importaciones sin firmar
    .happened = { $drafts } de { $most }, { $megabytes } de { $mostMegabytes } MB. Esta no se añadió.
    .todo = Firma o descarta algunas en Firmar sin conexión.
failure-brought-unanswered = Preguntas abiertas: { $open }
    .todo = Responde a cada una, o no firmes.
failure-signed-before = Ya firmaste un pago a este destinatario
    .happened = Transacción { $txid }, { $day }. Gasta otras monedas: podrían confirmarse las dos.
    .todo = Averigua qué pasó con la primera. Para reemplazarla, gasta una de sus monedas.
failure-combine-other = PSBT de otra transacción
    .happened = Hasta ahora se combinó { $txid }, y ahora se añadió { $other } también.
    .todo = Pide a su firmante una PSBT de la misma transacción.
failure-combine-differs = Dos valores para un campo
    .happened =
        { $map ->
            [input] Entrada { $index }: las PSBT difieren en «{ $field }».
            [output] Salida { $index }: las PSBT difieren en «{ $field }».
           *[global] Las PSBT difieren en «{ $field }».
        }
    .todo = Pregunta a los firmantes cuál es correcto. Ochre no elige ninguno.
failure-offline-mode = Sin red en modo sin conexión
    .todo = Desactívalo en Ajustes para usar la red.
failure-plain-only =
    { $what ->
        [assets] Esta cartera no tiene claves de activos
        [service] Este servicio necesita también las claves de activos
        [practice] La práctica necesita también las claves de activos
       *[account] Sin cuenta completa que exportar
    }
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
failure-disk-refused = No se puede escribir { $file }: { $detail }
    .todo = Libera espacio, o permite que Ochre escriba ahí.
failure-file-unreadable =
    { $why ->
        [gone] «{ $file }» ya no existe
        [denied] No puedes leer «{ $file }»
        [noFile] «{ $file }» no es un archivo
       *[other] No se puede abrir «{ $file }»: { $detail }
    }
failure-file-kind = El nombre de «{ $file }» debe acabar en { $endings }
failure-host-gone = Ochre no responde
    .todo = Tu acción sigue en marcha. Reinicia Ochre y recarga.
failure-internal = Algo falló dentro de Ochre
    .happened = Incidente { $incident } en el registro.
    .todo = Comprueba tus saldos antes de repetir nada.
failure-gone =
    { $what ->
        [node] Este nodo ya no está en la lista
        [connection] Esta conexión ya no está
        [run] Este lote ya no está
        [codes] Estos códigos caducaron
       *[import] Esta importación ya no está
    }
    .todo =
        { $what ->
            [codes] Muéstralos o escanéalos otra vez.
            [import] Impórtala otra vez.
           *[other] { "" }
        }
failure-coin-frozen = Las ranuras nuevas gastarían { $outpoint }, que congelaste
    .happened = El servicio gasta todas las monedas normales en ranuras nuevas.
    .todo = Descongela la moneda en Monedas y reinténtalo.
failure-replace-refused =
    { $reason ->
        [assets] Ochre no puede reemplazar un envío de activos: la prueba del destinatario nombra esta transacción
        [mined] Esta transacción ya está en un bloque
        [spent] Una transacción posterior gasta de esta
        [replaced] Una transacción más nueva reemplaza a esta
        [rate] Los nodos de Bitcoin piden { $rate } o más
       *[unknown] Ochre no puede reemplazar esta transacción
    }
