import { createHash } from 'node:crypto';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import { someOpout, type Base } from './bases.ts';
import { nameOf, outpointOf, unspentOf } from './case.ts';
import type { AllocationJson, BookJson, HeldJson, ReservationJson } from './case.ts';

/** What makes a genuine case one to refuse, in its list or in its book. Its PSBT stays as it is. */
export interface Lie {
  /** The row of the attack that it belongs to. */
  readonly row: 'A' | 'A2' | 'C' | 'D' | 'E' | 'F' | 'G' | 'W' | 'R';
  readonly title: string;
  readonly codes: readonly RefusalCode[];
  /** What it changes: two lies that change the same thing are not told together. */
  readonly at: string;
  readonly tell: (base: Base) => void;
}

export function lie(
  row: Lie['row'],
  at: string,
  title: string,
  codes: readonly RefusalCode[],
  tell: Lie['tell'],
): Lie {
  return { row, title, codes, at, tell };
}

/** A whole coloured output of nobody that we know. */
export const OTHER_ASSET = formatAssetId(createHash('sha256').update('another asset').digest());
/** Another transaction of ours. */
export const OTHER = 'cd'.repeat(32);

const HELD: Lie['codes'] = ['RGB_CHANGE', 'RESERVED'];
const WAITS: Lie['codes'] = ['INVOICE_SLOT', 'SPENDS_PENDING'];
const SATS: Lie['codes'] = ['LIST_DENIES', 'AMOUNT_LIE'];
const DENIES: Lie['codes'] = ['LIST_DENIES', 'RGB_BALANCE', 'RGB_INPUTS'];
const DENIES_INPUTS: Lie['codes'] = ['LIST_DENIES', 'RGB_INPUTS', 'RGB_BALANCE'];

/** Of a case whose change goes to an existing output. */
export const sealLies: readonly Lie[] = [
  lie(
    'A',
    'seal output',
    'the change seal is an outpoint that only the list calls ours',
    ['RGB_CHANGE'],
    (base) => forget(base, sealOf(base)),
  ),
  lie(
    'A2',
    'seal output',
    'the change seal is a plain coin of ours that the list calls a slot',
    ['RGB_CHANGE'],
    (base) => void (outputOf(base, sealOf(base)).keychain = 'vanilla'),
  ),
  lie('A', 'seal output', 'the change seal is an outpoint that nobody names', ['RGB_CHANGE'], (base) => {
    forget(base, sealOf(base));
    const { one } = base;
    one.snapshot = one.snapshot.filter(({ utxo }) => nameOf(utxo.outpoint) !== sealOf(base));
  }),
  lie(
    'E',
    'seal output',
    'the change seal is an output that we spent',
    HELD,
    (base) => void (outputOf(base, sealOf(base)).spent = true),
  ),
  lie('D', 'seal held', 'the change seal is spent by another signed transaction of ours', HELD, (base) =>
    reserve(base, { by: OTHER, outpoints: [sealOf(base)] }),
  ),
  lie(
    'D',
    'seal held',
    'the change seal is where another signed transaction of ours put its change',
    HELD,
    (base) => reserve(base, { by: OTHER, outpoints: [sealOf(base)], spends: [] }),
  ),
  lie(
    'D',
    'seal held',
    'the change seal is an output that another signed transaction of ours has yet to make',
    HELD,
    (base) =>
      reserve(base, { by: outpointOf(sealOf(base)).txid, outpoints: [], spends: [], makes: [sealOf(base)] }),
  ),
  lie(
    'D',
    'seal held',
    'the change seal is spent by a transaction of ours that was given up and may be broadcast',
    HELD,
    (base) => reserve(base, { by: OTHER, outpoints: [sealOf(base)], mayShare: true }),
  ),
  lie(
    'F',
    'seal invoice',
    'the change seal is the slot of an open invoice',
    ['RGB_CHANGE', 'INVOICE_SLOT'],
    (base) => void base.one.book.invoices.push({ outpoint: sealOf(base), open: true }),
  ),
];

/** Of any case, about one of its inputs. */
export function inputLies(i: number): readonly Lie[] {
  const input = (base: Base): string => inputOf(base, i);
  const [held, invoice, output] = [`input ${i} held`, `input ${i} invoice`, `input ${i} output`];
  return [
    lie('D', held, `input ${i} is held by another signed transaction`, ['RESERVED'], (base) =>
      reserve(base, { by: OTHER, outpoints: [input(base)] }),
    ),
    lie('D', held, `another signed transaction put its change on input ${i}`, ['RESERVED'], (base) =>
      reserve(base, { by: OTHER, outpoints: [input(base)], spends: [] }),
    ),
    lie(
      'D',
      held,
      `one that was given up, and may be broadcast, put its change on input ${i}`,
      ['RESERVED'],
      (base) => reserve(base, { by: OTHER, outpoints: [input(base)], spends: [], mayShare: true }),
    ),
    lie(
      'E',
      output,
      `the book says that input ${i} is spent by a settled transaction of ours`,
      ['RESERVED', 'UNKNOWN_OUTPOINT', 'LIST_DENIES'],
      (base) => void (outputOf(base, input(base)).spent = true),
    ),
    lie(
      'F',
      invoice,
      `input ${i} is the slot of an open invoice of ours; the list says nothing pending`,
      WAITS,
      (base) => void base.one.book.invoices.push({ outpoint: input(base), open: true }),
    ),
    lie(
      'F',
      invoice,
      `input ${i} is the slot of an open invoice of ours, and the list says so`,
      WAITS,
      (base) => {
        base.one.book.invoices.push({ outpoint: input(base), open: true });
        unspentOf(base.one, input(base)).pending_blinded = 1;
      },
    ),
    lie(
      'C',
      `input ${i} sats`,
      `the list has other sats on input ${i} than the book and the PSBT`,
      SATS,
      (base) => {
        const { utxo } = unspentOf(base.one, input(base));
        utxo.btc_amount = plus(utxo.btc_amount, 546n);
      },
    ),
    lie('C', output, `the book has other sats on input ${i} than the list and the PSBT`, SATS, (base) => {
      const known = outputOf(base, input(base));
      known.amountSat = plus(known.amountSat, 1n);
    }),
  ];
}

/** Of a send, about what lies on one of its inputs. */
export function heldLies(i: number): readonly Lie[] {
  const input = (base: Base): string => inputOf(base, i);
  const held = (base: Base): HeldJson[] => unspentOf(base.one, input(base)).rgb_allocations;
  const at = `input ${i} allocations`;
  return [
    lie(
      'C',
      at,
      `the list denies what the book has on input ${i}`,
      DENIES,
      (base) => void (unspentOf(base.one, input(base)).rgb_allocations = []),
    ),
    lie(
      'C',
      at,
      `the list has one unit less than the book on input ${i}, the PSBT as the book`,
      ['LIST_DENIES', 'RGB_BALANCE'],
      (base) => {
        const one = first(held(base));
        one.amount = plus(one.amount, -1n);
      },
    ),
    lie(
      'C',
      at,
      `the list and the PSBT have one unit less than the book on input ${i}`,
      ['LIST_DENIES', 'RGB_BALANCE'],
      (base) => {
        const one = first(allocationsOn(base, input(base)));
        one.amount = plus(one.amount, 1n);
      },
    ),
    lie('C', at, `the list splits what the book has on input ${i}`, ['LIST_DENIES', 'RGB_INPUTS'], (base) => {
      const one = first(held(base));
      const rest = { ...one, amount: plus(one.amount, -1n) };
      one.amount = '1';
      held(base).push(rest);
    }),
    lie(
      'C',
      at,
      `the book has on input ${i} in two what the list and the PSBT have in one`,
      DENIES_INPUTS,
      (base) => {
        const one = first(allocationsOn(base, input(base)));
        one.amount = plus(one.amount, -1n);
        base.one.book.allocations.push({ ...one, amount: '1', opout: someOpout('the second part') });
      },
    ),
    lie(
      'C',
      at,
      `the list has another asset in place of the book's on input ${i}`,
      ['LIST_DENIES', 'RGB_BURN', 'RGB_BALANCE', 'RGB_INPUTS', 'EXTRA_ASSET'],
      (base) => void (first(held(base)).asset_id = OTHER_ASSET),
    ),
    lie(
      'C',
      at,
      `the opout that the book has on input ${i} is not the one that is closed`,
      DENIES_INPUTS,
      (base) => void (first(allocationsOn(base, input(base))).opout = someOpout('what is not closed')),
    ),
    lie(
      'G',
      at,
      `an allocation on input ${i} is not settled`,
      ['RGB_UNSETTLED'],
      (base) => void (first(held(base)).settled = false),
    ),
  ];
}

/** Of any case, about what the book has on one of its inputs besides. */
export function besideLies(i: number, flow: 'create' | 'send'): readonly Lie[] {
  const codes: readonly RefusalCode[] =
    flow === 'create'
      ? ['SPENDS_COLORED', 'LIST_DENIES', 'RGB_BURN']
      : ['LIST_DENIES', 'RGB_BURN', 'RGB_INPUTS'];
  const at = `beside input ${i}`;
  const other: Lie = lie(
    'C',
    at,
    `the book has another asset on input ${i}, the list does not`,
    codes,
    (base) => own(base, inputOf(base, i), OTHER_ASSET, '500'),
  );
  if (flow === 'create') return [other];
  return [
    other,
    lie(
      'C',
      at,
      `the book has a second allocation of the asked asset on input ${i}, the list does not`,
      DENIES,
      (base) => own(base, inputOf(base, i), first(base.one.intent.recipients ?? []).assetId, '3'),
    ),
  ];
}

/** The case without any book. */
export const NO_BOOK: Lie = lie(
  'A',
  'book',
  'no book at all, change on an outpoint of the list',
  ['RGB_CHANGE'],
  (base) => {
    delete (base.one as { book?: BookJson }).book;
  },
);

export function sealOf({ seals }: Base): string {
  return first(seals);
}

export function inputOf({ inputs }: Base, i: number): string {
  return first(inputs.slice(i));
}

function outputOf({ one }: Base, name: string): BookJson['outputs'][number] {
  return first(one.book.outputs.filter((output) => nameOf(output) === name));
}

export function forget({ one: { book } }: Base, name: string): void {
  book.outputs = book.outputs.filter((output) => nameOf(output) !== name);
  book.allocations = book.allocations.filter((held) => nameOf(held) !== name);
}

export function reserve({ one }: Base, held: ReservationJson): void {
  one.book.reserved.push(held);
}

/** One more allocation in the book. */
export function own({ one }: Base, name: string, assetId: string, amount: string): void {
  const opout = someOpout(`${name} ${assetId}`);
  one.book.allocations.push({ ...outpointOf(name), assetId, amount, opout, ground: 'book' });
}

export function allocationsOn({ one }: Base, name: string): AllocationJson[] {
  return one.book.allocations.filter((held) => nameOf(held) === name);
}

function plus(amount: string, more: bigint): string {
  return String(BigInt(amount) + more);
}

function first<T>(list: readonly T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error('the base has nothing of that kind');
  return found;
}
