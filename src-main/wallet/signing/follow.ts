import { WalletError } from '../../domain/errors.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import { AWAITED, isOneOf, UNANSWERED } from '../../domain/signing/states.ts';
import type { ApiTransfer, WalletApi } from '../../ports.ts';
import type { WalletContext } from '../context.ts';
import { assetsAsked } from './recipients.ts';
import { readIntent, readUnanswered } from '../book/journal-schema.ts';
import { settleByTransfers, settleByUnspents } from './settle.ts';

type Journaled = Pick<WalletContext, 'signings'>;

/** The lists that may tell of what was handed over and is awaited: the unspents, and the transfers of each such send. */
export async function settleByLists(
  context: Journaled,
  api: WalletApi,
  walletId: string,
  entries: Snapshot['entries'],
): Promise<void> {
  const awaited = context.signings.handedOver(walletId, AWAITED);
  const balance = awaited.some(({ kind }) => kind !== 'send') ? await api.btcBalance() : null;
  settleByUnspents(context, walletId, entries, balance);
  for (const assetId of assetsOfSends(context, walletId))
    settleByTransfers(context, walletId, await transfersOf(api, assetId));
}

/**
 * After the service looked at the chain and its lists were read. What it still tells nothing of was looked for once
 * more: after some time of that the same bytes may be handed over again (security.md, F05).
 */
export async function followFlows(
  context: Pick<WalletContext, 'signings' | 'clock'>,
  api: WalletApi,
  walletId: string,
): Promise<void> {
  if (context.signings.handedOver(walletId, AWAITED).length === 0) return;
  const lookedAtMs = context.clock.nowMs();
  const before = new Set(unansweredOnes(context, walletId).map(({ id }) => id));
  await settleByLists(context, api, walletId, await api.listUnspents());
  for (const flow of unansweredOnes(context, walletId)) {
    if (!before.has(flow.id)) continue;
    const known = readUnanswered(flow);
    const looks = known.looks + 1;
    // Every minute for as long as it takes would fill the journal; nothing depends on more.
    if (looks > MOST_LOOKS) continue;
    context.signings.advance(flow.id, flow.state, flow.state, { ...known, looks, lookedAtMs });
  }
}

const MOST_LOOKS = 100;

function unansweredOnes({ signings }: Journaled, walletId: string) {
  return signings.unfinished(walletId).filter(({ state }) => isOneOf(state, UNANSWERED));
}

/** One asset of each send that is awaited: its transfers tell what became of all of it. */
function assetsOfSends({ signings }: Journaled, walletId: string): Set<string> {
  const awaited = signings.unfinished(walletId).filter(({ state }) => isOneOf(state, AWAITED));
  return new Set(
    awaited.flatMap((flow) => {
      const intent = readIntent(flow);
      return intent === null ? [] : assetsAsked(intent).slice(0, 1);
    }),
  );
}

/** A service may say of an asset that all went away of that it knows none such: then it tells of no transfer. */
async function transfersOf(api: WalletApi, assetId: string): Promise<readonly ApiTransfer[]> {
  try {
    return await api.listTransfers(assetId);
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'SERVICE_ERROR') throw error;
    if (error.failure.facts.name !== 'AssetNotFound') throw error;
    return [];
  }
}
