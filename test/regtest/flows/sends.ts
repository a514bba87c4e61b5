import { invoice, spendable, type How, type Payment, type Person } from '../wallet/person.ts';
import { asset, must, person, type Flow, type Stage } from './flow.ts';
import { paying, send, settle, witnessInvoice, type Sent } from './sending.ts';

const WITNESS_SATS = 1_500;

/** The amount and the asset, Alice's unless told otherwise. */
interface Asked {
  readonly ticker: 'OCHRE' | 'SIENNA';
  /** Null: everything. */
  readonly amount: bigint | null;
  /** By an any-asset invoice, as for a person who never had it; or to an output that the sender makes. */
  readonly by?: 'anyAsset' | 'witness';
}

interface Sends extends Pick<Flow, 'name' | 'needs'> {
  readonly asked: readonly Asked[];
  readonly backwards?: true;
  readonly how?: How;
  readonly look?: (sent: Sent) => void;
}

/** Sends of every kind, each to its end on both sides. */
export const sends: readonly Flow[] = [
  sending({
    name: 'sends to a blinded seal and keeps the change, to one who never had the asset',
    asked: [{ ticker: 'OCHRE', amount: 12_345n, by: 'anyAsset' }],
    look: ({ outputs }) => must(outputs.length === 2, `${outputs.length} outputs`),
  }),
  sending({
    name: 'sends to a blinded seal all that sits on a slot',
    asked: [{ ticker: 'SIENNA', amount: null, by: 'anyAsset' }],
  }),
  sending({
    name: 'is paid back a part of it',
    asked: [{ ticker: 'SIENNA', amount: 7_000n }],
    backwards: true,
  }),
  sending({
    name: 'sends to an output that it makes for the receiver',
    needs: 'witness',
    asked: [{ ticker: 'OCHRE', amount: 200n, by: 'witness' }],
    look: ({ outputs }) => {
      const paid = outputs.filter(({ kind }) => kind === 'recipient').map(({ amountSats }) => amountSats);
      must(paid.join() === String(WITNESS_SATS), `the receiver's output holds ${paid.join()} sats`);
    },
  }),
  sending({
    name: 'pays three invoices of one asset by one transaction',
    needs: 'batch',
    asked: [11n, 22n, 33n].map((amount) => ({ ticker: 'OCHRE', amount })),
  }),
  sending({
    name: 'pays an invoice for an output beside one on a slot',
    needs: 'witnessInBatch',
    asked: [
      { ticker: 'OCHRE', amount: 14n },
      { ticker: 'OCHRE', amount: 21n, by: 'witness' },
    ],
  }),
  sending({
    name: 'sends two assets by one transaction',
    needs: 'batch',
    asked: [
      { ticker: 'OCHRE', amount: 44n },
      { ticker: 'SIENNA', amount: 55n },
    ],
  }),
  sending({
    name: 'gives without waiting for an answer, and it is broadcast at once',
    needs: 'broadcasting',
    asked: [{ ticker: 'OCHRE', amount: 77n }],
    how: { donation: true },
  }),
];

/** Afterwards each of the two can spend correspondingly less and more of each asset. */
function sending({ asked, backwards, how = {}, look, ...flow }: Sends): Flow {
  return {
    ...flow,
    run: async (stage) => {
      const [alice, bob] = [person(stage, 'Alice'), person(stage, 'Bob')];
      const [from, to] = backwards === true ? [bob, alice] : [alice, bob];
      const wanted: { readonly one: Person; readonly assetId: string; readonly amount: bigint }[] = [];
      for (const assetId of new Set(asked.map(({ ticker }) => asset(stage, ticker)))) {
        const has = await spendable(from, assetId);
        const amount = asked
          .filter(({ ticker }) => asset(stage, ticker) === assetId)
          .reduce((sum, one) => sum + (one.amount ?? has), 0n);
        wanted.push({ one: from, assetId, amount: has - amount });
        wanted.push({ one: to, assetId, amount: (await spendable(to, assetId)) + amount });
      }
      const payments: Payment[] = [];
      for (const one of asked) payments.push(await paymentOf(stage, from, to, one));
      const sent = await send(stage, from, payments, how);
      look?.(sent);
      await settle(stage, sent.txid, [alice, bob]);
      for (const { one, assetId, amount } of wanted) {
        const has = await spendable(one, assetId);
        must(has === amount, `${one.name} can spend ${has}, not ${amount}`);
      }
    },
  };
}

async function paymentOf(stage: Stage, from: Person, to: Person, asked: Asked): Promise<Payment> {
  const assetId = asset(stage, asked.ticker);
  const amount = asked.amount ?? (await spendable(from, assetId));
  if (asked.by === 'witness')
    return paying(await witnessInvoice(stage, to, assetId, amount), { witnessSats: WITNESS_SATS });
  if (asked.by === 'anyAsset') return paying(await invoice(to, '', amount), { assetId });
  return paying(await invoice(to, assetId, amount));
}
