### Qué se ha encontrado al refrescar, en una nota pasajera.

changes-alarm = El servicio ha cambiado sus datos sobre { $what }
changes-new-asset = Un activo nuevo: { $asset }
changes-more = y { $count } más
changes-moved =
    { $way ->
        [in] Recepción de
       *[out] Envío de
    } { $what }: { $state ->
        [waitingForYou] te toca a ti
        [confirming] pendiente de confirmaciones
        [settled] liquidado, según el servicio
        [failed] fallido, según el servicio
        [cancelled] cancelado por ti
        [expired] caducado
       *[unknown] en un estado que { -ochre } no conoce
    }
