import { nameOf } from '../outpoint.ts';
import type { Book } from './book.ts';

/**
 * What a book says of these outpoints, `txid:vout`, and of these assets: as much as a judgement of them needs. The rest
 * is nobody's business but the wallet's. Pure.
 */
export function bookPart(book: Book, outpoints: ReadonlySet<string>, assetIds: ReadonlySet<string>): Book {
  const isAbout = (outpoint: string): boolean => outpoints.has(outpoint);
  return {
    outputs: book.outputs.filter((one) => isAbout(nameOf(one))),
    allocations: book.allocations.filter((one) => isAbout(nameOf(one))),
    reserved: book.reserved
      .filter((one) => [...one.outpoints, ...one.makes].some(isAbout))
      .map(({ by, outpoints, spends, makes, mayShare }) => ({
        ...{ by, mayShare },
        outpoints: outpoints.filter(isAbout),
        spends: spends.filter(isAbout),
        makes: makes.filter(isAbout),
      })),
    invoices: book.invoices.filter(({ outpoint }) => isAbout(outpoint)),
    assets: book.assets.filter(({ assetId }) => assetIds.has(assetId)),
  };
}
