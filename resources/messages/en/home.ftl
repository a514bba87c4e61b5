### Home: balances, assets, what waits for the person, and the first steps of a wallet.

home-as-of = as of { $ago }
# $ago is “4 min ago” or “just now”.
# $time is the hour, on the screens of assets and transfers.
home-as-of-at = As of { $time }, { $ago }.
home-untold = No data yet.
home-refresh = Refresh
home-amounts =
    { $act ->
        [show] Show amounts
       *[hide] Hide amounts
    }
home-register-again = Connect again

## Screens of a wallet that no service knows yet
home-no-service-connect = Connect on Home
home-balance = Bitcoin
home-balance-detail = Details of your bitcoin
home-balance-and-slots = Bitcoin · { $slots }
home-balance-free = { $count ->
        [0] no free slot
        [one] { $count } free slot
       *[other] { $count } free slots
    }
home-balance-ready = Ready to spend

## Balances
home-balance-slots = In slots, holding assets
home-balance-slot-counts = Slots
    .value = { $free } free · { $held } reserved · { $carrying } with assets
home-balance-slot-counts-before = Slots, last reported
# $word is the word Settled, which explains itself at a press; $future has its unit, $settled has not.
# The words stand after the amount, and explain themselves at a press.
home-balance-unsettled = Not in a block yet
home-balance-moving =
    { $way ->
        [in] On the way
       *[out] Leaving
    }
home-balance-send = Send bitcoin
home-balance-asking = Asking the service

## The card of assets
home-assets-issue = Issue
home-assets-waiting = { $amount } waiting
home-assets-settled = { $amount } settled
# Read aloud where no figure stands under Pending.
home-assets-all = All { $count } assets
home-assets-loading = Loading
home-assets-untold = No assets reported yet.
home-assets-empty = No assets yet. Receive one or issue your own.

## The card of asset slots
home-slots-see = See slots
home-slots-refused = The service doesn’t list your coins: Ochre can’t verify or sign.

## Needs your attention
home-attention = Needs you
home-latest = Latest
home-latest-all = All transfers
home-latest-in = { $state ->
        [settled] Received
       *[other] Receiving
    } { $what }
home-latest-out = { $state ->
        [settled] Sent
       *[other] Sending
    } { $what }
home-todo-alarm = The service changed its report
    .note = { $what }: impossible after the one before
    .label = Check transfer
home-todo-refused = Received asset data doesn’t hold
    .note = { $what }: don’t count on it, tell the sender
home-todo-transfer = Action needed: { $what }
    .label = Open
home-todo-turn =
    { $how ->
        [begun] Started, not submitted
        [in] Refresh to accept it
       *[out] Refresh to broadcast it
    }
home-todo-more =
    { $what ->
        [transfers] More transfers: { $count }
       *[invoices] More expired invoices: { $count }
    }
    .label = See all
home-todo-expired = Invoice expired
    .label = Check invoice
home-todo-expired-slot = { $what } still reserves slot { $slot }
home-todo-words = Check your recovery phrase
    .note = Written down { $ago }
    .label = Check
    .note-again = Checked { $ago }
home-todo-backup = No backup
    .note = The phrase doesn’t restore history and labels
    .note-since = Last { $ago }, changed since
    .label = Make a backup
# $used and $length number addresses; $length are searched after a restore.
home-todo-search = Longer search soon
    .note = { $used } of { $length } addresses used. Then make a new backup.
    .end = Running out of addresses
    .end-note = { $used } of { $length } used. Move everything to a new wallet.
    .label = Show recovery
home-practice-tools = Practice tools
    .close = Close practice tools

## After a backup was restored, until the key is there
home-restored-next = Next: restore the key of “{ $wallet }”
    .why = You can’t sign until you enter its recovery phrase.
    .do = Enter recovery phrase
home-restored-steps = Next
home-restored-transfers = Transfers in the backup

## Connecting to a service
home-connect = Connect this wallet
    .none = Choose a service: it builds transactions and keeps asset data.
    .none-plain = Choose a service for wallets of one key (API as documented).
    .choose = Choose service
    .text = { $host } doesn’t know this wallet yet.

## Offline mode

## Withdrawing plain bitcoin
home-leaving = This service sends no bitcoin
home-leaving-alone = To withdraw, restore this phrase in a BIP86 wallet and stop using it here. Two wallets on one phrase can lose assets.

## A wallet of plain bitcoin alone
home-plain-only = Watch-only plain bitcoin
    .text = Exported by another program. Compare addresses with the signer’s.
    .no-assets = No assets: import the public account from the { -ochre } that has the phrase.
    .derived = Derived here: { $path }. Without a service, nobody reports payments. Use an address nobody else got.
    .previous = Previous address
    .next = Next address
    .psbt = Check PSBT
    .others = Export for other programs

## Practice coins
home-practice-coins = Practice coins
    .get = Get practice coins
    .mine = Mine a block now
    .coming = { $amount } on the way, in the next block
home-practice-arrival = Transactions in the next block: { $count }
# $time is what is left, as on a clock.
home-practice-next = Next block in { $time }
home-practice-asked = Blocks come when you ask.

## The practice friend
home-friend = Practice friend
    .silent = Silent
    .what-holds = Holds { $assets }
    .answer-in = Answers in { $time }
home-friend-under-way = { $count } pending.
home-friend-first =
    { $what ->
        [coins] First get practice coins.
       *[block] Coins come with the next block.
    }
home-friend-first-slots = Needs { $slots } free slots, you have { $free }.
home-friend-samples = Send me samples
home-friend-samples-coming = Samples in the next block: { $count }
home-friend-slots-first = Create slots first
home-friend-back = Back to your friend
home-friend-invoice = Get an invoice to pay
home-friend-silence = Make them silent
home-friend-leaves = Test bad asset data
home-friend-leaves-what =
    { $what ->
        [data] The right data
        [junkFirst] Garbage first
        [anotherAsset] Another asset’s
       *[nothing] None
    }
home-friend-lasts = New invoices last

## An invoice of the practice friend
home-friend-asks = Asks for
home-friend-amount = Amount (empty: open)
home-friend-to = To
home-friend-to-slot = A slot
    .hint = blinded invoice
home-friend-to-address = An address
    .hint = witness invoice: you add bitcoin
home-friend-make = Get invoice
home-friend-made = Your friend’s invoice
    .pay = Pay invoice
home-no-service = Connect this wallet first.
