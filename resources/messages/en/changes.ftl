### What a refresh found, in one passing note. $what is “10.00 TUSD”, or the asset’s name while amounts are hidden.

changes-alarm = The service changed its report on { $what }
changes-new-asset = A new asset: { $asset }
changes-more = and { $count } more
changes-moved =
    { $way ->
        [in] Receive
       *[out] Send
    } { $what }: { $state ->
        [waitingForYou] needs you
        [confirming] waiting for confirmations
        [settled] reported as settled
        [failed] reported as failed
        [cancelled] cancelled by you
        [expired] expired
       *[unknown] in a state unknown to { -ochre }
    }
