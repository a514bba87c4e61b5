### Los nombres que son iguales en todas partes. Debajo, las palabras del glosario, tal como las encabeza.

-ochre = Ochre

## Ranuras e importes

-asset-slot = Ranura de activos
-free = Libre
-reserved = Reservado
-holds-assets = Con activos
-plain-bitcoin = Bitcoin normal
-bitcoin-in-asset-slots = Bitcoin en ranuras de activos
-allocation = Importe en esta ranura
-spendable = Disponible
-pending = Pendiente
-settled = Liquidado
-future = Futuro

## Los servicios y lo que informan

-wallet-service = Servicio de cartera
-node-service = Servicio de nodos
-reported-by-the-service = Según el servicio
-updated = Actualizado
-verify = Verificar
-check = Comprobación
-verified = Verificado
-not-verified = Sin verificar
-doesnt-match = No coincide
-discrepancy = Discrepancia
-proxy-and-certificate = Proxy y certificado
-direct = Directa
-api-version = Versión de la API
-refresh = Refrescar

## Transferencias

-review-code = Código de revisión
-submit = Presentar
-broadcast = Difundir
-donation = Difundir de inmediato (donación)
-accept = Aceptar (ACK)
-cancel = Cancelar
-discard = Descartar
-stop = Detener
-failed = Fallida
-in-progress = En curso
-rgb-commitment = Compromiso RGB
-consignment = Datos del activo (consignment)
-blinded-invoice = Factura ciega
-witness-invoice = Factura de testigo (witness)
-signing-history = Historial de firmas

## Carteras y claves

-import = Importar
-export = Exportar
-restore = Restaurar
-signing-request = Solicitud de firma
-watch-only-wallet = Cartera de solo observación
-public-account = Cuenta pública
-offline-mode = Modo sin conexión
-recovery-phrase = Frase de recuperación
-wallet-key = Clave de la cartera
-app-password = Contraseña de la app
-backup-password = Contraseña de la copia
-bip39-passphrase = Passphrase BIP39
-lock-and-unlock = Bloquear y desbloquear
-practice = Práctica

## Nodos

-locked-node = Nodo bloqueado
-upgrade = Actualizar
-batch = Lote
-first-node = Primer nodo (canary)
