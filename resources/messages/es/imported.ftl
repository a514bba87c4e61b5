### Lo importado no es lo que se quería: qué es, y qué importar en su lugar.

imported-wanted =
    { $wanted ->
        [signed] la PSBT firmada
        [account] una cuenta pública
        [labels] un archivo de etiquetas
       *[psbt] una PSBT
    }
imported-is =
    { $name ->
        [empty] Vacío
        [tooLarge] Demasiado grande
        [several] Varios archivos a la vez
        [elsewhere] En otro equipo
        [damaged] PSBT dañada o incompleta
        [version2] PSBT de versión 2 incompleta
        [urDamaged] Código dañado
        [urIncomplete] Faltan partes
        [urMixed] Partes de dos códigos
        [newer] Lo hizo un Ochre más nuevo
        [changed] Cambiado o cortado por el camino
        [accountKeys] Claves que no van juntas
        [descriptorForm] Descriptor incompleto
        [descriptorTree] No es una cartera de una sola clave taproot sin scripts
        [descriptorPath] Otra cuenta
        [descriptorNetwork] De otra red, o de varias
        [descriptorKey] Sin xpub o tpub legible (zpub e ypub no)
        [descriptorKeychains] Descriptor de otras direcciones
        [descriptorsDiffer] Más de una cuenta taproot
        [lacks]
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
        [noTaproot] Sin cuenta taproot
        [firstAddressOther] Primera dirección de otra clave
        [alreadySigned] Ya firmada
        [otherNetwork] PSBT de otra red
        [notOurs] PSBT de otra cartera
        [otherScript] Ochre firma solo con claves taproot, no con scripts
        [noKeyPath] PSBT que no dice qué clave firma
        [backUnsigned] Aún sin firmar
        [backOther] Otra transacción que la de tu solicitud
        [backHalf] Firmada solo en parte
        [backInvalid] Una de sus firmas no es válida
        [words] Es una frase de recuperación
        [privateKey] Contiene una clave privada
       *[other] Es { $thing }, no { $wanted }
    }
    .happened =
        { $name ->
            [descriptorKeychains] Ochre lee /0/*, /1/* o /<0;1>/*.
            [lacks] Ochre no puede observar la cartera sin { $missing }.
            [noTaproot] Algunos dispositivos de firma la muestran solo después de activarla.
            [words] Ochre no la guardó. Quien la vea puede llevárselo todo.
            [privateKey] Ochre no la guardó. Quien la vea puede llevarse lo que protege.
           *[other] { "" }
        }
    .todo =
        { $name ->
            [several] Abre uno, o suéltalos todos en Firmar sin conexión.
            [elsewhere] Cópialo aquí y ábrelo.
            [version2] Guárdala como versión 0.
            [newer]
                { $wanted ->
                    [psbt] Instala aquí el Ochre más nuevo, o importa la PSBT sola y revísala tú.
                   *[other] Instala aquí el Ochre más nuevo.
                }
            [descriptorForm] Cópialo otra vez, desde «tr(» hasta los ocho caracteres tras #.
            [descriptorNetwork] Expórtala otra vez en la red deseada.
            [descriptorsDiffer] Importa los descriptores de una.
            [firstAddressOther] No recibas con ella. Expórtala otra vez desde el dispositivo que firma.
            [alreadySigned] Si está completa, llévala de vuelta. Para firmar, importa la que no está firmada.
            [otherNetwork] Abre la cartera de esa red.
            [notOurs] Comprueba que abriste la cartera y el archivo correctos.
            [noKeyPath] Haz que se guarde otra vez con los orígenes de clave (rutas de derivación).
            [backOther] Importa el archivo cuyo nombre tiene las mismas letras.
            [backHalf] Firma el resto e impórtala otra vez.
            [backInvalid] Fírmala otra vez. Si falla, el otro equipo puede tener otra frase de recuperación.
            [words] Copia ahora otra cosa: otros programas leen el portapapeles. No se la des nunca a nadie.
            [privateKey]
                { $wanted ->
                    [account] Copia ahora otra cosa. Exporta la cuenta sin claves privadas.
                   *[other] Copia ahora otra cosa: otros programas leen el portapapeles.
                }
           *[other]
                { $group ->
                    [signed] Importa el archivo del otro equipo que acaba en «signed».
                    [account] Exporta la cuenta pública donde firmas. De otro programa: un descriptor taproot completo.
                    [labels] Importa BIP329, el JSON de Electrum o una tabla de ID de transacción: como mucho 4 MB y 20 000 líneas.
                    [taproot] Exporta la primera cuenta taproot con su origen: m/86h/0h/0h, en redes de prueba m/86h/1h/0h.
                    [send] Pégalo en Enviar.
                    [scan] Escanea mejor sus códigos QR.
                    [unpack] Descomprímelo antes.
                    [file] Importa el propio archivo.
                    [again] Guárdalo otra vez en su origen.
                    [changed] No te fíes de nada de su contenido. Consíguelo entero otra vez en su origen.
                    [codes] Escanea todas las partes de un código, o importa el archivo.
                    [elsewhere] Usa el programa que lo creó.
                    [watch] Añádela como cartera de solo observación.
                    [transaction] Si está firmada, difúndela. Si no, haz que se guarde como PSBT.
                    [hash] Si es una clave, copia ahora otra cosa.
                   *[psbt] Importa un archivo .psbt sin firmar, su texto o sus códigos QR.
                }
        }
imported-lacks =
    { $one ->
        [origin] la huella maestra y la ruta
        [taprootKey] una clave taproot
       *[accountZero] la clave de la cuenta 0
    }
imported-thing =
    { $thing ->
        [folder] una carpeta
        [image] una imagen
        [document] un documento
        [archive] un archivo comprimido
        [program] un programa
        [database] una base de datos
        [html] una página web
        [publicKey] una clave pública
        [invoice] una factura RGB
        [assetId] un ID de activo
        [paymentLink] un enlace de pago
        [lightning] una factura Lightning
        [address] una dirección
        [link] un enlace
        [path] un nombre de archivo
        [hash] 64 dígitos hexadecimales
        [transaction] una transacción suelta
        [otherUr] otro tipo de código QR
        [unknownText] otra cosa
        [account] una cuenta pública
        [psbt] una PSBT
        [pack] una solicitud de firma
       *[unknownBytes] otro archivo
    }
imported-fingerprint = La huella de esta cartera es { $fingerprint }.
