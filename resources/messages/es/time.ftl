### Duraciones y momentos, que también aparecen dentro de otras frases.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count } días
time-minutes-seconds = { $minutes } min { $seconds } s
time-hours-minutes = { $hours } h { $minutes } min
time-now = ahora mismo
time-days-ago = hace { $count } días
time-ago = hace { $span }
time-at = a las { $time }
time-on = el { $moment }
