### Copias de seguridad: crear una, ver lo que contiene y restaurarla.

backup-title-welcome = Restaurar copia

## Making a backup

backup-make-none = Sin copia de seguridad
backup-make-last = Última copia { $ago }. { $changed ->
        [yes] Algo cambió desde entonces.
       *[no] Sin cambios desde entonces.
    }
backup-make-password = Contraseña de la copia
    .hint = Solo esta contraseña abre el archivo. Ochre no la guarda.
    .short = Usa al menos { $length } caracteres.
backup-make-again = Repite la contraseña de la copia
    .differs = No coinciden
backup-make-save = Guardar copia
backup-make-saved = Copia guardada
    .hint = Guarda una copia en otro dispositivo.
# Records beyond what a backup holds of their kind.
backup-make-left-out = Registros omitidos, por no caber en una copia: { $count }
# $what: the kind, as backup-kind says it.
backup-make-near = { $count } de { $most } como máximo en una copia. Lo que exceda queda fuera.
    .title = Casi lleno: { $what }
backup-kind =
    { $what ->
        [wallets] carteras
        [signings] transacciones
        [assets] activos
        [transfers] transferencias
        [invoices] facturas
        [assetData] datos del activo
        [nodes] nodos
        [ownStates] datos del servicio integrado
        [labels] etiquetas
        [clouds] servicios de nodos
        [scopes] listas de servicios
       *[entries] entradas no restaurables
    }
backup-make-own-left-out = Sin sitio para los datos del servicio integrado. Carteras fuera: { $count }. Cierra Ochre y copia own-service de su carpeta de datos.
backup-make-own-ahead = El servicio integrado se interrumpió. Carteras fuera: { $count }. Termina lo que cada una tiene en curso, actualiza y guarda otra copia.

## Opening a backup

backup-open =
    .hint = Ves su contenido antes de que cambie nada.
backup-open-choose = Elegir archivo de copia
    .missing = Elige antes un archivo
backup-open-password = Introduce la contraseña de la copia
backup-open-submit = Abrir copia
backup-open-copy = Abrir como copia de una cartera
    .hint = Las claves de una cartera abren sus copias automáticas, sin contraseña.

## What is in a backup that was opened

backup-inside = En esta copia
backup-inside-made = Creada el { $time } con Ochre { $version }
backup-inside-known-here = Ya está aquí: solo se añade lo que falta.
backup-inside-known-otherNetwork = El archivo dice: misma frase, otra red. Solo la frase puede demostrarlo. Se añade junto a la tuya.
backup-inside-known-new = Se añade sin su clave, y sin direcciones hasta que la restaures.
backup-inside-holds = Transacciones: { $flows }, transferencias: { $transfers }, etiquetas: { $labels }, datos de activos: { $data }
backup-inside-invoices =
    { $count ->
        [one] { $count } factura
       *[other] { $count } facturas
    }
backup-inside-own-old = Falta lo recibido desde entonces. Si se gastaron monedas, el servicio rechaza estos datos. Restaura antes de conectar.
    .title = Activos a fecha de esta copia
backup-inside-empty = Sin carteras
backup-inside-nodes = Nodos: { $nodes }, servicios: { $services }
    .hint = Sin tokens, contraseñas ni permiso para enviarlos.
backup-inside-strangers = No contiene ninguna cartera tuya. Estas se añaden junto a las tuyas.
    .title = Copia de otras carteras
backup-inside-live = Sin verificar aquí, y quizá difundidas desde entonces. Mira las firmadas en Inicio. Ochre descarta las no firmadas.
    .title = Abiertas al hacer la copia: { $count }
backup-inside-aside = Si no cambiaste tú el archivo, no te fíes de él.
    .title = No se puede restaurar: { $count }
backup-aside =
    { $what ->
        [service] Servicio
        [rules] Reglas de gasto
        [transaction] Transacción
        [asset] Activo
        [transfer] Transferencia
        [invoice] Factura
        [assetData] Datos del activo
        [ownState] Servicio integrado
        [label] Etiqueta
        [nodeService] Servicio de nodos
       *[node] Nodo
    } «{ $name }»: { $why ->
        [address] dirección prohibida
        [signature] firma ajena a las claves de la cartera
        [claims] distinto de lo firmado
       *[form] forma desconocida
    }
# A piece of the file that can’t be restored, and why. $number: its place in the file.
backup-aside-piece =
    La pieza { $number } { $why ->
        [damaged] está dañada: su contenido se perdió
        [missing] falta: su contenido, y quizá lo que sigue, se perdió
        [foreign] es de otra copia
        [misplaced] está fuera de lugar
       *[form] tiene una forma desconocida
    }
backup-inside-one-device = Deja antes de usar estas carteras en el otro dispositivo: dos con la misma frase pueden perder activos.
    .title = Una cartera, un dispositivo
backup-check-settings = Restaurar también los ajustes
backup-inside-restore =
    .nothing = Nada que restaurar

## What was brought back. The five that follow stand in one row, with dots between them.

backup-restored = Copia restaurada
    .next = Siguiente: restaura cada clave y conecta.
backup-restored-added = Carteras: { $wallets }, nodos: { $nodes }
backup-restored-conflicts = Otro resultado en el archivo que aquí: { $count }. Ochre conservó los de aquí.
backup-restored-own = Carteras del servicio integrado restauradas, con datos de la fecha de la copia: { $count }
backup-restored-own-here = Carteras que conservan sus datos de aquí del servicio integrado: { $count }
backup-restored-own-not-here = Datos del servicio integrado sin restaurar: este sistema no puede ejecutarlo. Carteras: { $count }. Conserva la copia.

## What brings back what

backup-brings = Si pierdes este equipo
    .limits = Datos del servicio: tan antiguos como el archivo. Dos equipos con una frase pueden perder activos.
backup-brings-keys = Claves y bitcoin
backup-brings-assets = Frase de recuperación, datos del servicio
backup-brings-records = Etiquetas, historial, reglas, nodos, servicio integrado
backup-brings-passwords = Tokens, contraseñas
backup-brings-nothing = Introducir de nuevo
