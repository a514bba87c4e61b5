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
app-place-slots = Bitcoin
    .also = utxo salidas crear
app-place-signOffline = Firmar sin conexión
    .also = psbt solicitud paquete qr escanear
app-place-nodes = Nodos
    .also = bloqueado desbloquear actualizar
app-place-settings = Ajustes
    .also = preferencias conexión servicio contraseña
app-places = Principal
app-places-more = Más
app-places-account = Cuenta pública
app-places-locked = bloqueados
app-skip = Saltar al contenido
app-lock = Bloquear
    .keys = Bloquear Ochre: Ctrl+L

## The window

app-title-locked = (Bloqueados: { $count }) { $title }
app-title-ended = Desconectada de Ochre
app-starting = Iniciando Ochre

## Wallets

app-wallet = Cartera: { $name } { $fingerprint }
app-wallet-none = ninguna
app-wallet-practice = práctica
app-wallets = Carteras
app-wallets-none = Ninguna cartera abierta
app-wallets-add = Añadir una cartera
app-wallets-watch = Añadir una de solo observación

## When the service was last heard

app-heard = Actualizado { $ago }
    .aloud = Datos del servicio actualizados { $ago }
app-heard-last = Última actualización { $ago }
app-heard-not-yet = El servicio aún no ha respondido
app-heard-asking = Consultando al servicio
app-heard-ask = Refrescar la cartera
    .keys = Refrescar la cartera: R o F5
app-heard-unknown = Sin conectar

## Where the service does not answer

app-stale-untold = Aún no hay datos del servicio: { $why }
app-stale-since = Estás viendo los datos de las { $time }, { $ago }.
app-stale-next = Ochre vuelve a consultar automáticamente dentro de { $left }.
app-stale-register = Registrar de nuevo
app-stale-retry = Reintentar

## Bands above all screens

app-band-offline = Modo sin conexión
    .more = { -ochre } no envía nada
app-band-session = Solo esta sesión
    .more = No se guarda. Al cerrar { -ochre }, solo la frase de recuperación la restaura.
app-band-elsewhere = Solo observación
    .more = Firma donde está la clave o restaura la frase aquí.

## Where the page cannot reach Ochre

app-trouble-refused = Esta dirección ya se usó antes
    .more = Cada dirección de Ochre abre una página, una sola vez, y caduca con el Ochre que la mostró. Pide una nueva: repite en cualquier terminal el comando que inició Ochre y abre la que muestre.
app-trouble-codeless = Esta dirección está incompleta
    .more = Abre la dirección entera, con el código del final. Ochre la muestra en la terminal donde se ejecuta. Para obtener una nueva, repite el comando que inició Ochre.
app-trouble-stranger = Esta página ya no se comunica con Ochre
    .more = Otro programa responde en su dirección: uno ajeno, o un Ochre que se inició de nuevo. Nada de lo que escribiste le llegó sin cifrar, y esta página no se fía de nada de lo que responde. Cierra esta página, no la recargues. Después repite el comando que inició Ochre y abre la dirección que muestre.
app-trouble-lost = El proceso principal de Ochre no responde
    .page = Esta página vuelve a consultarlo automáticamente. Lo que estaba empezado sigue sin ella, y no se repite nada. Si Ochre se ha cerrado, cierra esta página, no la recargues: otro programa podría responder en su lugar.
    .window = Esta ventana vuelve a consultarlo automáticamente. Lo que estaba empezado sigue sin ella, y no se repite nada.
    .reload = Recargar

## Files that Ochre was opened with, or that were dropped on it

app-handed-file = “{ $name }” está listo para abrirse en «Firmar sin conexión»
app-handed-files =
    { $count ->
        [one] { $count } archivo está listo para abrirse en «Firmar sin conexión»
       *[other] { $count } archivos están listos para abrirse en «Firmar sin conexión»
    }
app-handed-no-wallet = Ochre abrirá «Firmar sin conexión» en cuanto haya una cartera.
app-handed-busy = Ochre abrirá «Firmar sin conexión» cuando termines aquí.
app-handed-safe = No se firma nada hasta que lo leas y lo confirmes.
app-handed-read = Abrir «Firmar sin conexión»
app-handed-leave = Ignorar
app-drop = Suelta el archivo para abrirlo en «Firmar sin conexión»
app-drop-refused = Aquí solo se admiten archivos .psbt y solicitudes de firma. Los demás archivos se eligen en la pantalla que los pide.

## An invoice that another program opened with Ochre

app-link-filled = Rellenado desde un enlace. No se paga nada hasta que lo revises y lo firmes.
app-link-refused = Este enlace no contiene ninguna factura que Ochre pueda leer
    .todo = Lo abrió otro programa, y no tuvo ningún efecto. Pide la factura en sí y pégala en Enviar.
app-link = Otro programa abrió una factura con Ochre
app-link-no-wallet = Ochre la rellenará en Enviar en cuanto haya una cartera.
app-link-busy = Ochre la rellenará en Enviar cuando termines aquí.
app-link-safe = No se paga nada hasta que lo revises y lo firmes.
app-link-fill = Rellenar en Enviar
app-link-leave = Ignorar
app-link-close = Cerrar

## Questions, and waiting for the system

app-question-note = La pregunta aparece en la página porque aquí Ochre no puede abrir una ventana propia. Es menos seguro: quien controle la página podría responder por ti.
app-question-no = Cancelar
app-keychain = Esperando a tu llavero
    .leave = Ocultar
app-keychain-wait = Puede que pregunte en otra ventana. Han pasado { $elapsed }; Ochre deja de esperar a los { $limit } s.

## Screens

app-plain-only = Esta cartera solo tiene bitcoin normal
    .more = Se importó de otro programa, sin su rama de activos. Aquí no se pueden recibir, enviar ni emitir activos, ni crear ranuras. Para eso, importa la cuenta pública que Ochre muestra en el equipo que tiene la frase de recuperación.
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
