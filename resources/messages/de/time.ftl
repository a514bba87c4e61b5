### Dauern und Zeitpunkte, die auch in anderen Sätzen stehen.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
# Steht fast immer hinter „vor“ oder „in“, also im Dativ.
time-days = { $count } Tagen
time-minutes-seconds = { $minutes } min { $seconds } s
time-hours-minutes = { $hours } h { $minutes } min
time-now = gerade eben
time-ago = vor { $span }
time-at = um { $time }
time-on = am { $moment }
