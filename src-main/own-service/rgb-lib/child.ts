import * as v from 'valibot';
import { LibraryError, openLibrary, type Argument, type Library } from './library.ts';
import {
  beginSchema,
  checkSchema,
  requestSchema,
  type Check,
  type RgbLibReply,
  type RgbLibRequest,
} from './messages.ts';

/** One wallet per process: a wrong handle ends it. Gets the library's place first; ends with its parent. */
let library: Library | null = null;
const open: Record<string, Argument> = {};

interface ElectronParentPort {
  readonly postMessage: (message: unknown) => void;
  readonly on: (event: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}
const electron = (process as { parentPort?: ElectronParentPort }).parentPort;
const post = (reply: RgbLibReply): void => {
  if (electron === undefined) process.send?.(reply);
  else electron.postMessage(reply);
};
if (electron === undefined) {
  process.on('message', heard);
  // Native code may be busy: don't wait.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
} else electron.on('message', ({ data }) => heard(data));

function heard(message: unknown): void {
  if (v.is(checkSchema, message)) void check(message).then(post);
  else if (library === null) {
    try {
      const { binaries, webProxy } = v.parse(beginSchema, message);
      if (webProxy !== null) goBy(webProxy);
      library = openLibrary(binaries);
      post({ id: 0, ok: true, text: 'ready' });
    } catch (error) {
      post({ id: 0, ok: false, byLibrary: false, text: textOf(error) });
    }
  } else void perform(library, v.parse(requestSchema, message)).then(post);
}

async function check({ database, schema }: Check): Promise<RgbLibReply> {
  try {
    // The library has its own SQLite.
    (await import('./database.ts')).requireGenuineSchema(database, schema);
    return { id: 0, ok: true, text: null };
  } catch (error) {
    return { id: 0, ok: false, byLibrary: false, text: textOf(error) };
  }
}

/** rgb-lib's HTTP client (reqwest) reads these at its first question. */
function goBy(webProxy: string): void {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']) process.env[name] = webProxy;
}

async function perform(from: Library, { id, name, args, keepAs }: RgbLibRequest): Promise<RgbLibReply> {
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
      text: textOf(error),
    };
  }
}

/** One build first parses an invoice into an object. */
async function invoiceData(from: Library, args: RgbLibRequest['args']): Promise<string | null> {
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

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
