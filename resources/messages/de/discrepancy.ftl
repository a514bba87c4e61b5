discrepancy-title = Abweichungen
discrepancy-more =
    { $count ->
        [one] Und { $count } weitere Abweichung.
       *[other] Und { $count } weitere Abweichungen.
    }
discrepancy-accept = Die Änderungen sind von mir: Liste übernehmen
discrepancy-note = Blockiert wird dadurch nichts. Jede wurde zweimal gelesen, bevor sie hier steht.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-amount-hidden = ein Betrag, den du verbirgst
discrepancy-address = Deine letzte Adresse ist nicht mehr dort, wo sie war
    .here = Hier abgeleitet
    .told = Angezeigt als
    .means = Lass niemanden an sie zahlen. Rufe eine neue Adresse ab.
discrepancy-address-index = Index { $index }
discrepancy-not-ours = nirgends in deinen Schlüsseln
discrepancy-invoice = Eine offene Rechnung zahlt an eine andere Stelle als verifiziert
    .here = Jetzt gefunden
    .told = Verifiziert war
    .means = Lass niemanden sie bezahlen. Brich sie ab und erstelle eine neue.
discrepancy-plainBitcoin = Summe der einfachen Bitcoin geht nicht auf
discrepancy-slotBitcoin = Summe der Bitcoin in Asset-Slots geht nicht auf
discrepancy-asset = { $asset }: Summe geht nicht auf
discrepancy-balance =
    .here = Gelistete Outputs zusammen
    .told = Guthaben laut Dienst
    .means = { -ochre } signiert nach den Outputs. Das Guthaben ist nur vom Dienst gemeldet.
discrepancy-txid = Eine von dir signierte Transaktion hat zwei IDs
    .here = Hier berechnet
    .told = Laut Dienst
    .means = Deine ist die hier berechnete. Suche beide in einem Block-Explorer deiner Wahl.
discrepancy-txid-unreadable = nicht lesbar
discrepancy-coins =
    .here = { -ochre } kannte
    .told = Der Dienst listet
discrepancy-amount-on = { $amount } auf { $output }
discrepancy-no-output = kein solcher Output
discrepancy-coinGone = Ein Output ist weg, und nichts hier Signiertes hat ihn ausgegeben
    .means = Eine andere Kopie dieser Wallet hat ihn ausgegeben, oder der Dienst verbirgt ihn. Eine Wallet gehört auf ein Gerät: Mit zweien können Assets verloren gehen.
discrepancy-slotAppeared = Es gibt einen Slot, den nichts hier erstellt hat
    .means = Eine andere Kopie dieser Wallet hat ihn erstellt. Eine Wallet gehört auf ein Gerät: Mit zweien können Assets verloren gehen.
