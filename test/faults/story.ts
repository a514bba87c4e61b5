import * as v from 'valibot';
import type { Failure, Result, InProgressFlow } from '../../src-preload/contract/index.ts';
import { txidOf } from '../../src-main/practice/chain/psbt.ts';
import { whyNoWords, type Wrong } from './cell.ts';
import { bringToItsEnd } from './truth.ts';
import type { World } from './world.ts';

export type Tell = (kind: Wrong['kind'], what: string) => void;

/** Several faults, or several choices of a person: the order of events, and forbidden results. */
export interface Story {
  readonly name: string;
  readonly play: (world: World, wrong: Tell) => Promise<void>;
}

/** A person's choice after a refused submit, as the screen offers it. */
export type Choice = 'hands over again' | 'drops it';

/** A person who resubmits does so once, and discards a second refusal. */
export const goOn = (world: World, choice: Choice): Promise<boolean> =>
  bringToItsEnd(
    world,
    ({ can }, handedOver) => choice === 'drops it' || handedOver > 0 || can.handOver.when !== 'now',
  );

/** The only open flow; null: none. */
export const onlyFlow = async ({ get, walletId }: World): Promise<InProgressFlow | null> =>
  (await get('signing.unfinished', { walletId })).flows[0] ?? null;

/** Checks that a failure has a name of the contract and words. */
export function tellWordless(answer: Result<unknown>, wrong: Tell): Failure | null {
  if (answer.ok) return null;
  const { failure } = answer;
  const problem = failure.code === 'INTERNAL' ? 'a fault of ours' : whyNoWords(failure);
  if (problem !== null) wrong('untyped', problem);
  return failure;
}

const handedOver = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.object({ signed_psbt: v.string() }), v.object({ signedPsbt: v.string() })]),
  v.transform((body) => ('signed_psbt' in body ? body.signed_psbt : body.signedPsbt)),
);

/** Every signed transaction that went to the service since then, each once. */
export function leftSince({ way }: World, count: number): readonly string[] {
  const psbts = way.passed.slice(count).flatMap(({ path, body }) => {
    const read = /end$/u.test(path) ? v.safeParse(handedOver, body) : null;
    return read?.success === true ? [read.output] : [];
  });
  return [...new Set(psbts)];
}

/**
 * Anyone with signed bytes may broadcast them: this broadcasts all that left. Of two for one goal the chain may take
 * only one.
 */
export async function broadcastAll(world: World, psbts: readonly string[], wrong: Tell): Promise<void> {
  for (const psbt of psbts) world.books.broadcast(psbt);
  await world.mine();
  const happened = happenedOf(world, psbts);
  if (happened.length > 1)
    wrong('doubled', `${String(happened.length)} transactions: ${happened.join(', ')}`);
}

/** The ids of those that the chain has. */
export const happenedOf = ({ books }: World, psbts: readonly string[]): readonly string[] =>
  books.onChain([...new Set(psbts.map((psbt) => txidOf(psbt) ?? ''))]);
