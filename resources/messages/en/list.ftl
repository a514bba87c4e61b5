### Lists of nodes and of transfers: what is wrong with one that is read, and the head of one that is written.

list-own-nodes = Your own nodes

## Why a list, or a line of it, was not taken as it is. node_id, user_id, name, image, plan and invoke_url are columns.

list-problem-noNodeIds = there is no column node_id
list-problem-secret = the column { $about } is named as a secret is, so nothing of this list was read: take the column out first
list-problem-tooMany = more than { $about } nodes
list-problem-unknownColumn = the column { $about } is not known and was left out
list-problem-twice = the same node_id stands in { $about } already
list-problem-plan = the plan is not known: taken for unknown
list-problem-noNodeId = node_id is missing
list-problem-nodeId = node_id cannot stand in an address
list-problem-userId = user_id cannot stand in an address
list-problem-name = name is longer than { $about } characters, or holds some that are not seen
list-problem-image = image is in no form that is known
list-problem-openQuote = a quotation mark is never closed
list-problem-tooManyCells = a line has more than { $about } cells
list-problem-empty = there is nothing in it
list-problem-twoColumns = there are two columns { $about }
list-problem-moreCells = it has more cells than there are columns
list-problem-notJson = it is no JSON list of nodes
list-problem-notNode = it is no node
list-problem-notText = { $about } is no text
list-problem-noAddress = invoke_url is missing: a node of your own has no other address
list-problem-address = invoke_url is no address that Ochre may ask: https, without user, query or fragment
list-problem-stayed = its address stays as it was: you did not agree to another one for its password and token
list-problem-more = and { $about } more like these

## The columns of transfers in a CSV file

list-created = created
list-updated = updated
list-expires = expires
list-ticker = ticker
list-asset-id = asset id
list-direction = direction
list-state = state
list-status-number = status number
list-kind = kind
list-amount = amount
list-base-units = base units
list-txid = txid
list-recipient = recipient
list-label = label
list-alarm = alarm
list-batch = batch
list-number = number
list-ground = ground
