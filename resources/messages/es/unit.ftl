### Cifras con sus unidades.

unit-share-least = menos del 0,1 %
unit-bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
