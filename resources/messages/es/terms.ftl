### El nombre que es igual en todas partes.

-ochre = Ochre
