### Figures: what stands after them, and why what was typed is none.

## What an asset without a ticker is counted in, after the figure
amount-unit = unit
amount-units = units

## Why a typed figure cannot be used
amount-negative = It cannot be negative.
amount-comma = Write a point before the decimals, not a comma.
amount-digits = Only digits can stand here.
amount-digits-and-point = Only digits and one point can stand here.
amount-sat-whole = At most 8 decimals: a sat cannot be divided.
amount-whole-numbers = Whole numbers only: no point, no comma.
# $unit is what stands after the figure: sats, sat/vB, blocks.
amount-whole-units = Whole { $unit } only: no point, no comma.
# $amount is a figure, with its unit where it has one.
amount-at-most = At most { $amount }.
amount-at-least = At least { $amount }.
