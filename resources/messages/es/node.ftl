### Un nodo: su página, su desbloqueo y sus ajustes.

# Stands in the place of its name while that is being read.
node-removed = { $node } eliminado
node-kept = { $name } no se eliminó
node-remove = Eliminar { $node }
node-under-way = Ya en curso
node-chip = { $state } desde { $time }
node-chip-answered = { $state }, respondió { $age }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Actualizar
node-do-both = Actualizar y desbloquear
    .missing = Guarda antes la contraseña de nodo.
node-do-stop = Dejar de esperar
    .hint =
        { $act ->
            [unlock] El nodo sigue desbloqueándose.
           *[upgrade] El nodo sigue actualizándose.
        }
node-notice =
    { $of ->
        [changing] Otra persona está cambiando este nodo.
        [unlocking] Desbloqueando. Puede tardar hasta una hora.
        [upgrading] Actualizando. El nodo queda bloqueado hasta que lo desbloquees.
        [upgradingUnlocks] Actualizando. Ochre desbloquea el nodo después.
        [lockedAndOutdated] Bloqueado, y hay una imagen más reciente.
        [locked] El nodo no puede enviar ni recibir hasta que lo desbloquees.
        [outdated] Hay una imagen más reciente.
        [unreachable] El nodo no responde.
        [overdueUpgrading] La actualización tarda demasiado.
        [overdueUnlocking] El desbloqueo tarda demasiado.
        [blind] Estado desconocido: { $why }
        [noImage] Este servicio no dice qué imagen usa un nodo.
        [notHeard] Este nodo aún no ha respondido.
        [still] Desbloqueado, pero sin bloques desde { $time }.
        [willLock] Bloqueo previsto pronto: salió una imagen nueva { $age }.
       *[overdueChanging] El nodo no termina de cambiar de estado.
    }
    .text =
        { $of ->
            [lockedAndOutdated] Actualiza primero: al actualizar, el nodo se bloquea otra vez.
            [outdated] Actualizar bloquea el nodo hasta que lo desbloquees.
            [noImage] Puedes actualizar el nodo de todos modos.
            [unreachable] Puede fallar el nodo o la conexión.
            [overdueUpgrading] Comprueba el nodo en su servicio. Si funciona, desbloquéalo.
            [overdueUnlocking] Comprueba el registro del nodo y desbloquéalo de nuevo.
            [blind] Comprueba la dirección en los ajustes. Puede responder una página de acceso o un proxy.
            [notHeard] Solo un desbloqueo muestra su estado. Un nodo desbloqueado se queda como está.
            [still] No se ven los pagos que confirma un bloque. Comprueba su nodo Bitcoin y su indexador; luego reinicia y desbloquea.
            [willLock] Ochre desbloquea entonces el nodo automáticamente.
           *[other] { "" }
        }
    .built = El último build es anterior a la imagen más reciente.
    .later = Desbloquear cuando responda
    .mend = Cambiar ajustes de desbloqueo
node-road =
    { $step ->
        [updateDone] Actualizado
        [updateNext] Actualizar
        [upgradingDone] Reiniciado, bloqueado
        [upgradingNext] Reinicio, bloqueado
        [unlockDone] Desbloqueado
       *[unlockNext] Desbloquear
    }
    .text =
        { $of ->
            [from] De { $image } a { $newest }.
            [forGood] No se puede volver a la imagen anterior.
            [elsewhere] Fuera de Ochre o por su plan.
            [unknown] Imagen desconocida
            [usual] Suele tardar { $time }.
            [took] Tardó { $time }.
            [upToAnHour] Hasta una hora.
           *[minutes] Unos minutos.
        }
    .answer = Última respuesta
    .try = Próximo intento
    .later = en { $time }
# image, newest: names of images.
# age: “3 min ago”.

## From update to unlocked, step by step.

# image, newest: names of images.
# answer: what it answered; age: “3 min ago”.

## How a node of one's own is updated, step by step.

node-update-own = Cómo actualizar
node-update-own-step =
    { $step ->
        [words] Ten a mano su frase de recuperación: una imagen nueva puede no leer los datos antiguos.
        [copy] Detén el nodo y copia su carpeta de datos.
        [replace] Sustituye la imagen.
       *[start] Inicia el nodo y desbloquéalo aquí.
    }

## What is known of it, and what says so.

node-known = Comprobado { $age }
node-known-address = Dirección
    .none = ninguna: indícala en los ajustes
    .not-approved = sin aprobar: Ochre no envía secretos ahí
node-known-secret =
    .kept = en el llavero
    .not-kept = no guardada
node-known-connection = Conexión
node-logs =
    .ask = Obtener registros
    .text =
        { $of ->
            [waiting] Aún se reúnen. Obtenlos de nuevo en un momento.
            [found] Ábrelas pronto en tu navegador. Quien tenga una puede leer los registros.
           *[none] { "" }
        }
node-logs-part = Parte { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = contraseña del nodo
node-secret-bitcoind = contraseña del nodo Bitcoin

## Unlocking by itself, and holding that.

node-by-itself = Desbloqueo automático
    .text =
        { $held ->
            [yes] Si el nodo se bloquea, sigue así hasta que lo desbloquees.
            [no] Ponlo en pausa antes de bloquear el nodo a propósito.
           *[off] Se elige en los ajustes.
        }
    .act =
        { $held ->
            [yes] Reanudar
           *[no] Pausar
        }
    .is =
        { $held ->
            [yes] En pausa desde hace { $for }
            [no] Activado
           *[off] Desactivado
        }

## Its history of 30 days.

node-history = Los últimos 30 días
    .label = Bloqueado { $time }
    .empty = Aún no hay entradas.
node-history-what =
    { $kind ->
        [upgradeAsked] Actualización solicitada
        [upgradeAccepted] Actualización aceptada
        [upgradeEnded] Actualización terminada
        [unlockAsked] Desbloqueo solicitado
        [unlockAccepted] Desbloqueo aceptado
        [unlockRefused] Desbloqueo rechazado
        [newImage] Imagen nueva
        [imported] Importado de una lista
       *[state] Estado cambiado
    }
node-history-who =
    { $by ->
        [you] por ti
        [bulk] por un lote
        [itself] por Ochre
       *[plan] por su plan
    }
node-history-now = ahora
node-history-all = Mostrar las { $count }
# state: “Locked”; proof: what says so, a sentence without its point.
# said: what the node answered.
# said: the name of the image.

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock =
    .where = Se envía solo a { $address }.

## Its settings.

node-add = Añadir nodo
node-settings =
    .change = Cambiar ajustes
    .saved = Ajustes guardados
node-missing = Falta: { $field }
node-secret-kept = Guardado en tu llavero. Déjalo vacío para conservarlo.
node-secret-new = Se guarda en tu llavero y nunca se muestra. Puede quedar vacío.
node-secret-remove = Eliminar: { $secret }
node-form-whose = Operador
    .own = Tú
node-form-name = Nombre
node-form-address = Dirección
    .hint = La contraseña del nodo va ahí.
    .https = Solo https; http para este equipo.
    .browser = En un navegador, Ochre solo llega a este equipo.
node-form-field =
    { $field ->
        [id] ID en el servicio
        [user] ID de usuario en el servicio
        [ownAddress] Dirección propia
       *[image] Imagen
    }
    .hint =
        { $field ->
            [user] Parte de la dirección, si la conexión tiene una para todos.
            [ownAddress] La contraseña de nodo va ahí. Si queda vacía: la dirección de la conexión con ambos ID.
            [image] Si queda vacía, Ochre no sabe si el nodo está desactualizado.
           *[other] { "" }
        }
node-form-token = Token del nodo
node-form-certificate = Certificado de cliente (mTLS)
    .hint = Pega certificado y clave privada (PEM). Ochre guarda la clave en tu llavero, solo para esta dirección.
    .kept = Ochre muestra «{ $subject }», hasta el { $day }. Déjalo vacío para conservarlo.
node-form-pem =
    { $problem ->
        [certificate] No hay ningún certificado. Pega todo desde BEGIN CERTIFICATE hasta END CERTIFICATE.
        [key] No hay exactamente una clave privada. Pega todo desde BEGIN PRIVATE KEY hasta END PRIVATE KEY.
        [locked] La clave privada tiene contraseña. Quítala con «openssl pkey -in key.pem -out open.pem».
       *[other] La clave privada es de otro certificado.
    }
node-form-sends = Ajustes de desbloqueo
    .by-hand = Escribir JSON
    .fields = Usar campos
# secret: the name of a secret, as “password” or “rpc password”; with a capital letter where it begins the message.
node-form-by-itself = Desbloquear automáticamente tras un bloqueo que nadie pidió
node-form-by-itself-warning = Nadie lo revisa antes.
    .text = Si el nodo se bloquea con Ochre abierto, Ochre envía su contraseña sin preguntar. El momento lo decide quien pueda bloquearlo. Ochre nunca prueba dos veces una contraseña incorrecta.
node-form-save = Guardar ajustes
    .leave = Cancelar

## What its unlock sends, in fields.

node-sends-intro = Los nodos desde octubre de 2024 piden también su nodo Bitcoin y su indexador, vistos desde el nodo.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Cuerpo de desbloqueo
    .hint = JSON. Nombra un secreto como { $place }; el secreto mismo queda en tu llavero.
    .no-json = No es un objeto JSON. Ejemplo: { $example }
    .no-name = { $place } no es un nombre válido: minúsculas, cifras y _, primero una letra.
node-sends =
    { $field ->
        [host] Host del nodo Bitcoin
        [port] Puerto del nodo Bitcoin
        [user] Usuario del nodo Bitcoin
        [indexer] Indexador
        [proxy] Proxy RGB
        [announce] Direcciones anunciadas
       *[alias] Alias anunciado
    }
    .hint =
        { $field ->
            [host] 127.0.0.1 si ambos están en un equipo.
            [indexer] Como ssl://indexer.example:50002 o https://esplora.example.
            [proxy] Para nodos anteriores a julio de 2026, como rpcs://proxy.example/json-rpc.
            [announce] Como node.example:9735; varias con comas. Puede quedar vacío.
            [alias] El nombre público. Puede quedar vacío.
           *[other] { "" }
        }
