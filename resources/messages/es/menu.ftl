### El menú de la ventana y el de la bandeja. La letra tras & es la tecla que abre una entrada.

menu-file = &Archivo
menu-file-mac = Archivo
menu-settings = &Ajustes
menu-settings-mac = Ajustes…
menu-lock = &Bloquear Ochre
menu-go = &Ir
menu-palette = &Ir a…
menu-back = &Atrás
menu-forward = A&delante
menu-view = &Ver
menu-window = Ve&ntana
menu-help = A&yuda
menu-keyboard = &Teclado
menu-diagnostics = &Diagnóstico y carpeta de datos
menu-open-nodes = Abrir Nodos
menu-nodes-locked =
    { $count ->
        [0] Ningún nodo está bloqueado
        [one] { $count } nodo está bloqueado
       *[other] { $count } nodos están bloqueados
    }
menu-more-nodes = y { $count } más
menu-unnamed-node = Un nodo sin nombre
menu-quit = Salir de Ochre
menu-tray = Ochre: { $locked }
