### Lo que aparece junto al nombre de un activo: con qué podría confundirse y qué es cuando no se conoce ningún nombre.

mark-renamed = Nombre nuevo: no puedes enviarlo
mark-same-ticker = Mismo ticker que otro activo de aquí
mark-looks-like = Se parece a otro activo de aquí
mark-like-bitcoin = Se llama como bitcoin, pero no es bitcoin
mark-odd-text = Su nombre contiene caracteres extraños
mark-any = Cualquier activo, el que elija el remitente
mark-unlisted = un activo que no está en tu lista
