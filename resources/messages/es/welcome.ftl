### How a wallet is begun: made, restored, watched, or found again; and its words, shown and checked.

## The first page

welcome-title = Ten claro{ $break }qué firmas.
welcome-lead = Activos RGB en Bitcoin, comprobados antes de firmar.
welcome-alpha = Alfa. No uses dinero real todavía.
welcome-back = Volver a tus carteras
welcome-create = Crear una cartera
welcome-practise = Probar con monedas de práctica
welcome-have = Ya tengo algo
welcome-other = Otras formas de usar Ochre
welcome-way-restore = Frase de recuperación
    .says = 12 o 24 palabras
welcome-way-backup = Copia de seguridad
    .says = Etiquetas, historial, ajustes
welcome-way-watch = Cuenta pública
    .says = Solo observar, firmar en otro equipo
welcome-way-keychain = Carteras de este llavero
    .says = Si se perdieron los ajustes
welcome-way-sign-here = Firmar en un equipo sin conexión
    .says = Otro equipo prepara
welcome-way-offline = En modo sin conexión
    .says = Cómo funciona, cómo desactivarlo
welcome-way-nodes = Vigilar nodos
    .says = Y desbloquearlos

## Name, network and key of a new wallet

welcome-name = Nombre, solo para ti
    .needed = Escribe antes un nombre
    .first = Mi cartera
welcome-place = Monedas
    .tests = Redes de prueba
    .browser = Solo en la ventana de Ochre
    .final = Las monedas no se cambian después.
welcome-place-name =
    { $place ->
        [practice] Práctica
        [mainnet] Bitcoin real
        [signet] Signet
        [testnet] Testnet
       *[regtest] Regtest
    }
welcome-place-hint =
    { $place ->
        [practice] Monedas sin valor, aquí mismo. Nada que configurar.
        [mainnet] Alfa: no uses dinero real todavía.
        [public] Pública, sin valor
        [browser] Pública, sin valor. En un navegador, solo con un servicio de este equipo.
        [offline] Privada, para desarrollo. También para una cartera de práctica que otro Ochre observa.
       *[regtest] Privada, para desarrollo
    }
welcome-key = Clave y palabras
welcome-keep = Clave de la cartera
welcome-keep-keychain = En el llavero
    .hint = Sigue aquí al abrir Ochre
    .off =
        { $state ->
            [locked] Ahora bloqueado
            [absent] Aquí no hay llavero
           *[looking] Buscando un llavero…
        }
welcome-keep-session = Solo para esta sesión
welcome-count = Número de palabras
    .of = { $count } palabras
    .hint = { $bits } bits
welcome-passphrase = Ochre no admite una passphrase BIP39 («palabra 25»).

## A wallet is made

welcome-create-make = Crear cartera
welcome-create-write = Anota en papel estas { $count } palabras
welcome-practise-start = Iniciando la práctica

## Words are shown

welcome-words-of = Frase de recuperación de «{ $wallet }»
welcome-words-order = Respeta este orden. Quien tenga esta frase puede llevarse tu bitcoin, y llevarse o destruir tus activos.
welcome-words-bitcoin = La frase restaura tu bitcoin y tus claves.
welcome-words-assets = Esta frase no restaura tus activos: también necesitan los datos de tu servicio.
welcome-words-one-place = Usa la frase en una sola cartera. Deja antes de usar cualquier otra: con dos puedes perder activos.
welcome-words-list = Tu frase de recuperación, palabra por palabra
welcome-words-hide = Ocultar
welcome-words-hidden-in = Se oculta en { $left }
welcome-words-unprinted = Ochre nunca imprime tu frase de recuperación: las impresoras guardan lo que imprimen. Anótala a mano.
welcome-words-no-copy = Sin botón de copiar: otros programas leen el portapapeles.
welcome-words-hidden = Oculta. Comprueba que no la vea nadie, ni una cámara ni una pantalla compartida.
    .because =
        { $because ->
            [aborted] Sin aprobar: sigue oculta
            [time] Oculta: pasaron dos minutos.
           *[away] Oculta porque pasaste a otra ventana.
        }
welcome-words-password = La contraseña de la app protege la frase si tu pantalla queda abierta.
welcome-words-show = Mostrar frase
    .first = Muestra antes la frase
welcome-words-next = Después, vuelve a escribir las palabras. Inicio te lo recuerda hasta entonces.
welcome-words-later = Comprobar más tarde
welcome-words-written = Ya la anoté

## Words are checked

welcome-check =
    .paper = Escribe las palabras del papel, no de memoria. Ochre no las envía a ningún servicio.
    .do = Comprobar la frase
    .right = La frase es correcta.
    .done = Listo
welcome-check-field = Frase de recuperación, de tu papel
    .hint = Todas las palabras, en orden y con espacios
    .needed = Escribe antes las palabras
welcome-typed =
    { $count ->
        [one] { $count } palabra hasta ahora
       *[other] { $count } palabras hasta ahora
    }

## Words that do not fit. They are told by their places, from 1.

welcome-hints = Palabras por comparar con tu papel
    .changed = Cambiada. Compara antes con tu papel: otras palabras también encajan y dan otra cartera.
    .none = ninguna de la lista se le parece
    .use = Usar estas palabras
welcome-hints-pair = Palabras { $one } y { $other }
    .swapped = «{ $one }», «{ $other }»: quizá están al revés
welcome-hints-word = Palabra { $place }, «{ $word }»
    .guess =
        { $certain ->
            [yes] no es la palabra de esta cartera
           *[no] quizá sea otra parecida
        }
    .use = Usar «{ $word }»

## Restored from words

welcome-restore = Restaurar con frase de recuperación
    .known = Restaurar «{ $wallet }»
    .hint = De 12 a 24 palabras BIP39, en cualquier idioma BIP39
    .type = Escribir palabras
    .do = Restaurar cartera
welcome-restore-scan = Escanear SeedQR
    .hint = Pon el SeedQR delante de la cámara.
    .other = Este código no contiene ninguna frase de recuperación.
    .read = Se leyeron { $count } palabras de un código.

## Found in the keychain

welcome-found = Carteras que Ochre guardó aquí y que sus ajustes ya no muestran.
    .asking = Consultando el llavero
    .nothing = No hay carteras en este llavero
    .made = creada: { $time }
    .name = Cartera { $fingerprint }
welcome-found-closed =
    { $count ->
        [one] Una contraseña de la app protege { $count } clave
       *[other] Una contraseña de la app protege { $count } claves
    }
    .more = Escríbela para abrirlas. Después, Ochre vuelve a bloquearse con ella.
    .password = Contraseña de la app de entonces
    .open = Abrir claves

## The public account of a wallet, shown to another computer

welcome-account = Cuenta pública de «{ $wallet }»
    .about = Con ella, otro Ochre ve las monedas, recibe y prepara lo que este equipo firma.
    .plain = Solo bitcoin normal, de otro programa. Para otro Ochre, expórtala en el equipo que firma.
    .seen = Quien la tenga ve cada moneda y cada pago, pasados y futuros.
    .code = La cuenta pública como código QR
    .save = Guardar como archivo
    .saved = Cuenta pública guardada
    .copy = Copiar como texto
welcome-account-check = Compara en ambos equipos
    .more = Si los grupos difieren, alguien la cambió por el camino y podría quedarse con lo que recibas.

## The account for other programs

welcome-program = Para otros programas
    .more = Otros programas observan el bitcoin normal y preparan lo que firma el equipo con la frase.
    .plain = Bitcoin normal
    .plain-path = { $path }: taproot BIP86, ramas 0 y 1
    .slots = Ranuras
    .slots-path = { $path }: solo para Ochre
    .save = Guardar este formato
    .saved = Guardado: { $path }
    .code = Mostrar como código QR
    .label = { $text } como código QR
welcome-program-form =
    { $form ->
        [descriptor] Descriptor
        [core] Bitcoin Core
        [json] Archivo JSON
        [account] crypto-account
       *[assets] Rama de activos: nunca gastes de ella
    }
    .hint =
        { $form ->
            [descriptor] Sparrow, BDK, Specter y la mayoría
            [core] Comando de importación, tras createwallet NAME true
            [json] Formato de Coldcard: Sparrow, Specter y otros
           *[account] Código QR, para Sparrow y muchos móviles
        }
welcome-program-assets = La rama de activos no se incluye
    .more = Otros programas no ven los activos: gastar allí una ranura los destruye.
    .show = Mostrar rama de activos

## A wallet is watched that signs elsewhere

welcome-watch = Añadir una cartera de solo observación
    .more = En el equipo que firma, muestra la cuenta pública en Ajustes. Impórtala aquí.
    .others = Otros programas: { $descriptor } con suma de comprobación, { $command } de Bitcoin Core, JSON de Coldcard, Sparrow o Specter, o un código { $code }. Solo bitcoin normal.
    .look = ¿Es la cuenta correcta? Ningún servicio la ha visto aún.
    .left-out =
        { $count ->
            [one] Ochre no observa { $count } descriptor de otro tipo.
           *[other] Ochre no observa { $count } descriptores de otros tipos.
        }
    .text = La cuenta pública como texto
    .do = Añadir cartera
welcome-watch-plain =
    .more = La cuenta no tiene rama de activos: aquí no hay activos ni ranuras.
welcome-watch-network = Red
    .needed = Elige antes la red
welcome-watch-fingerprint = Huella
welcome-watch-address = La primera dirección, igual en ambos
welcome-watch-service = Servicio
    .hint = Indica su dirección en Inicio.
