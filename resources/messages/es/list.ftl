### Listas de nodos y de transferencias: qué falla en una que se lee y la cabecera de una que se escribe.

list-own-nodes = Tus propios nodos

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

list-problem-noNodeIds = no hay ninguna columna node_id
list-problem-secret = la columna { $about } tiene nombre de secreto, así que no se ha leído nada de esta lista: quita antes esa columna
list-problem-tooMany = más de { $about } nodos
list-problem-unknownColumn = la columna { $about } no se conoce y se ha omitido
list-problem-twice = el mismo node_id ya está en { $about }
list-problem-plan = el plan no se conoce: se toma como desconocido
list-problem-noNodeId = falta node_id
list-problem-nodeId = node_id no puede formar parte de una dirección
list-problem-userId = user_id no puede formar parte de una dirección
list-problem-name = name tiene más de { $about } caracteres o contiene algunos que no se ven
list-problem-image = image no tiene ninguna forma conocida
list-problem-openQuote = hay unas comillas que no se cierran
list-problem-tooManyCells = una línea tiene más de { $about } celdas
list-problem-empty = no contiene nada
list-problem-twoColumns = hay dos columnas { $about }
list-problem-moreCells = tiene más celdas que columnas
list-problem-notJson = no es una lista JSON de nodos
list-problem-notNode = esta entrada no es un nodo
list-problem-notText = { $about } no es texto
list-problem-noAddress = falta invoke_url: un nodo propio no tiene otra dirección
list-problem-address = invoke_url no es una dirección que Ochre pueda consultar: https, sin usuario, consulta ni fragmento
list-problem-stayed = su dirección sigue como estaba: no aceptaste otra para su contraseña y su token
list-problem-more = y { $about } más como estos

## The columns of transfers in a CSV file

list-column =
    { $column ->
        [created] creada
        [updated] actualizada
        [expires] caduca
        [ticker] ticker
        [asset-id] ID del activo
        [direction] sentido
        [state] estado
        [status-number] número de estado
        [kind] tipo
        [amount] importe
        [base-units] unidades base
        [txid] txid
        [recipient] destinatario
        [label] etiqueta
        [alarm] alarma
        [batch] lote
        [number] número
       *[ground] fuente
    }
