import { schnorr } from '@noble/curves/secp256k1.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { inputOwnership } from '../../src-main/verify/imported/apply-signatures.ts';
import { judge } from '../../src-main/verify/verdict/judge.ts';
import { leavesMoreThan } from '../../src-main/verify/verdict/claims/outputs.ts';
import { signPsbt, extractTransaction, verifySigned } from '../../src-main/verify/sign/sign.ts';
import type { RefusalCode } from '../../src-preload/contract/claims.ts';
import type { Verdict } from '../../src-main/verify/types.ts';
import { failureThrown } from '../support/failure-of.ts';
import { putKey, type Draft } from '../support/psbt/builder.ts';
import { sharedDraft, stranger } from '../support/psbt/shared.ts';
import { readRaw, replaceValue, valueOf, writeOutput, writeRaw } from '../support/psbt/raw-psbt.ts';
import type { Pair } from '../support/psbt/raw-psbt.ts';
import { scureRead } from '../support/psbt/second-opinion.ts';
import { inputLabel, outputLabel } from '../support/psbt/test-wallet.ts';

const aux = () => new Uint8Array(32);

function judged(draft: Draft, psbt = writeRaw(draft.raw)): Verdict {
  const { book, account, limits } = draft;
  const snapshot = { takenAtMs: draft.snapshot.takenAtMs, entries: [] };
  const intent = { kind: 'offline', onlyOurPart: true } as const;
  return judge({ psbt, intent, snapshot, book, account, limits });
}

const changed = (change: (draft: Draft) => unknown): Draft => {
  const draft = sharedDraft();
  change(draft);
  return draft;
};

const sign = (draft: Draft): string =>
  signPsbt({
    psbt: writeRaw(draft.raw),
    account: draft.account,
    seed: draft.wallet.seed,
    aux,
    scope: 'part',
  }).psbt;

/** Whether @noble finds the signature of our input good for these amounts of all inputs. */
function holds(signed: string, amounts?: readonly bigint[]): boolean {
  const tx = scureRead(signed);
  const inputs = Array.from({ length: tx.inputsLength }, (_, i) => tx.getInput(i));
  const scripts = inputs.map(({ witnessUtxo }) => witnessUtxo!.script);
  const said = inputs.map(({ witnessUtxo }) => witnessUtxo!.amount);
  const message = tx.preimageWitnessV1(0, scripts, 0, [...(amounts ?? said)]);
  return schnorr.verify(inputs[0]!.tapKeySig!, message, scripts[0]!.subarray(2));
}

/** What the signer looks at by itself, whatever was judged. */
const OF_INPUTS: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'SCRIPT_MISMATCH',
  'NO_KEY_ORIGIN',
  'FINGERPRINT',
  'NO_WITNESS_UTXO',
  'UTXO_TXID',
  'DUPLICATE_INPUT',
  'SIGHASH',
  'SCRIPT_PATH',
  'ALREADY_SIGNED',
  'FOREIGN_INPUT',
  'INTENT_MISMATCH',
]);

// Some thousand keys of ours are derived to look for a stranger's script among them: once, and not within a test.
beforeAll(() => {
  judged(sharedDraft());
}, 120_000);

describe('a transaction that somebody else put an input into', () => {
  it('is never proved: it names theirs with outpoint and amount, and says what it takes from us', () => {
    const { outcome, code, claims, inputs, sums } = judged(sharedDraft());
    expect([outcome, code]).toEqual(['notProved', null]);
    expect(inputs.map(({ kind, outcome: said, amountSats, path }) => [kind, said, amountSats, path])).toEqual(
      [
        ['plainBitcoin', 'notProved', 100_000n, "m/86'/1'/0'/0/0"],
        ['stranger', 'notProved', 50_000n, null],
      ],
    );
    expect(inputs[1]!.outpoint).toEqual({ txid: 'a1'.repeat(32), vout: 1 });
    expect(claims.find(({ name }) => name === 'onlyOurPart')).toMatchObject({
      outcome: 'notProved',
      facts: {
        ours: '1',
        others: '1',
        oursSats: '100000',
        othersSats: '50000',
        backSats: '89000',
        signedByOthers: '0',
        bound: '0',
        idOpen: '0',
      },
    });
    expect(claims.find(({ name }) => name === 'inputsOurs')).toMatchObject({ facts: { inputs: '1' } });
    expect(sums).toMatchObject({ inSats: 150_000n, othersInSats: 50_000n, ownSats: 89_000n });
    expect([leavesMoreThan(10_999, { sums }), leavesMoreThan(11_000, { sums })]).toEqual([true, false]);
  });

  it('never passes a coin beyond the search off as a stranger’s: of two PSBTs each names the other one', () => {
    const places = [3_000, 3_001] as const;
    const half = (named: 0 | 1): Draft =>
      changed(({ raw, wallet }) => {
        for (const [i, index] of places.entries()) {
          const key = wallet.key('vanilla', 0, index);
          raw.inputs[i] = [
            ['01', writeOutput({ amount: 100_000n, script: key.script })],
            ...(i === named ? inputLabel(key) : []),
          ];
        }
      });
    for (const named of [0, 1] as const) {
      const draft = half(named);
      expect([judged(draft).outcome, judged(draft).code]).toEqual(['contradicts', 'PATH_POLICY']);
      expect(failureThrown(() => sign(draft))).toMatchObject({ code: 'PSBT_REFUSED' });
      // With a search that finds both, both are ours, and one that is not named is refused for that.
      const account = { ...draft.account, searchLength: 3_000 };
      expect(judged({ ...draft, account }).code).not.toBe('PATH_POLICY');
      expect(judged({ ...draft, account }).outcome).toBe('contradicts');
    }
  }, 240_000);

  it('is refused as before where nobody said that only our part is meant', () => {
    const { raw, book, account, limits } = sharedDraft();
    const snapshot = { takenAtMs: 1, entries: [] };
    const intent = { kind: 'offline' } as const;
    const whole = judge({ psbt: writeRaw(raw), intent, snapshot, book, account, limits });
    expect([whole.outcome, whole.code]).toEqual(['contradicts', 'FOREIGN_INPUT']);
    expect(inputOwnership(writeRaw(raw), account)).toBe('part');
  });

  it('gets our signature and no other, and leaves theirs as it came, byte for byte', () => {
    for (const theirs of [[], [['13', 'ab'.repeat(64)]], [['08', `0141${'ab'.repeat(65)}`]]] as Pair[][]) {
      const draft = changed(({ raw }) => void raw.inputs[1]!.push(...theirs, ['fc05544553545301', 'beef']));
      const signed = sign(draft);
      const [ours, foreign] = readRaw(signed).inputs;
      expect(foreign).toEqual(draft.raw.inputs[1]);
      expect(ours!.filter(([key]) => key !== '13')).toEqual(draft.raw.inputs[0]);
      expect(valueOf(ours, '13')).toHaveLength(128);
      expect(readRaw(signed).outputs).toEqual(draft.raw.outputs);
      expect(holds(signed)).toBe(true);
      expect(() => verifySigned(writeRaw(draft.raw), signed, draft.account, 'part')).not.toThrow();
      expect(failureThrown(() => extractTransaction(signed)).code).toBe('PSBT_REFUSED');
      expect(judged(draft).claims.find(({ name }) => name === 'onlyOurPart')!.facts['signedByOthers']).toBe(
        theirs.length === 0 ? '0' : '1',
      );
    }
  });

  it('gets a signature that is worth nothing where the amount of theirs is another', () => {
    const signed = sign(sharedDraft());
    expect(holds(signed, [100_000n, 50_000n])).toBe(true);
    expect(holds(signed, [100_000n, 50_001n])).toBe(false);
    expect(holds(signed, [99_999n, 50_000n])).toBe(false);
  });

  it('gets the same full signature whatever theirs leaves open', () => {
    const signed = sign(
      changed(({ raw }) => raw.inputs[1]!.push(['03', '82000000'], ['13', 'ab'.repeat(65)])),
    );
    expect(valueOf(readRaw(signed).inputs[0], '13')).toHaveLength(128);
    expect(holds(signed)).toBe(true);
  });

  it('is not taken back where anything but our signature was changed', () => {
    const draft = changed(({ raw }) => raw.inputs[1]!.push(['13', 'ab'.repeat(64)]));
    const asked = writeRaw(draft.raw);
    const check = (spoil: (inputs: Pair[][]) => void) => {
      const raw = readRaw(sign(draft));
      spoil(raw.inputs);
      return failureThrown(() => verifySigned(asked, writeRaw(raw), draft.account, 'part')).code;
    };
    expect(check(([, theirs]) => replaceValue(theirs, '13', 'cd'.repeat(64)))).toBe('PSBT_REFUSED');
    expect(check(([ours]) => replaceValue(ours, '13', 'cd'.repeat(64)))).toBe('SIGNATURE_INVALID');
    expect(check((inputs) => (inputs[0] = inputs[0]!.filter(([key]) => key !== '13')))).toBe(
      'SIGNATURE_INVALID',
    );
  });

  it('is held as strictly as a service’s where its form tells of our keys', () => {
    const label = ({ raw }: Draft): Pair => raw.outputs[0]!.find(([key]) => key.startsWith('07'))!;
    const stray = changed(
      (draft) => void (label(draft)[1] = `00${'0'.repeat(8)}${label(draft)[1].slice(10)}`),
    );
    expect(judged(stray).code).toBe('OUTPUT_SPOOF');
    const bare = changed(({ raw }) => void (raw.inputs[0] = raw.inputs[0]!.filter(([key]) => key !== '17')));
    expect(judged(bare).code).toBe('INTERNAL_KEY');
    expect(failureThrown(() => sign(bare))).toMatchObject({ facts: { code: 'INTERNAL_KEY' } });
  });

  const refused = (title: string, code: RefusalCode, change: (draft: Draft) => unknown): void => {
    it(`is refused where ${title}: ${code}`, () => {
      const draft = changed(change);
      const verdict = judged(draft);
      expect([verdict.outcome, verdict.code]).toEqual(['contradicts', code]);
      expect(judged(draft)).toEqual(verdict);
    });
    if (OF_INPUTS.has(code))
      it(`is not signed by the keyholder either where ${title}`, () =>
        expect(failureThrown(() => sign(changed(change)))).toMatchObject({
          code: 'PSBT_REFUSED',
          facts: { code },
        }));
  };
  refused('theirs claims a key of ours', 'SCRIPT_MISMATCH', ({ raw, wallet }) =>
    raw.inputs[1]!.push(...inputLabel(wallet.key('vanilla', 0, 1))),
  );
  refused('theirs names our phrase in an older way', 'NO_KEY_ORIGIN', ({ raw, account }) =>
    raw.inputs[1]!.push([
      '060279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
      `${account.fingerprint}54000080`,
    ]),
  );
  refused(
    'a coin of ours is passed off as theirs',
    'NO_KEY_ORIGIN',
    ({ raw, wallet }) =>
      void (raw.inputs[1] = [
        ['01', writeOutput({ amount: 50_000n, script: wallet.key('vanilla', 0, 3).script })],
      ]),
  );
  refused('a coin of ours from far out is passed off as theirs', 'NO_KEY_ORIGIN', ({ raw, wallet }) => {
    const { script } = wallet.key('vanilla', 1, 1_150);
    raw.inputs[1] = [['01', writeOutput({ amount: 50_000n, script })]];
  });
  refused(
    'a coin of ours is passed off as theirs under a stranger’s label',
    'FINGERPRINT',
    ({ raw, wallet }) => {
      const { script } = wallet.key('colored', 0, 3);
      raw.inputs[1] = [['01', writeOutput({ amount: 50_000n, script })], ...inputLabel(stranger)];
    },
  );
  refused('a coin of ours that is signed already stands among theirs', 'NO_KEY_ORIGIN', ({ raw, wallet }) => {
    const { script } = wallet.key('vanilla', 0, 3);
    raw.inputs[1] = [
      ['01', writeOutput({ amount: 50_000n, script })],
      ['08', `0140${'ab'.repeat(64)}`],
    ];
  });
  refused('what theirs holds is not said', 'NO_WITNESS_UTXO', ({ raw }) => void (raw.inputs[1] = []));
  refused('the amount of theirs is not that of the transaction that made it', 'UTXO_TXID', ({ raw }) =>
    raw.inputs[1]!.unshift(['00', OTHER_TRANSACTION]),
  );
  refused('the same coin stands twice', 'DUPLICATE_INPUT', ({ raw }) => {
    raw.tx.inputs.push({ ...raw.tx.inputs[1]! });
    raw.inputs.push([...raw.inputs[1]!]);
  });
  refused(
    'our coin stands once more among theirs',
    'DUPLICATE_INPUT',
    ({ raw }) => void (raw.tx.inputs[1] = { ...raw.tx.inputs[0]! }),
  );
  refused(
    'an output of theirs is labelled as ours',
    'OUTPUT_SPOOF',
    ({ raw, wallet }) => void (raw.outputs[1] = outputLabel(wallet.key('vanilla', 0, 6))),
  );
  refused('what returns to us lies where no restore looks', 'CHANGE_INDEX', (draft) =>
    putKey(draft, 0, 'vanilla', 400),
  );
  for (const sighash of ['01000000', '02000000', '03000000', '81000000', '82000000', '83000000'])
    refused(`ours is to be signed with the sighash ${sighash}`, 'SIGHASH', ({ raw }) =>
      raw.inputs[0]!.push(['03', sighash]),
    );
  refused('ours is to be spent by a script', 'SCRIPT_PATH', ({ raw }) =>
    raw.inputs[0]!.push(['18', 'cd'.repeat(32)]),
  );
  refused('ours is signed already', 'ALREADY_SIGNED', ({ raw }) =>
    raw.inputs[0]!.push(['13', '00'.repeat(64)]),
  );
  refused('ours is an asset slot', 'PART_ASSETS', ({ raw, wallet }) => {
    const key = wallet.key('colored', 0, 2);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  });
  refused('something that has the form of a commitment is written', 'PART_COMMITMENT', ({ raw }) => {
    raw.tx.outputs.push({ amount: 0n, script: `6a20${'ab'.repeat(32)}` });
    raw.outputs.push([]);
  });
  refused('a transfer is spoken of that nobody can recompute', 'PART_COMMITMENT', ({ raw }) =>
    raw.global.push(['fc035247420041', 'ab']),
  );
  refused('nothing is ours', 'FOREIGN_INPUT', ({ raw }) => void (raw.inputs[0] = [...raw.inputs[1]!]));
  refused('everything is ours', 'INTENT_MISMATCH', ({ raw, wallet }) => {
    const key = wallet.key('vanilla', 0, 1);
    raw.inputs[1] = [['01', writeOutput({ amount: 50_000n, script: key.script })], ...inputLabel(key)];
  });
  refused(
    'the fee would be below nothing',
    'NEGATIVE_FEE',
    ({ raw }) => void (raw.tx.outputs[1]!.amount = 70_000n),
  );
  refused('the fee would be beyond every limit', 'FEE_TOO_HIGH', ({ raw }) =>
    replaceValue(raw.inputs[1], '01', writeOutput({ amount: 9_000_000n, script: stranger.script })),
  );
});

/** Another one than the input spends. */
const OTHER_TRANSACTION = [
  `0200000001${'cc'.repeat(32)}0000000000ffffffff01`,
  `40420f0000000000225120${'ab'.repeat(32)}00000000`,
].join('');
