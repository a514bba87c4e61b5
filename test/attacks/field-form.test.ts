import { attacks } from '../support/psbt/attack.ts';
import { replaceValue, valueOf } from '../support/psbt/raw-psbt.ts';

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
