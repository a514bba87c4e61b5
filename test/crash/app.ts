import '../support/in-english.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../src-main/app/core.ts';
import { createPageConfirm } from '../../src-main/hosts/loopback/page-confirm.ts';
import { startLoopbackServer } from '../../src-main/hosts/loopback/server.ts';
import { openConfStore } from '../../src-main/hosts/loopback/settings-store.ts';
import { openRendererFiles } from '../../src-main/hosts/renderer-files.ts';
import { systemRandom } from '../../src-main/hosts/system.ts';
import { createLogger } from '../../src-main/app/logger.ts';
import type { Practice } from '../../src-main/practice/index.ts';
import { lockFolder } from '../../src-main/records/folder-lock.ts';
import { openJournal } from '../../src-main/records/journal/journal.ts';
import { openSettings } from '../../src-main/records/settings-file.ts';
import { fakeKeyholder } from '../fakes/keyholder.ts';
import { fakePorts } from '../fakes/ports.ts';
import { createPoints } from './points.ts';
import type { AppStart, ToApp } from './messages.ts';

/**
 * The app core in its own process, behind the real loopback host: real journal, settings, use cases, judge and client.
 * Simulated: the keychain, a file beside the data, with the keyholder in this process; the practice service in another
 * process; and the points at which this process ends.
 */
const start = JSON.parse(process.argv[2] ?? '{}') as AppStart;
const { folder, page, serviceUrl, chainAddress = '' } = start;

let { height } = start;
let shiftMs = 0;
const clock = { nowMs: () => Date.now() + shiftMs, monotonicMs: () => performance.now() + shiftMs };
lockFolder(folder);
const faults: string[] = [];
const fault = (name: string, error: unknown): void => {
  faults.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
};
const settings = openSettings(folder, () => openConfStore(folder), clock);
const journal = openJournal(folder, clock, settings.read().wallets.length > 0);
const fake = fakePorts(folder, 'loopback', 0, clock);
const confirm = createPageConfirm({ tell: fake.notices.tell, random: systemRandom });
const points = createPoints(join(folder, 'ends.log'));
fake.gate.serve(serviceUrl, `${serviceUrl}/json-rpc`, ...(chainAddress === '' ? [] : [chainAddress]));

const noService = (): never => {
  throw new Error('the practice service is another process');
};
const practice: Practice = {
  baseUrl: serviceUrl,
  chainAddress,
  rgbEndpoint: () => `${serviceUrl.replace(/^http/, 'rpc')}/json-rpc`,
  status: () => ({ height, mempool: 0, blockEverySeconds: 0, nextBlockAtMs: null, invoiceSeconds: 3_600 }),
  faucet: noService,
  mine: noService,
  setInvoiceSeconds: noService,
  friend: new Proxy({}, { get: () => noService }) as Practice['friend'],
  nodes: new Proxy({}, { get: () => noService }) as Practice['nodes'],
  close: () => Promise.resolve(),
};

const ports = points.ports({
  ...fake.ports,
  signer: fakeKeyholder(clock.nowMs, 0, keychainIn(join(folder, 'keychain.json'))).signer,
  confirm,
  settings,
  signings: journal,
  practice: () => Promise.resolve(practice),
  damage: () => (journal.damage === null ? [] : [journal.damage]),
});
const { dispatch } = compose(
  ports,
  createLogger((line) => faults.push(line)),
);
const server = await startLoopbackServer({
  files: openRendererFiles(page),
  dispatch,
  notices: fake.notices,
  pendingQuestions: confirm.pending,
  greeted: () => undefined,
  port: 0,
  fault,
});

process.on('message', (message: ToApp) => {
  if (message.do === 'shift') shiftMs += message.ms;
  else if (message.do === 'height') ({ height } = message);
  else if (message.do === 'arm') points.arm(message.point);
  else globalThis.gc?.();
  const told = [...faults, ...fake.faults.map(String)];
  process.send?.({ labels: points.labels(), faults: told, heapBytes: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ address: server.newAddress() });

/** Values are in the file at once, as in a keychain. */
function keychainIn(file: string): Map<string, string> {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string][]) : [];
  const entries = new Map(kept);
  const set = entries.set.bind(entries);
  entries.set = (account, value) => {
    set(account, value);
    writeFileSync(file, JSON.stringify([...entries]));
    return entries;
  };
  return entries;
}
