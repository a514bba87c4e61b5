import type { Abilities, Ability, Dialect } from '../../../src-preload/contract/connection.ts';

/**
 * They run rgb-lib up to 0.3.0 alpha 14, which wrote transitions and key origins in a layout of its own
 * (service-facts.md 3.2, 3.4): they can be watched and paid at, and build nothing that is signed here.
 */
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

/** What the document describes, invoices apart. */
const ALL = {
  ...BEFORE_JULY_2025,
  provable: true,
  makesKeys: true,
  manyRecipients: true,
  witnessRecipients: true,
  witnessInBatch: true,
} as const;

/** Nobody is told when a send goes out, and its rate and depth are the server's own. */
const SENDS_UNSAID = { broadcast: 'unsaid', sendRateSatsPerVb: 5, minConfirmations: 1 } as const;

/**
 * By the servers' own code (service-facts.md 1.3): RGB-Node src/routes.py, thunderlink-nodejs-server
 * src/services/walletService.ts, rgb-node-api docs/swagger/swagger.yaml.
 */
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
  // Its `sendbatchbegin` fails at every recipient who wants an output (service-facts.md 4).
  'rgb-node-2026-03': {
    ...ALL,
    invoices: ['blinded', 'witness'],
    witnessInBatch: false,
    broadcast: 'asked',
    sendsBitcoin: true,
  },
  // Its send is the map of recipients, of either kind; invoices are blinded alone.
  'rgb-node-api': { ...ALL, makesKeys: false, invoices: ['blinded'], broadcast: 'asked' },
  // It hands a send on to an RGB-Node without saying when it is broadcast or what it may cost.
  thunderlink: {
    ...BEFORE_JULY_2025,
    provable: true,
    witnessRecipients: true,
    ...SENDS_UNSAID,
  },
};

/** The practice service speaks as the document has it, and sends plain bitcoin as RGB-Node does. */
export const PRACTICE_ABILITIES: Abilities = { ...ABILITIES.document, sendsBitcoin: true };

/** Ochre's own service on this computer: all of that, and who pays may be given an output of their own. */
export const OWN_ABILITIES: Abilities = {
  ...PRACTICE_ABILITIES,
  makesKeys: false,
  invoices: ['witness', 'blinded'],
};

/** Of the release that it runs. */
export const OWN_NUMBERING = 'beta5';

/** Why something is not asked of a service. `only`: the one value that it can, in the unit of what was asked. */
export interface Lack {
  readonly what: Ability;
  readonly only: number | null;
}

/** The first thing about a send of assets that the service would do otherwise than asked; null: none. Pure. */
export function lackOfSend(
  can: Abilities,
  asked: {
    readonly recipients: readonly { readonly witness: unknown }[];
    readonly donation: boolean;
    readonly rateSatsPerVb: number;
    readonly minConfirmations: number;
  },
): Lack | null {
  const { recipients, donation, rateSatsPerVb, minConfirmations } = asked;
  const lack = (what: Ability, only: number | null = null): Lack => ({ what, only });
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
