### Leer un archivo, un texto o los códigos que ve una cámara.

## A file or a text

import-file = Elegir archivo
import-paste = Pegar texto
import-scan = Escanear códigos QR
import-text-first = Pega primero el texto
import-take = Importar texto

## Codes before the camera

import-codes = Escanear códigos QR
import-codes-hint = Pon los códigos QR ante la cámara.
import-codes-again = Empezar de nuevo
import-parts = { $have } de { $all } partes
    .label = Partes leídas
import-view = Vista de la cámara
import-camera = Cámara
import-camera-numbered = Cámara { $number }
import-camera-waiting = Esperando a la cámara
import-camera-on = Encender cámara
import-camera-again = Reintentar
import-picture = Leer de una imagen
import-picture-none = Ningún código QR en { $file }.

import-refused =
    { $because ->
        [form] No es un código que Ochre lea.
        [other] Código de otra cosa. Muestra un solo juego, o empieza de nuevo.
        [large] Demasiado grande para códigos. Importa el archivo.
       *[broken] Las partes no encajan. Escanéalas de nuevo.
    }
import-shut =
    { $why ->
        [denied] Ochre no tiene permiso para usar la cámara
        [none] No se encontró ninguna cámara
        [busy] Otro programa usa la cámara
        [away] La cámara está apagada
       *[other] La cámara no funciona
    }
    .todo =
        { $why ->
            [denied] Permite usarla en la privacidad del sistema o navegador. O importa un archivo o texto.
            [none] Importa un archivo, texto o imagen.
            [busy] Ciérralo y reintenta.
            [away] Se apagó al salir. Lo leído se conserva.
           *[other] Desconéctala y vuelve a conectarla, o importa un archivo.
        }
