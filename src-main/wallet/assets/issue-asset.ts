import { nameText, tickerName, unitOf } from '../../../src-preload/contract/outside.ts';
import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { question } from '../../../src-preload/messages/question.ts';
import { groupUnits, say } from '../../../src-preload/messages/say.ts';
import { markAssets } from './look-alikes.ts';
import { fail } from '../../base/errors.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ApiAsset, WalletApi, Confirmation } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import type { WalletContext } from '../context/context.ts';
import { holdingsOf } from '../book/own-book.ts';
import { listCoins, SHOWN } from '../connection/service-reading.ts';
import { withService } from '../connection/service.ts';
import { mayVanish } from '../receive/own-invoices.ts';
import { pinNames } from '../book/names.ts';
import { doWaiting } from '../pay/waiting.ts';
import { toAssetViews } from './describe.ts';
import { walletOn } from '../questions.ts';
import { failureIn, orOnFailure } from '../failures.ts';

type Issuing = CallInput<'assets.issue'>;
/** rgb-lib adds up the whole supply in a u64. */
const MAX_SUPPLY = 2n ** 64n - 1n;

/** Main asks first; the issue is sent once. Throws NO_FREE_SLOT, INVALID_INPUT, SERVICE_ANSWER for another asset. */
export async function issueAsset(
  context: WalletContext,
  asked: Issuing,
): Promise<CallAnswer<'assets.issue'>> {
  const wallet = context.wallets.require(asked.walletId);
  const supply = supplyOf(asked);
  const holdings = holdingsOf(context, wallet);
  if (!(await context.confirm.ask(askIssue(wallet, asked, supply, holdings)))) return { outcome: 'aborted' };
  return withService(context, wallet.id, async (api) => {
    const { ticker, name, precision } = asked;
    const amounts = asked.amounts.map(BigInt);
    const issue = async () => {
      // The service chooses the slot, so a slot that may vanish rules out the issue.
      const slots = (await listCoins(context, wallet, api, SHOWN).listed).filter(
        ({ colorable, exists }) => colorable && exists,
      );
      // Each transaction is looked at once, however many slots it made.
      const makers = new Map(slots.map((slot) => [slot.txid, slot]));
      if ([...makers.values()].some((slot) => mayVanish(context, wallet, slot)))
        throw fail('NO_FREE_SLOT', { purpose: 'issue' });
      return api.issueAssetNia({ ticker, name, amounts, precision }).catch((error: unknown) => {
        throw explain(error);
      });
    };
    // Any other failure leaves it unknown whether the asset was issued.
    const isUndone = (error: unknown) => failureIn(error, 'NO_FREE_SLOT') !== null;
    const asset = await doWaiting(context, { act: 'issue', asked }, issue, isUndone);
    refuseOther(api, asked, supply, asset);
    context.wallets.require(wallet.id);
    pinNames(context, wallet.id, [asset]);
    holdings.keepAsset(asset);
    const read = api.listTransfers(asset.assetId).then((transfers) => {
      holdings.keepTransfers(asset.assetId, transfers, context.clock.nowMs());
    });
    await orOnFailure(read, null);
    context.tell('wallet.changed', { walletId: wallet.id });
    const views = await toAssetViews(context, wallet.id, holdings.assets().assets);
    const view = views.find(({ assetId }) => assetId === asset.assetId);
    if (view === undefined) throw new Error('an issued asset was not kept');
    return { outcome: 'issued', asset: view };
  });
}

function supplyOf({ amounts }: Issuing): bigint {
  if (amounts.some((amount) => amount === '0'))
    throw fail('INVALID_INPUT', { path: 'amounts', problem: 'an amount of nothing' });
  const supply = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (supply > MAX_SUPPLY)
    throw fail('INVALID_INPUT', { path: 'amounts', problem: 'more than 2^64 - 1 in all' });
  return supply;
}

function explain(error: unknown): unknown {
  const meaning = failureIn(error, 'SERVICE_ERROR')?.facts.meaning;
  // rgb-lib names the missing bitcoin for a new slot instead of the slot.
  const isShort = meaning === 'slotsMissing' || meaning === 'notEnoughBitcoin';
  return isShort ? fail('NO_FREE_SLOT', { purpose: 'issue' }) : error;
}

/** An issue can't be undone, so the difference is reported and the asset never shown as the one asked for. */
function refuseOther({ host }: WalletApi, asked: Issuing, supply: bigint, got: ApiAsset): void {
  const differs =
    (got.ticker !== asked.ticker && 'ticker') ||
    (got.name !== asked.name && 'name') ||
    (got.precision !== asked.precision && 'precision') ||
    (got.issuedSupply !== supply && 'supply');
  if (differs === false) return;
  const detail = `another ${differs} than was asked for: refresh to see what was issued`;
  throw fail('SERVICE_ANSWER', { host, endpoint: '/wallet/issueassetnia', problem: 'shape', detail });
}

function askIssue(
  wallet: WalletRecord,
  { ticker, name, precision }: Issuing,
  supply: bigint,
  holdings: WalletHoldings,
): Confirmation {
  const planned = { assetId: '', ticker, name, details: null };
  const marks = markAssets([...holdings.assets().assets, planned]).get('');
  const about = { message: walletOn(wallet), confirmLabel: say('home-assets-issue') };
  return question('question-issue', { ...about, ticker: tickerName(ticker) }, [
    say('question-issue.supply', {
      amount: groupUnits(supply, precision),
      unit: unitOf(ticker),
      name: nameText(name),
      decimals: precision,
      units: supply.toString(),
    }),
    (marks?.sameTicker.length ?? 0) > 0 && say('mark-same-ticker'),
    (marks?.looksLike.length ?? 0) > 0 && say('mark-looks-like'),
    say('question-issue.final'),
  ]);
}
