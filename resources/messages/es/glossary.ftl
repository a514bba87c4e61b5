### Ayuda → Glosario: qué significan las palabras de las pantallas, en dos o tres frases. Una palabra que se explica donde
### aparece dice lo mismo. Las palabras están en terms.ftl.

## La pantalla

glossary-title = Glosario
    .lead = Qué significan las palabras de las pantallas de { -ochre }.
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

glossary-slot = { -asset-slot }
    .means = Una pequeña salida de bitcoin (UTXO) tuya que puede contener activos RGB. Los expertos la llaman UTXO coloreable. Una factura ciega necesita una libre, y los bitcoin que contiene siguen siendo tuyos.
glossary-free = { -free }
    .means = En esta ranura de activos no hay ningún activo, y ninguna factura ni transferencia abierta la usa. Puedes recibir activos en ella.
glossary-reserved = { -reserved }
    .means = Lo usa una factura o transferencia abierta. Puedes volver a usarlo cuando esta termine. Una factura caducada puede retener su ranura hasta que la canceles.
glossary-holdsAssets = { -holds-assets }
    .means = En esta ranura hay al menos un activo. Una transacción que gaste la ranura sin mover sus activos los perdería. { -ochre } no la firma si sabe que esos activos están ahí.
glossary-plainBitcoin = { -plain-bitcoin }
    .means = Bitcoin tuyo fuera de las ranuras de activos. Sirve para pagar comisiones y crear ranuras de activos.
glossary-bitcoinInSlots = { -bitcoin-in-asset-slots }
    .means = El bitcoin que contienen tus ranuras de activos. Es tuyo. Se mantiene separado del bitcoin normal para que ningún activo se gaste por error.
glossary-allocation = { -allocation }
    .means = Cuánto hay de un activo en esta ranura. Los expertos lo llaman asignación: un importe de un activo asignado a un UTXO.
glossary-spendable = { -spendable }
    .means = Puedes enviarlo ahora. No incluye lo que reserva una transferencia abierta hasta que se liquida o se cancela.
glossary-pending = { -pending }
    .means = Se espera que llegue o que salga. Aún no está liquidado, y todavía puede no ocurrir.
glossary-settled = { -settled }
    .means = El servicio informa de que es definitivo: su transacción está en un bloque. Lo que no está liquidado está pendiente, y todavía puede no ocurrir.
glossary-future = { -future }
    .means = Lo liquidado más lo pendiente: lo que tendrías si todo lo pendiente se liquida. Es una previsión, no un importe que puedas enviar.

## Los servicios y lo que informan

glossary-walletService = { -wallet-service }
    .means = El servidor que construye tus transacciones y guarda los datos de tus activos. Ve tus claves públicas, nunca las privadas. { -ochre } verifica sus transacciones antes de que las firmes.
glossary-nodeService = { -node-service }
    .means = El servidor que ejecuta tus nodos e informa de su estado. { -ochre } no puede verificar todo lo que informa.
glossary-reported = { -reported-by-the-service }
    .means = Lo dice el servicio, y { -ochre } no lo ha verificado. Puede ser falso.
glossary-updated = { -updated }
    .means = Cuándo respondió el servicio por última vez con lo que ves. Puede haber cambiado desde entonces. Refresca para volver a consultar.
glossary-verify = { -verify }
    .means = Comparar lo que se dice con tus propias claves, tu petición y la transacción misma. Verificar no depende del servicio.
glossary-check = { -check }
    .means = Una afirmación sobre una transacción que { -ochre } examina antes de que firmes. El resultado es Verificado, Según el servicio, Sin verificar o No coincide.
glossary-verified = { -verified }
    .means = { -ochre } lo confirmó en este equipo, a partir de tus claves, tu petición y la transacción. No depende de lo que informa el servicio.
glossary-notVerified = { -not-verified }
    .means = { -ochre } no puede confirmarlo. Aun así puede ser correcto, así que míralo tú. Para firmar hace falta tu consentimiento expreso.
glossary-doesntMatch = { -doesnt-match }
    .means = Contradice tu petición o lo que { -ochre } sabe. { -ochre } no firma la transacción. Descártala y pregunta a quien administra el servicio.
glossary-discrepancy = { -discrepancy }
    .means = Dos fuentes no coinciden, por ejemplo un saldo y la suma de sus salidas. { -ochre } muestra ambos valores. Busca el motivo antes de enviar.
glossary-route = { -proxy-and-certificate }
    .means = Cómo llega { -ochre } a un servicio: directamente o a través de un proxy, y qué certificado acepta. Si hay un proxy configurado, { -ochre } nunca lo evita.
glossary-direct = { -direct }
    .means = { -ochre } se conecta al servicio sin proxy. El servicio ve tu dirección de red.
glossary-apiVersion = { -api-version }
    .means = Qué peticiones y campos entiende un servicio. { -ochre } propone una cuando pruebas la conexión. Si no es la correcta, las peticiones se rechazan.
glossary-refresh = { -refresh }
    .means = Pedir al servicio sus datos más recientes. Las transferencias abiertas pueden avanzar con ello: el servicio puede entonces aceptar un pago o difundir un envío presentado.

## Transferencias

glossary-reviewCode = { -review-code }
    .means = Un código que une lo que revisaste con lo que se firma. La confirmación muestra el mismo código. Si no son iguales, cancela.
glossary-submit = { -submit }
    .means = Entregar la transacción firmada al servicio. Puede que aún no se difunda, pero desde entonces el servicio podría difundirla.
glossary-broadcast = { -broadcast }
    .means = Enviar una transacción a la red Bitcoin. Esto no se puede deshacer.
glossary-donation = { -donation }
    .means = La transacción se difunde sin esperar a los destinatarios. Si no pueden aceptar los activos, los activos se pierden.
glossary-accept = { -accept }
    .means = El destinatario confirma que los datos del activo llegaron y son válidos. Solo entonces debería el servicio difundir la transacción.
glossary-cancel = { -cancel }
    .means = Terminar una factura abierta o una transferencia presentada. Quien tenga la transacción firmada todavía puede difundirla. Al cancelar una factura se puede perder un pago que está en camino.
glossary-discard = { -discard }
    .means = Terminar una transacción antes de presentarla. { -ochre } no envía nada. Si la exportaste, quien la tenga firmada todavía puede difundirla.
glossary-stop = { -stop }
    .means = Terminar un lote o los reintentos. Lo que ya se hizo, hecho queda.
glossary-failed = { -failed }
    .means = El servicio informa de que no salió bien. Quien tenga la transacción firmada todavía podría difundirla.
glossary-inProgress = { -in-progress }
    .means = Lo que preparaste, firmaste o presentaste y aún no ha terminado. Inicio lo muestra con su siguiente paso. Mira allí antes de empezar de nuevo.
glossary-commitment = { -rgb-commitment }
    .means = Datos en la transacción de Bitcoin que fijan adónde van los activos. { -ochre } lo calcula de nuevo a partir de las transferencias que ves. Cualquier cambio en ellas lo cambiaría.
glossary-consignment = { -consignment }
    .means = Los datos que demuestran de dónde viene un activo y adónde va. El destinatario los necesita para aceptar. Los tuyos los guarda tu servicio de cartera, y la frase de recuperación no los restaura.
glossary-blindedInvoice = { -blinded-invoice }
    .means = Paga a un UTXO que el destinatario ya tiene, sin revelarlo. Solo el servicio del destinatario sabe cuál es, así que { -ochre } no puede verificar que sea tuyo.
glossary-witnessInvoice = { -witness-invoice }
    .means = Paga a una salida nueva que crea el remitente, con bitcoin suyo. No necesita ninguna ranura libre. En las tuyas, { -ochre } verifica la dirección con tus claves.
glossary-signingHistory = { -signing-history }
    .means = Cada paso de cada transacción que { -ochre } preparó, firmó o presentó. Se guarda en este equipo antes de dar el paso. Una copia de seguridad lo contiene.

## Carteras y claves

glossary-import = { -import }
    .means = Leer un archivo, un texto o códigos de fuera, como una PSBT, una cuenta pública o etiquetas. { -ochre } comprueba lo que lee, y no firma nada por sí solo.
glossary-export = { -export }
    .means = Guardar datos como archivo, texto o códigos para otro equipo o programa. Una exportación nunca contiene claves privadas.
glossary-restore = { -restore }
    .means = Recuperar las claves con una frase de recuperación, o las etiquetas, el historial de firmas y los ajustes con una copia de seguridad. Ninguna restaura los activos: para eso hacen falta también los datos del servicio.
glossary-signingRequest = { -signing-request }
    .means = Un archivo o códigos para el equipo que firma: la PSBT, tu petición y la lista de monedas. Allí { -ochre } lo verifica de nuevo. No contiene claves privadas.
glossary-watchOnly = { -watch-only-wallet }
    .means = Una cartera cuyas claves no están en este equipo. Aquí la observas y preparas transacciones. Se firman donde están las claves.
glossary-publicAccount = { -public-account }
    .means = Las claves públicas de una cartera, para observarla en otro equipo. Quien las tenga puede ver su historial, pero no puede gastar.
glossary-offlineMode = { -offline-mode }
    .means = { -ochre } no usa ninguna red en este equipo, y solo firma lo que importas. Desconectar el propio equipo depende de ti.
glossary-recoveryPhrase = { -recovery-phrase }
    .means = 12 o 24 palabras que restauran tus claves, no tus activos. Quien las tenga puede llevarse tu bitcoin, y llevarse o destruir tus activos. Úsalas en una sola cartera.
glossary-walletKey = { -wallet-key }
    .means = El secreto del que salen todas las claves de una cartera. { -ochre } lo guarda en el llavero del sistema, o solo hasta que se cierra { -ochre }. La frase de recuperación lo restaura.
glossary-appPassword = { -app-password }
    .means = Bloquea { -ochre } y cierra los secretos que guarda en el llavero. { -ochre } no puede recuperarla. Si la olvidas, esos secretos se borran, y las frases de recuperación restauran las claves de tus carteras.
glossary-backupPassword = { -backup-password }
    .means = Cifra una copia de seguridad. La necesitas para abrir ese archivo, y { -ochre } no puede recuperarla. No es la contraseña de la app.
glossary-passphrase = { -bip39-passphrase }
    .means = Un secreto que algunas carteras añaden a la frase de recuperación. Esta versión de { -ochre } no la admite. Sin ella, las mismas palabras abren otra cartera.
glossary-lock = { -lock-and-unlock }
    .means = Bloqueado, { -ochre } no muestra datos ni firma nada hasta que alguien introduce la contraseña de la app. Un llavero y un nodo también pueden estar bloqueados.
glossary-practice = { -practice }
    .means = Una red simulada con servicios y nodos simulados, dentro de { -ochre }. Sus monedas y activos no valen nada.

## Nodos

glossary-lockedNode = { -locked-node }
    .means = El nodo funciona, pero sus claves están cerradas. No puede enviar ni recibir hasta que lo desbloquees con su contraseña. Un reinicio o una actualización lo bloquea.
glossary-upgrade = { -upgrade }
    .means = Pasar un nodo a una versión más nueva de su software. Al actualizarlo, el nodo queda bloqueado hasta que lo desbloqueas.
glossary-batch = { -batch }
    .means = Una misma acción en varios nodos, como una actualización. Antes ves un plan y después un informe.
glossary-firstNode = { -first-node }
    .means = El nodo con el que empieza un lote, él solo. Si falla por algo que afectaría a todos, los demás se dejan como están.
