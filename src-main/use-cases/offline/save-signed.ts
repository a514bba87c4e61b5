import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { signedFile } from '../../domain/offline/forms.ts';
import type { OfferedFile } from '../../domain/offline/forms.ts';
import type { Context } from '../context.ts';
import { pasteToSign, saveOffered } from './bring.ts';

/** Saves what was signed as a file; the port asks where and overwrites nothing in silence. */
export async function saveSigned(
  context: Context,
  { broughtId, form }: CallInput<'offline.save'>,
): Promise<CallOutput<'offline.save'>> {
  return { savedAs: await saveOffered(context.files, fileOf(context, broughtId, form)) };
}

/** Saves several into one folder, each under a name of its own. */
export async function saveManySigned(
  context: Context,
  { broughtIds, form }: CallInput<'offline.saveMany'>,
): Promise<CallOutput<'offline.saveMany'>> {
  const files = [...new Set(broughtIds)].map((id) => fileOf(context, id, form));
  const saved = await context.files.saveMany(files);
  return saved === null ? { folder: null, names: [] } : { folder: saved.folder, names: [...saved.names] };
}

/** As text, on the clipboard. */
export async function copySigned(
  context: Context,
  { broughtId, form }: CallInput<'offline.copy'>,
): Promise<CallOutput<'offline.copy'>> {
  const text = Buffer.from(fileOf(context, broughtId, form).bytes)
    .toString('utf8')
    .trim();
  await context.clipboard.write(text);
  return { text };
}

/** Held to be shown as codes: finalised, as the file has it. */
export function showSigned(context: Context, broughtId: string): string {
  return context.codes.hold({ type: 'psbt', bytes: fileOf(context, broughtId, 'psbt').bytes });
}

/** Throws BROUGHT_GONE, FLOW_STATE where it is not signed. */
function fileOf(
  { broughtBook }: Pick<Context, 'broughtBook'>,
  broughtId: string,
  form: CallInput<'offline.save'>['form'],
): OfferedFile {
  const kept = broughtBook.read(broughtId);
  if (kept === null) throw fail('BROUGHT_GONE', {});
  if (kept.signed === null) throw fail('FLOW_STATE', { state: 'not signed' });
  const brought = pasteToSign(kept.text);
  const { psbt: asked, kind } =
    brought.kind === 'pack'
      ? { psbt: brought.pack.psbt, kind: brought.pack.intent.kind }
      : { psbt: brought.psbt, kind: 'offline' as const };
  return signedFile(form, { asked, signed: kept.signed, kind });
}
