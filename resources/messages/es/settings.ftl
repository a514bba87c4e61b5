### Los ajustes y lo que cambian.

settings-appearance = Apariencia
settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-language = Idioma
settings-language-system = Como el sistema
settings-bitcoin-unit = Mostrar bitcoin en
settings-hide-amounts = Ocultar importes
    .hint = En Inicio y en Ranuras de activos. Una revisión siempre los muestra.

## The screen

settings-title = Ajustes
settings-confirm-waiting = Esperando tu confirmación

## About Ochre

settings-about = Acerca de Ochre
settings-about-version = Versión
settings-about-host = Se ejecuta como
settings-about-host-electron = ventana de escritorio
settings-about-host-loopback = servidor local, en un navegador
settings-about-confirm = Confirmaciones
settings-about-confirm-native = en una ventana propia
settings-about-confirm-page = en la página, lo que es menos seguro
settings-about-folder = Carpeta de datos
settings-about-native-secrets = Los secretos están en tu llavero, nunca en la carpeta de datos. Los de una cartera solo para esta sesión están en la memoria hasta que se cierre Ochre.
settings-about-page-secrets = Una página controlada por otra persona podría responder por ti. Por eso Ochre nunca trabaja así con mainnet. Los secretos están en tu llavero, nunca en la carpeta de datos. Los de una cartera solo para esta sesión están en la memoria hasta que se cierre Ochre.
settings-about-loading = Cargando

## Diagnostics

settings-diagnostics = Diagnóstico para pedir ayuda
    .hint = El diagnóstico contiene versiones, tipos, recuentos y los últimos fallos. No incluye nombres, direcciones, importes, claves, tokens ni palabras, así que puedes pegarlo donde quieras. No se envía nada.
    .label = Diagnóstico
settings-diagnostics-copy = Copiar diagnóstico
settings-diagnostics-again = Generar de nuevo
settings-diagnostics-show = Mostrar diagnóstico

## The password for large sums

settings-ask-above = Contraseña de la app para importes grandes
settings-ask-above-none = Al firmar para «{ $name }» no se vuelve a pedir la contraseña de la app.
settings-ask-above-set = Si de «{ $name }» salen más de { $amount } en una sola transacción, al firmar se vuelve a pedir la contraseña de la app.
settings-ask-above-field = Volver a pedirla por encima de
settings-ask-above-submit = Establecer
settings-ask-above-stop = No volver a pedirla
settings-ask-above-password = Quien pueda cambiar esto puede firmar cualquier importe.
    .label = Cambiar el importe
settings-ask-above-stopped = Ya ningún importe pide la contraseña de la app
settings-ask-above-changed = Por encima de { $amount } se pide la contraseña de la app

## Backup and recovery: the ways to them

settings-backup = Copia de seguridad
    .hint = Una copia de seguridad restaura etiquetas, historial de firmas, ajustes y lo que guarda de los activos el servicio propio de Ochre. No restaura claves, ni los activos que guarda un servicio remoto.
settings-backup-none = Aún no se ha creado ninguna.
settings-backup-made = La última se creó { $ago }.
settings-backup-open = Abrir Copia de seguridad
settings-recovery = Recuperación
    .hint = Qué restaura la frase de recuperación, dónde están tus claves y cómo encuentra tus bitcoin otro programa.
settings-recovery-open = Abrir Recuperación

## The connection of the open wallet

settings-connection = Conexión de «{ $name }»
settings-connection-service = Servicio
settings-connection-practice = Práctica, dentro de Ochre
    .hint = Una cadena simulada. Sus monedas no valen nada.
settings-connection-practice-off = El servicio de práctica es regtest; esta cartera está en { $network }.
settings-connection-remote = Un servicio remoto
    .hint = Ve las claves públicas de esta cartera en cuanto la registras.
settings-base-address = Dirección base
    .loopback = Ochre se ejecuta ahora en un navegador, y así solo accede a servicios de este equipo.
    .hint = Solo https; se permite http para este mismo equipo y para direcciones onion a través de Tor en él.
settings-base-address-missing = Escribe la dirección del servicio
settings-token-first = Token, si el servicio lo pide
    .hint =
        { $place ->
            [keychain] Se guarda en tu llavero y nunca se muestra.
           *[memory] Se guarda en la memoria hasta que se cierre Ochre y nunca se muestra.
        }
settings-token-other = Token nuevo, si cambia
    .hint =
        { $place ->
            [keychain] Hay uno guardado en tu llavero. Nunca se muestra.
           *[memory] Hay uno guardado en la memoria hasta que se cierre Ochre. Nunca se muestra.
        }
settings-token-remove = Eliminar el token guardado
settings-keychains = Cadena de claves del bitcoin normal
    .hint = Qué parte de tus claves usa el servicio. Una dirección de otra cadena no se muestra, y se te indica de cuál era.
settings-connection-along = Las claves, el historial de firmas, los nombres y lo que Ochre verificó como tuyo te acompañan. Las listas de transferencias y facturas se quedan en el primer servicio.
settings-connection-other = Otro servicio no puede gastar los activos de esta cartera: siguen en sus salidas, pero sus datos los guarda el primero. La cartera se registra de nuevo, y se te pregunta antes de mostrar tus claves públicas.
settings-connection-save = Guardar la conexión
settings-connection-saved = La conexión está guardada
settings-connection-unregistered = Guardada. Ahora registra la cartera en Inicio

## What the keychain holds

settings-keychain = Buscar carteras en el llavero
    .hint = Si se perdieron los ajustes de Ochre, puede que las claves de tus carteras sigan en el llavero de este equipo. Aquí se encuentran las que no corresponden a ninguna cartera de arriba.
settings-keychain-absent = Ahora mismo no hay llavero en este equipo
settings-keychain-look = Buscar carteras en el llavero
settings-keychain-asking = Consultando tu llavero
settings-keychain-nothing = No hay nada más ahí.
settings-keychain-made = { $network } · creada el { $time }
settings-keychain-adopt = Restaurar la cartera
settings-keychain-name = Encontrada { $fingerprint }
settings-keychain-adopted = «{ $name }» vuelve a estar en la lista

## The app password

settings-lock = Bloqueo
settings-lock-is-set = Con contraseña de la app
settings-lock-without = Una contraseña de la app cierra las claves de tus carteras en el llavero, y también los tokens y las contraseñas de nodos y proxies. Entonces Ochre se puede bloquear. Sin ella no hay bloqueo: solo ocultaría lo que cualquier programa tuyo puede leer. Es una sola para este llavero, es decir, para todas las carpetas de datos de Ochre.
settings-lock-with = Ochre se bloquea de inmediato con Ctrl+L, cuando el equipo se suspende o se bloquea, y cuando no hay nadie. Los nodos se siguen vigilando con sus tokens, y los que tienen activado «Desbloqueo automático» se siguen desbloqueando. Lo que hace falta para ello queda en la memoria hasta que se cierre Ochre. Después de iniciarlo, ambas cosas esperan a la contraseña de la app.
settings-lock-no-passphrase = No es una passphrase BIP39: solo protege este equipo y no cambia ninguna dirección. Ochre no puede recuperar una contraseña de la app olvidada. Con una frase de recuperación vuelves a entrar.
settings-lock-no-keychain = Ahora mismo no hay llavero en este equipo, y la contraseña de la app cierra lo que está en él
settings-lock-password = Contraseña de la app actual
    .missing = Escribe la contraseña de la app
settings-lock-do-set = Establecer la contraseña de la app
settings-lock-do-change = Cambiar la contraseña de la app
settings-lock-do-remove = Quitar la contraseña de la app
settings-lock-done-set = La contraseña de la app está establecida
settings-lock-done-change = La contraseña de la app ha cambiado
settings-lock-done-remove = Ya no hay contraseña de la app
settings-lock-cancel = Cancelar
settings-lock-now = Bloquear ahora
settings-lock-change = Cambiar la contraseña de la app
settings-lock-remove = Quitar la contraseña de la app
settings-lock-set = Establecer una contraseña de la app
settings-lock-idle = Bloquear automáticamente tras
settings-lock-idle-submit = Establecer
settings-lock-idle-changed = Ochre se bloquea tras { $minutes } min sin actividad
settings-new-password = Nueva contraseña de la app
    .hint = Al menos 8 caracteres. Unas cuantas palabras sin relación entre sí son fáciles de escribir y difíciles de adivinar.
settings-new-password-again = Repite la nueva contraseña de la app
    .differs = Es distinta de la de arriba

## Signing offline

settings-offline-title-on = El modo sin conexión está activado
settings-offline-title-off = El modo sin conexión está desactivado
settings-offline-on = Ochre no envía nada desde este equipo, lo pida quien lo pida. Sus carteras firman lo que importes.
settings-offline-off = En modo sin conexión, Ochre no envía nada desde este equipo: no se consulta ningún servicio, nodo ni dirección. Creas y restauras carteras sin servicio, y firman lo que importes.
settings-offline-turn-off = Desactivar el modo sin conexión
settings-offline-turn-on = Activar el modo sin conexión

## Keys from the service

settings-service-keys = Claves del servicio
    .hint = Un servicio puede generar la frase de recuperación de una cartera. Ochre genera la suya, y eso es mejor.
settings-service-keys-open = Solo en redes de prueba
settings-service-keys-close = Cerrar
settings-service-keys-risk = Quien generó la frase de recuperación puede gastar lo que haya en ella. Ochre vuelve a derivar los cinco valores y rechaza cualquier diferencia, pero no puede hacer que el servicio la olvide. Nunca en mainnet.
    .title = El servicio conocerá tu frase de recuperación
settings-service-keys-name = Nombre
    .missing = Escribe un nombre
settings-service-keys-default-name = Del servicio
settings-service-keys-from = Las genera
settings-service-keys-practice = El servicio de práctica, dentro de Ochre
settings-service-keys-remote = Un servicio remoto
settings-service-keys-network = Red
settings-service-keys-keep = Guardar la clave de la cartera
settings-service-keys-keychain = En el llavero de este equipo
settings-service-keys-session = Solo para esta sesión
settings-service-keys-no-keychain = Ahora mismo no hay llavero aquí.
settings-service-keys-keychain-locked = Tu llavero está bloqueado. Desbloquéalo para guardar ahí la clave de la cartera.
settings-service-keys-looking = Buscando un llavero…
settings-service-keys-understood = Entiendo que el servicio puede gastar de esta cartera
    .missing = Marca antes que lo has entendido
settings-service-keys-make = Dejar que el servicio genere las claves
settings-service-keys-making = Esperando al servicio y volviendo a derivar sus valores
settings-service-keys-aborted = Cancelaste. No se creó nada
settings-service-keys-made = La cartera se creó con las claves del servicio

## The wallets

settings-wallets = Carteras
    .hint = Esta versión de Ochre no admite passphrase BIP39 (una «palabra 25»): una frase de recuperación que se usó con ella deriva aquí otra cartera.
settings-wallets-add = Añadir una cartera
settings-wallets-none = Aún no hay ninguna. Los nodos se vigilan sin cartera.
settings-wallet-open = Abierta
settings-wallet-practice = práctica, regtest
settings-wallet-kept-keychain = clave en tu llavero
settings-wallet-kept-session = clave solo para esta sesión
settings-wallet-kept-none = solo observación, sin clave aquí
settings-wallet-removed-keychain = Cartera eliminada: «{ $name }». Su clave ya no está en el llavero
settings-wallet-removed-session = Cartera eliminada: «{ $name }». Su clave ya no está en la memoria
settings-wallet-removed-none = Cartera eliminada: «{ $name }». Su clave no estaba aquí
settings-wallet-stays = No se eliminó «{ $name }»
settings-wallet-new-name = Nombre nuevo
    .missing = Escribe un nombre
settings-wallet-keep-name = Cancelar
settings-wallet-rename = Cambiar el nombre
    .of = Cambiar el nombre de { $name }
settings-wallet-restore = Restaurar
    .of = Restaurar { $name }
settings-wallet-show-words = Mostrar la frase
    .of = Mostrar la frase de recuperación de { $name }
settings-wallet-rules = Reglas de gasto
    .of = Reglas de gasto de { $name }
settings-wallet-check-words = Comprobar la frase
    .of = Comprobar la frase de recuperación de { $name }
settings-wallet-watch = Exportar cuenta pública
    .of = Exportar cuenta pública: { $name }
settings-wallet-remove = Eliminar
    .of = Eliminar { $name }
settings-words-unchecked = Frase de recuperación sin comprobar
settings-words-checked = Frase de recuperación comprobada { $ago }
