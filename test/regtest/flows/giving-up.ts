import { setTimeout as pause } from 'node:timers/promises';
import { get, Refused } from '../wallet/host.ts';
import {
  invoice,
  refresh,
  reviewSend,
  spendable,
  transfersOf,
  type Payment,
  type Person,
} from '../wallet/person.ts';
import { flows, must, when, withOchre, type Stage } from './flow.ts';
import { paying, send } from './sending.ts';

/** Long enough to show the invoice, and soon over. */
const SHORT_SECONDS = 3;

/** Unfinished acts, and what they free. */
export const givingUp = flows({
  'lets an invoice expire, pays none that has, and frees its slot': async (stage) => {
    const { alice, bob, assetId } = withOchre(stage);
    const before = await slotsOf(bob);
    const asked = await invoiceFor(stage, bob, assetId, SHORT_SECONDS);
    must((await slotsOf(bob)).held === before.held + 1, 'no slot is held for the invoice');
    await pause(Math.max(0, (asked.expiresAtMs ?? 0) - Date.now()) + 1_000);
    await mustRefuse(() => reviewSend(alice, [paying(asked)]), 'expired');
    await refresh(bob);
    const [row] = (await transfersOf(bob)).filter(
      ({ batchTransferIdx: idx }) => idx === asked.batchTransferIdx,
    );
    must(row !== undefined, 'the invoice is not among the transfers');
    must(['expired', 'failed'].includes(row.state), `the transfer is ${row.state}`);
    if (row.state === 'expired') await giveUp(bob, row.key);
    must((await slotsOf(bob)).held === before.held, 'the slot is still held');
  },
  'gives up a send that nobody answers, and can spend all of it again': when('waiting', async (stage) => {
    const { alice, bob, assetId } = withOchre(stage);
    const before = await spendable(alice, assetId);
    const slotsBefore = await slotsOf(alice);
    const asked = await invoice(bob, assetId, 99n);
    const { txid } = await send(stage, alice, [paying(asked)]);
    must((await spendable(alice, assetId)) < before, 'what was sent can still be spent');
    const [row] = (await transfersOf(alice)).filter((one) => one.txid === txid);
    must(row?.state === 'waitingForThem', `the transfer is ${row?.state ?? 'nowhere'}`);
    await giveUp(alice, row.key);
    must((await spendable(alice, assetId)) === before, 'not all of it can be spent again');
    const slots = await slotsOf(alice);
    must(slots.free === slotsBefore.free, `${slots.free} slots are free, where ${slotsBefore.free} were`);
    const waiting = await stage.world.node.waiting();
    must(!waiting.includes(txid), 'what was given up waits for a block');
  }),
  'takes back a send that was reviewed and dropped, where the service keeps what was begun': when(
    'keeping',
    async (stage) => {
      const { alice, bob, assetId } = withOchre(stage);
      const before = await spendable(alice, assetId);
      const slotsBefore = await slotsOf(alice);
      const payment = paying(await invoice(bob, assetId, before));
      await beginAndDrop(stage, alice, payment);
      must((await spendable(alice, assetId)) < before, 'nothing is held by what was begun');
      await mustRefuse(() => reviewSend(alice, [payment]), 'NOT_ENOUGH_ASSET');
      const [row] = (await transfersOf(alice)).filter(({ statusName }) => statusName === 'initiated');
      must(row?.state === 'waitingForYou', `what was begun is ${row?.state ?? 'nowhere'}`);
      await giveUp(alice, row.key);
      must((await spendable(alice, assetId)) === before, 'not all of it can be spent again');
      const slots = await slotsOf(alice);
      must(slots.free === slotsBefore.free, `${slots.free} slots are free, where ${slotsBefore.free} were`);
    },
  ),
});

async function beginAndDrop({ world }: Stage, one: Person, payment: Payment): Promise<void> {
  const { settings } = world.service;
  settings.keepsBegun = true;
  try {
    const { flowId } = await reviewSend(one, [payment]);
    await get(one.host.bridge.signing.cancel({ flowId }));
  } finally {
    settings.keepsBegun = false;
  }
}

/** An invoice that lasts for `seconds`. */
export async function invoiceFor(stage: Stage, one: Person, assetId: string, seconds: number) {
  const { settings } = stage.world.service;
  const before = settings.invoiceSeconds;
  settings.invoiceSeconds = seconds;
  try {
    return await invoice(one, assetId, 5n);
  } finally {
    settings.invoiceSeconds = before;
  }
}

export async function giveUp({ host, walletId }: Person, key: string): Promise<void> {
  const { outcome } = await get(host.bridge.transfers.fail({ walletId, key }));
  must(outcome === 'failed', `giving up: ${outcome}`);
}

async function slotsOf({ host, walletId }: Person) {
  const { slots } = await get(host.bridge.wallet.overview({ walletId }));
  must(slots !== null, 'the service refuses its outputs');
  return slots;
}

async function mustRefuse(act: () => Promise<unknown>, word: string): Promise<void> {
  try {
    await act();
  } catch (error) {
    const said = error instanceof Refused ? JSON.stringify(error.failure) : String(error);
    must(said.includes(word), said);
    return;
  }
  throw new Error(`not refused as ${word}`);
}
