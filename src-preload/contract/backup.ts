import * as v from 'valibot';
import { BACKUP_KINDS, BOUNDS } from './bounds.ts';
import { call, notice } from './define.ts';
import * as x from './values.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.passwordChars));

/** For new files; an old one may have a shorter password. */
const newPassword = v.pipe(
  v.string(),
  v.minLength(BOUNDS.leastBackupPasswordChars),
  v.maxLength(BOUNDS.passwordChars),
);

/** One part of the file, in base64. */
const part = v.pipe(v.string(), v.maxLength(Math.ceil(BOUNDS.givenBytes / 3) * 4));

const walletIn = v.strictObject({
  name: v.string(),
  network: x.network,
  fingerprint: x.fingerprint,
  /** `here`: a wallet here has the same keys. `otherNetwork`: the same words, other chain. `new`: added without key. */
  known: v.picklist(['here', 'otherNetwork', 'new']),
  flows: x.count,
  /** Signing flows that were still open when the backup was made. This computer can't prove them. */
  live: x.count,
  labels: x.count,
  transfers: x.count,
  invoices: x.count,
  assetData: x.count,
  hasRules: v.boolean(),
  hasOwnState: v.boolean(),
});

const backupView = v.strictObject({
  backupId: x.id,
  madeAtMs: x.timeMs,
  by: v.string(),
  wallets: v.array(walletIn),
  nodes: x.count,
  clouds: x.count,
  setAside: v.array(
    v.variant('what', [
      v.strictObject({
        what: v.picklist([
          'service',
          'rules',
          'transaction',
          'asset',
          'transfer',
          'invoice',
          'assetData',
          'nodeService',
          'node',
          'ownState',
          'label',
        ]),
        name: v.string(),
        why: v.picklist(['form', 'address', 'signature', 'claims']),
      }),
      v.strictObject({
        /** `name`: the piece's place in the file, from 1. */
        what: v.literal('piece'),
        name: v.string(),
        why: v.picklist(['form', 'damaged', 'missing', 'foreign', 'misplaced']),
      }),
    ]),
  ),
  setAsideInAll: x.count,
});
export type BackupView = v.InferOutput<typeof backupView>;

const status = v.strictObject({
  /** Null if no backup was ever made here. */
  madeAtMs: v.nullable(x.timeMs),
  /** When data that only the file restores last changed; null if there are none. */
  changedAtMs: v.nullable(x.timeMs),
  near: v.array(v.strictObject({ what: v.picklist(BACKUP_KINDS), count: x.count, most: x.count })),
});
export type BackupStatus = v.InferOutput<typeof status>;

/** What a drill found, kept with the wallet. */
export const drillView = v.strictObject({
  atMs: x.keptMs,
  /**
   * `copy`: the built-in service could go on from the newest copy. `noCopy`: there is none. `unreadable`: none opens.
   * `spentSince`: coins were spent after it, so rgb-lib refuses it. `service`: only a remote service has the data.
   */
  from: v.picklist(['copy', 'noCopy', 'unreadable', 'spentSince', 'service']),
  /** When the copy was written; null: none was read. */
  copyAtMs: v.nullable(x.keptMs),
  /** Units. `back`: what a copy lets the wallet spend, or what kept asset data proves if only the service can spend. */
  assets: v.pipe(
    v.array(
      v.strictObject({
        assetId: x.assetId,
        /** The asset's name as the wallet shows it, so that the line stays readable when the asset is gone. */
        name: x.textUpTo(BOUNDS.assetNameChars),
        precision: v.pipe(x.count, v.maxValue(BOUNDS.precision)),
        settled: x.summedBaseUnits,
        back: x.summedBaseUnits,
      }),
    ),
    v.maxLength(BOUNDS.drilledAssets),
  ),
  /** How many assets the list has no room for. */
  more: x.count,
});
export type DrillView = v.InferOutput<typeof drillView>;

const recoveryView = v.strictObject({
  /** Null: no copies are written. */
  folder: v.nullable(v.string()),
  /** When the newest copy in the folder was written; null: there is none, or the folder can't be read. */
  copiedAtMs: v.nullable(x.timeMs),
  /** Why the newest change isn't copied yet, as the system's code (ENOSPC); Ochre tries again. Null: it is copied. */
  failure: v.nullable(v.string()),
  drill: v.nullable(drillView),
});
export type RecoveryView = v.InferOutput<typeof recoveryView>;

export const backup = {
  status: call(x.nothing, status),
  /** Main asks where. Throws BACKUP_REFUSED. */
  make: call(
    v.strictObject({ password: newPassword }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('saved'),
        savedAs: v.string(),
        assetData: x.count,
        /** States of the built-in service that are left out: too large, or of a chain that may be ahead. */
        ownStatesLeftOut: x.count,
        ownStatesAhead: x.count,
        leftOut: x.count,
      }),
      x.aborted,
    ]),
    { secret: 'in' },
  ),
  /** `file` null: cancelled. Throws FILE_KIND, FILE_UNREADABLE, NOT_HERE (`noFileDialog`: `give` takes the file). */
  choose: call(x.nothing, v.strictObject({ file: v.nullable(v.strictObject({ name: v.string() })) })),
  /** The page hands over the file in parts, in order. Throws BACKUP_REFUSED (`gone`, `tooLarge`). */
  give: call(v.strictObject({ at: x.count, part }), x.nothing, {
    maxInputBytes: part.pipe[1].requirement + 200,
  }),
  /** Shows the backup's content. `password` null: it is a copy, which its wallet's keys open. Throws BACKUP_*. */
  open: call(v.strictObject({ password: v.nullable(password) }), backupView, { secret: 'in' }),
  /** Main asks first. Never replaces what is here. Throws BACKUP_REFUSED (`gone`). */
  restore: call(
    v.strictObject({ backupId: x.id, settings: v.boolean() }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('restored'),
        walletsAdded: x.count,
        flowsAdded: x.count,
        conflicts: x.count,
        transfersAdded: x.count,
        labelsAdded: x.count,
        assetDataAdded: x.count,
        nodesAdded: x.count,
        /** States of the built-in service that were restored, were here already and stay, or don't fit this system. */
        ownStatesAdded: x.count,
        ownStatesHere: x.count,
        ownStatesNotHere: x.count,
      }),
      x.aborted,
    ]),
  ),
} as const;

export const recovery = {
  read: call(x.walletRef, recoveryView),
  /** Main asks where. A copy is written at once, then after each change. Unchanged if cancelled. */
  chooseFolder: call(x.walletRef, recoveryView),
  /** Ends the copying. Written copies stay. */
  stopCopies: call(x.walletRef, recoveryView),
  /** Restores a copy into a temporary folder and only reads there. Throws NOT_HERE, OFFLINE_MODE, SERVICE_ERROR. */
  drill: call(x.walletRef, recoveryView),
  changed: notice(x.walletRef),
} as const;
