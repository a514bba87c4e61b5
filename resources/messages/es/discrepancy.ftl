### Lo que dice el servicio y no concuerda consigo mismo, con nuestras claves o con lo que se firmó aquí.

discrepancy-title = Discrepancias
discrepancy-more = { $count } más
discrepancy-accept = Las hice yo: aceptar
discrepancy-note = Nada de esto te bloquea. Cada valor se leyó dos veces.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-amount-hidden = importe oculto
discrepancy-address = Tu última dirección cambió
    .here = Derivada aquí
    .told = Según el servicio
    .means = Que nadie pague a ella. Crea una dirección nueva.
discrepancy-address-index = índice { $index }
discrepancy-not-ours = en ninguna parte de tus claves
discrepancy-invoice = Una factura abierta ya no paga a su lugar verificado
    .here = Encontrado ahora en
    .told = Verificado en
    .means = Que nadie la pague. Cancélala y crea otra.
discrepancy-plainBitcoin = El bitcoin normal no cuadra
discrepancy-slotBitcoin = El bitcoin en ranuras no cuadra
discrepancy-asset = { $asset } no cuadra
discrepancy-balance =
    .here = Suma de las monedas
    .told = El saldo según el servicio
    .means = { -ochre } se guía por las monedas, no por el saldo declarado.
discrepancy-txid = Dos ID de una transacción que firmaste
    .here = Calculado aquí
    .told = Declarado
    .means = La tuya es la calculada. Mira ambas en un explorador de confianza.
discrepancy-txid-unreadable = ilegible
discrepancy-coins =
    .here = Salidas que { -ochre } conocía
    .told = Salidas según el servicio
discrepancy-amount-on = { $amount } en { $output }
discrepancy-no-output = esa moneda no existe
discrepancy-coinGone = Falta una moneda, y no se gastó aquí
    .means = Otra copia de esta cartera la gastó, o el servicio la oculta. Dos dispositivos con una cartera pueden perder activos.
discrepancy-slotAppeared = Una ranura no creada aquí
    .means = Otra copia de esta cartera la creó. Dos dispositivos con una cartera pueden perder activos.
