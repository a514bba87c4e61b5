### Assets: die Liste, eines davon, und wie man eines herausgibt. Und wie sie anderswo genannt und gezählt werden.

## How they are named and counted

asset-unit-unlisted = kleinste Einheiten von { $id }
asset-unit-named = von { $name }
# Stands in place of a figure: “unknown amount of TUSD”.
asset-amount-unknown = unbekannte Menge
asset-any = beliebiges Asset
asset-unlisted = Asset { $id }

## The kinds

asset-kind-nia = Token
    .many = Tokens
    .what = Jede Einheit ist gleich, und die Menge wurde bei der Herausgabe festgelegt.
asset-kind-cfa = Sammlerstück
    .many = Sammlerstücke
    .what = Eine Serie: Jedes Stück ist gleich, und eine Datei kann dazugehören.
asset-kind-uda = Einzelstück
    .many = Einzelstücke
    .what = Es gibt genau eines, und eine Datei kann dazugehören.
asset-kind-ifa = Vermehrbares Token
    .many = Vermehrbare Tokens
    .what = Jede Einheit ist gleich, und wer das Recht dazu hat, kann weitere herausgeben. Manche Dienste listen ein solches Recht wie einen Betrag auf.
asset-kind-bfa = Token von einer Brücke
    .many = Tokens von einer Brücke
    .what = Jede Einheit ist gleich. Sie kommen über eine Brücke von einer anderen Blockchain, und ihr Verlauf gilt nur zusammen mit dieser. Ochre kann ihn nicht verifizieren: frage den Herausgeber, bevor du damit bezahlt wirst.
asset-kind-other = Unbekannte Art
    .many = Unbekannte Arten
    .what = Ochre kennt diese Art von Asset nicht und kann es nicht verifizieren: alles hier meldet der Dienst. Frage den Herausgeber, bevor du damit bezahlt wirst oder es sendest.

## The list

asset-list-title = Assets
asset-list-issue = Herausgeben
asset-list-receive = Empfangen
asset-list-loading = Deine Assets werden gelesen
asset-list-empty = Hier ist noch kein Asset. Ein Asset erscheint, sobald du etwas davon empfängst oder es selbst herausgibst.
asset-list-empty-receive = Asset empfangen
asset-list-empty-practice = Übungsfreund um Muster bitten
    .hint = Dein Freund im Übungsdienst sendet dir eines von jeder Art. Das braucht vier freie Asset-Slots.
asset-list-samples =
    { $count ->
        [one] { $count } Muster ausstehend, bis zum nächsten Block
       *[other] { $count } Muster ausstehend, bis zum nächsten Block
    }
asset-list-to-slots = Zu den Asset-Slots
asset-list-find = Asset suchen
    .placeholder = Ticker, Name oder ID
asset-list-count =
    { $count ->
        [one] { $count } Asset
       *[other] { $count } Assets
    }
asset-list-none-found = Kein passendes Asset.
asset-list-show-all = Alle Assets anzeigen
asset-column-asset = Asset
asset-column-spendable = Verfügbar
asset-column-pending = Ausstehend
asset-column-pending-none = nichts
asset-column-settled = Abgeschlossen

## One asset

asset-not-listed = Ein Asset, das nicht in der Liste steht
asset-receive = Empfangen
asset-send = Senden
    .renamed = Entscheide zuerst, welcher Name und welche Nachkommastellen stimmen.
    .nothing = Davon lässt sich jetzt nichts senden.
asset-detail-loading = Deine Assets werden gelesen
asset-detail-missing = Der Dienst listet für diese Wallet kein Asset mit dieser ID auf.
asset-detail-refresh = Neu laden
asset-detail-its-id = Seine ID
asset-id = Asset-ID
asset-transfers = Transfers
    .label = Neueste Transfers von { $name }
asset-transfers-none = Noch keine.
asset-transfers-all =
    { $count ->
        [one] Alle Transfers ({ $count })
       *[other] Alle { $count } Transfers
    }
asset-transfers-open = Unter „Transfers“ öffnen

## The balance of one asset, and what each figure of it means

asset-balance = Guthaben
asset-balance-spendable = jetzt verfügbar
    .means = Was du jetzt senden kannst. Was auf einem Slot liegt, den ein anderer Transfer nutzt, zählt nicht dazu.
asset-balance-spendable-pending = jetzt verfügbar, { $amount } ausstehend
asset-balance-settled = Abgeschlossen
    .means = Was laut Dienst bestätigt ist und dir gehört, auch wenn ein Transfer es gerade reserviert.
asset-balance-future = Künftig
    .means = Was es sein wird, wenn alles Ausstehende abgeschlossen ist.
asset-balance-offchainOutbound = Off-chain, ausgehend
    .means = Was du über Zahlungskanäle senden könntest, außerhalb der Blockchain.
asset-balance-offchainInbound = Off-chain, eingehend
    .means = Was du über Zahlungskanäle empfangen könntest, außerhalb der Blockchain.
asset-balance-not-told = Der Dienst hat dafür kein Guthaben gemeldet. Mit „Neu laden“ fragst du danach.
asset-balance-why = Warum sind sie verschieden?
asset-balance-asking = Der Dienst wird abgefragt.

## Why the figures of a balance differ

asset-trace-held = Abgeschlossen, aber jetzt nicht verfügbar
asset-trace-coming = Ausstehend
asset-trace-leaves = Ein Transfer gibt den Output { $outpoint } aus
asset-trace-returns = Kommt mit diesem Transfer zurück, auf Output { $outpoint }
asset-trace-arrives = Kommt an, noch nicht abgeschlossen, auf Output { $outpoint }
asset-trace-waits = Etwas anderes wartet auf Output { $outpoint }
asset-trace-transfer = Zum Transfer
asset-trace-more =
    { $count ->
        [one] Und noch { $count }.
       *[other] Und noch { $count }.
    }
asset-trace-untraced = Nicht zugeordnet: Kein hier bekannter Output erklärt es. Lade neu und sieh noch einmal nach.
asset-trace-nothing = Jetzt liegt nichts mehr dazwischen: Alles ist verfügbar.

## The plot of what was settled

asset-plot = Abgeschlossen im Zeitverlauf
    .label = Abgeschlossen im Zeitverlauf: { $summary }
    .steps = Abgeschlossen, Schritt für Schritt
asset-plot-step = { $amount } ab { $time }
asset-plot-summary = { $first } ab { $time }, höchstens { $most }, jetzt { $last }.
asset-plot-now = jetzt
asset-plot-table = Als Tabelle
asset-plot-from = Ab
asset-plot-settled = Abgeschlossen
asset-plot-older =
    { $count ->
        [one] Davor noch { $count } abgeschlossener Transfer, hier nicht gezeigt.
       *[other] Davor noch { $count } abgeschlossene Transfers, hier nicht gezeigt.
    }

## What an asset is

asset-facts = Über dieses Asset
asset-facts-source = Quelle
asset-facts-source-genesis = Verifiziert
    .what = Ticker, Name und Nachkommastellen stehen so in der ersten Herausgabe des Assets. Die ID legt sie für immer fest.
asset-facts-source-service = Vom Dienst gemeldet
    .what = Ticker, Name und Nachkommastellen nennt der Dienst. Um sie zu verifizieren, öffne einen Transfer dieses Assets und verifiziere seine Asset-Daten.
asset-facts-source-unverifiable = Vom Dienst gemeldet
    .what = Ticker, Name und Nachkommastellen nennt der Dienst, und Ochre kann diese Art von Asset nicht verifizieren. Vergleiche die ID mit der des Herausgebers.
asset-facts-swatch = Farbmuster
    .hint = aus der ID; andere können gleich aussehen
asset-facts-kind = Art
asset-facts-supply = Herausgegebene Menge
asset-facts-supply-known = Bekannte Menge
asset-facts-smallest = Kleinste Einheit
asset-facts-no-decimals = keine Nachkommastellen
asset-facts-precision = Nachkommastellen: { $precision }
asset-facts-issued = Herausgegeben
asset-facts-added = In dieser Wallet seit
asset-facts-not-told = nicht gemeldet
asset-facts-details = Angaben des Herausgebers
asset-facts-file = Zugehörige Datei
    .hint = Das ist ein Pfad beim Dienst. Ochre öffnet ihn nicht.
asset-facts-file-at = { $type }, laut Dienst unter { $path }

## Marks: what could be taken for another asset

asset-mark-same-ticker = Jeder kann ein Asset unter jedem Ticker herausgeben. Nur die ID sagt, welches dieses ist.
    .title = Ein anderes Asset hier hat denselben Ticker
asset-mark-looks-like = Sie unterscheiden sich in Zeichen, die einander ähnlich sehen. Vergleiche die IDs.
    .title = Seine Texte sehen aus wie die eines anderen Assets hier, sind aber nicht dieselben
asset-mark-like-bitcoin = Es ist ein Asset, das jemand unter diesem Namen herausgegeben hat. Seine Beträge sind keine Bitcoin.
    .title = Es heißt wie Bitcoin, ist aber kein Bitcoin
asset-mark-odd-text = Der Herausgeber hat Zeichen verwendet, die Text verbergen oder umdrehen, oder einen Ticker, der nicht mit einem Buchstaben beginnt. Unsichtbares erscheint als �.
    .title = Seine Texte enthalten unsichtbare Zeichen oder wurden gekürzt
asset-mark-open = Anderes Asset öffnen

## An asset that is called otherwise than before

asset-renamed = Davon wird nichts gesendet, bis du entscheidest. Ticker, Name und Nachkommastellen stehen bei der Herausgabe fest, also ist eine der beiden Angaben falsch. Frage den Herausgeber, welche.
    .title = Der Dienst nennt dieses Asset anders als zuvor
asset-renamed-was = Zuvor
asset-renamed-now = Jetzt
asset-renamed-by-genesis = Ochre hat dieses Asset von seiner ersten Herausgabe an verifiziert. Ticker, Name und Nachkommastellen stehen dort fest, also ist falsch, was der Dienst angibt. Beträge werden nach den Angaben der Herausgabe gelesen. Davon wird nichts gesendet, bis du es bestätigst.
    .title = Der Dienst nennt dieses Asset anders, als es herausgegeben wurde
asset-renamed-issued = Herausgegeben als
asset-renamed-keep-issued = Angabe der Herausgabe behalten
asset-renamed-keep = Zuerst gesehene Angabe behalten
asset-renamed-take = Jetzige Angabe übernehmen
asset-called-plain-alike =
    { $decimals ->
        [one] { $called }, { $decimals } Nachkommastelle
       *[other] { $called }, { $decimals } Nachkommastellen
    }
asset-called-named-alike =
    { $decimals ->
        [one] { $called }, Name: { $name }, { $decimals } Nachkommastelle
       *[other] { $called }, Name: { $name }, { $decimals } Nachkommastellen
    }
asset-called-plain-other =
    { $decimals ->
        [one] { $called }, { $decimals } Nachkommastelle, Art: { $kind }
       *[other] { $called }, { $decimals } Nachkommastellen, Art: { $kind }
    }
asset-called-named-other =
    { $decimals ->
        [one] { $called }, Name: { $name }, { $decimals } Nachkommastelle, Art: { $kind }
       *[other] { $called }, Name: { $name }, { $decimals } Nachkommastellen, Art: { $kind }
    }

## Issuing

asset-issue-title = Asset herausgeben
asset-issue-short-none =
    { $count ->
        [one] Dafür braucht es { $count } freien Slot, und keiner ist frei
       *[other] Dafür braucht es { $count } freie Slots, und keiner ist frei
    }
asset-issue-short-some =
    { $free ->
        [one]
            { $count ->
                [one] Dafür braucht es { $count } freien Slot, und { $free } ist frei
               *[other] Dafür braucht es { $count } freie Slots, und { $free } ist frei
            }
       *[other]
            { $count ->
                [one] Dafür braucht es { $count } freien Slot, und { $free } sind frei
               *[other] Dafür braucht es { $count } freie Slots, und { $free } sind frei
            }
    }
asset-issue-short = Jeder Teil eines neuen Assets liegt auf einem eigenen Slot. „Zu den Asset-Slots“ behält, was du eingegeben hast.
    .off = Zuerst braucht es mehr freie Slots.
asset-issue-to-slots = Zu den Asset-Slots
asset-issue-ticker = Ticker
    .hint = Bis zu 8 Großbuchstaben und Ziffern. Ein Ticker gehört niemandem: Andere können denselben verwenden.
    .taken = Ein Asset hier trägt diesen Ticker schon. Beide werden markiert.
    .missing = Es fehlt ein Ticker.
    .off = Dieser Ticker ist nicht möglich.
    .long = Höchstens 8 Zeichen.
    .digit-first = Er beginnt mit einem Buchstaben.
    .odd = Nur Großbuchstaben A bis Z und Ziffern.
asset-issue-name = Name
    .hint = Bis zu 40 einfache Zeichen. Alle, die das Asset halten, sehen ihn.
    .missing = Es fehlt ein Name.
    .off = Dieser Name ist nicht möglich.
    .long = Höchstens 40 Zeichen.
    .blank = Ein Name besteht nicht nur aus Leerzeichen.
    .odd = Nur einfache Buchstaben, Ziffern und Zeichen: keine Umlaute oder Akzente, keine anderen Alphabete.
asset-issue-decimals = Nachkommastellen
    .hint = Wie fein es sich teilen lässt. 2 wie bei den meisten Währungen, 0 für Dinge, die ganz bleiben.
    .off = Diese Zahl von Nachkommastellen ist nicht möglich.
asset-issue-supply = Menge
    .hint = Jeder Teil liegt auf einem eigenen Asset-Slot, damit sich mehrere zugleich senden lassen.
    .missing = Es fehlt die Menge.
    .off = Diese Menge ist nicht möglich.
    .too-large = Alle Teile zusammen sind mehr, als ein RGB-Asset fassen kann.
asset-issue-one-part = Alles in einem Teil
asset-issue-part = Teil { $number }
asset-issue-units = Einheiten
asset-issue-remove-part = Teil { $number } entfernen
asset-issue-add-part = Teil hinzufügen
asset-issue-part-nought = Mehr als null.
asset-issue-turned-back = Du hast abgebrochen. Es wurde nichts herausgegeben.
asset-issue-submit = Herausgeben
    .amount = { $amount } herausgeben
asset-preview = Vorschau
asset-preview-empty = Gib eine Menge ein, um das Ergebnis zu sehen.
asset-preview-parts =
    { $count ->
        [one] in { $count } Teil; die kleinste Menge, die sich davon senden lässt, ist { $smallest }.
       *[other] in { $count } Teilen; die kleinste Menge, die sich davon senden lässt, ist { $smallest }.
    }
asset-preview-final = Menge, Nachkommastellen, Ticker und Name sind endgültig: Niemand kann sie ändern, auch du nicht.
asset-preview-no-bitcoin = Es werden keine Bitcoin gesendet und nichts signiert. Das Asset wird auf Slots eingetragen, die jetzt frei sind.
asset-preview-worth = Was es wert ist, machst du mit denen aus, die es annehmen.

## Issued

asset-issued-title = Herausgegeben
asset-issued = Das Asset ist herausgegeben und gehört ganz dir. Du erkennst es an { $swatch }. Wer es empfangen soll, braucht seine ID.
asset-issued-open = Asset öffnen
asset-issued-send = Etwas davon senden
