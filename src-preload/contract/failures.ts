import * as v from 'valibot';
import { BACKUP_KINDS } from './bounds.ts';
import { broughtProblem, lacks } from './import-problems.ts';
import { refusalCode } from './claims.ts';
import { ability } from './connection.ts';
import {
  addressNotOurs,
  answerProblem,
  chainProblem,
  refusalMeaning,
  replaceRefused,
  tokenRefused,
} from './service-failures.ts';
import { count, satsSchema, timeMs, txid } from './values.ts';
import { foreignPhrase, wordLanguage, wholeWord, wordHint } from './words.ts';

const text = v.string();
const [host, endpoint] = [text, text];
/** Present if the wallet's Bitcoin server failed, and not its service. */
const ofChain = v.exactOptional(v.literal(true));

/** Failures that a person can act on. src-renderer/text/failures.ts must have words (failure-…) for each. */
export const facts = {
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
    ]),
  }),
  KEYCHAIN_ABSENT: v.strictObject({
    cause: v.picklist(['noDbus', 'noSecretService', 'noLibrary', 'other']),
    detail: text,
  }),
  KEYCHAIN_LOCKED: v.strictObject({ during: v.picklist(['reading', 'writing']) }),
  KEYCHAIN_TIMEOUT: v.strictObject({ seconds: count }),
  KEYCHAIN_REFUSED: v.strictObject({ detail: text }),
  KEYCHAIN_READBACK: v.strictObject({}),
  SECRET_MISSING: v.strictObject({ walletName: text }),
  /** `name`: the node or connection that the token was kept for, or the host of a wallet's service. */
  TOKEN_MISSING: v.strictObject({ name: text }),
  SECRET_UNREADABLE: v.strictObject({ version: v.nullable(count) }),
  SECRET_FOREIGN: v.strictObject({ walletName: text }),
  SESSION_ENDED: v.strictObject({ walletName: text }),
  /** The secret is encrypted with an app password that wasn't given, or that has been replaced. */
  SECRET_SEALED: v.strictObject({ walletName: text }),
  PASSWORD_WRONG: v.strictObject({ waitSeconds: count }),
  PASSWORD_WAIT: v.strictObject({ waitSeconds: count }),
  PASSWORD_NEEDED: v.strictObject({}),
  /** A password is set where none may be, or none where one must be. */
  PASSWORD_STATE: v.strictObject({ isSet: v.boolean() }),
  /** The keychain has no entry for the app password: it was deleted, or never written. */
  LOCK_MISSING: v.strictObject({}),
  LOCKED_MEANWHILE: v.strictObject({}),
  WORDS_NO_WALLET: v.strictObject({}),
  KEYHOLDER_GONE: v.strictObject({ during: text }),
  WORDS_COUNT: v.strictObject({ count }),
  WORDS_FOREIGN: v.strictObject({ kind: foreignPhrase }),
  /** `language`: the word list that has most of the typed words. */
  WORDS_UNKNOWN: v.strictObject({ language: wordLanguage, words: v.array(wordHint) }),
  /** A phrase, once these cut words are completed. The person must see the whole phrase before it is used. */
  WORDS_COMPLETED: v.strictObject({ language: wordLanguage, words: v.array(wholeWord) }),
  /** Positions from 1 where a similar or swapped word would fit. Names no word: each that fits makes some wallet. */
  WORDS_CHECKSUM: v.strictObject({
    language: wordLanguage,
    places: v.array(count),
    swapped: v.array(v.tuple([count, count])),
    certain: v.boolean(),
  }),
  WORDS_OTHER_WALLET: v.strictObject({ walletName: text }),
  WALLET_UNKNOWN: v.strictObject({}),
  WALLET_EXISTS: v.strictObject({ walletName: text }),
  /** The keys of a backup aren't proved yet, so no address is shown. `otherWords`: the given words have other keys. */
  KEYS_UNPROVED: v.strictObject({ walletName: text, otherWords: v.boolean() }),
  NO_KEY_HERE: v.strictObject({ walletName: text }),
  SERVICE_KEYS_MISMATCH: v.strictObject({ field: text }),
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
      // A second server that is the first one or the practice chain compares nothing.
      'notCompared',
    ]),
  }),
  PIN_REFUSED: v.strictObject({ reason: v.picklist(['form', 'sha1']) }),
  PIN_NOT_TAKEN: v.strictObject({ host }),
  /** `host`: the service behind the proxy, which was sent nothing. */
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
    meaning: v.exactOptional(refusalMeaning),
    field: v.exactOptional(text),
    indexer: v.exactOptional(text),
  }),
  SERVICE_ANSWER: v.strictObject({ host, endpoint, problem: answerProblem, detail: text }),
  CHAIN_REFUSED: v.strictObject({ host, problem: chainProblem, height: v.nullable(count) }),
  CHAIN_OFF: v.strictObject({}),
  /** The server lacks this call: it is of another kind, or of another dialect than was chosen. */
  SERVICE_LACKS: v.strictObject({ host, endpoint }),
  /** The service's dialect can't do `what`, so nothing was asked. `only`: the one possible value, null if none. */
  SERVICE_CANNOT: v.strictObject({ host, what: ability, only: v.nullable(count) }),
  NOT_CONNECTED: v.strictObject({ host }),
  WALLET_NOT_REGISTERED: v.strictObject({ host, message: v.exactOptional(text) }),
  TOKEN_REFUSED: tokenRefused,
  ADDRESS_NOT_OURS: addressNotOurs,
  FLOW_UNKNOWN: v.strictObject({}),
  FLOW_STATE: v.strictObject({ state: text }),
  FLOW_LIVE: v.strictObject({ flowId: text, state: text }),
  /** A transaction of ours has paid this recipient, by the service's report; a second one would pay twice. */
  PAID_BEFORE: v.strictObject({ flowId: text, txid }),
  DIGEST_CHANGED: v.strictObject({}),
  /** Since the review, something new became known about the transaction's coins. */
  REVIEW_CHANGED: v.strictObject({}),
  // Spending rules. Amounts in sats or base units. `assetId` null: bitcoin. `mayAtMs` null: waiting doesn't help.
  SPENDING_TOO_MUCH: v.strictObject({
    per: v.picklist(['send', 'day']),
    assetId: v.nullable(text),
    limit: text,
    amount: text,
    left: text,
    mayAtMs: v.nullable(timeMs),
  }),
  RECIPIENT_TOO_NEW: v.strictObject({ hours: count, mayAtMs: timeMs }),
  SPENDING_UNKNOWN: v.strictObject({}),
  /** Why the file isn't read. `version`: the format of a newer or older file, else null. */
  BACKUP_REFUSED: v.strictObject({
    reason: v.picklist([
      ...(['empty', 'foreign', 'damaged', 'tooLarge', 'newer', 'older', 'gone', 'busy'] as const),
      // A copy of the built-in service's files that no keys here open.
      'otherKeys',
    ]),
    version: v.nullable(count),
  }),
  BACKUP_PASSWORD: v.strictObject({}),
  /** No words have these keys, or wallet `other` (here, in file or keychain) has other keys with this fingerprint. */
  BACKUP_KEYS: v.strictObject({
    walletName: text,
    clash: v.picklist(['none', 'secret', 'here', 'within']),
    other: v.exactOptional(text),
  }),
  BACKUP_TOO_MUCH: v.strictObject({ what: v.picklist([...BACKUP_KINDS, 'entries']), most: count }),
  RULES_MISSING: v.strictObject({ walletName: text }),
  RULES_UNREADABLE: v.strictObject({ walletName: text }),
  RULES_REFUSED: v.strictObject({ reason: v.picklist(['tooManyAssets', 'unknownAsset']) }),
  /** `NOT_PROVED`: nothing contradicts the request, but only the person's consent lets Ochre sign. */
  PSBT_REFUSED: v.strictObject({ code: v.picklist([...refusalCode.options, 'NOT_PROVED']), sentence: text }),
  SNAPSHOT_OLD: v.strictObject({ ageSeconds: count }),
  COINS_CHANGED: v.strictObject({ outpoint: text }),
  NOTHING_TO_DO: v.strictObject({ freeSlots: count }),
  NOT_ENOUGH_BITCOIN: v.strictObject({ neededSats: satsSchema, spendableSats: satsSchema }),
  PAYMENT_REFUSED: v.strictObject({
    reason: v.picklist(['form', 'network', 'ours', 'dust', 'twice', 'nobody']),
    leastSats: v.nullable(satsSchema),
  }),
  /** The transaction can't be replaced. `leastRate`: the sat/vB that nodes ask for. */
  REPLACE_REFUSED: replaceRefused,
  SIGNATURE_INVALID: v.strictObject({ input: count }),
  OUTCOME_UNKNOWN: v.strictObject({
    txid,
    because: text,
    named: v.nullable(txid),
    /** The service refused the transaction, and `because` holds its words. */
    refused: v.exactOptional(v.literal(true)),
  }),
  /** Signed bytes are submitted again only after enough lookups over enough time found nothing. */
  AGAIN_TOO_SOON: v.strictObject({ looksLeft: count, waitSeconds: count }),
  /** The clocks differ too much to tell whether an invoice has expired. Negative: the service's is behind ours. */
  CLOCKS_TORN: v.strictObject({ host, aheadSeconds: v.pipe(v.number(), v.safeInteger()) }),
  NO_FREE_SLOT: v.strictObject({ purpose: v.picklist(['receive', 'issue', 'send']) }),
  NOT_ENOUGH_ASSET: v.strictObject({ assetId: text, needed: text, spendable: text }),
  ASSET_UNKNOWN: v.strictObject({ assetId: text }),
  /** The service changed ticker, name, precision or schema. `byGenesis`: the genesis decides, not the person. */
  ASSET_RENAMED: v.strictObject({ assetId: text, first: text, now: text, byGenesis: v.boolean() }),
  /** The invoice isn't shown. `slot`: the built-in service's slot isn't ours or free (`asked`: why, `got`: outpoint). */
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
  /** The recipient may have been paid before, so it isn't shown. */
  INVOICE_USED: v.strictObject({ recipient: text, by: v.picklist(['invoice', 'output', 'chain']) }),
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
  UNSPENT_MISSING: v.strictObject({ outpoint: text }),
  /** New slots would spend every plain coin, and this coin is frozen. */
  COIN_FROZEN: v.strictObject({ outpoint: text }),
  NODE_BUSY: v.strictObject({ name: text }),
  /** The person didn't approve `origin` (scheme, host, port), where a token or a password would go. */
  HOST_NOT_APPROVED: v.strictObject({ origin: text }),
  NODE_ADDRESS_CHANGED: v.strictObject({ name: text }),
  /** The node is one's own, so no node service updates it. */
  NODE_OWN: v.strictObject({ name: text }),
  NODE_ADDRESS_MISSING: v.strictObject({ name: text }),
  NODE_SECRETS_MISSING: v.strictObject({ name: text, secrets: v.array(text) }),
  UNLOCK_BODY: v.strictObject({ problem: v.picklist(['json', 'object', 'tooDeep', 'words']) }),
  EXTRA_OFF: v.strictObject({ extra: v.picklist(['list', 'detail', 'probe']) }),
  RUN_BUSY: v.strictObject({}),
  PRACTICE_REFUSED: v.strictObject({ detail: text }),
  /** Quotes nothing of the import, which may be a recovery phrase. */
  BROUGHT_REFUSED: v.strictObject({
    problem: broughtProblem,
    wanted: v.exactOptional(v.picklist(['signed', 'account', 'labels'])),
    fingerprint: v.exactOptional(v.string()),
    lacks: v.exactOptional(lacks),
  }),
  /** The two PSBTs are of different transactions. */
  COMBINE_OTHER: v.strictObject({ txid, other: txid }),
  /** Both PSBTs have the field, with different bytes. */
  COMBINE_DIFFERS: v.strictObject({
    map: v.picklist(['global', 'input', 'output']),
    index: count,
    field: text,
  }),
  GONE: v.strictObject({ what: v.picklist(['node', 'connection', 'run', 'codes', 'import']) }),
  /** The limit holds for all wallets of this computer together. */
  DRAFTS_FULL: v.strictObject({ drafts: count, most: count, bytes: count, mostBytes: count }),
  BROUGHT_UNANSWERED: v.strictObject({ open: count }),
  /** A transaction signed here before pays one of the same recipients, and both could confirm. */
  SIGNED_BEFORE: v.strictObject({ txid, atMs: count }),
  OFFLINE_MODE: v.strictObject({}),
  /** The wallet has only its plain branch's key. `service`: that service needs the asset branch's key, too. */
  PLAIN_ONLY: v.strictObject({ what: v.picklist(['assets', 'service', 'practice', 'account']) }),
  CLIPBOARD_CHANGED: v.strictObject({}),
  DATA_FOLDER_BUSY: v.strictObject({ folder: text }),
  DATA_FOLDER_GONE: v.strictObject({ folder: text }),
  /** An older or newer Ochre wrote the data folder. `file`: which file shows that. */
  DATA_FOLDER_FORM: v.strictObject({
    folder: text,
    file: text,
    member: v.nullable(text),
    isNewer: v.boolean(),
  }),
  STORAGE_DAMAGED: v.strictObject({ file: text, keptAs: v.nullable(text) }),
  DISK_REFUSED: v.strictObject({ file: text, detail: text }),
  /** `detail`: the system's error code. */
  FILE_UNREADABLE: v.strictObject({ file: text, detail: text }),
  FILE_KIND: v.strictObject({ file: text, endings: v.array(v.string()) }),
  HOST_GONE: v.strictObject({}),
  INTERNAL: v.strictObject({ incident: text }),
} as const;

export type FailureCode = keyof typeof facts;
export type FactsOf<C extends FailureCode> = v.InferOutput<(typeof facts)[C]>;
export type Failure = { [C in FailureCode]: { readonly code: C; readonly facts: FactsOf<C> } }[FailureCode];
