import { describe, expect, it } from 'vitest';
import { readBack, readImportedBytes } from '../../../../src-main/verify/imported/read-imported.ts';
import { signedFile, unsignedFile, type SignedForm } from '../../../../src-main/verify/imported/forms.ts';
import type { ImportProblem } from '../../../../src-main/base/errors.ts';
import { applySignatures } from '../../../../src-main/verify/imported/apply-signatures.ts';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { transactionId } from '../../../../src-main/verify/psbt/transaction.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import {
  readRaw,
  replaceValue,
  valueOf,
  writeRaw,
  type Pair,
  type RawPsbt,
} from '../../../support/psbt/raw-psbt.ts';
import { scureOpinion } from '../../../support/psbt/second-opinion.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const { account, seed } = testWallet();
const aux = (): Uint8Array => new Uint8Array(32);
const asked = writeRaw(genuineSlots().raw);
const signed = signPsbt({ psbt: asked, account, seed, aux });
const files = { asked, signed: signed.psbt, kind: 'createSlots' } as const;
const notFinal = Buffer.from(signedFile('unfinalised', files).bytes).toString('base64');

function changed(text: string, change: (raw: RawPsbt) => unknown): string {
  const raw = readRaw(text);
  change(raw);
  return writeRaw(raw);
}

describe('a signed PSBT on its way back', () => {
  it.each([
    ['finalised', signed.psbt],
    ['signed, and not finalised yet', notFinal],
    ['with a field more than went out', changed(signed.psbt, (raw) => raw.global.push(['fc01610055', '62']))],
    [
      'with a lie about an amount, which nobody asks it for',
      changed(notFinal, (raw) => replaceValue(raw.inputs[0], '17', '00'.repeat(31) + '02')),
    ],
  ])('is taken %s, as what went out and the signatures', (_, back) => {
    const { psbt, txid } = applySignatures(asked, back, account);
    expect(psbt).toBe(signed.psbt);
    expect(txid).toBe(signed.txid);
    expect(scureOpinion(psbt).valid).toEqual([true, true]);
  });

  const other = genuineSlots({ num: 4 });
  const foreign = signPsbt({
    psbt: writeRaw(genuineSlots({ wallet: testWallet({ seedByte: 9 }) }).raw),
    account: testWallet({ seedByte: 9 }).account,
    seed: testWallet({ seedByte: 9 }).seed,
    aux,
  });
  const refused = (
    title: string,
    problem: ImportProblem,
    back: string,
    change: (raw: RawPsbt) => unknown = () => undefined,
  ): void =>
    it(`one ${title} is refused: ${problem}`, () =>
      expect(problemOf(() => applySignatures(asked, changed(back, change), account))).toBe(problem));
  const signedOther = signPsbt({ psbt: writeRaw(other.raw), account, seed, aux }).psbt;
  const signatureOf = (pairs: Pair[] | undefined): string => valueOf(pairs, '08');
  const all = signed.psbt;

  refused('that is the unsigned one by mistake', 'backUnsigned', asked);
  refused('that is another one of ours', 'backOther', signedOther);
  refused('that pays somebody else', 'backOther', all, ({ tx }) => {
    tx.outputs[0]!.script = other.raw.tx.outputs[3]!.script.replace(/..$/, '00');
  });
  refused('that is somebody else’s', 'backForeign', foreign.psbt);
  refused('with another lock time', 'backOther', all, ({ tx }) => (tx.lockTime = 1));
  refused('with another sequence', 'backOther', all, ({ tx }) => (tx.inputs[0]!.sequence = 0xffffffff));
  refused('with an output left out', 'backOther', all, ({ tx, outputs }) => {
    tx.outputs.pop();
    outputs.pop();
  });
  refused('with the signatures of another of ours', 'backInvalid', all, ({ inputs }) =>
    readRaw(signedOther).inputs.forEach((theirs, i) => replaceValue(inputs[i], '08', signatureOf(theirs))),
  );
  refused('of which one input is not signed', 'backHalf', all, ({ inputs }) => {
    inputs[1] = inputs[1]!.filter(([key]) => key !== '08');
  });
  refused('with a signature that does not hold', 'backInvalid', all, ({ inputs }) =>
    replaceValue(inputs[0], '08', `0140${'11'.repeat(64)}`),
  );
  refused('with the signatures in each other’s place', 'backInvalid', all, ({ inputs }) => {
    const [a, b] = inputs.map(signatureOf);
    replaceValue(inputs[0], '08', b!);
    replaceValue(inputs[1], '08', a!);
  });
  refused('with a signature for another kind of hash', 'backInvalid', notFinal, ({ inputs }) =>
    replaceValue(inputs[0], '13', `${'11'.repeat(64)}83`),
  );
  refused('with a script where the signature belongs', 'backInvalid', all, ({ inputs }) =>
    replaceValue(inputs[0], '08', '0202abcd0151'),
  );
  const key = '020279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
  refused('with an older kind of signature', 'backInvalid', asked, ({ inputs }) =>
    inputs.forEach((pairs) => pairs.unshift([key, '3006020101020101'])),
  );
});

describe('a signed transaction without a PSBT, on its way back', () => {
  const { hex } = scureOpinion(signed.psbt);
  const back = (text: string): ReturnType<typeof readBack> => readBack({ kind: 'text', text });

  it.each([
    ['as it is', hex],
    ['in capitals, in lines', hex.toUpperCase().replace(/(.{64})/g, '$1\r\n')],
    ['in what Core prints when it finalises', JSON.stringify({ hex, complete: true }, null, 2)],
    ['in quotes', `"${hex}"`],
  ])('is taken %s, since its id proves which it is', (_, text) => {
    expect(applySignatures(asked, back(text), account)).toEqual(signed);
    expect(applySignatures(asked, readBack({ kind: 'bytes', bytes: Buffer.from(text) }), account)).toEqual(
      signed,
    );
  });

  it('is taken as bytes', () =>
    expect(
      applySignatures(asked, readBack({ kind: 'bytes', bytes: Buffer.from(hex, 'hex') }), account),
    ).toEqual(signed));

  it('is refused where it is another, unsigned, half signed, or its signature does not hold', () => {
    const other = signPsbt({ psbt: writeRaw(genuineSlots({ num: 4 }).raw), account, seed, aux }).psbt;
    const problem = (transaction: string): ImportProblem =>
      problemOf(() => applySignatures(asked, { transaction }, account));
    expect(problem(scureOpinion(other).hex)).toBe('backOther');
    expect(problem(Buffer.from(readPsbt(asked).unsigned.bytes).toString('hex'))).toBe('backUnsigned');
    const signature = /0140([0-9a-f]{128})/.exec(hex)![1]!;
    expect(problem(hex.replace(signature, '11'.repeat(64)))).toBe('backInvalid');
    expect(problem(hex.replace(`0140${signature}`, '00'))).toBe('backHalf');
    // Beyond 64 bytes only a signature that covers everything, too, and holds as such.
    expect(problem(hex.replace(`40${signature}`, `41${signature}83`))).toBe('backInvalid');
    expect(problem(hex.replace(`40${signature}`, `41${signature}01`))).toBe('backInvalid');
  });
});

describe('what leaves as a file', () => {
  const txid = signed.txid.slice(0, 8);
  it.each<readonly [SignedForm, string]>([
    ['psbt', `ochre-slots-${txid}-signed.psbt`],
    ['base64', `ochre-slots-${txid}-signed-psbt.txt`],
    ['unfinalised', `ochre-slots-${txid}-signed-not-final.psbt`],
    ['transaction', `ochre-slots-${txid}-transaction.txt`],
  ])('has a name that says what it is: %s', (form, name) => expect(signedFile(form, files).name).toBe(name));

  it.each<SignedForm>(['psbt', 'base64', 'unfinalised'])('comes back as what went out: %s', (form) => {
    const brought = readImportedBytes(signedFile(form, files).bytes);
    expect(brought.kind).toBe('psbt');
    expect(brought.kind === 'psbt' && applySignatures(asked, brought.psbt, account)).toEqual(signed);
  });

  it('is the network’s transaction where that is asked for, as another library has it', () => {
    const { bytes } = signedFile('transaction', files);
    expect(Buffer.from(bytes).toString('utf8')).toBe(`${scureOpinion(signed.psbt).hex}\n`);
  });

  it('names no signature where there is none', () =>
    expect(() => signedFile('transaction', { ...files, signed: asked })).toThrow('PSBT_REFUSED'));

  it('is named as something to sign before it is signed', () => {
    const id = transactionId(Buffer.alloc(60));
    const named = (what: 'pack' | 'psbt'): string =>
      unsignedFile(what, { txid: id, kind: 'send', content: asked }).name;
    expect(named('pack')).toBe(`ochre-send-${id.slice(0, 8)}-to-sign.ochre-pack.json`);
    expect(named('psbt')).toBe(`ochre-send-${id.slice(0, 8)}-to-sign.psbt`);
    expect(
      readImportedBytes(unsignedFile('psbt', { txid: id, kind: 'send', content: asked }).bytes),
    ).toMatchObject({ psbt: asked });
  });
});
