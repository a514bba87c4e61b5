/**
 * Minutes after midnight where this machine is now, which may be another zone than at the start. V8 keeps the zone that it
 * found first; Node has it look again whenever TZ is written, also with the same value.
 */
export function minuteOfDay(atMs: number): number {
  const { TZ } = process.env;
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
  const now = new Date(atMs);
  return now.getHours() * 60 + now.getMinutes();
}
