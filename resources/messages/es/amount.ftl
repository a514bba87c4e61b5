### Cifras: qué va detrás de ellas y por qué lo escrito no sirve.

## What an asset without a ticker is counted in, after the figure
amount-unit = unidad
amount-units = unidades

## Why a typed figure cannot be used
amount-negative = No puede ser negativo.
amount-comma = Escribe un punto antes de los decimales, no una coma.
amount-digits = Usa solo cifras.
amount-digits-and-point = Usa solo cifras y un punto.
amount-sat-whole = Como máximo 8 decimales: un sat no se puede dividir.
amount-whole-numbers = Solo números enteros: sin punto ni coma.
amount-whole-units = Solo { $unit } en números enteros: sin punto ni coma.
amount-at-most = Como máximo { $amount }.
amount-at-least = Como mínimo { $amount }.
