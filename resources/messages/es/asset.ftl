### Activos: la lista, uno de ellos y la emisión de uno. Y cómo se nombran y cuentan en otras partes.

## How they are named and counted

asset-unit-unlisted = unidades de { $id }
asset-unit-named = de { $name }
# Stands in place of a figure: “unknown amount of TUSD”.
asset-amount-unknown = cantidad desconocida de
asset-any = cualquier activo
asset-unlisted = activo { $id }

## The kinds

asset-kind =
    { $kind ->
        [nia] Token
        [cfa] Coleccionable
        [uda] Pieza única
        [ifa] Token inflacionable
        [bfa] Token de puente
       *[other] Tipo desconocido
    }
asset-kind-means =
    { $kind ->
        [ifa] Quien tenga el derecho de inflación puede emitir más. Algunos servicios muestran ese derecho como importe.
        [bfa] Ochre no puede verificar este tipo: su historial solo es válido con otra cadena de bloques. Pregunta al emisor antes de aceptarlo como pago.
       *[other] Ochre no puede verificar este tipo: solo ves lo que declara el servicio. Pregunta al emisor antes de aceptarlo o enviarlo.
    }

## The list

asset-list-find = Buscar un activo
    .placeholder = Ticker, nombre o ID
asset-list-none-found = Ningún activo coincide.
asset-list-show-all = Mostrar todos los activos

## One asset

asset-not-listed = Activo sin listar
asset-send =
    .renamed = Decide qué nombre y decimales son correctos.
    .nothing = Nada que enviar ahora
asset-detail-missing = El servicio no muestra ningún activo con este ID.
asset-id = ID del activo

## The balance of one asset, and what each figure of it means

asset-balance = Saldo
asset-balance-spendable = disponible
asset-balance-spendable-pending = disponible, { $amount } pendiente
asset-balance-settled = Liquidado
asset-balance-future = Tras lo pendiente
asset-balance-offchainOutbound = Fuera de la cadena, saliente
asset-balance-offchainInbound = Fuera de la cadena, entrante
asset-balance-not-told = Sin saldo declarado. Refresca.
asset-balance-why = Por qué difieren

## Why the figures of a balance differ

asset-trace-held = Liquidado, no disponible
asset-trace-coming = Pendiente
asset-trace-leaves = Sale con la moneda { $outpoint }
asset-trace-returns = Cambio, en { $outpoint }
asset-trace-arrives = Llega a { $outpoint }
asset-trace-waits = Reservado con la moneda { $outpoint }
asset-trace-untraced = Sin explicación. Refresca.
asset-trace-nothing = Ahora son iguales.

## The plot of what was settled

asset-plot = Liquidado a lo largo del tiempo
    .label = Liquidado a lo largo del tiempo: { $summary }
    .steps = Importes liquidados
asset-plot-step = { $amount } desde el { $time }
asset-plot-summary = { $first } desde el { $time }, { $most } como máximo, ahora { $last }
asset-plot-now = ahora

## What an asset is

asset-facts-swatch = Muestra de color
asset-facts-kind = Tipo
asset-facts-supply = Oferta emitida
asset-facts-supply-known = Oferta conocida
asset-facts-smallest = Unidad mínima
asset-facts-issued = Emitido
asset-facts-added = En esta cartera desde
asset-facts-not-told = sin declarar
asset-facts-details = Descripción del emisor
asset-facts-file = Archivo en el servicio
asset-facts-file-at = { $type }, en { $path } (declarado, sin abrir)

## Marks: what could be taken for another asset

asset-mark =
    { $mark ->
        [same-ticker] Cualquiera puede usar cualquier ticker. Solo el ID distingue los activos.
        [looks-like] Algunos caracteres solo se parecen a otros. Compara los ID.
        [like-bitcoin] Alguien emitió un activo con ese nombre.
       *[odd-text] Algunos caracteres ocultan o invierten el texto. Ochre los muestra como �.
    }
asset-mark-open = Mostrar activo

## An asset that is called otherwise than before

asset-renamed = El nombre y los decimales se fijan al emitir: una versión es incorrecta. Pregunta al emisor. No puedes enviarlo hasta decidir.
    .title = El servicio describe ahora este activo de otra forma
asset-renamed-was = Antes
asset-renamed-now = Ahora
asset-renamed-by-genesis = Ochre verificó la emisión: lo que declara el servicio es incorrecto. Los importes se leen según la emisión. No puedes enviarlo hasta aprobarlo.
asset-renamed-issued = Emitido como
asset-renamed-keep-issued = Conservar lo emitido
asset-renamed-keep = Conservar lo primero
asset-renamed-take = Aceptar lo nuevo
asset-called-decimals =
    { $count ->
        [one] { $count } decimal
       *[other] { $count } decimales
    }

## Issuing

asset-issue-title = Emitir un activo
asset-issue-short = Ranuras libres: { $free } de { $count } necesarias
    .off = Primero crea ranuras.
asset-issue-ticker = Ticker
    .hint = Otros pueden usar el mismo
    .taken = Otro activo lo tiene. Ochre marca ambos.
    .missing = Falta el ticker.
    .odd = Usa de 1 a 8 caracteres de A a Z y de 0 a 9, el primero una letra.
asset-issue-name = Nombre
    .hint = Lo ve quien tenga el activo
    .missing = Falta el nombre.
    .odd = Usa hasta 40 letras, cifras y signos simples, sin acentos.
asset-issue-decimals = Decimales
    .hint = 2 para dinero, 0 para piezas enteras
asset-issue-supply = Oferta
    .hint = Cada parte ocupa una ranura, así puedes enviar varias a la vez.
    .missing = Falta la oferta.
    .too-large = Todas las partes juntas suman demasiado.
asset-issue-off = Corrige el campo marcado
asset-issue-one-part = Todo en una sola parte
asset-issue-part = Parte { $number }
asset-issue-remove-part = Quitar parte { $number }
asset-issue-add-part = Añadir una parte
asset-issue-part-nought = Debe ser mayor que cero.
asset-issue-submit =
    .amount = Emitir { $amount }
asset-preview-final = La oferta, los decimales, el ticker y el nombre son definitivos. Nadie puede cambiarlos, ni siquiera tú.

## Issued

asset-issued = Todo es tuyo. Reconoce el activo por { $swatch }.
