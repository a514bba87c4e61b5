import * as v from 'valibot';
import { twiceIn, onceFor } from '../../base/groups.ts';
import { type Branch, outpointName } from '../../base/bitcoin.ts';
import type { RgbInvoice } from '../../invoices/invoice.ts';
import { recipientName, sameRecipient } from '../../invoices/recipient.ts';
import { type JudgeAccount, LAST_INDEX, searchThatFinds } from '../../keys/account.ts';
import { type OwnScript } from '../../keys/allowed-paths.ts';
import type { HandedOver, HeldByInvoice } from '../../ports/index.ts';
import { UNSETTLED, isOneOf, readSpending, type Spending } from '../../records/signing.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { judgeInputJson, type SnapshotEntry, type Intent, type Verdict } from '../../verify/index.ts';
import type { WalletContext } from '../context/context.ts';

/** The path of our script; null: foreign. `told`: the service's index, tried only if a restore looks there. */
export function ownPlaceOf(
  { reader }: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  script: Uint8Array,
  told: number | null = null,
): Promise<OwnScript | null> {
  const known = knownIndexes(wallet);
  const lastIndex = { vanilla: known.vanilla + GAP, colored: known.colored + GAP };
  const hint = told === null || told > LAST_INDEX ? [] : [told];
  return reader.ownPlace(judgeAccount(wallet), script, lastIndex, ...hint);
}

/** Searches as far as a restore looks, whatever is known of the indexes. */
export async function isOwnSlot(
  context: Pick<WalletContext, 'reader'>,
  wallet: WalletRecord,
  script: Uint8Array,
): Promise<boolean> {
  // Most scripts are near; the first search as far as a restore takes a second.
  const near = await ownPlaceOf(context, wallet, script);
  if (near !== null) return near.branch === 'colored';
  const lastIndex = { vanilla: -1, colored: wallet.searchLength };
  return (await context.reader.ownPlace(judgeAccount(wallet), script, lastIndex)) !== null;
}

/** Detects this wallet's own invoice: a witness one by derivation, a blinded one only if it was made here. */
export function ownRecipients(
  context: Pick<WalletContext, 'holdings' | 'reader'>,
  wallet: WalletRecord,
): (invoice: Pick<RgbInvoice, 'recipient' | 'recipientId'>) => Promise<boolean> {
  const made = new Set(
    context.holdings.invoicesOf(wallet.id).map(({ recipientId }) => recipientName(recipientId)),
  );
  return async ({ recipient, recipientId }) =>
    made.has(recipientName(recipientId)) ||
    (recipient.kind === 'witness' && (await ownPlaceOf(context, wallet, recipient.script)) !== null);
}

/** The first invoice to this recipient, or null: creating refuses a second, but a backup may bring one. */
export function invoicePaidBy(
  { holdings }: Pick<WalletContext, 'holdings'>,
  walletId: string,
  recipientId: string | null,
): HeldByInvoice | null {
  return firstMade(
    holdings.invoicesOf(walletId).filter((one) => sameRecipient(one.recipientId, recipientId)),
  );
}

/** The oldest of invoices to one recipient, which come newest first; imported ones last. Null if there are none. */
export function firstMade<I extends Pick<HeldByInvoice, 'fromBackup'>>(invoices: readonly I[]): I | null {
  return invoices.findLast((one) => one.fromBackup !== true) ?? invoices.at(-1) ?? null;
}

/** A transaction of this wallet whose signature left this computer. */
export type OwnTransaction = Pick<HandedOver, 'id' | 'kind' | 'state' | 'createdAtMs'> & Spending;

const asked = v.object({ snapshot: judgeInputJson.snapshot });

/** Oldest first. Skips unreadable records: the journal reports them. */
export function ownTransactions(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
): readonly OwnTransaction[] {
  return readable(context.signings.handedOver(walletId));
}

const readable = onceFor((left: readonly HandedOver[]): readonly OwnTransaction[] =>
  left.flatMap(({ id, kind, state, createdAtMs, signed }) => {
    const spending = readSpending(signed);
    return spending === null ? [] : [{ id, kind, state, createdAtMs, ...spending }];
  }),
);

type Spends = Pick<OwnTransaction, 'txid' | 'inputs'>;

/** `some` with the transactions that spend their outputs. `all`: oldest first, so that descendants come later. */
export function withDescendants<T extends Spends>(all: readonly T[], some: readonly Spends[]): T[] {
  const txids = new Set(some.map(({ txid }) => txid));
  return all.filter(({ txid, inputs }) => {
    const isOne = txids.has(txid) || inputs.some((input) => txids.has(input.slice(0, TXID_CHARS)));
    if (isOne) txids.add(txid);
    return isOne;
  });
}

const TXID_CHARS = 64;

type Stated = Spends & Pick<OwnTransaction, 'state'>;

/** Txids that another of our transactions may exclude: it spends one of their coins, or an ancestor's. */
export const disputed = onceFor((all: readonly Stated[]): ReadonlySet<string> => {
  const twice = twiceIn(all.flatMap(({ inputs }) => inputs));
  const certain = settledWithAncestors(all);
  const open = all.filter(({ txid }) => !certain.has(txid));
  const rivals = open.filter(({ inputs }) => inputs.some((input) => twice.has(input)));
  return new Set(withDescendants(open, rivals).map(({ txid }) => txid));
});

/** The ancestors of a settled transaction were mined before it. `all`: oldest first. */
function settledWithAncestors(all: readonly Stated[]): ReadonlySet<string> {
  const certain = new Set<string>();
  for (const { txid, state, inputs } of all.toReversed()) {
    if (state !== 'settled' && !certain.has(txid)) continue;
    certain.add(txid);
    for (const input of inputs) certain.add(input.slice(0, TXID_CHARS));
  }
  return certain;
}

/** True if it was, or perhaps was, signed here: the journal decides, whatever a service lists. */
export function isSignedHere(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
  txid: string,
): boolean {
  const { signings } = context;
  return (
    ownTransactions(context, walletId).some((one) => one.txid === txid) ||
    signings.imports.signed(walletId).some((one) => one.txid === txid) ||
    signings.unfinished(walletId).some(({ state, data }) => readSpending(data[state])?.txid === txid)
  );
}

export function isAwaited({ state }: Pick<OwnTransaction, 'state'>): boolean {
  return isOneOf(state, UNSETTLED);
}

export function listedInputs(
  context: Pick<WalletContext, 'signings'>,
  { id, inputs }: Pick<OwnTransaction, 'id' | 'inputs'>,
): SnapshotEntry[] {
  const read = v.safeParse(asked, context.signings.read(id)?.data.asked);
  return read.success
    ? read.output.snapshot.entries.filter((entry) => inputs.includes(outpointName(entry)))
    : [];
}

/** BIP44's gap limit, which real servers keep too (service-facts 1.3): beyond it another wallet may not look. */
export const GAP = 20;

export function judgeAccount(wallet: WalletRecord): JudgeAccount {
  return {
    fingerprint: wallet.keys.fingerprint,
    network: wallet.keys.network,
    xpubs: { vanilla: wallet.keys.accountXpubVanilla, colored: wallet.keys.accountXpubColored },
    keychains: wallet.keychains,
    highestIndex: knownIndexes(wallet),
    gap: GAP,
    searchLength: wallet.searchLength,
  };
}

/** The gap counts from these. A restored wallet's silent branch may reach as far as its search. */
export function knownIndexes(wallet: WalletRecord): WalletRecord['highestIndex'] {
  const known = (branch: Branch) =>
    isUnlearned(wallet, branch) ? wallet.searchLength - GAP : wallet.highestIndex[branch];
  return { vanilla: known('vanilla'), colored: known('colored') };
}

/** Is on disk when it returns. Called before paths are signed for or shown, so that a restore finds all of ours. */
export function keepSearch(
  { wallets }: Pick<WalletContext, 'wallets'>,
  walletId: string,
  paths: readonly string[],
): void {
  const { searchLength: kept } = wallets.require(walletId);
  const furthest = Math.max(0, ...paths.map((path) => branchAndIndex(path).index));
  if (furthest > kept) wallets.update(walletId, () => ({ searchLength: searchThatFinds(furthest, kept) }));
}

/** A restored phrase may have used indexes elsewhere, on a branch without a report from a service. */
export function isUnlearned({ origin, highestIndex }: WalletRecord, branch: Branch): boolean {
  return origin === 'restored' && highestIndex[branch] < 0;
}

/**
 * Highest indexes from own output paths (m/86'/1'/0'/1/7). Services reveal new indexes at every begin, signed or not,
 * so each proved index counts. Never beyond a restore's search: a service must not lead a wallet out of its own sight.
 */
export function advancedIndexes(
  wallet: WalletRecord,
  ownPaths: readonly string[],
): Pick<WalletRecord, 'highestIndex'> {
  const highest = { ...wallet.highestIndex };
  for (const path of ownPaths) {
    const { branch, index } = branchAndIndex(path);
    highest[branch] = Math.max(highest[branch], Math.min(index, LAST_INDEX));
  }
  return { highestIndex: highest };
}

export function branchAndIndex(path: string): { readonly branch: Branch; readonly index: number } {
  const [, , coin, , , index] = path.split('/');
  return { branch: coin === "827166'" || coin === "827167'" ? 'colored' : 'vanilla', index: Number(index) };
}

/** The first signed slots pin the asset branch's keychain, an address the plain one's. */
export function pinnedKeychains(
  wallet: WalletRecord,
  paths: readonly string[],
): Pick<WalletRecord, 'keychains'> {
  const coins = [827166, 827167].map((coin) => `${String(coin)}'`);
  const used = new Set(
    paths
      .map((path) => path.split('/'))
      .filter(([, , coin]) => coins.includes(coin ?? ''))
      .map((path) => Number(path[4])),
  );
  const [only, ...others] = used;
  const pinned = only !== undefined && others.length === 0 && wallet.keychains.colored.includes(only);
  return { keychains: pinned ? { ...wallet.keychains, colored: [only] } : wallet.keychains };
}

/** Own output paths to learn from, whatever the verdict: in the gap, or without holes for that many slots. */
export function learnablePaths(wallet: WalletRecord, intent: Intent, verdict: Verdict): string[] {
  const known = knownIndexes(wallet);
  const filled = intent.kind === 'createSlots' ? Math.max(GAP, intent.num) : GAP;
  return ownPaths(verdict).filter((path) => {
    const { branch, index } = branchAndIndex(path);
    if (verdict.outcome === 'contradicts' && isUnlearned(wallet, branch)) return false;
    return index <= known[branch] + (branch === 'colored' ? filled : GAP);
  });
}

export function ownPaths(verdict: Verdict): string[] {
  return verdict.outputs.flatMap((line) => (line.path === null ? [] : [line.path]));
}
