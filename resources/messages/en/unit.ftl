### Figures with their units.

unit-share-least = under 0.1 %
unit-bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
