### The screen that stands there while Ochre is locked.

lock-title = Ochre is locked
lock-cancelled = Ochre locked while it was asking. Counts as cancelled.
lock-unlock = Unlock
lock-nodes = Nodes watched: { $watched }, locked: { $locked }
lock-nodes-waiting = Nodes not watched until you unlock: { $count }
    .keychain = Nodes not watched until the keychain is unlocked: { $count }

## Where the keychain does not tell whether there is a password

lock-keychain = Your keychain doesn’t answer
    .todo = Unlock it in your system’s keychain program. Ochre then goes on automatically.

## Where the password was forgotten

lock-forgot = Forgot the app password?
lock-forgot-way = Ochre can’t recover it. The recovery phrase of any wallet here lets you in, and removes the app password.
lock-forgot-others = Ochre deletes the other wallets’ keys here. Restore each from its own recovery phrase.
lock-forgot-tokens = Stored tokens, node and proxy passwords are deleted too.
lock-forgot-session = Session-only wallets are gone immediately.
lock-forgot-rules = Spending rules, names, labels, history and nodes stay.
lock-forgot-words = Recovery phrase of one wallet
lock-forgot-restore = Restore and unlock
lock-next-try = Try again in { $count } s.
