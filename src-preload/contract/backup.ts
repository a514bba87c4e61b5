import * as v from 'valibot';
import { BACKUP_KINDS, BOUNDS } from './bounds.ts';
import { call } from './define.ts';
import * as x from './values.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.passwordChars));

/** What a file is sealed with from now on; an old one may have been with less. */
const newPassword = v.pipe(
  v.string(),
  v.minLength(BOUNDS.leastBackupPasswordChars),
  v.maxLength(BOUNDS.passwordChars),
);

const part = v.pipe(v.string(), v.maxLength(Math.ceil(BOUNDS.givenBytes / 3) * 4));

const walletIn = v.strictObject({
  name: v.string(),
  network: x.network,
  fingerprint: x.fingerprint,
  /** `here`: the same keys. `otherNetwork`: the same words on another chain. `new`: it is added, without its key. */
  known: v.picklist(['here', 'otherNetwork', 'new']),
  flows: x.count,
  /** Of those, what was not closed: it was not proved on this machine. */
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
  /** What is not brought back, by name: the first of them, and how many there are. */
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
        ]),
        name: v.string(),
        /** `claims`: it says other things than the transaction that was signed. */
        why: v.picklist(['form', 'address', 'signature', 'claims']),
      }),
      v.strictObject({
        /** Of the file. `name`: its place there, from 1. */
        what: v.literal('piece'),
        name: v.string(),
        /** `foreign`: it is of another file. `misplaced`: one that came before, or behind the end. */
        why: v.picklist(['form', 'damaged', 'missing', 'foreign', 'misplaced']),
      }),
    ]),
  ),
  setAsideInAll: x.count,
});
export type BackupView = v.InferOutput<typeof backupView>;

const status = v.strictObject({
  /** Null: none was ever made here. */
  madeAtMs: v.nullable(x.timeMs),
  /** When something last changed that only the file brings back. Null: there is nothing of that. */
  changedAtMs: v.nullable(x.timeMs),
  /** Kinds of which nearly as many are kept as a backup holds, or more. */
  near: v.array(v.strictObject({ what: v.picklist(BACKUP_KINDS), count: x.count, most: x.count })),
});
export type BackupStatus = v.InferOutput<typeof status>;

export const backup = {
  status: call(x.nothing, status),
  /** Everything that is not a key, sealed with a password, into one file. The port asks where. Throws BACKUP_REFUSED. */
  make: call(
    v.strictObject({ password: newPassword }),
    v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('saved'),
        savedAs: v.string(),
        assetData: x.count,
        ownStatesLeftOut: x.count,
        leftOut: x.count,
      }),
      x.aborted,
    ]),
    { secret: 'in' },
  ),
  /**
   * Asks the person for a file in the system's own dialog; null where they turn back. Throws FILE_KIND, FILE_UNREADABLE,
   * and NOT_HERE (`noFileDialog`) where the host has no dialog: then it is given.
   */
  choose: call(x.nothing, v.strictObject({ file: v.nullable(v.strictObject({ name: v.string() })) })),
  /** Hands over a file that was chosen in a browser, part by part from its begin on. Throws BACKUP_REFUSED (`gone`, `tooLarge`). */
  give: call(v.strictObject({ at: x.count, part }), x.nothing, {
    maxInputBytes: part.pipe[1].requirement + 200,
  }),
  /**
   * Opens what was chosen or given last and says what is in it; changes nothing. Throws BACKUP_REFUSED, BACKUP_PASSWORD,
   * BACKUP_KEYS, BACKUP_TOO_MUCH.
   */
  open: call(v.strictObject({ password }), backupView, { secret: 'in' }),
  /** Brings back what was opened. Main asks first. Never takes back what is here. Throws BACKUP_REFUSED (`gone`). */
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
        ownStatesAdded: x.count,
        ownStatesHere: x.count,
        ownStatesNotHere: x.count,
      }),
      x.aborted,
    ]),
  ),
} as const;
