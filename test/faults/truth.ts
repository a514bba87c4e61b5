import { recorded, stateOf, txidOf } from '../crash/findings.ts';
import type { Ledger } from '../support/practice-ledger.ts';
import { CLOSED, isOneOf } from '../../src-main/records/signing.ts';
import type { Call, CallInput, CallOutput, InProgressFlow } from '../../src-preload/contract/index.ts';

const MINUTE_MS = 60_000;
/** Between two looks: three of them take more than ten minutes (security.md, F05). */
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
   * The service's books, read in the process that owns them: a second process that opens and closes their file would
   * drop the locks of its first read (fcntl), and might read a log that was replaced meanwhile.
   */
  readonly ledger: () => Promise<Ledger>;
}

/**
 * Does what a person would with open flows, by the app's offers, until none is left; false: some stay. `drops`:
 * whether the person discards flows that may be discarded, or follows them. By default unsigned flows are discarded.
 * `resumes`: how the person continues unsigned flows.
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
 * Compares journal and screens with the service's own ledger: settled here and happened there must be the same
 * transactions, and screens show what exists. `besides` happened too: the ledger has neither payments nor lost data.
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
