import { hash } from 'node:crypto';
import { sameBytes, toHex } from '../../psbt/bytes.ts';
import type { SchemaName } from '../asset-id.ts';
import { taggedHash } from '../merkle.ts';
import { COUNTED } from './counted-rules.ts';
import { HistoryRefusal } from './history-refusal.ts';
import { INFLATABLE, INFLATABLE_WITH_PROVED_BURN } from './inflatable-rules.ts';
import type { SchemaRules } from './rules.ts';
import { UNIQUE } from './unique-rules.ts';

/** A schema that is known by heart: nothing of it is read from a file, only compared. */
export interface Schema {
  readonly name: SchemaName;
  /** Hex. */
  readonly id: string;
  readonly rules: SchemaRules;
}

/**
 * The schema of this id, if `tail`, which is all that follows the bundles, is what it has there (rgb-history.md 5). Types
 * and scripts are covered by no id, so all of it is compared. Throws HistoryRefusal SCHEMA, TAIL.
 */
export function schemaWithTail(schemaId: Uint8Array, tail: Uint8Array): Schema {
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

interface KnownSchema extends Schema {
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
