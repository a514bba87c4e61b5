import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { compose } from '../../../src-main/app/core.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import type { KeptData } from '../../../src-main/ports/index.ts';
import type { SettingsDocument } from '../../../src-main/records/settings.ts';
import type { Reader } from '../../../src-main/reader/client.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import type { Call, CallInput, CallOutput, Result } from '../../../src-preload/contract/index.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import type { HeldUp } from '../../support/longest-stall.ts';

const PASSWORD = 'correct horse battery';

type Get = <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;

/** Main over a data folder in which backups are opened, without the cost of a password: that is the same each time. */
export interface BackupWorld {
  readonly ask: <N extends Call>(name: N, input: CallInput<N>) => Promise<Result<CallOutput<N>>>;
  readonly get: Get;
  /** What the next file holds. */
  readonly holds: (text: string) => void;
  /** The text of a backup of this folder as it is now. */
  readonly backup: () => Promise<string>;
  readonly state: () => State;
  /** Ends and starts anew; whether it starts, and nothing is told as damaged. */
  readonly restart: () => boolean;
  /** From now on `reset` leads back to what is here now. */
  readonly keep: () => void;
  readonly reset: () => void;
  readonly nextInvoiceIsWitness: () => void;
  readonly ports: Ports;
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}

/** What must not be lost. */
export interface State {
  readonly settings: SettingsDocument;
  readonly data: KeptData;
  readonly nodes: ReturnType<Ports['fleet']['nodes']>;
  readonly secrets: readonly string[];
}

export function openBackupWorld(
  person: number,
  held: HeldUp,
  change: (ports: Ports) => Ports = (ports) => ports,
): BackupWorld {
  // In memory where the system has such a place: what is measured is no disk.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ochre-fuzz-'));
  const fake = fakePorts(folder, 'electron', person);
  const faults: string[] = [];
  let next = '';
  let written = '';
  const { archive } = fake.ports;
  const ports = change({
    ...fake.ports,
    reader: Object.assign(fake.ports.reader, judgedElsewhere(fake.ports.reader, held)),
    archive: {
      ...archive,
      unseal: () => Promise.resolve({ madeAtMs: 1, by: '0.1.0', content: next }),
      write: async (content) => (written = await archive.write(content)),
    },
  });
  const start = () =>
    compose(
      ports,
      createLogger((line) => faults.push(line)),
    );
  let main = start();
  const ask: BackupWorld['ask'] = async (name, input) =>
    (await main.dispatch(name, input)) as Result<CallOutput<typeof name>>;
  const get: Get = async (name, input) => {
    const answer = await ask(name, input);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.failure)} ${faults.join('')}`);
    return answer.value;
  };
  let kept = ports.settings.read();
  let resets = 0;
  // Opened once: to open a file and read its tables anew for each case takes longer than the case.
  const files = ['journal.sqlite', 'holdings.sqlite', 'fleet.sqlite'].map((file) => {
    const db = new Database(join(folder, file));
    db.exec('PRAGMA foreign_keys = OFF');
    const named = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all() as { name: string }[];
    const version = db.prepare('PRAGMA data_version').raw();
    return { db, tables: named.map(({ name }) => name), version: () => String(version.get()) };
  });
  // SQLite counts what other connections write, so that files which nobody wrote to are not read again.
  let read: { readonly version: string; readonly data: KeptData } | null = null;
  const data = (): KeptData => {
    const version = [resets, ...files.map((file) => file.version())].join();
    if (read?.version !== version) read = { version, data: archive.read() };
    return read.data;
  };
  const state = (): State => ({
    settings: structuredClone(ports.settings.read()),
    data: data(),
    nodes: structuredClone(ports.fleet.nodes()),
    secrets: [...fake.keyholder.entries].map(([name, value]) => `${name} ${value}`).sort(),
  });
  return {
    ask,
    get,
    ports,
    faults,
    state,
    nextInvoiceIsWitness: () => fake.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' }),
    holds: (text) => {
      next = text;
    },
    backup: async () => {
      await get('backup.make', { password: PASSWORD });
      return written;
    },
    restart: () => {
      main.close();
      try {
        main = start();
        return !existsSync(join(folder, 'restore.pending'));
      } catch (error) {
        faults.push(String(error));
        return false;
      }
    },
    keep: () => {
      kept = ports.settings.read();
      for (const { db, tables } of files)
        for (const table of tables) db.exec(`CREATE TEMP TABLE kept_${table} AS SELECT * FROM main.${table}`);
    },
    reset: () => {
      main.close();
      resets += 1;
      ports.settings.write(kept);
      for (const { db, tables } of files) {
        const each = tables.map(
          (table) => `DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM kept_${table};`,
        );
        db.exec(`BEGIN; ${each.join(' ')} COMMIT`);
      }
      rmSync(join(folder, 'restore.pending'), { force: true });
      main = start();
    },
    close: async () => {
      main.close();
      for (const { db } of files) db.close();
      await fake.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the app another thread judges: what it takes is not main's. The same question is asked once. */
function judgedElsewhere(reader: Reader, held: HeldUp): Reader {
  const known = new Map<string, Promise<unknown>>();
  const away =
    <G extends readonly unknown[], R>(name: string, act: (...given: G) => Promise<R>) =>
    (...given: G): Promise<R> => {
      const key = `${name} ${JSON.stringify(given, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))}`;
      const found = known.get(key) as Promise<R> | undefined;
      if (found !== undefined) return found;
      const made = (async () => {
        held.pause();
        try {
          return await act(...given);
        } finally {
          held.goOn();
        }
      })();
      if (known.size < 5_000) known.set(key, made);
      return made;
    };
  return {
    ...reader,
    readBackup: away('readBackup', reader.readBackup),
    judge: away('judge', reader.judge),
    verifySigned: away('verifySigned', reader.verifySigned),
    ownPlace: away('ownPlace', reader.ownPlace),
    coinsIn: away('coinsIn', reader.coinsIn),
  };
}

/** A wallet that paid, made slots, was paid an asset, invites to pay, and has nodes. */
export async function furnish({ get }: Pick<BackupWorld, 'get'>, faultOnce: () => void): Promise<string> {
  const asked = { name: 'Savings', network: 'regtest', keep: 'keychain', practice: true } as const;
  const { id: walletId } = await get('vault.create', { ...asked, wordCount: 12 });
  await get('wallet.register', { walletId });
  await get('practice.faucet', { walletId, amountSats: 100_000 });
  await get('practice.mine', { blocks: 1 });
  const sign = async ({ flowId, digest }: { flowId: string; digest: string }) => {
    await get('signing.approve', { flowId, digest, acceptNotProved: false });
    await get('practice.mine', { blocks: 1 });
  };
  const paid = { walletId, address: payee().address, amountSats: 10_000, rateSatsPerVb: 2 };
  await sign(await get('signing.beginSendBtc', paid));
  await sign(
    await get('signing.beginSlots', { walletId, num: 6, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false }),
  );
  await get('practice.giveSamples', { walletId });
  await get('practice.mine', { blocks: 1 });
  await get('wallet.refresh', { walletId });
  faultOnce();
  await get('invoices.create', { walletId, assetId: '', amount: '5' });
  const cloud = await get('nodes.saveCloud', {
    cloudId: null,
    name: 'Mine',
    connection: { kind: 'practice' },
    extras: { list: false, detail: false, probe: false },
    everySeconds: 60,
  });
  await get('nodes.importList', { cloudId: cloud.id, format: 'csv', text: 'node_id,name\nn1,One\nn2,Two\n' });
  return walletId;
}
