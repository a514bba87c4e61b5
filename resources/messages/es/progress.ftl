### Transacciones en curso: qué son, qué ha ocurrido y qué es cierto ahora.

## The name of one
progress-title-unreadable = Una transacción ilegible
progress-title-slots = Crear { $count ->
        [one] { $count } ranura
       *[other] { $count } ranuras
    }
progress-title-bitcoin-hidden = Enviar bitcoin
progress-title-bitcoin = Enviar { $amount }
progress-title-send = Enviar { $recipients ->
        [1] { $assets }
       *[other] { $assets } a { $recipients } destinatarios
    }

## Its state, on a chip

## What happened. $ago is “4 min ago” or “just now”.

## What is true because of that

## Why the same bytes do not go again yet. $when is “at 12:04” or “on 3 Mar, 12:04”.
progress-not-yet = Puede que el servicio la tenga. Entrega la misma transacción otra vez { $moments }.
progress-not-yet-looks =
    { $looks ->
        [one] después de refrescar una vez más
       *[other] después de refrescar { $looks } veces más
    }
progress-not-yet-time = como pronto { $when }

## What a look told, in a passing note

## Another transaction stands in the way, by its state: what happened, and what to do

## The card on Home
progress-unfinished = En curso
progress-unfinished-unreadable = Resultado desconocido. Refresca y mira Transferencias antes de volver a pagar a nadie.
progress-transaction = Transacción { $txid }
progress-bring-back = Importar PSBT firmada
progress-look = Refrescar
progress-hand-over = Entregar transacción
progress-hand-over-again = Entregar otra vez
progress-resume = Prepararla de nuevo
progress-drop = Descartar transacción

## An invoice or an issue that waits for slots
progress-waiting-open = Abrir formulario

## Entries of a list that main cannot read
progress-unreadable =
    { $count ->
        [one] { $count } entrada ilegible
       *[other] { $count } entradas ilegibles
    }
progress-unreadable-stays = Se conserva en la carpeta de datos. No afecta a nada más.
progress-state =
    { $state ->
        [notSigned] Sin firmar
        [away] Pendiente de firma
        [signing] Firmándose
        [signed] Firmada, sin entregar
        [handingOver] Entregándose
        [noAnswer] Resultado desconocido
        [refused] Rechazada por el servicio
        [handedOver] Entregada
       *[seen] Pendiente de confirmaciones
    }
progress-story =
    { $story ->
        [notSigned] Preparada { $ago }.
        [away] Solicitud de firma exportada { $ago }.
        [signed] Firmada { $ago }.
        [handingOver] Entregándose desde { $ago }, sin respuesta aún.
        [seen] En la lista del servicio desde { $ago }.
        [noAnswer] Entregada, sin respuesta.
        [otherNamed] Entregada { $ago }. El servicio declara que recibió otra, { $more }….
        [noneFits] Entregada { $ago }. La respuesta del servicio no encaja: { $more }.
        [taken] El servicio la recibió { $ago }.
        [takenSend] El servicio la recibió { $ago } y espera al destinatario.
        [takenUnlisted] El servicio la recibió { $ago } y aún no la muestra.
        [refused] Rechazada { $ago }: { $more }.
        [refusedUntold] Rechazada { $ago }, sin motivo.
       *[signing] Ochre la está firmando.
    }
progress-truth =
    { $truth ->
        [here] Sigue solo en este equipo.
        [away] No se gasta nada hasta que la importes y la entregues.
        [signed] El servicio no la tiene. Sus monedas no se reservan hasta que la entregues.
        [handingOver] Puede que el servicio la tenga. Hasta saberlo, Ochre rechaza lo que pagaría lo mismo otra vez.
        [otherNamed] La tuya puede haberse enviado. No firmes nada nuevo con este servicio hasta saberlo.
        [refused] El servicio tiene tu transacción firmada y aún podría difundirla. Ochre rechaza lo que pagaría lo mismo otra vez.
        [handedOver] Quien la tenga todavía puede difundirla.
        [looks] Refrescada desde entonces, sin aparecer: { $looks }×
        [fromBackup] De una copia: el otro dispositivo puede haberla entregado o reemplazado. Ochre mira antes la cadena.
        [expired] Una de sus facturas caducó.
        [neverRefused] El servicio dice que nunca la acepta, pero la tiene. Cuando refresques y no aparezca, descártala y pide otra factura.
        [neverSpent] Otra transacción gastó una de sus monedas: no puede confirmarse. Cuando refresques y no aparezca, descártala.
        [elsewhere] Empezada con { $service }: vuelve a conectar esta cartera ahí.
       *[seen] Definitiva cuando los bloques la confirmen.
    }
progress-became =
    { $became ->
        [settled] El servicio la declara liquidada
        [failed] El servicio la declara fallida
        [cancelled] La cancelaste
        [dropped] Transacción descartada
       *[open] El servicio aún no la muestra
    }
progress-waiting =
    { $slots ->
        [none] Necesita ranuras libres.
        [notSubmitted] Ranuras aún sin entregar.
        [unconfirmed] Ranuras esperando un bloque.
        [there] Ranuras creadas.
        [ended] Ranuras no creadas. Créalas otra vez.
       *[unsure] No se sabe qué fue de las ranuras.
    }
