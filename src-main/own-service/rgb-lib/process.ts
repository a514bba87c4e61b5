import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import * as v from 'valibot';
import { plainError } from '../../serving/answers.ts';
import { findBinaries } from './binaries.ts';
import type { Build } from './build.ts';
import { replySchema, type Reply, type Request } from './messages.ts';
import { rgbLibError } from './rgb-lib-error.ts';

/** The C ABI in a child process: functions by name, arguments by name, texts back. */
export interface RgbLibProcess {
  /**
   * Throws RgbLibError for what the library refuses, Refusal where too much waits already, Error where the process is
   * gone.
   */
  readonly run: (name: string, args: Request['args'], keepAs?: string) => Promise<string | null>;
  readonly isGone: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Calls run one at a time: whoever asks faster than that is refused, before memory is filled. */
const MAX_WAITING = 64;
const ENTRY = `child${extname(import.meta.filename)}`;

export async function startRgbLib(build: Build): Promise<RgbLibProcess> {
  const binaries = findBinaries(build);
  if (binaries === null) throw new Error(`${build.package} is not installed`);
  const waiting = new Map<number, (reply: Reply) => void>();
  const child = fork(join(import.meta.dirname, ENTRY), [JSON.stringify(binaries)], {
    // Whatever we were told by the environment, a token among it, is no business of the library's.
    env: {},
    // execArgv is inherited, and with it what runs TypeScript.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let gone: string | null = null;
  const end = (why: string): void => {
    gone ??= `rgb-lib's process ${why}`;
    for (const [id, settle] of [...waiting]) settle({ id, ok: false, byLibrary: false, text: gone });
  };
  child.on('error', ({ message }) => end(`cannot be reached: ${message}`));
  child.on('message', (message) => {
    const reply = v.parse(replySchema, message);
    waiting.get(reply.id)?.(reply);
  });
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => {
    end(`ended with ${String(signal ?? code)}`);
  });
  const heard = (id: number): Promise<Reply> =>
    new Promise((resolve) => {
      waiting.set(id, (reply) => {
        waiting.delete(id);
        resolve(reply);
      });
    });
  const ready = await heard(0);
  if (!ready.ok) throw new Error(ready.text);
  let lastId = 0;
  return {
    run: async (functionName, args, keepAs) => {
      if (gone !== null) throw new Error(gone);
      if (waiting.size >= MAX_WAITING) throw plainError(503, 'Too many requests wait for this wallet');
      lastId += 1;
      const reply = heard(lastId);
      const request: Request = {
        id: lastId,
        name: functionName,
        args,
        ...(keepAs === undefined ? {} : { keepAs }),
      };
      const { id } = request;
      // It may have been ended by whoever ends all of us.
      child.send(request, (error) => {
        if (error !== null) waiting.get(id)?.({ id, ok: false, byLibrary: false, text: error.message });
      });
      const answer = await reply;
      if (answer.ok) return answer.text;
      if (answer.byLibrary) throw rgbLibError(answer.text);
      throw new Error(`${functionName}: ${answer.text}`);
    },
    isGone: () => gone !== null,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
