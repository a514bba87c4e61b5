### La pantalla que aparece mientras Ochre está bloqueado.

lock-title = Ochre está bloqueado
lock-cancelled = Ochre se bloqueó mientras preguntaba. Cuenta como cancelado.
lock-unlock = Desbloquear
lock-nodes = Nodos vigilados: { $watched }, bloqueados: { $locked }
lock-nodes-waiting = Nodos sin vigilar hasta que desbloquees: { $count }
    .keychain = Nodos sin vigilar hasta desbloquear el llavero: { $count }

## Where the keychain does not tell whether there is a password

lock-keychain = Tu llavero no responde
    .todo = Desbloquéalo en el programa de llaveros del sistema. Ochre sigue automáticamente.

## Where the password was forgotten

lock-forgot = ¿Olvidaste la contraseña de la app?
lock-forgot-way = Ochre no puede recuperarla. La frase de recuperación de cualquier cartera de aquí te deja entrar y quita la contraseña.
lock-forgot-others = Ochre borra aquí las claves de las demás carteras. Restaura cada una con su propia frase.
lock-forgot-tokens = Ochre borra también tokens y contraseñas de nodos y proxys.
lock-forgot-session = Las carteras de solo esta sesión desaparecen de inmediato.
lock-forgot-rules = Reglas de gasto, nombres, etiquetas, historial y nodos se conservan.
lock-forgot-words = Frase de recuperación de una cartera
lock-forgot-restore = Restaurar y desbloquear
lock-next-try = Reintenta en { $count } s.
