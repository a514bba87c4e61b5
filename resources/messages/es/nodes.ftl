### Los nodos que se vigilan: el panel de todos, sus avisos, y las conexiones y listas de donde vienen.

nodes-title = Nodos
nodes-reading = Cargando
nodes-add = Añadir nodos
nodes-count =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
# After a few names: “a, b, c and 9 more”.
nodes-some-names = { $names } y { $count } más
# How long a node is so, where that began before Ochre was started.
nodes-age-about = ~{ $time }
    .title = Aproximadamente desde el { $time }: Ochre se reinició después.

## The head of the board.

# For a reader alone, after how many alerts were not seen yet.
nodes-add-list = Importar lista
nodes-refresh = Refrescar
nodes-checked = Refrescado

## The board without a node, and what it comes to.

nodes-empty = Aún no hay nodos. La conexión está lista.
nodes-exported =
    { $count ->
        [one] { $count } nodo guardado en { $file }, sin secretos
       *[other] { $count } nodos guardados en { $file }, sin secretos
    }
nodes-plan-unlock = Desbloquear los { $count }
nodes-none-found = Ningún nodo coincide.
nodes-keys = Flechas o J y K mueven, Espacio selecciona, Mayús un intervalo, U revisa un desbloqueo.
nodes-counts-longest = como máximo { $age }

## The same as cells of a picture. states: “14 locked, 3 unlocking”.

nodes-cells-scale = Cada celda: hasta { $count } nodos

## The newest image of each service. image: its name; seen: nodes-image-seen.

nodes-image-newest = { $service }: última imagen conocida { $image }, vista hace { $age }
nodes-image-none = { $service }: última imagen desconocida
nodes-image-unread = Última imagen sin leer: { $why }

## What a service's list was like, beyond its nodes. names: of rows that could not be read, joined as a list.

nodes-list-row = fila { $place }
nodes-list-unread = { $service }: filas ilegibles en la lista: { $names }
nodes-list-cut = { $service } tiene más nodos de los que enumeró.
nodes-list-failed = Lista de nodos sin leer: { $why }
nodes-list-no-images = Este servicio no dice qué imagen usa un nodo.

## The plot of when nodes were locked, bar by bar, and the same as a table. -24: the last 24 hours, -168: the last 7 days.

nodes-plot = Bloqueos
nodes-plot-span =
    { $hours ->
        [h24] 24 h
       *[h168] 7 días
    }
nodes-plot-bar =
    { $of ->
        [unknown] sin registros
        [none] ninguno bloqueado
       *[short] menos de un minuto
    }
nodes-plot-just-now = Solo desde hace un momento.
# time: for how long, of all nodes together; when: “at 12:04”, “on 3 Mar, 12:04”.
nodes-plot-sum = { $time } en total; como máximo { $count } a la vez { $when }.

## What is looked for, above the list.

nodes-find = Buscar un nodo
nodes-find-state = Cualquier estado
nodes-find-plan = Cualquier plan
nodes-find-clear = Mostrar todos
nodes-found = Encontrados: { $count }
nodes-export = Exportar
nodes-print = Imprimir
    .at = Impreso: { $time }
nodes-columns = Columnas
nodes-select = Seleccionar todos
    .one = Seleccionar { $node }

## The list.

nodes-column-state = Estado
nodes-column-node = Nodo
# How long a node is in its state.
nodes-column-for = Desde hace
nodes-column-proof = Fuente
nodes-column-age = Consultado
nodes-column-image = Imagen
nodes-column-plan = Plan
nodes-column-locked = Bloqueado, 30 días
nodes-why = ¿Por qué?
## What can be done with those that are selected.

nodes-selected = Nodos seleccionados
    .clear = Borrar selección
    .upgrade = Revisar actualización
nodes-selected-count = Seleccionados: { $count }

## Alerts: in their list, and as they come. who: the node's name, where it is one.

nodes-alert-inactive = No puede enviar ni recibir hasta que lo desbloquees.
nodes-alert-what =
    { $kind ->
        [locked] bloqueo
        [lockedLong] bloqueo prolongado
        [unreachable] sin respuesta
        [unreadable] estado ilegible
        [overdue] fuera de plazo
        [outdated] imagen anticuada
        [upgradeFailed] actualización fallida
        [willLock] bloqueo probable, imagen nueva
       *[unlockedByItself] desbloqueo automático
    }
nodes-alert = { $who }: { $what } a las { $time }
# Behind one of these: how many of its nodes still are so.
nodes-alert-still =
    { $still ->
        [none] { $told } · ya pasó
        [all] { $told } · sigue así
       *[some] { $told } · { $count } siguen así
    }
nodes-alerts = Avisos
    .empty = Aún no hay avisos.
    .new = Nuevo
    .open = Abrir

## What is told as an alert, chosen by a person.

nodes-tell = Avisos que enviar
nodes-tell-after = Bloqueo prolongado tras
nodes-tell-quiet = Horas de silencio
    .hint = Sin notificaciones. Los avisos siguen apareciendo aquí.
    .from = Desde
    .to = Hasta

## Before the first connection.

nodes-first = Aún no hay nodos.
    .hint = Ochre vigila qué nodos están bloqueados y desbloquea uno o cientos.
    .practise = Probar nodos de práctica
# The name that the connection to them begins with.
nodes-first-practice = Nodos de práctica

## Connections to services of nodes.

nodes-connections = Conexiones
    .new = Conectar servicio de nodos

## One connection, as it is.

nodes-connection-change = Cambiar
nodes-connection-remove = Eliminar
nodes-connection-service-own = ninguno: cada nodo en su dirección
nodes-connection-own-addresses = direcciones propias
nodes-connection-image = Imagen más reciente
nodes-connection-unseen = No ofrecido
# missing: one or more of the three below, with a semicolon and “not” between them: “not how far an upgrade is; not whether …”.
nodes-connection-fetch = Obtener lista
nodes-connection-gone = Fuera de la lista, conservados aquí: { $count }

## One connection, as it is written.

nodes-service = Servicio
nodes-service-practice = Práctica, dentro de Ochre
nodes-service-address = Dirección del servicio
nodes-service-nodes = Dirección de nodos
    .hint = Si queda vacía, cada nodo tiene la suya.
nodes-service-token = Token
    .kept = Guardado; déjalo vacío para conservarlo. Eliminarlo aquí no lo revoca en el servicio.
nodes-service-token-elsewhere = El token guardado es de { $address } y nunca va a otro sitio. Introduce uno para este servicio.
nodes-service-extras = Más llamadas
    .hint = Si no lo sabes, déjalas desactivadas.
nodes-service-extra =
    { $extra ->
        [list] Lista de nodos
        [detail] Avance de una actualización
       *[probe] Bloqueo de un nodo
    }
    .hint =
        { $extra ->
            [list] Sin esto, Ochre no detecta nodos nuevos.
            [detail] Sin esto, solo un desbloqueo muestra el final de una actualización.
           *[probe] Sin esto, solo un desbloqueo muestra un bloqueo.
        }
nodes-service-every = Consultar cada
    .hint = Una ventana oculta consulta menos.
nodes-import-file = Lista de nodos
nodes-import-choose = Elegir archivo
nodes-import-paste = O pega la lista

## A list of nodes that is imported.

# columns: the names of the columns, as they stand in a file.
nodes-import-how = Un nodo por línea, columnas { $columns }, o JSON. Un ID conocido recibe los valores nuevos. Ochre no lee ninguna lista con contraseñas o tokens.
nodes-import-done = Añadidos: { $added }; modificados: { $updated }
nodes-import-problem = Línea { $line }: { $problem }
