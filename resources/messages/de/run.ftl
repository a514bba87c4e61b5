### Runs: one act, planned and done at many nodes, with the passwords that it wants, and the report of it.

## What a run does, over its plan, on the button that begins it, and over its report.

run-plan-unlock =
    { $count ->
        [one] Plan: { $count } Node entsperren
       *[other] Plan: { $count } Nodes entsperren
    }
run-plan-upgrade =
    { $count ->
        [one] Plan: { $count } Node aktualisieren
       *[other] Plan: { $count } Nodes aktualisieren
    }
run-plan-upgradeToUnlocked =
    { $count ->
        [one] Plan: { $count } Node aktualisieren und entsperren
       *[other] Plan: { $count } Nodes aktualisieren und entsperren
    }
run-do-unlock =
    { $count ->
        [one] { $count } Node entsperren
       *[other] { $count } Nodes entsperren
    }
run-do-upgrade =
    { $count ->
        [one] { $count } Node aktualisieren
       *[other] { $count } Nodes aktualisieren
    }
run-do-upgradeToUnlocked =
    { $count ->
        [one] { $count } Node aktualisieren und entsperren
       *[other] { $count } Nodes aktualisieren und entsperren
    }

## The plan. figure: $count nodes in bold (run-nodes).

run-planning = Plan wird erstellt
run-plan-none = Keiner davon kann angefragt werden. Die Gründe stehen daneben.
run-plan-passwords-kept =
    { $count ->
        [one] { $count } Node-Passwort in deinem Schlüsselbund gespeichert
       *[other] { $count } Node-Passwörter in deinem Schlüsselbund gespeichert
    }
run-plan-not-begun = Es wurde nichts gestartet
run-plan-what = Was passieren würde
    .dry = Ein Probelauf: Kein Node wurde angefragt, Grundlage ist, was hier bekannt ist.
run-nodes =
    { $count ->
        [one] { $count } Node
       *[other] { $count } Nodes
    }
run-plan-sum =
    { $asked ->
        [one] { $figure } wird angefragt
       *[other] { $figure } werden angefragt
    }, { $skipped ->
        [one] { $skipped } Node wird ausgelassen.
       *[other] { $skipped } Nodes werden ausgelassen.
    }
run-plan-wanting =
    { $count ->
        [one] { $count } Node ausgelassen, weil ein Node-Passwort fehlt.
       *[other] { $count } Nodes ausgelassen, weil ein Node-Passwort fehlt.
    }
run-plan-give =
    { $count ->
        [one] Node-Passwort angeben
       *[other] Node-Passwörter angeben
    }
run-plan-asked = Angefragt
run-plan-skipped = Ausgelassen
run-plan-rows =
    { $count ->
        [one] { $which }: { $count } Node
       *[other] { $which }: { $count } Nodes
    }
run-plan-because =
    { $count ->
        [one] ({ $count } Node)
       *[other] ({ $count } Nodes)
    }
run-plan-first = Zuerst, allein
run-plan-more = und noch { $count }
run-plan-how = Ablauf
run-plan-after = Nach jeder Aktualisierung
run-plan-after-locked = Gesperrt lassen
    .hint = Du entsperrst die Nodes später.
run-plan-after-unlocked = Entsperren
    .hint = Mit dem Node-Passwort, das dein Schlüsselbund dafür hat.
run-plan-canary = Dieser zuerst, allein (Canary)
    .hint = Ein falsches Node-Passwort oder ein abgelehntes Token beendet hier den Durchlauf. Was nur diesen Node betrifft, beendet ihn nicht.
run-plan-parallel = Danach gleichzeitig
    .missing = Gib an, wie viele gleichzeitig.
run-plan-parallel-unit =
    { $count ->
        [one] Node
       *[other] Nodes
    }
run-plan-stops = Der Durchlauf stoppt von selbst, wenn das erste Node-Passwort falsch ist oder drei falsch sind. Ebenso bei einem abgelehnten Token und bei fünf Fehlern in Folge, die nicht an den Nodes selbst liegen. Langsam heißt nicht abgelehnt. Kein Node-Passwort wird zweimal versucht.
run-plan-for-now =
    { $count ->
        [one] { $figure } nur für diesen Durchlauf, danach vergessen.
       *[other] { $figure } nur für diesen Durchlauf, danach vergessen.
    }
run-plan-forget =
    { $count ->
        [one] Jetzt vergessen
       *[other] Jetzt vergessen
    }
run-passwords =
    { $count ->
        [one] { $count } Node-Passwort
       *[other] { $count } Node-Passwörter
    }
run-plan-hosts = Node-Passwörter würden an neue Hosts gehen.
    .text = Du wirst zu jedem gefragt, bevor etwas gesendet wird:

## Why a node is asked, or left out.

run-because-locked = Gesperrt
run-because-outdated = Image nicht das neueste
run-because-stateUnknown = Zustand unbekannt: Die Anfrage zeigt ihn
run-because-alreadyUnlocked = Bereits entsperrt
run-because-notOutdated = Läuft mit dem neuesten Image
run-because-busy = Dort läuft gerade etwas
run-because-noSecret = Node-Passwort hier nicht gespeichert
run-because-wrongPassword = Das gespeicherte Node-Passwort war zuletzt falsch: Es wird nicht noch einmal versucht
run-because-noToken = Kein Token dafür vorhanden
run-because-noAddress = Niemand weiß, wo er antwortet
run-because-hostNotApproved = Host nicht freigegeben
run-because-ownNode = Dein eigener Node: Du aktualisierst ihn selbst

## Passwords of many nodes, typed or pasted. secret: how one is called, with a capital letter where it begins the message: “Password”.

run-passwords-title =
    { $count ->
        [one] Node-Passwörter für { $count } Node
       *[other] Node-Passwörter für { $count } Nodes
    }
run-passwords-practice = Übungspasswörter einsetzen
run-passwords-way = Die Nodes haben
    .one = Eines für alle
    .one-hint = Überall dasselbe.
    .each = Je ein eigenes
    .each-hint = Eingegeben oder aus einer Liste eingefügt.
run-passwords-for-all =
    { $count ->
        [one] { $secret } (für den Node)
       *[other] { $secret } (für alle { $count } Nodes)
    }
run-passwords-go-on = Weiter
run-passwords-how = Füge mehrere Zeilen in ein Feld ein: Sie füllen die Felder von dort an in dieser Reihenfolge. Zwei Spalten, Name und Passwort, werden nach den Namen zugeordnet.
run-passwords-keep =
    { $count ->
        [one] Im Schlüsselbund speichern
       *[other] Alle im Schlüsselbund speichern
    }
    .hint = Sonst bleiben sie nur im Arbeitsspeicher, bis dieser Durchlauf endet, und du gibst sie für den nächsten neu ein.
run-passwords-absent = Auf diesem Computer gibt es keinen Schlüsselbund. Was du eingibst, gilt daher nur für diesen Durchlauf: Es bleibt im Arbeitsspeicher, bis er endet, und wird nie gespeichert.
    .off = Auf diesem Computer gibt es keinen Schlüsselbund: Gib die Node-Passwörter dort an, wo du das Entsperren planst.
run-passwords-locked = Dein Schlüsselbund ist gesperrt. Was du eingibst, gilt daher nur für diesen Durchlauf: Es bleibt im Arbeitsspeicher, bis er endet, und wird nie gespeichert.
    .off = Dein Schlüsselbund ist gesperrt: Gib die Node-Passwörter dort an, wo du das Entsperren planst.
run-passwords-given =
    { $count ->
        [one] { $count } Node von { $total } hat jetzt eines.
       *[other] { $count } Nodes von { $total } haben jetzt eines.
    }
run-passwords-none = Gib sie zuerst ein oder füge sie ein
run-passwords-do-keep = Node-Passwörter speichern
run-passwords-do-use = Node-Passwörter für diesen Durchlauf verwenden
run-passwords-keep-count =
    { $count ->
        [one] { $count } Node-Passwort speichern
       *[other] { $count } Node-Passwörter speichern
    }
run-passwords-use-count =
    { $count ->
        [one] { $count } Node-Passwort für diesen Durchlauf verwenden
       *[other] { $count } Node-Passwörter für diesen Durchlauf verwenden
    }
run-passwords-keep-and-use = { $kept } speichern, { $used } für diesen Durchlauf verwenden
run-passwords-not-now = Nicht jetzt
run-passwords-table = Node
    .keep = Speichern
    .wrong = zuletzt falsch
    .kept = gespeichert
    .field = { $node }: { $secret }
    .keep-one = Für { $node } im Schlüsselbund speichern
run-passwords-pages = Seiten
    .before = Vorherige Nodes
    .after = Nächste Nodes
run-passwords-page =
    { $count ->
        [one] { $from } bis { $to } von { $count } Node
       *[other] { $from } bis { $to } von { $count } Nodes
    }
run-pasted =
    { $count ->
        [one] { $count } Zeile eingesetzt.
       *[other] { $count } Zeilen eingesetzt.
    }
run-pasted-more =
    { $count ->
        [one] { $count } Zeile eingesetzt; kein Feld mehr für weitere: { $more }.
       *[other] { $count } Zeilen eingesetzt; kein Feld mehr für weitere: { $more }.
    }
run-pasted-twice = Zwei Nodes heißen „{ $name }“: Es wurde nichts eingesetzt.
run-pasted-unknown = Hier heißt kein Node „{ $name }“: Es wurde nichts eingesetzt.

## The page where passwords are given to be kept.

run-keep = Node-Passwörter speichern
    .reading = Gespeicherte werden gesucht
    .none = Das Node-Passwort jedes dieser Nodes liegt in deinem Schlüsselbund.
run-keep-plan =
    { $count ->
        [one] Entsperren planen: { $count } Node
       *[other] Entsperren planen: { $count } Nodes
    }

## How a run stands, on its chip; and why it stopped.

run-state-canary = Erster Node (Canary)
run-state-running = Läuft
run-state-paused = Pausiert
run-state-stopped = Gestoppt
run-state-finished = Beendet
run-state-interrupted = Unterbrochen
run-stopped-wrongPasswords = Der erste Node hat sein Passwort abgelehnt, oder drei haben es abgelehnt. Die übrigen wurden nicht angefragt: Weitere Versuche könnten dich aussperren.
run-stopped-canaryFailed = Der erste Node ist allein an etwas gescheitert, das alle betreffen würde. Die übrigen wurden nicht angefragt.
run-stopped-tokenRefused = Ein Token wurde abgelehnt. Kein weiterer Node würde eine Antwort bekommen.
run-stopped-manyFailures = Fünf Nodes in Folge sind gescheitert, keiner durch eine eigene Ablehnung. Die übrigen wurden nicht angefragt.
run-stopped-you = Du hast den Durchlauf gestoppt. Nodes, die noch nicht angefragt wurden, bleiben, wie sie sind.

## On the board: a run that is not over.

run-note-interrupted =
    { $act ->
        [upgrade] Ochre wurde während eines Durchlaufs zum Aktualisieren beendet.
        [upgradeToUnlocked] Ochre wurde während eines Durchlaufs zum Aktualisieren und Entsperren beendet.
       *[unlock] Ochre wurde während eines Durchlaufs zum Entsperren beendet.
    }
run-note-paused =
    { $act ->
        [upgrade] Ein Durchlauf zum Aktualisieren ist pausiert.
        [upgradeToUnlocked] Ein Durchlauf zum Aktualisieren und Entsperren ist pausiert.
       *[unlock] Ein Durchlauf zum Entsperren ist pausiert.
    }
run-note-running =
    { $act ->
        [upgrade] Ein Durchlauf zum Aktualisieren läuft.
        [upgradeToUnlocked] Ein Durchlauf zum Aktualisieren und Entsperren läuft.
       *[unlock] Ein Durchlauf zum Entsperren läuft.
    }
run-note-through =
    { $count ->
        [one] { $ended } von { $count } Node abgearbeitet.
       *[other] { $ended } von { $count } Nodes abgearbeitet.
    }
run-note-open = Durchlauf öffnen

## How far a run is: how many nodes came to what. figure: $count, in bold.

run-through = Abgearbeitete Nodes
run-count-through =
    { $count ->
        [one] { $figure } von { $count } Node abgearbeitet
       *[other] { $figure } von { $count } Nodes abgearbeitet
    }
run-count-done-unlock =
    { $count ->
        [one] { $figure } entsperrt
       *[other] { $figure } entsperrt
    }
run-count-done-upgrade =
    { $count ->
        [one] { $figure } aktualisiert
       *[other] { $figure } aktualisiert
    }
run-count-done-upgradeToUnlocked =
    { $count ->
        [one] { $figure } aktualisiert und entsperrt
       *[other] { $figure } aktualisiert und entsperrt
    }
run-count-already =
    { $count ->
        [one] { $figure } war es bereits
       *[other] { $figure } waren es bereits
    }
run-count-failed =
    { $count ->
        [one] { $figure } abgelehnt
       *[other] { $figure } abgelehnt
    }
run-count-unknown =
    { $count ->
        [one] { $figure } unbekannt
       *[other] { $figure } unbekannt
    }
run-count-skipped =
    { $count ->
        [one] { $figure } ausgelassen
       *[other] { $figure } ausgelassen
    }
run-count-running =
    { $count ->
        [one] { $figure } läuft
       *[other] { $figure } laufen
    }
run-count-waiting =
    { $count ->
        [one] { $figure } wartet
       *[other] { $figure } warten
    }

## Node by node.

run-outcome-waiting = Wartet
run-outcome-running = Läuft
run-outcome-done = Erledigt
run-outcome-already = War es bereits
run-outcome-failed = Abgelehnt
run-outcome-skipped = Ausgelassen
run-outcome-unknown = Unbekannt
run-column-outcome = Ergebnis
run-column-node = Node
run-column-said = Antwort
run-column-todo = Noch zu tun
run-column-took = Dauer
run-row-canary = zuerst allein
run-table = Nodes des Durchlaufs
run-said-noSecret = das Node-Passwort ist hier nicht gespeichert
run-said-noAddress = niemand weiß, wo er antwortet
run-said-hostNotApproved = sein Host ist nicht freigegeben
run-said-ownNode = dein eigener Node: Du aktualisierst ihn selbst
run-said-addressChanged = seine Geheimnisse wurden für eine andere Adresse angegeben
run-said-tokenMissing = das dafür gespeicherte Token ist nicht in diesem Schlüsselbund
run-said-keychain = der Schlüsselbund hat nicht geantwortet
run-said-removed = er wurde aus der Liste entfernt
run-said-busy = dort läuft etwas anderes
run-said-gaveUp = keine Antwort innerhalb einer Stunde
run-said-interrupted = Ochre wurde beendet, bevor eine Antwort kam

## What is left to do at a node, without a point: in a column, and in the copied report.

run-todo-wrongPassword = Richtiges Node-Passwort angeben, dann entsperren
run-todo-tokenRefused = Ein gültiges Token eingeben
run-todo-tokenReadOnly = Ein Token eingeben, das entsperren darf
run-todo-elsewhere = Adresse prüfen: Dort antwortet etwas anderes
run-todo-wayRefused = Prüfen, was davor liegt, dann entsperren
run-todo-broke = Adresse und Einstellungen prüfen, dann entsperren
run-todo-notInitialized = Einrichten
run-todo-hangs = Neu starten, dann entsperren
run-todo-noSecret = Node-Passwort angeben, dann entsperren
run-todo-noAddress = Adresse angeben
run-todo-hostNotApproved = Von Hand entsperren: Du wirst nach seinem Host gefragt
run-todo-addressChanged = Adresse prüfen, dann von Hand entsperren
run-todo-tokenMissing = Token erneut eingeben, dann neu planen
run-todo-keychain = Schlüsselbund öffnen, dann neu planen
run-todo-busy = Abwarten, was dort gerade läuft
run-todo-ownNode = Selbst aktualisieren
run-todo-for-bitcoind = Bitcoin-Node prüfen, dann entsperren
run-todo-for-indexer = Indexer prüfen, dann entsperren
run-todo-for-sync = Indexer prüfen, dann entsperren
run-todo-for-proxy = RGB-Proxy prüfen, dann entsperren
run-todo-for-network = Einen Bitcoin-Node seines Netzwerks angeben, dann entsperren
run-todo-for-announce = Bekannt gegebene Adressen und Alias prüfen, dann entsperren
run-todo-for-data = Aus Backup und Wörtern wiederherstellen
run-todo-for-body = Entsperr-Angaben ausfüllen, dann entsperren
run-todo-not-asked = Nicht angefragt: neu planen
run-todo-unlock = Entsperren
run-todo-unknown = Zustand prüfen: Niemand weiß, wie das ausging
run-todo-plan = Neu planen
run-todo-log = Sein Protokoll ansehen, dann entsperren
run-todo-update = Aktualisierung erneut anfragen

## The report of a run.

run-title = Durchlauf
run-reading = Durchlauf wird geladen
run-interrupted = Ochre wurde mitten in diesem Durchlauf beendet.
    .resume = Fortsetzen
    .leave = Nicht fortsetzen
    .none-asked = In diesem Moment wurde kein Node angefragt.
run-interrupted-unknown =
    { $count ->
        [one] Von { $count } Node ist nicht bekannt, ob der Aufruf ankam. Er wird zuerst abgefragt: Keiner wird zweimal entsperrt.
       *[other] Von { $count } Nodes ist nicht bekannt, ob der Aufruf ankam. Sie werden zuerst abgefragt: Keiner wird zweimal entsperrt.
    }
run-interrupted-waiting =
    { $count ->
        [one] { $count } Node wurde noch nicht angefragt.
       *[other] { $count } Nodes wurden noch nicht angefragt.
    }
run-stopped = Der Durchlauf wurde gestoppt.
run-canary = Zuerst ein Node allein (Canary).
    .text = Angefragt wird { $node }. Ein falsches Node-Passwort oder ein abgelehntes Token dort beendet den Durchlauf. Langsam heißt nicht abgelehnt.
    .text-unnamed = Er wird angefragt. Ein falsches Node-Passwort oder ein abgelehntes Token dort beendet den Durchlauf. Langsam heißt nicht abgelehnt.
run-paused = Pausiert. Bereits angefragte Nodes werden zu Ende gebracht; kein weiterer wird angefragt.
run-left-locked =
    { $count ->
        [one] { $count } Node dieses Durchlaufs ist gesperrt.
       *[other] { $count } Nodes dieses Durchlaufs sind gesperrt.
    }
run-left-locked-names =
    { $count ->
        [one] { $names }: Er zahlt und empfängt nichts, bis er entsperrt wird. Was noch zu tun ist, steht unten.
       *[other] { $names }: Sie zahlen und empfangen nichts, bis sie entsperrt werden. Was noch zu tun ist, steht unten.
    }
run-left-locked-plan =
    { $count ->
        [one] Entsperren planen
       *[other] Entsperren planen
    }
run-wanting =
    { $count ->
        [one] { $count } Node braucht ein anderes Node-Passwort oder überhaupt eines.
       *[other] { $count } Nodes brauchen ein anderes Node-Passwort oder überhaupt eines.
    }
    .text = Kein Node-Passwort wird zweimal versucht. Gibst du sie jetzt an, kann ein eigener Durchlauf den Rest entsperren.
    .plan = Neu planen
run-far = Fortschritt
    .pause = Pausieren
    .resume = Fortsetzen
    .stop = Stoppen
run-begun =
    { $count ->
        [one] Begonnen: { $time }, { $count } Node gleichzeitig.
       *[other] Begonnen: { $time }, je { $count } Nodes gleichzeitig.
    }
run-begun-canary =
    { $count ->
        [one] Begonnen: { $time }, immer nur { $count } Node; zuerst allein: { $canary }.
       *[other] Begonnen: { $time }, je { $count } Nodes gleichzeitig; zuerst allein: { $canary }.
    }
run-by-node = Node für Node
    .copy = Bericht kopieren

## The report as text, for a message or a ticket.

run-report-unlock =
    { $state ->
        [canary] Durchlauf zum Entsperren, begonnen: { $time }. Erster Node (Canary)
        [running] Durchlauf zum Entsperren, begonnen: { $time }. Läuft
        [paused] Durchlauf zum Entsperren, begonnen: { $time }. Pausiert
        [stopped] Durchlauf zum Entsperren, begonnen: { $time }. Gestoppt
        [interrupted] Durchlauf zum Entsperren, begonnen: { $time }. Unterbrochen
       *[finished] Durchlauf zum Entsperren, begonnen: { $time }. Beendet
    }
run-report-upgrade =
    { $state ->
        [canary] Durchlauf zum Aktualisieren, begonnen: { $time }. Erster Node (Canary)
        [running] Durchlauf zum Aktualisieren, begonnen: { $time }. Läuft
        [paused] Durchlauf zum Aktualisieren, begonnen: { $time }. Pausiert
        [stopped] Durchlauf zum Aktualisieren, begonnen: { $time }. Gestoppt
        [interrupted] Durchlauf zum Aktualisieren, begonnen: { $time }. Unterbrochen
       *[finished] Durchlauf zum Aktualisieren, begonnen: { $time }. Beendet
    }
run-report-upgradeToUnlocked =
    { $state ->
        [canary] Durchlauf zum Aktualisieren und Entsperren, begonnen: { $time }. Erster Node (Canary)
        [running] Durchlauf zum Aktualisieren und Entsperren, begonnen: { $time }. Läuft
        [paused] Durchlauf zum Aktualisieren und Entsperren, begonnen: { $time }. Pausiert
        [stopped] Durchlauf zum Aktualisieren und Entsperren, begonnen: { $time }. Gestoppt
        [interrupted] Durchlauf zum Aktualisieren und Entsperren, begonnen: { $time }. Unterbrochen
       *[finished] Durchlauf zum Aktualisieren und Entsperren, begonnen: { $time }. Beendet
    }
run-report-outcome =
    { $count ->
        [one] { $outcome }: { $count } Node
       *[other] { $outcome }: { $count } Nodes
    }
run-report-said = { $node }: { $said }
run-report-todo = Noch zu tun: { $todo }.
run-report-more =
    { $count ->
        [one] und { $count } weitere Zeile
       *[other] und { $count } weitere Zeilen
    }

## The list of runs.

run-list = Durchläufe
    .empty = Noch kein Durchlauf.
    .empty-hint = Wähle in der Übersicht Nodes aus und plane dann ihr Entsperren oder ihre Aktualisierung.
    .board = Zur Übersicht
run-list-line = { $time }. { $counts }.
run-list-done = { $count } erledigt
run-list-failed = { $count } abgelehnt
run-list-unknown = { $count } unbekannt
run-list-skipped = { $count } ausgelassen
run-list-locked = { $locks } { $names }.
    .count =
        { $count ->
            [one] { $count } Node dieses Durchlaufs ist gesperrt:
           *[other] { $count } Nodes dieses Durchlaufs sind gesperrt:
        }
run-list-open = Öffnen
    .which = Durchlauf öffnen: { $time }
