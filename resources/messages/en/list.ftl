### Lists of nodes and of transfers: what is wrong with one that is read, and the head of one that is written.

list-own-nodes = Your own nodes

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

list-problem-noNodeIds = the column node_id is missing
list-problem-secret = the column { $about } is named like a secret, so Ochre read nothing of this list. Remove the column first
list-problem-tooMany = more than { $about } nodes
list-problem-unknownColumn = Ochre doesn’t know the column { $about } and left it out
list-problem-twice = { $about } already has the same node_id
list-problem-plan = Ochre doesn’t know this plan and saved it as unknown
list-problem-noNodeId = node_id is missing
list-problem-nodeId = node_id has characters that can’t be part of an address
list-problem-userId = user_id has characters that can’t be part of an address
list-problem-name = name is longer than { $about } characters or has invisible ones
list-problem-image = image has an unknown format
list-problem-openQuote = a quotation mark isn’t closed
list-problem-tooManyCells = a line has more than { $about } cells
list-problem-empty = it is empty
list-problem-twoColumns = the column { $about } appears twice
list-problem-moreCells = this line has more cells than there are columns
list-problem-notJson = no JSON list of nodes
list-problem-notNode = this entry is no node
list-problem-notText = { $about } is no text
list-problem-noAddress = invoke_url is missing. A node of your own needs its own address
list-problem-address = Ochre can’t call this invoke_url. Use https, without user, query or fragment
list-problem-stayed = its address didn’t change: you didn’t agree to send its node password and token to the new one
list-problem-more = and { $about } more like these

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
        [txid] txid
        [recipient] recipient
        [label] label
        [alarm] alarm
        [batch] batch
        [number] number
       *[ground] ground
    }
