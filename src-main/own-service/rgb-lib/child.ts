import * as v from 'valibot';
import { readAs, writeJson, type Json } from '../../serving/json.ts';
import { READING } from './calls.ts';
import { LibraryError, LibraryPanic, openLibrary, type Library } from './library.ts';
import {
  beginSchema,
  checkSchema,
  FORK,
  NOT_READING,
  requestSchema,
  type Check,
  type RgbLibReply,
  type RgbLibRequest,
} from './messages.ts';

/** Runs one wallet, because a wrong handle ends the process. The first message names the library. Ends with main. */
let library: Library | null = null;
let onlyReads = false;

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
  process.on('message', receive);
  // Kills instead of stopping, because native code may be busy.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
} else electron.on('message', ({ data }) => receive(data));

function receive(message: unknown): void {
  if (v.is(checkSchema, message)) void check(message).then(post);
  else if (library === null) {
    try {
      const { binaries, webProxy, ...begin } = v.parse(beginSchema, message);
      onlyReads = begin.onlyReads;
      if (webProxy !== null) goBy(webProxy);
      library = openLibrary(binaries);
      post({ id: 0, ok: true, text: 'null' });
    } catch (error) {
      post({ id: 0, ok: false, kind: null, text: textOf(error) });
    }
  } else void perform(library, v.parse(requestSchema, message)).then(post);
}

async function check({ database, schema, fork, lists }: Check): Promise<RgbLibReply> {
  // Imported only here: rgb-lib brings its own SQLite.
  const { ForkError, readContents, requireGenuineSchema } = await import('./database.ts');
  try {
    requireGenuineSchema(database, schema, fork);
    return { id: 0, ok: true, text: JSON.stringify(lists ? readContents(database) : null) };
  } catch (error) {
    return { id: 0, ok: false, kind: error instanceof ForkError ? FORK : null, text: textOf(error) };
  }
}

/** rgb-lib's HTTP clients read these variables at their first request. */
function goBy(webProxy: string): void {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']) process.env[name] = webProxy;
}

const argsSchema = v.record(
  v.string(),
  v.custom<Json>((value) => value !== undefined),
);

async function perform(from: Library, { id, name, args }: RgbLibRequest): Promise<RgbLibReply> {
  if (onlyReads && !READING.has(name))
    return { id, ok: false, kind: NOT_READING, text: `this process only reads: ${name}` };
  try {
    return { id, ok: true, text: writeJson(await from.run(name, readAs(argsSchema, args))) };
  } catch (error) {
    // After a panic the process dies, so that main undoes the call as after a kill.
    if (error instanceof LibraryPanic) process.kill(process.pid, 'SIGKILL');
    return { id, ok: false, kind: error instanceof LibraryError ? error.kind : null, text: textOf(error) };
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
