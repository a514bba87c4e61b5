import { attack, attacks, attackTexts } from '../support/psbt/attack.ts';
import { type Draft } from '../support/psbt/builder.ts';
import {
  readRaw,
  toBase64,
  writeTransaction,
  replaceValue,
  valueOf,
  writeOutput,
} from '../support/psbt/raw-psbt.ts';

attackTexts('ENCODING', {
  'there is nothing': () => '',
  'there is a page of an error': () => '<html><body>502 Bad Gateway</body></html>',
  'there is hex instead of base64': (psbt) => Buffer.from(psbt, 'base64').toString('hex'),
  'the magic bytes are others': (psbt) => `d${psbt.slice(1)}`,
  'there is a bare transaction': (psbt) => toBase64(writeTransaction(readRaw(psbt).tx)),
  'there is no transaction': () => toBase64('70736274ff0000'),
  'a line break stands inside the base64': (psbt) => `${psbt.slice(0, 64)}\n${psbt.slice(64)}`,
  'a blank stands before the base64': (psbt) => ` ${psbt}`,
  'the base64 is of the URL alphabet': (psbt) => psbt.replaceAll('/', '_').replaceAll('+', '-'),
  'the padding is gone': (psbt) => psbt.slice(0, psbt.indexOf('=')),
  'characters outside the alphabet are mixed in': (psbt) => `${psbt.slice(0, 40)}!${psbt.slice(40)}`,
  'the unused bits of the last character are set': setUnusedBits,
  'a length claims four gigabytes': (psbt) => startingWith(psbt, 'feffffffff'),
  'a length claims more than memory has': (psbt) => startingWith(psbt, 'ffffffffffffffffff'),
  'a length is written longer than needed': (psbt) => startingWith(psbt, 'fd0100'),
  'the last map is not closed': (psbt) => toBase64(hexOf(psbt).slice(0, -2)),
  'the last value is not all there': (psbt) => toBase64(hexOf(psbt).slice(0, -18)),
  'a byte follows the last map': (psbt) => toBase64(`${hexOf(psbt)}00`),
  'a whole second PSBT follows': (psbt) => toBase64(hexOf(psbt).repeat(2)),
});
attacks('ENCODING', {
  'the transaction claims two thousand million inputs': ({ raw }) =>
    (raw.txHex = writeTransaction(raw.tx).replace(/^(.{8})02/, '$1feffffff7f')),
  'there are fewer output maps than outputs': ({ raw }) => raw.outputs.pop(),
  'there are more output maps than outputs': ({ raw }) => raw.outputs.push([]),
});

function hexOf(psbt: string): string {
  return Buffer.from(psbt, 'base64').toString('hex');
}

/** `A==` holds two bits that nobody reads, `A=` four: the same bytes in another text. */
function setUnusedBits(psbt: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const end = psbt.indexOf('=');
  if (end < 0) throw new Error('this PSBT has no padding: choose another length');
  const next = alphabet[alphabet.indexOf(psbt[end - 1]!) + 1]!;
  return psbt.slice(0, end - 1) + next + psbt.slice(end);
}

/** In place of the length of the first key. */
function startingWith(psbt: string, length: string): string {
  const hex = hexOf(psbt);
  return toBase64(hex.slice(0, 10) + length + hex.slice(12));
}

attacks('ENCODING', {
  'an internal key is 33 bytes long': ({ raw }) =>
    replaceValue(raw.inputs[0], '17', `02${valueOf(raw.inputs[0], '17')}`),
  'an internal key is no point': ({ raw }) => replaceValue(raw.inputs[0], '17', 'ff'.repeat(32)),
  'a sighash is a single byte': ({ raw }) => raw.inputs[0]!.push(['03', '00']),
  'a witness_utxo has a byte too many': ({ raw }) =>
    replaceValue(raw.inputs[0], '01', `${valueOf(raw.inputs[0], '01')}00`),
  'a witness_utxo has key data': ({ raw }) => raw.inputs[0]!.push(['0100', valueOf(raw.inputs[0], '01')]),
  'a previous transaction is none': ({ raw }) => raw.inputs[0]!.push(['00', '0200']),
  'a path is not made of whole numbers': ({ raw }) =>
    raw.outputs[0]!.push([`07${valueOf(raw.inputs[0], '17')}`, '00aabbccddee']),
  'a proprietary key names no owner': ({ raw }) => raw.global.push(['fc', '00']),
});

attacks('DUPLICATE_KEY', {
  'a global key stands twice': ({ raw }) => raw.global.push([...raw.global[0]!]),
  'the unsigned transaction stands twice': ({ raw }) => raw.global.push(['00', writeTransaction(raw.tx)]),
  'an input names two amounts': ({ raw }) =>
    raw.inputs[0]!.push(['01', writeOutput({ amount: 1n, script: raw.tx.outputs[0]!.script })]),
  'an output field stands twice': ({ raw }) => raw.outputs[1]!.push([...raw.outputs[1]![0]!]),
});

const global: readonly (readonly [string, string])[] = [
  ['fb', '02000000'],
  ['fb', '01000000'],
  ['02', '02000000'],
  ['03', '00000000'],
  ['04', '02'],
  ['05', '04'],
  ['06', '03'],
];
for (const [key, value] of global)
  attack(`the global map holds ${key} = ${value}`, 'PSBT_VERSION', ({ raw }) =>
    raw.global.push([key, value]),
  );
for (const key of ['0e', '0f', '10', '11', '12', '1d', '1e', '1f', '20'])
  attack(`an input holds field ${key}`, 'PSBT_VERSION', ({ raw }) =>
    raw.inputs[1]!.push([key, '00'.repeat(32)]),
  );
for (const key of ['03', '04', '09', '0a'])
  attack(`an output holds field ${key}`, 'PSBT_VERSION', ({ raw }) =>
    raw.outputs[0]!.push([key, '00'.repeat(8)]),
  );

attacks('UNSIGNED_TX', {
  'an input carries a scriptSig': ({ raw }) => (raw.tx.inputs[0]!.scriptSig = '51'),
  'the transaction is written with witness data': ({ raw }) => {
    const bare = writeTransaction(raw.tx);
    raw.txHex = `${bare.slice(0, 8)}0001${bare.slice(8, -8)}0000${bare.slice(-8)}`;
  },
});

attacks('TOO_LARGE', {
  'a field fills two megabytes': ({ raw }) => raw.global.push(['fc0554455354530103', '00'.repeat(1_600_000)]),
  'the text is longer than the user allows': ({ limits }) => (limits.maxPsbtChars = 500),
  'there are 2,001 outputs': ({ raw }) => {
    const [output] = raw.tx.outputs;
    raw.tx.outputs = Array.from({ length: 2_001 }, () => ({ ...output! }));
    raw.outputs = raw.tx.outputs.map(() => []);
  },
  'there are 70,000 fields': ({ raw }) => {
    for (let i = 0; i < 70_000; i++) raw.global.push([`f0${i.toString(16).padStart(8, '0')}`, '']);
  },
});

/** Several faults at once: named is the one of the earliest step, wherever in the PSBT the others stand. */
const scriptSig = ({ raw }: Draft): void => void (raw.tx.inputs[0]!.scriptSig = '51');
const twice = ({ raw }: Draft): void => void raw.outputs[1]!.push([...raw.outputs[1]![0]!]);
const version2 = ({ raw }: Draft): void => void raw.global.push(['fb', '02000000']);
const all =
  (...changes: readonly ((draft: Draft) => void)[]) =>
  (draft: Draft): void => {
    for (const change of changes) change(draft);
  };
const longer = (psbt: string): string => toBase64(`${hexOf(psbt)}00`);
attacks('PSBT_VERSION', {
  'an input carries a scriptSig, and another a field of version 2': all(
    scriptSig,
    ({ raw }) => void raw.inputs[1]!.push(['0f', '00000000']),
  ),
});
attacks('UNSIGNED_TX', {
  'an input carries a scriptSig, and the transaction is of version 1': all(
    scriptSig,
    ({ raw }) => void (raw.tx.version = 1),
  ),
});
attacks('ENCODING', {
  'an input carries a scriptSig, and a byte follows the last map': { change: scriptSig, text: longer },
  'an input carries a scriptSig, and a key is no point': all(
    scriptSig,
    ({ raw }) => void (raw.inputs[1] = [['17', 'ff'.repeat(32)]]),
  ),
  'version 2 is claimed, and a byte follows the last map': { change: version2, text: longer },
});
attacks('DUPLICATE_KEY', {
  'an input carries a scriptSig, and an output field stands twice': all(scriptSig, twice),
  'version 2 is claimed, and an output field stands twice': all(version2, twice),
});
