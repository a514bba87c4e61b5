import { attacks, attack } from '../support/psbt/attack.ts';
import { type Draft } from '../support/psbt/builder.ts';
import {
  readRaw,
  toBase64,
  writeTransaction,
  replaceValue,
  valueOf,
  writeOutput,
} from '../support/psbt/raw-psbt.ts';

attacks('ENCODING', {
  'there is nothing': {
    text: () => '',
  },
  'there is a page of an error': {
    text: () => '<html><body>502 Bad Gateway</body></html>',
  },
  'there is hex instead of base64': {
    text: (psbt) => Buffer.from(psbt, 'base64').toString('hex'),
  },
  'the magic bytes are others': {
    text: (psbt) => `d${psbt.slice(1)}`,
  },
  'there is a bare transaction': {
    text: (psbt) => toBase64(writeTransaction(readRaw(psbt).tx)),
  },
});

attacks('ENCODING', {
  'a line break stands inside the base64': {
    text: (psbt) => `${psbt.slice(0, 64)}\n${psbt.slice(64)}`,
  },
  'a blank stands before the base64': {
    text: (psbt) => ` ${psbt}`,
  },
  'the base64 is of the URL alphabet': {
    text: (psbt) => psbt.replaceAll('/', '_').replaceAll('+', '-'),
  },
  'the padding is gone': {
    text: (psbt) => psbt.slice(0, psbt.indexOf('=')),
  },
  'characters outside the alphabet are mixed in': {
    text: (psbt) => `${psbt.slice(0, 40)}!${psbt.slice(40)}`,
  },
  'the unused bits of the last character are set': {
    text: setUnusedBits,
  },
});

/** `A==` holds two bits that nobody reads, `A=` four: the same bytes in another text. */
function setUnusedBits(psbt: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const end = psbt.indexOf('=');
  if (end < 0) throw new Error('this PSBT has no padding: choose another length');
  const next = alphabet[alphabet.indexOf(psbt[end - 1]!) + 1]!;
  return psbt.slice(0, end - 1) + next + psbt.slice(end);
}

attacks('ENCODING', {
  'a length claims four gigabytes': {
    text: (psbt) => startingWith(psbt, 'feffffffff'),
  },
  'a length claims more than memory has': {
    text: (psbt) => startingWith(psbt, 'ffffffffffffffffff'),
  },
  'a length is written longer than needed': {
    text: (psbt) => startingWith(psbt, 'fd0100'),
  },
  'the transaction claims two thousand million inputs': ({ raw }) =>
    (raw.txHex = writeTransaction(raw.tx).replace(/^(.{8})02/, '$1feffffff7f')),
});

/** In place of the length of the first key. */
function startingWith(psbt: string, length: string): string {
  const hex = Buffer.from(psbt, 'base64').toString('hex');
  return toBase64(hex.slice(0, 10) + length + hex.slice(12));
}

attacks('ENCODING', {
  'the last map is not closed': {
    text: (psbt) => cut(psbt, 1),
  },
  'the last value is not all there': {
    text: (psbt) => cut(psbt, 9),
  },
  'there are fewer output maps than outputs': ({ raw }) => raw.outputs.pop(),
  'there are more output maps than outputs': ({ raw }) => raw.outputs.push([]),
});

function cut(psbt: string, bytes: number): string {
  return toBase64(
    Buffer.from(psbt, 'base64')
      .toString('hex')
      .slice(0, -2 * bytes),
  );
}

attacks('ENCODING', {
  'a byte follows the last map': {
    text: (psbt) => withMore(psbt, '00'),
  },
  'a whole second PSBT follows': {
    text: (psbt) => withMore(psbt, Buffer.from(psbt, 'base64').toString('hex')),
  },
});

function withMore(psbt: string, more: string): string {
  return toBase64(Buffer.from(psbt, 'base64').toString('hex') + more);
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
attack('there is no transaction', 'ENCODING', {
  text: () => toBase64('70736274ff0000'),
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
const longer = (psbt: string): string =>
  Buffer.concat([Buffer.from(psbt, 'base64'), Buffer.of(0)]).toString('base64');
attack(
  'an input carries a scriptSig, and another a field of version 2',
  'PSBT_VERSION',
  all(scriptSig, ({ raw }) => void raw.inputs[1]!.push(['0f', '00000000'])),
);
attack(
  'an input carries a scriptSig, and the transaction is of version 1',
  'UNSIGNED_TX',
  all(scriptSig, ({ raw }) => void (raw.tx.version = 1)),
);
attacks('ENCODING', {
  'an input carries a scriptSig, and a byte follows the last map': {
    change: scriptSig,
    text: longer,
  },
  'an input carries a scriptSig, and a key is no point': all(
    scriptSig,
    ({ raw }) => void (raw.inputs[1] = [['17', 'ff'.repeat(32)]]),
  ),
  'version 2 is claimed, and a byte follows the last map': {
    change: version2,
    text: longer,
  },
});
attacks('DUPLICATE_KEY', {
  'an input carries a scriptSig, and an output field stands twice': all(scriptSig, twice),
  'version 2 is claimed, and an output field stands twice': all(version2, twice),
});
