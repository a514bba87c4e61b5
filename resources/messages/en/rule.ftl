### Spending rules: setting them, and what they hold back.

## What a rule holds back, in a review. $when: “at 12:04”, or “on 3 Mar, 12:04”.

rule-stop-assets-unknown = Sign one whose assets are verified.
    .title = You have rules about assets, and it is not verified which leave, or to whom
rule-stop-new-recipient = Prepare the same again then. It may go { $when }.
    .title =
        { $hours ->
            [one] This recipient is new: your rule has them wait for { $hours } hour
           *[other] This recipient is new: your rule has them wait for { $hours } hours
        }
rule-stop-leaves = { $amount } would leave.
rule-stop-leaves-with-fee = { $amount } would leave, the fee included.
rule-stop-per-send = Send less, or loosen the rule in the settings, which takes 24 hours.
    .title = More than your rule allows at once: { $limit }
rule-stop-per-day = It may go { $when }.
    .title = More than your rule leaves for today: { $left } of { $limit }
    .never = It is more than a whole day’s.

## A set of rules, line by line

rule-line-per-send = { $name }: at most { $amount } per send
rule-line-per-day = { $name }: at most { $amount } in 24 hours
# Stands in for the name of an asset that has no ticker.
rule-line-asset = An asset
rule-line-recipients =
    { $hours ->
        [one] New recipients wait for { $hours } hour
       *[other] New recipients wait for { $hours } hours
    }
rule-line-recipients-invoices =
    { $hours ->
        [one] New recipients wait for { $hours } hour, asset invoices too
       *[other] New recipients wait for { $hours } hours, asset invoices too
    }
rule-line-none = No rules at all

## The screen

rule-title = Spending rules of “{ $name }”
    .hint = What is above them is not signed here, whoever asks. The part that holds the key keeps them beside it, and holds to them by itself. Stricter rules are in force at once, looser ones after 24 hours. Whatever the clock says, only time that this computer is on counts; for how long it was off, only the service that was connected when the first rules were set can tell.
rule-loading = Reading the rules
# $when: “at 12:04”, or “on 3 Mar, 12:04”.
rule-later = Looser rules come into force { $when }
    .hint = If this computer is on until then. Time that it is off may not count.
    .action = Keep the stricter ones
rule-per-send = At most per send
rule-per-day = At most in 24 hours
rule-no-limit = no limit
rule-bitcoin = Counted is all that does not come back: amounts, fees, and the bitcoin that goes with an asset.
rule-recipients = New recipients
rule-recipients-hours = Have a recipient who was never paid wait for
    .hint = From the first time that you prepare a payment to them. It gives you time to see a mistake, or a theft.
    .unit = hours
rule-recipients-invoices = Asset invoices wait as well
    .hint = Each of them names a new recipient, so each waits: ask for invoices that last longer than that. Those that are paid with bitcoin of their own wait in any case.
rule-save = Save the rules
    .off = Something above cannot be used yet
rule-confirm-waiting = Waiting for you to confirm
rule-saved = The rules are in force
rule-saved-later = Kept. What is looser is in force in 24 hours
rule-problem-too-much = More than there is
rule-problem-whole = Enter a whole number, or nothing
rule-problem-decimals = Enter a number with { $precision } decimals at most, or nothing
rule-problem-hours = Enter hours from 0 to { $most }

## Assets that have a limit

rule-assets = Assets
rule-assets-none = No asset has a limit.
rule-assets-take-out = Take out
    .of = Take out the rule for { $name }
rule-assets-other = Limit another asset
    .choose = Choose an asset
rule-assets-add = Add
    .full = Up to { $most } assets can have a limit
    .missing = Choose an asset first

## What may still leave today

rule-left = What may still leave
    .hint = Counted from when the rule was set, by what was signed here: also what was dropped later. A wallet restored from its words elsewhere has no rules.
# Stands behind what is left, in a paler colour: “1 000 sats of 5 000 sats”.
rule-left-of = of { $limit }
# Stands in for the name of an asset that has no ticker.
rule-left-units = units
rule-left-none = There is no limit for a day.
