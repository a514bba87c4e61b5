### What a transaction costs, and the step to its review: alike for a send, a payment of bitcoin and new slots.

fee-rate = Fee rate
    .own = Own rate
    .hint-only = This service knows no other.
fee-time-unknown = Time unknown
fee-next-block = Next block
fee-about = About { $time }
fee-rate-forget = Forget { $rate }
fee-rate-keep = Save { $rate }
fee-rates-full = You have saved { $count } rates already
# $field is the label of a field.
fee-unusable = Check “{ $field }”.
fee-cost = Cost
fee-working-out = Calculating the cost
fee-takes = Total
fee-building = Building the transaction
fee-sign-next = Next: review and sign
fee-drop = Discard transaction
fee-get-bitcoin = Send bitcoin to this wallet
