### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-title = Bitcoin network source of “{ $name }”
chain-what = A server of the Bitcoin network lets Ochre check for itself whether a transaction is in a block. Ochre checks the proof of work of every block header since a known block; it does not take the server’s word.
chain-learns = The server learns which transactions and addresses you ask about, so which are yours, and your IP address unless a proxy hides it. Best is a server of your own.
chain-practice = “practice” is the practice chain inside Ochre. Nobody outside this computer is asked.
chain-by-proxy = It is reached by the proxy of this wallet’s connection.
chain-signet = On signet, the signature of a block lies in its transactions and is not checked.
chain-off = Off. Ochre asks no such server.
chain-address = Address of an Electrum or Esplora server
    .hint = ssl://host:50002 for Electrum, https://host/api for Esplora. tcp:// and http:// are for this computer alone, and for onion addresses through Tor.
chain-address-missing = Enter the address of a server
chain-pin = Certificate fingerprint (SHA-256), if the server made its own
    .hint = Your own server often has a certificate that no authority vouches for. Ochre then trusts only this one.
chain-test = Test
chain-tested = The server answers: block { $height }, after { $time } ms
    .harmless = It was told nothing of your wallet.
chain-use = Use this server
chain-used = Ochre asks this server from now on
chain-turn-off = Turn off
chain-turned-off = Ochre asks no Bitcoin server any more
chain-server = Server
chain-network = Network
chain-height = Newest checked block
chain-newest = { $height }, { $ago }
chain-progress = Checking block headers
chain-progress-of = { $height } of { $of }
chain-waiting = Asks the server soon
chain-failed = The last look at the server failed. What was checked before stays.
chain-again = Try again
chain-offline = Offline mode is on, so no server is asked.
chain-where = Where it is, by your Bitcoin server
chain-where-asks = Asking your Bitcoin server
chain-where-mined = In block { $height }
    .says =
        { $confirmations ->
            [one] Verified: it is in the newest block. One more block on top makes it safer.
           *[other] Verified: its block is { $confirmations } blocks deep.
        }
chain-where-waiting = Waits for a block
    .says = Your Bitcoin server says so, and nothing proves it. Until a block has it, it can still be replaced.
chain-where-unsaid = Not known
    .says = Your Bitcoin server has this transaction, but doesn’t say whether a block does. It may be in one.
chain-where-unchecked = In a block, not verified
    .says = Your Bitcoin server names a block that { -ochre } has not verified yet.
chain-where-early = In an old block
    .says = Your Bitcoin server says so. That block lies before the first one that { -ochre } checks.
chain-where-unknown = Nowhere seen
    .says = Your Bitcoin server knows no such transaction. It may not have been broadcast, or the server hides it.

## Another transaction spends what one of the wallet’s spends. $height is of its block.

chain-rival-own = Replaced
    .says = You replaced it by another transaction that was signed here, so only one of the two can be mined.
chain-rival-told = Another transaction spends the same coin
    .short = Your Bitcoin server shows another transaction that spends a coin of this one; nothing proves it. Only one of the two can be mined.
chain-rival-mined = Another transaction took its place
    .short = Verified: a transaction in block { $height } spends a coin of this one, so this one can’t be mined.
chain-rival-txid = The other transaction
chain-rival-receive-told = Your Bitcoin server shows another transaction that spends a coin of this payment. Nothing proves that it will be mined, but if it is, this payment never arrives.
    .todo = Do not count on this payment, and hand nothing over for it, until a block has it. The sender may have replaced it: ask them.
chain-rival-receive-mined = Verified: block { $height } has another transaction that spends a coin of this payment. It can’t arrive any more, unless the network replaces that block.
    .todo = Treat it as not paid. Ask the sender to pay again, with a new invoice.
chain-rival-out-told = Your Bitcoin server shows another transaction that spends a coin of this one. Nothing proves that it will be mined. Only the keys of this wallet can spend that coin.
    .todo = Did you make it on another computer or in another program with the same recovery phrase? Then wait until a block has one of the two, and do not pay again before. If not, somebody else may have your recovery phrase.
chain-rival-out-mined = Verified: block { $height } has another transaction that spends a coin of this one. This one pays nobody any more, unless the network replaces that block.
    .todo = Did you make the other one, on another computer or in another program? Then prepare this one again. If not, somebody else has your recovery phrase: move what is left to a new wallet now.
chain-rival-notice = { -ochre } lists it under “Needs your attention”, with what you can do.
    .title = Another transaction spends the same coin

## A second server, with which the block headers are compared. $height is of a block.

chain-second = A second server, to compare
    .what = One server alone can show you an old chain, or hide what was spent. Ochre compares what it says with a second server, and says where they differ.
    .learns = The second server learns as much as the first one: which transactions and addresses are yours, and your IP address unless a proxy hides it. It helps only if somebody else runs it.
    .save = Save
    .remove = Remove
    .saved = Ochre compares with this server from now on
    .removed = Ochre compares with no second server any more
chain-second-waiting = Not compared yet
chain-second-agrees = Both tell of the same chain, up to block { $height }.
chain-second-behind =
    { $blocks ->
        [one] It is behind: the same chain, up to block { $height }. The first server has one block more.
       *[other] It is behind: the same chain, up to block { $height }. The first server has { $blocks } blocks more.
    }
chain-second-ahead =
    { $blocks ->
        [one] It is ahead: one block after block { $height }, with proof of work. The first server is behind, or hides it.
       *[other] It is ahead: { $blocks } blocks after block { $height }, with proof of work. The first server is behind, or hides them.
    }
chain-second-differs = The two tell of different chains since block { $height }.
    .more = That of the second server has more proof of work: the first one may be misled, or mislead you.
    .less = That of the second server has no more proof of work.
    .todo = Find out which of the two is wrong, and use another one in its place.
chain-second-held = Until the two agree again, no block from { $height } on verifies anything.
chain-second-refused = What it tells of blocks breaks the rules, so nothing is compared with it.
chain-second-otherNetwork = It is a server of another network.
chain-second-silent = It does not answer, first noticed { $ago }. The first server goes on alone.
chain-second-disputed-first = The first server calls an output of your wallet spent that the second one lists as unspent.
chain-second-disputed-second = The second server calls an output of your wallet spent that the first one lists as unspent.
chain-second-disputed = { -ochre } does not count it as unspent. Verify the transfer again once the two agree.
    .output = The output
chain-second-notice = Settings, Bitcoin network source, says in what.
    .title = Your two Bitcoin servers differ
