import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import type { Unchanged } from './define.ts';
import { keptNodeName } from './node-states.ts';
import * as x from './values.ts';

/** Why a node does not answer: each kind has words of its own (evidence-answer), and what to do about it. */
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
    // What stands before it answers that it is not there.
    'gateway',
    'offline',
    'other',
  ]),
  /** Who was asked, and whose certificate it is; absent: somebody else spoke. */
  host: v.exactOptional(x.keptAddress),
  /** Of a certificate: until when it was valid, or from when on it is; absent: not told. */
  atMs: v.exactOptional(x.keptMs),
  /** Of a gateway: what it answered. */
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
  /** The first few by name. */
  names: v.pipe(v.array(keptNodeName), v.maxLength(BOUNDS.named)),
  nodeIds: v.pipe(v.array(x.id), v.maxLength(BOUNDS.alertNodes)),
  /** Of locks: by an update that nobody asked for here, each of them; or probably. Absent: not known of all. */
  lockedBy: v.exactOptional(v.picklist(['update', 'probablyUpdate'])),
  /** Of silence: why; of several, what holds of all of them. Absent: not known of all. */
  silence: v.exactOptional(silence),
  seen: v.boolean(),
});
export type AlertView = v.InferOutput<typeof alertView>;
export type AlertKind = AlertView['kind'];

export const alertSettings = v.strictObject({
  lockedMinutes: v.pipe(x.count, v.minValue(1), v.maxValue(BOUNDS.dayMinutes)),
  kinds: v.pipe(v.array(alertView.entries.kind), v.maxLength(BOUNDS.named)),
  /** Minutes after midnight, local time; null: no quiet hours. From later than to spans midnight. */
  quiet: v.nullable(
    v.strictObject({
      from: v.pipe(x.count, v.maxValue(BOUNDS.lastDayMinute)),
      to: v.pipe(x.count, v.maxValue(BOUNDS.lastDayMinute)),
    }),
  ),
});
export type AlertSettings = v.InferOutput<typeof alertSettings>;
