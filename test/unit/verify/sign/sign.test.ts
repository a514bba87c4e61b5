import { randomBytes } from 'node:crypto';
import { schnorr } from '@noble/curves/secp256k1.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { signPsbt, extractTransaction, verifySigned } from '../../../../src-main/verify/sign/sign.ts';
import { failureThrown } from '../../../support/failure-of.ts';
import { genuineSlots, type Draft, type SlotsOptions } from '../../../support/psbt/builder.ts';
import { readRaw, replaceValue, valueOf, writeOutput, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import type { Pair } from '../../../support/psbt/raw-psbt.ts';
import { scureOpinion, scureRead, signNaively } from '../../../support/psbt/second-opinion.ts';
import { inputLabel, testWallet } from '../../../support/psbt/test-wallet.ts';

const zeroAux = (): Uint8Array => new Uint8Array(32);
const freshAux = (): Uint8Array => randomBytes(32);

const signed = (draft: Draft, aux = zeroAux, seed = draft.wallet.seed): { psbt: string; txid: string } =>
  signPsbt({ psbt: writeRaw(draft.raw), account: draft.account, seed, aux });

/** A draft that spends the given places instead of the first plain ones. */
function spending(places: readonly (readonly ['vanilla' | 'colored', number, number, bigint])[]): Draft {
  const draft = genuineSlots({ inputSats: places.map(([, , , sats]) => sats) });
  places.forEach(([branch, keychain, index, amount], i) => {
    const key = draft.wallet.key(branch, keychain, index);
    draft.raw.inputs[i] = [['01', writeOutput({ amount, script: key.script })], ...inputLabel(key)];
  });
  return draft;
}

describe('signing', () => {
  const shapes: readonly (readonly [string, SlotsOptions])[] = [
    ['one input', { inputSats: [100_000n] }],
    ['two inputs', {}],
    ['ten inputs and fifty outputs', { inputSats: Array.from({ length: 10 }, () => 20_000n), num: 49 }],
    ['300 outputs', { inputSats: [1_000_000n], num: 255 }],
  ];
  it.each(shapes)('makes the bytes of plain bitcoinjs-lib at zero aux, with %s', (_, options) => {
    const draft = genuineSlots(options);
    const naive = signNaively(writeRaw(draft.raw), draft.wallet.seed);
    const ours = signed(draft);
    expect(extractTransaction(ours.psbt)).toEqual({ hex: naive.hex, txid: ours.txid });
    const witness = (text: string): string[] => readRaw(text).inputs.map((pairs) => valueOf(pairs, '08'));
    expect(witness(ours.psbt)).toEqual(witness(naive.psbt));
  });

  it('signs for a coin on the keychain that the service does not look at, and for none beyond both', () => {
    const draft = spending([['vanilla', 1, 3, 100_000n]]);
    const account = { ...draft.account, keychains: { vanilla: [0], colored: [0] } };
    const ours = signed({ ...draft, account });
    expect(extractTransaction(ours.psbt).hex).toBe(signNaively(writeRaw(draft.raw), draft.wallet.seed).hex);
    const beyond = spending([['vanilla', 2, 3, 100_000n]]);
    expect(failureThrown(() => signed({ ...beyond, account }))).toMatchObject({ code: 'PSBT_REFUSED' });
  });

  it('makes the same signatures where no key is named at all', () => {
    const draft = genuineSlots();
    const whole = signed(draft);
    draft.raw.inputs = draft.raw.inputs.map((pairs) => pairs.filter(([key]) => key === '01'));
    expect(extractTransaction(signed(draft).psbt)).toEqual(extractTransaction(whole.psbt));
  });

  it('makes the bytes of @scure/btc-signer at zero aux', () => {
    const draft = genuineSlots();
    const scure = scureRead(writeRaw(draft.raw));
    draft.inputKeys.forEach(({ privateKey }, i) =>
      scure.signIdx(privateKey, i, undefined, new Uint8Array(32)),
    );
    scure.finalize();
    expect(extractTransaction(signed(draft).psbt)).toEqual({ hex: scure.hex, txid: scure.id });
  });

  it('asks for fresh randomness once per signature, and makes other bytes of other randomness', () => {
    const draft = genuineSlots();
    let asked = 0;
    const counting = (): Uint8Array => new Uint8Array(32).fill(++asked);
    const first = signed(draft, counting);
    expect(asked).toBe(2);
    const second = signed(draft, counting);
    expect(first.txid).toBe(second.txid);
    expect(first.psbt).not.toBe(second.psbt);
    expect([scureOpinion(first.psbt).valid, scureOpinion(second.psbt).valid]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('keeps everything but what was needed for signing', () => {
    const draft = genuineSlots();
    const before = draft.raw;
    before.inputs[0]!.push(['f0aa', 'beef'], ['03', '00000000']);
    before.outputs[0]!.push(['fc0552', '00'], ['f0', '']);
    before.outputs[0]!.splice(2, 1);
    const after = readRaw(signed(draft).psbt);
    expect(after.tx).toEqual(before.tx);
    expect(after.global).toEqual(before.global);
    expect(after.inputs.map((pairs) => pairs.map(([key]) => key))).toEqual([
      ['01', '08', 'fc05544553545301', 'f0aa'],
      ['01', '08', 'fc05544553545301'],
    ]);
    expect(after.inputs.map((pairs) => pairs.filter(([key]) => key !== '08'))).toEqual(
      before.inputs.map((pairs) => pairs.filter(([key]) => /^(01|fc|f0)/.test(key))),
    );
    expect(after.outputs).toEqual(
      before.outputs.map((pairs) => pairs.filter(([key]) => !key.startsWith('07'))),
    );
  });

  it.each<[string, (pairs: Pair[]) => unknown, string[]]>([
    ['nothing', (pairs) => pairs.pop(), []],
    ['an unknown field alone', (pairs) => pairs.splice(3, 1, ['f0', '']), ['f0']],
  ])('puts a signature behind the UTXO and before %s', (_, change, after) => {
    const draft = genuineSlots();
    change(draft.raw.inputs[0]!);
    expect(readRaw(signed(draft).psbt).inputs[0]!.map(([key]) => key)).toEqual(['01', '08', ...after]);
  });

  it('writes one 64-byte signature per input, naming no sighash', () => {
    for (const pairs of readRaw(signed(genuineSlots(), freshAux).psbt).inputs)
      expect(valueOf(pairs, '08')).toMatch(/^0140[0-9a-f]{128}$/);
  });

  it('signs on every branch and keychain of ours, for keys of either parity', () => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => [
      ['vanilla', 0, index, 10_000n] as const,
      ['vanilla', 1, index, 10_000n] as const,
      ['colored', 0, index, 10_000n] as const,
    ]);
    const draft = spending(places);
    expect(scureOpinion(signed(draft, freshAux).psbt).valid).toEqual(places.map(() => true));
  });

  it('signs whatever indexes and amounts there are, and no other key or amount verifies', () => {
    const place = fc.tuple(
      fc.constantFrom('vanilla' as const, 'colored' as const),
      fc.nat({ max: 0x7fff_ffff }),
      fc.bigInt({ min: 10_000n, max: 2_000_000_000_000n }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (drawn) => {
        const draft = spending(drawn.map(([branch, index, sats]) => [branch, 0, index, sats]));
        const { psbt, txid } = signed(draft, freshAux);
        const opinion = scureOpinion(psbt);
        expect(opinion.valid).toEqual(drawn.map(() => true));
        expect(opinion.txid).toBe(txid);

        const tx = scureRead(psbt);
        const scripts = drawn.map((_, i) => tx.getInput(i).witnessUtxo!.script);
        const amounts = drawn.map((_, i) => tx.getInput(i).witnessUtxo!.amount);
        const signature = tx.getInput(0).finalScriptWitness![0]!;
        const hash = tx.preimageWitnessV1(0, scripts, 0, amounts);
        const otherAmount = tx.preimageWitnessV1(0, scripts, 0, amounts.with(0, amounts[0]! + 1n));
        const internalKey = Buffer.from(draft.raw.inputs[0]![2]![1], 'hex');
        expect(schnorr.verify(signature, hash, scripts[0]!.subarray(2))).toBe(true);
        expect(schnorr.verify(signature, otherAmount, scripts[0]!.subarray(2))).toBe(false);
        expect(schnorr.verify(signature, hash, internalKey)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the signer refuses', () => {
  /** By a code, and where it stands the sentence behind it. */
  const refused = (what: string, reason: string, change: (draft: Draft) => void): void =>
    it(`${what}, before it derives a key: ${reason}`, () => {
      const [code, sentence] = reason.split(': ');
      const draft = genuineSlots();
      change(draft);
      // Reading the seed at all would throw another error than the refusal.
      const seed = new Proxy(draft.wallet.seed, {
        get: () => {
          throw new Error('the seed was touched');
        },
      });
      expect(failureThrown(() => signed(draft, zeroAux, seed))).toMatchObject({
        code: 'PSBT_REFUSED',
        facts: sentence === undefined ? { code } : { code, sentence },
      });
    });
  refused('what it cannot read', 'ENCODING', ({ raw }) => void raw.outputs.pop());
  refused('no inputs', 'NO_INPUTS', ({ raw }) => void ((raw.tx.inputs = []), (raw.inputs = [])));
  refused('another transaction version', 'TX_VERSION: version 3', ({ raw }) => void (raw.tx.version = 3));
  refused('another fingerprint', 'FINGERPRINT', ({ account }) => void (account.fingerprint = 'deadbeef'));
  refused(
    'a keychain that is not one of ours',
    'PATH_POLICY',
    ({ raw, wallet }) => void raw.inputs[1]!.splice(1, 2, ...inputLabel(wallet.key('vanilla', 2, 1))),
  );
  refused(
    'another network',
    'NETWORK',
    (draft) =>
      void (draft.account = {
        ...testWallet({ network: 'mainnet' }).account,
        fingerprint: draft.account.fingerprint,
      }),
  );
  refused('another internal key', 'INTERNAL_KEY', ({ raw, inputKeys }) =>
    replaceValue(raw.inputs[0], '17', inputKeys[1]!.internalKey),
  );
  refused('another script', `SCRIPT_MISMATCH: input 0, path m/86'/1'/0'/0/0`, ({ raw, inputKeys }) =>
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script: inputKeys[1]!.script })),
  );
  refused('a missing amount', 'NO_WITNESS_UTXO', ({ raw }) => void raw.inputs[1]!.shift());
  refused(
    'SIGHASH_ALL, named',
    'SIGHASH: input 1, sighash 01000000',
    ({ raw }) => void raw.inputs[1]!.push(['03', '01000000']),
  );
  refused('a merkle root', 'SCRIPT_PATH', ({ raw }) => void raw.inputs[1]!.push(['18', '11'.repeat(32)]));
  refused(
    'what is signed already',
    'ALREADY_SIGNED',
    ({ raw }) => void raw.inputs[1]!.push(['13', '11'.repeat(64)]),
  );
  refused(
    'the same coin twice',
    `DUPLICATE_INPUT: input 1, outpoint ${'a0'.repeat(32)}:0`,
    ({ raw }) => void ((raw.tx.inputs[1] = raw.tx.inputs[0]!), (raw.inputs[1] = raw.inputs[0]!)),
  );

  it('a seed of another wallet', () => {
    const failure = failureThrown(() => signed(genuineSlots(), zeroAux, testWallet({ seedByte: 9 }).seed));
    const sentence = 'the seed belongs to other keys than the account';
    expect(failure).toMatchObject({ code: 'PSBT_REFUSED', facts: { code: 'FINGERPRINT', sentence } });
  });

  it('account keys that the seed does not have, even under its fingerprint', () => {
    const draft = spending([['vanilla', 0, 0, 100_000n]]);
    const other = testWallet({ seedByte: 9 });
    const { fingerprint } = draft.account;
    const foreign = other.key('vanilla', 0, 0);
    draft.account = { ...other.account, fingerprint };
    draft.raw.inputs[0] = [
      ['01', writeOutput({ amount: 100_000n, script: foreign.script })],
      [`16${foreign.internalKey}`, `00${fingerprint}${foreign.origin.slice(8)}`],
      ['17', foreign.internalKey],
    ];
    expect(failureThrown(() => signed(draft))).toMatchObject({
      code: 'PSBT_REFUSED',
      facts: { code: 'FINGERPRINT' },
    });
  });

  it('randomness that is not 32 bytes', () =>
    expect(() => signed(genuineSlots(), () => new Uint8Array(31))).toThrow('32 bytes of fresh randomness'));

  it('does not touch the seed that it is lent', () => {
    const draft = genuineSlots();
    const before = Uint8Array.from(draft.wallet.seed);
    signed(draft);
    expect(draft.wallet.seed).toEqual(before);
  });
});

describe('the check of what the keyholder answered', () => {
  const draft = genuineSlots();
  const original = writeRaw(draft.raw);
  const answer = signed(draft, freshAux).psbt;
  const check =
    (changed: string, asked = original) =>
    () =>
      verifySigned(asked, changed, draft.account);
  const changed = (change: (raw: ReturnType<typeof readRaw>) => void, text = answer): string => {
    const raw = readRaw(text);
    change(raw);
    return writeRaw(raw);
  };

  it('passes an answer that is what was asked for, and names the transaction', () =>
    expect(check(answer)()).toEqual({ txid: scureOpinion(answer).txid }));

  it('refuses the signature of every input in turn when a bit of it is wrong', () =>
    draft.inputKeys.forEach((_, input) => {
      const wrong = changed(({ inputs }) => {
        const witness = valueOf(inputs[input], '08');
        replaceValue(inputs[input], '08', witness.slice(0, -1) + (witness.endsWith('0') ? '1' : '0'));
      });
      expect(failureThrown(check(wrong))).toEqual({ code: 'SIGNATURE_INVALID', facts: { input } });
    }));

  it('refuses the signature of one input on another', () => {
    const swapped = changed(({ inputs }) => replaceValue(inputs[1], '08', valueOf(inputs[0], '08')));
    expect(failureThrown(check(swapped))).toEqual({ code: 'SIGNATURE_INVALID', facts: { input: 1 } });
  });

  it.each([
    ['65 bytes, with a sighash', `0141${'11'.repeat(64)}01`],
    ['63 bytes', `013f${'11'.repeat(63)}`],
    ['an annex besides', `0240${'11'.repeat(64)}0150`],
    [
      'an annex beside a signature that holds',
      `0240${valueOf(readRaw(answer).inputs[0], '08').slice(4)}0150`,
    ],
    ['a script path', `0340${'11'.repeat(64)}015121${'c0'.repeat(33)}`],
  ])('refuses a witness of %s', (_, witness) => {
    const wrong = changed(({ inputs }) => replaceValue(inputs[0], '08', witness));
    expect(failureThrown(check(wrong))).toEqual({ code: 'SIGNATURE_INVALID', facts: { input: 0 } });
  });

  it('refuses an input without a signature', () => {
    const bare = changed(({ inputs }) => void inputs[1]!.splice(1, 1));
    expect(failureThrown(check(bare))).toEqual({ code: 'SIGNATURE_INVALID', facts: { input: 1 } });
  });

  it('refuses another transaction, however well signed', () => {
    const other = genuineSlots({ num: 2 });
    expect(failureThrown(check(signed(other).psbt))).toMatchObject({
      code: 'PSBT_REFUSED',
      facts: { code: 'UNSIGNED_TX', sentence: 'another transaction came back' },
    });
  });

  it.each([
    [
      'a changed amount of what is spent',
      (raw: ReturnType<typeof readRaw>) =>
        replaceValue(raw.inputs[0], '01', writeOutput({ amount: 1n, script: draft.inputKeys[0]!.script })),
    ],
    ['a dropped proprietary field', (raw: ReturnType<typeof readRaw>) => void raw.global.pop()],
    ['a field more', (raw: ReturnType<typeof readRaw>) => void raw.outputs[0]!.push(['f0', ''])],
    [
      'a path left in it',
      (raw: ReturnType<typeof readRaw>) => void raw.inputs[0]!.push(inputLabel(draft.inputKeys[0]!)[0]!),
    ],
  ])('refuses %s', (_, change) =>
    expect(failureThrown(check(changed(change)))).toMatchObject({
      code: 'PSBT_REFUSED',
      facts: { code: 'ENCODING', sentence: 'more than the signatures has changed' },
    }),
  );

  it('refuses an answer that cannot be read', () =>
    expect(failureThrown(check('AAAA'))).toMatchObject({
      code: 'PSBT_REFUSED',
      facts: { code: 'ENCODING' },
    }));

  it("refuses a key that is not ours, though the signature is that key's", () => {
    const other = genuineSlots({ wallet: testWallet({ seedByte: 9 }) });
    const theirs = signed(other).psbt;
    expect(failureThrown(check(theirs, writeRaw(other.raw)))).toMatchObject({
      code: 'PSBT_REFUSED',
      facts: { code: 'FINGERPRINT' },
    });
  });
});

it.each<[string, number, (inputs: Pair[][]) => unknown]>([
  ['that is not signed', 0, ([first]) => first!.splice(1, 1)],
  ['of which one input is not', 1, ([, second]) => second!.splice(1, 1)],
  [
    'with an annex beside a signature',
    0,
    ([first]) => replaceValue(first, '08', `0240${valueOf(first, '08').slice(4)}0150`),
  ],
])('the transaction for the network is not taken out of a PSBT %s', (_, input, change) => {
  const raw = readRaw(signed(genuineSlots()).psbt);
  change(raw.inputs);
  const sentence = `input ${input}, no key-path signature`;
  expect(failureThrown(() => extractTransaction(writeRaw(raw)))).toEqual({
    code: 'PSBT_REFUSED',
    facts: { code: 'ENCODING', sentence },
  });
});

it('the transaction for the network has the bytes of the unsigned one but for its witnesses', () => {
  const draft = genuineSlots();
  const { hex } = extractTransaction(signed(draft).psbt);
  const bare = Buffer.from(readPsbt(writeRaw(draft.raw)).unsigned.bytes).toString('hex');
  expect(hex.slice(0, 8) + hex.slice(12, bare.length - 4) + hex.slice(-8)).toBe(bare);
});
