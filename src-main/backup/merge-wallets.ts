import { chainsOf } from '../headers/rules.ts';
import { BACKUP_LIMITS, DATABASE, isState } from '../base/own-service-state.ts';
import { letLoopTurn } from '../turns.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { Aside, BackupContent } from '../records/backup-content.ts';
import type { Context } from './context.ts';
import { plainName } from '../../src-preload/contract/outside.ts';
import { fail } from '../base/errors.ts';
import type { Branch } from '../base/bitcoin.ts';
import { searchThatFinds, samePublicKeys } from '../keys/account.ts';
import { areAccountKeys, contradictEachOther } from '../keys/derive.ts';
import { isUnlearned } from '../wallet/book/own-recipients.ts';
import type { FoundSecret } from '../world/world.ts';

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

export function refuseClash(here: readonly WalletRecord[], brought: readonly WalletRecord[]): void {
  const isTaken = ({ id, keys }: WalletRecord, at: number) =>
    here.some((other) => other.id === id && !samePublicKeys(other.keys, keys)) ||
    brought.some((other, place) => place < at && (other.id === id || samePublicKeys(other.keys, keys)));
  if (brought.some(isTaken)) throw fail('BACKUP_REFUSED', { reason: 'damaged', version: null });
}

export function withoutLeave(wallet: WalletRecord): WalletRecord {
  const { connection, rules } = wallet;
  return {
    ...wallet,
    wordsCheckedAtMs: null,
    lastAddress: null,
    connection: connection.kind === 'remote' ? { ...connection, hasToken: false, pin: null } : connection,
    consentedTo: [],
    registeredWith: null,
    rules: rules === null ? null : { ...rules, met: [] },
    // A file names no folder to write to here, and its drills were made elsewhere.
    ...{ copyFolder: null, lastDrill: null, move: null },
  };
}

export function mergeWallets(
  here: readonly WalletRecord[],
  brought: readonly WalletRecord[],
): readonly WalletRecord[] {
  refuseClash(here, brought);
  const added = brought.filter(({ keys }) => here.every((wallet) => !samePublicKeys(wallet.keys, keys)));
  const merged = here.map((wallet) => {
    const other = brought.find(({ keys }) => samePublicKeys(keys, wallet.keys));
    return other === undefined ? wallet : mergeWallet(wallet, other);
  });
  return [...merged, ...added.map(unlearned)];
}

/** The file's index isn't believed: a wrong index would refuse later ones for good. The whole search may be used. */
const unlearned = (wallet: WalletRecord): WalletRecord => ({
  ...wallet,
  origin: 'restored',
  highestIndex: { vanilla: -1, colored: -1 },
  searchLength: searchOf(wallet),
});

const searchOf = ({ highestIndex, searchLength }: WalletRecord): number =>
  searchThatFinds(Math.max(highestIndex.vanilla, highestIndex.colored), searchLength);

function mergeWallet(here: WalletRecord, other: WalletRecord): WalletRecord {
  const unnamed = here.connection.kind === 'remote' && here.connection.baseUrl === '';
  const highest = (branch: Branch): number =>
    isUnlearned(here, branch) ? -1 : Math.max(here.highestIndex[branch], other.highestIndex[branch]);
  return {
    ...here,
    connection: unnamed ? byTheWayHere(here, other) : here.connection,
    keychains: unnamed ? other.keychains : here.keychains,
    highestIndex: { vanilla: highest('vanilla'), colored: highest('colored') },
    searchLength: Math.max(here.searchLength, searchOf(other)),
    rules: here.rules ?? other.rules,
  };
}

function byTheWayHere(
  { connection: here }: WalletRecord,
  { connection: other }: WalletRecord,
): WalletRecord['connection'] {
  if (here.kind === 'practice' || other.kind === 'practice') return other;
  return { ...other, proxy: here.proxy ?? other.proxy };
}

type Named = Pick<WalletRecord, 'name' | 'keys'>;

/** Two wallets of one phrase never have different accounts. Throws BACKUP_KEYS. */
export function refuseKeys(
  brought: readonly Named[],
  here: readonly Pick<WalletRecord, 'name' | 'keys' | 'keysUnproved'>[],
): void {
  for (const { name, keys } of brought)
    if (!areAccountKeys(keys)) throw fail('BACKUP_KEYS', { walletName: called(name), clash: 'none' });
  // Keys that words have disproved conflict with nothing.
  const known = here.filter(({ keysUnproved }) => keysUnproved !== 'otherWords');
  for (const [at, one] of brought.entries()) {
    const inFile = brought.slice(0, at).find((other) => contradictEachOther(other.keys, one.keys));
    const other = known.find(({ keys }) => contradictEachOther(keys, one.keys)) ?? inFile;
    if (other !== undefined)
      throw fail('BACKUP_KEYS', {
        walletName: called(one.name),
        clash: other === inFile ? 'within' : 'here',
        other: called(other.name),
      });
  }
}

/** Also compares with secrets without a wallet here. Throws BACKUP_KEYS. */
export function refuseBesideSecrets(
  brought: readonly (Named & Pick<WalletRecord, 'id'>)[],
  kept: readonly FoundSecret[],
): void {
  for (const { id, name, keys } of brought)
    if (
      kept.some(
        (secret) =>
          contradictEachOther(secret.keys, keys) ||
          (secret.walletId === id && !samePublicKeys(secret.keys, keys)),
      )
    )
      throw fail('BACKUP_KEYS', { walletName: called(name), clash: 'secret' });
}

function called(name: string): string {
  return plainName(name, 40);
}
