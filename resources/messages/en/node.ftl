### One node: its page, its unlock, and its settings.

# Stands in the place of its name while that is being read.
node-removed = { $node } removed
node-kept = { $name } not removed
node-remove = Remove { $node }
node-under-way = Already in progress
node-chip = { $state } since { $time }
node-chip-answered = { $state }, answered { $age }

## What stands on top of its page, by what goes on there or what it waits for; and the buttons there.

node-do-update = Upgrade
node-do-both = Upgrade, then unlock
    .missing = Store the node password first.
node-do-stop = Stop waiting
    .hint =
        { $act ->
            [unlock] The node goes on unlocking.
           *[upgrade] The node goes on upgrading.
        }
node-notice =
    { $of ->
        [changing] Someone else is changing this node.
        [unlocking] Unlocking. This can take up to an hour.
        [upgrading] Upgrading. The node stays locked until you unlock it.
        [upgradingUnlocks] Upgrading. Ochre unlocks the node afterwards.
        [lockedAndOutdated] Locked, and a newer image is available.
        [locked] The node can’t send or receive until you unlock it.
        [outdated] A newer image is available.
        [unreachable] The node doesn’t answer.
        [overdueUpgrading] The upgrade takes too long.
        [overdueUnlocking] The unlock takes too long.
        [blind] State unknown: { $why }
        [noImage] This service doesn’t tell which image a node runs.
        [notHeard] No answer from this node yet.
        [still] Unlocked, but no block since { $time }.
        [willLock] Predicted to lock soon: a new image came out { $age }.
       *[overdueChanging] The node doesn’t finish changing its state.
    }
    .text =
        { $of ->
            [lockedAndOutdated] Upgrade first: an upgrade locks the node again.
            [outdated] Upgrading locks the node until you unlock it.
            [noImage] You can upgrade the node anyway.
            [unreachable] The node or the connection may be down.
            [overdueUpgrading] Check the node at its service. If it runs, unlock it.
            [overdueUnlocking] Check the node’s log, then unlock it again.
            [blind] Check the address in the settings. A sign-in page or proxy may answer there.
            [notHeard] Only an unlock shows its state. A node that is unlocked stays as it is.
            [still] Payments that a block confirms aren’t seen. Check its Bitcoin node and indexer, then restart and unlock it.
            [willLock] Ochre then unlocks the node automatically.
           *[other] { "" }
        }
    .built = The last build is older than the newest image.
    .later = Unlock when it answers
    .mend = Change unlock settings
node-road =
    { $step ->
        [updateDone] Upgraded
        [updateNext] Upgrade
        [upgradingDone] Restarted, locked
        [upgradingNext] Restart, locked
        [unlockDone] Unlocked
       *[unlockNext] Unlock
    }
    .text =
        { $of ->
            [from] From { $image } to { $newest }.
            [forGood] You can’t go back to the old image.
            [elsewhere] Outside Ochre, or by its plan.
            [unknown] Image unknown
            [usual] Usually { $time }.
            [took] Took { $time }.
            [upToAnHour] Up to an hour.
           *[minutes] A few minutes.
        }
    .answer = Last answer
    .try = Next try
    .later = in { $time }
# image, newest: names of images.
# age: “3 min ago”.

## From update to unlocked, step by step.

# image, newest: names of images.
# answer: what it answered; age: “3 min ago”.

## How a node of one's own is updated, step by step.

node-update-own = How to upgrade
node-update-own-step =
    { $step ->
        [words] Have its recovery phrase ready: a newer image may not read the old data.
        [copy] Stop the node and copy its data folder.
        [replace] Replace the image.
       *[start] Start the node, then unlock it here.
    }

## What is known of it, and what says so.

node-known = Checked { $age }
node-known-address = Address
    .none = none: enter one in the settings
    .not-approved = not approved: Ochre sends no secrets there
node-known-secret =
    .kept = in the keychain
    .not-kept = not stored
node-known-connection = Connection
node-logs =
    .ask = Get logs
    .text =
        { $of ->
            [waiting] Still being collected. Get logs again in a moment.
            [found] Open these in your browser soon. Anyone who has one can read the logs.
           *[none] { "" }
        }
node-logs-part = Part { $number }

## Secrets of its unlock, in a sentence; over a field they begin with a capital letter. Others are called as a person called them.

node-secret-password = node password
node-secret-bitcoind = Bitcoin node password

## Unlocking by itself, and holding that.

node-by-itself = Automatic unlock
    .text =
        { $held ->
            [yes] If the node locks, it stays locked until you unlock it.
            [no] Pause before you lock it on purpose.
           *[off] You choose it in the settings.
        }
    .act =
        { $held ->
            [yes] Resume
           *[no] Pause
        }
    .is =
        { $held ->
            [yes] Paused for { $for }
            [no] On
           *[off] Off
        }

## Its history of 30 days.

node-history = The last 30 days
    .label = Locked { $time }
    .empty = No entries yet.
node-history-what =
    { $kind ->
        [upgradeAsked] Upgrade requested
        [upgradeAccepted] Upgrade accepted
        [upgradeEnded] Upgrade ended
        [unlockAsked] Unlock requested
        [unlockAccepted] Unlock accepted
        [unlockRefused] Unlock refused
        [newImage] New image
        [imported] Imported from a list
       *[state] State changed
    }
node-history-who =
    { $by ->
        [you] by you
        [bulk] by a batch
        [itself] by Ochre
       *[plan] by its plan
    }
node-history-now = now
node-history-all = Show all { $count }
# state: “Locked”; proof: what says so, a sentence without its point.
# said: what the node answered.
# said: the name of the image.

## Unlocking with what is typed. node: its name; address: where the password goes.

node-unlock =
    .where = Sent only to { $address }.

## Its settings.

node-add = Add node
node-settings =
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
    .hint = The node password goes there.
    .https = https only; http for this computer.
    .browser = In a browser, Ochre reaches only this computer.
node-form-field =
    { $field ->
        [id] ID at the service
        [user] User ID at the service
        [ownAddress] Own address
       *[image] Image
    }
    .hint =
        { $field ->
            [user] Part of the address, if the connection has one for all nodes.
            [ownAddress] The node password goes there. If empty: the connection’s address with both IDs.
            [image] If empty, Ochre can’t tell whether the node is outdated.
           *[other] { "" }
        }
node-form-token = Node token
node-form-certificate = Client certificate (mTLS)
    .hint = Paste certificate and private key (PEM). Ochre stores the key in your keychain, for this address only.
    .kept = Ochre shows “{ $subject }”, until { $day }. Leave empty to keep it.
node-form-pem =
    { $problem ->
        [certificate] No certificate found. Paste everything from BEGIN CERTIFICATE to END CERTIFICATE.
        [key] Not exactly one private key found. Paste everything from BEGIN PRIVATE KEY to END PRIVATE KEY.
        [locked] The private key has a password. Remove it with “openssl pkey -in key.pem -out open.pem”.
       *[other] The private key belongs to another certificate.
    }
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

## The same as a body of JSON that a person writes. example: such a body; place: how the name of a secret stands in it.

node-body = Unlock body
    .hint = JSON. Name a secret as { $place }; the secret itself stays in your keychain.
    .no-json = Not a JSON object. Example: { $example }
    .no-name = { $place } is no valid name: small letters, digits and _, a letter first.
node-sends =
    { $field ->
        [host] Bitcoin node host
        [port] Bitcoin node port
        [user] Bitcoin node user
        [indexer] Indexer
        [proxy] RGB proxy
        [announce] Announced addresses
       *[alias] Announced alias
    }
    .hint =
        { $field ->
            [host] 127.0.0.1 if both run on one computer.
            [indexer] Like ssl://indexer.example:50002 or https://esplora.example.
            [proxy] For nodes before July 2026, like rpcs://proxy.example/json-rpc.
            [announce] Like node.example:9735; several with commas. Can be empty.
            [alias] The public name. Can be empty.
           *[other] { "" }
        }
