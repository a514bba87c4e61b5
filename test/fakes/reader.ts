import { acts } from '../../src-main/reader/acts.ts';
import type { Act, Answer, Given } from '../../src-main/reader/requests.ts';
import type { Reader } from '../../src-main/ports/index.ts';

/** The Reader port without a worker: the same acts, on the loop of whoever asks. */
export const readerHere: Reader = {
  judge: here('judge'),
  verifySigned: here('verifySigned'),
  takeBack: here('takeBack'),
  signedFor: here('signedFor'),
  ownPlace: here('ownPlace'),
  readBrought: here('readBrought'),
  readBack: here('readBack'),
  judgeBrought: here('judgeBrought'),
  signedFile: here('signedFile'),
  coinsIn: here('coinsIn'),
  readNodeList: here('readNodeList'),
  readBackup: here('readBackup'),
  validateHistory: here('validateHistory'),
  readGraph: here('readGraph'),
  warm: () => undefined,
};

function here<A extends Act>(act: A): (...given: Given<A>) => Promise<Answer<A>> {
  // Not at once: whoever forgets to wait is found out.
  const perform = acts[act] as (...given: Given<A>) => Answer<A>;
  return async (...given) => {
    await Promise.resolve();
    return perform(...given);
  };
}
