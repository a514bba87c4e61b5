### The screen that stands there while Ochre is locked.

lock-title = Ochre is locked
lock-cancelled = Ochre locked while a confirmation was open. It counts as cancelled: nothing was signed or shown.
lock-password = App password
lock-unlock = Unlock
lock-refused = { $title }.
lock-next-try =
    { $count ->
        [one] You can try again in { $count } second.
       *[other] You can try again in { $count } seconds.
    }
lock-nodes =
    Ochre keeps watching { $watched ->
        [one] { $watched } node
       *[other] { $watched } nodes
    }: { $locked ->
        [0] none is locked
        [one] { $locked } node is locked
       *[other] { $locked } nodes are locked
    }.
lock-nodes-waiting =
    { $count ->
        [one] Ochre can’t watch { $count } node until you unlock: the app password protects its token.
       *[other] Ochre can’t watch { $count } nodes until you unlock: the app password protects their tokens.
    }
    .keychain =
        { $count ->
            [one] Ochre can’t watch { $count } node: its token is in your keychain, which is locked or does not answer. Unlock the keychain, and Ochre goes on automatically.
           *[other] Ochre can’t watch { $count } nodes: their tokens are in your keychain, which is locked or does not answer. Unlock the keychain, and Ochre goes on automatically.
        }

## Where the keychain does not tell whether there is a password

lock-keychain = Your keychain does not answer
    .todo = Your keychain is locked or has not answered yet, so Ochre shows nothing. Unlock the keychain with your system’s keychain program: Ochre then goes on automatically.
    .again = Check again

## Where the password was forgotten

lock-forgot = Forgot the app password?
lock-forgot-way = Ochre can’t recover a forgotten app password. The recovery phrase of any wallet here lets you back in.
lock-forgot-restored = Ochre restores the key of that wallet and removes the app password. You can set a new one.
lock-forgot-others = Ochre deletes the keys of the other wallets on this computer, because nobody can open them. Restore each from its own recovery phrase.
lock-forgot-tokens = Ochre also deletes stored tokens, node passwords and proxy passwords. It asks for them again when they are needed.
lock-forgot-session = Wallets for this session only are gone immediately.
lock-forgot-rules = Spending rules stay in force, whoever enters the recovery phrase.
lock-forgot-stays = Names, labels, the signing history and your nodes stay.
lock-forgot-words = Recovery phrase of one wallet
    .hint = All its words, in order, with spaces between them.
    .needed = Enter the recovery phrase first
lock-forgot-restore = Restore and unlock
lock-forgot-back = Back to the app password
