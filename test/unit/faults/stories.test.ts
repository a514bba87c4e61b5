import { expect, it } from 'vitest';
import { lostStories } from '../../faults/lost-data.ts';
import { lostInvoiceStories } from '../../faults/lost-invoice.ts';
import { movedStories } from '../../faults/moved.ts';
import { refusalStories } from '../../faults/refusals.ts';
import { runStories } from '../../faults/stories.ts';
import { openWorld, type World } from '../../faults/world.ts';

const all = [...refusalStories, ...lostStories, ...lostInvoiceStories, ...movedStories];
const named = (...parts: readonly string[]) =>
  all.filter(({ name }) => parts.every((part) => name.includes(part)));

/** `npm run faults` tells all of them; these few are for every test run. */
const few = [
  ...named('a send is refused once, before', 'RecipientIdAlreadyUsed'),
  ...named('slots is refused always, before', 'API request failed', 'drops it'),
  ...named('the service forgets', 'a send is taken;', 'drops it'),
  ...named('a transfer moves', 'the transfers of an asset: answers 500, before'),
];

it('refusals, losses and moves as real servers made them end with nothing stuck or doubled', async () => {
  expect(few).toHaveLength(5);
  expect(await runStories(few)).toEqual([]);
}, 60_000);

it('the lane finds that two transactions of one send can both happen', async () => {
  // The same person's new recipient, whom the wallet can't recognise.
  const stories = named('a send is refused once, before', 'hands over again').slice(0, 1);
  const findings = await runStories(stories, undefined, async () => {
    const world = await openWorld();
    const { owe, ask } = world;
    const toAnother: World['ask'] = async (name, input) => {
      if (name !== 'signing.beginSend') return ask(name, input);
      const { invoice, recipientId } = await owe(3n);
      const { recipients } = input as { recipients: object[] };
      const others = recipients.map((one) => ({ ...one, invoice, recipientId }));
      return ask(name, { ...input, recipients: others } as never);
    };
    return { ...world, ask: toAnother };
  });
  expect(findings.map(({ kind, what }) => `${kind}: ${what}`)).toContainEqual(
    expect.stringContaining('doubled: 2 transactions'),
  );
}, 60_000);
