import { acts } from '../../src-main/judging/acts.ts';
import type { Act, Answer, Given } from '../../src-main/judging/requests.ts';
import type { Judging } from '../../src-main/ports/index.ts';

/** The Judging port without a worker: the same acts, on the loop of whoever asks. */
export const judgingHere: Judging = {
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
