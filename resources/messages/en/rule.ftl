### Spending rules: setting them, and what they hold back.

## What a rule holds back, in a review. $when: “at 12:04”, or “on 3 Mar, 12:04”.

rule-stop-assets-unknown = Sign a transaction whose assets are verified.
    .title = Your rules about assets: Ochre can’t verify which leave, or who gets them
rule-stop-new-recipient = Prepare it again { $when }.
    .title = New recipients wait { $hours } h
rule-stop-leaves = { $amount } would leave{ $fee ->
        [yes] , fee included
       *[no] { "" }
    }.
rule-stop-per-send = Send less, or loosen the rule in Settings, which takes 24 hours.
    .title = Limit for one send: { $limit }
rule-stop-per-day = Your rule allows it { $when }.
    .title = Left for today: { $left } of { $limit }

## A set of rules, line by line

rule-line-per-send = { $name }: at most { $amount } per send
rule-line-per-day = { $name }: at most { $amount } in 24 hours
# Stands in for the name of an asset that has no ticker.
rule-line-asset = An asset
rule-line-recipients = New recipients wait { $hours } h{ $invoices ->
        [yes] , asset invoices too
       *[no] { "" }
    }
rule-line-none = No rules

## The screen

rule-title = Spending rules of “{ $name }”
    .hint = Ochre signs nothing here beyond these rules. Stricter ones take effect immediately, looser ones after 24 hours with this computer on.
# $when: “at 12:04”, or “on 3 Mar, 12:04”.
rule-later = Looser rules take effect { $when }
    .hint = If this computer stays on until then.
    .action = Keep the stricter rules
rule-per-send = At most per send
rule-per-day = At most in 24 hours
rule-no-limit = no limit
rule-bitcoin = Counts all that doesn’t return: amounts, fees, bitcoin sent with an asset.
rule-recipients = New recipients
rule-recipients-hours = Hours a new recipient waits
    .hint = Counted from when you first prepare a payment to them.
rule-recipients-invoices = Asset invoices wait too
    .hint = Each asset invoice is a new recipient. Ask for invoices that stay valid longer. Witness invoices always wait.
rule-save = Save rules
    .off = Correct the fields above first
rule-problem-too-much = More than exists
rule-problem-decimals =
    { $precision ->
        [0] Enter a whole number, or nothing
       *[other] Decimals: at most { $precision }, or nothing
    }
rule-problem-hours = Enter hours from 0 to { $most }

## Assets that have a limit

rule-assets = Assets
rule-assets-take-out = Remove
rule-assets-other = Limit another asset
    .choose = Choose an asset
rule-assets-add = Add
    .full = Up to { $most } assets can have a limit

## What may still leave today

rule-left = Left for today
    .hint = Counted by what you signed here since you set the rule, even if discarded. A wallet restored elsewhere has no rules.
# Stands behind what is left, in a paler colour: “1 000 sats of 5 000 sats”.
rule-left-of = of { $limit }
# Stands in for the name of an asset that has no ticker.
