### One node: its page, its unlock, and its settings.

# Stands in the place of its name while that is being read.
node-removed = { $node } removed
node-kept = { $name } not removed
node-remove = Remove { $node }
node-under-way = Already in progress
node-chip = { $state } for { $for }
node-chip-answered = { $state }, answered { $age }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Upgrade
node-do-both = Upgrade, then unlock
    .missing = Store the node password first.
node-do-stop = Stop waiting
node-notice-changing = Someone else is unlocking, locking or stopping the node.
node-notice-unlocking = Unlocking. This can take up to an hour.
node-notice-upgrading = Upgrading. The node stays locked until you unlock it.
    .unlocks = Upgrading. Ochre unlocks the node afterwards.
node-notice-trouble =
    .type = Enter node password
    .mend = Change unlock settings
node-notice-lockedAndOutdated = Locked, and a newer image is available.
    .text = Upgrade first: an upgrade locks the node again.
# image, newest: names of images.
node-notice-locked = The node can’t send or receive until you unlock it.
node-notice-outdated = A newer image is available.
    .text = Upgrading locks the node until you unlock it.
    .built = The last build is older than the newest image.
node-notice-no-image =
    .text = You can upgrade the node anyway.
node-notice-unreachable = The node doesn’t answer.
    .unlock = Unlock when it answers
    .text = The node or the connection may be down.
node-notice-overdue-upgrading = The upgrade takes too long.
    .todo = Check the node at its service. If it runs, unlock it.
node-notice-overdue-unlocking = The unlock takes too long.
    .todo = Check the node’s log, then unlock it again.
node-notice-overdue-changing = The node doesn’t finish changing its state.
node-notice-blind =
    .text = Check the address in the settings. A sign-in page or proxy may answer there.
node-notice-notHeard = No answer from this node yet.
    .text = Only an unlock shows its state. A node that is unlocked stays as it is.
node-notice-still = Unlocked, but no block since { $time }.
    .text = Payments that a block confirms aren’t seen. Check its Bitcoin node and indexer, then restart and unlock it.
# age: “3 min ago”.
node-notice-willLock = Predicted to lock soon: a new image came out { $age }.
    .unlocks = Ochre then unlocks the node automatically.
node-road-update-done = Upgraded
node-road-update-next = Upgrade
node-road-upgrading-done = Restarted, locked
node-road-upgrading-next = Restart, locked
node-road-unlock-done = Unlocked
node-road-unlock-next = Unlock

## From update to unlocked, step by step.

# image, newest: names of images.
node-road-update-from = From { $image } to { $newest }.
node-road-update-for-good = You can’t go back to the old image.
node-road-update-elsewhere = Outside Ochre, or by its plan.
node-road-update-unknown = Image unknown
node-road-upgrading-minutes = A few minutes.
node-road-upgrading-usual = Usually { $time }.
node-road-upgrading-took = Took { $time }.
node-road-unlock-waits = Up to an hour.
node-road-elapsed = Elapsed
node-road-answer = Last answer
# answer: what it answered; age: “3 min ago”.
node-road-try = Next try
    .later = in { $time }

## How a node of one's own is updated, step by step.

node-update-own = How to upgrade
    .words = Have its recovery phrase ready: a newer image may not read the old data.
    .copy = Stop the node and copy its data folder.
    .replace = Replace the image.
    .start = Start the node, then unlock it here.

## What is known of it, and what says so.

node-known = Status and sources
    .fact = Fact
node-known-address = Address
    .none = none: enter one in the settings
    .not-approved = not approved: Ochre sends no secrets there
node-known-secret =
    .kept = in the keychain
    .not-kept = not stored
node-known-connection = Connection
node-logs = Service logs
    .ask = Get logs
    .hint = Logs can say why a node doesn’t start or unlock.
    .waiting = The service is still collecting them. Get them again in a moment.
    .found = Open these in your browser soon. Anyone who has one can read the logs.
node-logs-part = Part { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = node password
node-secret-bitcoind = Bitcoin node password

## Unlocking by itself, and holding that.

node-by-itself = Ochre unlocks this node automatically.
    .text = Pause before you lock it on purpose, for a backup or a new node password.
    .hold = Pause
node-by-itself-held = Automatic unlock paused for { $for }.
    .text = If the node locks, it stays locked until you unlock it.
    .again = Resume

## Its history of 30 days.

node-history = The last 30 days
    .label = Locked { $time }
    .empty = No entries yet.
    .newest = Show newest only
node-history-now = now
node-history-all = Show all { $count }
node-history-by-you = by you
node-history-by-bulk = by a batch
node-history-by-itself = by Ochre
node-history-by-plan = by its plan
node-history-state = State changed
# state: “Locked”; proof: what says so, a sentence without its point.
node-history-upgradeAsked = Upgrade requested
node-history-upgradeAccepted = Upgrade accepted
node-history-upgradeEnded = Upgrade ended
node-history-unlockAsked = Unlock requested
# said: what the node answered.
node-history-unlockAccepted = Unlock accepted
node-history-unlockRefused = Unlock refused
# said: the name of the image.
node-history-newImage = New image
node-history-imported = Imported from a list

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock = Unlock { $node }
    .where = Sent only to { $address }.

## Its settings.

node-add = Add node
node-settings = Settings of this node
    .change = Change settings
    .saved = Settings saved
node-missing = Missing: { $field }
node-secret-kept = Stored in your keychain. Leave empty to keep it.
node-secret-new = Stored in your keychain, never shown. Can be empty.
node-secret-remove = Remove: { $secret }
node-form-whose = Operator
    .own = You
node-form-name = Name
node-form-address = Address
    .hint = The node password goes there. Ochre asks about a new host.
    .https = https only; http for this computer.
    .browser = In a browser, Ochre reaches only this computer.
node-form-id = ID at the service
node-form-user = User ID at the service
    .hint = Part of the address, if the connection has one for all nodes.
node-form-own-address = Own address
    .hint = The node password goes there. If empty: the connection’s address with both IDs.
node-form-image = Image
    .hint = If empty, Ochre can’t tell whether the node is outdated.
node-form-token = Node token
node-form-certificate = Client certificate (mTLS)
    .hint = Paste certificate and private key (PEM). Ochre stores the key in your keychain, for this address only.
    .kept = Ochre shows “{ $subject }”, until { $day }. Leave empty to keep it.
node-form-certificate-refused-certificate = No certificate found. Paste everything from BEGIN CERTIFICATE to END CERTIFICATE.
node-form-certificate-refused-key = Not exactly one private key found. Paste everything from BEGIN PRIVATE KEY to END PRIVATE KEY.
node-form-certificate-refused-locked = The private key has a password. Remove it with “openssl pkey -in key.pem -out open.pem”.
node-form-certificate-refused-other = The private key belongs to another certificate.
node-form-sends = Unlock settings
    .by-hand = Write JSON
    .fields = Use fields
# secret: the name of a secret, as “password” or “rpc password”; with a capital letter where it begins the message.
node-form-by-itself = Unlock automatically after a lock nobody asked for
node-form-by-itself-warning = Nobody checks first.
    .text = If the node locks while Ochre runs, Ochre sends its node password without asking. Anyone who can lock it decides when. A wrong one is never tried twice.
node-form-save = Save settings
    .leave = Cancel

## What its unlock sends, in fields.

node-sends-intro = Nodes since October 2024 also need their Bitcoin node and indexer, as seen from the node.
node-sends-host = Bitcoin node host
    .hint = 127.0.0.1 if both run on one computer.
node-sends-port = Bitcoin node port
node-sends-user = Bitcoin node user
node-sends-indexer = Indexer
    .hint = Like ssl://indexer.example:50002 or https://esplora.example.
node-sends-proxy = RGB proxy
    .hint = For nodes before July 2026, like rpcs://proxy.example/json-rpc.
node-sends-announce = Announced addresses
    .hint = Like node.example:9735; several with commas. Can be empty.
node-sends-alias = Announced alias
    .hint = The public name. Can be empty.

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Unlock body
    .hint = JSON. Name a secret as { $place }; the secret itself stays in your keychain.
    .no-json = Not a JSON object. Example: { $example }
    .no-name = { $place } is no valid name: small letters, digits and _, a letter first.
