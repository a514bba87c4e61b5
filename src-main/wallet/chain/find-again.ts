import type { ChainRules } from '../../domain/chain/rules.ts';
import type { ChainApi, HeaderFile } from '../../ports/index.ts';
import { goneFrom } from '../book/learn-history.ts';
import { findMined, type Whereabouts } from './find-mined.ts';

type Mined = Extract<Whereabouts, { readonly state: 'mined' }>;

/** Of all that is remembered together: as much as one history may have. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * As `findMined`, but of a transaction that it found in a block once nothing is asked again while the headers of the file
 * have that very block.
 */
export function createFinder(
  api: ChainApi,
  rules: ChainRules,
  mostBytes = MOST_BYTES,
): (txid: string, file: HeaderFile) => Promise<Whereabouts> {
  const found = new Map<string, Mined>();
  let bytes = 0;
  function forget(txid: string): void {
    bytes -= found.get(txid)?.raw.length ?? 0;
    found.delete(txid);
  }
  return async (txid, file) => {
    const before = found.get(txid);
    if (before !== undefined) {
      const { height, blockHash: hash } = before;
      const gone = await goneFrom([{ height, hash }], rules, file);
      if (gone.size === 0) return { ...before, confirmations: (await file.end()) - height };
    }
    const asked = await findMined(api, rules, file, txid);
    forget(txid);
    if (asked.state !== 'mined') return asked;
    found.set(txid, asked);
    bytes += asked.raw.length;
    for (const oldest of found.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
    return asked;
  };
}
