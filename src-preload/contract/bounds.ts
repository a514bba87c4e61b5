const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * Limits that several parts share: forms, calls, records, files of other programs, backups. Each stands only here, so
 * that whatever is stored can be read again. Lint finds others; `npm run -s house -- --bounds` prints them.
 */
export const BOUNDS = {
  /** The app password and a backup's. */
  passwordChars: 200,
  leastPasswordChars: 8,
  /** Whoever has the file guesses as often as they like, so a shorter password wouldn't help. */
  leastBackupPasswordChars: 10,
  /** The keyholder takes longer passwords than the forms, since a keychain may hold an older one. */
  keptPasswordChars: 1_000,
  walletNameChars: 40,
  nodeNameChars: 80,
  /** Longer labels in another program's file are cut. */
  labelChars: 200,
  foreignLabelChars: 20_000,
  /** The 24 longest words have 215 characters; the rest allows for spaces and other pasted text. */
  wordsChars: 1_000,
  /** A token, a node's password or a key file's text. */
  secretChars: 1_000,
  addressChars: 500,
  /** Pins are copied with colons and a name before them. */
  pinChars: 200,
  /** DNS allows 253 and a SOCKS5 login 255 bytes (RFC 1929). */
  hostChars: 255,
  port: 65_535,
  portChars: 5,
  /** An id that another program gave: of a node, a user, an image, an asset. */
  idChars: 200,
  taskIdChars: 500,
  searchChars: 200,
  glossarySearchChars: 100,
  amountChars: 40,
  /** An amount with its decimals, as an issue and a send take it. */
  issuedChars: 60,
  /** Fields of the issue form, longer than rgb-lib's 8 and 40: the form then says what is wrong. */
  tickerChars: 12,
  assetNameChars: 60,
  bitcoinAddressChars: 200,
  /** A review can still show this many. */
  bitcoinRecipients: 100,
  chosenCoins: 1_000,
  /** Real recipient ids have 70 characters, those of witness invoices 110. */
  recipientChars: 1_000,
  /** Any text that a program writes: an invoice has 330 characters. */
  textChars: 4_000,
  linkChars: 4_096,
  fileNameChars: 255,
  /** Linux takes paths of 4,096 bytes, the others shorter ones. */
  pathChars: 4_096,
  /** A service's name for a status or a kind. */
  wordChars: 60,
  versionChars: 40,
  copiedChars: 10_000,
  diagnosticsChars: 9_000,
  certificateChars: 30_000,
  descriptorChars: 2_000,
  outpointChars: 80,
  ruledAssetChars: 80,
  partIdChars: 100,
  /** The asset’s id, `#`, and a number. */
  transferKeyChars: 300,
  codeChars: 8_000,

  /** 21 million bitcoin. */
  sats: 2_100_000_000_000_000,
  /** Above this a rate is a mistake on any day the network has seen. */
  rateSatsPerVb: 1_000,
  /** rgb-lib counts them in a byte. */
  slots: 255,
  /** Nodes don't relay a smaller taproot output (dust), and rgb-lib takes no more than a u32. */
  leastSlotSats: 330,
  slotSats: 0xffff_ffff,
  /** The usual bitcoin of a witness recipient’s output: enough to spend it again at most fee rates. */
  witnessSats: 1_000,
  ruledAssets: 5,
  /** A drill names this many assets, and counts the others. */
  drilledAssets: 200,
  /** A move keeps the invoices of this many assets; a new one takes the oldest one's place. */
  movedAssets: 200,
  /** A week. */
  pauseHours: 168,
  /** rgb-lib allows no more decimals. */
  precision: 18,
  /** An output’s number, a u32. */
  vout: 0xffff_ffff,
  confirmations: 255,
  everySeconds: 86_400,
  idleMinutes: 240,
  dayMinutes: 1_440,
  lastDayMinute: 1_439,
  addressIndex: 999,
  /** The last unhardened child key (BIP32). */
  keyIndex: 0x7fff_ffff,
  /** rgb-lib numbers keychains by a byte. */
  keychain: 0xff,
  keychains: 0x100,
  fragment: 1_000_000,
  leastPracticeSats: 1_000,
  practiceSats: 100_000_000,
  practiceBlocks: 100,

  wallets: 1_000,
  recipients: 1_000,
  columns: 100,
  endpoints: 100,
  /** Steps of one signing: even a submission that is looked up for years has few. */
  steps: 1_000,
  page: 500,
  /** More waiting transactions than anybody has at once. */
  drafts: 200,
  historyRows: 100,
  historyEdges: 12,
  historyParts: 8,
  historyOpened: 3,
  named: 20,
  issuedParts: 20,
  feePresets: 3,
  /** Hosts that may learn the keys of one wallet. */
  consents: 10_000,
  metRecipients: 1_000,
  payees: 2_000,
  walletIds: 10_000,
  tokens: 20_000,
  keyIds: 20,
  images: 20,
  /** Ids of nodes in one alert, which shows only a few of their names. */
  alertNodes: 100_000,
  /** Nodes that a service or a file lists; a batch takes at most half as many. */
  listedNodes: 10_000,
  /** Nodes of one batch, of a practice service too. */
  batchNodes: 5_000,
  parallelNodes: 64,
  confirmedChecks: 4_000,
  pieceRunsChars: 1_000_000,
  /** Offsets of a consignment's parts: 8 MB have a third of these. */
  consignmentCuts: 50_000,

  nodeListChars: 4_000_000,
  invoiceListChars: 400_000,
  psbtChars: 2 * MIB,
  /** A PSBT of the largest size as hexadecimal text, and the JSON around it. */
  importBytes: 3 * MIB + 128 * KIB,
  /** A PSBT of the largest size as JSON, beside its intent. */
  stepChars: 12 * MIB,
  /** 5,000 transfers have 2.4 MB: a service that posts more hasn't posted a history. */
  consignmentBytes: 8 * MIB,
  /** A backup's piece, unpacked: the largest record, a state of the built-in service, fits into one. */
  pieceBytes: 32 * MIB,
  /** A page hands a file chosen in a browser to main in parts of this size. */
  givenBytes: 2 * MIB,
  /** The largest backup from a browser: it is on the disk before Ochre knows whether it is a backup. */
  givenFileBytes: 4 * KIB * MIB,
} as const;

/** Most records of each kind in a backup, so that no file fills the disk. Making one leaves out and counts the rest. */
export const BACKUP_BOUNDS = {
  wallets: BOUNDS.wallets,
  signings: 200_000,
  assets: 100_000,
  transfers: 2_000_000,
  invoices: 200_000,
  assetData: 50_000,
  nodes: 20_000,
  ownStates: 1_000,
  labels: 200_000,
  /** Connections count once per part, because a long list of nodes is split and each part repeats its connection. */
  clouds: 2_000,
  /** Wallets count once per part, because a long list of transfers is split and each part repeats its wallet. */
  scopes: 50_000,
} as const;
export type BackupKind = keyof typeof BACKUP_BOUNDS;
export const BACKUP_KINDS = Object.keys(BACKUP_BOUNDS) as BackupKind[];
/** The person is warned from this share of a bound on. */
export const NEAR_SHARE = 0.9;
