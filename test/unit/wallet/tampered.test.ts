import { describe, expect, it } from 'vitest';
import { first, type RawPsbt, readRaw, replaceValue, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import { fiveSlots, fundedApp } from './app.ts';

const stranger = testWallet({ seedByte: 99 }).key('vanilla', 0, 0);

/** Ten things that a service could change in an honest answer, and the reason that each is refused with. */
const tampered: readonly [what: string, code: string, change: (raw: RawPsbt) => void][] = [
  [
    'an output pays a stranger',
    'FOREIGN_OUTPUT',
    ({ tx, outputs }) => {
      first(tx.outputs).script = stranger.script;
      outputs[0] = [];
    },
  ],
  [
    'a slot is smaller than asked',
    'OUTPUT_SIZE',
    ({ tx }) => {
      const slot = first(tx.outputs.filter(({ amount }) => amount === 1_000n));
      slot.amount = 999n;
    },
  ],
  [
    'a slot is left out',
    'OUTPUT_COUNT',
    ({ tx, outputs }) => {
      const at = tx.outputs.findIndex(({ amount }) => amount === 1_000n);
      tx.outputs.splice(at, 1);
      outputs.splice(at, 1);
    },
  ],
  [
    'an output has an odd script',
    'FOREIGN_OUTPUT',
    ({ tx, outputs }) => {
      first(tx.outputs).script = '51';
      outputs[0] = [];
    },
  ],
  [
    'the fee is ten times the one asked for',
    'FEE_TOO_HIGH',
    ({ tx }) => {
      const change = first([...tx.outputs].sort((a, b) => Number(b.amount - a.amount)));
      change.amount -= 6_000n;
    },
  ],
  [
    'the input claims another amount',
    'AMOUNT_LIE',
    ({ inputs }) => {
      const pairs = first(inputs);
      const utxo = pairs.find(([key]) => key === '01')?.[1] ?? '';
      replaceValue(pairs, '01', `a1${utxo.slice(2)}`);
    },
  ],
  [
    'an input is not in the list of own coins',
    'UNKNOWN_OUTPOINT',
    ({ tx }) => {
      first(tx.inputs).vout += 1;
    },
  ],
  [
    'a signature form is asked for that lets others change it',
    'SIGHASH',
    ({ inputs }) => {
      first(inputs).push(['03', '83000000']);
    },
  ],
  [
    'data is added that nobody asked for',
    'UNEXPECTED_OP_RETURN',
    ({ tx, outputs }) => {
      tx.outputs.push({ amount: 0n, script: '6a04deadbeef' });
      outputs.push([]);
    },
  ],
  [
    'it claims to be of version 2',
    'PSBT_VERSION',
    ({ global }) => {
      global.push(['fb', '02000000']);
    },
  ],
];

describe('ten PSBTs that are not what was asked', () => {
  it('have ten reasons between them, of which none stands for many', () => {
    expect(tampered).toHaveLength(10);
    expect(new Set(tampered.map(([, code]) => code)).size).toBeGreaterThanOrEqual(9);
  });

  it.each(tampered)('%s: %s, and no key is read', async (_what, code, change) => {
    const { app, walletId } = await fundedApp();
    app.practice.faults.once({
      kind: 'tamperPsbt',
      endpoint: 'createutxosbegin',
      change: (psbt) => {
        const raw = readRaw(psbt);
        change(raw);
        return writeRaw(raw);
      },
    });
    const readsBefore = app.keyholder.reads.length;
    const review = await app.get('signing.beginSlots', { walletId, ...fiveSlots });
    expect([review.outcome, review.code]).toEqual(['contradicts', code]);
    expect(review.claims.filter(({ outcome }) => outcome === 'contradicts')).not.toEqual([]);

    const refused = await app.failure('signing.approve', {
      flowId: review.flowId,
      digest: review.digest,
      acceptNotProved: true,
    });
    expect(refused).toEqual({ code: 'FLOW_STATE', facts: { state: 'contradicted' } });
    expect(app.keyholder.acts).not.toContain('sign');
    expect(app.keyholder.reads.length).toBe(readsBefore);
    expect(app.user.asked).toEqual([]);
  });

  it('use addresses up, and the honest one after them is proved all the same', async () => {
    const { app, walletId } = await fundedApp();
    app.practice.faults.always({
      kind: 'tamperPsbt',
      endpoint: 'createutxosbegin',
      change: (psbt) => {
        const raw = readRaw(psbt);
        first(raw.inputs).push(['03', '83000000']);
        return writeRaw(raw);
      },
    });
    // Five addresses each, and the gap is of twenty.
    for (let refused = 0; refused < 10; refused += 1)
      expect((await app.get('signing.beginSlots', { walletId, ...fiveSlots })).code).toBe('SIGHASH');
    app.practice.faults.clear();
    expect((await app.get('signing.beginSlots', { walletId, ...fiveSlots })).outcome).toBe('proved');
  });
});
