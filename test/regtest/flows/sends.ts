import { invoice, spendable, type Person } from '../wallet/person.ts';
import { asset, must, person, type Flow, type Stage } from './flow.ts';
import { paying, send, settle, witnessInvoice } from './sending.ts';

const WITNESS_SATS = 1_500;

/** The two who pay each other, and what of an asset each of them can spend. */
async function pair(stage: Stage, ticker: string) {
  const [alice, bob] = [person(stage, 'Alice'), person(stage, 'Bob')];
  const assetId = asset(stage, ticker);
  const before = { alice: await spendable(alice, assetId), bob: await spendable(bob, assetId) };
  return { alice, bob, assetId, before };
}

async function mustHold(one: Person, assetId: string, amount: bigint): Promise<void> {
  const has = await spendable(one, assetId);
  must(has === amount, `${one.name} can spend ${has}, not ${amount}`);
}

/** Sends of every kind, each to its end on both sides. */
export const sends: readonly Flow[] = [
  {
    name: 'sends to a blinded seal and keeps the change, to one who never had the asset',
    run: async (stage) => {
      const { alice, bob, assetId, before } = await pair(stage, 'OCHRE');
      const asked = await invoice(bob, '', 12_345n);
      const { txid, outputs } = await send(stage, alice, [paying(asked, { assetId })]);
      must(outputs.length === 2, `${outputs.length} outputs`);
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, assetId, before.alice - 12_345n);
      await mustHold(bob, assetId, before.bob + 12_345n);
    },
  },
  {
    name: 'sends to a blinded seal all that sits on a slot',
    run: async (stage) => {
      const { alice, bob, assetId, before } = await pair(stage, 'SIENNA');
      const asked = await invoice(bob, '', before.alice);
      const { txid } = await send(stage, alice, [paying(asked, { assetId })]);
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, assetId, 0n);
      await mustHold(bob, assetId, before.alice);
    },
  },
  {
    name: 'is paid back a part of it',
    run: async (stage) => {
      const { alice, bob, assetId, before } = await pair(stage, 'SIENNA');
      const asked = await invoice(alice, assetId, 7_000n);
      const { txid } = await send(stage, bob, [paying(asked)]);
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, assetId, before.alice + 7_000n);
      await mustHold(bob, assetId, before.bob - 7_000n);
    },
  },
  {
    name: 'sends to an output that it makes for the receiver',
    needs: 'witness',
    run: async (stage) => {
      const { alice, bob, assetId, before } = await pair(stage, 'OCHRE');
      const asked = await witnessInvoice(stage, bob, assetId, 200n);
      const { txid, outputs } = await send(stage, alice, [paying(asked, { witnessSats: WITNESS_SATS })]);
      const paid = outputs.filter(({ kind }) => kind === 'recipient').map(({ amountSats }) => amountSats);
      must(paid.join() === String(WITNESS_SATS), `the receiver's output holds ${paid.join()} sats`);
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, assetId, before.alice - 200n);
      await mustHold(bob, assetId, before.bob + 200n);
    },
  },
  {
    name: 'pays three invoices of one asset by one transaction',
    needs: 'batch',
    run: async (stage) => {
      const { alice, bob, assetId, before } = await pair(stage, 'OCHRE');
      const payments = [
        paying(await invoice(bob, assetId, 11n)),
        paying(await invoice(bob, assetId, 22n)),
        paying(await invoice(bob, assetId, 33n)),
      ];
      const { txid } = await send(stage, alice, payments);
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, assetId, before.alice - 66n);
      await mustHold(bob, assetId, before.bob + 66n);
    },
  },
  {
    name: 'pays an invoice for an output beside one on a slot',
    needs: 'witnessInBatch',
    run: async (stage) => {
      const { alice, bob, assetId, before } = await pair(stage, 'OCHRE');
      const payments = [
        paying(await invoice(bob, assetId, 14n)),
        paying(await witnessInvoice(stage, bob, assetId, 21n), { witnessSats: WITNESS_SATS }),
      ];
      const { txid } = await send(stage, alice, payments);
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, assetId, before.alice - 35n);
      await mustHold(bob, assetId, before.bob + 35n);
    },
  },
  {
    name: 'sends two assets by one transaction',
    needs: 'batch',
    run: async (stage) => {
      const ochre = await pair(stage, 'OCHRE');
      const sienna = await pair(stage, 'SIENNA');
      const { alice, bob } = ochre;
      const payments = [
        paying(await invoice(bob, ochre.assetId, 44n)),
        paying(await invoice(bob, sienna.assetId, 55n)),
      ];
      const { txid } = await send(stage, alice, payments);
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, ochre.assetId, ochre.before.alice - 44n);
      await mustHold(alice, sienna.assetId, sienna.before.alice - 55n);
      await mustHold(bob, ochre.assetId, ochre.before.bob + 44n);
      await mustHold(bob, sienna.assetId, sienna.before.bob + 55n);
    },
  },
  {
    name: 'gives without waiting for an answer, and it is broadcast at once',
    needs: 'broadcasting',
    run: async (stage) => {
      const { alice, bob, assetId, before } = await pair(stage, 'OCHRE');
      const asked = await invoice(bob, assetId, 77n);
      const { txid } = await send(stage, alice, [paying(asked)], { donation: true });
      await settle(stage, txid, [alice, bob]);
      await mustHold(alice, assetId, before.alice - 77n);
      await mustHold(bob, assetId, before.bob + 77n);
    },
  },
];
