import '../support/in-english.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endWithUs } from '../../scripts/lib/set-up.mjs';
import { RGB_LIB } from '../../src-main/own-service/rgb-lib/build.ts';
import { startSocks5Proxy } from '../fakes/socks5-proxy.ts';
import { issue } from '../regtest/flows/first-steps.ts';
import { must } from '../regtest/flows/flow.ts';
import { follow, toldIn, verified } from '../regtest/flows/histories.ts';
import { newcomer, sent } from '../regtest/flows/own-service.ts';
import { paying } from '../regtest/flows/sending.ts';
import { inWorld, type WorldOptions } from '../regtest/in-world.ts';
import { get, Refused, startHost } from '../regtest/wallet/host.ts';
import { addPerson, invoice, refresh, reviewSend, spendable, type Person } from '../regtest/wallet/person.ts';
import { INDEXERS, fetchParts, type IndexerName } from '../regtest/world.ts';
import { ensureBuilt, orSkipped, sayBeside, textOf } from '../regtest/parts/needs.ts';
import { ensureRgbLib } from '../regtest/parts/packages.ts';
import { openRunFolder, type RunFolder } from '../regtest/parts/run-folder.ts';
import { readArgs } from '../support/read-args.ts';
import { missingForTrace, reachedIn, tracedTo } from '../support/trace.ts';
import { openListeners, type Listeners } from './listeners.ts';

/**
 * `npm run -s own-service-way [-- --plant] [--json]`: a wallet of the built-in service behind a SOCKS5 proxy goes from nothing
 * to assets issued, sent to a wallet of a remote service and sent back, over Electrum and over Esplora, while strace writes
 * down whom Ochre and rgb-lib turn to. Ends with 0 only if that is the proxy or Ochre itself. `--plant`: one connection goes
 * past the proxy, so that it ends with 1.
 */
const asked = readArgs(
  { plant: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  (values) => values,
);
const SUPPLY = 500n;
const SENT = 120n;
const BACK = 20n;

endWithUs();
process.exitCode = await run(asked);

interface Ways {
  readonly connections: number;
  readonly toProxy: number;
  readonly toRelay: number;
  readonly other: number;
}

interface Setting extends WorldOptions {
  readonly over: IndexerName;
  readonly plant: boolean;
}

async function run({ plant, json }: typeof asked): Promise<number> {
  const say = sayBeside(json);
  const skipped: string[] = [];
  const missing = missingForTrace();
  if (missing !== null) skipped.push(missing);
  const parts =
    missing !== null
      ? null
      : await orSkipped('the built-in service', skipped, async () => {
          await ensureRgbLib(say);
          return fetchParts(say);
        });
  if (parts === null) {
    console.error(`SKIPPED: ${skipped.join()}`);
    return 0;
  }
  await ensureBuilt(say);
  const all: Ways[] = [];
  for (const over of INDEXERS) {
    const folder = openRunFolder();
    try {
      all.push(await goBy({ parts, folder, over, plant, say }));
    } catch (error) {
      console.error(`It could not be run to its end over ${over}: ${textOf(error)}`);
      return 1;
    } finally {
      folder.remove();
    }
  }
  const sum = (name: keyof Ways): number => all.reduce((total, one) => total + one[name], 0);
  const [connections, toProxy, toRelay, other] = [
    ...[sum('connections'), sum('toProxy'), sum('toRelay'), sum('other')],
  ] as const;
  const text = JSON.stringify({ connections, toProxy, toRelay, other });
  if (json) console.log(text);
  else say(`${connections} connections: ${toProxy} to the proxy, ${toRelay} to Ochre, ${other} elsewhere`);
  return other === 0 && all.every((one) => one.toProxy > 0 && one.toRelay > 0) ? 0 : 1;
}

function goBy({ plant, ...setting }: Setting): Promise<Ways> {
  return inWorld(RGB_LIB, setting, async ({ stage: bare, kept }) => {
    const { folder, over, say } = setting;
    const { world } = bare;
    const trace = join(folder.path, 'trace');
    const listeners = openListeners();
    const proxy = await startSocks5Proxy();
    kept({ stop: () => proxy.close() });
    const by = { kind: 'socks5', host: '127.0.0.1', port: proxy.port, user: null } as const;
    const more = { before: tracedTo(trace), ...(plant ? { preload: planted(world.indexerUrl) } : {}) };
    const host = kept(await startHost(folder, 'traced', more));
    const elsewhere = kept(await startHost(folder, 'elsewhere'));
    const stage = { ...bare, host };
    const tess = await addPerson(host, world, 'Tess', { own: true, proxy: by });
    await follow(stage, tess);
    await newcomer(stage, tess);
    listeners.look(folder.pidFile('traced'));
    const uma = await newcomer(stage, await addPerson(elsewhere, world, 'Uma'));
    await issue(stage, tess, { ticker: 'OCHRE', name: 'Ochre', precision: 0, amounts: [SUPPLY] });
    const assetId = stage.assets.get('OCHRE') ?? '';
    await sent(stage, [tess, uma], paying(await invoice(uma, '', SENT), { assetId }));
    await sent(stage, [uma, tess], paying(await invoice(tess, assetId, BACK, 'blinded')));
    await follow(stage, tess);
    await refresh(tess);
    must((await spendable(tess, assetId)) === SUPPLY - SENT + BACK, 'not all that is due can be spent');
    const { proved, open } = await verified(tess);
    must(proved >= 2 && open.length === 0, `${proved} are verified, but ${open.join()}`);
    const next = await reviewSend(tess, [paying(await invoice(uma, assetId, 1n))]);
    must(toldIn(next).length === 0, `on trust: ${toldIn(next).join()}`);
    listeners.look(folder.pidFile('traced'));
    must(proxy.faults.length === 0, `the proxy: ${proxy.faults.join()}`);
    await proxy.close();
    await mustName(tess, proxy.port);
    say(`${over}: ${proved} transfers verified, nothing reported`);
    mustSee(world.indexerUrl, folder, listeners, proxy.port);
    return waysIn(trace, listeners, proxy.port, say);
  });
}

/** Without its proxy rgb-lib gets nowhere, and Ochre names the proxy. */
async function mustName(one: Person, port: number): Promise<void> {
  const failed = await get(one.host.bridge.wallet.overview({ walletId: one.walletId })).then(
    () => null,
    (error: unknown) => error,
  );
  must(failed instanceof Refused, `it goes on without its proxy: ${String(failed)}`);
  const { code, facts } = failed.failure;
  must(code === 'PROXY_FAILED', `without its proxy it says ${failed.message}`);
  must(facts.proxy === `127.0.0.1:${port}`, `it names ${facts.proxy}`);
}

/** One connection to the indexer that bypasses Ochre. */
function planted(indexerUrl: string): string {
  const { port } = new URL(indexerUrl.replace(/^tcp:/, 'http:'));
  const code = `import { connect } from 'node:net'; connect(${port}, '127.0.0.1').on('connect', function () { this.destroy(); });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** The count must see a connection past the proxy, or it proves nothing. */
function mustSee(indexerUrl: string, folder: RunFolder, listeners: Listeners, proxyPort: number): void {
  const file = join(folder.path, 'planted');
  const [strace, ...args] = [...tracedTo(file), process.execPath, '--import', planted(indexerUrl)];
  const { status } = spawnSync(strace, [...args, '-e', '0'], { timeout: 30_000 });
  must(status === 0, `what is planted ended with ${status ?? 'a signal'}`);
  const { other } = waysIn(file, listeners, proxyPort, () => undefined);
  must(other === 1, `of one connection past the proxy ${other} are seen`);
}

function waysIn(file: string, { ports }: Listeners, proxyPort: number, say: (line: string) => void): Ways {
  const ways = { connections: 0, toProxy: 0, toRelay: 0, other: 0 };
  for (const { call, family, to } of reachedIn(file)) {
    // Listening and kernel questions reach no other host; a path is a local socket.
    if (call === 'bind' || family === 'AF_NETLINK' || family === 'AF_UNIX') continue;
    const port = Number(/^127\.0\.0\.1:(\d+)$/.exec(to)?.[1] ?? 0);
    ways.connections += 1;
    if (port === proxyPort) ways.toProxy += 1;
    else if (ports.has(port)) ways.toRelay += 1;
    else {
      ways.other += 1;
      say(`${call} ${family} ${to} goes past the proxy`);
    }
  }
  return ways;
}
