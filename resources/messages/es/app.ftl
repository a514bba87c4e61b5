### El marco de todas las pantallas: lugares, franjas, avisos y lo que se superpone.

## Places, in the order of the sidebar. `.also` are other words that people look for them by, with spaces between.

app-place-home = Inicio
    .also = saldo resumen en curso
app-place-assets = Activos
    .also = tokens saldo
app-place-send = Enviar
    .also = pagar factura
app-place-receive = Recibir
    .also = factura dirección cobrar
app-place-transfers = Transferencias
    .also = historial actividad pendiente
app-place-slots = Ranuras de activos
    .also = utxo salidas crear
app-place-signOffline = Firmar sin conexión
    .also = psbt solicitud qr escanear
app-place-nodes = Nodos
    .also = bloqueado desbloquear actualizar
app-place-settings = Ajustes
    .also = preferencias conexión servicio
app-places = Principal
app-places-locked = bloqueados
app-skip = Saltar al contenido
app-lock = Bloquear
    .keys = Bloquear Ochre: Ctrl+L

## The window

app-title-locked = (Bloqueados: { $count }) { $title }
app-title-ended = Esto ya no es Ochre
app-starting = Iniciando

## Wallets

app-wallet = Cartera: { $name } { $fingerprint }
app-wallet-none = ninguna
app-wallet-practice = práctica
app-wallets = Carteras
app-wallets-none = Ninguna cartera abierta
app-wallets-add = Añadir una cartera
app-wallets-watch = Observar una que firma en otro equipo

## When the service was last heard

app-heard = Actualizado { $ago }
    .aloud = Datos del servicio actualizados { $ago }
app-heard-last = Última actualización { $ago }
app-heard-not-yet = El servicio aún no ha respondido
app-heard-asking = Consultando al servicio
app-heard-ask = Consultar al servicio ahora
    .keys = Consultar al servicio ahora: R o F5
app-heard-unknown = Ningún servicio conoce aún esta cartera

## Where the service does not answer

app-stale-untold = El servicio aún no ha informado de nada: { $why }
app-stale-since = Lo que ves aquí es lo que el servicio informó a las { $time }, { $ago }.
app-stale-next = Ochre vuelve a consultar por sí solo dentro de { $left }.
app-stale-register = Registrar de nuevo
app-stale-retry = Intentar de nuevo

## Bands above all screens

app-band-offline = Firma sin conexión
    .more = Ochre no envía nada desde este equipo
app-band-session = Solo esta sesión
    .more = la clave secreta de esta cartera no se guarda en ninguna parte y desaparece cuando se cierra Ochre. Solo sus palabras la recuperan.
app-band-elsewhere = Firma en otro equipo
    .more = la clave de esta cartera no está en este equipo. Lo que prepares aquí se firma donde está, o aquí una vez restauradas sus palabras.

## Where the page cannot reach Ochre

app-trouble-refused = Esta dirección ya se usó antes
    .more = Cada dirección de Ochre abre una página, una sola vez, y caduca con el Ochre que la mostró. Pide una nueva: pulsa Intro en la terminal donde se ejecuta Ochre y abre la que muestre.
app-trouble-codeless = Abre Ochre con su dirección
    .more = Hace falta la dirección entera, con el código del final. Aparece donde se ejecuta Ochre. Para obtener una nueva, pulsa Intro en esa terminal.
app-trouble-stranger = Esta página ya no se comunica con Ochre
    .more = Otro programa responde en su dirección: uno ajeno, o un Ochre que se inició de nuevo. Nada de lo que escribiste le llegó sin cifrar, y no se cree nada de lo que dice. Cierra esta página, no la recargues. Después inicia Ochre, o pulsa Intro en la terminal donde se ejecuta, y abre la dirección que muestre.
app-trouble-lost = El proceso principal de Ochre no responde
    .page = Esta página vuelve a consultarlo por sí sola. Lo que estaba empezado sigue sin ella, y no se repite nada. Si Ochre se ha cerrado, cierra esta página, no la recargues: otro programa podría responder en su lugar.
    .window = Esta ventana vuelve a consultarlo por sí sola. Lo que estaba empezado sigue sin ella, y no se repite nada.
    .reload = Recargar

## Files that Ochre was opened with, or that were dropped on it

app-handed-file = “{ $name }” está a la espera de leerse en «Firmar sin conexión»
app-handed-files =
    { $count ->
        [one] { $count } archivo está a la espera de leerse en «Firmar sin conexión»
       *[other] { $count } archivos están a la espera de leerse en «Firmar sin conexión»
    }
app-handed-no-wallet = Se lee allí en cuanto haya una cartera.
app-handed-busy = Se lee allí cuando termines aquí.
app-handed-safe = No se firma nada hasta que lo leas y lo confirmes.
app-handed-read = Leer en «Firmar sin conexión»
app-handed-leave = Dejarlo
app-drop = Suéltalo para leerlo en «Firmar sin conexión»
app-drop-refused = Aquí solo se admiten archivos .psbt y solicitudes de firma. Los demás archivos se eligen donde se piden.

## An invoice that another program opened with Ochre

app-link-filled = Rellenado desde un enlace. No se paga nada hasta que lo revises y lo firmes.
app-link-refused = Este enlace no contiene ninguna factura que Ochre pueda leer
    .todo = Lo abrió otro programa. No tuvo ningún efecto. Pide la factura en sí y pégala en Enviar.
app-link = Otro programa abrió una factura con Ochre
app-link-no-wallet = Se rellena en Enviar en cuanto haya una cartera.
app-link-busy = Se rellena en Enviar cuando termines aquí.
app-link-begun = Empezaste otro envío en { $wallet }. Añade el destinatario a ese envío o deja la factura.
app-link-safe = No se paga nada hasta que lo revises y lo firmes.
app-link-add = Añadir al envío
app-link-fill = Rellenar en Enviar
app-link-leave = Dejarla
app-link-close = Cerrar

## Questions, and waiting for the system

app-question-note = La pregunta aparece en la página porque así Ochre no tiene un diálogo propio. Es menos seguro: quien controle la página podría responder por ti.
app-question-no = Cancelar
app-keychain = Esperando a tu llavero
    .leave = Dejar en espera
app-keychain-wait = Puede que pregunte en otra ventana. Han pasado { $elapsed }; Ochre deja de esperar a los { $limit } s.

## Screens

app-plain-only = Esta cartera solo tiene bitcoin normal
    .more = Viene de otro programa, sin su rama de activos. Aquí no se pueden recibir, enviar ni emitir activos, ni crear ranuras. Para eso, trae la cuenta pública que Ochre muestra en el equipo que tiene las palabras.
    .bring = Importar la cuenta completa
app-labels-text = Etiquetas como texto
app-back-offline = Volver a «Firmar sin conexión»
app-back-settings = Volver a Ajustes
app-nodes-now =
    { $watched ->
        [one] { $watched } nodo vigilado, { $locked ->
            [one] { $locked } bloqueado
           *[other] { $locked } bloqueados
        }
       *[other] { $watched } nodos vigilados, { $locked ->
            [one] { $locked } bloqueado
           *[other] { $locked } bloqueados
        }
    }
