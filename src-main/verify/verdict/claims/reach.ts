import type { JudgeAccount } from '../../../keys/account.ts';
import type { LastIndex } from '../../../keys/allowed-paths.ts';

/** Further out a restore would not find outputs: change held to ransom. `filled`: so many new ones fill the way there. */
export function reachWithin({ highestIndex, gap }: JudgeAccount, last: number, filled = 0): LastIndex {
  return {
    vanilla: Math.min(highestIndex.vanilla + gap, last),
    colored: Math.min(highestIndex.colored + gap + filled, last),
  };
}
