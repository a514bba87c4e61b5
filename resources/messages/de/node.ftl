### One node: its page, its unlock, and its settings.

node-reading = Node wird geladen
node-unnamed = Node
node-removed = { $node } wurde entfernt
node-kept = { $node } wurde nicht entfernt
node-remove = { $node } entfernen
node-not-asked = Es wurde nichts an den Node gesendet
node-under-way = Das läuft bereits
node-checked = Alles abgefragt, was sich abfragen lässt

## How it is, on the chip beside its name. for, age: how long.

node-chip-locked = Gesperrt seit { $for }
node-chip-unreachable = Nicht erreichbar seit { $for }
node-chip-overdue = Dauert zu lange: { $for }
node-chip-upgrading = Wird aktualisiert – gesperrt seit { $for }
node-chip-unlocking = Wird entsperrt, { $for }
node-chip-unlocked = Entsperrt, Antwort vor { $age }
node-chip-still = Entsperrt, kein Block seit { $for }
node-chip-outdated = Veraltet
node-chip-notHeard = Ohne Antwort seit { $for }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Aktualisieren
node-do-unlock = { $node } entsperren
node-do-both = Aktualisieren, dann entsperren
    .missing = Speichere zuerst das Node-Passwort in den Einstellungen.
node-do-ask = Noch einmal abfragen
node-do-stop = Versuche stoppen
node-notice-hangs = Der Node hängt: Starte ihn neu.
    .text = Er ändert seit { $for } seinen Zustand, und von hier aus läuft nichts. Ein Neustart beendet das; danach ist der Node gesperrt.
node-notice-changing = Der Node ändert gerade seinen Zustand.
    .text = Von hier aus hat das niemand veranlasst: Jemand anderes entsperrt, sperrt oder stoppt ihn. Ochre fragt ihn erneut ab.
node-notice-unlocking = Wird entsperrt. Noch keine Antwort heißt nicht, dass es fehlgeschlagen ist.
    .text = Ochre versucht es bis zu einer Stunde lang weiter. Du kannst diese Seite verlassen.
node-notice-upgrading = Der Node wird aktualisiert. Er bleibt gesperrt, bis er danach entsperrt wird.
    .text = Das dauert ein paar Minuten. Danach bleibt er gesperrt, bis du ihn entsperrst.
    .text-unlocks = Ochre entsperrt ihn, sobald die Aktualisierung fertig ist. Du kannst diese Seite verlassen.
    .unlock = Danach entsperren
node-notice-trouble =
    .type = Node-Passwort eingeben
    .mend = Entsperr-Angaben ändern
node-notice-lockedAndOutdated = Der Node ist gesperrt, und ein neueres Image ist verfügbar.
    .text = Eine Aktualisierung sperrt ihn wieder. Aktualisiere deshalb zuerst und entsperre nur einmal.
node-notice-images = Er läuft mit { $image }, das neueste ist { $newest }.
node-notice-locked = Der Node ist gesperrt, bis du ihn entsperrst.
    .updated = Die Aktualisierung ist fertig. Der Node bleibt gesperrt, bis du ihn entsperrst.
    .by-update = Eine Aktualisierung von außen hat den Node gesperrt. Er bleibt gesperrt, bis du ihn entsperrst.
    .by-probablyUpdate = Wahrscheinlich hat eine Aktualisierung von außen den Node gesperrt. Er bleibt gesperrt, bis du ihn entsperrst.
    .unasked = Von hier aus hat niemand diese Aktualisierung veranlasst.
    .text = Solange er gesperrt ist, sendet und empfängt er nichts.
    .kept = Das Node-Passwort liegt in deinem Schlüsselbund.
    .not-kept = Das Node-Passwort ist hier nicht gespeichert: Du gibst es ein.
node-notice-outdated = Ein neueres Image ist verfügbar.
    .text = Die Aktualisierung dauert ein paar Minuten und sperrt den Node, bis du ihn entsperrst.
node-notice-no-image = Dieser Dienst nennt nicht, mit welchem Image ein Node läuft.
    .text = Ob es ein neueres gibt, ist nicht zu sehen. Ein Upgrade ist trotzdem möglich.
    .built = Sein letzter Build ist älter als das neueste Image.
node-notice-unreachable = Der Node antwortet nicht.
    .text = Schon seit { $for }. Vielleicht läuft er nicht, vielleicht ist die Verbindung zu ihm gestört. Was vorher verifiziert wurde, steht unten mit seinem Alter.
    .unlock = Entsperren, sobald er antwortet
node-notice-overdue = Das dauert schon { $for }, und nichts zeigt, dass es zu Ende ist.
node-notice-overdue-upgrading = Die Aktualisierung dauert zu lange.
    .todo = Prüfe den Node bei seinem Dienst. Läuft er dort, dann entsperre ihn.
node-notice-overdue-unlocking = Das Entsperren dauert zu lange.
    .todo = Prüfe das Protokoll des Nodes und entsperre ihn dann erneut.
node-notice-overdue-stopping = Der Node wird mit dem Sperren oder Stoppen nicht fertig.
    .todo = Starte den Node neu und entsperre ihn dann.
node-notice-overdue-changing = Der Node wird mit seiner Zustandsänderung nicht fertig.
    .todo = Starte den Node neu und entsperre ihn dann.
node-notice-blind = Dort antwortet etwas, das kein Node ist: Sein Zustand ist unbekannt.
    .text = Prüfe seine Adresse unten in den Einstellungen: Davor liegt vielleicht eine Anmeldeseite oder ein Proxy.
    .before = Was vorher verifiziert wurde, steht im Verlauf.
node-notice-blind-token = Der Node lehnt das Token ab: Sein Zustand ist unbekannt.
    .text = Gib unten in den Einstellungen ein gültiges Token ein.
node-notice-notHeard = Von diesem Node ist noch nichts bekannt.
    .text = Kein Aufruf liest seinen Zustand. Erst auf einen Entsperrversuch verrät er ihn; ein bereits entsperrter Node bleibt, wie er ist.
    .text-probe = Frage ihn jetzt ab.
    .ask = Jetzt abfragen
node-notice-still = Der Node ist entsperrt, folgt aber seit { $time } keinem Block mehr.
    .text = Er sieht keine Zahlung, die ein Block bestätigt. Sieh nach, ob sein Bitcoin-Node und sein Indexer laufen. Viele Nodes folgen den Blöcken erst nach einem Neustart und Entsperren wieder.
node-notice-willLock = Er wird wahrscheinlich bald gesperrt.
    .text = Das ist eine Vorhersage: Ein neues Image erschien { $age }, und Nodes mit seinem Tarif werden ohne Rückfrage aktualisiert.
    .unlocks = Ochre entsperrt ihn dann automatisch.

## From update to unlocked, step by step.

node-road = Vom Aktualisieren bis zum Entsperren
node-road-done = fertig
node-road-now = läuft
node-road-next = kommt noch
node-road-update = Aktualisieren
node-road-upgrading = Wird aktualisiert, gesperrt
node-road-unlock = Entsperren
node-road-unlocking = Wird entsperrt
node-road-update-asking = Der Dienst wird angefragt.
node-road-update-from = Von { $image } auf { $newest }.
node-road-update-to = Auf { $newest }.
node-road-update-from-unknown = Von { $image } auf das neueste Image.
node-road-update-to-unknown = Auf das neueste Image.
node-road-update-for-good = Zum alten Image führt kein Weg zurück.
node-road-update-accepted = Angenommen am { $time }.
node-road-update-elsewhere = Anderswo veranlasst oder durch seinen Tarif.
node-road-update-newest = Er läuft mit dem neuesten Image.
node-road-update-unknown = Es ist nicht bekannt, mit welchem Image er läuft.
node-road-upgrading-minutes = Ein paar Minuten.
node-road-upgrading-usual = Meist etwa { $time }, wie bei deinen anderen Nodes.
node-road-upgrading-usual-span = Meist { $from } bis { $to }, wie bei deinen anderen Nodes.
node-road-upgrading-took = Dauerte { $time }.
node-road-upgrading-image = Image { $image }.
node-road-unlock-slow = Dass es dauert, ist normal.
node-road-unlock-waits = Wartet auf dich. Dass es dauert, ist normal: Es kann bis zu einer Stunde dauern.
node-road-unlock-done = Er ist entsperrt.
node-road-unlock-kept = Node-Passwort im Schlüsselbund gefunden.
node-road-unlock-typed = Du gibst das Node-Passwort ein.
node-road-elapsed = Vergangen
node-road-answer = Letzte Antwort
    .none = noch keine
node-road-answer-given = { $answer }, { $age }
node-road-try = Nächster Versuch
    .under-way = läuft
    .now = jetzt
    .later = in { $time }

## How a node of one's own is updated, step by step.

node-update-own = So aktualisierst du ihn
    .intro = { $node } ist dein eigener Node: Kein Hosting-Dienst aktualisiert ihn, und Ochre weiß nicht, mit welcher Version er läuft. Auf seinem Computer:
    .words = Halte seine Wiederherstellungsphrase bereit: Eine neuere Version kann die Daten der älteren vielleicht nicht lesen.
    .copy = Stoppe den Node und kopiere seinen Datenordner.
    .replace = Ersetze die Version durch die neuere.
    .start = Starte den Node. Er ist dann gesperrt: Er sendet und empfängt nichts.
    .unlock = Entsperre ihn hier.
    .hold = Ochre entsperrt ihn automatisch, sobald es ihn gesperrt sieht. Pausiere das unten, solange du daran arbeitest.

## What is known of it, and what says so.

node-known = Zustand und Quellen
    .fact = Angabe
    .proof = Quelle
    .age = Alter
    .never = nie
node-known-locked = { $time } gesperrt in 30 Tagen
    .proof = Aufzeichnung von Ochre
    .age = jetzt
node-known-plan = Tarif
node-known-address = Adresse
    .none = keine: Gib in den Einstellungen eine an
    .not-approved = nicht freigegeben: Dorthin geht kein Geheimnis
node-known-secret =
    .kept = im Schlüsselbund
    .not-kept = hier nicht gespeichert: Du gibst es ein
node-known-by-itself = Automatisch entsperren
    .on = an, nach einer Sperre, die niemand veranlasst hat
    .held = an, zurzeit pausiert
    .off = aus
node-known-connection = Verbindung
    .removed = entfernt
node-known-id = ID beim Dienst
node-logs = Protokolle beim Dienst
    .ask = Protokolle holen
    .again = Noch einmal fragen
    .hint = Wenn der Node nicht startet oder sich nicht entsperren lässt, können seine Protokolle sagen, warum.
    .waiting = Der Dienst sammelt sie noch. Frag gleich noch einmal.
    .found = Öffne diese Adressen im Browser. Sie gelten kurze Zeit, und wer eine hat, kann die Protokolle lesen.
node-logs-part = Teil { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = Node-Passwort
node-secret-bitcoind = Passwort des Bitcoin-Nodes

## Unlocking by itself, and holding that.

node-by-itself = Ochre entsperrt diesen Node automatisch.
    .text = Für ein Backup oder ein neues Node-Passwort muss der Node gesperrt sein. Pausiere das automatische Entsperren, bevor du ihn absichtlich sperrst.
    .hold = Automatisches Entsperren pausieren
node-by-itself-held = Automatisches Entsperren ist pausiert.
    .text = Pausiert seit { $for }. Wird der Node gesperrt, bleibt er es, bis du ihn entsperrst.
    .again = Wieder automatisch entsperren

## Its history of 30 days.

node-history = Die letzten 30 Tage
    .label = { $time } gesperrt in den letzten 30 Tagen
    .empty = Hier ist noch nichts passiert.
    .list = Was passiert ist
    .newest = Nur die neuesten anzeigen
node-history-now = jetzt
node-history-all =
    { $count ->
        [one] { $count } Eintrag anzeigen
       *[other] Alle { $count } Einträge anzeigen
    }
node-history-by-you = durch dich
node-history-by-bulk = durch einen Durchlauf
node-history-by-itself = automatisch durch Ochre
node-history-by-plan = durch den Dienst, nach Tarif
node-history-state = Sein Zustand hat sich geändert
node-history-state-proved = { $state }. { $proof }
node-history-upgradeAsked = Aktualisierung angefragt
node-history-upgradeAccepted = Aktualisierung angenommen
    .said = Aktualisierung angenommen, auf { $said }
node-history-upgradeEnded = Aktualisierung beendet
node-history-unlockAsked = Entsperren angefragt
node-history-unlockAccepted = Entsperren angenommen
    .said = Entsperren: { $said }
node-history-unlockRefused = Entsperren abgelehnt
    .said = Entsperren abgelehnt: { $said }
node-history-newImage = Ein neues Image
    .said = Neues Image { $said }
node-history-imported = Aus einer Liste von dir importiert
node-history-imported-service = Aus der Liste des Dienstes importiert

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock = { $node } entsperren
    .where = Was du eingibst, geht an { $address } und sonst nirgendwohin.
    .to-node = den Node
    .missing = Gib es zuerst ein
    .practice = Übungspasswort einsetzen
    .keep = Im Schlüsselbund speichern
    .keep-hint = Sonst wird es danach vergessen, und du gibst es jedes Mal neu ein.
    .submit = Entsperren
    .not-now = Nicht jetzt

## Its settings.

node-add = Node hinzufügen
node-settings = Einstellungen dieses Nodes
    .change = Einstellungen ändern
    .hint = Sein Name, seine Adresse, was zum Entsperren gesendet wird, und seine Geheimnisse.
    .saved = Einstellungen gespeichert
node-form-whose = Wem der Node gehört
    .own = Dein eigener, ohne Hosting-Dienst
node-form-name = Name
node-form-address = Seine Adresse
    .hint = Hier antwortet der Node selbst. Sein Passwort geht dorthin: Bei einem neuen Host wirst du gefragt. Nur https; http ist nur für diesen Computer selbst erlaubt.
    .hint-browser = Hier antwortet der Node selbst. Sein Passwort geht dorthin: Bei einem neuen Host wirst du gefragt. Ochre läuft gerade im Browser und erreicht daher nur Nodes auf diesem Computer.
node-form-id = ID beim Dienst
    .hint = So, wie der Dienst den Node nennt.
node-form-user = Benutzer-ID beim Dienst
    .hint = Teil der Adresse, wenn die Verbindung eine für alle Nodes hat.
node-form-plan = Tarif
node-form-own-address = Eigene Adresse
    .hint = Wenn leer, gilt die Adresse der Verbindung mit Benutzer- und Node-ID. Sein Passwort geht dorthin: Bei einem neuen Host wirst du gefragt.
node-form-image = Image, mit dem er läuft
    .hint = Soweit du es weißt. Wenn leer, ist nicht bekannt, ob er veraltet ist.
node-form-token = Token des Nodes, falls er eines verlangt
    .hint = Es wird in deinem Schlüsselbund gespeichert und nie angezeigt.
node-form-token-kept = Neues Token des Nodes, falls es sich ändert
    .hint = Eines liegt in deinem Schlüsselbund.
    .remove = Token des Nodes entfernen
node-form-certificate = Zertifikat für den Node, falls er eines verlangt (mTLS)
    .hint = Füge das Zertifikat und seinen privaten Schlüssel als Text ein (PEM). Ochre speichert den Schlüssel in deinem Schlüsselbund, nur für diese Adresse.
node-form-certificate-kept = Neues Zertifikat für den Node, falls es sich ändert
    .hint = Ochre zeigt „{ $subject }“, gültig bis { $day }.
    .remove = Zertifikat entfernen
node-form-certificate-refused-certificate = Darin steht kein Zertifikat, das Ochre lesen kann. Füge auch alles von BEGIN CERTIFICATE bis END CERTIFICATE ein.
node-form-certificate-refused-key = Darin steht nicht genau ein privater Schlüssel, den Ochre lesen kann. Füge auch alles von BEGIN PRIVATE KEY bis END PRIVATE KEY ein.
node-form-certificate-refused-locked = Der private Schlüssel hat ein Passwort. Entferne es mit „openssl pkey -in key.pem -out open.pem“ und füge die neue Datei ein.
node-form-certificate-refused-other = Der private Schlüssel gehört zu einem anderen Zertifikat. Füge zwei ein, die zusammengehören.
node-form-sends = Was zum Entsperren gesendet wird
    .by-hand = JSON selbst schreiben
    .fields = Felder verwenden
node-form-secret = { $secret } (zum Speichern)
    .hint = Liegt dann in deinem Schlüsselbund. Wenn leer, gibst du es bei jedem Entsperren ein.
node-form-secret-kept = Falls es sich ändert, neu: { $secret }
    .hint = Liegt in deinem Schlüsselbund und wird nie angezeigt.
    .forget = Nicht länger speichern: { $secret }
node-form-by-itself = Nach einer Sperre, die niemand veranlasst hat, automatisch entsperren
node-form-by-itself-warning = Niemand sieht vorher nach.
    .own = Solange Ochre läuft, sendet es bei einer Sperre dieses Nodes dessen Passwort dorthin, ohne dich zu fragen. Wer die Sperre auslösen kann, bestimmt dann, wann es gesendet wird.
    .service = Solange Ochre läuft, sendet es nach einer Aktualisierung durch den Dienst das Passwort an diesen Node, ohne dich zu fragen. Wer beim Dienst eine Aktualisierung auslösen kann, bestimmt dann, wann es gesendet wird.
    .once = Ein falsches Node-Passwort wird nie zweimal versucht.
node-form-save = Einstellungen speichern
    .new = Node hinzufügen
    .leave = Nichts ändern
    .leave-new = Nicht hinzufügen
node-form-missing-name = Gib dem Node zuerst einen Namen
node-form-missing-address = Gib zuerst die Adresse ein
node-form-missing-id = Gib zuerst die ID beim Dienst ein
node-form-missing-body = Korrigiere zuerst das JSON zum Entsperren

## What its unlock sends, in fields.

node-sends-intro = Ein Node ab Oktober 2024 verlangt zum Entsperren mehr als sein Passwort: wo sein Bitcoin-Node und sein Indexer sind, vom Node aus gesehen.
node-sends-host = Host seines Bitcoin-Nodes
    .hint = 127.0.0.1, wenn er auf demselben Computer läuft. Die Schaltflächen oben setzen den üblichen Port eines Netzwerks ein.
    .missing = Gib den Host seines Bitcoin-Nodes ein
node-sends-port = Port seines Bitcoin-Nodes
    .missing = Gib den Port seines Bitcoin-Nodes ein, 1 bis 65535
node-sends-user = Benutzer seines Bitcoin-Nodes
    .hint = Das Passwort dazu wird unten abgefragt und in deinem Schlüsselbund gespeichert.
    .missing = Gib den Benutzer seines Bitcoin-Nodes ein
node-sends-indexer = Indexer
    .hint = Electrum oder Esplora, etwa ssl://indexer.example:50002 oder https://esplora.example.
    .missing = Gib seinen Indexer ein: Neuere Nodes verlangen einen
node-sends-proxy = RGB-Proxy
    .hint = Bei Nodes vor Juli 2026, etwa rpcs://proxy.example/json-rpc. Neuere beachten ihn nicht.
node-sends-announce = Bekannt gegebene Adressen
    .hint = Wo andere Nodes ihn erreichen, etwa node.example:9735; mehrere mit Komma. Darf leer sein.
node-sends-alias = Bekannt gegebener Alias
    .hint = Sein öffentlicher Name. Darf leer sein.

## At a field: what the node refused it for.

node-refused-bitcoind = Der Node hat mit diesem Host und Port, diesem Benutzer und dessen Passwort keinen Bitcoin-Node erreicht.
node-refused-body = Der Node verlangt das zusammen mit seinem Passwort.
node-refused-network = Der Bitcoin-Node an diesem Port gehört zu einem anderen Netzwerk als der Node.
node-refused-indexer = Der Node hat diesen Indexer nicht erreicht.
node-refused-sync = Der Node konnte die Blockchain über diesen Indexer nicht lesen.
node-refused-proxy = Der Node hat diesen Proxy nicht angenommen.
node-refused-announce = Der Node hat diese Adressen oder den Alias darunter nicht angenommen.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Inhalt des Entsperr-Aufrufs
    .hint = JSON. Wo ein Geheimnis hingehört, schreibe seinen Namen als { $place }: Die Geheimnisse selbst liegen in deinem Schlüsselbund, nie hier.
    .no-json = Das ist noch kein JSON. So sieht es aus: { $example }
    .no-object = Es muss ein einziges Objekt sein, in geschweiften Klammern: { $example }
    .no-name = { $place } bezeichnet kein Geheimnis: nur Kleinbuchstaben, Ziffern und _, ein Buchstabe am Anfang.
