import type { Book } from './book.ts';

/** What a book says of these outpoints, `txid:vout`, and of these assets: as much as a judgement of them needs. */
export function bookPart(book: Book, outpoints: ReadonlySet<string>, assetIds: ReadonlySet<string>): Book {
  const isAbout = ({ txid, vout }: { readonly txid: string; readonly vout: number }): boolean =>
    outpoints.has(`${txid}:${String(vout)}`);
  return {
    outputs: book.outputs.filter(isAbout),
    allocations: book.allocations.filter(isAbout),
    reserved: book.reserved.filter((one) =>
      [...one.outpoints, ...one.makes].some((outpoint) => outpoints.has(outpoint)),
    ),
    invoices: book.invoices.filter(({ outpoint }) => outpoints.has(outpoint)),
    assets: book.assets.filter(({ assetId }) => assetIds.has(assetId)),
  };
}
