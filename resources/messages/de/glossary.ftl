### Hilfe → Glossar: was die Wörter der Ansichten bedeuten, in zwei oder drei Sätzen. Ein Wort, das dort erklärt wird, wo
### es steht, sagt dasselbe. Die Wörter selbst stehen in terms.ftl.

## Die Ansicht

glossary-title = Glossar
glossary-find = Wort suchen
glossary-count =
    { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
glossary-none = Kein Wort passt dazu.
    .action = Alle Wörter zeigen
# In der Notiz zu einem Wort, das dort erklärt wird, wo es steht.
glossary-all = Alle Begriffe
# Fragt nach einem Wort, das dort nicht für sich steht. $word ist ein Wort des Glossars.
glossary-ask = Was heißt „{ $word }“?

## Slots und Beträge

glossary-slot = Asset-Slot
    .means = Ein kleiner Coin von dir, der Assets tragen kann. Seine Bitcoin bleiben deine.
glossary-free = Frei
    .means = Ein Slot ohne Assets, den keine offene Rechnung und kein offener Transfer benutzt.
glossary-reserved = Reserviert
    .means = Von offener Rechnung oder offenem Transfer benutzt. Eine abgelaufene Rechnung behält ihn, bis du sie abbrichst.
glossary-holdsAssets = Mit Assets
    .means = Gibst du diesen Slot ohne seine Assets aus, sind sie verloren. { -ochre } lehnt das ab, wenn es davon weiß.
glossary-plainBitcoin = Einfache Bitcoin
    .means = Deine Bitcoin außerhalb von Slots, für Gebühren und neue Slots.
glossary-spendable = Verfügbar
    .means = Lässt sich jetzt senden. Was offene Transfers reservieren, fehlt darin.
glossary-pending = Ausstehend
    .means = Soll ankommen oder abgehen. Vielleicht kommt es nicht dazu.
glossary-settled = Abgeschlossen
    .means = Laut Dienst endgültig: in einem Block.

## Dienste und was sie melden

glossary-walletService = Wallet-Dienst
    .means = Erstellt Transaktionen und bewahrt Asset-Daten auf. Sieht deine öffentlichen Schlüssel, nie die privaten.
glossary-nodeService = Node-Dienst
    .means = Betreibt deine Nodes und meldet ihren Zustand. { -ochre } kann nicht alles davon verifizieren.
glossary-reported = Gemeldet
    .means = Das sagt jemand anderes. { -ochre } hat es nicht verifiziert.
glossary-verified = Verifiziert
    .means = { -ochre } hat es auf diesem Computer bewiesen, ohne dem Dienst zu trauen.
glossary-notVerified = Nicht verifiziert
    .means = { -ochre } kann es nicht beweisen. Es kann trotzdem stimmen. Zum Signieren musst du eigens zustimmen.
glossary-doesntMatch = Stimmt nicht
    .means = Widerspricht deinem Auftrag oder dem, was { -ochre } weiß. { -ochre } signiert es nicht: Verwirf es und frag den Betreiber.
glossary-discrepancy = Abweichung
    .means = Zwei Quellen widersprechen sich. Suche den Grund, bevor du sendest.
glossary-apiVersion = API-Version
    .means = Anfragen und Felder, die ein Dienst versteht. Eine falsche wird abgelehnt.

## Transfers

glossary-reviewCode = Prüfcode
    .means = Verbindet das Geprüfte mit dem Signierten. Zeigt die Zustimmung einen anderen, brich ab.
glossary-submit = Einreichen
    .means = Die signierte Transaktion dem Dienst geben. Von da an könnte er sie ins Netzwerk senden.
glossary-broadcast = Ins Netzwerk senden
    .means = Eine Transaktion ins Bitcoin-Netzwerk geben. Das ist unwiderruflich.
glossary-donation = Sofort ins Netzwerk senden (Spende)
    .means = Ohne zu warten ins Netzwerk senden. Können Empfänger die Assets nicht annehmen, sind sie verloren.
glossary-accept = Annehmen (ACK)
    .means = Der Empfänger meldet gültige Asset-Daten. Erst dann soll der Dienst ins Netzwerk senden.
glossary-cancel = Abbrechen
    .means = Eine Rechnung oder einen Transfer beenden. Die signierte Transaktion kann noch ins Netzwerk gesendet werden, eine Zahlung verloren gehen.
glossary-discard = Verwerfen
    .means = Eine Transaktion vor dem Einreichen beenden. Exportiert: Wer die signierte hat, kann sie ins Netzwerk senden.
glossary-failed = Fehlgeschlagen
    .means = Als nicht gelungen gemeldet. Wer die signierte Transaktion hat, könnte sie noch ins Netzwerk senden.
glossary-inProgress = Laufende Vorgänge
    .means = Vorbereitet, signiert oder eingereicht, nicht beendet. Sieh auf der Startseite nach, bevor du neu beginnst.
glossary-commitment = RGB-Commitment
    .means = Legt in der Bitcoin-Transaktion fest, wohin die Assets gehen. { -ochre } berechnet es neu.
glossary-consignment = Asset-Daten
    .means = Belegen den Weg eines Assets („Consignment“). Dein Dienst bewahrt sie auf; die Wiederherstellungsphrase stellt sie nicht wieder her.
glossary-blindedInvoice = Verblindete Rechnung
    .means = Zahlt an einen verborgenen Slot des Empfängers. { -ochre } kann nicht verifizieren, dass er deiner ist.
glossary-witnessInvoice = Witness-Rechnung
    .means = Zahlt an einen neuen Coin, den der Absender erstellt. { -ochre } verifiziert deine eigene Adresse.
glossary-signingHistory = Signierverlauf
    .means = Jeder Schritt dessen, was { -ochre } vorbereitet, signiert oder eingereicht hat, jeweils vorher gespeichert.

## Wallets und Schlüssel

glossary-restore = Wiederherstellen
    .means = Schlüssel aus einer Phrase, Einträge aus einem Backup zurückholen. Assets brauchen auch die Daten des Dienstes.
glossary-signingRequest = Signieranfrage
    .means = PSBT, Auftrag und Coin-Liste für den Computer, der signiert. Keine privaten Schlüssel darin.
glossary-watchOnly = Nur beobachtete Wallet
    .means = Eine Wallet, deren Schlüssel woanders sind. Hier vorbereiten, dort signieren.
glossary-publicAccount = Öffentliches Konto
    .means = Die öffentlichen Schlüssel einer Wallet. Wer sie hat, sieht ihren Verlauf, kann aber nichts ausgeben.
glossary-offlineMode = Offline-Modus
    .means = { -ochre } benutzt kein Netzwerk. Den Computer zu trennen, ist deine Sache.
glossary-recoveryPhrase = Wiederherstellungsphrase
    .means = Stellt Schlüssel wieder her, keine Assets. Wer sie hat, kann Bitcoin nehmen und Assets nehmen oder zerstören. Nur eine Wallet.
glossary-walletKey = Wallet-Schlüssel
    .means = Aus ihm entstehen alle Schlüssel einer Wallet. Die Wiederherstellungsphrase stellt ihn wieder her.
glossary-appPassword = App-Passwort
    .means = Sperrt { -ochre } und seine Geheimnisse. Vergisst du es, stellen nur Wiederherstellungsphrasen die Schlüssel wieder her.
glossary-passphrase = BIP39-Passphrase
    .means = Manche Wallets fügen sie der Phrase hinzu. Nicht unterstützt: Ohne sie öffnen die Wörter eine andere Wallet.

## Nodes

glossary-lockedNode = Gesperrter Node
    .means = Läuft, kann aber erst nach dem Entsperren senden und empfangen. Neustart und Aktualisierung sperren ihn.
