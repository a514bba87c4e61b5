### Was zu sehen ist, solange Ochre gesperrt ist.

lock-title = Ochre ist gesperrt
lock-cancelled = Ochre wurde während einer Frage gesperrt. Gilt als abgebrochen.
lock-unlock = Entsperren
lock-nodes = Beobachtete Nodes: { $watched }, gesperrt: { $locked }
lock-nodes-waiting = Nodes, bis zum Entsperren unbeobachtet: { $count }
    .keychain = Nodes, unbeobachtet bis zum Entsperren des Schlüsselbunds: { $count }

## Where the keychain does not tell whether there is a password

lock-keychain = Dein Schlüsselbund antwortet nicht
    .todo = Entsperre ihn im Schlüsselbund-Programm deines Systems. Ochre macht dann automatisch weiter.

## Where the password was forgotten

lock-forgot = App-Passwort vergessen?
lock-forgot-way = Ochre kann es nicht wiederherstellen. Die Wiederherstellungsphrase jeder Wallet hier lässt dich hinein und entfernt das App-Passwort.
lock-forgot-others = Ochre löscht hier die Schlüssel der anderen Wallets. Stelle jede aus ihrer eigenen Phrase wieder her.
lock-forgot-tokens = Auch gespeicherte Tokens, Node- und Proxy-Passwörter werden gelöscht.
lock-forgot-session = Sitzungs-Wallets sind sofort weg.
lock-forgot-rules = Ausgaberegeln, Namen, Bezeichnungen, Verlauf und Nodes bleiben.
lock-forgot-words = Wiederherstellungsphrase einer Wallet
lock-forgot-restore = Wiederherstellen und entsperren
lock-next-try = Versuche es in { $count } s erneut.
