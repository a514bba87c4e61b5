import '../support/in-english.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { startBitcoind, type BitcoinNode } from '../regtest/node/bitcoind.ts';
import { closesUngreeted, startElectrumX } from '../regtest/node/electrumx.ts';
import { fetchBitcoind } from '../regtest/node/fetch-bitcoind.ts';
import { openFetchLimit, orSkipped, sayBeside } from '../regtest/parts/needs.ts';
import { fetchPython } from '../regtest/parts/python.ts';
import { openRunFolder } from '../regtest/parts/run-folder.ts';
import { readArgs } from '../support/read-args.ts';
import { report } from '../support/report.ts';
import { checkSource, type Checked, type Source } from './check-source.ts';
import { startEsploraStandIn } from './esplora-stand-in.ts';
import { measureHeaders } from './measure-headers.ts';

/**
 * `npm run -s chain-lane [-- --json]`: Ochre's questions to chain servers, against the real ElectrumX of two releases
 * over a real Bitcoin node, with reorganisations, and against a stand-in for Esplora over the same node. Ends with 0
 * only if all checks pass. Missing parts are skipped and named.
 */
const INDEXERS = [
  { version: '1.18.0', closes: false },
  { version: '1.19.0', closes: true },
] as const;

/** Longer than the server's own interval for seeing a block. */
const SETTLE_MS = 400;

const asked = readArgs({ json: { type: 'boolean', default: false } }, (values) => values);
endWithUs();
await run(asked.json);

async function run(json: boolean): Promise<void> {
  const say = sayBeside(json);
  const skipped: string[] = [];
  const results: (Checked & { readonly source: string })[] = [];
  const folder = openRunFolder();
  try {
    await orSkipped('the Bitcoin node', skipped, async () => {
      const limit = openFetchLimit();
      const node = await startBitcoind(await fetchBitcoind(say, limit), folder);
      const checked = async (source: Source, more: readonly Checked[] = []): Promise<void> => {
        for (const one of [...more, ...(await checkSource(node, source))]) {
          results.push({ source: source.name, ...one });
          const [sign, why] = one.problem === null ? ['✓', ''] : ['✗', ` (${one.problem})`];
          say(`${sign} ${source.name}: ${one.check}${why}`);
        }
      };
      try {
        await node.mine(100);
        for (const { version, closes } of INDEXERS)
          await orSkipped(`ElectrumX ${version}`, skipped, async () => {
            const requirements = [`e-x==${version}`, 'plyvel==1.5.1'];
            const named = { name: `chain-electrumx-${version}`, what: `ElectrumX ${version}` };
            const indexer = await fetchPython({ ...named, requirements }, say, limit);
            await withElectrumX(node, indexer, version, async (source) => {
              const is = await closesUngreeted(source.url);
              const check = `a client that does not greet is ${closes ? 'closed' : 'answered'}`;
              await checked(source, [{ check, problem: is === closes ? null : 'it is not so' }]);
            });
          });
        const { baseUrl: url, close } = await startEsploraStandIn(node);
        const caughtUp = () => Promise.resolve();
        await checked({ name: 'a stand-in for Esplora', kind: 'esplora', url, caughtUp });
        await close();
      } finally {
        await node.stop();
      }
    });
  } finally {
    folder.remove();
  }
  const measured = await measureHeaders();
  const failed = results.filter(({ problem }) => problem !== null).length;
  const summary = { checks: results.length, passed: results.length - failed, failed, skipped, ...measured };
  report(
    { json },
    summary,
    skipped.map((one) => `SKIPPED: ${one}`),
    failed === 0,
  );
}

async function withElectrumX(
  node: BitcoinNode,
  indexer: string,
  version: string,
  act: (source: Source) => Promise<void>,
): Promise<void> {
  const folder = openRunFolder();
  const server = await startElectrumX(node, indexer, folder);
  try {
    const caughtUp = async (): Promise<void> => {
      await pause(SETTLE_MS);
      await server.reached(await node.height());
    };
    await act({ name: `ElectrumX ${version}`, kind: 'electrum', url: server.url, caughtUp });
  } finally {
    await server.stop();
    folder.remove();
  }
}
