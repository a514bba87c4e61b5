### Connecting a wallet to a service: its address, proxy and certificate, and API version.

## The screen

connect-title = Conectar con un servicio de cartera
    .hint = Construye tus transacciones y guarda los datos de tus activos.
connect-is-shown = El servicio ve tus claves públicas y, así, cada dirección y cada saldo. No se puede deshacer.
connect-is-not-shown = El servicio no puede gastar. Tus claves se quedan aquí.
connect-service-own = Servicio integrado
    .instead = Usar servicio en este equipo
    .remote = Usar servicio remoto
    .off =
        { $missing ->
            [system] rgb-lib no existe para este sistema.
           *[package] Este Ochre no incluye rgb-lib. Desde el código: npm run own-service -- fetch
        }
connect-address = Dirección del servicio
    .missing = Escribe antes la dirección del servicio
    .loopback = En un navegador, solo servicios de este equipo.
    .hint = https. http solo en este equipo, o para direcciones onion por Tor aquí.
connect-token = Token
    .hint = Se guarda con la clave de la cartera, solo para esta dirección
    .wanted = Este servicio pide un token
connect-more = Token y versión de la API
connect-busy =
    { $kind ->
        [own] Iniciando el servicio, unos segundos
        [consent] Conectando. Ochre pregunta antes de compartir tus claves
       *[remote] Conectando
    }
connect-turned-back = Sin aprobar: Ochre no compartió nada.
connect-submit = Conectar
connect-later = Más tarde

## The built-in service

connect-own-learns = El servidor ve tus direcciones y podría ocultar pagos, pero no puede llevarse nada.
connect-own-data = Los datos de los activos quedan en este equipo: haz copia tras cada transferencia. La frase no restaura activos.
connect-own-servers = Servidores
    .mine = Los míos
connect-own-indexer = Servidor Bitcoin: Electrum o Esplora
    .missing = Escribe antes el servidor Bitcoin
connect-own-way = Proxy de red
connect-own-proxy = Proxy RGB (opcional)
    .hint = Como rpcs://host/json-rpc. Ahí dejan los remitentes los datos del activo: sin él no puedes recibir activos.
connect-own-verifies = Verificar con él también bloques y datos de activos

## API version

connect-speaks = Versión de la API
    .found-out = Detectada automáticamente
connect-detect = Detectar versión de API
    .busy = Consultando al servicio, sin tus claves
connect-detected =
    { $sure ->
        [yes] Versión de la API: { $dialect }
       *[no] Versión de la API: probablemente { $dialect }, pero encajan otras
    }
    .newer = La versión { $version } es más nueva de lo que Ochre conoce. Prueba antes con poco.
    .fingerprint = Quien tenga la huella de tu cartera puede leer allí esa cartera. No compartas esos ocho dígitos.
    .unprovable = Ochre no puede verificar sus transacciones, así que no puedes enviar. No ingreses nada y pide que lo actualicen.
connect-detected-nothing = Ochre no reconoce este servicio
    .todo = Comprueba la dirección o pregunta al operador la versión de la API.

## Proxy and certificate

connect-chain = Servidor Bitcoin
    .none = Ninguno: los bloques, según el servicio
connect-way = Proxy y certificado
    .fails = Si el proxy falla, Ochre no envía nada. Los servicios de nodos siguen directos.
connect-proxy-host = Host del proxy
connect-proxy-port = Puerto
connect-proxy-off =
    { $part ->
        [host] Escribe antes el host del proxy
        [port] Puerto: de 1 a 65535
       *[password] Escribe también la contraseña del proxy
    }
connect-proxy-user = Usuario (opcional)
connect-proxy-password =
    { $has ->
        [yes] Nueva contraseña del proxy, si cambia
       *[no] Contraseña del proxy
    }
    .hint =
        { $place ->
            [keychain] En tu llavero, nunca en un archivo
           *[memory] En memoria hasta cerrar Ochre, nunca en un archivo
        }
connect-pin = Confiar solo en este certificado (SHA-256)
    .hint = Vacío: cualquiera en el que confíe este equipo. O su huella, o sha256/ y la de su clave pública.
connect-look = Mostrar certificado
connect-test = Probar conexión

## What the test of the connection showed

connect-reached = Conexión establecida en { $time } ms
    .refused = Hay conexión, pero Ochre rechazaría su certificado
    .plain = El http sin cifrar no tiene certificado.
connect-certificate-subject = Emitido para
connect-certificate-issuer = Emitido por
connect-certificate-valid = Validez
connect-certificate-pin = Fijar este certificado
