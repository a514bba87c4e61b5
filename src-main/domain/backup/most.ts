import { fail } from '../errors.ts';

/** So many of each are neither put into a backup nor taken out of one, by the name of their list; all lists of a name count together. */
const MOST: Readonly<Record<string, readonly [most: number, called: string]>> = {
  wallets: [200, 'wallets'],
  signings: [20_000, 'transactions'],
  flows: [20_000, 'transactions'],
  brought: [2_000, 'transactions that were brought'],
  steps: [100_000, 'steps of transactions'],
  scopes: [1_000, 'services of wallets'],
  assets: [20_000, 'assets'],
  transfers: [100_000, 'transfers'],
  invoices: [20_000, 'invoices'],
  consignments: [2_000, 'files of asset data'],
  pieces: [100_000, 'pieces of asset data'],
  outputs: [100_000, 'outputs'],
  clouds: [100, 'node services'],
  nodes: [20_000, 'nodes'],
  files: [20_000, 'files of Ochre’s own service'],
};
/** Of any other list. */
const MOST_OTHERS = 2_000;

/** Throws BACKUP_TOO_MUCH, by name. */
export function refuseTooMuch(name: string, count: number): void {
  // Names of lists come from the file.
  const [most, called] = (Object.hasOwn(MOST, name) ? MOST[name] : undefined) ?? [MOST_OTHERS, 'entries'];
  if (count > most) throw fail('BACKUP_TOO_MUCH', { what: called, most });
}
