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
    .also = psbt solicitud qr escanear
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

## When the service was last heard

app-heard = Actualizado { $ago }
app-heard-not-yet = Aún sin respuesta
app-heard-asking = Consultando al servicio
app-heard-unknown = Sin conectar

## Where the service does not answer

app-stale-untold = { $why }. Aún sin datos.
app-stale-since = Datos de las { $time }, { $ago }.
app-stale-next = Próximo intento en { $left }.
app-stale-register = Conectar de nuevo
app-stale-retry = Reintentar

## Bands above all screens

app-band-offline = Modo sin conexión
    .more = { -ochre } no envía nada
app-band-session = Solo esta sesión
    .more = La clave no se guarda. Al cerrar { -ochre }, solo la restaura la frase de recuperación.
app-band-elsewhere = Solo observación
    .more = Firma donde está la clave o restaura la frase aquí.

## Where the page cannot reach Ochre

app-trouble-refused = Esta dirección ya se usó antes
    .more = Una dirección abre una página, una vez, hasta que se cierra ese Ochre. Repite el comando y abre la dirección nueva.
app-trouble-codeless = Esta dirección está incompleta
    .more = Abre la dirección entera, con el código del final. Repite el comando para obtener otra.
app-trouble-stranger = Ya no hay conexión con Ochre
    .more = Otro programa responde en esta dirección. Nada de lo que escribiste le llegó de forma legible. Cierra la página, no la recargues. Repite el comando y abre la dirección nueva.
app-trouble-lost = La parte principal de Ochre no responde
    .page = Reintentando automáticamente. Lo iniciado sigue, y Ochre no repite nada. Si Ochre se cerró, cierra la página, no la recargues: podría responder otro programa.
    .window = Reintentando automáticamente. Lo iniciado sigue, y Ochre no repite nada.
    .reload = Recargar

## Files that Ochre was opened with, or that were dropped on it

app-handed-files =
    { $count ->
        [one] «{ $name }» está listo para Firmar sin conexión
       *[other] { $count } archivos están listos para Firmar sin conexión
    }
app-handed-no-wallet = Se abre en cuanto tengas una cartera.
app-handed-busy = Se abre cuando termines aquí.
app-handed-safe = No se firma hasta que revises y apruebes.
app-handed-read = Abrir «Firmar sin conexión»
app-handed-leave = Ignorar
app-drop = Suelta para abrir en Firmar sin conexión
app-drop-refused = Suelta aquí solo archivos .psbt y solicitudes de firma.

## An invoice that another program opened with Ochre

app-link-filled = De un enlace. No se paga hasta que revises y firmes.
app-link-refused = Sin factura legible en este enlace
    .todo = Pide la factura en sí y pégala en Enviar.
app-link = Otro programa abrió una factura
app-link-fill = Rellenar en Enviar

## Questions, and waiting for the system

app-question-note = En un navegador, Ochre pregunta en la página. Quien la controle podría responder por ti.
app-question-no = Cancelar
app-keychain = Esperando a tu llavero
app-keychain-wait = Quizá pregunte otra ventana. { $elapsed } hasta ahora; Ochre deja de esperar tras { $limit } s.

## Screens

app-plain-only = Solo bitcoin normal
    .more = Esta cuenta llegó sin sus claves de activos: ni activos ni ranuras. Para tenerlos, importa la cuenta pública desde el Ochre que tiene la frase.
    .bring = Importar cuenta completa
app-labels-text = Etiquetas como texto
