import * as v from 'valibot';
import { libraryError } from '../../serving/answers.ts';
import { bytesFromHex, hexFromBytes } from '../bytes.ts';
import { assemble, ownOutput, type PsbtOutput } from '../chain/psbt.ts';
import { jsonColumn, worldSeconds, randomU64, sql, type World } from '../chain/store.ts';
import { revealNext, type ServedWallet } from '../chain/wallets.ts';
import { bundleBytes, type Sent } from '../rgb/consignment.ts';
import {
  makeTransition,
  rgbPart,
  type TransitionItem,
  type PracticeRgbPart,
  type PracticeSeal,
} from '../rgb/transition.ts';
import { addAllocation, kindOf, sum, type PracticeAllocation } from './assets.ts';
import type { PracticeRecipient, PracticeSend, SendCoins } from './send-request.ts';
import { slotOutpoint, slotsOf } from './slots.ts';
import { KIND } from './terms.ts';
import { addBatch, addTransfer, sendsTo, type NewBatch } from './transfers.ts';

interface Given {
  readonly item: TransitionItem;
  readonly to: PracticeRecipient | null;
}

/** Commitment, witness recipients, own change (rgb-commitment.md 8). */
export function buildSend(world: World, wallet: ServedWallet, asked: PracticeSend, coins: SendCoins) {
  const witnesses = asked.recipients.filter(({ recipient }) => recipient.kind === 'witness');
  const changeVout = coins.changeSats === null ? null : 1 + witnesses.length;
  const place =
    changeVout === null
      ? coins.changeSlot && { txid: coins.changeSlot.txid, vout: coins.changeSlot.vout }
      : { txid: null, vout: changeVout };
  const changeItem = (amount: bigint): Given => {
    if (place === null) throw new Error('change without a place for it');
    return { item: { seal: { kind: 'revealed', ...place, blinding: randomU64(world) }, amount }, to: null };
  };
  const voutOf = (to: PracticeRecipient): number | null =>
    to.recipient.kind === 'witness' ? 1 + witnesses.indexOf(to) : null;
  const sealOf = (to: PracticeRecipient): PracticeSeal => {
    if (to.recipient.kind === 'blinded') return { kind: 'secret', hash: to.recipient.secretSeal };
    const blinding = to.blinding ?? randomU64(world);
    return { kind: 'revealed', txid: null, vout: voutOf(to) ?? 0, blinding };
  };
  const moves = movesOf(world, asked, coins.held, sealOf, changeItem);
  const transitions = moves.map(({ transition }) => transition);
  const entropy = world.random(8);
  const part = rgbPart(transitions, entropy);

  // The index is used up even if nothing is signed, as in rgb-lib.
  const changeIndex = changeVout === null ? null : revealNext(world, wallet, 'colored');
  const outputs: PsbtOutput[] = [
    { script: part.hostScript, amount: 0n },
    ...witnesses.flatMap(({ recipient, sats }) =>
      recipient.kind === 'witness' ? [{ script: recipient.script, amount: sats }] : [],
    ),
    ...(changeIndex === null ? [] : [ownOutput(wallet, 'colored', changeIndex, coins.changeSats ?? 0n)]),
  ];
  const transaction = assemble(world, wallet, coins.inputs, outputs);
  const recipientOf = new Map(moves.flatMap(({ given }) => given.map(({ item, to }) => [item, to])));
  const results = part.operations.flatMap(({ opid, transition }) =>
    transition.items.map((item, no) => ({
      contract: hexFromBytes(transition.contract),
      opid: hexFromBytes(opid),
      no,
      amount: String(item.amount),
      to: recipientOf.get(item) ?? null,
    })),
  );
  const plan: SendPlan = {
    inputs: coins.inputs.map(({ txid, vout }) => ({ txid, vout })),
    spent: coins.held.map(({ id }) => id),
    paid: results.flatMap(({ to, ...made }) =>
      to === null
        ? []
        : [{ ...made, recipientId: to.recipientId, witnessVout: voutOf(to), endpoints: [...to.endpoints] }],
    ),
    kept: results.flatMap(({ to, ...made }) => (to === null ? [made] : [])),
    change: place,
    bundles: [...new Set(results.map(({ contract }) => contract))].map((contract) =>
      bundleOf(contract, part, { raw: transaction.unsignedTx, transitions, entropy }),
    ),
  };
  return {
    psbt: Buffer.from(part.addTo(transaction.toPSBT(0))).toString('base64'),
    txid: transaction.id,
    plan,
  };
}

function bundleOf(
  contract: string,
  { operations }: PracticeRgbPart,
  sent: Sent,
): SendPlan['bundles'][number] {
  const own = operations.filter(({ transition }) => hexFromBytes(transition.contract) === contract);
  const { bundleId, bytes } = bundleBytes(sent, bytesFromHex(contract));
  return {
    contract,
    bundleId: hexFromBytes(bundleId),
    bytes: hexFromBytes(bytes),
    paid: own.flatMap(({ transition }) =>
      transition.items.flatMap(({ seal }) => (seal.kind === 'secret' ? [hexFromBytes(seal.hash)] : [])),
    ),
    inputs: own.flatMap(({ transition }) =>
      transition.inputs.map(({ opid, no }) => `${hexFromBytes(opid)}/${no}`),
    ),
    opids: own.map(({ opid }) => hexFromBytes(opid)),
  };
}

/** One transition per requested contract, and one per other allocation on its inputs. */
function movesOf(
  world: World,
  asked: PracticeSend,
  held: readonly PracticeAllocation[],
  sealOf: (to: PracticeRecipient) => PracticeSeal,
  changeItem: (amount: bigint) => Given,
) {
  const move = (contract: string, inputs: readonly PracticeAllocation[], given: readonly Given[]) => ({
    given,
    transition: makeTransition(
      bytesFromHex(contract),
      inputs.map(({ opid, no }) => ({ opid: bytesFromHex(opid), no })),
      given.map(({ item }) => item),
      kindOf(world, contract) === 'uda' ? 'unique' : 'fungible',
    ),
  });
  const contracts = new Set(asked.recipients.map(({ contract }) => contract));
  return [
    ...[...contracts].map((contract) => {
      const inputs = held.filter((allocation) => allocation.contract === contract);
      const given = asked.recipients
        .filter((recipient) => recipient.contract === contract)
        .map((to): Given => ({ item: { seal: sealOf(to), amount: to.amount }, to }));
      const rest = sum(inputs) - given.reduce((total, { item }) => total + item.amount, 0n);
      return move(contract, inputs, rest > 0n ? [...given, changeItem(rest)] : given);
    }),
    ...held
      .filter(({ contract }) => !contracts.has(contract))
      .map((allocation) => move(allocation.contract, [allocation], [changeItem(allocation.amount)])),
  ];
}

const made = { contract: v.string(), opid: v.string(), no: v.number(), amount: v.string() };
const texts = v.array(v.string());

const sendPlan = v.object({
  inputs: v.array(v.object({ txid: v.string(), vout: v.number() })),
  spent: v.array(v.number()),
  paid: v.array(
    v.object({
      ...made,
      recipientId: v.string(),
      witnessVout: v.nullable(v.number()),
      endpoints: texts,
    }),
  ),
  kept: v.array(v.object(made)),
  /** `txid` null: the transaction's own output. */
  change: v.nullable(v.object({ txid: v.nullable(v.string()), vout: v.number() })),
  bundles: v.array(
    v.object({
      contract: v.string(),
      bundleId: v.string(),
      bytes: v.string(),
      paid: texts,
      /** As `opid/no`. */
      inputs: texts,
      opids: texts,
    }),
  ),
});
export type SendPlan = v.InferOutput<typeof sendPlan>;

const begunRow = v.object({ txid: v.string(), asked: v.string(), plan: jsonColumn(sendPlan) });
type BegunSend = v.InferOutput<typeof begunRow>;

export function recordBegun(world: World, { xpubVanilla }: ServedWallet, begun: BegunSend): void {
  const { txid, asked, plan } = begun;
  world.store.insert('sendsBegun', { txid, xpubVanilla, asked, plan: JSON.stringify(plan) }, 'OR IGNORE');
}

export function findBegun(world: World, wallet: ServedWallet, txid: string): BegunSend | null {
  const [begun] = world.store.rows(begunRow)`SELECT txid, asked, plan FROM sendsBegun
    WHERE txid = ${txid} AND xpubVanilla = ${wallet.xpubVanilla}`;
  return begun ?? null;
}

/** rgb-lib's hour. */
const OFFER_SECONDS = 3600;

export function checkStillFree(world: World, wallet: ServedWallet, plan: SendPlan): void {
  const slots = new Map(slotsOf(world, wallet).map((slot) => [slotOutpoint(slot), slot]));
  const isFree = plan.inputs.every((input) => {
    const slot = slots.get(slotOutpoint(input));
    return slot?.reserved === false && slot.pendingBlinded === 0;
  });
  if (!isFree) throw libraryError('InvalidPsbt', 'Invalid PSBT: its inputs are no longer free');
  for (const { recipientId } of plan.paid) {
    if (sendsTo(world, recipientId).length > 0)
      throw libraryError('RecipientIDAlreadyUsed', 'Recipient ID already used');
  }
}

export function finishSend(
  world: World,
  wallet: ServedWallet,
  { txid, plan }: Pick<BegunSend, 'txid' | 'plan'>,
  how: NewBatch,
): number {
  const expiresAtSeconds = worldSeconds(world) + OFFER_SECONDS;
  const batchId = addBatch(world, wallet, { ...how, txid, expiresAtSeconds });
  const change = plan.change && { txid: plan.change.txid ?? txid, vout: plan.change.vout };
  for (const { amount, ...paid } of plan.paid) {
    addTransfer(world, batchId, {
      ...paid,
      kind: KIND.send,
      amount: BigInt(amount),
      changeTxid: change?.txid ?? null,
      changeVout: change?.vout ?? null,
    });
  }
  keepBundles(world, txid, plan.bundles);
  for (const id of plan.spent) {
    world.store.run(sql`UPDATE allocations SET spentBy = ${batchId} WHERE id = ${id}`);
  }
  for (const { txid: of, vout } of plan.inputs) {
    world.store.insert('reservations', { batchId, txid: of, vout });
  }
  for (const { amount, ...made } of plan.kept) {
    if (change === null) throw new Error('change without a place for it');
    addAllocation(world, wallet.xpubVanilla, { ...made, amount: BigInt(amount), ...change }, batchId);
  }
  return batchId;
}

function keepBundles(world: World, txid: string, bundles: SendPlan['bundles']): void {
  for (const { paid, inputs, opids, ...bundle } of bundles) {
    const lists = { paid: JSON.stringify(paid), inputs: JSON.stringify(inputs) };
    // A dropped PSBT may come back signed.
    world.store.insert('bundles', { ...bundle, ...lists, txid }, 'OR IGNORE');
    for (const opid of opids) world.store.insert('operations', { opid, txid }, 'OR IGNORE');
  }
}
