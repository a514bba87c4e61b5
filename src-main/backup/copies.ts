import type { CallAnswer, CallInput } from '../../src-preload/contract/index.ts';
import { COST_OF_A_KEY } from '../base/sealed-box.ts';
import { copyPassword, stateDigest, watchedKeys } from '../base/own-service-state.ts';
import { fail } from '../base/errors.ts';
import { writeContent, takeApart } from '../records/backup-content.ts';
import { openBackup, sealBackup, type LongFile } from '../records/backup-encryption.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { chainOf } from '../wallet/connection/own-service.ts';
import { failureIn, orOnFailure } from '../wallet/failures.ts';
import { withoutSecretPlaces } from './collect.ts';
import type { Context } from './context.ts';
import { randomBytes } from './random-bytes.ts';

export type Copies = ReturnType<typeof createCopies>;

type StandingState = Parameters<Parameters<Context['ownService']['onStanding']>[0]>[0];
type Files = NonNullable<Awaited<ReturnType<StandingState['read']>>>;
type ReadState = Awaited<ReturnType<Context['ownService']['readState']>>;
type OneState = Pick<StandingState, 'walletId' | 'chain'> & { readonly files: Files };

interface Work {
  /** The last written digest; null: nothing yet. */
  digest: string | null;
  next: OneState | null;
  isWriting: boolean;
  failure: string | null;
  endRetry: () => void;
}

const RETRY_MS = 60_000;

/**
 * After each change of a wallet of the built-in service, rgb-lib's files are copied into a folder that a person named:
 * a backup of that wallet alone, closed by its public account, so its words open it. Nothing waits for the copy.
 */
export function createCopies(context: Context, fault: (error: unknown) => void) {
  const writer = createWriter(context, fault);
  context.ownService.onStanding(writer.take);
  const read = async ({ walletId }: CallInput<'recovery.read'>): Promise<CallAnswer<'recovery.read'>> => {
    const wallet = context.wallets.require(walletId);
    const newest = await orOnFailure(newestCopy(context, wallet), null);
    return {
      folder: wallet.copyFolder,
      copiedAtMs: newest?.atMs ?? null,
      failure: wallet.copyFolder === null ? null : writer.failure(walletId),
      drill: wallet.lastDrill,
    };
  };
  const choose = (walletId: string, copyFolder: string | null): void => {
    writer.forget(walletId);
    context.wallets.update(walletId, () => ({ copyFolder }));
  };
  return {
    read,
    chooseFolder: async (asked: CallInput<'recovery.chooseFolder'>) => {
      const wallet = requireOwn(context, asked.walletId);
      const folder = await context.files.chooseFolder();
      if (folder === null) return read(asked);
      choose(wallet.id, folder);
      const at = { walletId: wallet.id, chain: chainOf(wallet, wallet.connection), keys: wallet.keys };
      await writer.put(at, await context.ownService.readState(at));
      return read(asked);
    },
    stop: (asked: CallInput<'recovery.stopCopies'>) => {
      choose(context.wallets.require(asked.walletId).id, null);
      return read(asked);
    },
  };
}

function createWriter(context: Context, fault: (error: unknown) => void) {
  const works = new Map<string, Work>();
  const workOf = (walletId: string): Work => {
    const none: Work = {
      digest: null,
      next: null,
      isWriting: false,
      failure: null,
      endRetry: () => undefined,
    };
    const work = works.get(walletId) ?? none;
    works.set(walletId, work);
    return work;
  };
  const folderNow = (walletId: string): string | null =>
    context.settings.read().wallets.find(({ id }) => id === walletId)?.copyFolder ?? null;
  const write = async (walletId: string): Promise<void> => {
    const work = workOf(walletId);
    work.endRetry();
    if (work.isWriting) return;
    work.isWriting = true;
    while (work.next !== null && !context.ended.aborted && folderNow(walletId) !== null) {
      const state = work.next;
      work.next = null;
      try {
        await writeCopy(context, state);
        [work.digest, work.failure] = [stateDigest(state.files), null];
      } catch (error) {
        const refused = failureIn(error, 'DISK_REFUSED');
        // A removed disk is no fault of ours to report each minute.
        if (refused === null) fault(error);
        work.failure = refused?.facts.detail ?? 'unknown';
        work.next ??= state;
        work.endRetry = context.timers.after(RETRY_MS, () => void write(walletId));
        break;
      }
    }
    work.isWriting = false;
    context.tell('recovery.changed', { walletId });
  };
  const put = async (at: Omit<OneState, 'files'>, files: ReadState): Promise<void> => {
    const work = workOf(at.walletId);
    if (files === 'unfit') work.failure = TOO_LARGE;
    // A restore would refuse files that the chain is ahead of: the next change is copied.
    if (files === 'unfit' || files === 'ahead' || files === null) return;
    if (work.next === null && work.failure === null && stateDigest(files) === work.digest) return;
    work.next = { ...at, files };
    await write(at.walletId);
  };
  return {
    put,
    /** Reads while the files stand still, and writes afterwards. */
    take: async ({ walletId, chain, read }: StandingState): Promise<void> => {
      if (folderNow(walletId) === null) return;
      const files = await read().catch((error: unknown) => {
        fault(error);
        return 'unfit' as const;
      });
      void put({ walletId, chain }, files);
    },
    failure: (walletId: string): string | null => workOf(walletId).failure,
    forget: (walletId: string): void => {
      const work = workOf(walletId);
      work.endRetry();
      // A running copy is finished first, so that no other takes its number.
      [work.digest, work.next, work.failure] = [null, null, null];
    },
  };
}

const TOO_LARGE = 'EFBIG';

type OwnRecord = WalletRecord & {
  readonly connection: Extract<WalletRecord['connection'], { kind: 'own' }>;
};

/** Throws NOT_HERE for another service's wallet, which has no files on this computer. */
function requireOwn({ wallets }: Pick<Context, 'wallets'>, walletId: string): OwnRecord {
  const wallet = wallets.require(walletId);
  const { connection } = wallet;
  if (connection.kind !== 'own') throw fail('NOT_HERE', { reason: 'noOwnService' });
  return { ...wallet, connection };
}

const prefixOf = (fingerprint: string, chain: string): string => `ochre-copy-${fingerprint}-${chain}-`;

async function writeCopy(context: Context, { walletId, chain, files }: OneState): Promise<void> {
  const wallet = context.wallets.require(walletId);
  const watched = watchedKeys(wallet.keys);
  if (watched === null || wallet.copyFolder === null) return;
  const random = (count: number) => randomBytes(context.random, count);
  const head = { app: context.settings.read().app, wallets: [withoutSecretPlaces(wallet)] };
  // A Buffer has its own form in JSON.
  const plain = files.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) }));
  const content = await writeContent({ head, ownStates: [{ walletId, chain, files: plain }] });
  const at = { madeAtMs: context.clock.nowMs(), by: context.host.version, random, cost: COST_OF_A_KEY };
  await context.copyFolders.write(wallet.copyFolder, prefixOf(watched.fingerprint, chain), async (append) => {
    const pieces = await sealBackup(append, copyPassword(watched), at);
    await pieces.add(content);
    await pieces.end();
  });
}

/** Null if there is no copy, or no folder for copies. Throws DISK_REFUSED. */
async function newestCopy({ copyFolders }: Pick<Context, 'copyFolders'>, wallet: WalletRecord) {
  const { copyFolder, connection, keys } = wallet;
  if (copyFolder === null || connection.kind !== 'own') return null;
  const prefix = prefixOf(keys.fingerprint, chainOf(wallet, connection));
  const [newest] = await copyFolders.list(copyFolder, prefix);
  return newest === undefined
    ? null
    : { atMs: newest.atMs, open: () => copyFolders.open(copyFolder, newest) };
}

/** The files in the newest copy, as a restore would read them; null: no copy. Throws the copy's fault. */
export async function readNewestCopy(context: Context, wallet: WalletRecord) {
  const newest = await newestCopy(context, wallet);
  if (newest === null) return null;
  const watched = watchedKeys(wallet.keys);
  if (watched === null) throw fail('BACKUP_PASSWORD', {});
  const { madeAtMs, pieces } = await openBackup(await newest.open(), copyPassword(watched));
  for await (const piece of pieces()) {
    const parts = 'content' in piece ? takeApart(piece.content) : null;
    const read = parts && (await context.reader.readBackup(parts.text));
    if (parts === null || read === null) continue;
    const [state] = parts.withFiles(read.content).ownStates;
    if (state !== undefined) return { madeAtMs, files: state.files };
  }
  throw fail('BACKUP_REFUSED', { reason: 'damaged', version: null });
}

/** Opens with the keys of a wallet that is here. Throws as openBackup does. */
export async function openCopy({ wallets }: Pick<Context, 'wallets'>, file: LongFile) {
  for (const { keys } of wallets.list()) {
    const watched = watchedKeys(keys);
    if (watched === null) continue;
    try {
      return await openBackup(file, copyPassword(watched));
    } catch (error) {
      if (failureIn(error, 'BACKUP_PASSWORD') === null) throw error;
    }
  }
  throw fail('BACKUP_REFUSED', { reason: 'otherKeys', version: null });
}
