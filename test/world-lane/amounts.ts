import { parseUnits, type DecimalMark } from '../../src-preload/contract/units.ts';
import type { Made, WorldCase } from './lane.ts';

const MARKS: Readonly<Record<string, DecimalMark>> = { en: '.', es: ',', de: ',' };

export function readAmountCase({ text, precision = 0, language = 'en', from }: WorldCase): Made {
  const read = parseUnits(text, precision, from === 'program' ? null : (MARKS[language] ?? null));
  if (read.ok) return { outcome: 'value', value: String(read.amount) };
  if (read.problem === 'twoReadings') return { outcome: 'ask', readings: read.readings.map(String) };
  return { outcome: 'refused', refuse: read.problem === 'form' ? 'amountForm' : read.problem };
}
