### Hilfe → Glossar: was die Wörter der Ansichten bedeuten, in zwei oder drei Sätzen. Ein Wort, das dort erklärt wird, wo
### es steht, sagt dasselbe. Die Wörter selbst stehen in terms.ftl.

## Die Ansicht

glossary-title = Glossar
    .lead = Was die Wörter in { -ochre } bedeuten.
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

glossary-slot = { -asset-slot }
    .means = Ein kleiner Bitcoin-Output (UTXO) von dir, der RGB-Assets enthalten kann. Fachleute nennen ihn färbbarer UTXO (colorable UTXO). Eine verblindete Rechnung braucht einen freien, und die Bitcoin darin gehören weiter dir.
glossary-free = { -free }
    .means = Auf diesem Asset-Slot liegen keine Assets, und keine offene Rechnung und kein offener Transfer benutzt ihn. Du kannst darauf Assets empfangen.
glossary-reserved = { -reserved }
    .means = Eine offene Rechnung oder ein offener Transfer benutzt es. Du kannst es wieder verwenden, wenn das endet. Eine abgelaufene Rechnung kann ihren Slot belegen, bis du sie abbrichst.
glossary-holdsAssets = { -holds-assets }
    .means = Auf diesem Asset-Slot liegt mindestens ein Asset. Eine Transaktion, die den Slot ausgibt, ohne seine Assets zu bewegen, würde sie verlieren. { -ochre } signiert das nicht, wenn es von den Assets weiß.
glossary-plainBitcoin = { -plain-bitcoin }
    .means = Deine Bitcoin außerhalb von Asset-Slots. Damit zahlst du Gebühren und erstellst Asset-Slots.
glossary-bitcoinInSlots = { -bitcoin-in-asset-slots }
    .means = Die Bitcoin, die deine Asset-Slots enthalten. Sie gehören dir. Sie sind von einfachen Bitcoin getrennt, damit kein Asset aus Versehen ausgegeben wird.
glossary-allocation = { -allocation }
    .means = Wie viel von einem Asset auf diesem Asset-Slot liegt. Fachleute nennen das Zuordnung (Allocation): ein Betrag eines Assets, der einem UTXO zugeordnet ist.
glossary-spendable = { -spendable }
    .means = Du kannst es jetzt senden. Was ein offener Transfer reserviert, zählt erst wieder dazu, wenn er abgeschlossen oder abgebrochen ist.
glossary-pending = { -pending }
    .means = Es soll noch ankommen oder abgehen. Es ist noch nicht abgeschlossen, und vielleicht kommt es auch nicht dazu.
glossary-settled = { -settled }
    .means = Der Dienst meldet es als endgültig: Die Transaktion ist in einem Block. Was nicht abgeschlossen ist, steht noch aus, und vielleicht kommt es auch nicht dazu.
glossary-future = { -future }
    .means = Abgeschlossen plus ausstehend: was du hättest, wenn alles Ausstehende abgeschlossen wird. Das ist eine Erwartung und kein Betrag, den du senden kannst.

## Dienste und was sie melden

glossary-walletService = { -wallet-service }
    .means = Der Server, der deine Transaktionen erstellt und deine Asset-Daten aufbewahrt. Er sieht deine öffentlichen Schlüssel, nie die privaten. { -ochre } verifiziert seine Transaktionen, bevor du sie signierst.
glossary-nodeService = { -node-service }
    .means = Der Server, der deine Nodes betreibt und ihren Zustand meldet. { -ochre } kann nicht alles verifizieren, was er meldet.
glossary-reported = { -reported-by-the-service }
    .means = Der Dienst sagt es, und { -ochre } hat es nicht verifiziert. Es kann falsch sein.
glossary-updated = { -updated }
    .means = Wann der Dienst zuletzt gemeldet hat, was du siehst. Seitdem kann es sich geändert haben. Lade neu, um noch einmal zu fragen.
glossary-verify = { -verify }
    .means = Eine Aussage mit deinen eigenen Schlüsseln, deinem Auftrag und der Transaktion selbst vergleichen. Dabei verlässt sich { -ochre } nicht auf den Dienst.
glossary-check = { -check }
    .means = Eine Aussage über eine Transaktion, die { -ochre } untersucht, bevor du signierst. Das Ergebnis ist Verifiziert, Vom Dienst gemeldet, Nicht verifiziert oder Stimmt nicht überein.
glossary-verified = { -verified }
    .means = { -ochre } hat es auf diesem Computer bestätigt, anhand deiner Schlüssel, deines Auftrags und der Transaktion. Es beruht nicht auf dem, was der Dienst meldet.
glossary-notVerified = { -not-verified }
    .means = { -ochre } kann es nicht bestätigen. Es kann trotzdem stimmen, also sieh es dir selbst an. Zum Signieren musst du eigens zustimmen.
glossary-doesntMatch = { -doesnt-match }
    .means = Es widerspricht deinem Auftrag oder dem, was { -ochre } weiß. { -ochre } signiert die Transaktion nicht. Verwirf sie und frag den Betreiber des Dienstes.
glossary-discrepancy = { -discrepancy }
    .means = Zwei Quellen widersprechen sich, zum Beispiel ein Guthaben und die Summe seiner Outputs. { -ochre } zeigt beide Werte. Such den Grund, bevor du sendest.
glossary-route = { -proxy-and-certificate }
    .means = Wie { -ochre } einen Dienst erreicht: direkt oder über einen Proxy, und welches Zertifikat es akzeptiert. Ist ein Proxy eingestellt, umgeht { -ochre } ihn nie.
glossary-direct = { -direct }
    .means = { -ochre } verbindet sich ohne Proxy mit dem Dienst. Der Dienst sieht deine Netzwerkadresse.
glossary-apiVersion = { -api-version }
    .means = Welche Anfragen und Felder ein Dienst versteht. { -ochre } schlägt eine vor, wenn du die Verbindung testest. Stimmt sie nicht, werden Anfragen abgelehnt.
glossary-refresh = { -refresh }
    .means = Den Dienst nach seinen neuesten Daten fragen. Offene Transfers können dabei weitergehen: Der Dienst nimmt dann vielleicht eine Zahlung an oder sendet einen eingereichten Transfer ins Netzwerk.

## Transfers

glossary-reviewCode = { -review-code }
    .means = Ein Code, der das, was du geprüft hast, mit dem verbindet, was signiert wird. Die Rückfrage zeigt denselben Code. Unterscheiden sich die beiden, brich ab.
glossary-submit = { -submit }
    .means = Die signierte Transaktion dem Dienst geben. Vielleicht ist sie noch nicht im Netzwerk, aber von da an könnte der Dienst sie dorthin senden.
glossary-broadcast = { -broadcast }
    .means = Eine Transaktion an das Bitcoin-Netzwerk geben (Broadcast). Das lässt sich nicht rückgängig machen.
glossary-donation = { -donation }
    .means = Die Transaktion geht ins Netzwerk, ohne auf die Empfänger zu warten. Können sie die Assets nicht annehmen, sind die Assets verloren.
glossary-accept = { -accept }
    .means = Der Empfänger bestätigt, dass die Asset-Daten angekommen und gültig sind. Erst dann sollte der Dienst die Transaktion ins Netzwerk senden.
glossary-cancel = { -cancel }
    .means = Eine offene Rechnung oder einen eingereichten Transfer beenden. Wer die signierte Transaktion hat, kann sie trotzdem noch ins Netzwerk senden. Bei einer Rechnung kann eine Zahlung verloren gehen, die unterwegs ist.
glossary-discard = { -discard }
    .means = Eine Transaktion beenden, bevor sie eingereicht ist. { -ochre } sendet nichts. Hast du sie exportiert, kann jeder, der sie signiert hat, sie trotzdem ins Netzwerk senden.
glossary-stop = { -stop }
    .means = Einen Durchlauf oder wiederholte Versuche beenden. Was schon geschehen ist, bleibt bestehen.
glossary-failed = { -failed }
    .means = Der Dienst meldet, dass es nicht gelungen ist. Wer die signierte Transaktion hat, könnte sie trotzdem noch ins Netzwerk senden.
glossary-inProgress = { -in-progress }
    .means = Was du vorbereitet, signiert oder eingereicht hast und was noch nicht zu Ende ist. Die Startseite zeigt es mit dem nächsten Schritt. Sieh dort nach, bevor du neu beginnst.
glossary-commitment = { -rgb-commitment }
    .means = Daten in der Bitcoin-Transaktion, die festlegen, wohin die Assets gehen. { -ochre } berechnet es neu aus den Transfers, die du siehst. Jede Änderung daran würde es ändern.
glossary-consignment = { -consignment }
    .means = Die Daten, die belegen, woher ein Asset kommt und wohin es geht. Der Empfänger braucht sie zum Annehmen. Deine bewahrt dein Wallet-Dienst auf, und die Wiederherstellungsphrase stellt sie nicht wieder her.
glossary-blindedInvoice = { -blinded-invoice }
    .means = Bezahlt an einen bestehenden UTXO des Empfängers, ohne ihn preiszugeben. Nur der Dienst des Empfängers weiß, welcher es ist. Deshalb kann { -ochre } nicht verifizieren, dass er deiner ist.
glossary-witnessInvoice = { -witness-invoice }
    .means = Bezahlt an einen neuen Output, den der Absender erstellt, mit Bitcoin des Absenders. Sie braucht keinen freien Asset-Slot. Bei deinen eigenen verifiziert { -ochre } die Adresse mit deinen Schlüsseln.
glossary-signingHistory = { -signing-history }
    .means = Jeder Schritt jeder Transaktion, die { -ochre } vorbereitet, signiert oder eingereicht hat. Er wird auf diesem Computer gespeichert, bevor er getan wird. Eine Backup-Datei enthält ihn.

## Wallets und Schlüssel

glossary-import = { -import }
    .means = Eine Datei, einen Text oder Codes von anderswo lesen, etwa eine PSBT, ein öffentliches Konto oder Bezeichnungen. { -ochre } prüft, was es liest, und signiert nichts von selbst.
glossary-export = { -export }
    .means = Daten als Datei, Text oder Codes für einen anderen Computer oder ein anderes Programm speichern. Ein Export enthält nie private Schlüssel.
glossary-restore = { -restore }
    .means = Schlüssel aus einer Wiederherstellungsphrase zurückholen, oder Bezeichnungen, Signierverlauf und Einstellungen aus einer Backup-Datei. Beides stellt keine Assets wieder her: Dazu braucht es auch die Daten des Dienstes.
glossary-signingRequest = { -signing-request }
    .means = Eine Datei oder Codes für den Computer, der signiert: die PSBT, dein Auftrag und die Liste der Coins. { -ochre } verifiziert sie dort noch einmal. Sie enthält keine privaten Schlüssel.
glossary-watchOnly = { -watch-only-wallet }
    .means = Eine Wallet, deren Schlüssel nicht auf diesem Computer sind. Hier beobachtest du sie und bereitest Transaktionen vor. Signiert werden sie dort, wo die Schlüssel sind.
glossary-publicAccount = { -public-account }
    .means = Die öffentlichen Schlüssel einer Wallet, um sie auf einem anderen Computer zu beobachten. Wer sie hat, kann ihren Verlauf sehen, aber nichts ausgeben.
glossary-offlineMode = { -offline-mode }
    .means = { -ochre } benutzt auf diesem Computer kein Netzwerk und signiert nur, was du importierst. Den Computer selbst vom Netz zu trennen, ist deine Sache.
glossary-recoveryPhrase = { -recovery-phrase }
    .means = 12 oder 24 Wörter, die deine Schlüssel wiederherstellen, nicht deine Assets. Wer sie hat, kann deine Bitcoin nehmen und deine Assets nehmen oder zerstören. Verwende sie in nur einer Wallet.
glossary-walletKey = { -wallet-key }
    .means = Das Geheimnis, aus dem alle Schlüssel einer Wallet entstehen. { -ochre } bewahrt es im Schlüsselbund des Systems auf, oder nur bis zum Beenden. Die Wiederherstellungsphrase stellt es wieder her.
glossary-appPassword = { -app-password }
    .means = Sperrt { -ochre } und verschließt die Geheimnisse, die es im Schlüsselbund aufbewahrt. { -ochre } kann es nicht wiederherstellen. Vergisst du es, werden diese Geheimnisse gelöscht, und Wiederherstellungsphrasen stellen deine Wallet-Schlüssel wieder her.
glossary-backupPassword = { -backup-password }
    .means = Verschlüsselt eine Backup-Datei. Du brauchst es, um diese Datei zu öffnen, und { -ochre } kann es nicht wiederherstellen. Es ist nicht das App-Passwort.
glossary-passphrase = { -bip39-passphrase }
    .means = Ein Geheimnis, das manche Wallets der Wiederherstellungsphrase hinzufügen. Diese Version von { -ochre } unterstützt sie nicht. Ohne sie öffnen dieselben Wörter eine andere Wallet.
glossary-lock = { -lock-and-unlock }
    .means = Gesperrt zeigt { -ochre } keine Daten und signiert nichts, bis jemand das App-Passwort eingibt. Auch ein Schlüsselbund und ein Node können gesperrt sein.
glossary-practice = { -practice }
    .means = Ein simuliertes Netzwerk mit simulierten Diensten und Nodes, in { -ochre } selbst. Seine Coins und Assets sind nichts wert.

## Nodes

glossary-lockedNode = { -locked-node }
    .means = Der Node läuft, aber seine Schlüssel sind verschlossen. Er kann nichts senden oder empfangen, bis du ihn mit seinem Passwort entsperrst. Ein Neustart oder eine Aktualisierung sperrt ihn.
glossary-upgrade = { -upgrade }
    .means = Einen Node auf eine neuere Version seiner Software bringen. Dabei wird der Node gesperrt, bis du ihn entsperrst.
glossary-batch = { -batch }
    .means = Derselbe Vorgang für mehrere Nodes, zum Beispiel eine Aktualisierung. Davor siehst du einen Plan, danach einen Bericht.
glossary-firstNode = { -first-node }
    .means = Der Node, mit dem ein Durchlauf beginnt, allein. Scheitert er an etwas, das alle betreffen würde, bleiben die übrigen, wie sie sind.
