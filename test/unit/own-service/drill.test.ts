import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forkHere } from '../../../src-main/own-service/rgb-lib/fork-here.ts';
import { RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import { CALLS, READING } from '../../../src-main/own-service/rgb-lib/calls.ts';
import { openData } from '../../../src-main/own-service/rgb-lib/open-data.ts';
import { startRgbLib, type RgbLibProcess } from '../../../src-main/own-service/rgb-lib/process.ts';
import { readRestored } from '../../../src-main/own-service/rgb-lib/read-restored.ts';
import type { Doors } from '../../../src-main/own-service/rgb-lib/relay.ts';
import { startOwnService, type OwnService } from '../../../src-main/own-service/index.ts';
import { putState } from '../../../src-main/records/own-state.ts';
import { DIRECT } from '../../../src-main/base/service/route.ts';
import { BACKUP_LIMITS } from '../../../src-main/base/own-service-state.ts';
import { POISONS } from '../../support/poison.ts';
import { hasRgbLib, newDatabase, PUBLISHED_KEYS as keys } from '../../support/rgb-lib.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const byTsx = () => forkHere(['--import', 'tsx']);
const FINGERPRINT = '015a6af6';
/** Doors that reach nobody. */
const SHUT: Doors = {
  indexer: {
    kind: 'electrum',
    carry: () => Promise.reject(new Error('the indexer is away')),
  },
  openRgbProxy: () => {
    throw new Error('a drill asks no RGB proxy');
  },
  refusalOf: () => Promise.resolve(null),
};

it('a drill may make no call that sends, acknowledges, cancels, issues or makes an invoice', () => {
  expect([...READING].sort()).toEqual(['wallet_go_online', 'wallet_list_unspents', 'wallet_new']);
});

describe.skipIf(!hasRgbLib())('the process of a drill', () => {
  let lib: RgbLibProcess | null = null;
  afterEach(async () => {
    await lib?.stop();
    lib = null;
  });

  it("refuses each call that isn't for reading before the library gets it, and goes on reading", async () => {
    lib = await startRgbLib(RGB_LIB, byTsx, null, true);
    for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[])
      if (!READING.has(name)) await expect(lib.run(name, {})).rejects.toMatchObject({ kind: 'NotReading' });
    // A reading call reaches the library, which has no wallet yet.
    await expect(lib.run('wallet_list_unspents', { settledOnly: true, skipSync: true })).rejects.toThrow(
      'needs a wallet',
    );
  });

  it('refuses nothing if it is the wallet’s own process', async () => {
    lib = await startRgbLib(RGB_LIB, byTsx, null);
    await expect(lib.run('wallet_get_address', {})).rejects.toThrow('needs a wallet');
  });

  it("isn't started for a database that rgb-lib didn't make", async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, FINGERPRINT));
    const file = join(folder, FINGERPRINT, 'rgb_lib_db');
    writeFileSync(file, newDatabase());
    POISONS['a trigger that swaps the slot of an invoice']?.(file);
    const at = { build: RGB_LIB, network: 'regtest', dataDir: folder, keys } as const;
    expect(await readRestored({ ...at, startChild: byTsx, doors: SHUT })).toEqual({ outcome: 'unreadable' });
  });

  it("reports an indexer that doesn't answer", async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, FINGERPRINT));
    lib = await startRgbLib(RGB_LIB, byTsx, null);
    const at = { build: RGB_LIB, network: 'regtest', dataDir: folder, keys } as const;
    const made = openData(lib, { ...at, indexerUrl: 'tcp://127.0.0.1:1', isAhead: () => false });
    await expect(made).rejects.toThrow();
    await lib.stop();
    expect(await readRestored({ ...at, startChild: byTsx, doors: SHUT })).toEqual({ outcome: 'indexerAway' });
  });
});

describe('the temporary folder of a drill', () => {
  let folder: string;
  let own: OwnService;
  const at = (of: string) => join(of, 'own-service-drill');
  const started = (passes: boolean): OwnService =>
    startOwnService({
      dataFolder: folder,
      startChild: () => {
        throw new Error('no process is started');
      },
      onFault: () => undefined,
      pass: () => {
        if (!passes) throw new Error('offline');
      },
      onServed: () => undefined,
      doorsOf: () => {
        throw new Error('a drill has no way to a proxy');
      },
      readFiles: () => Promise.resolve(null),
      putFiles: (place, fingerprint, files) => putState(place, fingerprint, files, BACKUP_LIMITS),
      system: 'linux-x64',
    });
  const drill = () =>
    own.drill(
      {
        chain: 'regtest',
        indexer: 'tcp://127.0.0.1:1',
        way: DIRECT,
        keys: {
          ...{ network: 'regtest', fingerprint: FINGERPRINT, accountXpubVanilla: keys.xpubVanilla },
          accountXpubColored: keys.xpubColored,
        } as never,
      },
      [{ name: `${FINGERPRINT}/rgb_lib_db`, bytes: newDatabase() }],
    );
  beforeEach(() => {
    folder = tempFolder();
  });
  afterEach(() => own.close());

  it('is deleted if the drill fails', async () => {
    own = started(true);
    await expect(drill()).rejects.toThrow();
    expect(existsSync(at(folder))).toBe(false);
  });

  it("isn't made if no server may be asked", async () => {
    own = started(false);
    await expect(drill()).rejects.toThrow('offline');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a killed Ochre is deleted at the next start', () => {
    mkdirSync(join(at(folder), 'wallet-0123456789abcdef', FINGERPRINT), { recursive: true });
    own = started(true);
    expect(existsSync(at(folder))).toBe(false);
  });
});
