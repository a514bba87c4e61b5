### Inicio: saldos, activos, lo que te espera y los primeros pasos de una cartera.

home-as-of = datos de { $ago }
home-as-of-at = A las { $time }, { $ago }.
home-untold = Aún sin datos.
home-refresh = Refrescar
home-amounts =
    { $act ->
        [show] Mostrar importes
       *[hide] Ocultar importes
    }
home-register-again = Volver a conectar

## Screens of a wallet that no service knows yet
home-no-service-connect = Conectar en Inicio
home-balance = Bitcoin
home-balance-detail = Detalles de tu bitcoin
home-balance-and-slots = Bitcoin · { $slots }
home-balance-free = { $count ->
        [0] ninguna ranura libre
        [one] { $count } ranura libre
       *[other] { $count } ranuras libres
    }
home-balance-ready = Listo para gastar

## Balances
home-balance-slots = En ranuras, con activos
home-balance-slot-counts = Ranuras
    .value = Libres: { $free } · reservadas: { $held } · con activos: { $carrying }
home-balance-slot-counts-before = Ranuras, según los últimos datos
home-balance-unsettled = Aún no está en un bloque
home-balance-moving =
    { $way ->
        [in] En camino
       *[out] Saliendo
    }
home-balance-send = Enviar bitcoin
home-balance-asking = Consultando al servicio

## The card of assets
home-assets-issue = Emitir
home-assets-waiting = { $amount } en espera
home-assets-settled = { $amount } liquidado
home-assets-all =
    { $count ->
        [one] Ver { $count } activo
       *[other] Ver los { $count } activos
    }
home-assets-loading = Cargando
home-assets-untold = Aún sin activos declarados.
home-assets-empty = Aún no tienes activos. Recibe o emite uno.

## The card of asset slots
home-slots-see = Ver ranuras
home-slots-refused = El servicio no enumera tus monedas: Ochre no puede verificar ni firmar.

## Needs your attention
home-attention = Requiere tu atención
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
home-todo-alarm = El servicio cambió lo que declaraba
    .note = { $what }: imposible tras lo declarado antes
    .label = Revisar transferencia
home-todo-refused = Datos del activo recibidos no válidos
    .note = { $what }: no cuentes con ello, avisa al remitente
home-todo-transfer = Te toca a ti: { $what }
    .label = Abrir
home-todo-turn =
    { $how ->
        [begun] Iniciada, sin entregar
        [in] Refresca para aceptarla
       *[out] Refresca para difundirla
    }
home-todo-more =
    { $what ->
        [transfers] Más transferencias: { $count }
       *[invoices] Más facturas caducadas: { $count }
    }
    .label = Ver todas
home-todo-expired = Factura caducada
    .label = Revisar factura
home-todo-expired-slot = { $what } aún reserva la ranura { $slot }
home-todo-words = Comprueba tu frase de recuperación
    .note = Anotada { $ago }
    .label = Comprobar
    .note-again = Comprobada { $ago }
home-todo-backup = Sin copia
    .note = La frase no restaura historial ni etiquetas
    .note-since = Última { $ago }, con cambios desde entonces
    .label = Hacer copia
home-todo-search = Pronto, búsqueda más larga
    .note = { $used } de { $length } direcciones usadas. Luego haz otra copia.
    .end = Se acaban las direcciones
    .end-note = { $used } de { $length } usadas. Mueve todo a una cartera nueva.
    .label = Ver recuperación
home-practice-tools = Herramientas de práctica
    .close = Cerrar herramientas

## Después de restaurar una copia de seguridad, hasta que esté la clave
home-restored-next = Siguiente: restaura la clave de «{ $wallet }»
    .why = No puedes firmar hasta introducir su frase de recuperación.
    .do = Introducir frase de recuperación
home-restored-steps = Siguiente
home-restored-transfers = Transferencias de la copia

## Connecting to a service
home-connect = Conecta esta cartera
    .none = Elige un servicio: crea transacciones y guarda los datos del activo.
    .none-plain = Elige un servicio para carteras de una clave (API documentada).
    .choose = Elegir servicio
    .text = { $host } aún no conoce esta cartera.

## A machine that signs offline

## How bitcoin leaves
home-leaving = Este servicio no envía bitcoin
home-leaving-alone = Para retirar tu bitcoin, restaura esta frase en una cartera BIP86 y deja de usarla aquí. Dos carteras con una frase pueden perder activos.

## A wallet of plain bitcoin alone
home-plain-only = Bitcoin normal de solo observación
    .text = Exportada por otro programa. Compara las direcciones con las del programa que firma.
    .no-assets = Sin activos: importa la cuenta pública desde el { -ochre } que tiene la frase.
    .derived = Derivada aquí: { $path }. Sin servicio, nadie declara pagos. Usa una dirección que no diste a nadie más.
    .previous = Dirección anterior
    .next = Dirección siguiente
    .psbt = Revisar PSBT
    .others = Para otros programas

## Practice coins
home-practice-coins = Monedas de práctica
    .get = Obtener monedas de práctica
    .mine = Minar un bloque ahora
    .coming = En camino, en el próximo bloque: { $amount }
home-practice-arrival = Transacciones en el próximo bloque: { $count }
home-practice-next = Próximo bloque en { $time }
home-practice-asked = Los bloques llegan cuando los pides.

## The practice friend
home-friend = Amigo de práctica
    .silent = En silencio
    .what-holds = Tiene { $assets }
    .answer-in = Responde en { $time }
home-friend-under-way = Pendientes: { $count }.
home-friend-first =
    { $what ->
        [coins] Primero obtén monedas de práctica.
       *[block] Las monedas llegan con el próximo bloque.
    }
home-friend-first-slots = Hacen falta { $slots } ranuras libres, tienes { $free }.
home-friend-samples = Enviarme muestras
home-friend-samples-coming = Muestras en el próximo bloque: { $count }
home-friend-slots-first = Crear ranuras primero
home-friend-back = Volver a tu amigo
home-friend-invoice = Obtener factura para pagar
home-friend-silence = Silenciarlo
home-friend-leaves = Probar datos del activo defectuosos
home-friend-leaves-what =
    { $what ->
        [data] Los datos correctos
        [junkFirst] Primero basura
        [anotherAsset] Los de otro activo
       *[nothing] Ninguno
    }
home-friend-lasts = Duración de facturas nuevas

## An invoice of the practice friend
home-friend-asks = Pide
home-friend-amount = Importe (vacío: abierto)
home-friend-to = A
home-friend-to-slot = Una ranura
    .hint = factura ciega
home-friend-to-address = Una dirección
    .hint = factura de testigo: añades bitcoin
home-friend-make = Crear factura
home-friend-made = La factura de tu amigo
    .pay = Pagar factura
home-no-service = Conecta primero esta cartera.
