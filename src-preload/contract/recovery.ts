import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';

/** What a drill found, kept with the wallet. */
export const drillView = v.strictObject({
  atMs: x.keptMs,
  /**
   * `copy`: the built-in service could go on from the newest copy. `noCopy`: there is none. `unreadable`: nobody can open
   * it. `spentSince`: coins were spent after it, so rgb-lib refuses it. `service`: a remote service has the only data.
   */
  from: v.picklist(['copy', 'noCopy', 'unreadable', 'spentSince', 'service']),
  /** When the copy was written; null: none was read. */
  copyAtMs: v.nullable(x.keptMs),
  /** Units. `back`: what a copy gives back to spend, or what kept asset data proves where only the service can move it. */
  assets: v.pipe(
    v.array(
      v.strictObject({
        assetId: x.assetId,
        /** As the wallet reads, so that the line stays readable when the asset is gone. */
        name: x.textUpTo(BOUNDS.assetNameChars),
        precision: v.pipe(x.count, v.maxValue(BOUNDS.precision)),
        settled: x.summedBaseUnits,
        back: x.summedBaseUnits,
      }),
    ),
    v.maxLength(BOUNDS.drilledAssets),
  ),
  /** Assets that the list has no room for. */
  more: x.count,
});
export type DrillView = v.InferOutput<typeof drillView>;

const recoveryView = v.strictObject({
  /** Null: no copies are written. */
  folder: v.nullable(v.string()),
  /** When the newest copy in the folder was written; null: there is none, or the folder can't be read. */
  copiedAtMs: v.nullable(x.timeMs),
  /** Why the newest change isn't copied yet, as the system's code (ENOSPC). Ochre tries again. Null: it is. */
  failure: v.nullable(v.string()),
  drill: v.nullable(drillView),
});
export type RecoveryView = v.InferOutput<typeof recoveryView>;

export const recovery = {
  read: call(x.walletRef, recoveryView),
  /** Main asks where. A copy is written at once, then after each change. Unchanged if cancelled. */
  chooseFolder: call(x.walletRef, recoveryView),
  /** What was written stays. */
  stopCopies: call(x.walletRef, recoveryView),
  /** Restores into a temporary folder and only reads there. Throws NOT_HERE, OFFLINE_MODE, SERVICE_ERROR. */
  drill: call(x.walletRef, recoveryView),
  changed: notice(x.walletRef),
} as const;
