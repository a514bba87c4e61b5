### Nodos de práctica: lo que una persona les provoca y lo que resulta de ello.

practice-title = Práctica: provoca situaciones
    .hide = Ocultar
    .show = Mostrar
    .try = Pruébalo: publica una imagen nueva, actualiza los planes automáticos, mira cómo se bloquean los nodos y desbloquéalos todos.

## At the service of the practice nodes.

practice-service = En el servicio
practice-release = Publicar una imagen nueva
    .done = Hay una imagen nueva. Ahora todos los nodos están desactualizados; los de un plan automático probablemente se bloquearán.
practice-upgrade = Actualizar los planes automáticos
    .none = Ningún nodo de un plan automático está desactualizado: publica antes una imagen nueva.
# seconds: so long an upgrade takes.
practice-upgraded =
    { $count ->
        [one] { $count } nodo de planes automáticos se está actualizando y vuelve bloqueado en { $seconds ->
            [one] { $seconds } segundo
           *[other] { $seconds } segundos
        }. Fíjate en los recuentos y en el aviso.
       *[other] { $count } nodos de planes automáticos se están actualizando y vuelven bloqueados en { $seconds ->
            [one] { $seconds } segundo
           *[other] { $seconds } segundos
        }. Fíjate en los recuentos y en el aviso.
    }
practice-more = Más nodos
# The button itself shows the number alone.
practice-make =
    { $count ->
        [one] Crear { $count } nodo
       *[other] Crear { $count } nodos
    }
practice-made =
    { $plan ->
        [node] { $count ->
            [one] { $count } nodo más, que se actualiza a mano. Ochre lo está consultando.
           *[other] { $count } nodos más, que se actualizan a mano. Ochre los está consultando.
        }
       *[other] { $count ->
            [one] { $count } nodo más, que se actualiza sin preguntar. Ochre lo está consultando.
           *[other] { $count } nodos más, que se actualizan sin preguntar. Ochre los está consultando.
        }
    }
practice-plan = Cómo se actualizan
    .scale = plan automático
    .node = a mano
practice-time = Tiempo
practice-pass = Adelantar un minuto
    .done = Ha pasado un minuto para los nodos: lo que iba lento ha terminado. Tu propio reloj no se ha movido.

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-to-selected = A los seleccionados abajo
practice-to-one = A un nodo, o a los que selecciones abajo
practice-node = Nodo afectado
practice-lock = Bloquear
practice-lock-done =
    { $count ->
        [one] { $node } se ha bloqueado sin preguntar. Desbloquea lo que se bloqueó.
       *[other] { $count } nodos se han bloqueado sin preguntar. Desbloquea lo que se bloqueó.
    }
practice-refuse = Rechazar contraseñas de nodo
    .back = Volver a aceptarlas
practice-refuse-done =
    { $count ->
        [one] { $node } rechaza cualquier contraseña de nodo. Bloquea y desbloquea para verlo: ninguna se prueba dos veces.
       *[other] { $count } nodos rechazan cualquier contraseña de nodo. Bloquea y desbloquea para verlo: ninguna se prueba dos veces.
    }
practice-refuse-undone =
    { $count ->
        [one] { $node } vuelve a aceptar la contraseña correcta.
       *[other] { $count } nodos vuelven a aceptar la contraseña correcta.
    }
practice-slow = Desbloquear despacio
    .back = Desbloquear al instante
practice-slow-done =
    { $count ->
        [one] { $node } tarda un minuto en desbloquearse. Bloquea, desbloquea y adelanta un minuto.
       *[other] { $count } nodos tardan un minuto en desbloquearse. Bloquea, desbloquea y adelanta un minuto.
    }
practice-slow-undone =
    { $count ->
        [one] { $node } vuelve a desbloquearse al instante.
       *[other] { $count } nodos vuelven a desbloquearse al instante.
    }
practice-vanish = Desaparecer
    .back = Reaparecer
practice-vanish-done =
    { $count ->
        [one] { $node } no responde a nadie. Tras tres llamadas sin respuesta se considera inaccesible.
       *[other] { $count } nodos no responden a nadie. Tras tres llamadas sin respuesta se consideran inaccesibles.
    }
practice-vanish-undone =
    { $count ->
        [one] { $node } responde de nuevo y está como antes.
       *[other] { $count } nodos responden de nuevo y están como antes.
    }

## On the page of a practice node: what is really so, which no real service tells.

practice-simulated = Este nodo es simulado.
# truth: one or more of the following, joined by commas, in bold.
practice-really = Su estado real: { $truth }.
practice-really-told = Ningún servicio real informa de eso.
practice-is-unlocked = desbloqueado
practice-is-locked = bloqueado
practice-is-unlocking = desbloqueándose
practice-is-notInitialised = sin configurar
practice-is-upgrading = actualizándose
practice-is-failed = caído, falló su actualización
practice-is-vanished = no responde a nadie
practice-is-refusing = rechaza cualquier contraseña de nodo
practice-is-slow = tarda { $seconds } s en desbloquearse
