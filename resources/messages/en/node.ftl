### One node: its page, its unlock, and its settings.

node-reading = Loading the node
# Stands in the place of its name while that is being read.
node-unnamed = Node
node-removed = { $node } is removed
node-kept = { $node } was not removed
node-remove = Remove { $node }
node-not-asked = Cancelled. The node was not asked
node-under-way = This is in progress already
node-checked = Refreshed

## How it is, on the chip beside its name. for, age: how long.

node-chip-locked = Locked for { $for }
node-chip-unreachable = Unreachable for { $for }
node-chip-overdue = Takes too long: { $for }
node-chip-upgrading = Upgrading – locked for { $for }
node-chip-unlocking = Unlocking for { $for }
node-chip-unlocked = Unlocked, answered { $age } ago
node-chip-still = Unlocked, no new block for { $for }
node-chip-outdated = Outdated image
node-chip-notHeard = Unknown for { $for }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Upgrade
node-do-unlock = Unlock { $node }
node-do-both = Upgrade, then unlock
    .missing = First store its node password in the settings.
node-do-ask = Check again
node-do-stop = Stop trying
node-notice-hangs = The node hangs: restart it.
    .text = It has been changing its state for { $for }, and Ochre did not start that. Restart it to end this. It will be locked afterwards.
node-notice-changing = The node is changing its state.
    .text = Ochre did not start this: somebody else is unlocking, locking or stopping the node. Ochre will check it again.
node-notice-unlocking = Unlocking. No answer yet does not mean failure.
    .text = Ochre keeps trying for up to an hour. You can leave this page.
node-notice-upgrading = The node is being upgraded. It stays locked until it is unlocked afterwards.
    .text = This takes a few minutes. The node stays locked afterwards until you unlock it.
    .text-unlocks = Ochre unlocks it when the upgrade ends. You can leave this page.
    .unlock = Unlock after the upgrade
node-notice-trouble =
    .type = Enter the node password
    .mend = Change what the unlock sends
node-notice-lockedAndOutdated = The node is locked, and a newer image is available.
    .text = An upgrade locks it again, so upgrade first and unlock once.
# image, newest: names of images.
node-notice-images = It runs { $image }. The newest is { $newest }.
node-notice-locked = The node is locked until you unlock it.
    .updated = The upgrade is done. The node stays locked until you unlock it.
    .by-update = An upgrade from outside locked the node. It stays locked until you unlock it.
    .by-probablyUpdate = An upgrade from outside has probably locked the node. It stays locked until you unlock it.
    .unasked = Nobody asked for that upgrade in Ochre.
    .text = It can’t send or receive while it is locked.
    .kept = Its node password is in your keychain.
    .not-kept = Its node password is not stored here, so you enter it each time.
node-notice-outdated = A newer image is available.
    .text = Upgrading takes a few minutes, and locks the node until you unlock it.
node-notice-no-image = This service doesn’t tell which image a node runs.
    .text = Ochre can’t see whether a newer one is available. You can upgrade the node anyway.
    .built = Its last build is older than the newest image.
node-notice-unreachable = The node does not answer.
    .text = It has not answered for { $for }. The node or the connection to it may be down. What Ochre verified before is shown below, with its age.
    .unlock = Unlock when it answers
node-notice-overdue = It has lasted for { $for }, and nothing tells that it ended.
node-notice-overdue-upgrading = The upgrade takes too long.
    .todo = Check the node at its service. If it runs there, unlock it.
node-notice-overdue-unlocking = The unlock takes too long.
    .todo = Check the node’s log, then unlock it again.
node-notice-overdue-stopping = The node does not finish locking or stopping.
    .todo = Restart the node, then unlock it.
node-notice-overdue-changing = The node does not finish changing its state.
    .todo = Restart the node, then unlock it.
node-notice-blind = Something answers, but not as a node: its state is unknown.
    .text = Check its address in the settings below. A sign-in page or a proxy may answer instead.
    .before = The history shows what Ochre verified before.
node-notice-blind-token = The node refuses the token: its state is unknown.
    .text = Enter a valid token in the settings below.
node-notice-notHeard = This node has not answered yet.
    .text = Ochre has no call that reads its state. An unlock shows it, and a node that is unlocked already stays as it is.
    .text-probe = Check it now.
    .ask = Check it now
node-notice-still = The node is unlocked, but has followed no block since { $time }.
    .text = It does not see payments that a block confirms. Check that its Bitcoin node and indexer run. Many nodes follow blocks again only after a restart and an unlock.
# age: “3 min ago”.
node-notice-willLock = It will probably lock soon.
    .text = This is a prediction: a new image came out { $age }. The service upgrades nodes of this plan without asking.
    .unlocks = Ochre then unlocks it automatically.

## From update to unlocked, step by step.

node-road = From upgrade to unlocked
# Behind the name of a step and a comma, for a reader alone: “Update, done”.
node-road-done = done
node-road-now = now
node-road-next = not started
node-road-update = Upgrade
node-road-upgrading = Upgrading, locked
node-road-unlock = Unlock
node-road-unlocking = Unlocking
node-road-update-asking = Ochre is asking the service.
# image, newest: names of images.
node-road-update-from = From { $image } to { $newest }.
node-road-update-to = To { $newest }.
node-road-update-from-unknown = From { $image } to the newest image.
node-road-update-to-unknown = To the newest image.
node-road-update-for-good = You can’t go back to the old image.
node-road-update-accepted = Accepted on { $time }.
node-road-update-elsewhere = Requested elsewhere, or by its plan.
node-road-update-newest = It runs the newest image.
node-road-update-unknown = Ochre does not know which image it runs.
node-road-upgrading-minutes = This takes a few minutes.
node-road-upgrading-usual = Usually about { $time }, as seen on your other nodes.
node-road-upgrading-usual-span = Usually { $from } to { $to }, as seen on your other nodes.
node-road-upgrading-took = Took { $time }.
node-road-upgrading-image = Image { $image }.
node-road-unlock-slow = This is often slow.
node-road-unlock-waits = Waiting for you to unlock it. That can take up to an hour.
node-road-unlock-done = It is unlocked.
node-road-unlock-kept = Found its node password in your keychain.
node-road-unlock-typed = You enter its node password.
node-road-elapsed = Elapsed
node-road-answer = Last answer
    .none = none yet
# answer: what it answered; age: “3 min ago”.
node-road-answer-given = { $answer }, { $age }
node-road-try = Next try
    .under-way = in progress
    .now = now
    .later = in { $time }

## How a node of one's own is updated, step by step.

node-update-own = How to upgrade it
    .intro = { $node } is your own: no hosting service upgrades it, and Ochre does not know its release. On its computer:
    .words = Have its recovery phrase ready: a newer release may not read the data of an older one.
    .copy = Stop the node and copy its data folder.
    .replace = Replace its release with the newer one.
    .start = Start the node. It starts locked and can’t send or receive.
    .unlock = Unlock it here.
    .hold = Ochre unlocks it automatically as soon as it sees it locked. Pause that below while you work on it.

## What is known of it, and what says so.

node-known = Status and sources
    .fact = Fact
    .proof = Source
    .age = Age
    .never = never
node-known-locked = Locked { $time } in 30 d
    .proof = Ochre’s records
    .age = now
node-known-plan = Plan
node-known-address = Address
    .none = none: enter one in the settings
    .not-approved = not approved: Ochre sends no secrets there
node-known-secret =
    .kept = in the keychain
    .not-kept = not stored here: you enter it
node-known-by-itself = Automatic unlock
    .on = on, after a lock that nobody asked for
    .held = on, paused for now
    .off = off
node-known-connection = Connection
    .removed = removed
node-known-id = ID at the service
node-logs = Logs at the service
    .ask = Get its logs
    .again = Ask again
    .hint = If the node doesn’t start or unlock, its logs can say why.
    .waiting = The service is still collecting them. Ask again in a moment.
    .found = Open these addresses in your browser. They are valid for a short time, and whoever has one can read the logs.
node-logs-part = Part { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = node password
node-secret-bitcoind = Bitcoin node password

## Unlocking by itself, and holding that.

node-by-itself = Ochre unlocks this node automatically.
    .text = A backup or a new node password needs a locked node. Pause automatic unlock before you lock it on purpose.
    .hold = Pause automatic unlock
node-by-itself-held = Automatic unlock is paused.
    .text = Paused for { $for }. If the node locks, it stays locked until you unlock it.
    .again = Resume automatic unlock

## Its history of 30 days.

node-history = The last 30 days
    .label = Locked { $time } in the last 30 days
    .empty = Nothing has happened here yet. Changes of its state will appear here.
    .list = What happened
    .newest = Show the newest only
node-history-now = now
node-history-all =
    { $count ->
        [one] Show all { $count } entry
       *[other] Show all { $count } entries
    }
node-history-by-you = by you
node-history-by-bulk = by a batch
node-history-by-itself = by Ochre, automatically
node-history-by-plan = by the service, under its plan
node-history-state = Its state changed
# state: “Locked”; proof: what says so, a sentence without its point.
node-history-state-proved = { $state }. { $proof }
node-history-upgradeAsked = Upgrade requested
node-history-upgradeAccepted = Upgrade accepted
    .said = Upgrade accepted, to { $said }
node-history-upgradeEnded = Upgrade ended
node-history-unlockAsked = Unlock requested
# said: what the node answered.
node-history-unlockAccepted = Unlock accepted
    .said = Unlock: { $said }
node-history-unlockRefused = Unlock refused
    .said = Unlock refused: { $said }
# said: the name of the image.
node-history-newImage = A new image
    .said = New image { $said }
node-history-imported = Imported from your list
node-history-imported-service = Imported from the service’s list

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock = Unlock { $node }
    .where = What you enter goes only to { $address }.
    .to-node = the node
    .missing = Enter it first
    .practice = Fill in the practice password
    .keep = Store it in the keychain
    .keep-hint = Otherwise Ochre forgets it after this unlock, and you enter it each time.
    .submit = Unlock
    .not-now = Not now

## Its settings.

node-add = Add a node
node-settings = Settings of this node
    .change = Change the settings
    .hint = Its name, its address, its secrets and what the unlock sends.
    .saved = The settings are saved
node-form-whose = Who runs the node
    .own = You, without a hosting service
node-form-name = Name
node-form-address = Its address
    .hint = Where the node itself answers, and where its node password goes. Ochre asks you about a new host. https only; http is allowed for this computer itself.
    .hint-browser = Where the node itself answers, and where its node password goes. Ochre asks you about a new host. In a browser, Ochre reaches only nodes on this computer.
node-form-id = ID at the service
    .hint = The service’s name for it.
node-form-user = User ID at the service
    .hint = Part of the address, if the connection has one address for all nodes.
node-form-plan = Plan
node-form-own-address = Its own address
    .hint = If empty, Ochre uses the connection’s address with the user and node IDs. The node password goes there. Ochre asks you about a new host.
node-form-image = Image that it runs
    .hint = If you know it. If empty, Ochre can’t tell whether it is outdated.
node-form-token = Token of the node, if it needs one
    .hint = Ochre keeps it in your keychain and never shows it.
node-form-token-kept = New token of the node, if it changes
    .hint = Your keychain holds one.
    .remove = Remove the node’s token
node-form-certificate = Certificate for the node, if it asks for one (mTLS)
    .hint = Paste the certificate and its private key as text (PEM). Ochre keeps the key in your keychain, for this address alone.
node-form-certificate-kept = New certificate for the node, if it changes
    .hint = Ochre shows “{ $subject }”, which ends on { $day }.
    .remove = Remove the certificate
node-form-certificate-refused-certificate = It holds no certificate that Ochre can read. Paste everything from BEGIN CERTIFICATE to END CERTIFICATE too.
node-form-certificate-refused-key = It holds no single private key that Ochre can read. Paste everything from BEGIN PRIVATE KEY to END PRIVATE KEY too.
node-form-certificate-refused-locked = The private key has a password. Remove it with “openssl pkey -in key.pem -out open.pem”, then paste the new file.
node-form-certificate-refused-other = The private key belongs to another certificate. Paste two that belong together.
node-form-sends = What the unlock sends
    .by-hand = Write the body yourself
    .fields = Use the fields
# secret: the name of a secret, as “password” or “rpc password”; with a capital letter where it begins the message.
node-form-secret = { $secret } to store
    .hint = Ochre keeps it in your keychain. If empty, you enter it at each unlock.
node-form-secret-kept = New { $secret }, if it changes
    .hint = Your keychain holds one. Ochre never shows it.
    .forget = Delete the stored { $secret }
node-form-by-itself = Unlock automatically after a lock that nobody asked for
node-form-by-itself-warning = Nobody checks first.
    .own = Ochre sends its node password without asking you whenever it locks while Ochre runs. Whoever can make it lock decides when Ochre sends it.
    .service = Ochre sends its node password without asking you whenever the service upgrades it while Ochre runs. Whoever can make the service upgrade it decides when Ochre sends it.
    .once = Ochre never tries a wrong node password twice.
node-form-save = Save the settings
    .new = Add the node
    .leave = Cancel
    .leave-new = Cancel
node-form-missing-name = Enter a name first
node-form-missing-address = Enter its address first
node-form-missing-id = Enter its ID at the service first
node-form-missing-body = Correct the unlock body first

## What its unlock sends, in fields.

node-sends-intro = Nodes since October 2024 need more than their node password at an unlock. They need to know where their Bitcoin node and indexer are, as seen from the node.
node-sends-host = Host of its Bitcoin node
    .hint = 127.0.0.1 if both run on the same computer. The buttons above fill in a network’s usual port.
    .missing = Enter the host of its Bitcoin node
node-sends-port = Port of its Bitcoin node
    .missing = Enter the port of its Bitcoin node, 1 to 65535
node-sends-user = User of its Bitcoin node
    .hint = Enter its Bitcoin node password below. Ochre keeps it in your keychain.
    .missing = Enter the user of its Bitcoin node
node-sends-indexer = Indexer
    .hint = Electrum or Esplora, for example ssl://indexer.example:50002 or https://esplora.example.
    .missing = Enter its indexer: newer nodes need one
node-sends-proxy = RGB proxy
    .hint = For nodes before July 2026, for example rpcs://proxy.example/json-rpc. Newer nodes ignore it.
node-sends-announce = Announced addresses
    .hint = Where other nodes reach it, for example node.example:9735. Separate several with commas. Can be empty.
node-sends-alias = Announced alias
    .hint = Its public name. Can be empty.

## At a field: what the node refused it for.

node-refused-bitcoind = The node did not reach a Bitcoin node with this host, port, user and Bitcoin node password.
node-refused-body = The node needs this with its node password.
node-refused-network = The Bitcoin node at this port is on a different network from the node.
node-refused-indexer = The node did not reach this indexer.
node-refused-sync = The node could not read the chain from this indexer.
node-refused-proxy = The node refused this proxy.
node-refused-announce = The node refused these addresses or the alias below.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Body of the unlock call
    .hint = JSON. Where a secret belongs, write its name as { $place }. Secrets themselves stay in your keychain, never here.
    .no-json = This is not valid JSON yet. It should look like { $example }
    .no-object = Write one object, in braces: { $example }
    .no-name = { $place } is not a valid name. Use small letters, digits and _, and start with a letter.
