import { parseChainAddress } from '../../src-main/services/chain/address.ts';
import { createOpenRgbProxy } from '../../src-main/services/rgb-proxy/client.ts';
import { createOpenChain, createOpenIndexer } from '../../src-main/services/chain/open.ts';
import { openHeaderFiles } from '../../src-main/records/header-file.ts';
import { parseBaseUrl } from '../../src-main/net/base-url.ts';
import { createNet } from '../../src-main/net/door.ts';
import { readHere } from '../../src-main/net/read-sent.ts';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import { createReachService } from '../../src-main/net/probe-tls.ts';
import { createDetectService } from '../../src-main/services/wallet-api/detect.ts';
import { createNotices } from '../../src-main/hosts/notices.ts';
import { createFileInbox } from '../../src-main/hosts/opened-files.ts';
import { createLinkInbox } from '../../src-main/hosts/opened-links.ts';
import { systemRandom, systemTimers } from '../../src-main/hosts/system.ts';
import type { ChildLink, Clock, Confirm, LockedNodes } from '../../src-main/ports/index.ts';
import type { Ports } from '../../src-main/world/world.ts';
import { createOwnService } from '../../src-main/app/own-service.ts';
import { forkHere } from '../../src-main/own-service/rgb-lib/fork-here.ts';
import { lazyPractice } from '../support/practice.ts';
import { openJournal } from '../../src-main/records/journal/journal.ts';
import { copyFolders } from '../../src-main/records/copy-folders.ts';
import { openPendingRestore } from '../../src-main/records/pending-restore.ts';
import { openNodeStore } from '../../src-main/records/fleet.ts';
import { openHoldings } from '../../src-main/records/holdings/holdings.ts';
import type { Settings } from '../../src-main/records/settings-file.ts';
import { emptySettings, parseSettings, type SettingsDocument } from '../../src-main/records/settings.ts';
import { readerHere } from './reader.ts';
import { fakeKeyholder } from './keyholder.ts';

type Asked = Parameters<Confirm['ask']>[0];

export type FakePorts = ReturnType<typeof fakePorts>;

/**
 * Every port, in memory where possible: the keyholder in this process over a keychain in memory, settings and journal
 * with the real ones' rules, the real practice service (blocks on demand) in `dataFolder`, and a user who agrees until
 * told otherwise.
 */
export function fakePorts(
  dataFolder: string,
  kind: 'electron' | 'loopback' = 'loopback',
  person = 0,
  clock: Clock = { nowMs: () => Date.now(), monotonicMs: () => performance.now() },
  startRgbLib: () => ChildLink = () => forkHere(['--import', 'tsx']),
) {
  /** Notices that did not fit the contract. */
  const faults: unknown[] = [];
  const notices = createNotices((name, error) => faults.push([name, error]));
  const keyholder = fakeKeyholder(clock.nowMs, person);
  const settings = settingsInMemory();
  const gate = createNet(settings, readHere);
  const openRgbProxy = createOpenRgbProxy(gate, { loopbackOnly: kind === 'loopback' });
  const openChain = createOpenChain(gate);
  const ownService = createOwnService({
    dataFolder,
    startChild: startRgbLib,
    gate,
    openRgbProxy,
    openChain,
    openIndexer: createOpenIndexer(gate),
    reader: readerHere,
    onFault: (error) => faults.push(['own-service', error]),
    system: 'linux-x64',
  });
  const practice = lazyPractice({
    dataFolder,
    clock,
    blockEverySeconds: 0,
    friendAfterSeconds: 0,
    onServed: gate.serve,
    onBlock: (status) => notices.tell('practice.block', status),
    onFriend: (status) => notices.tell('practice.friendChanged', status),
    onFault: (error) => faults.push(['practice', error]),
  });
  const holdings = openHoldings(dataFolder, clock);
  const fleet = openNodeStore(dataFolder, clock);
  // A test may replace part of it.
  const reader = { ...readerHere };
  const signings = openJournal(dataFolder, clock);
  /** All questions to the user, and the user's answer from now on. */
  const user = {
    agrees: true,
    whileAsked: (): void => undefined,
    /** The user leaves the question open until it is withdrawn. */
    leavesItStanding: false,
    asked: [] as Asked[],
    proofs: [] as string[],
  };
  const clipboard = { text: null as string | null };
  const screen: boolean[] = [];
  const camera: boolean[] = [];
  const spoken: string[] = [];
  const links = createLinkInbox(notices.tell);
  const openedFiles = createFileInbox(notices.tell);
  const signs: LockedNodes[] = [];
  const sleepers = new Set<Parameters<Ports['sleep']['watch']>[0]>();
  /** Every saved file; a user who doesn't agree cancels. */
  const saved: { name: string; bytes: Uint8Array; text: string }[] = [];
  const keep = (name: string, bytes: Uint8Array): string => {
    saved.push({ name, bytes, text: textOf(bytes) });
    return name;
  };
  const open = <T>(none: T): Promise<T> =>
    user.agrees ? Promise.reject(new Error('nothing here opens a file')) : Promise.resolve(none);
  const ask = (question: Asked): Promise<boolean> => {
    user.asked.push(question);
    const answered = new Promise<boolean>((resolve) => {
      standing.add(resolve);
    });
    user.whileAsked();
    return user.leavesItStanding ? answered : Promise.resolve(user.agrees);
  };
  const standing = new Set<(agreed: boolean) => void>();
  const turnBack = (): void => {
    for (const settle of standing) settle(false);
    standing.clear();
  };
  const ports: Ports = {
    clock,
    timers: systemTimers,
    sleep: {
      watch: (told) => {
        sleepers.add(told);
        return () => sleepers.delete(told);
      },
    },
    random: systemRandom,
    signer: keyholder.signer,
    reader,
    confirm:
      kind === 'electron'
        ? { kind: 'native', ask, turnBack }
        : { kind: 'page', ask, turnBack, answer: () => undefined },
    presence: {
      prove: (reason) => {
        user.proofs.push(reason);
        return Promise.resolve(user.agrees);
      },
    },
    files: {
      save: (name, bytes) => Promise.resolve(user.agrees ? keep(name, bytes) : null),
      saveLong: async (name, write) => {
        if (!user.agrees) return null;
        const parts: Uint8Array[] = [];
        await write((bytes) => Promise.resolve(void parts.push(bytes)));
        return keep(name, new Uint8Array(Buffer.concat(parts)));
      },
      saveMany: (files) => {
        if (!user.agrees) return Promise.resolve(null);
        return Promise.resolve({
          folder: '/saved',
          names: files.map(({ name, bytes }) => keep(name, bytes)),
        });
      },
      chooseFolder: () => Promise.resolve(user.agrees ? dataFolder : null),
      open: () => open(null),
      openLong: () => open(null),
      openMany: () => open([]),
    },
    clipboard: {
      write: (text) => {
        clipboard.text = text;
        return Promise.resolve();
      },
    },
    notifier: { notify: () => undefined },
    lockedSign: { show: (nodes) => signs.push(nodes) },
    screen: { keepPrivate: (on) => screen.push(on), forget: () => undefined },
    camera: { allow: (on) => camera.push(on) },
    links,
    openedFiles,
    tell: notices.tell,
    speech: { ofTheSystem: ['en'], speak: (language) => spoken.push(language) },
    settings,
    signings,
    holdings,
    pendingRestore: openPendingRestore(dataFolder, clock.nowMs),
    copyFolders,
    fleet,
    openNodeApi: createNodeApi(gate, { nowMs: clock.nowMs }),
    openWalletApi: createWalletApi(gate, { nowMs: clock.nowMs }),
    detectService: createDetectService(gate),
    reachService: createReachService(gate),
    parseBaseUrl: (text, route) => parseBaseUrl(text, { loopbackOnly: kind === 'loopback', route }),
    openChain,
    openRgbProxy,
    openHeaderFile: openHeaderFiles(dataFolder),
    parseChainAddress: (text, route) => parseChainAddress(text, { loopbackOnly: kind === 'loopback', route }),
    practice: practice.running,
    ownService,
    damage: () => [],
    host: { kind, version: '0.0.0', system: 'linux x64, Node 20.0.0', dataFolder },
  };
  return {
    ports,
    notices,
    keyholder,
    practice,
    gate,
    user,
    clipboard,
    machine: {
      asleep: () => {
        for (const told of sleepers) told.asleep();
      },
      awake: (sinceMs: number) => {
        for (const told of sleepers) told.awake(sinceMs);
      },
    },
    signs,
    saved,
    screen,
    camera,
    links,
    openedFiles,
    spoken,
    faults,
    close: async () => {
      keyholder.signer.close();
      await Promise.all([practice.close(), ownService.close()]);
      signings.close();
      fleet.close();
      holdings.close();
    },
  };
}

/** As UTF-8; other bytes, such as a binary PSBT, as one character each. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}

/** Settings pass through JSON and the file's schema at each write, as on a disk. */
function settingsInMemory(): Settings {
  let document: SettingsDocument = emptySettings;
  return {
    read: () => document,
    write: (next) => {
      const read = parseSettings(JSON.parse(JSON.stringify(next)));
      if (read === null) throw new Error('these settings could not be read again');
      document = read;
    },
  };
}
