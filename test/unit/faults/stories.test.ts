import { expect, it } from 'vitest';
import { lostStories } from '../../faults/lost-data.ts';
import { lostInvoiceStories } from '../../faults/lost-invoice.ts';
import { movedStories } from '../../faults/moved.ts';
import { refusalStories } from '../../faults/refusals.ts';
import { runStories } from '../../faults/stories.ts';
import { type World } from '../../faults/world.ts';
import { spoiled } from './spoiled.ts';

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

it('what real servers refused, lost and moved ends without anything stuck or doubled', async () => {
  expect(few).toHaveLength(5);
  expect(await runStories(few)).toEqual([]);
}, 60_000);

const wrongOf = async (open: () => Promise<World>, ...parts: readonly string[]) => {
  const [first] = named(...parts);
  const findings = await runStories(first === undefined ? [] : [first], undefined, open);
  return findings.map(({ kind, what }) => `${kind}: ${what}`).join('\n');
};

it('the search itself finds a state without a way out', async () => {
  const open = spoiled(({ get }) => ({
    get: async (name, input) => {
      const value = await get(name, input);
      if (name !== 'signing.unfinished') return value;
      const { flows } = value as { flows: { can: object }[] };
      const can = { resume: false, look: true, handOver: { when: 'never' }, drop: false, bringBack: false };
      return { flows: flows.map((flow) => ({ ...flow, can: { ...flow.can, ...can } })) } as never;
    },
  }));
  const wrong = await wrongOf(open, 'a send is refused always, before', 'drops it');
  expect(wrong).toContain('stuck: a look offers no way out');
  expect(wrong).toContain('stuck: it is still refused');
}, 60_000);

it('the search itself finds that two transactions of one and the same send can happen', async () => {
  // The recipient is another one for the wallet and the same one for the person.
  const open = spoiled(({ owe, ask }) => ({
    ask: async (name, input) => {
      if (name !== 'signing.beginSend') return ask(name, input);
      const { invoice, recipientId } = await owe(3n);
      const { recipients } = input as { recipients: object[] };
      const others = recipients.map((one) => ({ ...one, invoice, recipientId }));
      return ask(name, { ...input, recipients: others } as never);
    },
  }));
  expect(await wrongOf(open, 'a send is refused once, before', 'hands over again')).toContain(
    'doubled: 2 transactions',
  );
}, 60_000);

it('the search itself finds a transfer that is listed twice, and one with an alarm', async () => {
  const open = spoiled(({ get }) => ({
    get: async (name, input) => {
      const value = await get(name, input);
      if (name !== 'transfers.page') return value;
      const { rows } = value as { rows: object[] };
      return { rows: rows.flatMap((row) => [row, { ...row, alarm: 'missing' }]) } as never;
    },
  }));
  const wrong = await wrongOf(open, 'a transfer moves', 'nothing goes wrong');
  expect(wrong).toContain('doubled: once all is well: it is listed 2 times');
  expect(wrong).toContain('an alarm, missing');
}, 60_000);
