### Lo que cuesta una transacción y el camino hasta su revisión.

fee-rate = Tasa de comisión
    .own = Tasa propia
    .hint-only = Este servicio no conoce otra.
fee-time-unknown = Tiempo desconocido
fee-next-block = Próximo bloque
fee-about = Alrededor de { $time }
fee-rate-forget = Olvidar { $rate }
fee-rate-keep = Guardar { $rate }
fee-rates-full =
    { $count ->
        [one] Ya guardaste { $count } tasa
       *[other] Ya guardaste { $count } tasas
    }
fee-unusable = Revisa el valor de «{ $field }».
fee-cost = Coste
fee-working-out = Calculando el coste
fee-takes = Total
fee-building = Construyendo la transacción
fee-sign-next = Siguiente: revisar y firmar
fee-drop = Descartar transacción
fee-get-bitcoin = Enviar bitcoin a esta cartera
