import './quick-seal.ts';
import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { compose } from '../../../src-main/app/core.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import { collect } from '../../../src-main/backup/collect.ts';
import type { Context } from '../../../src-main/backup/context.ts';
import type { SettingsDocument } from '../../../src-main/records/settings.ts';
import type { Reader } from '../../../src-main/reader/client.ts';
import { takeApart, writeContent } from '../../../src-main/records/backup-content.ts';
import { contentOf, sealed as sealedFile } from '../../support/backup-file.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import type { CallOutput, Result } from '../../../src-preload/contract/index.ts';
import { fakePorts } from '../../fakes/ports.ts';
import type { HeldUp } from '../../support/longest-stall.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { makeSlots, practiceWallet, signAndMine, type Get, type MainHere } from '../../support/main-here.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { readConsignmentSet, trialOf } from '../../support/rgb/consignments.ts';
import type { Shape } from './mutate.ts';
import { nodesIn } from '../../support/node-records.ts';

export const PASSWORD = 'correct horse battery';

/** A backup's content: its text, and the file bytes behind the text. */
export type Parts = ReturnType<typeof partsOf>;

/** Main over a data folder in which backups are opened. */
export interface BackupWorld {
  readonly ask: MainHere['ask'];
  readonly get: Get;
  /** A backup of the present folder, through a file and a password. */
  readonly backup: () => Promise<Parts>;
  readonly state: () => Promise<State>;
  /** Ends and starts again; true if it starts without a report of damage. */
  readonly restart: () => boolean;
  /** From now on `reset` returns to the present state. */
  readonly keep: () => void;
  readonly reset: () => void;
  readonly nextInvoiceIsWitness: () => void;
  readonly ports: Ports;
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}

/** The state that must not be lost, with parts that no backup has. */
export interface State {
  readonly settings: SettingsDocument;
  readonly content: Shape;
  readonly fleet: readonly object[];
  readonly secrets: readonly string[];
}

/** A file of these parts as Ochre seals it, base64. `length`: of the text, as the content says. */
export async function sealed({ text, files }: Parts, length = Buffer.byteLength(text)): Promise<string> {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(length);
  const content = new Uint8Array(Buffer.concat([head, Buffer.from(text), files]));
  const file = await sealedFile([content], PASSWORD, (count) => new Uint8Array(count));
  return file.toString('base64');
}

function partsOf([content = new Uint8Array()]: readonly Uint8Array[]) {
  const read = takeApart(content)?.text ?? new Uint8Array();
  const lists = { signings: [], scopes: [], pinned: [], assetData: [], clouds: [], ownStates: [] };
  const text = JSON.stringify({ ...lists, ...(JSON.parse(Buffer.from(read).toString('utf8')) as object) });
  return { text, files: content.subarray(4 + read.length) };
}

export function openBackupWorld(
  person: number,
  held: HeldUp,
  change: (ports: Ports) => Ports = (ports) => ports,
): BackupWorld {
  // In memory if the system offers that: the disk isn't measured.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ochre-fuzz-'));
  const fake = fakePorts(folder, 'electron', person);
  const faults: string[] = [];
  const ports = change({
    ...fake.ports,
    reader: Object.assign(fake.ports.reader, judgedElsewhere(fake.ports.reader, held)),
  });
  let resets = 0;
  const start = () => {
    // A closed world's questions to nodes may be answered later.
    const turn = resets;
    const ofThis =
      <G extends readonly unknown[]>(act: (...given: G) => void) =>
      (...given: G): undefined => {
        if (turn === resets) act(...given);
      };
    const { putCloud, putNodes } = ports.fleet;
    const fleet = { ...ports.fleet, putCloud: ofThis(putCloud), putNodes: ofThis(putNodes) };
    return compose(
      { ...ports, fleet },
      createLogger((line) => faults.push(line)),
    );
  };
  let main = start();
  const ask: BackupWorld['ask'] = async (name, input) =>
    (await main.dispatch(name, input)) as Result<CallOutput<typeof name>>;
  const get: Get = async (name, input) => {
    const answer = await ask(name, input);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.failure)} ${faults.join('')}`);
    return answer.value;
  };
  let kept = ports.settings.read();
  // Opened once: opening a file and reading its tables for each case would take longer than the case.
  const files = ['journal.sqlite', 'holdings.sqlite', 'fleet.sqlite'].map((file) => {
    const db = new Database(join(folder, file));
    db.exec('PRAGMA foreign_keys = OFF');
    const named = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all() as { name: string }[];
    const version = db.prepare('PRAGMA data_version').raw();
    return { db, tables: named.map(({ name }) => name), version: () => String(version.get()) };
  });
  // SQLite counts other connections' writes, so unchanged files aren't read again.
  let read: { readonly version: string; readonly content: Shape } | null = null;
  const content = async (): Promise<Shape> => {
    const version = [
      resets,
      JSON.stringify(ports.settings.read()),
      ...files.map((file) => file.version()),
    ].join();
    if (read?.version === version) return read.content;
    const registry = { ...ports.fleet, nodes: () => nodesIn(ports.fleet) };
    const context = { ...ports, registry } as unknown as Context;
    const pieces: Uint8Array[] = [];
    for await (const one of collect(context, { records: 0, ownStates: 0, ahead: 0 }))
      pieces.push(await writeContent(one));
    const { text } = partsOf(pieces);
    read = { version, content: JSON.parse(text) as Shape };
    return read.content;
  };
  const state = async (): Promise<State> => ({
    settings: structuredClone(ports.settings.read()),
    content: await content(),
    fleet: structuredClone([
      // A watched service's last answer changes by itself.
      ...ports.fleet.clouds().map((one) => ({ ...one, newest: null })),
      ...nodesIn(ports.fleet),
    ]),
    secrets: [...fake.keyholder.entries].map(([name, value]) => `${name} ${value}`).sort(),
  });
  return {
    ask,
    get,
    ports,
    faults,
    state,
    nextInvoiceIsWitness: () => fake.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' }),
    backup: async () => {
      await get('backup.make', { password: PASSWORD });
      const made = fake.saved.at(-1)?.bytes ?? new Uint8Array();
      return partsOf(await contentOf(made, PASSWORD));
    },
    restart: () => {
      void main.close();
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
      void main.close();
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
      await main.close();
      for (const { db } of files) db.close();
      await fake.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the app another thread judges, so that time isn't main's. The same question is asked once. */
function judgedElsewhere(reader: Reader, held: HeldUp): Reader {
  const known = new Map<string, Promise<unknown>>();
  const away =
    <G extends readonly unknown[], R>(name: string, act: (...given: G) => Promise<R>) =>
    (...given: G): Promise<R> => {
      const key = `${name} ${JSON.stringify(given, (_, value: unknown) => plain(value))}`;
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
    validateHistory: away('validateHistory', reader.validateHistory),
    ownPlace: away('ownPlace', reader.ownPlace),
    coinsIn: away('coinsIn', reader.coinsIn),
  };
}

/** For a key: equal for equal values. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return hash('sha256', value);
  return typeof value === 'bigint' ? `${value}n` : value;
}

/** A wallet that paid, made slots, received an asset, and has senders' files, open invoices and nodes. */
export async function furnish({ get, ports, nextInvoiceIsWitness }: BackupWorld): Promise<void> {
  const walletId = await practiceWallet(get, 100_000);
  const paid = { walletId, recipients: [{ address: payee().address, amountSats: 10_000 }], rateSatsPerVb: 2 };
  await signAndMine(get, await get('signing.beginSendBtc', paid));
  await makeSlots(get, walletId, 6);
  await get('practice.giveSamples', { walletId });
  await get('practice.mine', { blocks: 1 });
  await get('wallet.refresh', { walletId });
  const set = readConsignmentSet(readFileSync('test/vectors/consignments/beta18.json.gz'));
  for (const one of set.cases.slice(0, 6)) {
    const { bytes: file, ask } = trialOf(set, one);
    if (ask.recipient === null) continue;
    const vout = ask.recipient.kind === 'witness' ? ask.recipient.vout : null;
    const left = { host: 'proxy.example', txid: ask.txid ?? '', vout, file, cuts: [100, 200] };
    const [scope] = ports.holdings.scopes();
    await ports.holdings.of(scope!).keepConsignment(recipientIdText(ask.recipient), left);
  }
  nextInvoiceIsWitness();
  await get('invoices.create', { walletId, assetId: '', amount: '5' });
  const cloud = await get('nodes.saveCloud', {
    cloudId: null,
    name: 'Mine',
    connection: { kind: 'practice' },
    extras: { list: false, detail: false, probe: false },
    everySeconds: 60,
  });
  await get('nodes.importList', { cloudId: cloud.id, format: 'csv', text: 'node_id,name\nn1,One\nn2,Two\n' });
}
