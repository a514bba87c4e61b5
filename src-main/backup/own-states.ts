import { plainName } from '../../src-preload/contract/outside.ts';
import { chainsOf } from '../domain/chain/rules.ts';
import { BACKUP_LIMITS, DATABASE, isState, type StateFile } from '../domain/own-service/state.ts';
import { letLoopTurn } from '../turns.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { BackupContent, BackupOwnState } from '../records/archive/backup-content.ts';
import type { Context } from './context.ts';

/** What Ochre's own service keeps of each wallet, also of one that uses another now. `leftOut`: for so many there is no room. */
export async function readOwnStates({ settings, ownService }: Pick<Context, 'settings' | 'ownService'>) {
  const states: BackupOwnState[] = [];
  let room = BACKUP_LIMITS.bytes;
  let leftOut = 0;
  for (const { id: walletId, keys } of settings.read().wallets)
    for (const { name: chain } of chainsOf(keys.network)) {
      const files = await ownService.readState({ walletId, chain, keys });
      if (files === null) continue;
      const bytes = files === 'unfit' ? Infinity : sizeOf(files);
      if (files === 'unfit' || bytes > room) leftOut += 1;
      else {
        room -= bytes;
        states.push({
          walletId,
          chain,
          files: files.map((one) => ({ name: one.name, base64: toBase64(one.bytes) })),
        });
      }
    }
  return { states, leftOut };
}

/** Without the largest of them. */
export function withoutLargest(states: readonly BackupOwnState[]): readonly BackupOwnState[] {
  const charsOf = ({ files }: BackupOwnState) => files.reduce((sum, { base64 }) => sum + base64.length, 0);
  return states.toSorted((one, other) => charsOf(one) - charsOf(other)).slice(0, -1);
}

type Aside = (walletName: string) => void;

/** Of a file, those that rgb-lib may open, each of a wallet that can have it. `aside`: the names of the other wallets. */
export async function soundOwnStates(
  { ownService }: Pick<Context, 'ownService'>,
  states: readonly BackupOwnState[],
  wallets: readonly WalletRecord[],
  aside: Aside,
): Promise<readonly BackupOwnState[]> {
  const sound: BackupOwnState[] = [];
  for (const state of await formedOwnStates(states, wallets, aside)) {
    const database = state.files.find(({ name }) => name.endsWith(`/${DATABASE}`));
    if (database !== undefined && (await ownService.isGenuine(filed(database).bytes))) sound.push(state);
    else aside(plainName(wallets.find(({ id }) => id === state.walletId)?.name ?? '', NAME_CHARS));
  }
  return sound;
}

async function formedOwnStates(
  states: readonly BackupOwnState[],
  wallets: readonly WalletRecord[],
  aside: Aside,
): Promise<readonly BackupOwnState[]> {
  const sound = new Map<string, BackupOwnState>();
  for (const state of states) {
    await letLoopTurn();
    const wallet = wallets.find(({ id }) => id === state.walletId);
    if (wallet === undefined) continue;
    const name = `${state.walletId} ${state.chain}`;
    if (!sound.has(name) && isSound(state, wallet)) sound.set(name, state);
    else aside(plainName(wallet.name, NAME_CHARS));
  }
  return [...sound.values()];
}
const NAME_CHARS = 40;

function isSound({ chain, files }: BackupOwnState, { keys }: WalletRecord): boolean {
  const read = files.map(filed);
  const sizes = read.map(({ name, bytes }) => ({ name, size: bytes.length }));
  return (
    keys.accountXpubColored !== null &&
    chainsOf(keys.network).some(({ name }) => name === chain) &&
    isState(sizes, keys.fingerprint, BACKUP_LIMITS) &&
    // What is no base64 is cut short when it is read.
    read.every(({ bytes }, at) => toBase64(bytes) === files[at]?.base64)
  );
}

export interface StatesPut {
  readonly ownStatesAdded: number;
  /** One was here already, and stayed. */
  readonly ownStatesHere: number;
  /** This is no system for it. */
  readonly ownStatesNotHere: number;
}

export async function putOwnStates(
  { ownService }: Pick<Context, 'ownService'>,
  { ownStates, wallets }: Pick<BackupContent, 'ownStates' | 'wallets'>,
): Promise<StatesPut> {
  const counts = { put: 0, here: 0, notHere: 0 };
  for (const { walletId, chain, files } of ownStates) {
    const keys = wallets.find(({ id }) => id === walletId)?.keys;
    if (keys !== undefined)
      counts[await ownService.putState({ walletId, chain, keys }, files.map(filed))] += 1;
  }
  return {
    ownStatesAdded: counts.put,
    ownStatesHere: counts.here,
    ownStatesNotHere: counts.notHere,
  };
}

const sizeOf = (files: readonly StateFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);

const toBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

function filed({ name, base64 }: BackupOwnState['files'][number]): StateFile {
  return { name, bytes: Buffer.from(base64, 'base64') };
}
