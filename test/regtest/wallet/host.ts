import { join, resolve } from 'node:path';
import { createBridge, type Bridge } from '../../../src-preload/bridge.ts';
import type { Failure, Result } from '../../../src-preload/contract/index.ts';
import { openLoopbackPage } from '../../support/loopback-page.ts';
import { startKept, type Kept } from '../parts/kept.ts';
import type { RunFolder } from '../parts/run-folder.ts';

/** The built app on its loopback host, driven as its page drives it, without a browser. */
export interface Host {
  readonly bridge: Bridge;
  /** Titles of main's questions, each of which was answered with yes. */
  readonly questions: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** What main answered instead of a value. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.code} ${JSON.stringify(failure.facts)}`);
    this.failure = failure;
  }
}

const START_LIMIT_MS = 20_000;
const BUILT = resolve(import.meta.dirname, '../../../out/main/loopback.js');

/** Wallets of this host last for the session: no keychain is needed. `preload`: a module that is loaded before it. */
export async function startHost(folder: RunFolder, name: string, preload?: string): Promise<Host> {
  const home = folder.sub(`${name}-home`);
  const kept = startKept({
    name,
    folder,
    command: [
      process.execPath,
      ...(preload === undefined ? [] : ['--import', preload]),
      '--enable-source-maps',
      BUILT,
      '--port',
      '0',
      '--data',
      join(folder.path, name),
    ],
    cwd: home,
    env: { HOME: home },
  });
  try {
    const address = await firstAddress(kept);
    const questions: string[] = [];
    const transport = await openLoopbackPage(address);
    const bridge = createBridge(transport);
    bridge.confirm.asked(({ questionId, title }) => {
      questions.push(title);
      void bridge.confirm.answer({ questionId, agreed: true });
    });
    return {
      bridge,
      questions: () => [...questions],
      stop: async () => {
        transport.close();
        await kept.stop();
      },
    };
  } catch (error) {
    await kept.stop();
    throw error;
  }
}

/** The value of a call, or Refused. */
export async function get<T>(asked: Promise<Result<T>>): Promise<T> {
  const result = await asked;
  if (!result.ok) throw new Refused(result.failure);
  return result.value;
}

function firstAddress(kept: Kept): Promise<string> {
  return new Promise((found, refuse) => {
    const late = (why: string) => () => refuse(new Error(`the loopback host ${why}:\n${kept.output()}`));
    const limit = setTimeout(late('did not say where it is'), START_LIMIT_MS);
    kept.onOutput(() => {
      const address = /^Ochre is at (\S+)$/m.exec(kept.output())?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      found(address);
    });
    void kept.ended.then(() => {
      clearTimeout(limit);
      late('ended')();
    });
  });
}
