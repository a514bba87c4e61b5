const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * Limits that several parts share: forms, calls, records, files of other programs, backups. Each stands here alone, so
 * that nothing is written that can't be read again; lint finds others. `npm run -s house -- --bounds` prints them.
 */
export const BOUNDS = {
  /** The app password and a backup's. */
  passwordChars: 200,
  leastPasswordChars: 8,
  /** Whoever has the file guesses as often as they like: a shorter one wouldn't help. */
  leastBackupPasswordChars: 10,
  /** A keychain may hold an older one; the keyholder takes what the forms take, and more. */
  keptPasswordChars: 1_000,
  walletNameChars: 40,
  nodeNameChars: 80,
  /** A transfer's; a label file of another program may have longer ones, which are cut. */
  labelChars: 200,
  foreignLabelChars: 20_000,
  /** The 24 longest words have 215; the rest is spaces and what was pasted by mistake. */
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
  /** An issued asset's; rgb-lib takes no longer ones. */
  tickerChars: 12,
  assetNameChars: 60,
  bitcoinAddressChars: 200,
  /** Real ones have 70 characters; witness ones 110. */
  recipientChars: 1_000,
  /** Any text that a program writes: an invoice has 330 characters. */
  textChars: 4_000,
  linkChars: 4_096,
  fileNameChars: 255,
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
  /** A byte in rgb-lib. */
  slots: 255,
  /** Below, a taproot output is dust, which no node relays; above, it is no u32, which rgb-lib takes. */
  leastSlotSats: 330,
  slotSats: 0xffff_ffff,
  ruledAssets: 5,
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
  /** rgb-lib numbers them by a byte. */
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
  /** Steps of one signing: a submission that is looked up for years has a few. */
  steps: 1_000,
  page: 500,
  /** More waiting transactions than anybody has open at once. */
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
  /** An alert names so many, and counts in all. */
  alertNodes: 100_000,
  /** Nodes listed by a service or a file; a batch takes half of them. */
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
  /** Unpacked. The largest record, a state of the built-in service, fits into one. */
  pieceBytes: 32 * MIB,
  /** A page hands a file chosen in a browser to main in parts of this size. */
  givenBytes: 2 * MIB,
  /** A backup from a browser lies on the disk before anybody knows what it is. */
  givenFileBytes: 4 * KIB * MIB,
} as const;

/** A backup's records of each kind: what another's file may write to the disk. More is left out of a backup and counted. */
export const BACKUP_BOUNDS = {
  wallets: BOUNDS.wallets,
  signings: 200_000,
  assets: 100_000,
  transfers: 2_000_000,
  invoices: 200_000,
  assetData: 50_000,
  nodes: 20_000,
  ownStates: 1_000,
  /** Each run of nodes names its own. */
  clouds: 2_000,
  /** Each run of transfers names its own. */
  scopes: 50_000,
} as const;
export type BackupKind = keyof typeof BACKUP_BOUNDS;
export const BACKUP_KINDS = Object.keys(BACKUP_BOUNDS) as BackupKind[];
/** The person is told from this share on, while there is time. */
export const NEAR_SHARE = 0.9;
