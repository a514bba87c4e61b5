import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Review, InProgressFlow } from '../../src-preload/contract/signing.ts';
import { must, type Stage } from '../regtest/flows/flow.ts';
import { RpcError } from '../regtest/node/rpc.ts';
import { get, Refused } from '../regtest/wallet/host.ts';
import { approve } from '../regtest/wallet/person.ts';
import { settledOf, type Alone, type Kills } from './kills.ts';

/** What people do where rgb-lib may end under them. */
export interface Hands extends Heard {
  readonly kills: Kills;
}

/** How often the app said what of it. */
export interface Heard {
  /** By the failure's code. */
  readonly heard: Map<string, number>;
}

/** One thing that a person wants done once: the ids of all transactions that were ever signed for it. */
export type Intent = Set<string>;

const TRIES = 6;
const LOOKS = 3;
const SIGNAL_MS = 50;

/** Does it with an end of rgb-lib on the way, and again where that made it fail. */
export async function again<T>(hands: Hands, one: Alone, name: string, act: () => Promise<T>): Promise<T> {
  let tried = await hands.kills.during(one, name, act);
  for (let tries = 1; tried.status === 'rejected'; tries += 1) {
    hear(hands, name, tried.reason);
    if (tries === TRIES) throw tried.reason;
    tried = await settledOf(act());
  }
  return tried.value;
}

/** Reviews and signs until it is handed over once, each with an end of rgb-lib on the way. */
export async function carryOut(hands: Hands, one: Alone, name: string, begin: () => Promise<Review>) {
  const intent: Intent = new Set();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const review = await again(hands, one, `begin ${name}`, async () => {
      // What a try before left is none that anybody goes on with.
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

/** Brings a flow to its end by what the app offers. Answers whether it was carried out. */
export async function finish(hands: Heard, one: Alone, flowId: string, intent: Intent): Promise<boolean> {
  const { signing } = one.host.bridge;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const flow = (await unfinished(one)).find((listed) => listed.flowId === flowId);
    if (flow === undefined) return intent.size > 0;
    if (flow.txid !== null) intent.add(flow.txid);
    // A look found it at the service, which has had it all along.
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

/** Looks, and hands over once more, as one who waited for as long as the app asks for. */
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

/** By a signal of clock-ahead.mjs, which is taken some time after it is sent. */
async function setClock(one: Alone, signal: 'SIGWINCH' | 'SIGURG'): Promise<void> {
  process.kill(one.pid, signal);
  await pause(SIGNAL_MS);
}

const inChain = v.object({ confirmations: v.optional(v.bigint()) });

/** How many of the transactions of an intent the node knows; `isMined`: in a block alone. */
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

/** Whatever is no answer of the app's is a fault of the lane's. */
export function hear({ heard }: Heard, name: string, error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  const said = `${name}: ${error.failure.code}`;
  heard.set(said, (heard.get(said) ?? 0) + 1);
}
