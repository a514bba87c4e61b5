import { describe, expect, it } from 'vitest';
import { receivedLook } from '../../../src-renderer/text/history.ts';
import { stateLook } from '../../../src-renderer/text/transfers.ts';
import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import { fungible } from '../../support/rgb/encode.ts';
import { readRawHistory, remade } from '../../support/rgb/raw-history.ts';
import { amountOn, genuine, given, invoiced, KINDS, paid, paying, type At } from './asset-data-trial.ts';
import { pageOf } from './app.ts';

const SETTLED = { status: 2, statusName: 'settled' } as const;

/** What a transfer and its invoice are called once their asset data is proved; `told`: as the service lists it. */
async function called(
  at: At,
  trial: HistoryTrial,
  asked: { readonly amount: bigint; readonly told: bigint | null; readonly isAny?: true },
) {
  const { txid } = trial.ask;
  await at.useServer();
  at.mine(trial);
  at.leave(trial);
  const key = at.listed(trial, { ...SETTLED, amount: asked.told });
  const [assetId = ''] = asked.isAny ? [] : key.split('#');
  const { invoice } = invoiced(at, trial, { assetId, amount: asked.amount });
  at.kept().tellInvoice(invoice, { status: 2, kind: KINDS.receiveWitness, txid }, 1);
  expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
  const { invoices } = await at.app.get('invoices.list', { walletId: at.walletId });
  return [...invoices.map((one) => receivedLook(one)?.kind), (await lookOf(at, key)).kind];
}

async function lookOf(at: At, key: string) {
  const { rows } = await pageOf(at.app, at.walletId);
  const row = rows.find((one) => one.key === key);
  if (row === undefined) throw new Error('it is not listed');
  return stateLook(row);
}

/** The last transaction gives its recipient the right to issue eighty more, and of the asset itself nothing. */
function rightAlone(script: Uint8Array): HistoryTrial {
  const trial = genuine('ifa-after-inflate');
  const raw = readRawHistory(trial.bytes);
  const issuing = raw.bundles.find(({ operations }) => operations[0]?.op.type === 8_000);
  const last = raw.bundles.at(-1);
  const op = last?.operations[0]?.op;
  const change = op?.groups[0]?.items[0];
  const [input] = last?.tx.inputs ?? [];
  if (issuing === undefined || last === undefined || op === undefined) throw new Error('nothing is issued');
  if (change === undefined || input === undefined) throw new Error('there is no change');
  op.inputs.push({ opid: issuing.operations[0]?.was ?? '', type: 4_010, no: 0 });
  last.tx.inputs.push({ ...input, txid: issuing.was, vout: 2 });
  last.stacks.push([]);
  last.tx.outputs.push({ amount: 1_000n, script: Buffer.from(script).toString('hex') });
  const vout = last.tx.outputs.length - 1;
  const right = { seal: { txid: null, vout, blinding: '00'.repeat(8) }, state: fungible(80n) };
  op.groups = [
    { type: 4_000, stateClass: 1, items: [{ ...change, state: fungible(670n) }] },
    { type: 4_010, stateClass: 1, items: [right] },
  ];
  raw.terminals = [];
  const again = remade(raw, trial);
  return { ...again, ask: { ...again.ask, recipient: { kind: 'witness', script, vout } } };
}

describe('a receive whose asset data is proved', () => {
  it('is received where it gives what was asked for', async () => {
    const at = await given();
    const trial = paying(genuine('nia-witness-change'), { 1: at.scriptAt('colored', 4) });
    const amount = amountOn(trial, 1);
    expect(await called(at, trial, { amount, told: amount })).toEqual(['ok', 'ok']);
  });

  it.each([300n, null])(
    'is none where it gives a right and nothing of the asset; listed with %s',
    async (told) => {
      const at = await given();
      const trial = rightAlone(at.scriptAt('colored', 4));
      expect(await called(at, trial, { amount: 300n, told })).toEqual(['stop', 'stop']);
    },
  );

  it('is received where a unique asset was asked for, and not where 300 of any', async () => {
    const unique = (at: At) => paying(genuine('uda-bare-witness'), { 1: at.scriptAt('colored', 1) });
    const at = await given();
    expect(await called(at, unique(at), { amount: 1n, told: null })).toEqual(['ok', 'ok']);
    const other = await given();
    expect(await called(other, unique(other), { amount: 300n, told: 300n, isAny: true })).toEqual([
      ...['stop', 'stop'],
    ]);
  });

  it('has no tick where the service says since that its secret seal is an output', async () => {
    const at = await paid(undefined, 'nia-blind-change');
    const { trial } = at;
    const key = at.listed(trial, SETTLED);
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
    expect(await lookOf(at, key)).toEqual({ kind: 'told', word: 'Received' });
    at.listed(trial, { ...SETTLED, kind: KINDS.receiveWitness, kindName: 'receiveWitness' });
    expect(await lookOf(at, key)).toEqual({ kind: 'told', word: 'Done · Reported' });
    expect(await at.verify(key)).toMatchObject({ outcome: 'refused', code: 'RECIPIENT' });
    expect((await lookOf(at, key)).kind).toBe('stop');
    at.listed(trial, SETTLED);
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
  });
});
