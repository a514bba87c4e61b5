import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import type { Unchanged } from './define.ts';
import { keptNodeName } from './node-states.ts';
import * as x from './values.ts';

/** Why a node was silent. The message evidence-answer has words and a remedy for each kind. */
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
    // A gateway in front of the node says that the node isn't there.
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
  /** An update that nobody here asked for locked all of them, certainly or probably. Absent: not known of all. */
  lockedBy: v.exactOptional(v.picklist(['update', 'probablyUpdate'])),
  silence: v.exactOptional(silence),
  seen: v.boolean(),
});
export type AlertView = v.InferOutput<typeof alertView>;
export type AlertKind = AlertView['kind'];

export const alertSettings = v.strictObject({
  lockedMinutes: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.dayMinutes)),
  kinds: v.pipe(v.array(alertView.entries.kind), v.maxLength(BOUNDS.named)),
  /** Minutes after local midnight. A `from` later than `to` spans midnight. */
  quiet: v.nullable(
    v.strictObject({
      from: v.pipe(x.count, v.maxValue(BOUNDS.lastDayMinute)),
      to: v.pipe(x.count, v.maxValue(BOUNDS.lastDayMinute)),
    }),
  ),
});
export type AlertSettings = v.InferOutput<typeof alertSettings>;
