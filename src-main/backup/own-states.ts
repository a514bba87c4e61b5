import { chainsOf } from '../headers/rules.ts';
import { BACKUP_LIMITS, DATABASE, isState } from '../base/own-service-state.ts';
import { letLoopTurn } from '../turns.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { Aside, BackupContent } from '../records/backup-content.ts';
import type { Context } from './context.ts';

type BackupOwnState = BackupContent['ownStates'][number];

/** The own service's files, also of wallets that use another service now. `left` counts those that aren't saved. */
export async function* ownStatesOf(
  { settings, ownService }: Pick<Context, 'settings' | 'ownService'>,
  left: { ownStates: number; ahead: number },
): AsyncIterableIterator<readonly [Pick<BackupContent, 'ownStates'>, number]> {
  for (const { id: walletId, keys } of settings.read().wallets)
    for (const { name: chain } of chainsOf(keys.network)) {
      const files = await ownService.readState({ walletId, chain, keys });
      if (files === null) continue;
      if (files === 'unfit') {
        left.ownStates += 1;
        continue;
      }
      if (files === 'ahead') {
        left.ahead += 1;
        continue;
      }
      // A Buffer has its own form in JSON.
      const plain = files.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) }));
      const size = files.reduce((sum, { name, bytes }) => sum + bytes.length + 100 + name.length, 0);
      yield [{ ownStates: [{ walletId, chain, files: plain }] }, size];
    }
}

export async function soundOwnStates(
  { ownService }: Pick<Context, 'ownService'>,
  states: readonly BackupOwnState[],
  {
    wallets,
    seen,
    aside,
  }: { readonly wallets: readonly WalletRecord[]; readonly seen: Set<string>; readonly aside: Aside },
): Promise<BackupOwnState[]> {
  const sound: BackupOwnState[] = [];
  for (const state of states) {
    await letLoopTurn();
    const wallet = wallets.find(({ id }) => id === state.walletId);
    if (wallet === undefined) continue;
    const name = `${state.walletId} ${state.chain}`;
    const database = state.files.find((one) => one.name.endsWith(`/${DATABASE}`))?.bytes;
    const isSound =
      !seen.has(name) &&
      isOf(state, wallet) &&
      database !== undefined &&
      (await ownService.isGenuine(database));
    if (isSound) {
      seen.add(name);
      sound.push(state);
    } else aside('ownState', wallet.name);
  }
  return sound;
}

function isOf({ chain, files }: BackupOwnState, { keys }: WalletRecord): boolean {
  const sizes = files.map(({ name, bytes }) => ({ name, size: bytes.length }));
  return (
    keys.accountXpubColored !== null &&
    chainsOf(keys.network).some(({ name }) => name === chain) &&
    isState(sizes, keys.fingerprint, BACKUP_LIMITS)
  );
}

export async function putOwnStates(
  { ownService }: Pick<Context, 'ownService'>,
  ownStates: BackupContent['ownStates'],
  wallets: readonly WalletRecord[],
) {
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
