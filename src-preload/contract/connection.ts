import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { count, digest, timeMs } from './values.ts';

/**
 * What a service speaks: the interface document, or a public server of one time. The dates are those from which such
 * a server was seen; it speaks so until the next.
 */
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

/** Which release's numbers a service uses for a transfer's status: no endpoint tells it. */
export const numbering = v.picklist(['documentEra', 'beta5', 'beta6', 'beta7']);

/**
 * Which keychains of a wallet's accounts a service uses. `learned`: 0 or 1 for plain bitcoin, as the first address
 * says. The others are for who knows it: `oldest` is 1, and 9 for assets.
 */
export const keychainChoice = v.picklist(['learned', 'vanilla0', 'vanilla1', 'oldest']);
export type KeychainChoice = v.InferOutput<typeof keychainChoice>;

const proxyPlace = {
  /** `http`: one that takes CONNECT (RFC 9110, 9.3.6). `socks5`: RFC 1928. Both are given names, and resolve them. */
  kind: v.picklist(['http', 'socks5']),
  /** A name or an address; as it is kept lower case, and IPv6 without brackets. */
  host: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.hostChars)),
  port: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(BOUNDS.port)),
  /** Null: it wants no login. */
  user: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.hostChars))),
};
/** A proxy as settings keep it: its password lies in the keychain where it has a user. */
export const proxy = v.strictObject(proxyPlace);
export type ProxyView = v.InferOutput<typeof proxy>;

/** `password` absent: the one that is kept for exactly this proxy and user. */
export const askedProxy = v.strictObject({
  ...proxyPlace,
  password: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.hostChars))),
});

/**
 * The one certificate that is taken, or the one public key: of the DER bytes of the certificate, or of its
 * SubjectPublicKeyInfo (RFC 7469).
 */
export const pin = v.strictObject({ of: v.picklist(['certificate', 'publicKey']), sha256: digest });
export type Pin = Readonly<v.InferOutput<typeof pin>>;

/** A fingerprint as it was typed or pasted: main reads it. */
export const askedPin = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(BOUNDS.pinChars));

/** A connection that was made to see whether it can be. Not a byte of a question was sent over it. */
export const reached = v.strictObject({
  tookMs: count,
  /** Null: plain http has none. */
  certificate: v.nullable(
    v.strictObject({
      subject: v.string(),
      issuer: v.string(),
      validFromMs: timeMs,
      validToMs: timeMs,
      /** 64 hex digits each. */
      certificateSha256: digest,
      publicKeySha256: digest,
      /** What a question over it would meet: the first two are sent, the others are refused. */
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

/** One thing that was asked of a service to find out what it speaks, and what its answer says. */
const sighting = v.strictObject({
  path: v.string(),
  /** Null: no answer that could be read. */
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
  /** Of headers, fields and calls that are known here: never a word of the service's own. */
  names: v.array(v.string()),
});

/** What a service seems to speak. Nothing of a wallet was shown to it, and nothing there was changed. */
export const detected = v.strictObject({
  /** As it was typed, or without a last `/api` where only that is answered. */
  baseUrl: v.string(),
  guess: v.nullable(
    v.strictObject({
      dialect,
      numbering,
      /** False: what was seen fits others too. */
      sure: v.boolean(),
      /** As in `abilities`. */
      provable: v.boolean(),
      /** As the service tells it; `known`: not newer than any that is known here. Absent: it tells none. */
      version: v.exactOptional(v.strictObject({ told: v.string(), known: v.boolean() })),
    }),
  ),
  saw: v.array(sighting),
});
export type Detected = v.InferOutput<typeof detected>;

const invoiceKind = v.picklist(['blinded', 'witness']);

/** What a service can do by its dialect, where they differ. */
export const abilities = v.strictObject({
  /** Whether what its transactions do can be proved here. Of one where it cannot, none is asked for: none would be signed. */
  provable: v.boolean(),
  makesKeys: v.boolean(),
  /** The kinds of invoice that may be chosen, the usual one first; empty: the service decides. */
  invoices: v.array(invoiceKind),
  /** In one transaction. */
  manyRecipients: v.boolean(),
  witnessRecipients: v.boolean(),
  /** One of them beside another recipient. */
  witnessInBatch: v.boolean(),
  /**
   * When a send is broadcast. `waits`: whatever is asked, only after its receivers acknowledged. `unsaid`: it is not
   * asked, and servers of that time did the one or the other; so it must be taken for at once.
   */
  broadcast: v.picklist(['asked', 'waits', 'unsaid']),
  /** sat/vB of every send of assets, whatever is asked; null: as asked. */
  sendRateSatsPerVb: v.nullable(count),
  /** Of what every send of assets spends, at least; null: as asked. */
  minConfirmations: v.nullable(count),
  /** Plain bitcoin, to any address. */
  sendsBitcoin: v.boolean(),
});
export type Abilities = v.InferOutput<typeof abilities>;

/** What only some services can do. A failure SERVICE_CANNOT names the one that was wanted. */
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
