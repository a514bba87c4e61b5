### Leer un archivo, un texto o los códigos que ve una cámara.

## A file or a text

import-file = Abrir un archivo
import-paste = Pegar un texto
import-scan = Escanear códigos
import-text-first = Pega primero el texto
import-take = Importar el texto

## Codes before the camera

import-codes = Escanear códigos
import-codes-hint = Mantén los códigos ante la cámara hasta que se hayan leído todos.
import-codes-again = Empezar de nuevo
import-parts = { $have } de { $all } partes
    .label = Partes leídas
import-view = Lo que ve la cámara
import-camera = Cámara
import-camera-numbered = Cámara { $number }
import-camera-waiting = Esperando a la cámara
import-camera-on = Encender la cámara
import-camera-again = Reintentar
import-picture = Leer una imagen
import-picture-none = No se encontró ningún código en { $file }.

import-refused-form = Ese código no es parte de nada que Ochre lea.
import-refused-other = Ese código es parte de otra cosa. Muestra solo los códigos de una cosa, o empieza de nuevo.
import-refused-large = Es más de lo que Ochre lee de códigos. Importa el archivo.
import-refused-broken = Las partes no suman lo que deberían. Escanéalas todas una vez más.

import-camera-denied = No se permitió usar la cámara
    .todo = Permítela en los ajustes de privacidad de tu sistema o navegador e inténtalo de nuevo. También sirve un archivo o un texto.
import-camera-none = Aquí no hay cámara
    .todo = Importa un archivo o un texto, o una imagen del código tomada con otro dispositivo.
import-camera-busy = Otro programa está usando la cámara
    .todo = Cierra lo que la usa, como una videollamada, e inténtalo de nuevo.
import-camera-other = La cámara no funciona
    .todo = Desconéctala y vuelve a conectarla, o importa un archivo o un texto.
import-camera-away = La cámara está apagada
    .todo = Ochre la apagó al salir de la ventana. Lo leído hasta ahora se conserva.
