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
    .data = Tus ranuras los sostienen, pero sus datos solo los tiene tu servicio. Ninguna cadena de bloques los tiene.
    .lost = Una copia de Ochre no sustituye la copia del servicio.
recovery-assets-restore = Restaura la frase en Ochre y conecta con el mismo servicio. Hasta entonces no muevas ranuras con otros programas.
recovery-sweep = Otros programas no ven activos: gastar allí una ranura los destruye. Nunca dejes que uno busque «todas las monedas».
    .title = No vacíes nunca la rama de activos

## Other programs

recovery-programs = Bitcoin normal con otro programa
    .warning = Deja antes de usar esta cartera en Ochre: dos programas pueden gastar la misma moneda. Comparte solo el bitcoin normal, nunca la rama de activos.
recovery-core = Observa y crea PSBT. Fírmalas en Ochre, en { $screen }.
recovery-core-create = Crear cartera sin claves
recovery-sparrow = Importa el descriptor. O introduce la frase, con { $script } y la ruta { $mainnet }, en redes de prueba { $tests }.
    .script = Taproot (P2TR)
recovery-bdk = Importa el descriptor o introduce la frase: BIP86, cuenta 0.
