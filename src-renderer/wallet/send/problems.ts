import type { AssetView, WalletView } from '../../../src-preload/contract/index.ts';
import { amountProblem, units } from '../../text/index.ts';
import { refusedInvoiceText } from './invoice-words.ts';
import { leaving } from './leaving.ts';
import type { RecipientForm } from './recipient.svelte.ts';
import type { SendForm } from './send.svelte.ts';
import { say } from '../../../src-preload/messages/say.ts';

export interface Problem {
  readonly at: 'whole' | 'asset' | 'amount' | 'sats';
  readonly text: string;
  /** Something isn't filled in yet, which is no mistake. */
  readonly missing?: boolean;
  /** The invoice has expired, so nothing that is filled in makes it payable. */
  readonly isOver?: boolean;
}

type Find = (assetId: string) => AssetView | undefined;

/** Neither rgb-lib nor main begins a transfer for an invoice that expires within a minute. */
const SOON_MS = 60_000;

/** The first place of each recipient id, from 1, to find those named twice. */
export function firstPlaces(all: readonly RecipientForm[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  all.forEach(({ read: { recipientId } }, at) => {
    if (!places.has(recipientId)) places.set(recipientId, at + 1);
  });
  return places;
}

export function problemsOf(
  one: RecipientForm,
  place: number,
  first: ReadonlyMap<string, number>,
  { find, nowMs }: { readonly find: Find; readonly nowMs: number },
): Problem[] {
  const { read, assetId } = one;
  const asset = assetId === null ? undefined : find(assetId);
  const problems: Problem[] = [];
  const leftMs = read.expiresAtMs === null ? null : read.expiresAtMs - nowMs;
  // A countdown that ran out here is newer than what main read.
  const ended =
    leftMs !== null && leftMs <= 0 ? 'expired' : leftMs !== null && leftMs < SOON_MS ? 'expiresSoon' : null;
  const refusal = ended ?? read.refusal;
  if (refusal !== null)
    problems.push({
      at: 'whole',
      text: refusedInvoiceText(refusal, read, nowMs),
      isOver: refusal === 'expired',
    });

  const before = first.get(read.recipientId) ?? place;
  if (before < place && refusal !== 'repeated')
    problems.push({ at: 'whole', text: say('send-problem-same', { number: String(before) }) });

  if (assetId === null)
    problems.push({ at: 'asset', text: say('send-problem', { what: 'choose' }), missing: true });
  else if (asset === undefined)
    problems.push({ at: 'asset', text: say('send-problem', { what: 'unlisted' }) });

  const typed = one.typedAmount(asset);
  if (read.amount === null && asset !== undefined) {
    if (typed === null)
      problems.push({ at: 'amount', text: say('send-problem', { what: 'amount' }), missing: true });
    else if (!typed.ok) problems.push({ at: 'amount', text: amountProblem(typed.problem, asset.precision) });
    else if (typed.amount === 0n)
      problems.push({ at: 'amount', text: say('send-problem', { what: 'amount' }) });
  }
  const amount = one.amount(asset);
  const spendable = asset?.balance?.spendable;
  if (asset !== undefined && amount !== null && spendable !== undefined && amount > BigInt(spendable))
    problems.push({ at: 'amount', text: say('send-problem-too-much', { amount: units(spendable, asset) }) });
  if (read.kind === 'witness' && one.witnessSats === null)
    problems.push({ at: 'sats', text: say('send-problem', { what: 'sats' }), missing: true });
  return problems;
}

/** How much of an asset is left for this recipient once all others have theirs. Null if not known. */
export function restFor(one: RecipientForm, all: readonly RecipientForm[], asset: AssetView): bigint | null {
  const told = asset.balance?.spendable;
  if (told === undefined) return null;
  const others = leaving(
    all.filter((other) => other !== one),
    (assetId) => (assetId === asset.assetId ? asset : undefined),
  );
  const rest = BigInt(told) - (others.find(({ assetId }) => assetId === asset.assetId)?.amount ?? 0n);
  return rest > 0n ? rest : 0n;
}

type Can = WalletView['can'];

/** Why the service can't broadcast a send as chosen; null if it can. */
export function broadcastOff({ broadcast }: Can, donation: boolean): string | null {
  if (donation) return broadcast === 'waits' ? say('send-service', { what: 'waits' }) : null;
  return broadcast === 'unsaid' ? say('send-service', { what: 'unsaid' }) : null;
}

/** Why the service can't do this send; main checks the same. Null: it can. */
export function serviceOff(
  can: Can,
  form: Pick<SendForm, 'recipients' | 'donation' | 'minConfirmations'>,
): string | null {
  const { recipients, donation, minConfirmations } = form;
  if (recipients.length > 1 && !can.manyRecipients) return say('send-service', { what: 'one' });
  if (recipients.some(({ read }) => read.kind === 'witness') && !can.witnessRecipients)
    return say('send-service', { what: 'slots' });
  const inBatch = recipients.length > 1 && recipients.some(({ read }) => read.kind === 'witness');
  if (inBatch && !can.witnessInBatch) return say('send-service', { what: 'alone' });
  if (broadcastOff(can, donation) !== null) return broadcastOff(can, donation);
  if (can.minConfirmations !== null && minConfirmations !== can.minConfirmations)
    return say('send-service-depth', { count: can.minConfirmations });
  return null;
}
