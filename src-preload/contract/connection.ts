import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { count, digest, timeMs } from './values.ts';

/** The interface document, or a public server as it has been since the named month. */
export const dialect = v.picklist([
  'document',
  'rgb-node-2025-04',
  'rgb-node-2025-05',
  'rgb-node-2025-06',
  'rgb-node-2025-07',
  'rgb-node-2025-08',
  'rgb-node-2026-03',
  'rgb-node-api',
  'thunderlink',
]);
export type Dialect = v.InferOutput<typeof dialect>;

/** Which release's numbers a service uses for a transfer's status, since no endpoint tells. */
export const numbering = v.picklist(['documentEra', 'beta5', 'beta6', 'beta7']);

/** `learned`: 0 or 1 for plain bitcoin, by the first address. `oldest`: 1 for plain bitcoin, 9 for assets. */
export const keychainChoice = v.picklist(['learned', 'vanilla0', 'vanilla1', 'oldest']);
export type KeychainChoice = v.InferOutput<typeof keychainChoice>;

const proxyPlace = {
  /** `http`: CONNECT (RFC 9110, 9.3.6). `socks5`: RFC 1928. Either gets host names and resolves them. */
  kind: v.picklist(['http', 'socks5']),
  /** Kept in lower case, and an IPv6 address without brackets. */
  host: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.hostChars)),
  port: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(BOUNDS.port)),
  user: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.hostChars))),
};
/** A proxy without its password, which is in the keychain. */
export const proxy = v.strictObject(proxyPlace);
export type ProxyView = v.InferOutput<typeof proxy>;

/** `password` absent: the stored one, if it was given for exactly this proxy and user. */
export const askedProxy = v.strictObject({
  ...proxyPlace,
  password: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.hostChars))),
});

/** SHA-256 of the DER certificate, or of its SubjectPublicKeyInfo (RFC 7469). */
export const pin = v.strictObject({ of: v.picklist(['certificate', 'publicKey']), sha256: digest });
export type Pin = Readonly<v.InferOutput<typeof pin>>;

export const askedPin = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.pinChars));

/** What a trial connection shows. It sends no request. */
export const reached = v.strictObject({
  tookMs: count,
  certificate: v.nullable(
    v.strictObject({
      subject: v.string(),
      issuer: v.string(),
      validFromMs: timeMs,
      validToMs: timeMs,
      certificateSha256: digest,
      publicKeySha256: digest,
      verdict: v.picklist([
        'vouched',
        'pinned',
        'changed',
        'selfSigned',
        'untrusted',
        'name',
        'expired',
        'notYet',
      ]),
    }),
  ),
});
export type Reached = v.InferOutput<typeof reached>;

const sighting = v.strictObject({
  path: v.string(),
  status: v.nullable(count),
  says: v.picklist([
    'wantsHeaders',
    'namesCalls',
    'callIsThere',
    'answersWithoutKeys',
    'wantsToken',
    'saysApp',
    'isThunderlink',
    'nothingThere',
    'noSense',
  ]),
  /** Our own names for calls and headers, never a service's word. */
  names: v.array(v.string()),
});

/** What kind of service answers, asked without showing anything of a wallet. */
export const detected = v.strictObject({
  /** As typed, or without a final `/api` if the service answers only there. */
  baseUrl: v.string(),
  guess: v.nullable(
    v.strictObject({
      dialect,
      numbering,
      sure: v.boolean(),
      provable: v.boolean(),
      /** `known`: Ochre knows this version or a newer one. Absent: the service tells no version. */
      version: v.exactOptional(v.strictObject({ told: v.string(), known: v.boolean() })),
    }),
  ),
  saw: v.array(sighting),
});
export type Detected = v.InferOutput<typeof detected>;

const invoiceKind = v.picklist(['blinded', 'witness']);

export const abilities = v.strictObject({
  /** Whether Ochre can verify the service's transactions. If not, it requests none. */
  provable: v.boolean(),
  makesKeys: v.boolean(),
  invoices: v.array(invoiceKind),
  manyRecipients: v.boolean(),
  witnessRecipients: v.boolean(),
  witnessInBatch: v.boolean(),
  /** `asked`: as requested. `waits`: after receivers acknowledge. `unsaid`: unknown, so Ochre assumes at once. */
  broadcast: v.picklist(['asked', 'waits', 'unsaid']),
  sendRateSatsPerVb: v.nullable(count),
  minConfirmations: v.nullable(count),
  sendsBitcoin: v.boolean(),
});
export type Abilities = v.InferOutput<typeof abilities>;

export const ability = v.picklist([
  'proof',
  'makeKeys',
  'witnessInvoice',
  'anyAssetInvoice',
  'manyRecipients',
  'witnessRecipient',
  'witnessInBatch',
  'waitForReceivers',
  'broadcastAtOnce',
  'feeRate',
  'minConfirmations',
  'sendBitcoin',
  'decode',
  'consignment',
]);
export type Ability = v.InferOutput<typeof ability>;
