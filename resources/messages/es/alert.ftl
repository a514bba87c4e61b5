### Las notificaciones del sistema sobre nodos: un título y una línea debajo. La que trata de un solo nodo lo nombra, salvo si Ochre está bloqueado.

alert-node = { $count } nodo
alert-inactive = No puede enviar ni recibir hasta que lo desbloquees.
alert-locked =
    { $count ->
        [one] { $nodes } está bloqueado
       *[other] { $nodes } están bloqueados
    }
    .update =
        { $count ->
            [one] { $nodes } está bloqueado por una actualización externa
           *[other] { $nodes } están bloqueados por una actualización externa
        }
    .probablyUpdate =
        { $count ->
            [one] { $nodes } está bloqueado, probablemente por una actualización externa
           *[other] { $nodes } están bloqueados, probablemente por una actualización externa
        }
alert-lockedLong =
    { $count ->
        [one] { $nodes } sigue bloqueado
       *[other] { $nodes } siguen bloqueados
    }
alert-unreachable =
    { $count ->
        [one] { $nodes } no responde
       *[other] { $nodes } no responden
    }
alert-unreadable = Ya no se puede leer el estado de { $nodes }
alert-outdated =
    { $count ->
        [one] { $nodes } usa una imagen desactualizada
       *[other] { $nodes } usan una imagen desactualizada
    }
alert-upgradeFailed = Falló la actualización de { $nodes }
alert-willLock = Bloqueo probable de { $nodes }: hay una imagen nueva
alert-unlockedByItself =
    { $count ->
        [one] { $nodes } se desbloqueó automáticamente
       *[other] { $nodes } se desbloquearon automáticamente
    }
alert-nodes = { $count } nodos
