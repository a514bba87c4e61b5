import {
  flag,
  i32,
  i64,
  list,
  map,
  named,
  oneOf,
  optional,
  recordOf,
  text,
  u32,
  u64,
  u8,
  type Codec,
} from './uniffi.ts';

/** What Ochre asks of rgb-lib 0.3.0b7, as its own description for Python (rgb_lib.py in the wheel) says it. */
export interface LibraryCall {
  /** The object whose handle is the first argument; null: the call makes an object. */
  readonly on: 'wallet' | 'invoice' | null;
  /** uniffi's checksum of the function's form, which doesn't cover the members of records. */
  readonly checksum: number;
  readonly takes: Readonly<Record<string, Codec>>;
  /** How the answer is read; null: it is a handle. */
  readonly gives: Codec | null;
}

const balance = recordOf({ settled: u64, future: u64, spendable: u64 });
const media = recordOf({ filePath: text, digest: text, mime: text });
const outpoint = recordOf({ txid: text, vout: u32 });
const schema = named('Nia', 'Uda', 'Cfa', 'Ifa');
const assignment = oneOf({ Fungible: u64, NonFungible: null, InflationRight: u64, Any: null });
const network = named('Mainnet', 'Testnet', 'Testnet4', 'Signet', 'Regtest', 'SignetCustom');
const online = recordOf({ id: u64 });
const texts = list(text);

const titled = { ticker: text, name: text, details: optional(text), precision: u8 };
const counted = { timestamp: i64, addedAt: i64, balance, media: optional(media) };
const nia = recordOf({ assetId: text, ...titled, issuedSupply: u64, ...counted });
const token = recordOf({
  ...{ index: u32, ticker: optional(text), name: optional(text), details: optional(text) },
  ...{ embeddedMedia: flag, media: optional(media), attachments: map(u8, media), reserves: flag },
});
const assets = recordOf({
  nia: optional(list(nia)),
  uda: optional(list(recordOf({ assetId: text, ...titled, ...counted, token: optional(token) }))),
  cfa: optional(
    list(
      recordOf({
        ...{ assetId: text, name: text, details: optional(text), precision: u8, issuedSupply: u64 },
        ...counted,
      }),
    ),
  ),
  ifa: optional(
    list(
      recordOf({
        ...{ assetId: text, ...titled, initialSupply: u64, maxSupply: u64, knownCirculatingSupply: u64 },
        ...{ ...counted, rejectListUrl: optional(text) },
      }),
    ),
  ),
});

const unspents = list(
  recordOf({
    utxo: recordOf({
      ...{ outpoint, btcAmount: u64, colorable: flag, exists: flag, derivationIndex: optional(u32) },
    }),
    rgbAllocations: list(recordOf({ assetId: optional(text), assignment, settled: flag })),
    pendingBlinded: u32,
  }),
);

const status = named(
  ...['Initiated', 'WaitingCounterparty', 'WaitingSafeHeight', 'WaitingBroadcast'],
  ...['WaitingConfirmations', 'Settled', 'Failed'],
);
const transfers = list(
  recordOf({
    ...{ idx: i32, batchTransferIdx: i32, createdAt: i64, updatedAt: i64, status },
    ...{ requestedAssignment: optional(assignment), assignments: list(assignment) },
    kind: named('Issuance', 'ReceiveBlind', 'ReceiveWitness', 'Send', 'Inflation', 'Burn'),
    ...{ txid: optional(text), recipientId: optional(text) },
    ...{
      receiveUtxo: optional(outpoint),
      changeUtxo: optional(outpoint),
      expirationTimestamp: optional(u64),
    },
    transportEndpoints: list(recordOf({ endpoint: text, transportType: named('JsonRpc'), used: flag })),
    ...{ invoiceString: optional(text), consignmentPath: optional(text), psbtPath: optional(text) },
  }),
);

const invoiceData = recordOf({
  ...{ recipientId: text, assetSchema: optional(schema), assetId: optional(text), assignment },
  ...{ assignmentName: optional(text), network, expirationTimestamp: optional(u64) },
  ...{ transportEndpoints: texts, unknownQueryParams: map(text, text) },
});

const recipient = recordOf({
  recipientId: text,
  witnessData: optional(recordOf({ amountSat: u64, blinding: optional(u64) })),
  ...{ assignment, transportEndpoints: texts },
});
const begun = recordOf({
  ...{ psbt: text, batchTransferIdx: optional(i32) },
  details: recordOf({ fasciaPath: text, minConfirmations: u8, entropy: u64, isDonation: flag }),
});

const receiving = {
  ...{ assetId: optional(text), assignment, expirationTimestamp: u64 },
  ...{ transportEndpoints: texts, minConfirmations: u8 },
};
const received = recordOf({
  invoice: text,
  recipientId: text,
  expirationTimestamp: u64,
  batchTransferIdx: i32,
});

/** In the library's order, because uniffi carries an error's number. */
const ERRORS = `AllocationsAlreadyAvailable AssetNotFound(assetId) BatchTransferNotFound(idx:i32) BitcoinNetworkMismatch
  CannotAbortPendingVanillaTx CannotProvideOutOfBandAck(details) CannotChangeOnline CannotCombinePsbts
  CannotProvideOutOfBandConsignment(details) CannotDeleteBatchTransfer CannotEstimateFees
  CannotFailBatchTransfer CannotFinalizePsbt CannotUseIfaOnMainnet Database(details) EmptyFile(filePath)
  FailedBdkSync(details) FailedBroadcast(details) FailedIssuance(details) FileAlreadyExists(path)
  FingerprintMismatch Io(details) Inconsistency(details) Indexer(details) InexistentDataDir
  InexistentWalletManifest(path) InsufficientAllocationSlots
  InsufficientAssignments(assetId,available:collection) InsufficientBitcoins(needed:u64,available:u64)
  Internal(details) InvalidAddress(details) InvalidAmountZero InvalidAssignment InvalidAttachments(details)
  InvalidBitcoinKeys InvalidBitcoinNetwork(network) InvalidColoringInfo(details) InvalidConsignment
  InvalidCosigner(details) InvalidDetails(details) InvalidElectrum(details) InvalidEstimationBlocks
  InvalidExpiration InvalidFeeRate(details) InvalidFilePath(filePath) InvalidFingerprint
  InvalidIndexer(details) InvalidInvoice(details) InvalidMnemonic(details)
  InvalidMultisigThreshold(required:u8,total:u8) InvalidName(details) InvalidPrecision(details)
  InvalidProxyProtocol(version) InvalidPsbt(details) InvalidPubkey(details) InvalidRecipientData(details)
  InvalidRecipientId InvalidRecipientMap InvalidRecipientNetwork InvalidRejectListUrl(details)
  InvalidTicker(details) InvalidTransportEndpoint(details) InvalidTransportEndpoints(details) InvalidTxid
  InvalidVanillaKeychain InvalidWitnessVersion(witnessVersion) MaxFeeExceeded(txid) MinFeeNotMet(txid)
  MultisigHubService(details) MultisigCannotMarkOperationProcessed(details)
  MultisigCannotRespondToOperation(details) MultisigOperationInProgress
  MultisigOperationNotFound(operationIdx:i32) MultisigTransferStatusMismatch MultisigUnexpectedData(details)
  MultisigUserNotCosigner Network(details) NoConsignment NoCosignersSupplied NoBurnAmount NoInflationAmounts
  NoIssuanceAmounts NoKeysSupplied NoMaxAllocationsPerUtxo NoSupportedSchemas NoValidTransportEndpoint Offline
  OnlineNeeded OutputBelowDustLimit Proxy(details) PsbtInspection(details) RecipientIdAlreadyUsed
  RecipientIdDuplicated RejectListService(details) RestClientBuild(details) RgbInspection(details)
  TooHighInflationAmounts TooHighIssuanceAmounts TooManyCosigners TooManySignaturesInPsbt
  UnknownRgbSchema(schemaId) UnknownTransfer(txid) UnsupportedBackupVersion(version)
  UnsupportedBurn(assetSchema:schema) UnsupportedInflation(assetSchema:schema) UnsupportedLayer1(layer1)
  UnsupportedSchema(assetSchema:schema) UnsupportedTransportType UnsupportedWalletManifestVersion(version)
  WalletDirAlreadyExists(path) WalletSettingMismatch(setting,expected,provided) WatchOnly WrongPassword`;

const collection = recordOf({ fungible: u64, nonFungible: flag, inflation: u64 });
const MEMBERS: Readonly<Record<string, Codec>> = { i32, u64, u8, schema, collection };

export const libraryErrors = oneOf(
  Object.fromEntries(
    ERRORS.split(/\s+/).map((written): [string, Codec | null] => {
      const [name = '', members = ''] = written.replace(')', '').split('(');
      if (members === '') return [name, null];
      const each = members.split(',').map((one) => one.split(':'));
      return [
        name,
        recordOf(Object.fromEntries(each.map(([at = '', type = '']) => [at, MEMBERS[type] ?? text]))),
      ];
    }),
  ),
);

const call = (
  on: LibraryCall['on'],
  checksum: number,
  takes: LibraryCall['takes'],
  gives: Codec | null,
): LibraryCall => ({
  on,
  checksum,
  takes,
  gives,
});

const walletData = recordOf({
  ...{ dataDir: text, bitcoinNetwork: network, databaseType: named('Sqlite') },
  ...{ maxAllocationsPerUtxo: u32, supportedSchemas: list(schema) },
});
const keys = recordOf({
  ...{ accountXpubVanilla: text, accountXpubColored: text, vanillaKeychain: optional(u8) },
  ...{ masterFingerprint: text, mnemonic: optional(text), witnessVersion: named('SegWitV0', 'Taproot') },
});
const onlineOptions = recordOf({ indexerUrl: text, skipConsistencyCheck: flag, vanillaSyncLookback: u32 });
const updated = recordOf({ updatedStatus: optional(status), failure: optional(libraryErrors) });
const ending = { online, signedPsbt: text };

/** By the library's own names, arguments in its order. */
export const CALLS = {
  wallet_new: call(null, 27138, { walletData, keys }, null),
  wallet_go_online: call('wallet', 7516, { onlineOptions }, online),
  wallet_get_address: call('wallet', 12087, {}, text),
  wallet_get_btc_balance: call(
    'wallet',
    23464,
    { online: optional(online), skipSync: flag },
    recordOf({ vanilla: balance, colored: balance }),
  ),
  wallet_list_unspents: call(
    'wallet',
    43676,
    { online: optional(online), settledOnly: flag, skipSync: flag },
    unspents,
  ),
  wallet_list_assets: call('wallet', 23322, { filterAssetSchemas: list(schema) }, assets),
  wallet_get_asset_balance: call('wallet', 55514, { assetId: text }, balance),
  wallet_issue_asset_nia: call(
    'wallet',
    38855,
    { ticker: text, name: text, precision: u8, amounts: list(u64) },
    nia,
  ),
  wallet_create_utxos_begin: call(
    'wallet',
    54099,
    {
      ...{ online, upTo: flag, num: optional(u8), size: optional(u32) },
      ...{ feeRate: u64, skipSync: flag, dryRun: flag },
    },
    text,
  ),
  wallet_create_utxos_end: call('wallet', 56607, ending, u8),
  wallet_blind_receive: call('wallet', 59431, receiving, received),
  wallet_witness_receive: call('wallet', 17270, receiving, received),
  invoice_new: call(null, 33585, { invoiceString: text }, null),
  invoice_invoice_data: call('invoice', 9066, {}, invoiceData),
  wallet_send_begin: call(
    'wallet',
    30982,
    {
      ...{ online, recipientMap: map(text, list(recipient)), donation: flag, feeRate: u64 },
      ...{ minConfirmations: u8, expirationTimestamp: u64, dryRun: flag },
    },
    begun,
  ),
  wallet_send_end: call(
    'wallet',
    13068,
    ending,
    recordOf({ txid: text, batchTransferIdx: i32, entropy: u64 }),
  ),
  wallet_list_transfers: call('wallet', 4930, { assetId: optional(text) }, transfers),
  wallet_fail_transfers: call(
    'wallet',
    15648,
    { online, batchTransferIdx: optional(i32), noAssetOnly: flag, skipSync: flag },
    flag,
  ),
  wallet_refresh: call(
    'wallet',
    33420,
    {
      ...{ online, assetId: optional(text) },
      filter: list(recordOf({ status: named('WaitingCounterparty'), incoming: flag })),
      skipSync: flag,
    },
    map(i32, updated),
  ),
  wallet_send_btc_begin: call(
    'wallet',
    53025,
    { online, address: text, amount: u64, feeRate: u64, skipSync: flag, dryRun: flag },
    text,
  ),
  wallet_send_btc_end: call('wallet', 49705, ending, text),
} satisfies Readonly<Record<string, LibraryCall>>;

export type CallName = keyof typeof CALLS;

export const isCall = (name: string): name is CallName => Object.hasOwn(CALLS, name);

/** The only calls of a drill: none sends, acknowledges, broadcasts or makes an invoice. */
export const READING: ReadonlySet<string> = new Set<CallName>([
  ...(['wallet_new', 'wallet_go_online', 'wallet_list_unspents'] as const),
]);
