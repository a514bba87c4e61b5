### Qué falló, un mensaje por código: cómo se llama, qué ocurrió y qué hacer. Frases completas.

## What a screen sent

failure-invalid-input = Revisa este valor
    .todo = Corrígelo e inténtalo de nuevo. No se hizo nada.
failure-invalid-input-value = El valor de «{ $path }» no es válido: { $problem }
failure-invalid-input-whole = Los datos de la petición no son válidos: { $problem }

failure-unknown-call = Esta versión no puede hacer eso
    .happened = La ventana pidió «{ $name }», que el proceso principal de Ochre no conoce.
    .todo = Reinicia Ochre. Si sigue igual, vuelve a instalarlo: sus dos partes son de versiones distintas.

failure-input-too-large = Demasiado grande
    .happened =
        Se enviaron al menos { $bytes ->
            [one] { $bytes } byte
           *[other] { $bytes } bytes
        }, y el límite es de { $limitBytes ->
            [one] { $limitBytes } byte
           *[other] { $limitBytes } bytes
        }.
    .todo = Envía menos. No se hizo nada.

failure-app-locked = Ochre está bloqueado
    .happened = Ochre no hace nada mientras está bloqueado.
    .todo = Desbloquéalo primero.

failure-not-here-nativeConfirmOnly = Esta página no puede responder aquí
    .happened = El proceso principal de Ochre lo pregunta en una ventana propia, fuera del alcance de esta página.
    .todo = Responde en esa ventana.
failure-not-here-practiceOnly = Solo en modo de práctica
    .happened = Esta cartera no usa el servicio de práctica.
    .todo = Abre una cartera de práctica para hacerlo.
failure-not-here-noMainnetOnLoopback = Aquí no se puede usar bitcoin real
    .happened = Ochre se está ejecutando en un navegador, y eso es solo para la práctica y las redes de prueba.
    .todo = Para mainnet, usa la ventana de escritorio.
failure-not-here-loopbackServicesOnly = Solo servicios de este equipo
    .happened = Ochre se está ejecutando en un navegador, y así solo se comunica con servicios de este equipo.
    .todo = Para un servicio de otro equipo, usa la ventana de escritorio.
failure-not-here-noFileDialog = Aquí no se pueden elegir archivos
    .happened = Ochre se está ejecutando en un navegador y no puede preguntar dónde guardar un archivo.
    .todo = Para trabajar con archivos, usa la ventana de escritorio.
failure-not-here-noOwnService = Aquí no hay servicio propio
    .happened = Este Ochre no puede ejecutar un servicio de cartera propio: rgb-lib, que necesita para ello, no existe para este sistema.
    .todo = Conéctate a un servicio remoto.
failure-not-here-ownServiceByProxy = Tu propio servicio no usa proxy
    .happened = Esta cartera pasa por un proxy, y rgb-lib, que el servicio ejecuta, no lo usaría.
    .todo = Quita primero el proxy de la conexión de la cartera o quédate con el servicio remoto.

## The keychain

failure-keychain-absent = No hay un llavero donde guardar la clave de la cartera
    .todo = En Linux, instala y desbloquea gnome-keyring o KWallet, inicia Ochre desde tu sesión de escritorio e inténtalo de nuevo. O continúa con una cartera de sesión, que se olvida al cerrar Ochre.
failure-keychain-absent-noDbus = Esta sesión no tiene D-Bus, que es la vía para acceder a un llavero. Ochre nunca guarda una clave en un archivo.
failure-keychain-absent-noSecretService = Ningún programa de este equipo ofrece el servicio Secret Service (un llavero). Ochre nunca guarda una clave en un archivo.
failure-keychain-absent-noLibrary = La biblioteca libsecret-1 no está instalada. Ochre nunca guarda una clave en un archivo.
failure-keychain-absent-other = El llavero respondió: «{ $detail }». Ochre nunca guarda una clave en un archivo.

failure-keychain-locked = Tu llavero está bloqueado
    .happened =
        { $during ->
            [reading] Contiene la clave de esta cartera, y no la da mientras está bloqueado. La cartera no se ha perdido.
           *[writing] No admite claves nuevas mientras está bloqueado. No se guardó nada.
        }
    .todo = Desbloquea el llavero de tu sistema e inténtalo de nuevo.

failure-keychain-timeout = Tu llavero no respondió
    .happened =
        Ochre esperó { $seconds ->
            [one] { $seconds } segundo
           *[other] { $seconds } segundos
        }. Quizá el llavero tenga una pregunta abierta en otra ventana.
    .todo = Responde o cierra esa pregunta e inténtalo de nuevo.

failure-keychain-refused = Tu llavero rechazó la petición
    .happened = Respondió: «{ $detail }»
    .todo = Abre el llavero de tu sistema, comprueba si Ochre puede usarlo e inténtalo de nuevo.

failure-keychain-readback = Tu llavero no guardó la clave de la cartera
    .happened = Lo que se leyó después no es lo que se escribió, así que la cartera no se creó.
    .todo = Inténtalo de nuevo. Si sigue igual, no es seguro usar este llavero: elige una cartera de sesión.

failure-keychain-absent-node = No hay un llavero donde guardarlo
    .happened = No se encontró ningún llavero en este equipo, y Ochre nunca guarda una contraseña ni un token en un archivo. No se guardó nada.
    .todo = La contraseña del nodo que escribes al desbloquear sirve para esa única acción, o para un único lote, sin llavero. Para guardarla, en Linux instala y desbloquea gnome-keyring o KWallet, e inicia Ochre desde tu sesión de escritorio.
failure-keychain-locked-node = Tu llavero está bloqueado
    .happened =
        { $during ->
            [reading] Contiene la contraseña del nodo, y no la da mientras está bloqueado. No se consultó a ningún nodo.
           *[writing] No admite contraseñas nuevas mientras está bloqueado. Lo que ya estaba guardado sigue igual.
        }
    .todo = Desbloquea el llavero de tu sistema e inténtalo de nuevo. O escribe la contraseña del nodo: sirve para esa única acción.
failure-keychain-readback-node = Tu llavero no guardó la contraseña del nodo
    .happened = Lo que se leyó después no es lo que se escribió.
    .todo = Inténtalo de nuevo. Si sigue igual, no es seguro usar este llavero: escribe la contraseña del nodo en cada desbloqueo.

failure-secret-missing = La clave de la cartera no está en tu llavero
    .happened = Tu llavero está abierto y no tiene ninguna entrada para «{ $walletName }». Se eliminó de allí, o este es el llavero de otro usuario.
    .todo = Restaura la cartera con su frase de recuperación.

failure-token-missing = El token guardado para «{ $name }» no está en este llavero
    .happened = Tu llavero está abierto, pero el token se eliminó de allí, o este es el llavero de otro usuario. Sin él no se envía nada.
    .todo = Introduce de nuevo el token en los ajustes de «{ $name }».

failure-secret-unreadable = No se puede leer la clave de la cartera
    .todo = Usa la versión más reciente de Ochre, o restaura la cartera con su frase de recuperación.
failure-secret-unreadable-foreign = La entrada del llavero no la escribió Ochre.
failure-secret-unreadable-version = La entrada del llavero tiene la versión { $version }, que este Ochre no conoce.

failure-secret-foreign = La clave es de otra cartera
    .happened = La entrada del llavero de «{ $walletName }» deriva claves distintas de las que tiene esta cartera. No se firmó nada con ella.
    .todo = Restaura la cartera con su frase de recuperación.

failure-session-ended = La clave de la sesión ya no existe
    .happened = «{ $walletName }» se guardó para una sola sesión, y esa sesión ha terminado.
    .todo = Restaura la cartera con su frase de recuperación.

## The app password

failure-secret-sealed = La clave de la cartera está cerrada con otra contraseña de la app
    .happened = El llavero contiene la clave de «{ $walletName }», cerrada con una contraseña de la app que no es la que se usa aquí.
    .todo = Reinicia Ochre: te pedirá esa contraseña de la app. Si no la tienes, restaura la cartera con su frase de recuperación.

failure-password-wrong = Esa no es la contraseña de la app
    .happened = No se abrió ni se cambió nada. Las mayúsculas y los espacios cuentan.
    .todo =
        { $waitSeconds ->
            [0] Inténtalo de nuevo.
            [one] Podrás volver a intentarlo en { $waitSeconds } segundo.
           *[other] Podrás volver a intentarlo en { $waitSeconds } segundos.
        }

failure-password-wait = Espera un momento antes de volver a intentarlo
    .happened = Hubo varias contraseñas de la app incorrectas seguidas, así que Ochre espera un poco. Esta no se comprobó.
    .todo =
        { $waitSeconds ->
            [0] Inténtalo de nuevo.
            [one] Podrás volver a intentarlo en { $waitSeconds } segundo.
           *[other] Podrás volver a intentarlo en { $waitSeconds } segundos.
        }

failure-password-needed = Hace falta la contraseña de la app
    .happened = Aquí se pide de nuevo, aunque Ochre ya esté desbloqueado. No se hizo nada.
    .todo = Escribe la contraseña de la app e inténtalo de nuevo.

failure-password-state-set = Ya hay una contraseña de la app
    .happened = No se cambió nada.
    .todo = Cámbiala en Ajustes, o quítala primero allí.
failure-password-state-unset = No hay contraseña de la app
    .happened = No se cambió nada.
    .todo = Crea una primero en Ajustes.

failure-lock-missing = El bloqueo no está en tu llavero
    .happened = Tu llavero está abierto y no tiene ninguna entrada que pueda abrirse con una contraseña de la app. Se eliminó de allí, o este es el llavero de otro usuario.
    .todo = Si Ochre está bloqueado, elige «¿Has olvidado la contraseña de la app?». Si no, restaura las carteras con sus frases de recuperación.

failure-locked-meanwhile = Ochre se bloqueó mientras tanto
    .happened = La pregunta seguía abierta cuando se bloqueó, así que cuenta como un no. No se firmó ni se mostró nada.
    .todo = Desbloquea Ochre y empieza de nuevo.

failure-words-no-wallet = Esta frase de recuperación no es de ninguna cartera de aquí
    .happened = La frase es válida, pero de otra cartera. No se cambió nada.
    .todo = Escribe la frase de una cartera que Ochre muestre en este equipo.

failure-new-password-short = Al menos { $least } caracteres
failure-new-password-differs = Escribe la misma contraseña dos veces

failure-keyholder-gone = El proceso de las claves se detuvo
    .happened = El proceso que tiene las claves terminó durante «{ $during }». No deja rastro, y no se presentó nada.
    .todo = Inténtalo de nuevo.

## Words and wallets

failure-words-count =
    { $count ->
        [0] Aún no hay palabras
        [one] Una frase no puede tener { $count } palabra
       *[other] Una frase no puede tener { $count } palabras
    }
    .happened = Una frase de recuperación tiene 12, 15, 18, 21 o 24 palabras.
    .todo = Compara con lo que anotaste.

failure-words-foreign-electrum = Esta es una frase de Electrum
    .happened = Lleva la marca de versión de Electrum. Electrum obtiene de ella claves distintas de las de BIP39, así que Ochre no puede restaurarla.
    .todo = Ábrela en Electrum y envía su bitcoin a una cartera nueva de Ochre. Si la creó otro programa, hay una palabra mal: compara con lo que anotaste.
failure-words-foreign-electrumTwoFactor = Esta es una frase de Electrum con autenticación de dos factores
    .happened = Lleva la marca que Electrum usa para eso. Sus monedas necesitan una segunda clave que estas palabras no generan, así que Ochre no puede restaurarla.
    .todo = Ábrela en Electrum y envía su bitcoin a una cartera nueva de Ochre. Si la creó otro programa, hay una palabra mal: compara con lo que anotaste.
failure-words-foreign-aezeed = Esta es una semilla cifrada de LND (aezeed)
    .happened = Su propia suma de comprobación es correcta. Sus palabras son las de BIP39, pero solo los programas basados en LND obtienen sus claves de ellas.
    .todo = Ábrela en el programa que la creó y envía su bitcoin a una cartera nueva de Ochre.
failure-words-foreign-slip39 = Esta es una parte de una copia SLIP39
    .happened = Sus palabras son de la lista de SLIP39. Una sola parte no es una cartera, y varias dan claves distintas de las de BIP39.
    .todo = Ábrela en el programa o dispositivo que la creó y envía su bitcoin a una cartera nueva de Ochre.
failure-words-foreign-monero = Esta es una frase de Monero
    .happened = Su última palabra es la suma de comprobación de Monero. Restaura monero, y no hay bitcoin en ella.
    .todo = Busca las palabras de tu cartera de bitcoin.
failure-words-foreign-oneMore = Sobra una palabra
    .happened = Sin la última palabra, la frase está completa. La última puede ser una passphrase BIP39, que Ochre no admite: sin ella restaurarías otra cartera.
    .todo = Omítela solo si no pertenece a tu frase. Si pertenece, usa el programa que creó la cartera.
failure-words-foreign-otherList = Estas no son las palabras de una frase BIP39
    .happened = La mayoría no está en ninguna de las diez listas de BIP39. Monero, SLIP39 y Electrum anterior a 2014 tienen listas propias.
    .todo = Averigua qué programa las creó y ábrelas en él.

failure-words-unknown =
    { $count ->
        [one] Una palabra no está en la lista
       *[other] { $count } palabras no están en la lista
    }
    .happened = Fuera de la lista de 2 048 palabras en { $wordList }: { $words }.
    .todo = Compara con lo que anotaste.
failure-words-unknown-word = palabra { $position }
failure-words-unknown-hint = palabra { $position } (quizá { $suggestions })

failure-words-completed =
    { $count ->
        [one] Una palabra estaba abreviada
       *[other] { $count } palabras estaban abreviadas
    }
    .happened = Cuatro letras identifican una palabra de la lista en { $wordList }, y la suma de comprobación coincide.
    .todo = Compara la frase entera con lo que anotaste y usa después estas palabras.

failure-words-checksum = Las palabras no encajan entre sí
    .happened = Todas están en la lista en { $wordList }, pero la suma de comprobación no coincide: una está mal, o dos están cambiadas de lugar.
    .todo = Compara con lo que anotaste, en el mismo orden.
failure-words-checksum-perhaps = Quizá el error esté aquí: { $places }.

failure-word-list-english = inglés
failure-word-list-spanish = español
failure-word-list-french = francés
failure-word-list-italian = italiano
failure-word-list-portuguese = portugués
failure-word-list-czech = checo
failure-word-list-japanese = japonés
failure-word-list-korean = coreano
failure-word-list-chineseSimplified = chino (simplificado)
failure-word-list-chineseTraditional = chino (tradicional)

failure-words-other-wallet = Esta es la frase de recuperación de otra cartera
    .happened = Es válida, pero da claves distintas de las de «{ $walletName }».
    .todo = Comprueba si es la hoja correcta.

failure-wallet-unknown = Esa cartera no está en la lista
    .happened = Se eliminó, quizá en otra ventana.
    .todo = Elige otra cartera.

failure-wallet-exists = Esta cartera ya está aquí
    .happened = «{ $walletName }» tiene las mismas claves. Dos copias con los mismos activos podrían perderlos.
    .todo = Usa esa.

failure-keys-unproved-other = Estas no son las claves de tu frase de recuperación
    .happened = “{ $walletName }” viene de una copia de seguridad. Tu frase de recuperación tiene su misma huella pero da otras claves, así que sus direcciones son de otra persona.
    .todo = Usa la cartera creada con tu frase de recuperación y elimina esta.
failure-keys-unproved-yet = Verifica primero estas claves
    .happened = “{ $walletName }” viene de una copia de seguridad, y sus direcciones aún no están verificadas como tuyas. No se muestra ninguna y no se crea ninguna factura.
    .todo = Escribe aquí su frase de recuperación, o vuelve a importar su cuenta pública desde el equipo que la tiene y compara los grupos de letras.

failure-no-key-here = La clave no está en este equipo
    .happened = «{ $walletName }» solo tiene claves públicas.
    .todo = Firma donde está su clave, o restáurala aquí con su frase de recuperación.

failure-network-refused = No es posible en esta red
    .todo = Elige otra red.
failure-network-refused-practiceIsRegtest = Las carteras de práctica usan regtest, no { $network }.
failure-network-refused-noMainnetOnLoopback = Ochre se está ejecutando en un navegador, y así nunca se usa con bitcoin real.
failure-network-refused-noServiceKeysOnMainnet = Una frase de recuperación que creó un servicio es solo para redes de prueba: quien la creó puede gastar.

failure-service-keys-mismatch = El servicio dio claves que no corresponden a su frase de recuperación
    .happened = «{ $field }» no es lo que se deriva de esta frase. No se guardó nada.
    .todo = No uses este servicio. Crea la frase en este equipo.

## The service. $host is its address, $endpoint what it was asked for (“/wallet/btcbalance”), $detail the system’s own word.

failure-own-service = Ochre (servicio propio)
failure-url-refused = Esta dirección no se puede usar
    .todo = Cambia la dirección e inténtalo de nuevo.
failure-url-refused-syntax = No es una dirección web.
failure-url-refused-scheme = Debe empezar por https:// (http:// solo se permite para este equipo).
failure-url-refused-credentials = Incluye un usuario o una contraseña. El token tiene su propio campo y se guarda en el llavero.
failure-url-refused-query = Tiene una parte después de «?» o «#». Escribe solo la dirección base.
failure-url-refused-loopbackOnly = Ochre se está ejecutando en un navegador, y así solo se comunica con servicios de este equipo.
failure-url-refused-proxyElsewhere = Ochre se está ejecutando en un navegador, y así solo admite un proxy de este equipo.
failure-url-refused-onionNeedsProxy = Es una dirección onion, a la que solo llega Tor: configura su proxy SOCKS5 en «Proxy y certificado».
failure-url-refused-onionPlain = Sin https, una dirección onion solo está protegida a partir de Tor: eso requiere un proxy SOCKS5 en este mismo equipo.
failure-url-refused-plainByProxy = Es este mismo equipo, pero el proxy está en otro: lo que se envía se podría leer por el camino.
failure-url-refused-pinNeedsTls = Hay un certificado fijado, y http:// no muestra ninguno. Usa https://, o deja de fijar el certificado.
failure-url-refused-notCompared = No sirve para comparar: es el servidor que ya usas, o uno de la cadena de práctica.

failure-consent-needed = Primero hace falta tu consentimiento
    .happened = { $host } no ha visto las claves públicas de esta cartera. Una vez mostradas, no se pueden retirar.
    .todo = Regístrala en Inicio si quieres usar este servicio con esta cartera.

failure-pin-refused = Ochre no puede usar esa huella
    .happened =
        { $reason ->
            [sha1] Es una huella SHA-1, que se puede falsificar.
           *[form] No son 64 dígitos hexadecimales ni sha256/ seguido del hash de una clave pública.
        }
    .todo = Pega la huella SHA-256, o pulsa «Ver el certificado».

failure-pin-not-taken = El certificado no se fijó
    .happened = No aceptaste confiar en un único certificado para { $host }, así que no se cambió nada.
    .todo = Compara la huella con la que te dé quien administra el servicio.

failure-proxy-failed-unreachable = No se puede conectar con el proxy
    .happened = Nada responde en { $proxy }. ({ $detail })
    .todo = No se envió nada a { $host }, y Ochre no prueba ningún otro camino. Comprueba si Tor o el proxy está en marcha, y en qué puerto.
failure-proxy-failed-silent = El proxy tarda demasiado
    .happened = { $proxy } aceptó la conexión y no llegó a { $host } a tiempo. ({ $detail })
    .todo = No se envió nada a { $host }, y Ochre no prueba ningún otro camino. Puede que Tor aún esté arrancando: inténtalo de nuevo en un minuto.
failure-proxy-failed-protocol = No es un proxy de este tipo
    .happened = Lo que responde en { $proxy } no se comporta como un proxy de este tipo. ({ $detail })
    .todo = No se envió nada a { $host }, y Ochre no prueba ningún otro camino. Comprueba si es HTTP o SOCKS5, y en qué puerto.
failure-proxy-failed-login = El proxy rechazó el acceso
    .happened = { $proxy } no acepta este usuario y esta contraseña. ({ $detail })
    .todo = No se envió nada a { $host }, y Ochre no prueba ningún otro camino. Vuelve a escribir el usuario y la contraseña en «Proxy y certificado».
failure-proxy-failed-loginWanted = El proxy pide identificarse
    .happened = { $proxy } no deja pasar a nadie sin usuario y contraseña. ({ $detail })
    .todo = No se envió nada a { $host }, y Ochre no prueba ningún otro camino. Escríbelos en «Proxy y certificado».
failure-proxy-failed-target = El proxy no llegó al servicio
    .happened = { $proxy } respondió que no tiene conexión con { $host }. ({ $detail })
    .todo = No se envió nada a { $host }, y Ochre no prueba ningún otro camino. Comprueba si la dirección del servicio es correcta y si está en marcha.

failure-certificate-refused = No se pudo verificar la identidad del servicio
failure-certificate-refused-selfSigned = { $host } avala él mismo su certificado, y no lo has fijado. No se envió nada. ({ $detail })
failure-certificate-refused-untrusted = Nadie en quien confíe este equipo avala el certificado de { $host }. No se envió nada. ({ $detail })
failure-certificate-refused-name = El certificado que muestra { $host } es para otro nombre. No se envió nada. ({ $detail })
failure-certificate-refused-expired = El certificado de { $host } ha caducado. No se envió nada. ({ $detail })
failure-certificate-refused-notYet = El certificado de { $host } aún no es válido. No se envió nada. ({ $detail })
failure-certificate-refused-clock = Comprueba si el reloj de este equipo está en hora. Si lo está, quien administra el servicio debe renovar el certificado.
failure-certificate-refused-pin = Si el servicio es tuyo, compara su certificado y fíjalo en Ajustes, «Proxy y certificado».

failure-certificate-changed = Este certificado no es el que fijaste
    .happened =
        { $of ->
            [certificate] { $host } mostró uno cuyo SHA-256 es { $seen }. El fijado es { $pinned }. No se envió nada.
           *[publicKey] { $host } mostró uno cuya clave pública tiene el SHA-256 { $seen }. La fijada es { $pinned }. No se envió nada.
        }
    .todo = Pregunta a quien administra el servicio si se renovó. Si no, alguien se ha interpuesto entre tú y el servicio.

failure-service-unreachable = No se puede conectar con el servicio
    .todo = No se perdió nada. Inténtalo de nuevo, o revisa la dirección en Ajustes.
failure-service-unreachable-refused = Nada escucha en { $host }.
failure-service-unreachable-dns = El nombre { $host } no se conoce.
failure-service-unreachable-tls = No se pudo verificar la identidad de { $host }, así que no se envió nada.
failure-service-unreachable-reset = { $host } cortó la conexión.
failure-service-unreachable-offline = Este equipo no tiene red.
failure-service-unreachable-other = No se pudo establecer la conexión con { $host }.

failure-service-slow = El servicio tarda demasiado
    .todo = Inténtalo más tarde.
failure-service-slow-act = No llegó ninguna respuesta, así que puede haber ocurrido. Refresca y compruébalo antes de volver a intentarlo.
failure-service-slow-connect =
    { $seconds ->
        [one] Se pidió { $endpoint } a { $host }, que no atendió en { $seconds } segundo. Eso no es un rechazo.
       *[other] Se pidió { $endpoint } a { $host }, que no atendió en { $seconds } segundos. Eso no es un rechazo.
    }
failure-service-slow-headers =
    { $seconds ->
        [one] Se pidió { $endpoint } a { $host }, que no empezó a responder en { $seconds } segundo. Eso no es un rechazo.
       *[other] Se pidió { $endpoint } a { $host }, que no empezó a responder en { $seconds } segundos. Eso no es un rechazo.
    }
failure-service-slow-body =
    { $seconds ->
        [one] Se pidió { $endpoint } a { $host }, que no terminó su respuesta en { $seconds } segundo. Eso no es un rechazo.
       *[other] Se pidió { $endpoint } a { $host }, que no terminó su respuesta en { $seconds } segundos. Eso no es un rechazo.
    }
failure-service-slow-total =
    { $seconds ->
        [one] Se pidió { $endpoint } a { $host }, que no acabó en { $seconds } segundo. Eso no es un rechazo.
       *[other] Se pidió { $endpoint } a { $host }, que no acabó en { $seconds } segundos. Eso no es un rechazo.
    }

failure-service-error-fault = El servicio tiene un fallo
failure-service-error-refused = El servicio rechazó la petición
failure-service-error-known = Según { $host }: { $meaning }.
failure-service-error-status = { $host } respondió a { $endpoint } con { $status }.
failure-service-error-words = { $host } respondió a { $endpoint } con { $status }: «{ $message }»
failure-service-error-later = No se firmó ni se perdió nada. Inténtalo más tarde.
failure-service-error-chain = El servicio no llega a la red de Bitcoin
    .happened = { $host } responde, pero el servidor Bitcoin al que pregunta no. Tu propia conexión funciona.
    .todo = No se firmó ni se perdió nada. Inténtalo más tarde, avisa a quien lo administra o elige otro servicio en Ajustes, Conexión.
# $server: its address, as “ssl://electrum.example:50002”.
failure-service-error-indexer = Tu servidor Bitcoin no responde
    .happened = El servicio propio de Ochre no puede acceder al indexador { $server }.
    .todo = No se firmó ni se perdió nada. Comprueba que el indexador funciona y que su dirección es correcta. Puedes cambiarla en Ajustes, Conexión.
failure-service-error-operator = No se firmó ni se perdió nada, y repetirlo no cambia nada. Comprueba la versión de la API en Ajustes, Conexión, o pregunta a quien administra el servicio.
failure-service-error-invoice = No se firmó ni se perdió nada. Pide una factura nueva al destinatario.
failure-service-error-look = Actualiza y mira qué hay ahora antes de volver a intentarlo.
failure-service-error-funds = No se firmó ni se perdió nada. Actualiza, añade lo que falta e inténtalo de nuevo.
failure-service-error-address = No se firmó ni se perdió nada. Comprueba la dirección en Ajustes, Conexión, y el token si exige uno.
failure-service-error-wait =
    { $seconds ->
        [one] Pide que no se le consulte durante { $seconds } segundo. Inténtalo después.
       *[other] Pide que no se le consulte durante { $seconds } segundos. Inténtalo después.
    }

failure-service-answer = El servicio dio una respuesta que no se puede usar
    .todo = No se usó nada de ella. Comprueba si la dirección en Ajustes es la del propio servicio e inténtalo de nuevo.
failure-service-answer-redirect = Al pedirle { $endpoint }, { $host } remitió a otra dirección. Ochre no la sigue.
failure-service-answer-html = Al pedirle { $endpoint }, { $host } envió una página web en lugar de datos.
failure-service-answer-notJson = Al pedirle { $endpoint }, { $host } envió algo que no es JSON.
failure-service-answer-empty = Al pedirle { $endpoint }, { $host } no envió nada.
failure-service-answer-tooLarge = Al pedirle { $endpoint }, { $host } envió más de lo que Ochre admite.
failure-service-answer-tooDeep = Al pedirle { $endpoint }, { $host } envió datos con más niveles de los que Ochre lee.
failure-service-answer-encoding = Al pedirle { $endpoint }, { $host } envió texto con una codificación incorrecta.
failure-service-answer-duplicateKey = Al pedirle { $endpoint }, { $host } envió el mismo campo dos veces con valores distintos.
failure-service-answer-badNumber = Al pedirle { $endpoint }, { $host } envió un número que no puede ser un importe.
failure-service-answer-shape = Al pedirle { $endpoint }, { $host } envió datos con un formato desconocido.
failure-service-answer-cutShort = Al pedirle { $endpoint }, { $host } se detuvo a la mitad.

failure-chain-silent = El servidor Bitcoin no responde
    .todo = No se perdió nada. Inténtalo más tarde o cambia el servidor en Ajustes, «Fuente de la red Bitcoin».

failure-chain-refused = El servidor de Bitcoin dijo algo que no es cierto
    .todo = No se guardó nada de ello. Inténtalo de nuevo o indica otro servidor en Ajustes, «Fuente de la red Bitcoin»: lo mejor es el tuyo.
failure-chain-refused-otherChain = { $host } está en una red distinta de la de esta cartera.
failure-chain-refused-link = El bloque { $height } de { $host } no sigue al bloque anterior.
failure-chain-refused-work = El bloque { $height } de { $host } no tiene el trabajo que declara.
failure-chain-refused-target = El bloque { $height } de { $host } no tiene la dificultad que exigen las reglas de la red.
failure-chain-refused-time = La hora del bloque { $height } de { $host } es anterior a lo que permiten las reglas de la red.
failure-chain-refused-future = La hora del bloque { $height } de { $host } va más de dos horas por delante del reloj de este equipo. Comprueba si ese reloj está en hora.
failure-chain-refused-version = El bloque { $height } de { $host } tiene una versión que la red ya no acepta.
failure-chain-refused-checkpoint = El bloque { $height } de { $host } no es el que se sabe que tiene la red en ese lugar.
failure-chain-refused-lessWork = La cadena de { $host } tiene menos trabajo que la que Ochre ya comprobó, hasta el bloque { $height }.
failure-chain-refused-transaction = { $host } dio una transacción distinta de la que se pidió.
failure-chain-refused-proof = { $host } no demostró que la transacción esté en el bloque { $height }.

failure-chain-off = No hay ningún servidor de Bitcoin configurado
    .happened = Esta cartera no pregunta a ningún servidor de la red Bitcoin.
    .todo = Indica uno en Ajustes, «Fuente de la red Bitcoin».

failure-service-lacks = El servicio no admite esta petición
    .happened = No hay nada en { $endpoint } de { $host }. Puede que use otra versión de la API que la indicada en esta conexión, o que esté en otra dirección.
    .todo = En Ajustes, Conexión, pulsa «Detectar la versión de la API», o pregunta a quien administra el servicio. No se hizo nada.

failure-service-cannot = Este servicio no puede hacer eso
failure-service-cannot-proof = { $host } es anterior a julio de 2025, y sus transacciones no se pueden verificar aquí: no se le pide ninguna, y no se firmaría ninguna. Por eso no se le pidió.
    .instead = Pide a quien lo administra una versión más reciente, o conéctate a otro servicio. Con tu frase de recuperación, cualquier programa de cartera puede gastar su bitcoin normal.
failure-service-cannot-makeKeys = { $host } no crea frases de recuperación. Por eso no se le pidió.
    .instead = Crea la frase en este equipo; de todos modos es mejor.
failure-service-cannot-witnessInvoice = { $host } crea facturas solo sobre una ranura libre, y ninguna con una salida propia. Por eso no se le pidió.
    .instead = Crea primero una ranura y después una factura sobre ella.
failure-service-cannot-anyAssetInvoice = { $host } crea facturas solo para un activo, y ninguna que deje el activo abierto. Por eso no se le pidió.
    .instead = Elige el activo.
failure-service-cannot-manyRecipients = { $host } envía a un solo destinatario cada vez. Por eso no se le pidió.
    .instead = Envía a cada uno por separado.
failure-service-cannot-witnessRecipient = { $host } solo paga facturas sobre una ranura del destinatario, y ninguna que pida una salida propia. Por eso no se le pidió.
    .instead = Pide al destinatario una factura ciega, sobre una ranura suya.
failure-service-cannot-witnessInBatch = { $host } envía a un destinatario que pide una salida propia solo si no hay otro destinatario en la misma transacción. Por eso no se le pidió.
    .instead = Envía solo a ese destinatario, y a los demás en un segundo envío.
failure-service-cannot-waitForReceivers = { $host } no te deja elegir cuándo se difunde un envío, y puede hacerlo de inmediato, antes de que el destinatario lo acepte. Por eso no se le pidió.
    .instead = Para enviar de todos modos, elige difundir de inmediato (donación).
failure-service-cannot-broadcastAtOnce = { $host } siempre espera a que todos los destinatarios acepten un envío. Por eso no se le pidió.
    .instead = Deja sin activar la opción de difundir de inmediato.
failure-service-cannot-feeRate = { $host } no te deja elegir la comisión de un envío de activos. Por eso no se le pidió.
    .instead = Deja la comisión como está.
    .only = Elige { $only } sat/vB.
failure-service-cannot-minConfirmations = { $host } no te deja elegir cuántas confirmaciones deben tener las salidas gastadas. Por eso no se le pidió.
    .instead = Elige otro número de confirmaciones.
    .only =
        { $only ->
            [one] Elige { $only } confirmación.
           *[other] Elige { $only } confirmaciones.
        }
failure-service-cannot-decode = { $host } no lee facturas. Por eso no se le pidió.
    .instead = Ochre las lee por su cuenta, así que no se pierde nada.
failure-service-cannot-consignment = { $host } no entrega lo que acompaña a un envío (su consignment). Por eso no se le pidió.
    .instead = No se pierde nada: el destinatario lo tiene.
failure-service-cannot-sendBitcoin = { $host } solo envía activos, no bitcoin normal. Por eso no se le pidió.
    .instead = Puede gastarlo otro programa de cartera: Inicio muestra los descriptores para ello.

failure-not-connected = Esta cartera aún no está conectada
    .todo = Conéctala primero en Inicio. Allí ves qué datos recibe el servicio.
failure-not-connected-nowhere = No tiene ningún servicio indicado, y no se consultó a nadie. Puede firmar lo que importes en ella.
failure-not-connected-unknown = Esta cartera no está registrada en { $host }, y no se le pidió nada.

failure-wallet-not-registered = Esta cartera no está registrada en el servicio
    .happened = Según { $host }, no hay ninguna cartera registrada con estas claves públicas.
    .todo = Sus claves y su frase de recuperación siguen intactas. Si antes estaba registrada, pregunta primero a quien administra el servicio: puede haber perdido sus datos. Registrarla de nuevo empieza con una cartera vacía.

failure-token-refused-none = El servicio pide un token, o no admite a nadie de aquí
    .happened = { $host } respondió { $status }, y no hay ningún token guardado para él.
    .todo = Pide uno a quien lo administra y escríbelo en Ajustes, Conexión.
failure-token-refused-given = El servicio rechazó tu token
    .happened = { $host } respondió { $status }: el token falta, es incorrecto o ha caducado.
    .todo = Escribe un token nuevo en Ajustes, Conexión.

failure-address-not-ours = Esta dirección no se muestra
    .happened = El servicio dio «{ $address }».
    .todo = No pagues a esta dirección. Si vuelve a ocurrir, deja de usar este servicio: puede estar averiado o ser hostil.
failure-address-not-ours-otherKeychain = Tus claves la derivan, pero en la cadena de claves { $keychain }, que esta conexión no usa.
    .todo = No pagues todavía a esta dirección. Pregunta a quien administra el servicio qué cadena de claves usa y elígela en Ajustes, Conexión.
failure-address-not-ours-foreign = Tus claves no la derivan: el bitcoin enviado allí sería de otra persona.
    .searched = Tus claves no la derivan entre las primeras { $searched } direcciones de esta cartera restaurada.
    .todo = No pagues a esta dirección. Si usaste más direcciones con esta frase de recuperación, busca más lejos en Ajustes, Recuperación, y reinténtalo.
failure-address-not-ours-beyondGap = Tus claves la derivan, pero tan adelante que una cartera restaurada podría no encontrarla.
    .numbered = Tus claves la derivan con el número { $index }, tan adelante que una cartera restaurada podría no encontrarla.
failure-address-not-ours-beyondSearch = Tus claves la derivan con el número { $index }. Ochre solo buscó en las primeras { $searched } direcciones de esta cartera restaurada.
    .todo = No pagues aún a esta dirección. Busca más lejos en Ajustes, Recuperación, y reinténtalo.
failure-address-not-ours-beyondEnd = Tus claves la derivan con el número { $index }. Ninguna búsqueda llega tan lejos, y esta cartera ya ha usado casi todas las direcciones anteriores.
    .todo = No pagues a esta dirección. Crea una cartera nueva, recibe en ella y pasa allí lo que hay aquí.
failure-address-not-ours-form = No es una dirección taproot.
failure-address-not-ours-network = Es de otra red.

## Signing. $txid is the beginning of a transaction’s id, with the dots of what is cut: “1f2e3d4c…”.

failure-flow-unknown = Esta transacción ya no está abierta
    .happened = Se descartó o se terminó.
    .todo = Empieza de nuevo. No se firmó nada dos veces.

failure-flow-state = Esta transacción ya pasó de ese paso
    .happened = Su estado ya es: «{ $state }».
    .todo = Mira en «En curso» y en Transferencias antes de empezar otra.

failure-flow-live = Hay otra transacción en curso
failure-flow-live-unknown = Una transacción de esta cartera está en el estado «{ $state }».
    .todo = Mira en «En curso» antes de empezar otra.

failure-paid-before = A este destinatario ya se le pagó
    .happened = Tu transacción { $txid } paga al mismo destinatario y, según el servicio, se completó. Una factura se paga una sola vez: un segundo pago podría perderse. No se inició nada.
    .todo = Pide una factura nueva al destinatario.

failure-review-changed = Ochre sabe ahora más de estas monedas
    .happened = Verificó o consultó algunas después de tu revisión, así que lo que decía puede haber cambiado. No se firmó nada.
    .todo = Revisa la transacción otra vez.

failure-digest-changed = No es lo que revisaste
    .happened = La transacción leída antes de firmar no es la que se mostró. No se firmó nada.
    .todo = Empieza de nuevo. Si ocurre dos veces, no uses este equipo para firmar.

failure-spending-too-much =
    { $per ->
        [send] Más de lo que tu regla permite de una vez
       *[day] Más de lo que tu regla permite en un día
    }
failure-spending-too-much-bitcoin =
    { $per ->
        [send] Saldrían { $amount }, con la comisión incluida. Tu regla permite { $limit } por envío. No se firmó nada.
       *[day] Saldrían { $amount }, con la comisión incluida. Tu regla permite { $limit } en 24 horas. No se firmó nada.
    }
failure-spending-too-much-asset =
    { $per ->
        [send] Saldría más de este activo de lo que tu regla permite por envío. No se firmó nada.
       *[day] Saldría más de este activo de lo que tu regla permite en 24 horas. No se firmó nada.
    }
failure-spending-too-much-less = Envía menos, o cambia la regla en «Reglas de gasto», en Ajustes: el cambio tarda 24 horas.
failure-spending-too-much-wait = Envía menos, o espera: se podrá enviar { $when }, si este equipo está encendido hasta entonces.

failure-recipient-too-new = Este destinatario es nuevo
    .happened =
        { $hours ->
            [one] Según tu regla, un destinatario al que nunca se ha pagado debe esperar { $hours } hora. No se firmó nada.
           *[other] Según tu regla, un destinatario al que nunca se ha pagado debe esperar { $hours } horas. No se firmó nada.
        }
    .todo = Pide a Ochre que prepare lo mismo de nuevo: se podrá enviar { $when }, si este equipo está encendido hasta entonces.

failure-spending-unknown = No se sabe qué activos salen
    .happened = Tienes reglas sobre activos, y no está verificado cuántos mueve esta transacción ni a quién. No se firmó nada.
    .todo = Firma una cuyos activos estén verificados.

failure-rules-missing = Las reglas de gasto han desaparecido
    .happened = “{ $walletName }” tenía reglas de gasto, y ya no están junto a su clave. Algo las quitó. No se firmó nada.
    .todo = Guarda reglas en «Reglas de gasto», en Ajustes: con ellas vuelven las que estaban en vigor, y las menos estrictas esperan 24 horas. Piensa quién ha usado este equipo.

failure-rules-unreadable = Las reglas de gasto no se pueden leer
    .happened = Lo que está junto a la clave de “{ $walletName }” está dañado, o lo escribió una versión más reciente de Ochre. No se firmó nada.
    .todo = Usa esa versión más reciente. Si no existe, restaura la cartera con su frase de recuperación y vuelve a definir las reglas.

failure-rules-refused = Estas reglas no se pueden guardar
    .happened =
        { $reason ->
            [tooManyAssets] Las reglas en vigor y las nuevas nombran en total más de cinco activos.
           *[unknownAsset] Una de ellas es para algo que no es un activo.
        }
    .todo =
        { $reason ->
            [tooManyAssets] Quita un activo y añade otro un día después.
           *[unknownAsset] Quítala.
        }

failure-psbt-refused = Rechazada: no es lo que se pidió
    .todo = No se firmó nada. Haz que se construya de nuevo. Si la construyó un servicio y la segunda también está mal, deja de usar ese servicio. ({ $code })

failure-snapshot-old = La lista de monedas es demasiado antigua
    .happened =
        { $ageSeconds ->
            [one] Se obtuvo hace { $ageSeconds } segundo. No se firmó nada.
           *[other] Se obtuvo hace { $ageSeconds } segundos. No se firmó nada.
        }
    .todo = Empieza de nuevo, para que la transacción se compruebe con una lista reciente.

failure-nothing-to-do = No falta nada
    .happened =
        { $freeSlots ->
            [one] Ya hay { $freeSlots } ranura libre.
           *[other] Ya hay { $freeSlots } ranuras libres.
        }
    .todo = Pide más, o desactiva «Solo las que falten».

failure-not-enough-bitcoin = No hay suficiente bitcoin normal
    .happened = Hacen falta { $needed }, y ahora se pueden gastar { $spendable }.
    .todo = Envía bitcoin a esta cartera, o pide menos: un importe menor o menos ranuras.

failure-payment-refused = No se puede pagar a esta dirección
    .todo = Pide una dirección a quien vas a pagar y pégala completa. No se inició nada.
failure-payment-refused-dust = Es demasiado poco
    .happened = Ningún nodo retransmite un pago tan pequeño a una dirección de este tipo. El mínimo es { $least }.
    .todo = Envía más. No se inició nada.

failure-signature-invalid = Una firma no es válida
    .happened = La firma de la entrada { $input } era incorrecta, así que no se presentó nada.
    .todo = Empieza de nuevo. Si ocurre dos veces, puede que falle la memoria de este equipo.

failure-again-too-soon = Aún es pronto para presentarla de nuevo
    .happened = Puede que el servicio todavía la tenga. La misma transacción solo se presenta de nuevo después de haberle preguntado las veces suficientes sin que aparezca en su lista.
failure-again-too-soon-looks =
    { $looks ->
        [0] Deja que Ochre vuelva a consultar.
        [one] Deja que Ochre consulte una vez más.
       *[other] Deja que Ochre consulte { $looks } veces más.
    }
failure-again-too-soon-wait =
    { $looks ->
        [0] Deja que Ochre vuelva a consultar, la última vez dentro de { $wait } o después.
        [one] Deja que Ochre consulte una vez más, dentro de { $wait } o después.
       *[other] Deja que Ochre consulte { $looks } veces más, la última dentro de { $wait } o después.
    }

failure-clocks-torn = Los relojes no coinciden
    .happened =
        { $side ->
            [behind] El reloj de { $host } va { $difference } por detrás del de este equipo, así que no se sabe si la factura ha caducado. No se firmó nada.
           *[ahead] El reloj de { $host } va { $difference } por delante del de este equipo, así que no se sabe si la factura ha caducado. No se firmó nada.
        }
    .todo = Ajusta el reloj de este equipo con la hora de la red e inténtalo de nuevo. Si está en hora, pide una factura sin caducidad o prueba con otro servicio.

failure-outcome-unknown-silent = Firmada y presentada, pero sin respuesta
    .happened = El servicio puede haber aceptado o no la transacción { $txid }: { $reason }. Ochre no repite nada por su cuenta, porque un segundo intento podría gastar el doble.
    .todo = Refresca y mira en Transferencias o en «En curso»: si aparece allí, todo salió bien. No empieces lo mismo otra vez antes de saberlo.
failure-outcome-unknown-refused = Firmada, pero rechazada por el servicio
    .happened = El servicio no acepta la transacción { $txid }: { $reason }. Aun así tiene lo que firmaste, y todavía podría difundirlo.
    .todo = Mira en «En curso»: tras una consulta que no encuentre nada de ella, puedes descartarla, o presentarla de nuevo si aún puede aceptarse.
failure-outcome-unknown-other = El servicio nombra otra transacción
    .happened = La tuya es { $txid }, y según el servicio recibió { $named }. Puede haber enviado la tuya, otra o ninguna. Ochre no repite nada.
    .todo = Mira en «En curso». Si sigue así, deja de usar este servicio: puede estar averiado o ser hostil.

failure-reason-from-backup = viene de una copia de seguridad y no se ha verificado en este equipo. Compruébalo primero
failure-reason-service-unreachable = se cortó la conexión con él
failure-reason-service-slow = no respondió a tiempo
failure-reason-service-answer = su respuesta no se puede usar
failure-reason-service-error = respondió con un error
failure-reason-service-lacks = no tiene nada en el lugar al que va la transacción firmada
failure-reason-token-refused = rechazó el token
failure-reason-wallet-not-registered = según el servicio, esta cartera no está registrada
failure-reason-not-listed = la recibió y ya no la incluye en su lista. Puede haber perdido sus datos

failure-meaning-walletHeaderMissing = falta una cabecera que identifica esta cartera. Quizá la conexión está configurada con una versión anterior de la API
failure-meaning-notFound = no encuentra lo que se le pidió en esta cartera
failure-meaning-fieldMissing = exige el campo { $field }, que esta versión de la API no envía
failure-meaning-networkMismatch = dos redes no coinciden: la del servicio, la de esta cartera o la de una factura
failure-meaning-bitcoindAway = no puede acceder a su nodo de Bitcoin
failure-meaning-indexerAway = no puede acceder a la cadena
failure-meaning-proxyAway = el punto de entrega por el que el destinatario recibe los datos del activo no responde ahora, o no es un punto de entrega. La misma transacción puede salir más tarde
failure-meaning-notEnoughBitcoin = encuentra muy poco bitcoin normal en esta cartera
failure-meaning-notEnoughAsset = encuentra muy poco de este activo disponible ahora
failure-meaning-slotsMissing = no encuentra ninguna ranura de activos libre en esta cartera
failure-meaning-recipientUsed = una de las facturas ya se intentó pagar antes y no admite un segundo envío
failure-meaning-cannotFail = la transferencia avanzó mientras tanto y ya no se puede cancelar
failure-meaning-invalidInvoice = no acepta una de las facturas
failure-meaning-invoiceExpired = una de las facturas ha caducado
failure-meaning-nothingToDo = ya está así
failure-meaning-reasonHidden = se rechazó, y el motivo se perdió por el camino. Quien administra el servicio quizá lo encuentre en su registro
failure-meaning-dataDamaged = sus propios datos están dañados
failure-meaning-rateLimited = recibe demasiadas solicitudes
failure-meaning-gatewayRefused = algo que está delante del servicio lo rechazó
failure-meaning-behindAway = el servidor que está detrás de esta dirección no responde ahora
failure-meaning-timeout = el servidor que está detrás de esta dirección no respondió a tiempo. Puede que la solicitud le llegara

## Backups

failure-backup-refused-empty = El archivo está vacío
    .happened = No contiene ni un solo byte. No se cambió nada.
    .todo = Usa otra copia del archivo.
failure-backup-refused-foreign = No es una copia de seguridad de Ochre
    .happened = Este archivo lo escribió otro programa, o es de otro tipo. No se cambió nada.
    .todo = Elige el archivo que guardó Ochre: su nombre termina en .ochre-backup.
failure-backup-refused-damaged = La copia de seguridad está dañada
    .happened = Su comienzo cambió o falta, y sin él Ochre no puede saber de quién es el resto. Aquí no se cambió nada.
    .todo = Usa otra copia del archivo.
failure-backup-refused-tooLarge = El archivo es demasiado grande
    .happened = Ochre no puede leer aquí un archivo de este tamaño. No se cambió nada.
    .todo = Elige el archivo que guardó Ochre.
failure-backup-refused-newer = La creó una versión más reciente de Ochre
    .happened = Tiene el formato { $version }, y esta versión conoce uno anterior. No se cambió nada.
    .todo = Instala la versión más reciente y ábrela allí.
failure-backup-refused-older = La hizo una versión anterior de Ochre
    .happened = Tiene el formato { $version }, que esta versión no lee. No se cambió nada.
    .todo = Ábrela en la versión que la hizo.
failure-backup-refused-busy = Una copia de seguridad cada vez
    .happened = Se está abriendo o restaurando otro archivo. Este no se leyó, y no cambió nada.
    .todo = Espera a que termine el otro e inténtalo de nuevo.
failure-backup-refused-gone = Abre el archivo de nuevo
    .happened = Desde entonces se abrió otro archivo, o se reinició Ochre.
    .todo = Elígelo y escribe la contraseña de la copia una vez más.

failure-backup-keys = Esta copia contiene claves imposibles
    .happened = Lo que indica de “{ $walletName }” no son las claves públicas de ninguna frase de recuperación. Ochre nunca escribe eso. No se cambió nada.
    .todo = No confíes en este archivo ni en quien te lo dio. Restaura la cartera con su frase de recuperación.

failure-backup-other-keys = Esta copia nombra otras claves para la misma frase
    .todo = No confíes en este archivo ni en quien te lo dio. Restaura la cartera con su frase de recuperación.
failure-backup-other-keys-secret = En ella, “{ $walletName }” tiene la huella de una clave del llavero de este equipo, y otras claves. No pueden ser ambas de la misma frase, y el bitcoin pagado a la equivocada es de otra persona. No se cambió nada.
failure-backup-other-keys-here = En ella, “{ $walletName }” tiene la huella de “{ $other }” de este equipo, y otras claves. No pueden ser ambas de la misma frase, y el bitcoin pagado a la equivocada es de otra persona. No se cambió nada.
failure-backup-other-keys-within = En ella, “{ $walletName }” tiene la huella de “{ $other }”, que también está en ella, y otras claves. No pueden ser ambas de la misma frase, y el bitcoin pagado a la equivocada es de otra persona. No se cambió nada.

failure-backup-too-much = La copia de seguridad contiene demasiado
    .happened = Supera los { $most } elementos que Ochre guarda de este tipo: { $what }. No se cambió nada.
    .todo = Elige el archivo que guardó Ochre.

failure-backup-password = Esa no es la contraseña de la copia
    .happened = El archivo está completo, y esta contraseña no lo abre. No se cambió nada.
    .todo = Prueba la contraseña con la que se creó la copia. Nadie más puede abrirla, y no hay otra forma de entrar.

## Assets, invoices, transfers

failure-no-free-slot = No hay ranuras de activos libres
    .happened =
        { $purpose ->
            [receive] Una factura necesita una ranura de activos libre, y ninguna de las tuyas lo está.
            [issue] Un activo nuevo necesita una ranura de activos libre, y ninguna de las tuyas lo está.
           *[send] Lo que vuelve a ti de este envío necesita una ranura de activos libre, y ninguna de las tuyas lo está.
        }
    .todo = Crea ranuras primero y después vuelve aquí.

failure-not-enough-asset = No hay suficiente de este activo
    .happened = Unidades base necesarias: { $needed }. Disponibles ahora: { $spendable }.
    .todo = Envía menos, o espera a que se liquide lo pendiente.

failure-asset-unknown = Esta cartera no conoce el activo
    .happened = El servicio no muestra ningún activo { $assetId } para ella.
    .todo = Refresca la cartera. Un activo aparece cuando ha llegado una parte de él: para recibir la primera, crea una factura para cualquier activo.

failure-asset-renamed = El servicio llama ahora de otra forma a este activo
    .happened = { $assetId } era { $first }; ahora es { $now }. No se inició nada, y no se envía nada de él hasta que decidas.
    .todo = Abre el activo en Activos e indica cuál de los dos datos es correcto.
failure-asset-renamed-by-genesis = El servicio llama a este activo de otra forma que en su emisión
    .happened = { $assetId } se emitió como { $first }; el servicio indica { $now }, y eso es falso. No se inició nada, y no se envía nada de él hasta que confirmes.
    .todo = Abre el activo en Activos y elige «Mantener lo emitido».

failure-invoice-not-as-asked = El servicio creó una factura distinta de la que pediste
    .todo = Avisa a quien administra el servicio. Mientras tanto, no uses facturas de esta cartera que vengan de ningún otro lugar.
failure-invoice-not-as-asked-olderLayout = Es de un tipo antiguo, anterior a RGB 0.11, que hoy ninguna cartera puede pagar con certeza. Ochre no la muestra, para que nadie la pague, y pidió al servicio que devuelva la ranura.
failure-invoice-not-as-asked-form = No se puede leer. Ochre no la muestra, para que nadie la pague, y pidió al servicio que devuelva la ranura.
failure-invoice-not-as-asked-network = Es para otra red. Pediste { $asked }; el servicio puso { $got }. Ochre no la muestra, para que nadie la pague.
failure-invoice-not-as-asked-asset = Es para otro activo. Pediste { $asked }; el servicio puso { $got }. Ochre no la muestra, para que nadie la pague.
failure-invoice-not-as-asked-amount = Es para otro importe. Pediste { $asked }; el servicio puso { $got }. Ochre no la muestra, para que nadie la pague.
failure-invoice-not-as-asked-expiry = Su plazo ha terminado, o no puede ser correcto. Pediste { $asked }; el servicio puso { $got }. Ochre no la muestra, para que nadie la pague.
failure-invoice-not-as-asked-recipient = No paga a lo que indicó el servicio. Pediste { $asked }; el servicio puso { $got }. Ochre no la muestra, para que nadie la pague.
failure-invoice-not-as-asked-endpoints = Nombra un punto de entrega distinto de los que se pueden usar. Pediste { $asked }; el servicio puso { $got }. Ochre no la muestra, para que nadie la pague.
failure-invoice-not-as-asked-forgottenSlot = El servicio la puso en { $got }, una ranura que según tu registro verificado tiene activos. El servicio ha perdido ese dato, así que lo que se pague ahí no podría enviarse. Ochre la oculta para que nadie la pague, y pidió al servicio que libere la ranura. Una factura de testigo no necesita ranura.
failure-invoice-not-as-asked-slot = Su ranura, { $got }, no es una ranura libre tuya, o Ochre no sabe cuál es. Ochre no la muestra, para que nadie la pague.
    .todo = Quizá entraron datos ajenos en el servicio integrado de Ochre, por ejemplo con una copia de seguridad que no es tuya. No recibas activos con esta cartera hasta saberlo.

failure-invoice-used = La factura nombra una dirección o ranura tuya que ya se usó
    .happened = Un pago que ya está ahí parecería un pago de esta factura. Ochre no la muestra, para que nadie la pague.
    .todo = Inténtalo otra vez: el servicio debería usar una nueva. Si no lo hace, avisa a quien administra el servicio.

failure-invoice-refused = No se puede pagar al destinatario { $recipient } con esta factura
    .todo = No se inició nada. Pide una factura nueva al destinatario, o quítalo del envío.
failure-invoice-refused-unreadable = La factura no se puede leer.
failure-invoice-refused-otherNetwork = La factura es para otra red.
failure-invoice-refused-expired = La factura ha caducado.
failure-invoice-refused-expiresSoon = La factura caduca en menos de un minuto, y eso es muy poco para un envío.
failure-invoice-refused-serviceDiffers = El servicio lee la factura de forma distinta a Ochre.
failure-invoice-refused-disagrees = La factura no coincide con lo que se va a enviar.
failure-invoice-refused-repeated = El mismo destinatario aparece aquí dos veces.
failure-invoice-refused-tooManyEndpoints = La factura nombra más de tres puntos de entrega.
failure-invoice-refused-endpointRefused = La factura nombra un punto de entrega que Ochre no usa.
failure-invoice-refused-noEndpoint = La factura no nombra ningún punto de entrega.
failure-invoice-refused-ours = Es una factura de esta misma cartera.

failure-transfer-unknown = Esta transferencia no está en la lista
    .happened = La lista guardada aquí no la contiene.
    .todo = Refresca la cartera.

failure-history-nowhere = Esta transferencia no indica dónde están sus datos del activo
    .happened = El servicio no indica ningún ID de destinatario o ningún punto de entrega al que Ochre pueda preguntar.
    .todo = Refresca la cartera. Si sigue así, solo el servicio puede decir qué ha llegado.

failure-transfer-state = Esta transferencia no se puede cancelar
    .todo = Refresca para ver cómo está.
failure-transfer-state-state = Solo se puede cancelar una transferencia que espera a la otra parte.
failure-transfer-state-unknownState = Su estado es un número que Ochre no conoce, así que no se hace nada con ella.
failure-transfer-state-outcomeUnknown = Se presentó y no llegó respuesta. Si la cancelas ahora, más adelante podrías pagar dos veces.
failure-transfer-state-handedOver = Se presentó, y la transacción aún puede confirmarse.

failure-unspent-missing = El servicio ya no muestra una salida tuya
    .happened = Según los registros de este equipo, { $outpoint } contiene activos tuyos, y el servicio no la muestra. Ochre no la da por gastada.
    .todo = Refresca. Si sigue sin aparecer, puede que otro dispositivo use esta cartera o que el servicio haya perdido datos: no empieces nada antes de saberlo.

## Nodes. $name is a node’s.

failure-node-unknown = Este nodo no está en la lista
    .happened = Se eliminó mientras tanto.
    .todo = Vuelve a los nodos.

failure-cloud-unknown = Esta conexión ya no está
    .happened = Se eliminó mientras tanto.
    .todo = Vuelve a configurarla en Nodos.

failure-node-busy = Este nodo ya está ocupado
    .happened = { $name } ya se está actualizando o desbloqueando.
    .todo = Espera a que termine, o detenlo primero.

failure-host-not-approved = Este host no está aprobado
    .happened = Ochre contactaría con { $origin } por primera vez. Solo lo hace donde tú lo has aceptado.
    .todo = Si conoces este host, inténtalo de nuevo y acepta. Si no, averigua de dónde salió la dirección.

failure-node-address-changed = Los secretos de este nodo se dieron para otra dirección
    .happened = La contraseña o el token de { $name } iría adonde nunca fue, y no lo aceptaste. No se cambió ni se envió nada.
    .todo = Si la dirección nueva es tuya, inténtalo de nuevo y acepta: Ochre muestra la antigua y la nueva. Si no, averigua de dónde salió.

failure-node-own = Ochre no puede actualizar este nodo
    .happened = { $name } es tuyo: ningún servicio de alojamiento lo actualiza.
    .todo = Detenlo, pon en su lugar la versión más reciente, inícialo y después desbloquéalo aquí.

failure-node-address-missing = Ochre no sabe dónde responde este nodo
    .happened = { $name } no tiene dirección propia, y su conexión no indica ninguna para todos los nodos.
    .todo = Indica una en los ajustes del nodo.

failure-node-secrets-missing = La contraseña de este nodo no está aquí
    .happened = Para desbloquear { $name }, Ochre necesita: { $secrets }.
    .todo = Escríbela en la página del nodo. Allí eliges si se guarda en el llavero.

failure-unlock-body = El cuerpo de la llamada de desbloqueo no se puede usar
    .todo = Corrígelo en los ajustes del nodo.
failure-unlock-body-json = No es JSON. Pon {"{{"}password{"}}"} entre comillas.
failure-unlock-body-object = Debe ser un objeto JSON: {"{ … }"}.
failure-unlock-body-tooDeep = Tiene más niveles de los que necesita cualquier nodo.
failure-unlock-body-words = Uno de sus valores parece ser las palabras de recuperación o la clave privada de una cartera, que Ochre nunca envía. Introduce la contraseña propia del nodo.

failure-extra-off = Este servicio se configuró sin esa llamada
    .todo = Actívala en la conexión, si el servicio realmente la tiene.
failure-extra-off-list = Se indicó que este servicio no tiene una lista de nodos.
failure-extra-off-detail = Se indicó que este servicio no informa de un nodo en particular.
failure-extra-off-probe = Se indicó que no se pregunte a sus nodos por su estado.

failure-run-unknown = Este lote no se conoce
    .happened = Se eliminó.
    .todo = Vuelve a los nodos.

failure-run-busy = Hay un lote en curso
    .happened = Solo se ejecuta uno cada vez, para que su informe siga siendo cierto.
    .todo = Espera a que termine, o detenlo primero.

## Practice, files, the rest

failure-practice-refused = El servicio de práctica rechazó la petición
    .happened = Respondió: «{ $detail }»
    .todo = Cambia lo que pides, o inténtalo de nuevo.

failure-coins-changed = Ha llegado algo a una moneda que esta transacción gasta
    .happened = Desde que la transacción salió para firmarse, el servicio muestra en { $outpoint } más de lo que había. Esta transacción no lo tiene en cuenta y lo destruiría.
    .todo = Descarta la transacción y prepárala de nuevo.

failure-codes-gone = Estos códigos ya no se conservan
    .happened = Lo que se muestra o se lee como códigos solo se conserva un tiempo, y nunca después de cerrar Ochre.
    .todo = Abre la pantalla de nuevo y muéstralos o escanéalos una vez más. No se pierde nada con ello.

failure-brought-gone = Ya no se conserva aquí
    .happened = Ochre se reinició después de importarlo, o se importaron muchos otros después.
    .todo = Impórtalo una vez más.

failure-drafts-full = Aquí no se guarda nada más sin firmar
    .happened =
        { $drafts ->
            [one] { $drafts } elemento importado en este equipo espera sin firmar, { $megabytes } MB en total. Ochre guarda hasta { $most }, y { $mostMegabytes } MB. No se perdió nada, y este no se añadió.
           *[other] { $drafts } elementos importados en este equipo esperan sin firmar, { $megabytes } MB en total. Ochre guarda hasta { $most }, y { $mostMegabytes } MB. No se perdió nada, y este no se añadió.
        }
    .todo = En «Firmar sin conexión», firma o quita de la lista parte de lo que espera, en cada cartera. Después importa este de nuevo.

failure-brought-unanswered = Falta algo por confirmar
    .happened =
        { $open ->
            [one] Quedó sin respuesta { $open } pregunta sobre a quién paga. No se firmó nada.
           *[other] Quedaron sin respuesta { $open } preguntas sobre a quién paga. No se firmó nada.
        }
    .todo = Lee cada una. Confírmala, o no firmes.

failure-signed-before = Ya hay un pago a uno de sus destinatarios
    .happened = El { $day } se firmó aquí otra transacción que paga al mismo destinatario: { $txid }. Gasta otras monedas, así que ambas podrían confirmarse. No se firmó nada.
    .todo = Averigua qué fue de la primera. Para reemplazarla, haz que se construya una que gaste una de sus monedas.

failure-offline-mode = El modo sin conexión está activado
    .happened = No se envió nada, y no se consultó a nadie.
    .todo = Para usar la red desde aquí, desactiva el modo sin conexión en Ajustes.

failure-plain-only-assets = Esta cartera solo contiene bitcoin normal
    .happened = De otro programa se importó solo su rama de bitcoin normal. Sin la clave de su rama de activos, Ochre no puede verificar nada sobre activos, así que no se recibe, envía ni emite ninguno.
    .todo = Para usar activos, importa la cuenta pública que Ochre muestra en el equipo que firma, o restaura la cartera con su frase de recuperación.
failure-plain-only-service = Este servicio pide también la rama de activos
    .happened = Identifica una cartera por dos claves, y de esta solo se importó de otro programa la de bitcoin normal. No se envió nada.
    .todo = Elige un servicio que admita una sola clave. O importa la cuenta pública que Ochre muestra en el equipo que firma.
failure-plain-only-practice = La práctica pide también la rama de activos
    .happened = El servicio de práctica identifica una cartera por dos claves, y de otro programa se importó solo la de bitcoin normal.
    .todo = Obsérvala sin servicio, o importa la cuenta pública que muestra Ochre.
failure-plain-only-account = No hay una cuenta completa que mostrar
    .happened = De esta cartera aquí solo se conoce la rama de bitcoin normal, y otro Ochre necesita también la de activos.
    .todo = Muestra la cuenta en el equipo que firma. Otros programas admiten los formatos de esta página.

failure-clipboard-changed = El portapapeles contiene otra cosa
    .happened = Otro programa sustituyó el texto justo después de copiarlo.
    .todo = No lo pegues. Cierra los programas que vigilan el portapapeles; después copia de nuevo y compara.

failure-data-folder-busy = Otro Ochre usa esta carpeta de datos
    .happened = { $folder } está abierta en otra ventana o proceso.
    .todo = Usa esa ventana, o ciérrala primero.

failure-data-folder-gone = La carpeta de datos ya no está
    .happened = { $folder } se movió, se borró o se sustituyó mientras Ochre estaba abierto. Ochre no firmó ni guardó nada.
    .todo = Devuelve la carpeta a su sitio y vuelve a abrir Ochre.

failure-data-folder-form = Otra versión de Ochre creó esta carpeta de datos
    .happened = Este Ochre no puede leer { $folder }: miró { $file } y no cambió nada.
    .todo = Usa { $newer ->
        [yes] el Ochre más reciente
       *[no] el Ochre anterior
    } o elige otra carpeta de datos.

failure-storage-damaged = Un archivo de Ochre está dañado
    .happened = { $file } no se puede leer.
    .todo = Las claves de tus carteras están en tu llavero, no en este archivo. Usa «Buscar carteras en el llavero», en Ajustes.
failure-storage-damaged-kept = Se conservó como { $keptAs }.

failure-disk-refused = El disco no lo permitió
    .happened = No se pudo escribir { $file }: { $detail }
    .todo = Libera espacio, o comprueba si se puede escribir en la carpeta. Después inténtalo de nuevo.

failure-file-unreadable = No se pudo leer el archivo
    .todo = Comprueba dónde está y si tienes permiso para leerlo, y ábrelo de nuevo.
failure-file-unreadable-gone = “{ $file }” ya no está ahí.
failure-file-unreadable-denied = No tienes permiso para leer “{ $file }”.
failure-file-unreadable-folder = “{ $file }” es una carpeta.
failure-file-unreadable-noFile = “{ $file }” no es un archivo, sino una tubería o un dispositivo, así que no se leyó nada.
failure-file-unreadable-other = No se puede abrir “{ $file }”: { $detail }.

failure-file-kind = Este archivo no sirve aquí
    .happened = “{ $file }” no se leyó: su nombre no termina en ninguna de estas extensiones: { $endings }.
    .todo = Elige un archivo de ese tipo, o pega su contenido.

failure-host-gone = El proceso principal de Ochre no responde
    .happened = Esta ventana perdió la conexión con él. Lo que empezó continúa sin esta ventana, y no se repite nada.
    .todo = Si Ochre se ha cerrado, inícialo de nuevo y después recarga esta ventana.

failure-internal = Algo falló dentro de Ochre
    .happened = Nadie lo había previsto. Está en el registro como incidente { $incident }, sin secretos.
    .todo = Revisa tus saldos antes de repetir cualquier cosa que mueva bitcoin.

## The button on the note of a failure.

failure-retry = Reintentar
