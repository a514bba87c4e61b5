### Was über etwas gesagt wird, das zum Signieren oder Beobachten importiert wurde und dafür nicht taugt: was es ist, was geschah und was stattdessen zu importieren ist.

## What to bring, by what was wanted

imported-bring-psbt = Importiere die unsignierte PSBT, die das andere Programm gespeichert hat: als .psbt-Datei, als Text oder als QR-Codes.
imported-bring-signed = Importiere, was der andere Computer nach dem Signieren gespeichert hat: eine Datei, deren Name auf „signed“ endet, ihren Text oder ihre QR-Codes.
imported-bring-account = Importiere das öffentliche Konto: Auf dem signierenden Computer zeigt „Öffentliches Konto exportieren“ in den Einstellungen es als Datei, Text und QR-Code an. Aus anderen Programmen importiere den Taproot-Deskriptor mit Herkunft und Prüfsumme.
imported-bring-labels = Importiere die Bezeichnungen, die Sparrow oder ein anderes Programm exportiert hat: eine .jsonl-Datei nach BIP329, Electrums JSON oder eine Tabelle mit Transaktions-IDs und Bezeichnungen.

## Where something to sign was wanted

imported-is-empty = Hier ist nichts enthalten
    .happened = Es ist leer oder enthält nur Leerraum.
    .todo = Speichere es dort, wo es herkommt, noch einmal und importiere es vollständig.
imported-is-tooLarge = Das ist zu groß für eine PSBT
    .happened = Keine Transaktion, die das Netzwerk annimmt, braucht so viel Platz. Deshalb wurde es nicht gelesen.
imported-is-folder = Das ist ein Ordner
    .happened = Ein Ordner kann nicht signiert werden.
    .todo = Wähle die Datei darin.
imported-is-several = Mehrere Dateien wurden auf einmal geöffnet
    .happened = Ochre öffnet immer nur eine Datei, deshalb wurde keine davon gelesen.
    .todo = Öffne eine davon. Oder gehe zu „Offline signieren“ und ziehe alle dorthin.
imported-is-elsewhere = Diese Datei liegt nicht auf diesem Computer
    .happened = Um sie zu lesen, müsste Ochre einen anderen Computer anfragen. Bei einer Datei, mit der es geöffnet wird, tut es das nicht.
    .todo = Kopiere die Datei auf diesen Computer und öffne sie von dort.
imported-is-image = Das ist ein Bild
    .happened = Ein Bild enthält keine PSBT, die hier lesbar wäre, auch nicht als QR-Code.
    .todo = Halte die QR-Codes vor die Kamera oder importiere die PSBT als Datei.
imported-is-document = Das ist ein Dokument
    .happened = Es ist ein PDF oder ein Textdokument.
imported-is-archive = Das ist ein Archiv
    .happened = Es ist eine gepackte Datei.
    .todo = Entpacke sie und importiere die .psbt-Datei daraus.
imported-is-program = Das ist ein Programm
    .happened = Es ist etwas zum Ausführen, nicht zum Signieren.
imported-is-database = Das ist eine Datenbank
    .happened = In dieser Datei speichert ein Programm seine Daten, vielleicht eine Wallet. Ochre hat nicht hineingesehen.
imported-is-html = Das ist eine Webseite
    .happened = Es ist HTML: Vielleicht hat eine Website eine Meldung gezeigt, statt die Datei zu liefern.
    .todo = Speichere sie noch einmal und sieh nach, ob es die Datei ist und nicht die Seite darum.
imported-is-otherJson = Das sind andere Daten
    .happened = Es ist JSON, aber keine Signieranfrage von Ochre.
imported-is-words = Das ist die Wiederherstellungsphrase einer Wallet
    .happened = Ochre hat sie nicht behalten und nirgends gespeichert. Aber wer sie sieht, kann alles nehmen, was sie schützt, und ein anderes Programm liest vielleicht die Zwischenablage.
    .todo = Kopiere jetzt etwas anderes, damit sie aus der Zwischenablage verschwindet. Sende sie nie jemandem, der danach fragt.
imported-is-privateKey = Das ist ein privater Schlüssel
    .happened = Ochre hat ihn nicht behalten und nirgends gespeichert. Aber wer ihn sieht, kann nehmen, was er schützt, und ein anderes Programm liest vielleicht die Zwischenablage.
    .todo = Kopiere jetzt etwas anderes, damit er aus der Zwischenablage verschwindet.
imported-is-publicKey = Das ist ein öffentlicher Schlüssel
    .happened = Er verrät, welche Adressen eine Wallet hat. Zu signieren gibt es darin nichts.
imported-is-invoice = Das ist eine RGB-Rechnung
    .happened = Sie bittet um eine Zahlung. Die Transaktion dazu hat noch niemand erstellt.
    .todo = Öffne „Senden“ und füge sie dort ein.
imported-is-assetId = Das ist die ID eines Assets
    .happened = Sie bezeichnet ein Asset. Zu signieren gibt es darin nichts.
    .todo = Öffne „Assets“, um zu sehen, was du davon hast.
imported-is-paymentLink = Das ist ein Zahlungslink
    .happened = Er bittet um eine Zahlung. Die Transaktion dazu hat noch niemand erstellt.
    .todo = Öffne „Senden“ und füge ihn dort ein.
imported-is-lightning = Das ist eine Lightning-Rechnung
    .happened = Sie wird über einen Lightning-Node bezahlt, nicht mit einer Transaktion, die hier signiert wird.
imported-is-address = Das ist eine Adresse
    .happened = Sie sagt, wohin Bitcoin gesendet werden können. Die Transaktion dazu hat noch niemand erstellt.
    .todo = Öffne „Senden“ und füge sie dort ein.
imported-is-link = Das ist ein Link
    .happened = Ochre öffnet keine Links und weiß deshalb nicht, was dahinter ist.
    .todo = Speichere die Datei, zu der er führt, und importiere sie.
imported-is-path = Das ist der Name einer Datei
    .happened = In der Zwischenablage stand, wo die Datei liegt, nicht was darin ist.
    .todo = Öffne die Datei selbst.
imported-is-hash = Das sind 64 Hexadezimalziffern
    .happened = Vielleicht ist es die ID einer Transaktion, die sie nur bezeichnet. Ist es ein Schlüssel, kopiere jetzt etwas anderes.
imported-is-transaction = Das ist eine reine Transaktion
    .happened = Es ist keine PSBT: Sie sagt nicht, was sie ausgibt. So lässt sich weder die Gebühr ermitteln noch, wem die Inputs gehören.
    .todo = Ist sie schon signiert, kann sie so ins Netzwerk gesendet werden. Wenn nicht, lass sie als PSBT speichern.
imported-is-otherUr = Diese QR-Codes enthalten etwas anderes
    .happened = Es sind Codes (ur: oder BBQr) einer Art, die keine PSBT enthält.
    .todo = Zeige im anderen Programm die PSBT als QR-Codes, nicht ein Konto oder eine Nachricht.
imported-is-unknownText = Das ist irgendein anderer Text
    .happened = Es ist nichts, was Ochre erkennen kann.
imported-is-unknownBytes = Das ist irgendeine andere Datei
    .happened = Es ist nichts, was Ochre erkennen kann.
imported-is-version2 = Diese PSBT der Version 2 ist unvollständig
    .happened = Ochre liest Version 2 wie Version 0. Dieser PSBT fehlt dafür ein Teil, oder sie gibt zweierlei zugleich an.
    .todo = Die meisten Programme können auch Version 0 speichern: Suche dort nach „PSBT version“.
imported-is-cutShort = Das Ende dieser PSBT fehlt
    .happened = Sie beginnt wie eine PSBT und bricht mittendrin ab.
    .todo = Speichere sie dort, wo sie herkommt, noch einmal und importiere sie vollständig.
imported-is-damaged = Diese PSBT ist beschädigt
    .happened = Sie beginnt wie eine PSBT, aber der Rest hat nicht die Form, die sich nur auf eine Weise lesen lässt.
    .todo = Speichere sie dort, wo sie herkommt, noch einmal und importiere sie vollständig.
imported-is-urDamaged = Ein Teil dieses Codes ist beschädigt
    .happened = Seine Zeichen passen nicht zur enthaltenen Prüfsumme: Einige fehlen oder wurden falsch gelesen.
    .todo = Kopiere oder scanne ihn erneut.
imported-is-urIncomplete = Teile dieses Codes fehlen
    .happened = Es ist einer von mehreren Teilen, oder es sind nur einige davon. Was da ist, reicht nicht.
    .todo = Scanne, bis alle Teile da sind, oder importiere statt der Codes die Datei.
imported-is-urMixed = Das sind Teile von zwei Codes
    .happened = Nicht alle Teile gehören zur selben PSBT.
    .todo = Importiere nur die Teile von einer.
imported-is-packVersion = Diese Signieranfrage ist von neuerer Art
    .happened = Eine spätere Version von Ochre hat sie erstellt.
    .todo = Installiere hier eine neuere Version von Ochre oder importiere die reine PSBT: Dann musst du alles, was verlangt wird, selbst prüfen.
imported-is-packDamaged = Diese Signieranfrage ist nicht mehr im Original
    .happened = Etwas darin wurde unterwegs geändert oder ging verloren. Deshalb wird nichts darin geglaubt.
    .todo = Erstelle dort, wo sie herkommt, eine neue und importiere sie unverändert.
imported-is-account = Das ist das öffentliche Konto einer Wallet
    .happened = Es verrät, welche Adressen eine Wallet hat, damit ein anderer Computer sie beobachten kann. Zu signieren gibt es darin nichts.
    .todo = Um diese Wallet hier zu beobachten, wähle beim Hinzufügen von Wallets „Wallet nur beobachten“.
imported-is-accountVersion = Dieses Konto ist von neuerer Art
    .happened = Eine spätere Version von Ochre hat es erstellt.
    .todo = Installiere hier eine neuere Version von Ochre und importiere es erneut.
imported-is-accountDamaged = Dieses Konto ist nicht mehr im Original
    .happened = Etwas darin wurde unterwegs geändert oder ging verloren. Deshalb wird nichts darin geglaubt.
    .todo = Zeige oder speichere es auf dem signierenden Computer noch einmal und importiere es vollständig.
imported-is-accountKeys = Die Schlüssel in diesem Konto passen nicht
    .happened = Die Prüfsumme stimmt, aber die Schlüssel sind nicht die einer einzigen Wallet im genannten Netzwerk.
    .todo = Wer es erstellt hat, tat das von Hand oder in böser Absicht. Importiere es von dem Computer, der signiert, und von nirgends sonst.
imported-is-descriptorForm = Das ist kein vollständiger Deskriptor
    .happened = Etwas darin fehlt, oder es steht etwas darin, das kein Deskriptor hat.
    .todo = Kopiere ihn noch einmal, von „tr(“ bis zu den acht Zeichen nach dem #.
imported-is-descriptorChecksum = Die Prüfsumme dieses Deskriptors ist falsch
    .happened = Die acht Zeichen hinter # zeigen, dass unterwegs etwas geändert wurde oder verloren ging. Deshalb vertraut Ochre nichts davon.
    .todo = Kopiere ihn dort, wo er herkommt, noch einmal vollständig.
imported-is-descriptorMultisig = Das ist ein Multisig-Deskriptor
    .happened = Für seine Coins signieren mehrere Schlüssel. Ochre beobachtet und signiert nur Wallets mit einem Schlüssel.
    .todo = Beobachte die Wallet mit dem Programm, das sie angelegt hat.
imported-is-descriptorTree = Dieser Taproot-Deskriptor enthält Skripte
    .happened = Seine Coins lassen sich auch anders als mit dem Schlüssel ausgeben, und Ochre verifiziert davon nichts.
    .todo = Beobachte die Wallet mit dem Programm, das sie angelegt hat.
imported-is-descriptorPath = Dieses Konto liegt unter einem anderen Pfad
    .happened = Ochre beobachtet nur das erste Taproot-Konto nach BIP86: m/86h/0h/0h, in Testnetzwerken m/86h/1h/0h.
    .todo = Exportiere dieses Konto des Signiergeräts.
imported-is-descriptorNetwork = Die Netzwerke in diesem Konto stimmen nicht überein
    .happened = Pfad, Schlüssel oder erste Adresse gehören zu verschiedenen Netzwerken oder zu einem anderen als dem gewählten.
    .todo = Exportiere es noch einmal in dem Netzwerk, das du meinst.
imported-is-descriptorKey = Der Schlüssel in diesem Konto ist nicht lesbar
    .happened = Es ist kein erweiterter öffentlicher Schlüssel eines Kontos (xpub oder tpub), oder ein Zeichen darin ist falsch.
    .todo = Exportiere ihn noch einmal. Ein zpub oder ypub gehört zu einer anderen Art von Adressen.
imported-is-descriptorKeychains = Dieser Deskriptor nennt andere Adressen
    .happened = Unterhalb des Kontos liest Ochre /0/*, /1/* oder beides als /<0;1>/*.
    .todo = Exportiere den Deskriptor des ganzen Kontos.
imported-is-descriptorsDiffer = Hier ist mehr als ein Taproot-Konto enthalten
    .happened = Die Deskriptoren nennen verschiedene Schlüssel, und Ochre kann nicht wissen, welchen du meinst.
    .todo = Importiere die Deskriptoren eines einzigen Kontos.
imported-is-lacks =
    { $form ->
        [keyOfOtherKind] Das ist ein Schlüssel für eine andere Art von Adressen
        [keyWithoutOrigin] Das ist ein einzelner Schlüssel
        [descriptorWithoutOrigin] Dieser Deskriptor nennt keine Schlüsselherkunft
        [descriptorOfOtherKind] Dieser Deskriptor ist für eine andere Art von Adressen
        [otherAccount] Das ist nicht das erste Konto seiner Wallet
        [keystoneJson] Das ist ein Konto von Keystone oder BlueWallet
        [coldcardJson] Das ist ein Konto von Coldcard
        [bsms] Das ist eine BSMS-Datei
        [addwallet] Das ist eine Wallet von Specter
       *[bitkeyExport] Das ist ein Export von Bitkey
    }
    .happened = Ochre kann es nicht beobachten: { $missing }.
    .todo = Exportiere das erste Taproot-Konto des Signiergeräts (BIP86) mit seiner Herkunft, und importiere es.
imported-lacks-origin = Master-Fingerabdruck und Pfad fehlen, [1a2b3c4d/86h/…]
imported-lacks-taprootKey = ein Taproot-Schlüssel mit dem Pfad 86h fehlt
imported-lacks-accountZero = der Schlüssel von Konto 0 fehlt
imported-is-noTaproot = Hier ist kein Taproot-Konto enthalten
    .happened = Es nennt nur Konten anderer Art (wpkh, pkh, sh). Ochre beobachtet Taproot mit einem einzigen Schlüssel: tr(…), BIP86.
    .todo = Exportiere das Taproot-Konto des Signiergeräts. Manche zeigen es erst, wenn es dort eingeschaltet wurde.
imported-is-firstAddressOther = Die erste Adresse darin gehört nicht zum Schlüssel
    .happened = Ochre hat die erste Adresse aus dem Schlüssel abgeleitet, und die Datei nennt eine andere.
    .todo = Empfange nichts damit. Exportiere es noch einmal direkt vom Signiergerät.
imported-is-psbt = Das ist eine PSBT
    .happened = Es ist eine Transaktion, die noch zu signieren oder schon signiert ist.
imported-is-pack = Das ist eine Signieranfrage
    .happened = Es ist eine Transaktion, die Ochre signieren lassen will.
imported-is-alreadySigned = Diese PSBT ist schon signiert
    .happened = Sie enthält Signaturen, wo diese Wallet ihre eigenen einsetzen würde.
    .todo = Ist sie vollständig, bringe sie dorthin zurück, wo sie herkommt. Zum Signieren importiere die noch unsignierte.
imported-is-otherNetwork = Diese PSBT ist für ein anderes Netzwerk
    .happened = Sie nennt einen Schlüssel deiner Phrase, aber aus einem anderen Netzwerk als dem dieser Wallet.
    .todo = Öffne die Wallet für jenes Netzwerk oder lass die PSBT für dieses erstellen.
imported-is-notOurs = Diese PSBT ist für eine fremde Wallet
    .happened = Nichts, was sie ausgibt, gehört dieser Wallet. Mit ihren Schlüsseln gibt es also nichts zu signieren.
    .todo = Prüfe, ob die richtige Wallet geöffnet ist und ob das die richtige Datei ist.
imported-is-otherScript = Diese PSBT gibt einen Output älterer Art aus
    .happened = Sie nennt einen Schlüssel deiner Phrase, aber keinen für Taproot. Ochre signiert nur Taproot.
    .todo = Signiere sie mit dem Programm, das die Adresse erzeugt hat.
imported-is-scriptPath = Diese PSBT gibt über ein Skript aus
    .happened = Sie nennt einen deiner Schlüssel in einem Taproot-Skript. Was ein solches Skript erlaubt, lässt sich hier nicht zeigen. Deshalb wird sie nicht signiert.
    .todo = Signiere sie mit dem Programm, das die Adresse erzeugt hat.
imported-is-noKeyPath = Diese PSBT sagt nicht, welcher Schlüssel signiert
    .happened = Sie gibt Bitcoin dieser Wallet aus, weiter hinten, als ohne Pfad zum Schlüssel gesucht wird, und lässt den Pfad weg.
    .todo = Lass sie noch einmal mit den Schlüsselherkünften (Ableitungspfaden) speichern.
imported-is-backUnsigned = Das ist die noch zu signierende Transaktion
    .happened = Es ist dieselbe Transaktion, und noch niemand hat sie signiert.
    .todo = Signiere sie auf dem anderen Computer und importiere die Datei, deren Name auf „signed“ endet.
imported-is-backOther = Das ist eine andere Transaktion
    .happened = Es ist nicht die, die zum Signieren hinausging. Was sie auch tut: Sie wird nicht an deren Stelle genommen.
    .todo = Importiere die signierte Datei genau dieser Transaktion. Ihr Name enthält den Anfang der Transaktions-ID.
imported-is-backForeign = Das gehört zu einer fremden Wallet
    .happened = Nichts, was sie ausgibt, gehört dieser Wallet. Es ist also nicht, was von hier hinausging.
    .todo = Importiere die signierte Datei genau dieser Transaktion. Ihr Name enthält den Anfang der Transaktions-ID.
imported-is-backHalf = Noch nicht alles ist signiert
    .happened = Es ist die richtige Transaktion, aber einige ihrer Inputs haben noch keine Signatur.
    .todo = Signiere den Rest auf dem anderen Computer und importiere sie erneut.
imported-is-backInvalid = Eine Signatur darin ist ungültig
    .happened = Es ist die richtige Transaktion, aber was dort als Signatur steht, stammt nicht von den Schlüsseln dieser Wallet für sie.
    .todo = Signiere sie auf dem anderen Computer erneut. Geschieht das zweimal, hat jener Computer vielleicht eine andere Wiederherstellungsphrase.

imported-fingerprint = Der Fingerabdruck dieser Wallet ist { $fingerprint }.

## Where what another machine signed was wanted

imported-for-signed-image = Das ist ein Bild
    .happened = Es ist eine Bilddatei. Das Bild eines QR-Codes wird dort gelesen, wo Codes gescannt werden.
    .todo = Halte die QR-Codes vor die Kamera oder importiere die PSBT als Datei.
imported-for-signed-alreadySigned = Das ist eine Transaktion anderer Form
    .happened = Sie trägt Signaturen, wo keine Taproot-Wallet welche hat. Es ist also nicht, was von hier hinausging.

## Where the public account of a wallet was wanted

imported-for-account-tooLarge = Das ist zu groß für ein Konto
    .happened = Ein Konto ist weniger als eine Seite Text.
imported-for-account-image = Das ist ein Bild
    .happened = Es ist eine Bilddatei. Das Bild eines QR-Codes wird dort gelesen, wo Codes gescannt werden.
    .todo = Wähle „Codes scannen“ und lies das Bild dort ein.
imported-for-account-otherJson = Das sind andere Daten
    .happened = Es ist JSON, aber kein Konto von Ochre, Bitcoin Core, Sparrow, Specter oder Coldcard.
imported-for-account-privateKey = Hier ist ein privater Schlüssel enthalten
    .happened = Zum Beobachten genügen öffentliche Schlüssel. Ochre hat ihn nicht behalten und nirgends gespeichert. Aber wer ihn sieht, kann nehmen, was er schützt, und ein anderes Programm liest vielleicht die Zwischenablage.
    .todo = Füge ihn nie irgendwo ein. Kopiere jetzt etwas anderes und exportiere das Konto ohne private Schlüssel.
imported-for-account-publicKey = Das ist ein Schlüssel ohne seine Herkunft
    .happened = Ein bloßer erweiterter Schlüssel sagt weder, welche Art von Adressen er hat, noch, von welchem Hauptschlüssel er stammt.
imported-for-account-link = Das ist ein Link
    .happened = Ochre öffnet keine Links und weiß deshalb nicht, was dahinter ist.
imported-for-account-otherUr = Diese QR-Codes enthalten etwas anderes
    .happened = Es ist eine Uniform Resource (ur:), die kein Konto enthält.
imported-for-account-psbt = Das ist eine PSBT
    .happened = Es ist eine Transaktion. Sie sagt nicht, welche Adressen die Wallet hat.
imported-for-account-pack = Das ist eine Signieranfrage
    .happened = Sie gehört zu dem Computer, der signiert, und sagt nicht, welche Adressen die Wallet hat.

## Where labels were wanted

imported-for-labels-tooLarge = Das ist zu groß für Bezeichnungen
    .happened = Mehr als 4 MB werden nicht gelesen.
imported-for-labels-otherJson = Das sind keine Bezeichnungen
    .happened = Es ist JSON anderer Art, oder es hat mehr als 20 000 Zeilen.
imported-for-labels-unknownText = Das sind keine Bezeichnungen
    .happened = Keine Zeile darin ist eine Bezeichnung nach BIP329.
