import { fromHex, toHex } from '../chain/bytes.ts';
import { tip } from '../chain/chain.ts';
import { assemble, ownOutput, type BuiltPsbt, type PsbtOutput } from '../chain/psbt-parts.ts';
import { bundleBytes, type Sent } from '../rgb/consignment.ts';
import { rgbPart, type RgbPart } from '../rgb/psbt-fields.ts';
import { makeTransition, type Item, type Seal } from '../rgb/transition.ts';
import { revealNext, type ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { sum, type Allocation } from './allocations.ts';
import { kindOf } from './assets.ts';
import { randomU64 } from './receive.ts';
import type { SendCoins } from './send-coins.ts';
import type { SendPlan } from './send-plan.ts';
import type { AskedRecipient, SendAsked } from './send-request.ts';

export interface BuiltSend extends BuiltPsbt {
  readonly plan: SendPlan;
}

/** One item of a transition, and what the ledger makes of it. */
interface Given {
  readonly item: Item;
  readonly to: AskedRecipient | null;
}

/** Outputs: the commitment, witness recipients, own change. Then what they mean (rgb-commitment.md 8). */
export function buildSend(world: World, wallet: ServedWallet, asked: SendAsked, coins: SendCoins): BuiltSend {
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
  const voutOf = (to: AskedRecipient): number | null =>
    to.recipient.kind === 'witness' ? 1 + witnesses.indexOf(to) : null;
  const sealOf = (to: AskedRecipient): Seal => {
    if (to.recipient.kind === 'blinded') return { kind: 'secret', hash: to.recipient.secretSeal };
    const blinding = to.blinding ?? randomU64(world);
    return { kind: 'revealed', txid: null, vout: voutOf(to) ?? 0, blinding };
  };
  const moves = movesOf(world, asked, coins.held, sealOf, changeItem);
  const transitions = moves.map(({ transition }) => transition);
  const entropy = world.random(8);
  const part = rgbPart(transitions, entropy);

  // Used up whether or not this is ever signed, as in rgb-lib.
  const changeIndex = changeVout === null ? null : revealNext(world, wallet, 'colored');
  const outputs: PsbtOutput[] = [
    { script: part.hostScript, amount: 0n },
    ...witnesses.flatMap(({ recipient, sats }) =>
      recipient.kind === 'witness' ? [{ script: recipient.script, amount: sats }] : [],
    ),
    ...(changeIndex === null
      ? []
      : [ownOutput(world, wallet, 'colored', changeIndex, coins.changeSats ?? 0n)]),
  ];
  const transaction = assemble(tip(world).height, wallet, coins.inputs, outputs);
  const results = part.operations.flatMap(({ opid, transition }) => {
    const { contract, given } = moves.find((move) => move.transition === transition) ?? moves[0] ?? nothing;
    return transition.items.map((item, no) => ({
      contract,
      opid: toHex(opid),
      no,
      amount: String(item.amount),
      to: given.find((one) => one.item === item)?.to ?? null,
    }));
  });
  return {
    psbt: Buffer.from(part.addTo(transaction.toPSBT(0))).toString('base64'),
    txid: transaction.id,
    plan: {
      inputs: coins.inputs.map(({ txid, vout }) => ({ txid, vout })),
      spent: coins.held.map(({ id }) => id),
      paid: results.flatMap(({ to, ...made }) =>
        to === null
          ? []
          : [{ ...made, recipientId: to.recipientId, vout: voutOf(to), endpoints: [...to.endpoints] }],
      ),
      kept: results.flatMap(({ to, ...made }) => (to === null ? [made] : [])),
      change: place,
      bundles: [...new Set(moves.map(({ contract }) => contract))].map((contract) =>
        bundleOf(contract, part, { raw: transaction.unsignedTx, transitions, entropy }),
      ),
    },
  };
}

/** What it does to one contract, as consignments will show it. */
function bundleOf(contract: string, { operations }: RgbPart, sent: Sent): SendPlan['bundles'][number] {
  const own = operations.filter(({ transition }) => toHex(transition.contract) === contract);
  const { bundleId, bytes } = bundleBytes(sent, fromHex(contract));
  return {
    contract,
    bundleId: toHex(bundleId),
    bytes: toHex(bytes),
    paid: own.flatMap(({ transition }) =>
      transition.items.flatMap(({ seal }) => (seal.kind === 'secret' ? [toHex(seal.hash)] : [])),
    ),
    inputs: own.flatMap(({ transition }) => transition.inputs.map(({ opid, no }) => `${toHex(opid)}/${no}`)),
    opids: own.map(({ opid }) => toHex(opid)),
  };
}

const nothing = { contract: '', given: [] as readonly Given[] };

/** Per asked contract one transition, per allocation that rides along one more. */
function movesOf(
  world: World,
  asked: SendAsked,
  held: readonly Allocation[],
  sealOf: (to: AskedRecipient) => Seal,
  changeItem: (amount: bigint) => Given,
) {
  const move = (contract: string, inputs: readonly Allocation[], given: readonly Given[]) => ({
    contract,
    given,
    transition: makeTransition(
      fromHex(contract),
      inputs.map(({ opid, no }) => ({ opid: fromHex(opid), no })),
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
