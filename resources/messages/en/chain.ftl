### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-what = Lets Ochre verify that a transaction is in a block: by proof of work, not by the server’s word.
chain-learns = The server learns which transactions and addresses are yours, and your IP address unless a proxy hides it. Best is a server of your own.
chain-practice = “practice” stays inside Ochre: nobody else is asked.
chain-by-proxy = By the proxy of this wallet’s connection.
chain-signet = On signet, block signatures aren’t verified.
chain-address = Electrum or Esplora server
    .hint = ssl://host:50002 or https://host/api. tcp:// and http:// only here, or by Tor to onion addresses.
chain-pin = Certificate fingerprint (SHA-256)
    .hint = For a server with its own certificate. Ochre then trusts only this one.
chain-tested = Answered: block { $height }, after { $time } ms
    .harmless = The server learned nothing of your wallet.
chain-save = Save server
chain-remove = Remove server
chain-newest = { $height }, { $ago }
chain-progress = Checking block headers
chain-progress-of = { $height } of { $of }
chain-failed = The last refresh failed. What was verified stays.
chain-where = By your Bitcoin server
chain-where-asks = Asking your Bitcoin server
chain-where-mined = In block { $height }
    .says =
        { $confirmations ->
            [one] Verified: in the newest block. One more block makes it safer.
           *[other] Verified: { $confirmations } blocks deep.
        }
chain-where-waiting = Waits for a block
    .says = Reported, not verified. Until a block has it, it can still be replaced.
chain-where-unsaid = Not known
    .says = The server has it, but doesn’t say whether a block does.
chain-where-unchecked = In a block, not verified
    .says = The server names a block that Ochre hasn’t verified yet.
chain-where-early = In an old block
    .says = Reported: a block before the first one that Ochre verifies.
chain-where-unknown = Nowhere seen
    .says = The server knows no such transaction. Perhaps it wasn’t broadcast, or the server hides it.

## Another transaction spends what one of the wallet’s spends. $height is of its block.

chain-rival-own = Replaced
    .says = You signed another transaction in its place: only one of the two can be mined.
chain-rival-told = Another transaction spends the same coin
    .short = Another transaction spends a coin of this one: only one can be mined. Reported, not verified.
chain-rival-mined = Another transaction took its place
    .short = Verified: block { $height } has another transaction that spends a coin of this one. This one can’t be mined.
chain-rival-txid = The other transaction
chain-rival-receive-told = Another transaction spends a coin of this payment. Reported, not verified: if it is mined, this payment never arrives.
    .todo = Hand nothing over for this payment until a block has it. Ask the sender: perhaps they replaced it.
chain-rival-receive-mined = Verified: block { $height } has another transaction that spends a coin of this payment. Unless that block is replaced, it can’t arrive.
    .todo = Treat it as not paid. Ask the sender to pay a new invoice.
chain-rival-out-told = Another transaction spends a coin of this one. Reported, not verified. Only this wallet’s keys can spend that coin.
    .todo = Made elsewhere with the same recovery phrase? Don’t pay again until a block has one of the two. If not, somebody else may have your phrase.
chain-rival-out-mined = Verified: block { $height } has another transaction that spends a coin of this one. Unless that block is replaced, this one pays nobody.
    .todo = If you made the other one, prepare this one again. If not, somebody else has your recovery phrase: move what is left to a new wallet now.
chain-rival-notice = See “Needs your attention”.

## A second server, with which the block headers are compared. $height is of a block.

chain-second = Second server, to compare
    .what = One server could show an old chain, or hide what was spent.
    .learns = The second server learns as much as the first. It helps only if somebody else runs it.
chain-second-waiting = Not compared yet
chain-second-agrees = Both agree up to block { $height }.
chain-second-behind = Behind: the same chain up to block { $height }. The first server has { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } more.
chain-second-ahead = Ahead: { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } after block { $height }, with proof of work. The first server is behind, or hides them.
chain-second-differs = Different chains since block { $height }.
    .more = The second server { $more ->
            [yes] has more proof of work: the first may be misled, or mislead you
           *[no] has no more proof of work
        }.
    .todo = Find out which of the two is wrong, and replace it.
chain-second-held = Until the two agree again, no block from { $height } on verifies anything.
chain-second-refused = The blocks break the rules: not compared.
chain-second-otherNetwork = A server of another network.
chain-second-silent = No answer, first noticed { $ago }. The first goes on.
chain-second-disputed = Ochre doesn’t count it as unspent. Verify the transfer again once the two agree.
    .title = Only the { $who ->
            [first] first
           *[second] second
        } server calls a coin of your wallet spent
chain-second-notice = See Settings, Bitcoin server.
    .title = Your two Bitcoin servers differ
