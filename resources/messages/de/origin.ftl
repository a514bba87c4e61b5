### Where an asset comes from: what of it is verified from its genesis, on the page of one asset.

origin-title = Herkunft
origin-verified =
    { $count ->
        [one] Ab der Genesis verifiziert: { $count } Transfer von dir, letzter Block { $block }.
       *[other] Ab der Genesis verifiziert: { $count } Transfers von dir, letzter Block { $block }.
    }
origin-genesis = Die Genesis ist verifiziert. Du hast nichts davon.
origin-partly =
    { $count ->
        [one] Ab der Genesis verifiziert: { $count } Transfer von dir, letzter Block { $block }. Den Rest meldet der Dienst.
       *[other] Ab der Genesis verifiziert: { $count } Transfers von dir, letzter Block { $block }. Den Rest meldet der Dienst.
    }
origin-told = Noch nicht verifiziert: Genesis und Transfers meldet der Dienst.
# $amount as 12.00 TUSD.
origin-on-trust = { $amount } deines Guthabens stehen allein auf das Wort des Dienstes hin da.
origin-name-server = Gib einen Bitcoin-Server an: Ohne ihn sieht Ochre nicht, dass eine Transaktion in einem Block steht.
origin-go-settings = Bitcoin-Server angeben
origin-after-refresh = Ochre verifiziert nach jedem Neuladen einige davon.
origin-verify = Diese Transfers verifizieren
origin-missing = Was fehlt
origin-missing-more =
    { $count ->
        [one] Und { $count } weiterer, unter Transfers.
       *[other] Und { $count } weitere, unter Transfers.
    }
origin-missing-open = Transfer öffnen
    .label = Transfer öffnen: { $title }
# Each with its amount, as 12.00 TUSD.
origin-missing-in = { $amount } empfangen
origin-missing-out = { $amount } gesendet
origin-missing-none = { $amount } ausgegeben
origin-missing-amount-unknown = Unbekannter Betrag
origin-why-notAsked = Die Asset-Daten wurden noch nicht verifiziert.
origin-why-blinded = Die Asset-Daten sind verifiziert. Dass der Slot dir gehört, zeigt sich, wenn du ihn ausgibst.
origin-why-issued = Wird mit dem ersten Transfer verifiziert, den du davon sendest.
origin-why-absent = Es wurden keine Asset-Daten hinterlegt.
origin-why-unreachable = Der Server mit den Asset-Daten hat nicht geantwortet.
origin-why-fetched = Die Asset-Daten sind hier und noch nicht verifiziert.
origin-why-refused = Die Asset-Daten brechen eine Regel von RGB.
origin-why-unasked = Die Asset-Daten halten alle Regeln ein. Kein Bitcoin-Server hat die Transaktionen gezeigt.
origin-why-notMined = Dein Bitcoin-Server zeigt einige der Transaktionen in keinem Block.
origin-why-pending = Die Transaktion steht noch in keinem Block.
origin-why-reorganised = Das Netzwerk hat den Block ersetzt, auf dem es beruhte.
