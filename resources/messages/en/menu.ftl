### The menu of the window and of the tray. A letter behind & is the key that opens an entry.

menu-file = &File
menu-file-mac = File
menu-settings = &Settings
menu-settings-mac = Settings…
menu-lock = &Lock Ochre
menu-go = &Go
menu-palette = &Go to…
menu-back = &Back
menu-forward = &Forward
menu-view = &View
menu-window = &Window
menu-help = &Help
menu-glossary = &Glossary
menu-keyboard = &Keyboard
menu-diagnostics = &Diagnostics and data folder
menu-open-nodes = Open Nodes
menu-nodes-locked =
    { $count ->
        [0] No node is locked
        [one] { $count } node is locked
       *[other] { $count } nodes are locked
    }
menu-more-nodes = and { $count } more
menu-unnamed-node = A node without a name
menu-quit = Quit Ochre
menu-tray = Ochre: { $locked }
