import type { CallOutput } from '../../src-preload/contract/index.ts';
import { hangsUp } from '../support/fault-server.ts';
import { approve, send, slots, type SigningAct } from './acts.ts';
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
import { BEHIND, connectAsRemote, ENDS, registerAgain } from './register-again.ts';
import { bringToItsEnd, compareWithLedger } from './truth.ts';
import type { World } from './world.ts';

/** The act's progress when the service loses all its data of the wallet. */
const MOMENTS = ['begun', 'signed', 'unheard', 'unanswered', 'taken', 'broadcast'] as const;
type Moment = (typeof MOMENTS)[number];

const CHOICES: readonly Choice[] = ['hands over again', 'drops it'];
/** Each act in each state, by both choices of a person after registering again. */
export const lostStories: readonly Story[] = [send, slots].flatMap((act) =>
  MOMENTS.flatMap((moment) =>
    ENDS.flatMap((end) =>
      BEHIND.flatMap((behind) =>
        CHOICES.map((choice) => ({
          name: `the service${behind} forgets the wallet, ${act.name} is ${moment}${end}; who registers again ${choice}`,
          play: (world: World, wrong: Tell) =>
            play(world, wrong, { act, moment, isEnded: end !== '', isBehind: behind !== '', choice }),
        })),
      ),
    ),
  ),
);

interface Lost {
  readonly act: SigningAct;
  readonly moment: Moment;
  readonly isEnded: boolean;
  readonly isBehind: boolean;
  readonly choice: Choice;
}

async function play(world: World, wrong: Tell, { act, moment, isEnded, isBehind, choice }: Lost) {
  const { way } = world;
  if (isBehind) way.handOn();
  await connectAsRemote(world);
  // An acknowledgement would broadcast at the next look.
  await world.silence(moment === 'taken');
  const begin = await act.plan(world);
  const before = way.passed.length;
  const begun = await begin();
  if (!begun.ok) throw new Error(`nothing was begun: ${JSON.stringify(begun.failure)}`);
  await bringTo(world, wrong, { act, moment, review: begun.value });

  const isAnyLeft = leftSince(world, before).length;
  if (moment !== 'signed') world.books.forget();
  await world.silence(false);
  await registerAgain(world, wrong, isEnded);
  if (leftSince(world, before).length !== isAnyLeft) wrong('doubled', 'something left that nobody agreed to');

  // A flow that was only looked at may still be approved.
  if (moment === 'begun' && !isEnded) tellWordless(await approve(world, begun.value), wrong);
  if (!(await goOn(world, choice)))
    wrong('stuck', `it is still ${(await onlyFlow(world))?.state ?? 'closed'}`);
  const left = leftSince(world, before);
  for (const what of await compareWithLedger(world, happenedOf(world, left))) wrong('wrongState', what);

  const again = await begin();
  if (tellWordless(again, wrong) === null && again.ok) {
    tellWordless(await approve(world, again.value), wrong);
    if (!(await bringToItsEnd(world))) wrong('stuck', 'the second one never came to an end');
  }
  if (act === send) await broadcastAll(world, leftSince(world, before), wrong);
}

async function bringTo(
  world: World,
  wrong: Tell,
  {
    act,
    moment,
    review,
  }: {
    readonly act: SigningAct;
    readonly moment: Moment;
    readonly review: CallOutput<'signing.beginSlots'>;
  },
): Promise<void> {
  switch (moment) {
    case 'begun':
      return;
    case 'signed':
      // Its lists are read again before the submit, which shows the loss.
      world.books.forget();
      tellWordless(await approve(world, review), wrong);
      return;
    case 'unheard':
    case 'unanswered':
      world.way.spoil(act.end, moment === 'unheard' ? 'before' : 'after', () => hangsUp);
      tellWordless(await approve(world, review), wrong);
      world.way.mend();
      return;
    case 'taken':
      tellWordless(await approve(world, review), wrong);
      return;
    case 'broadcast':
      tellWordless(await approve(world, review), wrong);
      await world.mine();
      await world.get('wallet.refresh', { walletId: world.walletId });
      return;
  }
}
