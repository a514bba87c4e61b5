import { setTimeout as pause } from 'node:timers/promises';
import type { OwnInvoice } from '../../../src-preload/contract/invoices.ts';
import { get } from '../wallet/host.ts';
import { addPerson, fund, invoice, refresh, spendable, transfersOf, type Person } from '../wallet/person.ts';
import { makeSlots } from './first-steps.ts';
import { asset, flows, must, person, when } from './flow.ts';
import { giveUp, invoiceFor } from './giving-up.ts';
import { paying, send } from './sending.ts';

const FUNDS_SATS = 200_000;
/** Ochre begins no send within an invoice's last minute: then some seconds are left to send. */
const SOON_SECONDS = 80;
/** Blocks come and both sides look, until then. */
const LOOKS = 4;

/** Transfers that are not over yet, or never will be. */
export const underWay = flows({
  'tells the first receive of a wallet as ended only when it has': when('waiting', async (stage) => {
    const [alice, assetId] = [person(stage, 'Alice'), asset(stage, 'OCHRE')];
    const carol = await addPerson(stage.host, stage.world, 'Carol');
    await fund(carol, FUNDS_SATS);
    await makeSlots(stage, carol, 2, 4_000);
    const asked = await invoice(carol, '', 31n);
    // Nobody looks before the payment: an unpaid invoice in a list would show the numbering.
    const { txid } = await send(stage, alice, [paying(asked, { assetId })]);
    for (let look = 0; look < LOOKS; look += 1) {
      await refresh(carol);
      await mustBeOpen(carol, asked, txid);
      await refresh(alice);
    }
    await stage.world.node.mine(1);
    await refresh(alice);
    must((await spendable(carol, assetId)) === 31n, 'it did not arrive');
    // Its number may be in no used table: then it is unknown.
    const state = await stateOf(carol, txid);
    must(['settled', 'unknown'].includes(state), `it arrived, and it is ${state}`);
  }),
  'broadcasts nothing past the end of its invoice, and frees both sides, where the release says so': when(
    'waiting',
    async (stage) => {
      const { world } = stage;
      // Other releases end a send at its own hour, and the document has no field for an end.
      if (world.build.numbering !== 'beta7' || world.speaks !== 'rgb-node-2026-03') return;
      const [alice, bob, assetId] = [person(stage, 'Alice'), person(stage, 'Bob'), asset(stage, 'OCHRE')];
      const before = await spendable(alice, assetId);
      const asked = await invoiceFor(stage, bob, assetId, SOON_SECONDS);
      const { txid } = await send(stage, alice, [paying(asked)]);
      await refresh(bob);
      const rows = await transfersOf(bob);
      const row = rows.find(({ batchTransferIdx: idx }) => idx === asked.batchTransferIdx);
      must(row?.statusName === 'waitingBroadcast', `the receive is ${row?.statusName ?? 'nowhere'}`);
      const ref = { walletId: bob.walletId, key: row.key };
      const early = await get(bob.host.bridge.transfers.read(ref));
      must(early.nextStep?.cancelOff === 'arrived', 'it may be given up before its time is over');
      await pause(Math.max(0, (asked.expiresAtMs ?? 0) - Date.now()) + 2_000);
      await refresh(alice);
      must(!(await world.node.waiting()).includes(txid), 'it was broadcast when its invoice had ended');
      must((await spendable(alice, assetId)) === before, 'not all of it can be spent again');
      const late = await get(bob.host.bridge.transfers.read(ref));
      must(late.state === 'waitingForThem' && late.nextStep?.cancelOff === null, `it is ${late.state}`);
      await giveUp(bob, row.key);
      const { unspents } = await get(bob.host.bridge.wallet.unspents({ walletId: bob.walletId }));
      const at = late.receiveUtxo;
      const slot = unspents.find(({ outpoint }) => outpoint.txid === at?.txid && outpoint.vout === at.vout);
      must(slot?.use === 'free', `the slot is ${slot?.use ?? 'nowhere'}`);
    },
  ),
});

async function mustBeOpen(one: Person, asked: OwnInvoice, txid: string): Promise<void> {
  const { walletId, host } = one;
  // Some servers name a receive of any asset only once it is in the list of arrivals.
  const told = await host.bridge.invoices.status({ walletId, invoice: asked.invoice });
  for (const state of [...(told.ok ? [told.value.state] : []), await stateOf(one, txid)])
    must(!['settled', 'failed', 'expired'].includes(state), `it is under way, and told as ${state}`);
}

async function stateOf(one: Person, txid: string): Promise<string> {
  return (await transfersOf(one)).find((row) => row.txid === txid)?.state ?? 'nowhere';
}
