import { createKnownBundles } from './history/bundles.ts';
import type { ChainFacts } from './history/chain-facts.ts';
import type { GraphQuery } from './history/graph.ts';
import type { HistoryQuery } from './history/history.ts';
import type { KeptFile } from './history/operations.ts';
import { paidPart, validateHistory } from './history/validate.ts';
import { readGraph } from './history/read-graph.ts';
import { coinsIn, readBack, readContent } from './imported/read-imported.ts';
import { combineImported } from './imported/combine-imported.ts';
import { signedFile } from './imported/forms.ts';
import { judgeImported } from './imported/judge-imported.ts';
import { signedFor, applySignatures } from './imported/apply-signatures.ts';
import { verifySigned } from './sign/verify.ts';
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
