### Lo que se sabe de un nodo y su fuente: su estado, la prueba de él, lo que respondió y por qué una acción terminó sin éxito.

## A node's state, on a chip, in a list and in its history.

evidence-state-locked =
    { $count ->
        [one] bloqueado
       *[other] bloqueados
    }
evidence-state-unreachable =
    { $count ->
        [one] inaccesible
       *[other] inaccesibles
    }
evidence-state-overdue =
    { $count ->
       *[other] fuera de plazo
    }
evidence-state-unlocking =
    { $count ->
       *[other] en desbloqueo
    }
evidence-state-upgrading =
    { $count ->
        [one] actualizándose, bloqueado
       *[other] actualizándose, bloqueados
    }
evidence-state-notHeard =
    { $count ->
       *[other] de estado desconocido
    }
evidence-state-outdated =
    { $count ->
        [one] desactualizado
       *[other] desactualizados
    }
evidence-state-unlocked =
    { $count ->
        [one] desbloqueado
       *[other] desbloqueados
    }
# It is unlocked, and of no use all the same: it sees no payment that a block confirms.
evidence-state-still = desbloqueado, sin bloques
evidence-proof-node = Consultado al nodo
evidence-proof-told = Según el servicio
evidence-proof-act = Tu lista

## What proved a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-proof-predicted = Previsto
evidence-proof-nothing = Nada aún

# Of a service without a call that reads states.
evidence-blind = Este servicio no puede decir el estado de un nodo. Ochre muestra lo último que verificó.

## Of a lock that nobody asked for here.

evidence-locked-by-update = bloqueo por una actualización externa
evidence-locked-by-probablyUpdate = bloqueo, probablemente por una actualización externa

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-unknown = Desconocido
# Instead of a plan: a node of one's own, without a service.
evidence-plan-own = Propio
evidence-plan-byHand = { $plan }, actualizado a mano
evidence-plan-unasked = { $plan }, actualizado sin preguntarte

## What a node answered, alone in a place and behind a colon.

evidence-answer-accepted = aceptado
evidence-answer-alreadyUnlocked = ya desbloqueado
evidence-answer-locked = bloqueado, aún no está listo
evidence-answer-changingState = cambiando de estado
evidence-answer-notInitialized = nunca configurado
    .todo = Configura primero el nodo.
evidence-answer-wrongPassword = contraseña de nodo incorrecta
    .todo = Escribe otra. Ochre no prueba ninguna dos veces: podrías perder el acceso.
evidence-answer-tokenRefused = token rechazado
    .todo = Introduce un token válido en los ajustes.
evidence-answer-tokenReadOnly = token sin permiso para desbloquear
    .todo = Introduce en los ajustes un token que pueda desbloquear.
evidence-answer-elsewhere = no es un nodo
    .todo = La contraseña del nodo se envió a esa dirección. Puede responder una página de acceso o un proxy.
evidence-answer-wayRefused = rechazado en el camino
    .todo = Comprueba la dirección y el proxy o túnel que el nodo tenga delante.
evidence-answer-broke = sin terminar
    .todo = Comprueba la dirección y los ajustes de desbloqueo, y desbloquea de nuevo.
evidence-answer-unlocked = desbloqueado
evidence-answer-hangs = no reacciona
    .todo = Reinicia el nodo y después desbloquéalo.
evidence-answer-noSecret = falta la contraseña de nodo
    .todo = Introduce la contraseña de nodo.
evidence-answer-noAddress = dirección desconocida
    .todo = Introduce la dirección en los ajustes.
evidence-answer-hostNotApproved = host sin aprobar
    .todo = Comprueba el host. Ochre no le envió nada, y pregunta cuando desbloqueas a mano.
evidence-answer-addressChanged = dirección cambiada
    .todo = Comprueba la dirección. Ochre no le envió nada, y pregunta cuando desbloqueas a mano.
evidence-answer-tokenMissing = falta el token
    .todo = Introduce de nuevo el token en los ajustes.
evidence-answer-keychain = llavero bloqueado o sin respuesta
    .todo = Desbloquea tu llavero.
evidence-answer-busy = en curso
    .todo = Espera a que termine.
evidence-answer-ownNode = actualización a tu cargo
    .todo = Actualiza tú el nodo.
evidence-answer-notOutdated = imagen más reciente
evidence-answer-removed = eliminado
evidence-answer-gaveUp = espera detenida
    .todo = Refresca antes de desbloquear de nuevo: se desconoce el resultado.
evidence-answer-interrupted = Ochre se cerró antes de la respuesta
evidence-answer-upgradeFailed = actualización fallida
    .todo = Actualiza de nuevo o pregunta al operador.
evidence-answer-refused = rechazado por el nodo
    .todo = Revisa los ajustes y el registro del nodo.
evidence-answer-for-bitcoind = nodo Bitcoin inaccesible
    .todo = Comprueba que el nodo Bitcoin funcione y su acceso en los ajustes de desbloqueo.
evidence-answer-for-indexer = indexador inaccesible
    .todo = Comprueba que el indexador funcione y su dirección en los ajustes de desbloqueo.
evidence-answer-for-proxy = proxy RGB no aceptado
    .todo = Comprueba que el proxy RGB funcione y su dirección en los ajustes de desbloqueo.
evidence-answer-for-network = nodo Bitcoin de otra red
    .todo = Indica en los ajustes de desbloqueo un nodo Bitcoin de la red del nodo.
evidence-answer-for-announce = anuncio no aceptado
    .todo = Comprueba las direcciones anunciadas y el alias en los ajustes de desbloqueo.
evidence-answer-for-body = faltan datos para desbloquear
    .todo = Completa los ajustes de desbloqueo: nodo Bitcoin e indexador.
evidence-answer-for-data = datos de cartera dañados
    .todo = Restaura el nodo desde su copia y su frase de recuperación. Desbloquear otra vez no ayuda.
evidence-answer-for-sync = cadena ilegible
    .todo = Comprueba que el indexador siga la cadena y desbloquea de nuevo.

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-answer-silence-dns = nombre no encontrado (DNS)
evidence-answer-silence-refused = conexión rechazada
evidence-answer-silence-late = sin respuesta a tiempo
evidence-answer-silence-reset = conexión cortada
evidence-answer-silence-tls = sin conexión cifrada (TLS)
evidence-answer-silence-wantsCertificate = pide un certificado (mTLS)
evidence-answer-silence-certificateExpired = certificado caducado
evidence-answer-silence-certificateNotYet = certificado aún no válido
evidence-answer-silence-certificateName = certificado para otro nombre
evidence-answer-silence-certificateUntrusted = certificado sin confianza
evidence-answer-silence-gateway = la pasarela no llega al nodo
evidence-answer-silence-offline = sin red
evidence-answer-silence-other = sin conexión
evidence-silence-host = Comprueba que { $host } es correcto, que el nodo funciona ahí y que su puerto está abierto.
evidence-silence-wantsCertificate = Comprueba el certificado en los ajustes del nodo.
evidence-silence-certificateExpired = Renueva el certificado de { $host }: terminó el { $date }.
evidence-silence-certificateNotYet = El certificado de { $host } es válido desde el { $date }. Comprueba ambos relojes.
evidence-silence-certificate = Obtén un certificado de confianza para { $host } o corrige la dirección.
evidence-silence-gateway = Comprueba que el nodo funciona: lo que tiene delante respondió { $status }.
evidence-silence-offline = Comprueba la red de este equipo.
evidence-silence = Sin respuesta: { $reason }

## Why the last act ended without success. On the node's page: title, then what happened, what the service said (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Respuesta: «{ $text }».
