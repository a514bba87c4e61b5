### Listas de nodos y de transferencias: qué falla en una que se lee y la cabecera de una que se escribe.

list-own-nodes = Tus propios nodos
list-problem =
    { $code ->
        [noNodeIds] no hay ninguna columna node_id
        [secret] la columna { $about } tiene nombre de secreto, así que no se ha leído nada de esta lista: quita antes esa columna
        [tooMany] más de { $about } nodos
        [unknownColumn] la columna { $about } no se conoce y se ha omitido
        [twice] el mismo node_id ya está en { $about }
        [plan] el plan no se conoce: se toma como desconocido
        [noNodeId] falta node_id
        [nodeId] node_id no puede formar parte de una dirección
        [userId] user_id no puede formar parte de una dirección
        [name] name tiene más de { $about } caracteres o contiene algunos que no se ven
        [image] image no tiene ninguna forma conocida
        [openQuote] hay unas comillas que no se cierran
        [empty] no contiene nada
        [twoColumns] hay dos columnas { $about }
        [moreCells] tiene más celdas que columnas
        [notJson] no es una lista JSON de nodos
        [notNode] no es un nodo
        [notText] { $about } no es texto
        [noAddress] falta invoke_url: un nodo propio no tiene otra dirección
        [address] invoke_url no es una dirección que Ochre pueda consultar: https, sin usuario, consulta ni fragmento
        [stayed] su dirección sigue como estaba: no aceptaste otra para su contraseña y su token
       *[more] y { $about } más como estos
    }

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

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
