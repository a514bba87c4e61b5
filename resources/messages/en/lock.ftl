### The screen that stands there while Ochre is locked.

lock-title = Ochre is locked
lock-cancelled = A question to confirm stood open when it was locked. It counts as a no: nothing was signed or shown.
lock-password = App password
lock-unlock = Unlock
lock-refused = { $title }.
lock-next-try =
    { $count ->
        [one] The next try is taken in { $count } second.
       *[other] The next try is taken in { $count } seconds.
    }
lock-nodes =
    Ochre goes on watching { $watched ->
        [one] { $watched } node
       *[other] { $watched } nodes
    }: { $locked ->
        [0] none is locked
        [one] { $locked } node locked
       *[other] { $locked } nodes locked
    }.
lock-nodes-waiting =
    { $count ->
        [one] { $count } node is not watched before the unlock: the tokens for that are closed with the app password.
       *[other] { $count } nodes are not watched before the unlock: the tokens for that are closed with the app password.
    }

## Where the keychain does not tell whether there is a password

lock-keychain = Your keychain does not answer
    .todo = Whether an app password is set lies in your keychain, and that is locked, or has not answered yet. So Ochre shows nothing. Unlock the keychain, then look again.
    .again = Look again

## Where the password was forgotten

lock-forgot = Forgot the password?
lock-forgot-way = Nobody can tell it to you, and Ochre has no second one. The recovery words of a wallet here bring you back in.
lock-forgot-restored = The key of that wallet is restored, and the app password is taken away. You can set a new one.
lock-forgot-others = The secrets of other wallets on this computer are deleted, since nobody can open them. Each is restored from its own words.
lock-forgot-tokens = Kept tokens, and the passwords of nodes and proxies, are deleted too. Ochre asks for them again where they are needed.
lock-forgot-session = Wallets that were to last only until Ochre ends are gone at once.
lock-forgot-rules = Spending rules stay in force for whoever brings the words.
lock-forgot-stays = Names, labels, the journal and your nodes stay.
lock-forgot-words = The recovery words of one wallet
    .hint = All of them, in order, with spaces between.
    .needed = Type the words first
lock-forgot-restore = Restore and unlock
lock-forgot-back = Back to the password
