import { WalletError } from '../../domain/errors.ts';
import { asWeb } from '../../domain/rgb/endpoint.ts';
import { NO_CHAIN } from '../../domain/rgb/history/chain-facts.ts';
import type { HistoryCode } from '../../domain/rgb/history/history-refusal.ts';
import { recipientName } from '../../domain/rgb/recipient-name.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { KeptInvoice, WalletHoldings } from '../../ports/index.ts';
import { askedOf } from '../book/history-ask.ts';
import { keepFound } from '../book/kept-verifications.ts';
import { holdingsOf } from '../book/own-book.ts';
import { atMost } from '../connection/service-reading.ts';
import type { WalletContext } from '../context/context.ts';

const AT_ONCE = 4;
/** Of these the file was read by rgb-lib, or never is. */
const READ: readonly string[] = ['waitingConfirmations', 'settled', 'failed'];

interface Refused {
  readonly code: HistoryCode;
  readonly host: string;
}

/** What is to be left alone, and what then writes of it to the transfers that are listed. */
interface LeftAlone {
  readonly leaveArrivals: boolean;
  readonly tell: () => void;
}

/**
 * Before the own service looks at what arrived: one wrong count in a file makes rgb-lib end its process, at each look, and
 * whoever has an invoice can leave such a file. So each is read by Ochre first. While one that breaks a rule lies there,
 * rgb-lib reads none of them: it can neither be told to leave one, nor fail one unread. The rest of a refresh goes on.
 */
export async function findRefused(context: WalletContext, wallet: WalletRecord): Promise<LeftAlone> {
  if (wallet.connection.kind !== 'own') return { leaveArrivals: false, tell: () => undefined };
  const kept = holdingsOf(context, wallet);
  const open = kept.invoices().filter(({ told }) => !READ.includes(told?.statusName ?? ''));
  const found = await atMost(AT_ONCE, open, async (invoice) => {
    for (const endpoint of invoice.endpoints.map(asWeb)) {
      const refused = await refusalAt(context, wallet, invoice, endpoint);
      if (refused !== null) return [[recipientName(invoice.recipientId), refused] as const];
    }
    return [];
  });
  const aside = new Map(found.flat());
  return {
    leaveArrivals: aside.size > 0,
    tell: () => {
      if (aside.size > 0) tellRefused(context, kept, aside);
    },
  };
}

function tellRefused(
  { clock }: Pick<WalletContext, 'clock'>,
  kept: WalletHoldings,
  aside: ReadonlyMap<string, Refused>,
): void {
  const atMs = clock.nowMs();
  const everything = { assetId: null, states: [], direction: null, text: '' };
  for (const transfer of kept.pageTransfers(everything, { offset: 0, limit: LISTED, nowMs: atMs }).rows) {
    const refused = aside.get(recipientName(transfer.recipientId ?? ''));
    if (refused === undefined) continue;
    const found = { ...NOTHING_ELSE, ...refused, outcome: 'refused', atMs } as const;
    keepFound(kept, transfer, { found, block: null, tipHeight: null });
  }
}

/** The newest so many. */
const LISTED = 500;
const NOTHING_ELSE = { asset: null, toldOtherwise: null, given: null, transactions: 0, unshown: 0 };

/** By which rule what lies there is refused. Null: by none, or nothing lies there. */
async function refusalAt(
  context: WalletContext,
  { keys }: WalletRecord,
  { recipientId }: Pick<KeptInvoice, 'recipientId'>,
  endpoint: string,
): Promise<Refused | null> {
  try {
    const proxy = context.openRgbProxy({ endpoint, way: { proxy: null, pin: null } });
    const left = await proxy.consignment(recipientId);
    if (left === null) return null;
    const ask = askedOf(keys.network, { recipientId, ...left });
    const verdict = await context.judging.validateHistory(left.file, ask, NO_CHAIN);
    return verdict.outcome === 'refused' ? { code: verdict.code, host: proxy.host } : null;
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { failure } = error;
    // A file that is larger than any may be. What else went wrong on the way, rgb-lib meets as well.
    const isTooLarge = failure.code === 'SERVICE_ANSWER' && failure.facts.problem === 'tooLarge';
    return isTooLarge ? { code: 'TOO_LARGE', host: failure.facts.host } : null;
  }
}
