import { say } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import { samePublicKeys } from '../../keys/account.ts';
import type { UseCase } from '../context/context.ts';
import { passwordProof } from '../lock/password.ts';
import { askReveal } from '../questions.ts';
import { keyRef, toView } from '../context/wallet-list.ts';

/** Main asks, presence is proved, the keyholder reads the words. Main keeps none of them. */
export const revealWords: UseCase<'vault.reveal'> = async (context, { walletId, password }) => {
  const wallet = context.wallets.require(walletId);
  const secret = keyRef(wallet);
  const proof = passwordProof(context, password);
  // Refused before the question; the keyholder asks for the password, too.
  if (proof === null && context.settings.read().lock !== null) throw fail('PASSWORD_NEEDED', {});
  if (!(await context.confirm.ask(askReveal(wallet)))) return { outcome: 'aborted' };
  if (!(await context.presence.prove(say('start-prove-reveal', { wallet: wallet.name }))))
    return { outcome: 'aborted' };
  const read = (): Promise<readonly string[]> => context.signer.reveal(secret, proof);
  const words = [...(await (proof === null ? read() : context.lock.attempt(read)))];
  // Screenshots are refused before the words leave, until the page says that they are gone.
  context.screen.keepPrivate(true);
  return { outcome: 'shown', words };
};

/** Compares the public keys of typed words with the wallet's: no stored secret is read. */
export const checkWords: UseCase<'vault.checkWords'> = async (context, { walletId, words }) => {
  const wallet = context.wallets.require(walletId);
  const { network, accountXpubVanilla } = wallet.keys;
  const keys = await context.signer.identify(words, network, accountXpubVanilla);
  // Compares every public key: addresses derive from the others.
  if (!samePublicKeys(keys, wallet.keys)) throw fail('WORDS_OTHER_WALLET', { walletName: wallet.name });
  const wordsCheckedAtMs = context.clock.nowMs();
  return toView(context.wallets.update(walletId, () => ({ wordsCheckedAtMs, keysUnproved: null })));
};
