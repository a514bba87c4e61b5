import * as v from 'valibot';
import { binariesSchema } from './binaries.ts';
import { LibraryError, openLibrary, type Argument, type Library } from './library.ts';
import { requestSchema, type Reply, type Request } from './messages.ts';

/**
 * One wallet in a process of its own, since a wrong handle ends the process that holds it. Started with the place of the
 * library; ends with its parent.
 */
const library = openLibrary(v.parse(binariesSchema, JSON.parse(process.argv[2] ?? 'null')));
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
    return {
      id,
      ok: false,
      byLibrary: error instanceof LibraryError,
      text: error instanceof Error ? error.message : String(error),
    };
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
