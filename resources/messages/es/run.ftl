### Lotes: una acción, planificada y hecha en muchos nodos, con las contraseñas que requiere y su informe.

## What a run does, over its plan, on the button that begins it, and over its report.

run-plan-unlock =
    { $count ->
        [one] Plan: desbloquear { $count } nodo
       *[other] Plan: desbloquear { $count } nodos
    }
run-plan-upgrade =
    { $count ->
        [one] Plan: actualizar { $count } nodo
       *[other] Plan: actualizar { $count } nodos
    }
run-plan-upgradeToUnlocked =
    { $count ->
        [one] Plan: actualizar y desbloquear { $count } nodo
       *[other] Plan: actualizar y desbloquear { $count } nodos
    }
run-do-unlock =
    { $count ->
        [one] Desbloquear { $count } nodo
       *[other] Desbloquear { $count } nodos
    }
run-do-upgrade =
    { $count ->
        [one] Actualizar { $count } nodo
       *[other] Actualizar { $count } nodos
    }
run-do-upgradeToUnlocked =
    { $count ->
        [one] Actualizar y desbloquear { $count } nodo
       *[other] Actualizar y desbloquear { $count } nodos
    }

## The plan. figure: $count nodes in bold (run-nodes).

run-planning = Preparando el plan
run-plan-none = Ninguno puede entrar en el lote: los motivos se indican al lado.
run-plan-passwords-kept =
    { $count ->
        [one] { $count } contraseña guardada en tu llavero
       *[other] { $count } contraseñas guardadas en tu llavero
    }
run-plan-not-begun = No se ha iniciado nada
run-plan-what = Qué ocurriría
    .dry = Es una simulación: no se ha contactado con nadie; se basa en lo que se sabe aquí.
run-nodes =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
# asked: how many are asked, as in $figure; skipped: how many are left out.
run-plan-sum =
    { $asked ->
        [one] { $figure } entra en el lote
       *[other] { $figure } entran en el lote
    }, { $skipped ->
        [one] { $skipped } nodo se omite.
       *[other] { $skipped } nodos se omiten.
    }
run-plan-wanting =
    { $count ->
        [one] { $count } nodo omitido por falta de contraseña.
       *[other] { $count } nodos omitidos por falta de contraseña.
    }
run-plan-give =
    { $count ->
        [one] Introducir su contraseña
       *[other] Introducir sus contraseñas
    }
run-plan-asked = En el lote
run-plan-skipped = Omitidos
# which: one of the two above.
run-plan-rows =
    { $count ->
        [one] { $which }: { $count } nodo
       *[other] { $which }: { $count } nodos
    }
run-plan-because =
    { $count ->
        [one] ({ $count } nodo)
       *[other] ({ $count } nodos)
    }
run-plan-first = Primero, solo
run-plan-more = y { $count } más
run-plan-how = Cómo
run-plan-after = Después de cada actualización
run-plan-after-locked = Dejarlo bloqueado
    .hint = Los desbloqueas más tarde.
run-plan-after-unlocked = Desbloquearlo
    .hint = Con la contraseña que tu llavero guarda para él.
run-plan-canary = Primer nodo (canary), en solitario
    .hint = Si su contraseña es incorrecta o se rechaza el token, el lote termina. Un fallo propio de ese nodo no lo termina.
run-plan-parallel = Después, a la vez
    .missing = Indica cuántos a la vez.
# Behind the number, without it.
run-plan-parallel-unit =
    { $count ->
        [one] nodo
       *[other] nodos
    }
run-plan-stops = El lote se detiene automáticamente si la primera contraseña es incorrecta o lo son tres, o si se rechaza un token. También con cinco fallos seguidos que no son propios de los nodos. Tardar no es rechazar. Ninguna contraseña se prueba dos veces.
# figure: how many passwords, in bold (run-passwords).
run-plan-for-now =
    { $count ->
        [one] { $figure } solo para este lote; se olvida cuando termina.
       *[other] { $figure } solo para este lote; se olvidan cuando termina.
    }
run-plan-forget =
    { $count ->
        [one] Olvidarla ahora
       *[other] Olvidarlas ahora
    }
run-passwords =
    { $count ->
        [one] { $count } contraseña
       *[other] { $count } contraseñas
    }
run-plan-hosts = Se enviarían contraseñas a hosts nuevos.
    .text = Ochre te pregunta por cada uno antes de enviar nada:

## Why a node is asked, or left out.

run-because-locked = Está bloqueado
run-because-outdated = Su imagen no es la más reciente
run-because-stateUnknown = Se desconoce su estado: se sabrá al consultarlo
run-because-alreadyUnlocked = Ya está desbloqueado
run-because-notOutdated = Usa la imagen más reciente
run-because-busy = Ya tiene algo en curso
run-because-noSecret = Su contraseña no está guardada aquí
run-because-wrongPassword = La contraseña guardada fue incorrecta la última vez: no se vuelve a probar
run-because-noToken = No hay token para él
run-because-noAddress = No se sabe en qué dirección responde
run-because-hostNotApproved = Su host no está aprobado
run-because-ownNode = Es tuyo: lo actualizas tú

## Passwords of many nodes, typed or pasted. secret: how one is called, with a capital letter where it begins the message: “Password”.

run-passwords-title =
    { $count ->
        [one] Contraseñas de { $count } nodo
       *[other] Contraseñas de { $count } nodos
    }
run-passwords-practice = Rellenar con las contraseñas de práctica
run-passwords-way = Contraseñas
    .one = Una para todos
    .one-hint = La misma en cada nodo.
    .each = Una por nodo
    .each-hint = Escritas o pegadas de una lista.
run-passwords-for-all =
    { $count ->
        [one] { $secret }
       *[other] { $secret }, para los { $count } nodos
    }
run-passwords-go-on = Continuar
run-passwords-how = Pega varias líneas en un campo: rellenan los campos a partir de ahí, en este orden. Si pegas dos columnas, nombre y contraseña, se asignan por nombre.
run-passwords-keep =
    { $count ->
        [one] Guardarla en el llavero
       *[other] Guardarlas todas en el llavero
    }
    .hint = Si no, se mantienen en memoria hasta que termine este lote y las escribes de nuevo para el siguiente.
run-passwords-absent = Este equipo no tiene llavero, así que lo que escribas sirve solo para este lote. Se mantiene en memoria hasta que termine y nunca se guarda en disco.
    .off = Este equipo no tiene llavero: introduce las contraseñas donde planificas el desbloqueo.
run-passwords-locked = Tu llavero está bloqueado, así que lo que escribas sirve solo para este lote. Se mantiene en memoria hasta que termine y nunca se guarda en disco.
    .off = Tu llavero está bloqueado: introduce las contraseñas donde planificas el desbloqueo.
# count: those that have one; total: of how many.
run-passwords-given =
    { $count ->
        [one] { $count } nodo de { $total } ya tiene contraseña.
       *[other] { $count } nodos de { $total } ya tienen contraseña.
    }
run-passwords-none = Escríbelas o pégalas primero
run-passwords-do-keep = Guardar las contraseñas
run-passwords-do-use = Usar las contraseñas en este lote
run-passwords-keep-count =
    { $count ->
        [one] Guardar { $count } contraseña
       *[other] Guardar { $count } contraseñas
    }
run-passwords-use-count =
    { $count ->
        [one] Usar { $count } contraseña en este lote
       *[other] Usar { $count } contraseñas en este lote
    }
run-passwords-keep-and-use = Guardar { $kept } y usar { $used } en este lote
run-passwords-not-now = Ahora no
run-passwords-table = Nodo
    .keep = Guardar
    .wrong = incorrecta la última vez
    .kept = guardada
    .field = { $secret }: { $node }
    .keep-one = Guardar la de { $node } en el llavero
run-passwords-pages = Páginas
    .before = Nodos anteriores
    .after = Nodos siguientes
run-passwords-page =
    { $count ->
        [one] { $from } a { $to } de { $count } nodo
       *[other] { $from } a { $to } de { $count } nodos
    }
run-pasted =
    { $count ->
        [one] { $count } línea rellenada.
       *[other] { $count } líneas rellenadas.
    }
# more: so many lines were left over.
run-pasted-more =
    { $count ->
        [one] { $count } línea rellenada; para { $more } más no había campo.
       *[other] { $count } líneas rellenadas; para { $more } más no había campo.
    }
# name: in quotation marks.
run-pasted-twice = Hay dos nodos con el nombre «{ $name }»: no se ha rellenado nada.
run-pasted-unknown = Aquí no hay ningún nodo con el nombre «{ $name }»: no se ha rellenado nada.

## The page where passwords are given to be kept.

run-keep = Contraseñas para guardar
    .reading = Comprobando cuáles ya están guardadas
    .none = Tu llavero ya guarda la contraseña de todos estos nodos.
run-keep-plan =
    { $count ->
        [one] Planificar el desbloqueo de { $count } nodo
       *[other] Planificar el desbloqueo de { $count } nodos
    }

## How a run stands, on its chip; and why it stopped.

run-state-canary = Primer nodo
run-state-running = En marcha
run-state-paused = En pausa
run-state-stopped = Detenido
run-state-finished = Terminado
run-state-interrupted = Interrumpido
run-stopped-wrongPasswords = El primer nodo rechazó su contraseña, o la rechazaron tres. No se probó con los demás: más intentos podrían bloquearte el acceso.
run-stopped-canaryFailed = El primer nodo falló por una causa que afectaría a todos. No se probó con los demás.
run-stopped-tokenRefused = Se rechazó un token. Ningún otro nodo obtendría respuesta.
run-stopped-manyFailures = Fallaron cinco nodos seguidos, ninguno por un rechazo propio. No se probó con los demás.
run-stopped-you = Lo detuviste tú. Los nodos con los que aún no se había probado se quedan como están.

## On the board: a run that is not over.

run-note-interrupted =
    { $act ->
        [upgrade] Ochre se cerró en mitad de una actualización por lotes.
        [upgradeToUnlocked] Ochre se cerró en mitad de una actualización por lotes con desbloqueo.
       *[unlock] Ochre se cerró en mitad de un desbloqueo por lotes.
    }
run-note-paused =
    { $act ->
        [upgrade] Hay una actualización por lotes en pausa.
        [upgradeToUnlocked] Hay una actualización por lotes con desbloqueo en pausa.
       *[unlock] Hay un desbloqueo por lotes en pausa.
    }
run-note-running =
    { $act ->
        [upgrade] Hay una actualización por lotes en curso.
        [upgradeToUnlocked] Hay una actualización por lotes con desbloqueo en curso.
       *[unlock] Hay un desbloqueo por lotes en curso.
    }
run-note-through =
    { $count ->
        [one] { $ended } de { $count } nodo ha terminado.
       *[other] { $ended } de { $count } nodos han terminado.
    }
run-note-open = Abrir el lote

## How far a run is: how many nodes came to what. figure: $count, in bold.

run-through = Nodos terminados
# figure: in bold; count: of how many.
run-count-through =
    { $count ->
        [one] { $figure } de { $count } nodo terminado
       *[other] { $figure } de { $count } nodos terminados
    }
run-count-done-unlock =
    { $count ->
        [one] { $figure } desbloqueado
       *[other] { $figure } desbloqueados
    }
run-count-done-upgrade =
    { $count ->
        [one] { $figure } actualizado
       *[other] { $figure } actualizados
    }
run-count-done-upgradeToUnlocked =
    { $count ->
        [one] { $figure } actualizado y desbloqueado
       *[other] { $figure } actualizados y desbloqueados
    }
run-count-already =
    { $count ->
        [one] { $figure } ya lo estaba
       *[other] { $figure } ya lo estaban
    }
run-count-failed =
    { $count ->
        [one] { $figure } con rechazo
       *[other] { $figure } con rechazo
    }
run-count-unknown =
    { $count ->
        [one] { $figure } con resultado desconocido
       *[other] { $figure } con resultado desconocido
    }
run-count-skipped =
    { $count ->
        [one] { $figure } omitido
       *[other] { $figure } omitidos
    }
run-count-running =
    { $count ->
        [one] { $figure } en curso
       *[other] { $figure } en curso
    }
run-count-waiting =
    { $count ->
        [one] { $figure } en espera
       *[other] { $figure } en espera
    }

## Node by node.

run-outcome-waiting = En espera
run-outcome-running = En curso
run-outcome-done = Hecho
run-outcome-already = Ya lo estaba
run-outcome-failed = Con rechazo
run-outcome-skipped = Omitido
run-outcome-unknown = Desconocido
run-column-outcome = Resultado
run-column-node = Nodo
run-column-said = Respuesta
run-column-todo = Por hacer
run-column-took = Duración
# Behind the node's name and a comma.
run-row-canary = primero y solo
run-table = Nodos del lote
run-said-noSecret = su contraseña no está guardada aquí
run-said-noAddress = no se sabe en qué dirección responde
run-said-hostNotApproved = su host no está aprobado
run-said-ownNode = es tuyo: lo actualizas tú
run-said-addressChanged = sus secretos se dieron para otra dirección
run-said-tokenMissing = el token guardado para él no está en este llavero
run-said-keychain = el llavero no respondió
run-said-removed = se eliminó de la lista
run-said-busy = ya tiene otra cosa en curso
run-said-gaveUp = sin respuesta en una hora
run-said-interrupted = Ochre se cerró antes de recibir respuesta

## What is left to do at a node, without a point: in a column, and in the copied report.

run-todo-wrongPassword = Introduce la contraseña correcta y desbloquéalo
run-todo-tokenRefused = Introduce un token válido
run-todo-tokenReadOnly = Introduce un token que pueda desbloquear
run-todo-elsewhere = Comprueba su dirección: ahí responde otra cosa
run-todo-wayRefused = Comprueba lo que tiene delante y desbloquéalo
run-todo-broke = Comprueba su dirección y sus ajustes, y desbloquéalo
run-todo-notInitialized = Configúralo
run-todo-hangs = Reinícialo y desbloquéalo
run-todo-noSecret = Introduce su contraseña y desbloquéalo
run-todo-noAddress = Introduce su dirección
run-todo-hostNotApproved = Desbloquéalo a mano: Ochre te pregunta por su host
run-todo-addressChanged = Comprueba su dirección y desbloquéalo a mano
run-todo-tokenMissing = Introduce de nuevo su token y planifícalo otra vez
run-todo-keychain = Abre tu llavero y planifícalo de nuevo
run-todo-busy = Espera a que acabe lo que tiene en curso
run-todo-ownNode = Actualízalo tú
run-todo-for-bitcoind = Comprueba su nodo Bitcoin y desbloquéalo
run-todo-for-indexer = Comprueba su indexador y desbloquéalo
run-todo-for-sync = Comprueba su indexador y desbloquéalo
run-todo-for-proxy = Comprueba su proxy RGB y desbloquéalo
run-todo-for-network = Indica un nodo Bitcoin de su misma red y desbloquéalo
run-todo-for-announce = Comprueba lo que anuncia y desbloquéalo
run-todo-for-data = Restáuralo desde su copia y sus palabras
run-todo-for-body = Completa lo que envía su desbloqueo y desbloquéalo
run-todo-not-asked = No se probó con él: planifícalo de nuevo
run-todo-unlock = Desbloquéalo
run-todo-unknown = Comprueba cómo está: no se sabe cómo acabó
run-todo-plan = Planifícalo de nuevo
run-todo-log = Mira su registro y desbloquéalo
run-todo-update = Vuelve a pedir su actualización

## The report of a run.

run-title = Lote
run-reading = Leyendo el lote
run-interrupted = Ochre se cerró en mitad de este lote.
    .resume = Reanudar
    .leave = Detener el lote
    .none-asked = En ese momento no había ninguna llamada a un nodo en curso.
run-interrupted-unknown =
    { $count ->
        [one] No se sabe si { $count } nodo recibió la llamada. Se comprueba primero: ninguno se desbloquea dos veces.
       *[other] No se sabe si { $count } nodos recibieron la llamada. Se comprueban primero: ninguno se desbloquea dos veces.
    }
run-interrupted-waiting =
    { $count ->
        [one] Aún no se había probado con { $count } nodo.
       *[other] Aún no se había probado con { $count } nodos.
    }
run-stopped = El lote se detuvo.
run-canary = Primero, un solo nodo.
    .text = Se está probando con { $node }. Si su contraseña es incorrecta o se rechaza el token, el lote termina. Tardar no es rechazar.
    .text-unnamed = Se está probando con él. Si su contraseña es incorrecta o se rechaza el token, el lote termina. Tardar no es rechazar.
run-paused = En pausa. Los nodos ya iniciados se completan; no se prueba con ningún otro.
run-left-locked =
    { $count ->
        [one] { $count } nodo de este lote está bloqueado.
       *[other] { $count } nodos de este lote están bloqueados.
    }
# names: the first few of them.
run-left-locked-names =
    { $count ->
        [one] { $names }: no puede enviar ni recibir hasta que se desbloquee. Abajo se indica lo que queda por hacer.
       *[other] { $names }: no pueden enviar ni recibir hasta que se desbloqueen. Abajo se indica lo que queda por hacer.
    }
run-left-locked-plan =
    { $count ->
        [one] Planificar su desbloqueo
       *[other] Planificar su desbloqueo
    }
run-wanting =
    { $count ->
        [one] A { $count } nodo le falta la contraseña o necesita otra.
       *[other] A { $count } nodos les falta la contraseña o necesitan otra.
    }
    .text = Ninguna contraseña se prueba dos veces. Si las introduces ahora, los que faltan se pueden desbloquear en otro lote.
    .plan = Planificarlos de nuevo
run-far = Progreso
    .pause = Pausar
    .resume = Reanudar
    .stop = Detener
run-begun =
    { $count ->
        [one] Iniciado: { $time }; { $count } nodo a la vez.
       *[other] Iniciado: { $time }; { $count } nodos a la vez.
    }
run-begun-canary =
    { $count ->
        [one] Iniciado: { $time }; { $count } nodo a la vez, primero { $canary } en solitario.
       *[other] Iniciado: { $time }; { $count } nodos a la vez, primero { $canary } en solitario.
    }
run-by-node = Nodo por nodo
    .copy = Copiar el informe

## The report as text, for a message or a ticket.

run-report-unlock =
    { $state ->
        [canary] Desbloqueo por lotes, iniciado el { $time }: primer nodo
        [running] Desbloqueo por lotes, iniciado el { $time }: en marcha
        [paused] Desbloqueo por lotes, iniciado el { $time }: en pausa
        [stopped] Desbloqueo por lotes, iniciado el { $time }: detenido
        [interrupted] Desbloqueo por lotes, iniciado el { $time }: interrumpido
       *[finished] Desbloqueo por lotes, iniciado el { $time }: terminado
    }
run-report-upgrade =
    { $state ->
        [canary] Actualización por lotes, iniciada el { $time }: primer nodo
        [running] Actualización por lotes, iniciada el { $time }: en marcha
        [paused] Actualización por lotes, iniciada el { $time }: en pausa
        [stopped] Actualización por lotes, iniciada el { $time }: detenida
        [interrupted] Actualización por lotes, iniciada el { $time }: interrumpida
       *[finished] Actualización por lotes, iniciada el { $time }: terminada
    }
run-report-upgradeToUnlocked =
    { $state ->
        [canary] Actualización por lotes con desbloqueo, iniciada el { $time }: primer nodo
        [running] Actualización por lotes con desbloqueo, iniciada el { $time }: en marcha
        [paused] Actualización por lotes con desbloqueo, iniciada el { $time }: en pausa
        [stopped] Actualización por lotes con desbloqueo, iniciada el { $time }: detenida
        [interrupted] Actualización por lotes con desbloqueo, iniciada el { $time }: interrumpida
       *[finished] Actualización por lotes con desbloqueo, iniciada el { $time }: terminada
    }
run-report-outcome =
    { $count ->
        [one] { $outcome }: { $count } nodo
       *[other] { $outcome }: { $count } nodos
    }
# said: what the node said; todo: what is left to do, without a point.
run-report-said = { $node }: { $said }
run-report-todo = Por hacer: { $todo }.
run-report-more =
    { $count ->
        [one] y { $count } línea más
       *[other] y { $count } líneas más
    }

## The list of runs.

run-list = Lotes
    .empty = Aún no se ha iniciado ningún lote.
    .empty-hint = Selecciona nodos en Nodos y planifica desbloquearlos o actualizarlos.
    .board = Ir a Nodos
# time: when it began; counts: the following that are so, joined by commas.
run-list-line = { $time }. { $counts }.
run-list-done =
    { $count ->
        [one] { $count } hecho
       *[other] { $count } hechos
    }
run-list-failed = { $count } con rechazo
run-list-unknown = { $count } con resultado desconocido
run-list-skipped =
    { $count ->
        [one] { $count } omitido
       *[other] { $count } omitidos
    }
# locks: .count, in bold; names: the first few of them.
run-list-locked = { $locks } { $names }.
    .count =
        { $count ->
            [one] { $count } nodo de este lote está bloqueado:
           *[other] { $count } nodos de este lote están bloqueados:
        }
run-list-open = Abrir
    .which = Abrir el lote del { $time }
