import { fail } from '../base/errors.ts';
import { samePublicKeys } from '../keys/account.ts';
import type { KeySource } from '../../src-preload/contract/wallet.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { FoundLock } from '../world/world.ts';
import type { Context } from '../backup/context.ts';
import { askForgot } from '../wallet/questions.ts';
import { inKeychain } from '../wallet/lock/password.ts';
import type { UseCase } from '../wallet/context/context.ts';

/** Records and journal stay, tokens and node passwords go. If settings were lost any valid phrase will do. */
export const forgot: UseCase<'lock.forgot', Context> = async (context, { words }) => {
  const { lock, signer, wallets, clock } = context;
  const { id: lockId } = lock.record();
  const known = await findByWords(context, words);
  const lost = await lostBeside(context, lockId, known);
  const ends = wallets.list().filter(({ keySource }) => keySource === 'session').length;
  if (!(await lock.askWhileLocked(askForgot(lost.walletIds.length, ends, lost.tokenIds.length))))
    return lock.view();
  // Ochre was unlocked, or the secrets changed, during the question: the consent was for another deletion.
  const isAsAsked = lock.isLocked() && lock.record().id === lockId;
  if (!isAsAsked || JSON.stringify(await lostBeside(context, lockId, known)) !== JSON.stringify(lost))
    return lock.view();
  await signer.password.shut();
  // The forgotten key closes the session's secrets, too.
  const isGone = (id: string, keySource: KeySource) => keySource === 'session' || lost.walletIds.includes(id);
  // Spending rules stay: a forgotten password loosens none.
  for (const id of [...lost.walletIds, ...(known === null ? [] : [known.id])])
    await signer.remove(id, 'keychain', 'stay');
  // Settings name the lock until the end: an interrupted run asks for the words again.
  await signer.password.drop(lockId);
  if (known !== null)
    await signer.restore({
      walletId: known.id,
      network: known.keys.network,
      keep: 'keychain',
      createdAtMs: known.createdAtMs,
      words,
      expect: null,
    });
  wallets.updateEach(({ id, keySource, connection }) => ({
    ...(id === known?.id
      ? { keySource: 'keychain', wordsCheckedAtMs: clock.nowMs(), keysUnproved: null }
      : { keySource: isGone(id, keySource) ? 'none' : keySource }),
    askAboveSats: null,
    connection:
      connection.kind === 'remote' && lost.tokenIds.includes(id)
        ? { ...connection, hasToken: false }
        : connection,
  }));
  forgetLost(context, lost.tokenIds);
  lock.keep(null);
  return lock.view();
};

async function lostBeside(
  context: Context,
  lockId: string,
  known: WalletRecord | null,
): Promise<Pick<FoundLock, 'walletIds' | 'tokenIds'>> {
  const { password } = context.signer;
  const closed = (await password.locks(false)).find((one) => one.lockId === lockId);
  const here = inKeychain(context);
  const open = await password.lyingOpen(here);
  const ids = [...here.filter((id) => !open.includes(id)), ...(closed?.walletIds ?? [])];
  return {
    walletIds: [...new Set(ids)].filter((id) => id !== known?.id).toSorted(),
    tokenIds: (closed?.tokenIds ?? []).toSorted(),
  };
}

function forgetLost({ registry }: Context, tokenIds: readonly string[]): void {
  const lost = new Set(tokenIds);
  for (const cloud of registry.clouds())
    if (cloud.tokenId !== null && lost.has(cloud.tokenId)) registry.putCloud({ ...cloud, tokenId: null });
  registry.put(
    registry.nodes().map((node) => ({
      ...node,
      tokenId: node.tokenId !== null && lost.has(node.tokenId) ? null : node.tokenId,
      secretIds: Object.fromEntries(Object.entries(node.secretIds).filter(([, id]) => !lost.has(id))),
    })),
  );
}

/** The listed wallet of these words; null if none. Wallets without a secret here don't count: anybody can add one. */
async function findByWords({ wallets, signer }: Context, words: string): Promise<WalletRecord | null> {
  const kept = wallets.list().filter(({ keySource }) => keySource === 'keychain');
  const asked = kept.length > 0 ? kept : wallets.list();
  if (asked.length === 0) {
    await signer.identify(words, 'mainnet');
    return null;
  }
  for (const network of new Set(asked.map(({ keys }) => keys.network))) {
    const keys = await signer.identify(words, network);
    const known = asked.find((wallet) => samePublicKeys(wallet.keys, keys));
    if (known !== undefined) return known;
  }
  throw fail('WORDS_NO_WALLET', {});
}
