### Cómo empieza una cartera: crearla, restaurarla, observarla o encontrarla; y cómo se muestran y comprueban sus palabras.

## The first page

welcome-title = Ten claro{ $break }qué firmas.
welcome-lead = Una cartera para activos RGB en Bitcoin. Contrasta cada transacción con lo que pediste, con tus claves en este equipo.
welcome-begin = ¿Cómo quieres empezar?
welcome-add = ¿Qué cartera quieres añadir?
welcome-back = Volver a tus carteras
welcome-way-create = Crear una cartera
    .says = Frase de recuperación nueva de 12 o 24 palabras, generada en este equipo
welcome-way-restore = Restaurar una cartera
    .says = Con su frase de recuperación; para los activos, también el servicio
welcome-way-backup = Restaurar una copia de seguridad
    .says = Etiquetas, historial de firmas y nodos, pero no claves
welcome-way-practise = Probar el modo de práctica
    .says = Monedas sin valor, en una cadena simulada
welcome-way-watch = Añadir una cartera de solo observación
    .says = Su frase de recuperación se queda en el otro equipo
welcome-way-sign-here = Firmar en un equipo sin red
    .says = Lo que otro equipo observa y prepara
welcome-way-offline = El modo sin conexión está activado
    .says = Cómo funciona y cómo se desactiva
welcome-way-nodes = Vigilar nodos
    .says = Verlos y desbloquearlos, sin cartera
welcome-way-keychain = Buscar carteras en el llavero
    .says = Si se perdieron los ajustes de Ochre
welcome-keychain-absent = No se encontró ningún llavero en este equipo. Mientras no haya uno, una cartera solo puede durar una sesión.
welcome-keychain-locked = El llavero de este equipo está bloqueado. Desbloquéalo antes de crear una cartera que quieras conservar.

## Name, network and keychain of a new wallet

welcome-name = Nombre
    .hint = Solo lo ves tú.
    .needed = Ponle antes un nombre a la cartera
    .first = Mi cartera
    .practice = Práctica
welcome-place = Red (no se puede cambiar después)
welcome-place-practice = Práctica
    .hint = Un servicio y una cadena dentro de Ochre. Monedas sin valor.
welcome-place-signet = Signet
welcome-place-testnet = Testnet
welcome-place-test = Una red de prueba pública. Monedas sin valor.
    .browser = Una red de prueba pública. En un navegador, solo con un servicio en este equipo.
welcome-place-regtest = Regtest
    .hint = Una cadena privada, para quien desarrolla.
    .offline = Una cadena privada; también para lo que otro Ochre observa en modo de práctica.
welcome-place-mainnet = Mainnet
    .hint = Bitcoin de verdad.
    .browser = Ochre se ejecuta ahora en un navegador, y ahí nunca se usa con bitcoin de verdad.
welcome-keep = Dónde se guarda la clave de la cartera
welcome-keep-keychain = En el llavero de este equipo
    .hint = Tu sistema la protege. La cartera estará aquí cuando vuelvas a abrir Ochre.
    .looking = Buscando un llavero…
    .locked = Tu llavero está bloqueado. Desbloquéalo para guardar ahí la clave de la cartera.
    .absent = Ahora mismo no hay llavero aquí. Mira más abajo.
welcome-keep-session = Solo para esta sesión
    .hint = No se guarda nunca. Cuando se cierre Ochre, la cartera solo podrá abrirse con su frase de recuperación.
welcome-look-again = Comprobar de nuevo
welcome-unlock-keychain = Tu llavero está bloqueado
    .todo = Desbloquéalo con el programa de llavero de tu sistema o vuelve a iniciar sesión. Después, comprueba de nuevo.
welcome-looked-locked = Comprobado ahora mismo: sigue bloqueado.
welcome-looked-absent = Comprobado ahora mismo: sigue sin haber ninguno.

## Steps of making and restoring

welcome-step-name = Nombre
welcome-step-words = Frase de recuperación
welcome-step-check = Comprobar
welcome-step-connect = Conectar
welcome-cancel = Cancelar
welcome-connect-later = Conectar más tarde

## A wallet is made

welcome-create = Crear una cartera
welcome-create-note = Se crea aquí y no se envía a ninguna parte
welcome-create-words = Ochre genera una frase de recuperación nueva con la aleatoriedad de este equipo. Con ella se restauran tus claves.
welcome-create-next = Después la anotas y eliges el servicio con el que se comunicará la cartera.
    .offline = Después la anotas. No se consulta ningún servicio: la cartera firma lo que importes.
welcome-create-more = Más opciones: número de palabras, passphrase BIP39
welcome-create-count = Número de palabras
welcome-create-count-12 = 12 palabras
    .hint = Es suficiente: 128 bits.
welcome-create-count-24 = 24 palabras
    .hint = 256 bits. El doble que anotar y comprobar.
welcome-create-passphrase = Sin passphrase BIP39.
    .more = Esta versión de Ochre no admite una passphrase BIP39 adicional (la «palabra 25»). La cartera es solo la frase de recuperación.
welcome-create-write = Anota en papel estas { $count } palabras
welcome-create-proof = Léelas del papel, no de memoria. Así verificas que lo que anotaste se puede leer.
welcome-create-nothing = No se crea nada hasta que continúes.
welcome-create-make = Generar la frase
welcome-create-unchecked = Mientras no la compruebes, Inicio te lo recordará.
welcome-create-made = La cartera está creada. Sin un servicio todavía no puede recibir nada.

## A practice wallet is made

welcome-practise = Probar el modo de práctica
    .more = Una cartera, un servicio y una cadena propia, todo en este equipo. Las monedas no valen nada.
welcome-practise-look = Buscando un llavero
welcome-practise-make = Creando una cartera de práctica
welcome-practise-start = Iniciando el servicio de práctica

## Words are shown

welcome-words-of = La frase de recuperación de «{ $wallet }»
welcome-words-order = En este orden. Quien tenga esta frase puede llevarse tus bitcoin, y llevarse o destruir tus activos.
welcome-words-bitcoin = Con ella recuperas tus { $bitcoin } y tus claves.
    .bitcoin = bitcoin
welcome-words-assets = Pero { $not } recuperas tus { $assets }: para eso hacen falta también los datos que guarda tu servicio.
    .not = no
    .assets = activos
welcome-words-one-place = Úsala en un solo lugar. Con dos carteras que usan la misma frase se pueden perder activos.
welcome-words = Tu frase de recuperación
    .order = Tu frase de recuperación, palabra por palabra
    .hide = Ocultar
welcome-words-hidden-in = Se oculta en { $left }
welcome-words-unprinted = Tu frase de recuperación no se imprime: las impresoras y los programas de impresión guardan lo que imprimen. Anótala a mano.
welcome-words-no-copy = No hay botón de copiar a propósito: otros programas leen el portapapeles. Sin los datos de tu servicio, con esta frase recuperas bitcoin, { $assets }.
    .assets = pero no activos
welcome-words-hidden = Está oculta. Comprueba que nadie mire por encima de tu hombro, y que no la vea ninguna cámara ni una pantalla compartida.
welcome-words-password = Escribe la contraseña de la app: la frase no se muestra a quien solo encontró la pantalla abierta.
welcome-words-show = Mostrar la frase
welcome-words-confirm = Ochre te pedirá antes que lo confirmes.
welcome-words-hidden-aborted = No lo confirmaste, así que sigue oculta.
welcome-words-hidden-time = Oculta: pasaron dos minutos.
welcome-words-hidden-away = Oculta, porque pasaste a otra ventana.
welcome-words-next = Después la vuelves a escribir aquí. Puedes hacerlo más tarde; Inicio te lo recordará.
welcome-words-later = Comprobar más tarde
welcome-words-unseen = Muestra antes la frase
welcome-words-written = Ya la he anotado
welcome-words-back = Volver a la frase

## Words are checked

welcome-check = Vuelve a escribir tu frase de recuperación
welcome-check-paper = Léela del papel, no de memoria. Ochre la compara con las claves de «{ $wallet }».
welcome-check-private = Se queda en esta ventana y no se envía a ningún servicio.
welcome-check-field = La frase de recuperación, tal como está en tu papel
    .hint = Todas las palabras, en orden y separadas por espacios.
    .needed = Escribe antes la frase
welcome-check-do = Comprobar la frase
welcome-check-right = La frase es correcta.
    .more = Con ella recuperas tus bitcoin. Para tus activos necesitas además los datos que guarda tu servicio.
welcome-check-done = Listo
welcome-typed =
    { $count ->
        [one] { $count } palabra hasta ahora.
       *[other] { $count } palabras hasta ahora.
    }

## Words that do not fit. They are told by their places, from 1.

welcome-hints-changed = Has cambiado algo. Deja que Ochre la compruebe otra vez. { $compare }: otras palabras también pueden encajar y dar otra cartera.
    .compare = Compara antes con tu papel
welcome-hints-compare = Palabras que debes comparar con tu papel
welcome-hints-pair = Palabras { $one } y { $other }
welcome-hints-swapped = «{ $one }», «{ $other }»: quizá están al revés
welcome-hints-place = Palabra { $place }
welcome-hints-similar = «{ $word }»: quizá sea otra parecida
welcome-hints-unknown = Palabras que debes revisar
welcome-hints-word = Palabra { $place }, «{ $word }»
welcome-hints-take = Usar «{ $word }»
welcome-hints-none = ninguna de la lista se le parece
welcome-hints-whole = La frase entera
welcome-hints-use = Usar estas palabras
welcome-hints-certain = «{ $word }»: no es la palabra de esta cartera

## Restored from words

welcome-restore = Restaurar con la frase de recuperación
welcome-restore-known = Restaurar «{ $wallet }»
welcome-restore-note = Se lee aquí y no se envía a ninguna parte
welcome-restore-bitcoin = Con la frase de recuperación recuperas tus { $bitcoin } y tus claves.
    .bitcoin = bitcoin
welcome-restore-assets = Pero { $not } recuperas tus { $assets }.
    .not = no
    .assets = activos
welcome-restore-connect = Conéctate al servicio que guarda sus datos.
welcome-restore-offline = Los activos siguen en el servicio que guarda sus datos, y quien observe esta cartera lo necesita.
welcome-restore-one-place = Si otra cartera todavía usa esta frase, deja de usarla antes. Con dos a la vez se pueden perder activos.
welcome-restore-passphrase = Esta versión no admite passphrase BIP39: aquí no se puede restaurar una cartera creada con ella.
welcome-restore-field = Frase de recuperación
    .hint = 12, 15, 18, 21 o 24 palabras BIP39, en cualquiera de sus idiomas. Puedes pegarlas.
    .needed = Escribe, pega o escanea antes la frase
welcome-restore-scanned = Se leyeron { $count } palabras de un código.
welcome-restore-scan = Escanear un SeedQR
    .end = Dejar de escanear
    .hint = Pon el SeedQR delante de la cámara.
    .other = Ese código no contiene ninguna frase de recuperación.
welcome-restore-type = Escribir la frase
welcome-restore-checked = La frase se comprueba aquí. Si no es correcta, no se guarda nada.
welcome-restore-do = Restaurar la cartera
welcome-restore-done = La cartera está aquí. Sin su servicio todavía no verás ningún saldo.

## Found in the keychain

welcome-found = Buscar carteras en el llavero
    .more = Carteras que Ochre guardó en el llavero de este equipo y que sus ajustes ya no mencionan. Solo se lee lo necesario para mostrar la lista.
    .region = Encontradas
welcome-found-asking = Consultando el llavero
welcome-found-nothing = En este llavero no hay nada de Ochre.
    .todo = Si tienes la frase de recuperación de una cartera, restáurala con ella.
welcome-found-made = creada el { $time }
welcome-found-name = Nombre
    .needed = Ponle antes un nombre
    .first = Cartera { $fingerprint }
welcome-found-adopt = Restaurar la cartera
welcome-found-closed =
    { $count ->
        [one] { $count } clave está cerrada con una contraseña de la app
       *[other] { $count } claves están cerradas con una contraseña de la app
    }
    .more = Los ajustes de Ochre ya no conocen esa contraseña. Con ella se abren, y vuelve a bloquear Ochre.
    .password = La contraseña de la app que había cuando se cerraron:
    .open = Abrirlas

## The public account of a wallet, shown to another machine

welcome-account = Exportar la cuenta pública de «{ $wallet }»
welcome-account-about = Esta es la cuenta pública de la cartera. Con ella, un Ochre en otro equipo puede ver sus monedas, recibir y preparar lo que este firma. No puede firmar, y no contiene la frase de recuperación ni claves privadas.
    .plain = Esta cartera se importó de otro programa, y solo con su bitcoin normal. Puedes exportar lo mismo a los programas de abajo. Para otro Ochre, muestra la cuenta pública en el equipo que firma.
welcome-account-seen = Quien la tenga lo ve todo
    .more = Cada moneda y cada pago de esta cartera, pasados y futuros. Dásela solo a tus propios equipos.
welcome-account-code = La cuenta pública como código
welcome-account-save = Guardar como archivo
welcome-account-saved = La cuenta pública está guardada
welcome-account-copy = Copiar como texto
welcome-account-check = Compara en los dos equipos
    .more = Si los cuatro grupos son iguales en ambos, llegó tal como se creó. Si difieren, alguien la cambió por el camino: lo que recibas entonces puede ir a parar a otros.

## The account for other programs. `.text` stands above what they are given.

welcome-program = Para otros programas
    .more = Observan el bitcoin normal de esta cartera y preparan lo que firma el equipo que tiene la frase de recuperación. Ven todas sus monedas y no pueden gastar ninguna.
welcome-program-deriving = Derivando los descriptores
welcome-program-fingerprint = Huella maestra
welcome-program-plain = Bitcoin normal
welcome-program-plain-path = { $path }: taproot con una sola clave (BIP86); se recibe en la cadena de claves 0 y el cambio vuelve a la 1. Algunos servicios usan una de ellas para ambas cosas.
welcome-program-slots = Ranuras de activos
welcome-program-slots-path = { $path }: solo para Ochre, y en ninguno de los formatos de aquí.
welcome-program-which = Qué programa lo va a usar
welcome-program-form-descriptor = Descriptor
    .hint = Las dos cadenas de claves en un solo texto con su suma de comprobación: Sparrow, BDK, Specter y la mayoría de los demás.
    .text = Descriptor, las dos cadenas de claves
welcome-program-form-core = Bitcoin Core
    .hint = Su comando, para una cartera sin claves privadas: createwallet NAME true.
    .text = Para la consola de Bitcoin Core
welcome-program-form-json = Archivo JSON
    .hint = En el formato de Coldcard, que importan Sparrow, Specter y otros.
    .text = JSON
welcome-program-form-account = crypto-account
    .hint = Un código para cámaras (ur:crypto-account), como lo leen Sparrow y muchos teléfonos.
    .text = Uniform Resource
welcome-program-form-assets =
    .text = Descriptor de la rama de activos: nunca se debe gastar desde ella
welcome-program-address = La primera dirección que debe mostrar allí
welcome-program-assets = La rama de activos no está incluida
    .more = Un programa sin RGB no sabe que una ranura contiene activos: para él es bitcoin como cualquier otro, y al gastarlo los destruye. No dejes nunca que busque «todas las monedas» de esta frase. Usa su descriptor solo si quieres ver las ranuras y nunca gastar desde ellas.
    .show = Mostrar la rama de activos
    .hide = Ocultar la rama de activos
welcome-program-save = Guardar este formato
welcome-program-saved = Guardado como { $path }
welcome-program-code = Mostrar como código
    .hide = Ocultar el código
    .label = { $text }, como código

## A wallet is watched that signs elsewhere

welcome-watch = Añadir una cartera de solo observación
    .more = Su frase de recuperación se queda en el otro equipo. Este ve sus monedas, recibe y prepara lo que firma el otro: por sí solo no puede gastar nada.
welcome-watch-way = En el equipo que tiene la frase de recuperación, abre Ajustes y elige «Exportar cuenta pública» junto a la cartera. Importa aquí lo que muestre: el archivo, el texto o el código.
welcome-watch-others = De otro firmante o programa, importa su cuenta taproot: un descriptor { $descriptor } con su suma de comprobación o la salida de { $command } de Bitcoin Core. También sirven el JSON de Coldcard, Sparrow o Specter, o un código { $code }. En ese caso solo se observa el bitcoin normal.
welcome-watch-look = Comprueba que sea la correcta. Todavía no se muestra nada a ningún servicio.
welcome-watch-plain = Solo bitcoin normal
    .more = Esta cuenta se importó de otro programa. No tiene rama de activos, y Ochre no inventa claves: aquí no se pueden recibir, enviar ni emitir activos, ni crear ranuras.
welcome-watch-left-out =
    { $count ->
        [one] Incluye { $count } descriptor de otro tipo, que no se observa.
       *[other] Incluye { $count } descriptores de otro tipo, que no se observan.
    }
welcome-watch-text = La cuenta pública como texto
welcome-watch-other = Otra cuenta
welcome-watch-network = Red
    .unchosen = por elegir
    .needed = Elige antes la red
    .browser = Mainnet no se usa desde un navegador
welcome-watch-fingerprint = Huella
welcome-watch-keys = Claves
    .plain = públicas, de bitcoin normal
    .all = solo públicas
welcome-watch-address = Su primera dirección: el firmante debe mostrar la misma
welcome-watch-name = Nombre de la cartera aquí
welcome-watch-service = Servicio
welcome-watch-service-practice = Práctica
    .hint = El servicio integrado, con monedas sin valor.
welcome-watch-service-remote = Un servicio mío
    .hint = Se indica en Inicio, antes de enviarle nada.
welcome-watch-do = Añadir la cartera de solo observación
