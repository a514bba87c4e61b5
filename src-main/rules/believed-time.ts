/**
 * What the rules go by instead of the machine's clock, which whoever sits here can set. Kept beside the rules; of the
 * clock only the very first time is taken, and from then on nothing.
 */
export interface TimeSeen {
  /** Unix ms as it was when this was begun, and what passed since by what is believed; never goes back. */
  readonly atMs: number;
  /** How long the machine had been up then, ms. */
  readonly upMs: number;
  /** Names that start of the machine, where it has a name; null: its length alone tells. */
  readonly boot: string | null;
  /** The service that was heard when the rules were set; null: none was, and only what the machine is up counts. */
  readonly bound: BoundService | null;
}

export interface BoundService {
  /** Names it together with the way to it (nameOfWay in trusted-time.ts). */
  readonly service: string;
  /** How far its clock was ahead of `atMs` when the rules were set, ms. */
  readonly aheadMs: number;
  /** The machine was started anew since it was heard last: for how long it was off, it alone can tell. */
  readonly wasOff: boolean;
}

/** What main heard from the wallet's service of the time now; null: nothing that tells more than this machine. */
export type ToldTime = { readonly service: string; readonly atMs: number } | null;

/** The machine's clock, and how long it has been up: that goes on whatever the clock is set to, in sleep too. */
export interface MachineTime {
  readonly nowMs: number;
  readonly upMs: number;
  readonly boot: string | null;
}

/**
 * The time that is believed: what was seen last, and what the machine has been up since. The service that was heard when
 * the rules were set can hold that back, and tells how long the machine was off; any other, or the same by another way,
 * tells nothing. Pure.
 */
export function believed(seen: TimeSeen | null, machine: MachineTime, told: ToldTime): TimeSeen {
  const { upMs, boot } = machine;
  if (seen === null) return { atMs: machine.nowMs, upMs, boot, bound: null };
  const { ranMs, isNewStart } = ranSince(seen, machine);
  const provedMs = seen.atMs + ranMs;
  // Where the count went back within one start, it goes on only once it is beyond where it was.
  const up = { upMs: isNewStart ? upMs : Math.max(upMs, seen.upMs), boot: boot ?? seen.boot };
  const { bound } = seen;
  if (bound === null) return { ...up, atMs: provedMs, bound };
  const wasOff = bound.wasOff || isNewStart;
  if (told?.service !== bound.service) return { ...up, atMs: provedMs, bound: { ...bound, wasOff } };
  const allowedMs = told.atMs - bound.aheadMs;
  const atMs = Math.max(seen.atMs, wasOff ? allowedMs : Math.min(provedMs, allowedMs));
  return { ...up, atMs, bound: { ...bound, wasOff: false } };
}

/** From now on by the service that is told of, or by none. Only for where no rule is in force that it could end. */
export function boundTo(seen: TimeSeen, told: ToldTime): TimeSeen {
  const bound =
    told === null ? null : { service: told.service, aheadMs: told.atMs - seen.atMs, wasOff: false };
  return { ...seen, bound };
}

/** How long the machine was up since, as far as that is certain. A start without a name is another where it is shorter. */
function ranSince(
  seen: Pick<TimeSeen, 'upMs' | 'boot'>,
  { upMs, boot }: MachineTime,
): { readonly ranMs: number; readonly isNewStart: boolean } {
  const hasNames = seen.boot !== null && boot !== null;
  const isNewStart = hasNames ? seen.boot !== boot : upMs < seen.upMs;
  return { ranMs: isNewStart ? upMs : Math.max(0, upMs - seen.upMs), isNewStart };
}
