### Qué le pasó a un archivo de Ochre, visto al iniciar, y qué se sigue de ello.

damage-kept = Ochre lo conservó como { $keptAs }.

## What was taken instead, and what to do, by the file.

damage-title =
    { $how ->
        [gone] Faltaba { $file }
        [differs] { $file } y su copia eran distintos
        [rest] No se puede leer todo { $file }
       *[damaged] { $file } estaba dañado
    }
damage-then =
    { $recovered ->
        [rest] Ochre dejó esa parte en el archivo. Todo lo demás está aquí.
        [previous] Ochre usa su copia. Puede faltar tu último cambio.
        [safe] Ochre usa el valor más estricto de cada uno.
        [merged] Revísalos en Ajustes.
        [part]
            { $file ->
                [ochre] Las claves de una cartera que falte siguen en tu llavero. Restáurala con su frase o una copia.
                [journal] Ochre conserva parte del historial de firmas. Refresca y revisa las transferencias antes de pagar de nuevo.
               *[other] Ochre conserva todo lo legible.
            }
       *[nothing]
            { $file ->
                [ochre] Ochre empezó sin él, sin conexión y con los importes ocultos. Busca tus claves en el llavero, en Ajustes.
                [journal] Empieza un nuevo historial de firmas. Refresca y revisa las transferencias antes de volver a pagar.
                [practice] Empieza otra cadena de práctica, sin las monedas de antes.
               *[other] Ochre empezó sin él.
            }
    }
damage-rows =
    { $recovered ->
        [merged] De la copia: { $list }.
       *[other] No se puede leer: { $list }.
    }
