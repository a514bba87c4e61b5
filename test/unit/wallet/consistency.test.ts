import { expect, it, vi } from 'vitest';
import { changeWallets } from './app.ts';
import { answerOnce, freshApp, settle, unspentsBody } from './asset-app.ts';
import { fails } from './fails.ts';

const a = freshApp({ slots: 4, sats: 1_000, issued: [1_000n] });

const found = async () => (await a.get('wallet.consistency', {})).mismatches;
const lies = (endpoint: string, body: unknown, times = 2) => {
  for (let time = 0; time < times; time += 1) answerOnce(a.app, endpoint, body);
};

it('an honest service agrees with itself through a whole send, and what a send spends is no loss', async () => {
  expect(await found()).toEqual([]);
  await a.send([await a.to(300)]);
  await a.refresh();
  expect(await found()).toEqual([]);
  await settle(a);
  await a.refresh();
  expect(await found()).toEqual([]);
  await a.get('practice.faucet', { amountSats: 5_000 });
  expect(await found()).toEqual([]);
});

it('a balance that is not the sum of the list is said with both values, once it was read twice', async () => {
  const { balance } = await a.get('wallet.overview', {});
  const told = balance.vanilla.futureSats + 7;
  const wire = ({ settledSats, futureSats, spendableSats }: typeof balance.vanilla) => ({
    ...{ settled: settledSats, future: futureSats, spendable: spendableSats },
  });
  const body = { vanilla: { ...wire(balance.vanilla), future: told }, colored: wire(balance.colored) };
  lies('btcbalance', body, 1);
  expect(await found()).toEqual([]);
  lies('btcbalance', body);
  const here = String(balance.vanilla.futureSats);
  expect(await found()).toEqual([{ kind: 'plainBitcoin', subject: '', here, told: String(told) }]);
});

it.each([
  ['nia', 1],
  ['ifa', 0],
] as const)(
  'a balance of %s below what its slots list is said %i times: rights to issue more are listed, too',
  async (schema, times) => {
    const balance = { settled: 900, future: 900, spendable: 900 };
    const supply = { issued_supply: 1_000, known_circulating_supply: 900, max_supply: 1_000 };
    const asset = { asset_id: a.assetId, ticker: 'TEST', name: 'Test', precision: 0, ...supply, balance };
    lies('listassets', { [schema]: [asset] });
    expect((await found()).filter(({ kind }) => kind === 'asset')).toHaveLength(times);
  },
);

it('outputs that are listed no more and that nothing here spent are said until the person knows of it', async () => {
  expect(await found()).toEqual([]);
  const all = await a.api.listUnspents();
  const slot = all.find(({ colorable, allocations }) => colorable && allocations.length === 0);
  const rest = unspentsBody(all.filter((one) => one !== slot));
  const subject = `${slot?.txid ?? ''}:${String(slot?.vout)}`;
  const gone = { kind: 'coinGone', subject, here: '1000', told: '' };
  for (let look = 0; look < 2; look += 1) {
    lies('listunspends', rest);
    expect(await found()).toContainEqual(gone);
  }
  lies('listunspends', rest, 1);
  await a.get('wallet.acceptCoins', {});
  lies('listunspends', rest);
  expect(await found()).not.toContainEqual(gone);
});

it('a last address that is not where it was is said', async () => {
  changeWallets(a.app, (wallet) => ({
    ...wallet,
    lastAddress: wallet.lastAddress && { ...wallet.lastAddress, index: 19 },
  }));
  expect(await found()).toMatchObject([{ kind: 'address', told: expect.stringMatching(/\/19$/) as unknown }]);
});

it('a transaction that the service names otherwise is said with both ids, and so is one written down wrongly', async () => {
  const { approval } = await a.begun([await a.to(300)]);
  const other = 'cd'.repeat(32);
  answerOnce(a.app, 'sendend', { txid: other, batch_transfer_idx: 7 });
  await fails(a.app.failure('signing.approve', approval), 'OUTCOME_UNKNOWN');
  const { signings } = a.app.ports;
  const [flow] = signings.handedOver(a.walletId, ['handedOver']);
  const { txid } = flow?.signed as { txid: string };
  expect(await found()).toEqual([{ kind: 'txid', subject: txid, here: txid, told: other }]);
  const handedOver = signings.handedOver.bind(signings);
  const wrong = 'ef'.repeat(32);
  vi.spyOn(signings, 'handedOver').mockImplementation((...asked) =>
    handedOver(...asked).map((one) =>
      one.kind === 'send' ? { ...one, signed: { ...(one.signed as object), txid: wrong } } : one,
    ),
  );
  expect(await found()).toContainEqual({ kind: 'txid', subject: wrong, here: txid, told: wrong });
});

it('an open witness invoice that is not paid to where it was proved is said', async () => {
  a.app.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  const made = await a.get('invoices.create', { assetId: a.assetId, amount: '5' });
  expect(await found()).toEqual([]);
  const { holdings } = a.app.ports;
  const of = holdings.of.bind(holdings);
  const told = "m/86'/827167'/0'/0/999";
  vi.spyOn(holdings, 'of').mockImplementation((ref) => {
    const kept = of(ref);
    const moved = kept
      .invoices()
      .map((one) => ({ ...one, provedOurs: one.provedOurs && { ...one.provedOurs, path: told } }));
    return { ...kept, invoices: () => moved };
  });
  const here = made.provedOurs?.path;
  expect(await found()).toEqual([{ kind: 'invoice', subject: made.recipientId, here, told }]);
});

it('what cannot be read is a failure of its own, and nothing that was found is written over it', async () => {
  expect(await found()).toEqual([]);
  answerOnce(a.app, 'listunspends', { not: 'a list' });
  await fails(a.failure('wallet.consistency', {}), 'SERVICE_ANSWER');
  expect(await found()).toEqual([]);
});
