import { recorded, stateOf, txidOf } from '../crash/findings.ts';
import type { Ledger } from '../support/practice-ledger.ts';
import { CLOSED, isOneOf } from '../../src-main/records/signing.ts';
import type { Call, CallInput, CallOutput, InProgressFlow } from '../../src-preload/contract/index.ts';

const MINUTE_MS = 60_000;
/** Between two looks; after three of them ten minutes have gone by (security.md, F05). */
const LOOK_EVERY_MS = 4 * MINUTE_MS;
const MOST_ROUNDS = 20;

/** A wallet that can be asked, and the books of both sides. */
export interface Sides {
  readonly walletId: string;
  /** Folders of the wallet's data and of the service's. */
  readonly folders: { readonly app: string; readonly service: string };
  readonly ask: <N extends Call>(name: N, input: CallInput<N>) => Promise<unknown>;
  /** The value of a call that must succeed. */
  readonly get: <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** Both clocks, the wallet's and the service's. */
  readonly pass: (ms: number) => void | Promise<void>;
  readonly mine: () => Promise<unknown>;
  /**
   * The service's books, read in the process that holds them: a second one that opens and closes their file drops the
   * locks of its first look (fcntl), and may go on reading a log that was replaced meanwhile.
   */
  readonly ledger: () => Promise<Ledger>;
}

/**
 * Does what a person does to what is unfinished, from what is offered, until nothing of it is left; false: it never is.
 * `drops`: whether they give up what may be given up, or else follow it. By default they give up what was not signed.
 * `resumes`: how they go on with what was not signed.
 */
export async function bringToItsEnd(
  { ask, get, walletId, pass, mine }: Pick<Sides, 'ask' | 'get' | 'walletId' | 'pass' | 'mine'>,
  drops: (flow: InProgressFlow, handedOver: number) => boolean = ({ state, can }) =>
    state !== 'refused' || can.handOver.when === 'never',
  resumes?: (flowId: string) => Promise<unknown>,
): Promise<boolean> {
  let handedOver = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [flow] = (await get('signing.unfinished', { walletId })).flows;
    if (flow === undefined) return true;
    const { flowId, can, state } = flow;
    if (can.drop && drops(flow, handedOver)) await ask('signing.cancel', { flowId });
    else if (can.resume && resumes !== undefined) await resumes(flowId);
    else if (can.handOver.when === 'now') {
      await ask('signing.handOver', { flowId });
      handedOver += 1;
    } else if (state === 'noAnswer' || state === 'refused') {
      await ask('signing.look', { flowId });
      await pass(LOOK_EVERY_MS);
    } else {
      await mine();
      await ask('wallet.refresh', { walletId });
    }
  }
  return false;
}

/**
 * What the wallet's journal and screens say beside what the service's own ledger holds: each transaction that happened
 * is settled here, each that is settled here happened, and what is shown is what is there. `besides` happened, too: the
 * ledger has neither payments nor what a service lost.
 */
export async function compareWithLedger(sides: Sides, besides: readonly string[] = []): Promise<string[]> {
  const { folders, walletId, get, mine } = sides;
  await mine();
  await get('wallet.refresh', { walletId });
  const ledger = await sides.ledger();
  const happened = new Set([
    ...ledger.slots.map(({ txid }) => txid),
    ...ledger.sends.filter(({ isOnChain }) => isOnChain).map(({ txid }) => txid),
    ...besides,
  ]);
  const flows = recorded(folders.app, []).map((flow) => ({
    ...flow,
    state: stateOf(flow),
    txid: txidOf(flow),
  }));
  const settled = new Set(flows.flatMap(({ state, txid }) => (state === 'settled' ? [txid] : [])));
  const found = [
    ...[...happened].filter((txid) => !settled.has(txid)).map((txid) => `${txid} is in the ledger alone`),
    ...[...settled].filter((txid) => !happened.has(txid)).map((txid) => `${txid} is in the journal alone`),
    ...flows.filter(({ state }) => !isOneOf(state, CLOSED)).map(({ id, state }) => `${id} is still ${state}`),
  ];
  const rows = await sendsShown(sides);
  const shown = new Set(
    rows.flatMap(({ statusName, txid }) => (statusName === 'settled' && txid !== null ? [txid] : [])),
  );
  for (const { txid, isOnChain } of ledger.sends)
    if (isOnChain !== shown.has(txid))
      found.push(`${txid} is shown as ${isOnChain ? 'not settled' : 'settled'}`);
  return found;
}

const PAGE = 500;

/** Every send among the transfers, as a screen pages through them. */
async function sendsShown({ get, walletId }: Sides): Promise<CallOutput<'transfers.page'>['rows']> {
  const filter = { assetId: null, states: [], direction: 'out' as const, text: '' };
  const rows: CallOutput<'transfers.page'>['rows'] = [];
  for (;;) {
    const page = await get('transfers.page', { walletId, filter, offset: rows.length, limit: PAGE });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}
