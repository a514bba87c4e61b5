### Piezas de las que se componen varias pantallas.

## An amount

part-amount-hidden = oculto
part-amount-unknown = desconocido
part-bitcoin-unit = Unidad del importe
part-bitcoin-hint = El importe que llega. La comisión se suma aparte.
part-stepper-less = Uno menos
part-stepper-more = Uno más

## QR codes, shown one after another

part-codes-gone = Estos códigos caducaron. Abre esta pantalla de nuevo.
part-codes-too-many = Es más de lo que cabe en los códigos con esta densidad. Guarda el archivo o elige una densidad mayor.
part-codes-making = Creando los códigos
part-codes-at = Parte { $at } de { $parts }
part-codes-mixed = { $count } partes, todas mostradas; siguen partes mezcladas
part-codes-back = Anterior
part-codes-next = Siguiente
part-codes-play = Reproducir
part-codes-pause = Pausar
part-codes-form = Códigos para
part-codes-form-crypto-psbt = La mayoría
part-codes-form-psbt = Solo las más nuevas
part-codes-form-bbqr = Coldcard (BBQr)
part-codes-density = Densidad
part-codes-density-low = Baja
part-codes-density-medium = Media
part-codes-density-high = Alta
part-codes-speed = Velocidad

## The app password

part-password-field = Contraseña de la app

## The band of coins and nodes that are worth nothing

part-band-practice = Práctica
    .more = monedas sin valor
part-band-test = Red de prueba
    .more = { $network }, monedas sin valor
part-band-nodes = Nodos de práctica
    .more = simulados, sin valor

## What flows through a transaction

part-flow = Flujo
part-flow-inputs = Entradas
part-flow-outputs = Salidas
part-flow-more = { $count } más
part-flow-more-assets =
    { $count ->
        [one] y { $count } activo más
       *[other] y { $count } activos más
    }
part-flow-unfold = Mostrar todo (entradas: { $inputs }, salidas: { $outputs })

## Other parts

part-in-parts = Mostrar { $count } más
part-back = Atrás
part-close = Cerrar
part-copy = Copiar
part-copy-done = Copiado
part-copy-failed = No se copió: el portapapeles contiene otra cosa. Reintenta.
part-explain = { $word }: qué significa
part-plot-empty = nada
part-swatch = Color { $pigment }, dibujo { $marks }

## Pigments, which an asset is recognised by: a number follows, as in “Viridian 9”.
