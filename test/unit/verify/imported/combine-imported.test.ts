import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { writeBbqr } from '../../../../src-main/codes/bbqr.ts';
import { writeUr } from '../../../../src-main/codes/write-ur.ts';
import { combineImported, combinedFile } from '../../../../src-main/verify/imported/forms.ts';
import type { RawImport } from '../../../../src-main/verify/imported/read-imported.ts';
import { signPsbt } from '../../../../src-main/verify/sign/sign.ts';
import { failureThrown } from '../../../support/failure-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { type RawPsbt, readRaw, writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { sharedDraft } from '../../../support/psbt/shared.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';
import { asVersion2 } from '../../../support/psbt/version2.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { packOf } from '../../../support/offline/packs.ts';
import { writePack } from '../../../../src-main/verify/imported/pack.ts';

const ann = testWallet();
const bob = testWallet({ seedByte: 66 });
const bobs = bob.key('vanilla', 0, 0);
const draft = sharedDraft(ann, bobs.script).raw;
draft.inputs[1]?.push([`16${bobs.internalKey}`, `00${bobs.origin}`], ['17', bobs.internalKey]);
const unsigned = writeRaw(draft);
const aux = () => new Uint8Array(32);
const partOf = ({ seed, account }: typeof ann, psbt = unsigned): string =>
  signPsbt({ psbt, account, seed: Uint8Array.from(seed), aux, scope: 'part' }).psbt;
const [byAnn, byBob] = [partOf(ann), partOf(bob)];

const text = (psbt: string): RawImport => ({ kind: 'text', text: psbt });
function combinedOf(...contents: readonly RawImport[]) {
  const [first, ...more] = contents.map(
    (content) => (before: string | null) => combineImported(content, before, ann.account),
  );
  if (first === undefined) throw new Error('nothing is combined');
  return more.reduce((made, add) => add(made.union), first(null));
}
const changed = (psbt: string, change: (raw: RawPsbt) => void): string => {
  const raw = readRaw(psbt);
  change(raw);
  return writeRaw(raw);
};

describe('PSBTs of two signers', () => {
  it('make one transaction that a second library takes, in any order and with what went out beside', () => {
    const made = combinedOf(text(byAnn), text(byBob));
    expect(combinedOf(text(unsigned), text(byBob), text(byAnn), text(byBob))).toEqual(made);
    expect(made.inputs.map(({ state, isOurs, amountSats }) => [state, isOurs, amountSats])).toEqual([
      ['verified', true, 100_000],
      ['verified', false, 50_000],
    ]);
    const theirs = Transaction.fromPSBT(Buffer.from(made.psbt, 'base64'));
    theirs.finalize();
    expect([made.txid, made.transaction]).toEqual([theirs.id, theirs.hex]);
  });

  it.each([
    ['with one signature', [byBob], ['unsigned', 'verified']],
    ['with none', [unsigned, unsigned], ['unsigned', 'unsigned']],
    [
      'whose amounts not everybody tells: nobody can verify them',
      [byAnn, byBob].map((one) =>
        changed(one, (raw) => (raw.inputs[0] = raw.inputs[0]!.filter(([key]) => key !== '01'))),
      ),
      ['signed', 'signed'],
    ],
    [
      'with a signature for a script',
      [
        changed(byAnn, (raw) =>
          raw.inputs[1]!.push(['020279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', '30']),
        ),
      ],
      ['verified', 'signed'],
    ],
  ])(
    'say whose inputs are signed, and give no transaction while one lacks a signature: %s',
    (_, psbts, states) => {
      const made = combinedOf(...psbts.map(text));
      expect(made.inputs.map(({ state }) => state)).toEqual(states);
      expect(made.transaction).toBeNull();
      expect(() => combinedFile('transaction', made)).toThrow('PSBT_REFUSED');
    },
  );

  it.each<readonly [string, (psbt: string) => RawImport]>([
    ['bytes', (psbt) => ({ kind: 'bytes', bytes: Buffer.from(psbt, 'base64') })],
    ['version 2', (psbt) => ({ kind: 'bytes', bytes: asVersion2(readRaw(psbt)) })],
    ['hex', (psbt) => text(Buffer.from(psbt, 'base64').toString('hex'))],
    ['what Core answers', (psbt) => text(JSON.stringify({ psbt, complete: false }))],
    [
      'a Uniform Resource',
      (psbt) => text(framesOf(writeUr('crypto-psbt', Buffer.from(psbt, 'base64'), 200))),
    ],
    ['BBQr', (psbt) => text(framesOf(writeBbqr('P', Buffer.from(psbt, 'base64'), 200)))],
  ])('are read in every form that the page reads: %s', (_, as) =>
    expect(combinedOf(as(byAnn), as(byBob)).union).toBe(combinedOf(text(byAnn), text(byBob)).union),
  );

  it('take what another one finalised and give it on, without what made it final', () => {
    const witness = readRaw(byBob).inputs[1]!.find(([key]) => key === '13')![1];
    const finalised = changed(
      byBob,
      (raw) => (raw.inputs[1] = [raw.inputs[1]![0]!, ['08', `0140${witness}`]]),
    );
    const made = combinedOf(text(byBob), text(finalised), text(byAnn));
    expect(made.transaction).toBe(combinedOf(text(byAnn), text(byBob)).transaction);
    expect(readRaw(made.psbt).inputs[1]!.map(([key]) => key)).toEqual(['01', '08']);
  });

  it('take a signing request, whose PSBT nobody has signed yet', () => {
    const asked = genuineSlots({ wallet: ann });
    const pack = writePack(packOf({ ...asked, psbt: writeRaw(asked.raw) }));
    expect(combinedOf(text(pack)).inputs.every(({ isOurs, state }) => isOurs && state === 'unsigned')).toBe(
      true,
    );
  });
});

const flipped = (psbt: string, input: number): string =>
  changed(psbt, (raw) => {
    const signature = raw.inputs[input]!.find(([key]) => key === '13')!;
    signature[1] = `${signature[1].slice(0, -2)}${signature[1].endsWith('00') ? '01' : '00'}`;
  });

it.each([
  ['a signature of ours that doesn’t hold', flipped(byAnn, 0), 'backInvalid'],
  ['one of another signer', flipped(byBob, 1), 'backInvalid'],
  ['half a file', byAnn.slice(0, 200), 'cutShort'],
  ['an address', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'address'],
  ['a recovery phrase', `${'abandon '.repeat(11)}about`, 'words'],
] as const)('what isn’t combined: %s', (_, other, problem) => {
  expect(problemOf(() => combinedOf(text(unsigned), text(other)))).toBe(problem);
  expect(problemOf(() => combinedOf(text(other)))).toBe(problem);
});

it('what isn’t combined: a second signature for one input: neither is chosen', () => {
  const other = signPsbt({
    ...{ psbt: unsigned, account: ann.account, seed: Uint8Array.from(ann.seed), scope: 'part' },
    aux: () => new Uint8Array(32).fill(1),
  }).psbt;
  expect(failureThrown(() => combinedOf(text(byAnn), text(other)))).toEqual({
    code: 'COMBINE_DIFFERS',
    facts: { map: 'input', index: 0, field: 'tapKeySig' },
  });
});

it('what isn’t combined: more than one PSBT may hold', () => {
  const large = (type: string) => changed(unsigned, (raw) => raw.global.push([type, '00'.repeat(1_000_000)]));
  expect(problemOf(() => combinedOf(text(large('fa01')), text(large('fa02'))))).toBe('tooLarge');
});

function framesOf(frames: { readonly parts: number; readonly frame: (at: number) => string } | null): string {
  return Array.from({ length: frames?.parts ?? 0 }, (_, i) => frames?.frame(i + 1)).join('\n');
}
