### Lo que se dice donde ninguna página puede decirlo: un inicio fallido, un final que nadie previó.

start-failed = Ochre no puede iniciarse
    .unknown = Ochre no puede iniciarse, motivo desconocido.
    .code = Ochre no puede iniciarse: { $code }.
    .error = Ochre no puede iniciarse: { $error }
start-folder-busy = Otro Ochre usa la carpeta de datos { $folder }. Ciérralo, o elige otra con --data.
start-running = Ochre ya está en marcha. Abre esta dirección en un navegador de este equipo; abre una página, una vez: { $address }
start-folder-gone = La carpeta de datos { $folder } se movió, eliminó o reemplazó. Ochre se detuvo, sin firmar ni guardar nada más. Devuélvela, o indícala con --data, y vuelve a iniciar.
start-folder-form =
    .older = Un Ochre anterior creó { $folder }; este no puede leer { $file }. Sin cambios. Usa aquel Ochre, u otra carpeta con --data.
    .newer = Un Ochre más nuevo creó { $folder } (ver { $file }). Sin cambios. Usa el más nuevo, u otra carpeta con --data.
    .member = { $folder } contiene «{ $member }» en { $file }, desconocido para este Ochre. Sin cambios. Usa uno más nuevo, u otra carpeta con --data.
start-file-damaged =
    .left = { $file } está dañado. Ochre lo dejó como está.
    .kept = { $file } está dañado. Ochre lo conservó como { $keptAs }.
start-disk-refused = El disco rechazó { $file }: { $detail }. Libera espacio, o revisa los permisos de este usuario.
start-port-busy = Puerto en uso. Elige otro con --port, u omítelo.
start-not-allowed = Este usuario no puede usar este puerto o carpeta.
start-stopped = Ochre tuvo que detenerse
    .text = Error inesperado, en ochre.log como { $incident }. Ochre cerró tus claves. Reinícialo: lo que firmaste está en el historial de firmas.
start-page = Ochre no puede mostrar su página
    .message = No se pudo cargar la página de Ochre
    .detail = En ochre.log como { $incident }. Claves e historial de firmas sin cambios.
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
