### Spending rules: setting them, and what they hold back.

## What a rule holds back, in a review. $when: “at 12:04”, or “on 3 Mar, 12:04”.

rule-stop-assets-unknown = Sign a transaction whose assets are verified.
    .title = You have rules about assets, but Ochre can’t verify which assets leave or who gets them
rule-stop-new-recipient = Prepare this payment again { $when }. Your rule then allows it.
    .title =
        { $hours ->
            [one] This recipient is new: your rule makes new recipients wait { $hours } hour
           *[other] This recipient is new: your rule makes new recipients wait { $hours } hours
        }
rule-stop-leaves = { $amount } would leave.
rule-stop-leaves-with-fee = { $amount } would leave, fee included.
rule-stop-per-send = Send less, or loosen the rule in Settings, which takes 24 hours.
    .title = More than your rule allows in one send: { $limit }
rule-stop-per-day = Your rule allows it { $when }.
    .title = More than your rule leaves for today: { $left } of { $limit }
    .never = This is more than your limit for a whole day. Send less.

## A set of rules, line by line

rule-line-per-send = { $name }: at most { $amount } per send
rule-line-per-day = { $name }: at most { $amount } in 24 hours
# Stands in for the name of an asset that has no ticker.
rule-line-asset = An asset
rule-line-recipients =
    { $hours ->
        [one] New recipients wait { $hours } hour
       *[other] New recipients wait { $hours } hours
    }
rule-line-recipients-invoices =
    { $hours ->
        [one] New recipients wait { $hours } hour, asset invoices too
       *[other] New recipients wait { $hours } hours, asset invoices too
    }
rule-line-none = No rules

## The screen

rule-title = Spending rules of “{ $name }”
    .hint = Ochre signs nothing here that goes beyond these rules, whoever asks. The part that holds the key stores and enforces them. Stricter rules take effect immediately, looser ones after 24 hours. Only time while this computer is on counts, whatever its clock says. For time while it is off, Ochre asks the service that was connected when you set the first rules.
rule-loading = Loading the rules
# $when: “at 12:04”, or “on 3 Mar, 12:04”.
rule-later = Looser rules take effect { $when }
    .hint = If this computer stays on until then. Time while it is off may not count.
    .action = Keep the stricter rules
rule-per-send = At most per send
rule-per-day = At most in 24 hours
rule-no-limit = no limit
rule-bitcoin = Everything that does not return counts: amounts, fees, and bitcoin sent with an asset.
rule-recipients = New recipients
rule-recipients-hours = Waiting time for a recipient you have never paid
    .hint = Counted from when you first prepare a payment to them. This gives you time to notice a mistake or a theft.
    .unit = hours
rule-recipients-invoices = Asset invoices wait too
    .hint = Each asset invoice names a new recipient, so each one waits. Ask for invoices that stay valid longer than that. Witness invoices always wait.
rule-save = Save the rules
    .off = Correct the fields above first
rule-confirm-waiting = Waiting for you to confirm
rule-saved = The rules are in effect
rule-saved-later = Saved. Looser rules take effect in 24 hours
rule-problem-too-much = More than exists
rule-problem-whole = Enter a whole number, or leave it empty
rule-problem-decimals = Enter a number with at most { $precision } decimals, or leave it empty
rule-problem-hours = Enter hours from 0 to { $most }

## Assets that have a limit

rule-assets = Assets
rule-assets-none = No asset has a limit.
rule-assets-take-out = Remove
    .of = Remove the rule for { $name }
rule-assets-other = Limit another asset
    .choose = Choose an asset
rule-assets-add = Add
    .full = Up to { $most } assets can have a limit
    .missing = Choose an asset first

## What may still leave today

rule-left = What may still leave
    .hint = Counted since you set the rule, by what you signed here, even if you discarded it later. A wallet restored elsewhere from its recovery phrase has no rules.
# Stands behind what is left, in a paler colour: “1 000 sats of 5 000 sats”.
rule-left-of = of { $limit }
# Stands in for the name of an asset that has no ticker.
rule-left-units = units
rule-left-none = You have no daily limit.
