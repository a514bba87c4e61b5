import { plainName } from '../../src-preload/contract/outside.ts';
import { fail } from '../base/errors.ts';
import { areAccountKeys, contradictEachOther } from '../keys/derive.ts';
import { samePublicKeys } from '../keys/public-keys.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { FoundSecret } from '../world/world.ts';

type Named = Pick<WalletRecord, 'name' | 'keys'>;

/** Two wallets of one phrase never have different accounts. Throws BACKUP_KEYS. */
export function refuseKeys(
  brought: readonly Named[],
  here: readonly Pick<WalletRecord, 'name' | 'keys' | 'keysUnproved'>[],
): void {
  for (const { name, keys } of brought)
    if (!areAccountKeys(keys)) throw fail('BACKUP_KEYS', { walletName: called(name), clash: 'none' });
  // Keys that words have disproved clash with nothing.
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

/** Compares also with secrets that have no wallet here. Throws BACKUP_KEYS. */
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
