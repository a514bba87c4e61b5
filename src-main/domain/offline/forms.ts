import { assertNever } from '../errors.ts';
import type { Intent } from '../intents/intent.ts';
import { Cursor } from '../psbt/bytes.ts';
import { INPUT } from '../psbt/fields.ts';
import { readPsbt, writePsbt } from '../psbt/read.ts';
import type { Field } from '../psbt/read.ts';
import { readWitnessStack } from '../psbt/transaction.ts';
import { extractTransaction } from '../psbt/verify.ts';

/** How a signed transaction leaves, each as the bytes of a file. */
export type SignedForm =
  /** BIP174's binary form, finalised. */
  | 'psbt'
  /** The same as base64 text. */
  | 'base64'
  /** With the signatures beside all that was needed for signing, for programs that finalise by themselves. */
  | 'unfinalised'
  /** The network's transaction, hexadecimal: what a node broadcasts. */
  | 'transaction';

/** A file with a name that says what it is. */
export interface OfferedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * A signed transaction as a file. `asked` is the PSBT that was signed, `signed` its finalised form, both base64.
 * Throws PSBT_REFUSED where `signed` is not finalised.
 */
export function signedFile(
  form: SignedForm,
  { asked, signed, kind }: { readonly asked: string; readonly signed: string; readonly kind: Intent['kind'] },
): OfferedFile {
  const { hex, txid } = extractTransaction(signed);
  const name = (what: string): string => `ochre-${KINDS[kind]}-${txid.slice(0, 8)}-${what}`;
  switch (form) {
    case 'psbt':
      return { name: name('signed.psbt'), bytes: Buffer.from(signed, 'base64') };
    case 'base64':
      return { name: name('signed-psbt.txt'), bytes: Buffer.from(`${signed}\n`, 'utf8') };
    case 'unfinalised': {
      const text = withSignatures(asked, signed);
      return { name: name('signed-not-final.psbt'), bytes: Buffer.from(text, 'base64') };
    }
    case 'transaction':
      return { name: name('transaction.txt'), bytes: Buffer.from(`${hex}\n`, 'utf8') };
    default:
      return assertNever(form);
  }
}

/** What goes out to be signed: the pack, and the bare PSBT for programs that know no pack. */
export function unsignedFile(
  what: 'pack' | 'psbt',
  { txid, kind, content }: { readonly txid: string; readonly kind: Intent['kind']; readonly content: string },
): OfferedFile {
  const name = `ochre-${KINDS[kind]}-${txid.slice(0, 8)}-to-sign`;
  return what === 'pack'
    ? { name: `${name}.ochre-pack.json`, bytes: Buffer.from(`${content}\n`, 'utf8') }
    : { name: `${name}.psbt`, bytes: Buffer.from(content, 'base64') };
}

/** In a file's name, where it says what was asked for. */
const KINDS: Readonly<Record<Intent['kind'], string>> = {
  send: 'send',
  sendBtc: 'bitcoin',
  createSlots: 'slots',
  offline: 'psbt',
};

/** The PSBT that was signed, with each signature as BIP371's field beside what it had. */
function withSignatures(asked: string, signed: string): string {
  const psbt = readPsbt(asked);
  const final = readPsbt(signed);
  return writePsbt({
    ...psbt,
    inputs: psbt.inputs.map((fields, i) => {
      const at = fields.findIndex(({ type }) => type > INPUT.tapKeySig);
      const place = at === -1 ? fields.length : at;
      return [...fields.slice(0, place), signatureField(final.inputs[i] ?? []), ...fields.slice(place)];
    }),
  });
}

function signatureField(final: readonly Field[]): Field {
  const witness = final.find(({ type }) => type === INPUT.finalScriptWitness)?.value ?? Uint8Array.of(0);
  const [value = new Uint8Array(0)] = readWitnessStack(new Cursor(witness, 'final witness'));
  return { type: INPUT.tapKeySig, key: Uint8Array.of(INPUT.tapKeySig), keyData: new Uint8Array(0), value };
}
