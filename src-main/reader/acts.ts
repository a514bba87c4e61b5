import { createOutputCache, findAddress, type AddressSearch } from '../keys/address.ts';
import type { JudgeAccount } from '../keys/account.ts';
import {
  ownScriptAt,
  ownScriptsOf,
  type KeyPlace,
  type LastIndex,
  type OwnKeys,
} from '../keys/allowed-paths.ts';
import { readNodeList } from '../nodes/state/node-list.ts';
import { readBackupContent } from '../records/backup-content.ts';
import { createVerifier } from '../verify/index.ts';
import type { ReaderAct } from './act-names.ts';

const addresses = createOutputCache();

/** Touches no key. Acts throw what their functions throw; the client reports excess. */
export const acts = {
  // The verifier starts empty in each run, because what lies on a disk isn't believed.
  ...createVerifier(),
  /** `hint` is looked at first and proves nothing; null if the script isn't ours. */
  ownPlace: (account: JudgeAccount, script: Uint8Array, lastIndex: LastIndex, hint?: number) =>
    (hint === undefined ? null : ownScriptAt(account, script, hint)) ??
    ownScriptsOf(account).find(script, null, lastIndex, true),
  /** `count` consecutive scripts of a keychain. */
  ownScripts: (account: OwnKeys, first: KeyPlace, count: number) => {
    const own = ownScriptsOf(account);
    return Array.from({ length: count }, (_, i) => own.at({ ...first, index: first.index + i }).script);
  },
  /** Tries every index before calling it a stranger's. */
  findAddress: (search: AddressSearch) => findAddress({ ...search, cache: addresses }),
  readNodeList,
  /** Null if it is no backup. Throws BACKUP_TOO_MUCH. */
  readBackup: readBackupContent,
} satisfies Record<ReaderAct, (...given: never[]) => unknown>;
