import '../support/in-english.ts';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader } from '../../src-main/reader/client.ts';
import { startWorker } from '../../src-main/reader/lane.ts';
import { openLongFile, writeLongFile } from '../../src-main/records/long-file.ts';
import type { ToldTransfer } from '../../src-main/records/transfer.ts';
import { recipientIdText } from '../../src-main/practice/rgb/invoice.ts';
import type { Ports } from '../../src-main/world/world.ts';
import { fakePorts } from '../fakes/ports.ts';
import { longestStall } from '../support/longest-stall.ts';
import { openMainHere, practiceWallet, signAndMine } from '../support/main-here.ts';
import { payee } from '../support/psbt/send-btc.ts';
import { longHistory } from '../support/rgb/long-history.ts';
import type { Hold, Holds } from './hold-answers.ts';

/** Numbers of transfers, signings and asset data files of 200 KB in a folder. */
const LIVES = [
  [40_000, 4_000, 100],
  [100_000, 10_000, 1_000],
] as const;
const PASSWORD = 'correct horse battery';
const HISTORIES = 4;
/**
 * This many are proved by their signatures. All spend one coin that no real life has, so more would make the book
 * compare each with all.
 */
const SIGNED = 200;
const HANDS = 400;

/** The cost of a backup of a long life, with this built reader. `grownMb`: memory of this process with its threads. */
export async function benchBackup(readerPath: string): Promise<Holds> {
  const histories = Array.from({ length: HISTORIES }, (_, at) => longHistory(HANDS + at));
  const holds: Record<string, Hold> = {};
  for (const life of LIVES) Object.assign(holds, await benchLife(readerPath, life, histories));
  return holds;
}

async function benchLife(
  readerPath: string,
  [transfers, signings, files]: (typeof LIVES)[number],
  histories: readonly ReturnType<typeof longHistory>[],
): Promise<Holds> {
  const path = join(mkdtempSync(join(tmpdir(), 'ochre-backup-')), 'mine.ochre-backup');
  const holds: Record<string, Hold> = {};
  const life = `${String(transfers)} transfers, ${String(signings)} signings, ${String(files)} files`;
  const measured = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
    const answers: T[] = [];
    globalThis.gc?.();
    const [from, before] = [performance.now(), process.memoryUsage().rss];
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
    const heldMs = await longestStall(async () => void answers.push(await call()));
    clearInterval(looking);
    const [mb, grownMb] = [statSync(path).size / 2 ** 20, (most - before) / 2 ** 20];
    holds[`backup ${name}: ${life}`] = {
      heldMs: Math.round(heldMs * 10) / 10,
      allMs: Math.round(performance.now() - from),
      outcome: `${mb.toFixed(1)} MB, memory grew by ${grownMb.toFixed(0)} MB`,
    };
    return answers[0] as T;
  };
  const living = openWorld(readerPath, path, 1);
  try {
    await furnish(living, transfers, signings, files, histories);
    const made = await measured('made', () => living.get('backup.make', { password: PASSWORD }));
    if (made.outcome !== 'saved' || made.leftOut > 0 || made.assetData !== files)
      throw new Error(JSON.stringify(made));
  } finally {
    await living.close();
  }
  const empty = openWorld(readerPath, path, 2);
  try {
    await empty.get('backup.choose', {});
    const opened = await measured('opened', () => empty.get('backup.open', { password: PASSWORD }));
    if (opened.setAsideInAll > 0) throw new Error(JSON.stringify(opened.setAside));
    const { backupId } = opened;
    process.stderr.write(`opened: ${life}\n`);
    const back = await measured('restored', () => empty.get('backup.restore', { backupId, settings: false }));
    if (
      back.outcome !== 'restored' ||
      back.transfersAdded < transfers ||
      back.flowsAdded < signings ||
      back.assetDataAdded !== files
    )
      throw new Error(JSON.stringify(back));
  } finally {
    await empty.close();
    rmSync(join(path, '..'), { recursive: true, force: true });
  }
  return holds;
}

type World = ReturnType<typeof openWorld>;

/** A data folder on the disk that saves to and opens this one file. */
function openWorld(readerPath: string, path: string, person: number) {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-backup-'));
  const fakes = fakePorts(folder, 'loopback', person);
  const reader = createReader({ start: () => startWorker(readerPath) });
  const files: Ports['files'] = {
    ...fakes.ports.files,
    saveLong: async (_, write) => {
      await writeLongFile(path, write);
      return path;
    },
    openLong: () => openLongFile(path),
  };
  const main = openMainHere(fakes, { reader, files });
  return {
    ports: fakes.ports,
    get: main.get,
    close: async () => {
      await main.close();
      reader.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (at: number) => at.toString(16).padStart(32, '0');
const txidOf = (at: number) => at.toString(16).padStart(64, '0');

async function furnish(
  { get, ports }: World,
  transfers: number,
  signings: number,
  files: number,
  histories: readonly ReturnType<typeof longHistory>[],
): Promise<void> {
  const walletId = await practiceWallet(get, 100_000);
  const paid = { walletId, recipients: [{ address: payee().address, amountSats: 10_000 }], rateSatsPerVb: 2 };
  await signAndMine(get, await get('signing.beginSendBtc', paid));
  await get('wallet.refresh', { walletId });
  const [one] = ports.signings.wholeSignings(0).records;
  if (one === undefined) throw new Error('nothing was signed');
  const built = one.steps.filter(({ state }) => state === 'asked' || state === 'built');
  const dropped: (typeof one)['steps'] = [
    ...built,
    { state: 'dropped', atMs: one.updatedAtMs, data: '{"because":"of the bench"}' },
  ];
  for (let at = 1; at < signings; at += 100)
    ports.signings.bringSignings(
      Array.from({ length: Math.min(100, signings - at) }, (_, i) => ({
        ...one,
        ...{ id: idOf(at + i), ...(at + i < SIGNED ? {} : { state: 'dropped', steps: dropped }) },
      })),
    );
  const told = ports.holdings.of({ walletId, service: 'practice', numbering: 'documentEra' });
  for (let at = 0; at < transfers; at += 500)
    told.bringTransfers(
      Array.from({ length: 500 }, (_, i) => ({
        ...{ assetId: 'rgb:7jsRvS4W-0mE~Vqm-aYwTmg~-IT1JjgK-Y0n08lE-3uqJJhk', told: transferOf(at + i) },
        ...{ label: i % 10 === 0 ? `Rent ${String(at + i)}` : null, alarm: null, cancelledAtMs: null },
        steps: [{ atMs: 1_700_000_000_000, status: 3 }],
      })),
    );
  for (let at = 0; at < files; at += 1) {
    const { bytes, ask } = histories[at % HISTORIES]!;
    const service = `http://127.0.0.1:${String(4_000 + Math.floor(at / HISTORIES))}`;
    const scope = ports.holdings.of({ walletId, service, numbering: 'beta7' });
    const left = { host: 'proxy.example', txid: ask.txid ?? '', vout: null, file: bytes, cuts: [] };
    if (ask.recipient !== null) await scope.keepConsignment(recipientIdText(ask.recipient), left);
  }
}

const transferOf = (at: number): ToldTransfer => ({
  ...{ idx: at, batchTransferIdx: at, createdAtMs: 1_700_000_000_000, updatedAtMs: 1_700_000_000_000 },
  ...{ status: 3, kind: 1, amount: 5n, txid: txidOf(at), recipientId: `bcrt:utxob:${txidOf(at)}` },
  ...{ receiveUtxo: null, changeUtxo: { txid: txidOf(at), vout: 1 }, expiresAtMs: null },
  invoice: `rgb:~/~/${txidOf(at)}`,
  transportEndpoints: [{ endpoint: 'rpc://localhost:3000/json-rpc', transportType: 0, used: true }],
});
