import { expect } from 'vitest';
import { attackSend, attackSends, stillProved } from '../support/psbt/attack-send.ts';
import { EMPTY_SLOT, addInput, items, recommitted, type SendTrial } from '../support/psbt/send.ts';
import { A, B, assetIdOf } from '../support/rgb/genuine-send.ts';
import { fungible } from '../support/rgb/encode.ts';

const empty = (trial: SendTrial): void => addInput(trial, EMPTY_SLOT, trial.wallet.key('colored', 0, 7));
/** One coin whose sats pay for input and commitment at 2 sat/vB (222), and for so many more. */
const coin = (more: bigint) => ({ coins: [{ sats: 222n + more, assets: [{ contract: A, amount: 500n }] }] });
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

const beside = {
  coins: [
    { assets: [{ contract: A, amount: 500n }] },
    { assets: [{ contract: A, amount: 50n, fromGenesis: false }] },
  ],
};
attackSends('UNEXPECTED_INPUT', {
  'an empty slot is spent that nothing needs': {
    change: empty,
    also: ({ inputs, claims }) => {
      expect(inputs.map(({ outcome }) => outcome)).toEqual(['onTrust', 'contradicts']);
      expect(claims.find(({ code }) => code !== null)?.facts).toEqual({ input: '1', problem: 'notNeeded' });
    },
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
    also: ({ claims }) =>
      expect(claims.find(({ code }) => code !== null)?.facts).toEqual({
        input: '1',
        problem: 'onlyOtherAssets',
      }),
  },
});
