import type { OwnInvoice } from '../../../src-preload/contract/invoices.ts';
import type { Review } from '../../../src-preload/contract/signing.ts';
import {
  approve,
  howOf,
  invoice,
  refresh,
  reviewSend,
  transfersOf,
  type How,
  type Payment,
  type Person,
} from '../wallet/person.ts';
import { honest, must, reviewHonest, type Stage } from './flow.ts';

/** A submitted send, with its review. */
export interface Sent extends Pick<Review, 'claims' | 'inputs' | 'outputs' | 'assets'> {
  readonly txid: string;
}

/**
 * Reviews, checks that the verdict is an honest one, signs, submits, and has the real node judge the signed
 * transaction.
 */
export async function send(stage: Stage, from: Person, payments: readonly Payment[], how: How = {}) {
  const { service } = stage.world;
  const { donation } = howOf(from, how);
  const review = await reviewHonest(stage, () => reviewSend(from, payments, how));
  const before = service.signed.all().length;
  const approved = await honest(stage, () => approve(from, review));
  must(approved.outcome === 'handedOver', `the send was ${approved.outcome}`);
  const judged = service.signed.all().slice(before);
  must(judged.length === 1, `${judged.length} signed PSBTs were handed over`);
  must(judged[0]?.accepted === true, `the node refuses it: ${judged[0]?.reason ?? 'nothing'}`);
  must(judged[0].txid === approved.txid, 'the transaction is not the one that was named');
  const isWaiting = (await stage.world.node.waiting()).includes(approved.txid);
  must(
    isWaiting === donation,
    donation ? 'a donation was not broadcast' : 'it was broadcast before an answer',
  );
  must(approved.broadcast === (donation ? 'told' : 'waitsForRecipient'), `broadcast ${approved.broadcast}`);
  return { ...review, txid: approved.txid };
}

/** Looks of both sides before a transfer counts as stuck. */
const LOOKS = 6;

/**
 * Both sides look, and blocks come, until every transfer of the transaction is settled on each of them. Nothing moves
 * without a refresh: the receivers acknowledge, the sender broadcasts, and a block has to come.
 */
export async function settle({ world }: Stage, txid: string, people: readonly Person[]): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    for (const one of people) await refresh(one);
    const states = await Promise.all(people.map((one) => statesOf(one, txid)));
    if (states.every((list) => list.length > 0 && list.every((state) => state === 'settled'))) return;
    if ((await world.node.waiting()).includes(txid)) await world.node.mine(1);
  }
  const told = await Promise.all(
    people.map(async (one) => `${one.name}: ${(await statesOf(one, txid)).join(' ') || 'no transfer'}`),
  );
  throw new Error(`not settled: ${told.join('; ')}`);
}

const statesOf = async (one: Person, txid: string): Promise<string[]> =>
  (await transfersOf(one)).flatMap((row) => (row.txid === txid ? [row.state] : []));

/** A payment that takes all values from the invoice. */
export function paying({ invoice }: OwnInvoice, rest: Omit<Payment, 'invoice'> = {}): Payment {
  return { invoice, ...rest };
}

/**
 * An invoice to an output that the sender makes. The document has no field for that: there the service is configured
 * so.
 */
export async function witnessInvoice(stage: Stage, one: Person, assetId: string, amount: bigint) {
  const { settings } = stage.world.service;
  const isAsked = stage.world.speaks !== 'document';
  settings.witnessInvoices = !isAsked;
  try {
    const made = await invoice(one, assetId, amount, isAsked ? 'witness' : undefined);
    must(made.kind === 'witness' && made.provedOurs !== null, `a ${made.kind} invoice, proved ours or not`);
    return made;
  } finally {
    settings.witnessInvoices = false;
  }
}
