import { Address, OutScript } from '@scure/btc-signer';
import { stringify } from 'lossless-json';
import * as v from 'valibot';
import { libraryError, ok, plainError } from '../../serving/answers.ts';
import { readShape, text } from '../../serving/shape.ts';
import { hexFromBytes } from '../bytes.ts';
import { DUST_SATS, dustSatsOf, MAX_SATS, REGTEST } from '../chain/chain.ts';
import { acceptTransaction, checkTransaction, Rejected } from '../chain/mempool.ts';
import * as parts from '../chain/psbt.ts';
import { sql, type World } from '../chain/store.ts';
import { revealNext, unspentsOf, type ServedWallet, type Unspent } from '../chain/wallets.ts';
import { leftFor } from '../ledger/left.ts';
import { chooseCoins, readSend, sendFields } from '../ledger/send-request.ts';
import { buildSend, checkStillFree, findBegun, finishSend, recordBegun } from '../ledger/send.ts';
import { freeSlots, slotsOf } from '../ledger/slots.ts';
import { STATUS } from '../ledger/terms.ts';
import {
  flagField,
  walletEndpoint,
  handOut,
  readFields,
  textField,
  wholeField,
  type PracticeEndpoint,
} from './request.ts';

/** One byte and four bytes in the library (service-facts.md 2.2). */
const MAX_NUM = 255;
const MAX_SIZE_SATS = 0xffffffff;
/** bech32's maximum (BIP173). */
const MAX_ADDRESS_CHARS = 90;

const rate = wholeField(0, parts.MAX_RATE_SATS_PER_VB);
const slotsAsked = v.object({
  upTo: flagField,
  num: wholeField(1, MAX_NUM),
  size: wholeField(0, MAX_SIZE_SATS),
  feeRate: rate,
});
const slotsSigned = v.object({ signedPsbt: textField(parts.MAX_PSBT_CHARS) });
const paymentAsked = v.object({
  address: textField(MAX_ADDRESS_CHARS),
  amount: wholeField(0, Number(MAX_SATS)),
  fee_rate: rate,
});
const paymentSigned = v.object({ signed_psbt: textField(parts.MAX_PSBT_CHARS) });

export const createUtxosBegin = walletEndpoint('/wallet/createutxosbegin', (call, wallet) => {
  const { world, body } = call;
  const { upTo, num, size: sizeSats, feeRate: rateSatsPerVb } = readFields(slotsAsked, body);
  parts.refuseLowRate(rateSatsPerVb);
  if (sizeSats === 0) throw libraryError('InvalidAmountZero', 'Invalid amount: zero');
  if (BigInt(sizeSats) < DUST_SATS) {
    throw libraryError('OutputBelowDustLimit', 'Output is below the dust limit');
  }
  const free = upTo ? freeSlots(slotsOf(world, wallet)).length : 0;
  if (free >= num) throw libraryError('AllocationsAlreadyAvailable', 'Allocations already available');

  const asked = { num: num - free, sizeSats: BigInt(sizeSats), rateSatsPerVb };
  const { psbt, txid } = handOut(call, '/wallet/createutxosbegin', buildSlotsPsbt(world, wallet, asked));
  recordHandedOut(world, wallet, txid, asked.num);
  return ok(psbt);
});

export const createUtxosEnd = walletEndpoint('/wallet/createutxosend', ({ world, body }, wallet) => {
  const { signedPsbt } = readFields(slotsSigned, body);
  return ok(broadcastHandedOut(world, wallet, signedPsbt, 'slots').slots);
});

interface SlotsAsked {
  readonly num: number;
  readonly sizeSats: bigint;
  readonly rateSatsPerVb: number;
}

/**
 * rgb-lib's shape (service-facts.md 3.3): all vanilla outputs in, `num` colored of `sizeSats` out, the rest to change
 * unless dust. Refuses with InsufficientBitcoins; unlike rgb-lib never makes fewer. As in rgb-lib its addresses are used
 * up even unsigned.
 */
function buildSlotsPsbt(world: World, wallet: ServedWallet, asked: SlotsAsked) {
  const inputs = unspentsOf(world, wallet).filter(
    (unspent) => unspent.branch === 'vanilla' && unspent.mature,
  );
  const inSats = inputs.reduce((sum, input) => sum + input.sats, 0n);
  const slotSats = asked.sizeSats * BigInt(asked.num);
  const feeWithout = parts.feeSats(inputs.length, slotBytes(asked.num), asked.rateSatsPerVb);
  if (inputs.length === 0 || inSats < slotSats + feeWithout)
    throw parts.insufficientBitcoins(slotSats + feeWithout, inSats);
  const firstIndex = revealNext(world, wallet, 'colored', asked.num);
  const outputs = Array.from({ length: asked.num }, (_, i) =>
    parts.ownOutput(wallet, 'colored', firstIndex + i, asked.sizeSats),
  );
  const changeSats =
    inSats - slotSats - parts.feeSats(inputs.length, slotBytes(asked.num + 1), asked.rateSatsPerVb);
  if (changeSats >= DUST_SATS) {
    outputs.push(parts.ownOutput(wallet, 'vanilla', revealNext(world, wallet, 'vanilla'), changeSats));
  }
  return parts.asBuilt(parts.assemble(world, wallet, shuffled(world, inputs), shuffled(world, outputs)));
}

function slotBytes(count: number): number[] {
  return Array<number>(count).fill(parts.TAPROOT_OUTPUT_BYTES);
}

/** Fisher and Yates; the bias of two random bytes doesn't matter here. */
function shuffled<T>(world: World, items: readonly T[]): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) {
    const [high = 0, low = 0] = world.random(2);
    result.push(...left.splice((high * 256 + low) % left.length, 1));
  }
  return result;
}

/** Beyond the document: RGB-Node's call and fields (src/routes.py, rgb_model.py). */
export const sendBtcBegin = walletEndpoint('/wallet/sendbtcbegin', (call, wallet) => {
  const { world, body } = call;
  const { address, amount, fee_rate: rateSatsPerVb } = readFields(paymentAsked, body);
  parts.refuseLowRate(rateSatsPerVb);
  const asked = { script: scriptOf(address), amountSats: BigInt(amount), rateSatsPerVb };
  if (asked.amountSats < dustSatsOf(asked.script)) {
    throw libraryError('OutputBelowDustLimit', 'Output is below the dust limit');
  }
  const { psbt, txid } = handOut(call, '/wallet/sendbtcbegin', buildPaymentPsbt(world, wallet, asked));
  recordHandedOut(world, wallet, txid, 0);
  return ok(psbt);
});

export const sendBtcEnd = walletEndpoint('/wallet/sendbtcend', ({ world, body }, wallet) => {
  const { signed_psbt: signedPsbt } = readFields(paymentSigned, body);
  return ok(broadcastHandedOut(world, wallet, signedPsbt, 'payment').txid);
});

function scriptOf(address: string): Uint8Array {
  try {
    return OutScript.encode(Address(REGTEST).decode(address));
  } catch {
    throw libraryError('InvalidAddress', 'Address error: it is none of this network');
  }
}

interface PaymentAsked {
  readonly script: Uint8Array;
  readonly amountSats: bigint;
  readonly rateSatsPerVb: number;
}

/** As rgb-lib's send_btc_begin, but largest first: BDK looks for a choice without change before. Change unless dust. */
function buildPaymentPsbt(world: World, wallet: ServedWallet, asked: PaymentAsked) {
  const coins = unspentsOf(world, wallet)
    .filter(({ branch, mature }) => branch === 'vanilla' && mature)
    .sort((a, b) => Number(b.sats - a.sats));
  const payment: parts.PsbtOutput = { script: asked.script, amount: asked.amountSats };
  const paymentBytes = parts.AMOUNT_AND_LENGTH_BYTES + asked.script.length;
  const feeOf = (inputs: number, more: readonly number[] = []) =>
    parts.feeSats(inputs, [paymentBytes, ...more], asked.rateSatsPerVb);

  const inputs: Unspent[] = [];
  let inSats = 0n;
  for (const coin of coins) {
    inputs.push(coin);
    inSats += coin.sats;
    if (inSats < asked.amountSats + feeOf(inputs.length)) continue;
    const changeSats = inSats - asked.amountSats - feeOf(inputs.length, [parts.TAPROOT_OUTPUT_BYTES]);
    const change: parts.PsbtOutput[] =
      changeSats < DUST_SATS
        ? []
        : [parts.ownOutput(wallet, 'vanilla', revealNext(world, wallet, 'vanilla'), changeSats)];
    const isFirst = (world.random(1)[0] ?? 0) % 2 === 0;
    const outputs = isFirst ? [payment, ...change] : [...change, payment];
    return parts.asBuilt(parts.assemble(world, wallet, inputs, outputs));
  }
  throw parts.insufficientBitcoins(asked.amountSats + feeOf(Math.max(1, coins.length)), inSats);
}

const handedOutRow = v.object({ slots: v.number(), used: v.number() });

function recordHandedOut(world: World, { xpubVanilla }: ServedWallet, txid: string, slots: number): void {
  world.store.insert('handedOut', { txid, xpubVanilla, slots, used: 0 }, 'OR IGNORE');
}

/** Broadcasts once. Stricter than rgb-lib: the matching call must have handed the PSBT out to this wallet. */
function broadcastHandedOut(
  world: World,
  { xpubVanilla }: ServedWallet,
  signedPsbt: string,
  kind: 'slots' | 'payment',
): { readonly txid: string; readonly slots: number } {
  const transaction = parts.parseSigned(signedPsbt);
  const txid = transaction.id;
  const [handedOut] = world.store.rows(handedOutRow)`SELECT slots, used FROM handedOut
    WHERE txid = ${txid} AND xpubVanilla = ${xpubVanilla}`;
  if (handedOut === undefined || (handedOut.slots === 0) !== (kind === 'payment')) {
    throw libraryError('InvalidPsbt', 'Invalid PSBT: it was not handed out to this wallet');
  }
  if (!parts.isFinalised(transaction)) {
    throw new Rejected(
      'mandatory-script-verify-flag-failed (Witness program was passed an empty witness): not finalised',
    );
  }
  if (handedOut.used === 1) throw new Rejected('txn-already-known');
  acceptTransaction(world, transaction.toBytes(true, true));
  world.store.run(sql`UPDATE handedOut SET used = 1 WHERE txid = ${txid} AND xpubVanilla = ${xpubVanilla}`);
  return { txid, slots: handedOut.slots };
}

const begun = v.object(sendFields);
const ended = v.object({ ...sendFields, signed_psbt: text(parts.MAX_PSBT_CHARS) });

export const sendBegin = walletEndpoint('/wallet/sendbegin', (call, wallet) => {
  const { world, body } = call;
  const fields = readShape(begun, body);
  const asked = readSend(world, fields);
  const built = buildSend(world, wallet, asked, chooseCoins(world, wallet, asked));
  const handedOut = handOut(call, '/wallet/sendbegin', built);
  recordBegun(world, wallet, { ...handedOut, asked: stringify(fields) ?? '' });
  return ok(handedOut.psbt);
});

/** Unlike rgb-lib it checks the signatures already here. A donation is broadcast at once, others after the ACK. */
export const sendEnd = walletEndpoint('/wallet/sendend', ({ world, body }, wallet) => {
  const { signed_psbt: signedPsbt, ...fields } = readShape(ended, body);
  const transaction = parts.parseSigned(signedPsbt);
  const found = findBegun(world, wallet, transaction.id);
  if (found === null) throw libraryError('UnknownTransfer', `Unknown transfer with TXID ${transaction.id}`);
  if (stringify(fields) !== found.asked) {
    throw plainError(400, 'These are not the fields that the PSBT was made for');
  }
  checkStillFree(world, wallet, found.plan);
  if (!parts.isFinalised(transaction)) throw libraryError('InvalidPsbt', 'Invalid PSBT: it is not finalised');
  const raw = transaction.toBytes(true, true);
  if (fields.donation) acceptTransaction(world, raw);
  else checkTransaction(world, raw);
  const batchId = finishSend(world, wallet, found, {
    status: fields.donation ? STATUS.waitingConfirmations : STATUS.waitingCounterparty,
    raw: hexFromBytes(raw),
    minConfirmations: fields.min_confirmations,
  });
  return ok({ txid: transaction.id, batch_transfer_idx: batchId });
});

const rpcRequest = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.nullish(v.union([v.bigint(), v.string()]), null),
  method: v.string(),
  params: v.optional(v.unknown()),
});
const ofRecipient = v.object({ recipient_id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) });

/** Receivers' part of an RGB proxy; senders' files come by the ledger. */
export const jsonRpc: PracticeEndpoint = {
  path: '/json-rpc',
  run: ({ world, body }) => {
    const read = v.safeParse(rpcRequest, body);
    const id = read.success ? read.output.id : null;
    const refused = (code: number, message: string) => ok({ jsonrpc: '2.0', id, error: { code, message } });
    if (!read.success) return refused(-32600, 'Invalid Request');
    if (read.output.method !== 'consignment.get') return refused(-32601, 'Method not found');
    const params = v.safeParse(ofRecipient, read.output.params);
    if (!params.success) return refused(-32602, 'Invalid params');
    const left = leftFor(world, params.output.recipient_id);
    if (left === null) return refused(-400, 'Consignment file not found');
    const { file, txid, vout } = left;
    const consignment = Buffer.from(file).toString('base64');
    return ok({ jsonrpc: '2.0', id, result: { consignment, txid, ...(vout === null ? {} : { vout }) } });
  },
};
