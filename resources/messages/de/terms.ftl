### Die Namen, die überall gleich sind. Darunter die Wörter des Glossars, so wie sie dort stehen.

-ochre = Ochre

## Slots und Beträge

-asset-slot = Asset-Slot
-free = Frei
-reserved = Reserviert
-holds-assets = Enthält Assets
-plain-bitcoin = Einfache Bitcoin
-bitcoin-in-asset-slots = Bitcoin in Asset-Slots
-allocation = Betrag auf diesem Slot
-spendable = Verfügbar
-pending = Ausstehend
-settled = Abgeschlossen
-future = Künftig

## Dienste und was sie melden

-wallet-service = Wallet-Dienst
-node-service = Node-Dienst
-reported-by-the-service = Vom Dienst gemeldet
-updated = Stand
-verify = Verifizieren
-check = Prüfung
-verified = Verifiziert
-not-verified = Nicht verifiziert
-doesnt-match = Stimmt nicht überein
-discrepancy = Abweichung
-proxy-and-certificate = Proxy und Zertifikat
-direct = Direkt
-api-version = API-Version
-refresh = Neu laden

## Transfers

-review-code = Prüfcode
-submit = Einreichen
-broadcast = Ins Netzwerk senden
-donation = Sofort ins Netzwerk senden (Spende)
-accept = Annehmen (ACK)
-cancel = Abbrechen
-discard = Verwerfen
-stop = Stoppen
-failed = Fehlgeschlagen
-in-progress = Laufende Vorgänge
-rgb-commitment = RGB-Commitment
-consignment = Asset-Daten (Consignment)
-blinded-invoice = Verblindete Rechnung
-witness-invoice = Witness-Rechnung
-signing-history = Signierverlauf

## Wallets und Schlüssel

-import = Importieren
-export = Exportieren
-restore = Wiederherstellen
-signing-request = Signieranfrage
-watch-only-wallet = Nur beobachtete Wallet
-public-account = Öffentliches Konto
-offline-mode = Offline-Modus
-recovery-phrase = Wiederherstellungsphrase
-wallet-key = Wallet-Schlüssel
-app-password = App-Passwort
-backup-password = Backup-Passwort
-bip39-passphrase = BIP39-Passphrase
-lock-and-unlock = Sperren und entsperren
-practice = Übung

## Nodes

-locked-node = Gesperrter Node
-upgrade = Aktualisieren
-batch = Durchlauf
-first-node = Erster Node (Canary)
