### Lo importado no es lo que se quería: qué es, y qué importar en su lugar.

imported-not = Esto es { $thing }, no { $wanted }
imported-wanted-psbt = una PSBT
imported-wanted-signed = la PSBT firmada
imported-wanted-account = una cuenta pública
imported-wanted-labels = un archivo de etiquetas
imported-thing-folder = una carpeta
imported-thing-image = una imagen
imported-thing-document = un documento
imported-thing-archive = un archivo comprimido
imported-thing-program = un programa
imported-thing-database = una base de datos
imported-thing-html = una página web
imported-thing-publicKey = una clave pública
imported-thing-invoice = una factura RGB
imported-thing-assetId = un ID de activo
imported-thing-paymentLink = un enlace de pago
imported-thing-lightning = una factura Lightning
imported-thing-address = una dirección
imported-thing-link = un enlace
imported-thing-path = un nombre de archivo
imported-thing-hash = 64 dígitos hexadecimales
imported-thing-transaction = una transacción suelta
imported-thing-otherUr = otro tipo de código QR
imported-thing-unknownText = otra cosa
imported-thing-unknownBytes = otro archivo
imported-thing-account = una cuenta pública
imported-thing-psbt = una PSBT
imported-thing-pack = una solicitud de firma
imported-todo-psbt = Importa un archivo .psbt sin firmar, su texto o sus códigos QR.
imported-todo-signed = Firma en el otro equipo e importa el archivo que acaba en «signed».
imported-todo-account = Exporta la cuenta pública en el equipo que firma, o un descriptor taproot completo de otro programa.
imported-todo-labels = Importa BIP329, el JSON de Electrum o una tabla de ID de transacción: como mucho 4 MB y 20 000 líneas.
imported-todo-taproot = Exporta la primera cuenta taproot con su origen: m/86h/0h/0h, en redes de prueba m/86h/1h/0h.
imported-todo-send = Pégalo en Enviar.
imported-todo-scan = Escanea mejor sus códigos QR.
imported-todo-unpack = Descomprímelo antes.
imported-todo-file = Importa el propio archivo.
imported-todo-again = Guárdalo otra vez en su origen.
imported-todo-changed = No te fíes de nada de ello. Consíguelo entero otra vez en su origen.
imported-todo-codes = Escanea todas las partes de un código, o importa el archivo.
imported-todo-elsewhere = Usa el programa que lo creó.
imported-todo-watch = Añádela como cartera de solo observación.
imported-todo-transaction = Si está firmada, difúndela. Si no, haz que se guarde como PSBT.
imported-todo-hash = Si es una clave, copia ahora otra cosa.
imported-is-empty = No contiene nada
imported-is-tooLarge = Demasiado grande para importar
imported-is-several = Varios archivos a la vez
    .todo = Abre uno, o suéltalos todos en Firmar sin conexión.
imported-is-elsewhere = Este archivo está en otro equipo
    .todo = Cópialo aquí y ábrelo.
imported-is-damaged = Esta PSBT está dañada o incompleta
imported-is-version2 = Esta PSBT de versión 2 está incompleta
    .todo = Guárdala como versión 0.
imported-is-urDamaged = Este código está dañado
imported-is-urIncomplete = Faltan partes de este código
imported-is-urMixed = Partes de dos códigos
imported-is-newer = Lo hizo un Ochre más nuevo
    .todo = Instala aquí el Ochre más nuevo.
    .todo-psbt = Instala aquí el Ochre más nuevo, o importa la PSBT suelta y compruébala tú.
imported-is-changed = Cambiado o cortado por el camino
imported-is-accountKeys = Las claves de esta cuenta no van juntas
imported-is-descriptorForm = Este descriptor está incompleto
    .todo = Cópialo otra vez, desde «tr(» hasta los ocho caracteres tras #.
imported-is-descriptorTree = No es una cartera de una sola clave taproot sin scripts
imported-is-descriptorPath = Es otra cuenta
imported-is-descriptorNetwork = Esta cuenta es de otra red, o mezcla redes
    .todo = Expórtala otra vez en la red que quieres.
imported-is-descriptorKey = Sin xpub o tpub legible (zpub e ypub no sirven)
imported-is-descriptorKeychains = Este descriptor nombra otras direcciones
    .happened = Ochre lee /0/*, /1/* o /<0;1>/*.
imported-is-descriptorsDiffer = Más de una cuenta taproot
    .todo = Importa los descriptores de una.
imported-is-lacks =
    { $form ->
        [keyOfOtherKind] Clave de otro tipo
        [keyWithoutOrigin] Clave sin origen
        [descriptorWithoutOrigin] Descriptor sin origen
        [descriptorOfOtherKind] Descriptor de otro tipo
        [otherAccount] Otra cuenta
        [keystoneJson] De Keystone o BlueWallet
        [coldcardJson] De Coldcard
        [bsms] BSMS
        [addwallet] De Specter
       *[bitkeyExport] De Bitkey
    }
    .happened = Ochre no puede observarla sin { $missing }.
imported-lacks-origin = la huella maestra y la ruta
imported-lacks-taprootKey = una clave taproot
imported-lacks-accountZero = la clave de la cuenta 0
imported-is-noTaproot = Sin cuenta taproot
    .happened = Algunos firmantes la muestran solo después de activarla.
imported-is-firstAddressOther = La primera dirección no sale de la clave
    .todo = No recibas con ella. Expórtala otra vez del firmante.
imported-is-alreadySigned = Esta PSBT ya está firmada
    .todo = Si está completa, llévala de vuelta. Para firmar, importa la que no está firmada.
imported-is-otherNetwork = Esta PSBT es de otra red
    .todo = Abre la cartera de esa red.
imported-is-notOurs = Esta PSBT es de otra cartera
    .todo = Comprueba que abriste la cartera y el archivo correctos.
imported-is-otherScript = Ochre firma solo con claves taproot, no con scripts
imported-is-noKeyPath = Esta PSBT no dice qué clave firma
    .todo = Haz que se guarde otra vez con los orígenes de clave (rutas de derivación).
imported-is-backUnsigned = Aún sin firmar
imported-is-backOther = Otra transacción que la de tu solicitud de firma
    .todo = Importa el archivo cuyo nombre tiene las mismas letras.
imported-is-backHalf = Firmada solo en parte
    .todo = Firma el resto e impórtala otra vez.
imported-is-backInvalid = Una de sus firmas no es válida
    .todo = Fírmala otra vez. Si también falla, el otro equipo puede tener otra frase de recuperación.
imported-fingerprint = La huella de esta cartera es { $fingerprint }.
imported-is-words = Esto es una frase de recuperación
    .happened = Ochre no la guardó. Quien la vea puede llevárselo todo.
    .todo = Copia ahora otra cosa: otros programas leen el portapapeles. No se la des nunca a nadie.
imported-is-privateKey = Contiene una clave privada
    .happened = Ochre no la guardó. Quien la vea puede llevarse lo que protege.
    .todo = Copia ahora otra cosa: otros programas leen el portapapeles.
    .todo-account = Copia ahora otra cosa. Exporta la cuenta sin claves privadas.
