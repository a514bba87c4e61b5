import { ASSET_OWNER, TRANSFER, type State, type Transition } from '../transition.ts';
import { HistoryRefusal } from './history-refusal.ts';
import {
  closedSum,
  givenSum,
  itemsOf,
  requireClosed,
  requireNothingBeside,
  requireRights,
  requireSum,
  valueOf,
  type Closed,
  type SchemaRules,
} from './rules.ts';

const INFLATE = 8_000;
const BURN = 8_010;
const LINK = 8_012;
const INFLATION = 4_010;
const LINK_RIGHT = 4_013;
const RIGHTS: Readonly<Record<number, State['kind']>> = {
  [ASSET_OWNER]: 'fungible',
  [INFLATION]: 'fungible',
  [LINK_RIGHT]: 'void',
};
const AMOUNTS = [ASSET_OWNER, INFLATION];

/** An asset that may be issued further, up to a limit, by who holds the right to (rgb-consensus up to 0.11.1-rc.9). */
export const INFLATABLE: SchemaRules = inflatable((transition, closed) => {
  const { metadata, globals, assignments } = transition;
  requireNothingBeside(metadata, globals);
  requireClosed(closed, [ASSET_OWNER, INFLATION, LINK_RIGHT]);
  requireRights(assignments, {});
});

/** The same from rc.10 on: what is burnt is told, and counted. */
export const INFLATABLE_WITH_PROVED_BURN: SchemaRules = inflatable((transition, closed) => {
  const { metadata, globals, assignments } = transition;
  requireNothingBeside([], globals);
  requireClosed(closed, AMOUNTS);
  requireRights(assignments, { [ASSET_OWNER]: 'fungible', [INFLATION]: 'fungible' });
  requireMetadata(metadata, [1001, 1002]);
  AMOUNTS.forEach((type, i) => {
    const burnt = u64Of(metadata[i]?.bytes);
    if (burnt === 0n && closed.some((one) => one.type === type))
      throw new HistoryRefusal('SUM', { problem: 'burnsNothing' });
    requireSum(givenSum(assignments, type) + burnt, closedSum(closed, type));
  });
});

function inflatable(burn: (transition: Transition, closed: readonly Closed[]) => void): SchemaRules {
  return {
    globals: { once: [2000, 2001, 2010, 2011], atMostOnce: [2012, 2013] },
    genesis: ({ assignments }, { issued, maxSupply }) => {
      requireRights(assignments, RIGHTS);
      if (itemsOf(assignments, LINK_RIGHT).length > 1)
        throw new HistoryRefusal('SCHEMA', { problem: 'links' });
      requireSum(givenSum(assignments, ASSET_OWNER), issued ?? 0n);
      requireSum(givenSum(assignments, INFLATION), (maxSupply ?? 0n) - (issued ?? 0n));
    },
    transition: (transition, closed) => {
      switch (transition.type) {
        case TRANSFER:
          transfer(transition, closed);
          return 0n;
        case INFLATE:
          return inflate(transition, closed);
        case BURN:
          burn(transition, closed);
          return 0n;
        case LINK:
          link(transition, closed);
          return 0n;
        default:
          throw new HistoryRefusal('SCHEMA', { type: `${transition.type}` });
      }
    },
  };
}

function transfer({ metadata, globals, assignments }: Transition, closed: readonly Closed[]): void {
  requireNothingBeside(metadata, globals);
  requireClosed(closed, [ASSET_OWNER, INFLATION, LINK_RIGHT]);
  requireRights(assignments, RIGHTS);
  for (const type of AMOUNTS) requireSum(givenSum(assignments, type), closedSum(closed, type));
  const links = closed.filter(({ type }) => type === LINK_RIGHT).length;
  requireSum(BigInt(itemsOf(assignments, LINK_RIGHT).length), BigInt(links));
}

function inflate({ metadata, globals, assignments }: Transition, closed: readonly Closed[]): bigint {
  requireMetadata(metadata, [1000]);
  requireClosed(closed, [INFLATION]);
  requireRights(assignments, { [ASSET_OWNER]: 'fungible', [INFLATION]: 'fungible' });
  const issued = u64Of(valueOf(globals, 2010));
  const left = u64Of(metadata[0]?.bytes);
  if (itemsOf(assignments, ASSET_OWNER).length === 0)
    throw new HistoryRefusal('SCHEMA', { problem: 'assignsNothing' });
  requireSum(givenSum(assignments, ASSET_OWNER), issued);
  requireSum(givenSum(assignments, INFLATION), left);
  requireSum(issued + left, closedSum(closed, INFLATION));
  return issued;
}

function link({ metadata, globals, assignments }: Transition, closed: readonly Closed[]): void {
  requireMetadata(metadata, []);
  requireClosed(closed, [LINK_RIGHT]);
  requireRights(assignments, {});
  if (closed.length !== 1 || valueOf(globals, 2014).length !== 32)
    throw new HistoryRefusal('SCHEMA', { problem: 'links' });
}

function requireMetadata(metadata: Transition['metadata'], types: readonly number[]): void {
  if (metadata.length !== types.length || metadata.some(({ type }, i) => type !== types[i]))
    throw new HistoryRefusal('SCHEMA', { problem: 'metadata' });
}

function u64Of(bytes: Uint8Array | undefined): bigint {
  if (bytes?.length !== 8) throw new HistoryRefusal('SCHEMA', { problem: 'noAmount' });
  return new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0, true);
}
