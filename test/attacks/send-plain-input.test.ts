import { expect } from 'vitest';
import { attackSends } from '../support/psbt/attack-send.ts';
import { PLAIN_COIN, addInput } from '../support/psbt/send.ts';

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
    also: ({ claims }) =>
      expect(claims.find(({ code }) => code !== null)?.facts).toEqual({
        input: '0',
        problem: 'plainBitcoin',
      }),
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
