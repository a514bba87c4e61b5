import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import { amountOf, fungible, type RawOperation } from '../../support/rgb/encode.ts';
import { BASES, BUILT, emptySlot, onNetwork, resealed, retold, someOpout, type Base } from './bases.ts';
import { unspentOf, type AllocationJson } from './case.ts';
import { forget } from './lies.ts';

/** A list that has nothing of an asset which the book has on an input, as of a service that lost its data. */
export interface Lost {
  readonly title: string;
  /** None: it is to be signed. */
  readonly codes: readonly RefusalCode[];
  readonly base: Base;
}

const DENIED: readonly RefusalCode[] = ['LIST_DENIES', 'RGB_BURN', 'RGB_BALANCE', 'RGB_INPUTS'];

export function lostCases(): readonly Lost[] {
  const { riding } = BASES;
  const onto = resealed(riding, emptySlot(riding), 1);
  const whole = 'genuine, the list lost an asset that comes back whole';
  const signed: Omit<Lost, 'codes'>[] = [
    { title: whole, base: lost(riding) },
    { title: `${whole}, onto a slot that the book has`, base: lost(onto) },
    { title: `${whole}, on testnet`, base: lost(onNetwork(riding, 'testnet')) },
    { title: `${whole}, on mainnet`, base: lost(BUILT.mainnetRiding) },
    { title: `${whole}, and a second one, too`, base: lost(BUILT.twoRiding) },
    { title: `${whole}, from a slot that is taken for empty`, base: lost(BUILT.filler) },
  ];
  const refused: Lost[] = [
    {
      title: 'it is left behind',
      codes: DENIED,
      base: lost(retold(riding, (transfers) => void transfers.splice(1, 1))),
    },
    {
      title: 'it is left behind on a slot that is taken for empty',
      codes: DENIED,
      base: lost(retold(BUILT.filler, (transfers) => void transfers.splice(1, 1))),
    },
    {
      title: 'it comes back without one unit',
      codes: DENIED,
      base: lost(
        retold(riding, (transfers) => {
          const change = back(transfers);
          change.state = fungible(amountOf(change.state) - 1n);
        }),
      ),
    },
    {
      title: 'it goes to a stranger',
      codes: [...DENIED, 'RGB_RECIPIENT'],
      base: lost(retold(riding, (transfers) => void (back(transfers).seal = { secret: 'd0'.repeat(32) }))),
    },
    {
      title: 'it comes back to an outpoint that only the list calls ours',
      codes: [...DENIED, 'RGB_CHANGE'],
      base: lost(unproved(resealed(riding, emptySlot(riding), 1))),
    },
    {
      title: 'another allocation of it is closed than the book has',
      codes: DENIED,
      base: lost(riding, (held) => void (held.opout = someOpout('what is not closed'))),
    },
    {
      title: 'of two allocations one is closed',
      codes: DENIED,
      base: lost(
        riding,
        (held, { one }) => void one.book.allocations.push({ ...held, opout: someOpout('the second one') }),
      ),
    },
    {
      title: 'the book has more of it than comes back',
      codes: DENIED,
      base: lost(riding, (held) => void (held.amount = String(BigInt(held.amount) + 1n))),
    },
    {
      title: 'the list has one unit of it left',
      codes: DENIED,
      base: lost(riding, (held, { one }, name) => {
        const assignment = { Fungible: '1' };
        unspentOf(one, name).rgb_allocations.push({
          ...{ asset_id: held.assetId, amount: '1', assignment, settled: true },
        });
      }),
    },
    {
      title: 'it is what is sent',
      codes: DENIED,
      base: lost(riding, (_, base, name) => {
        const sent = new Set(base.one.intent.recipients?.map(({ assetId }) => assetId));
        const entry = unspentOf(base.one, name);
        entry.rgb_allocations = entry.rgb_allocations.filter(({ asset_id }) => !sent.has(asset_id));
      }),
    },
    {
      title: 'its slot is spent for nothing',
      codes: [...DENIED, 'UNEXPECTED_INPUT'],
      base: lost(BUILT.idle),
    },
  ];
  return [
    ...signed.map((one) => ({ ...one, codes: [] })),
    ...refused.map((one) => ({ ...one, title: `C the list lost an asset: ${one.title}` })),
  ];
}

/** No input is listed with what rides along; `change` goes on with its first allocation in the book. */
function lost(
  base: Base,
  change: (held: AllocationJson, base: Base, name: string) => void = () => undefined,
): Base {
  const copy = structuredClone(base);
  const { one, inputs } = copy;
  const sent = new Set(one.intent.recipients?.map(({ assetId }) => assetId));
  const riding = one.book.allocations.filter(
    ({ txid, vout, assetId }) => inputs.includes(`${txid}:${vout}`) && !sent.has(assetId),
  );
  const [first] = riding;
  if (first === undefined) throw new Error('nothing rides along');
  const ids = new Set(riding.map(({ assetId }) => assetId));
  for (const name of inputs) {
    const entry = unspentOf(one, name);
    entry.rgb_allocations = entry.rgb_allocations.filter(({ asset_id }) => !ids.has(asset_id));
  }
  change(first, copy, `${first.txid}:${first.vout}`);
  return copy;
}

/** Where all of the second transfer goes: what rides along comes back so. */
function back(transfers: readonly RawOperation[]): RawOperation['groups'][number]['items'][number] {
  const item = transfers[1]?.groups[0]?.items[0];
  if (item === undefined) throw new Error('nothing rides along');
  return item;
}

function unproved(base: Base): Base {
  const [seal] = base.seals;
  if (seal !== undefined) forget(base, seal);
  return base;
}
