import type { CallInput, LockView } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { samePublicKeys } from '../../domain/keys/same-keys.ts';
import type { KeySource, WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../context.ts';
import { askForgot } from '../questions.ts';
import { inKeychain } from './password.ts';

/**
 * A forgotten password. Words prove who sits here: they must be those of a wallet whose secret lies in this keychain,
 * and main itself asks before anything is deleted; on a no everything stays as it is. The wallets' records, labels and
 * journal stay; of the closed secrets only what words bring back is left. Asked again, it goes on.
 */
export async function forgot(context: Context, { words }: CallInput<'lock.forgot'>): Promise<LockView> {
  const { lock, signer, wallets, clock } = context;
  const { id: lockId } = lock.record();
  const known = await findByWords(context, words);
  const lost = await closedBeside(context, known);
  const ends = wallets.list().filter(({ keySource }) => keySource === 'session').length;
  if (!(await lock.askWhileLocked(askForgot(lost.length, ends)))) return lock.view();
  // It was unlocked, removed or answered meanwhile: what was agreed to is not what would be deleted now.
  const isAsAsked = lock.isLocked() && lock.record().id === lockId;
  if (!isAsAsked || String(await closedBeside(context, known)) !== String(lost)) return lock.view();
  await signer.password.shut();
  // What the session held is closed with the same key: it ends now, and not only with the program.
  const isGone = (id: string, keySource: KeySource) => keySource === 'session' || lost.includes(id);
  // Their spending rules stay, for whoever brings the words: a forgotten password loosens none.
  for (const id of [...lost, known.id]) await signer.remove(id, 'keychain', 'stay');
  await signer.restore({
    walletId: known.id,
    network: known.keys.network,
    keep: 'keychain',
    createdAtMs: known.createdAtMs,
    words,
    expect: null,
  });
  wallets.updateEach(({ id, keySource }) =>
    id === known.id
      ? { keySource: 'keychain', askAboveSats: null, wordsCheckedAtMs: clock.nowMs(), keysUnproved: null }
      : { keySource: isGone(id, keySource) ? 'none' : keySource, askAboveSats: null },
  );
  lock.keep(null);
  await signer.password.drop(lockId);
  return lock.view();
}

/** The other wallets whose secrets the password closes, or are gone already. What lies open is not lost. */
async function closedBeside(context: Context, known: WalletRecord): Promise<readonly string[]> {
  const others = inKeychain(context).filter((id) => id !== known.id);
  const open = await context.signer.password.lyingOpen(others);
  return others.filter((id) => !open.includes(id));
}

/** A wallet that was only added to the list proves nothing: anybody can add one. */
async function findByWords({ wallets, signer }: Context, words: string): Promise<WalletRecord> {
  const kept = wallets.list().filter(({ keySource }) => keySource === 'keychain');
  // Where no secret lies here, none can be lost.
  const asked = kept.length > 0 ? kept : wallets.list();
  for (const network of new Set(asked.map(({ keys }) => keys.network))) {
    const keys = await signer.identify(words, network);
    const known = asked.find((wallet) => samePublicKeys(wallet.keys, keys));
    if (known !== undefined) return known;
  }
  throw fail('WORDS_NO_WALLET', {});
}
