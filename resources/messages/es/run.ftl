### Lotes: una acción, revisada y hecha en muchos nodos, con las contraseñas que requiere y su informe.

## The plan. figure: $count nodes in bold (run-nodes).

run-plan-none = No se puede consultar ningún nodo.
run-plan-passwords-kept =
    { $count ->
        [one] { $count } contraseña guardada
       *[other] { $count } contraseñas guardadas
    }
run-plan-not-begun = Cancelado
# asked: how many are asked, as in $figure; skipped: how many are left out.
run-plan-sum = { $figure }, omitidos: { $skipped }. Aún no se envió nada.
run-passwords-enter =
    { $count ->
        [one] Introducir { $count } contraseña
       *[other] Introducir { $count } contraseñas
    }
run-plan-unlocks = Desbloquear tras la actualización
    .hint = Con las contraseñas guardadas. Si no, los nodos quedan bloqueados.
# which: one of the two above.
run-plan-canary = Primer nodo
run-plan-parallel = Después, a la vez
    .missing = Indica un número.
# Behind the number, without it.
run-plan-stops = Se detiene con un token rechazado, una contraseña incorrecta en el primer nodo o tres en total. También tras cinco nodos seguidos que fallaron sin rechazo.
# figure: how many passwords, in bold (run-passwords).
run-plan-for-now =
    { $count ->
        [one] { $count } contraseña solo para este lote
       *[other] { $count } contraseñas solo para este lote
    }
run-plan-forget = Olvidar ahora
run-plan-hosts = Las contraseñas irían a hosts nuevos. Ochre pregunta antes por cada uno:

## Passwords of many nodes, typed or pasted. secret: how one is called, with a capital letter where it begins the message: “Password”.

run-passwords-practice = Rellenar con las de práctica
run-passwords-way =
    .one = La misma para todos
    .each = Una por nodo
run-passwords-how = Pega líneas para rellenar los campos en este orden, o dos columnas: nombre, contraseña.
run-passwords-keep = Guardar en el llavero
    .hint = Si no, solo para este lote.
# count: those that have one; total: of how many.
run-passwords-given = { $count } de { $total } introducidas.
run-passwords-table =
    .kept = guardada
    .field = { $secret }: { $node }
run-passwords-pages =
    .before = Nodos anteriores
    .after = Nodos siguientes
run-passwords-page = { $from } a { $to } de { $count }
run-pasted =
    { $count ->
        [one] { $count } línea rellenada, sobran { $more }.
       *[other] { $count } líneas rellenadas, sobran { $more }.
    }
# name: in quotation marks.
run-pasted-unknown = «{ $name }» no es exactamente un nodo de aquí. Ochre no rellenó ningún campo.

## The page where passwords are given to be kept.

run-keep = Contraseñas de nodo

## How a run stands, on its chip; and why it stopped.

## On the board: a run that is not over.

run-note-open = Abrir lote

## How far a run is: how many nodes came to what. figure: $count, in bold.

# figure: in bold; count: of how many.
run-count-through = { $figure } de { $count } terminados
run-outcome =
    { $outcome ->
        [waiting]
            { $count ->
               *[other] en espera
            }
        [running]
            { $count ->
               *[other] en curso
            }
        [done]
            { $count ->
                [one] hecho
               *[other] hechos
            }
        [already]
            { $count ->
                [one] ya hecho
               *[other] ya hechos
            }
        [refused]
            { $count ->
                [one] rechazado
               *[other] rechazados
            }
        [failed]
            { $count ->
                [one] fallido
               *[other] fallidos
            }
        [skipped]
            { $count ->
                [one] omitido
               *[other] omitidos
            }
       *[unknown]
            { $count ->
                [one] desconocido
               *[other] desconocidos
            }
    }

## Node by node.

run-column-outcome = Resultado
run-column-said = Motivo
run-column-took = Duración
## What is left to do at a node, without a point: in a column, and in the copied report.

## The report of a run.

run-title = Lote
run-interrupted = Ochre se cerró durante este lote.
    .text = Al reanudar, Ochre comprueba primero los nodos de resultado desconocido. Ninguno se desbloquea dos veces.
run-paused = En pausa. Los nodos ya consultados terminan.
run-left-locked =
    { $count ->
        [one] { $count } nodo de este lote está bloqueado.
       *[other] { $count } nodos de este lote están bloqueados.
    }
# names: the first few of them.
run-wanting =
    { $count ->
        [one] { $count } nodo necesita otra contraseña.
       *[other] { $count } nodos necesitan otra contraseña.
    }
    .plan = Revisar de nuevo
run-far = Progreso
    .pause = Pausar
    .resume = Reanudar
    .stop = Detener
run-begun = Iniciado: { $time }; { $count } a la vez.
run-copy = Copiar informe

## The report as text, for a message or a ticket.

# said: what the node said; todo: what is left to do, without a point.
run-report-more = Más líneas: { $count }

## The list of runs.

run-list = Lotes
    .empty = Aún no hay lotes.
run-state =
    { $state ->
        [canary] Primer nodo
        [running] En marcha
        [paused] En pausa
        [stopped] Detenido
        [interrupted] Interrumpido
       *[finished] Terminado
    }
run-stopped =
    { $because ->
        [wrongPasswords] El primer nodo rechazó su contraseña, o la rechazaron tres. Más intentos podrían bloquearte el acceso.
        [canaryFailed] El primer nodo falló por una causa que afectaría a todos.
        [tokenRefused] Se rechazó un token.
        [manyFailures] Fallaron cinco nodos seguidos, ninguno por un rechazo propio.
       *[you] Lo detuviste tú.
    }
run-todo =
    { $of ->
        [unlock] Desbloquea el nodo.
        [unknown] Refresca: se desconoce el resultado.
       *[plan] Revisa el nodo de nuevo.
    }
run-passwords-off =
    { $why ->
        [absent] Sin llavero: solo para este lote, en memoria.
       *[locked] Llavero bloqueado: solo para este lote, en memoria.
    }
run-do =
    { $act ->
        [unlock]
            { $count ->
                [one] Desbloquear { $count } nodo
               *[other] Desbloquear { $count } nodos
            }
        [upgrade]
            { $count ->
                [one] Actualizar { $count } nodo
               *[other] Actualizar { $count } nodos
            }
       *[upgradeToUnlocked]
            { $count ->
                [one] Actualizar y desbloquear { $count } nodo
               *[other] Actualizar y desbloquear { $count } nodos
            }
    }
run-passwords-act =
    { $does ->
        [keep]
            { $count ->
                [one] Guardar { $count } contraseña
               *[other] Guardar { $count } contraseñas
            }
       *[use]
            { $count ->
                [one] Usar { $count } contraseña
               *[other] Usar { $count } contraseñas
            }
    }
run-plan-how = Uno primero, luego { $count } a la vez.
run-column-todo = Siguiente paso
