### Qué recuperan las palabras, dónde están las claves y cómo encuentra los bitcoin otro programa.

recovery-title = Recuperación
    .hint = Rutas de claves, otros programas

## Where the keys lie

recovery-keys = Tus claves
    .words = De 12 a 24 palabras BIP39, sin passphrase BIP39.
recovery-keys-taproot = Taproot de una clave (BIP86): { $descriptor }. Ochre comprueba { $count } direcciones por rama, muchos programas 20. Pon más allí si una revisión lo indicó.
recovery-path = { $mainnet }, en redes de prueba { $tests }. Ramas { $first } y { $second }{ $branch ->
        [slots] { " " }(servicios más antiguos)
       *[plain] { "" }
    }.
recovery-search = Buscar más lejos

## Assets

recovery-assets = Los activos necesitan más que la frase
    .data = { $service ->
            [own] Tus ranuras los sostienen, pero sus datos solo los tiene este ordenador. Ninguna cadena de bloques los tiene.
           *[remote] Tus ranuras los sostienen, pero sus datos solo los tiene tu servicio. Ninguna cadena de bloques los tiene.
        }
    .lost = { $service ->
            [own] Una copia de Ochre o una copia automática recupera los datos.
           *[remote] Una copia de Ochre no sustituye la copia del servicio.
        }
recovery-assets-restore = { $service ->
        [own] Restaura la frase en Ochre, luego la copia, y conecta solo después. Hasta entonces no muevas ranuras con otros programas.
       *[remote] Restaura la frase en Ochre y conecta con el mismo servicio. Hasta entonces no muevas ranuras con otros programas.
    }
recovery-sweep = Otros programas no ven activos: gastar allí una ranura los destruye. Nunca dejes que uno busque «todas las monedas».
    .title = No vacíes nunca la rama de activos

## Copies of a wallet of the built-in service, and what they restore

recovery-copies = Copias automáticas
    .hint = Tras cada cambio, una copia cifrada de los activos de esta cartera va a tu carpeta. Elige una en otro disco.
    .opens = La frase de recuperación abre una copia. Con tu cuenta pública, otros pueden leerla, pero no mover nada.
    .remote = Solo con el servicio integrado. Un servicio remoto necesita su propia copia de seguridad.
recovery-copies-choose = Elegir carpeta
recovery-copies-stop = Detener copias
recovery-copies-last = Última copia { $ago }
recovery-copies-none = Aún sin copia
recovery-copies-failed = { $why ->
        [tooLarge] Los datos son demasiado grandes. Cierra Ochre y copia own-service desde su carpeta de datos.
       *[other] Revisa la carpeta. Ochre lo reintenta cada minuto. ({ $code })
    }
    .title = Último cambio sin copiar
recovery-drill = Simulacro de recuperación
    .hint = Prueba aquí qué restauran tus claves y la última copia. Solo lee: no envía, acepta ni difunde nada.
    .phrase = El simulacro no ve tu papel: comprueba también tu frase de recuperación.
recovery-drill-run = Hacer simulacro
recovery-drill-last = Último simulacro { $time }
recovery-drill-copy = Copia de { $time }
recovery-drill-result = { $from ->
        [nothing] Aún nada que restaurar
        [noCopy] No hay copia para restaurar
        [unreadable] La última copia no se puede abrir
        [spentSince] La última copia es demasiado antigua
        [service] Solo tu servicio puede mover estos activos
       *[copy] { $lost ->
            [0] Todos los activos restaurados y disponibles
           *[other] Sin restaurar: { $lost }
        }
    }
    .todo = { $from ->
        [nothing] Aquí no hay activos liquidados.
        [noCopy] Si se rompe este ordenador, solo una copia de seguridad restaura estos activos. Elige una carpeta para copias.
        [unreadable] Si se rompe este ordenador, solo una copia de seguridad restaura estos activos. Elige otra vez la carpeta para copiar ahora.
        [spentSince] Después se gastaron monedas, y el servicio integrado la rechaza. Elige otra vez la carpeta para copiar ahora.
        [service] Los datos guardados verifican las cantidades de abajo, pero no mueven nada. Pide copias a tu operador.
       *[copy] { $lost ->
            [0] Probado en una carpeta temporal, ya borrada.
           *[other] Si se rompe este ordenador, solo una copia de seguridad restaura estos activos. Elige otra vez la carpeta para copiar ahora.
        }
    }
recovery-drill-line = { $back } de { $settled }
recovery-drill-more = Más activos: { $count }

## Other programs

recovery-programs = Bitcoin normal con otro programa
    .warning = Deja antes de usar esta cartera en Ochre: dos programas pueden gastar la misma moneda. Comparte solo el bitcoin normal, nunca la rama de activos.
recovery-core = Observa y crea PSBT. Fírmalas en Ochre, en { $screen }.
recovery-core-create = Crear cartera sin claves
recovery-sparrow = Importa el descriptor. O introduce la frase, con { $script } y la ruta { $mainnet }, en redes de prueba { $tests }.
    .script = Taproot (P2TR)
recovery-bdk = Importa el descriptor o introduce la frase: BIP86, cuenta 0.
