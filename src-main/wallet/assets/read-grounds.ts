import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import type { Book } from '../../verify/index.ts';
import { fail } from '../../base/errors.ts';
import { totalOfAsset } from '../../base/groups.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { KeptTransfer, KeptVerification } from '../../ports/index.ts';
import { holdingsOf, newestTransfers, settledBook } from '../book/own-book.ts';
import type { UseCaseNow } from '../context/context.ts';
import { verificationsOf } from '../book/kept-verifications.ts';

type Grounds = CallAnswer<'assets.grounds'>;
type Missing = Grounds['missing'][number];

/** As many as background-verify.ts verifies. */
const MOST_LOOKED_AT = 300;
const MOST_SHOWN = 20;
const ARRIVED = ['confirming', 'settled'] as const;

export const readGrounds: UseCaseNow<'assets.grounds'> = (context, { walletId, assetId }) => {
  const wallet = context.wallets.require(walletId);
  const kept = holdingsOf(context, wallet);
  const asset = kept.asset(assetId);
  if (asset === null) throw fail('ASSET_UNKNOWN', { assetId });
  const book = context.signings.book(walletId, []);
  const own = amountsIn(book, assetId);
  const settled = asset.balance?.settled ?? null;
  const { balance, listed } = asset;
  // An incoming amount counts as reported. An asset that left the list has no balance.
  const reported =
    balance === null ? null : balance.settled > balance.future ? balance.settled : balance.future;
  const proved = totalOfAsset(settledBook(book).allocations, assetId);
  const onTrust = settled === null ? null : above(settled, own.history + own.signed);
  const nowMs = context.clock.nowMs();
  const rows = newestTransfers(kept, { assetId, states: ARRIVED }, MOST_LOOKED_AT, nowMs);
  const known = verificationsOf(kept, rows);
  const verified = [...known.values()].filter(({ found }) => found.outcome === 'proved');
  const missing = rows.flatMap((row): Missing[] => {
    const why = whyNot(row, known.get(row.key));
    const isMoot = directionOf(row.kindName) === 'out' ? own.signed === 0n : onTrust === 0n;
    return why === null || (isMoot && why !== 'refused') ? [] : [toMissing(row, why)];
  });
  const blocks = verified.map(({ block }) => block?.height ?? 0);
  return {
    genesis: book.assets.some((one) => one.assetId === assetId && one.ground === 'history'),
    verified: { transfers: verified.length, block: blocks.length === 0 ? null : Math.max(...blocks) },
    onTrust: onTrust === null ? null : String(onTrust),
    unreported: String(reported === null && listed ? 0n : above(proved, reported ?? 0n)),
    hasServer: wallet.chainSource !== null,
    missing: missing.slice(0, MOST_SHOWN),
    missingCount: missing.length,
  };
};

/** The outputs of a transaction count once it has settled: until then the service lists the spent coins. */
function amountsIn(
  { outputs, allocations, reserved }: Omit<Book, 'invoices'>,
  assetId: string,
): { readonly history: bigint; readonly signed: bigint } {
  const there = new Set(outputs.map(outpointName));
  const awaited = new Set(reserved.flatMap(({ makes }) => makes));
  const amounts = { history: 0n, signed: 0n };
  for (const one of allocations) {
    const name = outpointName(one);
    if (one.assetId !== assetId || !there.has(name) || awaited.has(name)) continue;
    amounts[one.ground === 'history' ? 'history' : 'signed'] += one.amount;
  }
  return amounts;
}

/** Why a transfer isn't proved; null: it is, or needs no proof. An issue is verified with the first transfer of it. */
function whyNot(
  { kindName }: KeptTransfer,
  verification: KeptVerification | undefined,
): Missing['why'] | null {
  const direction = directionOf(kindName);
  if (direction === 'none') return kindName === 'issuance' || kindName === 'inflation' ? 'issued' : null;
  if (verification === undefined) return 'notAsked';
  const { outcome } = verification.found;
  if (outcome !== 'proved') return outcome;
  return kindName === 'receiveBlind' ? 'blinded' : null;
}

function toMissing({ key, kindName, amount, createdAtMs }: KeptTransfer, why: Missing['why']): Missing {
  const units = amount === null ? null : String(amount);
  return { key, direction: directionOf(kindName), amount: units, atMs: createdAtMs, why };
}

function above(amount: bigint, known: bigint): bigint {
  return amount > known ? amount - known : 0n;
}
