### Qué se ha encontrado al refrescar, en una nota pasajera.

changes-alarm = El servicio ha cambiado sus datos sobre { $what }
changes-new-asset = Un activo nuevo: { $asset }
changes-more = y { $count } más
changes-in-waitingForYou = Recepción de { $what }: te toca a ti
changes-in-confirming = Recepción de { $what }: pendiente de confirmaciones
changes-in-settled = Según el servicio, liquidado: { $what }
changes-in-failed = Según el servicio, la factura de { $what } ha fallado
changes-in-cancelled = Cancelaste la factura de { $what }
changes-in-expired = La factura de { $what } caducó y su ranura sigue reservada
changes-in-unknown = { $what }: el servicio informa de un estado que { -ochre } no conoce
changes-out-waitingForYou = Envío de { $what }: te toca a ti
changes-out-confirming = El destinatario aceptó { $what }. Pendiente de confirmaciones
changes-out-settled = Según el servicio, el envío de { $what } está liquidado
changes-out-failed = Según el servicio, el envío de { $what } ha fallado
changes-out-cancelled = Cancelaste el envío de { $what }
changes-out-expired = El envío de { $what } caducó
changes-out-unknown = { $what }: el servicio informa de un estado que { -ochre } no conoce
