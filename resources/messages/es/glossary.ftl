### Palabras que necesitan explicación, explicadas donde aparecen, en dos o tres frases. Cada cosa tiene un solo nombre en todas partes.

glossary-slot = Una pequeña salida de bitcoin que es tuya y en la que van los activos. Para recibir tiene que haber una libre: una factura la reserva hasta que se paga, se cancela o se libera. Los bitcoin que contiene siguen siendo tuyos.
glossary-settled = Está en un bloque, según el servicio. Lo que aún no está liquidado está por llegar o por salir, y todavía puede no ocurrir.
glossary-spendable = Lo que se puede enviar ahora. No incluye lo que reserva una transferencia en curso hasta que esta se liquida o se cancela.
glossary-locked = El nodo funciona, pero sus claves están cerradas: no paga ni acepta pagos hasta que alguien introduce su contraseña. Un reinicio o una actualización lo bloquea.
glossary-atOnce = También se llama donación. La transacción se difunde antes de que los destinatarios digan que tienen lo necesario para aceptar el activo. Si nunca lo hacen, se pierde.
