### One node: its page, its unlock, and its settings.

node-removed = { $node } entfernt
node-kept = { $name } nicht entfernt
node-remove = { $node } entfernen
node-under-way = Läuft bereits
node-chip = { $state } seit { $for }
node-chip-answered = { $state }, Antwort { $age }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Aktualisieren
node-do-both = Aktualisieren, dann entsperren
    .missing = Speichere zuerst das Node-Passwort.
node-do-stop = Nicht länger warten
node-notice-changing = Jemand anderes entsperrt, sperrt oder stoppt den Node gerade.
node-notice-unlocking = Wird entsperrt. Das kann bis zu einer Stunde dauern.
node-notice-upgrading = Wird aktualisiert. Der Node bleibt gesperrt, bis du ihn entsperrst.
    .unlocks = Wird aktualisiert. Ochre entsperrt den Node danach.
node-notice-trouble =
    .type = Node-Passwort eingeben
    .mend = Entsperr-Einstellungen ändern
node-notice-lockedAndOutdated = Gesperrt, und ein neueres Image ist verfügbar.
    .text = Aktualisiere zuerst: Das sperrt den Node erneut.
node-notice-locked = Der Node kann nicht senden oder empfangen, bis du ihn entsperrst.
node-notice-outdated = Ein neueres Image ist verfügbar.
    .text = Aktualisieren sperrt den Node, bis du ihn entsperrst.
    .built = Der letzte Build ist älter als das neueste Image.
node-notice-no-image =
    .text = Du kannst den Node trotzdem aktualisieren.
node-notice-unreachable = Der Node antwortet nicht.
    .unlock = Entsperren, sobald er antwortet
    .text = Vielleicht ist der Node oder die Verbindung gestört.
node-notice-overdue-upgrading = Die Aktualisierung dauert zu lange.
    .todo = Prüfe den Node bei seinem Dienst. Läuft er, entsperre ihn.
node-notice-overdue-unlocking = Das Entsperren dauert zu lange.
    .todo = Prüfe das Protokoll des Nodes und entsperre ihn dann erneut.
node-notice-overdue-changing = Der Node wird mit seiner Zustandsänderung nicht fertig.
node-notice-blind =
    .text = Prüfe die Adresse in den Einstellungen. Dort antwortet vielleicht eine Anmeldeseite oder ein Proxy.
node-notice-notHeard = Noch keine Antwort von diesem Node.
    .text = Nur ein Entsperren zeigt seinen Zustand. Ein entsperrter Node bleibt, wie er ist.
node-notice-still = Entsperrt, aber kein Block seit { $time }.
    .text = Zahlungen, die ein Block bestätigt, bleiben unsichtbar. Prüfe Bitcoin-Node und Indexer, dann starte neu und entsperre.
node-notice-willLock = Sperre bald vorhergesagt: Ein neues Image erschien { $age }.
    .unlocks = Ochre entsperrt den Node dann automatisch.
node-road-update-done = Aktualisiert
node-road-update-next = Aktualisieren
node-road-upgrading-done = Neu gestartet, gesperrt
node-road-upgrading-next = Neustart, gesperrt
node-road-unlock-done = Entsperrt
node-road-unlock-next = Entsperren

## From update to unlocked, step by step.

node-road-update-from = Von { $image } auf { $newest }.
node-road-update-for-good = Zum alten Image führt kein Weg zurück.
node-road-update-elsewhere = Außerhalb von Ochre oder durch seinen Tarif.
node-road-update-unknown = Image unbekannt
node-road-upgrading-minutes = Ein paar Minuten.
node-road-upgrading-usual = Meist { $time }.
node-road-upgrading-took = Dauerte { $time }.
node-road-unlock-waits = Bis zu einer Stunde.
node-road-elapsed = Vergangen
node-road-answer = Letzte Antwort
node-road-try = Nächster Versuch
    .later = in { $time }

## How a node of one's own is updated, step by step.

node-update-own = So aktualisierst du
    .words = Halte seine Wiederherstellungsphrase bereit: Ein neueres Image kann alte Daten vielleicht nicht lesen.
    .copy = Stoppe den Node und kopiere seinen Datenordner.
    .replace = Ersetze das Image.
    .start = Starte den Node, dann entsperre ihn hier.

## What is known of it, and what says so.

node-known = Zustand und Quellen
    .fact = Angabe
node-known-address = Adresse
    .none = keine: Gib in den Einstellungen eine an
    .not-approved = nicht freigegeben: Ochre sendet keine Geheimnisse dorthin
node-known-secret =
    .kept = im Schlüsselbund
    .not-kept = nicht gespeichert
node-known-connection = Verbindung
node-logs = Protokolle des Dienstes
    .ask = Protokolle holen
    .hint = Protokolle können sagen, warum ein Node nicht startet oder sich nicht entsperren lässt.
    .waiting = Der Dienst sammelt sie noch. Hole sie gleich noch einmal.
    .found = Öffne sie bald im Browser. Wer eine hat, kann die Protokolle lesen.
node-logs-part = Teil { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = Node-Passwort
node-secret-bitcoind = Passwort des Bitcoin-Nodes

## Unlocking by itself, and holding that.

node-by-itself = Ochre entsperrt diesen Node automatisch.
    .text = Pausiere, bevor du ihn absichtlich sperrst, für ein Backup oder ein neues Node-Passwort.
    .hold = Pausieren
node-by-itself-held = Automatisches Entsperren seit { $for } pausiert.
    .text = Wird der Node gesperrt, bleibt er es, bis du ihn entsperrst.
    .again = Fortsetzen

## Its history of 30 days.

node-history = Die letzten 30 Tage
    .label = { $time } gesperrt
    .empty = Noch keine Einträge.
    .newest = Nur neueste anzeigen
node-history-now = jetzt
node-history-all = Alle { $count } anzeigen
node-history-by-you = durch dich
node-history-by-bulk = durch einen Durchlauf
node-history-by-itself = durch Ochre
node-history-by-plan = durch seinen Tarif
node-history-state = Zustand geändert
node-history-upgradeAsked = Aktualisierung angefragt
node-history-upgradeAccepted = Aktualisierung angenommen
node-history-upgradeEnded = Aktualisierung beendet
node-history-unlockAsked = Entsperren angefragt
node-history-unlockAccepted = Entsperren angenommen
node-history-unlockRefused = Entsperren abgelehnt
node-history-newImage = Neues Image
node-history-imported = Aus einer Liste importiert

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock = { $node } entsperren
    .where = Geht nur an { $address }.

## Its settings.

node-add = Node hinzufügen
node-settings = Einstellungen dieses Nodes
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
    .hint = Das Node-Passwort geht dorthin. Ochre fragt nach einem neuen Host.
    .https = Nur https; http für diesen Computer.
    .browser = Im Browser erreicht Ochre nur diesen Computer.
node-form-id = ID beim Dienst
node-form-user = Benutzer-ID beim Dienst
    .hint = Teil der Adresse, wenn die Verbindung eine für alle hat.
node-form-own-address = Eigene Adresse
    .hint = Das Node-Passwort geht dorthin. Leer: die Adresse der Verbindung mit beiden IDs.
node-form-image = Image
    .hint = Leer weiß Ochre nicht, ob der Node veraltet ist.
node-form-token = Node-Token
node-form-certificate = Client-Zertifikat (mTLS)
    .hint = Füge Zertifikat und privaten Schlüssel ein (PEM). Ochre speichert den Schlüssel im Schlüsselbund, nur für diese Adresse.
    .kept = Ochre zeigt „{ $subject }“, bis { $day }. Leer lassen, um es zu behalten.
node-form-certificate-refused-certificate = Kein Zertifikat gefunden. Füge alles von BEGIN CERTIFICATE bis END CERTIFICATE ein.
node-form-certificate-refused-key = Nicht genau ein privater Schlüssel. Füge alles von BEGIN PRIVATE KEY bis END PRIVATE KEY ein.
node-form-certificate-refused-locked = Der private Schlüssel hat ein Passwort. Entferne es mit „openssl pkey -in key.pem -out open.pem“.
node-form-certificate-refused-other = Der private Schlüssel gehört zu einem anderen Zertifikat.
node-form-sends = Entsperr-Einstellungen
    .by-hand = JSON schreiben
    .fields = Felder verwenden
node-form-by-itself = Nach einer unverlangten Sperre automatisch entsperren
node-form-by-itself-warning = Niemand sieht vorher nach.
    .text = Wird der Node gesperrt, während Ochre läuft, sendet Ochre das Node-Passwort ohne Rückfrage. Wann, bestimmt, wer ihn sperren kann. Ein falsches wird nie zweimal versucht.
node-form-save = Einstellungen speichern
    .leave = Abbrechen

## What its unlock sends, in fields.

node-sends-intro = Nodes ab Oktober 2024 brauchen auch Bitcoin-Node und Indexer, vom Node aus gesehen.
node-sends-host = Host des Bitcoin-Nodes
    .hint = 127.0.0.1, wenn beide auf einem Computer laufen.
node-sends-port = Port des Bitcoin-Nodes
node-sends-user = Benutzer des Bitcoin-Nodes
node-sends-indexer = Indexer
    .hint = Etwa ssl://indexer.example:50002 oder https://esplora.example.
node-sends-proxy = RGB-Proxy
    .hint = Für Nodes vor Juli 2026, etwa rpcs://proxy.example/json-rpc.
node-sends-announce = Bekannt gegebene Adressen
    .hint = Etwa node.example:9735; mehrere mit Komma. Darf leer sein.
node-sends-alias = Bekannt gegebener Alias
    .hint = Der öffentliche Name. Darf leer sein.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Entsperr-Inhalt
    .hint = JSON. Nenne ein Geheimnis { $place }; es selbst bleibt im Schlüsselbund.
    .no-json = Kein JSON-Objekt. Beispiel: { $example }
    .no-name = { $place } ist kein gültiger Name: Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe.
