### Por qué Ochre rechaza una transacción, en grupos: cada frase es cierta para todos los códigos de su grupo (véase src-renderer/text/refusals.ts). El título va detrás de «Bloqueada: ».

refusal-form = forma incorrecta
    .says = La forma no es segura, u Ochre no puede leerla con exactitud.
    .todo = Haz que un programa actual la cree de nuevo, sin firmar.
refusal-notYours = moneda que no es tuya
    .says = Ochre no puede demostrar que todas las entradas y claves sean de esta cartera.
    .todo = Comprueba que abriste la cartera correcta.
refusal-falseAmount = importe falso o ausente
    .says = Un importe no puede ser correcto, o no se puede verificar.
    .todo = Refresca y empieza de nuevo.
refusal-wrongPlace = destino equivocado
    .says = Bitcoin o activos irían adonde no elegiste, quizá a otra persona.
refusal-losesMoney = pierde activos o bitcoin
    .says = Activos o bitcoin podrían perderse, o moverse sin que lo veas.
refusal-fee = comisión o demora
    .says = La comisión, el tamaño de una salida o el tiempo de bloqueo costarían demasiado o la retendrían.
    .todo = Empieza de nuevo con otra tasa, importe o tiempo de bloqueo.
refusal-inUse = en uso
    .says = Otra transacción o una factura abierta usa una de sus monedas o direcciones.
    .todo = Refresca. Luego termina o cancela antes la otra.
refusal-notAsked = no es lo que pediste
    .says = La transacción no coincide con la solicitud.
    .todo = Empieza de nuevo.
refusal-notProved = sin verificar
    .says = No elegiste seguir sin verificarlo todo.
    .todo = Revísala de nuevo.
refusal-changeIndex = cambio demasiado lejano
    .says = Tu cambio iría a una dirección tuya, pero una restauración no la encontraría.
    .todo = Haz que se cree de nuevo con una dirección de cambio anterior.
# Detrás de .todo, cuando la culpa puede ser de quien la creó.
refusal-again = Si el mismo servicio repite, deja de usarlo.
# Detrás de cuánto va adónde.
refusal-spoof = Una está marcada como tuya, pero tus claves no la derivan.
refusal-frozen = moneda congelada
    .says = Gastaría una moneda que congelaste.
    .todo = Descongela la moneda o elige otro importe.
