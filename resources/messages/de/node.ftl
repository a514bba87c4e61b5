### One node: its page, its unlock, and its settings.

node-removed = { $node } entfernt
node-kept = { $name } nicht entfernt
node-remove = { $node } entfernen
node-under-way = Läuft bereits
node-chip = { $state } seit { $time }
node-chip-answered = { $state }, Antwort { $age }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Aktualisieren
node-do-both = Aktualisieren, dann entsperren
    .missing = Speichere zuerst das Node-Passwort.
node-do-stop = Nicht länger warten
    .hint =
        { $act ->
            [unlock] Der Node entsperrt weiter.
           *[upgrade] Der Node aktualisiert weiter.
        }
node-notice =
    { $of ->
        [changing] Jemand anders ändert gerade diesen Node.
        [unlocking] Wird entsperrt. Das kann bis zu einer Stunde dauern.
        [upgrading] Wird aktualisiert. Der Node bleibt gesperrt, bis du ihn entsperrst.
        [upgradingUnlocks] Wird aktualisiert. Ochre entsperrt den Node danach.
        [lockedAndOutdated] Gesperrt, und ein neueres Image ist verfügbar.
        [locked] Der Node kann nicht senden oder empfangen, bis du ihn entsperrst.
        [outdated] Ein neueres Image ist verfügbar.
        [unreachable] Der Node antwortet nicht.
        [overdueUpgrading] Die Aktualisierung dauert zu lange.
        [overdueUnlocking] Das Entsperren dauert zu lange.
        [blind] Zustand unbekannt: { $why }
        [noImage] Dieser Dienst nennt nicht, mit welchem Image ein Node läuft.
        [notHeard] Noch keine Antwort von diesem Node.
        [still] Entsperrt, aber kein Block seit { $time }.
        [willLock] Sperre bald vorhergesagt: Ein neues Image erschien { $age }.
       *[overdueChanging] Der Node wird mit seiner Zustandsänderung nicht fertig.
    }
    .text =
        { $of ->
            [lockedAndOutdated] Aktualisiere zuerst: Das sperrt den Node erneut.
            [outdated] Aktualisieren sperrt den Node, bis du ihn entsperrst.
            [noImage] Du kannst den Node trotzdem aktualisieren.
            [unreachable] Vielleicht ist der Node oder die Verbindung gestört.
            [overdueUpgrading] Prüfe den Node bei seinem Dienst. Läuft er, entsperre ihn.
            [overdueUnlocking] Prüfe das Protokoll des Nodes und entsperre ihn dann erneut.
            [blind] Prüfe die Adresse in den Einstellungen. Dort antwortet vielleicht eine Anmeldeseite oder ein Proxy.
            [notHeard] Nur ein Entsperren zeigt seinen Zustand. Ein entsperrter Node bleibt, wie er ist.
            [still] Zahlungen, die ein Block bestätigt, bleiben unsichtbar. Prüfe Bitcoin-Node und Indexer, dann starte neu und entsperre.
            [willLock] Ochre entsperrt den Node dann automatisch.
           *[other] { "" }
        }
    .built = Der letzte Build ist älter als das neueste Image.
    .later = Entsperren, sobald er antwortet
    .mend = Entsperr-Einstellungen ändern
node-road =
    { $step ->
        [updateDone] Aktualisiert
        [updateNext] Aktualisieren
        [upgradingDone] Neu gestartet, gesperrt
        [upgradingNext] Neustart, gesperrt
        [unlockDone] Entsperrt
       *[unlockNext] Entsperren
    }
    .text =
        { $of ->
            [from] Von { $image } auf { $newest }.
            [forGood] Zum alten Image führt kein Weg zurück.
            [elsewhere] Außerhalb von Ochre oder durch seinen Plan.
            [unknown] Image unbekannt
            [usual] Meist { $time }.
            [took] Dauerte { $time }.
            [upToAnHour] Bis zu einer Stunde.
           *[minutes] Ein paar Minuten.
        }
    .answer = Letzte Antwort
    .try = Nächster Versuch
    .later = in { $time }

## From update to unlocked, step by step.

## How a node of one's own is updated, step by step.

node-update-own = So aktualisierst du
node-update-own-step =
    { $step ->
        [words] Halte seine Wiederherstellungsphrase bereit: Ein neueres Image kann alte Daten vielleicht nicht lesen.
        [copy] Stoppe den Node und kopiere seinen Datenordner.
        [replace] Ersetze das Image.
       *[start] Starte den Node, dann entsperre ihn hier.
    }

## What is known of it, and what says so.

node-known = Geprüft { $age }
node-known-address = Adresse
    .none = keine: Gib in den Einstellungen eine ein
    .not-approved = ohne deine Zustimmung: Ochre sendet keine Geheimnisse dorthin
node-known-secret =
    .kept = im Schlüsselbund
    .not-kept = nicht gespeichert
node-known-connection = Verbindung
node-logs =
    .ask = Protokolle holen
    .text =
        { $of ->
            [waiting] Werden noch gesammelt. Hole sie gleich erneut.
            [found] Öffne diese Links bald im Browser. Wer einen davon hat, kann die Protokolle lesen.
           *[none] { "" }
        }
node-logs-part = Teil { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = Node-Passwort
node-secret-bitcoind = Passwort des Bitcoin-Nodes

## Unlocking by itself, and holding that.

node-by-itself = Automatisches Entsperren
    .text =
        { $held ->
            [yes] Wird der Node gesperrt, bleibt er es, bis du ihn entsperrst.
            [no] Pausiere, bevor du ihn absichtlich sperrst.
           *[off] Das wählst du in den Einstellungen.
        }
    .act =
        { $held ->
            [yes] Fortsetzen
           *[no] Pausieren
        }
    .is =
        { $held ->
            [yes] Seit { $for } pausiert
            [no] An
           *[off] Aus
        }

## Its history of 30 days.

node-history = Die letzten 30 Tage
    .label = { $time } gesperrt
    .empty = Noch keine Einträge.
node-history-what =
    { $kind ->
        [upgradeAsked] Aktualisierung angefragt
        [upgradeAccepted] Aktualisierung angenommen
        [upgradeEnded] Aktualisierung beendet
        [unlockAsked] Entsperren angefragt
        [unlockAccepted] Entsperren angenommen
        [unlockRefused] Entsperren abgelehnt
        [newImage] Neues Image
        [imported] Aus einer Liste importiert
       *[state] Zustand geändert
    }
node-history-who =
    { $by ->
        [you] von dir
        [bulk] in einem Durchlauf
        [itself] von Ochre
       *[plan] durch seinen Plan
    }
node-history-now = jetzt
node-history-all = Alle { $count } anzeigen

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock =
    .where = Geht nur an { $address }.

## Its settings.

node-add = Node hinzufügen
node-settings =
    .change = Einstellungen ändern
    .saved = Einstellungen gespeichert
node-missing = Fehlt: { $field }
node-secret-kept = In deinem Schlüsselbund. Leer lassen, um es zu behalten.
node-secret-new = Wird im Schlüsselbund gespeichert, nie angezeigt. Darf leer sein.
node-secret-remove = Entfernen: { $secret }
node-form-whose = Betreiber
    .own = Du
node-form-name = Name
node-form-address = Adresse
    .hint = Dorthin geht das Node-Passwort.
    .https = Nur https; http für diesen Computer.
    .browser = Im Browser erreicht Ochre nur diesen Computer.
node-form-field =
    { $field ->
        [id] ID beim Dienst
        [user] Benutzer-ID beim Dienst
        [ownAddress] Eigene Adresse
       *[image] Image
    }
    .hint =
        { $field ->
            [user] Teil der Adresse, wenn die Verbindung eine für alle hat.
            [ownAddress] Das Node-Passwort geht dorthin. Leer: die Adresse der Verbindung mit beiden IDs.
            [image] Ohne Angabe weiß Ochre nicht, ob der Node veraltet ist.
           *[other] { "" }
        }
node-form-token = Node-Token
node-form-certificate = Client-Zertifikat (mTLS)
    .hint = Füge Zertifikat und privaten Schlüssel ein (PEM). Ochre speichert den Schlüssel im Schlüsselbund, nur für diese Adresse.
    .kept = Ochre zeigt „{ $subject }“, bis { $day }. Leer lassen, um es zu behalten.
node-form-pem =
    { $problem ->
        [certificate] Kein Zertifikat gefunden. Füge alles von BEGIN CERTIFICATE bis END CERTIFICATE ein.
        [key] Nicht genau ein privater Schlüssel. Füge alles von BEGIN PRIVATE KEY bis END PRIVATE KEY ein.
        [locked] Der private Schlüssel hat ein Passwort. Entferne es mit „openssl pkey -in key.pem -out open.pem“.
       *[other] Der private Schlüssel gehört zu einem anderen Zertifikat.
    }
node-form-sends = Entsperr-Einstellungen
    .by-hand = JSON schreiben
    .fields = Felder verwenden
node-form-by-itself = Automatisch entsperren nach ungewollter Sperre
node-form-by-itself-warning = Niemand sieht vorher nach.
    .text = Wird der Node gesperrt, während Ochre läuft, sendet Ochre das Node-Passwort ohne Rückfrage. Wer ihn sperren kann, bestimmt den Zeitpunkt. Ochre versucht ein falsches nie zweimal.
node-form-save = Einstellungen speichern
    .leave = Abbrechen

## What its unlock sends, in fields.

node-sends-intro = Nodes ab Oktober 2024 brauchen auch Bitcoin-Node und Indexer, vom Node aus gesehen.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Entsperr-Text
    .hint = JSON. Schreibe für ein Geheimnis { $place }; es selbst bleibt im Schlüsselbund.
    .no-json = Kein JSON-Objekt. Beispiel: { $example }
    .no-name = { $place } ist kein gültiger Name: Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe.
node-sends =
    { $field ->
        [host] Host des Bitcoin-Nodes
        [port] Port des Bitcoin-Nodes
        [user] Benutzer des Bitcoin-Nodes
        [indexer] Indexer
        [proxy] RGB-Proxy
        [announce] Bekannt gegebene Adressen
       *[alias] Bekannt gegebener Alias
    }
    .hint =
        { $field ->
            [host] 127.0.0.1, wenn beide auf einem Computer laufen.
            [indexer] Etwa ssl://indexer.example:50002 oder https://esplora.example.
            [proxy] Für Nodes vor Juli 2026, etwa rpcs://proxy.example/json-rpc.
            [announce] Etwa node.example:9735; mehrere mit Komma. Darf leer sein.
            [alias] Der öffentliche Name. Darf leer sein.
           *[other] { "" }
        }
