### The system's notifications about nodes: a title, and a line below it. One that concerns a single node names it, unless
### Ochre is locked.

alert-node = { $count } Node
alert-inactive = Er kann nichts senden oder empfangen, bis du ihn entsperrst.
alert-locked =
    { $count ->
        [one] { $nodes } ist gesperrt
       *[other] { $nodes } sind gesperrt
    }
    .update =
        { $count ->
            [one] { $nodes } ist durch eine Aktualisierung von außen gesperrt
           *[other] { $nodes } sind durch eine Aktualisierung von außen gesperrt
        }
    .probablyUpdate =
        { $count ->
            [one] { $nodes } ist gesperrt, wahrscheinlich durch eine Aktualisierung von außen
           *[other] { $nodes } sind gesperrt, wahrscheinlich durch eine Aktualisierung von außen
        }
alert-lockedLong =
    { $count ->
        [one] { $nodes } ist noch immer gesperrt
       *[other] { $nodes } sind noch immer gesperrt
    }
alert-unreachable =
    { $count ->
        [one] { $nodes } antwortet nicht
       *[other] { $nodes } antworten nicht
    }
alert-unreadable = Nicht mehr abfragbar: { $nodes }
alert-outdated =
    { $count ->
        [one] { $nodes } läuft mit einem veralteten Image
       *[other] { $nodes } laufen mit einem veralteten Image
    }
alert-upgradeFailed = Aktualisierung fehlgeschlagen: { $nodes }
alert-willLock = Neues Image, wahrscheinlich bald gesperrt: { $nodes }
alert-unlockedByItself =
    { $count ->
        [one] { $nodes } wurde automatisch entsperrt
       *[other] { $nodes } wurden automatisch entsperrt
    }
alert-nodes = { $count } Nodes
