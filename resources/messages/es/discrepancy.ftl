### Lo que dice el servicio y no concuerda consigo mismo, con nuestras claves o con lo que se firmó aquí.

discrepancy-title = Discrepancias
discrepancy-more =
    { $count ->
        [one] Y { $count } discrepancia más.
       *[other] Y { $count } discrepancias más.
    }
discrepancy-accept = Hice yo estos cambios: aceptar la lista
discrepancy-note = Esto no bloquea nada. Cada una se leyó dos veces antes de aparecer aquí.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-amount-hidden = un importe que ocultas
discrepancy-address = Tu última dirección no está donde estaba
    .here = Derivada aquí
    .told = Según el servicio
    .means = No dejes que nadie pague a ella. Pide una dirección nueva.
discrepancy-address-index = índice { $index }
discrepancy-not-ours = en ninguna parte de tus claves
discrepancy-invoice = El destino de una factura abierta ya no es el que se verificó
    .here = Encontrado ahora en
    .told = Verificado en
    .means = No dejes que nadie la pague. Cancélala y crea otra.
discrepancy-plainBitcoin = El bitcoin normal no cuadra
discrepancy-slotBitcoin = El bitcoin en ranuras de activos no cuadra
discrepancy-asset = { $asset } no cuadra
discrepancy-balance =
    .here = La suma de las salidas listadas
    .told = El saldo según el servicio
    .means = { -ochre } firma según las salidas. El saldo es solo un dato según el servicio.
discrepancy-txid = Una transacción que firmaste aparece con dos ID
    .here = Calculado aquí
    .told = Según el servicio
    .means = El tuyo es el calculado aquí. Busca los dos en un explorador de bloques de tu confianza.
discrepancy-txid-unreadable = ilegible
discrepancy-coins =
    .here = Salidas que { -ochre } conocía
    .told = Salidas según el servicio
discrepancy-amount-on = { $amount } en { $output }
discrepancy-no-output = ninguna salida así
discrepancy-coinGone = Falta una salida, y nada de lo firmado aquí la gastó
    .means = Otra copia de esta cartera la gastó, o el servicio la oculta. Una cartera va en un solo dispositivo: con dos, se pueden perder activos.
discrepancy-slotAppeared = Hay una ranura que no se creó aquí
    .means = La creó otra copia de esta cartera. Una cartera va en un solo dispositivo: con dos, se pueden perder activos.
