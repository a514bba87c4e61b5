### Qué recuperan las palabras, dónde están las claves y cómo encuentra los bitcoin otro programa.

recovery-title = Recuperación

## Where the keys lie

recovery-keys = Dónde están tus claves
    .words = La frase de recuperación es una frase BIP39 de 12, 15, 18, 21 o 24 palabras, sin passphrase BIP39. Ochre las genera en inglés; las de otra lista se restauran tal como son.
recovery-keys-taproot = Todas son direcciones taproot de BIP86, con una clave cada una: { $descriptor }. Ochre busca en las primeras { $count } de cada cadena de claves. Muchos programas buscan 20 más allá de la última usada: indícales que busquen más si una revisión lo pidió.
recovery-search = Buscar más lejos
    .hint = Si antes se usaron más direcciones con esta frase de recuperación, Ochre las encuentra con una búsqueda más larga.
recovery-paths = Rutas
recovery-paths-plain = Bitcoin normal
    .means = Las dos son tuyas, use la que use tu servicio.
recovery-paths-slots = Ranuras de activos
    .means = La segunda, con los servicios más antiguos.
recovery-paths-mainnet = En mainnet
recovery-paths-tests = En redes de prueba
recovery-paths-keychains = Cadenas de claves
recovery-paths-two = { $first } y { $second }.

## Assets

recovery-assets = Los activos necesitan más que la frase de recuperación
    .data = Tus activos están en tus ranuras. Qué son consta en los datos que guarda tu servicio de cartera (consignments), y ninguna cadena los contiene.
    .lost = Un servicio que haya perdido sus datos necesita su propia copia de seguridad. Una copia de Ochre contiene etiquetas, historial de firmas y registros verificados, pero no claves ni activos.
recovery-assets-restore = Restaura la frase de recuperación en Ochre.
recovery-assets-connect = Conéctate al mismo servicio, que vuelve a mostrar tus activos.
recovery-assets-wait = Hasta entonces, no muevas ninguna ranura con otro programa.
recovery-sweep = Otro programa no sabe que una ranura contiene activos, y al gastarla los destruye. No dejes nunca que busque «todas las monedas» de tu frase de recuperación.
    .title = No vacíes nunca la rama de activos

## Other programs

recovery-programs = Bitcoin normal con otro programa
    .warning = Deja antes de usar la cartera aquí: dos programas con la misma frase de recuperación pueden gastar la misma moneda. Importa en el otro programa solo el bitcoin normal, nunca la rama de activos.
recovery-descriptors-closed = Abre una cartera y aquí aparecerán sus propios descriptores. Solo contienen claves públicas.
recovery-descriptors-deriving = Derivando los descriptores
recovery-descriptors = Descriptores de «{ $name }». Solo contienen claves públicas: quien los lea ve estas monedas, pero no puede gastarlas.
recovery-core = Observa y crea PSBT. Ochre las firma en { $screen }. Ejecuta estos comandos en su consola o con bitcoin-cli.
    .screen = Firmar sin conexión
recovery-core-create = Crear una cartera sin claves
recovery-core-import = Hacer que observe las dos cadenas de claves
recovery-sparrow = Admite el descriptor de las dos cadenas de claves. O escribe allí la frase de recuperación, con el tipo de script { $script } y la ruta { $mainnet }, o { $tests } en una red de prueba.
    .script = Taproot (P2TR)
recovery-sparrow-both = Las dos cadenas de claves
recovery-bdk = Admite dos descriptores, uno por cadena de claves. Con la frase de recuperación, es BIP86 de la cuenta 0.
recovery-bdk-receive = Cadena de claves 0, recepción
recovery-bdk-change = Cadena de claves 1, cambio
