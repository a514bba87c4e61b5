import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { outputLabel, testWallet } from '../support/psbt/test-wallet.ts';

for (const index of [25, 1_000, 0x7fff_ffff])
  attack(`the change lies at index ${index}, 4 being the highest known`, {
    code: 'CHANGE_INDEX',
    change: ({ raw, change, wallet }) => {
      const far = wallet.key('vanilla', 0, index);
      raw.tx.outputs[change!]!.script = far.script;
      raw.outputs[change!] = outputLabel(far);
    },
  });
attack('a slot lies out of reach', {
  code: 'CHANGE_INDEX',
  change: ({ raw, wallet }) => {
    const far = wallet.key('colored', 0, 30);
    raw.tx.outputs[0]!.script = far.script;
    raw.outputs[0] = outputLabel(far);
  },
});
attack('the change lies out of reach and says nothing', {
  code: 'FOREIGN_OUTPUT',
  change: ({ raw, change, wallet }) => {
    raw.tx.outputs[change!]!.script = wallet.key('vanilla', 0, 25).script;
    raw.outputs[change!] = [];
  },
});
attack('a slot lies beyond what 30 new ones fill up', {
  code: 'CHANGE_INDEX',
  from: { num: 30 },
  change: ({ raw, wallet }) => {
    const far = wallet.key('colored', 0, 60);
    raw.tx.outputs[0]!.script = far.script;
    raw.outputs[0] = outputLabel(far);
  },
});
const usedUp = testWallet({ highestIndex: { vanilla: 980, colored: 9 } });
attack('the change lies beyond the thousand that a restore looks at, and says nothing', {
  code: 'CHANGE_INDEX',
  from: { wallet: usedUp },
  change: ({ raw, change, wallet }) => {
    raw.tx.outputs[change!]!.script = wallet.key('vanilla', 0, 1_005).script;
    raw.outputs[change!] = [];
  },
  also: (verdict) =>
    expect(verdict.claims.find(({ name }) => name === 'changeOurs')?.facts).toEqual({
      output: '3',
      path: "m/86'/1'/0'/0/1005",
      last: '1000',
    }),
});
attack('the change lies so far beyond them that nobody looks', {
  code: 'FOREIGN_OUTPUT',
  from: { wallet: usedUp },
  change: ({ raw, change, wallet }) => {
    raw.tx.outputs[change!]!.script = wallet.key('vanilla', 0, 1_201).script;
    raw.outputs[change!] = [];
  },
});
