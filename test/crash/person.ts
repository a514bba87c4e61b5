import type { CallInput, Result, Review } from '../../src-preload/contract/index.ts';
import { bringToItsEnd } from '../faults/truth.ts';
import type { App, Service } from './processes.ts';

/** A person's goal, to be reached once, whatever ends meanwhile. */

export type Goal =
  | { readonly kind: 'slots'; readonly walletId: string; readonly asked: CallInput<'signing.beginSlots'> }
  | { readonly kind: 'send'; readonly walletId: string; readonly asked: CallInput<'signing.beginSend'> }
  | Raise;

/** Raises a waiting payment's fee. `race`: after the new start a block comes first, with the node's transaction. */
interface Raise {
  readonly kind: 'raise' | 'race';
  readonly walletId: string;
  readonly asked: CallInput<'signing.beginReplacement'>;
}

const MOST_ROUNDS = 20;

/** Prepares, reviews, signs and submits, until the program ends or all is done. */
export async function tryIt(app: App, goal: Goal): Promise<void> {
  await approve(app, await begin(app, goal));
}

/**
 * After a new start: does what the app offers for open flows, as often as needed. Begins a goal again that was never
 * begun. Returns whether everything is closed.
 */
export async function settleIt(app: App, service: Service, goal: Goal): Promise<boolean> {
  if (goal.kind === 'raise' || goal.kind === 'race') return settleRaise(app, service, goal);
  const { walletId } = goal;
  const { ask, get } = app;
  const mine = () => service.ask({ do: 'mine' });
  const pass = async (ms: number): Promise<void> => {
    await app.tell({ do: 'shift', ms });
    await service.ask({ do: 'shift', ms });
  };
  const resumes = async (flowId: string) => approve(app, await ask('signing.resume', { flowId }));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!(await bringToItsEnd({ ask, get, walletId, pass, mine }, () => false, resumes))) return false;
    if (await isReached(app, service, goal)) return true;
    await tryIt(app, goal);
  }
  return false;
}

/** A block comes after each act, and six at the end: then the winner of the two is final. */
async function settleRaise(app: App, service: Service, { kind, walletId }: Raise): Promise<boolean> {
  const pass = async (): Promise<void> => {
    await service.ask({ do: 'mine' });
    await app.ask('wallet.refresh', { walletId });
    await app.ask('chain.follow', { walletId });
  };
  if (kind === 'race') await pass();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { flows } = await app.get('signing.unfinished', { walletId });
    const raise = flows.find((flow) => flow.kind === 'replacement');
    if (raise === undefined && flows.length === 0) return true;
    const flowId = raise?.flowId ?? '';
    if (raise?.can.resume === true) {
      const begun = await app.ask('signing.resume', { flowId });
      // The original was mined meanwhile.
      if (begun?.ok === false) await app.ask('signing.cancel', { flowId });
      else await approve(app, begun);
    } else if (raise?.can.handOver.when === 'now') await app.ask('signing.handOver', { flowId });
    await pass();
  }
  return false;
}

function begin(app: App, goal: Goal): Promise<Result<Review> | null> {
  switch (goal.kind) {
    case 'slots':
      return app.ask('signing.beginSlots', goal.asked);
    case 'send':
      return app.ask('signing.beginSend', goal.asked);
    case 'raise':
    case 'race':
      return app.ask('signing.beginReplacement', goal.asked);
  }
}

/** Approves the review, if there is one. */
export async function approve(app: App, begun: Result<Review> | null): Promise<void> {
  if (begun?.ok !== true) return;
  const { flowId, digest } = begun.value;
  await app.ask('signing.approve', { flowId, digest, acceptNotProved: false });
}

/** By a person's view: the slots, or the send among the transfers. */
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
