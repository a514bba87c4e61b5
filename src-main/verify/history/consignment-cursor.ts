import { RgbCursor, MAX_CONSIGNMENT_ITEMS } from '../rgb/transition.ts';

/** Why a history is refused: stable codes, in the order in which they are found (rgb-history.md 7). */
export type HistoryCode =
  /** No consignment of the one known form. */
  | 'UNREADABLE'
  | 'TOO_LARGE'
  /** A schema that is not known, or something that the schema does not allow. */
  | 'SCHEMA'
  /** What follows the bundles is not what the schema has there. */
  | 'TAIL'
  | 'CHAIN_NET'
  /** Another contract than was asked for, or parts of another one. */
  | 'CONTRACT'
  /** A name or a number of the contract is out of its range. */
  | 'GLOBAL'
  | 'SUM'
  /** One transaction stands for two bundles. */
  | 'DUPLICATE'
  /** The witness data in the file is not that of the chain. */
  | 'WITNESS_STACK'
  /** The transaction's first output that could commit does not, or not in the one known way. */
  | 'DBC'
  | 'MPC'
  | 'COMMITMENT'
  | 'OPID'
  | 'SIGNATURE'
  /** The input map and the transitions say different things. */
  | 'INPUT_MAP'
  /** What is closed was never there, or is closed already. */
  | 'NO_PREVIOUS_STATE'
  | 'SEAL_HIDDEN'
  | 'SEAL_NOT_CLOSED'
  | 'SEAL_OUTPUT'
  | 'TERMINAL'
  | 'RECIPIENT'
  | 'AMOUNT'
  /** The file keeps every rule, but rgb-lib, by which the built-in service reads it, ended over it again and again. */
  | 'READER_ENDED'
  /** The file only names a transaction that the built-in service's indexer lacks, too: nobody knows what follows. */
  | 'WITNESS_UNKNOWN';

/** Evidence: numbers, ids in hex, transaction ids as people write them. */
export type HistoryFacts = Readonly<Record<string, string>>;

/** Thrown at the first fault: nothing of the file is believed then. `validateHistory` turns it into a verdict. */
export class HistoryRefusal extends Error {
  override readonly name = 'HistoryRefusal';
  readonly code: HistoryCode;
  readonly facts: HistoryFacts;

  constructor(code: HistoryCode, facts: HistoryFacts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Reads a consignment, and counts what it lists: 8 MB of nothings would be millions of them in memory. */
export class ConsignmentCursor extends RgbCursor {
  #listed = 0;

  /** Throws HistoryRefusal TOO_LARGE. */
  override list<T>(count: number, leastBytes: number, item: (index: number) => T): T[] {
    if (count * leastBytes <= this.left) this.count(count);
    return super.list(count, leastBytes, item);
  }

  get listed(): number {
    return this.#listed;
  }

  count(items: number): void {
    this.#listed += items;
    if (this.#listed > MAX_CONSIGNMENT_ITEMS)
      throw new HistoryRefusal('TOO_LARGE', { items: `${this.#listed}`, limit: `${MAX_CONSIGNMENT_ITEMS}` });
  }

  since(from: number): Uint8Array {
    return this.bytes.subarray(from, this.at);
  }

  sized32(): Uint8Array {
    return this.take(this.u32());
  }

  known(value: number, what: string): void {
    const found = this.u8();
    if (found !== value) throw this.fault(`has a ${what} of kind ${found}`);
  }
}
