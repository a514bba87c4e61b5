import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DATABASE, folderOf } from '../../src-main/base/own-service-state.ts';
import type { ChildLink } from '../../src-main/ports/index.ts';
import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { fakePorts } from '../fakes/ports.ts';
import { crafted, PASSWORD, type Crafted, type Put } from '../support/crafted-backup.ts';
import { openMainHere } from '../support/main-here.ts';
import { genuineDatabases, poisonedDatabases } from '../support/own-databases.ts';
import { builtChild } from '../support/rgb-lib.ts';
import { forgedFiles, genuineFiles, knowing, openDoorToRgbLib } from '../support/rgb/left-files.ts';
import { namingWitnesses } from '../support/rgb/named-witnesses.ts';

const COUNTS = { forged: 500, poisoned: 100, genuine: 200 } as const;
const WALLETS = 50;

/** Counts forged consignments and backups that passed, and genuine ones that came out whole. */
export async function judgeFiles(say: (line: string) => void) {
  const wrong: string[] = [];
  const consignments = await judgeConsignments(wrong);
  say(`Consignments: ${JSON.stringify(consignments)}`);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-files-'));
  const child = await builtChild();
  try {
    const backups = await judgeBackups(child.start, folder, wrong);
    say(`Backups: ${JSON.stringify(backups)}`);
    return { consignments, backups, wrong };
  } finally {
    child.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Sends consignments the way that all proxy files take to rgb-lib. Some name all of their transactions, or one, by id
 * alone.
 */
async function judgeConsignments(wrong: string[]) {
  const { looked, stop } = await openDoorToRgbLib();
  const nothing = { shown: new Map<string, Uint8Array>() };
  const ways = (files: typeof genuineFiles, count: number) =>
    [() => null, () => undefined, () => (at: number) => at === 0]
      .flatMap((way) => files.map((trial) => ({ trial, which: way() })))
      .slice(0, count)
      .map(({ trial, which }) => {
        const named = which === null ? null : namingWitnesses(trial.bytes, which);
        return { trial, ...(named ?? { ...nothing, bytes: trial.bytes }) };
      });
  const tally = { forged: 0, opened: 0, genuine: 0, whole: 0 };
  try {
    for (const { trial, bytes, shown } of ways(forgedFiles, COUNTS.forged)) {
      tally.forged += 1;
      const found = await looked(trial, bytes, knowing(shown));
      if (found === 'handed on') tally.opened += 1;
    }
    for (const { trial, bytes, shown } of ways(genuineFiles, COUNTS.genuine)) {
      tally.genuine += 1;
      const found = await looked(trial, bytes, knowing(shown));
      if (found === 'handed on') tally.whole += 1;
      else wrong.push(`a genuine file is ${found}`);
    }
  } finally {
    await stop();
  }
  if (tally.opened > 0) wrong.push(`${tally.opened} forged files are handed on`);
  return tally;
}

interface State {
  chain: string;
  readonly walletId: string;
  files: { name: string; bytes: { at: number; size: number } }[];
}

/** Adds a file of a few bytes under this name, where `0` is the wallet's fingerprint. */
const named = (name: string) => (state: State, put: Put) => {
  const fingerprint = state.files[0]?.name.slice(0, 8) ?? '';
  state.files.push({ name: name.replace(/^0/, fingerprint), bytes: put(Buffer.from('x')) });
};
const sized = (change: number) => (state: State) =>
  state.files.forEach(({ bytes }) => (bytes.size += change));

/** Changes that make a state foreign to rgb-lib, whatever its database holds. */
const STATES: Readonly<Record<string, (state: State, put: Put) => void>> = {
  'a name that leads up': named('0/../../stolen'),
  'a name from the root': named('/tmp/stolen'),
  'a name with a backslash': named('0/..\\stolen'),
  'a hidden name': named('0/.ssh/keys'),
  'a name that is too deep': named('0/transfers/a/b/c/d/e/f'),
  'a write-ahead log': named('0/rgb_lib_db-wal'),
  'the folder of another wallet': named('deadbeef/rgb_lib_db'),
  'a database that is a folder, too': named('0/rgb_lib_db/more'),
  'its database twice': named('0/rgb_lib_db'),
  'the mark that the chain is ahead': named('ahead'),
  'a copy from before a call': named('before/rgb_lib_db'),
  'a copy for a person': named('snapshots/2026-01-01-1/rgb_lib_db'),
  'a count of bytes that cuts it short': sized(-3),
  'a count of bytes beyond the file': sized(1e9),
  'a file that is too large': (state, put) => {
    named('0/rgb/stash.dat')(state, put);
    state.files.at(-1)!.bytes = put(Buffer.alloc(8 * 1024 * 1024 + 1));
  },
  'too many files': (state) => {
    state.files = Array.from({ length: 20_001 }, () => ({ name: 'x', bytes: { at: 0, size: 0 } }));
  },
  'another chain': (state) => (state.chain = 'mainnet'),
  'a chain that leads up': (state) => (state.chain = '..'),
  'no database': (state, put) => {
    named('0/rgb/stash.dat')(state, put);
    state.files.shift();
  },
};

/** Links in a wallet's folder that would lead a backup to other files. */
const LINKS: Readonly<Record<string, (home: string) => void>> = {
  'a link to a file': (home) => symlinkSync('/etc/hostname', join(home, 'rgb', 'stash.dat')),
  'a link to a folder': (home) => symlinkSync('/etc', join(home, 'media_files')),
  'a link in the place of the database': (home) => {
    rmSync(join(home, DATABASE));
    symlinkSync('/etc/hostname', join(home, DATABASE));
  },
};

interface Made {
  /** Null: genuine. */
  readonly how: string | null;
  readonly database: Buffer;
  readonly change?: (state: State, put: Put) => void;
}

async function judgeBackups(start: () => ChildLink, folder: string, wrong: string[]) {
  const place = (name: string): string => {
    const at = join(folder, name);
    mkdirSync(at);
    return at;
  };
  const genuine = await genuineDatabases(start, place('genuine'), COUNTS.genuine);
  const states = Object.entries(STATES).map(([how, change], at) => ({
    how,
    change,
    database: genuine[at * 9]!,
  }));
  const others = COUNTS.poisoned - states.length - Object.keys(LINKS).length;
  const all: readonly Made[] = [
    ...genuine.map((database) => ({ how: null, database })),
    ...states,
    ...poisonedDatabases(genuine, place('poisoned'), others),
  ].toSorted((one, other) => one.database.compare(other.database));
  const tally = { poisoned: 0, opened: 0, genuine: 0, whole: 0 };
  const maker = openMain(start, place('maker'));
  const wallets: string[] = [];
  for (let at = 0; at < WALLETS; at += 1) {
    const asked = { network: 'regtest', keep: 'session', practice: false, wordCount: 12 } as const;
    wallets.push((await maker.get('vault.create', { ...asked, name: `W${at}` })).id);
  }
  const file = await maker.backup();
  for (let from = 0; from < all.length; from += WALLETS) {
    const some = all.slice(from, from + WALLETS);
    const made = await crafted(file.bytes, (content, put) => {
      (content as Crafted & { ownStates: State[] }).ownStates = some.map(({ database, change }, at) => {
        const name = `${maker.homeOf(wallets[at]!).fingerprint}/${DATABASE}`;
        const state: State = {
          walletId: wallets[at]!,
          chain: 'regtest',
          files: [{ name, bytes: put(database) }],
        };
        change?.(state, put);
        return state;
      });
    });
    const empty = openMain(start, place(`empty-${from}`));
    await empty.restore(made);
    for (const [at, { how, database }] of some.entries()) {
      const found = fileAt(join(empty.homeOf(wallets[at]!).home, DATABASE));
      tally[how === null ? 'genuine' : 'poisoned'] += 1;
      if (how === null && found?.equals(database) === true) tally.whole += 1;
      else if (how === null) wrong.push('a genuine backup does not come back whole');
      else if (found !== null) {
        tally.opened += 1;
        wrong.push(`a backup with ${how} is opened`);
      }
    }
    await empty.close();
  }
  for (const [how, link] of Object.entries(LINKS)) {
    tally.poisoned += 1;
    const { home } = maker.homeOf(wallets[0]!);
    rmSync(dirname(home), { recursive: true, force: true });
    mkdirSync(join(home, 'rgb'), { recursive: true });
    writeFileSync(join(home, DATABASE), genuine[0]!);
    link(home);
    if ((await maker.backup()).leftOut === 1) continue;
    tally.opened += 1;
    wrong.push(`a backup is made with ${how}`);
  }
  await maker.close();
  return tally;
}

/** The whole of main over this folder; each call has to succeed. */
function openMain(start: () => ChildLink, dataFolder: string) {
  const fakes = fakePorts(dataFolder, 'loopback', 1, undefined, start);
  const { get, close } = openMainHere(fakes);
  return {
    get,
    close,
    backup: async () => {
      const made = await get('backup.make', { password: PASSWORD });
      if (made.outcome !== 'saved') throw new Error('no backup is made');
      return { bytes: Buffer.from(fakes.saved.at(-1)?.bytes ?? []), leftOut: made.ownStatesLeftOut };
    },
    restore: async (file: Buffer): Promise<void> => {
      for (let at = 0; at < file.length; at += BOUNDS.givenBytes) {
        const part = file.subarray(at, at + BOUNDS.givenBytes).toString('base64');
        await get('backup.give', { at, part });
      }
      const { backupId } = await get('backup.open', { password: PASSWORD });
      await get('backup.restore', { backupId, settings: false });
    },
    /** The folder of rgb-lib's data of a wallet. */
    homeOf: (walletId: string) => {
      const keys = fakes.ports.settings.read().wallets.find(({ id }) => id === walletId)?.keys;
      if (keys === undefined || keys.accountXpubColored === null) throw new Error(`no wallet ${walletId}`);
      const { fingerprint, accountXpubVanilla: xpubVanilla, accountXpubColored: xpubColored } = keys;
      const name = folderOf({ fingerprint, xpubVanilla, xpubColored });
      return { fingerprint, home: join(dataFolder, 'own-service', 'regtest', name, fingerprint) };
    },
  };
}

function fileAt(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
