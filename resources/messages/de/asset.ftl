### Assets: die Liste, eines davon, und wie man eines herausgibt. Und wie sie anderswo genannt und gezählt werden.

## How they are named and counted

asset-unit-unlisted = Einheiten von { $id }
asset-unit-named = von { $name }
# Stands in place of a figure: “unknown amount of TUSD”.
asset-amount-unknown = unbekannte Menge
asset-any = beliebiges Asset
asset-unlisted = Asset { $id }

## The kinds

asset-kind =
    { $kind ->
        [nia] Token
        [cfa] Sammlerstück
        [uda] Einzelstück
        [ifa] Vermehrbares Token
        [bfa] Token von einer Brücke
       *[other] Unbekannte Art
    }
asset-kind-means =
    { $kind ->
        [ifa] Wer das Recht dazu hat, darf mehr herausgeben. Manche Dienste listen dieses Recht als Betrag.
        [bfa] Ochre kann diese Art nicht verifizieren: Der Verlauf gilt nur mit einer anderen Blockchain. Frag den Herausgeber, bevor du sie als Zahlung annimmst.
       *[other] Ochre kann diese Art nicht verifizieren: Du siehst nur, was der Dienst meldet. Frag den Herausgeber, bevor du sie annimmst oder sendest.
    }

## The list

asset-list-find = Asset suchen
    .placeholder = Ticker, Name oder ID
asset-list-none-found = Kein passendes Asset.
asset-list-show-all = Alle Assets anzeigen

## One asset

asset-not-listed = Nicht gelistetes Asset
asset-send =
    .renamed = Entscheide, welcher Name und welche Nachkommastellen stimmen.
    .nothing = Gerade nichts zu senden
asset-detail-missing = Der Dienst listet kein Asset mit dieser ID.
asset-id = Asset-ID

## The balance of one asset, and what each figure of it means

asset-balance = Guthaben
asset-balance-spendable = verfügbar
asset-balance-spendable-pending = verfügbar, { $amount } ausstehend
asset-balance-settled = Abgeschlossen
asset-balance-future = Mit Ausstehendem
asset-balance-offchainOutbound = Off-chain, ausgehend
asset-balance-offchainInbound = Off-chain, eingehend
asset-balance-not-told = Kein Guthaben gemeldet. Lade neu.
asset-balance-why = Warum sie abweichen

## Why the figures of a balance differ

asset-trace-held = Abgeschlossen, nicht verfügbar
asset-trace-coming = Ausstehend
asset-trace-leaves = Geht mit Coin { $outpoint } weg
asset-trace-returns = Wechselgeld, auf { $outpoint }
asset-trace-arrives = Kommt an auf { $outpoint }
asset-trace-waits = Reserviert mit Coin { $outpoint }
asset-trace-untraced = Ungeklärt. Lade neu.
asset-trace-nothing = Stimmt jetzt überein.

## The plot of what was settled

asset-plot = Abgeschlossen im Zeitverlauf
    .label = Abgeschlossen im Zeitverlauf: { $summary }
    .steps = Abgeschlossene Beträge
asset-plot-step = { $amount } ab { $time }
asset-plot-summary = { $first } ab { $time }, höchstens { $most }, jetzt { $last }
asset-plot-now = jetzt

## What an asset is

asset-facts-swatch = Farbmuster
asset-facts-kind = Art
asset-facts-supply = Herausgegebene Menge
asset-facts-supply-known = Bekannte Menge
asset-facts-smallest = Kleinste Einheit
asset-facts-issued = Herausgegeben
asset-facts-added = In dieser Wallet seit
asset-facts-not-told = nicht gemeldet
asset-facts-details = Beschreibung des Herausgebers
asset-facts-file = Datei auf dem Dienst
asset-facts-file-at = { $type }, unter { $path } (gemeldet, nicht geöffnet)

## Marks: what could be taken for another asset

asset-mark =
    { $mark ->
        [same-ticker] Jeder kann jeden Ticker herausgeben. Nur die ID unterscheidet sie.
        [looks-like] Manche Zeichen sehen nur gleich aus. Vergleiche die IDs.
        [like-bitcoin] Jemand gab ein Asset unter diesem Namen heraus.
       *[odd-text] Manche Zeichen verbergen Text oder kehren ihn um. Ochre zeigt sie als �.
    }
asset-mark-open = Asset zeigen

## An asset that is called otherwise than before

asset-renamed = Name und Nachkommastellen stehen seit der Ausgabe fest: Eine Angabe ist falsch. Frag den Herausgeber. Senden geht erst nach deiner Entscheidung.
    .title = Der Dienst beschreibt dieses Asset jetzt anders
asset-renamed-was = Zuvor
asset-renamed-now = Jetzt
asset-renamed-by-genesis = Ochre hat die Ausgabe verifiziert: Die Meldung des Dienstes ist falsch. Beträge gelten wie herausgegeben. Senden geht erst nach deiner Zustimmung.
asset-renamed-issued = Herausgegeben als
asset-renamed-keep-issued = Herausgegebenes behalten
asset-renamed-keep = Erste Angabe behalten
asset-renamed-take = Neue Angabe annehmen
asset-called-decimals =
    { $count ->
        [one] { $count } Nachkommastelle
       *[other] { $count } Nachkommastellen
    }

## Issuing

asset-issue-title = Asset herausgeben
asset-issue-short = Freie Slots: { $free } von { $count } nötigen
    .off = Erstelle zuerst Slots.
asset-issue-ticker = Ticker
    .hint = Andere können denselben verwenden
    .taken = Ein anderes Asset hat ihn. Ochre markiert beide.
    .missing = Gib einen Ticker ein.
    .odd = Nimm 1 bis 8 Zeichen aus A bis Z und 0 bis 9, zuerst einen Buchstaben.
asset-issue-name = Name
    .hint = Jeder Inhaber sieht ihn
    .missing = Gib einen Namen ein.
    .odd = Nimm höchstens 40 einfache Buchstaben, Ziffern und Zeichen, ohne Umlaute und Akzente.
asset-issue-decimals = Nachkommastellen
    .hint = 2 für Geld, 0 für ganze Stücke
asset-issue-supply = Menge
    .hint = Jeder Teil bekommt einen eigenen Slot: So kannst du mehrere gleichzeitig senden.
    .missing = Gib die Menge ein.
    .too-large = Alle Teile zusammen sind zu viel.
asset-issue-off = Korrigiere das markierte Feld
asset-issue-one-part = Alles in einem Teil
asset-issue-part = Teil { $number }
asset-issue-remove-part = Teil { $number } entfernen
asset-issue-add-part = Teil hinzufügen
asset-issue-part-nought = Gib mehr als null ein.
asset-issue-submit =
    .amount = { $amount } herausgeben
asset-preview-final = Menge, Nachkommastellen, Ticker und Name sind endgültig. Niemand kann sie ändern, auch du nicht.

## Issued

asset-issued = Alles gehört dir. Du erkennst es an { $swatch }.
