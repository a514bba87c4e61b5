import type { FactsOf } from '../../../src-preload/contract/failures.ts';

interface Said {
  readonly status: number;
  readonly message: string | null;
}

const HANDED_ON = /^API request failed: (4\d\d)\b/;

/** A thunderlink server turns RGB-Node's refusal into a 500 with the status in its text (docs/service-facts.md, 1.4). */
export function statusHandedOn({ status, message }: Said): number {
  const handedOn = status === 500 ? HANDED_ON.exec(message ?? '')?.[1] : undefined;
  return handedOn === undefined ? status : Number(handedOn);
}

/** Whether a list of transfers was refused for an unknown asset; a server before RGB-Node leaves the name out. */
export function isAssetUnknown(said: Said & { readonly name: string | null }): boolean {
  return said.name === 'AssetNotFound' || (said.status === 500 && statusHandedOn(said) === 404);
}

type RefusalMeaning = NonNullable<FactsOf<'SERVICE_ERROR'>['meaning']>;

export interface RefusalWords {
  readonly status: number;
  readonly name: string | null;
  readonly message: string | null;
  readonly field?: string | null;
  /** The API's own error object, mere text, or neither. */
  readonly form: 'own' | 'words' | 'none';
}

/** 429, missing wallet headers and a missing field first; then the error's name, its words and the status. Pure. */
export function meaningOfRefusal(said: RefusalWords): RefusalMeaning {
  const { status, name, message, field = null, form } = said;
  const words = message ?? '';
  if (status === 429) return 'rateLimited';
  if (namesWallet(said)) return 'walletHeaderMissing';
  if (field !== null) return 'fieldMissing';
  const known = orIndexer((name === null ? undefined : BY_NAME[name]) ?? byWords(words), words);
  if (known === 'indexerAway' && OTHER_NETWORK.test(words)) return 'networkMismatch';
  if (known === 'invalidInvoice' && /no valid transport endpoint/i.test(words)) return 'proxyAway';
  if (known !== undefined) return known;
  if (statusHandedOn({ status, message }) !== status || /^API request failed: /.test(words))
    return 'reasonHidden';
  if (status === 404 && form === 'own') return 'notFound';
  if (status === 403 && form !== 'own') return 'gatewayRefused';
  if (status === 504 || status === 408) return 'timeout';
  if ((status === 502 || status === 503) && (form !== 'own' || name === null)) return 'behindAway';
  if (status >= 500) return 'serviceError';
  return form === 'none' && status >= 400 ? 'gatewayRefused' : 'serviceRefused';
}

export function isTemporary(meaning: RefusalMeaning): boolean {
  return TEMPORARY.has(meaning);
}

/** `because` is stored as `meaning: message`. */
export function isForGood(because: string): boolean {
  return /^(recipientUsed|invoiceExpired|invalidInvoice)(:|$)/.test(because);
}

const TEMPORARY: ReadonlySet<RefusalMeaning> = new Set([
  'bitcoindAway',
  'indexerAway',
  'proxyAway',
  'rateLimited',
  'behindAway',
  'serviceError',
]);

/** Some releases report a fault at the indexer in words only. */
function orIndexer(known: RefusalMeaning | undefined, words: string): RefusalMeaning | undefined {
  const isOpen = known === undefined || known === 'serviceError';
  return isOpen && OF_INDEXER.test(words) && BROKEN_OFF.test(words) ? 'indexerAway' : known;
}

const OF_INDEXER = /\b(indexer|electrum|esplora)\b/i;
const BROKEN_OFF =
  /broken pipe|connection (refused|reset|aborted|closed)|not connected|timed? ?out|unexpected (eof|end of file)|unreachable|failed to lookup|all attempts (errored|failed)/i;

const WALLET_HEADERS = ['xpub', 'xpub-van', 'xpub-col', 'master-fingerprint'];

/** rgb-node-api has no tokens: it answers missing wallet headers as others answer a missing token. */
function namesWallet({ status, name, message, field = null }: RefusalWords): boolean {
  if (field !== null) return WALLET_HEADERS.includes(field);
  if (name === 'access_denied') return true;
  const words = message ?? '';
  return (
    status === 401 && /\bxpub\b|\bmaster-fingerprint\b|\bheaders?\b/i.test(words) && !OF_A_TOKEN.test(words)
  );
}

const OF_A_TOKEN = /authori[sz]ation|bearer|token/i;
const OTHER_NETWORK =
  /\bnetwork\b.*\b(mismatch|differ|match|other|wrong)|\b(different|another|other|wrong) network\b/i;

/** rgb-lib's errors of every release (service-facts.md 1.4), acronyms in both spellings. */
const BY_NAME: Readonly<Record<string, RefusalMeaning>> = {
  InsufficientBitcoins: 'notEnoughBitcoin',
  InsufficientAssignments: 'notEnoughAsset',
  InsufficientSpendableAssets: 'notEnoughAsset',
  InsufficientTotalAssets: 'notEnoughAsset',
  InsufficientAllocationSlots: 'slotsMissing',
  AllocationsAlreadyAvailable: 'nothingToDo',
  RecipientIDAlreadyUsed: 'recipientUsed',
  RecipientIdAlreadyUsed: 'recipientUsed',
  CannotFailBatchTransfer: 'cannotFail',
  AssetNotFound: 'notFound',
  BatchTransferNotFound: 'notFound',
  MultisigOperationNotFound: 'notFound',
  NoConsignment: 'notFound',
  UnknownTransfer: 'notFound',
  VssBackupNotFound: 'notFound',
  InvalidInvoice: 'invalidInvoice',
  InvalidRecipientData: 'invalidInvoice',
  InvalidRecipientID: 'invalidInvoice',
  InvalidRecipientId: 'invalidInvoice',
  InvalidTransportEndpoint: 'invalidInvoice',
  UnsupportedInvoice: 'invalidInvoice',
  UnsupportedTransportType: 'invalidInvoice',
  InvalidExpiration: 'invoiceExpired',
  InvoiceExpired: 'invoiceExpired',
  BitcoinNetworkMismatch: 'networkMismatch',
  InvalidBitcoinNetwork: 'networkMismatch',
  InvalidRecipientNetwork: 'networkMismatch',
  NetworkMismatch: 'networkMismatch',
  FailedBitcoindConnection: 'bitcoindAway',
  FailedBdkSync: 'indexerAway',
  Indexer: 'indexerAway',
  InvalidElectrum: 'indexerAway',
  InvalidIndexer: 'indexerAway',
  InvalidTransportEndpoints: 'invalidInvoice',
  // No endpoint of the invoice answers, so a later send may succeed.
  NoValidTransportEndpoint: 'proxyAway',
  Proxy: 'proxyAway',
  // Only the built-in service says these.
  ForkDatabase: 'ofFork',
  OtherRelease: 'otherRelease',
  CorruptedMnemonic: 'dataDamaged',
  Inconsistency: 'dataDamaged',
  InexistentDataDir: 'dataDamaged',
  InexistentWalletManifest: 'dataDamaged',
  RestoredBackupInconsistent: 'dataDamaged',
  // Servers hand these on as refusals (400), though the fault is theirs.
  CannotEstimateFees: 'serviceError',
  Database: 'serviceError',
  FailedBroadcast: 'serviceError',
  FailedIssuance: 'serviceError',
  IO: 'serviceError',
  Internal: 'serviceError',
  InternalServerError: 'serviceError',
  Io: 'serviceError',
  Network: 'serviceError',
  Offline: 'serviceError',
  OnlineNeeded: 'serviceError',
};

/** rgb-lib's texts, for servers that hand on the words alone. */
const BY_WORDS: readonly (readonly [RegExp, RefusalMeaning])[] = [
  [/^insufficient bitcoin funds/i, 'notEnoughBitcoin'],
  [/^insufficient (total|spendable) (assignments|amount|assets)/i, 'notEnoughAsset'],
  [/^insufficient allocations?\b/i, 'slotsMissing'],
  [/^allocations already available/i, 'nothingToDo'],
  [/^recipient id already used/i, 'recipientUsed'],
  [/^batch transfer cannot be set to failed/i, 'cannotFail'],
  [/^(asset with id .*|transfer|asset) not found/i, 'notFound'],
  [/^invalid invoice/i, 'invalidInvoice'],
  [/^(invalid expiration|invoice (has )?expired)/i, 'invoiceExpired'],
  [/^proxy error|^no valid transport endpoint/i, 'proxyAway'],
  [/^(indexer|electrum|esplora) error|^invalid (indexer|electrum)/i, 'indexerAway'],
  [/^failed to connect to bitcoind/i, 'bitcoindAway'],
  [/^network error: (connect|getaddrinfo) /i, 'behindAway'],
];

function byWords(words: string): RefusalMeaning | undefined {
  return BY_WORDS.find(([pattern]) => pattern.test(words))?.[1];
}
