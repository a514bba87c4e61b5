### Lo que se guarda de una acción sobre un nodo: breve, detrás del nombre de la acción.

act-service-failed = según el servicio: FAILED
act-old-image = aún responde la imagen anterior
act-already-unlocked = ya desbloqueado
act-unlocked-meanwhile = desbloqueado entretanto
act-stopped = lo detuviste
act-not-by-itself = no se pudo desbloquear automáticamente
act-not-ready = aún no está listo ({ $status })
act-refused = rechazado ({ $status })
act-way-refused = rechazado antes del nodo ({ $status })

## What Ochre knows of a node: a fact, beside its source and its time

act-fact-height = Bloque { $height }
act-fact-image = Imagen { $image }
act-fact-build = Build { $number }
act-fact-network = Red { $network }
act-fact-newest = La más reciente es { $image }
act-fact-will-lock = Probablemente se bloqueará
