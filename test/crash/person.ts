import type { CallInput, Result, Review } from '../../src-preload/contract/index.ts';
import type { App, Service } from './processes.ts';

/** What a person wants, and does until it is so: once, whatever ends in between. */

export type Goal =
  | { readonly kind: 'slots'; readonly walletId: string; readonly asked: CallInput<'signing.beginSlots'> }
  | { readonly kind: 'send'; readonly walletId: string; readonly asked: CallInput<'signing.beginSend'> };

const MINUTE_MS = 60_000;
/** Between two looks; after three of them ten minutes have gone by (security.md, F05). */
const LOOK_EVERY_MS = 4 * MINUTE_MS;
const MOST_ROUNDS = 20;

/** Prepares, reviews, signs and hands over, until the program ends or all is done. */
export async function tryIt(app: App, goal: Goal): Promise<void> {
  await approve(app, await begin(app, goal));
}

/**
 * After a start anew: looks at what is unfinished and does what is offered, as often as it takes. What was never begun
 * is begun once more. Answers whether everything is closed.
 */
export async function settleIt(app: App, service: Service, goal: Goal): Promise<boolean> {
  const { walletId } = goal;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { flows } = await app.get('signing.unfinished', { walletId });
    const [flow] = flows;
    if (flow === undefined) {
      if (await isReached(app, service, goal)) return true;
      await tryIt(app, goal);
      continue;
    }
    const { flowId } = flow;
    if (flow.can.resume) await approve(app, await app.ask('signing.resume', { flowId }));
    else if (flow.can.handOver.when === 'now') await app.ask('signing.handOver', { flowId });
    else if (flow.state === 'noAnswer' || flow.state === 'refused') {
      await app.ask('signing.look', { flowId });
      await app.tell({ do: 'shift', ms: LOOK_EVERY_MS });
      await service.ask({ do: 'shift', ms: LOOK_EVERY_MS });
    } else {
      await service.ask({ do: 'mine' });
      await app.ask('wallet.refresh', { walletId });
    }
  }
  return false;
}

function begin(app: App, goal: Goal): Promise<Result<Review> | null> {
  return goal.kind === 'slots'
    ? app.ask('signing.beginSlots', goal.asked)
    : app.ask('signing.beginSend', goal.asked);
}

/** Approves the review, if there is one. */
export async function approve(app: App, begun: Result<Review> | null): Promise<void> {
  if (begun?.ok !== true) return;
  const { flowId, digest } = begun.value;
  await app.ask('signing.approve', { flowId, digest, acceptNotProved: false });
}

/** By what a person sees: the slots that are there, or the send among the transfers. */
async function isReached(app: App, service: Service, goal: Goal): Promise<boolean> {
  await service.ask({ do: 'mine' });
  await app.ask('wallet.refresh', { walletId: goal.walletId });
  if (goal.kind === 'slots') {
    const { slots } = await app.get('wallet.overview', { walletId: goal.walletId });
    return (slots?.free ?? 0) >= goal.asked.num;
  }
  const filter = { assetId: null, states: [], direction: 'out' as const, text: '' };
  const page = await app.get('transfers.page', { walletId: goal.walletId, filter, offset: 0, limit: 10 });
  return page.rows.some(({ statusName }) => statusName === 'settled');
}
