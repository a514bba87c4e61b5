import { createOutputCache, findAddress, type AddressSearch } from '../keys/address.ts';
import type { JudgeAccount } from '../keys/account.ts';
import { ownScriptAt, ownScriptsOf, type LastIndex } from '../keys/own-paths.ts';
import { readNodeList } from '../nodes/state/node-list.ts';
import { readBackupContent } from '../records/backup-content.ts';
import { createVerifier } from '../verify/index.ts';
import type { Act } from './act-names.ts';

const addresses = createOutputCache();

/**
 * What is asked of the reader beside what services sent. Touches no key. Each throws what its function throws; what is too
 * much is told by the client of the reader.
 */
export const acts = {
  // Of this run: what lies on a disk is not believed.
  ...createVerifier(),
  /**
   * Where a script (its bytes) lies among a wallet's own, searched up to `lastIndex`; null: it is none of ours. `hint`: an
   * index that somebody named, looked at first. It proves nothing: what lies there must be the script.
   */
  ownPlace: (account: JudgeAccount, script: Uint8Array, lastIndex: LastIndex, hint?: number) =>
    (hint === undefined ? null : ownScriptAt(account, script, hint)) ??
    ownScriptsOf(account).find(script, null, lastIndex, true),
  /** Where an address that a service names lies in a wallet's own keys: to call it a stranger's, every index is tried. */
  findAddress: (search: AddressSearch) => findAddress({ ...search, cache: addresses }),
  readNodeList,
  /** The content of a backup; null where it is none. Throws BACKUP_TOO_MUCH. */
  readBackup: readBackupContent,
} satisfies Record<Act, (...given: never[]) => unknown>;
