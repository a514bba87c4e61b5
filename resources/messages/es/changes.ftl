### Qué se ha encontrado al refrescar, en una nota pasajera.

changes-alarm = El servicio cambió lo que declaraba sobre { $what }
changes-new-asset = Un activo nuevo: { $asset }
changes-more = y { $count } más
changes-moved =
    { $way ->
        [in] Recepción de
       *[out] Envío de
    } { $what }: { $state ->
        [waitingForYou] te toca a ti
        [confirming] pendiente de confirmaciones
        [settled] según el servicio, se liquidó
        [failed] según el servicio, falló
        [cancelled] lo cancelaste
        [expired] caducó
       *[unknown] en un estado que { -ochre } no conoce
    }
