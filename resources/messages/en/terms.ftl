### The name that stays the same everywhere.

-ochre = Ochre
