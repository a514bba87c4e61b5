### Un nodo: su página, su desbloqueo y sus ajustes.

node-reading = Leyendo el nodo
# Stands in the place of its name while that is being read.
node-unnamed = Nodo
node-removed = Se ha eliminado { $node }
node-kept = Se conserva { $node }
node-remove = Eliminar { $node }
node-not-asked = No se ha enviado ninguna llamada al nodo
node-under-way = Ya está en curso
node-checked = Refrescado

## How it is, on the chip beside its name. for, age: how long.

node-chip-locked = Bloqueado desde hace { $for }
node-chip-unreachable = Inaccesible desde hace { $for }
node-chip-overdue = Tarda demasiado: { $for }
node-chip-upgrading = Actualizando – bloqueado desde hace { $for }
node-chip-unlocking = Desbloqueando, { $for }
node-chip-unlocked = Desbloqueado, respondió hace { $age }
node-chip-still = Desbloqueado, sin bloques desde hace { $for }
node-chip-outdated = Desactualizado
node-chip-notHeard = Desconocido desde hace { $for }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Actualizar el nodo
node-do-unlock = Desbloquear { $node }
node-do-both = Actualizar y luego desbloquear
    .missing = Guarda antes la contraseña del nodo en los ajustes.
node-do-ask = Volver a consultar
node-do-stop = Dejar de intentarlo
node-notice-hangs = El nodo no reacciona: reinícialo.
    .text = Lleva { $for } cambiando de estado y desde aquí no hay nada en curso. Un reinicio pone fin a eso; después queda bloqueado.
node-notice-changing = El nodo está cambiando de estado.
    .text = Nadie lo ha pedido desde aquí: otra persona lo está desbloqueando, bloqueando o deteniendo. Ochre lo consultará de nuevo.
node-notice-unlocking = Desbloqueando. Que aún no responda no es un fallo.
    .text = Ochre lo sigue intentando durante una hora como máximo. Puedes salir de esta página.
node-notice-upgrading = El nodo se está actualizando. Seguirá bloqueado hasta que se desbloquee después.
    .text = Tarda unos minutos. Después sigue bloqueado hasta que lo desbloquees.
    .text-unlocks = Ochre lo desbloquea cuando termine la actualización. Puedes salir de esta página.
    .unlock = Desbloquear al terminar
node-notice-trouble =
    .type = Escribir la contraseña del nodo
    .mend = Cambiar lo que envía el desbloqueo
node-notice-lockedAndOutdated = El nodo está bloqueado y hay una imagen más reciente.
    .text = Al actualizarlo se bloquea otra vez: actualízalo primero y desbloquéalo una sola vez.
# image, newest: names of images.
node-notice-images = Usa { $image }; la más reciente es { $newest }.
node-notice-locked = El nodo está bloqueado hasta que lo desbloquees.
    .updated = La actualización ha terminado. El nodo sigue bloqueado hasta que lo desbloquees.
    .by-update = Una actualización externa ha bloqueado el nodo. Sigue bloqueado hasta que lo desbloquees.
    .by-probablyUpdate = Probablemente una actualización externa ha bloqueado el nodo. Sigue bloqueado hasta que lo desbloquees.
    .unasked = Nadie pidió esa actualización desde aquí.
    .text = No puede enviar ni recibir mientras está bloqueado.
    .kept = La contraseña del nodo está en tu llavero.
    .not-kept = La contraseña del nodo no está guardada aquí: la escribes tú.
node-notice-outdated = Hay una imagen más reciente.
    .text = Actualizarlo tarda unos minutos y lo deja bloqueado hasta que lo desbloquees.
node-notice-no-image = Este servicio no dice qué imagen usa un nodo.
    .text = No se ve si hay una más reciente. Puedes actualizar el nodo de todos modos.
    .built = Su último build es anterior a la imagen más reciente.
node-notice-unreachable = El nodo no responde.
    .text = No responde desde hace { $for }. Puede que esté caído él o la conexión con él. Lo que se verificó antes sigue abajo, con su antigüedad.
    .unlock = Desbloquear cuando responda
node-notice-overdue = Lleva { $for } así y nada indica que haya terminado.
node-notice-overdue-upgrading = La actualización tarda demasiado.
    .todo = Comprueba el nodo en su servicio. Si ahí está en marcha, desbloquéalo.
node-notice-overdue-unlocking = El desbloqueo tarda demasiado.
    .todo = Comprueba el registro del nodo y desbloquéalo de nuevo.
node-notice-overdue-stopping = El nodo no termina de bloquearse o detenerse.
    .todo = Reinicia el nodo y después desbloquéalo.
node-notice-overdue-changing = El nodo no termina de cambiar de estado.
    .todo = Reinicia el nodo y después desbloquéalo.
node-notice-blind = Responde algo que no es un nodo: se desconoce su estado.
    .text = Comprueba su dirección en los ajustes de abajo: puede que delante haya una página de inicio de sesión o un proxy.
    .before = Lo que se verificó antes está en el historial.
node-notice-blind-token = El nodo rechaza el token: se desconoce su estado.
    .text = Introduce un token válido en los ajustes de abajo.
node-notice-notHeard = Este nodo aún no ha respondido.
    .text = Ninguna llamada permite leer su estado. Se sabe al pedirle que se desbloquee: si ya está desbloqueado, se queda como está.
    .text-probe = Consúltalo ahora.
    .ask = Consultar ahora
node-notice-still = El nodo está desbloqueado, pero no sigue ningún bloque desde { $time }.
    .text = No ve ningún pago que confirme un bloque. Comprueba que funcionen su nodo Bitcoin y su indexador. Muchos nodos solo vuelven a seguir los bloques tras un reinicio y un desbloqueo.
# age: “3 min ago”.
node-notice-willLock = Probablemente se bloqueará pronto.
    .text = Es una predicción: llegó una imagen nueva { $age } y los nodos de su plan se actualizan sin preguntar.
    .unlocks = Ochre lo desbloqueará entonces automáticamente.

## From update to unlocked, step by step.

node-road = De la actualización al desbloqueo
# Behind the name of a step and a comma, for a reader alone: “Update, done”.
node-road-done = hecho
node-road-now = ahora
node-road-next = pendiente
node-road-update = Actualizar
node-road-upgrading = Actualizando, bloqueado
node-road-unlock = Desbloquear
node-road-unlocking = Desbloqueando
node-road-update-asking = Pidiéndolo al servicio.
# image, newest: names of images.
node-road-update-from = De { $image } a { $newest }.
node-road-update-to = A { $newest }.
node-road-update-from-unknown = De { $image } a la imagen más reciente.
node-road-update-to-unknown = A la imagen más reciente.
node-road-update-for-good = No se puede volver a la imagen anterior.
node-road-update-accepted = Aceptada el { $time }.
node-road-update-elsewhere = Pedida desde otro lugar o por su plan.
node-road-update-newest = Usa la imagen más reciente.
node-road-update-unknown = Se desconoce qué imagen usa.
node-road-upgrading-minutes = Unos minutos.
node-road-upgrading-usual = Suele tardar unos { $time }, según tus otros nodos.
node-road-upgrading-usual-span = Suele tardar de { $from } a { $to }, según tus otros nodos.
node-road-upgrading-took = Tardó { $time }.
node-road-upgrading-image = Imagen { $image }.
node-road-unlock-slow = Es normal que tarde.
node-road-unlock-waits = Te espera a ti. Es normal que tarde: puede llevar hasta una hora.
node-road-unlock-done = Está desbloqueado.
node-road-unlock-kept = La contraseña del nodo está en tu llavero.
node-road-unlock-typed = Escribes tú la contraseña del nodo.
node-road-elapsed = Tiempo transcurrido
node-road-answer = Última respuesta
    .none = ninguna aún
# answer: what it answered; age: “3 min ago”.
node-road-answer-given = { $answer }, { $age }
node-road-try = Próximo intento
    .under-way = en curso
    .now = ahora
    .later = en { $time }

## How a node of one's own is updated, step by step.

node-update-own = Cómo actualizarlo
    .intro = { $node } es tuyo: ningún servicio de alojamiento lo actualiza y Ochre no sabe qué versión usa. En su máquina:
    .words = Ten a mano su frase de recuperación: puede que una versión nueva no lea lo que dejó una anterior.
    .copy = Detén el nodo y copia su carpeta de datos.
    .replace = Sustituye la versión antigua por la nueva.
    .start = Inicia el nodo. Vuelve bloqueado: no puede enviar ni recibir.
    .unlock = Desbloquéalo aquí.
    .hold = Ochre lo desbloquea automáticamente cuando lo ve bloqueado. Pausa el desbloqueo automático abajo mientras trabajas en él.

## What is known of it, and what says so.

node-known = Estado y fuentes
    .fact = Dato
    .proof = Fuente
    .age = Antigüedad
    .never = nunca
node-known-locked = Bloqueado { $time } en 30 d
    .proof = El registro de Ochre
    .age = ahora
node-known-plan = Plan
node-known-address = Dirección
    .none = ninguna: indícala en los ajustes
    .not-approved = sin aprobar: no se envía allí ningún secreto
node-known-secret =
    .kept = en el llavero
    .not-kept = no guardada aquí: la escribes tú
node-known-by-itself = Desbloqueo automático
    .on = activado, tras un bloqueo que nadie pidió
    .held = activado, en pausa por ahora
    .off = desactivado
node-known-connection = Conexión
    .removed = eliminada
node-known-id = ID en el servicio
node-logs = Registros en el servicio
    .ask = Obtener sus registros
    .again = Preguntar otra vez
    .hint = Si el nodo no arranca o no se desbloquea, sus registros pueden decir por qué.
    .waiting = El servicio todavía los está reuniendo. Pregunta otra vez en un momento.
    .found = Abre estas direcciones en tu navegador. Valen poco tiempo, y quien tenga una puede leer los registros.
node-logs-part = Parte { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = contraseña del nodo
node-secret-bitcoind = contraseña del nodo Bitcoin

## Unlocking by itself, and holding that.

node-by-itself = Ochre desbloquea este nodo automáticamente.
    .text = Para hacer una copia de seguridad o cambiar la contraseña, el nodo debe estar bloqueado. Pausa el desbloqueo automático antes de bloquearlo a propósito.
    .hold = Pausar el desbloqueo automático
node-by-itself-held = El desbloqueo automático está en pausa.
    .text = En pausa desde hace { $for }. Si el nodo se bloquea, sigue bloqueado hasta que lo desbloquees.
    .again = Reanudar el desbloqueo automático

## Its history of 30 days.

node-history = Los últimos 30 días
    .label = Bloqueado { $time } en los últimos 30 días
    .empty = Aquí aún no ha pasado nada.
    .list = Qué ha pasado
    .newest = Mostrar solo lo más reciente
node-history-now = ahora
node-history-all =
    { $count ->
        [one] Mostrar { $count } entrada
       *[other] Mostrar las { $count } entradas
    }
node-history-by-you = por ti
node-history-by-bulk = por un lote
node-history-by-itself = por Ochre, automáticamente
node-history-by-plan = por el servicio, según su plan
node-history-state = Cambió su estado
# state: “Locked”; proof: what says so, a sentence without its point.
node-history-state-proved = { $state }. { $proof }
node-history-upgradeAsked = Actualización solicitada
node-history-upgradeAccepted = Actualización aceptada
    .said = Actualización aceptada, a { $said }
node-history-upgradeEnded = Actualización terminada
node-history-unlockAsked = Desbloqueo solicitado
# said: what the node answered.
node-history-unlockAccepted = Desbloqueo aceptado
    .said = Desbloqueo: { $said }
node-history-unlockRefused = Desbloqueo rechazado
    .said = Desbloqueo rechazado: { $said }
# said: the name of the image.
node-history-newImage = Una imagen nueva
    .said = Imagen nueva: { $said }
node-history-imported = Importado de una lista tuya
node-history-imported-service = Importado de la lista del servicio

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock = Desbloquear { $node }
    .where = Lo que escribas se envía a { $address } y a ningún otro sitio.
    .to-node = el nodo
    .missing = Escríbela primero
    .practice = Rellenar con la contraseña de práctica
    .keep = Guardarla en el llavero
    .keep-hint = Si no, se olvida tras esta acción y la escribes cada vez.
    .submit = Desbloquear
    .not-now = Ahora no

## Its settings.

node-add = Añadir un nodo
node-settings = Ajustes de este nodo
    .change = Cambiar los ajustes
    .hint = Su nombre, su dirección, lo que envía el desbloqueo y sus secretos.
    .saved = Ajustes guardados
node-form-whose = De quién es el nodo
    .own = Tuyo, sin servicio de alojamiento
node-form-name = Nombre
node-form-address = Su dirección
    .hint = Donde responde el propio nodo. Ahí se envía su contraseña: Ochre te pregunta si el host es nuevo. Solo https; se permite http para este mismo equipo.
    .hint-browser = Donde responde el propio nodo. Ahí se envía su contraseña: Ochre te pregunta si el host es nuevo. Ahora Ochre funciona en un navegador y así solo se conecta a nodos de este equipo.
node-form-id = ID en el servicio
    .hint = Tal como lo nombra el servicio.
node-form-user = ID de usuario en el servicio
    .hint = Forma parte de la dirección si la conexión usa una sola para todos los nodos.
node-form-plan = Plan
node-form-own-address = Su propia dirección
    .hint = Si se deja en blanco, la dirección de la conexión con el ID de usuario y el del nodo. Ahí se envía su contraseña: Ochre te pregunta si el host es nuevo.
node-form-image = Imagen que usa
    .hint = Hasta donde sepas. Si se deja en blanco, no se sabe si está desactualizada.
node-form-token = Token del nodo, si lo pide
    .hint = Se guarda en tu llavero y nunca se muestra.
node-form-token-kept = Token nuevo del nodo, si cambia
    .hint = Ya hay uno guardado en tu llavero.
    .remove = Eliminar el token del nodo
node-form-certificate = Certificado para el nodo, si lo pide (mTLS)
    .hint = Pega el certificado y su clave privada como texto (PEM). Ochre guarda la clave en tu llavero, solo para esta dirección.
node-form-certificate-kept = Certificado nuevo para el nodo, si cambia
    .hint = Ochre muestra «{ $subject }», válido hasta el { $day }.
    .remove = Eliminar el certificado
node-form-certificate-refused-certificate = No contiene ningún certificado que Ochre pueda leer. Pega también todo desde BEGIN CERTIFICATE hasta END CERTIFICATE.
node-form-certificate-refused-key = No contiene exactamente una clave privada que Ochre pueda leer. Pega también todo desde BEGIN PRIVATE KEY hasta END PRIVATE KEY.
node-form-certificate-refused-locked = La clave privada tiene contraseña. Quítala con «openssl pkey -in key.pem -out open.pem» y pega el archivo nuevo.
node-form-certificate-refused-other = La clave privada es de otro certificado. Pega dos que vayan juntos.
node-form-sends = Lo que envía el desbloqueo
    .by-hand = Escribir el cuerpo a mano
    .fields = Usar los campos
# secret: the name of a secret, as “password” or “rpc password”; with a capital letter where it begins the message.
node-form-secret = { $secret }, para guardar
    .hint = Se guarda en tu llavero. Si se deja en blanco, se escribe en cada desbloqueo.
node-form-secret-kept = Nuevo valor, si cambia: { $secret }
    .hint = Ya hay uno guardado en tu llavero. Nunca se muestra.
    .forget = Olvidar el valor guardado: { $secret }
node-form-by-itself = Desbloquear automáticamente tras un bloqueo que nadie pidió
node-form-by-itself-warning = Nadie lo revisa antes.
    .own = Cuando este nodo se bloquee, Ochre le enviará su contraseña sin preguntarte, siempre que Ochre esté abierto. Quien pueda provocar el bloqueo decide cuándo se envía.
    .service = Cuando el servicio actualice este nodo, Ochre le enviará su contraseña sin preguntarte, siempre que Ochre esté abierto. Quien pueda hacer que el servicio pida una actualización decide cuándo se envía.
    .once = Una contraseña del nodo incorrecta nunca se prueba dos veces.
node-form-save = Guardar los ajustes
    .new = Añadir el nodo
    .leave = Cancelar
    .leave-new = Cancelar
node-form-missing-name = Dale primero un nombre
node-form-missing-address = Introduce primero su dirección
node-form-missing-id = Introduce primero su ID en el servicio
node-form-missing-body = Corrige primero el cuerpo del desbloqueo

## What its unlock sends, in fields.

node-sends-intro = Un nodo de octubre de 2024 o posterior pide algo más que su contraseña para desbloquearse. Indica dónde están su nodo Bitcoin y su indexador, vistos desde el nodo.
node-sends-host = Host de su nodo Bitcoin
    .hint = 127.0.0.1 si se ejecuta junto al nodo. Los botones de arriba rellenan el puerto habitual de cada red.
    .missing = Introduce el host de su nodo Bitcoin
node-sends-port = Puerto de su nodo Bitcoin
    .missing = Introduce el puerto de su nodo Bitcoin, de 1 a 65535
node-sends-user = Usuario de su nodo Bitcoin
    .hint = Su contraseña se pide más abajo y se guarda en tu llavero.
    .missing = Introduce el usuario de su nodo Bitcoin
node-sends-indexer = Indexador
    .hint = Electrum o Esplora, como ssl://indexer.example:50002 o https://esplora.example.
    .missing = Introduce su indexador: los nodos más nuevos lo piden
node-sends-proxy = Proxy RGB
    .hint = Para nodos anteriores a julio de 2026, como rpcs://proxy.example/json-rpc. Los más nuevos lo ignoran.
node-sends-announce = Direcciones anunciadas
    .hint = Donde lo encuentran otros nodos, como node.example:9735; si son varias, separadas por comas. Puede quedar en blanco.
node-sends-alias = Alias anunciado
    .hint = Su nombre público. Puede quedar en blanco.

## At a field: what the node refused it for.

node-refused-bitcoind = El nodo no pudo conectar con un nodo Bitcoin en este host y puerto, con este usuario y su contraseña.
node-refused-body = El nodo pide esto junto con su contraseña.
node-refused-network = El nodo Bitcoin de este puerto está en una red distinta de la del nodo.
node-refused-indexer = El nodo no pudo conectar con este indexador.
node-refused-sync = El nodo no pudo leer la cadena desde este indexador.
node-refused-proxy = El nodo no aceptó este proxy.
node-refused-announce = El nodo no aceptó estas direcciones o el alias de abajo.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Cuerpo de la llamada de desbloqueo
    .hint = JSON. Donde va un secreto, escribe su nombre así: { $place }. Los secretos están en tu llavero, nunca aquí.
    .no-json = Aún no es JSON. Debe parecerse a { $example }
    .no-object = Debe ser un solo objeto, entre llaves: { $example }
    .no-name = { $place } no nombra ningún secreto: solo minúsculas sin acentos, cifras y _, con una letra al principio.
