### La pantalla que aparece mientras Ochre está bloqueado.

lock-title = Ochre está bloqueado
lock-cancelled = Había una pregunta sin confirmar cuando se bloqueó. Cuenta como un no: no se firmó ni se mostró nada.
lock-password = Contraseña de la app
lock-unlock = Desbloquear
lock-refused = { $title }.
lock-next-try =
    { $count ->
        [one] Podrás intentarlo de nuevo en { $count } segundo.
       *[other] Podrás intentarlo de nuevo en { $count } segundos.
    }
lock-nodes =
    Ochre sigue vigilando { $watched ->
        [one] { $watched } nodo
       *[other] { $watched } nodos
    }: { $locked ->
        [0] ninguno está bloqueado
        [one] { $locked } nodo bloqueado
       *[other] { $locked } nodos bloqueados
    }.
lock-nodes-waiting =
    { $count ->
        [one] { $count } nodo no se vigila hasta que desbloquees: los tokens necesarios están cerrados con la contraseña de la app.
       *[other] { $count } nodos no se vigilan hasta que desbloquees: los tokens necesarios están cerrados con la contraseña de la app.
    }
    .keychain =
        { $count ->
            [one] Ochre no puede vigilar { $count } nodo: su token está en tu llavero, que está bloqueado o no responde. Desbloquea el llavero y Ochre continúa automáticamente.
           *[other] Ochre no puede vigilar { $count } nodos: sus tokens están en tu llavero, que está bloqueado o no responde. Desbloquea el llavero y Ochre continúa automáticamente.
        }

## Where the keychain does not tell whether there is a password

lock-keychain = Tu llavero no responde
    .todo = Tu llavero está bloqueado o aún no ha respondido, por eso Ochre no muestra nada. Desbloquea el llavero con el programa de llaveros de tu sistema: Ochre continúa después automáticamente.
    .again = Comprobar de nuevo

## Where the password was forgotten

lock-forgot = ¿Has olvidado la contraseña de la app?
lock-forgot-way = Nadie puede decírtela, y Ochre no tiene una segunda. Con la frase de recuperación de una cartera de aquí puedes volver a entrar.
lock-forgot-restored = Se restaura la clave de esa cartera y se quita la contraseña de la app. Puedes establecer otra.
lock-forgot-others = Las claves de las demás carteras de este equipo se eliminan, porque nadie puede abrirlas. Cada una se restaura con su propia frase de recuperación.
lock-forgot-tokens = También se eliminan los tokens guardados y las contraseñas de nodos y proxies. Ochre los vuelve a pedir donde hagan falta.
lock-forgot-session = Las carteras que solo iban a durar hasta que se cerrara Ochre desaparecen de inmediato.
lock-forgot-rules = Las reglas de gasto siguen en vigor para quien escriba la frase de recuperación.
lock-forgot-stays = Los nombres, las etiquetas, el historial de firmas y tus nodos se conservan.
lock-forgot-words = La frase de recuperación de una cartera
    .hint = Todas las palabras, en orden y separadas por espacios.
    .needed = Escribe antes la frase de recuperación
lock-forgot-restore = Restaurar y desbloquear
lock-forgot-back = Volver a la contraseña de la app
