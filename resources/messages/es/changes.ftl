### Qué se ha encontrado al refrescar, en una nota pasajera.

changes-alarm = El servicio dice ahora otra cosa sobre { $what }
changes-new-asset = Un activo nuevo: { $asset }
changes-more = y { $count } más
changes-in-waitingForYou = { $what }: recepción que te espera a ti
changes-in-confirming = { $what } en camino: esperando bloques
changes-in-settled = Has recibido { $what }: liquidado
changes-in-failed = La factura de { $what } se canceló
changes-in-expired = La factura de { $what } caducó y sigue reservando su ranura
changes-in-unknown = { $what }: el servicio da un estado que { -ochre } no conoce
changes-out-waitingForYou = { $what }: envío que te espera a ti
changes-out-confirming = El destinatario aceptó { $what }: esperando bloques
changes-out-settled = Envío de { $what }: liquidado
changes-out-failed = El envío de { $what } se canceló
changes-out-expired = El envío de { $what } caducó
changes-out-unknown = { $what }: el servicio da un estado que { -ochre } no conoce
