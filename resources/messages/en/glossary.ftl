### Words that need one, explained where they stand, in two or three sentences. One thing has one name everywhere.

glossary-slot = A small output of bitcoin that is yours, and that assets sit on. To receive, one has to be free: an invoice holds it until it is paid, given up or freed. The bitcoin in it stays yours.
glossary-settled = In a block, as the service tells it. What is not settled yet is to come or to leave, and may still not come about.
glossary-spendable = What can be sent now. What a transfer that is under way holds is not in it until that one settles or is given up.
glossary-locked = The node runs, but its keys are closed: it neither pays nor takes payments until somebody gives its password. A restart or an upgrade locks it.
glossary-atOnce = Others call it a donation. The transaction goes out before the recipients said that they have what they need to take the asset. If they never do, it is lost.
