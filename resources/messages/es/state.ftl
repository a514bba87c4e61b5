### Lo que se dice del estado de las cosas, fuera de cualquier pantalla.

state-nothing-new = Refrescado, sin novedades
