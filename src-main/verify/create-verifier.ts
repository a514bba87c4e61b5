import { createKnownBundles } from './history/known-bundles.ts';
import type { ChainFacts } from './history/chain-facts.ts';
import type { GraphAsk } from './history/graph.ts';
import type { HistoryAsk } from './history/history.ts';
import type { KeptFile } from './history/operations.ts';
import { paidPart } from './history/paid-part.ts';
import { readGraph } from './history/read-graph.ts';
import { validateHistory } from './history/validate.ts';
import { coinsIn, readBack, readContent } from './imported/content.ts';
import { signedFile } from './imported/forms.ts';
import { judgeImported } from './imported/judge-imported.ts';
import { signedFor, takeBack } from './imported/take-back-signed.ts';
import { verifySigned } from './sign/verify.ts';
import { judge } from './verdict/judge.ts';

/**
 * Whatever reads a PSBT or a history that others made, for a worker to hold and to ask. PSBTs are base64. Touches no
 * key. Each throws what its function throws. It remembers the bundles that it validated, and nothing else.
 */
export function createVerifier() {
  const known = createKnownBundles();
  return {
    judge,
    verifySigned,
    takeBack,
    signedFor,
    /** What was brought, parts of a Uniform Resource put together. */
    readBrought: readContent,
    /** The same of what came back signed, PSBT or transaction. */
    readBack,
    judgeBrought: judgeImported,
    signedFile,
    /** The coins that a kept text would spend, in the order of its inputs. */
    coinsIn,
    readGraph: (files: readonly KeptFile[], of: Parameters<typeof readGraph>[1], ask: GraphAsk) =>
      readGraph(files, of, ask, known),
    /** Of the open state what paid-part.ts leaves. */
    validateHistory: (bytes: Uint8Array, ask: HistoryAsk, chain: ChainFacts) =>
      paidPart(validateHistory(bytes, ask, chain, known)),
  };
}
