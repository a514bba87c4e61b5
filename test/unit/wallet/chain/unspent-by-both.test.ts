import { describe, expect, it, onTestFinished } from 'vitest';
import { fails } from '../fails.ts';
import { systemTimers } from '../../../../src-main/hosts/system.ts';
import { outpointName } from '../../../../src-main/base/bitcoin.ts';
import { DIRECT } from '../../../../src-main/base/service/route.ts';
import { parseChainAddress } from '../../../../src-main/services/chain/address.ts';
import { createOpenChain } from '../../../../src-main/services/chain/open.ts';
import { openHeaderFiles } from '../../../../src-main/records/header-file.ts';
import { createSecondServer } from '../../../../src-main/wallet/chain/second-server.ts';
import { startElectrumServer, type ElectrumServer } from '../../../support/chain/electrum-server.ts';
import { createRegtestWorld, idOf, madeTransaction, scriptOf } from '../../../support/chain/world.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { emptyRecord } from '../record.ts';
import { anyHost } from '../../../support/any-host.ts';

const raw = madeTransaction('an output of ours');
const [txid, script] = [idOf(raw), scriptOf(raw)];
const outpoint = outpointName({ txid, vout: 0 });

/** Two servers that both have the transaction, compared already, and what each lists in place of the truth. */
async function given() {
  const world = createRegtestWorld();
  world.mine(5, [raw]);
  const [one, other] = [await startElectrumServer(world), await startElectrumServer(world)];
  const open = new Set([one, other]);
  const close = async (server: ElectrumServer): Promise<void> => {
    if (open.delete(server)) await server.close();
  };
  onTestFinished(async () => {
    await Promise.all([one, other].map(close));
  });
  const notices: string[] = [];
  const faults: unknown[] = [];
  const openChain = createOpenChain(anyHost);
  const second = createSecondServer(
    {
      clock: { nowMs: () => Date.now(), monotonicMs: () => performance.now() },
      ...{ timers: systemTimers, ended: new AbortController().signal, openChain },
      notifier: { notify: (title: string) => void notices.push(title) },
      door: { isOpen: () => true },
      parseChainAddress: (text: string) => parseChainAddress(text, { loopbackOnly: true }),
    } as never,
    { ...emptyRecord(), connection: { kind: 'practice' } },
    { address: other.address, pin: null },
    () => undefined,
    (error) => faults.push(error),
  );
  const first = openChain({ kind: 'electrum', address: one.address, way: DIRECT });
  const file = openHeaderFiles(tempFolder())({ name: 'regtest', from: 0 });
  await file.put(world.headers());
  const compare = () => second.compare(world.rules, file);
  await compare();
  expect(second.told()).toMatchObject({ state: 'agrees' });
  const lists = (server: ElectrumServer, what: 'nothing' | 'knowsNothing'): void => {
    const history = what === 'nothing' ? {} : { 'blockchain.scripthash.get_history': () => [] };
    server.lie({ methods: { 'blockchain.scripthash.listunspent': () => [], ...history } });
  };
  return {
    ...{ one, other, close, compare, lists, notices, faults },
    unspent: async () => (await second.unspent(first, script)).map(outpointName),
    disputed: () => second.told().disputed,
  };
}

describe('an output', () => {
  it('is unspent where both list it', async () => {
    const all = await given();
    expect(await all.unspent()).toEqual([outpoint]);
    expect([all.disputed(), all.notices]).toEqual([null, []]);
  });

  it('is not where the second calls it spent, which is an alarm until it agrees', async () => {
    const all = await given();
    all.lists(all.other, 'nothing');
    expect(await all.unspent()).toEqual([]);
    expect(all.disputed()).toEqual({ outpoint, spentBy: 'second' });
    await all.compare();
    expect(await all.unspent()).toEqual([]);
    expect([all.disputed(), all.notices.length]).toEqual([{ outpoint, spentBy: 'second' }, 1]);
    all.other.lie({});
    expect(await all.unspent()).toEqual([outpoint]);
    expect(all.disputed()).toBeNull();
  });

  it.each([
    ['the first calls it spent, which is as much of an alarm', 'one', 'nothing', 'first'],
    ['the second does not know its transaction, and that is no alarm', 'other', 'knowsNothing', null],
  ] as const)('is not where %s', async (_, who, what, spentBy) => {
    const all = await given();
    all.lists(all[who], what);
    expect(await all.unspent()).toEqual([]);
    expect(all.disputed()).toEqual(spentBy && { outpoint, spentBy });
    expect(all.notices).toHaveLength(spentBy === null ? 0 : 1);
  });

  it('is unspent by the word of the first where the second does not answer', async () => {
    const all = await given();
    await all.close(all.other);
    expect(await all.unspent()).toEqual([outpoint]);
    await all.compare();
    expect(await all.unspent()).toEqual([outpoint]);
    expect([all.disputed(), all.faults]).toEqual([null, []]);
  });

  it('is neither where the first does not answer', async () => {
    const all = await given();
    await all.close(all.one);
    await fails(failureOf(all.unspent()), 'SERVICE_UNREACHABLE');
  });
});
