### Firmar en un equipo sin red: lo que se importa en él, y la primera pantalla de un equipo así.

## The first screen

offline-begin = Firmar en un equipo sin red
offline-begin-lead = Las claves se crean aquí y se quedan aquí. Un Ochre en otro equipo observa la cartera y prepara lo que hay que firmar.
offline-begin-network = En modo sin conexión, Ochre no envía { $nothing } desde aquí, lo pida quien lo pida. No controla otros programas: desconecta también la red de este equipo.
offline-begin-nothing = nada
offline-begin-watching = Primero, importa en el otro equipo la { $account } de la cartera. Con ella ve todas las monedas y no puede firmar nada.
offline-begin-account = cuenta pública
offline-begin-files = Las transacciones van y vienen como archivos o códigos QR. Cada una se verifica aquí de nuevo, antes de que la firmes.
offline-begin-wallet = La cartera que firma aquí
offline-begin-on = El modo sin conexión está activado
offline-begin-on-sends = Ochre no envía nada desde este equipo.
offline-begin-use-network = Desactivar el modo sin conexión
offline-begin-create = Crear una cartera aquí
offline-begin-restore = Restaurar una cartera
offline-begin-shuts = Ambas opciones activan antes el modo sin conexión. Puedes desactivarlo en Ajustes.
offline-begin-shuts-others = Ambas opciones activan antes el modo sin conexión: Ochre deja de consultar sus carteras y nodos en la red. Puedes desactivarlo en Ajustes.

## Sign offline

offline-title = Firmar sin conexión
offline-no-network = El modo sin conexión está activado: Ochre no usa la red
offline-lead = Importa lo que construyó otro equipo o programa. Ochre lo verifica aquí, solo con tus claves, y tú llevas de vuelta lo firmado.
offline-waits = Hay otro archivo por importar
offline-waits-begun = Aquí ya habías empezado algo. Lo que pegaste se queda.
offline-waits-busy = Ochre lo importará cuando termines con este.
offline-waits-read = Importarlo ahora
offline-waits-leave = Ignorar
offline-signing = Firmando
offline-aborted = No confirmaste
offline-aborted-nothing = No se firmó nada.
offline-left =
    { $count ->
        [one] { $count } transacción quedó sin firmar
       *[other] { $count } transacciones quedaron sin firmar
    }
offline-left-password =
    { $count ->
        [one] { $count } transacción supera el importe que elegiste y pide por sí sola la contraseña de la app. Ábrela y fírmala por separado.
       *[other] { $count } transacciones superan el importe que elegiste, y cada una pide por sí sola la contraseña de la app. Ábrelas y fírmalas una por una.
    }
offline-left-others = Abre y responde por separado lo que está sin verificar, retenido por una regla o en conflicto con otra transacción.
offline-account = El equipo que prepara las transacciones necesita, una sola vez, la cuenta pública de esta cartera.
offline-account-show = Exportar cuenta pública

## Bringing files, text or codes

offline-drop = Suelta aquí solicitudes de firma o archivos PSBT
    .label = Soltar archivos aquí
    .hint = Uno o varios. Nada de ellos sale de este equipo.
offline-files = Archivos para firmar
offline-files-choose = Elegir archivos
offline-paste = Pegar texto
offline-scan = Escanear códigos QR
offline-text = Lo que hay que firmar, como texto
    .hint = Una PSBT en base64 o hexadecimal, lo que Bitcoin Core muestra junto con ella, o una solicitud de firma. También los textos de códigos (ur:, BBQr, Specter), uno por línea.
offline-text-read = Importar el texto
offline-name-pasted = Texto pegado
offline-name-scanned = Códigos escaneados

## What was brought

offline-brought = Lo importado
offline-brought-count =
    { $count ->
        [one] { $count } elemento importado
       *[other] { $count } elementos importados
    }
offline-save-all =
    { $count ->
        [one] Guardar { $count } archivo firmado en una carpeta
       *[other] Guardar { $count } archivos firmados en una carpeta
    }
offline-sign-all = Firmar { $count } sin preguntas pendientes
offline-saved-all =
    { $count ->
        [one] { $count } archivo guardado en { $folder }
       *[other] { $count } archivos guardados en { $folder }
    }
offline-refused =
    { $count ->
        [one] { $count } elemento no se puede firmar, por los motivos de abajo.
       *[other] { $count } elementos no se pueden firmar, por los motivos de abajo.
    }
offline-from-pack = Solicitud de firma
offline-from-psbt = PSBT sola
offline-does-part =
    { $ours ->
        [one] otros también la firman, { $ours } moneda tuya de { $all }
       *[other] otros también la firman, { $ours } monedas tuyas de { $all }
    }
offline-does-nobody =
    { $count ->
        [one] no paga a nadie más, comisión { $fee }, { $count } moneda
       *[other] no paga a nadie más, comisión { $fee }, { $count } monedas
    }
offline-does-pay =
    { $count ->
        [one] { $amount } a otros, comisión { $fee }, { $count } moneda
       *[other] { $amount } a otros, comisión { $fee }, { $count } monedas
    }
offline-pays-bitcoin = { $amount } a { $address }
offline-pays-asset = { $amount } en unidades base de { $asset } a { $recipient }
offline-not-read = No leído
offline-signed = Firmado
offline-held-back = Retenido por tus reglas
offline-open = Abrir
offline-open-named = Abrir { $name }

## What is kept from before

offline-kept = Importado y sin firmar
offline-kept-pack = Solicitud de firma, importada { $time } · gastaría { $total }
offline-kept-psbt = PSBT sola, importada { $time } · gastaría { $total }
offline-kept-total =
    { $count ->
        [one] { $count } moneda, { $amount }
       *[other] { $count } monedas, { $amount }
    }
offline-kept-coins = ({ $coins })
offline-kept-coins-more = ({ $coins } y { $count } más)
offline-kept-transaction = Transacción { $txid }…
offline-kept-twice = La misma transacción aparece aquí otra vez, con otros importes o scripts de sus monedas. Una firma vale solo para una de las versiones, así que la cadena solo acepta la verdadera.
offline-kept-look = Comprobar si siguen ahí
offline-kept-unknown = No se sabe si siguen ahí: en modo sin conexión no se puede preguntar a nadie.
offline-kept-there = Todas siguen ahí, según la lista del servicio.
offline-kept-gone =
    { $count ->
        [one] Según la lista del servicio, { $count } de sus monedas ya no está: no se puede confirmar.
       *[other] Según la lista del servicio, { $count } de sus monedas ya no están: no se puede confirmar.
    }
offline-damaged = Apartado: ya no se puede leer
offline-damaged-unnamed = Un elemento sin nombre
offline-damaged-signed = Se firmó aquí. Sus datos en el disco están dañados, así que en esta cartera no se firma nada más que pudiera contradecirlo.
offline-damaged-unsigned = No se firmó. Sus datos en el disco están dañados: impórtalo de nuevo desde su origen.
offline-signed-here = Firmado aquí
offline-signed-at = firmado { $time } · { $txid }
offline-forget-named = Quitar { $name } de la lista
offline-forget = ¿Quitar este elemento de la lista?
offline-forget-what = { $name } se quita de esta lista. No se firmó nada, y se puede importar de nuevo.
offline-forget-keep = Cancelar
offline-forget-it = Quitar de la lista
