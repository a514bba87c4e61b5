### Transacciones en curso: qué son, qué ha ocurrido y qué es cierto ahora.

## The name of one
progress-title-unreadable = Una transacción cuyo inicio ya no se puede leer
progress-title-slots =
    { $count ->
        [one] Crear { $count } ranura
       *[other] Crear { $count } ranuras
    }
progress-title-bitcoin-hidden = Enviar bitcoin
progress-title-bitcoin = Enviar { $amount }
progress-title-send =
    { $recipients ->
        [1] Enviar { $assets }
       *[other] Enviar { $assets } a { $recipients } destinatarios
    }
progress-title-send-many = Enviar { $assets } activos a { $recipients } destinatarios

## Its state, on a chip
progress-state-notSigned = Sin firmar
progress-state-away = Pendiente de firma
progress-state-signing = Firmándose
progress-state-signed = Firmada, sin presentar
progress-state-handingOver = Presentándose
progress-state-noAnswer = Resultado desconocido
progress-state-refused = Rechazada por el servicio
progress-state-handedOver = Presentada
progress-state-seen = Pendiente de confirmaciones

## What happened. $ago is “4 min ago” or “just now”.
progress-story-notSigned = Se preparó { $ago } y no se firmó.
progress-story-away = Salió { $ago } para firmarse en otro equipo.
progress-story-signing = Se está creando su firma.
progress-story-signed = La firmaste { $ago } y no se presentó.
progress-story-handingOver = La presentación empezó { $ago } y aún no ha llegado ninguna respuesta.
progress-story-noAnswer = Se presentó y no llegó ninguna respuesta.
progress-story-other-named = Se presentó { $ago }. Según el servicio, recibió otra transacción: { $txid }….
progress-story-none-fits = Se presentó { $ago }. Ninguna respuesta del servicio encaja: { $reason }.
progress-story-taken = El servicio la recibió { $ago }.
progress-story-taken-send = El servicio la recibió { $ago } y espera al destinatario.
progress-story-taken-unlisted = El servicio la recibió { $ago }, pero su lista aún no la muestra.
progress-story-seen = El servicio la mostró por primera vez { $ago }.
progress-story-refused = El servicio la rechazó { $ago }: { $reason }.
progress-story-refused-bare = El servicio la rechazó { $ago } y no dio ningún motivo.

## What is true because of that
progress-truth-away = No se gasta nada hasta que la importes firmada y la presentes. Mientras tanto, nada la reemplaza.
progress-truth-here = Nada de ella ha salido de este equipo, y no puede gastar nada.
progress-truth-signed = El servicio no la tiene. Sus monedas siguen libres hasta que la presentes.
progress-truth-handingOver = Puede que haya llegado. Hasta saberlo, se rechaza lo que volvería a pagar lo mismo.
progress-truth-other-named =
    { $looks ->
        [0] Puede que la tuya se haya enviado, o que no. No firmes nada nuevo con este servicio hasta saberlo.
        [one] Puede que la tuya se haya enviado, o que no: consultado { $looks } vez desde entonces, el servicio no muestra nada de ella. No firmes nada nuevo con este servicio hasta saberlo.
       *[other] Puede que la tuya se haya enviado, o que no: consultado { $looks } veces desde entonces, el servicio no muestra nada de ella. No firmes nada nuevo con este servicio hasta saberlo.
    }
progress-truth-noAnswer =
    { $looks ->
        [0] Puede que el servicio la tenga, o que no. Hasta saberlo, se rechaza lo que volvería a pagar lo mismo.
        [one] Puede que el servicio la tenga, o que no: consultado { $looks } vez desde entonces, no muestra nada de ella. Hasta saberlo, se rechaza lo que volvería a pagar lo mismo.
       *[other] Puede que el servicio la tenga, o que no: consultado { $looks } veces desde entonces, no muestra nada de ella. Hasta saberlo, se rechaza lo que volvería a pagar lo mismo.
    }
progress-truth-refused =
    { $looks ->
        [0] El servicio tiene lo que firmaste y todavía podría difundirlo. Se rechaza lo que volvería a pagar lo mismo.
        [one] El servicio tiene lo que firmaste y todavía podría difundirlo: consultado { $looks } vez desde entonces, no muestra nada de ello. Se rechaza lo que volvería a pagar lo mismo.
       *[other] El servicio tiene lo que firmaste y todavía podría difundirlo: consultado { $looks } veces desde entonces, no muestra nada de ello. Se rechaza lo que volvería a pagar lo mismo.
    }
progress-truth-handedOver = Quien la tenga todavía puede difundirla.
progress-truth-seen = Será definitiva cuando tenga confirmaciones.
progress-truth-from-backup = Viene de una copia de seguridad: puede que ya se haya presentado o reemplazado donde se hizo la copia. { -ochre } comprueba la cadena y sus monedas antes de presentarla.
progress-truth-expired = Mientras tanto ha caducado una factura incluida en ella.
progress-never-refused = Según el servicio, no la aceptará nunca, pero la tiene y aún podría difundirla. Cuando una consulta no encuentre nada de ella, descártala y pide una factura nueva al destinatario.
progress-never-spent = Otra transacción gastó una de sus monedas, así que ya no puede confirmarse. Cuando una consulta no encuentre nada de ella, descártala.
progress-truth-elsewhere = Se inició con { $service }: vuelve a conectar esta cartera a ese servicio para continuar.

## Why the same bytes do not go again yet. $when is “at 12:04” or “on 3 Mar, 12:04”.
progress-not-yet = Puede que haya llegado. La misma transacción podrá presentarse de nuevo después de una consulta más.
progress-not-yet-looks =
    { $looks ->
        [one] Puede que haya llegado. La misma transacción podrá presentarse de nuevo después de { $looks } consulta más.
       *[other] Puede que haya llegado. La misma transacción podrá presentarse de nuevo después de { $looks } consultas más.
    }
progress-not-yet-time = Puede que haya llegado. La misma transacción podrá presentarse de nuevo, como muy pronto, { $when }.
progress-not-yet-looks-and-time =
    { $looks ->
        [one] Puede que haya llegado. La misma transacción podrá presentarse de nuevo después de { $looks } consulta más y, como muy pronto, { $when }.
       *[other] Puede que haya llegado. La misma transacción podrá presentarse de nuevo después de { $looks } consultas más y, como muy pronto, { $when }.
    }

## What a look told, in a passing note
progress-became-open = El servicio sigue sin informar de ella
progress-became-settled = Según el servicio, está liquidada
progress-became-failed = Según el servicio, ha fallado
progress-became-cancelled = La cancelaste
progress-became-dropped = Se descartó
progress-handed-over = Transacción presentada
progress-dropped = Transacción descartada

## Another transaction stands in the way, by its state: what happened, and what to do
progress-live-away =
    .happened = Una transacción de esta cartera salió para firmarse en otro equipo, y puede que ya esté firmada.
    .todo = Antes, importa la PSBT firmada o descarta la transacción en «En curso».
progress-live-signed =
    .happened = Una transacción de esta cartera está firmada y aún no se ha presentado.
    .todo = Antes, preséntala o descártala en «En curso».
progress-live-handingOver =
    .happened = Una transacción de esta cartera se está presentando y aún no hay respuesta.
    .todo = Espera la respuesta. Si sigue así, mira en «En curso».
progress-live-accepted =
    .happened = Una transacción de esta cartera se presentó y está esperando. Una segunda podría pagar dos veces o anular la primera.
    .todo = Espera a que se liquide o cancélala en Transferencias.
progress-live-handedOver =
    .happened = Una transacción de esta cartera se presentó y no llegó ninguna respuesta. Mientras no se sepa qué ha sido de ella, una segunda podría pagar dos veces o anular la primera.
    .todo = Antes de empezar otra, ve a «En curso» y haz que { -ochre } vuelva a consultar.
progress-live-refused =
    .happened = El servicio rechazó una transacción de esta cartera, pero tiene lo que firmaste y todavía podría difundirlo.
    .todo = Antes de empezar otra, ve a «En curso» y descártala, o preséntala de nuevo si se ofrece.
progress-live-givenUp =
    .happened = Se canceló un envío al mismo destinatario, y quien lo tenga todavía podría difundirlo. El siguiente debe gastar una moneda del primero, para que solo uno pueda confirmarse. El servicio construyó otro distinto.
    .todo = Vuelve a intentarlo cuando esas monedas estén libres, o pide al destinatario una factura nueva.
progress-live-broadcast =
    .happened = Según el servicio, una transacción tuya se completó, y a la vez ofrece de nuevo sus monedas. Una de las dos cosas no es cierta.
    .todo = Refresca, y no firmes nada con este servicio hasta saberlo.
progress-live-settled =
    .happened = Según el servicio, una transacción tuya está liquidada, y a la vez ofrece de nuevo sus monedas. Una de las dos cosas no es cierta.
    .todo = Refresca, y no firmes nada con este servicio hasta saberlo.

## The card on Home
progress-unfinished = En curso
progress-unfinished-unreadable = Aquí no se sabe qué ha sido de ella: refresca y mira en Transferencias antes de volver a pagar a nadie.
progress-transaction = Transacción { $txid }
progress-bring-back = Importar la PSBT firmada
progress-look = Volver a comprobar
progress-hand-over = Presentar la transacción
progress-hand-over-again = Presentar la misma otra vez
progress-resume = Prepararla de nuevo
progress-drop = Descartar la transacción

## An invoice or an issue that waits for slots
progress-waiting-none = Para esto hacen falta ranuras libres.
progress-waiting-notSubmitted = Las ranuras para esto aún no se han entregado.
progress-waiting-unconfirmed = Las ranuras para esto esperan un bloque.
progress-waiting-there = Las ranuras para esto se crearon.
progress-waiting-unsure = Ochre aún no sabe qué pasó con las ranuras para esto.
progress-waiting-ended = Las ranuras para esto no se crearon. Créalas de nuevo.
progress-waiting-open = Abrir formulario

## Entries of a list that main cannot read
progress-unreadable =
    { $count ->
        [one] { $count } entrada no se puede leer
       *[other] { $count } entradas no se pueden leer
    }
progress-unreadable-stays =
    { $count ->
        [one] Sigue en la carpeta de datos; nada más se ve afectado.
       *[other] Siguen en la carpeta de datos; nada más se ve afectado.
    }
progress-unreadable-names = Qué no se puede leer
progress-unreadable-more = y { $count } más
