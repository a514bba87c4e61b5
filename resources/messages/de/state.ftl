### Was über den Stand der Dinge gesagt wird, ohne eigene Ansicht.

state-nothing-new = Neu geladen, nichts Neues
