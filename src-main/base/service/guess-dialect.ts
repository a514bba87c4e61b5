import { ABILITIES } from './abilities.ts';
import type { Detected, Dialect } from '../../../src-preload/contract/connection.ts';

/** What the answers of a service show of what it speaks, in its own wire's names. */
export interface Evidence {
  /** The headers of a wallet that it asks for at RGB-Node's path; empty: nothing like it is there. */
  readonly headers: readonly string[];
  /** How it spells the asset's id there; null: not said. */
  readonly assetField: 'asset_id' | 'assetId' | null;
  /** Whether it sends to many recipients at once; null: not known. */
  readonly hasBatch: boolean | null;
  /** What a send is asked by; null: not known. */
  readonly sendTakes: 'invoice' | 'recipient_map' | null;
  /** The document's own spelling of the list of unspents is there. */
  readonly hasDocumentPath: boolean;
  /** It has what ThunderLink's server has besides. */
  readonly isThunderlink: boolean;
  /** The version that rgb-node-api tells of itself, empty where it tells none; null: it is not that. */
  readonly nodeApi: string | null;
}

type Guess = NonNullable<Detected['guess']>;

/** The dialect that fits what was seen, or null. Who says what it is, is that; who offers both paths does more on its own. Pure. */
export function guessDialect(seen: Evidence): Guess | null {
  const found = nodeApi(seen) ?? rgbNode(seen) ?? behindApi(seen);
  if (found === null) return null;
  const { dialect } = found;
  return { ...found, numbering: LIKELY_NUMBERING[dialect], provable: ABILITIES[dialect].provable };
}

type Found = Omit<Guess, 'numbering' | 'provable'>;

function nodeApi({ nodeApi: told }: Evidence): Found | null {
  if (told === null) return null;
  const version = told === '' ? {} : { version: { told, known: isKnown(told) } };
  return { dialect: 'rgb-node-api', sure: true, ...version };
}

/** The newest of rgb-node-api that is written down here. */
const NEWEST = [0, 2];

function isKnown(told: string): boolean {
  const [major = 0, minor = 0] = told.split('.').map((part) => Number.parseInt(part, 10));
  const [newestMajor = 0, newestMinor = 0] = NEWEST;
  return major < newestMajor || (major === newestMajor && minor <= newestMinor);
}

function rgbNode({ headers, assetField, hasBatch, sendTakes }: Evidence): Found | null {
  const has = (name: string) => headers.includes(name);
  if (has('xpub-van') && has('xpub-col')) {
    if (!has('master-fingerprint')) return { dialect: 'rgb-node-2025-06', sure: true };
    if (assetField === 'assetId') return { dialect: 'rgb-node-2025-07', sure: true };
    // Of two that differ in what they can do, the one that can less is wrong in fewer ways.
    return hasBatch === true
      ? { dialect: 'rgb-node-2026-03', sure: assetField !== null }
      : { dialect: 'rgb-node-2025-08', sure: assetField !== null && hasBatch === false };
  }
  if (!has('xpub')) return null;
  return sendTakes === 'recipient_map'
    ? { dialect: 'rgb-node-2025-04', sure: true }
    : { dialect: 'rgb-node-2025-05', sure: sendTakes === 'invoice' };
}

function behindApi({ hasDocumentPath, isThunderlink }: Evidence): Found | null {
  // What it says of its health others may say too: the path proves it.
  if (isThunderlink) return { dialect: 'thunderlink', sure: hasDocumentPath };
  return hasDocumentPath ? { dialect: 'document', sure: false } : null;
}

/**
 * The release of rgb-lib that each most likely runs (their requirements.txt; service-facts.md 2.1). Nothing tells it,
 * so it is where a connection begins, until lists tell (numberingOf).
 */
export const LIKELY_NUMBERING: Readonly<Record<Dialect, Guess['numbering']>> = {
  document: 'documentEra',
  'rgb-node-2025-04': 'documentEra',
  'rgb-node-2025-05': 'documentEra',
  'rgb-node-2025-06': 'documentEra',
  'rgb-node-2025-07': 'documentEra',
  'rgb-node-2025-08': 'beta5',
  'rgb-node-2026-03': 'beta5',
  // It writes words, by the newest names.
  'rgb-node-api': 'beta7',
  thunderlink: 'documentEra',
};
