import { MAX_MONEY_SATS } from '../psbt/psbt-limits.ts';
import { readPsbt } from '../psbt/read.ts';
import { orRefused } from '../psbt/refusal.ts';
import { viewInput } from '../psbt/views.ts';
import { importedFromUr, readImportedUr } from './imported-ur.ts';
import { readImportedBytes, readImportedText } from './read-imported.ts';
import type { Brought, ImportedToSign } from './read-imported.ts';
import { notThis } from './refused.ts';

/** In which way something was brought: as a file, a text, the parts of a Uniform Resource, or what such parts made up. */
export type BroughtContent =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parts'; readonly parts: readonly string[] }
  | { readonly kind: 'ur'; readonly type: string; readonly bytes: Uint8Array };

/** Reads it, and puts parts together. Throws BROUGHT_REFUSED, which repeats nothing of it. Touches no key. */
export function readContent(content: BroughtContent): ImportedToSign {
  const brought = readOnce(content);
  const read = brought.kind === 'ur' ? readImportedUr(brought.parts) : brought;
  // The bytes in a Uniform Resource may be the text of another; nobody honest does so.
  if (read.kind === 'ur') throw notThis('otherUr');
  return read;
}

function readOnce(content: BroughtContent): Brought {
  switch (content.kind) {
    case 'bytes':
      return readImportedBytes(content.bytes);
    case 'text':
      return readImportedText(content.text);
    case 'parts':
      return readImportedUr(content.parts);
    case 'ur':
      return importedFromUr(content.type, content.bytes);
  }
}

/** What an input spends, by the PSBT's word. Sats; null: it does not say, or more than there can be. */
interface SpentCoin {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: number | null;
}

/** The coins that a kept text would spend, in the order of its inputs. Throws BROUGHT_REFUSED, PSBT_REFUSED. */
export function coinsIn(text: string): SpentCoin[] {
  const brought = readContent({ kind: 'text', text });
  const { unsigned, inputs } = orRefused(() =>
    readPsbt(brought.kind === 'pack' ? brought.pack.psbt : brought.psbt),
  );
  return unsigned.inputs.map(({ outpoint: { txid, vout } }, i) => {
    const amountSats = viewInput(inputs[i] ?? []).witnessUtxo?.amountSats ?? null;
    const known = amountSats === null || amountSats > MAX_MONEY_SATS ? null : Number(amountSats);
    return { txid, vout, amountSats: known };
  });
}
