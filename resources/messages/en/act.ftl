### What is kept of an act on a node: short, behind the name of the act.

act-service-failed = the service reports FAILED
act-old-image = the old image still answers
act-already-unlocked = already unlocked
act-unlocked-meanwhile = already unlocked in the meantime
act-stopped = you stopped it
act-not-by-itself = not unlocked automatically
act-not-ready = not ready yet ({ $status })
act-refused = refused ({ $status })
act-way-refused = refused before the node ({ $status })

## What Ochre knows of a node: a fact, beside its source and its time

act-fact-height = Block { $height }
act-fact-image = Image { $image }
act-fact-build = Build { $number }
act-fact-network = Network { $network }
act-fact-newest = Newest is { $image }
act-fact-will-lock = Will probably lock
