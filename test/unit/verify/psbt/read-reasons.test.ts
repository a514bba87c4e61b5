import { describe, expect, it } from 'vitest';
import { readPsbt } from '../../../../src-main/verify/psbt/read.ts';
import { readPreviousTransaction } from '../../../../src-main/verify/psbt/transaction.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { toBase64, writeRaw, writeTransaction, type RawPsbt } from '../../../support/psbt/raw-psbt.ts';
import { refusalSaid } from '../../../support/psbt/readers.ts';

const said = (change: (raw: RawPsbt) => void): unknown => {
  const { raw } = genuineSlots();
  change(raw);
  return refusalSaid(() => readPsbt(writeRaw(raw)));
};
const says = (code: string, facts: object, change: (raw: RawPsbt) => void): void =>
  expect(said(change)).toEqual([code, facts]);
const { internalKey } = genuineSlots().inputKeys[0]!;
const point = `02${internalKey}`;
const none = `02${'ff'.repeat(32)}`;

/** Each known field in a form that it may not have: key with its type, value. */
const known = {
  global: [
    ['unsignedTx', '0000', ''],
    ['xpub', `01${'00'.repeat(78)}`, '00000000'],
    ['genericSignedMessage', '0900', ''],
    ['version', 'fb00', '00000000'],
    ['version', 'fb', '0000'],
  ],
  input: [
    ['nonWitnessUtxo', '0000', ''],
    ['witnessUtxo', '0100', ''],
    ['partialSig', `02${none}`, '30'],
    ['partialSig', `0205${internalKey}${internalKey}`, '30'],
    ['sighashType', '0300', '00000000'],
    ['sighashType', '03', '0000'],
    ['redeemScript', '0400', ''],
    ['witnessScript', '0500', ''],
    ['bip32Derivation', `06${none}`, '00000000'],
    ['finalScriptSig', '0700', ''],
    ['finalScriptWitness', '0800', '0100'],
    ['porCommitment', '0900', ''],
    ['ripemd160', `0a${'11'.repeat(32)}`, ''],
    ['sha256', `0b${'11'.repeat(20)}`, ''],
    ['hash160', `0c${'11'.repeat(32)}`, ''],
    ['hash256', `0d${'11'.repeat(20)}`, ''],
    ['tapKeySig', '1300', '11'.repeat(64)],
    ['tapKeySig', '13', '11'.repeat(63)],
    ['tapScriptSig', `14${internalKey}`, '11'.repeat(64)],
    ['tapScriptSig', `14${internalKey}${'11'.repeat(32)}`, '11'.repeat(63)],
    ['tapLeafScript', `15c0${internalKey}00`, '51c0'],
    ['tapLeafScript', `15c0${'11'.repeat(31)}`, '51c0'],
    ['tapBip32Derivation', `16${none.slice(2)}`, '0000000000'],
    ['tapBip32Derivation', `16${point}`, '0000000000'],
    ['tapBip32Derivation', `16${internalKey}`, '00'],
    ['tapInternalKey', '1700', internalKey],
    ['tapInternalKey', '17', 'ff'.repeat(32)],
    ['tapInternalKey', '17', point],
    ['tapMerkleRoot', '1800', '11'.repeat(32)],
    ['p2cKeyTweak', `19${none}`, '11'.repeat(32)],
    ['p2cKeyTweak', `19${point}`, '11'.repeat(31)],
    ['musig2Participants', `1a${none}`, ''],
    ['musig2PubNonce', `1b${point}${none}`, '11'.repeat(66)],
    ['musig2PubNonce', `1b${none}${point}`, '11'.repeat(66)],
    ['musig2PubNonce', `1b${point}${point}`, '11'.repeat(65)],
    ['musig2PartialSig', `1c${point}${none}`, '11'.repeat(32)],
    ['musig2PartialSig', `1c${point}${point}`, '11'.repeat(31)],
  ],
  output: [
    ['redeemScript', '0000', ''],
    ['witnessScript', '0100', ''],
    ['bip32Derivation', `02${none}`, '00000000'],
    ['bip32Derivation', `02${point}`, '000000'],
    ['tapInternalKey', '0500', internalKey],
    ['tapInternalKey', '05', 'ff'.repeat(32)],
    ['tapTree', '0600', '00c00151'],
    ['tapBip32Derivation', `07${none.slice(2)}`, '0000000000'],
    ['tapBip32Derivation', `07${internalKey}`, '00000000'],
    ['musig2Participants', `08${none}`, ''],
    ['dnssecProof', '3500', '0161ff'],
  ],
} as const;

describe('a field of another form than it has is named, with its place:', () => {
  const otherForm = (name: string, place: string) => [
    'ENCODING',
    { part: `${name} of ${place}`, detail: 'has another form' },
  ];
  const fresh = (pairs: [string, string][], key: string, value: string): void =>
    void pairs.splice(0, pairs.length, ...pairs.filter(([name]) => name !== key), [key, value]);

  it.each(known.global)('%s of the whole, %s', (name, key, value) =>
    expect(said(({ global }) => fresh(global, key, value))).toEqual(otherForm(name, 'global')),
  );
  it.each(known.input)('%s of an input, %s', (name, key, value) =>
    expect(said(({ inputs }) => fresh(inputs[1]!, key, value))).toEqual(otherForm(name, 'input 1')),
  );
  it.each(known.output)('%s of an output, %s', (name, key, value) =>
    expect(said(({ outputs }) => fresh(outputs[2]!, key, value))).toEqual(otherForm(name, 'output 2')),
  );

  it('a proprietary key, wherever it is', () => {
    const cut = ['ENCODING', { part: 'proprietary key', problem: 'endsEarly' }];
    for (const map of [
      (raw: RawPsbt) => raw.global,
      (raw: RawPsbt) => raw.inputs[0]!,
      (raw: RawPsbt) => raw.outputs[0]!,
    ]) {
      expect(said((raw) => void map(raw).push(['fc', '']))).toEqual(cut);
      expect(said((raw) => void map(raw).push(['fc0152', '']))).toEqual(cut);
    }
  });

  it('what is cut inside a value, by what was being read', () => {
    const cut = (part: string) => ['ENCODING', { part, problem: 'endsEarly' }];
    expect(said(({ inputs }) => fresh(inputs[0]!, '01', '00'))).toEqual(cut('witness utxo'));
    expect(said(({ inputs }) => fresh(inputs[0]!, '08', '0102aa'))).toEqual(cut('final witness'));
    expect(said(({ inputs }) => fresh(inputs[0]!, `16${internalKey}`, '01'))).toEqual(cut('key origin'));
    expect(said(({ outputs }) => fresh(outputs[0]!, '06', '00c002'))).toEqual(cut('taproot tree'));
    says('ENCODING', { part: 'witness utxo', detail: 'has 1 bytes left over' }, ({ inputs }) =>
      fresh(inputs[0]!, '01', `${'00'.repeat(9)}aa`),
    );
    says('ENCODING', { part: 'final witness', detail: 'has 1 bytes left over' }, ({ inputs }) =>
      fresh(inputs[0]!, '08', '0101aabb'),
    );
  });
});

describe('a PSBT that cannot be read says why:', () => {
  const bytes = Buffer.from(writeRaw(genuineSlots().raw), 'base64').toString('hex');
  const text = (hex: string, limit?: number) => refusalSaid(() => readPsbt(toBase64(hex), limit));

  it('its text', () => {
    const written = toBase64(bytes);
    expect(text(bytes, 40)).toEqual(['TOO_LARGE', { chars: String(written.length), limit: '40' }]);
    expect(refusalSaid(() => readPsbt(` ${written}`))).toEqual([
      'ENCODING',
      { part: 'base64', detail: 'is not written the one way' },
    ]);
    const most = 1.5 * 1024 * 1024;
    expect(text('00'.repeat(most + 3))).toEqual(['TOO_LARGE', { chars: '2097156', limit: '2097152' }]);
  });

  it('its beginning and its end', () => {
    const psbt = (detail: string) => ['ENCODING', { part: 'PSBT', detail }];
    expect(text(bytes.replace('70736274ff', '70736274fe'))).toEqual(psbt('has another beginning'));
    expect(text('7073')).toEqual(psbt('has another beginning'));
    expect(text(`${bytes}0000`)).toEqual(psbt('has 2 bytes left over'));
    expect(text(bytes.slice(0, -2))).toEqual(['ENCODING', { part: 'PSBT', problem: 'endsEarly' }]);
    expect(text('70736274ff00')).toEqual(psbt('has no unsigned transaction'));
    expect(text('70736274fffdfc00')).toEqual(psbt('has a length that is not written the short way'));
    expect(text('70736274ffff00')).toEqual(psbt('claims more than 4 GiB'));
  });

  it('how many fields it may have: 65,536 and not one more', () => {
    const filled = (count: number) =>
      said((raw) => {
        const others = 1 + [raw.global, ...raw.inputs, ...raw.outputs].flat().length;
        for (let i = others; i < count; i++) raw.global.push([`f0${i.toString(16).padStart(8, '0')}`, '']);
      });
    const refused = ['TOO_LARGE', { fields: 'more than 65536' }];
    expect([filled(65_536), filled(65_537)]).toEqual(['it was read', refused]);
  });

  it('only where it has a fault: its transaction may stand after other fields', () => {
    const { raw } = genuineSlots();
    raw.global = [['f0', 'cafe']];
    const first = Buffer.from(writeRaw(raw), 'base64').toString('hex');
    const other = '01f002cafe';
    const moved = first.replace(other, '').replace('70736274ff', `70736274ff${other}`);
    expect(moved).not.toBe(first);
    expect(text(moved)).toBe('it was read');
  });

  it('that it is of version 2, where it has no transaction of its own', () => {
    const version2 = '70736274ff01fb040200000000';
    expect(text(version2)).toEqual(['PSBT_VERSION', { version: '02000000' }]);
  });

  it('its version, wherever it shows', () => {
    says('PSBT_VERSION', { version: '02000000' }, ({ global }) => void global.push(['fb', '02000000']));
    says('PSBT_VERSION', { map: 'global', field: '04' }, ({ global }) => void global.push(['04', '01']));
    const long = `0e${'ab'.repeat(60)}`;
    says(
      'PSBT_VERSION',
      { map: 'input 1', field: long.slice(0, 80) },
      ({ inputs }) => void inputs[1]!.push([long, '']),
    );
    says(
      'PSBT_VERSION',
      { map: 'output 3', field: '03' },
      ({ outputs }) => void outputs[3]!.push(['03', '00']),
    );
  });

  it('the key that comes twice, and in which map', () => {
    const twice = (map: string, key: string) => ['DUPLICATE_KEY', { map, key: key.slice(0, 80) }];
    const key = `f0${'ab'.repeat(60)}`;
    expect(said(({ global }) => void global.push([key, ''], [key, '']))).toEqual(twice('global', key));
    expect(said(({ inputs }) => void inputs[1]!.push(['f0', ''], ['f0', '']))).toEqual(
      twice('input 1', 'f0'),
    );
    expect(said(({ outputs }) => void outputs[3]!.push(['f0', ''], ['f0', '']))).toEqual(
      twice('output 3', 'f0'),
    );
  });

  it('the key whose type is cut', () =>
    expect(said(({ inputs }) => void inputs[1]!.push(['fd', '']))).toEqual([
      'ENCODING',
      { part: 'key in input 1', problem: 'endsEarly' },
    ]));

  it('what its transaction has that an unsigned one has not', () => {
    says(
      'UNSIGNED_TX',
      { input: '1', problem: 'scriptSig' },
      ({ tx }) => void (tx.inputs[1]!.scriptSig = '51'),
    );
    says(
      'ENCODING',
      { part: 'unsigned transaction', detail: 'has 1 bytes left over' },
      (raw) => void (raw.txHex = `${writeTransaction(raw.tx)}00`),
    );
    const witness = writeTransaction(genuineSlots().raw.tx).replace(/^.{8}/, '$&0001');
    expect(said((raw) => void (raw.txHex = witness))).toEqual(['UNSIGNED_TX', { detail: 'witness data' }]);
    says(
      'ENCODING',
      { part: 'unsigned transaction', detail: 'claims 5 items in 0 bytes' },
      (raw) => void (raw.txHex = '0200000005'),
    );
  });

  it('a previous transaction that is none', () => {
    const previous = (hex: string) => refusalSaid(() => readPreviousTransaction(Buffer.from(hex, 'hex')));
    const fault = (detail: string) => ['ENCODING', { part: 'previous transaction', detail }];
    expect(previous('010000000002')).toEqual(fault('has an unknown flag'));
    expect(previous('01000000000100')).toEqual(fault('has no inputs'));
    expect(previous('0100000001')).toEqual(fault('claims 1 items in 0 bytes'));
  });
});
