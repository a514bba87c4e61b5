import * as v from 'valibot';
import { BACKUP_KINDS } from './bounds.ts';
import { broughtProblem, lacks } from './import-problems.ts';
import { refusalCode } from './claims.ts';
import { ability } from './connection.ts';
import { addressNotOurs, answerProblem, refusalMeaning, tokenRefused } from './service-failures.ts';
import { count, sats, timeMs, txid } from './values.ts';
import { foreignPhrase, wordLanguage, wholeWord, wordHint } from './words.ts';

const text = v.string();
const [host, endpoint] = [text, text];
/** It is the wallet's Bitcoin server that is silent, and no service. */
const ofChain = v.exactOptional(v.literal(true));

/**
 * Every failure that a person can act on, with the facts that explain it.
 * The words for people are the catalogue's (failure-…), complete by the type of the table in src-renderer/text/failures.ts.
 */
export const facts = {
  // What a screen sent
  INVALID_INPUT: v.strictObject({ path: text, problem: text }),
  UNKNOWN_CALL: v.strictObject({ name: text }),
  INPUT_TOO_LARGE: v.strictObject({ bytes: count, limitBytes: count }),
  APP_LOCKED: v.strictObject({}),
  NOT_HERE: v.strictObject({
    reason: v.picklist([
      'nativeConfirmOnly',
      'practiceOnly',
      'practiceIsRegtest',
      'noMainnetOnLoopback',
      'noServiceKeysOnMainnet',
      'loopbackServicesOnly',
      'noFileDialog',
      'noOwnService',
      'ownServiceByProxy',
    ]),
  }),
  // The keychain
  KEYCHAIN_ABSENT: v.strictObject({
    cause: v.picklist(['noDbus', 'noSecretService', 'noLibrary', 'other']),
    detail: text,
  }),
  KEYCHAIN_LOCKED: v.strictObject({ during: v.picklist(['reading', 'writing']) }),
  KEYCHAIN_TIMEOUT: v.strictObject({ seconds: count }),
  KEYCHAIN_REFUSED: v.strictObject({ detail: text }),
  KEYCHAIN_READBACK: v.strictObject({}),
  SECRET_MISSING: v.strictObject({ walletName: text }),
  /** `name`: of the node or the connection that it was kept for, or the host of a wallet's service. */
  TOKEN_MISSING: v.strictObject({ name: text }),
  SECRET_UNREADABLE: v.strictObject({ version: v.nullable(count) }),
  SECRET_FOREIGN: v.strictObject({ walletName: text }),
  SESSION_ENDED: v.strictObject({ walletName: text }),
  /** It is closed with an app password that was not given, or that is another's by now. */
  SECRET_SEALED: v.strictObject({ walletName: text }),
  // The app password
  /** `waitSeconds`: from now on until the next try is taken. */
  PASSWORD_WRONG: v.strictObject({ waitSeconds: count }),
  PASSWORD_WAIT: v.strictObject({ waitSeconds: count }),
  /** This act wants it typed, also while Ochre is unlocked. */
  PASSWORD_NEEDED: v.strictObject({}),
  /** One is set where none may be, or none where one must be. */
  PASSWORD_STATE: v.strictObject({ isSet: v.boolean() }),
  /** No keychain entry opens with any password: it was deleted, or never written. */
  LOCK_MISSING: v.strictObject({}),
  /** Ochre was locked while this went on. */
  LOCKED_MEANWHILE: v.strictObject({}),
  /** The words belong to none of the wallets here. */
  WORDS_NO_WALLET: v.strictObject({}),
  KEYHOLDER_GONE: v.strictObject({ during: text }),
  // Words and wallets
  WORDS_COUNT: v.strictObject({ count }),
  /** They are no phrase of BIP39, but one of another kind, which gives other keys or none. */
  WORDS_FOREIGN: v.strictObject({ kind: foreignPhrase }),
  /** `language`: of the list in which most of them are. */
  WORDS_UNKNOWN: v.strictObject({ language: wordLanguage, words: v.array(wordHint) }),
  /** A phrase once the words at these places are completed: the whole of it is to be seen before it is used. */
  WORDS_COMPLETED: v.strictObject({ language: wordLanguage, words: v.array(wholeWord) }),
  /**
   * Places, from 1, to compare with what was written down: `places` where a close word would fit the checksum, `swapped`
   * neighbours that fit it in each other's place. Never which word: each that fits makes some wallet. `certain`: by the
   * keys of the wallet that they were held against.
   */
  WORDS_CHECKSUM: v.strictObject({
    language: wordLanguage,
    places: v.array(count),
    swapped: v.array(v.tuple([count, count])),
    certain: v.boolean(),
  }),
  WORDS_OTHER_WALLET: v.strictObject({ walletName: text }),
  WALLET_UNKNOWN: v.strictObject({}),
  WALLET_EXISTS: v.strictObject({ walletName: text }),
  /** Its keys are from a backup: no address of them is shown. `otherWords`: its words were given, and give others. */
  KEYS_UNPROVED: v.strictObject({ walletName: text, otherWords: v.boolean() }),
  NO_KEY_HERE: v.strictObject({ walletName: text }),
  SERVICE_KEYS_MISMATCH: v.strictObject({ field: text }),
  // The service
  URL_REFUSED: v.strictObject({
    reason: v.picklist([
      'syntax',
      'scheme',
      'credentials',
      'query',
      'loopbackOnly',
      'proxyElsewhere',
      'onionNeedsProxy',
      'onionPlain',
      'plainByProxy',
      'pinNeedsTls',
      // A server of the chain was to be compared with itself, or with the practice chain.
      'notCompared',
    ]),
  }),
  /** What was pasted as a pin is none. */
  PIN_REFUSED: v.strictObject({ reason: v.picklist(['form', 'sha1']) }),
  /** The person was asked by main whether to take this certificate alone, and said no. */
  PIN_NOT_TAKEN: v.strictObject({ host }),
  /** `host`: the service behind it, which was sent nothing. */
  PROXY_FAILED: v.strictObject({
    proxy: host,
    host,
    problem: v.picklist(['unreachable', 'silent', 'protocol', 'login', 'loginWanted', 'target']),
    detail: text,
  }),
  CERTIFICATE_REFUSED: v.strictObject({
    host,
    problem: v.picklist(['selfSigned', 'untrusted', 'name', 'expired', 'notYet']),
    detail: text,
  }),
  /** SHA-256, 64 hex digits each. */
  CERTIFICATE_CHANGED: v.strictObject({
    host,
    of: v.picklist(['certificate', 'publicKey']),
    pinned: text,
    seen: text,
  }),
  CONSENT_NEEDED: v.strictObject({ host }),
  SERVICE_UNREACHABLE: v.strictObject({
    host,
    kind: v.picklist(['refused', 'dns', 'tls', 'reset', 'offline', 'other']),
    detail: text,
    ofChain,
  }),
  SERVICE_SLOW: v.strictObject({
    host,
    endpoint,
    seconds: count,
    phase: v.picklist(['connect', 'headers', 'body', 'total']),
    ofChain,
  }),
  SERVICE_ERROR: v.strictObject({
    host,
    endpoint,
    status: count,
    name: v.nullable(text),
    message: v.nullable(text),
    retryAfterSeconds: v.nullable(count),
    /** Of a wallet's service. */
    meaning: v.exactOptional(refusalMeaning),
    /** The field or header that it wants, where one is missing. */
    field: v.exactOptional(text),
    /** The Bitcoin server that Ochre's own service asks, where that one is away. */
    indexer: v.exactOptional(text),
  }),
  SERVICE_ANSWER: v.strictObject({
    host,
    endpoint,
    problem: answerProblem,
    detail: text,
  }),
  /** What a server told of the chain is not so. `height`: of the block that it is about. */
  CHAIN_REFUSED: v.strictObject({
    host,
    problem: v.picklist([
      'otherChain',
      'link',
      'work',
      'target',
      'time',
      'future',
      'version',
      'checkpoint',
      'lessWork',
      'transaction',
      'proof',
    ]),
    height: v.nullable(count),
  }),
  /** The wallet asks no server of the chain. */
  CHAIN_OFF: v.strictObject({}),
  /** Nothing is there: a server of another kind, or one that speaks another dialect than was chosen. */
  SERVICE_LACKS: v.strictObject({ host, endpoint }),
  /** By its dialect the service cannot do that, so it was not asked. `only`: the one value that it can. */
  SERVICE_CANNOT: v.strictObject({ host, what: ability, only: v.nullable(count) }),
  /** Never registered with its service: nothing was asked of it. */
  NOT_CONNECTED: v.strictObject({ host }),
  /** `message`: the service's own words. */
  WALLET_NOT_REGISTERED: v.strictObject({ host, message: v.exactOptional(text) }),
  TOKEN_REFUSED: tokenRefused,
  ADDRESS_NOT_OURS: addressNotOurs,
  // Signing
  FLOW_UNKNOWN: v.strictObject({}),
  FLOW_STATE: v.strictObject({ state: text }),
  FLOW_LIVE: v.strictObject({ flowId: text, state: text }),
  /** As far as the service tells: a recipient is paid once, by one transaction of ours. */
  PAID_BEFORE: v.strictObject({ flowId: text, txid }),
  DIGEST_CHANGED: v.strictObject({}),
  /** What Ochre knows of the coins in it changed since it was reviewed. */
  REVIEW_CHANGED: v.strictObject({}),
  // The person's own rules. Amounts in sats or base units; `assetId` null: bitcoin; `mayAtMs` null: not as it stands.
  SPENDING_TOO_MUCH: v.strictObject({
    per: v.picklist(['send', 'day']),
    assetId: v.nullable(text),
    limit: text,
    amount: text,
    left: text,
    mayAtMs: v.nullable(timeMs),
  }),
  RECIPIENT_TOO_NEW: v.strictObject({ hours: count, mayAtMs: timeMs }),
  /** A rule bounds assets, and nobody knows which of them leave. */
  SPENDING_UNKNOWN: v.strictObject({}),
  /** A file that was brought as a backup: what it is instead. `version`: of a newer one. */
  BACKUP_REFUSED: v.strictObject({
    reason: v.picklist(['empty', 'foreign', 'damaged', 'tooLarge', 'newer', 'older', 'gone', 'busy']),
    version: v.nullable(count),
  }),
  BACKUP_PASSWORD: v.strictObject({}),
  /**
   * A wallet in it whose public keys are not those of any words, or has the fingerprint of the same words as another and
   * other keys: as `other` here or within the file, or as a secret in the keychain.
   */
  BACKUP_KEYS: v.strictObject({
    walletName: text,
    clash: v.picklist(['none', 'secret', 'here', 'within']),
    other: v.exactOptional(text),
  }),
  BACKUP_TOO_MUCH: v.strictObject({ what: v.picklist([...BACKUP_KINDS, 'entries']), most: count }),
  RULES_MISSING: v.strictObject({ walletName: text }),
  RULES_UNREADABLE: v.strictObject({ walletName: text }),
  RULES_REFUSED: v.strictObject({ reason: v.picklist(['tooManyAssets', 'unknownAsset']) }),
  /** `NOT_PROVED`: nothing contradicts, and what is not proved is signed only where the user says so. */
  PSBT_REFUSED: v.strictObject({
    code: v.picklist([...refusalCode.options, 'NOT_PROVED']),
    sentence: text,
  }),
  SNAPSHOT_OLD: v.strictObject({ ageSeconds: count }),
  /** Something came to a coin since the transaction that spends it went out to be signed. */
  COINS_CHANGED: v.strictObject({ outpoint: text }),
  NOTHING_TO_DO: v.strictObject({ freeSlots: count }),
  NOT_ENOUGH_BITCOIN: v.strictObject({ neededSats: sats, spendableSats: sats }),
  /** An address that plain bitcoin is not sent to. `leastSats`: for `dust`, what it would have to be. */
  PAYMENT_REFUSED: v.strictObject({
    reason: v.picklist(['form', 'network', 'ours', 'dust']),
    leastSats: v.nullable(sats),
  }),
  SIGNATURE_INVALID: v.strictObject({ input: count }),
  /** `named`: another transaction that the service said it took instead. */
  OUTCOME_UNKNOWN: v.strictObject({
    txid,
    because: text,
    named: v.nullable(txid),
    /** The service said that it does not take it: `because` holds its words. */
    refused: v.exactOptional(v.literal(true)),
  }),
  /** Signed bytes go once more only after so many looks that found nothing, the last of them after so long. */
  AGAIN_TOO_SOON: v.strictObject({ looksLeft: count, waitSeconds: count }),
  /** The clocks are too far apart to say whether an invoice has expired. Negative: the service's is behind ours. */
  CLOCKS_TORN: v.strictObject({ host, aheadSeconds: v.pipe(v.number(), v.safeInteger()) }),
  // Assets, invoices, transfers
  /** Every asset slot is taken; the service wants this many free ones. */
  NO_FREE_SLOT: v.strictObject({ purpose: v.picklist(['receive', 'issue', 'send']) }),
  NOT_ENOUGH_ASSET: v.strictObject({ assetId: text, needed: text, spendable: text }),
  ASSET_UNKNOWN: v.strictObject({ assetId: text }),
  /**
   * The service tells its ticker, name, precision or schema otherwise than it was first seen. Both as one text.
   * `byGenesis`: the first is what its genesis says, so there is nothing to choose.
   */
  ASSET_RENAMED: v.strictObject({ assetId: text, first: text, now: text, byGenesis: v.boolean() }),
  /**
   * What the service made is not what was asked of it. It is not shown. `slot`: of the own service, whose slot is not ours
   * or not free; `asked` says why, `got` is the outpoint.
   */
  INVOICE_NOT_AS_ASKED: v.strictObject({
    field: v.picklist([
      'form',
      'network',
      'asset',
      'amount',
      'expiry',
      'recipient',
      'endpoints',
      'slot',
      'forgottenSlot',
    ]),
    asked: text,
    got: text,
  }),
  /** The service made an invoice to a recipient that may have been paid before. It is not shown. */
  INVOICE_USED: v.strictObject({ recipient: text, by: v.picklist(['invoice', 'output', 'chain']) }),
  /** `recipient`: its place in the send, from 1. */
  INVOICE_REFUSED: v.strictObject({
    recipient: count,
    reason: v.picklist([
      'unreadable',
      'otherNetwork',
      'expired',
      'expiresSoon',
      'serviceDiffers',
      'disagrees',
      'repeated',
      'tooManyEndpoints',
      'endpointRefused',
      'noEndpoint',
      'ours',
    ]),
    detail: text,
  }),
  TRANSFER_UNKNOWN: v.strictObject({}),
  HISTORY_NOWHERE: v.strictObject({}),
  TRANSFER_STATE: v.strictObject({
    because: v.picklist(['state', 'unknownState', 'outcomeUnknown', 'handedOver']),
    status: text,
  }),
  /** The service no longer lists what the journal knows to be ours and a send would need. */
  UNSPENT_MISSING: v.strictObject({ outpoint: text }),
  // Nodes
  /** An act is under way there already. */
  NODE_BUSY: v.strictObject({ name: text }),
  /** Scheme, host and port of an address that a token or a password would go to, and that the user did not approve. */
  HOST_NOT_APPROVED: v.strictObject({ origin: text }),
  /** Passwords and tokens of it were given for another address, and the new one was not agreed to. */
  NODE_ADDRESS_CHANGED: v.strictObject({ name: text }),
  /** It is one's own: no hosting service updates it. */
  NODE_OWN: v.strictObject({ name: text }),
  NODE_ADDRESS_MISSING: v.strictObject({ name: text }),
  /** The unlock call needs these, and neither the keychain nor the form has them. */
  NODE_SECRETS_MISSING: v.strictObject({ name: text, secrets: v.array(text) }),
  /** The body of the unlock call as it was written. */
  UNLOCK_BODY: v.strictObject({ problem: v.picklist(['json', 'object', 'tooDeep', 'words']) }),
  /** The service has no such call, or it was said when it was set up that it has none. */
  EXTRA_OFF: v.strictObject({ extra: v.picklist(['list', 'detail', 'probe']) }),
  /** One bulk run at a time. */
  RUN_BUSY: v.strictObject({}),
  // Practice, files, the rest
  PRACTICE_REFUSED: v.strictObject({ detail: text }),
  /** Something else than a PSBT for this wallet was brought to be signed. Nothing of it is repeated: it may be secret. */
  BROUGHT_REFUSED: v.strictObject({
    problem: broughtProblem,
    /** What was wanted in place of something to sign. */
    wanted: v.exactOptional(v.picklist(['signed', 'account', 'labels'])),
    /** Of the wallet that it was brought to, by which its PSBTs name their keys: 8 hex digits. */
    fingerprint: v.exactOptional(v.string()),
    /** With the problem of that name. */
    lacks: v.exactOptional(lacks),
  }),
  /** What was named is not here any more; of codes and imports: not held any more. */
  GONE: v.strictObject({ what: v.picklist(['node', 'connection', 'run', 'codes', 'import']) }),
  /** As much waits unsigned as is kept, on the whole machine: what was brought was not added. */
  DRAFTS_FULL: v.strictObject({ drafts: count, most: count, bytes: count, mostBytes: count }),
  /** Whom a bare PSBT pays, or what it writes, was not confirmed one by one. */
  BROUGHT_UNANSWERED: v.strictObject({ open: count }),
  /** A recipient of it is paid by another transaction that was signed here, and both could confirm. */
  SIGNED_BEFORE: v.strictObject({ txid, atMs: count }),
  /** This machine signs offline: nothing was sent. */
  OFFLINE_MODE: v.strictObject({}),
  /** The wallet is watched by its plain branch alone. `service`: that service wants the asset branch's key as well. */
  PLAIN_ONLY: v.strictObject({ what: v.picklist(['assets', 'service', 'practice', 'account']) }),
  CLIPBOARD_CHANGED: v.strictObject({}),
  DATA_FOLDER_BUSY: v.strictObject({ folder: text }),
  DATA_FOLDER_GONE: v.strictObject({ folder: text }),
  /** A program of another form wrote it. `file`: the one that shows it. */
  DATA_FOLDER_FORM: v.strictObject({
    folder: text,
    file: text,
    member: v.nullable(text),
    isNewer: v.boolean(),
  }),
  STORAGE_DAMAGED: v.strictObject({ file: text, keptAs: v.nullable(text) }),
  DISK_REFUSED: v.strictObject({ file: text, detail: text }),
  /** A file that was chosen or opened. `detail` is the system's code. */
  FILE_UNREADABLE: v.strictObject({ file: text, detail: text }),
  /** A file that was chosen, and is not of the kind that was asked for. `endings`: without a dot. */
  FILE_KIND: v.strictObject({ file: text, endings: v.array(v.string()) }),
  HOST_GONE: v.strictObject({}),
  INTERNAL: v.strictObject({ incident: text }),
} as const;

export type FailureCode = keyof typeof facts;
export type FactsOf<C extends FailureCode> = v.InferOutput<(typeof facts)[C]>;
export type Failure = { [C in FailureCode]: { readonly code: C; readonly facts: FactsOf<C> } }[FailureCode];
