### What is known of a node and what says so: its state, the proof of it, what it answered, and why an act ended without success.

## A node's state, on a chip, in a list and in its history.

evidence-state-locked =
    { $count ->
       *[other] gesperrt
    }
evidence-state-unreachable =
    { $count ->
       *[other] nicht erreichbar
    }
evidence-state-overdue =
    { $count ->
       *[other] überfällig
    }
evidence-state-unlocking =
    { $count ->
        [one] wird entsperrt
       *[other] werden entsperrt
    }
evidence-state-upgrading =
    { $count ->
        [one] wird aktualisiert, gesperrt
       *[other] werden aktualisiert, gesperrt
    }
evidence-state-notHeard =
    { $count ->
       *[other] Zustand unbekannt
    }
evidence-state-outdated =
    { $count ->
       *[other] veraltet
    }
evidence-state-unlocked =
    { $count ->
       *[other] entsperrt
    }
evidence-state-still = entsperrt, keine Blöcke
evidence-proof-node = Beim Node erfragt
evidence-proof-told = Vom Dienst gemeldet
evidence-proof-act = Deine Liste

## What proved a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-proof-predicted = Vorhergesagt
evidence-proof-nothing = Noch nichts

evidence-blind = Dieser Dienst kann den Zustand eines Nodes nicht nennen. Ochre zeigt, was zuletzt verifiziert wurde.

## Of a lock that nobody asked for here.

evidence-locked-by-update = durch eine Aktualisierung von außen gesperrt
evidence-locked-by-probablyUpdate = wahrscheinlich durch eine Aktualisierung von außen gesperrt

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-unknown = Unbekannt
evidence-plan-own = Eigener
evidence-plan-byHand = { $plan }, von Hand aktualisiert
evidence-plan-unasked = { $plan }, ohne Rückfrage aktualisiert

## What a node answered, alone in a place and behind a colon.

evidence-answer-accepted = angenommen
evidence-answer-alreadyUnlocked = bereits entsperrt
evidence-answer-locked = gesperrt, noch nicht bereit
evidence-answer-changingState = ändert seinen Zustand
evidence-answer-notInitialized = nie eingerichtet
    .todo = Richte den Node zuerst ein.
evidence-answer-wrongPassword = falsches Node-Passwort
    .todo = Gib ein anderes ein. Ochre versucht keines zweimal: Das könnte dich aussperren.
evidence-answer-tokenRefused = Token abgelehnt
    .todo = Gib in den Einstellungen ein gültiges Token ein.
evidence-answer-tokenReadOnly = Token darf nicht entsperren
    .todo = Gib in den Einstellungen ein Token ein, das entsperren darf.
evidence-answer-elsewhere = kein Node
    .todo = Das Node-Passwort ging an diese Adresse. Dort antwortet vielleicht eine Anmeldeseite oder ein Proxy.
evidence-answer-wayRefused = unterwegs abgelehnt
    .todo = Prüfe die Adresse und jeden Proxy oder Tunnel vor dem Node.
evidence-answer-broke = nicht beendet
    .todo = Prüfe die Adresse und die Entsperr-Einstellungen, dann entsperre erneut.
evidence-answer-unlocked = entsperrt
evidence-answer-hangs = hängt
    .todo = Starte den Node neu, dann entsperre ihn.
evidence-answer-noSecret = Node-Passwort fehlt
    .todo = Gib das Node-Passwort ein.
evidence-answer-noAddress = Adresse unbekannt
    .todo = Gib die Adresse in den Einstellungen ein.
evidence-answer-hostNotApproved = Host nicht freigegeben
    .todo = Prüfe den Host. Ochre hat ihm nichts gesendet und fragt, wenn du von Hand entsperrst.
evidence-answer-addressChanged = Adresse geändert
    .todo = Prüfe die Adresse. Ochre hat ihr nichts gesendet und fragt, wenn du von Hand entsperrst.
evidence-answer-tokenMissing = Token fehlt
    .todo = Gib das Token in den Einstellungen erneut ein.
evidence-answer-keychain = Schlüsselbund gesperrt oder stumm
    .todo = Entsperre deinen Schlüsselbund.
evidence-answer-busy = beschäftigt
    .todo = Warte, bis das endet.
evidence-answer-ownNode = von dir zu aktualisieren
    .todo = Aktualisiere den Node selbst.
evidence-answer-notOutdated = neuestes Image
evidence-answer-removed = entfernt
evidence-answer-gaveUp = nicht länger gewartet
    .todo = Lade neu, bevor du erneut entsperrst: Der Ausgang ist unbekannt.
evidence-answer-interrupted = Ochre vor der Antwort beendet
evidence-answer-upgradeFailed = Aktualisierung fehlgeschlagen
    .todo = Aktualisiere erneut oder frage den Betreiber.
evidence-answer-refused = vom Node abgelehnt
    .todo = Prüfe Einstellungen und Protokoll des Nodes.
evidence-answer-for-bitcoind = Bitcoin-Node nicht erreichbar
    .todo = Prüfe, ob der Bitcoin-Node läuft, und seinen Zugang in den Entsperr-Einstellungen.
evidence-answer-for-indexer = Indexer nicht erreichbar
    .todo = Prüfe, ob der Indexer läuft, und seine Adresse in den Entsperr-Einstellungen.
evidence-answer-for-proxy = RGB-Proxy nicht angenommen
    .todo = Prüfe, ob der RGB-Proxy läuft, und seine Adresse in den Entsperr-Einstellungen.
evidence-answer-for-network = Bitcoin-Node eines anderen Netzes
    .todo = Nenne in den Entsperr-Einstellungen einen Bitcoin-Node im Netz des Nodes.
evidence-answer-for-announce = Ankündigung nicht angenommen
    .todo = Prüfe die angekündigten Adressen und den Alias in den Entsperr-Einstellungen.
evidence-answer-for-body = mehr zum Entsperren nötig
    .todo = Ergänze die Entsperr-Einstellungen: Bitcoin-Node und Indexer.
evidence-answer-for-data = Wallet-Daten beschädigt
    .todo = Stelle den Node aus Backup und Wiederherstellungsphrase wieder her. Erneutes Entsperren hilft nicht.
evidence-answer-for-sync = Blockchain nicht lesbar
    .todo = Prüfe, ob der Indexer der Blockchain folgt, dann entsperre erneut.

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-answer-silence-dns = Name nicht gefunden (DNS)
evidence-answer-silence-refused = Verbindung abgelehnt
evidence-answer-silence-late = keine Antwort in der Zeit
evidence-answer-silence-reset = Verbindung abgebrochen
evidence-answer-silence-tls = keine verschlüsselte Verbindung (TLS)
evidence-answer-silence-wantsCertificate = verlangt ein Zertifikat (mTLS)
evidence-answer-silence-certificateExpired = Zertifikat abgelaufen
evidence-answer-silence-certificateNotYet = Zertifikat gilt noch nicht
evidence-answer-silence-certificateName = Zertifikat für anderen Namen
evidence-answer-silence-certificateUntrusted = Zertifikat nicht vertrauenswürdig
evidence-answer-silence-gateway = Gateway erreicht den Node nicht
evidence-answer-silence-offline = kein Netz
evidence-answer-silence-other = keine Verbindung
evidence-silence-host = Prüfe, ob { $host } stimmt, der Node dort läuft und sein Port offen ist.
evidence-silence-wantsCertificate = Prüfe das Zertifikat in den Einstellungen des Nodes.
evidence-silence-certificateExpired = Erneuere das Zertifikat von { $host }: Es endete am { $date }.
evidence-silence-certificateNotYet = Das Zertifikat von { $host } gilt ab { $date }. Prüfe beide Uhren.
evidence-silence-certificate = Besorge ein vertrauenswürdiges Zertifikat für { $host } oder berichtige die Adresse.
evidence-silence-gateway = Prüfe, ob der Node läuft: Was vor ihm steht, hat { $status } geantwortet.
evidence-silence-offline = Prüfe das Netz dieses Computers.
evidence-silence = Keine Antwort: { $reason }

## Why the last act ended without success. On the node's page: title, then what happened, what the service said (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Antwort: „{ $text }“.
