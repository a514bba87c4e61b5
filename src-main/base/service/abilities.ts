import type { Abilities, Ability, Dialect, Detected } from '../../../src-preload/contract/connection.ts';

/** rgb-lib up to 0.3.0 alpha 14 has its own layout (service-facts.md 3.2, 3.4): nothing it builds is signed here. */
const BEFORE_JULY_2025: Abilities = {
  provable: false,
  makesKeys: false,
  invoices: ['blinded'],
  manyRecipients: false,
  witnessRecipients: false,
  witnessInBatch: false,
  broadcast: 'waits',
  sendRateSatsPerVb: null,
  minConfirmations: null,
  sendsBitcoin: false,
};

const ALL = {
  ...BEFORE_JULY_2025,
  provable: true,
  makesKeys: true,
  manyRecipients: true,
  witnessRecipients: true,
  witnessInBatch: true,
} as const;

/** The server decides rate and depth, and tells nobody when it broadcasts. */
const SENDS_UNSAID = { broadcast: 'unsaid', sendRateSatsPerVb: 5, minConfirmations: 1 } as const;

/** By the code of RGB-Node, thunderlink-nodejs-server and rgb-node-api, as service-facts.md 1.3 reads it. */
export const ABILITIES: Readonly<Record<Dialect, Abilities>> = {
  document: { ...ALL, invoices: [], broadcast: 'asked' },
  'rgb-node-2025-04': BEFORE_JULY_2025,
  'rgb-node-2025-05': BEFORE_JULY_2025,
  'rgb-node-2025-06': { ...BEFORE_JULY_2025, makesKeys: true },
  'rgb-node-2025-07': { ...BEFORE_JULY_2025, provable: true, makesKeys: true, ...SENDS_UNSAID },
  'rgb-node-2025-08': {
    ...BEFORE_JULY_2025,
    provable: true,
    makesKeys: true,
    invoices: ['blinded', 'witness'],
    witnessRecipients: true,
    sendsBitcoin: true,
  },
  // Its `sendbatchbegin` fails for each witness recipient (service-facts.md 4).
  'rgb-node-2026-03': {
    ...ALL,
    invoices: ['blinded', 'witness'],
    witnessInBatch: false,
    broadcast: 'asked',
    sendsBitcoin: true,
  },
  // Its send takes recipients of both kinds; invoices are blinded alone.
  'rgb-node-api': { ...ALL, makesKeys: false, invoices: ['blinded'], broadcast: 'asked' },
  // It forwards a send to an RGB-Node without a broadcast time or a cost limit.
  thunderlink: {
    ...BEFORE_JULY_2025,
    provable: true,
    witnessRecipients: true,
    ...SENDS_UNSAID,
  },
};

/** The document's calls, and RGB-Node's for plain bitcoin. */
export const PRACTICE_ABILITIES: Abilities = { ...ABILITIES.document, sendsBitcoin: true };

/** The built-in service also makes invoices that ask the payer for a new output (`witness`). */
export const OWN_ABILITIES: Abilities = {
  ...PRACTICE_ABILITIES,
  makesKeys: false,
  invoices: ['witness', 'blinded'],
};

/** Names the release of rgb-lib that the built-in service runs. */
export const OWN_NUMBERING = 'beta7';

export interface MissingAbility {
  readonly what: Ability;
  readonly only: number | null;
}

export function missingForSend(
  can: Abilities,
  asked: {
    readonly recipients: readonly { readonly witness: unknown }[];
    readonly donation: boolean;
    readonly rateSatsPerVb: number;
    readonly minConfirmations: number;
  },
): MissingAbility | null {
  const { recipients, donation, rateSatsPerVb, minConfirmations } = asked;
  const lack = (what: Ability, only: number | null = null): MissingAbility => ({ what, only });
  if (!can.provable) return lack('proof');
  if (recipients.length > 1 && !can.manyRecipients) return lack('manyRecipients');
  if (recipients.some(({ witness }) => witness !== null) && !can.witnessRecipients)
    return lack('witnessRecipient');
  if (recipients.length > 1 && recipients.some(({ witness }) => witness !== null) && !can.witnessInBatch)
    return lack('witnessInBatch');
  if (donation && can.broadcast === 'waits') return lack('broadcastAtOnce');
  if (!donation && can.broadcast === 'unsaid') return lack('waitForReceivers');
  if (can.sendRateSatsPerVb !== null && rateSatsPerVb !== can.sendRateSatsPerVb)
    return lack('feeRate', can.sendRateSatsPerVb);
  if (can.minConfirmations !== null && minConfirmations !== can.minConfirmations)
    return lack('minConfirmations', can.minConfirmations);
  return null;
}

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
