import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import type { ChildLink } from '../../ports/index.ts';
import { plainError } from '../../serving/answers.ts';
import { writeJson, type Json } from '../../serving/json.ts';
import { findBinaries, FORK_DATABASE, type Build } from './build.ts';
import type { CallName } from './calls.ts';
import {
  contentsSchema,
  FORK,
  RgbLibError,
  replySchema,
  type Begin,
  type Check,
  type DatabaseContents,
  type RgbLibReply,
  type RgbLibRequest,
} from './messages.ts';
import type { Savepoint } from './savepoint.ts';

export type Args = Readonly<Record<string, Json>>;

export interface RgbLibProcess {
  /** In order, one at a time. Throws RgbLibError, ServedRefusal if too many wait, Error if the process is gone. */
  readonly run: (name: CallName, args: Args, savepoint?: Savepoint) => Promise<string>;
  readonly isGone: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Refuses faster callers before memory fills. */
const MAX_WAITING = 64;
const LAST_CALLS_MS = 3_000;
const GONE = "rgb-lib's process ended";

const CHECK_MS = 20_000;

/** Throws RgbLibError unless the database's schema is this build's. */
export async function requireGenuineDatabase(
  build: Build,
  startChild: () => ChildLink,
  file: string,
): Promise<void> {
  await checkDatabase(build, startChild, file, false);
}

/** As requireGenuineDatabase, and returns the contents. */
export async function readGenuineDatabase(
  build: Build,
  startChild: () => ChildLink,
  file: string,
): Promise<DatabaseContents> {
  return v.parse(contentsSchema, JSON.parse(await checkDatabase(build, startChild, file, true)));
}

/** Uses its own process, which ends afterwards or at a time-out. */
async function checkDatabase(
  { database: schema }: Build,
  startChild: () => ChildLink,
  file: string,
  lists: boolean,
): Promise<string> {
  const child = startChild();
  const ended = new Promise<void>((resolve) => {
    child.ended(resolve);
  });
  const limit = setTimeout(() => child.kill(), CHECK_MS);
  try {
    const replyTo = new Promise<RgbLibReply>((resolve) => {
      child.hear((message) => resolve(v.parse(replySchema, message)));
    });
    child.post({ database: file, schema, fork: FORK_DATABASE, lists } satisfies Check);
    const reply = await Promise.race([replyTo, ended.then(() => null)]);
    if (reply === null) throw new RgbLibError('UncheckedDatabase', ENDED_OVER_IT);
    if (!reply.ok && reply.kind === FORK) throw new RgbLibError(FORK, ofFork(file));
    if (!reply.ok) throw new RgbLibError('ForeignDatabase', `rgb-lib did not make this: ${reply.text}`);
    return reply.text;
  } finally {
    clearTimeout(limit);
    child.kill();
    await ended;
  }
}

const ENDED_OVER_IT =
  'This data could not be checked, so it was not opened: the check ended before an answer, or took too long';
const ofFork = (file: string): string =>
  `An earlier Ochre wrote this data, by another rgb-lib. Pay its assets to another wallet with that Ochre, then move ${basename(dirname(dirname(file)))} out of its folder`;

/** `webProxy`, `onlyReads`: as in Begin. Throws Error if the library is missing, RgbLibError if it is another one. */
export async function startRgbLib(
  build: Build,
  startChild: () => ChildLink,
  webProxy: string | null,
  onlyReads = false,
): Promise<RgbLibProcess> {
  const binaries = findBinaries(build);
  if (binaries === null) throw new Error(`rgb-lib ${build.version} is not here`);
  const waiting = new Map<number, (reply: RgbLibReply) => void>();
  const child = startChild();
  const state = { isGone: false, isStopping: false, asked: 0 };
  const ended = new Promise<void>((resolve) => {
    child.ended(() => {
      state.isGone = true;
      for (const [id, settle] of [...waiting]) settle({ id, ok: false, kind: null, text: GONE });
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
  const begin: Begin = { binaries, webProxy, onlyReads };
  child.post(begin);
  const loaded = await ready;
  if (!loaded.ok) {
    child.kill();
    throw new RgbLibError('OtherRgbLib', loaded.text);
  }
  const isGone = (): boolean => state.isGone;
  let lastId = 0;
  const call: RgbLibProcess['run'] = async (name, args, savepoint) => {
    if (isGone() || state.isStopping) throw new Error(GONE);
    await savepoint?.begin(name);
    if (isGone()) {
      await savepoint?.over();
      throw new Error(GONE);
    }
    lastId += 1;
    const reply = heard(lastId);
    const request: RgbLibRequest = { id: lastId, name, args: writeJson(args) };
    child.post(request);
    const answer = await reply;
    if (answer.ok || answer.text !== GONE) await savepoint?.over();
    if (answer.ok) return answer.text;
    if (answer.kind !== null) throw new RgbLibError(answer.kind, answer.text);
    throw new Error(`${name}: ${answer.text}`);
  };
  /** Waits for a call that writes, because ending the process would undo it. Doesn't wait long for servers. */
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
