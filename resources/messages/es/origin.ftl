### Where an asset comes from: what of it is verified from its genesis, on the page of one asset.

origin-title = Origen
origin-verified = Verificado desde su emisión: tus transferencias ({ $count }), hasta el bloque { $block }.
origin-rest = El resto lo declara el servicio.
origin-genesis = Emisión verificada. No tienes nada de este activo.
origin-told = Sin verificar: el nombre, los decimales y las transferencias los declara el servicio.
# $amount as 12.00 TUSD.
origin-on-trust = { $amount } sin verificar
origin-unreported = { $amount } verificado, pero no declarado por el servicio
origin-name-server = Añade un servidor Bitcoin para confirmarlo.
origin-missing = Falta
# Each with its amount, as 12.00 TUSD.
origin-missing-one =
    { $direction ->
        [in] Recibido: { $amount }
        [out] Enviado: { $amount }
       *[none] Emitido: { $amount }
    }
origin-why-spend = Verificado al gastarlo

## The history, as a graph. Whoever else has a part in it is “someone”.

origin-history = Historial
origin-history-count = Transacciones, según los datos de aquí: { $count }.
origin-history-left-out = Archivos omitidos: { $count }.
origin-history-ours = Las líneas gruesas y marcas llenas son tuyas, por tu registro verificado y la lista del servicio. Las flechas siguen las líneas.
origin-history-too-large = Demasiadas transacciones para dibujar. Verificar y enviar siguen funcionando.
origin-history-page =
    { $which ->
        [first] Primera página
       *[last] Última página
    }
origin-history-rows = Filas { $from } a { $to } de { $total }
origin-history-fold = Plegar todo
# A row of the history. Each amount as 12.00 TUSD.
origin-row-run = Transferencias entre otros: { $count }
origin-row-of =
    { $kind ->
        [open] { $amount } contigo ahora
        [others] { $amount } entre otros
        [received] Recibiste { $amount } de alguien
        [moved] { $amount } entre tus ranuras
       *[sent] Enviaste { $amount } a alguien
    }
origin-row-note =
    { $kind ->
        [open] abierto
       *[genesis] emisión
    }
origin-row-genesis = Emitido: { $what }
origin-row-other = La oferta cambió
origin-row-sent-change = Enviaste { $amount } a alguien, { $change } de cambio
origin-row-block = bloque { $block }
origin-row-no-block = en ningún bloque comprobado
origin-row-with-others = { $count } aún en manos de otros
# For a screen reader: the rows that it goes on from, as “2 and 3”.
origin-row-from = Filas de origen: { $rows }.
# What one of them shows.
origin-part-contract = ID del contrato
origin-part =
    { $whose ->
        [ours] { $amount }, tuyo
       *[theirs] { $amount }, de alguien
    }
