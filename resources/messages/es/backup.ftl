### Copias de seguridad: crear una, ver lo que contiene y restaurarla.

backup-title = Copia de seguridad
backup-title-welcome = Restaurar una copia de seguridad

## Making a backup

backup-make = Crear una copia de seguridad
backup-make-none = Aún no se ha creado ninguna copia de esta carpeta de datos.
backup-make-changed = La última se creó { $ago }. Desde entonces ha cambiado algo que solo restauraría una copia más reciente.
backup-make-unchanged = La última se creó { $ago }. Nada de lo que contiene ha cambiado desde entonces.
backup-make-password = Contraseña de la copia
    .hint = Solo esta contraseña abre el archivo, y Ochre no la guarda. No es tu frase de recuperación ni la passphrase BIP39 de esta.
    .short = La contraseña de la copia debe tener al menos { $length } caracteres
backup-make-again = Repite la contraseña de la copia
    .differs = Las dos no son iguales
    .missing = Repite la contraseña de la copia
backup-make-save = Guardar una copia de seguridad
backup-make-sealing = Cifrando el archivo
backup-make-saved = La copia de seguridad está guardada
    .hint = Guarda una copia en otro dispositivo.
# Records beyond what a backup holds of their kind.
backup-make-left-out =
    { $count ->
        [one] { $count } registro no está en el archivo: supera lo que una copia contiene de su tipo.
       *[other] { $count } registros no están en el archivo: superan lo que una copia contiene de su tipo.
    }
# $what: the kind, as backup-kind says it.
backup-make-near = Ochre guarda aquí { $count }, y una copia contiene { $most } como máximo. Lo que pase de ahí no estará en el archivo.
    .title = Las copias de seguridad están casi llenas: { $what }
backup-kind =
    { $what ->
        [wallets] carteras
        [signings] transacciones
        [assets] activos
        [transfers] transferencias
        [invoices] facturas
        [assetData] archivos de datos de activos
        [nodes] nodos
        [ownStates] estados del servicio propio de Ochre
        [clouds] servicios de nodos
        [scopes] listas de servicios
       *[entries] entradas que no se pueden restaurar
    }
backup-make-own-left-out =
    { $count ->
        [one] En el archivo no caben los datos que el servicio propio de Ochre guarda de { $count } cartera. Con Ochre cerrado, copia own-service de su carpeta de datos.
       *[other] En el archivo no caben los datos que el servicio propio de Ochre guarda de { $count } carteras. Con Ochre cerrado, copia own-service de su carpeta de datos.
    }

## Opening a backup

backup-open = Restaurar una copia de seguridad
    .hint = Nada cambia hasta que hayas visto lo que contiene.
backup-open-choose = Elegir el archivo de la copia
    .label = Archivo de la copia de seguridad
    .missing = Elige antes un archivo
backup-open-no-file = Ningún archivo elegido
backup-open-password = Contraseña de la copia
    .missing = Escribe la contraseña de la copia
backup-open-submit = Abrir la copia
backup-open-opening = Abriendo el archivo

## What is in a backup that was opened

backup-inside = En esta copia de seguridad
backup-inside-made = Creada el { $time } con Ochre { $version }
backup-inside-here = Ya está aquí
backup-inside-added = Se añade
backup-inside-known-here = Ya está aquí: se le añade lo que falte.
backup-inside-known-otherNetwork = Según el archivo, tiene la misma frase de recuperación en otra red. Solo esa frase muestra si es verdad. Se añade junto a la tuya.
backup-inside-known-new = Se añade sin su clave: la restauras con su frase de recuperación, y hasta entonces no muestra ninguna dirección.
backup-inside-flows =
    { $count ->
        [one] { $count } transacción firmada o preparada
       *[other] { $count } transacciones firmadas o preparadas
    }
backup-inside-transfers =
    { $count ->
        [one] { $count } transferencia
       *[other] { $count } transferencias
    }
backup-inside-labels =
    { $count ->
        [one] { $count } etiqueta
       *[other] { $count } etiquetas
    }
backup-inside-invoices =
    { $count ->
        [one] { $count } factura
       *[other] { $count } facturas
    }
backup-inside-asset-data =
    { $count ->
        [one] datos del activo de { $count } transferencia
       *[other] datos del activo de { $count } transferencias
    }
backup-inside-rules = reglas de gasto
backup-inside-own = datos del servicio propio de Ochre
backup-inside-own-old = El archivo contiene lo que el servicio propio de Ochre tenía cuando se hizo la copia. Lo que recibiste después no está. Si después se gastaron monedas, el servicio rechaza estos datos. Restaura la copia antes de conectar la cartera.
    .title = Los datos de los activos son de la fecha de esta copia
backup-inside-empty = No contiene ninguna cartera.
backup-inside-nodes =
    { $services ->
        [one]
            { $nodes ->
                [one] { $nodes } nodo de { $services } servicio
               *[other] { $nodes } nodos de { $services } servicio
            }
       *[other]
            { $nodes ->
                [one] { $nodes } nodo de { $services } servicios
               *[other] { $nodes } nodos de { $services } servicios
            }
    }
    .hint = Sin tokens ni contraseñas, y sin permiso para enviarlos.
backup-inside-strangers = No contiene ninguna de las carteras que hay aquí. Las suyas se añadirían junto a las tuyas.
    .title = Esta es una copia de otras carteras
backup-inside-live = Nada de esto está verificado en este equipo: puede que se haya enviado desde entonces. Lo firmado aparece en Inicio, en «En curso»: compruébalo antes de nada. Lo que no estaba firmado se descarta.
    .title =
        { $count ->
            [one] { $count } transacción sin cerrar cuando se creó la copia
           *[other] { $count } transacciones sin cerrar cuando se creó la copia
        }
backup-inside-aside = Ochre nunca escribe errores como estos. Si no cambiaste tú el archivo, no te fíes de él.
    .title =
        { $count ->
            [one] { $count } entrada que no se restaura
           *[other] { $count } entradas que no se restauran
        }
backup-aside-why-form =
    { $what ->
        [service] Servicio de “{ $name }”: no está como lo escribe Ochre
        [rules] Reglas de gasto de “{ $name }”: no están como las escribe Ochre
        [transaction] Transacción “{ $name }”: no está como la escribe Ochre
        [asset] Activo “{ $name }”: no está como lo escribe Ochre
        [transfer] Transferencia “{ $name }”: no está como la escribe Ochre
        [invoice] Factura “{ $name }”: no está como la escribe Ochre
        [assetData] Datos del activo para “{ $name }”: no son válidos
        [ownState] Estado del servicio propio de Ochre para “{ $name }”: no está como lo escribe Ochre
        [nodeService] Servicio de nodos “{ $name }”: no está como lo escribe Ochre
       *[node] Nodo “{ $name }”: no está como lo escribe Ochre
    }
backup-aside-why-address =
    { $what ->
        [service] Servicio de “{ $name }”: su dirección no está permitida
        [rules] Reglas de gasto de “{ $name }”: su dirección no está permitida
        [transaction] Transacción “{ $name }”: su dirección no está permitida
        [asset] Activo “{ $name }”: su dirección no está permitida
        [transfer] Transferencia “{ $name }”: su dirección no está permitida
        [invoice] Factura “{ $name }”: su dirección no está permitida
        [assetData] Datos del activo para “{ $name }”: su dirección no está permitida
        [ownState] Estado del servicio propio de Ochre para “{ $name }”: su dirección no está permitida
        [nodeService] Servicio de nodos “{ $name }”: su dirección no está permitida
       *[node] Nodo “{ $name }”: su dirección no está permitida
    }
backup-aside-why-signature =
    { $what ->
        [service] Servicio de “{ $name }”: no está firmado con las claves de su cartera
        [rules] Reglas de gasto de “{ $name }”: no están firmadas con las claves de su cartera
        [transaction] Transacción “{ $name }”: no está firmada con las claves de su cartera
        [asset] Activo “{ $name }”: no está firmado con las claves de su cartera
        [transfer] Transferencia “{ $name }”: no está firmada con las claves de su cartera
        [invoice] Factura “{ $name }”: no está firmada con las claves de su cartera
        [assetData] Datos del activo para “{ $name }”: no están firmados con las claves de su cartera
        [ownState] Estado del servicio propio de Ochre para “{ $name }”: no está firmado con las claves de su cartera
        [nodeService] Servicio de nodos “{ $name }”: no está firmado con las claves de su cartera
       *[node] Nodo “{ $name }”: no está firmado con las claves de su cartera
    }
backup-aside-why-claims =
    { $what ->
        [service] Servicio de “{ $name }”: no coincide con lo que se firmó
        [rules] Reglas de gasto de “{ $name }”: no coinciden con lo que se firmó
        [transaction] Transacción “{ $name }”: no coincide con lo que se firmó
        [asset] Activo “{ $name }”: no coincide con lo que se firmó
        [transfer] Transferencia “{ $name }”: no coincide con lo que se firmó
        [invoice] Factura “{ $name }”: no coincide con lo que se firmó
        [assetData] Datos del activo para “{ $name }”: no coinciden con lo que se firmó
        [ownState] Estado del servicio propio de Ochre para “{ $name }”: no coincide con lo que se firmó
        [nodeService] Servicio de nodos “{ $name }”: no coincide con lo que se firmó
       *[node] Nodo “{ $name }”: no coincide con lo que se firmó
    }
# A piece of the file that can’t be restored, and why. $number: its place in the file.
backup-aside-piece =
    { $why ->
        [damaged] La parte { $number } del archivo está dañada: lo que contenía no se puede restaurar
        [missing] Falta la parte { $number } del archivo: lo que contenía, y quizá lo que sigue, no se puede restaurar
        [foreign] La parte { $number } del archivo es de otra copia de seguridad
        [misplaced] La parte { $number } del archivo no está en su lugar: se repite una anterior, o algo sigue al final
       *[form] La parte { $number } del archivo tiene una forma que Ochre no escribe
    }
backup-inside-one-device = Deja de usar estas carteras donde se creó la copia antes de usarlas aquí.
    .title = Una cartera, un dispositivo
backup-inside-settings = Importar también los ajustes
backup-inside-restore = Restaurar esta copia
    .nothing = No contiene nada que restaurar
backup-inside-waiting = Esperando tu confirmación

## What was brought back. The five that follow stand in one row, with dots between them.

backup-restored = La copia de seguridad está restaurada
    .next = Ahora restaura cada clave con su frase de recuperación y registra la cartera en el servicio.
backup-restored-wallets =
    { $count ->
        [one] { $count } cartera añadida
       *[other] { $count } carteras añadidas
    }
backup-restored-flows =
    { $count ->
        [one] { $count } transacción del historial de firmas
       *[other] { $count } transacciones del historial de firmas
    }
backup-restored-transfers =
    { $count ->
        [one] { $count } transferencia
       *[other] { $count } transferencias
    }
backup-restored-labels =
    { $count ->
        [one] { $count } etiqueta
       *[other] { $count } etiquetas
    }
backup-restored-asset-data =
    { $count ->
        [one] datos del activo de { $count } transferencia
       *[other] datos del activo de { $count } transferencias
    }
backup-restored-nodes =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
backup-restored-conflicts =
    { $count ->
        [one] { $count } transacción tuvo aquí un desenlace distinto que en el archivo. Se conservó lo que había aquí.
       *[other] { $count } transacciones tuvieron aquí un desenlace distinto que en el archivo. Se conservó lo que había aquí.
    }
backup-restored-own =
    { $count ->
        [one] El servicio propio de Ochre vuelve a tener los datos de { $count } cartera, tal como estaban al hacerse la copia.
       *[other] El servicio propio de Ochre vuelve a tener los datos de { $count } carteras, tal como estaban al hacerse la copia.
    }
backup-restored-own-here =
    { $count ->
        [one] El servicio propio de Ochre ya tiene aquí datos de { $count } cartera. Ochre los conservó.
       *[other] El servicio propio de Ochre ya tiene aquí datos de { $count } carteras. Ochre los conservó.
    }
backup-restored-own-not-here =
    { $count ->
        [one] No se restauraron los datos del servicio propio de Ochre para { $count } cartera: este sistema no puede ejecutarlo. Conserva la copia.
       *[other] No se restauraron los datos del servicio propio de Ochre para { $count } carteras: este sistema no puede ejecutarlo. Conserva la copia.
    }

## What brings back what

backup-brings = Qué restaura cada cosa
    .hint = Una cartera, un dispositivo: dos que gastan las mismas monedas se estorban, y se pueden perder activos. Después de restaurar una, deja de usarla en el otro dispositivo.
backup-brings-words = Tu frase de recuperación
    .what = Las claves y, con ellas, todos los bitcoin. No restaura los datos de los activos, las etiquetas ni el historial de firmas.
backup-brings-file = La copia de seguridad
    .what = Las carteras, con su nombre y sus claves públicas, y sus etiquetas, facturas y transferencias según el servicio, con los datos de sus activos. También el historial de firmas, las reglas de gasto, los nodos y los ajustes. Y lo que guarda el servicio propio de Ochre, como estaba entonces.
backup-brings-service = Solo el servicio
    .what = Los activos en sí: sus datos están en el servicio de la cartera. Registra allí la cartera de nuevo.
backup-brings-neither = Ninguna de ellas
    .what = Las frases de recuperación, las claves, los tokens y las contraseñas de proxies y nodos no están en ninguna copia de seguridad. Introdúcelos de nuevo.
