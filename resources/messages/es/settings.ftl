### Los ajustes y lo que cambian.

settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-language = Idioma
settings-bitcoin-unit = Mostrar bitcoin en
settings-hide-amounts = Ocultar importes
    .hint = En Inicio y en listas. Una revisión siempre los muestra.

## The screen

settings-title = Ajustes
settings-page-wallet = Cartera
settings-page-service = Servicio y red
settings-page-security = Seguridad
settings-page-app = Aplicación
settings-act-of = { $act }: { $name }
settings-change = Cambiar
settings-show = Mostrar
settings-open = Abrir
settings-restore = Restaurar
settings-saved = Guardado
settings-confirm-waiting = Esperando tu aprobación

## About Ochre

settings-about-folder = Carpeta de datos
settings-about-native-secrets = Las claves están en tu llavero o, solo de esta sesión, en memoria. Nunca en la carpeta de datos.
settings-about-page-secrets = Quien controle esta página podría aprobar por ti, así que Ochre nunca usa mainnet aquí. Las claves nunca están en la carpeta de datos.

## Diagnostics

settings-diagnostics = Diagnóstico
    .hint = Versiones, tipos, cantidades y errores. Ningún nombre, dirección, importe, clave, token ni palabra. Ochre no envía nada.

## The password for large sums

settings-ask-above = Importes grandes
settings-ask-above-none = Firmar no vuelve a pedir la contraseña.
settings-ask-above-set = Firmar vuelve a pedir la contraseña por encima de { $amount } por transacción.
settings-ask-above-field = Volver a pedirla por encima de
settings-ask-above-stop = No volver a pedirla
settings-ask-above-password = Quien pueda cambiar esto puede firmar cualquier importe.
    .label = Cambiar importe

## Backup and recovery: the ways to them

settings-backup = Copia de seguridad
    .hint = Restaura etiquetas, historial y ajustes. No claves, ni activos de un servicio remoto.

## The connection of the open wallet

settings-connection = Servicio de cartera
settings-connection-practice-off = La práctica necesita regtest. Esta cartera está en { $network }.
settings-connection-remote = Servicio remoto
settings-token-other = Token nuevo
settings-token-remove = Eliminar token guardado
settings-keychains = Rama de direcciones
    .hint = Para bitcoin normal. Ochre no muestra direcciones de otra rama, y te dice cuál era.
settings-connection-along = Claves, historial, nombres y registros verificados se conservan. Las listas de transferencias y facturas no.
settings-connection-other = Otro servicio no puede gastar los activos de esta cartera: el primero guarda sus datos.
settings-connection-save = Guardar conexión
settings-connection-unregistered = Guardado. Siguiente: conecta en Inicio

## What the keychain holds

settings-keychain-absent = Sin llavero en este equipo

## The app password

settings-lock-without = Bloquea Ochre y cifra sus claves y tokens, en todas las carpetas de datos.
settings-lock-with = Fijada. Ochre no puede recuperarla.
settings-lock-no-passphrase = No cambia direcciones. Ochre no puede recuperarla: si la olvidas, solo tu frase de recuperación te deja entrar.
settings-lock-password = Contraseña de la app actual
settings-lock-do-set = Fijar
settings-lock-do-change = Cambiar
settings-lock-do-remove = Quitar
settings-lock-done-change = Contraseña de la app cambiada
settings-lock-done-remove = Ya no hay contraseña de la app
settings-lock-idle = Bloquear tras inactividad de
settings-new-password = Nueva contraseña de la app
    .hint = Al menos 8 caracteres. Sirven unas palabras sin relación entre sí.
settings-new-password-again = Repite la nueva contraseña de la app

## Signing offline

## Keys from the service

settings-service-keys = Claves del servicio
    .hint = Un servicio puede crear una frase de recuperación. La de Ochre es mejor.
settings-service-keys-risk = Quien creó la frase puede gastar todo lo que protege. Ochre deriva todos los valores de nuevo, pero no puede hacer que el servicio olvide. Nunca en mainnet.
    .title = El servicio conocerá tu frase de recuperación
settings-service-keys-default-name = Del servicio
settings-service-keys-from = Creadas por
settings-service-keys-keychain-locked = Tu llavero está bloqueado.
settings-service-keys-looking = Buscando un llavero
settings-service-keys-understood = El servicio puede gastar de esta cartera
    .missing = Marca antes la casilla
settings-service-keys-make = Dejar al servicio crear claves
settings-service-keys-making = Verificando los valores del servicio

## The wallets

settings-wallet-removed = { $key ->
        [none] «{ $name }» eliminada. Su clave estaba en otro lugar
       *[here] «{ $name }» eliminada, su clave borrada
    }
settings-wallet-new-name = Nombre nuevo
settings-wallet-rename = Renombrar
settings-wallet-watch = Para observar esta cartera en otro equipo
settings-wallet-remove = Eliminar cartera
    .means =
        { $key ->
            [none] La clave queda donde está
           *[here] Borra su clave de aquí
        }
settings-words-unchecked = Aún sin comprobar
settings-words-checked = Comprobada { $ago }
settings-wallet-check = Comprobar
settings-rules = Reglas de gasto
    .waits = Las reglas más estrictas rigen al instante; las más laxas, tras 24 horas.
settings-rules-count = Reglas: { $count }
settings-lock-nodes = Los nodos siguen vigilados y los desbloqueos automáticos continúan, desde la memoria. Tras un inicio, ambos esperan la contraseña de la app.
settings-lock-idle-now = Tras { $minutes } min de inactividad, al suspender y con Ctrl+L
settings-lock-done-set = Contraseña de la app fijada
settings-about-alpha = Alfa. Probada en Linux con monedas de práctica. No uses dinero real todavía.
