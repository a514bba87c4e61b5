### What a refresh found, in one passing note. $what is “10.00 TUSD”, or the asset’s name while amounts are hidden.

changes-alarm = The service changed its report on { $what }
changes-new-asset = A new asset: { $asset }
changes-more = and { $count } more
changes-in-waitingForYou = { $what } wait for you
changes-in-confirming = { $what } on its way: waiting for blocks
changes-in-settled = { $what } arrived: settled
changes-in-failed = The invoice for { $what } was given up
changes-in-expired = The invoice for { $what } expired and still holds its slot
changes-in-unknown = { $what }: the service tells a state that { -ochre } does not know
changes-out-waitingForYou = { $what } to send wait for you
changes-out-confirming = { $what } taken by the recipient: waiting for blocks
changes-out-settled = { $what } sent: settled
changes-out-failed = The send of { $what } was given up
changes-out-expired = The send of { $what } expired
changes-out-unknown = { $what }: the service tells a state that { -ochre } does not know
