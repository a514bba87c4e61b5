### Qué le pasó a un archivo de Ochre, visto al iniciar, y qué se sigue de ello.

damage-rest = No se puede leer todo { $file }
    .more = Ochre dejó esa parte en el archivo. Todo lo demás está aquí.
damage-gone = Faltaba { $file }
damage-damaged = { $file } estaba dañado
damage-differs = { $file } y su copia eran distintos
damage-kept = se conservó como { $keptAs }.
damage-unread = No se puede leer: { $list }.
damage-taken = De la copia: { $list }.

## What was taken instead, and what to do, by the file.

damage-previous = Ochre usa su copia. Puede faltar tu último cambio.
damage-safe = Se usa el valor más estricto de cada uno.
damage-merged = Revísalos en Ajustes.
damage-part = Se conserva todo lo legible.
damage-nothing = Ochre empezó sin él.
damage-part-ochre = Las claves de una cartera que falte siguen en tu llavero. Restáurala con su frase o una copia.
damage-part-journal = Se conserva parte del historial de firmas. Refresca y revisa las transferencias antes de pagar de nuevo.
damage-nothing-ochre = Se inició sin él, sin conexión y con importes ocultos. Busca tus claves en el llavero, en Ajustes.
damage-nothing-journal = Empieza un nuevo historial de firmas. Refresca y revisa las transferencias antes de volver a pagar.
damage-nothing-practice = Empieza otra cadena de práctica, sin las monedas de antes.
