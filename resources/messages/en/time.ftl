### Durations and moments, which stand in other sentences as well.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
# Never of one day.
time-days = { $count } days
time-minutes-seconds = { $minutes } min { $seconds } s
time-hours-minutes = { $hours } h { $minutes } min
time-now = just now
# Of its own, since other languages decline the days after such a word.
time-days-ago = { $count } days ago
# $span is one of the other durations above.
time-ago = { $span } ago
# Today: “at 12:04”.
time-at = at { $time }
# Another day: “on 3 Mar, 12:04”.
time-on = on { $moment }
