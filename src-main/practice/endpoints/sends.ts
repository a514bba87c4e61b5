import { stringify } from 'lossless-json';
import * as v from 'valibot';
import { libraryError, ok, plainError } from '../../serving/answers.ts';
import { toHex } from '../chain/bytes.ts';
import { forWallet } from '../http/endpoint.ts';
import { tampered } from '../http/faults.ts';
import { checkStillFree, finishSend } from '../ledger/finish-send.ts';
import { STATUS } from '../ledger/numbers.ts';
import { chooseCoins } from '../ledger/send-coins.ts';
import { findBegun, recordBegun } from '../ledger/send-plan.ts';
import { buildSend } from '../ledger/send-psbt.ts';
import { readSend, sendFields } from '../ledger/send-request.ts';
import { acceptTransaction, checkTransaction, Rejected } from '../chain/mempool.ts';
import { readShape, text } from '../../serving/shape.ts';
import { failedBroadcast, isFinalised, MAX_PSBT_CHARS, parseSigned } from '../chain/signed-psbt.ts';

const begun = v.object(sendFields);
const ended = v.object({ ...sendFields, signed_psbt: text(MAX_PSBT_CHARS) });

/** Nothing is reserved and nothing moves until the PSBT comes back. */
export const sendBegin = forWallet('/wallet/sendbegin', ({ world, body, faults }, wallet) => {
  const fields = readShape(begun, body);
  const asked = readSend(world, fields);
  const built = buildSend(world, wallet, asked, chooseCoins(world, wallet, asked));
  const { psbt, txid } = tampered(faults, 'sendbegin', built);
  recordBegun(world, wallet, { ...built, txid, asked: stringify(fields) ?? '' });
  return ok(psbt);
});

/**
 * Takes the PSBT back, signed and finalised. Unlike rgb-lib it looks at the signatures here already, so that a wrong
 * one is told where it was made. A donation is broadcast at once; anything else once the recipients took it.
 */
export const sendEnd = forWallet('/wallet/sendend', ({ world, body }, wallet) => {
  const { signed_psbt: signedPsbt, ...fields } = readShape(ended, body);
  const transaction = parseSigned(signedPsbt);
  const found = findBegun(world, wallet, transaction.id);
  if (found === null) throw libraryError('UnknownTransfer', `Unknown transfer with TXID ${transaction.id}`);
  if (stringify(fields) !== found.asked) {
    throw plainError(400, 'These are not the fields that the PSBT was made for');
  }
  checkStillFree(world, wallet, found);
  if (!isFinalised(transaction)) throw libraryError('InvalidPsbt', 'Invalid PSBT: it is not finalised');
  const raw = transaction.toBytes(true, true);
  try {
    if (fields.donation) acceptTransaction(world, raw);
    else checkTransaction(world, raw);
  } catch (error) {
    if (error instanceof Rejected) throw failedBroadcast(error.message);
    throw error;
  }
  const batchId = finishSend(world, wallet, found, {
    status: fields.donation ? STATUS.waitingConfirmations : STATUS.waitingCounterparty,
    raw: toHex(raw),
    minConfirmations: fields.min_confirmations,
  });
  return ok({ txid: transaction.id, batch_transfer_idx: batchId });
});
