### What a refresh found, in one passing note. $what is “10.00 TUSD”, or the asset’s name while amounts are hidden.

changes-alarm = The service changed its report on { $what }
changes-new-asset = A new asset: { $asset }
changes-more = and { $count } more
changes-in-waitingForYou = Action needed to receive { $what }
changes-in-confirming = { $what } on the way. Waiting for confirmations
changes-in-settled = The service reports { $what } as settled
changes-in-failed = The service reports the invoice for { $what } as failed
changes-in-cancelled = You cancelled the invoice for { $what }
changes-in-expired = The invoice for { $what } expired and still reserves its slot
changes-in-unknown = { $what }: the service reports a state that { -ochre } does not know
changes-out-waitingForYou = Action needed to send { $what }
changes-out-confirming = Recipient accepted { $what }. Waiting for confirmations
changes-out-settled = The service reports the send of { $what } as settled
changes-out-failed = The service reports the send of { $what } as failed
changes-out-cancelled = You cancelled the send of { $what }
changes-out-expired = The send of { $what } expired
changes-out-unknown = { $what }: the service reports a state that { -ochre } does not know
