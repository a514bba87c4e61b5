import type { Stores } from '../stores/context.ts';
import { inOneSentence } from '../text/failures.ts';

export async function openWallet(
  { session, toasts, router }: Pick<Stores, 'session' | 'toasts' | 'router'>,
  walletId: string,
): Promise<void> {
  const result = await session.select(walletId);
  // Toasts are about the wallet before.
  toasts.clear();
  if (result.ok) router.restart(session.firstPage);
  else toasts.say(inOneSentence(result.failure));
}
