import { ASSET_OWNER, type Assignments, TRANSFER, type State, type Transition } from '../rgb/transition.ts';
import type { AssetFacts } from './asset-facts.ts';
import {
  type Genesis,
  closedSum,
  givenSum,
  requireClosed,
  requirePlainTransfer,
  requireRights,
  requireSum,
  type SchemaRules,
  itemsOf,
  tokenOf,
  requireNothingBeside,
  valueOf,
  type ClosedState,
} from './rules.ts';
import { HistoryRefusal } from './consignment-cursor.ts';
import { hash } from 'node:crypto';
import { sameBytes, toHex } from '../../base/bytes.ts';
import { taggedHash } from '../rgb/merkle.ts';

/** The amount of such an asset never changes: it is issued, and what goes in comes out. */
const COUNTED: Readonly<Record<'NIA' | 'CFA', SchemaRules>> = {
  NIA: counted({ once: [2000, 2001, 2010], atMostOnce: [] }),
  CFA: counted({ once: [2001, 2010, 3001, 3005], atMostOnce: [3000, 3004] }),
};

function counted(globals: SchemaRules['globals']): SchemaRules {
  return {
    globals,
    genesis: ({ assignments }: Genesis, { issued }: AssetFacts) => {
      requireSum(assignedSum(assignments), issued ?? 0n);
    },
    transition: (transition, closed) => {
      requirePlainTransfer(transition);
      requireClosed(closed, [ASSET_OWNER]);
      requireSum(assignedSum(transition.assignments), closedSum(closed, ASSET_OWNER));
      return 0n;
    },
  };
}

function assignedSum(assignments: readonly Assignments[]): bigint {
  requireRights(assignments, { [ASSET_OWNER]: 'fungible' });
  if (assignments.length === 0) throw new HistoryRefusal('SCHEMA', { problem: 'assignsNothing' });
  return givenSum(assignments, ASSET_OWNER);
}

/** An asset of which there is one token, in one piece. */
const UNIQUE: SchemaRules = {
  globals: { once: [2000, 2001, 2102], atMostOnce: [2104] },
  genesis: ({ assignments }, { token }) => {
    requireToken(assignments, token?.index ?? -1);
  },
  transition: (transition, closed) => {
    requirePlainTransfer(transition);
    requireClosed(closed, [ASSET_OWNER]);
    const [before, ...more] = closed;
    if (before === undefined || more.length > 0)
      throw new HistoryRefusal('SCHEMA', { closes: `${closed.length}` });
    requireToken(transition.assignments, tokenOf(before.state).index);
    return 0n;
  },
};

const WHOLE = 1n;

function requireToken(assignments: readonly Assignments[], expected: number): void {
  requireRights(assignments, { [ASSET_OWNER]: 'structured' });
  const [given, ...more] = itemsOf(assignments, ASSET_OWNER);
  if (given === undefined || more.length > 0) throw new HistoryRefusal('SCHEMA', { problem: 'notOneToken' });
  const { index, fraction } = tokenOf(given.state);
  if (index !== expected || fraction !== WHOLE)
    throw new HistoryRefusal('SUM', { token: `${index}`, expected: `${expected}`, fraction: `${fraction}` });
}

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

/** From rc.10 on, a burn states its amount, and the sums include it. */
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

function inflatable(burn: (transition: Transition, closed: readonly ClosedState[]) => void): SchemaRules {
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

function transfer({ metadata, globals, assignments }: Transition, closed: readonly ClosedState[]): void {
  requireNothingBeside(metadata, globals);
  requireClosed(closed, [ASSET_OWNER, INFLATION, LINK_RIGHT]);
  requireRights(assignments, RIGHTS);
  for (const type of AMOUNTS) requireSum(givenSum(assignments, type), closedSum(closed, type));
  const links = closed.filter(({ type }) => type === LINK_RIGHT).length;
  requireSum(BigInt(itemsOf(assignments, LINK_RIGHT).length), BigInt(links));
}

function inflate({ metadata, globals, assignments }: Transition, closed: readonly ClosedState[]): bigint {
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

function link({ metadata, globals, assignments }: Transition, closed: readonly ClosedState[]): void {
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

export type SchemaName = 'NIA' | 'CFA' | 'UDA' | 'IFA';

/** Built into Ochre: files are only compared with it. */
export interface RgbSchema {
  readonly name: SchemaName;
  /** Hex. */
  readonly id: string;
  readonly rules: SchemaRules;
}

/** Compares all of `tail` (rgb-history.md 5), since no id covers types and scripts. Throws HistoryRefusal SCHEMA, TAIL. */
export function schemaWithTail(schemaId: Uint8Array, tail: Uint8Array): RgbSchema {
  const id = toHex(schemaId);
  const known = KNOWN.find((one) => one.id === id);
  if (known === undefined) throw new HistoryRefusal('SCHEMA', { schema: id });
  const { name, rules, blockBytes, tailBytes, tailHash } = known;
  if (tail.length < blockBytes)
    throw new HistoryRefusal('UNREADABLE', { part: 'schema', problem: 'endsEarly' });
  if (!sameBytes(taggedHash('schema', tail.subarray(0, blockBytes)), schemaId))
    throw new HistoryRefusal('SCHEMA', { schema: id, problem: 'anotherBlock' });
  if (tail.length !== tailBytes || hash('sha256', tail, 'hex') !== tailHash)
    throw new HistoryRefusal('TAIL', { schema: id });
  return { name, id, rules };
}

interface KnownSchema extends RgbSchema {
  /** The schema itself, whose tagged hash is its id. */
  readonly blockBytes: number;
  /** Schema, types and scripts, and their SHA-256. */
  readonly tailBytes: number;
  readonly tailHash: string;
}

/** As rgb-lib 0.3.0-beta.7 and beta.18 write them; IFA changed between rgb-consensus 0.11.1-rc.9 and rc.10. */
const KNOWN: readonly KnownSchema[] = [
  {
    name: 'NIA',
    id: '45687051f4cca6e3f665fc75fe3e27b30080346789ad83aa0dc29e95a315e335',
    rules: COUNTED.NIA,
    blockBytes: 304,
    tailBytes: 4_353,
    tailHash: '1eda1ddc7afbef70195cfc10bc22bd4401e2a8d7db6bf99f1f0c483f1b6134f8',
  },
  {
    name: 'CFA',
    id: '260a8ae61257f58053e28b0257b55c5be88b4dc03972c5029cbcef68a4d3acd6',
    rules: COUNTED.CFA,
    blockBytes: 461,
    tailBytes: 4_142,
    tailHash: '0d1b2424cbe2d5e21ecb8cb6bad6545cbe8ce345fbc592d9992d3ee7a5d8b908',
  },
  {
    name: 'UDA',
    id: 'ffaae3ca67f719313ce3495be49a179b6685c04f1e5829379828ce7fe994ced1',
    rules: UNIQUE,
    blockBytes: 388,
    tailBytes: 6_668,
    tailHash: 'e7b1647130a42ae24cc47cf3c8b8e76cf744ba99c56de67d44f1d4af81f683db',
  },
  {
    name: 'IFA',
    id: 'a7a1fec2d0e07a2f471d454b8ca5b4b4d7471c52e17c7c6b9fd417f9041413bf',
    rules: INFLATABLE,
    blockBytes: 791,
    tailBytes: 5_298,
    tailHash: '0c8116c18f61a287c750945112c28a14e4cbbffb3cc23d7d55a8f74dc4d8cd34',
  },
  {
    name: 'IFA',
    id: '2298c98452f3de8cb060a4313b72a616047401ae35e6795336b372105a8c6421',
    rules: INFLATABLE_WITH_PROVED_BURN,
    blockBytes: 937,
    tailBytes: 5_624,
    tailHash: '6d0cf3329a4bca87012e4d9425acb99c62773e75cca1a5cf21a0f527a966c468',
  },
];
