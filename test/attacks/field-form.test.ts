import { attack } from '../support/psbt/attack.ts';
import { replaceValue, valueOf } from '../support/psbt/raw-psbt.ts';

attack('an internal key is 33 bytes long', {
  code: 'ENCODING',
  change: ({ raw }) => replaceValue(raw.inputs[0], '17', `02${valueOf(raw.inputs[0], '17')}`),
});
attack('an internal key is no point', {
  code: 'ENCODING',
  change: ({ raw }) => replaceValue(raw.inputs[0], '17', 'ff'.repeat(32)),
});
attack('a sighash is a single byte', {
  code: 'ENCODING',
  change: ({ raw }) => void raw.inputs[0]!.push(['03', '00']),
});
attack('a witness_utxo has a byte too many', {
  code: 'ENCODING',
  change: ({ raw }) => replaceValue(raw.inputs[0], '01', `${valueOf(raw.inputs[0], '01')}00`),
});
attack('a witness_utxo has key data', {
  code: 'ENCODING',
  change: ({ raw }) => void raw.inputs[0]!.push(['0100', valueOf(raw.inputs[0], '01')]),
});
attack('a previous transaction is none', {
  code: 'ENCODING',
  change: ({ raw }) => void raw.inputs[0]!.push(['00', '0200']),
});
attack('a path is not made of whole numbers', {
  code: 'ENCODING',
  change: ({ raw }) => void raw.outputs[0]!.push([`07${valueOf(raw.inputs[0], '17')}`, '00aabbccddee']),
});
attack('a proprietary key names no owner', {
  code: 'ENCODING',
  change: ({ raw }) => void raw.global.push(['fc', '00']),
});
