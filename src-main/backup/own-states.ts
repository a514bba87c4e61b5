import { chainsOf } from '../domain/chain/rules.ts';
import { BACKUP_LIMITS, DATABASE, isState, type StateFile } from '../domain/own-service/state.ts';
import { letLoopTurn } from '../turns.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { Aside, BackupContent } from '../records/backup-content.ts';
import type { Context } from './context.ts';

type BackupOwnState = BackupContent['ownStates'][number];

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
        // A Buffer has a form of its own in JSON.
        const plain = files.map((one) => ({ name: one.name, bytes: new Uint8Array(one.bytes) }));
        states.push({ walletId, chain, files: plain });
      }
    }
  return { states, leftOut };
}

/** Without the largest of them. */
export function withoutLargest(states: readonly BackupOwnState[]): readonly BackupOwnState[] {
  return states.toSorted((one, other) => sizeOf(one.files) - sizeOf(other.files)).slice(0, -1);
}

/** Of a file, those that rgb-lib may open, each of a wallet that can have it, once for each chain. */
export async function soundOwnStates(
  { ownService }: Pick<Context, 'ownService'>,
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
    const database = state.files.find((one) => one.name.endsWith(`/${DATABASE}`))?.bytes;
    const isSound =
      !sound.has(name) &&
      isOf(state, wallet) &&
      database !== undefined &&
      (await ownService.isGenuine(database));
    if (isSound) sound.set(name, state);
    else aside('ownState', wallet.name);
  }
  return [...sound.values()];
}

function isOf({ chain, files }: BackupOwnState, { keys }: WalletRecord): boolean {
  const sizes = files.map(({ name, bytes }) => ({ name, size: bytes.length }));
  return (
    keys.accountXpubColored !== null &&
    chainsOf(keys.network).some(({ name }) => name === chain) &&
    isState(sizes, keys.fingerprint, BACKUP_LIMITS)
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
    if (keys !== undefined) counts[await ownService.putState({ walletId, chain, keys }, files)] += 1;
  }
  return {
    ownStatesAdded: counts.put,
    ownStatesHere: counts.here,
    ownStatesNotHere: counts.notHere,
  };
}

const sizeOf = (files: readonly StateFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);
