### What a refresh found, in one passing note. $what is “10.00 TUSD”, or the asset’s name while amounts are hidden.

changes-alarm = The service changed its report on { $what }
changes-new-asset = A new asset: { $asset }
changes-more = and { $count } more
changes-in =
    { $state ->
        [waitingForYou] Action needed to receive { $what }
        [confirming] { $what } on the way. Waiting for confirmations
        [settled] The service reports { $what } as settled
        [failed] The service reports the invoice for { $what } as failed
        [cancelled] You cancelled the invoice for { $what }
        [expired] The invoice for { $what } expired and still reserves its slot
       *[unknown] { $what }: the service reports a state unknown to { -ochre }
    }
changes-out =
    { $state ->
        [waitingForYou] Action needed to send { $what }
        [confirming] Recipient accepted { $what }. Waiting for confirmations
        [settled] The service reports the send of { $what } as settled
        [failed] The service reports the send of { $what } as failed
        [cancelled] You cancelled the send of { $what }
        [expired] The send of { $what } expired
       *[unknown] { $what }: the service reports a state unknown to { -ochre }
    }
