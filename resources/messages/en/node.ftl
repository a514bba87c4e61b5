### One node: its page, its unlock, and its settings.

node-reading = Reading the node
# Stands in the place of its name while that is being read.
node-unnamed = Node
node-removed = { $node } is removed
node-kept = { $node } was kept
node-remove = Remove { $node }
node-not-asked = The node was asked nothing
node-under-way = It is under way already
node-checked = Asked what can be asked

## How it is, on the chip beside its name. for, age: how long.

node-chip-locked = Locked for { $for }
node-chip-unreachable = Unreachable for { $for }
node-chip-upgrading = Upgrading – locked for { $for }
node-chip-unlocking = Unlocking, { $for }
node-chip-unlocked = Unlocked, proved { $age } ago
node-chip-still = Unlocked, no block for { $for }
node-chip-outdated = Outdated, unsupported
node-chip-notHeard = Unknown for { $for }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Update
node-do-unlock = Unlock { $node }
node-do-both = Update, then unlock
    .missing = Keep its password in the settings first.
node-do-ask = Ask again
node-do-stop = Stop trying
node-notice-hangs = The node hangs: restart it.
    .text = It has been changing its state for { $for }, and nothing is under way from here. A restart ends that; it is locked afterwards.
node-notice-changing = The node is changing its state.
    .text = Nobody asked for that here: somebody else unlocks it, locks it or stops it. Ochre asks it again.
node-notice-unlocking = Unlocking. No answer yet is not a failure.
    .text = Ochre keeps trying for up to an hour. You can leave this page.
node-notice-upgrading = The node is being upgraded, and is locked meanwhile.
    .text = That takes a few minutes. Afterwards it stays locked until you unlock it.
    .text-unlocks = Ochre unlocks it when the upgrade ends. You can leave this page.
    .unlock = Unlock when it ends
node-notice-trouble =
    .type = Type its password
    .mend = Change what the unlock sends
node-notice-lockedAndOutdated = The node is locked, and a newer image is available.
    .text = An update locks it again, so update first and unlock once.
# image, newest: names of images.
node-notice-images = It runs { $image }, the newest is { $newest }.
node-notice-locked = The node is locked until you unlock it.
    .updated = The upgrade is done. The node stays locked until you unlock it.
    .by-update = An update from outside locked the node. It stays locked until you unlock it.
    .by-probablyUpdate = An update from outside has probably locked the node. It stays locked until you unlock it.
    .unasked = Nobody asked for that update here.
    .text = It pays and receives nothing while locked.
    .kept = Its password is in your keychain.
    .not-kept = Its password is not kept here: you type it.
node-notice-outdated = A newer image is available.
    .text = Upgrading takes a few minutes, and locks the node until you unlock it.
node-notice-unreachable = The node does not answer.
    .text = Not for { $for }. It may be down, or the way to it is. What was proved before stands below, with its age.
    .unlock = Unlock, once it answers
node-notice-blind = Something that is no node answers: its state is unknown.
    .text = Look at its address, in the settings below: a sign-in page or a proxy may stand before it.
    .before = What was proved before stands in the history.
node-notice-blind-token = The node refuses the token: its state is unknown.
    .text = Enter a token that holds, in the settings below.
node-notice-notHeard = Nothing was heard of this node yet.
    .text = No call reads its state. Asked to unlock, it tells: one that is unlocked already stays as it is.
    .text-probe = Ask it now.
    .ask = Ask it now
node-notice-still = The node is unlocked, but follows no block since { $time }.
    .text = It sees no payment that a block confirms. Look whether its Bitcoin node and its indexer run. Many nodes follow blocks again only after a restart and an unlock.
# age: “3 min ago”.
node-notice-willLock = It will probably lock soon.
    .text = That is a prediction: a new image came { $age }, and nodes of its plan are upgraded without being asked.
    .unlocks = Ochre then unlocks it by itself.

## From update to unlocked, step by step.

node-road = From update to unlocked
# Behind the name of a step and a comma, for a reader alone: “Update, done”.
node-road-done = done
node-road-now = now
node-road-next = to come
node-road-update = Update
node-road-upgrading = Upgrading, locked
node-road-unlock = Unlock
node-road-unlocking = Unlocking
node-road-update-asking = The service is being asked.
# image, newest: names of images.
node-road-update-from = From { $image } to { $newest }.
node-road-update-to = To { $newest }.
node-road-update-from-unknown = From { $image } to the newest image.
node-road-update-to-unknown = To the newest image.
node-road-update-for-good = There is no way back to the old image.
node-road-update-accepted = Accepted on { $time }.
node-road-update-elsewhere = Asked for elsewhere, or by its plan.
node-road-update-newest = It runs the newest image.
node-road-update-unknown = It is not known which image it runs.
node-road-upgrading-minutes = A few minutes.
node-road-upgrading-usual = Usually about { $time }, as seen on your other nodes.
node-road-upgrading-usual-span = Usually { $from } to { $to }, as seen on your other nodes.
node-road-upgrading-took = Took { $time }.
node-road-upgrading-image = Image { $image }.
node-road-unlock-slow = Slow is normal.
node-road-unlock-waits = Waits for you. Slow is normal: it can take up to an hour.
node-road-unlock-done = It is unlocked.
node-road-unlock-kept = Password from your keychain, found.
node-road-unlock-typed = You type its password.
node-road-elapsed = Elapsed
node-road-answer = Last answer
    .none = none yet
# answer: what it answered; age: “3 min ago”.
node-road-answer-given = { $answer }, { $age }
node-road-try = Next try
    .under-way = under way
    .now = now
    .later = in { $time }

## How a node of one's own is updated, step by step.

node-update-own = How to update it
    .intro = { $node } is your own: no hosting service updates it, and Ochre does not know which release it runs. On its machine:
    .words = Have its words at hand: a newer release may not read what an older one left.
    .copy = Stop the node, and copy its data folder.
    .replace = Put the newer release in the place of the old one.
    .start = Start the node. It comes back locked: it pays and receives nothing.
    .unlock = Unlock it here.
    .hold = Ochre unlocks it by itself when it sees it locked. Hold that below for as long as you work on it.

## What is known of it, and what says so.

node-known = Status and sources
    .fact = Fact
    .proof = Source
    .age = Age
    .never = never
node-known-locked = Locked { $time } in 30 d
    .proof = Our record
    .age = now
node-known-plan = Plan
node-known-address = Address
    .none = none: give one in the settings
    .not-approved = not approved: no secret goes there
node-known-secret =
    .kept = in the keychain
    .not-kept = not kept here: you type it
node-known-by-itself = Unlock by itself
    .on = on, after a lock that nobody asked for
    .held = on, held for now
    .off = off
node-known-connection = Connection
    .removed = removed
node-known-id = Id at the service

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = password
node-secret-bitcoind = Bitcoin node password

## Unlocking by itself, and holding that.

node-by-itself = Ochre unlocks this node by itself.
    .text = A backup or another password wants a locked node: hold it before you lock the node on purpose.
    .hold = Hold unlocking by itself
node-by-itself-held = Unlocking by itself is held.
    .text = Held for { $for }. The node stays locked when it locks, until you unlock it.
    .again = Unlock by itself again

## Its history of 30 days.

node-history = The last 30 days
    .label = Locked { $time } in the last 30 days
    .empty = Nothing happened here yet.
    .list = What happened
    .newest = Show the newest only
node-history-now = now
node-history-all =
    { $count ->
        [one] Show all { $count } entry
       *[other] Show all { $count } entries
    }
node-history-by-you = by you
node-history-by-bulk = by a bulk run
node-history-by-itself = by Ochre, by itself
node-history-by-plan = by the service, by its plan
node-history-state = Its state changed
# state: “Locked”; proof: what says so, a sentence without its point.
node-history-state-proved = { $state }. { $proof }
node-history-upgradeAsked = Upgrade asked for
node-history-upgradeAccepted = Upgrade accepted
    .said = Upgrade accepted, to { $said }
node-history-upgradeEnded = Upgrade ended
node-history-unlockAsked = Unlock asked for
# said: what the node answered.
node-history-unlockAccepted = Unlock accepted
    .said = Unlock: { $said }
node-history-unlockRefused = Unlock refused
    .said = Unlock refused: { $said }
# said: the name of the image.
node-history-newImage = A new image
    .said = New image { $said }
node-history-imported = Imported: from a list of yours
node-history-imported-service = Imported: listed by the service

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock = Unlock { $node }
    .where = What is typed goes to { $address } and nowhere else.
    .to-node = the node
    .missing = Type it first
    .practice = Fill in the practice password
    .keep = Keep it in the keychain
    .keep-hint = Otherwise it is forgotten after this act, and you type it each time.
    .submit = Unlock
    .not-now = Not now

## Its settings.

node-add = Add a node
node-settings = Settings of this node
    .change = Change the settings
    .hint = Its name, its address, what the unlock sends, and its secrets.
    .saved = The settings are saved
node-form-whose = Whose node it is
    .own = Your own, without a hosting service
node-form-name = Name
node-form-address = Its address
    .hint = Where the node itself answers. Its password goes there: you are asked about a new host. https only; http is allowed for this computer itself.
    .hint-browser = Where the node itself answers. Its password goes there: you are asked about a new host. Ochre runs in a browser now, and then reaches nodes on this computer only.
node-form-id = Id at the service
    .hint = As the service names it.
node-form-user = User id at the service
    .hint = Part of the address where the connection has one for all nodes.
node-form-plan = Plan
node-form-own-address = Its own address
    .hint = Left empty, the connection’s address with user and node id. Its password goes there: you are asked about a new host.
node-form-image = Image that it runs
    .hint = As far as you know. Left empty, it is not known whether it is outdated.
node-form-token = Token of the node, if it wants one
    .hint = It is kept in your keychain and never shown.
node-form-token-kept = New token of the node, if it changes
    .hint = One is kept in your keychain.
    .remove = Remove the node’s token
node-form-sends = What the unlock sends
    .by-hand = Write the body yourself
    .fields = Use the fields
# secret: the name of a secret, as “password” or “rpc password”; with a capital letter where it begins the message.
node-form-secret = { $secret } to keep
    .hint = It is kept in your keychain. Left empty, you type it at each unlock.
node-form-secret-kept = New { $secret }, if it changes
    .hint = One is kept in your keychain. It is never shown.
    .forget = Forget the kept { $secret }
node-form-by-itself = Unlock by itself after a lock that nobody asked for
node-form-by-itself-warning = Nobody looks first.
    .own = When this node locks, Ochre sends its password there without asking you, while Ochre runs. Whoever can make it lock then decides when it is sent.
    .service = When the service upgrades this node, Ochre sends its password there without asking you, while Ochre runs. Whoever can make the service ask for an upgrade then decides when it is sent.
    .once = A wrong password is never tried twice.
node-form-save = Save the settings
    .new = Add the node
    .leave = Leave them as they are
    .leave-new = Do not add it
node-form-missing-name = Give it a name first
node-form-missing-address = Enter its address first
node-form-missing-id = Enter its id at the service first
node-form-missing-body = Mend the unlock body first

## What its unlock sends, in fields.

node-sends-intro = A node of October 2024 or later wants more than its password at an unlock: where its Bitcoin node and its indexer are, as seen from the node.
node-sends-host = Host of its Bitcoin node
    .hint = 127.0.0.1 where it runs beside the node. The buttons above fill in the usual port of a network.
    .missing = Enter the host of its Bitcoin node
node-sends-port = Port of its Bitcoin node
    .missing = Enter the port of its Bitcoin node, 1 to 65535
node-sends-user = User of its Bitcoin node
    .hint = Its password is asked for below, and kept in your keychain.
    .missing = Enter the user of its Bitcoin node
node-sends-indexer = Indexer
    .hint = Electrum or Esplora, as ssl://indexer.example:50002 or https://esplora.example.
    .missing = Enter its indexer: newer nodes want one
node-sends-proxy = RGB proxy
    .hint = Of nodes before July 2026, as rpcs://proxy.example/json-rpc. Newer ones ignore it.
node-sends-announce = Announced addresses
    .hint = Where other nodes reach it, as node.example:9735; several with commas. May be empty.
node-sends-alias = Announced alias
    .hint = Its public name. May be empty.

## At a field: what the node refused it for.

node-refused-bitcoind = The node did not reach a Bitcoin node by this host and port, with this user and its password.
node-refused-body = The node wants this with its password.
node-refused-network = The Bitcoin node at this port is on another network than the node.
node-refused-indexer = The node did not reach this indexer.
node-refused-sync = The node could not read the chain from this indexer.
node-refused-proxy = The node did not take this proxy.
node-refused-announce = The node did not take these addresses, or the alias below.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Body of the unlock call
    .hint = JSON. Where a secret goes, write its name as { $place }: secrets themselves live in your keychain, never here.
    .no-json = This is no JSON yet. It looks like { $example }
    .no-object = It must be one object, in braces: { $example }
    .no-name = { $place } names no secret: small letters, digits and _ only, a letter first.
