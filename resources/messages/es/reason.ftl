### Por qué se rechaza una transacción: qué haría, con las cifras que se encontraron. El resto de estas palabras está en refusal.ftl.

## Assets

reason-wrong-asset = { $asset }, que debía enviarse, no se movería.
reason-extra-asset = { $asset } se movería sin que lo pidieras.
reason-burn = { $asset } en una ranura gastada se destruiría.
reason-amount = Un destinatario recibiría { $given } en lugar de { $asked }.
reason-recipient-output = La salida propia de un destinatario no está, o está dos veces.
reason-recipient-nothing = Un destinatario no recibiría nada en lugar de { $amount }.
reason-recipient-times = Un destinatario recibiría { $asset } { $times } veces en lugar de una.
reason-recipient-unnamed = { $amount } irían a una ranura que ningún destinatario indicó.
reason-balance = Entra: { $in }, sale: { $out }. { $how ->
        [less] Se destruirían { $lost }.
       *[more] La lista de tus ranuras o esta transacción es incorrecta.
    }
reason-inputs-else = Se movería algo distinto de { $asset } en las ranuras gastadas.
reason-inputs = { $asset } en las ranuras gastadas: se mueven { $moved } de { $places } lugares.
reason-branch = Tu cambio iría a una dirección de bitcoin normal, que no puede contener activos.

## Inputs and outputs

reason-output-size = La salida de un destinatario contendría { $given } en lugar de { $agreed }.
reason-output-missing = Falta la salida propia de un destinatario, que debería contener { $agreed }.
reason-change-spread = Tu cambio se repartiría en { $count } salidas.

## What was asked cannot be met: the first, and one of the others

reason-asked = Ninguna transacción puede hacer lo pedido. { $problem ->
        [num] Revisa el número de ranuras.
        [sizeSats] Revisa el tamaño de las ranuras.
        [rateSatsPerVb] Revisa la tasa de comisión.
        [minConfirmations] Revisa las confirmaciones.
        [recipients] Revisa el número de destinatarios.
        [recipientId] Un destinatario no se puede leer.
        [network] Un destinatario está en otra red.
        [invoice] Una factura no coincide con lo que escribiste.
        [witnessSats] Revisa el bitcoin que va con el activo.
        [assetId] Revisa el activo.
        [duplicate] Un destinatario aparece dos veces.
        [address] Revisa la dirección.
        [ours] La dirección es tuya.
       *[amount] Revisa los importes.
    }

## Against what this wallet knows of itself. $coin is an output by its short name; $other the beginning of another transaction's id.

reason-list-denies = El servicio declara que { $coin } contiene { $list }, pero tu propio registro verificado indica { $book }. Refresca. Si sigue así, deja de usar este servicio.
reason-holds-none = nada de { $asset }
reason-invoice-slot = { $coin } está reservada por tu factura abierta: un pago a ella se perdería. Espera el pago o revisa esa factura.
reason-invoice-script = Tu cambio iría a { $address }, donde tu factura abierta espera un pago, y lo parecería. Cancela la factura o empieza de nuevo.
reason-state = { $asset } se movería en una forma que no tiene: ninguna cartera lo acepta, así que se perdería.
reason-unsettled = { $asset } en { $coin } no está liquidado. Si nunca llega, se pierde todo lo que se mueva con él. Espera a que se liquide.
reason-change = { $asset } volvería a { $where ->
        [spentHere] una ranura que esta transacción gasta, y se perdería
        [holdsNoAssets] una salida tuya que no es ranura de activos
        [noSuchOutput] una salida que no existe, y se perdería
       *[unknown] una salida que Ochre no conoce como ranura tuya. Considéralo fuera de tu cartera
    }.
reason-input =
    { $problem ->
        [plainBitcoin] Se gastaría tu bitcoin normal. Un envío de activos paga su comisión con ranuras.
        [onlyOtherAssets] Se gastaría sin necesidad una ranura que solo contiene otros activos.
       *[notNeeded] Se gastaría sin necesidad una ranura vacía, a tu costa.
    }
reason-used = { $coin } está { $how ->
        [spent] gastada
       *[reserved] reservada
    } por otra transacción tuya{ $other }. { $how ->
        [spent] Refresca y reinténtalo.
       *[reserved] Termina o descarta antes esa otra en Inicio.
    }
reason-frozen = Congelaste { $coin }. Descongélala en Bitcoin, en Monedas, para gastarla.
