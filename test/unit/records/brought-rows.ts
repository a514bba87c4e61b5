import type { NewBrought } from '../../../src-main/ports/index.ts';
import { openJournal, type Signings } from '../../../src-main/records/journal/journal.ts';

/** PSBTs that were brought, by number. */

export const clock = { nowMs: () => 1_750_000_000_000 };
export const WALLET = 'ab'.repeat(16);

export const hex = (at: number, bytes: number): string => at.toString(16).padStart(2 * bytes, '0');

export const brought = (at: number, change: Partial<NewBrought> = {}): NewBrought => ({
  id: hex(at, 16),
  walletId: WALLET,
  txid: hex(at, 32),
  commits: 'c0'.repeat(32),
  name: `number ${String(at)}`,
  from: 'psbt',
  text: 'cHNidP8B',
  coins: [],
  ...change,
});

/** What was brought, of the record in a folder. */
export function openImports(
  folder: string,
): Signings['imports'] & Pick<Signings, 'forget' | 'book' | 'close'> {
  const { imports, forget, book, close } = openJournal(folder, clock);
  return { ...imports, forget, book, close };
}
