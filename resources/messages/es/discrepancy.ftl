### Lo que dice el servicio y no concuerda consigo mismo, con nuestras claves o con lo que se firmó aquí.

discrepancy-title = Discrepancias
discrepancy-more = { $count } más
discrepancy-accept = Las hice yo: aceptar
discrepancy-note = Nada de esto te bloquea. Cada valor se leyó dos veces.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-address = Tu última dirección cambió
    .means = No dejes que nadie pague a esa dirección. Crea una dirección nueva.
discrepancy-told =
    { $of ->
        [address] Según el servicio
        [invoice] Verificado en
        [balance] El saldo según el servicio
        [txid] Declarado
       *[coins] Monedas según el servicio
    }
discrepancy-here =
    { $of ->
        [address] Derivada aquí
        [invoice] Encontrado ahora en
        [balance] Suma de las monedas
        [txid] Calculado aquí
       *[coins] Monedas que { -ochre } conocía
    }
discrepancy-address-index = índice { $index }
discrepancy-not-ours = no está entre tus claves
discrepancy-invoice = Una factura abierta ya no paga al destino verificado
    .means = No dejes que nadie la pague. Cancélala y crea otra.
discrepancy-bitcoin =
    { $of ->
        [plainBitcoin] El bitcoin normal no cuadra
       *[slotBitcoin] El bitcoin en ranuras no cuadra
    }
discrepancy-asset = { $asset } no cuadra
discrepancy-balance =
    .means = { -ochre } se guía por las monedas, no por el saldo declarado.
discrepancy-txid = Dos ID de una transacción que firmaste
    .means = La tuya es la calculada. Mira ambas en un explorador de confianza.
discrepancy-txid-unreadable = ilegible
discrepancy-amount-on = { $amount } en { $output }
discrepancy-no-output = esa moneda no existe
discrepancy-coinGone = Falta una moneda, y no se gastó aquí
    .means = Otra copia de esta cartera la gastó, o el servicio la oculta. Dos dispositivos con una cartera pueden perder activos.
discrepancy-slotAppeared = Una ranura no creada aquí
    .means = Otra copia de esta cartera la creó. Dos dispositivos con una cartera pueden perder activos.
