### Cómo empieza una cartera: crearla, restaurarla, observarla o encontrarla; y cómo se muestran y comprueban sus palabras.

## The first page

welcome-title = Ten claro{ $break }qué firmas.
welcome-lead = Una cartera para activos RGB en Bitcoin. Contrasta cada transacción con lo que pediste, con tus claves en este equipo.
welcome-begin = ¿Cómo quieres empezar?
welcome-add = ¿Qué cartera quieres añadir?
welcome-back = Volver a tus carteras
welcome-way-create = Crear una cartera
    .says = 12 o 24 palabras nuevas, generadas en este equipo
welcome-way-restore = Restaurar con las palabras
    .says = Para tus activos necesitas además el servicio
welcome-way-backup = Tengo una copia de seguridad
    .says = Etiquetas, historial de firmas y nodos, pero no claves
welcome-way-practise = Probar el modo de práctica
    .says = Monedas sin valor, en una cadena propia
welcome-way-watch = Observar una cartera que firma en otro equipo
    .says = Sus palabras se quedan en el otro equipo
welcome-way-sign-here = Firmar en un equipo sin red
    .says = Lo que otro equipo observa y prepara
welcome-way-offline = Este equipo firma sin conexión
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
welcome-place = Red, para toda la vida de esta cartera
welcome-place-practice = Práctica
    .hint = Un servicio y una cadena dentro de Ochre. Monedas sin valor.
welcome-place-signet = Signet
welcome-place-testnet = Testnet
welcome-place-test = Una red de pruebas pública. Monedas sin valor.
    .browser = Una red de pruebas pública. En un navegador, solo con un servicio en este equipo.
welcome-place-regtest = Regtest
    .hint = Una cadena privada, para quien desarrolla.
    .offline = Una cadena privada; también para lo que otro Ochre observa en modo de práctica.
welcome-place-mainnet = Mainnet
    .hint = Bitcoin de verdad.
    .browser = Ochre se ejecuta ahora en un navegador, y ahí nunca se usa con bitcoin de verdad.
welcome-keep = Dónde se guarda la clave secreta
welcome-keep-keychain = En el llavero de este equipo
    .hint = Tu sistema la protege. La cartera estará aquí cuando vuelvas a abrir Ochre.
    .looking = Buscando un llavero…
    .locked = Tu llavero está bloqueado. Desbloquéalo para guardar ahí la clave secreta.
    .absent = Ahora mismo no hay llavero aquí. Mira más abajo.
welcome-keep-session = Solo para esta sesión
    .hint = No se guarda nunca. Cuando se cierre Ochre, la cartera solo podrá abrirse con sus palabras.
welcome-look-again = Comprobar de nuevo
welcome-unlock-keychain = Tu llavero está bloqueado
    .todo = Desbloquéalo con el programa de llavero de tu sistema o vuelve a iniciar sesión. Después, comprueba de nuevo.
welcome-looked-locked = Comprobado ahora mismo: sigue bloqueado.
welcome-looked-absent = Comprobado ahora mismo: sigue sin haber ninguno.

## Steps of making and restoring

welcome-step-name = Nombre
welcome-step-words = Palabras
welcome-step-check = Comprobar
welcome-step-connect = Conectar
welcome-cancel = Cancelar
welcome-connect-later = Conectar más tarde

## A wallet is made

welcome-create = Crear una cartera
welcome-create-note = Se crea aquí y no se envía a ninguna parte
welcome-create-words = Ochre genera palabras nuevas a partir de la aleatoriedad de este equipo. Esas palabras son tus claves.
welcome-create-next = Después las anotas y eliges el servicio con el que se comunicará la cartera.
    .offline = Después las anotas. No se consulta ningún servicio: la cartera firma lo que le traigas.
welcome-create-more = Más opciones: número de palabras, passphrase
welcome-create-count = Número de palabras
welcome-create-count-12 = 12 palabras
    .hint = Es suficiente: 128 bits.
welcome-create-count-24 = 24 palabras
    .hint = 256 bits. El doble que anotar y comprobar.
welcome-create-passphrase = Sin passphrase.
    .more = Esta versión de Ochre no admite una passphrase BIP39 adicional (la «palabra 25»). La cartera son solo las palabras.
welcome-create-write = Anota en papel estas { $count } palabras
welcome-create-proof = Léelas del papel, no de memoria. Así queda demostrado que lo que anotaste se puede leer.
welcome-create-nothing = No se crea nada hasta que continúes.
welcome-create-make = Generar las palabras
welcome-create-unchecked = Mientras no las compruebes, Inicio te lo recordará.
welcome-create-made = La cartera está creada. Sin un servicio todavía no puede recibir nada.

## A practice wallet is made

welcome-practise = Probar el modo de práctica
    .more = Una cartera, un servicio y una cadena propia, todo en este equipo. Las monedas no valen nada.
welcome-practise-look = Buscando un llavero
welcome-practise-make = Creando una cartera de práctica
welcome-practise-start = Iniciando el servicio de práctica

## Words are shown

welcome-words-of = Las palabras de { $wallet }
welcome-words-order = En este orden. Quien tenga esta frase puede llevarse tus bitcoin, y llevarse o destruir tus activos.
welcome-words-bitcoin = Recuperan tus { $bitcoin } y tus claves.
    .bitcoin = bitcoin
welcome-words-assets = Pero { $not } recuperan tus { $assets }: para eso hacen falta también los datos que guarda tu servicio.
    .not = no
    .assets = activos
welcome-words-one-place = Úsalas en un solo lugar. Con dos carteras que usan las mismas palabras se pueden perder activos.
welcome-words = Tus palabras
    .order = Tus palabras, en orden
    .hide = Ocultar
welcome-words-hidden-in = Se ocultan en { $left }
welcome-words-unprinted = Tus palabras no se imprimen: las impresoras, y lo que hay entre ellas y tú, guardan lo que imprimen. Anótalas a mano.
welcome-words-no-copy = No hay botón de copiar a propósito: otros programas leen el portapapeles. Sin los datos de tu servicio, estas palabras recuperan bitcoin, { $assets }.
    .assets = pero no activos
welcome-words-hidden = Están ocultas. Comprueba que nadie mire por encima de tu hombro, y que no las vea ninguna cámara ni una pantalla compartida.
welcome-words-password = Escribe la contraseña de la app: las palabras no se muestran a quien solo encontró la pantalla abierta.
welcome-words-show = Mostrar las palabras
welcome-words-confirm = Ochre te pedirá antes que lo confirmes.
welcome-words-hidden-aborted = No lo confirmaste, así que siguen ocultas.
welcome-words-hidden-time = Ocultas: pasaron dos minutos.
welcome-words-hidden-away = Ocultas, porque pasaste a otra ventana.
welcome-words-next = Después las vuelves a escribir aquí. Puedes hacerlo más tarde; Inicio te lo recordará.
welcome-words-later = Comprobar más tarde
welcome-words-unseen = Muestra antes las palabras
welcome-words-written = Ya las he anotado
welcome-words-back = Volver a las palabras

## Words are checked

welcome-check = Vuelve a escribir tus palabras
welcome-check-paper = Léelas del papel, no de memoria. Ochre las compara con las claves de { $wallet }.
welcome-check-private = Se quedan en esta ventana y no se envían a ningún servicio.
welcome-check-field = Las palabras, tal como están en tu papel
    .hint = Todas, en orden y separadas por espacios.
    .needed = Escribe antes las palabras
welcome-check-do = Comprobar las palabras
welcome-check-right = Las palabras son correctas.
    .more = Con ellas recuperas tus bitcoin. Para tus activos necesitas además los datos que guarda tu servicio.
welcome-check-done = Listo
welcome-typed = { $count } hasta ahora.

## Words that do not fit. They are told by their places, from 1.

welcome-hints-changed = Has cambiado algo. Deja que Ochre lo compruebe otra vez. { $compare }: otras palabras también pueden encajar y dan otra cartera.
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

## Restored from words

welcome-restore = Restaurar con las palabras
welcome-restore-known = Restaurar { $wallet }
welcome-restore-note = Se leen aquí y no se envían a ninguna parte
welcome-restore-bitcoin = Las palabras recuperan tus { $bitcoin } y tus claves.
    .bitcoin = bitcoin
welcome-restore-assets = Pero { $not } recuperan tus { $assets }.
    .not = no
    .assets = activos
welcome-restore-connect = Conéctate al servicio que guarda sus datos.
welcome-restore-offline = Los activos siguen en el servicio que guarda sus datos, y quien observe esta cartera lo necesita.
welcome-restore-one-place = Si otra cartera todavía usa estas palabras, deja de usarla antes. Con dos a la vez se pueden perder activos.
welcome-restore-passphrase = Esta versión no admite passphrase BIP39: aquí no se puede restaurar una cartera creada con ella.
welcome-restore-field = Frase de recuperación
    .hint = 12, 15, 18, 21 o 24 palabras BIP39, en cualquiera de sus idiomas. Puedes pegarlas.
    .needed = Escribe, pega o escanea antes las palabras
welcome-restore-scanned = Se leyeron { $count } palabras de un código.
welcome-restore-scan = Escanear un SeedQR
    .end = Dejar de escanear
    .hint = Pon el SeedQR delante de la cámara.
    .other = Ese código no contiene ninguna frase de recuperación.
welcome-restore-type = Escribir las palabras
welcome-restore-checked = Las palabras se comprueban aquí. Si no son correctas, no se guarda nada.
welcome-restore-do = Restaurar la cartera
welcome-restore-done = La cartera está aquí. Sin su servicio todavía no verás ningún saldo.

## Found in the keychain

welcome-found = Buscar carteras en el llavero
    .more = Carteras que Ochre guardó en el llavero de este equipo y que sus ajustes ya no mencionan. Solo se lee lo necesario para mostrar la lista.
    .region = Encontradas
welcome-found-asking = Consultando el llavero
welcome-found-nothing = En este llavero no hay nada de Ochre.
    .todo = Si tienes las palabras de una cartera, restáurala con ellas.
welcome-found-made = creada el { $time }
welcome-found-name = Nombre
    .needed = Ponle antes un nombre
    .first = Cartera { $fingerprint }
welcome-found-adopt = Recuperar
welcome-found-closed =
    { $count ->
        [one] { $count } clave secreta está cerrada con una contraseña de la app
       *[other] { $count } claves secretas están cerradas con una contraseña de la app
    }
    .more = Los ajustes de Ochre ya no conocen esa contraseña. Con ella se abren, y vuelve a bloquear Ochre.
    .password = La contraseña de la app que había cuando se cerraron:
    .open = Abrirlas

## The public account of a wallet, shown to another machine

welcome-account = Exportar la cuenta pública de { $wallet }
welcome-account-about = Esta es la cuenta pública de la cartera. Con ella, un Ochre en otro equipo puede ver sus monedas, recibir y preparar lo que este firma. No puede firmar, y no contiene palabras ni claves privadas.
    .plain = Esta cartera viene de otro programa, y solo con su bitcoin normal. Puedes dar lo mismo a los programas de abajo. Para otro Ochre, muestra la cuenta pública en el equipo que firma.
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
    .more = Observan el bitcoin normal de esta cartera y preparan lo que firma el equipo que tiene las palabras. Ven todas sus monedas y no pueden gastar ninguna.
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
    .more = Un programa sin RGB no sabe que una ranura contiene activos: para él es bitcoin como cualquier otro, y al gastarlo los destruye. No dejes nunca que uno busque «todas las monedas» de estas palabras. Usa su descriptor solo si quieres ver las ranuras y nunca gastar desde ellas.
    .show = Mostrar la rama de activos
    .hide = Ocultar la rama de activos
welcome-program-save = Guardar este formato
welcome-program-saved = Guardado como { $path }
welcome-program-code = Mostrar como código
    .hide = Ocultar el código
    .label = { $text }, como código

## A wallet is watched that signs elsewhere

welcome-watch = Observar una cartera que firma en otro equipo
    .more = Sus palabras se quedan en el otro equipo. Este ve sus monedas, recibe y prepara lo que firma el otro: por sí solo no puede gastar nada.
welcome-watch-way = En el equipo que tiene las palabras, abre Ajustes y elige «Exportar cuenta pública» junto a la cartera. Trae aquí lo que muestre: el archivo, el texto o el código.
welcome-watch-others = De otro firmante o programa, trae su cuenta taproot: un descriptor { $descriptor } con su suma de comprobación, la salida de { $command } de Bitcoin Core, el JSON de Coldcard, Sparrow o Specter, o un código { $code }. En ese caso solo se observa el bitcoin normal.
welcome-watch-look = Comprueba que sea la correcta. Todavía no se muestra nada a ningún servicio.
welcome-watch-plain = Solo bitcoin normal
    .more = Esta cuenta viene de otro programa. No tiene rama de activos, y Ochre no inventa claves: aquí no se pueden recibir, enviar ni emitir activos, ni crear ranuras.
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
welcome-watch-do = Observar esta cartera
