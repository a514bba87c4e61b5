### Conectar una cartera a un servicio: su dirección, cómo llegar a él y qué API usa.

## The screen

connect-title = Conectar con un servicio
    .hint = Construye transacciones para esta cartera y guarda los datos de tus activos.
connect-title-practice = Conectar con la práctica
    .hint = El servicio de práctica funciona dentro de Ochre, en este equipo. Se le muestran las claves públicas de esta cartera, como a uno real.
connect-is-shown = El servicio recibe tus { $keys } y, con ellas, ve todas las direcciones y los saldos. Eso no se puede deshacer.
    .keys = claves públicas
connect-is-not-shown = No recibe ninguna clave privada ni la frase de recuperación, y no puede gastar.
connect-service = Servicio
connect-service-own = El servicio propio de Ochre en este equipo
    .hint = Activos RGB reales, sin más servidor ajeno que un indexador.
    .system = Ejecuta rgb-lib, que no existe para este sistema.
    .package = Ejecuta rgb-lib, que no viene con este Ochre.
connect-service-remote = Un servicio remoto
    .hint = Alguien lo administra y te da su dirección.
connect-address = Dirección del servicio
    .hint = Su dirección base, con https://.
    .loopback = Ochre se ejecuta ahora en un navegador, y así solo se comunica con servicios de este equipo.
    .missing = Escribe antes su dirección
connect-token = Token, si el servicio lo pide
    .hint = Se guarda junto a la clave de esta cartera, nunca en un archivo.
connect-busy = Conectando
connect-busy-practice = Conectando con la práctica
connect-busy-consent = Conectando; Ochre te preguntará antes de mostrar tus claves
connect-busy-own = Iniciando el servicio. La primera lectura de la cadena tarda unos segundos
connect-turned-back = No diste tu permiso, así que el servicio no recibió nada. Puedes conectarte ahora o más tarde.
connect-submit = Conectar y registrar
connect-submit-practice = Conectar e ir a Inicio

## Ochre’s own service

connect-own-runs = Solo recibe claves públicas, y no se confía en él más que en cualquier otro: Ochre verifica cada transacción antes de que la firmes.
connect-own-learns = El indexador conoce todas las direcciones de esta cartera. Puede ocultar lo que pasa en ellas, pero no robar. Lo mejor es uno propio.
connect-own-data = Los datos de tus activos quedan entonces en la carpeta de datos de Ochre, en este equipo. La frase de recuperación por sí sola restaura bitcoin, no activos: haz una copia de seguridad en Ochre después de cada transferencia.
connect-own-servers = Servidores
    .mine = Los míos
    .hint = Rellena los campos de abajo. Ochre no consulta ninguno antes de que te conectes.
connect-own-preset = { $network }: { $host }
connect-own-indexer = Indexador: un servidor Electrum o Esplora
    .missing = Escribe antes el indexador
connect-own-proxy = Proxy RGB (opcional)
    .hint = Quien te envía activos deja ahí los datos del activo, y tus facturas lo nombran, como rpcs://host/json-rpc. Sin él no puedes recibir activos.
connect-own-verifies = Verificar con este indexador también la cadena y los datos de los activos
    .hint = Ochre comprueba entonces por sí mismo bloques y pruebas. Es mejor un segundo servidor, porque uno solo puede ocultar cosas: puedes indicarlo después en Ajustes.

## API version

connect-speaks = Versión de la API
    .found-out = Detectada automáticamente
connect-detect = Detectar la versión de la API
    .missing = Escribe antes su dirección
connect-detecting = Consultando al servicio, sin tus claves
connect-detected-sure = Versión de la API: { $dialect }
connect-detected-probable = Versión probable de la API: { $dialect }
connect-detected-nothing = Ochre no lo reconoce
    .token = Escribe su token e inténtalo de nuevo, o pregunta a quien administra el servicio.
    .address = Comprueba que la dirección sea correcta, o pregunta a quien administra el servicio qué versión usa y elígela arriba.
connect-detected-newer = Su versión { $version } es más reciente que las que conoce Ochre. Pruébalo primero con cantidades pequeñas.
connect-detected-fingerprint = Encuentra una cartera solo por su huella: quien conozca esos ocho dígitos puede leerla allí. No los compartas.
connect-detected-others = Otras versiones de la API también encajan con lo que se vio.
connect-detected-unprovable = { $warning }: es anterior a julio de 2025. Verás lo que se paga a esta cartera, pero no podrás enviar nada a través de él. No ingreses nada y pide una versión más reciente a quien administra el servicio.
    .warning = Sus transacciones no se pueden verificar aquí
connect-detected-harmless = Ninguna de estas consultas mencionó una cartera ni cambió nada en el servicio.

## The way to it: a proxy, and the certificate

connect-chain = Fuente de la red Bitcoin
    .none = Ninguna. Lo que está en un bloque es entonces palabra del servicio.
    .later = Opcional. Puedes indicarla más tarde en Ajustes.
connect-way = Proxy y certificado
    .legend = Conexión
connect-way-address-missing = Escribe antes la dirección del servicio
connect-proxy-host = Host del proxy
    .missing = Escribe antes el host del proxy
connect-proxy-port = Puerto
    .wrong = El puerto del proxy es un número de 1 a 65535
connect-proxy-user = Usuario, si lo pide
    .tor = Tor admite cualquiera y asigna a cada nombre un circuito propio.
connect-proxy-password = Contraseña del proxy
    .hint =
        { $place ->
            [keychain] Se guarda en tu llavero, nunca en un archivo.
           *[memory] Se guarda en la memoria hasta que se cierre Ochre, nunca en un archivo.
        }
    .missing = Escribe también la contraseña del proxy
connect-proxy-new-password = Nueva contraseña del proxy, si cambia
    .hint =
        { $place ->
            [keychain] Hay una guardada en tu llavero.
           *[memory] Hay una guardada en la memoria hasta que se cierre Ochre.
        }
connect-proxy-fails = Si el proxy falla, no se envía nada: Ochre nunca lo evita. A los servicios de nodos se sigue accediendo de forma directa.
connect-pin = Confiar en un único certificado (SHA-256)
    .placeholder = Vacío: cualquiera en el que confíe este equipo
    .hint = Para un servicio tuyo. Pega la huella de su certificado, o sha256/ y la de su clave pública; o mira el certificado y compáralo.
connect-look = Ver el certificado
connect-test = Probar la conexión

## What trying the way showed

connect-trying = Conectando, sin enviar nada
connect-reached = Conexión establecida en { $time } ms
connect-reached-refused = Hay conexión, pero su certificado se rechazaría
connect-reached-plain = Usa http sin cifrar, que no muestra ningún certificado.
connect-reached-harmless = No se envió nada de ninguna cartera.
connect-certificate-subject = Emitido para
connect-certificate-issuer = Avalado por
connect-certificate-valid = Validez
    .span = del { $from } al { $until }
connect-certificate-pin = Fijar este certificado
