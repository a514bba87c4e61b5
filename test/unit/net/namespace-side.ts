import '../../support/in-english.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { REACH_PURPOSES, reach, nodeReach, DIRECT } from '../../../src-main/base/service/route.ts';
import { forkHere } from '../../../src-main/own-service/rgb-lib/fork-here.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { createWalletApi } from '../../../src-main/services/wallet-api/client.ts';
import { inputFor } from '../../fuzz/ipc/values.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { openMainHere, practiceWallet } from '../../support/main-here.ts';
import {
  CALLS,
  EXACT,
  INDEXER,
  knownOf,
  plantStrangers,
  PROXY,
  REMOTE,
  RGB_PROXY,
  STRANGER,
} from './strangers.ts';

/** What a machine with nothing but 127.0.0.1 tried to send elsewhere, by its kernel's counts. */
export interface Sent {
  /** Routes that were looked for in vain, IPv4 and IPv6: for connections and outside name servers. */
  readonly noRoute: number;
  /** Questions to name servers on this machine: no other part of Ochre uses UDP. */
  readonly datagrams: number;
}

export interface Said {
  readonly practiceSats: number;
  readonly online: Sent;
  readonly childrenOnline: number;
  readonly offline: Sent;
  readonly childrenOffline: number;
  /** Calls that dispatch didn't refuse. */
  readonly answered: readonly string[];
  readonly names: readonly string[];
  readonly refusedOffline: number;
}

/** How often each call is made in offline mode. */
const TIMES = 40;

const [folder = ''] = process.argv.slice(2);
let children = 0;
const fakes = fakePorts(folder, 'electron', 0, undefined, () => {
  children += 1;
  return forkHere();
});
const main = openMainHere(fakes);
const { ask, get, restart } = main;

const counted = (file: string, pattern: RegExp): number => {
  const found = pattern.exec(readFileSync(`/proc/self/net/${file}`, 'utf8'))?.[1];
  if (found === undefined) throw new Error(`no such count in ${file}`);
  return Number(found);
};
/** Reads a table of two lines, with the names above the numbers. */
const inSnmp = (group: string, name: string): number => {
  const [names = '', values = ''] = readFileSync('/proc/self/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${group}:`));
  const at = names.split(' ').indexOf(name);
  if (at < 0) throw new Error(`no ${name} of ${group} is counted here`);
  return Number(values.split(' ')[at]);
};
const now = (): Sent => ({
  noRoute: inSnmp('Ip', 'OutNoRoutes') + counted('snmp6', /^Ip6OutNoRoutes\s+(\d+)$/m),
  datagrams: inSnmp('Udp', 'OutDatagrams') + counted('snmp6', /^Udp6OutDatagrams\s+(\d+)$/m),
});
const since = (before: Sent): Sent => {
  const { noRoute, datagrams } = now();
  return { noRoute: noRoute - before.noRoute, datagrams: datagrams - before.datagrams };
};

/** As main does once the indexer answers, so that rgb-lib's process runs and asks for the indexer. */
async function askOwn(): Promise<void> {
  const { ownService, settings } = fakes.ports;
  const keys = settings.read().wallets.find(({ id }) => id === at.ownId)?.keys;
  if (keys === undefined) throw new Error('the wallet was not planted');
  const servers = { indexer: INDEXER, rgbProxy: RGB_PROXY, way: DIRECT };
  const wallet = { walletId: at.ownId, keys, chain: 'regtest', ...servers } as const;
  const served = await ownService.serve(wallet);
  await createWalletApi(fakes.gate)({ ...served, dialect: 'own', token: served.token, keys }).register();
}

// Practice works without a network.
const practiceId = await practiceWallet(get, 100_000);
const { balance } = await get('wallet.overview', { walletId: practiceId });

// The control: the same counts see requests to others while they are allowed.
const at = await plantStrangers({ get, ports: fakes.ports, restart });
const places = [REMOTE, INDEXER, RGB_PROXY, 'tcp://127.0.0.1:50001', 'http://127.0.0.1:9/bytes'].concat(
  ['second', 'other', 'nodes', 'gate', 'n2', 'n3', 'chain', 'secret-bytes'].map(
    (name) => `https://${name}.${STRANGER}`,
  ),
);
const hosts = [
  ...REACH_PURPOSES.flatMap((purpose) => places.map((place) => reach(purpose, place))),
  ...places.map((place) => nodeReach(place)),
  { purpose: 'proxy', place: `${PROXY.host}:${String(PROXY.port)}`, of: null } as const,
];
const before = now();
at.plant({ hosts });
for (const walletId of [at.walletId, at.ownId, at.proxiedId]) {
  await ask('wallet.register', { walletId });
  await ask('chain.follow', { walletId });
}
await ask('wallet.reach', { baseUrl: REMOTE });
await askOwn().catch(() => null);
const online = since(before);
const childrenOnline = children;

// Turning the mode on ends requests under way.
await get('offline.setOfflineMode', { on: true });
const { app } = fakes.ports.settings.read();
fakes.user.agrees = false;
for (let last = now(); ;) {
  await delay(500);
  const next = now();
  if (next.noRoute === last.noRoute && next.datagrams === last.datagrams) break;
  last = next;
}
const atRest = now();
const known = { ...knownOf(at), on: [true], walletId: [...knownOf(at).walletId, practiceId] };
const random = seededRandom(42);
const answered = new Set<string>();
let refusedOffline = 0;
for (const { name, input } of CALLS)
  for (let n = 0; n < TIMES || (n < 10 * TIMES && !answered.has(name)); n += 1) {
    at.plant({ hosts, app });
    const asked = n === 0 ? EXACT[name]?.(at) : undefined;
    const answer = await ask(name, (asked ?? inputFor(input, random, known)) as never);
    if (answer.ok || answer.failure.code !== 'INVALID_INPUT') answered.add(name);
    if (!answer.ok && answer.failure.code === 'OFFLINE_MODE') refusedOffline += 1;
  }
await delay(500);
const said: Said = {
  practiceSats: balance.vanilla.settledSats,
  ...{ online, childrenOnline, offline: since(atRest), childrenOffline: children - childrenOnline },
  ...{ answered: [...answered], names: CALLS.map(({ name }) => name), refusedOffline },
};
await main.close();
process.stdout.write(JSON.stringify(said));
process.exit(0);
