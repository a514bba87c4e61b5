/** What the rules go by instead of the machine's clock, which whoever sits here can set. Kept beside the rules. */
export interface TimeSeen {
  /** Unix ms; never goes back. */
  readonly atMs: number;
  /** How long the machine had been up then, ms. */
  readonly upMs: number;
  /** Names that start of the machine, where it has a name; null: its length alone tells. */
  readonly boot: string | null;
  /** A service's clock was heard under these rules: from then on none can be done without. */
  readonly served: boolean;
}

/** What main tells of the time. It is believed only together with the machine's own clock. */
export interface ToldTime {
  /** As far as main knows, where that is earlier than this machine's clock says, Unix ms; null: it is not. */
  readonly atMs: number | null;
  /** `service`: a service elsewhere was heard since the start. `silent`: not yet. `none`: there is none to hear. */
  readonly by: 'service' | 'silent' | 'none';
}

/** What main tells where it knows of no rules, or tells nothing. */
export const TOLD_NOTHING: ToldTime = { atMs: null, by: 'silent' };

/** The machine's clock, and how long it has been up: that goes on whatever the clock is set to, in sleep too. */
export interface MachineTime {
  readonly nowMs: number;
  readonly upMs: number;
  readonly boot: string | null;
}

/**
 * The time that is believed: what was seen last and what the machine has been up since, which nobody sets. More only
 * where a service elsewhere says it together with the machine's clock; or, where no service was ever heard, at the
 * first look after the machine was started, since nothing here measures how long it was off. Pure.
 */
export function believed(seen: TimeSeen | null, machine: MachineTime, told: ToldTime): TimeSeen {
  const { nowMs, upMs, boot } = machine;
  const served = told.by === 'service' || seen?.served === true;
  const claimedMs = Math.min(nowMs, told.atMs ?? nowMs);
  if (seen === null) return { atMs: claimedMs, upMs, boot, served };
  const isSameStart = isSame(seen, machine);
  const provedMs = seen.atMs + (isSameStart ? upMs - seen.upMs : upMs);
  const mayLeap = told.by === 'service' || (told.by === 'none' && !seen.served && !isSameStart);
  return { atMs: mayLeap ? Math.max(provedMs, claimedMs) : provedMs, upMs, boot, served };
}

/** Whether the machine has been up since. Where no start has a name, one that is up for longer counts as the same. */
export function isSame(seen: Pick<TimeSeen, 'upMs' | 'boot'>, { upMs, boot }: MachineTime): boolean {
  return seen.boot === boot && upMs >= seen.upMs;
}
