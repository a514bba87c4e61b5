### Los ajustes y lo que cambian.

settings-appearance = Apariencia
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
settings-confirm-waiting = Esperando tu aprobación

## About Ochre

settings-about = Acerca de Ochre
settings-about-version = Versión
settings-about-folder = Carpeta de datos
settings-about-native-secrets = Las claves están en tu llavero o, solo por sesión, en memoria. Nunca en la carpeta de datos.
settings-about-page-secrets = Quien controle esta página podría aprobar por ti, así que Ochre nunca usa mainnet aquí. Las claves nunca están en la carpeta de datos.
settings-about-loading = Cargando

## Diagnostics

settings-diagnostics = Diagnóstico
    .hint = Versiones, tipos, cantidades y errores. Ningún nombre, dirección, importe, clave, token ni palabra. Ochre no envía nada.
settings-diagnostics-copy = Copiar diagnóstico
settings-diagnostics-again = Generar de nuevo
settings-diagnostics-show = Mostrar diagnóstico

## The password for large sums

settings-ask-above = Contraseña para importes grandes
settings-ask-above-none = Firmar por «{ $name }» no vuelve a pedir la contraseña de la app.
settings-ask-above-set = Firmar por «{ $name }» vuelve a pedirla por encima de { $amount } en una transacción.
settings-ask-above-field = Volver a pedirla por encima de
settings-ask-above-do = Fijar
settings-ask-above-stop = No volver a pedirla
settings-ask-above-password = Quien pueda cambiar esto puede firmar cualquier importe.
    .label = Cambiar importe
settings-ask-above-stopped = No se vuelve a pedir
settings-ask-above-changed = Se pide por encima de { $amount }

## Backup and recovery: the ways to them

settings-backup = Copia de seguridad
    .hint = Restaura etiquetas, historial y ajustes. No claves, ni activos de un servicio remoto.
settings-backup-none = Nunca copiado.
settings-backup-made = Copia { $ago }.
settings-backup-open = Abrir Copia de seguridad
settings-recovery = Recuperación
    .hint = Qué restaura la frase, y otros programas
settings-recovery-open = Abrir Recuperación

## The connection of the open wallet

settings-connection = Servicio de «{ $name }»
settings-connection-service = Servicio
settings-connection-practice = Práctica
    .hint = Simulado. No vale nada.
settings-connection-practice-off = La práctica necesita regtest. Esta cartera está en { $network }.
settings-connection-remote = Servicio remoto
    .hint = Ve tus claves públicas una vez conectado.
settings-base-address = Dirección del servicio
    .loopback = En un navegador, solo servicios de este equipo.
    .hint = https. http solo en este equipo, o para direcciones onion por Tor aquí.
settings-base-address-missing = Introduce la dirección del servicio
settings-token-first = Token, si hace falta
    .hint =
        { $place ->
            [keychain] Guardado en tu llavero, nunca mostrado
           *[memory] En memoria hasta cerrar, nunca mostrado
        }
settings-token-other = Token nuevo
    .hint =
        { $place ->
            [keychain] Hay uno en tu llavero
           *[memory] Hay uno en memoria hasta cerrar
        }
settings-token-remove = Eliminar token guardado
settings-keychains = Rama de direcciones
    .hint = Para bitcoin normal. Ochre no muestra direcciones de otra rama, y te dice cuál era.
settings-connection-along = Claves, historial, nombres y registros verificados se conservan. Las listas de transferencias y facturas no.
settings-connection-other = Otro servicio no puede gastar los activos de esta cartera: el primero guarda sus datos.
settings-connection-save = Guardar conexión
settings-connection-saved = Conexión guardada
settings-connection-unregistered = Guardado. Siguiente: conecta en Inicio

## What the keychain holds

settings-keychain = Buscar carteras en el llavero
    .hint = Claves que ninguna cartera de aquí usa, por ejemplo tras perder los ajustes.
settings-keychain-absent = Sin llavero en este equipo
settings-keychain-do = Buscar carteras
settings-keychain-asking = Consultando tu llavero
settings-keychain-nothing = Sin otras carteras
settings-keychain-made = { $network } · creada el { $time }
settings-keychain-adopt = Restaurar la cartera
settings-keychain-name = Encontrada { $fingerprint }
settings-keychain-adopted = «{ $name }» vuelve a estar en la lista

## The app password

settings-lock = Bloqueo
settings-lock-is-set = Con contraseña de la app
settings-lock-without = Bloquea Ochre y cifra sus claves y tokens, en todas las carpetas de datos.
settings-lock-with = Se bloquea con Ctrl+L, al suspender y cuando no estás. Los nodos siguen vigilados y desbloqueándose automáticamente, desde la memoria. Tras iniciar, ambos esperan la contraseña.
settings-lock-no-passphrase = No cambia direcciones. Ochre no puede recuperarla: si la olvidas, solo tu frase de recuperación te deja entrar.
settings-lock-password = Contraseña de la app actual
settings-lock-do-set = Poner contraseña
settings-lock-do-change = Cambiar la contraseña de la app
settings-lock-do-remove = Quitar la contraseña de la app
settings-lock-done-change = La contraseña de la app ha cambiado
settings-lock-done-remove = Ya no hay contraseña de la app
settings-lock-cancel = Cancelar
settings-lock-now = Bloquear ahora
settings-lock-idle = Bloquear tras inactividad de
settings-lock-idle-changed = Se bloquea tras { $minutes } min
settings-new-password = Nueva contraseña de la app
    .hint = Al menos 8 caracteres. Van bien unas palabras sin relación.
settings-new-password-again = Repite la nueva contraseña de la app
    .differs = Es distinta de la de arriba

## Signing offline

settings-offline-title-off = El modo sin conexión está desactivado
settings-offline-on = Ochre no envía nada desde este equipo. Las carteras firman lo que importas.
settings-offline-off = En modo sin conexión, Ochre no contacta con servicios, nodos ni direcciones. Las carteras firman lo que importas.
settings-offline-turn-off = Desactivar el modo sin conexión
settings-offline-turn-on = Activar el modo sin conexión

## Keys from the service

settings-service-keys = Claves del servicio
    .hint = Un servicio puede crear una frase de recuperación. La de Ochre es mejor.
settings-service-keys-open = Mostrar
settings-service-keys-risk = Quien creó la frase puede gastar todo lo que protege. Ochre deriva todos los valores de nuevo, pero no puede hacer que el servicio olvide. Nunca en mainnet.
    .title = El servicio conocerá tu frase de recuperación
settings-service-keys-default-name = Del servicio
settings-service-keys-from = Las genera
settings-service-keys-network = Red
settings-service-keys-keep = Clave de cartera
settings-service-keys-keychain = En el llavero
settings-service-keys-session = Solo esta sesión
settings-service-keys-keychain-locked = Tu llavero está bloqueado.
settings-service-keys-looking = Buscando un llavero
settings-service-keys-understood = El servicio puede gastar de esta cartera
    .missing = Marca antes la casilla
settings-service-keys-make = Dejar al servicio crear claves
settings-service-keys-making = Verificando los valores del servicio
settings-service-keys-made = Cartera creada

## The wallets

settings-wallets = Carteras
    .hint = Sin passphrase BIP39 («palabra 25»): una frase usada con ella da aquí otra cartera.
settings-wallets-add = Añadir una cartera
settings-wallets-none = Aún sin carteras. Los nodos funcionan sin ellas.
settings-wallet-open = Abierta
settings-wallet-practice = práctica, regtest
settings-wallet-removed = { $key ->
        [none] «{ $name }» eliminada. Su clave estaba en otro lugar
       *[here] «{ $name }» eliminada, su clave borrada
    }
settings-wallet-kept-keychain = clave en el llavero
settings-wallet-kept-session = clave solo esta sesión
settings-wallet-kept-none = solo observación
settings-wallet-new-name = Nombre nuevo
    .missing = Escribe un nombre
settings-wallet-rename = Cambiar el nombre
settings-wallet-restore = Restaurar
settings-wallet-show-words = Mostrar la frase
settings-wallet-rules = Reglas de gasto
settings-wallet-check-words = Comprobar la frase
settings-wallet-watch = Exportar cuenta pública
settings-wallet-remove = Eliminar
settings-wallet-of = { $act }: { $name }
settings-words-unchecked = Frase sin comprobar
settings-words-checked = Frase comprobada { $ago }
