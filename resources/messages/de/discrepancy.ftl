discrepancy-title = Abweichungen
discrepancy-more = { $count } weitere
discrepancy-accept = Von mir: annehmen
discrepancy-note = Nichts davon blockiert dich. Jeder Wert wurde zweimal gelesen.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-address = Deine letzte Adresse hat sich verschoben
    .means = Lass niemanden dorthin zahlen. Erstelle eine neue Adresse.
discrepancy-told =
    { $of ->
        [address] Angezeigt als
        [invoice] Verifizierter Ort
        [balance] Guthaben laut Dienst
        [txid] Gemeldet
       *[coins] Der Dienst listet
    }
discrepancy-here =
    { $of ->
        [address] Hier abgeleitet
        [invoice] Jetzt gefunden
        [balance] Summe der Coins
        [txid] Hier berechnet
       *[coins] { -ochre } kannte
    }
discrepancy-address-index = Index { $index }
discrepancy-not-ours = nicht unter deinen Schlüsseln
discrepancy-invoice = Eine offene Rechnung zahlt nicht mehr an ihren verifizierten Ort
    .means = Lass sie niemanden zahlen. Brich sie ab und erstelle eine neue.
discrepancy-bitcoin =
    { $of ->
        [plainBitcoin] Einfache Bitcoin: Summe geht nicht auf
       *[slotBitcoin] Bitcoin in Slots: Summe geht nicht auf
    }
discrepancy-asset = { $asset }: Summe geht nicht auf
discrepancy-balance =
    .means = { -ochre } richtet sich nach den Coins, nicht nach dem gemeldeten Guthaben.
discrepancy-txid = Zwei IDs einer von dir signierten Transaktion
    .means = Deine ist die berechnete. Prüfe beide in einem Block-Explorer, dem du traust.
discrepancy-txid-unreadable = nicht lesbar
discrepancy-amount-on = { $amount } auf { $output }
discrepancy-no-output = kein solcher Coin
discrepancy-coinGone = Ein Coin fehlt und wurde nicht hier ausgegeben
    .means = Eine andere Kopie dieser Wallet hat ihn ausgegeben, oder der Dienst verbirgt ihn. Zwei Geräte mit einer Wallet können Assets kosten.
discrepancy-slotAppeared = Ein nicht hier erstellter Slot
    .means = Eine andere Kopie dieser Wallet hat ihn erstellt. Zwei Geräte mit einer Wallet können Assets kosten.
