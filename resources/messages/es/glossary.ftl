### Ayuda → Glosario: qué significan las palabras de las pantallas, en dos o tres frases. Una palabra que se explica donde
### aparece dice lo mismo. Las palabras están en terms.ftl.

## La pantalla

glossary-title = Glosario
glossary-find = Buscar una palabra
glossary-count =
    { $count ->
        [one] { $count } palabra
       *[other] { $count } palabras
    }
glossary-none = Ninguna palabra coincide.
    .action = Mostrar todas las palabras
# En la nota de una palabra que se explica donde aparece.
glossary-all = Todos los términos
# Pregunta por una palabra que no aparece por sí sola. $word es una palabra del glosario.
glossary-ask = ¿Qué significa «{ $word }»?

## Ranuras e importes

glossary-slot = Ranura de activos
    .means = Una moneda tuya, pequeña, que puede llevar activos. Su bitcoin sigue siendo tuyo.
glossary-free = Libre
    .means = Una ranura sin activos que no usa ninguna factura ni transferencia abierta.
glossary-reserved = Reservada
    .means = Ranura que usa una factura o transferencia abierta. Una factura caducada retiene la suya hasta que la canceles.
glossary-holdsAssets = Con activos
    .means = Gastar esta ranura sin mover sus activos los pierde. { -ochre } se niega a hacerlo si los conoce.
glossary-plainBitcoin = Bitcoin normal
    .means = Tu bitcoin fuera de ranuras, para comisiones y ranuras nuevas.
glossary-spendable = Disponible
    .means = Se puede enviar ahora, sin lo que reservan las transferencias abiertas.
glossary-pending = Pendiente
    .means = Se espera que llegue o salga. Aún puede no ocurrir.
glossary-settled = Liquidado
    .means = Definitivo, según el servicio: en un bloque.

## Los servicios y lo que informan

glossary-walletService = Servicio de cartera
    .means = Crea transacciones y guarda los datos de los activos. Ve tus claves públicas, nunca las privadas.
glossary-nodeService = Servicio de nodos
    .means = Ejecuta tus nodos y declara su estado. { -ochre } no puede verificarlo todo.
glossary-reported = Declarado
    .means = Lo dice otro. { -ochre } no lo verificó.
glossary-verified = Verificado
    .means = { -ochre } lo demostró en este equipo, sin confiar en el servicio.
glossary-notVerified = Sin verificar
    .means = { -ochre } no puede demostrarlo. Aun así puede ser cierto. Firmar exige tu aprobación aparte.
glossary-doesntMatch = No coincide
    .means = Contradice tu solicitud o lo que { -ochre } sabe. { -ochre } no lo firma: descártalo y pregunta al operador.
glossary-discrepancy = Discrepancia
    .means = Dos fuentes no coinciden. Busca el motivo antes de enviar.
glossary-apiVersion = Versión de API
    .means = Peticiones y campos que entiende un servicio. Una versión equivocada se rechaza.

## Transferencias

glossary-reviewCode = Código de revisión
    .means = Une lo que revisaste con lo que se firma. Si la aprobación muestra otro, cancela.
glossary-submit = Entregar
    .means = Entregar la transacción firmada al servicio. Desde entonces, el servicio podría difundirla.
glossary-broadcast = Difundir
    .means = Enviar una transacción a la red Bitcoin. No se puede deshacer.
glossary-donation = Difundir de inmediato (donación)
    .means = Difundir sin esperar. Si los destinatarios no pueden aceptar los activos, estos se pierden.
glossary-accept = Aceptar (ACK)
    .means = El destinatario declara válidos los datos del activo. Solo entonces debe el servicio difundir la transacción.
glossary-cancel = Cancelar
    .means = Terminar una factura o transferencia. La transacción firmada aún puede difundirse, y un pago puede perderse.
glossary-discard = Descartar
    .means = Terminar una transacción antes de entregarla. Si se exportó, quien la tenga firmada puede difundirla.
glossary-failed = Fallida
    .means = Declarada sin éxito. Quien tenga la transacción firmada todavía podría difundirla.
glossary-inProgress = En curso
    .means = Preparado, firmado o entregado, y sin terminar. Mira en Inicio antes de empezar de nuevo.
glossary-commitment = Compromiso RGB
    .means = Fija en la transacción Bitcoin adónde van los activos. { -ochre } lo recalcula a partir de las transferencias.
glossary-consignment = Datos del activo
    .means = Prueban el recorrido de un activo («consignment»). Los guarda tu servicio; la frase de recuperación no los restaura.
glossary-blindedInvoice = Factura ciega
    .means = Paga a una ranura oculta del destinatario. { -ochre } no puede verificar que es tuya.
glossary-witnessInvoice = Factura de testigo (witness)
    .means = Paga a una moneda nueva que crea el remitente. { -ochre } verifica tu propia dirección.
glossary-signingHistory = Historial de firmas
    .means = Cada paso de lo que { -ochre } preparó, firmó o entregó, guardado antes de darlo.

## Carteras y claves

glossary-restore = Restaurar
    .means = Recuperar claves de una frase y registros de una copia. Los activos necesitan también los datos del servicio.
glossary-signingRequest = Solicitud de firma
    .means = PSBT, solicitud y lista de monedas para el equipo que firma. Sin claves privadas.
glossary-watchOnly = Cartera de solo observación
    .means = Una cartera cuyas claves están en otro lugar. Prepara aquí, firma allí.
glossary-publicAccount = Cuenta pública
    .means = Las claves públicas de una cartera. Quien las tenga ve su historial, pero no puede gastar.
glossary-offlineMode = Modo sin conexión
    .means = { -ochre } no usa la red. Desconectar el equipo depende de ti.
glossary-recoveryPhrase = Frase de recuperación
    .means = Restaura claves, no activos. Quien la tenga puede llevarse tu bitcoin y llevarse o destruir activos. Una sola cartera.
glossary-walletKey = Clave de cartera
    .means = De ella salen todas las claves de una cartera. La frase de recuperación la restaura.
glossary-appPassword = Contraseña de app
    .means = Bloquea { -ochre } y sus secretos. Si la olvidas, solo las frases restauran las claves.
glossary-passphrase = Passphrase BIP39
    .means = Algunas carteras la añaden a la frase. Ochre no la admite: sin ella, las palabras abren otra cartera.

## Nodos

glossary-lockedNode = Nodo bloqueado
    .means = Funciona, pero no envía ni recibe hasta desbloquearlo. Un reinicio o una actualización lo bloquean.
