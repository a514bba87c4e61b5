import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { OfferedFile } from '../../domain/offline/forms.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { requireImported, signedFor } from './imported.ts';

/** Saves what was signed as a file; the port asks where and overwrites nothing in silence. */
export const saveSigned: UseCase<'offline.save'> = async (context, { broughtId, form }) => {
  const { name, bytes } = await fileOf(context, broughtId, form);
  return { savedAs: await context.files.save(name, bytes) };
};

/** Saves several into one folder, each under a name of its own. */
export const saveManySigned: UseCase<'offline.saveMany'> = async (context, { broughtIds, form }) => {
  const files: OfferedFile[] = [];
  for (const id of new Set(broughtIds)) files.push(await fileOf(context, id, form));
  const saved = await context.files.saveMany(files);
  return saved === null ? { folder: null, names: [] } : { folder: saved.folder, names: [...saved.names] };
};

/** As text, on the clipboard. */
export const copySigned: UseCase<'offline.copy'> = async (context, { broughtId, form }) => {
  const { bytes } = await fileOf(context, broughtId, form);
  const text = Buffer.from(bytes).toString('utf8').trim();
  await context.clipboard.write(text);
  return { text };
};

/** Held to be shown as codes: finalised, as the file has it. */
export async function showSigned(context: WalletContext, broughtId: string): Promise<string> {
  const { bytes } = await fileOf(context, broughtId, 'psbt');
  return context.codes.hold({ type: 'psbt', bytes });
}

/**
 * What was signed, in the PSBT as it was brought last: others may have signed theirs since. Throws BROUGHT_GONE,
 * FLOW_STATE where it is not signed, SIGNATURE_INVALID where what was signed does not hold for it.
 */
async function fileOf(
  context: WalletContext,
  broughtId: string,
  form: CallInput<'offline.save'>['form'],
): Promise<OfferedFile> {
  const held = await requireImported(context, broughtId);
  const before = context.signings.imports.read(broughtId);
  if (before === null) throw fail('BROUGHT_GONE', {});
  if (before.signed === null) throw fail('FLOW_STATE', { state: 'not signed' });
  const signed = await signedFor(context, held, before.signed);
  if (signed === null) throw fail('SIGNATURE_INVALID', { input: 0 });
  const { psbt: asked, intent } = held.input;
  return context.judging.signedFile(form, { asked, signed, kind: intent.kind });
}
