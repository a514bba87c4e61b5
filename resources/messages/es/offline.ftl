### Firmar en un equipo sin red: lo que se importa en él, y la primera pantalla de un equipo así.

## The first screen

offline-begin = Firmar en un equipo sin red
offline-begin-lead = Las claves se crean aquí y se quedan aquí. Ochre en otro equipo observa y prepara lo que firmas.
offline-begin-network = Ochre no envía { $nothing } desde aquí. Otros programas podrían hacerlo: desconecta este equipo.
offline-begin-nothing = nada
offline-begin-watching = Importa primero la { $account } de la cartera en el otro equipo. Verá cada moneda, pero no podrá firmar.
offline-begin-account = cuenta pública
offline-begin-wallet = Cartera que firma aquí
offline-begin-on = El modo sin conexión está activado
offline-begin-use-network = Desactivar modo sin conexión
offline-begin-create = Crear cartera aquí
offline-begin-restore = Restaurar cartera aquí
offline-begin-shuts = Ambas opciones activan el modo sin conexión: Ochre no consulta carteras ni nodos. Desactívalo en Ajustes.

## Sign offline

offline-title = Firmar sin conexión
offline-no-network = Modo sin conexión: Ochre no usa la red
offline-lead = Importa, revisa, firma y lleva el resultado de vuelta.
offline-waits = Hay otro archivo por importar
offline-waits-read = Importarlo
offline-waits-leave = Ignorar
offline-signing = Firmando
offline-left = Sin firmar: { $count }
offline-left-password = Por encima de tu límite: { $count }. Abre y firma cada una con la contraseña de la app.
offline-left-others = Algunas necesitan su propia revisión: sin verificar del todo, detenidas por una regla o en conflicto.
offline-account = El otro equipo necesita una vez la cuenta pública de esta cartera.
offline-account-show = Exportar cuenta pública

## Bringing files, text or codes

offline-drop = Suelta aquí solicitudes de firma o PSBT
    .label = Soltar archivos aquí
    .hint = Nada de ellos sale de este equipo.
offline-files = Archivos para firmar
offline-files-choose = Elegir archivos
offline-paste = Pegar texto
offline-scan = Escanear códigos QR
offline-text = Texto para firmar
    .hint = Una solicitud de firma, una PSBT o textos de códigos QR, uno por línea.
offline-text-read = Importar texto
offline-name-pasted = Texto pegado
offline-name-scanned = Códigos escaneados
offline-combine = Combinar
offline-combine-lead = Añade las PSBT de varios firmantes de una transacción. Ochre une sus firmas y no firma nada.
offline-combine-drop = Suelta aquí las PSBT de una transacción
offline-combine-text = PSBT como texto
offline-combined = PSBT combinada
offline-combined-count = PSBT combinadas: { $count }
offline-combined-signed = Firmadas: { $signed } de { $all } entradas.
offline-combined-more = Añade la PSBT de otro firmante para combinarla.
offline-combined-whole = Cada entrada está firmada. Ochre no envió nada.
offline-combined-input = Entrada
offline-combined-yours = tuya
offline-combined-state =
    { $state ->
        [verified] Firma verificada
        [signed] Firmada, sin verificar
       *[unsigned] Aún sin firmar
    }
offline-combined-save = Guardar PSBT combinada
offline-combined-sign = Revisar y firmar

## What was brought

offline-brought = Lo importado
offline-brought-count = Importados: { $count }
offline-save-all =
    { $count ->
        [one] Guardar archivo firmado
       *[other] Guardar { $count } archivos firmados
    }
offline-sign-all = Firmar { $count } sin preguntas
offline-saved-all = Guardados en { $folder }: { $count }
offline-refused = No se pueden firmar: { $count }
offline-from-pack = Solicitud de firma
offline-from-psbt = PSBT sola
offline-does-part = compartida, tuyas { $ours } de { $all } monedas
offline-does-nobody = no paga a nadie más, comisión { $fee }
offline-does-pay = { $amount } a otros, comisión { $fee }
offline-pays-asset = { $amount } unidades de { $asset } a { $recipient }
offline-not-read = Ilegible
offline-signed = Firmado
offline-held-back = Retenido por tus reglas
offline-open = Abrir
offline-open-named = Abrir { $name }

## What is kept from before

offline-kept = Importado y sin firmar
offline-kept-total =
    { $count ->
        [one] { $count } moneda, { $amount }
       *[other] { $count } monedas, { $amount }
    }
offline-kept-coins = ({ $coins })
offline-kept-transaction = Transacción { $txid }…
offline-kept-twice = Está dos veces, con importes o scripts distintos: solo la verdadera puede confirmarse.
offline-kept-look = ¿Monedas aún sin gastar?
offline-kept-unknown = Ochre no puede comprobar sus monedas en modo sin conexión.
offline-kept-there = Declarado: todas sus monedas siguen sin gastar.
offline-kept-gone = Monedas que el servicio ya no muestra: { $count }. No puede confirmarse.
offline-damaged = Apartado: ilegible
offline-damaged-signed = Firmada aquí, pero el archivo está dañado. Ochre no firma aquí nada que pueda entrar en conflicto.
offline-damaged-unsigned = Sin firmar, y el archivo está dañado. Impórtalo otra vez.
offline-signed-here = Firmado aquí
offline-signed-at = firmado { $time } · { $txid }
offline-forget-named = Quitar { $name } de la lista
offline-forget = ¿Quitar de la lista?
offline-forget-what = { $name } no se firmó. Puedes importarlo otra vez.
offline-forget-keep = Cancelar
offline-forget-it = Quitar de la lista
offline-kept-of = { $from }, importado { $time } · gastaría { $total }
offline-compare = Caracteres ocultos
    .hint = Escribe los ocho del propio mensaje del destinatario. La pantalla del otro equipo no prueba nada.
    .wrong = No son los caracteres ocultos. Mira otra vez el mensaje del destinatario.
offline-compare-skip = No comparar
offline-compare-same = Comparaste esta dirección.
offline-compare-skipped = Sin comparar
offline-compare-held = La dirección no es la del destinatario
    .todo = Dos veces mal: Ochre no firma esta solicitud. Pregunta al destinatario por otra vía y descártala.
offline-compare-off = Compara antes la dirección
offline-compare-list = Esta cartera nunca pagó a estas { $count } direcciones. Compara cada una con el mensaje de su destinatario.
offline-reported = Solo lo dice la solicitud
offline-verified = Este equipo verificó: { $count }
offline-sends = { $count ->
        [one] La solicitud envía
       *[other] La solicitud envía a { $count } destinatarios
    }
offline-limit = No se preguntó a nadie: las monedas pueden estar ya gastadas.
offline-creates = { $count ->
        [one] La solicitud crea { $count } ranura
       *[other] La solicitud crea { $count } ranuras
    }
