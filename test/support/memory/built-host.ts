import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Call, CallInput, CallOutput, Question, Result } from '../../../src-preload/contract/index.ts';
import { get, startHost } from '../loopback-host.ts';
import { openLoopbackPage } from '../loopback-page.ts';

const project = resolve(import.meta.dirname, '../../..');

export type BuiltHost = Awaited<ReturnType<typeof buildHost>>;

/** The loopback host, the keyholder and the reader as the app's build makes them, with a page that holds nothing. */
export async function buildHost() {
  const folder = resolve(
    project,
    `node_modules/.cache/ochre-host-${String(process.pid)}-${String(Date.now())}`,
  );
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['keytar', 'tiny-secp256k1', 'libsql'] },
    build: {
      ssr: true,
      outDir: join(folder, 'out/main'),
      target: 'node20',
      rolldownOptions: {
        input: {
          loopback: resolve(project, 'src-main/loopback.ts'),
          keyholder: resolve(project, 'src-main/keyholder/child-entry.ts'),
          reader: resolve(project, 'src-main/reader/worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  mkdirSync(join(folder, 'out/renderer'));
  writeFileSync(join(folder, 'out/renderer/index.html'), '<!doctype html><title>Ochre</title>');
  return {
    /** The folder of its files. */
    main: join(folder, 'out/main'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface OpenHost {
  readonly pid: number;
  /** The value of a call; what main asks the person is agreed to. */
  readonly get: <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** Asks what was put into the process beside the program. */
  readonly inside: (act: 'buffers' | 'snapshot' | 'plant', value: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Starts it as a program of its own, and speaks to it as its page would. */
export async function openHost(
  main: string,
  data: string,
  env: Readonly<Record<string, string>>,
): Promise<OpenHost> {
  const { child, address, stop } = await startHost(main, data, {
    recorder: 'support/memory/look-inside.mjs',
    env,
  });
  const transport = await openLoopbackPage(address);
  transport.listen('confirm.asked', (question) => {
    const { questionId } = question as Question;
    void transport.ask('confirm.answer', { questionId, agreed: true });
  });
  let lastId = 0;
  return {
    pid: child.pid ?? 0,
    get: (name, input) => get(transport.ask(name, input) as Promise<Result<never>>),
    inside: (act, value) => {
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const heard = (said: { id: number; value: unknown }): void => {
          if (said.id !== id) return;
          child.off('message', heard as () => void);
          resolve(said.value);
        };
        child.on('message', heard as () => void);
        child.send({ id, act, value });
      });
    },
    stop: async () => {
      transport.close();
      await stop();
    },
  };
}
