### Home: balances, assets, what waits for the person, and the first steps of a wallet.

home-title = Home
home-as-of = as of { $ago }
home-as-of-checking = as of { $ago } · asking
# $ago is “4 min ago” or “just now”.
# $time is the hour, on the screens of assets and transfers.
home-as-of-at = As of { $time }, { $ago }.
home-untold = No data from the service yet.
home-refresh = Refresh
home-amounts-show = Show amounts
home-amounts-hide = Hide amounts
home-register-again = Register again
home-try-again = Try again

## Screens of a wallet that no service knows yet
home-no-service-assets = Connect this wallet to see assets.
home-no-service-transfers = Connect this wallet to make transfers.
home-no-service-send = Connect this wallet to send.
home-no-service-sendBtc = Connect this wallet to send bitcoin.
home-no-service-receive = Connect this wallet to create invoices.
home-no-service-slots = Connect this wallet to create slots.
home-no-service-connect = Connect on Home
home-balance = Bitcoin
home-balance-detail = Details of your bitcoin
home-balance-and-slots = Bitcoin · { $slots }
home-balance-free = { $count ->
        [0] no free slot
        [one] { $count } free slot
       *[other] { $count } free slots
    }
home-balance-ready = Ready to spend

## Balances
home-balance-slots = In slots, holding assets
home-balance-slot-counts = Slots
    .value = { $free } free · { $held } reserved · { $carrying } with assets
home-balance-slot-counts-before = Slots, last reported
home-balance-hidden = hidden
# $word is the word Settled, which explains itself at a press; $future has its unit, $settled has not.
# The words stand after the amount, and explain themselves at a press.
home-balance-unsettled = Not in a block yet
home-balance-coming = On the way
home-balance-leaving = Leaving
home-balance-send = Send bitcoin
    .off = Ochre is still asking the service
home-balance-asking = Asking the service
home-balance-none = No balance known yet.

## The card of assets
home-assets = Assets
home-assets-issue = Issue
home-assets-waiting = { $amount } waiting
home-assets-settled = { $amount } settled
# Read aloud where no figure stands under Pending.
home-assets-all = All { $count } assets
home-assets-loading = Loading your assets
home-assets-untold = The service has reported no assets yet.
home-assets-empty = No assets yet. Receive one or issue your own.

## The card of asset slots
home-slots-see = See slots
home-slots-refused = The service { $refuses }. Ochre can’t verify or sign anything until it does.
    .refuses = does not list your coins

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
    .note = { $what }: this state can’t follow from the one before
    .label = Check transfer
home-todo-refused = Received asset data doesn’t hold
    .note = { $what }: don’t count on it, and tell the sender
    .label = Check invoice
home-todo-transfer = Action needed: { $what }
    .label = Open
home-todo-transfer-begun = Started, but the other side was not notified yet
home-todo-transfer-in = Sent to you: refresh to accept it
home-todo-transfer-out = Recipient accepted: refresh to broadcast it
home-todo-transfers =
    { $count ->
        [one] { $count } more transfer needs your action
       *[other] { $count } more transfers need your action
    }
    .note = You find them in Transfers
    .label = See all
home-todo-expired = Invoice expired
    .label = Check invoice
home-todo-expired-slot = { $what } still reserves slot { $slot }
home-todo-invoices =
    { $count ->
        [one] { $count } more invoice has expired
       *[other] { $count } more invoices have expired
    }
    .note = An expired invoice reserves its slot until you cancel it
    .label = See all
home-todo-words = Check your recovery phrase
    .note = Written down { $ago }
    .label = Check
home-todo-words-again = Check your recovery phrase again
    .note = Checked { $ago }. Is the paper still in its place?
home-todo-backup = No backup of the rest
    .note = The phrase doesn’t restore your signing history and labels
    .note-since = The last one, made { $ago }, lacks what changed since
    .label = Make a backup
# $used and $length number addresses; $length are searched after a restore.
home-todo-search = Soon Ochre searches more addresses
    .note = { $used } of { $length } are used. A transaction beyond them makes the search longer: then make a new backup.
    .end = This wallet is running out of addresses
    .end-note = { $used } of { $length } are used. Create a new wallet and move everything there.
    .label = Show recovery
home-practice-tools = Practice tools
    .close = Close practice tools

## After a backup was restored, until the key is there
home-restored-next = Next: restore the key of “{ $wallet }”
    .why = A backup holds no recovery phrase. You can’t sign until you enter it.
    .do = Enter recovery phrase
home-restored-steps = What comes after
    .service = { $host }, from the backup
home-restored-transfers = Transfers in the backup

## Connecting to a service
home-connect = Connect this wallet
    .none = Choose a service first: it builds transactions and keeps asset data.
    .none-plain = Choose a service that knows wallets by one key (the API as documented). Others need the asset branch.
    .choose = Choose service
    .text = { $host } doesn’t know this wallet yet.
    .practice = The practice service doesn’t know this wallet yet.
    .own = The built-in service doesn’t know this wallet yet.

## Offline mode

## Withdrawing plain bitcoin
home-leaving = This service sends no bitcoin
home-leaving-alone = To withdraw, restore this phrase in a BIP86 wallet and stop using it here. Two wallets on one phrase can lose assets.

## A wallet of plain bitcoin alone
home-plain-only = Watch-only plain bitcoin
    .text = Another program exported this account, for plain bitcoin alone. Ochre derives addresses here; compare them with those of the signer. Read and verify another program’s PSBT under Sign offline before the signer gets it.
    .no-assets = You can’t receive, send or issue assets, because the asset branch is not here. To do so, import the public account from the { -ochre } that has the recovery phrase.
    .qr = QR code of the address
    .derived = Derived here: { $path }. Without a service, nobody reports what it received. Use an address that you gave to nobody else.
    .copy = Copy address
    .previous = Previous address
    .next = Next address
    .psbt = Check PSBT
    .others = Export for other programs

## Practice coins
home-practice-coins = Practice coins
    .amount = Amount
    .enter = Enter an amount
    .get = Get practice coins
    .mine = Mine a block now
    .coming = { $amount } on the way, in the next block
home-practice-height = block { $height }
home-practice-arrival =
    { $count ->
        [one] One transaction arrives with the next block.
       *[other] { $count } transactions arrive with the next block.
    }
# $time is what is left, as on a clock.
home-practice-arrival-in =
    { $count ->
        [one] One transaction arrives with the next block, in { $time }.
       *[other] { $count } transactions arrive with the next block, in { $time }.
    }
home-practice-next = Next block in { $time }. Coins arrive with a block.
home-practice-asked = Blocks come when you ask.

## The practice friend
home-friend = Practice friend
    .silent = Silent
    .answers = Answers automatically
    .what = Receive from them and send to them. They have their own keys.
    .what-holds = Receive from them and send to them. They hold { $assets }.
    .answer-in = They answer in { $time }.
    .told-silent = You made them silent.
home-friend-under-way =
    { $count ->
        [one] { $count } transfer pending.
       *[other] { $count } transfers pending.
    }
home-friend-first-coins = First get practice coins, then create slots, then ask for samples.
home-friend-first-block = Your coins come with the next block. Then create slots, and come back here.
home-friend-first-slots =
    { $slots ->
        [one] Samples take { $slots } free slot, one each, and you have { $free }.
       *[other] Samples take { $slots } free slots, one each, and you have { $free }.
    }
home-friend-takes-slots =
    { $slots ->
        [one] This takes { $slots } free slot, and you have { $free }.
       *[other] This takes { $slots } free slots, and you have { $free }.
    }
home-friend-samples = Send me samples
home-friend-samples-coming =
    { $count ->
        [one] { $count } sample asset on the way. It settles with the next block
       *[other] { $count } sample assets on the way. They settle with the next block
    }
home-friend-create-slots = Create slots
home-friend-slots-first = Create slots first
home-friend-back = Back to your friend
home-friend-invoice = Get an invoice to pay
home-friend-silence = Make them silent
    .hint = They neither accept, broadcast nor pay.
home-friend-leaves = Test bad asset data
    .hint = Let them pay, then verify it on the transfer’s page.
home-friend-leaves-data = What belongs to it
home-friend-leaves-junkFirst = Garbage first
home-friend-leaves-anotherAsset = That of another asset
home-friend-leaves-nothing = None
home-friend-lasts = New invoices last, yours and theirs
home-friend-lasts-30 = 30 seconds, to see one expire
home-friend-lasts-120 = 2 minutes
home-friend-lasts-1500 = 25 minutes, as real services do
home-friend-lasts-86400 = 1 day

## An invoice of the practice friend
home-friend-asks = They ask for
    .any = Any: the sender chooses
home-friend-amount = Amount, or empty to leave it open
    .none = This is not an amount of this asset.
    .zero = Enter more than zero.
home-friend-to = To
home-friend-to-slot = A slot
    .hint = blinded invoice, the usual kind
home-friend-to-address = An address
    .hint = witness invoice: you add the bitcoin for it
home-friend-make = Get invoice
home-friend-made = Your friend’s invoice
    .until = Valid until { $time }.
    .pay = Pay invoice
    .copy = Copy invoice
