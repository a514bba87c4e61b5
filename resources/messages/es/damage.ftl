### Qué le pasó a un archivo de Ochre, visto al iniciar, y qué se sigue de ello.

damage-rest = No se puede leer todo { $file }
    .more = Eso se queda en el archivo y no se muestra; todo lo demás está aquí.
damage-gone = Faltaba { $file }
damage-damaged = { $file } estaba dañado
damage-differs = { $file } y su copia eran distintos
damage-kept = se conservó como { $keptAs }.
damage-unread = No se puede leer: { $list }.
damage-taken = De la copia: { $list }.
damage-unread-more = { $count } más

## What was taken instead, and what to do, by the file.

damage-previous = Se usó su copia en su lugar. Puede faltar tu último cambio.
damage-safe = Ochre usa el valor más estricto de cada uno.
damage-merged = Compruébalo en Ajustes.
damage-part = Se restauró lo que se pudo leer de él.
damage-nothing = Ochre empezó sin él.
damage-part-ochre = Todas las demás carteras están aquí. Si falta una, su clave está en tu llavero. Restaura la cartera con su frase de recuperación o con una copia de seguridad.
damage-part-journal = Se restauró lo que se pudo leer del historial de firmas. Refresca y mira en Transferencias antes de volver a pagar a alguien.
damage-nothing-ochre = Ochre empezó sin él, sin conexión y con los importes ocultos. Las claves de tus carteras están en tu llavero: búscalas en Ajustes.
damage-nothing-journal = El historial de firmas empieza de nuevo. Refresca y mira en Transferencias antes de volver a pagar a alguien.
damage-nothing-practice = Empieza una nueva cadena de práctica, sin las monedas de la anterior.
