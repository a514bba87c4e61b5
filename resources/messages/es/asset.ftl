### Activos: la lista, uno de ellos y la emisión de uno. Y cómo se nombran y cuentan en otras partes.

## How they are named and counted

asset-unit-unlisted = unidades base de { $id }
asset-unit-named = de { $name }
# Stands in place of a figure: “unknown amount of TUSD”.
asset-amount-unknown = cantidad desconocida de
asset-any = cualquier activo
asset-unlisted = activo { $id }

## The kinds

asset-kind-nia = Token
    .many = Tokens
    .what = Todas las unidades son iguales, y la oferta quedó fijada al emitirlo.
asset-kind-cfa = Coleccionable
    .many = Coleccionables
    .what = Una serie: todas las piezas son iguales, y puede tener un archivo asociado.
asset-kind-uda = Pieza única
    .many = Piezas únicas
    .what = Solo existe una, y puede tener un archivo asociado.
asset-kind-ifa = Token inflacionable
    .many = Tokens inflacionables
    .what = Todas las unidades son iguales, y quien tenga el derecho puede emitir más. Algunos servicios muestran ese derecho como si fuera un importe.
asset-kind-bfa = Token de puente
    .many = Tokens de puente
    .what = Todas las unidades son iguales. Llegan por un puente desde otra cadena de bloques, y su historial solo es válido junto con ella. Ochre no puede verificarlo: pregunta al emisor antes de aceptarlo como pago.
asset-kind-other = Tipo desconocido
    .many = Tipos desconocidos
    .what = Ochre no conoce este tipo de activo y no puede verificarlo: todo lo que ves lo dice el servicio. Pregunta al emisor antes de aceptarlo como pago o enviarlo.

## The list

asset-list-title = Activos
asset-list-issue = Emitir
asset-list-receive = Recibir
asset-list-loading = Leyendo tus activos
asset-list-empty = Aún no hay ningún activo. Aparecerá uno cuando lo recibas o lo emitas.
asset-list-empty-receive = Recibir un activo
asset-list-empty-practice = Pedir muestras a tu amigo de práctica
    .hint = Tu amigo, en el servicio de práctica, envía uno de cada tipo. Hacen falta cuatro ranuras libres.
asset-list-samples =
    { $count ->
        [one] { $count } muestra pendiente: llega con el próximo bloque
       *[other] { $count } muestras pendientes: llegan con el próximo bloque
    }
asset-list-to-slots = Ir a Ranuras de activos
asset-list-find = Buscar un activo
    .placeholder = Ticker, nombre o ID
asset-list-count =
    { $count ->
        [one] { $count } activo
       *[other] { $count } activos
    }
asset-list-none-found = Ningún activo coincide con la búsqueda.
asset-list-show-all = Mostrar todos los activos
asset-column-asset = Activo
asset-column-spendable = Disponible
asset-column-pending = Pendiente
asset-column-pending-none = nada
asset-column-settled = Liquidado

## One asset

asset-not-listed = Un activo que no está en la lista
asset-receive = Recibir
asset-send = Enviar
    .renamed = Decide antes qué nombre y qué decimales son los correctos.
    .nothing = Ahora no hay nada disponible de este activo.
asset-detail-loading = Leyendo tus activos
asset-detail-missing = Según el servicio, esta cartera no tiene ningún activo con este ID.
asset-detail-refresh = Refrescar
asset-detail-its-id = ID del activo
asset-id = ID del activo
asset-transfers = Transferencias
    .label = Últimas transferencias de { $name }
asset-transfers-none = Aún no hay ninguna.
asset-transfers-all =
    { $count ->
        [one] Ver { $count } transferencia
       *[other] Ver las { $count } transferencias
    }
asset-transfers-open = Abrir en Transferencias

## The balance of one asset, and what each figure of it means

asset-balance = Saldo
asset-balance-spendable = disponible ahora
    .means = Lo que puedes enviar ahora. No incluye lo que está en una ranura reservada por otra transferencia.
asset-balance-spendable-pending = disponible ahora; pendiente: { $amount }
asset-balance-settled = Liquidado
    .means = Según el servicio, este importe está confirmado y es tuyo. Incluye lo que una transferencia tiene reservado.
asset-balance-future = Futuro
    .means = Lo que tendrás cuando se haya liquidado todo lo pendiente.
asset-balance-offchainOutbound = Fuera de la cadena, saliente
    .means = Lo que podrías enviar por canales de pago, fuera de la cadena.
asset-balance-offchainInbound = Fuera de la cadena, entrante
    .means = Lo que podrías recibir por canales de pago, fuera de la cadena.
asset-balance-not-told = El servicio aún no ha informado de su saldo. Refresca para consultarlo.
asset-balance-why = ¿Por qué difieren?
asset-balance-asking = Consultando al servicio.

## Why the figures of a balance differ

asset-trace-held = Liquidado, pero no disponible ahora
asset-trace-coming = Pendiente
asset-trace-leaves = Un envío gasta la salida { $outpoint }
asset-trace-returns = Vuelve con ese envío, en la salida { $outpoint }
asset-trace-arrives = Llega a la salida { $outpoint }, aún sin liquidar
asset-trace-waits = Otra operación tiene reservada la salida { $outpoint }
asset-trace-transfer = Abrir la transferencia
asset-trace-more =
    { $count ->
        [one] Y { $count } más.
       *[other] Y { $count } más.
    }
asset-trace-untraced = Sin explicación: ninguna salida conocida aquí lo justifica. Refresca y vuelve a mirar.
asset-trace-nothing = Ahora no hay diferencia: todo está disponible.

## The plot of what was settled

asset-plot = Liquidado a lo largo del tiempo
    .label = Liquidado a lo largo del tiempo: { $summary }
    .steps = Liquidado, paso a paso
asset-plot-step = { $amount } desde el { $time }
asset-plot-summary = { $first } desde el { $time }, { $most } como máximo, { $last } ahora.
asset-plot-now = ahora
asset-plot-table = Como tabla
asset-plot-from = Desde
asset-plot-settled = Liquidado
asset-plot-older =
    { $count ->
        [one] Antes hay { $count } transferencia liquidada más que no se muestra aquí.
       *[other] Antes hay { $count } transferencias liquidadas más que no se muestran aquí.
    }

## What an asset is

asset-facts = Acerca de este activo
asset-facts-source = Fuente
asset-facts-source-genesis = Verificado
    .what = El ticker, el nombre y los decimales son los de la primera emisión del activo. El ID los fija para siempre.
asset-facts-source-service = Según el servicio
    .what = El ticker, el nombre y los decimales los dice el servicio. Para verificarlos, abre una transferencia de este activo y verifica sus datos del activo.
asset-facts-source-unverifiable = Según el servicio
    .what = El ticker, el nombre y los decimales los dice el servicio, y Ochre no puede verificar este tipo de activo. Compara el ID con el del emisor.
asset-facts-swatch = Muestra de color
    .hint = sale del ID; otros activos pueden tener el mismo aspecto
asset-facts-kind = Tipo
asset-facts-supply = Oferta emitida
asset-facts-supply-known = Emisión conocida
asset-facts-smallest = Unidad mínima
asset-facts-no-decimals = sin decimales
asset-facts-precision = precisión { $precision }
asset-facts-issued = Emitido
asset-facts-added = En esta cartera desde
asset-facts-not-told = sin informar
asset-facts-details = Descripción del emisor
asset-facts-file = Archivo asociado
    .hint = La ruta es del propio servicio. Ochre no abre el archivo.
asset-facts-file-at = { $type }, en { $path } según el servicio

## Marks: what could be taken for another asset

asset-mark-same-ticker = Cualquiera puede emitir un activo con cualquier ticker. Solo el ID indica cuál es este.
    .title = Otro activo de aquí tiene el mismo ticker
asset-mark-looks-like = Difieren en caracteres que se parecen. Compara los ID.
    .title = Sus textos se parecen a los de otro activo de aquí, pero no son iguales
asset-mark-like-bitcoin = Es un activo que alguien emitió con ese nombre. Sus importes no son bitcoin.
    .title = Se llama como bitcoin, pero no es bitcoin
asset-mark-odd-text = El emisor usó signos que ocultan o invierten el texto, o un ticker que no empieza por una letra. Lo que no se ve se muestra como �.
    .title = Sus textos contienen caracteres invisibles o se recortaron
asset-mark-open = Abrir el otro activo

## An asset that is called otherwise than before

asset-renamed = No se envía nada de este activo hasta que decidas. El ticker, el nombre y los decimales se fijan al emitirlo, así que uno de los dos datos es falso. Pregunta a su emisor cuál.
    .title = El servicio llama ahora de otra forma a este activo
asset-renamed-was = Antes
asset-renamed-now = Ahora
asset-renamed-by-genesis = Ochre verificó este activo desde su primera emisión. El ticker, el nombre y los decimales se fijan ahí, así que lo que indica el servicio es falso. Los importes se leen según la emisión. No se envía nada de él hasta que confirmes.
    .title = El servicio llama a este activo de otra forma que en su emisión
asset-renamed-issued = Emitido como
asset-renamed-keep-issued = Mantener lo emitido
asset-renamed-keep = Mantener como se vio primero
asset-renamed-take = Aceptar lo que indica ahora
asset-called-plain-alike =
    { $decimals ->
        [one] { $called }, { $decimals } decimal
       *[other] { $called }, { $decimals } decimales
    }
asset-called-named-alike =
    { $decimals ->
        [one] { $called }, con el nombre { $name }, { $decimals } decimal
       *[other] { $called }, con el nombre { $name }, { $decimals } decimales
    }
asset-called-plain-other =
    { $decimals ->
        [one] { $called }, { $decimals } decimal, tipo { $kind }
       *[other] { $called }, { $decimals } decimales, tipo { $kind }
    }
asset-called-named-other =
    { $decimals ->
        [one] { $called }, con el nombre { $name }, { $decimals } decimal, tipo { $kind }
       *[other] { $called }, con el nombre { $name }, { $decimals } decimales, tipo { $kind }
    }

## Issuing

asset-issue-title = Emitir un activo
asset-issue-short-none =
    { $count ->
        [one] Hace falta { $count } ranura libre, y no hay ninguna
       *[other] Hacen falta { $count } ranuras libres, y no hay ninguna
    }
asset-issue-short-some =
    { $free ->
        [one]
            { $count ->
                [one] Hace falta { $count } ranura libre, y hay { $free }
               *[other] Hacen falta { $count } ranuras libres, y hay { $free }
            }
       *[other]
            { $count ->
                [one] Hace falta { $count } ranura libre, y hay { $free }
               *[other] Hacen falta { $count } ranuras libres, y hay { $free }
            }
    }
asset-issue-short = Cada parte de un activo nuevo va en su propia ranura. «Ir a Ranuras de activos» conserva lo que escribiste.
    .off = Antes hacen falta más ranuras libres.
asset-issue-to-slots = Ir a Ranuras de activos
asset-issue-ticker = Ticker
    .hint = Hasta 8 letras mayúsculas y dígitos. Nadie es dueño de un ticker: otros pueden usar el mismo.
    .taken = Un activo de aquí ya usa este ticker. Se señalarán los dos.
    .missing = Falta el ticker.
    .off = Este ticker no se puede usar.
    .long = Como máximo 8 caracteres.
    .digit-first = Debe empezar por una letra.
    .odd = Solo letras mayúsculas de la A a la Z y dígitos.
asset-issue-name = Nombre
    .hint = Hasta 40 caracteres simples. Lo ve todo el que lo tenga.
    .missing = Falta el nombre.
    .off = Este nombre no se puede usar.
    .long = Como máximo 40 caracteres.
    .blank = Un nombre no puede ser solo espacios.
    .odd = Solo letras simples, dígitos y signos: sin acentos ni otros alfabetos.
asset-issue-decimals = Decimales
    .hint = Hasta dónde se puede dividir. 2 como casi todo el dinero, 0 para lo que no se divide.
    .off = Este número de decimales no se puede usar.
asset-issue-supply = Oferta
    .hint = Cada parte va en su propia ranura de activos, para poder enviar varias a la vez.
    .missing = Falta la oferta.
    .off = Esta oferta no se puede usar.
    .too-large = Todas las partes juntas superan lo que admite un activo RGB.
asset-issue-one-part = Todo en una parte
asset-issue-part = Parte { $number }
asset-issue-units = unidades
asset-issue-remove-part = Quitar la parte { $number }
asset-issue-add-part = Añadir una parte
asset-issue-part-nought = Debe ser más que cero.
asset-issue-turned-back = Cancelaste. No se emitió nada.
asset-issue-submit = Emitir
    .amount = Emitir { $amount }
asset-preview = Vista previa
asset-preview-empty = Escribe una oferta para ver el resultado.
asset-preview-parts =
    { $count ->
        [one] en { $count } parte; lo mínimo que se puede enviar es { $smallest }.
       *[other] en { $count } partes; lo mínimo que se puede enviar es { $smallest }.
    }
asset-preview-final = La oferta, los decimales, el ticker y el nombre son definitivos: nadie puede cambiarlos, tú tampoco.
asset-preview-no-bitcoin = No se envían bitcoin ni se firma nada. El activo se asigna a ranuras que ahora están libres.
asset-preview-worth = Cuánto vale depende de ti y de quienes lo acepten.

## Issued

asset-issued-title = Emitido
asset-issued = El activo está emitido y es todo tuyo. Lo reconocerás por { $swatch }; quien vaya a recibirlo necesita su ID.
asset-issued-open = Abrir el activo
asset-issued-send = Enviar una parte
