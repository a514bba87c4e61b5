### Lists of nodes and of transfers: what is wrong with one that is read, and the head of one that is written.

list-own-nodes = Your own nodes
list-problem =
    { $code ->
        [noNodeIds] the column node_id is missing
        [secret] the column { $about } is named like a secret, so Ochre read nothing of this list. Remove the column first
        [tooMany] more than { $about } nodes
        [unknownColumn] Ochre doesn’t know the column { $about } and left it out
        [twice] line { $about } already has the same node_id
        [plan] Ochre doesn’t know this plan and saved it as unknown
        [noNodeId] node_id is missing
        [nodeId] node_id has characters that can’t be part of an address
        [userId] user_id has characters that can’t be part of an address
        [name] name is longer than { $about } characters or has invisible ones
        [image] image has an unknown format
        [openQuote] a quotation mark isn’t closed
        [empty] it is empty
        [twoColumns] the column { $about } appears twice
        [moreCells] this line has more cells than there are columns
        [notJson] this isn’t a JSON list of nodes
        [notNode] this entry isn’t a node
        [notText] { $about } isn’t text
        [noAddress] invoke_url is missing. A node of your own needs its own address
        [address] Ochre can’t call this invoke_url. Use https, without user, query or fragment
        [stayed] its address didn’t change: you didn’t agree to send its node password and token to the new one
       *[more] and { $about } more like these
    }

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

## The columns of transfers in a CSV file

list-column =
    { $column ->
        [created] created
        [updated] changed
        [expires] expires
        [ticker] ticker
        [asset-id] asset id
        [direction] direction
        [state] state
        [status-number] status number
        [kind] kind
        [amount] amount
        [base-units] units
        [fee] fee
        [txid] txid
        [recipient] recipient
        [label] label
        [alarm] alarm
        [batch] batch
        [block] block
        [number] number
       *[ground] ground
    }
