import * as v from 'valibot';
import { textOf } from '../parts/needs.ts';
import { BUILD_NAMES, BUILDS } from './builds.ts';
import { LibraryError, openLibrary, type Argument, type Library } from './library.ts';
import { requestSchema, type Reply, type Request } from './messages.ts';

/**
 * One wallet in a process of its own, since a wrong handle ends the process that holds it. Started with a build's name
 * and the folder of its run; ends with its parent.
 */
const build = BUILDS[v.parse(v.picklist(BUILD_NAMES), process.argv[2])];
const library = openLibrary(build);
/** Handles that are open here, by the name that arguments call them. */
const open: Record<string, Argument> = {};

// Native code may be in the middle of something: nothing is waited for.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (message: unknown) => {
  const request = v.parse(requestSchema, message);
  void perform(library, request).then((reply) => process.send?.(reply));
});
process.send?.({ id: 0, ok: true, text: 'ready' } satisfies Reply);

async function perform(from: Library, { id, name, args, keepAs }: Request): Promise<Reply> {
  try {
    if (name === 'rgblib_invoice_data') return { id, ok: true, text: await invoiceData(from, args) };
    const answered = await from.run(name, { ...open, ...args });
    if (keepAs !== undefined) open[keepAs] = answered;
    return { id, ok: true, text: typeof answered === 'string' ? answered : null };
  } catch (error) {
    return { id, ok: false, byLibrary: error instanceof LibraryError, text: textOf(error) };
  }
}

/** One build reads an invoice into an object first. */
async function invoiceData(from: Library, args: Request['args']): Promise<string | null> {
  if (!from.has('rgblib_invoice_new')) return asText(await from.run('rgblib_invoice_data', args));
  const invoice = await from.run('rgblib_invoice_new', args);
  try {
    return asText(await from.run('rgblib_invoice_data', { invoice }));
  } finally {
    await from.run('free_invoice', { obj: invoice });
  }
}

function asText(answered: Argument): string | null {
  return typeof answered === 'string' ? answered : null;
}
