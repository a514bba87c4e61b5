### Home: balances, assets, what waits for the person, and the first steps of a wallet.

home-title = Home
# $ago is “4 min ago” or “just now”.
home-as-of = as of { $ago }
home-as-of-checking = as of { $ago } · checking…
# $time is the hour, on the screens of assets and transfers.
home-as-of-at = As of { $time }, { $ago }.
home-untold = The service has told nothing yet.
home-amounts-show = Show amounts
home-amounts-hide = Hide amounts
home-refresh = Refresh
home-register-again = Register again
home-try-again = Try again

## Screens of a wallet that no service knows yet
home-no-service-assets = No service knows this wallet yet, and assets are read from one.
home-no-service-transfers = No service knows this wallet yet, and transfers go through one.
home-no-service-send = No service knows this wallet yet, and assets are sent through one.
home-no-service-sendBtc = No service knows this wallet yet, and bitcoin is sent through one.
home-no-service-receive = No service knows this wallet yet, and invoices are made by one.
home-no-service-slots = No service knows this wallet yet, and slots are made through one.
home-no-service-connect = Connect on Home

## Balances
home-balance-plain = Plain bitcoin
    .hint = Pays fees and makes new slots
home-balance-slots = Bitcoin in asset slots
    .hint = Sits inside your asset slots
home-balance-hidden = Settled and future hidden
# $word is the word Settled, which explains itself at a press; $future has its unit, $settled has not.
home-balance-settled = { $word } { $settled }, future { $future }
home-balance-settled-word = Settled
# The words stand after the amount, and explain themselves at a press.
home-balance-spendable-now = spendable now
home-balance-unsettled = { $spendable }, of which { $amount } not yet in a block
home-balance-send = Send bitcoin
    .off = The service is still being asked
home-balance-asking = Asking the service for your balances
home-balance-none = No balance is known yet.

## The card of assets
home-assets = Assets
home-assets-issue = Issue
home-assets-asset = Asset
home-assets-spendable = Spendable
home-assets-pending = Pending
home-assets-settled = Settled
# Read aloud where no figure stands under Pending.
home-assets-pending-none = none
home-assets-all = All { $count } assets
home-assets-loading = Looking up your assets
home-assets-untold = The service has told of no asset yet. An asset arrives on a free asset slot; one that you issue appears here too.
home-assets-empty = None yet. An asset arrives on a free asset slot; one that you issue appears here too.

## The card of asset slots
home-slots = Asset slots
home-slots-see = See slots
home-slots-refused = The service tells your balances and { $refuses }. What it said stands under See slots. Nothing can be proved or signed before it lists them.
    .refuses = refuses the list of your outputs
# Stands before the figures, which are from before.
home-slots-before = As told last:
# $free is “3 slots free”, in bold.
home-slots-counts = { $free }, { $held } held, { $carrying } with assets.
# $slots is the word below, which explains itself at a press.
home-slots-free = { $count } { $slots } free
home-slots-word =
    { $count ->
        [one] slot
       *[other] slots
    }
home-slots-none-free = Nothing more can be received before one is free.

## Needs your attention
home-attention = Needs your attention
home-attention-none = Nothing needs your attention.
home-todo-alarm = The service tells otherwise than before
    .note = { $what }: what it told cannot turn into this
    .label = Look at it
home-todo-transfer = For you to do: { $what }
    .label = Open
home-todo-transfer-begun = Begun, and nobody was told of it yet
home-todo-transfer-in = It was sent to you: a refresh takes it
home-todo-transfer-out = They accepted it: a refresh broadcasts it
home-todo-transfers =
    { $count ->
        [one] { $count } more transfer wait for you
       *[other] { $count } more transfers wait for you
    }
    .note = They stand among the transfers
    .label = See all
home-todo-expired = Expired invoice holds a slot
    .label = Free the slot
home-todo-expired-slot = { $what }, slot { $slot }
home-todo-invoices =
    { $count ->
        [one] { $count } more invoice expired
       *[other] { $count } more invoices expired
    }
    .note = Each holds a slot until it is given up
    .label = See all
home-todo-words = Words not checked yet
    .note = Wallet added { $ago }
    .label = Check words
home-todo-words-again = Check your words again
    .note = Words checked { $ago }: is the paper still where it was?
home-todo-backup = Words alone do not bring this back
    .note = Journal and labels are in no backup yet
    .note-since = What changed since the backup of { $ago } is in none
    .label = Make a backup
home-todo-slots = No slot to receive assets yet
    .note = Your plain bitcoin can make some
    .note-first = It takes a little plain bitcoin first
    .label = Create slots

## Connecting to a service
home-connect-practice = Connect to practice
    .text = The practice service does not know this wallet yet. It runs inside { -ochre }, on this computer, and is shown the wallet’s { $keys }, as a real one would be.
home-connect = Register with a service
    .none = A service builds transactions for this wallet, keeps the data of its assets and talks to the network. None is set yet.
    .none-plain = A service can tell the balance and the coins of this wallet, where it knows wallets by one key (the API as documented). Those that want the asset branch too are refused. None is set yet.
    .choose = Choose a service
    .text = { $host } does not know this wallet yet. Registering shows it the wallet’s { $keys }.
    .act = Register this wallet
    .asked-again = You are asked once more before anything is shown.
    .turned-back = You turned back. { $host } was shown nothing.
home-connect-keys = public keys
home-connect-sees = With them it sees every address, balance and transfer of this wallet, past and to come.
home-connect-stays = What it has seen once cannot be taken back. Another service can be used later all the same.
home-connect-cannot = It gets no private key and cannot spend. Each transaction it builds is checked here.

## A machine that signs offline
home-sign-here = This machine signs offline
    .text = Bring what the other computer prepared: { -ochre } judges it here, you sign it, and take it back. Coins and assets are seen there, by the wallet’s public account.
    .act = Sign offline
    .account = Show the public account

## How bitcoin leaves
home-leaving = How plain bitcoin leaves
home-leaving-before = Before you send bitcoin here
home-leaving-show = Show
home-leaving-hide = Hide
home-leaving-service = The service sends plain bitcoin for you, above. Should it be gone one day, another wallet that reads BIP86 descriptors can spend it with the same words. That is for leaving: stop using this wallet here first, since two wallets with the same words can lose assets.
home-leaving-alone = The service’s interface has no way to send plain bitcoin. What you deposit pays fees and makes slots. To take the rest out again, another wallet that reads BIP86 descriptors can spend it with the same words. That is for leaving: stop using this wallet here first, since two wallets with the same words can lose assets.
home-leaving-descriptors = Show the descriptors
home-leaving-deriving = Deriving the descriptors
home-leaving-receive = Receive
home-leaving-change = Change
home-leaving-public = They hold public keys only: who reads them sees these coins, and cannot spend them.
home-leaving-sweep = Never sweep the asset branch
    .text = Only these two. Another wallet does not know that an asset slot carries assets, and spending one there destroys them. Never let a wallet “find all coins” of these words.

## A wallet of plain bitcoin alone
home-plain-only = Plain bitcoin, watched here
    .text = Another program told of this wallet: plain bitcoin alone. Addresses are derived here and compared with those of the signer. A PSBT that another program made is read and judged under Sign offline before the signer gets it.
    .no-assets = Assets can be neither received, sent nor issued: their branch is not known here. For that, bring the public account that { -ochre } shows where the words are.
    .qr = QR code of the address
    .derived = Derived here: { $path }. Without a service nothing is known of what it received: take one that you gave to nobody.
    .copy = Copy address
    .previous = Previous address
    .next = Next address
    .psbt = Look at a PSBT
    .others = For other programs

## Practice coins
home-practice-coins = Practice coins
    .amount = Amount
    .enter = Enter an amount
    .get = Get practice coins
    .mine = Mine a block now
    .coming = { $amount } are on their way, in the next block
home-practice-height = block { $height }
home-practice-arrival =
    { $count ->
        [one] One transaction waits and arrives with the next block.
       *[other] { $count } transactions wait and arrive with the next block.
    }
# $time is what is left, as on a clock.
home-practice-arrival-in =
    { $count ->
        [one] One transaction waits and arrives with the next block in { $time }.
       *[other] { $count } transactions wait and arrive with the next block in { $time }.
    }
home-practice-next = Next block in { $time }. Coins arrive with a block.
home-practice-asked = Blocks are made when you ask for one.

## The practice friend
home-friend = Practice friend
    .silent = Silent
    .answers = Answers by themselves
    .what = Somebody to receive from and to send to, with keys and slots of their own.
    .what-holds = Somebody to receive from and to send to, with keys and slots of their own: they hold { $assets }.
    .answer-in = They answer in { $time }.
    .told-silent = They were told to be silent.
home-friend-under-way =
    { $count ->
        [one] { $count } transfer under way.
       *[other] { $count } transfers under way.
    }
home-friend-first-coins = Your first asset takes three steps: practice coins, then slots, then this.
home-friend-first-block = Your coins come with the next block. Then make slots, and come back to this.
home-friend-first-slots =
    { $slots ->
        [one] Samples take { $slots } free slot, one each, and you have { $free }.
       *[other] Samples take { $slots } free slots, one each, and you have { $free }.
    }
home-friend-takes-slots =
    { $slots ->
        [one] It takes { $slots } free slot, and you have { $free }.
       *[other] It takes { $slots } free slots, and you have { $free }.
    }
home-friend-samples = Send me samples
home-friend-samples-coming =
    { $count ->
        [one] { $count } sample asset on their way: they settle with the next block
       *[other] { $count } sample assets on their way: they settle with the next block
    }
home-friend-create-slots = Create slots
home-friend-slots-first = Create slots first
home-friend-back = Back to your friend
home-friend-pay = Pay my invoice
home-friend-invoice = Make an invoice to pay
home-friend-silence = Let them be silent
    .hint = They then neither accept, nor broadcast, nor pay: as somebody who went away.
home-friend-lasts = New invoices last, yours and theirs
home-friend-lasts-30 = 30 seconds, to see one expire
home-friend-lasts-120 = 2 minutes
home-friend-lasts-1500 = 25 minutes, as real services do
home-friend-lasts-86400 = 1 day

## An invoice of the practice friend
home-friend-asks = They ask for
    .any = Any: the payer chooses
home-friend-amount = Amount, or empty to leave it open
    .none = It is no amount of this asset.
    .zero = More than nothing.
home-friend-to = To
home-friend-to-slot = A slot
    .hint = blinded, as most invoices are
home-friend-to-address = An address
    .hint = you add the bitcoin for it
home-friend-make = Make the invoice
home-friend-made = Your friend’s invoice
    .until = Valid until { $time }.
    .pay = Pay it
    .copy = Copy invoice

## The practice friend pays an invoice of ours
home-friend-pays = Which invoice
    .made = { $amount }, made at { $time }
    .none = No invoice of yours waits to be paid.
    .make = Make one
    .act = Let them pay it
    .sent = Your friend has sent. The next refresh takes it
