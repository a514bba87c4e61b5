### Lo que se dice donde ninguna página puede decirlo: un inicio fallido, un final que nadie previó.

start-failed = Ochre no puede iniciarse
    .unknown = Ochre no puede iniciarse y no sabe por qué.
    .code = Ochre no puede iniciarse: { $code }.
    .error = Ochre no puede iniciarse: { $error }
start-folder-busy = Otro Ochre está usando la carpeta de datos { $folder }: ciérralo o elige otra carpeta con --data.
start-running = Ochre ya se ejecuta con esta carpeta de datos. Abre esta dirección en un navegador de este equipo. Abre una página, una sola vez: { $address }
start-folder-gone = La carpeta de datos { $folder } se movió, se borró o se sustituyó mientras Ochre estaba abierto. Ochre se ha detenido: desde entonces no firmó ni guardó nada. Devuelve la carpeta a su sitio, o indica con --data dónde está, y vuelve a abrir Ochre.
start-folder-form =
    .older = Un Ochre anterior creó la carpeta de datos { $folder } y este no puede leerla (miró { $file }). No se cambió nada en ella. Usa aquel Ochre o elige otra carpeta con --data.
    .newer = Un Ochre más reciente creó la carpeta de datos { $folder } (este miró { $file }). No se cambió nada en ella. Usa el Ochre más reciente o elige otra carpeta con --data.
    .member = La carpeta de datos { $folder } contiene «{ $member }» en { $file }, y este Ochre no lo conoce. No se cambió nada en ella. Usa el Ochre más nuevo que la creó o elige otra carpeta con --data.
start-file-damaged =
    .left = El archivo { $file } está dañado y no se puede leer. Se ha dejado como está; no se ha borrado nada.
    .kept = El archivo { $file } está dañado y no se puede leer. Se ha conservado como { $keptAs }; no se ha borrado nada.
start-disk-refused = El disco rechazó { $file }: { $detail }. Libera espacio o comprueba si este usuario puede escribir en la carpeta de datos; no se ha perdido nada.
start-port-busy = El puerto está en uso: elige otro con --port, o no indiques ninguno para usar uno libre.
start-not-allowed = Este usuario no puede usar este puerto o esta carpeta: elige otro.
start-stopped = Ochre ha tenido que detenerse
    .text = Ha ocurrido algo que nadie previó; ochre.log lo recoge como { $incident }. Tus claves se retiraron de inmediato. Vuelve a iniciar Ochre: lo que firmaste antes está en su historial de firmas.
start-page = Ochre no muestra nada
    .message = No se ha podido cargar la propia página de Ochre
    .detail = ochre.log lo recoge como { $incident }. Tus claves y lo que firmaste siguen como estaban.
    .a-fault = un fallo
    .again = Reintentar
    .quit = Salir de Ochre
start-cancel = Cancelar
start-about = Colaboradores de Ochre, licencia MIT
# The three complete “Ochre is trying to …” of macOS.
start-prove-reveal = mostrar la frase de recuperación de «{ $wallet }»
start-prove-sign = firmar en nombre de «{ $wallet }»
start-prove-sign-many =
    { $count ->
        [one] firmar { $count } transacción
       *[other] firmar { $count } transacciones
    }
