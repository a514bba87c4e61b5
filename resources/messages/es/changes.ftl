### Qué se ha encontrado al refrescar, en una nota pasajera.

changes-alarm = El servicio ha cambiado sus datos sobre { $what }
changes-new-asset = Un activo nuevo: { $asset }
changes-more = y { $count } más
changes-in =
    { $state ->
        [waitingForYou] Recepción de { $what }: te toca a ti
        [confirming] Recepción de { $what }: pendiente de confirmaciones
        [settled] Según el servicio, liquidado: { $what }
        [failed] Según el servicio, la factura de { $what } ha fallado
        [cancelled] Cancelaste la factura de { $what }
        [expired] La factura de { $what } caducó y su ranura sigue reservada
       *[unknown] { $what }: el servicio informa de un estado que { -ochre } no conoce
    }
changes-out =
    { $state ->
        [waitingForYou] Envío de { $what }: te toca a ti
        [confirming] El destinatario aceptó { $what }. Pendiente de confirmaciones
        [settled] Según el servicio, el envío de { $what } está liquidado
        [failed] Según el servicio, el envío de { $what } ha fallado
        [cancelled] Cancelaste el envío de { $what }
        [expired] El envío de { $what } caducó
       *[unknown] { $what }: el servicio informa de un estado que { -ochre } no conoce
    }
