### What a transaction costs, and the way to its review: alike for a send, a payment of bitcoin and new slots.

fee-rate = Fee rate
    .last = Fee rate, your last
    .hint = Higher is confirmed sooner. You can change it each time.
    .hint-only = This service sends at one rate only.
fee-own-rates = Your own rates
fee-rate-last = { $rate }, your last
fee-rate-forget = Forget { $rate }
fee-rate-keep = Keep { $rate } at hand
fee-rates-full = { $count } are kept already
# $field is the label of a field.
fee-unusable = “{ $field }” holds nothing that can be used.
fee-cost = Cost
fee-working-out = Working out the cost
fee-takes = Takes
fee-building = The service builds the transaction, { -ochre } checks it
fee-sign-next = You sign on the next page. Nothing is spent before.
fee-drop = Drop it
fee-get-practice = Get practice coins
fee-get-bitcoin = Send bitcoin to this wallet
