import { onTestFinished } from 'vitest';
import type { NewImport } from '../../../src-main/ports/index.ts';
import { openJournal, type Signings } from '../../../src-main/records/journal/journal.ts';
import { hex } from './record-ids.ts';

/** Imported PSBTs, by number. */

export const clock = { nowMs: () => 1_750_000_000_000 };
export const WALLET = 'ab'.repeat(16);

export { hex };

export const brought = (at: number, change: Partial<NewImport> = {}): NewImport => ({
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

/** Moves an imported PSBT to its signature, as signing does. */
export function signingSteps({ advance, read }: Pick<Signings, 'advance' | 'read'>) {
  return {
    /** Written with its spent coins before a key is touched. */
    signing: (id: string, spending: object): void =>
      advance(id, 'built', 'approved', {
        digest: hex(1, 32),
        txid: txidIn(read(id)?.data.built),
        ...spending,
      }),
    signedAs: (id: string, psbt: string): void => {
      const { digest: _, ...spending } = { digest: '', ...(read(id)?.data.approved as object | undefined) };
      advance(id, 'approved', 'signed', { ...spending, psbt });
    },
  };
}

const txidIn = (built: unknown): unknown => (built as { readonly txid?: string } | undefined)?.txid;

/** The imports in a folder's journal. The test's end closes it, unless the test does. */
export function openImports(folder: string) {
  const journal = openJournal(folder, clock);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) journal.close();
    isOpen = false;
  };
  onTestFinished(close);
  const { imports, forget, book } = journal;
  return { ...imports, ...signingSteps(journal), forget, book, close };
}
