import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import { startKept } from '../parts/kept.ts';
import type { World } from '../world.ts';

/** What the command of an operator came to: an address, or an end with its words. */
export type Started =
  | { readonly baseUrl: string; readonly stop: () => Promise<void> }
  | { readonly code: number; readonly said: string };

export const TOKEN = 'a-token-of-the-operator';

/** `npm run own-service`, as its script, over the node's indexer and the proxy, in one folder of this run. */
export async function operate(
  { folder, indexerUrl, proxyEndpoint }: World,
  { name, port }: { readonly name: string; readonly port: number },
): Promise<Started> {
  const kept = startKept({
    name,
    folder,
    command: [
      process.execPath,
      ...['--import', 'tsx', 'scripts/own-service.mjs', '--port', String(port)],
      ...['--data', join(folder.path, 'own-service'), '--network', 'regtest'],
      ...['--indexer', indexerUrl, '--proxy', proxyEndpoint],
    ],
    cwd: root,
    env: { OCHRE_OWN_SERVICE_TOKEN: TOKEN, HOME: folder.path },
  });
  const address = new Promise<string>((found) => {
    kept.onOutput(() => {
      const [, url] = / is at (http:\S+)/.exec(kept.output()) ?? [];
      if (url !== undefined) found(url);
    });
  });
  const first = await Promise.race([address, kept.ended]);
  if (typeof first === 'string') return { baseUrl: first, stop: kept.stop };
  return { code: first, said: kept.output() };
}
