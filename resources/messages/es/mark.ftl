### Lo que aparece junto al nombre de un activo: con qué podría confundirse y qué es cuando no se conoce ningún nombre.

mark-renamed = Su nombre ha cambiado: no se puede enviar
mark-same-ticker = Mismo ticker que otro activo de aquí
mark-looks-like = Se parece a otro activo de aquí
mark-like-bitcoin = Se llama como bitcoin, pero no es bitcoin
mark-odd-text = Su nombre contiene caracteres extraños
mark-any = Cualquier activo: elige quien paga
mark-unlisted = un activo que no está en la lista
