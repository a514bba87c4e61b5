import { WalletError } from '../../domain/errors.ts';
import type { WalletContext } from '../context/context.ts';
import { secretOf } from '../secret-of.ts';
import { trustedTime } from './trusted-time.ts';

const EVERY_MS = 20 * 60_000;

/**
 * Has the keyholder look at the time of every wallet's rules now and then: what the machine ran counts only where it was
 * written down before it was switched off. Answers what ends it.
 */
export function keepCount(context: WalletContext, onFault: (error: unknown) => void): () => void {
  const { lock, signer, timers, wallets } = context;
  async function lookAtAll(): Promise<void> {
    for (const wallet of lock.isLocked() ? [] : wallets.list()) {
      if (wallet.rules === null || wallet.keySource === 'none') continue;
      try {
        await signer.readRules(secretOf(wallet), trustedTime(context, wallet));
      } catch (error) {
        // A keychain that is closed now is asked again later.
        if (!(error instanceof WalletError)) onFault(error);
      }
    }
  }
  function look(): void {
    void lookAtAll();
    cancel = timers.after(EVERY_MS, look);
  }
  let cancel = timers.after(EVERY_MS, look);
  return () => {
    cancel();
  };
}
