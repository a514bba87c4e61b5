import { approve } from '../crash/person.ts';
import type { App, Service } from '../crash/processes.ts';
import { invoiceOf } from '../crash/template.ts';
import { faults } from '../faults/table.ts';
import type { Way } from '../faults/way.ts';

/** Numbers below a bound, from a seed. */
export type Random = (below: number) => number;

/** Paths of the flows. An answer that never ends takes too long for a soak; `npm run faults` tests it. */
const PATHS = [
  'sendbegin',
  'sendend',
  'sendend',
  'createutxosbegin',
  'createutxosend',
  'createutxosend',
  'listunspends',
  'listtransfers',
  'refresh',
  'btcbalance',
];
const quick = faults.filter(({ isSlow, paths }) => isSlow !== true && paths === undefined);

/** An act asks less than this of the world: beyond it the app survives. */
const THINGS = 45;
const WHENS = ['before', 'during', 'after'] as const;

/** The app ends by itself at a random moment of the next act. */
export async function armFor(app: App, random: Random): Promise<void> {
  const { labels } = await app.tell({ do: 'arm', point: null });
  const n = labels.length + random(THINGS);
  await app.tell({ do: 'arm', point: { n, when: WHENS[random(3)] ?? 'after' } });
}

/** One act of a person, a send or a slot; two of three meet a fault. Returns whether a fault met it. */
export async function actOnce(
  place: {
    readonly app: App;
    readonly service: Service;
    readonly way: Way;
    readonly walletId: string;
    readonly assetId: string;
  },
  random: Random,
): Promise<boolean> {
  const { app, service, way, walletId, assetId } = place;
  const fault = random(3) === 0 ? undefined : quick[random(quick.length)];
  const isSend = random(3) > 0;
  const owed = isSend ? await invoiceOf(service, assetId, 1) : null;
  if (fault !== undefined)
    way.spoil(
      `/api/wallet/${PATHS[random(PATHS.length)] ?? ''}`,
      random(2) === 0 ? 'before' : 'after',
      fault.mischief,
    );
  if (owed !== null) {
    const recipients = [{ ...owed, assetId, amount: '1', witnessSats: null }];
    const asked = { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
    await approve(app, await app.ask('signing.beginSend', asked));
  } else {
    const asked = { walletId, num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
    await approve(app, await app.ask('signing.beginSlots', asked));
  }
  way.mend();
  return fault !== undefined;
}

/** Pays coins for the costs of a round. */
export async function feed(
  app: App,
  service: Service,
  { walletId, mine }: { readonly walletId: string; readonly mine: () => Promise<void> },
): Promise<void> {
  const { address } = await app.get('wallet.newAddress', { walletId });
  await service.ask({ do: 'faucet', address, sats: 50_000 });
  await mine();
}
