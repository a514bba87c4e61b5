import { MAX_PSBT_BYTES } from '../../base/psbt-limits.ts';
import { readPsbt, readPsbtWithoutCurve, type Psbt } from '../psbt/read.ts';
import { Refusal, importRefused } from '../../base/refused.ts';
import { asVersion0 } from '../psbt/version2.ts';

/** `psbt`, then 0xff (BIP174). */
const MAGIC = Buffer.from('70736274ff', 'hex');

export function beginsLikePsbt(bytes: Uint8Array): boolean {
  return MAGIC.equals(bytes.subarray(0, MAGIC.length));
}

/**
 * The one base64 text of these bytes, keys unchecked. Throws BROUGHT_REFUSED: `tooLarge` before parsing, `version2`
 * (BIP370) if it can't become version 0, `alreadySigned` for signatures in the transaction, `cutShort`, `damaged`.
 */
export function psbtText(bytes: Uint8Array): string {
  if (bytes.length > MAX_PSBT_BYTES) throw importRefused('tooLarge');
  const version0 = asVersion0(bytes) ?? bytes;
  const text = Buffer.from(version0.buffer, version0.byteOffset, version0.byteLength).toString('base64');
  try {
    readPsbtWithoutCurve(text);
    return text;
  } catch (error) {
    throw asBrought(error);
  }
}

/** Reads all of it, its keys too. Throws as above. */
export function wholePsbt(text: string): Psbt {
  try {
    return readPsbt(text);
  } catch (error) {
    throw asBrought(error);
  }
}

function asBrought(error: unknown): unknown {
  return error instanceof Refusal ? importRefused(problemOf(error)) : error;
}

function problemOf({
  code,
  facts,
}: Refusal): 'tooLarge' | 'version2' | 'alreadySigned' | 'cutShort' | 'damaged' {
  if (code === 'TOO_LARGE') return 'tooLarge';
  if (code === 'PSBT_VERSION') return 'version2';
  if (code === 'UNSIGNED_TX') return facts.problem === 'scriptSig' ? 'alreadySigned' : 'damaged';
  // Only the file itself can be cut short; a field that ends early inside a whole file is damage.
  return facts.part === 'PSBT' && facts.problem === 'endsEarly' ? 'cutShort' : 'damaged';
}
