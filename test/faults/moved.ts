import type { CallOutput } from '../../src-preload/contract/index.ts';
import { answers, answersHtml, answersJson, hangsUp } from '../support/fault-server.ts';
import { tellWordless, type Story, type Tell } from './story.ts';
import type { IsMeant, When } from './way.ts';
import type { World } from './world.ts';

type Row = CallOutput<'transfers.page'>['rows'][number];

const LABEL = 'For the fair';
const AMOUNT = 5n;
const LISTS = '/api/wallet/listtransfers';

/** Meant for no asset, or any: real servers ask for null, the document's field is a text. */
const isOfNone: IsMeant = (body) => ['', null].includes((JSON.parse(body) as { asset_id: string }).asset_id);
const isOfAsset: IsMeant = (body) => !isOfNone(body);

/** A fault during the move, set up before the reading that would see it. */
interface Trouble {
  readonly name: string;
  readonly befall: (world: World, pay: () => Promise<void>) => void;
  /** The fault itself pays the invoice. */
  readonly pays?: true;
}

const WRONGS = [
  ['the connection breaks', hangsUp],
  ['answers 500', answersJson({ error: 'InternalServerError', message: 'later' }, 500)],
  ['answers a page', answersHtml(200)],
  ['answers nothing', answers('')],
] as const;
const PATHS: readonly (readonly [string, string, IsMeant])[] = [
  ['refresh', '/api/wallet/refresh', () => true],
  ['the list of assets', '/api/wallet/listassets', () => true],
  ['the transfers of an asset', LISTS, isOfAsset],
  ['the transfers of no asset', LISTS, isOfNone],
];
const WHENS: readonly When[] = ['before', 'after'];

const troubles: readonly Trouble[] = [
  { name: 'nothing goes wrong', befall: () => undefined },
  {
    name: 'the app ends before',
    befall: (world) => world.restart(),
  },
  ...PATHS.flatMap(([what, path, isMeant]) =>
    WRONGS.flatMap(([how, behaves]) =>
      WHENS.map((when) => ({
        name: `${what}: ${how}, ${when}`,
        befall: ({ way }: World) => way.spoil(path, when, () => behaves, isMeant),
      })),
    ),
  ),
  ...PATHS.map(([what, path, isMeant]) => ({
    name: `the app ends at ${what}`,
    befall: (world: World) =>
      interrupt(world, path, isMeant, () => {
        world.restart();
        return Promise.resolve();
      }),
  })),
  ...PATHS.slice(1).map(([what, path, isMeant]) => ({
    name: `it is paid, and taken by another program, just before ${what} is read`,
    befall: (world: World, pay: () => Promise<void>) =>
      interrupt(world, path, isMeant, async () => {
        await pay();
        await world.refreshedElsewhere();
      }),
    pays: true as const,
  })),
];

/** Runs an act once, when the service is asked for this path; then the service answers as usual. */
function interrupt({ way, books }: World, path: string, isMeant: IsMeant, act: () => Promise<void>): void {
  let isDone = false;
  way.standIn(path, async (body) => {
    if (!isDone && isMeant(body)) {
      isDone = true;
      await act();
    }
    return listOfNone(books, path, body);
  });
}

/** The practice service lists none of them; some real servers do (service-facts.md 4). */
function listOfNone(books: World['books'], path: string, body: string): string | null {
  return path === LISTS && isOfNone(body) ? books.openReceives() : null;
}

/**
 * An any-asset invoice is in the list of none until paid, and then in its asset's list. Whatever fault comes during
 * the move, it stays one transfer with its label, and raises no alarm.
 */
export const movedStories: readonly Story[] = troubles.map((trouble) => ({
  name: `a transfer moves to the list of its asset: ${trouble.name}`,
  play: (world, wrong) => play(world, wrong, trouble),
}));

async function play(world: World, wrong: Tell, { name, befall, pays }: Trouble): Promise<void> {
  const { get, ask, walletId, way, books } = world;
  way.standIn(LISTS, (body) => Promise.resolve(listOfNone(books, LISTS, body)));
  const { invoice, recipientId } = await get('invoices.create', {
    walletId,
    assetId: '',
    amount: String(AMOUNT),
  });
  await get('wallet.refresh', { walletId });
  const open = (await rowsOf(world, recipientId))[0];
  if (open?.assetId !== '') throw new Error('it is not listed under no asset');
  await get('transfers.label', { walletId, key: open.key, label: LABEL });

  let assetId = '';
  const pay = async (): Promise<void> => {
    assetId = await world.gift(invoice, AMOUNT);
  };
  if (pays !== true) await pay();
  befall(world, pay);
  tellWordless(await ask('wallet.refresh', { walletId }), wrong);
  await lookAt(world, recipientId, `after ${name}`, wrong);
  way.mend();
  for (const when of ['once all is well', 'after a block', 'at last']) {
    const told = await ask('wallet.refresh', { walletId });
    tellWordless(told, wrong);
    if (!told.ok || told.value.changes.some(({ kind }) => kind === 'alarm'))
      wrong('wrongState', `${when}: ${JSON.stringify(told).slice(0, 300)}`);
    await lookAt(world, recipientId, when, wrong);
    await world.mine();
  }
  const [row] = await rowsOf(world, recipientId);
  if (row?.assetId !== assetId || row.state !== 'settled')
    wrong('stuck', `it is ${row?.state ?? 'gone'} under “${row?.assetId ?? ''}”`);
  const { invoices } = await get('invoices.list', { walletId });
  const made = invoices.filter((one) => one.invoice === invoice);
  if (made.length !== 1 || made[0]?.state !== 'settled') wrong('stuck', 'its invoice is not told as settled');
  const balance = await get('assets.balance', { walletId, assetId });
  if (balance.balance.settled !== String(AMOUNT))
    wrong('doubled', `holds ${balance.balance.settled} of ${String(AMOUNT)}`);
}

/** Checks for one transfer, with its label and without an alarm. */
async function lookAt(world: World, recipientId: string, when: string, wrong: Tell): Promise<void> {
  const rows = await rowsOf(world, recipientId);
  if (rows.length === 0) wrong('wrongState', `${when}: it is gone`);
  if (rows.length > 1) wrong('doubled', `${when}: it is listed ${String(rows.length)} times`);
  for (const { label, alarm, assetId } of rows) {
    if (alarm !== null) wrong('wrongState', `${when}: an alarm, ${alarm}, under “${assetId}”`);
    if (label !== LABEL) wrong('wrongState', `${when}: it lost its label under “${assetId}”`);
  }
}

async function rowsOf({ get, walletId }: World, recipientId: string): Promise<readonly Row[]> {
  const filter = { assetId: null, states: [], direction: null, text: recipientId };
  return (await get('transfers.page', { walletId, filter, offset: 0, limit: 50 })).rows;
}
