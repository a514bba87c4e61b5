### What is kept of an act on a node: short, behind the name of the act.

act-service-failed = der Dienst meldet FAILED
act-old-image = das alte Image antwortet noch
act-already-unlocked = bereits entsperrt
act-unlocked-meanwhile = inzwischen entsperrt
act-stopped = von dir gestoppt
act-not-by-itself = nicht automatisch entsperrt
act-not-ready = noch nicht bereit ({ $status })
act-refused = abgelehnt ({ $status })
act-way-refused = vor dem Node abgelehnt ({ $status })

## What Ochre knows of a node: a fact, beside its source and its time

act-fact-height = Block { $height }
act-fact-image = Image { $image }
act-fact-build = Build { $number }
act-fact-network = Netzwerk { $network }
act-fact-newest = Neuestes: { $image }
act-fact-will-lock = Wird wahrscheinlich gesperrt
