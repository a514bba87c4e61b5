import { emptySlot, type Base } from './bases.ts';
import { nameOf, outpointOf, unspentOf } from './case.ts';
import { allocationsOn, inputOf, OTHER, OTHER_ASSET, own, reserve, sealOf } from './lies.ts';

/** What leaves a genuine case one to sign. */
export interface Control {
  readonly title: string;
  readonly tell: (base: Base) => void;
}

export function control(title: string, tell: Control['tell']): Control {
  return { title, tell };
}

/** Of any case whose seals are all on its own outputs. */
export const SILENT: Control = control(
  'genuine, the book is silent',
  ({ one }) => void (one.book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] }),
);

/** Of any case. */
export const controls: readonly Control[] = [
  control('genuine, the book knows all that is listed', () => undefined),
  control(
    'genuine, the book knows the outputs and not what they hold',
    ({ one }) => void (one.book.allocations = []),
  ),
  control('genuine, one of ours that was given up may yet spend the same', (base) =>
    reserve(base, { by: OTHER, outpoints: [...base.inputs], mayShare: true }),
  ),
  control(
    'genuine, an output that the book calls spent is not listed any more',
    ({ one }) =>
      void one.book.outputs.push({
        txid: OTHER,
        vout: 0,
        amountSat: '3000',
        keychain: 'colored',
        index: 0,
        spent: true,
      }),
  ),
  control(
    'genuine, an invoice that waited on an input is closed',
    (base) => void base.one.book.invoices.push({ outpoint: inputOf(base, 0), open: false }),
  ),
];

/** Of a case that leaves some slots alone. */
export const besideControls: readonly Control[] = [
  control('genuine, another flow of ours waits on all other slots', (base) =>
    reserve(base, { by: OTHER, outpoints: [...base.free] }),
  ),
  control('genuine, an open invoice waits on another slot, and the list says so', (base) => {
    base.one.book.invoices.push({ outpoint: emptySlot(base), open: true });
    unspentOf(base.one, emptySlot(base)).pending_blinded = 1;
  }),
  control(
    'genuine, another asset arrived on a slot that is not spent',
    (base) =>
      void unspentOf(base.one, emptySlot(base)).rgb_allocations.push({
        asset_id: OTHER_ASSET,
        amount: '77',
        assignment: { Fungible: '77' },
        settled: true,
      }),
  ),
  control('genuine, one that was given up shares the inputs and has its change on another slot', (base) =>
    reserve(base, {
      by: OTHER,
      outpoints: [...base.inputs, emptySlot(base)],
      spends: [...base.inputs],
      mayShare: true,
    }),
  ),
  control('genuine, another flow of ours has yet to make an output of which the list speaks', (base) => {
    const made = { txid: OTHER, vout: 1 };
    reserve(base, { by: OTHER, outpoints: [emptySlot(base)], makes: [nameOf(made)] });
    base.one.snapshot.push({
      utxo: { outpoint: made, btc_amount: '2500', colorable: true, exists: false },
      rgb_allocations: [],
      pending_blinded: 0,
    });
  }),
];

/** Of a case whose change goes to an existing output. */
export const sealControls: readonly Control[] = [
  control(
    'genuine, the change goes onto an existing slot that the book has',
    (base) => void (base.one.book.outputs = base.one.book.outputs.filter((o) => nameOf(o) === sealOf(base))),
  ),
  control('genuine, the change goes onto an existing slot on which another asset lies', (base) => {
    own(base, sealOf(base), OTHER_ASSET, '41');
    unspentOf(base.one, sealOf(base)).rgb_allocations.push({
      asset_id: OTHER_ASSET,
      amount: '41',
      assignment: { Fungible: '41' },
      settled: true,
    });
  }),
  control(
    'genuine, an invoice that waited on the slot of the change is closed',
    (base) => void base.one.book.invoices.push({ outpoint: sealOf(base), open: false }),
  ),
  control('genuine, another flow waits on a slot beside that of the change', (base) =>
    reserve(base, { by: OTHER, outpoints: [`${outpointOf(sealOf(base)).txid}:99`] }),
  ),
];

/** Of a send whose input holds two assets: the second one came since. */
export const ARRIVED: Control = control(
  'genuine, an asset that the book does not know arrived on the input, and comes back whole',
  (base) => {
    const [known] = allocationsOn(base, inputOf(base, 0));
    base.one.book.allocations = known === undefined ? [] : [known];
  },
);
