import { expect, it } from 'vitest';
import { attackSends, attackSendsFrom, stillProved, stillProvedFrom } from '../support/psbt/attack-send.ts';
import {
  EMPTY_SLOT,
  NO_CHANGE,
  PLAIN_COIN,
  genuineTrial,
  items,
  judgeBare,
  judgeTrial,
  recommitted,
  reservation,
  toOutpoint,
} from '../support/psbt/send.ts';
import type { SendTrial } from '../support/psbt/send.ts';

/** Where the change of NO_CHANGE goes. */
const KEPT = { txid: 'c5'.repeat(32), vout: 3 };
const KEPT_NAME = `${KEPT.txid}:${KEPT.vout}`;
const THIEFS = { txid: 'd0'.repeat(32), vout: 1 };

const changeTo = ({ txid, vout }: { txid: string; vout: number }) =>
  recommitted((trial) => void (items(trial)[0]!.seal = toOutpoint(txid, vout)));
const listed = (trial: SendTrial, place: { txid: string; vout: number }): void => {
  trial.snapshot.entries = trial.snapshot.entries.filter(({ txid }) => txid !== place.txid);
  const free = { amountSats: 1_000n, colorable: true, exists: true, allocations: [], pendingBlinded: 0 };
  trial.snapshot.entries.push({ ...place, ...free });
};
const problem = (trial: SendTrial) =>
  judgeTrial(trial).claims.find(({ name }) => name === 'assetChangeOurs')?.facts;
attackSends('RGB_CHANGE', {
  'the change goes to an outpoint that the list alone calls a slot of ours': (trial) => {
    listed(trial, THIEFS);
    changeTo(THIEFS)(trial);
  },
  'the change goes to plain bitcoin of ours that the list calls a slot': (trial) => {
    listed(trial, PLAIN_COIN);
    changeTo(PLAIN_COIN)(trial);
  },
});
attackSendsFrom(NO_CHANGE, 'RGB_CHANGE', {
  'the change goes to a slot of which no book is left': ({ book }) => (book.outputs = []),
  'the change goes to a slot that we spent': ({ book }) =>
    (book.outputs = book.outputs.map((one) => (one.txid === KEPT.txid ? { ...one, spent: true } : one))),
  'the change goes to a slot that another transaction of ours spends': {
    change: ({ book }) => (book.reserved = [reservation({ outpoints: [KEPT_NAME], spends: [KEPT_NAME] })]),
    claim: 'assetChangeOurs',
    facts: expect.objectContaining({ outpoint: KEPT_NAME, problem: 'held', by: 'ab'.repeat(32) }) as object,
  },
  'the change goes to a slot that the change of another one goes to': ({ book }) =>
    (book.reserved = [reservation({ outpoints: [KEPT_NAME] })]),
  'the change goes to a slot that another transaction of ours only will make': ({ book }) =>
    (book.reserved = [reservation({ makes: [KEPT_NAME] })]),
  'the change goes to a slot of a transaction that was given up, and may come all the same': ({ book }) => {
    const spends = ['ef'.repeat(32) + ':0'];
    book.reserved = [reservation({ outpoints: [KEPT_NAME, ...spends], spends, mayShare: true })];
  },
  'the change goes to a slot on which an open invoice waits': ({ book }) =>
    (book.invoices = [{ outpoint: KEPT_NAME, open: true }]),
});
stillProved({
  'its change goes to another slot that the book has': changeTo(EMPTY_SLOT),
});
stillProvedFrom(NO_CHANGE, {
  'an invoice that waited on the slot of its change is closed': ({ book }) =>
    (book.invoices = [{ outpoint: KEPT_NAME, open: false }]),
  'another transaction of ours holds other slots': ({ book }) => {
    const other = `${EMPTY_SLOT.txid}:${EMPTY_SLOT.vout}`;
    book.reserved = [reservation({ outpoints: [other], spends: [other] })];
  },
  'one that was given up spends the same coin, so that both can never confirm': ({ book, raw }) => {
    const spends = [`${raw.tx.inputs[0]!.txid}:0`];
    const outpoints = [...spends, KEPT_NAME];
    book.reserved = [reservation({ outpoints, spends, makes: [KEPT_NAME], mayShare: true })];
  },
  'what is reserved is reserved for this very transaction': (trial) => {
    const by = judgeTrial(trial).txid!;
    const spends = [`${trial.raw.tx.inputs[0]!.txid}:0`];
    trial.book.reserved = [reservation({ by, outpoints: [...spends, KEPT_NAME], spends })];
  },
});

it('a send says why the outpoint is not free', () => {
  const trial = genuineTrial(NO_CHANGE);
  trial.book.outputs = [];
  expect(problem(trial)).toMatchObject({ outpoint: KEPT_NAME, problem: 'notOurs', amount: '400' });
});

it('a send rests its change on the book where a seal names an outpoint, else on our keys', () => {
  const ground = (trial: SendTrial) =>
    judgeTrial(trial).claims.find(({ name }) => name === 'assetChangeOurs')?.ground;
  expect([ground(genuineTrial(NO_CHANGE)), ground(genuineTrial())]).toEqual(['book', 'derived']);
});

it('a bare PSBT gives an asset to us where the own book has the outpoint, and to a stranger where it does not', () => {
  const trial = genuineTrial(NO_CHANGE);
  const to = (book = trial.book) => judgeBare(trial, [], book).assets[0]!.given[0]!.to;
  expect(to()).toBe('own');
  expect(to({ ...trial.book, outputs: [] })).toBe('stranger');
  expect(to({ ...trial.book, reserved: [reservation({ outpoints: [KEPT_NAME] })] })).toBe('stranger');
  const verdict = judgeBare(trial, [], { ...trial.book, outputs: [] });
  expect(verdict.claims.find(({ name }) => name === 'nothingToOthers')?.outcome).toBe('notProved');
});
