import { readNodeList } from '../nodes/state/node-list.ts';
import { coinsIn, readBack, readContent } from '../domain/offline/content.ts';
import { signedFile } from '../domain/offline/forms.ts';
import { judgeImported } from '../domain/offline/judge-imported.ts';
import { signedFor, takeBack } from '../domain/offline/take-back-signed.ts';
import { judge } from '../domain/judge/judge.ts';
import { ownScriptAt, ownScriptsOf } from '../domain/keys/own-paths.ts';
import { createKnownBundles } from '../domain/rgb/history/known-bundles.ts';
import { paidPart } from '../domain/rgb/history/paid-part.ts';
import { readGraph } from '../domain/rgb/history/read-graph.ts';
import { validateHistory } from '../domain/rgb/history/validate.ts';
import { verifySigned } from '../domain/signing/verify.ts';
import { parseContent } from '../storage/archive/content.ts';
import type { Acts } from './requests.ts';

/** Of this run: what lies on a disk is not believed. */
const known = createKnownBundles();

/** What is done for each request, by the domain. */
export const acts: Acts = {
  judge,
  verifySigned,
  takeBack,
  signedFor,
  ownPlace: (account, script, lastIndex, hint) =>
    (hint === undefined ? null : ownScriptAt(account, script, hint)) ??
    ownScriptsOf(account).find(script, null, lastIndex),
  readBrought: readContent,
  readBack,
  judgeBrought: judgeImported,
  signedFile,
  coinsIn,
  readNodeList,
  readBackup: parseContent,
  readGraph: (files, of, ask) => readGraph(files, of, ask, known),
  validateHistory: (bytes, ask, chain) => paidPart(validateHistory(bytes, ask, chain, known)),
};
