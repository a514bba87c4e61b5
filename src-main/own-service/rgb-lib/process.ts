import * as v from 'valibot';
import type { ChildLink } from '../../ports/index.ts';
import { plainError } from '../../serving/answers.ts';
import { findBinaries, type Build } from './build.ts';
import {
  RgbLibError,
  replySchema,
  rgbLibError,
  type Begin,
  type Check,
  type RgbLibReply,
  type RgbLibRequest,
} from './messages.ts';
import type { Savepoint } from './savepoint.ts';

interface How {
  readonly keepAs?: string;
  readonly savepoint?: Savepoint;
}

export interface RgbLibProcess {
  /** In order, one at a time. Throws RgbLibError, Refusal if too many wait, Error if the process is gone. */
  readonly run: (name: string, args: RgbLibRequest['args'], how?: How) => Promise<string | null>;
  readonly isGone: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Refuses faster callers before memory fills. */
const MAX_WAITING = 64;
const LAST_CALLS_MS = 3_000;
const GONE = "rgb-lib's process ended";

const CHECK_MS = 20_000;

/** In a process that is ended afterwards or after a timeout. Throws RgbLibError unless this build's schema made it. */
export async function requireGenuineDatabase(
  { database: schema }: Build,
  startChild: () => ChildLink,
  file: string,
): Promise<void> {
  if (schema === null) return;
  const child = startChild();
  const ended = new Promise<void>((resolve) => {
    child.ended(resolve);
  });
  const limit = setTimeout(() => child.kill(), CHECK_MS);
  try {
    const heard = new Promise<string | null>((resolve) => {
      child.hear((message) => {
        const reply = v.parse(replySchema, message);
        resolve(reply.ok ? null : reply.text);
      });
    });
    child.post({ database: file, schema } satisfies Check);
    const problem = await Promise.race([heard, ended.then(() => 'SQLite ended over it, or took too long')]);
    if (problem !== null) throw new RgbLibError('ForeignDatabase', `rgb-lib did not make this: ${problem}`);
  } finally {
    clearTimeout(limit);
    child.kill();
    await ended;
  }
}

/** `webProxy`: as in Begin. Throws Error if package or library is missing. */
export async function startRgbLib(
  build: Build,
  startChild: () => ChildLink,
  webProxy: string | null,
): Promise<RgbLibProcess> {
  const binaries = findBinaries(build);
  if (binaries === null) throw new Error(`${build.package} is not installed`);
  const waiting = new Map<number, (reply: RgbLibReply) => void>();
  const child = startChild();
  const state = { isGone: false, isStopping: false, asked: 0 };
  const ended = new Promise<void>((resolve) => {
    child.ended(() => {
      state.isGone = true;
      for (const [id, settle] of [...waiting]) settle({ id, ok: false, byLibrary: false, text: GONE });
      resolve();
    });
  });
  child.hear((message) => {
    const reply = v.parse(replySchema, message);
    waiting.get(reply.id)?.(reply);
  });
  const heard = (id: number): Promise<RgbLibReply> =>
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
  const isGone = (): boolean => state.isGone;
  let lastId = 0;
  const call: RgbLibProcess['run'] = async (name, args, { keepAs, savepoint } = {}) => {
    if (isGone() || state.isStopping) throw new Error(GONE);
    await savepoint?.begin();
    if (isGone()) {
      await savepoint?.over();
      throw new Error(GONE);
    }
    lastId += 1;
    const reply = heard(lastId);
    const request: RgbLibRequest = { id: lastId, name, args, ...(keepAs === undefined ? {} : { keepAs }) };
    child.post(request);
    const answer = await reply;
    if (answer.ok || answer.text !== GONE) await savepoint?.over();
    if (answer.ok) return answer.text;
    if (answer.byLibrary) throw rgbLibError(answer.text);
    throw new Error(`${name}: ${answer.text}`);
  };
  /** Waits for writes, which ending would undo, but not long for servers. */
  const untilIdle = async (): Promise<void> => {
    for (const untilMs = Date.now() + LAST_CALLS_MS; state.asked > 0 && Date.now() < untilMs;)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (...what) => {
      if (state.asked >= MAX_WAITING)
        return Promise.reject(plainError(503, 'Too many requests wait for this wallet'));
      state.asked += 1;
      const mine = last.then(() => call(...what)).finally(() => (state.asked -= 1));
      last = mine.catch(() => undefined);
      return mine;
    },
    isGone,
    stop: async () => {
      state.isStopping = true;
      await untilIdle();
      child.kill();
      await ended;
      await last;
    },
  };
}
