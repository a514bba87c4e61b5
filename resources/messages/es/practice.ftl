### Nodos de práctica: lo que una persona les provoca y lo que resulta de ello.

## At the service of the practice nodes.

practice-release = Publicar imagen
    .done = Imagen nueva: todos los nodos desactualizados
practice-upgrade = Actualizar planes automáticos
    .none = Publica antes una imagen.
# seconds: so long an upgrade takes.
practice-upgraded = Actualizándose: { $count }. Bloqueo en { $seconds } s
# The button itself shows the number alone.
practice-make = Crear { $count }
practice-made = { $plan ->
        [node] Añadidos, actualización manual: { $count }
       *[other] Añadidos, actualización automática: { $count }
    }
practice-plan = Actualizaciones
    .scale = plan automático
    .node = a mano
practice-pass = Adelantar un minuto
    .done = Pasó un minuto para los nodos

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-lock = Bloquear
practice-done = { $act }: { $count ->
        [one] { $node }
       *[other] { $count } nodos
    }
practice-refuse = Rechazar contraseñas de nodo
    .back = Aceptar contraseñas
practice-slow = Desbloquear despacio
    .back = Desbloquear rápido
practice-vanish = Desaparecer
    .back = Reaparecer

## On the page of a practice node: what is really so, which no real service tells.

# truth: one or more of the following, joined by commas, in bold.
practice-really = Estado real: { $truth }. Los servicios reales no lo declaran.
practice-is-notInitialised = sin configurar
practice-is-failed = caído, falló su actualización
practice-is-vanished = no responde
practice-is-refusing = rechaza cualquier contraseña de nodo
practice-is-slow = tarda { $seconds } s en desbloquearse
