import * as v from 'valibot';
import type { ChildLink } from '../../ports/index.ts';
import { plainError } from '../../serving/answers.ts';
import { findBinaries } from './binaries.ts';
import type { Build } from './build.ts';
import { replySchema, type Begin, type Reply, type Request } from './messages.ts';
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
const LAST_CALLS_MS = 3_000;
const GONE = "rgb-lib's process ended";

/** `startChild`: starts child.ts; `webProxy`: as in Begin. Throws Error where the package or the library cannot be had. */
export async function startRgbLib(
  build: Build,
  startChild: () => ChildLink,
  webProxy: string | null,
): Promise<RgbLibProcess> {
  const binaries = findBinaries(build);
  if (binaries === null) throw new Error(`${build.package} is not installed`);
  const waiting = new Map<number, (reply: Reply) => void>();
  const child = startChild();
  let isGone = false;
  const ended = new Promise<void>((resolve) => {
    child.ended(() => {
      isGone = true;
      for (const [id, settle] of [...waiting]) settle({ id, ok: false, byLibrary: false, text: GONE });
      resolve();
    });
  });
  child.hear((message) => {
    const reply = v.parse(replySchema, message);
    waiting.get(reply.id)?.(reply);
  });
  const heard = (id: number): Promise<Reply> =>
    new Promise((resolve) => {
      waiting.set(id, (reply) => {
        waiting.delete(id);
        resolve(reply);
      });
    });
  const ready = heard(0);
  const begin: Begin = { binaries, webProxy };
  child.post(begin);
  const loaded = await ready;
  if (!loaded.ok) {
    child.kill();
    throw new Error(loaded.text);
  }
  let lastId = 0;
  let isStopping = false;
  /** What is being written when it is ended would be half of itself; what waits for a server is not waited for long. */
  const untilIdle = async (): Promise<void> => {
    for (const untilMs = Date.now() + LAST_CALLS_MS; waiting.size > 0 && Date.now() < untilMs;)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  };
  return {
    run: async (functionName, args, keepAs) => {
      if (isGone || isStopping) throw new Error(GONE);
      if (waiting.size >= MAX_WAITING) throw plainError(503, 'Too many requests wait for this wallet');
      lastId += 1;
      const reply = heard(lastId);
      const request: Request = {
        id: lastId,
        name: functionName,
        args,
        ...(keepAs === undefined ? {} : { keepAs }),
      };
      child.post(request);
      const answer = await reply;
      if (answer.ok) return answer.text;
      if (answer.byLibrary) throw rgbLibError(answer.text);
      throw new Error(`${functionName}: ${answer.text}`);
    },
    isGone: () => isGone,
    stop: async () => {
      isStopping = true;
      await untilIdle();
      child.kill();
      await ended;
    },
  };
}
