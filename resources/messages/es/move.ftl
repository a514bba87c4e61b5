### Los activos de una cartera pasan a otra cartera propia, que lleva otro servicio.

move-title = Pasar a otro servicio
    .hint = Envía cada activo a otra cartera tuya
move-how = Cada activo va a otra cartera tuya, en una transacción que revisas y firmas.
move-risk = Conserva esta cartera y su servicio hasta que cada activo esté verificado allí. Ambos servicios pueden saber que las carteras son tuyas.
    .title = Antes de pasar
move-none = No hay otra cartera conectada
    .text = Crea una cartera con su propia frase de recuperación y conéctala al otro servicio. Después vuelve aquí.
    .act = Crear cartera
move-to = Pasar a
move-choose = Elegir cartera
move-assets = Activos a { $wallet }
move-empty = Aquí no hay activos.
move-cost = Unos { $fee } de comisión por activo.
    .along = { $amount } van también y siguen siendo tuyos en { $wallet }.
move-waiting = Aún no disponible:
move-state = { $state ->
        [begun] Firmado
        [moving] En camino
        [reported] Declarado allí
        [refused] No coincide
       *[verified] Verificado allí
    }
move-do = Pasar
move-asset = Pasar { $asset }
move-finish = Terminar en Inicio
move-refresh = Refrescar ambas
move-other = Dejar de pasar
move-bitcoin = Después, los bitcoin
    .text = Aquí no queda ningún activo. Envía también los bitcoin a { $wallet }.
    .act = Enviar bitcoin
move-todo = Sigue hasta que no quede nada aquí.
move-back = Para volver, abre { $wallet } y pasa a esta cartera.
