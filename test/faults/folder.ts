import { FORM } from '../../src-main/base/data-form.ts';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { openApp } from '../../src-main/app/app.ts';
import type { HostPorts } from '../../src-main/app/core.ts';
import { WalletError } from '../../src-main/base/errors.ts';
import { openConfStore } from '../../src-main/hosts/loopback/settings-store.ts';
import * as weaker from '../../src-main/hosts/loopback/weaker-ports.ts';
import { explainStartFailure } from '../../src-main/hosts/start-failure.ts';
import { systemClock, systemTimers } from '../../src-main/hosts/system.ts';
import type { ChildLink } from '../../src-main/ports/index.ts';
import { openNodeStore } from '../../src-main/records/fleet.ts';
import { openHoldings } from '../../src-main/records/holdings/holdings.ts';
import { openJournal } from '../../src-main/records/journal/journal.ts';
import { openSettings, readSettings } from '../../src-main/records/settings-file.ts';
import type { Failure } from '../../src-preload/contract/index.ts';
import { damageText } from '../../src-renderer/text/damage.ts';
import { looserThan } from '../support/looser-settings.ts';
import { strictSettings } from '../support/strict-settings.ts';
import { treeHash } from '../support/tree-hash.ts';
import type { Tell } from './story.ts';

const [MAIN, COPY] = ['ochre.json', 'ochre.copy.json'] as const;
const SETTINGS = [[MAIN], [COPY], [MAIN, COPY]];
const DATABASES = [['journal.sqlite'], ['holdings.sqlite'], ['fleet.sqlite']];

/** A fault in files of the data folder before Ochre starts, and the right result of that start. */
interface FolderFault {
  readonly name: string;
  readonly targets: readonly (readonly string[])[];
  readonly spoil: (path: string) => void;
  /**
   * `refuses`: Ochre ends and writes nothing. `says`: it begins, and names missing or changed parts. `goesOn`: it
   * begins without a report.
   */
  readonly start: (target: readonly string[]) => 'refuses' | 'says' | 'goesOn';
}

const says = () => 'says' as const;
const refuses = () => 'refuses' as const;
/** Nothing is taken from a damaged copy: the other file is whole. */
const saysOfMain = (target: readonly string[]) => (target.includes(MAIN) ? 'says' : 'goesOn');

const folderFaults: readonly FolderFault[] = [
  {
    name: 'is of a newer Ochre',
    targets: [...SETTINGS, ...DATABASES],
    spoil: (path) => (path.endsWith('.json') ? change(path, { form: FORM + 1 }) : setForm(path, FORM + 1)),
    start: refuses,
  },
  {
    name: 'has a member more',
    targets: SETTINGS,
    spoil: (path) => change(path, { sepia: true }),
    start: refuses,
  },
  {
    name: 'has a wallet with a member more',
    targets: SETTINGS,
    spoil: eachWallet({ sepia: true }),
    start: refuses,
  },
  ...Object.keys(strictSettings.app).map((name) => ({
    name: `has a bad value of ${name}`,
    targets: SETTINGS,
    spoil: (path: string) => change(path, { app: { ...strictSettings.app, [name]: -1 } }),
    start: saysOfMain,
  })),
  {
    name: 'has no rules, limits and servers of wallets that can be read',
    targets: SETTINGS,
    spoil: eachWallet({ rules: 1, askAboveSats: -1, connection: 'direct', keysUnproved: 'no' }),
    start: saysOfMain,
  },
  {
    name: 'has a wallet without keys',
    targets: SETTINGS,
    spoil: (path) =>
      change(path, {
        wallets: strictSettings.wallets.map((wallet, at) => (at === 0 ? { ...wallet, keys: 0 } : wallet)),
      }),
    start: saysOfMain,
  },
  {
    name: 'is half written',
    targets: [...SETTINGS, ...DATABASES],
    spoil: half,
    start: (target) => (target.includes(COPY) && !target.includes(MAIN) ? 'goesOn' : 'says'),
  },
  {
    name: 'differs from the other: it has no wallet and lets all through',
    targets: [[MAIN]],
    spoil: (path) =>
      change(path, {
        wallets: [],
        activeWalletId: null,
        app: { ...strictSettings.app, offline: false, hideAmounts: false, allowUnprovedAssets: true },
      }),
    start: says,
  },
  {
    name: 'differs from the other: its wallets have no rules and limits',
    targets: [[MAIN]],
    spoil: eachWallet({ rules: null, askAboveSats: null, keysUnproved: null }),
    start: says,
  },
  {
    name: 'differs from the other: it has no wallet and lets all through',
    targets: [[COPY]],
    spoil: (path) => change(path, { wallets: [], app: { ...strictSettings.app, offline: false } }),
    start: () => 'goesOn',
  },
];

function eachWallet(members: object) {
  const wallets = strictSettings.wallets.map((wallet) => ({ ...wallet, ...members }));
  return (path: string): void => change(path, { wallets });
}

function half(path: string): void {
  truncateSync(path, Math.floor(statSync(path).size / 2));
}

function change(path: string, members: object): void {
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...members }));
}

function setForm(path: string, form: number): void {
  const db = new Database(path);
  db.exec(`PRAGMA user_version = ${String(form)}; PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
}

/** Disks that refuse Ochre's writes; `free` allows them again. Only in a process with its own mounts. */
const DISKS = {
  'on a full disk': {
    spoil: (folder: string) => fillUp(join(folder, 'filler')),
    free: (folder: string) => rmSync(join(folder, 'filler')),
  },
  'on a disk that is read only': {
    // Mounted over itself: a mount with open writes can't become read-only.
    spoil: (folder: string) => {
      mount('--bind', folder, folder);
      mount('-o', 'remount,bind,ro', folder);
    },
    free: (folder: string) => void execFileSync('umount', ['-l', folder]),
  },
};

function mount(...args: readonly string[]): void {
  execFileSync('mount', args, { stdio: 'ignore' });
}

function fillUp(file: string): void {
  for (const size of [4096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}

interface DiskCell {
  readonly name: string;
  readonly disk: keyof typeof DISKS;
  readonly target: readonly string[];
}

/** Whole files, and files that Ochre would write anew. */
export const diskCells: readonly DiskCell[] = (Object.keys(DISKS) as DiskCell['disk'][]).flatMap((disk) =>
  [[], ...SETTINGS].map((target) => ({
    name: `${target.length === 0 ? 'a whole folder' : `${target.join(' and ')} half written`} ${disk}`,
    disk,
    target,
  })),
);

/** A start that the disk refuses leaves both files unchanged. The next start, on a healthy disk, loses nothing. */
export async function runDiskCell({ disk, target }: DiskCell, folder: string, wrong: Tell): Promise<void> {
  const { spoil, free } = DISKS[disk];
  mount('-t', 'tmpfs', '-o', 'size=4m', 'none', folder);
  makeFolder(folder);
  for (const name of target) half(join(folder, name));
  const texts = () => [MAIN, COPY].map((name) => readFileSync(join(folder, name), 'latin1')).join('\n');
  const [before, inBytes, said] = [texts(), walletsInBytes(folder), saidOf(folder).join('\n')];
  spoil(folder);
  const refused = await startOn(folder);
  if (refused !== null && refused.code !== 'DISK_REFUSED') wrong('wrongState', `it is ${refused.code}`);
  if (target.length > 0 && refused === null && target.includes(MAIN)) wrong('wrongState', 'it is opened');
  if (texts() !== before) wrong('lost', 'the settings are written over');
  free(folder);
  const second = await startOn(folder);
  if (second !== null) wrong('stuck', `the next start is refused: ${second.code}`);
  checkKept(folder, { said, inBytes }, wrong);
}

export interface FolderCell {
  readonly name: string;
  readonly fault: FolderFault;
  readonly target: readonly string[];
}

export const folderCells: readonly FolderCell[] = folderFaults.flatMap((fault) =>
  fault.targets.map((target) => ({ name: `${target.join(' and ')} ${fault.name}`, fault, target })),
);

/** Starts on a folder with a fault: checks the start, the files afterwards, and the calls that it allows. */
export async function runFolderCell(
  { fault, target }: FolderCell,
  folder: string,
  wrong: Tell,
  start: typeof startOn = startOn,
): Promise<void> {
  makeFolder(folder);
  for (const name of target) fault.spoil(join(folder, name));
  const wanted = fault.start(target);
  const before = treeHash(folder);
  const said = saidOf(folder);
  const inBytes = walletsInBytes(folder);
  const refused = await start(folder);
  if (wanted === 'refuses') {
    if (refused?.code !== 'DATA_FOLDER_FORM') wrong('wrongState', `it is ${refused?.code ?? 'opened'}`);
    else if (!target.some((name) => explainStartFailure(new WalletError(refused)).includes(name)))
      wrong('untyped', 'the file is not named');
    if (treeHash(folder) !== before) wrong('wrongState', 'the folder was written');
    return;
  }
  if (refused !== null) wrong('wrongState', `the start is refused: ${refused.code}`);
  const isOfSettings = target.some((name) => name.endsWith('.json'));
  if (isOfSettings && said.length > 0 !== (wanted === 'says'))
    wrong('wrongState', `it says ${JSON.stringify(said)}`);
  checkKept(folder, { said: said.join('\n'), inBytes }, wrong);
}

interface GoneCell {
  readonly name: string;
  /** Moves or replaces the folder while Ochre runs; `elsewhere`: its new place. */
  readonly spoil: (folder: string, elsewhere: string) => void;
  /** Another Ochre begins a folder in its place. */
  readonly isReplaced?: boolean;
}

export const goneCells: readonly GoneCell[] = [
  { name: 'the folder is moved while Ochre runs', spoil: renameSync },
  {
    name: 'the folder is removed while Ochre runs, and there is a copy of it',
    spoil: (folder, elsewhere) => {
      cpSync(folder, elsewhere, { recursive: true });
      rmSync(folder, { recursive: true });
    },
  },
  {
    name: 'the folder is replaced by an empty one while Ochre runs',
    spoil: (folder, elsewhere) => {
      renameSync(folder, elsewhere);
      mkdirSync(folder);
    },
    isReplaced: true,
  },
];

/** The next act is refused and Ochre ends. It writes nothing in the old place, and the moved folder loses nothing. */
export async function runGoneCell({ spoil, isReplaced }: GoneCell, parent: string, wrong: Tell) {
  const [folder, elsewhere] = ['data', 'elsewhere'].map((name) => join(parent, name)) as [string, string];
  mkdirSync(folder);
  makeFolder(folder);
  const inBytes = walletsInBytes(folder);
  const settings = () => [MAIN, COPY].map((name) => readFileSync(join(elsewhere, name), 'latin1')).join('\n');
  let before = '';
  const refused = await startOn(folder, () => {
    spoil(folder, elsewhere);
    before = settings();
  });
  if (refused?.code !== 'DATA_FOLDER_GONE') wrong('failedOpen', `the next act is ${refused?.code ?? 'done'}`);
  if (isReplaced === true ? readdirSync(folder).length > 0 : existsSync(folder))
    wrong('wrongState', 'something is written in its place');
  if (settings() !== before) wrong('lost', 'what was moved is written over');
  const again = await startOn(elsewhere);
  if (again !== null) wrong('stuck', `the next start is refused: ${again.code}`);
  checkKept(elsewhere, { said: '', inBytes }, wrong);
}

/** Checks after a start that no wallet disappeared in silence, and no more is allowed than before the fault. */
function checkKept(
  folder: string,
  { said, inBytes }: { readonly said: string; readonly inBytes: readonly string[] },
  wrong: Tell,
): void {
  const { document, damage } = readSettings(folder);
  if (damage.length > 0) wrong('wrongState', 'a second start finds it damaged again');
  for (const { id, name } of strictSettings.wallets) {
    if (document.wallets.some((wallet) => wallet.id === id)) continue;
    if (!said.includes(name) && !said.includes('under Settings')) wrong('lost', `${name}, in silence`);
  }
  const left = walletsInBytes(folder);
  for (const name of inBytes) if (!left.includes(name)) wrong('lost', `the bytes of ${name}`);
  for (const what of looserThan(strictSettings, document)) wrong('failedOpen', what);
}

/** Wallets with bytes in a file of the folder. */
function walletsInBytes(folder: string): string[] {
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
  return strictSettings.wallets.flatMap(({ id, name }) =>
    files.some((one) => one.includes(id)) ? [name] : [],
  );
}

/** The first screen's statements about the settings. */
function saidOf(folder: string): string[] {
  try {
    return readSettings(folder).damage.map((one) => {
      const { rows, ...rest } = one;
      const { title, more } = damageText({ file: MAIN, keptAs: 'kept', ...rest, ...(rows ? { rows } : {}) });
      return `${title} ${more}`;
    });
  } catch (error) {
    if (error instanceof WalletError) return [];
    throw error;
  }
}

/** A folder as Ochre leaves it, with strict settings. */
function makeFolder(folder: string): void {
  for (const open of [openJournal, openHoldings, openNodeStore]) open(folder, systemClock).close();
  openSettings(folder, () => openConfStore(folder), systemClock).write(strictSettings);
}

const nothing = () => undefined;
/** Simulated: a keychain that never answers, so that everything stays locked. */
const silentChild = (): ChildLink => ({ post: nothing, hear: nothing, ended: nothing, kill: nothing });

/**
 * Starts all of main over the folder, as the loopback host does, and ends it; `meanwhile` runs before another act.
 * Returns the failure that ended the start or refused that act; null: none.
 */
export async function startOn(folder: string, meanwhile?: () => void): Promise<Failure | null> {
  let refused: Failure | null = null;
  const end = (error: unknown): void => {
    if (!(error instanceof WalletError)) throw error;
    refused ??= error.failure;
  };
  try {
    const app = openApp({
      host: { kind: 'loopback', version: '0', system: 'test', dataFolder: folder },
      loadStore: () => Promise.resolve(openConfStore),
      startKeyholder: silentChild,
      startRgbLib: silentChild,
      startReader: () => {
        throw new Error('nothing is judged here');
      },
      hostPorts: () => hostPorts(folder),
      onBroken: end,
    });
    await app.dispatch('settings.look', {});
    meanwhile?.();
    const acted = meanwhile === undefined ? null : await app.dispatch('settings.look', {});
    if (acted?.ok === false) refused = acted.failure;
    await app.close();
  } catch (error) {
    end(error);
  }
  return refused;
}

const hostPorts = (folder: string): HostPorts => ({
  confirm: { kind: 'page', ask: () => Promise.resolve(false), turnBack: nothing },
  presence: weaker.noPresenceToProve,
  files: weaker.createExportFiles(folder),
  clipboard: weaker.clipboardOfThePage,
  notifier: weaker.noNotifications,
  lockedSign: weaker.countInThePageTitle,
  screen: weaker.screenOfTheBrowser,
  camera: weaker.cameraOfTheBrowser,
  links: weaker.noOpenedLinks,
  openedFiles: weaker.noOpenedFiles,
  sleep: weaker.createSleepByClock({ clock: systemClock, timers: systemTimers }),
  speech: { ofTheSystem: ['en'], speak: nothing },
});
