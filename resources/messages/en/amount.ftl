### Figures: what stands after them, and why what was typed is none.

## What an asset without a ticker is counted in, after the figure
amount-unit = unit
amount-units = units

## Why a typed figure cannot be used
amount-negative = This can’t be negative.
amount-digits = Use digits only.
amount-whole = Use a whole number.
# $amount is a figure, with its unit where it has one.
amount-at-most = At most { $amount }.
amount-at-least = At least { $amount }.
# $example is an amount as this language writes it.
amount-form = Write the amount like { $example }.
amount-decimals = Decimals: { $count } at most.
amount-too-large = No RGB asset can have this much.
amount-two = This can mean two amounts. Choose one.
