## What an asset without a ticker is counted in, after the figure
amount-unit = Einheit
amount-units = Einheiten

## Why a typed figure cannot be used
amount-negative = Der Wert kann nicht negativ sein.
amount-digits = Hier sind nur Ziffern möglich.
amount-whole = Gib eine ganze Zahl ein.
amount-at-most = Höchstens { $amount }.
amount-at-least = Mindestens { $amount }.
# $example is an amount as this language writes it.
amount-form = Schreibe den Betrag so: { $example }.
amount-decimals = Nachkommastellen: höchstens { $count }.
amount-too-large = So viel kann es von keinem RGB-Asset geben.
amount-two = Das kann zwei Beträge bedeuten. Wähle einen.
