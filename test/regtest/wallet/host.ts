import { join, resolve } from 'node:path';
import { createBridge } from '../../../src-preload/bridge.ts';
import type { Failure, Result } from '../../../src-preload/contract/index.ts';
import { openLoopbackPage } from '../../support/loopback-page.ts';
import { firstLine, startKept } from '../parts/kept.ts';
import type { RunFolder } from '../parts/run-folder.ts';

/** The built app on its loopback host, driven as its page drives it, without a browser. */
export type Host = Awaited<ReturnType<typeof startHost>>;

/** What main answered instead of a value. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.code} ${JSON.stringify(failure.facts)}`);
    this.failure = failure;
  }
}

const BUILT = resolve(import.meta.dirname, '../../../out/main/loopback.js');

export interface HostOptions {
  /** A module that is loaded before it. */
  readonly preload?: string;
  /** What the command is put behind. */
  readonly before?: readonly string[];
}

/** Wallets of this host last for the session: no keychain is needed. */
export async function startHost(folder: RunFolder, name: string, { preload, before = [] }: HostOptions = {}) {
  const command = [
    ...[...before, process.execPath],
    ...(preload === undefined ? [] : ['--import', preload]),
    ...['--enable-source-maps', BUILT, '--port', '0', '--data', join(folder.path, name)],
  ];
  const home = folder.sub(`${name}-home`);
  const kept = startKept({
    name,
    folder,
    command: command as [string, ...string[]],
    cwd: home,
    env: { HOME: home },
  });
  const transport = await openLoopbackPage(await firstLine(kept, /^Ochre is at (\S+)$/m));
  const questions: string[] = [];
  const bridge = createBridge(transport);
  bridge.confirm.asked(({ questionId, title }) => {
    questions.push(title);
    void bridge.confirm.answer({ questionId, agreed: true });
  });
  return {
    bridge,
    /** Titles of main's questions, each of which was answered with yes. */
    questions: () => [...questions],
    stop: async () => {
      transport.close();
      await kept.stop();
    },
  };
}

/** The value of a call, or Refused. */
export async function get<T>(asked: Promise<Result<T>>): Promise<T> {
  const result = await asked;
  if (!result.ok) throw new Refused(result.failure);
  return result.value;
}
