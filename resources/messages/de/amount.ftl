## What an asset without a ticker is counted in, after the figure
amount-unit = Einheit
amount-units = Einheiten

## Why a typed figure cannot be used
amount-negative = Der Wert kann nicht negativ sein.
amount-comma = Schreibe einen Punkt vor die Nachkommastellen, kein Komma.
amount-digits = Hier sind nur Ziffern möglich.
amount-digits-and-point = Hier sind nur Ziffern und ein Punkt möglich.
amount-sat-whole = Höchstens 8 Nachkommastellen: Ein sat ist nicht teilbar.
amount-whole-numbers = Nur ganze Zahlen: kein Punkt, kein Komma.
amount-whole-units = Nur ganze Zahlen ({ $unit }): kein Punkt, kein Komma.
amount-at-most = Höchstens { $amount }.
amount-at-least = Mindestens { $amount }.
