import { readNodeList } from '../nodes/state/node-list.ts';
import { coinsIn, readBack, readContent } from '../verify/imported/content.ts';
import { signedFile } from '../verify/imported/forms.ts';
import { judgeImported } from '../verify/imported/judge-imported.ts';
import { signedFor, takeBack } from '../verify/imported/take-back-signed.ts';
import { judge } from '../verify/verdict/judge.ts';
import { createOutputCache, findAddress, type AddressSearch } from '../verify/keys/address.ts';
import { ownScriptAt, ownScriptsOf } from '../verify/keys/own-paths.ts';
import { createKnownBundles } from '../verify/history/known-bundles.ts';
import { paidPart } from '../verify/history/paid-part.ts';
import { readGraph } from '../verify/history/read-graph.ts';
import { validateHistory } from '../verify/history/validate.ts';
import { verifySigned } from '../verify/sign/verify.ts';
import { readBackupContent } from '../records/backup-content.ts';
import type { LastIndex } from '../verify/keys/own-paths.ts';
import type { ChainFacts } from '../verify/history/chain-facts.ts';
import type { GraphAsk } from '../verify/history/graph.ts';
import type { HistoryAsk } from '../verify/history/history.ts';
import type { KeptFile } from '../verify/history/operations.ts';
import type { JudgeAccount } from '../verify/types.ts';
import type { Act } from './act-names.ts';

/** Of this run: what lies on a disk is not believed. */
const known = createKnownBundles();
const addresses = createOutputCache();

/**
 * What is asked of the reader beside what services sent. PSBTs are base64. Touches no key. Each throws what its function
 * throws; what is too much is told by the client of the reader.
 */
export const acts = {
  judge,
  verifySigned,
  takeBack,
  signedFor,
  /**
   * Where a script (its bytes) lies among a wallet's own, searched up to `lastIndex`; null: it is none of ours. `hint`: an
   * index that somebody named, looked at first. It proves nothing: what lies there must be the script.
   */
  ownPlace: (account: JudgeAccount, script: Uint8Array, lastIndex: LastIndex, hint?: number) =>
    (hint === undefined ? null : ownScriptAt(account, script, hint)) ??
    ownScriptsOf(account).find(script, null, lastIndex, true),
  /** Where an address that a service names lies in a wallet's own keys: to call it a stranger's, every index is tried. */
  findAddress: (search: AddressSearch) => findAddress({ ...search, cache: addresses }),
  /** What was brought, parts of a Uniform Resource put together. */
  readBrought: readContent,
  /** The same of what came back signed, PSBT or transaction. */
  readBack,
  judgeBrought: judgeImported,
  signedFile,
  /** The coins that a kept text would spend, in the order of its inputs. */
  coinsIn,
  readNodeList,
  /** The content of a backup; null where it is none. Throws BACKUP_TOO_MUCH. */
  readBackup: readBackupContent,
  readGraph: (files: readonly KeptFile[], of: Parameters<typeof readGraph>[1], ask: GraphAsk) =>
    readGraph(files, of, ask, known),
  /** Of the open state what paid-part.ts leaves. */
  validateHistory: (bytes: Uint8Array, ask: HistoryAsk, chain: ChainFacts) =>
    paidPart(validateHistory(bytes, ask, chain, known)),
} satisfies Record<Act, (...given: never[]) => unknown>;
