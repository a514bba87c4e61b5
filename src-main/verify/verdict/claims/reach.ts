import type { JudgeAccount } from '../../../keys/account.ts';
import type { LastIndex } from '../../../keys/own-paths.ts';

/**
 * Own outputs further out would not be found by a wallet restored from its words: change held to ransom. `last`: no
 * index beyond it. `filled`: so many new outputs fill the way to where they lie.
 */
export function reachWithin({ highestIndex, gap }: JudgeAccount, last: number, filled = 0): LastIndex {
  return {
    vanilla: Math.min(highestIndex.vanilla + gap, last),
    colored: Math.min(highestIndex.colored + gap + filled, last),
  };
}
