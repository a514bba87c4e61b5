/** The rules' clock: takes the machine's time once and then counts uptime, since anybody there can set its time. */
export interface TrustedClock {
  /** Unix ms; never goes back. */
  readonly atMs: number;
  /** The machine's uptime then. */
  readonly upMs: number;
  /** Identifies the machine's start; null if the system has no such name, so that only uptime tells. */
  readonly boot: string | null;
  /** The service heard when the rules were set, null if none. */
  readonly bound: BoundService | null;
}

export interface BoundService {
  /** With the route to it (nameOfWay in wallet-rules.ts). */
  readonly service: string;
  /** Its clock's lead over `atMs` when the rules were set. */
  readonly aheadMs: number;
  /** The machine restarted since the service was heard: only the service knows how long it was off. */
  readonly wasOff: boolean;
}

/** Null if main heard nothing. */
export type ServiceTime = { readonly service: string; readonly atMs: number } | null;

/** Uptime continues in sleep, whatever the clock is set to. */
export interface MachineTime {
  readonly nowMs: number;
  readonly upMs: number;
  readonly boot: string | null;
}

/** The last time plus uptime. Only the bound service, by its route, can delay it or add the time that was off. Pure. */
export function advanceClock(
  seen: TrustedClock | null,
  machine: MachineTime,
  told: ServiceTime,
): TrustedClock {
  const { upMs, boot } = machine;
  if (seen === null) return { atMs: machine.nowMs, upMs, boot, bound: null };
  const { ranMs, isNewStart } = uptimeSince(seen, machine);
  const provedMs = seen.atMs + ranMs;
  // Within one start a lower uptime is ignored until it passes its old value.
  const up = { upMs: isNewStart ? upMs : Math.max(upMs, seen.upMs), boot: boot ?? seen.boot };
  const { bound } = seen;
  if (bound === null) return { ...up, atMs: provedMs, bound };
  const wasOff = bound.wasOff || isNewStart;
  if (told?.service !== bound.service) return { ...up, atMs: provedMs, bound: { ...bound, wasOff } };
  const allowedMs = told.atMs - bound.aheadMs;
  const atMs = Math.max(seen.atMs, wasOff ? allowedMs : Math.min(provedMs, allowedMs));
  return { ...up, atMs, bound: { ...bound, wasOff: false } };
}

/** The caller checks that the new service could end no rule in force. */
export function boundTo(seen: TrustedClock, told: ServiceTime): TrustedClock {
  const bound =
    told === null ? null : { service: told.service, aheadMs: told.atMs - seen.atMs, wasOff: false };
  return { ...seen, bound };
}

/** Without a name, a shorter uptime means a new start. */
function uptimeSince(
  seen: Pick<TrustedClock, 'upMs' | 'boot'>,
  { upMs, boot }: MachineTime,
): { readonly ranMs: number; readonly isNewStart: boolean } {
  const hasNames = seen.boot !== null && boot !== null;
  const isNewStart = hasNames ? seen.boot !== boot : upMs < seen.upMs;
  return { ranMs: isNewStart ? upMs : Math.max(0, upMs - seen.upMs), isNewStart };
}
