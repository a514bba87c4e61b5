import { expect } from 'vitest';
import { attackSends, attackSendsFrom, attackSend, stillProved } from '../support/psbt/attack-send.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';
import {
  PLAIN_COIN,
  addInput,
  giveToChange,
  EMPTY_SLOT,
  items,
  recommitted,
  type SendTrial,
} from '../support/psbt/send.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';
import { fungible, operationIdOf } from '../support/rgb/encode.ts';
import { B, assetIdOf, A, contractId, units } from '../support/rgb/genuine-send.ts';

attackSends('SPENDS_PENDING', {
  'a slot is spent that a receive waits for': {
    change: ({ snapshot }) => (snapshot.entries[0]!.pendingBlinded = 1),
    facts: { input: '0', pending: '1' },
  },
  'an output is spent that does not exist yet': ({ snapshot }) => (snapshot.entries[0]!.exists = false),
});

attackSends('UNEXPECTED_INPUT', {
  'plain bitcoin is spent too': {
    change: (trial) => addInput(trial, PLAIN_COIN, trial.wallet.key('vanilla', 0, 2)),
    also: ({ inputs, claims }) => {
      expect(inputs.map(({ kind, outcome }) => [kind, outcome])).toEqual([
        ['assetSlot', 'onTrust'],
        ['plainBitcoin', 'contradicts'],
      ]);
      expect(claims.filter(({ outcome }) => outcome === 'contradicts').map(({ name }) => name)).toEqual([
        'inputsAreSlots',
      ]);
    },
  },
  'an output is spent that was listed as plain': {
    facts: { input: '0', problem: 'plainBitcoin' },
    change: ({ snapshot }) => (snapshot.entries[0]!.colorable = false),
  },
  'a slot is spent by a key of the plain branch': ({ raw, wallet, snapshot }) => {
    // Listed as a slot, which the key says it is not.
    const key = wallet.key('vanilla', 0, 0);
    raw.inputs[0] = raw.inputs[0]!.map(([name, value]) =>
      name === '01' ? ['01', value.slice(0, -68) + key.script] : [name, value],
    );
    raw.inputs[0] = [raw.inputs[0][0]!, [`16${key.internalKey}`, `00${key.origin}`], ['17', key.internalKey]];
    snapshot.entries[0]!.colorable = true;
  },
});

const UNLISTED = { txid: 'e9'.repeat(32), vout: 0 };
const OTHER = assetIdOf(B);
for (const [what, holdings] of [
  ['that was not listed', []],
  ['that was not listed, and which the own book has another asset on', [{ assetId: OTHER, amount: 5n }]],
] as const)
  attackSend(`an output of ours is spent ${what}`, 'UNKNOWN_OUTPOINT', {
    change: (trial) => {
      addInput(trial, UNLISTED, trial.wallet.key('colored', 0, 7));
      const held = holdings.map((one) => ({
        ...{ ...UNLISTED, ...one, opout: `${'ab'.repeat(32)}/4000/0`, ground: 'book' as const },
      }));
      trial.book = { ...trial.book, allocations: [...trial.book.allocations, ...held] };
    },
    // Nobody listed it, so that whether it was needed is no question.
    also: ({ claims }) =>
      expect(claims.find(({ name }) => name === 'inputsAreSlots')?.outcome).not.toBe('contradicts'),
  });
attackSend('a stranger’s output is spent too', 'FOREIGN_INPUT', (trial) =>
  addInput(trial, { txid: 'e9'.repeat(32), vout: 0 }, testWallet({ seedByte: 66 }).key('colored', 0, 0)),
);
attackSend('an input is said to hold more than was listed', 'AMOUNT_LIE', (trial) => {
  const utxo = trial.raw.inputs[0]!.find(([key]) => key === '01')!;
  replaceValue(trial.raw.inputs[0], '01', `204f${utxo[1].slice(4)}`);
  giveToChange(trial, 256n);
});

const empty = (trial: SendTrial): void => addInput(trial, EMPTY_SLOT, trial.wallet.key('colored', 0, 7));
/** One coin whose sats pay for input and commitment at 2 sat/vB (222), and for so many more. */
const coin = (more: bigint) => ({ coins: [{ sats: 222n + more, assets: [units(A, 500n)] }] });
for (const order of [
  [1n, 20_000n],
  [20_000n, 1n],
])
  attackSend(`of two empty slots, ${order.join(' and then ')} sats, one is needed`, 'UNEXPECTED_INPUT', {
    from: coin(416n),
    change: (trial) => {
      trial.book = { ...trial.book, outputs: [] };
      const [first] = trial.snapshot.entries;
      order.forEach((amountSats, i) => {
        const outpoint = { txid: 'e2'.repeat(32), vout: i };
        trial.snapshot.entries.push({ ...first!, ...outpoint, amountSats, allocations: [] });
        addInput(trial, outpoint, trial.wallet.key('colored', 0, 6 + i), amountSats);
      });
      // The coin itself holds a sat too little for the highest fee.
      trial.snapshot.entries[0] = { ...first!, amountSats: 637n };
      trial.raw.inputs[0]![0]![1] = `7d${trial.raw.inputs[0]![0]![1].slice(2)}`;
    },
    also: ({ inputs }) =>
      expect(inputs.map(({ outcome }) => outcome)).toEqual([
        'onTrust',
        ...order.map((sats) => (sats === 1n ? 'contradicts' : 'onTrust')),
      ]),
  });
stillProved({
  'an empty slot is spent for them': {
    from: coin(415n),
    change: empty,
  },
});

const beside = { coins: [{ assets: [units(A, 500n)] }, { assets: [units(A, 50n, { fromGenesis: false })] }] };
attackSends('UNEXPECTED_INPUT', {
  'an empty slot is spent that nothing needs': {
    change: empty,
    facts: { input: '1', problem: 'notNeeded' },
    also: ({ inputs }) => expect(inputs.map(({ outcome }) => outcome)).toEqual(['onTrust', 'contradicts']),
  },
  'an empty slot is spent where the rest pays the highest fee': {
    from: coin(416n),
    change: empty,
  },
  'a slot is spent that holds another asset alone': {
    from: beside,
    // Honest to the last byte, but for its need: the second slot's asset returns whole.
    change: recommitted((trial) => {
      const [first] = trial.operations;
      const [opout] = first!.inputs.filter(({ opid }) => opid !== A);
      first!.inputs = first!.inputs.filter(({ opid }) => opid === A);
      const back = items(trial).find(({ state }) => state === fungible(450n))!;
      back.state = fungible(400n);
      trial.operations.push({
        ...structuredClone(first!),
        contract: B,
        inputs: [opout!],
        groups: [{ type: 4000, stateClass: 1, items: [{ seal: back.seal, state: fungible(50n) }] }],
      });
      trial.snapshot.entries[1]!.allocations = [{ assetId: assetIdOf(B), amount: 50n, settled: true }];
    }),
    facts: { input: '1', problem: 'onlyOtherAssets' },
  },
});

const twoCoins = {
  coins: [{ assets: [units(A, 300n)] }, { assets: [units(A, 200n, { fromGenesis: false })] }],
  wishes: [units(A, 250n)],
};
attackSends('RGB_INPUTS', {
  'an allocation more is closed than was listed': recommitted(({ operations }) =>
    operations[0]!.inputs.push({ opid: A, type: 4000, no: 1 }),
  ),
  'the transition closes a right to issue, and leaves the asset behind': recommitted(
    ({ operations }) => (operations[0]!.inputs[0]!.type = 4010),
  ),
  'another allocation is closed than the one that we know to be there': ({ snapshot }) => {
    const [held] = snapshot.entries[0]!.allocations;
    snapshot.entries[0]!.allocations = [{ ...held!, opout: `${contractId('proved before')}/4000/0` }];
  },
});
attackSendsFrom(twoCoins, 'RGB_INPUTS', {
  'one of two allocations is not closed': recommitted(({ operations }) => operations[0]!.inputs.pop()),
  'a second transition closes what the first one makes, and one slot’s asset is burnt': recommitted(
    (trial) => {
      const [first] = trial.operations;
      const own = items(trial)[0]!;
      first!.inputs = first!.inputs.slice(0, 1);
      own.state = fungible(50n);
      trial.operations.push({
        ...structuredClone(first!),
        inputs: [{ opid: operationIdOf(first!), type: 4000, no: 0 }],
        groups: [{ type: 4000, stateClass: 1, items: [{ seal: own.seal, state: fungible(200n) }] }],
      });
    },
  ),
});
