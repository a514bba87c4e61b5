### Lo que cuesta una transacción y el camino hasta su revisión.

fee-rate = Tasa de comisión
    .last = Tasa de comisión, la última que usaste
    .hint = Con una más alta se confirma antes. Puedes cambiarla cada vez.
    .hint-only = Este servicio envía con una única tasa.
fee-own-rates = Tus propias tasas
fee-rate-last = { $rate }, la última que usaste
fee-rate-forget = Olvidar { $rate }
fee-rate-keep = Guardar { $rate }
fee-rates-full =
    { $count ->
        [one] Ya hay { $count } guardada
       *[other] Ya hay { $count } guardadas
    }
fee-unusable = Revisa el valor de «{ $field }».
fee-cost = Coste
fee-working-out = Calculando el coste
fee-takes = Total
fee-building = El servicio construye la transacción y { -ochre } la comprueba
fee-sign-next = Firmas en la página siguiente. Antes no se gasta nada.
fee-drop = Descartar la transacción
fee-get-practice = Obtener monedas de práctica
fee-get-bitcoin = Enviar bitcoin a esta cartera
