### Zahlen mit ihren Einheiten.

unit-share-least = unter 0,1 %
unit-bytes =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Bytes
    }
