### Lo que se sabe de un nodo y su fuente: su estado, la prueba de él, lo que respondió y por qué una acción terminó sin éxito.

## A node's state, on a chip, in a list and in its history.

# It is unlocked, and of no use all the same: it sees no payment that a block confirms.
evidence-state-still = desbloqueado, sin bloques

## What proved a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

# Of a service without a call that reads states.
evidence-blind = Este servicio no puede decir el estado de un nodo. Ochre muestra lo último que verificó.

## Of a lock that nobody asked for here.

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-unknown = Desconocido
# Instead of a plan: a node of one's own, without a service.
evidence-plan-own = Propio
evidence-plan-byHand = { $plan }, actualizado a mano
evidence-plan-unasked = { $plan }, actualizado sin preguntarte
evidence-answer =
    { $answer ->
        [accepted] aceptado
        [alreadyUnlocked] ya desbloqueado
        [locked] bloqueado, aún no está listo
        [changingState] cambiando de estado
        [notInitialized] nunca configurado
        [wrongPassword] contraseña de nodo incorrecta
        [tokenRefused] token rechazado
        [tokenReadOnly] token sin permiso para desbloquear
        [elsewhere] no es un nodo
        [wayRefused] rechazado en el camino
        [broke] sin terminar
        [unlocked] desbloqueado
        [hangs] no reacciona
        [noSecret] falta la contraseña de nodo
        [noAddress] dirección desconocida
        [hostNotApproved] host sin aprobar
        [addressChanged] dirección cambiada
        [tokenMissing] falta el token
        [keychain] llavero bloqueado o sin respuesta
        [busy] en curso
        [ownNode] actualización a tu cargo
        [notOutdated] imagen más reciente
        [removed] eliminado
        [gaveUp] espera detenida
        [interrupted] Ochre se cerró antes de la respuesta
        [upgradeFailed] actualización fallida
        [refused] rechazado por el nodo
        [for-bitcoind] nodo Bitcoin inaccesible
        [for-indexer] indexador inaccesible
        [for-proxy] proxy RGB no aceptado
        [for-network] nodo Bitcoin de otra red
        [for-announce] anuncio no aceptado
        [for-body] faltan datos para desbloquear
        [for-data] datos de cartera dañados
        [for-sync] cadena ilegible
        [silence-dns] nombre no encontrado (DNS)
        [silence-refused] conexión rechazada
        [silence-late] sin respuesta a tiempo
        [silence-reset] conexión cortada
        [silence-tls] sin conexión cifrada (TLS)
        [silence-wantsCertificate] pide un certificado (mTLS)
        [silence-certificateExpired] certificado caducado
        [silence-certificateNotYet] certificado aún no válido
        [silence-certificateName] certificado para otro nombre
        [silence-certificateUntrusted] certificado no fiable
        [silence-gateway] la pasarela no llega al nodo
        [silence-offline] sin red
        [silence-other] sin conexión
       *[other] { "" }
    }
    .todo =
        { $answer ->
            [notInitialized] Configura primero el nodo.
            [wrongPassword] Escribe otra. Ochre no prueba ninguna dos veces: podrías perder el acceso.
            [tokenRefused] Introduce un token válido en los ajustes.
            [tokenReadOnly] Introduce en los ajustes un token que pueda desbloquear.
            [elsewhere] Esa dirección recibió la contraseña del nodo. Puede responder una página de acceso o un proxy.
            [wayRefused] Comprueba la dirección y cualquier proxy o túnel intermedio.
            [broke] Comprueba la dirección y los ajustes de desbloqueo, y desbloquea de nuevo.
            [hangs] Reinicia el nodo y después desbloquéalo.
            [noSecret] Introduce la contraseña de nodo.
            [noAddress] Introduce la dirección en los ajustes.
            [hostNotApproved] Comprueba el host. Ochre no le envió nada, y pregunta cuando desbloqueas a mano.
            [addressChanged] Comprueba la dirección. Ochre no le envió nada, y pregunta cuando desbloqueas a mano.
            [tokenMissing] Introduce de nuevo el token en los ajustes.
            [keychain] Desbloquea tu llavero.
            [busy] Espera a que termine.
            [ownNode] Actualiza tú el nodo.
            [gaveUp] Refresca antes de desbloquear de nuevo: se desconoce el resultado.
            [upgradeFailed] Actualiza otra vez, o pregunta al operador.
            [refused] Revisa los ajustes y el registro del nodo.
            [for-bitcoind] Comprueba el nodo Bitcoin y su acceso en los ajustes de desbloqueo.
            [for-indexer] Comprueba el indexador y su dirección en los ajustes de desbloqueo.
            [for-proxy] Comprueba el proxy RGB y su dirección en los ajustes de desbloqueo.
            [for-network] Indica en los ajustes de desbloqueo un nodo Bitcoin de la red correcta.
            [for-announce] Comprueba las direcciones y el alias anunciados en los ajustes de desbloqueo.
            [for-body] Completa los ajustes de desbloqueo: nodo Bitcoin e indexador.
            [for-data] Restaura el nodo desde su copia y su frase de recuperación. Desbloquear otra vez no ayuda.
            [for-sync] Comprueba que el indexador siga la cadena y desbloquea de nuevo.
           *[other] { "" }
        }

## What a node answered, alone in a place and behind a colon.

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-silence = Sin respuesta: { $reason }
    .todo =
        { $kind ->
            [wantsCertificate] Comprueba el certificado en los ajustes del nodo.
            [certificateExpired] Renueva el certificado de { $host }: terminó el { $date }.
            [certificateNotYet] El certificado de { $host } es válido desde el { $date }. Comprueba ambos relojes.
            [certificateName] Obtén un certificado de confianza para { $host } o corrige la dirección.
            [certificateUntrusted] Obtén un certificado de confianza para { $host } o corrige la dirección.
            [gateway] Comprueba que el nodo funciona: lo que tiene delante respondió { $status }.
            [offline] Comprueba la red de este equipo.
           *[other] Comprueba que { $host } es correcto, que el nodo funciona ahí y que su puerto está abierto.
        }

## Why the last act ended without success. On the node's page: title, then what happened, what the service said (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Respuesta: «{ $text }».
evidence-state =
    { $state ->
        [locked]
            { $count ->
                [one] bloqueado
               *[other] bloqueados
            }
        [unreachable]
            { $count ->
                [one] inaccesible
               *[other] inaccesibles
            }
        [overdue]
            { $count ->
               *[other] fuera de plazo
            }
        [unlocking]
            { $count ->
               *[other] en desbloqueo
            }
        [upgrading]
            { $count ->
                [one] actualizándose, bloqueado
               *[other] actualizándose, bloqueados
            }
        [notHeard]
            { $count ->
               *[other] de estado desconocido
            }
        [outdated]
            { $count ->
                [one] desactualizado
               *[other] desactualizados
            }
       *[unlocked]
            { $count ->
                [one] desbloqueado
               *[other] desbloqueados
            }
    }
evidence-proof =
    { $proof ->
        [node] Consultado al nodo
        [told] Según el servicio
        [act] Tu lista
        [predicted] Previsto
       *[nothing] Nada aún
    }
evidence-locked-by =
    { $by ->
        [update] bloqueo por una actualización externa
       *[probablyUpdate] bloqueo, probablemente por una actualización externa
    }
