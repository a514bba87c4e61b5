### Qué versión de la API usa un servicio de cartera y qué se vio de él al consultarlo.

## What each dialect is called: RGB Node, rgb-node-api and ThunderLink are names of programs.

dialect-document = Según la documentación
dialect-rgb-node-api = rgb-node-api, desde agosto de 2026
dialect-rgb-node-2026-03 = RGB Node, desde marzo de 2026
dialect-rgb-node-2025-08 = RGB Node, de agosto de 2025 a marzo de 2026
dialect-rgb-node-2025-07 = RGB Node, julio de 2025
dialect-rgb-node-2025-06 = RGB Node, junio de 2025
dialect-rgb-node-2025-05 = RGB Node, mayo de 2025
dialect-rgb-node-2025-04 = RGB Node, abril de 2025
dialect-thunderlink = Servidor ThunderLink, para una sola cartera

## Which keychain of the wallet (a number of its paths) the service uses.

dialect-keychain-learned = Detectar (0 o 1)
dialect-keychain-vanilla0 = Rama 0
dialect-keychain-vanilla1 = Rama 1 (RGB Node hasta marzo de 2026)
dialect-keychain-oldest = Rama 1, activos 9 (los más antiguos)

## What was seen. path: what was asked; names: names of headers, fields or calls.

dialect-saw-wantsHeaders = { $path } exige { $names }.
dialect-saw-namesCalls = Enumera las llamadas { $names }.
dialect-saw-names-no-calls = No enumera ninguna llamada posterior.
dialect-saw-callIsThere = { $path } existe.
dialect-saw-answersWithoutKeys = { $path } responde a cualquiera: atiende a una sola cartera.
dialect-saw-wantsToken = { $path } exige un token.
dialect-saw-isThunderlink = { $path } responde como ThunderLink.
dialect-saw-saysApp = { $path } dice qué es: { $names }.
dialect-saw-nothingThere = { $path } no existe.
dialect-saw-noSense = { $path } dio una respuesta ilegible.
# status: a number of HTTP.
dialect-saw-no-sense-status = { $path } respondió { $status }.
