### What is known of a node and what says so: its state, the proof of it, what it answered, and why an act ended without success.

## A node's state, on a chip, in a list and in its history.

evidence-state-locked = Gesperrt
evidence-state-unreachable = Nicht erreichbar
evidence-state-overdue = Dauert zu lange
evidence-state-unlocking = Wird entsperrt
evidence-state-upgrading = Wird aktualisiert – gesperrt
evidence-state-notHeard = Keine aktuelle Antwort
evidence-state-outdated = Veraltet
evidence-state-unlocked = Entsperrt
evidence-state-still = Entsperrt – keine Blöcke

## How many nodes are in a state: “14 locked”. figure: $count as it is shown.

evidence-many-locked =
    { $count ->
        [one] { $figure } gesperrt
       *[other] { $figure } gesperrt
    }
evidence-many-unreachable =
    { $count ->
        [one] { $figure } nicht erreichbar
       *[other] { $figure } nicht erreichbar
    }
evidence-many-overdue =
    { $count ->
        [one] { $figure } braucht zu lange
       *[other] { $figure } brauchen zu lange
    }
evidence-many-unlocking =
    { $count ->
        [one] { $figure } wird entsperrt
       *[other] { $figure } werden entsperrt
    }
evidence-many-upgrading =
    { $count ->
        [one] { $figure } wird aktualisiert
       *[other] { $figure } werden aktualisiert
    }
evidence-many-notHeard =
    { $count ->
        [one] { $figure } ohne aktuelle Antwort
       *[other] { $figure } ohne aktuelle Antwort
    }
evidence-many-outdated =
    { $count ->
        [one] { $figure } veraltet
       *[other] { $figure } veraltet
    }
evidence-many-unlocked =
    { $count ->
        [one] { $figure } entsperrt
       *[other] { $figure } entsperrt
    }

## What proved a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-proof-unlockAccepted = Entsperr-Aufruf angenommen
evidence-proof-alreadyUnlocked = Entsperr-Aufruf: bereits entsperrt
evidence-proof-answeredLocked = Node antwortete: gesperrt
evidence-proof-answeredChanging = Node antwortete: ändert seinen Zustand
evidence-proof-stillChanging = Node antwortet seit Minuten: ändert seinen Zustand
evidence-proof-answeredNotInitialized = Node antwortete: nicht eingerichtet
evidence-proof-toldNotInitialized = Liste des Dienstes: nicht eingerichtet
evidence-proof-tokenRefused = Node hat das Token abgelehnt: Zustand nicht lesbar
evidence-proof-elsewhere = Unter seiner Adresse antwortet etwas, das kein Node ist
evidence-proof-upgradeAccepted = Aktualisierungs-Aufruf angenommen
evidence-proof-upgradeEnded = Aktualisierung beendet, seither nicht entsperrt
    .beside = Aktualisierung beendet
evidence-proof-probeUnlocked = Testabfrage: Antwort wie entsperrt
evidence-proof-probeLocked = Testabfrage: gesperrt
evidence-proof-cloudStatus = Status laut Dienst
evidence-proof-imageDiffers = Image nicht das neueste
    .beside = Abfrage des neuesten Images: ein anderes
evidence-proof-imageEqual = Image ist das neueste
    .beside = Abfrage des neuesten Images: dasselbe
evidence-proof-builtBefore = Letzter Build älter als neuestes Image
evidence-proof-noAnswer = Keine Antwort des Nodes auf die letzten 3 Aufrufe
evidence-proof-answered = Seine letzten 3 Antworten sagen nichts über seinen Zustand
evidence-proof-heightTold = Networkinfo-Aufruf: sein Block
evidence-proof-importedList = Importierte Liste
evidence-proof-predicted = Eine Vorhersage: Kein Aufruf belegt das
evidence-proof-nothing = Noch nichts

evidence-blind = Dieser Dienst hat keinen Aufruf, der den Zustand eines Nodes liest. Ochre zeigt, was zuletzt verifiziert wurde, und wann.

## Of a lock that nobody asked for here.

evidence-locked-by-update = Durch eine Aktualisierung von außen gesperrt
evidence-locked-by-probablyUpdate = Wahrscheinlich durch eine Aktualisierung von außen gesperrt

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-node = Node
    .means = Node, von Hand aktualisiert
evidence-plan-scale = Scale
    .means = Scale, ohne Rückfrage aktualisiert
evidence-plan-wallet = Wallet
    .means = Wallet, ohne Rückfrage aktualisiert
evidence-plan-unknown = Unbekannt
    .means = Unbekannt
evidence-plan-own = Eigener

## What a node answered, alone in a place and behind a colon.

evidence-answer-accepted = angenommen
evidence-answer-alreadyUnlocked = bereits entsperrt
evidence-answer-locked = gesperrt, noch nicht bereit zum Entsperren
evidence-answer-changingState = ändert seinen Zustand
evidence-answer-notInitialized = noch nicht eingerichtet
evidence-answer-wrongPassword = falsches Node-Passwort
evidence-answer-tokenRefused = Token abgelehnt
evidence-answer-tokenReadOnly = das Token darf nicht entsperren
evidence-answer-elsewhere = etwas antwortet, das kein Node ist
evidence-answer-wayRefused = unterwegs abgelehnt
evidence-answer-broke = nicht beendet
evidence-answer-unlocked = entsperrt
evidence-answer-hangs = er hängt: Starte ihn neu

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-answer-silence-dns = Name nicht gefunden (DNS)
    .todo = Der Name { $host } führt nirgendwohin. Prüfe die Adresse und ihren DNS-Eintrag.
evidence-answer-silence-refused = Verbindung abgelehnt
    .todo = Unter { $host } nimmt niemand an. Starte den Node oder prüfe seinen Port.
evidence-answer-silence-late = keine Antwort in der Zeit
    .todo = { $host } hat nicht rechtzeitig geantwortet. Prüfe, ob er läuft und keine Firewall dazwischensteht.
evidence-answer-silence-reset = Verbindung abgebrochen
    .todo = { $host } hat die Verbindung ohne Antwort beendet. Sieh im Protokoll des Nodes nach.
evidence-answer-silence-tls = keine verschlüsselte Verbindung (TLS)
    .todo = { $host } antwortet nicht mit TLS. Prüfe, ob Adresse und Server beide https meinen.
evidence-answer-silence-wantsCertificate = verlangt ein Zertifikat (mTLS)
    .todo = Er lehnt die verschlüsselte Verbindung ab, wie einer, der ein Zertifikat verlangt (mTLS). Prüfe das Zertifikat in den Einstellungen des Nodes.
evidence-answer-silence-certificateExpired = Zertifikat abgelaufen
    .todo = Das Zertifikat von { $host } galt bis { $date }. Erneuere es auf dem Server.
evidence-answer-silence-certificateNotYet = Zertifikat gilt noch nicht
    .todo = Das Zertifikat von { $host } gilt erst ab { $date }. Prüfe die Uhr dieses Computers und die des Servers.
evidence-answer-silence-certificateName = Zertifikat für anderen Namen
    .todo = Das Zertifikat von { $host } ist für einen anderen Namen. Berichtige die Adresse oder besorge ein Zertifikat dafür.
evidence-answer-silence-certificateUntrusted = Zertifikat nicht vertrauenswürdig
    .todo = Niemand, dem dieser Computer vertraut, bürgt für das Zertifikat von { $host }. Besorge eines, für das gebürgt wird.
evidence-answer-silence-gateway = sein Gateway erreicht ihn nicht
    .todo = Was vor dem Node steht, hat { $status } geantwortet. Prüfe, ob der Node dahinter läuft.
evidence-answer-silence-offline = kein Netz
    .todo = Dieser Computer erreicht { $host } nicht. Prüfe seine Netzverbindung.
evidence-answer-silence-other = keine Verbindung
    .todo = Ochre konnte sich nicht mit { $host } verbinden. Prüfe die Adresse und das Netz.
evidence-silence = Keine Antwort: { $reason }

## Why the last act ended without success. On the node's page: title, then what happened, what the service said (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Antwort: „{ $text }“.
evidence-trouble-wrongPassword = Das Node-Passwort gehört nicht zu diesem Node.
    .happened = Es wird nicht von selbst noch einmal versucht, denn ein zweiter Versuch könnte dich aussperren.
    .todo = Gib ein anderes ein.
    .word = Falsches Node-Passwort
evidence-trouble-notInitialized = Der Node wurde nie eingerichtet.
    .happened = Es gibt noch nichts zu entsperren.
    .todo = Richte ihn zuerst ein.
    .word = Nie eingerichtet
evidence-trouble-tokenReadOnly = Das Token darf diesen Node nicht entsperren.
    .happened = Es wurde abgelehnt, weil ihm das Recht fehlt: Ein reines Lese-Token sieht den Zustand, entsperrt aber nichts.
    .todo = Gib in den Einstellungen eines ein, das entsperren darf.
    .word = Token darf nicht entsperren
evidence-trouble-elsewhere = Dort antwortet etwas, das kein Node ist.
    .happened = Das Node-Passwort ging an seine Adresse.
    .todo = Prüfe die Adresse: Vor dem Node liegt vielleicht eine Anmeldeseite oder ein Proxy.
    .word = Kein Node
evidence-trouble-wayRefused = Etwas vor dem Node hat den Aufruf abgelehnt.
    .happened = Der Node selbst hat nicht geantwortet.
    .todo = Prüfe die Adresse des Nodes und den Proxy, Tunnel oder Hoster davor. Entsperre ihn dann erneut.
    .word = Unterwegs abgelehnt
evidence-trouble-broke = Ochre konnte das nicht beenden.
    .happened = Am Node läuft nichts mehr davon.
    .todo = Prüfe seine Adresse und seine Entsperr-Einstellungen und versuche es dann erneut.
    .word = Nicht beendet
evidence-trouble-hangs = Der Node hängt: Starte ihn neu.
    .happened = Er hat das Entsperren mittendrin abgebrochen und ändert seitdem, schon minutenlang, seinen Zustand.
    .todo = Nur ein Neustart beendet das. Danach ist er gesperrt: Entsperre ihn dann.
    .word = Hängt: neu starten
evidence-trouble-tokenRefused = Das Token wurde abgelehnt.
    .happened = Der Dienst hat den Absender nicht akzeptiert.
    .todo = Gib in den Einstellungen ein gültiges Token ein.
    .word = Token abgelehnt
evidence-trouble-noSecret = Das Node-Passwort ist nicht hier.
    .happened = Es ist weder gespeichert noch eingegeben, daher wurde nichts gesendet.
    .todo = Gib es ein.
    .word = Node-Passwort fehlt
evidence-trouble-hostNotApproved = Sein Host ist nicht freigegeben.
    .happened = Das Node-Passwort würde an einen Host gehen, dem du nicht zugestimmt hast. Deshalb wurde es nicht gesendet.
    .todo = Prüfe, ob du ihn kennst.
    .word = Host nicht freigegeben
evidence-trouble-addressChanged = Seine Adresse hat sich geändert.
    .happened = Sein Passwort und sein Token wurden für eine andere Adresse angegeben. Deshalb wurden sie nicht gesendet.
    .todo = Prüfe die Adresse: Wenn sie stimmt, entsperre den Node von Hand. Ochre zeigt beide Adressen und fragt einmal.
    .word = Adresse geändert
evidence-trouble-tokenMissing = Das für diesen Node gespeicherte Token ist nicht in diesem Schlüsselbund.
    .happened = Ohne das Token wird dem Node nichts gesendet.
    .todo = Gib das Token in den Einstellungen des Nodes erneut ein.
    .word = Token nicht im Schlüsselbund
evidence-trouble-gaveUp = Ochre wartet nicht weiter.
    .happened = Niemand weiß, wie es ausging.
    .todo = Langsam heißt nicht abgelehnt: Versuche es wieder, wann du möchtest.
    .word = Warten beendet
evidence-trouble-upgradeFailed = Die Aktualisierung ist fehlgeschlagen.
    .happened = Der Dienst hat sie abgelehnt.
    .todo = Frage sie erneut an oder wende dich an den Dienst.
    .word = Aktualisierung fehlgeschlagen

## The node's own refusal of an unlock, by what it refused for. What happened is the same for all.

evidence-refusal =
    .happened = Dort hat sich nichts geändert.
evidence-refused-anything = Der Node hat den Aufruf abgelehnt.
    .todo = Prüfe seine Einstellungen und sein Protokoll.
    .word = Aufruf abgelehnt
evidence-refused-bitcoind = Der Node erreicht seinen Bitcoin-Node nicht.
    .todo = Prüfe, ob der Bitcoin-Node läuft und bereit ist, und seinen Host, Port, Benutzer und sein Passwort in den Entsperr-Einstellungen.
    .word = Bitcoin-Node nicht erreicht
evidence-refused-indexer = Der Node erreicht seinen Indexer nicht.
    .todo = Prüfe, ob der Indexer läuft, und seine Adresse in den Entsperr-Einstellungen.
    .word = Indexer nicht erreicht
evidence-refused-proxy = Der Node nimmt seinen RGB-Proxy nicht an.
    .todo = Prüfe, ob der Proxy läuft, und seine Adresse in den Entsperr-Einstellungen.
    .word = RGB-Proxy nicht angenommen
evidence-refused-network = Der Bitcoin-Node gehört zu einem anderen Netzwerk als der Node.
    .todo = Prüfe, welchen Bitcoin-Node die Entsperr-Einstellungen nennen.
    .word = Bitcoin-Node in anderem Netzwerk
evidence-refused-announce = Der Node nimmt nicht an, was er bekannt geben soll.
    .todo = Prüfe die bekannt gegebenen Adressen und den Alias in den Entsperr-Einstellungen.
    .word = Adressen oder Alias nicht angenommen
evidence-refused-body = Der Node verlangt mehr, als zum Entsperren gesendet wurde.
    .todo = Ergänze die Entsperr-Einstellungen dieses Nodes: seinen Bitcoin-Node und seinen Indexer.
    .word = Verlangt mehr zum Entsperren
evidence-refused-data = Der Node kann seine eigenen Wallet-Daten nicht lesen: Sie sind beschädigt.
    .todo = Stelle den Node aus seinem Backup und seinen Wörtern wieder her. Noch einmal entsperren hilft nicht.
    .word = Daten beschädigt
evidence-refused-sync = Der Node konnte die Blockchain nicht lesen.
    .todo = Prüfe, ob sein Indexer läuft und der Blockchain folgt, und entsperre dann noch einmal.
    .word = Blockchain nicht lesbar
