import type { Branch } from '../../src-main/base/bitcoin.ts';
import type { SnapshotEntry } from '../../src-main/verify/verdict/claims/snapshot.ts';
import { reversed, writeOutput, type RawPsbt } from '../support/psbt/raw-psbt.ts';
import { PLAIN_COIN } from '../support/psbt/send.ts';
import { inputLabel, outputLabel, type TestWallet } from '../support/psbt/test-wallet.ts';
import { type RawOperation, fungible } from '../support/rgb/encode.ts';
import { assetIdOf, contractId, strangersSeal } from '../support/rgb/genuine-send.ts';

export type Random = (below: number) => number;

/**
 * Changes that random bit flips don't find: an input or output moved to another key of the wallet, correctly labelled,
 * and coins moved between outputs at an honest fee.
 */
export function changeByKeys(raw: RawPsbt, wallet: TestWallet, random: Random): void {
  const branch: Branch = random(2) === 0 ? 'vanilla' : 'colored';
  const key = wallet.key(branch, random(8) === 0 ? 1 : 0, random(48));
  const output = random(raw.tx.outputs.length);
  const input = random(raw.tx.inputs.length);
  const changes: readonly (() => void)[] = [
    () => {
      raw.tx.outputs[output]!.script = key.script;
      raw.outputs[output] = random(3) === 0 ? [] : outputLabel(key);
    },
    () => {
      const amount = BigInt(`0x${Buffer.from(amountHex(raw, input), 'hex').reverse().toString('hex')}`);
      raw.inputs[input] = [['01', writeOutput({ amount, script: key.script })], ...inputLabel(key)];
    },
    () => {
      const moved = BigInt(random(3_000));
      raw.tx.outputs[output]!.amount -= moved;
      raw.tx.outputs[random(raw.tx.outputs.length)]!.amount += moved;
      raw.tx.outputs[output]!.amount = BigInt.asUintN(64, raw.tx.outputs[output]!.amount);
    },
    () => {
      raw.tx.outputs.push({ amount: BigInt(330 + random(3_000)), script: key.script });
      raw.outputs.push(outputLabel(key));
    },
    () => {
      if (raw.tx.outputs.length < 2) return;
      raw.tx.outputs.splice(output, 1);
      raw.outputs.splice(output, 1);
    },
  ];
  changes[random(changes.length)]?.();
}

/** An outpoint of the service, which a lying list calls an empty slot of ours. */
const THIEFS = { txid: 'd0'.repeat(32), vout: 1 };
/** Outpoints that no seal may name: the thief's, our plain bitcoin, and the spent slot. */
const NOT_FREE = [THIEFS, PLAIN_COIN, { txid: 'b0'.repeat(32), vout: 0 }];

/** Up to three lies in the service's list, each about an existing or an invented entry. */
export function changeList(entries: readonly SnapshotEntry[], random: Random): readonly SnapshotEntry[] {
  let list = [...entries];
  for (let lies = 1 + random(3); lies > 0; lies--) list = lie(list, random);
  return list;
}

function lie(list: readonly SnapshotEntry[], random: Random): SnapshotEntry[] {
  const at = random(Math.max(list.length, 1));
  const put = (change: (entry: SnapshotEntry) => Partial<SnapshotEntry>): SnapshotEntry[] =>
    list.map((entry, i) => (i === at ? { ...entry, ...change(entry) } : entry));
  const some = BigInt(1 + random(3));
  const changes: readonly (() => SnapshotEntry[])[] = [
    () => put(({ colorable }) => ({ colorable: !colorable })),
    () => put(({ exists }) => ({ exists: !exists })),
    () => put(({ amountSats }) => ({ amountSats: amountSats + some })),
    () => put(() => ({ pendingBlinded: random(2) })),
    () => put(() => ({ allocations: [] })),
    () => put(({ allocations }) => ({ allocations: allocations.slice(1) })),
    () =>
      put(({ allocations }) => ({
        allocations: allocations.map((one, i) =>
          i === 0 ? { ...one, amount: (one.amount ?? 0n) + some } : one,
        ),
      })),
    () =>
      put(({ allocations }) => ({
        allocations: allocations.map((one, i) =>
          i === 0 ? { ...one, amount: (one.amount ?? 2n) - 1n } : one,
        ),
      })),
    () => put(({ allocations }) => ({ allocations: allocations.map((one) => ({ ...one, settled: false })) })),
    () =>
      put(({ allocations }) => ({
        allocations: [
          ...allocations,
          { assetId: assetIdOf(contractId('gift')), amount: some, settled: true },
        ],
      })),
    () => list.filter((_, i) => i !== at),
    () => [
      ...list,
      { ...THIEFS, amountSats: 1_000n, colorable: true, exists: true, allocations: [], pendingBlinded: 0 },
    ],
    () => list.map((entry) => (isAt(entry, PLAIN_COIN) ? { ...entry, colorable: true } : entry)),
  ];
  return changes[random(changes.length)]?.() ?? [...list];
}

const isAt = (entry: { txid: string; vout: number }, place: { txid: string; vout: number }): boolean =>
  entry.txid === place.txid && entry.vout === place.vout;

/** Another meaning: another amount, another asset, or another place. */
export function changeMeaning(operations: RawOperation[], random: Random): void {
  const at = random(operations.length);
  const operation = operations[at]!;
  const items = operation.groups[0]!.items;
  const item = items[random(items.length)]!;
  const add = (index: number, units: bigint): void => {
    const held = items[index % items.length]!;
    const units64 = Buffer.from(held.state.slice(2), 'hex').readBigUInt64LE() + units;
    held.state = fungible(BigInt.asUintN(64, units64));
  };
  const some = BigInt(1 + random(5));
  const changes: readonly (() => void)[] = [
    () => add(items.indexOf(item), some),
    () => {
      add(items.indexOf(item), some);
      // With one item this would undo the change.
      if (items.length > 1) add(items.indexOf(item) + 1, -some);
    },
    () => void (item.seal = { secret: strangersSeal(`thief ${random(9)}`) }),
    () => void (item.seal = { txid: null, vout: 5 + random(3), blinding: '0102030405060708' }),
    () => {
      const { txid, vout } = NOT_FREE[random(NOT_FREE.length)]!;
      item.seal = { txid: reversed(txid), vout, blinding: '0102030405060708' };
    },
    () => void items.pop(),
    () => void (operation.contract = contractId(`worthless ${random(9)}`)),
    () => void (operation.type = 10_001),
    () => void operation.inputs.push({ ...operation.inputs[0]!, no: 9 }),
    () => void operations.splice(at, 1),
  ];
  changes[random(changes.length)]?.();
}

function amountHex(raw: RawPsbt, input: number): string {
  const utxo = raw.inputs[input]?.find(([key]) => key === '01');
  return utxo === undefined ? '00'.repeat(8) : utxo[1].slice(0, 16);
}
