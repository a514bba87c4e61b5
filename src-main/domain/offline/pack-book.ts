import type { Book } from '../book/book.ts';
import { readPsbt } from '../psbt/read.ts';
import { proveCommitment } from '../rgb/commitment.ts';

/**
 * Of a book what a signing pack needs: of the inputs of its PSBT and of every outpoint that a seal in it names. The rest
 * is nobody's business but the wallet's. Throws Refusal on a text that is no PSBT.
 */
export function bookOfPack(book: Book, psbt: string): Book {
  const read = readPsbt(psbt);
  const proof = proveCommitment(read);
  const contracts = proof.ok ? proof.contracts : [];
  const sealed = contracts.flatMap(({ transitions }) =>
    transitions.flatMap(({ assigned }) =>
      assigned.flatMap(({ seal }) => (seal.kind === 'outpoint' ? [nameOf(seal)] : [])),
    ),
  );
  const about = new Set([...read.unsigned.inputs.map(({ outpoint }) => nameOf(outpoint)), ...sealed]);
  const isAbout = (outpoint: string): boolean => about.has(outpoint);
  const allocations = book.allocations.filter((one) => isAbout(nameOf(one)));
  const assets = new Set([...contracts, ...allocations].map(({ assetId }) => assetId));
  return {
    outputs: book.outputs.filter((one) => isAbout(nameOf(one))),
    allocations,
    reserved: book.reserved
      .filter(({ outpoints, spends, makes }) => [...outpoints, ...spends, ...makes].some(isAbout))
      .map(({ by, outpoints, spends, makes, mayShare }) => ({
        by,
        outpoints: outpoints.filter(isAbout),
        spends: spends.filter(isAbout),
        makes: makes.filter(isAbout),
        mayShare,
      })),
    invoices: book.invoices.filter(({ outpoint }) => isAbout(outpoint)),
    assets: book.assets.filter(({ assetId }) => assets.has(assetId)),
  };
}

function nameOf({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${vout}`;
}
