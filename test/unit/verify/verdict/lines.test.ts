import { EMPTY_BOOK } from '../../../../src-main/verify/book/book.ts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../../src-main/base/canonical.ts';
import { intentDigest, type Intent, judge } from '../../../../src-main/verify/verdict/judge.ts';
import { inputLines, outputLines } from '../../../../src-main/verify/verdict/claims/outputs.ts';
import type { Network } from '../../../../src-main/base/bitcoin.ts';
import { judgeDraft } from '../../../support/psbt/attack.ts';
import { genuineSlots, putKey } from '../../../support/psbt/builder.ts';
import { writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { WITNESS, genuineTrial, judgeBare, judgeTrial } from '../../../support/psbt/send.ts';
import type { Verdict } from '../../../../src-main/verify/types.ts';
import type { JudgeAccount } from '../../../../src-main/keys/account.ts';

const ALL = 2_100_000_000_000_000n;
const context = { findings: [], doubts: [], network: 'regtest' as Network, isReported: false };

function lineOf(scriptHex: string, amountSats = 1_000n) {
  const script = Uint8Array.from(Buffer.from(scriptHex, 'hex'));
  const [line] = outputLines([{ kind: 'foreign', own: null, amountSats, script }], [], [], context);
  return line!;
}

const of = (bytes: number): string => '11'.repeat(bytes);
it.each([
  ['taproot a byte short', `5120${of(31)}`],
  ['taproot a byte long', `5120${of(33)}`],
  ['32 bytes of taproot that are pushed otherwise', `5121${of(32)}`],
  ['a later version', `5220${of(32)}`],
  ['a key hash a byte short', `0014${of(19)}`],
  ['a key hash a byte long', `0014${of(21)}`],
  ['a key hash of another version', `5114${of(20)}`],
  ['20 bytes that are pushed otherwise', `0015${of(20)}`],
  ['a script hash a byte short', `0020${of(31)}`],
  ['a script hash that is pushed otherwise', `0021${of(32)}`],
  ['an old key hash a byte short', `76a914${of(19)}88ac`],
  ['an old key hash that begins otherwise', `76a814${of(20)}88ac`],
  ['an old key hash that ends otherwise', `76a914${of(20)}88ad`],
  ['an old script hash that begins otherwise', `a814${of(20)}87`],
  ['an old script hash that ends otherwise', `a914${of(20)}88`],
  ['an old key hash with a byte more', `76a914${of(20)}88ac00`],
  ['an old script hash with a byte more', `a914${of(20)}8700`],
  ['an OP_RETURN', `6a20${of(32)}`],
  ['nothing', ''],
])('the address of an output is not there for %s', (_, script) => expect(lineOf(script).address).toBeNull());

it('the amount on a line is shown up to all bitcoin, and not beyond', () => {
  expect(lineOf('51', ALL).amountSats).toBe(ALL);
  expect(lineOf('51', ALL + 1n).amountSats).toBeNull();
});

it('the amount on a line is not shown of an input whose amount nobody knows', () => {
  const input = {
    outpoint: { txid: 'aa'.repeat(32), vout: 0 },
    own: null,
    entry: null,
    known: null,
    holdings: [],
    denied: [],
    ground: 'derived' as const,
    repeated: false,
    foreign: null,
  };
  const [line] = inputLines([{ ...input, amountSats: null }], [], context);
  expect(line).toMatchObject({ amountSats: null, address: null, kind: 'stranger', assets: [] });
});

const facts = ({ claims }: Verdict) => Object.fromEntries(claims.map((claim) => [claim.name, claim.facts]));
const outcomes = ({ claims }: Verdict) =>
  Object.fromEntries(claims.map((claim) => [claim.name, claim.outcome]));

it('the evidence of a verdict is there for each claim that is proved', () => {
  const fee = { feeSats: '596', vbytes: '298', rateSatsPerVb: '2', expectedSats: '596', mostSats: '926' };
  expect(facts(judgeDraft(genuineSlots()))).toEqual({
    readable: { inputs: '2', outputs: '4' },
    inputsOurs: { inputs: '2' },
    inputsUncolored: {},
    amountsAsListed: { takenAtMs: '1750000000000' },
    slotsAsAsked: { askedSlots: '3', slots: '3', sizeSats: '1000' },
    changeOurs: {},
    nothingToOthers: {},
    feeAsAsked: fee,
    signatureForm: {},
    lockTime: { lockTime: '800' },
  });
});

it('the evidence of a verdict is there for the fee of a bare PSBT too', () => {
  const trial = genuineTrial();
  expect(facts(judgeBare(trial))['feeWithinLimits']).toEqual({ feeSats: '308', vbytes: '154' });
});

it('the evidence of a verdict stays with a fee that is not proved because an input was never listed', () => {
  const draft = genuineSlots();
  draft.snapshot.entries.pop();
  const verdict = judgeDraft(draft);
  expect(outcomes(verdict)['feeAsAsked']).toBe('notProved');
  expect(facts(verdict)['feeAsAsked']).toMatchObject({ feeSats: '596', vbytes: '298' });
});

describe('what is not known is not called proved:', () => {
  it('the fee of a bare PSBT where an amount is missing', () => {
    const trial = genuineTrial();
    trial.raw.inputs[0]!.shift();
    expect(outcomes(judgeBare(trial))['feeWithinLimits']).toBe('notProved');
  });

  it('whether the inputs of a send are slots, where they were never listed', () => {
    const trial = genuineTrial();
    trial.snapshot.entries = [];
    trial.book = EMPTY_BOOK;
    expect(outcomes(judgeTrial(trial))).toMatchObject({
      inputsOurs: 'contradicts',
      inputsAreSlots: 'notProved',
    });
  });

  it('slots beyond the gap, where no more are made than it is wide', () => {
    const far = (num: number) => {
      const draft = genuineSlots({ num, inputSats: [200_000n] });
      putKey(draft, 0, 'colored', 30);
      return judgeDraft(draft).code;
    };
    // The highest known index is 9, and the gap 20.
    expect([far(19), far(20)]).toEqual(['CHANGE_INDEX', 'CHANGE_INDEX']);
  });
});

describe('the digest of a verdict', () => {
  const expected = (verdict: Verdict, intent: Intent, account: JudgeAccount, unsigned: string): string => {
    const { digest, claims, inputs, outputs, assets, sums, ...rest } = verdict;
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    // Nothing but plain members, so that its text is that of the verdict itself.
    const plain = JSON.parse(
      JSON.stringify({ claims, inputs, outputs, assets, sums }, (_, part: unknown) =>
        typeof part === 'bigint' ? { bigint: String(part) } : part,
      ),
      (_, part: unknown) =>
        typeof part === 'object' && part !== null && 'bigint' in part ? BigInt(String(part.bigint)) : part,
    ) as Record<string, never>;
    return digestOf('ochre/verdict/2', {
      ...rest,
      ...plain,
      unsigned,
      intent: intentDigest(intent),
      network: account.network,
      fingerprint: account.fingerprint,
    });
  };

  it('covers all that is shown, the intent, the wallet and the unsigned transaction, and nothing else', () => {
    const draft = genuineSlots();
    const verdict = judgeDraft(draft);
    const unsigned = writeTransaction(draft.raw.tx);
    expect(verdict.digest).toBe(expected(verdict, draft.intent, draft.account, unsigned));
    const trial = genuineTrial(WITNESS);
    const sent = judgeTrial(trial);
    expect(sent.digest).toBe(expected(sent, trial.intent, trial.account, writeTransaction(trial.raw.tx)));
  });

  it('covers the text that could not be read', () => {
    const draft = genuineSlots();
    const verdict = judgeDraft(draft, 'AAAA');
    const text = createHash('sha256').update('AAAA').digest('hex');
    expect(verdict.sums).toBeNull();
    expect(verdict.digest).toBe(expected(verdict, draft.intent, draft.account, text));
  });
});

it('a fault of ours while reading is not taken for the service’s', () => {
  const psbt = {
    get length(): number {
      throw new RangeError('this is ours');
    },
  } as never;
  const { intent, snapshot, book, account, limits } = genuineSlots();
  expect(() => judge({ psbt, intent, snapshot, book, account, limits })).toThrow('this is ours');
});
