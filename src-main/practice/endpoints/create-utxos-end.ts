import { ok } from '../answers.ts';
import { broadcastHandedOut } from '../broadcast-handed-out.ts';
import { forWallet } from '../endpoint.ts';
import { readFields } from '../fields.ts';
import { MAX_PSBT_CHARS } from '../signed-psbt.ts';

/** Takes the PSBT back, signed and finalised, and puts its transaction into the mempool. Answers how many slots. */
export const createUtxosEnd = forWallet('/wallet/createutxosend', ({ world, body }, wallet) => {
  const signedPsbt = readFields(body, (fields) => fields.text('signedPsbt', MAX_PSBT_CHARS));
  return ok(broadcastHandedOut(world, wallet, signedPsbt, 'slots').handedOut.slots);
});
