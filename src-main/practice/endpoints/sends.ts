import { stringify } from 'lossless-json';
import * as v from 'valibot';
import { libraryError, ok, plainError } from '../../serving/answers.ts';
import { readShape, text } from '../../serving/shape.ts';
import { toHex } from '../bytes.ts';
import { acceptTransaction, checkTransaction } from '../chain/mempool.ts';
import { isFinalised, MAX_PSBT_CHARS, parseSigned } from '../chain/psbt.ts';
import { leftFor } from '../ledger/left.ts';
import { chooseCoins, readSend, sendFields } from '../ledger/send-request.ts';
import { buildSend, checkStillFree, findBegun, finishSend, recordBegun } from '../ledger/send.ts';
import { STATUS } from '../ledger/terms.ts';
import { forWallet, handOut, type Endpoint } from './request.ts';

const begun = v.object(sendFields);
const ended = v.object({ ...sendFields, signed_psbt: text(MAX_PSBT_CHARS) });

/** Nothing is reserved and nothing moves until the PSBT comes back. */
export const sendBegin = forWallet('/wallet/sendbegin', (call, wallet) => {
  const { world, body } = call;
  const fields = readShape(begun, body);
  const asked = readSend(world, fields);
  const built = buildSend(world, wallet, asked, chooseCoins(world, wallet, asked));
  const handedOut = handOut(call, '/wallet/sendbegin', built);
  recordBegun(world, wallet, { ...handedOut, asked: stringify(fields) ?? '' });
  return ok(handedOut.psbt);
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
  checkStillFree(world, wallet, found.plan);
  if (!isFinalised(transaction)) throw libraryError('InvalidPsbt', 'Invalid PSBT: it is not finalised');
  const raw = transaction.toBytes(true, true);
  if (fields.donation) acceptTransaction(world, raw);
  else checkTransaction(world, raw);
  const batchId = finishSend(world, wallet, found, {
    status: fields.donation ? STATUS.waitingConfirmations : STATUS.waitingCounterparty,
    raw: toHex(raw),
    minConfirmations: fields.min_confirmations,
  });
  return ok({ txid: transaction.id, batch_transfer_idx: batchId });
});

const request = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.nullish(v.union([v.bigint(), v.string()]), null),
  method: v.string(),
  params: v.optional(v.unknown()),
});
const asked = v.object({ recipient_id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) });

/** An RGB proxy, as far as a receiver asks one: what senders leave gets there through the ledger. */
export const jsonRpc: Endpoint = {
  path: '/json-rpc',
  run: ({ world, body }) => {
    const read = v.safeParse(request, body);
    const id = read.success ? read.output.id : null;
    const refused = (code: number, message: string) => ok({ jsonrpc: '2.0', id, error: { code, message } });
    if (!read.success) return refused(-32600, 'Invalid Request');
    if (read.output.method !== 'consignment.get') return refused(-32601, 'Method not found');
    const params = v.safeParse(asked, read.output.params);
    if (!params.success) return refused(-32602, 'Invalid params');
    const left = leftFor(world, params.output.recipient_id);
    if (left === null) return refused(-400, 'Consignment file not found');
    const { file, txid, vout } = left;
    const consignment = Buffer.from(file).toString('base64');
    return ok({ jsonrpc: '2.0', id, result: { consignment, txid, ...(vout === null ? {} : { vout }) } });
  },
};
