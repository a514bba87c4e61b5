### What a transaction costs, and the step to its review: alike for a send, a payment of bitcoin and new slots.

fee-rate = Fee rate
    .last = Fee rate, your last
    .hint = A higher rate confirms sooner. You can change it each time.
    .hint-only = This service sends at one fee rate only.
fee-own-rates = Your own rates
fee-rate-last = { $rate }, your last
fee-rate-forget = Forget { $rate }
fee-rate-keep = Save { $rate }
fee-rates-full = You have saved { $count } rates already
# $field is the label of a field.
fee-unusable = Check “{ $field }”.
fee-cost = Cost
fee-working-out = Calculating the cost
fee-takes = Total
fee-building = The service builds the transaction; { -ochre } checks it
fee-sign-next = You sign on the next page. Nothing is spent before that.
fee-drop = Discard transaction
fee-get-practice = Get practice coins
fee-get-bitcoin = Send bitcoin to this wallet
