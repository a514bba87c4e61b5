import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RunFolder } from '../parts/run-folder.ts';
import type { Build } from './builds.ts';
import { replySchema, type Reply, type Request } from './messages.ts';
import { rgbLibError } from './rgb-lib-error.ts';

/** The C ABI in a child process: functions by name, arguments by name, texts back. */
export interface RgbLibProcess {
  /** Throws RgbLibError for what the library refuses, Error where the process is gone. */
  readonly run: (name: string, args: Request['args'], keepAs?: string) => Promise<string | null>;
  readonly isGone: () => boolean;
  readonly stop: () => Promise<void>;
}

export async function startRgbLib(build: Build, folder: RunFolder, name: string): Promise<RgbLibProcess> {
  const waiting = new Map<number, (reply: Reply) => void>();
  // execArgv is inherited, and with it what runs TypeScript.
  const child = fork(join(import.meta.dirname, 'child.ts'), [build.name, folder.path], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  writeFileSync(folder.pidFile(name), String(child.pid));
  let gone: string | null = null;
  child.on('message', (message) => {
    const reply = v.parse(replySchema, message);
    waiting.get(reply.id)?.(reply);
  });
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => {
    gone = `rgb-lib's process ended with ${String(signal ?? code)}`;
    for (const [id, settle] of [...waiting]) settle({ id, ok: false, byLibrary: false, text: gone });
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
