### Los nodos que se vigilan: el panel de todos, sus avisos, y las conexiones y listas de donde vienen.

nodes-title = Nodos
nodes-reading = Leyendo los nodos
nodes-count =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
# After a few names: “a, b, c and 9 more”.
nodes-some-names = { $names } y { $count } más
# How long a node is so, where that began before Ochre was started.
nodes-age-about = ~{ $age }
    .title = Aproximadamente desde el { $time }: Ochre se reinició después, y el reloj de este equipo pudo cambiarse.

## The head of the board.

nodes-ways = Secciones de los nodos
nodes-way-alerts = Avisos
nodes-way-runs = Lotes
nodes-way-connections = Conexiones
# For a reader alone, after how many alerts were not seen yet.
nodes-way-alerts-new = sin ver
nodes-add-one = Añadir un nodo
nodes-add-list = Importar una lista
nodes-check-all = Consultar todos
nodes-checked = Refrescado

## The board without a node, and what it comes to.

nodes-empty = La conexión está lista; aún no hay ningún nodo en la lista.
    .hint = Importa una lista, añade uno a mano o lee la lista del propio servicio, si la tiene.
    .action = Añadir nodos
nodes-exported =
    { $count ->
        [one] { $count } nodo guardado en { $file }, sin secretos
       *[other] { $count } nodos guardados en { $file }, sin secretos
    }
nodes-plan-all =
    { $count ->
        [one] Planificar el desbloqueo de { $count } nodo
       *[other] Planificar el desbloqueo de { $count } nodos
    }
nodes-none-found = Ningún nodo coincide.
    .action = Mostrar todos los nodos
nodes-keys = Flechas o J y K para moverte, Espacio para seleccionar, Mayús para un intervalo, U para planificar un desbloqueo, Intro para abrir.

## How many nodes are in each state. figure: $count, in bold; word: “locked”, which is explained at itself; age: how long the first of them is locked.

nodes-counts = Cuántos, por estado
nodes-counts-locked = { $figure } { $word }
nodes-counts-locked-longest = { $figure } { $word }, desde hace { $age } como máximo
nodes-counts-locked-word =
    { $count ->
        [one] bloqueado
       *[other] bloqueados
    }

## The same as cells of a picture. states: “14 locked, 3 unlocking”.

nodes-cells =
    { $count ->
        [one] { $count } nodo: { $states }
       *[other] { $count } nodos: { $states }
    }
nodes-cells-scale =
    { $count ->
        [one] Cada celda representa hasta { $count } nodo.
       *[other] Cada celda representa hasta { $count } nodos.
    }

## The newest image of each service. image: its name; seen: nodes-image-seen.

nodes-image-newest = Imagen más reciente: { $image }, { $seen }
nodes-image-newest-of = Imagen más reciente de { $service }: { $image }, { $seen }
nodes-image-last = Última conocida: { $image }, { $seen }
nodes-image-last-of = Última conocida de { $service }: { $image }, { $seen }
nodes-image-seen = vista hace { $age }
nodes-image-none = Imagen más reciente aún sin leer
nodes-image-none-of = Imagen más reciente de { $service } aún sin leer
nodes-image-unread = No se ha leído la imagen más reciente: { $why }

## What a service's list was like, beyond its nodes. names: of rows that could not be read, joined as a list.

nodes-list-row = fila { $place }
nodes-list-unread =
    { $count ->
        [one] No se ha podido leer { $count } fila de la lista de { $service }: { $names }
       *[other] No se han podido leer { $count } filas de la lista de { $service }: { $names }
    }
nodes-list-cut = { $service } tiene más nodos de los que ha enumerado.
nodes-list-failed = No se ha leído la lista de nodos: { $why }
nodes-list-no-images = Este servicio no dice qué imagen usa un nodo.

## The plot of when nodes were locked, bar by bar, and the same as a table. -24: the last 24 hours, -168: the last 7 days.

nodes-plot = Bloqueos
    .spans = Periodo
    .bars = Tiempo bloqueado, barra por barra
nodes-plot-24 = Bloqueos en las últimas 24 horas: { $summary }
    .span = 24 h
    .caption = Tiempo bloqueado en las últimas 24 horas, primero lo más reciente, de todos los nodos juntos
nodes-plot-168 = Bloqueos en los últimos 7 días: { $summary }
    .span = 7 días
    .caption = Tiempo bloqueado en los últimos 7 días, primero lo más reciente, de todos los nodos juntos
nodes-plot-just-now = Solo en este momento.
nodes-plot-unknown = Aún no se sabe nada.
nodes-plot-none = No se bloqueó ningún nodo.
nodes-plot-none-else = No se bloqueó ningún nodo en otros momentos.
nodes-plot-before = Antes del { $time } no se sabe nada.
# time: for how long, of all nodes together; when: “at 12:04”, “on 3 Mar, 12:04”.
nodes-plot-sum =
    { $count ->
        [one] { $time } en total; { $count } nodo a la vez { $when }.
       *[other] { $time } en total; { $count } nodos a la vez { $when }.
    }
nodes-plot-sum-short =
    { $count ->
        [one] Menos de un minuto en total; { $count } nodo a la vez { $when }.
       *[other] Menos de un minuto en total; { $count } nodos a la vez { $when }.
    }
nodes-plot-bar = { $time }: { $locked }
nodes-plot-bar-time = { $from } a { $to }
nodes-plot-bar-unknown = no se sabe nada
nodes-plot-bar-none = ninguno bloqueado
nodes-plot-bar-short = menos de un minuto
nodes-plot-table = En forma de tabla
    .when = Cuándo
    .locked = Bloqueado

## What is looked for, above the list.

nodes-find = Buscar un nodo
nodes-find-state = Estado
    .all = Estado: todos
nodes-find-plan = Plan
    .all = Plan: todos
    .one = Plan: { $plan }
nodes-find-alert =
    { $count ->
        [one] Solo { $count } nodo de un aviso
       *[other] Solo { $count } nodos de un aviso
    }
nodes-find-clear = Mostrar todos
nodes-found =
    { $count ->
        [one] { $count } nodo encontrado
       *[other] { $count } nodos encontrados
    }
nodes-sorted =
    { $count ->
        [one] { $count } nodo, primero los peores
       *[other] { $count } nodos, primero los peores
    }
nodes-export = Exportar
    .csv = Como CSV
    .json = Como JSON

## The list.

nodes-table = Nodos
    .all = Seleccionar todos
    .one = Seleccionar { $node }
nodes-column-state = Estado
nodes-column-node = Nodo
# How long a node is in its state.
nodes-column-for = Desde hace
nodes-column-proof = Fuente
nodes-column-age = Antigüedad
nodes-column-image = Imagen
nodes-column-plan = Plan
nodes-column-locked = Bloqueado, 30 días
nodes-row-still = Sin bloques desde { $time }
# prediction: .prediction, in italics; age: “3 min ago”.
nodes-row-will-lock = { $prediction } imagen nueva { $age }
    .prediction = Probable bloqueo:
    .title = Imagen nueva, vista por primera vez: { $time }
nodes-row-image-unknown = desconocida

## What can be done with those that are selected.

nodes-selected = Nodos seleccionados
    .hint = Simulación, un primer nodo solo y después { $count } a la vez.
    .clear = Borrar selección
    .upgrade = Planificar actualización
nodes-selected-count =
    { $count ->
        [one] { $count } seleccionado
       *[other] { $count } seleccionados
    }
nodes-selected-passwords =
    { $count ->
        [one] Introducir la contraseña de { $count } nodo
       *[other] Introducir las contraseñas de { $count } nodos
    }
nodes-selected-unlock =
    { $count ->
        [one] Planificar el desbloqueo de { $count } nodo
       *[other] Planificar el desbloqueo de { $count } nodos
    }

## Alerts: in their list, and as they come. who: the node's name, where it is one.

nodes-alert-inactive = No paga ni cobra nada hasta que se desbloquee.
nodes-alert-locked =
    { $count ->
        [one] { $who } se bloqueó a las { $time }
       *[other] { $count } nodos se bloquearon a las { $time }
    }
nodes-alert-locked-update =
    { $count ->
        [one] { $who } se bloqueó a las { $time } por una actualización externa
       *[other] { $count } nodos se bloquearon a las { $time } por una actualización externa
    }
nodes-alert-locked-probablyUpdate =
    { $count ->
        [one] { $who } se bloqueó a las { $time }, probablemente por una actualización externa
       *[other] { $count } nodos se bloquearon a las { $time }, probablemente por una actualización externa
    }
nodes-alert-lockedLong =
    { $count ->
        [one] { $who } seguía bloqueado a las { $time }
       *[other] { $count } nodos seguían bloqueados a las { $time }
    }
nodes-alert-unreachable =
    { $count ->
        [one] { $who } dejó de responder a las { $time }
       *[other] { $count } nodos dejaron de responder a las { $time }
    }
nodes-alert-unreachable-because =
    { $count ->
        [one] { $who } dejó de responder a las { $time } ({ $reason })
       *[other] { $count } nodos dejaron de responder a las { $time } ({ $reason })
    }
nodes-alert-unreadable =
    { $count ->
        [one] { $who } dejó de poder leerse a las { $time }: se rechazó su token o no respondió ningún nodo
       *[other] { $count } nodos dejaron de poder leerse a las { $time }: se rechazaron sus tokens o no respondió ningún nodo
    }
nodes-alert-overdue =
    { $count ->
        [one] { $who } iba con retraso a las { $time } al actualizarse, desbloquearse o detenerse
       *[other] { $count } nodos iban con retraso a las { $time } al actualizarse, desbloquearse o detenerse
    }
nodes-alert-outdated =
    { $count ->
        [one] { $who } quedó desactualizado a las { $time }
       *[other] { $count } nodos quedaron desactualizados a las { $time }
    }
nodes-alert-upgradeFailed =
    { $count ->
        [one] Falló la actualización de { $who }
       *[other] Falló la actualización de { $count } nodos
    }
nodes-alert-willLock =
    { $count ->
        [one] { $who } iba a bloquearse probablemente a las { $time }: salió una imagen nueva
       *[other] { $count } nodos iban a bloquearse probablemente a las { $time }: salió una imagen nueva
    }
nodes-alert-unlockedByItself =
    { $count ->
        [one] { $who } se desbloqueó automáticamente
       *[other] { $count } nodos se desbloquearon automáticamente
    }
# Behind one of these: how many of its nodes still are so.
nodes-alert-still =
    { $count ->
        [0] { $told }; ninguno sigue así
        [one] { $told }; 1 sigue así
       *[other] { $told }; { $count } siguen así
    }
    .one =
        { $count ->
            [0] { $told }; ya no
           *[other] { $told }; sigue así
        }
nodes-alerts = Avisos
    .card = Avisos recientes
    .empty = Aún no hay avisos.
    .empty-hint = Los avisos llegan aquí, también en las horas de silencio.
    .new = Nuevo
    .told = Hora
    .open = Abrir
    .show = Mostrarlos
nodes-alerts-unlock =
    { $count ->
        [one] Planificar el desbloqueo de { $count } nodo
       *[other] Planificar el desbloqueo de { $count } nodos
    }

## What is told as an alert, chosen by a person.

nodes-tell = Avisarme cuando
    .kinds = Qué se avisa
    .save = Guardar los avisos
    .saved = Avisos guardados
nodes-tell-locked = Un nodo se bloquea
nodes-tell-lockedLong = Un nodo sigue bloqueado
nodes-tell-unreachable = Un nodo deja de responder
nodes-tell-unreadable = Ya no se puede leer el estado de un nodo
nodes-tell-overdue = Una actualización, un desbloqueo o una parada tarda demasiado
nodes-tell-outdated = La imagen de un nodo ya no es la más reciente
nodes-tell-upgradeFailed = Una actualización no se completa
nodes-tell-willLock = Hay una imagen nueva: probablemente se bloquearán nodos
nodes-tell-unlockedByItself = Ochre desbloqueó un nodo automáticamente
nodes-tell-after = Avisar de «Un nodo sigue bloqueado» después de
    .missing = Indica después de cuántos minutos
nodes-tell-quiet = Horas de silencio
    .hint = Sin notificaciones en esas horas; los avisos siguen llegando a esta lista.
    .from = Desde
    .to = Hasta
    .missing = Introduce ambas horas

## Before the first connection.

nodes-first = Aún no se vigila ningún nodo.
    .hint = Un nodo con la imagen desactualizada se actualiza y vuelve bloqueado: no puede enviar ni recibir hasta que alguien lo desbloquee. Ochre vigila cuáles están bloqueados y desbloquea uno o cientos.
    .connect = Conectar un servicio de nodos
    .own = Añadir un nodo propio
    .practise = Probar con nodos de práctica
# The name that the connection to them begins with.
nodes-first-practice = Nodos de práctica
nodes-first-practised =
    { $count ->
        [one] { $count } nodo de práctica para vigilar. No contiene nada
       *[other] { $count } nodos de práctica para vigilar. No contienen nada
    }

## Connections to services of nodes.

nodes-connections = Conexiones
    .another = Conectar otro servicio
    .new = Conectar un servicio de nodos
    .change = Cambiar “{ $name }”
nodes-connection-kept = Se conserva “{ $name }”
nodes-connection-saved = Guardada
nodes-connection-saved-unread = Guardada. No se ha leído la imagen más reciente
nodes-connection-saved-image = Guardada. La imagen más reciente es { $image }

## One connection, as it is.

nodes-connection-change = Cambiar
nodes-connection-remove = Eliminar
nodes-connection-service = Servicio
nodes-connection-service-practice = Práctica, dentro de Ochre
nodes-connection-service-own = ninguno: cada nodo se consulta en su propia dirección
nodes-connection-answer = Los nodos responden en
    .own = sus propias direcciones
nodes-connection-token = Token
    .kept = en el llavero
    .none = ninguno
nodes-connection-image = Imagen más reciente
    .none = aún sin leer
# image: its name.
nodes-connection-image-seen = { $image }, vista hace { $age }
nodes-connection-every = Se consulta cada
    .seconds = { $count } s
nodes-connection-nodes = Sus nodos
nodes-connection-sees = Lo que ve Ochre
    .all = todo lo que puede consultar
# missing: one or more of the three below, with a semicolon and “not” between them: “not how far an upgrade is; not whether …”.
nodes-connection-unseen-list = no ve qué nodos hay
nodes-connection-unseen-detail = no ve cómo avanza una actualización
nodes-connection-unseen-probe = no ve si un nodo está bloqueado hasta que se le pide desbloquearse
nodes-connection-unread = No se ha leído la imagen más reciente.
nodes-connection-fetch = Leer la lista del servicio
nodes-connection-fetched =
    { $added ->
        [one] { $added } nodo añadido
       *[other] { $added } nodos añadidos
    }, { $updated ->
        [one] { $updated } nodo modificado
       *[other] { $updated } nodos modificados
    }
nodes-connection-fetched-gone =
    { $added ->
        [one] { $added } nodo añadido
       *[other] { $added } nodos añadidos
    }, { $updated ->
        [one] { $updated } nodo modificado
       *[other] { $updated } nodos modificados
    }. { $gone ->
        [one] { $gone } nodo tuyo no está en la lista del servicio: se conserva
       *[other] { $gone } nodos tuyos no están en la lista del servicio: se conservan
    }

## One connection, as it is written.

nodes-service = Qué servicio
nodes-service-remote = Un servicio de nodos
    .hint = Por su dirección, con tu token.
nodes-service-practice = Práctica, dentro de Ochre
    .hint = Nodos simulados que se bloquean, se actualizan y rechazan. No contienen nada.
nodes-service-name = Nombre de la conexión
nodes-service-address = Dirección base del servicio
    .hint = Solo https; se permite http para este mismo equipo.
    .hint-browser = Ahora Ochre funciona en un navegador y así solo se conecta a servicios de este equipo.
nodes-service-nodes = Dónde responden los nodos
    .hint = Si se deja en blanco, cada nodo indica su propia dirección.
nodes-service-token = Token, si el servicio lo pide
    .hint = Se guarda en tu llavero y nunca se muestra.
nodes-service-token-kept = Token nuevo, si cambia
    .hint = Ya hay uno guardado en tu llavero. Nunca se muestra. El token de un servicio de alojamiento vale hasta que lo revoques allí.
    .remove = Eliminar el token guardado
nodes-service-token-elsewhere = El token guardado se dio para { $address }. Nunca se envía a otra dirección: escribe el de este servicio.
nodes-service-extras = Qué ofrece este servicio además de las tres llamadas documentadas
    .hint = Si no lo sabes, déjalo desactivado: así Ochre solo usa las llamadas documentadas.
nodes-service-extra-list = Puede mostrar la lista de mis nodos
    .hint = Sin esto, los nodos vienen de una lista que importas y un nodo nuevo no se detecta.
nodes-service-extra-detail = Indica el avance de una actualización
    .hint = Sin esto, el final de una actualización solo se ve cuando el nodo responde a un desbloqueo.
nodes-service-extra-probe = Los nodos responden si están bloqueados
    .hint = Sin esto, un nodo que se bloquea solo no se detecta hasta que se le pide desbloquearse.
nodes-service-every = Consultar cada
    .hint = 60 s es un ritmo respetuoso con un servicio que otros también usan. Las ventanas ocultas consultan menos.
    .hint-own = Un bloqueo se detecta en ese tiempo. Las ventanas ocultas consultan menos.
nodes-service-save = Guardar y leer la imagen más reciente
    .own = Guardar la conexión
    .leave = Cancelar
nodes-service-missing-name = Dale primero un nombre
nodes-service-missing-address = Introduce primero su dirección base
nodes-service-missing-every = Indica cada cuánto se consulta

## A list of nodes that is imported.

nodes-import = Importar una lista
    .of = Nodos de
    .file = Lista de nodos
    .choose = Elegir un archivo
    .paste = O pega la lista
    .csv = Leerla como CSV
    .json = Leerla como JSON
    .missing = Elige primero un archivo o pega una lista
    .show = Mostrar los nodos
# columns: the names of the columns, as they stand in a file.
nodes-import-how = Un nodo por línea, con las columnas { $columns }, o lo mismo en JSON. Los nodos cuyo ID ya está aquí se modifican. Ochre no lee una lista que contiene una contraseña de nodo o un token.
nodes-import-done =
    { $added ->
        [one] { $added } nodo añadido
       *[other] { $added } nodos añadidos
    }, { $updated ->
        [one] { $updated } nodo modificado
       *[other] { $updated } nodos modificados
    }.
nodes-import-problem = Línea { $line }: { $problem }
nodes-import-passwords =
    { $count ->
        [one] Introducir contraseñas de { $count } nodo
       *[other] Introducir contraseñas de { $count } nodos
    }
