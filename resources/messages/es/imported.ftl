### Lo que se dice de algo que se importó para firmarlo u observarlo y no sirve para eso: qué es, qué ocurrió y qué importar en su lugar.

## What to bring, by what was wanted

imported-bring-psbt = Importa la PSBT sin firmar que guardó el otro programa: un archivo .psbt, su texto o sus códigos QR.
imported-bring-signed = Importa lo que guardó el otro equipo después de firmar: un archivo cuyo nombre termina en «signed», su texto o sus códigos QR.
imported-bring-account = Importa la cuenta pública: en el equipo que firma, en Ajustes, «Exportar cuenta pública» la muestra como archivo, texto y código QR. De otros programas, importa el descriptor taproot con su origen y su suma de comprobación.
imported-bring-labels = Importa las etiquetas que exportó Sparrow u otro programa: un archivo .jsonl según BIP329, el JSON de Electrum o una tabla con ID de transacción y etiquetas.

## Where something to sign was wanted

imported-is-empty = No contiene nada
    .happened = Está vacío, o solo contiene espacios en blanco.
    .todo = Guárdalo de nuevo en su origen e impórtalo entero.
imported-is-tooLarge = Es demasiado grande para una PSBT
    .happened = Ninguna transacción que la red acepte ocupa tanto, así que no se leyó.
imported-is-folder = Es una carpeta
    .happened = Una carpeta no se puede firmar.
    .todo = Elige el archivo que contiene.
imported-is-several = Se abrieron varios archivos a la vez
    .happened = Ochre abre un archivo cada vez, así que no se leyó ninguno.
    .todo = Abre uno. O ve a «Firmar sin conexión» y suéltalos todos allí.
imported-is-elsewhere = Este archivo no está en este equipo
    .happened = Para leerlo, Ochre tendría que preguntar a otro equipo. No lo hace con un archivo con el que se abre.
    .todo = Copia el archivo a este equipo y ábrelo desde aquí.
imported-is-image = Es una imagen
    .happened = Una imagen no contiene ninguna PSBT que se pueda leer aquí, ni siquiera la de un código QR.
    .todo = Muestra los códigos QR a la cámara, o importa la PSBT como archivo.
imported-is-document = Es un documento
    .happened = Es un PDF o un documento de texto.
imported-is-archive = Es un archivo comprimido
    .happened = Contiene otros archivos empaquetados.
    .todo = Descomprímelo e importa el archivo .psbt que contiene.
imported-is-program = Es un programa
    .happened = Es algo para ejecutar, no para firmar.
imported-is-database = Es una base de datos
    .happened = Es un archivo en el que un programa guarda sus datos, quizá una cartera. Ochre no lo examinó.
imported-is-html = Es una página web
    .happened = Es HTML: puede que un sitio mostrara un mensaje en lugar del archivo que debía entregar.
    .todo = Guárdalo de nuevo y comprueba que sea el archivo y no la página que lo rodea.
imported-is-otherJson = Son otros datos
    .happened = Es JSON, pero no una solicitud de firma de Ochre.
imported-is-words = Esta es la frase de recuperación de una cartera
    .happened = Ochre no la guardó ni la escribió en ningún lugar. Pero quien la vea puede llevarse todo lo que protege, y otro programa puede leer el portapapeles.
    .todo = Copia otra cosa ahora, para que salga del portapapeles. No la envíes nunca a nadie que te la pida.
imported-is-privateKey = Esta es una clave privada
    .happened = Ochre no la guardó ni la escribió en ningún lugar. Pero quien la vea puede llevarse lo que protege, y otro programa puede leer el portapapeles.
    .todo = Copia otra cosa ahora, para que salga del portapapeles.
imported-is-publicKey = Es una clave pública
    .happened = Indica qué direcciones tiene una cartera. No contiene nada que firmar.
imported-is-invoice = Es una factura RGB
    .happened = Pide un pago. Nadie ha construido todavía la transacción.
    .todo = Abre Enviar y pégala allí.
imported-is-assetId = Es el ID de un activo
    .happened = Nombra un activo. No contiene nada que firmar.
    .todo = Abre Activos para ver cuánto tienes de él.
imported-is-paymentLink = Es un enlace de pago
    .happened = Pide un pago. Nadie ha construido todavía la transacción.
    .todo = Abre Enviar y pégalo allí.
imported-is-lightning = Es una factura Lightning
    .happened = Se paga a través de un nodo Lightning, no con una transacción que se firme aquí.
imported-is-address = Es una dirección
    .happened = Indica adónde se puede enviar bitcoin. Nadie ha construido todavía la transacción.
    .todo = Abre Enviar y pégala allí.
imported-is-link = Es un enlace
    .happened = Ochre no abre enlaces, así que no sabe qué hay detrás.
    .todo = Guarda el archivo al que lleva e impórtalo.
imported-is-path = Es el nombre de un archivo
    .happened = El portapapeles contenía dónde está el archivo, no lo que hay en él.
    .todo = Abre el propio archivo.
imported-is-hash = Son 64 dígitos hexadecimales
    .happened = Pueden ser el ID de una transacción, que solo la nombra. Si son una clave, copia otra cosa ahora.
imported-is-transaction = Es una transacción suelta
    .happened = No es una PSBT: no indica qué gasta, así que no se puede saber su comisión ni de quién son sus entradas.
    .todo = Si ya está firmada, se puede difundir tal como está. Si no, haz que se guarde como PSBT.
imported-is-otherUr = Estos códigos QR contienen otra cosa
    .happened = Son códigos (ur: o BBQr) de un tipo que no contiene una PSBT.
    .todo = En el otro programa, muestra la PSBT como códigos QR, no una cuenta ni un mensaje.
imported-is-unknownText = Es otro texto
    .happened = No es nada que Ochre sepa reconocer.
imported-is-unknownBytes = Es otro archivo
    .happened = No es nada que Ochre sepa reconocer.
imported-is-version2 = Esta PSBT de versión 2 no está completa
    .happened = Ochre lee la versión 2 como versión 0. A esta le falta una parte para ello, o contiene datos contradictorios.
    .todo = La mayoría de los programas también puede guardar la versión 0: busca allí «versión de PSBT».
imported-is-cutShort = Falta el final de esta PSBT
    .happened = Empieza como una PSBT y se detiene a la mitad.
    .todo = Guárdala de nuevo en su origen e impórtala entera.
imported-is-damaged = Esta PSBT está dañada
    .happened = Empieza como una PSBT, pero lo que sigue no tiene el formato exacto que se lee de una sola manera.
    .todo = Guárdala de nuevo en su origen e impórtala entera.
imported-is-urDamaged = Una parte de este código está dañada
    .happened = Sus letras no dan la suma de comprobación que lleva: faltan algunas, o se leyeron mal.
    .todo = Cópialo o escanéalo de nuevo.
imported-is-urIncomplete = Faltan partes de este código
    .happened = Es una de varias partes, o solo algunas de ellas, y lo que hay no basta.
    .todo = Escanea hasta que estén todas las partes, o importa el archivo en lugar de los códigos.
imported-is-urMixed = Son partes de dos códigos
    .happened = No todas las partes pertenecen a la misma PSBT.
    .todo = Importa solo las partes de uno de ellos.
imported-is-packVersion = Esta solicitud de firma es de un tipo más reciente
    .happened = La creó una versión posterior de Ochre.
    .todo = Instala aquí un Ochre más reciente, o importa solo la PSBT: entonces tendrás que comprobar tú todo lo que se pide.
imported-is-packDamaged = Esta solicitud de firma no está como se creó
    .happened = Algo en ella cambió o se perdió por el camino, así que Ochre no se fía de nada de lo que contiene.
    .todo = Crea una nueva en su origen e impórtala sin cambios.
imported-is-account = Es la cuenta pública de una cartera
    .happened = Indica qué direcciones tiene una cartera, para que otro equipo pueda observarla. No contiene nada que firmar.
    .todo = Para observar esa cartera aquí, elige «Añadir una cartera de solo observación» donde se añaden carteras.
imported-is-accountVersion = Esta cuenta es de un tipo más reciente
    .happened = La creó una versión posterior de Ochre.
    .todo = Instala aquí un Ochre más reciente e impórtala de nuevo.
imported-is-accountDamaged = Esta cuenta no está como se creó
    .happened = Algo en ella cambió o se perdió por el camino, así que Ochre no se fía de nada de lo que contiene.
    .todo = Muéstrala o guárdala una vez más en el equipo que firma, e impórtala entera.
imported-is-accountKeys = Las claves de esta cuenta no encajan
    .happened = Su código de revisión es correcto, pero sus claves no son las de una cartera en la red que nombra.
    .todo = Quien la creó lo hizo a mano o con mala intención. Impórtala del equipo que firma y de ningún otro lugar.
imported-is-descriptorForm = Este descriptor no está completo
    .happened = Le falta algo, o contiene algo que ningún descriptor tiene.
    .todo = Cópialo una vez más, desde «tr(» hasta los ocho caracteres que siguen a #.
imported-is-descriptorChecksum = La suma de comprobación de este descriptor no coincide
    .happened = Los ocho caracteres detrás de # muestran que algo se cambió o se perdió por el camino, así que Ochre no se fía de nada de él.
    .todo = Cópialo entero una vez más de su origen.
imported-is-descriptorMultisig = Es un descriptor multifirma
    .happened = Varias claves firman por sus monedas. Ochre solo observa y firma carteras de una sola clave.
    .todo = Obsérvala con el programa que la creó.
imported-is-descriptorTree = Este descriptor taproot contiene scripts
    .happened = Sus monedas se pueden gastar por vías distintas de su clave, y Ochre no verifica ninguna de ellas.
    .todo = Obsérvala con el programa que la creó.
imported-is-descriptorPath = Esta cuenta está en otra ruta
    .happened = Ochre solo observa la primera cuenta taproot de BIP86: m/86h/0h/0h, y m/86h/1h/0h en redes de prueba.
    .todo = Exporta esa cuenta del firmante.
imported-is-descriptorNetwork = Las redes de esta cuenta no coinciden
    .happened = Su ruta, su clave o su primera dirección son de redes distintas entre sí, o de la que se eligió.
    .todo = Expórtala una vez más en la red que quieres.
imported-is-descriptorKey = La clave de esta cuenta no se puede leer
    .happened = No es una clave pública extendida de una cuenta (xpub o tpub), o uno de sus caracteres está mal.
    .todo = Expórtala una vez más. Una zpub o ypub es de otro tipo de dirección.
imported-is-descriptorKeychains = Este descriptor nombra otras direcciones
    .happened = Por debajo de la cuenta, Ochre lee /0/*, /1/*, o ambas como /<0;1>/*.
    .todo = Exporta el descriptor de la cuenta completa.
imported-is-descriptorsDiffer = Contiene más de una cuenta taproot
    .happened = Sus descriptores nombran claves distintas, y Ochre no puede saber a cuál te refieres.
    .todo = Importa los descriptores de una sola cuenta.
imported-is-lacks =
    { $form ->
        [keyOfOtherKind] Es una clave de otro tipo de direcciones
        [keyWithoutOrigin] Es una clave sola
        [descriptorWithoutOrigin] Este descriptor no indica el origen de la clave
        [descriptorOfOtherKind] Este descriptor es de otro tipo de direcciones
        [otherAccount] No es la primera cuenta de su cartera
        [keystoneJson] Es una cuenta de Keystone o BlueWallet
        [coldcardJson] Es una cuenta de Coldcard
        [bsms] Es un archivo BSMS
        [addwallet] Es una cartera de Specter
       *[bitkeyExport] Es una exportación de Bitkey
    }
    .happened = Ochre no puede observarla: { $missing }.
    .todo = Exporta la primera cuenta taproot del firmante (BIP86) con su origen e impórtala.
imported-lacks-origin = faltan la huella maestra y la ruta, [1a2b3c4d/86h/…]
imported-lacks-taprootKey = falta una clave taproot, con la ruta 86h
imported-lacks-accountZero = falta la clave de la cuenta 0
imported-is-noTaproot = No contiene ninguna cuenta taproot
    .happened = Solo incluye cuentas de otros tipos (wpkh, pkh, sh). Ochre observa taproot con una sola clave: tr(…), BIP86.
    .todo = Exporta la cuenta taproot del firmante. Algunos solo la muestran después de activarla en ellos.
imported-is-firstAddressOther = La primera dirección que contiene no es de su clave
    .happened = Ochre derivó la primera dirección a partir de la clave, y el archivo nombra otra.
    .todo = No recibas con ella. Expórtala una vez más desde el propio firmante.
imported-is-psbt = Es una PSBT
    .happened = Es una transacción por firmar, o ya firmada.
imported-is-pack = Es una solicitud de firma
    .happened = Es una transacción que Ochre quiere que se firme.
imported-is-alreadySigned = Esta PSBT ya está firmada
    .happened = Contiene firmas donde esta cartera pondría las suyas.
    .todo = Si está completa, llévala de vuelta a su origen. Para firmar, importa la anterior a la firma.
imported-is-otherNetwork = Esta PSBT es para otra red
    .happened = Nombra una clave de tu frase de recuperación, pero de una red distinta de la de esta cartera.
    .todo = Abre la cartera de esa red, o haz que se cree la PSBT para esta.
imported-is-notOurs = Esta PSBT es para la cartera de otra persona
    .happened = Nada de lo que gasta pertenece a esta cartera, así que no hay nada que firmar con sus claves.
    .todo = Comprueba si está abierta la cartera correcta y si este es el archivo correcto.
imported-is-otherScript = Esta PSBT gasta un tipo antiguo de salida
    .happened = Nombra una clave de tu frase de recuperación, pero no una de taproot. Ochre solo firma para taproot.
    .todo = Fírmala con el programa que creó la dirección.
imported-is-scriptPath = Esta PSBT gasta mediante un script
    .happened = Nombra una clave tuya en un script taproot. Lo que permite un script así no se puede mostrar aquí, de modo que no se firma.
    .todo = Fírmala con el programa que creó la dirección.
imported-is-noKeyPath = Esta PSBT no indica qué clave firma
    .happened = Gasta bitcoin de esta cartera, pero no incluye la ruta de la clave. Sin esa ruta, Ochre no busca tan lejos.
    .todo = Haz que se guarde de nuevo con los orígenes de las claves (rutas de derivación).
imported-is-backUnsigned = Esta PSBT aún está sin firmar
    .happened = Es la misma transacción, y nadie la ha firmado todavía.
    .todo = Fírmala en el otro equipo e importa el archivo cuyo nombre termina en «signed».
imported-is-backOther = Esta es otra transacción
    .happened = No es la que salió para firmarse. Haga lo que haga, no se acepta en su lugar.
    .todo = Importa el archivo firmado de esta misma transacción. Su nombre contiene las primeras letras del ID de la transacción.
imported-is-backForeign = Es de la cartera de otra persona
    .happened = Nada de lo que gasta pertenece a esta cartera, así que no es lo que salió de aquí.
    .todo = Importa el archivo firmado de esta misma transacción. Su nombre contiene las primeras letras del ID de la transacción.
imported-is-backHalf = No está todo firmado
    .happened = Es la transacción correcta, pero a algunas de sus entradas aún les falta la firma.
    .todo = Firma el resto en el otro equipo e impórtala de nuevo.
imported-is-backInvalid = Una de sus firmas no es válida
    .happened = Es la transacción correcta, pero lo que hay en el lugar de una firma no lo hicieron las claves de esta cartera para ella.
    .todo = Fírmala de nuevo en el otro equipo. Si ocurre dos veces, puede que ese equipo tenga otra frase de recuperación.

imported-fingerprint = La huella de esta cartera es { $fingerprint }.

## Where what another machine signed was wanted

imported-for-signed-image = Es una imagen
    .happened = Es un archivo de imagen. La imagen de un código QR se lee donde se escanean los códigos.
    .todo = Muestra los códigos QR a la cámara, o importa la PSBT como archivo.
imported-for-signed-alreadySigned = Es una transacción con otra forma
    .happened = Lleva firmas donde ninguna cartera taproot las tiene, así que no es lo que salió de aquí.

## Where the public account of a wallet was wanted

imported-for-account-tooLarge = Es demasiado grande para una cuenta
    .happened = Una cuenta ocupa menos de una página de texto.
imported-for-account-image = Es una imagen
    .happened = Es un archivo de imagen. La imagen de un código QR se lee donde se escanean los códigos.
    .todo = Elige «Escanear» y lee allí la imagen.
imported-for-account-otherJson = Son otros datos
    .happened = Es JSON, pero no una cuenta de Ochre, Bitcoin Core, Sparrow, Specter ni Coldcard.
imported-for-account-privateKey = Contiene una clave privada
    .happened = Para observar bastan las claves públicas. Ochre no la guardó ni la escribió en ningún lugar. Pero quien la vea puede llevarse lo que protege, y otro programa puede leer el portapapeles.
    .todo = No la pegues nunca en ningún lugar. Copia otra cosa ahora y exporta la cuenta sin claves privadas.
imported-for-account-publicKey = Es una clave sin su origen
    .happened = Una clave extendida sola no indica qué tipo de direcciones tiene ni de qué clave maestra viene.
imported-for-account-link = Es un enlace
    .happened = Ochre no abre enlaces, así que no sabe qué hay detrás.
imported-for-account-otherUr = Estos códigos QR contienen otra cosa
    .happened = Son un Uniform Resource (ur:) que no contiene una cuenta.
imported-for-account-psbt = Es una PSBT
    .happened = Es una transacción, y no indica qué direcciones tiene la cartera.
imported-for-account-pack = Es una solicitud de firma
    .happened = Va al equipo que firma, y no indica qué direcciones tiene la cartera.

## Where labels were wanted

imported-for-labels-tooLarge = Es demasiado grande para unas etiquetas
    .happened = No se leen más de 4 MB.
imported-for-labels-otherJson = No son etiquetas
    .happened = Es JSON de otro tipo, o tiene más de 20 000 líneas.
imported-for-labels-unknownText = No son etiquetas
    .happened = Ninguna de sus líneas es una etiqueta como las define BIP329.
