import { recordings } from '../replay/recordings.ts';
import { answers, type Behaviour } from '../support/fault-server.ts';
import { approve, signingActs, type SigningAct } from './acts.ts';
import {
  broadcastAll,
  goOn,
  happenedOf,
  leftSince,
  onlyFlow,
  tellWordless,
  type Choice,
  type Story,
  type Tell,
} from './story.ts';
import { bringToItsEnd, compareWithLedger } from './truth.ts';
import type { When } from './way.ts';
import type { World } from './world.ts';

interface Refusal {
  readonly name: string;
  readonly behaves: Behaviour;
}

/** Each refusal of a submit that was recorded from a real server, in its own bytes. */
function recordedRefusals(): readonly Refusal[] {
  const heard = new Map<string, Refusal>();
  for (const { exchanges } of recordings())
    for (const { path, status, answer } of exchanges) {
      if (!END.test(path) || status === null || status < 400 || answer === null) continue;
      const name = `${String(status)} ${answer}`;
      heard.set(name, { name, behaves: answers(answer, status) });
    }
  return [...heard.values()];
}

const END = /\/wallet\/(sendend|sendbatchend|createutxosend|sendbtcend)$/u;

/** The refusal comes once, or at each submit. */
const LASTS = ['once', 'always'] as const;
const CHOICES: readonly Choice[] = ['hands over again', 'drops it'];
const WHENS: readonly When[] = ['before', 'after'];

/** Every refusal of every submit, whether the service acted or not, once and for good, by both choices of a person. */
export const refusalStories: readonly Story[] = recordedRefusals().flatMap((refusal) =>
  signingActs.flatMap((act) =>
    WHENS.flatMap((when) =>
      LASTS.flatMap((lasts) =>
        CHOICES.map((choice) => ({
          name: `${act.name} is refused ${lasts}, ${when} it is done, by ${refusal.name}; who signed it ${choice}`,
          play: (world: World, wrong: Tell) => play(world, wrong, { refusal, act, when, lasts, choice }),
        })),
      ),
    ),
  ),
);

interface Refused {
  readonly refusal: Refusal;
  readonly act: SigningAct;
  readonly when: When;
  readonly lasts: (typeof LASTS)[number];
  readonly choice: Choice;
}

async function play(world: World, wrong: Tell, { refusal, act, when, lasts, choice }: Refused) {
  const begin = await act.plan(world);
  const before = world.way.passed.length;
  const first = await begin();
  if (!first.ok) throw new Error(`nothing was begun: ${JSON.stringify(first.failure)}`);
  world.way.spoil(act.end, when, () => refusal.behaves);
  const failure = tellWordless(await approve(world, first.value), wrong);
  if (lasts === 'once') world.way.mend();

  const found = await onlyFlow(world);
  if (when === 'before') {
    if (failure?.code !== 'OUTCOME_UNKNOWN') wrong('untyped', `told as ${failure?.code ?? 'done'}`);
    if (found?.state !== 'refused') wrong('wrongState', `what was refused is ${found?.state ?? 'closed'}`);
    // The offered next step shows after the first look that finds nothing.
    if (found !== null) await world.ask('signing.look', { flowId: found.flowId });
    const can = (await onlyFlow(world))?.can;
    // The app offers to submit the same bytes, unless the refusal is final.
    const again = refusal.name.includes('RecipientIdAlreadyUsed') ? 'never' : 'now';
    if (can?.drop !== true || can.handOver.when !== again) wrong('stuck', 'a look offers no way out');
  }
  if (!(await goOn(world, choice)))
    wrong('stuck', `it is still ${(await onlyFlow(world))?.state ?? 'closed'}`);
  world.way.mend();
  if (!(await bringToItsEnd(world))) wrong('stuck', 'not even once all is well');
  const left = leftSince(world, before);
  for (const what of await compareWithLedger(world, happenedOf(world, left))) wrong('wrongState', what);

  // Begins the same act again: it is refused here, or shares an input with the first.
  const again = await begin();
  if (tellWordless(again, wrong) === null && again.ok) {
    const isDone = tellWordless(await approve(world, again.value), wrong) === null;
    if (!isDone && !(await bringToItsEnd(world))) wrong('stuck', 'the second one never came to an end');
  }
  if (act.name === 'a send') await broadcastAll(world, leftSince(world, before), wrong);
}
