import * as v from 'valibot';
import { call } from './define.ts';
import * as x from './values.ts';

/** 8 MiB as base64, with room for what stands around it. */
const MAX_FILE_CHARS = 11_200_000;
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What a file of this many characters at least is sealed with; an old file may have been with less. */
const newPassword = v.pipe(v.string(), v.minLength(10), v.maxLength(200));

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
  /** Files that senders left. */
  assetData: x.count,
  hasRules: v.boolean(),
  /** What Ochre's own service keeps of its assets. */
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
  ),
  setAsideInAll: x.count,
});
export type BackupView = v.InferOutput<typeof backupView>;

const status = v.strictObject({
  /** Null: none was ever made here. */
  madeAtMs: v.nullable(x.timeMs),
  /** When something last changed that only the file brings back. Null: there is nothing of that. */
  changedAtMs: v.nullable(x.timeMs),
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
        bytes: x.count,
        madeAtMs: x.timeMs,
        /** Files that senders left: so many are in it, and for so many more it has no room. */
        assetData: x.count,
        assetDataLeftOut: x.count,
        /** Wallets whose state of Ochre's own service is in it, and for whose it has no room. */
        ownStates: x.count,
        ownStatesLeftOut: x.count,
      }),
      x.aborted,
    ]),
    { secret: 'in' },
  ),
  /**
   * Opens a file and says what is in it; changes nothing. `file`: base64. Throws BACKUP_REFUSED, BACKUP_PASSWORD,
   * BACKUP_KEYS, BACKUP_OTHER_KEYS, BACKUP_TOO_MUCH.
   */
  open: call(
    v.strictObject({ file: v.pipe(v.string(), v.maxLength(MAX_FILE_CHARS)), password }),
    backupView,
    { secret: 'in', maxInputBytes: MAX_FILE_CHARS + 2_000 },
  ),
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
        /** States of Ochre's own service: brought back, here already and kept, and not for this system. */
        ownStatesAdded: x.count,
        ownStatesHere: x.count,
        ownStatesNotHere: x.count,
      }),
      x.aborted,
    ]),
  ),
} as const;
