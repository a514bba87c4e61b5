import { describe, expect, it } from 'vitest';
import { fails } from './fails.ts';
import { readWholeTransaction } from '../../../src-main/verify/psbt/transaction.ts';
import { commitmentOnly, idOf, madeTransaction, scriptOf } from '../../support/chain/world.ts';
import { refuseDoublePayment } from '../../../src-main/wallet/pay/refuse-second-payment.ts';
import { genuine, given, paying } from './asset-data-trial.ts';
import { spendingOf } from '../../support/spending.ts';

/** A coin in a block, and two transactions that spend it. `first` is known of the wallet, and `second` is not. */
async function twoOf(make: (at: Awaited<ReturnType<typeof given>>, first: Uint8Array) => void) {
  const at = await given();
  const coin = madeTransaction('coin');
  const [first, second] = ['first', 'second'].map((salt) => madeTransaction(salt, undefined, idOf(coin)));
  if (first === undefined || second === undefined) throw new Error('none made');
  at.world.mine(1, [coin]);
  await at.useServer();
  make(at, first);
  const { walletId } = at;
  return {
    ...{ ...at, coin, first, second },
    look: () => at.app.get('chain.follow', { walletId }),
    found: async () => (await at.app.get('chain.doubleSpends', { walletId })).found,
    where: () => at.app.get('chain.whereabouts', { walletId, txid: idOf(first) }),
  };
}

/** `first` pays an invoice of the wallet. */
const incoming = () => twoOf((at, first) => at.listed(genuine('nia-witness-change'), { txid: idOf(first) }));

const PAYEE = 'script:00';

/** `first` was handed over from here; others of the journal, too. The last one pays. */
async function outgoing(...others: readonly Uint8Array[]) {
  const ids: string[] = [];
  let handOver = (_: Uint8Array): void => undefined;
  const at = await twoOf(({ app, walletId }, first) => {
    handOver = (raw) => {
      const id = `${ids.length}e`.repeat(16);
      const { signings } = app.ports;
      const inputs = readWholeTransaction(raw).inputs.map(
        ({ outpoint: { txid, vout } }) => `${txid}:${vout}`,
      );
      const kind = ids.length > 1 ? 'sendBtc' : 'createSlots';
      const recipients = kind === 'sendBtc' ? [PAYEE] : [];
      ids.push(id);
      signings.open({ id, walletId, kind, data: {} });
      const signed = spendingOf({ kind, txid: idOf(raw), inputs, recipients, psbt: 'c2lnbmVk' });
      const steps = ['asked', 'built', 'approved', 'signed', 'handingOver', 'accepted'] as const;
      steps.slice(1).forEach((to, i) => {
        signings.advance(id, steps[i] ?? 'asked', to, to === 'signed' ? signed : {});
      });
    };
    for (const raw of [first, ...others]) handOver(raw);
  });
  const states = () => ids.map((id) => at.app.ports.signings.read(id)?.state);
  return { ...at, handOver, states };
}

it('gives up what spends the change of one that lost, pays its payee only once that is sure, and takes it back', async () => {
  const [first, second] = ['first', 'second'].map((salt) =>
    madeTransaction(salt, undefined, idOf(madeTransaction('coin'))),
  );
  const child = commitmentOnly('child', idOf(first!));
  const { app, walletId, world, look, states } = await outgoing(second!, child);
  const lists = () => app.ask('wallet.refresh', { walletId });
  const again = () => refuseDoublePayment(app.ports, walletId, { kind: 'sendBtc', recipients: [PAYEE] });
  world.mine(1, [second!]);
  await look();
  await lists();
  expect(states()).toEqual(['givenUp', 'broadcast', 'givenUp']);
  expect(again).toThrow('FLOW_LIVE');
  world.reorganise(5, 0, 'other');
  world.mine(2, [first!, child]);
  await look();
  expect(states()).toEqual(['broadcast', 'givenUp', 'broadcast']);
  world.reorganise(5, 0, 'third');
  world.mine(6, [second!]);
  await look();
  await lists();
  expect(states()).toEqual(['givenUp', 'settled', 'givenUp']);
  expect(again).not.toThrow();
});

it('decides between one that lies deep in blocks and a replacement that is handed over after it', async () => {
  const { world, first, second, look, handOver, states } = await outgoing();
  world.mine(6, [first]);
  await look();
  handOver(second);
  await look();
  expect(states()).toEqual(['settled', 'givenUp']);
});

it('shows that a send was broadcast once a checked block has it, though its only output is a commitment', async () => {
  const bare = commitmentOnly('bare', idOf(madeTransaction('coin')));
  const { world, look, states } = await outgoing(bare);
  world.waits(bare);
  await look();
  expect(states()).toEqual(['accepted', 'accepted']);
  world.mine(1, [bare]);
  await look();
  // The other spends the same coin, so it can't be: until a reorganisation.
  expect(states()).toEqual(['givenUp', 'broadcast']);
});

it('offers no second hand-over of what can’t be mined, once it lies deep in checked blocks, and until it does', async () => {
  const { app, world, second, look, walletId } = await outgoing();
  const id = '0e'.repeat(16);
  const unanswered = { because: '', named: null, refused: false, lookedAtMs: Date.now(), looks: 9 };
  app.ports.signings.advance(id, 'accepted', 'handedOver', { ...unanswered, handedOverAtMs: 0 });
  const again = async () =>
    (await app.get('signing.unfinished', { walletId })).flows.find(({ flowId }) => flowId === id)?.can;
  world.waits(second);
  await look();
  expect(await again()).toMatchObject({ drop: false });
  expect((await again())?.handOver).not.toHaveProperty('because');
  world.mine(5, [second]);
  await look();
  // A block may be taken back, and five may.
  expect(await again()).toMatchObject({ drop: false });
  world.mine(1);
  await look();
  expect(await again()).toMatchObject({ drop: true, handOver: { when: 'never', because: 'spent' } });
});

describe('another transaction that spends what pays the wallet', () => {
  it('is told of as the server’s word while it waits, and as proved once a checked block has it', async () => {
    const { world, first, second, look, found, where, notified, ...at } = await incoming();
    world.waits(first);
    await look();
    expect([await found(), notified]).toEqual([[], []]);
    expect(await where()).toMatchObject({ state: 'waiting', rival: null });
    world.drops(first);
    world.waits(second);
    await look();
    const told = { txid: idOf(second), height: null, confirmations: null, own: false };
    const [{ key } = { key: null }] = await found();
    expect(await found()).toEqual([{ txid: idOf(first), kind: 'receive', key, rival: told }]);
    const read = () => at.app.get('transfers.read', { walletId: at.walletId, key: key ?? '' });
    expect(await read()).toMatchObject({ txid: idOf(first) });
    expect(await where()).toEqual({ state: 'unknown', height: null, confirmations: null, rival: told });
    world.mine(2, [second]);
    await look();
    const mined = { ...told, height: 5, confirmations: 2 };
    expect(await found()).toMatchObject([{ rival: mined }]);
    // A block may be taken back: it is late, and not said to have failed.
    expect(await read()).toMatchObject({
      ...{ nextStep: { overdue: 'late' }, isOverdue: true, state: 'confirming' },
    });
    expect(await where()).toMatchObject({ state: 'unknown', rival: mined });
    // Once, and not with each block.
    expect(notified).toEqual(['Another transaction spends the same coin']);
  });

  it('is found by the asset data that was left, though nobody saw the payment itself', async () => {
    const at = await given();
    const genuineOne = genuine('nia-pingpong-8');
    const { recipient } = genuineOne.ask;
    const pays = recipient?.kind === 'witness' ? (recipient.vout ?? 0) : 0;
    const trial = paying(genuineOne, { [pays]: at.scriptAt('colored', 4) });
    const last = trial.ask.txid ?? '';
    const raw = trial.chain.witnesses.get(last)?.raw ?? new Uint8Array();
    const spent = readWholeTransaction(raw).inputs.find(({ outpoint }) =>
      trial.chain.witnesses.has(outpoint.txid),
    );
    const { txid, vout } = spent?.outpoint ?? { txid: '', vout: 0 };
    const second = madeTransaction('second', undefined, txid, vout);
    await at.useServer();
    at.leave(trial);
    at.mine(trial, [last]);
    const key = at.listed(trial);
    const { walletId } = at;
    const where = () => at.app.get('chain.whereabouts', { walletId, txid: last });
    at.world.waits(second);
    expect(await where()).toMatchObject({ state: 'unknown', rival: null });
    await at.app.ask('transfers.verify', { walletId, key });
    expect(at.kept().consignment(at.kept().transfer(key)?.recipientId ?? '')).not.toBeNull();
    expect(await where()).toMatchObject({ state: 'unknown', rival: { txid: idOf(second), height: null } });
  });

  it('is none where the bytes are those of another transaction', async () => {
    const { world, server, coin, first, second, look, found } = await incoming();
    world.waits(first);
    const hex = (raw: Uint8Array): string => Buffer.from(raw).toString('hex');
    server.lie({
      methods: {
        'blockchain.scripthash.get_history': () => [{ tx_hash: 'cd'.repeat(32), height: 0 }],
        'blockchain.transaction.get': (txid) =>
          hex(txid === idOf(coin) ? coin : txid === idOf(first) ? first : second),
      },
    });
    await look();
    expect(await found()).toEqual([]);
  });

  it('is looked for among the newest fifty on a script, each of which is asked for once', async () => {
    const { world, server, coin, first, second, look, found } = await incoming();
    const script = Buffer.from(scriptOf(coin)).subarray(2);
    world.mine(
      1,
      Array.from({ length: 70 }, (_, n) => madeTransaction(`older ${n}`, script)),
    );
    for (const raw of [first, second]) world.waits(raw);
    const asked = () => server.asked.filter((one) => one === 'blockchain.transaction.get').length;
    const before = asked();
    await look();
    expect(await found()).toHaveLength(1);
    const most = asked() - before;
    expect(most).toBeLessThan(60);
    await look();
    // The payment, and what spends the same: the rest is known.
    expect(asked() - before - most).toBeLessThan(6);
  });

  it('is forgotten with the server that showed it', async () => {
    const { world, first, second, look, found, app, walletId } = await incoming();
    world.waits(first);
    await look();
    world.waits(second);
    await look();
    expect(await found()).toHaveLength(1);
    await app.get('chain.turnOff', { walletId });
    expect(await found()).toEqual([]);
    await fails(app.failure('chain.whereabouts', { walletId, txid: idOf(first) }), 'CHAIN_OFF');
  });
});

describe('another transaction that spends what one of the wallet’s own spends', () => {
  it('is an alarm where nobody here signed it', async () => {
    const { world, first, second, look, found, notified } = await outgoing();
    // The journal knows what it spends, though no server ever saw it.
    world.waits(second);
    await look();
    const alarm = { txid: idOf(first), kind: 'createSlots', key: null };
    expect(await found()).toMatchObject([{ ...alarm, rival: { txid: idOf(second), height: null } }]);
    world.mine(1, [second]);
    await look();
    expect(await found()).toMatchObject([{ ...alarm, rival: { height: 5, own: false } }]);
    expect(notified).toHaveLength(1);
  });

  it('is a replacement where it was signed here, and no alarm', async () => {
    const replacement = madeTransaction('second', undefined, idOf(madeTransaction('coin')));
    const { world, second, look, found, where, notified } = await outgoing(replacement);
    expect(idOf(second)).toBe(idOf(replacement));
    world.waits(second);
    await look();
    expect([await found(), notified]).toEqual([[], []]);
    expect(await where()).toMatchObject({ state: 'unknown', rival: { txid: idOf(second), own: true } });
  });
});
