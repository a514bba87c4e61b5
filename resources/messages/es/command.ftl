### Lo que se busca por su nombre (la paleta) y con el teclado.

## The palette. `.also` are other words that people look for it by, with spaces between.

command-ask = Buscar lugares y acciones
command-all = Lugares y acciones
command-none = Sin resultados. Prueba con otra palabra.
command-group-go = Ir a
command-group-do = Hacer
command-group-wallet = Abrir una cartera
command-issue =
    .also = acuñar token crear
command-alerts = Avisos de nodos
    .also = bloqueado silencio
command-add-node = Añadir un nodo
    .also = vigilar
command-recovery =
    .also = frase palabras descriptor ruta core sparrow bdk perdida
command-glossary =
    .also = palabras términos ayuda significado explicar
command-add-wallet =
    .also = crear restaurar práctica
command-refresh = Refrescar cartera
    .also = actualizar recargar sincronizar
command-wallet-also = cartera cambiar
command-look-also = tema apariencia colores

## In the palette and in the list of keys

command-lock = Bloquear Ochre
    .also = contraseña ausente
command-shortcuts = Mostrar atajos de teclado
    .also = teclas ayuda
command-back = Volver
    .also = atrás regresar
command-forward = Avanzar
    .also = adelante siguiente

## The list of keys: what each of them does

command-keys = Atajos de teclado
command-keys-and = y
command-key-lock = Bloquear Ochre, si hay contraseña de la app
command-key-next = Ir a lo siguiente; con Mayús, a lo anterior
command-key-close = Cerrar lo que está abierto sin cambiar nada
