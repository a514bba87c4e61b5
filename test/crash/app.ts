import '../support/in-english.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChainAddress } from '../../src-main/services/chain/address.ts';
import { createOpenChain } from '../../src-main/services/chain/open.ts';
import { createOpenRgbProxy } from '../../src-main/services/rgb-proxy/client.ts';
import { openHeaderFiles } from '../../src-main/records/header-file.ts';
import { parseBaseUrl } from '../../src-main/net/base-url.ts';
import { createReachService } from '../../src-main/net/probe-tls.ts';
import { createNet } from '../../src-main/net/gate.ts';
import { readHere } from '../../src-main/net/read-sent.ts';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import { createDetectService } from '../../src-main/services/wallet-api/detect.ts';
import { compose } from '../../src-main/app/core.ts';
import { createPageConfirm } from '../../src-main/hosts/loopback/page-confirm.ts';
import { startLoopbackServer } from '../../src-main/hosts/loopback/server.ts';
import { openConfStore } from '../../src-main/hosts/loopback/settings-store.ts';
import {
  cameraOfTheBrowser,
  clipboardOfThePage,
  countInThePageTitle,
  noNotifications,
  noOpenedFiles,
  noOpenedLinks,
  noPresenceToProve,
  screenOfTheBrowser,
} from '../../src-main/hosts/loopback/weaker-ports.ts';
import { createNotices } from '../../src-main/hosts/notices.ts';
import { openRendererFiles } from '../../src-main/hosts/renderer-files.ts';
import { systemRandom, systemTimers } from '../../src-main/hosts/system.ts';
import { createLogger } from '../../src-main/app/logger.ts';
import type { Ports } from '../../src-main/world/world.ts';
import type { Practice } from '../../src-main/practice/index.ts';
import { lockFolder } from '../../src-main/records/folder-lock.ts';
import { openNodeStore } from '../../src-main/records/fleet.ts';
import { openPendingRestore } from '../../src-main/records/pending-restore.ts';
import { openHoldings } from '../../src-main/records/holdings/holdings.ts';
import { openJournal } from '../../src-main/records/journal/journal.ts';
import { openSettings } from '../../src-main/records/settings-file.ts';
import { readerHere } from '../fakes/reader.ts';
import { fakeKeyholder } from '../fakes/keyholder.ts';
import { createPoints } from './points.ts';
import type { AppStart, ToApp } from './messages.ts';

/**
 * The app core in a process of its own, behind the real loopback host: real journal, settings, use cases, judge and
 * client. Simulated: the keychain, a file beside the data, with the keyholder in this process; the practice service is
 * another process; and the points at which this one ends.
 */
const start = JSON.parse(process.argv[2] ?? '{}') as AppStart;
const { folder, page, serviceUrl } = start;

let { height } = start;
let shiftMs = 0;
const clock = { nowMs: () => Date.now() + shiftMs, monotonicMs: () => performance.now() + shiftMs };
lockFolder(folder);
const faults: string[] = [];
const fault = (name: string, error: unknown): void => {
  faults.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
};
const notices = createNotices(fault);
const { tell } = notices;
const settings = openSettings(folder, () => openConfStore(folder), clock);
const journal = openJournal(folder, clock, settings.read().wallets.length > 0);
const confirm = createPageConfirm({ tell, random: systemRandom });
const points = createPoints(join(folder, 'ends.log'));

const noService = (): never => {
  throw new Error('the practice service is another process');
};
const elsewhere = (): Promise<never> => Promise.reject(new Error('the practice service is another process'));
const gate = createNet(settings, readHere);
gate.serve(serviceUrl, `${serviceUrl}/json-rpc`);
const practice: Practice = {
  baseUrl: serviceUrl,
  chainAddress: '',
  rgbEndpoint: () => `${serviceUrl.replace(/^http/, 'rpc')}/json-rpc`,
  status: () => ({ height, mempool: 0, blockEverySeconds: 0, nextBlockAtMs: null, invoiceSeconds: 3_600 }),
  faucet: noService,
  mine: noService,
  setInvoiceSeconds: noService,
  friend: new Proxy({}, { get: () => noService }) as Practice['friend'],
  nodes: new Proxy({}, { get: () => noService }) as Practice['nodes'],
  close: () => Promise.resolve(),
};

const ports: Ports = points.ports({
  clock,
  timers: systemTimers,
  sleep: { watch: () => () => undefined },
  random: systemRandom,
  signer: fakeKeyholder(clock.nowMs, 0, keychainIn(join(folder, 'keychain.json'))).signer,
  reader: readerHere,
  confirm,
  presence: noPresenceToProve,
  files: {
    ...{ save: elsewhere, saveLong: elsewhere, saveMany: elsewhere },
    ...{ open: elsewhere, openLong: elsewhere, openMany: elsewhere },
  },
  clipboard: clipboardOfThePage,
  notifier: noNotifications,
  lockedSign: countInThePageTitle,
  screen: screenOfTheBrowser,
  camera: cameraOfTheBrowser,
  links: noOpenedLinks,
  openedFiles: noOpenedFiles,
  speech: { ofTheSystem: ['en'], speak: () => undefined },
  tell,
  settings,
  signings: journal,
  holdings: openHoldings(folder, clock),
  pendingRestore: openPendingRestore(folder, clock.nowMs),
  fleet: openNodeStore(folder, clock),
  openNodeApi: createNodeApi(gate, { nowMs: clock.nowMs }),
  openWalletApi: createWalletApi(gate, { nowMs: clock.nowMs }),
  detectService: createDetectService(gate),
  reachService: createReachService(gate),
  parseBaseUrl: (text) => parseBaseUrl(text, { loopbackOnly: true }),
  openChain: createOpenChain(gate),
  openRgbProxy: createOpenRgbProxy(gate, { loopbackOnly: true }),
  openHeaderFile: openHeaderFiles(folder),
  parseChainAddress: (text) => parseChainAddress(text, { loopbackOnly: true }),
  practice: () => Promise.resolve(practice),
  ownService: {
    look: elsewhere,
    isGenuine: elsewhere,
    openSeal: elsewhere,
    serve: elsewhere,
    refused: elsewhere,
    readState: () => Promise.resolve(null),
    putState: () => {
      throw new Error('no backup holds such a state here');
    },
    end: () => Promise.resolve(),
    close: () => Promise.resolve(),
  },
  damage: () => (journal.damage === null ? [] : [journal.damage]),
  host: { kind: 'loopback', version: '0.0.0', system: 'a test', dataFolder: folder },
});
const { dispatch } = compose(
  ports,
  createLogger((line) => faults.push(line)),
);
const server = await startLoopbackServer({
  files: openRendererFiles(page),
  dispatch,
  notices,
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
  process.send?.({ labels: points.labels(), faults, heapBytes: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ address: server.newAddress() });

/** What is set lies in the file at once, as in a keychain. */
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
