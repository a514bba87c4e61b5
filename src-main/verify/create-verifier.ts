import { createKnownBundles, type ChainFacts } from './history/bundles.ts';
import { type GraphQuery, readGraph } from './history/graph.ts';
import { type HistoryQuery, paidPart, validateHistory } from './history/validate.ts';
import type { KeptFile } from './history/operations.ts';
import { coinsIn, readBack, readContent } from './imported/read-imported.ts';
import { judgeImported } from './imported/judge-imported.ts';
import { combineImported, signedFile } from './imported/forms.ts';
import { signedFor, applySignatures } from './imported/apply-signatures.ts';
import { verifySigned } from './sign/sign.ts';
import { judge } from './verdict/judge.ts';

/** A worker asks it about others' PSBTs (base64) and histories. It remembers only validated bundles. Touches no key. */
export function createVerifier() {
  const known = createKnownBundles();
  return {
    judge,
    verifySigned,
    takeBack: applySignatures,
    signedFor,
    readBrought: readContent,
    readBack,
    judgeBrought: judgeImported,
    combine: combineImported,
    signedFile,
    coinsIn,
    readGraph: (files: readonly KeptFile[], of: Parameters<typeof readGraph>[1], ask: GraphQuery) =>
      readGraph(files, of, ask, known),
    /** validate.ts says what is left of the open state. */
    validateHistory: (bytes: Uint8Array, ask: HistoryQuery, chain: ChainFacts) =>
      paidPart(validateHistory(bytes, ask, chain, known)),
  };
}
