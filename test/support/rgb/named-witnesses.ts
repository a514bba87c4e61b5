import { witnessAt } from '../../../src-main/verify/history/bundles.ts';
import { ConsignmentCursor } from '../../../src-main/verify/history/consignment-cursor.ts';
import { readConsignment } from '../../../src-main/verify/history/consignment.ts';
import { reversed } from '../psbt/raw-psbt.ts';

export interface NamedWitnesses {
  /** The file, which names transactions by their ids in place of showing them. */
  readonly bytes: Uint8Array;
  /** What it showed before, by id. */
  readonly shown: ReadonlyMap<string, Uint8Array>;
}

/** Which bundles' transactions, by their places. */
export type IsNamed = (place: number, of: number) => boolean;

/**
 * The same file with its witness transactions named by id alone (rgb-history.md 4): no id covers which form it is. Only
 * those of these places among its bundles, if places are given. Null: it cannot be read.
 */
export function namingWitnesses(bytes: Uint8Array, isNamed: IsNamed = () => true): NamedWitnesses | null {
  try {
    const { bundles, cuts } = readConsignment(bytes);
    const shown = new Map<string, Uint8Array>();
    const written = bundles.map((one, place) => {
      const bundle = one.read();
      const cursor = new ConsignmentCursor(bundle.bytes, 'bundle');
      const { txid, transaction } = witnessAt(cursor);
      if (transaction === null || !isNamed(place, bundles.length)) return bundle.bytes;
      shown.set(txid, transaction.unsigned);
      return Buffer.concat([Buffer.from(`00${reversed(txid)}`, 'hex'), bundle.bytes.subarray(cursor.at)]);
    });
    const [from, to] = [cuts[2] ?? bytes.length, cuts.at(-1) ?? bytes.length];
    const file = Buffer.concat([bytes.subarray(0, from), ...written, bytes.subarray(to)]);
    return { bytes: Uint8Array.from(file), shown };
  } catch {
    return null;
  }
}
