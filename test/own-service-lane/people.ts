import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Review, InProgressFlow } from '../../src-preload/contract/signing.ts';
import { must, type Stage } from '../regtest/flows/flow.ts';
import { RpcError } from '../regtest/node/rpc.ts';
import { get, Refused } from '../regtest/wallet/host.ts';
import { approve } from '../regtest/wallet/person.ts';
import { settledOf, type Alone, type Kills } from './kills.ts';

/** People's acts while rgb-lib may end. */
export interface Hands extends Heard {
  readonly kills: Kills;
}

/** Counts the app's failures. */
export interface Heard {
  /** By the failure's code. */
  readonly heard: Map<string, number>;
}

/** One wish of a person that may happen once: the ids of all transactions ever signed for it. */
export type Intent = Set<string>;

const TRIES = 6;
const LOOKS = 3;
const SIGNAL_MS = 50;

/** Runs the act while rgb-lib ends, and repeats it if it failed for that. */
export async function again<T>(hands: Hands, one: Alone, name: string, act: () => Promise<T>): Promise<T> {
  let tried = await hands.kills.during(one, name, act);
  for (let tries = 1; tried.status === 'rejected'; tries += 1) {
    hear(hands, name, tried.reason);
    if (tries === TRIES) throw tried.reason;
    tried = await settledOf(act());
  }
  return tried.value;
}

/** Reviews and signs until one flow is submitted; rgb-lib ends on the way. */
export async function carryOut(hands: Hands, one: Alone, name: string, begin: () => Promise<Review>) {
  const intent: Intent = new Set();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const review = await again(hands, one, `begin ${name}`, async () => {
      // A person continues no flow of an earlier try.
      for (const flow of await unfinished(one)) if (flow.state === 'notSigned') await drop(one, flow);
      return begin();
    });
    must(
      ['proved', 'onTrust'].includes(review.outcome),
      `${name} is ${review.outcome} (${review.code ?? ''})`,
    );
    const approved = await hands.kills.during(one, `end ${name}`, () => approve(one, review));
    if (approved.status === 'fulfilled') {
      must('txid' in approved.value, `${name} was ${approved.value.outcome}`);
      return intent.add(approved.value.txid);
    }
    hear(hands, `end ${name}`, approved.reason);
    if (await finish(hands, one, review.flowId, intent)) return intent;
  }
  throw new Error(`${name} came to no end`);
}

/** Brings a flow to its end by the app's offers. Returns whether it was carried out. */
export async function finish(hands: Heard, one: Alone, flowId: string, intent: Intent): Promise<boolean> {
  const { signing } = one.host.bridge;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const flow = (await unfinished(one)).find((listed) => listed.flowId === flowId);
    if (flow === undefined) return intent.size > 0;
    if (flow.txid !== null) intent.add(flow.txid);
    // A look found the transaction at the service, which had it from the first submit on.
    if (flow.state === 'handedOver' || flow.state === 'seen') return true;
    if (flow.can.handOver.when === 'now') {
      const handed = await settledOf(get(signing.handOver({ flowId })));
      if (handed.status === 'fulfilled') return true;
      hear(hands, 'hand over', handed.reason);
    } else if (flow.can.look) {
      const became = await lookLater(hands, one, flowId);
      if (became !== 'open') return became === 'settled';
    } else {
      await drop(one, flow);
      return false;
    }
  }
  throw new Error(`a flow stays open: ${JSON.stringify(await unfinished(one))}`);
}

/** Looks and submits once more, as after waiting as long as the app asks. */
async function lookLater(hands: Heard, one: Alone, flowId: string) {
  await setClock(one, 'SIGWINCH');
  try {
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const looked = await settledOf(get(one.host.bridge.signing.look({ flowId })));
      if (looked.status === 'rejected') hear(hands, 'look', looked.reason);
      else if (looked.value.became !== 'open') return looked.value.became;
    }
    const flow = (await unfinished(one)).find((listed) => listed.flowId === flowId);
    if (flow?.can.handOver.when !== 'now') return 'open' as const;
    const handed = await settledOf(get(one.host.bridge.signing.handOver({ flowId })));
    if (handed.status === 'fulfilled') return 'settled' as const;
    hear(hands, 'hand over', handed.reason);
    return 'open' as const;
  } finally {
    await setClock(one, 'SIGURG');
  }
}

/** Sends clock-ahead.mjs a signal, which takes effect some time later. */
async function setClock(one: Alone, signal: 'SIGWINCH' | 'SIGURG'): Promise<void> {
  process.kill(one.pid, signal);
  await pause(SIGNAL_MS);
}

const inChain = v.object({ confirmations: v.optional(v.bigint()) });

/** How many of an intent's transactions the node knows; `isMined`: only those in a block. */
export async function onChain(
  { world }: Pick<Stage, 'world'>,
  intent: ReadonlySet<string>,
  isMined = false,
): Promise<number> {
  let known = 0;
  for (const txid of intent) {
    const found = await world.node.rpc.ask(inChain, 'getrawtransaction', txid, 1).catch((error: unknown) => {
      if (!(error instanceof RpcError)) throw error;
      return null;
    });
    if (found !== null && (!isMined || (found.confirmations ?? 0n) > 0n)) known += 1;
  }
  return known;
}

export async function unfinished({ host, walletId }: Alone): Promise<readonly InProgressFlow[]> {
  const { flows } = await get(host.bridge.signing.unfinished({ walletId }));
  return flows;
}

async function drop(one: Alone, { flowId }: InProgressFlow): Promise<void> {
  const { outcome } = await get(one.host.bridge.signing.cancel({ flowId }));
  must(outcome === 'dropped', `dropping a flow: ${outcome}`);
}

/** An error that is no answer of the app is a fault of the lane. */
export function hear({ heard }: Heard, name: string, error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  const said = `${name}: ${error.failure.code}`;
  heard.set(said, (heard.get(said) ?? 0) + 1);
}
