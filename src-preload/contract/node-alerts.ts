import * as v from 'valibot';
import * as x from './values.ts';

/** Why a node does not answer. */
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
    'gateway',
    'offline',
    'other',
  ]),
  /** Who was asked, and whose certificate it is; absent: somebody else spoke. */
  host: v.exactOptional(v.string()),
  /** Of a certificate: until when it was valid, or from when on it is; absent: not told. */
  atMs: v.exactOptional(x.timeMs),
  /** Of a gateway: what it answered. */
  status: v.exactOptional(x.count),
});

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
  atMs: x.timeMs,
  count: x.count,
  /** The first few by name. */
  names: v.array(v.string()),
  nodeIds: v.array(x.id),
  /** Of locks: by an update that nobody asked for here, each of them; or probably. Absent: not known of all. */
  lockedBy: v.exactOptional(v.picklist(['update', 'probablyUpdate'])),
  /** Of silence: why; of several, what holds of all of them. Absent: not known of all. */
  silence: v.exactOptional(silence),
  seen: v.boolean(),
});
export type AlertView = v.InferOutput<typeof alertView>;

export const alertSettings = v.strictObject({
  lockedMinutes: v.pipe(x.count, v.minValue(1), v.maxValue(1_440)),
  kinds: v.array(alertView.entries.kind),
  /** Minutes after midnight, local time; null: no quiet hours. From later than to spans midnight. */
  quiet: v.nullable(
    v.strictObject({ from: v.pipe(x.count, v.maxValue(1_439)), to: v.pipe(x.count, v.maxValue(1_439)) }),
  ),
});
export type AlertSettings = v.InferOutput<typeof alertSettings>;
