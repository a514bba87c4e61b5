import { ABILITIES } from './abilities.ts';
import type { Detected, Dialect } from '../../../src-preload/contract/connection.ts';

export interface DialectEvidence {
  /** Wallet headers required at RGB-Node's path; empty if it isn't there. */
  readonly headers: readonly string[];
  readonly assetField: 'asset_id' | 'assetId' | null;
  readonly hasBatch: boolean | null;
  readonly sendTakes: 'invoice' | 'recipient_map' | null;
  readonly hasDocumentPath: boolean;
  readonly isThunderlink: boolean;
  /** The version that rgb-node-api reports, which may be empty; null if the service is something else. */
  readonly nodeApi: string | null;
}

type Guess = NonNullable<Detected['guess']>;

/** Believes a service that names itself; of both paths prefers RGB-Node's, which does more. Null if unknown. Pure. */
export function guessDialect(seen: DialectEvidence): Guess | null {
  const found = nodeApi(seen) ?? rgbNode(seen) ?? behindApi(seen);
  if (found === null) return null;
  const { dialect } = found;
  return { ...found, numbering: LIKELY_NUMBERING[dialect], provable: ABILITIES[dialect].provable };
}

type Found = Omit<Guess, 'numbering' | 'provable'>;

function nodeApi({ nodeApi: told }: DialectEvidence): Found | null {
  if (told === null) return null;
  const version = told === '' ? {} : { version: { told, known: isKnown(told) } };
  return { dialect: 'rgb-node-api', sure: true, ...version };
}

/** The newest rgb-node-api that is known here. */
const NEWEST = [0, 2];

function isKnown(told: string): boolean {
  const [major = 0, minor = 0] = told.split('.').map((part) => Number.parseInt(part, 10));
  const [newestMajor = 0, newestMinor = 0] = NEWEST;
  return major < newestMajor || (major === newestMajor && minor <= newestMinor);
}

function rgbNode({ headers, assetField, hasBatch, sendTakes }: DialectEvidence): Found | null {
  const has = (name: string) => headers.includes(name);
  if (has('xpub-van') && has('xpub-col')) {
    if (!has('master-fingerprint')) return { dialect: 'rgb-node-2025-06', sure: true };
    if (assetField === 'assetId') return { dialect: 'rgb-node-2025-07', sure: true };
    // When in doubt, the dialect that can do less is wrong in fewer ways.
    return hasBatch === true
      ? { dialect: 'rgb-node-2026-03', sure: assetField !== null }
      : { dialect: 'rgb-node-2025-08', sure: assetField !== null && hasBatch === false };
  }
  if (!has('xpub')) return null;
  return sendTakes === 'recipient_map'
    ? { dialect: 'rgb-node-2025-04', sure: true }
    : { dialect: 'rgb-node-2025-05', sure: sendTakes === 'invoice' };
}

function behindApi({ hasDocumentPath, isThunderlink }: DialectEvidence): Found | null {
  // Other servers may report the same health, so only the document's path proves the dialect.
  if (isThunderlink) return { dialect: 'thunderlink', sure: hasDocumentPath };
  return hasDocumentPath ? { dialect: 'document', sure: false } : null;
}

/** The likely release of rgb-lib (requirements.txt; service-facts.md 2.1), until lists show another (`numberingOf`). */
export const LIKELY_NUMBERING: Readonly<Record<Dialect, Guess['numbering']>> = {
  document: 'documentEra',
  'rgb-node-2025-04': 'documentEra',
  'rgb-node-2025-05': 'documentEra',
  'rgb-node-2025-06': 'documentEra',
  'rgb-node-2025-07': 'documentEra',
  'rgb-node-2025-08': 'beta5',
  'rgb-node-2026-03': 'beta5',
  // It writes statuses as words, with the newest names.
  'rgb-node-api': 'beta7',
  thunderlink: 'documentEra',
};
