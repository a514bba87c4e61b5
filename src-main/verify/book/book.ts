import * as v from 'valibot';
import type { ClaimFacts } from '../../../src-preload/contract/claims.ts';
import type { AssetNames } from '../../base/assets.ts';
import { groupBy } from '../../base/groups.ts';
import { type Branch, outpointName } from '../../base/bitcoin.ts';
import { type HistoryContent, givenByPaying } from '../history/validate.ts';
import { type Allocation, tokenOf } from '../history/rules.ts';
import { decimal } from '../types.ts';
import { count, txid } from '../../../src-preload/contract/values.ts';
import { ASSET_OWNER } from '../rgb/transition.ts';

/** What this wallet proved of itself, as pure data: where a service's list denies it, the list lies. */
export interface Book {
  /** Outputs that were proved ours; of the spent ones only those that somebody still lists. */
  readonly outputs: readonly BookOutput[];
  /** What lies on them, as far as a transition that we proved put it there. */
  readonly allocations: readonly BookAllocation[];
  /** What other transactions of ours hold that are signed, or out to be. */
  readonly reserved: readonly Reservation[];
  readonly invoices: readonly BookInvoice[];
  /** Assets as they were first seen. */
  readonly assets: readonly PinnedAsset[];
  /** Outpoints that the person froze, `txid:vout`: nothing spends them. Absent: none. */
  readonly frozen?: readonly string[];
}

/**
 * Why a fact is believed, best first. `derived`: from our keys and the bytes before us. `book`: proved before, and
 * kept. `history`: validated from the genesis. `chain`: in a block that we checked. `told`: the service's word alone.
 */
const BASES = ['derived', 'book', 'history', 'chain', 'told'] as const;
export type Basis = (typeof BASES)[number];

/** `derived` if `grounds` is empty. */
export function weakestBasis(grounds: readonly Basis[]): Basis {
  return grounds.reduce<Basis>(
    (worst, one) => (BASES.indexOf(one) > BASES.indexOf(worst) ? one : worst),
    'derived',
  );
}

export interface BookOutput {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: bigint;
  readonly branch: Branch;
  /** The index of its script below the branch's account. -1: not written down. */
  readonly index: number;
  /** A transaction of ours that is in a block spent it. */
  readonly spent: boolean;
}

export interface BookAllocation {
  readonly txid: string;
  readonly vout: number;
  readonly assetId: string;
  /** Base units. */
  readonly amount: bigint;
  /** `opid/type/no`: what a transition that moves it has to close. */
  readonly opout: string;
  readonly ground: 'book' | 'history';
}

/** `by` is the id of the other transaction. Outpoints are `txid:vout`. */
export interface Reservation {
  readonly by: string;
  /** What it spends, and what its seals name. */
  readonly outpoints: readonly string[];
  /** Those of `outpoints` that it spends. */
  readonly spends: readonly string[];
  /** Its own outputs: they exist only once it is in a block, so until then no seal may name them. */
  readonly makes: readonly string[];
  /** It doesn't bind a transaction that spends one of its coins, since only one of the two can confirm. */
  readonly mayShare: boolean;
}

/** A blinded one waits on a slot of ours, `txid:vout`; a witness one for an output with a script of ours, hex. */
type BookInvoice = SlotInvoice | { readonly script: string; readonly open: boolean };

interface SlotInvoice {
  readonly outpoint: string;
  readonly open: boolean;
}

export interface PinnedAsset extends AssetNames {
  readonly assetId: string;
  readonly ground: 'told' | 'history';
}

export const EMPTY_BOOK: Book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };

const outpoint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/));
const outpoints = v.array(outpoint);

/** A book as JSON carries it, between processes and in a signing pack: bigints are decimal text. */
export const bookJson: v.GenericSchema<unknown, Book> = v.strictObject({
  outputs: v.array(
    v.strictObject({
      txid,
      vout: count,
      amountSats: decimal,
      branch: v.picklist(['vanilla', 'colored']),
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
      spent: v.boolean(),
    }),
  ),
  allocations: v.array(
    v.strictObject({
      txid,
      vout: count,
      assetId: v.string(),
      amount: decimal,
      opout: v.string(),
      ground: v.picklist(['book', 'history']),
    }),
  ),
  reserved: v.array(
    v.strictObject({ by: v.string(), outpoints, spends: outpoints, makes: outpoints, mayShare: v.boolean() }),
  ),
  invoices: v.array(
    v.union([
      v.strictObject({ outpoint, open: v.boolean() }),
      v.strictObject({ script: v.pipe(v.string(), v.regex(/^[0-9a-f]{44,84}$/)), open: v.boolean() }),
    ]),
  ),
  assets: v.array(
    v.strictObject({
      assetId: v.string(),
      ticker: v.nullable(v.string()),
      name: v.string(),
      precision: count,
      schema: v.string(),
      ground: v.picklist(['told', 'history']),
    }),
  ),
  frozen: v.exactOptional(outpoints),
});

export type OpenBook = ReturnType<typeof openBook>;

type SealProblem = Required<Pick<ClaimFacts, 'problem' | 'outpoint'>> & Pick<ClaimFacts, 'by'>;

/** `replaces`: what the original of a replacement spends. */
type Looking = Readonly<{ txid: string; spends: ReadonlySet<string>; replaces?: ReadonlySet<string> }>;

/** The book as one transaction sees it, indexed once so that no question costs more. Outpoints are `txid:vout`. Pure. */
export function openBook(book: Book, looking: Looking) {
  const { spends } = looking;
  const outputs = new Map(book.outputs.map((output) => [outpointName(output), output]));
  const allocations = groupBy(book.allocations, outpointName);
  const places = new Map(book.allocations.map((one) => [one.opout, outpointName(one)]));
  const binding = book.reserved.filter((one) => binds(one, looking));
  const held = new Map<string, string>();
  const made = new Map<string, string>();
  for (const { by, outpoints, makes } of binding) {
    for (const outpoint of outpoints) if (!held.has(outpoint)) held.set(outpoint, by);
    for (const outpoint of makes) if (!made.has(outpoint)) made.set(outpoint, by);
  }
  const awaited = awaitedBy(book.invoices);
  const frozen = new Set(book.frozen);
  const assets = new Map(book.assets.map((asset) => [asset.assetId, asset]));

  /** Why a seal may not name this outpoint, as facts; null: it is a free slot of ours. */
  function sealProblem(outpoint: string): SealProblem | null {
    const output = outputs.get(outpoint);
    if (output === undefined) return { outpoint, problem: 'notOurs' };
    if (output.branch !== 'colored') return { outpoint, problem: 'holdsNoAssets' };
    if (spends.has(outpoint)) return { outpoint, problem: 'spentHere' };
    if (output.spent) return { outpoint, problem: 'spent' };
    const by = held.get(outpoint) ?? made.get(outpoint);
    if (by !== undefined) return { outpoint, problem: 'held', by };
    return awaited.has(outpoint) ? { outpoint, problem: 'awaited' } : null;
  }

  return {
    outputAt: (outpoint: string): BookOutput | null => outputs.get(outpoint) ?? null,
    allocationsOn: (outpoint: string): readonly BookAllocation[] => allocations.get(outpoint) ?? [],
    /** Where the allocation of this name (`opid/type/no`) lies; null: not known. */
    placeOf: (opout: string): string | null => places.get(opout) ?? null,
    /** Id of the other transaction of ours that spends this, or whose seals name it; null: none. */
    holderOf: (outpoint: string): string | null => held.get(outpoint) ?? null,
    isFrozen: (outpoint: string): boolean => frozen.has(outpoint),
    isAwaited: (outpoint: string): boolean => awaited.has(outpoint),
    /** An open invoice of ours asks for an output with this script, hex. */
    isInvoiced: (script: string): boolean => awaited.has(script),
    sealProblem,
    /** As it was first seen, null if it never was; `ground` says whether more than the service's word is behind it. */
    assetOf: (assetId: string): PinnedAsset | null => assets.get(assetId) ?? null,
  };
}

/** What open invoices of ours wait for: slots by their outpoint, outputs by their script. */
export function awaitedBy(invoices: readonly BookInvoice[]): ReadonlySet<string> {
  return new Set(
    invoices.flatMap((one) => (one.open ? ['outpoint' in one ? one.outpoint : one.script] : [])),
  );
}

/** A given-up transaction doesn't bind one that spends its coin, nor an original its replacement: one can confirm. */
function binds({ by, spends, mayShare }: Reservation, looking: Looking): boolean {
  if (by === looking.txid) return false;
  const shares = (others?: ReadonlySet<string>) => spends.some((outpoint) => others?.has(outpoint));
  return !((mayShare && shares(looking.spends)) || shares(looking.replaces));
}

/** The part that a judgement of these outpoints (`txid:vout`), scripts and assets needs; the rest stays here. Pure. */
export function bookPart(
  book: Book,
  outpoints: ReadonlySet<string>,
  scripts: ReadonlySet<string>,
  assetIds: ReadonlySet<string>,
): Book {
  const isAbout = (outpoint: string): boolean => outpoints.has(outpoint);
  return {
    outputs: book.outputs.filter((one) => isAbout(outpointName(one))),
    allocations: book.allocations.filter((one) => isAbout(outpointName(one))),
    reserved: book.reserved
      .filter((one) => [...one.outpoints, ...one.makes].some(isAbout))
      .map(({ by, outpoints, spends, makes, mayShare }) => ({
        ...{ by, mayShare },
        outpoints: outpoints.filter(isAbout),
        spends: spends.filter(isAbout),
        makes: makes.filter(isAbout),
      })),
    invoices: book.invoices.filter((one) =>
      'outpoint' in one ? isAbout(one.outpoint) : scripts.has(one.script),
    ),
    assets: book.assets.filter(({ assetId }) => assetIds.has(assetId)),
  };
}

type Lying = Omit<BookAllocation, 'ground'>;

type Teaching = Pick<HistoryContent, 'contract' | 'open' | 'received'> & {
  /** The transaction that pays is ours: what its operation does not give to the recipient is our change. */
  readonly isOutgoing: boolean;
};

/**
 * The asset by its genesis, bound to the contract id that the bytes hash to, and what lies where (`txid:vout`, oldest
 * first): what a payment in gives the recipient, or all that one out gives. Secret seals are on no output. Pure.
 */
export function taughtBy({ contract, isOutgoing, ...content }: Teaching): {
  readonly asset: PinnedAsset;
  readonly byOutpoint: ReadonlyMap<string, readonly Lying[]>;
} {
  const { assetId, ticker, name, precision, schema } = contract;
  const byOutpoint = new Map<string, Lying[]>();
  for (const allocation of isOutgoing ? givenByPaying(content) : content.received) {
    const amount = unitsOf(allocation);
    const { opid, type, no, seal } = allocation;
    if (amount === null || seal.kind === 'secret') continue;
    const { txid, vout } = seal;
    const lying = { txid, vout, assetId, amount, opout: `${opid}/${String(type)}/${String(no)}` };
    const others = byOutpoint.get(outpointName(lying));
    if (others === undefined) byOutpoint.set(outpointName(lying), [lying]);
    else others.push(lying);
  }
  return { asset: { assetId, ticker, name, precision, schema, ground: 'history' }, byOutpoint };
}

/** What the recipient is given of the asset itself, base units. */
export function givenIn({ received }: Pick<HistoryContent, 'received'>): bigint {
  return received.reduce((sum, one) => sum + (unitsOf(one) ?? 0n), 0n);
}

/** Null for a right to issue more; for a unique asset the fraction, as the book has it. */
function unitsOf({ type, state }: Allocation): bigint | null {
  if (type !== ASSET_OWNER || state.kind === 'void') return null;
  return state.kind === 'fungible' ? state.amount : tokenOf(state).fraction;
}
