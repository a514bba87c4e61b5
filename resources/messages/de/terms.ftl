### Der Name, der überall gleich ist.

-ochre = Ochre
