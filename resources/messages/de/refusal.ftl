### Warum Ochre eine Transaktion ablehnt, in Gruppen: Jeder Satz stimmt für jeden Code seiner Gruppe (siehe src-renderer/text/refusals.ts). Der Titel steht hinter „Blockiert: “.

refusal-form = falsche Form
    .says = Die Form ist unsicher, oder Ochre kann sie nicht genau lesen.
    .todo = Lass sie von einem aktuellen Programm neu und unsigniert erstellen.
refusal-notYours = nicht dein Coin
    .says = Ochre kann nicht beweisen, dass alle Inputs und Schlüssel zu dieser Wallet gehören.
    .todo = Prüfe, ob du die richtige Wallet geöffnet hast.
refusal-falseAmount = falscher oder fehlender Betrag
    .says = Ein Betrag kann nicht stimmen oder lässt sich nicht verifizieren.
    .todo = Lade neu, dann beginne erneut.
refusal-wrongPlace = falsches Ziel
    .says = Bitcoin oder Assets gingen an ein nicht gewähltes Ziel, vielleicht an jemand anderen.
refusal-losesMoney = verliert Assets oder Bitcoin
    .says = Assets oder Bitcoin könnten verloren gehen oder ungesehen bewegt werden.
refusal-fee = Gebühr oder Verzögerung
    .says = Gebühr, Größe eines Outputs oder Sperrzeit würde zu viel kosten oder sie aufhalten.
    .todo = Beginne neu mit anderer Gebühr, anderem Betrag oder anderer Sperrzeit.
refusal-inUse = in Gebrauch
    .says = Eine andere Transaktion oder offene Rechnung nutzt einen ihrer Coins oder eine Adresse.
    .todo = Lade neu. Beende zuerst die andere oder brich sie ab.
refusal-notAsked = nicht das Gewünschte
    .says = Die Transaktion weicht vom Auftrag ab.
    .todo = Beginne neu.
refusal-notProved = nicht verifiziert
    .says = Du hast nicht zugestimmt, ohne vollständige Verifizierung weiterzumachen.
    .todo = Prüfe erneut.
refusal-changeIndex = Wechselgeld zu weit voraus
    .says = Dein Wechselgeld ginge an deine eigene Adresse, aber eine Wiederherstellung fände sie nicht.
    .todo = Lass sie mit einer früheren Wechselgeldadresse neu erstellen.
# Hinter .todo, wo es am Ersteller liegen kann.
refusal-again = Zweimal vom selben Dienst: Nutze ihn nicht mehr.
# Dahinter, wie viel wohin geht.
refusal-spoof = Eine gilt als deine, aber deine Schlüssel leiten sie nicht ab.
refusal-frozen = eingefrorener Coin
    .says = Das gäbe einen Coin aus, den du eingefroren hast.
    .todo = Taue den Coin auf oder wähle einen anderen Betrag.
