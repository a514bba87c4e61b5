### Dauern und Zeitpunkte, die auch in anderen Sätzen stehen.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count } Tage
time-minutes-seconds = { $minutes } min { $seconds } s
time-hours-minutes = { $hours } h { $minutes } min
time-now = gerade eben
time-days-ago = vor { $count } Tagen
time-ago = vor { $span }
time-at = um { $time }
time-on = am { $moment }
