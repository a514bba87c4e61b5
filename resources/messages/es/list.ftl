### Listas de nodos y de transferencias: qué falla en una que se lee y la cabecera de una que se escribe.

list-own-nodes = Tus propios nodos
list-problem =
    { $code ->
        [noNodeIds] no hay ninguna columna node_id
        [secret] la columna { $about } tiene nombre de secreto, así que Ochre no leyó nada de esta lista. Quita antes esa columna
        [tooMany] más de { $about } nodos
        [unknownColumn] Ochre no conoce la columna { $about } y la omitió
        [twice] la línea { $about } ya tiene el mismo node_id
        [plan] Ochre no conoce este plan y lo guardó como desconocido
        [noNodeId] falta node_id
        [nodeId] node_id tiene caracteres no válidos en una dirección
        [userId] user_id tiene caracteres no válidos en una dirección
        [name] name tiene más de { $about } caracteres o contiene caracteres invisibles
        [image] image tiene un formato desconocido
        [openQuote] unas comillas no se cierran
        [empty] está vacía
        [twoColumns] la columna { $about } aparece dos veces
        [moreCells] esta línea tiene más celdas que columnas hay
        [notJson] no es una lista JSON de nodos
        [notNode] esta entrada no es un nodo
        [notText] { $about } no es texto
        [noAddress] falta invoke_url. Un nodo propio necesita su propia dirección
        [address] Ochre no puede llamar a este invoke_url. Usa https, sin usuario, consulta ni fragmento
        [stayed] su dirección no cambió: no aceptaste enviar su contraseña y su token a la nueva
       *[more] y { $about } más como estos
    }

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

## The columns of transfers in a CSV file

list-column =
    { $column ->
        [created] creada
        [updated] modificada
        [expires] caduca
        [ticker] ticker
        [asset-id] ID del activo
        [direction] sentido
        [state] estado
        [status-number] número de estado
        [kind] tipo
        [amount] importe
        [base-units] unidades
        [fee] comisión
        [txid] txid
        [recipient] destinatario
        [label] etiqueta
        [alarm] alarma
        [batch] lote
        [block] bloque
        [number] número
       *[ground] fuente
    }
