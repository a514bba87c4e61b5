### Was zu sehen ist, solange Ochre gesperrt ist.

lock-title = Ochre ist gesperrt
lock-cancelled = Beim Sperren war noch eine Bestätigung offen. Sie gilt als Nein: Es wurde nichts signiert oder gezeigt.
lock-password = App-Passwort
lock-unlock = Entsperren
lock-refused = { $title }.
lock-next-try =
    { $count ->
        [one] Der nächste Versuch ist in { $count } Sekunde möglich.
       *[other] Der nächste Versuch ist in { $count } Sekunden möglich.
    }
lock-nodes =
    Ochre beobachtet weiter { $watched ->
        [one] { $watched } Node
       *[other] { $watched } Nodes
    }: { $locked ->
        [0] keiner ist gesperrt
        [one] { $locked } Node ist gesperrt
       *[other] { $locked } Nodes sind gesperrt
    }.
lock-nodes-waiting =
    { $count ->
        [one] { $count } Node wird bis zum Entsperren nicht beobachtet: Die Tokens dafür sind mit dem App-Passwort verschlossen.
       *[other] { $count } Nodes werden bis zum Entsperren nicht beobachtet: Die Tokens dafür sind mit dem App-Passwort verschlossen.
    }
    .keychain =
        { $count ->
            [one] Ochre kann { $count } Node nicht beobachten: Das Token dafür ist in deinem Schlüsselbund, und der ist gesperrt oder antwortet nicht. Entsperre den Schlüsselbund, dann macht Ochre automatisch weiter.
           *[other] Ochre kann { $count } Nodes nicht beobachten: Die Tokens dafür sind in deinem Schlüsselbund, und der ist gesperrt oder antwortet nicht. Entsperre den Schlüsselbund, dann macht Ochre automatisch weiter.
        }

## Where the keychain does not tell whether there is a password

lock-keychain = Dein Schlüsselbund antwortet nicht
    .todo = Dein Schlüsselbund ist gesperrt oder hat noch nicht geantwortet. Deshalb zeigt Ochre nichts. Entsperre ihn mit dem Schlüsselbund-Programm deines Systems: Danach macht Ochre automatisch weiter.
    .again = Erneut nachsehen

## Where the password was forgotten

lock-forgot = App-Passwort vergessen?
lock-forgot-way = Niemand kann es dir nennen, und Ochre hat kein zweites. Mit der Wiederherstellungsphrase einer Wallet von hier kommst du wieder hinein.
lock-forgot-restored = Der Schlüssel dieser Wallet wird wiederhergestellt und das App-Passwort entfernt. Du kannst ein neues festlegen.
lock-forgot-others = Die Schlüssel anderer Wallets auf diesem Computer werden gelöscht, denn niemand kann sie öffnen. Jede Wallet wird mit ihrer eigenen Wiederherstellungsphrase wiederhergestellt.
lock-forgot-tokens = Auch aufbewahrte Tokens und die Passwörter von Nodes und Proxys werden gelöscht. Ochre fragt wieder danach, wo sie gebraucht werden.
lock-forgot-session = Wallets, die nur bis zum Ende von Ochre bestehen sollten, sind sofort weg.
lock-forgot-rules = Ausgaberegeln gelten weiter, egal wer die Phrase eingibt.
lock-forgot-stays = Namen, Bezeichnungen, Signierverlauf und deine Nodes bleiben.
lock-forgot-words = Die Wiederherstellungsphrase einer Wallet
    .hint = Alle Wörter, in der richtigen Reihenfolge, mit Leerzeichen dazwischen.
    .needed = Gib zuerst die Wiederherstellungsphrase ein
lock-forgot-restore = Wiederherstellen und entsperren
lock-forgot-back = Zurück zum App-Passwort
