import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK } from '../../../../src-main/verify/book/book.ts';
import { judge } from '../../../../src-main/verify/verdict/judge.ts';
import { signPsbt, verifySigned } from '../../../../src-main/verify/sign/sign.ts';
import type { ClaimName } from '../../../../src-preload/contract/claims.ts';
import type { Claim, Verdict } from '../../../../src-main/verify/types.ts';
import { putKey } from '../../../support/psbt/builder.ts';
import { genuineBtc, payee, type BtcDraft } from '../../../support/psbt/send-btc.ts';
import { writeRaw, type Pair } from '../../../support/psbt/raw-psbt.ts';
import { outputLabel, testWallet } from '../../../support/psbt/test-wallet.ts';

/** A wallet that was made here: nothing is known beyond index 4, and its service pinned keychain 0. */
const wallet = testWallet({ keychains: { vanilla: [0], colored: [0] } });
const { account, seed } = wallet;
const NOW_MS = 1_800_000_000_000;
const DAY_S = 86_400;

function drafted(change: (draft: BtcDraft) => void = () => undefined): string {
  const draft = genuineBtc({ wallet });
  change(draft);
  return writeRaw(draft.raw);
}

const judged = (psbt: string, intent: 'bare' | BtcDraft['intent'] = 'bare'): Verdict =>
  judge({
    psbt,
    intent: intent === 'bare' ? { kind: 'offline' } : intent,
    snapshot: {
      takenAtMs: NOW_MS,
      entries: intent === 'bare' ? [] : [...genuineBtc({ wallet }).snapshot.entries],
    },
    book: EMPTY_BOOK,
    account,
    limits: genuineBtc({ wallet }).limits,
  });

const claim = ({ claims }: Verdict, name: ClaimName): Claim | undefined =>
  claims.find((one) => one.name === name);

/** Judged as described, signed, and verified by what main demands of the keyholder. */
function signs(change: (draft: BtcDraft) => void): Verdict {
  const psbt = drafted(change);
  const verdict = judged(psbt);
  expect([verdict.outcome, verdict.code]).toEqual(['notProved', null]);
  const signed = signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32), scope: 'bare' });
  expect(verifySigned(psbt, signed.psbt, account, 'bare')).toEqual({ txid: verdict.txid });
  return verdict;
}

/** A service's answer with the same change is refused as before, and so is the keyholder asked for it. */
function refusedOfAService(change: (draft: BtcDraft) => void, code: string): void {
  const draft = genuineBtc({ wallet });
  const psbt = drafted(change);
  expect(judged(psbt, draft.intent).code).toBe(code);
}

const moved = (keychain: number, index: number) => (draft: BtcDraft) =>
  putKey(draft, 1, 'vanilla', index, keychain);

describe('what returns to us in a bare PSBT', () => {
  it.each([
    [0, 25],
    [1, 15],
    [1, 25],
    [0, 1_000],
  ])(
    'is ours on keychain %i at index %i, and the review says how far another wallet has to look',
    (k, index) => {
      const verdict = signs(moved(k, index));
      expect(verdict.outputs[1]).toMatchObject({
        kind: 'change',
        path: `m/86'/1'/0'/${String(k)}/${String(index)}`,
      });
      const { outcome, facts = {} } = claim(verdict, 'changeOurs') ?? {};
      expect([outcome, facts['lookThrough']]).toEqual(['proved', index > 24 ? String(index + 1) : undefined]);
    },
  );

  it('is ours without a label, and under a name of another’s', () => {
    const { script } = wallet.key('vanilla', 1, 40);
    const verdict = signs((draft) => {
      draft.raw.tx.outputs[1]!.script = script;
      draft.raw.outputs[1] = [];
    });
    expect(verdict.outputs[1]?.kind).toBe('change');
    signs((draft) => {
      for (const pair of draft.raw.outputs[1]!.filter(([name]) => name.startsWith('07')))
        pair[1] = `00${'0'.repeat(8)}${pair[1].slice(10)}`;
    });
  });

  describe('and names keys in its label', () => {
    const { internalKey, origin } = wallet.key('vanilla', 0, 5);
    const other = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);
    const OURS: Pair = [`07${internalKey}`, `00${origin}`];
    const THEIRS: Pair = [`07${other.internalKey}`, `00${other.origin}`];
    const TREE: Pair = ['06', '00c00151'];
    const labelled =
      (...label: Pair[]) =>
      ({ raw }: BtcDraft) =>
        void (raw.outputs[1] = label);

    it.each<[string, Pair[]]>([
      ['ours alone', [OURS]],
      ['another’s alone', [THEIRS]],
      ['an internal key of another’s and none besides', [['05', other.internalKey]]],
      ['an older origin of another’s and none besides', [[`0202${other.internalKey}`, other.origin]]],
    ])('is ours, %s', (_, label) => expect(signs(labelled(...label)).outputs[1]?.kind).toBe('change'));

    it.each<[string, Pair[]]>([
      ['ours and another’s', [OURS, THEIRS]],
      ['another’s and ours', [THEIRS, OURS]],
      ['ours, and hides a script', [OURS, TREE]],
      ['another’s, and hides a script', [THEIRS, TREE]],
      ['none, and hides a script', [TREE]],
    ])('is refused, %s', (_, label) => {
      expect(judged(drafted(labelled(...label))).code).toBe('OUTPUT_SPOOF');
      refusedOfAService(labelled(...label), 'OUTPUT_SPOOF');
    });
  });

  it('is refused where no restore looks, and of a service beyond the gap', () => {
    expect(judged(drafted(moved(0, 1_001))).code).toBe('CHANGE_INDEX');
    refusedOfAService(moved(0, 25), 'CHANGE_INDEX');
  });

  it('may come to one address twice, which a service may not', () => {
    const twice = (draft: BtcDraft): void => {
      draft.raw.tx.outputs.push({ amount: 1_000n, script: draft.raw.tx.outputs[1]!.script });
      draft.raw.tx.outputs[1]!.amount -= 1_000n;
      draft.raw.outputs.push(draft.raw.outputs[1]!);
    };
    signs(twice);
    refusedOfAService(twice, 'ADDRESS_REUSE');
  });

  it('is a stranger’s under our name at a path that our account keys do not reach, and a lie at one that they do', () => {
    const labelled = (path: string) => (draft: BtcDraft) => {
      const key = wallet.key('vanilla', 0, 5);
      draft.raw.tx.outputs[1]!.script = payee('p2tr').script;
      draft.raw.outputs[1] = outputLabel({ ...key, origin: `${account.fingerprint}${path}` });
    };
    const OTHER_ACCOUNT = '56000080010000800100008000000000' + '05000000';
    const OURS = '56000080010000800000008000000000' + '05000000';
    const verdict = signs(labelled(OTHER_ACCOUNT));
    expect(verdict.outputs[1]).toMatchObject({ kind: 'stranger', outcome: 'notProved' });
    expect(judged(drafted(labelled(OURS))).code).toBe('OUTPUT_SPOOF');
    refusedOfAService(labelled(OTHER_ACCOUNT), 'OUTPUT_SPOOF');
  });
});

describe('the form of a bare PSBT', () => {
  it.each([1, 3])('may be of transaction version %i', (version) => {
    const change = ({ raw }: BtcDraft): void => void (raw.tx.version = version);
    signs(change);
    refusedOfAService(change, 'TX_VERSION');
  });

  it('may be of no other version', () => {
    for (const version of [0, 4])
      expect(judged(drafted(({ raw }) => void (raw.tx.version = version))).code).toBe('TX_VERSION');
  });

  const sighash =
    (value: string) =>
    ({ raw }: BtcDraft) => {
      for (const pairs of raw.inputs) pairs.push(['03', value]);
    };

  it('may ask for SIGHASH_ALL, and its signature says so by one byte more', () => {
    signs(sighash('01000000'));
    const psbt = drafted(sighash('01000000'));
    const signed = signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32), scope: 'bare' }).psbt;
    // One item of 65 bytes, which ends with the byte of SIGHASH_ALL.
    expect(Buffer.from(signed, 'base64').toString('hex')).toMatch(/0141[0-9a-f]{128}01/);
    refusedOfAService(sighash('01000000'), 'SIGHASH');
  });

  it.each(['02000000', '03000000', '81000000', '82000000', '83000000', '00010000'])(
    'may not ask for the sighash %s, with which others could change it',
    (value) => {
      const psbt = drafted(sighash(value));
      expect(judged(psbt).code).toBe('SIGHASH');
      expect(() => signPsbt({ psbt, account, seed, aux: () => new Uint8Array(32), scope: 'bare' })).toThrow();
    },
  );

  it('may leave the internal key out, and not name another', () => {
    const without = ({ raw }: BtcDraft): void =>
      void (raw.inputs = raw.inputs.map((pairs) => pairs.filter(([name]) => name !== '17')));
    signs(without);
    refusedOfAService(without, 'INTERNAL_KEY');
    const other = wallet.key('vanilla', 0, 9).internalKey;
    const named = drafted(({ raw }) => void (raw.inputs[0]!.find(([name]) => name === '17')![1] = other));
    expect(judged(named).code).toBe('INTERNAL_KEY');
  });
});

describe('what holds a bare PSBT back', () => {
  const locked =
    (lockTime: number, sequence = 0xffff_fffd) =>
    ({ raw }: BtcDraft) => {
      raw.tx.lockTime = lockTime;
      for (const input of raw.tx.inputs) input.sequence = sequence;
    };
  const said = (change: (draft: BtcDraft) => void): unknown => {
    const { outcome, facts } = claim(signs(change), 'lockTime') ?? {};
    return [outcome, facts];
  };
  const PAST = NOW_MS / 1_000 - DAY_S;
  const AHEAD = NOW_MS / 1_000 + DAY_S;

  it('is a date, proved to be over or said', () => {
    expect(said(locked(PAST))).toEqual(['proved', { dateMs: String(PAST * 1_000) }]);
    expect(said(locked(AHEAD))).toEqual(['notProved', { dateMs: String(AHEAD * 1_000) }]);
    refusedOfAService(locked(PAST), 'LOCKTIME');
  });

  it('is a block that is ahead, said', () => {
    expect(said(locked(5_000))).toEqual(['notProved', { lockTime: '5000' }]);
    expect(said(locked(500))).toMatchObject(['proved', { lockTime: '500' }]);
  });

  it('is nothing where every input is final', () =>
    expect(said(locked(5_000, 0xffff_ffff))).toEqual(['proved', { lockTime: '0' }]));

  it('is a relative lock in blocks or in time, the longest of each', () => {
    expect(said(locked(0, 0))).toEqual(['proved', { lockTime: '0' }]);
    expect(said(locked(0, 144))).toEqual(['notProved', { lockTime: '0', relativeBlocks: '144' }]);
    expect(said(locked(0, 0x0040_0002))).toEqual(['notProved', { lockTime: '0', relativeSeconds: '1024' }]);
    const two = ({ raw }: BtcDraft): void => {
      raw.tx.inputs[0]!.sequence = 7;
      raw.tx.inputs[1]!.sequence = 30;
    };
    expect(said(two)).toMatchObject(['notProved', { relativeBlocks: '30' }]);
    for (const sequence of [0, 144]) refusedOfAService(locked(0, sequence), 'LOCKTIME');
  });

  it('is no relative lock before version 2', () =>
    expect(
      said((draft) => {
        locked(0, 144)(draft);
        draft.raw.tx.version = 1;
      }),
    ).toEqual(['proved', { lockTime: '0' }]));
});

describe('what nodes have against a bare PSBT', () => {
  const said = (change: (draft: BtcDraft) => void): readonly [unknown, unknown, Verdict] => {
    const verdict = signs(change);
    const { outcome, facts } = claim(verdict, 'relayed') ?? {};
    return [outcome, facts, verdict];
  };
  const feeOf =
    (feeSats: bigint) =>
    ({ raw }: BtcDraft) =>
      void (raw.tx.outputs[1]!.amount = 150_000n - raw.tx.outputs[0]!.amount - feeSats);

  it('is a fee below what they pass on, with the number', () => {
    const { vbytes } = signs(() => undefined).sums!;
    expect(said(feeOf(BigInt(vbytes))).slice(0, 2)).toEqual(['proved', {}]);
    for (const feeSats of [0n, BigInt(vbytes) - 1n])
      expect(said(feeOf(feeSats)).slice(0, 2)).toEqual([
        'notProved',
        { feeSats: String(feeSats), vbytes: String(vbytes), leastSats: String(vbytes) },
      ]);
  });

  it.each([
    ['p2wpkh', 294n],
    ['p2tr', 330n],
    ['p2wsh', 330n],
    ['p2pkh', 546n],
    ['p2sh', 540n],
  ] as const)('is an output of kind %s to somebody else below %s sats', (kind, least) => {
    const paid =
      (amount: bigint) =>
      ({ raw }: BtcDraft) =>
        void (raw.tx.outputs[0] = { amount, script: payee(kind).script });
    expect(said(paid(least))[0]).toBe('proved');
    const [outcome, facts, { outputs }] = said(paid(least - 1n));
    expect([outcome, facts]).toEqual([
      'notProved',
      { output: '0', dustSats: String(least - 1n), dustLeastSats: String(least) },
    ]);
    expect(outputs[0]?.outcome).toBe('notProved');
  });

  const KEY = `02${'79'.repeat(32)}`;
  it.each([
    ['an empty script', ''],
    ['OP_TRUE', '51'],
    ['a lone number', '0152'],
    ['a witness program of version 0 of no known length', `0010${'ab'.repeat(16)}`],
    ['a multisig of four keys', `51${`21${KEY}`.repeat(4)}54ae`],
  ])('is an output to somebody else with %s, which they do not pass on', (_, script) => {
    const [outcome, facts, { outputs }] = said(
      ({ raw }) => void (raw.tx.outputs[0] = { ...raw.tx.outputs[0]!, script }),
    );
    expect([outcome, facts]).toEqual(['notProved', { oddOutput: '0' }]);
    expect(outputs[0]?.outcome).toBe('notProved');
  });

  it.each([
    ['pay to anchor', '51024e73'],
    ['a later witness version', `5220${'ab'.repeat(32)}`],
    ['a bare key', `21${KEY}ac`],
    ['a multisig of two keys', `5121${KEY}21${KEY}52ae`],
  ])('is none of an output with %s', (_, script) => {
    const [outcome] = said(({ raw }) => void (raw.tx.outputs[0] = { ...raw.tx.outputs[0]!, script }));
    expect(outcome).toBe('proved');
  });

  it('is, of much that is written into the chain, a note and no doubt', () => {
    const writing =
      (bytes: number) =>
      ({ raw }: BtcDraft) => {
        raw.tx.outputs.push({
          amount: 0n,
          script: `6a4c${bytes.toString(16).padStart(2, '0')}${'ab'.repeat(bytes)}`,
        });
        raw.outputs.push([]);
        raw.tx.outputs[1]!.amount -= 500n;
      };
    const verdictOf = (bytes: number) => claim(judged(drafted(writing(bytes))), 'relayed');
    expect(verdictOf(80)).toMatchObject({ outcome: 'proved', facts: {} });
    expect(verdictOf(200)).toMatchObject({ outcome: 'proved', facts: { dataBytes: '203' } });
  });
});

it('a bare PSBT whose coins the own book has is one verdict whenever it is judged: what was shown is what is signed', () => {
  const { raw, snapshot, limits } = genuineBtc({ wallet });
  const psbt = writeRaw(raw);
  const outputs = snapshot.entries.map(({ txid, vout, amountSats }) => ({
    ...{ txid, vout, amountSats, branch: 'vanilla' as const, index: 0, spent: false },
  }));
  const at = (takenAtMs: number): Verdict =>
    judge({
      ...{ psbt, account, limits, intent: { kind: 'offline' } },
      snapshot: { takenAtMs, entries: [] },
      book: { ...EMPTY_BOOK, outputs },
    });
  const first = at(NOW_MS);
  expect(claim(first, 'amountsAsListed')).toMatchObject({ outcome: 'proved', facts: {} });
  expect(at(NOW_MS + 1).digest).toBe(first.digest);
});
