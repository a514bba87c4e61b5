import type { Abilities, Ability, Dialect } from '../../../src-preload/contract/connection.ts';

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
