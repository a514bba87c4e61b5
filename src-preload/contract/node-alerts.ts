import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import type { Unchanged } from './define.ts';
import { keptNodeName } from './node-states.ts';
import * as x from './values.ts';

/** Each kind has its words (evidence-answer), and what to do about it. */
export const silence = v.strictObject({
  kind: v.picklist([
    'dns',
    'refused',
    'late',
    'reset',
    'tls',
    'wantsCertificate',
    'certificateExpired',
    'certificateNotYet',
    'certificateName',
    'certificateUntrusted',
    // A gateway before the node denies that it is there.
    'gateway',
    'offline',
    'other',
  ]),
  host: v.exactOptional(x.keptAddress),
  atMs: v.exactOptional(x.keptMs),
  status: v.exactOptional(x.count),
});
export type Silence = Unchanged<v.InferOutput<typeof silence>>;

export const alertView = v.strictObject({
  id: x.id,
  kind: v.picklist([
    'locked',
    'lockedLong',
    'unreachable',
    'unreadable',
    'overdue',
    'outdated',
    'upgradeFailed',
    'willLock',
    'unlockedByItself',
  ]),
  atMs: x.keptMs,
  count: x.count,
  names: v.pipe(v.array(keptNodeName), v.maxLength(BOUNDS.named)),
  nodeIds: v.pipe(v.array(x.id), v.maxLength(BOUNDS.alertNodes)),
  /** All were locked by an update that nobody asked for here, or probably were. Absent: not known of all. */
  lockedBy: v.exactOptional(v.picklist(['update', 'probablyUpdate'])),
  silence: v.exactOptional(silence),
  seen: v.boolean(),
});
export type AlertView = v.InferOutput<typeof alertView>;
export type AlertKind = AlertView['kind'];

export const alertSettings = v.strictObject({
  lockedMinutes: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.dayMinutes)),
  kinds: v.pipe(v.array(alertView.entries.kind), v.maxLength(BOUNDS.named)),
  /** Minutes after midnight, local time. From later than to spans midnight. */
  quiet: v.nullable(
    v.strictObject({
      from: v.pipe(x.count, v.maxValue(BOUNDS.lastDayMinute)),
      to: v.pipe(x.count, v.maxValue(BOUNDS.lastDayMinute)),
    }),
  ),
});
export type AlertSettings = v.InferOutput<typeof alertSettings>;
