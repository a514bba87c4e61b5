### Lo que se sabe de un nodo y su fuente: su estado, la prueba de él, lo que respondió y por qué una acción terminó sin éxito.

## A node's state, on a chip, in a list and in its history.

evidence-state-locked = Bloqueado
evidence-state-unreachable = Inaccesible
evidence-state-overdue = Tarda demasiado
evidence-state-unlocking = Desbloqueando
evidence-state-upgrading = Actualizando – bloqueado
evidence-state-notHeard = Sin respuesta reciente
evidence-state-outdated = Desactualizado
evidence-state-unlocked = Desbloqueado
# It is unlocked, and of no use all the same: it sees no payment that a block confirms.
evidence-state-still = Desbloqueado – sin bloques

## How many nodes are in a state: “14 locked”. figure: $count as it is shown.

evidence-many-locked =
    { $count ->
        [one] { $figure } bloqueado
       *[other] { $figure } bloqueados
    }
evidence-many-unreachable =
    { $count ->
        [one] { $figure } inaccesible
       *[other] { $figure } inaccesibles
    }
evidence-many-overdue =
    { $count ->
        [one] { $figure } tarda demasiado
       *[other] { $figure } tardan demasiado
    }
evidence-many-unlocking =
    { $count ->
        [one] { $figure } desbloqueándose
       *[other] { $figure } desbloqueándose
    }
evidence-many-upgrading =
    { $count ->
        [one] { $figure } actualizándose
       *[other] { $figure } actualizándose
    }
evidence-many-notHeard =
    { $count ->
        [one] { $figure } sin respuesta reciente
       *[other] { $figure } sin respuesta reciente
    }
evidence-many-outdated =
    { $count ->
        [one] { $figure } desactualizado
       *[other] { $figure } desactualizados
    }
evidence-many-unlocked =
    { $count ->
        [one] { $figure } desbloqueado
       *[other] { $figure } desbloqueados
    }

## What proved a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-proof-unlockAccepted = Llamada de desbloqueo aceptada
evidence-proof-alreadyUnlocked = Llamada de desbloqueo: ya desbloqueado
evidence-proof-answeredLocked = Respondió: bloqueado
evidence-proof-answeredChanging = Respondió: cambiando de estado
evidence-proof-stillChanging = Responde desde hace minutos: cambiando de estado
evidence-proof-answeredNotInitialized = Respondió: sin configurar
evidence-proof-toldNotInitialized = Lista del servicio: sin configurar
evidence-proof-tokenRefused = Rechazó el token: no se puede leer su estado
evidence-proof-elsewhere = En su dirección responde algo que no es un nodo
evidence-proof-upgradeAccepted = Llamada de actualización aceptada
evidence-proof-upgradeEnded = Actualización terminada, sin desbloqueo desde entonces
    .beside = Actualización terminada
evidence-proof-probeUnlocked = Consulta: respondió como desbloqueado
evidence-proof-probeLocked = Consulta: bloqueado
evidence-proof-cloudStatus = Estado según el servicio
evidence-proof-imageDiffers = Su imagen no es la más reciente
    .beside = Consulta de la última imagen: es otra
evidence-proof-imageEqual = Su imagen es la más reciente
    .beside = Consulta de la última imagen: es la misma
evidence-proof-builtBefore = Último build anterior a la imagen más reciente
evidence-proof-noAnswer = El nodo no respondió a las 3 últimas llamadas
evidence-proof-answered = Sus 3 últimas respuestas no dicen nada de su estado
evidence-proof-heightTold = Llamada networkinfo: su bloque
evidence-proof-importedList = Lista importada
evidence-proof-predicted = Una predicción: ninguna llamada lo confirma
evidence-proof-nothing = Nada aún

# Of a service without a call that reads states.
evidence-blind = Este servicio no tiene ninguna llamada que lea el estado de un nodo. Ochre muestra lo último que se verificó y cuándo.

## Of a lock that nobody asked for here.

evidence-locked-by-update = Bloqueado por una actualización externa
evidence-locked-by-probablyUpdate = Probablemente bloqueado por una actualización externa

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-node = Node
    .means = Node, se actualiza a mano
evidence-plan-scale = Scale
    .means = Scale, se actualiza sin preguntar
evidence-plan-wallet = Wallet
    .means = Wallet, se actualiza sin preguntar
evidence-plan-unknown = Desconocido
    .means = Desconocido
# Instead of a plan: a node of one's own, without a service.
evidence-plan-own = Propio

## What a node answered, alone in a place and behind a colon.

evidence-answer-accepted = aceptado
evidence-answer-alreadyUnlocked = ya desbloqueado
evidence-answer-locked = bloqueado, aún no se puede desbloquear
evidence-answer-changingState = cambiando de estado
evidence-answer-notInitialized = aún sin configurar
evidence-answer-wrongPassword = contraseña incorrecta
evidence-answer-tokenRefused = token rechazado
evidence-answer-tokenReadOnly = el token no tiene permiso para desbloquear
evidence-answer-elsewhere = responde algo que no es un nodo
evidence-answer-wayRefused = rechazado en el camino
evidence-answer-broke = sin terminar
evidence-answer-unlocked = desbloqueado
evidence-answer-hangs = no reacciona: reinícialo

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-answer-silence-dns = nombre no encontrado (DNS)
    .todo = El nombre { $host } no lleva a ninguna parte. Comprueba la dirección y su entrada DNS.
evidence-answer-silence-refused = conexión rechazada
    .todo = Nada escucha en { $host }. Arranca el nodo o comprueba su puerto.
evidence-answer-silence-late = sin respuesta a tiempo
    .todo = { $host } no respondió a tiempo. Comprueba que funciona y que ningún cortafuegos se interpone.
evidence-answer-silence-reset = conexión cortada
    .todo = { $host } cortó la conexión sin responder. Mira el registro del nodo.
evidence-answer-silence-tls = sin conexión cifrada (TLS)
    .todo = { $host } no responde con TLS. Comprueba que la dirección y el servidor coinciden en https.
evidence-answer-silence-wantsCertificate = pide un certificado (mTLS)
    .todo = Rechaza la conexión cifrada, como hace quien pide un certificado (mTLS). Comprueba el certificado en los ajustes del nodo.
evidence-answer-silence-certificateExpired = certificado caducado
    .todo = El certificado de { $host } era válido hasta el { $date }. Renuévalo en el servidor.
evidence-answer-silence-certificateNotYet = certificado aún no válido
    .todo = El certificado de { $host } es válido desde el { $date }. Comprueba el reloj de este equipo y el del servidor.
evidence-answer-silence-certificateName = certificado para otro nombre
    .todo = El certificado de { $host } es para otro nombre. Corrige la dirección u obtén un certificado para ella.
evidence-answer-silence-certificateUntrusted = certificado sin confianza
    .todo = Nadie en quien confíe este equipo avala el certificado de { $host }. Obtén uno avalado.
evidence-answer-silence-gateway = su pasarela no llega a él
    .todo = Lo que está delante del nodo respondió { $status }. Comprueba que el nodo de detrás funciona.
evidence-answer-silence-offline = sin red
    .todo = Este equipo no llega a { $host }. Comprueba su conexión de red.
evidence-answer-silence-other = sin conexión
    .todo = Ochre no pudo conectar con { $host }. Comprueba la dirección y la red.
evidence-silence = Sin respuesta: { $reason }

## Why the last act ended without success. On the node's page: title, then what happened, what the service said (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Respondió: «{ $text }».
evidence-trouble-wrongPassword = La contraseña no es la de este nodo.
    .happened = No se vuelve a probar automáticamente: un segundo intento podría bloquearte el acceso.
    .todo = Escribe otra.
    .word = Contraseña incorrecta
evidence-trouble-notInitialized = El nodo nunca se configuró.
    .happened = Aún no hay nada que desbloquear.
    .todo = Configúralo primero.
    .word = Nunca configurado
evidence-trouble-tokenReadOnly = El token no tiene permiso para desbloquear este nodo.
    .happened = Se rechazó por falta de permiso: un token de solo lectura ve el estado y no desbloquea nada.
    .todo = Introduce en los ajustes uno que pueda desbloquear.
    .word = Token sin permiso
evidence-trouble-elsewhere = Ahí responde algo que no es un nodo.
    .happened = La contraseña se envió a esa dirección.
    .todo = Comprueba la dirección: puede que delante del nodo haya una página de inicio de sesión o un proxy.
    .word = No es un nodo
evidence-trouble-wayRefused = Algo delante del nodo rechazó la llamada.
    .happened = El propio nodo no respondió.
    .todo = Comprueba la dirección del nodo y el proxy, túnel o alojamiento que tiene delante. Después, desbloquéalo de nuevo.
    .word = Rechazado en el camino
evidence-trouble-broke = Ochre no pudo terminar esto.
    .happened = En el nodo ya no hay nada en curso.
    .todo = Comprueba su dirección y sus ajustes de desbloqueo, e inténtalo de nuevo.
    .word = Sin terminar
evidence-trouble-hangs = El nodo no reacciona: reinícialo.
    .happened = Se interrumpió durante el desbloqueo y desde entonces lleva minutos cambiando de estado.
    .todo = Solo un reinicio lo resuelve. Después queda bloqueado: desbloquéalo entonces.
    .word = No reacciona: reinícialo
evidence-trouble-tokenRefused = Se rechazó el token.
    .happened = El servicio no aceptó la petición.
    .todo = Introduce un token válido en los ajustes.
    .word = Token rechazado
evidence-trouble-noSecret = Su contraseña no está aquí.
    .happened = No está guardada ni la escribiste, así que no se pidió nada.
    .todo = Escríbela.
    .word = Sin contraseña aquí
evidence-trouble-hostNotApproved = Su host no está aprobado.
    .happened = La contraseña iría a un host que no aceptaste, así que no se envió a ningún sitio.
    .todo = Comprueba si lo conoces.
    .word = Host sin aprobar
evidence-trouble-addressChanged = Su dirección es otra.
    .happened = Su contraseña y su token se dieron para otra dirección, así que no se enviaron a ningún sitio.
    .todo = Comprueba la dirección: si es correcta, desbloquea el nodo a mano. Ochre muestra ambas direcciones y pregunta una vez.
    .word = Dirección cambiada
evidence-trouble-tokenMissing = El token guardado para este nodo no está en este llavero.
    .happened = Sin él no se envía nada al nodo.
    .todo = Introduce de nuevo el token en los ajustes del nodo.
    .word = Token ausente del llavero
evidence-trouble-gaveUp = Ochre dejó de esperar.
    .happened = No se sabe cómo acabó.
    .todo = Tardar no es rechazar: puedes pedirlo de nuevo cuando quieras.
    .word = Se dejó de esperar
evidence-trouble-upgradeFailed = La actualización no se completó.
    .happened = El servicio la rechazó.
    .todo = Pídela de nuevo o consulta al servicio.
    .word = Actualización sin completar

## The node's own refusal of an unlock, by what it refused for. What happened is the same for all.

evidence-refusal =
    .happened = Allí no cambió nada.
evidence-refused-anything = El nodo rechazó la llamada.
    .todo = Revisa sus ajustes y su registro.
    .word = Rechazó la llamada
evidence-refused-bitcoind = El nodo no conecta con su nodo Bitcoin.
    .todo = Comprueba que el nodo Bitcoin funcione y esté listo, y su host, puerto, usuario y contraseña en los ajustes de desbloqueo.
    .word = Sin su nodo Bitcoin
evidence-refused-indexer = El nodo no conecta con su indexador.
    .todo = Comprueba que el indexador funcione, y su dirección en los ajustes de desbloqueo.
    .word = Sin su indexador
evidence-refused-proxy = El nodo no acepta su proxy RGB.
    .todo = Comprueba que el proxy funcione, y su dirección en los ajustes de desbloqueo.
    .word = No acepta su proxy RGB
evidence-refused-network = El nodo Bitcoin está en una red distinta de la del nodo.
    .todo = Comprueba qué nodo Bitcoin indican los ajustes de desbloqueo.
    .word = Nodo Bitcoin de otra red
evidence-refused-announce = El nodo no acepta lo que debe anunciar.
    .todo = Comprueba las direcciones anunciadas y el alias en los ajustes de desbloqueo.
    .word = No acepta lo que anuncia
evidence-refused-body = El nodo pide más de lo que se envió con el desbloqueo.
    .todo = Completa los ajustes de desbloqueo de este nodo: su nodo Bitcoin y su indexador.
    .word = Pide más al desbloquear
evidence-refused-data = El nodo no puede leer sus propios datos de cartera: están dañados.
    .todo = Restaura el nodo desde su copia de seguridad y sus palabras. Desbloquearlo otra vez no ayuda.
    .word = Datos dañados
evidence-refused-sync = El nodo no pudo leer la cadena.
    .todo = Comprueba que su indexador funcione y siga la cadena, y desbloquéalo de nuevo.
    .word = No pudo leer la cadena
