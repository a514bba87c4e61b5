import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import type { Scope, SnapshotEntry } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { EMPTY_BOOK, openBook } from '../../../../src-main/verify/book/book.ts';
import { judgeInputs } from '../../../../src-main/verify/verdict/claims/inputs.ts';
import { ownScriptsOf } from '../../../../src-main/keys/allowed-paths.ts';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { judgeDraft } from '../../../support/psbt/attack.ts';
import { genuineSlots, type Draft } from '../../../support/psbt/builder.ts';
import { replaceValue, writeOutput, writeRaw, writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { inputLabel, testWallet } from '../../../support/psbt/test-wallet.ts';

const H = 0x8000_0000;
/** By the list alone. */
const listed = (entries: readonly SnapshotEntry[]) => ({
  entries,
  book: openBook(EMPTY_BOOK, { txid: '', spends: new Set() }),
});
const OUTPOINT = `${'a0'.repeat(32)}:0`;

function looked(change: (draft: Draft) => void, scope: Scope = 'asked') {
  const draft = genuineSlots();
  change(draft);
  const { account, snapshot, raw } = draft;
  const psbt = readPsbt(writeRaw(raw));
  return judgeInputs(psbt, account, ownScriptsOf(account), listed(snapshot.entries), scope);
}

/** Code and facts of all that is against input 0, without what they all have: which input, which outpoint. */
const against = (change: (draft: Draft) => void): unknown =>
  looked(change).findings.map(({ code, facts: { input, outpoint, ...facts }, side, index }) => {
    expect([input, outpoint, side, index]).toEqual(['0', OUTPOINT, 'input', 0]);
    return [code, facts];
  });

const says = (code: string, facts: object, change: (draft: Draft) => void): void =>
  expect(against(change)).toEqual([[code, facts]]);

const labelled = (origins: readonly (readonly [string, string])[], { raw }: Draft): void => {
  const [utxo, , internalKey] = raw.inputs[0]!;
  raw.inputs[0] = [utxo!, ...origins.map(([key, value]): [string, string] => [key, value]), internalKey!];
};

describe('what is said of an input that contradicts', () => {
  const previous = writeTransaction({
    version: 2,
    inputs: [{ txid: 'c'.repeat(64), vout: 7, scriptSig: '51', sequence: 0 }],
    outputs: [{ amount: 100_000n, script: testWallet().key('vanilla', 0, 0).script }],
    lockTime: 3,
  });

  it('is nothing of one that does not', () => expect(against(() => undefined)).toEqual([]));

  it('is what it claims to hold, and what was listed', () => {
    says(
      'AMOUNT_LIE',
      { saysSats: '100000', listedSats: '99999' },
      ({ snapshot }) => void (snapshot.entries[0]!.amountSats = 99_999n),
    );
    says('NO_WITNESS_UTXO', {}, ({ raw }) => void raw.inputs[0]!.shift());
  });

  it('is its script, as far as one can be long', () => {
    const script = `0014${'11'.repeat(20)}`;
    const other = ({ raw }: Draft, value: string): void =>
      replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script: value }));
    const path = "m/86'/1'/0'/0/0";
    expect(against((draft) => other(draft, script))).toEqual([
      ['NOT_TAPROOT', { script }],
      ['SCRIPT_MISMATCH', { path }],
    ]);
    expect(against((draft) => other(draft, '51'.repeat(41)))).toEqual([
      ['NOT_TAPROOT', { script: '51'.repeat(40) }],
      ['SCRIPT_MISMATCH', { path }],
    ]);
  });

  it('is that it names no key, or how many', () => {
    const theirs = testWallet({ seedByte: 99 }).key('vanilla', 0, 0).script;
    expect(
      against(
        ({ raw }) => void (raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: theirs })]]),
      ),
    ).toEqual([['NO_KEY_ORIGIN', {}]]);
    const two = (draft: Draft): void => {
      draft.raw.inputs[0]!.push(inputLabel(draft.wallet.key('vanilla', 0, 9))[0]!);
      const { internalKey, origin } = draft.inputKeys[0]!;
      draft.raw.inputs[0]!.push([`0602${internalKey}`, origin]);
    };
    expect(against(two)).toEqual([['KEY_ORIGIN_AMBIGUOUS', { origins: '3' }]]);
  });

  it('is whose key it names, and where that lies', () => {
    const thief = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);
    expect(
      against((draft) => labelled([[`16${draft.inputKeys[0]!.internalKey}`, `00${thief.origin}`]], draft)),
    ).toEqual([['FINGERPRINT', { fingerprint: thief.origin.slice(0, 8) }]]);
  });

  it('is the path that is none of ours, cut where it is long', () => {
    const paths: readonly (readonly [readonly number[], string])[] = [
      [[H + 86, H + 1, H, 2, 0], "m/86'/1'/0'/2/0"],
      [[H + 86, H + 1, H, 0, H], "m/86'/1'/0'/0/0'"],
      [[], 'm'],
      [Array.from({ length: 10 }, (_, i) => i), 'm/0/1/2/3/4/5/6/7/8/9'],
      [Array.from({ length: 11 }, (_, i) => i), 'm/0/1/2/3/4/5/6/7/8/9/…'],
    ];
    for (const [steps, path] of paths) {
      const change = (draft: Draft): void => {
        const key = draft.wallet.keyAt(steps);
        draft.raw.inputs[0] = [
          ['01', writeOutput({ amount: 100_000n, script: key.script })],
          ...inputLabel(key),
        ];
      };
      expect(against(change)).toEqual([['PATH_POLICY', { path }]]);
    }
  });

  it('is the path of the key whose script or internal key is another', () => {
    const path = "m/86'/1'/0'/0/0";
    expect(
      against(({ raw }) =>
        replaceValue(
          raw.inputs[0],
          '01',
          writeOutput({ amount: 100_000n, script: `5120${'11'.repeat(32)}` }),
        ),
      ),
    ).toEqual([['SCRIPT_MISMATCH', { path }]]);
    expect(
      against(({ raw, inputKeys }) => replaceValue(raw.inputs[0], '17', inputKeys[1]!.internalKey)),
    ).toEqual([['INTERNAL_KEY', { path }]]);
    says('INTERNAL_KEY', { path }, ({ raw }) => void raw.inputs[0]!.splice(2, 1));
  });

  it('is which fields ask for another way to spend it, or are signed already', () => {
    says(
      'SCRIPT_PATH',
      { fields: 'tapMerkleRoot redeemScript' },
      ({ raw }) => void raw.inputs[0]!.push(['18', '11'.repeat(32)], ['04', '51']),
    );
    says('SIGHASH', { sighash: '01000000' }, ({ raw }) => void raw.inputs[0]!.push(['03', '01000000']));
    says(
      'ALREADY_SIGNED',
      { fields: 'tapKeySig finalScriptSig' },
      ({ raw }) => void raw.inputs[0]!.push(['13', '11'.repeat(64)], ['07', '51']),
    );
  });

  it('is that the enclosed transaction is another, even where it says nothing of its output itself', () => {
    says('UTXO_TXID', {}, ({ raw }) => void raw.inputs[0]!.unshift(['00', previous]));
    const alone = ({ raw }: Draft): void => void (raw.inputs[0]![0] = ['00', previous]);
    expect(against(alone)).toEqual([
      ['NO_WITNESS_UTXO', {}],
      ['UTXO_TXID', {}],
    ]);
  });

  it('is nothing of the enclosed transaction where it is the one, though no output is repeated beside it', () => {
    const draft = genuineSlots();
    const txid = Transaction.fromHex(previous).getId();
    draft.raw.tx.inputs[0]!.txid = txid;
    draft.snapshot.entries[0]!.txid = txid;
    draft.raw.inputs[0]![0] = ['00', previous];
    const { account, snapshot, raw } = draft;
    const { findings } = judgeInputs(
      readPsbt(writeRaw(raw)),
      account,
      ownScriptsOf(account),
      listed(snapshot.entries),
    );
    expect(findings.map(({ code }) => code)).toEqual(['NO_WITNESS_UTXO']);
  });
});

describe('an input of which little is known', () => {
  it('is refused where it was not listed, unless whoever asks has no list', () => {
    const draft = genuineSlots();
    const { account, raw } = draft;
    const psbt = readPsbt(writeRaw(raw));
    const codes = (scope?: Scope) =>
      judgeInputs(psbt, account, ownScriptsOf(account), listed([]), scope).findings.map(({ code }) => code);
    expect(codes()).toEqual(['UNKNOWN_OUTPOINT', 'UNKNOWN_OUTPOINT']);
    expect(codes('bare')).toEqual([]);
  });

  it('has the listed amount, else the one that it claims, else none', () => {
    const amounts = (change: (draft: Draft) => void) =>
      looked(change, 'bare').inputs.map(({ amountSats }) => amountSats);
    expect(amounts(({ snapshot }) => void (snapshot.entries[0]!.amountSats = 7n))).toEqual([7n, 50_000n]);
    expect(amounts(({ snapshot }) => void (snapshot.entries = []))).toEqual([100_000n, 50_000n]);
    expect(
      amounts(({ raw, snapshot }) => {
        snapshot.entries = [];
        raw.inputs[0]!.shift();
      }),
    ).toEqual([null, 50_000n]);
  });

  it('makes the sums unknown, and the amounts not proved, where there is none', () => {
    const draft = genuineSlots();
    draft.snapshot.entries.shift();
    draft.raw.inputs[0]!.shift();
    const verdict = judgeDraft(draft);
    expect(verdict.sums).toBeNull();
    expect(verdict.claims.find(({ name }) => name === 'amountsAsListed')?.code).toBe('NO_WITNESS_UTXO');
    expect(verdict.inputs[0]!.amountSats).toBeNull();
  });
});
