### Cifras: qué va detrás de ellas y por qué lo escrito no sirve.

## What an asset without a ticker is counted in, after the figure
amount-unit = unidad
amount-units = unidades

## Why a typed figure cannot be used
amount-negative = No puede ser negativo.
amount-digits = Usa solo cifras.
amount-whole = Usa un número entero.
amount-at-most = Como máximo { $amount }.
amount-at-least = Como mínimo { $amount }.
# $example is an amount as this language writes it.
amount-form = Escribe el importe así: { $example }.
amount-decimals = Decimales: { $count } como máximo.
amount-too-large = Ningún activo RGB puede tener tanto.
amount-two = Puede significar dos importes. Elige uno.
