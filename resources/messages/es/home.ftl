### Inicio: saldos, activos, lo que te espera y los primeros pasos de una cartera.

home-title = Inicio
home-as-of = datos de { $ago }
home-as-of-checking = datos de { $ago } · preguntando
home-as-of-at = Datos de las { $time }, { $ago }.
home-untold = Aún no hay datos del servicio.
home-refresh = Refrescar
home-amounts-show = Mostrar importes
home-amounts-hide = Ocultar importes
home-register-again = Registrar de nuevo
home-try-again = Reintentar

## Screens of a wallet that no service knows yet
home-no-service-assets = Conecta esta cartera para ver activos.
home-no-service-transfers = Conecta esta cartera para hacer transferencias.
home-no-service-send = Conecta esta cartera para enviar.
home-no-service-sendBtc = Conecta esta cartera para enviar bitcoin.
home-no-service-receive = Conecta esta cartera para crear facturas.
home-no-service-slots = Conecta esta cartera para crear ranuras.
home-no-service-connect = Conectar en Inicio
home-balance = Bitcoin
home-balance-detail = Detalles de tus bitcoin
home-balance-and-slots = Bitcoin · { $slots }
home-balance-free = { $count ->
        [0] ninguna ranura libre
        [one] { $count } ranura libre
       *[other] { $count } ranuras libres
    }
home-balance-ready = Listo para gastar

## Balances
home-balance-slots = En ranuras, con activos
home-balance-slot-counts = Ranuras
    .value = { $free } libres · { $held } reservadas · { $carrying } con activos
home-balance-slot-counts-before = Ranuras, según lo último
home-balance-hidden = oculto
home-balance-unsettled = Aún en ningún bloque
home-balance-coming = En camino
home-balance-leaving = Saliendo
home-balance-send = Enviar bitcoin
    .off = Todavía se está consultando al servicio
home-balance-asking = Preguntando al servicio
home-balance-none = Aún no hay saldo.

## The card of assets
home-assets = Activos
home-assets-issue = Emitir
home-assets-waiting = { $amount } en espera
home-assets-settled = { $amount } liquidado
home-assets-all =
    { $count ->
        [one] Ver { $count } activo
       *[other] Ver los { $count } activos
    }
home-assets-loading = Buscando tus activos
home-assets-untold = El servicio aún no declaró activos.
home-assets-empty = Aún no tienes activos. Recibe o emite uno.

## The card of asset slots
home-slots-see = Ver ranuras
home-slots-refused = El servicio { $refuses }. Ochre no puede verificar ni firmar nada hasta que lo haga.
    .refuses = no lista tus monedas

## Needs your attention
home-attention = Te necesita
home-latest = Lo último
home-latest-all = Todas las transferencias
home-latest-in = { $state ->
        [settled] Recibiste
       *[other] Recibes
    } { $what }
home-latest-out = { $state ->
        [settled] Enviaste
       *[other] Envías
    } { $what }
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
home-todo-expired = Factura caducada
    .label = Ver factura
home-todo-expired-slot = { $what } aún reserva la ranura { $slot }
home-todo-invoices =
    { $count ->
        [one] { $count } factura más ha caducado
       *[other] { $count } facturas más han caducado
    }
    .note = Cada una reserva una ranura hasta que se cancela
    .label = Ver todas
home-todo-words = Comprueba tu frase de recuperación
    .note = Anotada { $ago }
    .label = Comprobar
home-todo-words-again = Vuelve a comprobar tu frase de recuperación
    .note = Comprobada { $ago }: ¿sigue el papel donde estaba?
home-todo-backup = Sin copia de lo demás
    .note = La frase no restaura el historial de firmas ni las etiquetas
    .note-since = La última, hecha { $ago }, no tiene lo que cambió
    .label = Hacer una copia
home-todo-search = Pronto Ochre buscará en más direcciones
    .note = { $used } de { $length } están usadas. Una transacción más allá alarga la búsqueda: crea entonces una copia de seguridad nueva.
    .end = A esta cartera se le acaban las direcciones
    .end-note = { $used } de { $length } están usadas. Crea una cartera nueva y mueve todo a ella.
    .label = Ver recuperación
home-practice-tools = Herramientas de práctica
    .close = Cerrar herramientas

## Después de restaurar una copia de seguridad, hasta que esté la clave
home-restored-next = Siguiente: restaura la clave de «{ $wallet }»
    .why = Una copia no guarda la frase de recuperación. No puedes firmar hasta introducirla.
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

## How bitcoin leaves
home-leaving = Este servicio no envía bitcoin
home-leaving-alone = Para retirar, restaura esta frase en una cartera BIP86 y deja de usarla aquí. Dos carteras con una frase pueden perder activos.

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
home-practice-asked = Los bloques llegan cuando los pides.

## The practice friend
home-friend = Amigo de práctica
    .silent = En silencio
    .answers = Responde automáticamente
    .what = Recibe de ella y envíale. Tiene sus propias claves.
    .what-holds = Recibe de ella y envíale. Tiene { $assets }.
    .answer-in = Responde dentro de { $time }.
    .told-silent = Le pediste que guardara silencio.
home-friend-under-way =
    { $count ->
        [one] { $count } transferencia pendiente.
       *[other] { $count } transferencias pendientes.
    }
home-friend-first-coins = Consigue monedas de práctica, crea ranuras y pide muestras.
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
home-friend-invoice = Obtener una factura para pagar
home-friend-silence = Que guarde silencio
    .hint = No acepta, ni difunde, ni paga.
home-friend-leaves = Probar datos de activo malos
    .hint = Deja que pague y verifica en la página de la transferencia.
home-friend-leaves-data = Los que corresponden
home-friend-leaves-junkFirst = Basura primero
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
