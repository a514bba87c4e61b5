### Por qué se rechaza una transacción: qué haría, con las cifras que se encontraron. El resto de estas palabras está en refusal.ftl.

## Assets

reason-wrong-asset = No se movería { $asset }, que es lo que se pidió enviar.
reason-extra-asset = Movería { $asset }, que no se pidió enviar.
reason-burn = Lo que hay en una ranura gastada ({ $asset }) no se movería a ningún lugar: se destruiría.
reason-amount = Un destinatario recibiría { $given } en lugar de { $asked }.
reason-recipient-output = La salida propia de un destinatario no está, o está dos veces.
reason-recipient-nothing = Un destinatario no recibiría nada, en lugar de { $amount }.
reason-recipient-times = Un destinatario recibiría { $asset } { $times } veces en lugar de una.
reason-recipient-unnamed = Una parte ({ $amount }) iría a una ranura que ninguno de tus destinatarios nombró.
reason-change-spent =
    { $known ->
        [amount] El resto ({ $asset }) volvería a una ranura que esta misma transacción gasta, y se perdería.
       *[name] El resto de { $asset } volvería a una ranura que esta misma transacción gasta, y se perdería.
    }
reason-change-no-slot =
    { $known ->
        [amount] El resto ({ $asset }) volvería a una salida tuya que no es una ranura de activos.
       *[name] El resto de { $asset } volvería a una salida tuya que no es una ranura de activos.
    }
reason-change-no-output =
    { $known ->
        [amount] El resto ({ $asset }) volvería a una salida que no existe, y se perdería.
       *[name] El resto de { $asset } volvería a una salida que no existe, y se perdería.
    }
reason-change-unknown =
    { $known ->
        [amount] El resto ({ $asset }) volvería a algo que Ochre no conoce como ranura de activos tuya. Da por hecho que sale de tu cartera.
       *[name] El resto de { $asset } volvería a algo que Ochre no conoce como ranura de activos tuya. Da por hecho que sale de tu cartera.
    }
reason-balance-less = En total entra { $in } y sale { $out }: la diferencia, { $lost }, se destruiría.
reason-balance-more = En total entra { $in } y sale { $out }: o la lista de tus ranuras o esta transacción es incorrecta.
reason-inputs-else = Movería algo distinto del activo { $asset } que hay en las ranuras gastadas.
reason-inputs =
    { $places ->
        [one]
            { $moved ->
                [one] Las ranuras gastadas contienen { $asset } en { $places } lugar, y se mueve { $moved }.
               *[other] Las ranuras gastadas contienen { $asset } en { $places } lugar, y se mueven { $moved }.
            }
       *[other]
            { $moved ->
                [one] Las ranuras gastadas contienen { $asset } en { $places } lugares, y se mueve { $moved }.
               *[other] Las ranuras gastadas contienen { $asset } en { $places } lugares, y se mueven { $moved }.
            }
    }
reason-branch = Lo que vuelve a ti iría a una dirección de bitcoin normal, donde no puede haber ningún activo.

## Inputs and outputs

reason-output-size = La salida de un destinatario contendría { $given } en lugar de { $agreed }.
reason-output-missing = Falta la salida propia de un destinatario, que debería contener { $agreed }.
reason-change-spread = Lo que vuelve a ti se repartiría en { $count } salidas en lugar de una.
reason-input-plain = Gastaría bitcoin normal tuyo. Un envío de activos paga su comisión con las ranuras.
reason-input-other-assets = Gastaría una ranura que solo contiene otros activos. Nada de lo que se pidió la necesita.
reason-input-unneeded = Gastaría una ranura vacía que no hace falta, y la pagarías tú.

## What was asked cannot be met: the first, and one of the others

reason-asked = Ninguna transacción puede ser lo que se pidió.
reason-check-slots = Revisa el número de ranuras.
reason-check-slot-size = Revisa el tamaño de las ranuras.
reason-check-rate = Revisa la tasa de comisión.
reason-check-confirmations = Revisa las confirmaciones.
reason-check-recipients = Revisa el número de destinatarios.
reason-check-recipient = Revisa los destinatarios: uno no se puede leer.
reason-check-network = Revisa los destinatarios: uno es de otra red.
reason-check-invoice = Revisa las facturas: una no coincide con lo que escribiste.
reason-check-bitcoin = Revisa el bitcoin que acompaña al activo.
reason-check-asset = Revisa el activo.
reason-check-amounts = Revisa los importes.
reason-check-duplicate = Revisa los destinatarios: uno está dos veces.
reason-check-address = Revisa la dirección.
reason-check-amount = Revisa el importe.
reason-check-own-address = Revisa la dirección: es tuya.

## Against what this wallet knows of itself. $coin is an output by its short name; $other the beginning of another transaction's id.

reason-list-denies = Según el servicio, { $coin } contiene { $list }. Según tus propios registros verificados, contiene { $book }. Refresca y pídelo de nuevo. Si el servicio indica lo mismo, no lo uses para esta cartera.
reason-holds-none = nada de { $asset }
reason-spent = Usa { $coin }, que otra transacción tuya ya gastó. Refresca y pídelo de nuevo.
reason-spent-by = Usa { $coin }, que tu transacción { $other }… ya gastó. Refresca y pídelo de nuevo.
reason-reserved = Usa { $coin }, que otra transacción tuya tiene reservada. Termínala o descártala primero en Inicio.
reason-reserved-by = Usa { $coin }, que tu transacción { $other }… tiene reservada. Termínala o descártala primero en Inicio.
reason-invoice-slot = Una factura abierta tuya tiene reservada { $coin }: lo que se le pague se perdería. Espera el pago, o resuelve primero esa factura.
reason-invoice-script = Pone tu cambio en { $address }, donde una factura abierta tuya espera un pago. Tu cambio parecería ese pago. Cancela la factura o pide otra transacción.
reason-state = { $asset } se movería en una forma que no tiene. Ninguna cartera lo aceptaría, y se perdería.
reason-unsettled = { $asset } en { $coin } aún no está liquidado: si no llega nunca, se pierde todo lo que se mueve con él. Espera a que esté liquidado y envía después.
