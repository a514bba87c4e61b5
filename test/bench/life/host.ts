import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBridge } from '../../../src-preload/bridge.ts';
import { startHost } from '../../support/loopback-host.ts';
import { openLoopbackPage } from '../../support/loopback-page.ts';

/** Measured in main's own thread since the last question. */
export interface Held {
  readonly mainMs: number;
  readonly holdMs: number;
  readonly memoryMb: number;
}

export type LifeHost = Awaited<ReturnType<typeof startLife>>;

const MAIN = resolve(import.meta.dirname, '../../../out/main');

/** The whole built program over a made folder, with a page that agrees to every question. */
export async function startLife(data: string) {
  const file = join(data, 'held.json');
  const host = await startHost(MAIN, data, {
    recorder: 'bench/life/record-hold.mjs',
    env: { OCHRE_HOLD: file },
  });
  const { child, startedAtMs, address } = host;
  const transport = await openLoopbackPage(address);
  const bridge = createBridge(transport);
  bridge.confirm.asked(({ questionId }) => void bridge.confirm.answer({ questionId, agreed: true }));
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`it ended with ${String(code)} before it was measured`);
  });
  ended.catch(() => undefined);
  const held = async (): Promise<Held> => {
    const told = once(child, 'message') as Promise<[Held]>;
    child.send('held');
    return (await Promise.race([told, ended]))[0];
  };
  return {
    ...{ bridge, startedAtMs, held },
    /** How long its stop held it. */
    stop: async () => {
      await held();
      transport.close();
      await host.stop();
      return JSON.parse(readFileSync(file, 'utf8')) as Held;
    },
  };
}
