### What is known of a node and what says so: its state, the proof of it, what it answered, and why an act ended without success.

## A node's state, on a chip, in a list and in its history.

evidence-state-still = entsperrt, keine Blöcke

## What proved a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-blind = Dieser Dienst kann den Zustand eines Nodes nicht nennen. Ochre zeigt, was es zuletzt verifiziert hat.

## Of a lock that nobody asked for here.

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-unknown = Unbekannt
evidence-plan-own = Eigener
evidence-plan-byHand = { $plan }, von Hand aktualisiert
evidence-plan-unasked = { $plan }, ohne Rückfrage aktualisiert
evidence-answer =
    { $answer ->
        [accepted] angenommen
        [alreadyUnlocked] bereits entsperrt
        [locked] gesperrt, noch nicht bereit
        [changingState] ändert seinen Zustand
        [notInitialized] nie eingerichtet
        [wrongPassword] falsches Node-Passwort
        [tokenRefused] Token abgelehnt
        [tokenReadOnly] Token darf nicht entsperren
        [elsewhere] kein Node
        [wayRefused] unterwegs abgelehnt
        [broke] nicht abgeschlossen
        [unlocked] entsperrt
        [hangs] hängt
        [noSecret] Node-Passwort fehlt
        [noAddress] Adresse unbekannt
        [hostNotApproved] keine Zustimmung zum Host
        [addressChanged] Adresse geändert
        [tokenMissing] Token fehlt
        [keychain] Schlüsselbund gesperrt oder stumm
        [busy] beschäftigt
        [ownNode] von dir zu aktualisieren
        [notOutdated] neuestes Image
        [removed] entfernt
        [gaveUp] nicht länger gewartet
        [interrupted] Ochre vor der Antwort beendet
        [upgradeFailed] Aktualisierung fehlgeschlagen
        [refused] vom Node abgelehnt
        [for-bitcoind] Bitcoin-Node nicht erreichbar
        [for-indexer] Indexer nicht erreichbar
        [for-proxy] RGB-Proxy nicht angenommen
        [for-network] Bitcoin-Node eines anderen Netzwerks
        [for-announce] Bekanntgabe nicht angenommen
        [for-body] mehr zum Entsperren nötig
        [for-data] Wallet-Daten beschädigt
        [for-sync] Blockchain nicht lesbar
        [silence-dns] Name nicht gefunden (DNS)
        [silence-refused] Verbindung abgelehnt
        [silence-late] keine Antwort in der Zeit
        [silence-reset] Verbindung abgebrochen
        [silence-tls] keine verschlüsselte Verbindung (TLS)
        [silence-wantsCertificate] verlangt ein Zertifikat (mTLS)
        [silence-certificateExpired] Zertifikat abgelaufen
        [silence-certificateNotYet] Zertifikat gilt noch nicht
        [silence-certificateName] Zertifikat für anderen Namen
        [silence-certificateUntrusted] Zertifikat nicht vertrauenswürdig
        [silence-gateway] Gateway erreicht den Node nicht
        [silence-offline] kein Netz
        [silence-other] keine Verbindung
       *[other] { "" }
    }
    .todo =
        { $answer ->
            [notInitialized] Richte den Node zuerst ein.
            [wrongPassword] Gib ein anderes ein. Ochre versucht keines zweimal: Das könnte dich aussperren.
            [tokenRefused] Gib in den Einstellungen ein gültiges Token ein.
            [tokenReadOnly] Gib in den Einstellungen ein Token ein, das entsperren darf.
            [elsewhere] Das Node-Passwort ging an diese Adresse. Dort antwortet vielleicht eine Anmeldeseite oder ein Proxy.
            [wayRefused] Prüfe die Adresse und jeden Proxy oder Tunnel dazwischen.
            [broke] Prüfe die Adresse und die Entsperr-Einstellungen, dann entsperre erneut.
            [hangs] Starte den Node neu, dann entsperre ihn.
            [noSecret] Gib das Node-Passwort ein.
            [noAddress] Gib die Adresse in den Einstellungen ein.
            [hostNotApproved] Prüfe den Host. Ochre hat ihm nichts gesendet und fragt, wenn du von Hand entsperrst.
            [addressChanged] Prüfe die Adresse. Ochre hat ihr nichts gesendet und fragt, wenn du von Hand entsperrst.
            [tokenMissing] Gib das Token in den Einstellungen erneut ein.
            [keychain] Entsperre deinen Schlüsselbund.
            [busy] Warte, bis das beendet ist.
            [ownNode] Aktualisiere den Node selbst.
            [gaveUp] Lade neu, bevor du erneut entsperrst: Der Ausgang ist unbekannt.
            [upgradeFailed] Aktualisiere erneut, oder frag den Betreiber.
            [refused] Prüfe Einstellungen und Protokoll des Nodes.
            [for-bitcoind] Prüfe den Bitcoin-Node und seinen Login in den Entsperr-Einstellungen.
            [for-indexer] Prüfe den Indexer und seine Adresse in den Entsperr-Einstellungen.
            [for-proxy] Prüfe den RGB-Proxy und seine Adresse in den Entsperr-Einstellungen.
            [for-network] Gib in den Entsperr-Einstellungen einen Bitcoin-Node des richtigen Netzwerks ein.
            [for-announce] Prüfe bekannt gegebene Adressen und Alias in den Entsperr-Einstellungen.
            [for-body] Ergänze die Entsperr-Einstellungen: Bitcoin-Node und Indexer.
            [for-data] Stelle den Node aus Backup und Wiederherstellungsphrase wieder her. Erneutes Entsperren hilft nicht.
            [for-sync] Prüfe, ob der Indexer der Blockchain folgt, dann entsperre erneut.
           *[other] { "" }
        }

## What a node answered, alone in a place and behind a colon.

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-silence = Keine Antwort: { $reason }
    .todo =
        { $kind ->
            [wantsCertificate] Prüfe das Zertifikat in den Einstellungen des Nodes.
            [certificateExpired] Erneuere das Zertifikat von { $host }: Es ist am { $date } abgelaufen.
            [certificateNotYet] Das Zertifikat von { $host } gilt ab { $date }. Prüfe beide Uhren.
            [certificateName] Besorge ein vertrauenswürdiges Zertifikat für { $host } oder berichtige die Adresse.
            [certificateUntrusted] Besorge ein vertrauenswürdiges Zertifikat für { $host } oder berichtige die Adresse.
            [gateway] Prüfe, ob der Node läuft: Was davor steht, antwortete mit { $status }.
            [offline] Prüfe das Netz dieses Computers.
           *[other] Prüfe, ob { $host } stimmt, der Node dort läuft und sein Port offen ist.
        }

## Why the last act ended without success. On the node's page: title, then what happened, what the service said (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Antwort: „{ $text }“.
evidence-state =
    { $count ->
       *[other]
            { $state ->
                [locked] gesperrt
                [unreachable] nicht erreichbar
                [overdue] überfällig
                [unlocking]
                    { $count ->
                        [one] wird entsperrt
                       *[other] werden entsperrt
                    }
                [upgrading]
                    { $count ->
                        [one] wird aktualisiert, gesperrt
                       *[other] werden aktualisiert, gesperrt
                    }
                [notHeard] Zustand unbekannt
                [outdated] veraltet
               *[unlocked] entsperrt
            }
    }
evidence-proof =
    { $proof ->
        [node] Beim Node erfragt
        [told] Vom Dienst gemeldet
        [act] Deine Liste
        [predicted] Vorhergesagt
       *[nothing] Noch nichts
    }
evidence-locked-by =
    { $by ->
        [update] durch eine Aktualisierung von außen gesperrt
       *[probablyUpdate] wahrscheinlich durch eine Aktualisierung von außen gesperrt
    }
