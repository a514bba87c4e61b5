/** Each step is run once, in this order; the file's version is how many were. What was released is never changed. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE blocks (
    height INTEGER PRIMARY KEY, hash TEXT NOT NULL, timeSeconds INTEGER NOT NULL, header TEXT NOT NULL) STRICT;
  CREATE TABLE transactions (
    arrival INTEGER PRIMARY KEY AUTOINCREMENT, txid TEXT NOT NULL UNIQUE, raw TEXT NOT NULL,
    height INTEGER, coinbase INTEGER NOT NULL, feeSats INTEGER NOT NULL, vsize INTEGER NOT NULL) STRICT;
  CREATE INDEX transactionsByHeight ON transactions (height);
  CREATE TABLE coins (
    txid TEXT NOT NULL, vout INTEGER NOT NULL, sats INTEGER NOT NULL, script TEXT NOT NULL, spentBy TEXT,
    PRIMARY KEY (txid, vout)) STRICT;
  CREATE INDEX coinsByScript ON coins (script);
  CREATE TABLE wallets (
    xpubVanilla TEXT PRIMARY KEY, xpubColored TEXT NOT NULL, fingerprint TEXT NOT NULL,
    vanillaRevealed INTEGER NOT NULL, coloredRevealed INTEGER NOT NULL, changeIndex INTEGER) STRICT;
  CREATE TABLE scripts (
    xpubVanilla TEXT NOT NULL, branch TEXT NOT NULL, keyIndex INTEGER NOT NULL,
    script TEXT NOT NULL, internalKey TEXT NOT NULL, PRIMARY KEY (xpubVanilla, branch, keyIndex)) STRICT;
  CREATE INDEX scriptsByScript ON scripts (script);
  CREATE TABLE handedOut (
    txid TEXT NOT NULL, xpubVanilla TEXT NOT NULL, slots INTEGER NOT NULL, lastColoredIndex INTEGER NOT NULL,
    used INTEGER NOT NULL, PRIMARY KEY (txid, xpubVanilla)) STRICT;
  `,

  // What the practice service knows of assets. Amounts are decimal text: a u64 does not fit SQLite's integers.
  `CREATE TABLE assets (
    contract TEXT PRIMARY KEY, ticker TEXT NOT NULL, name TEXT NOT NULL, precision INTEGER NOT NULL,
    supply TEXT NOT NULL, issuedAtSeconds INTEGER NOT NULL) STRICT;
  CREATE TABLE knownAssets (
    arrival INTEGER PRIMARY KEY AUTOINCREMENT, xpubVanilla TEXT NOT NULL, contract TEXT NOT NULL,
    addedAtSeconds INTEGER NOT NULL, UNIQUE (xpubVanilla, contract)) STRICT;
  CREATE TABLE batches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, xpubVanilla TEXT NOT NULL, status INTEGER NOT NULL, txid TEXT,
    raw TEXT, createdAtSeconds INTEGER NOT NULL, updatedAtSeconds INTEGER NOT NULL, expiresAtSeconds INTEGER,
    minConfirmations INTEGER NOT NULL) STRICT;
  CREATE INDEX batchesByWallet ON batches (xpubVanilla);
  CREATE TABLE transfers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, batchId INTEGER NOT NULL, kind INTEGER NOT NULL, contract TEXT,
    amount TEXT, recipientId TEXT, invoice TEXT, receiveTxid TEXT, receiveVout INTEGER, changeTxid TEXT,
    changeVout INTEGER, blinding TEXT, endpoints TEXT NOT NULL, ack INTEGER, opid TEXT, no INTEGER,
    witnessVout INTEGER) STRICT;
  CREATE INDEX transfersByBatch ON transfers (batchId);
  CREATE INDEX transfersByRecipient ON transfers (recipientId);
  CREATE TABLE allocations (
    id INTEGER PRIMARY KEY AUTOINCREMENT, xpubVanilla TEXT NOT NULL, contract TEXT NOT NULL, opid TEXT NOT NULL,
    no INTEGER NOT NULL, amount TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL,
    madeBy INTEGER NOT NULL, spentBy INTEGER) STRICT;
  CREATE INDEX allocationsByWallet ON allocations (xpubVanilla);
  CREATE TABLE reservations (
    batchId INTEGER NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL, PRIMARY KEY (batchId, txid, vout)) STRICT;
  CREATE TABLE sendsBegun (
    txid TEXT NOT NULL, xpubVanilla TEXT NOT NULL, asked TEXT NOT NULL, plan TEXT NOT NULL,
    lastColoredIndex INTEGER, PRIMARY KEY (txid, xpubVanilla)) STRICT;
  `,

  // Assets of all three kinds; which of them are the friend's samples; and what a person chose for this practice.
  `ALTER TABLE assets ADD COLUMN kind TEXT NOT NULL DEFAULT 'nia';
  ALTER TABLE assets ADD COLUMN details TEXT;
  ALTER TABLE assets ADD COLUMN mediaPath TEXT;
  ALTER TABLE assets ADD COLUMN mediaMime TEXT;
  CREATE TABLE samples (name TEXT PRIMARY KEY, contract TEXT NOT NULL) STRICT;
  CREATE TABLE choices (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
  `,

  // Nodes, and what is true of the whole node service: its newest image, how long upgrades take, its clock's lead.
  `CREATE TABLE nodes (
    arrival INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, plan TEXT NOT NULL,
    image TEXT NOT NULL, initialised INTEGER NOT NULL, unlocked INTEGER NOT NULL, upgradeTo TEXT,
    upgradeFromMs INTEGER, upgradeUntilMs INTEGER, upgradeFails INTEGER NOT NULL, failed INTEGER NOT NULL,
    unlockUntilMs INTEGER, unlockSeconds INTEGER NOT NULL, passwordNo INTEGER NOT NULL,
    refusesPasswords INTEGER NOT NULL, vanished INTEGER NOT NULL, unlockCalls INTEGER NOT NULL,
    unlocksAccepted INTEGER NOT NULL, upgradesAccepted INTEGER NOT NULL) STRICT;
  CREATE TABLE nodeService (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
];
