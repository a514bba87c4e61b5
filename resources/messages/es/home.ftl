### Inicio: saldos, activos, lo que te espera y los primeros pasos de una cartera.

home-title = Inicio
home-as-of = actualizado { $ago }
home-as-of-checking = actualizado { $ago } · comprobando…
home-as-of-at = Datos de las { $time }, { $ago }.
home-untold = Aún no hay datos del servicio.
home-amounts-show = Mostrar importes
home-amounts-hide = Ocultar importes
home-refresh = Refrescar
home-register-again = Registrar de nuevo
home-try-again = Reintentar

## Screens of a wallet that no service knows yet
home-no-service-assets = Esta cartera aún no está registrada en ningún servicio, y los activos se consultan en uno.
home-no-service-transfers = Esta cartera aún no está registrada en ningún servicio, y las transferencias pasan por uno.
home-no-service-send = Esta cartera aún no está registrada en ningún servicio, y los activos se envían a través de uno.
home-no-service-sendBtc = Esta cartera aún no está registrada en ningún servicio, y los bitcoin se envían a través de uno.
home-no-service-receive = Esta cartera aún no está registrada en ningún servicio, y las facturas las crea uno.
home-no-service-slots = Esta cartera aún no está registrada en ningún servicio, y las ranuras se crean a través de uno.
home-no-service-connect = Conectar en Inicio

## Balances
home-balance-plain = Bitcoin normal
    .hint = Paga comisiones y sirve para crear ranuras
home-balance-slots = Bitcoin en ranuras de activos
    .hint = Está dentro de tus ranuras de activos
home-balance-hidden = Liquidado y futuro ocultos
home-balance-settled = { $word } { $settled }, futuro { $future }
home-balance-settled-word = Liquidado
home-balance-spendable-now = disponible ahora
home-balance-unsettled = { $spendable }, de los que { $amount } aún no están en un bloque
home-balance-send = Enviar bitcoin
    .off = Todavía se está consultando al servicio
home-balance-asking = Consultando tus saldos al servicio
home-balance-none = Aún no se conoce ningún saldo.

## The card of assets
home-assets = Activos
home-assets-issue = Emitir
home-assets-asset = Activo
home-assets-spendable = Disponible
home-assets-pending = Pendiente
home-assets-settled = Liquidado
home-assets-pending-none = nada
home-assets-all =
    { $count ->
        [one] Ver { $count } activo
       *[other] Ver los { $count } activos
    }
home-assets-loading = Buscando tus activos
home-assets-untold = El servicio aún no ha informado de ningún activo. Un activo llega a una ranura libre; los que emitas también aparecen aquí.
home-assets-empty = Aún no hay ninguno. Un activo llega a una ranura libre; los que emitas también aparecen aquí.

## The card of asset slots
home-slots = Ranuras de activos
home-slots-see = Ver ranuras
home-slots-refused = El servicio informa de tus saldos, pero { $refuses }. Su respuesta está en «Ver ranuras». No se puede verificar ni firmar nada hasta que las muestre.
    .refuses = se niega a dar la lista de tus salidas
home-slots-before = Último dato según el servicio:
home-slots-counts =
    { $held ->
        [one] { $free }, { $held } reservada, { $carrying } con activos.
       *[other] { $free }, { $held } reservadas, { $carrying } con activos.
    }
home-slots-free =
    { $count ->
        [one] { $count } { $slots } libre
       *[other] { $count } { $slots } libres
    }
home-slots-word =
    { $count ->
        [one] ranura
       *[other] ranuras
    }
home-slots-none-free = No se puede recibir nada más hasta que haya una libre.

## Needs your attention
home-attention = Requiere tu atención
home-attention-none = Nada requiere tu atención.
home-todo-alarm = El servicio ha cambiado sus datos
    .note = { $what }: lo que indicó antes no puede acabar siendo esto
    .label = Ver los detalles
home-todo-refused = Los datos del activo recibido no son válidos
    .note = { $what }: no cuentes con ello y avisa a quien lo envió
    .label = Revisar la factura
home-todo-transfer = Te toca a ti: { $what }
    .label = Abrir
home-todo-transfer-begun = Empezada, y aún no se ha avisado a nadie
home-todo-transfer-in = Te la enviaron: refresca para aceptarla
home-todo-transfer-out = La aceptaron: refresca para difundirla
home-todo-transfers =
    { $count ->
        [one] { $count } transferencia más requiere tu atención
       *[other] { $count } transferencias más requieren tu atención
    }
    .note = Están en Transferencias
    .label = Ver todas
home-todo-expired = Una factura caducada aún reserva una ranura
    .label = Revisar la factura
home-todo-expired-slot = { $what }, ranura { $slot }
home-todo-invoices =
    { $count ->
        [one] { $count } factura más ha caducado
       *[other] { $count } facturas más han caducado
    }
    .note = Cada una reserva una ranura hasta que se cancela
    .label = Ver todas
home-todo-words = Frase de recuperación sin comprobar
    .note = Cartera añadida { $ago }
    .label = Comprobar la frase
home-todo-words-again = Vuelve a comprobar tu frase de recuperación
    .note = Comprobada { $ago }: ¿sigue el papel donde estaba?
home-todo-backup = La frase de recuperación por sí sola no lo restaura todo
    .note = El historial de firmas y las etiquetas aún no están en ninguna copia de seguridad
    .note-since = Lo que cambió desde la copia de { $ago } no está en ninguna
    .label = Crear una copia de seguridad
home-todo-search = Pronto Ochre buscará en más direcciones
    .note = { $used } de { $length } están usadas. Una transacción más allá alarga la búsqueda: crea entonces una copia de seguridad nueva.
    .end = A esta cartera se le acaban las direcciones
    .end-note = { $used } de { $length } están usadas. Crea una cartera nueva y mueve todo a ella.
    .label = Ver recuperación
home-todo-slots = Aún no hay ranuras para recibir activos
    .note = Puedes crearlas con tu bitcoin normal
    .note-first = Antes hace falta un poco de bitcoin normal
    .label = Crear ranuras

## Después de restaurar una copia de seguridad, hasta que esté la clave
home-restored-next = Siguiente: restaura la clave de «{ $wallet }»
    .why = La frase de recuperación no está en la copia de seguridad. No puedes firmar hasta que la introduzcas.
    .do = Introducir frase de recuperación
home-restored-steps = Lo que sigue
    .service = { $host }, de la copia de seguridad
home-restored-transfers = Transferencias de la copia de seguridad

## Connecting to a service
home-connect = Conecta esta cartera
    .none = Elige antes un servicio: construye transacciones y guarda los datos de los activos.
    .none-plain = Elige un servicio que identifique carteras por una sola clave (la API documentada). Otros necesitan la rama de activos.
    .choose = Elegir un servicio
    .text = { $host } aún no conoce esta cartera.
    .practice = El servicio de práctica aún no conoce esta cartera.
    .own = El servicio integrado aún no conoce esta cartera.

## A machine that signs offline
home-sign-here = El modo sin conexión está activado
    .text = Importa lo que preparó el otro equipo: { -ochre } lo verifica aquí, tú lo firmas y te lo llevas de vuelta. Las monedas y los activos se ven en el otro equipo, con la cuenta pública de la cartera.
    .act = Firmar sin conexión
    .account = Exportar cuenta pública

## How bitcoin leaves
home-leaving = Retirar bitcoin normal
home-leaving-before = Antes de enviar bitcoin aquí
home-leaving-show = Mostrar
home-leaving-hide = Ocultar
home-leaving-service = El servicio envía bitcoin normal por ti, más arriba. Si algún día dejara de existir, puede gastarlo otra cartera que lea descriptores BIP86, con la misma frase de recuperación. Es solo para marcharte: deja antes de usar esta cartera aquí. Con dos carteras con la misma frase se pueden perder activos.
home-leaving-alone = La interfaz del servicio no permite enviar bitcoin normal. Lo que ingresas paga comisiones y sirve para crear ranuras. Para sacar el resto, puede gastarlo otra cartera que lea descriptores BIP86, con la misma frase de recuperación. Es solo para marcharte: deja antes de usar esta cartera aquí. Con dos carteras con la misma frase se pueden perder activos.
home-leaving-descriptors = Mostrar los descriptores
home-leaving-deriving = Derivando los descriptores
home-leaving-receive = Recepción
home-leaving-change = Cambio
home-leaving-public = Solo contienen claves públicas: quien los lea ve estas monedas, pero no puede gastarlas.
home-leaving-sweep = No vacíes nunca la rama de activos
    .text = Importa solo estos dos. Otra cartera no sabe que una ranura contiene activos, y al gastarla los destruye. No dejes nunca que una cartera «busque todas las monedas» de esta frase de recuperación.

## A wallet of plain bitcoin alone
home-plain-only = Bitcoin normal, observado aquí
    .text = Esta cartera se importó de otro programa: solo bitcoin normal. Las direcciones se derivan aquí y se comparan con las del firmante. Una PSBT creada por otro programa se verifica en «Firmar sin conexión» antes de que llegue al firmante.
    .no-assets = No se pueden recibir, enviar ni emitir activos: aquí no se conoce su rama. Para eso, importa la cuenta pública que { -ochre } muestra en el equipo que tiene la frase de recuperación.
    .qr = Código QR de la dirección
    .derived = Derivada aquí: { $path }. Sin un servicio no se sabe nada de lo que ha recibido: usa una que no hayas dado a nadie.
    .copy = Copiar dirección
    .previous = Dirección anterior
    .next = Dirección siguiente
    .psbt = Revisar una PSBT
    .others = Para otros programas

## Practice coins
home-practice-coins = Monedas de práctica
    .amount = Importe
    .enter = Escribe un importe
    .get = Obtener monedas de práctica
    .mine = Minar un bloque ahora
    .coming = Pendientes: { $amount }. Llegan con el próximo bloque
home-practice-height = bloque { $height }
home-practice-arrival =
    { $count ->
        [one] Hay una transacción en espera: llega con el próximo bloque.
       *[other] Hay { $count } transacciones en espera: llegan con el próximo bloque.
    }
home-practice-arrival-in =
    { $count ->
        [one] Hay una transacción en espera: llega con el próximo bloque, dentro de { $time }.
       *[other] Hay { $count } transacciones en espera: llegan con el próximo bloque, dentro de { $time }.
    }
home-practice-next = Próximo bloque dentro de { $time }. Las monedas llegan con un bloque.
home-practice-asked = Los bloques se crean cuando pides uno.

## The practice friend
home-friend = Amigo de práctica
    .silent = En silencio
    .answers = Responde automáticamente
    .what = Alguien de quien recibir y a quien enviar, con sus propias claves y ranuras.
    .what-holds = Alguien de quien recibir y a quien enviar, con sus propias claves y ranuras. Tiene { $assets }.
    .answer-in = Responde dentro de { $time }.
    .told-silent = Le pediste que guardara silencio.
home-friend-under-way =
    { $count ->
        [one] { $count } transferencia pendiente.
       *[other] { $count } transferencias pendientes.
    }
home-friend-first-coins = Tu primer activo requiere tres pasos: monedas de práctica, después ranuras y por último esto.
home-friend-first-block = Tus monedas llegan con el próximo bloque. Después crea ranuras y vuelve aquí.
home-friend-first-slots =
    { $slots ->
        [one] Las muestras necesitan { $slots } ranura libre, una cada una, y tienes { $free }.
       *[other] Las muestras necesitan { $slots } ranuras libres, una cada una, y tienes { $free }.
    }
home-friend-takes-slots =
    { $slots ->
        [one] Hace falta { $slots } ranura libre, y tienes { $free }.
       *[other] Hacen falta { $slots } ranuras libres, y tienes { $free }.
    }
home-friend-samples = Enviarme muestras
home-friend-samples-coming =
    { $count ->
        [one] { $count } activo de muestra pendiente: se liquida con el próximo bloque
       *[other] { $count } activos de muestra pendientes: se liquidan con el próximo bloque
    }
home-friend-create-slots = Crear ranuras
home-friend-slots-first = Crear ranuras primero
home-friend-back = Volver a tu amigo
home-friend-pay = Pagar mi factura
home-friend-invoice = Obtener una factura para pagar
home-friend-silence = Que guarde silencio
    .hint = Entonces ni acepta, ni difunde, ni paga: como alguien que se ha marchado.
home-friend-leaves = Datos del activo que deja
    .hint = Elige algo incorrecto, deja que pague y verifícalo en la página de la transferencia.
home-friend-leaves-data = Los que corresponden
home-friend-leaves-junkFirst = Basura para quien pregunte primero
home-friend-leaves-anotherAsset = Los de otro activo
home-friend-leaves-nothing = Ninguno
home-friend-lasts = Duración de las facturas nuevas, tuyas y suyas
home-friend-lasts-30 = 30 segundos, para ver caducar una
home-friend-lasts-120 = 2 minutos
home-friend-lasts-1500 = 25 minutos, como los servicios reales
home-friend-lasts-86400 = 1 día

## An invoice of the practice friend
home-friend-asks = Tu amigo pide
    .any = Cualquiera: elige quien paga
home-friend-amount = Importe; déjalo vacío para que quede abierto
    .none = No es un importe válido de este activo.
    .zero = Más que cero.
home-friend-to = A
home-friend-to-slot = Una ranura
    .hint = factura ciega, la más habitual
home-friend-to-address = Una dirección
    .hint = factura de testigo: tú añades los bitcoin para ella
home-friend-make = Crear la factura
home-friend-made = La factura de tu amigo
    .until = Válida hasta las { $time }.
    .pay = Pagar la factura
    .copy = Copiar factura

## The practice friend pays an invoice of ours
home-friend-pays = Qué factura
    .made = { $amount }, creada a las { $time }
    .none = Ninguna factura tuya espera un pago.
    .make = Crear una
    .act = Que la pague
    .sent = Tu amigo ha enviado el pago. Refresca para aceptarlo
