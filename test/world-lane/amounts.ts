import { parseUnits } from '../../src-preload/contract/units.ts';
import type { Made, WorldCase } from './lane.ts';

export function readAmountCase({ text, precision = 0 }: WorldCase): Made {
  const read = parseUnits(text, precision);
  if (read.ok) return { outcome: 'value', value: String(read.amount) };
  return { outcome: 'refused', refuse: read.problem === 'form' ? 'amountForm' : read.problem };
}
