import '../support/in-english.ts';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { startBitcoind, type BitcoinNode } from '../regtest/node/bitcoind.ts';
import { fetchBitcoind } from '../regtest/node/fetch-bitcoind.ts';
import { openFetchLimit } from '../regtest/parts/fetch-limit.ts';
import { NotHere, textOf } from '../regtest/parts/needs.ts';
import { fetchPython, PYTHON } from '../regtest/parts/python.ts';
import { openRunFolder, type RunFolder } from '../regtest/parts/run-folder.ts';
import { startElectrumX } from '../regtest/releases/electrumx.ts';
import { closesUngreeted } from './closes-ungreeted.ts';
import { checkSource, type Checked, type Source } from './check-source.ts';
import { startEsploraStandIn } from './esplora-stand-in.ts';
import { measureHeaders } from './measure-headers.ts';

/**
 * `npm run -s chain-lane [-- --json]`: what Ochre asks of servers of the chain, against the real ElectrumX of two releases
 * in front of a real Bitcoin node, with reorganisations, and against a stand-in for Esplora over the same node. Ends with
 * 0 only if all holds; what cannot be had on this machine is skipped, and said.
 */
const INDEXERS = [
  { version: '1.18.0', closes: false },
  { version: '1.19.0', closes: true },
] as const;

/** Longer than it takes to see a block, by its own interval. */
const SETTLE_MS = 400;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
endWithUs();
process.exitCode = await run(values.json);

async function run(json: boolean): Promise<number> {
  const say = (line: string): void => {
    if (json) console.error(line);
    else console.log(line);
  };
  const skipped: string[] = [];
  const results: (Checked & { readonly source: string })[] = [];
  const folder = openRunFolder();
  let node: BitcoinNode | null = null;
  const checked = async (source: Source, more: readonly Checked[] = []): Promise<void> => {
    for (const one of [...more, ...(await checkSource(requireNode(node), source))]) {
      results.push({ source: source.name, ...one });
      say(
        `${one.problem === null ? '✓' : '✗'} ${source.name}: ${one.check}${one.problem === null ? '' : ` (${one.problem})`}`,
      );
    }
  };
  try {
    const limit = openFetchLimit();
    node = await startBitcoind(await fetchBitcoind(say, limit), folder);
    await node.mine(100);
    for (const { version, closes } of INDEXERS)
      await skipping(`ElectrumX ${version}`, skipped, async () => {
        const indexer = await fetchPython(
          {
            name: `chain-electrumx-${version}`,
            what: `ElectrumX ${version}`,
            requirements: [`e-x==${version}`, 'plyvel==1.5.1'],
          },
          say,
          limit,
        );
        await withElectrumX(requireNode(node), indexer, version, async (source) => {
          const is = await closesUngreeted(source.url);
          const check = closes
            ? 'a client that does not greet is closed'
            : 'a client that does not greet is answered';
          await checked(source, [{ check, problem: is === closes ? null : 'it is not so' }]);
        });
      });
    const esplora = await startEsploraStandIn(node);
    await checked({
      name: 'a stand-in for Esplora',
      kind: 'esplora',
      url: esplora.url,
      caughtUp: () => Promise.resolve(),
    });
    await esplora.close();
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    skipped.push(`the Bitcoin node: ${error.message}`);
  } finally {
    await node?.stop();
    folder.remove();
  }
  const measured = await measureHeaders();
  const failed = results.filter(({ problem }) => problem !== null).length;
  const summary = { checks: results.length, passed: results.length - failed, failed, skipped, ...measured };
  if (json) console.log(JSON.stringify(summary));
  else
    say(
      `${summary.passed} of ${summary.checks} hold; ${measured.headersPerSecond} headers a second, main held up for ${measured.stallMs} ms at most`,
    );
  for (const one of skipped) console.error(`SKIPPED: ${one}`);
  return failed === 0 ? 0 : 1;
}

function requireNode(node: BitcoinNode | null): BitcoinNode {
  if (node === null) throw new Error('no node');
  return node;
}

async function skipping(what: string, skipped: string[], act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    skipped.push(`${what}: ${textOf(error)}`);
  }
}

async function withElectrumX(
  node: BitcoinNode,
  indexer: string,
  version: string,
  act: (source: Source) => Promise<void>,
): Promise<void> {
  const folder: RunFolder = openRunFolder();
  const server = await startElectrumX(node, { python: PYTHON, indexer }, folder);
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
