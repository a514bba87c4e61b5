/**
 * How much there may be of what more than one part of Ochre writes or reads: forms, calls, records, lists from services,
 * and backups. Each is written here and nowhere else, with its reason, so that nothing is made that is not opened again.
 * `npm run -s bounds` prints them.
 */

const MIB = 1024 * 1024;

/** A password that somebody types. */
export const MAX_PASSWORD_CHARS = 200;
/** Below that nobody is helped by a lock: whoever has the file guesses as often as they like. */
export const MIN_BACKUP_PASSWORD_CHARS = 10;

/** A consignment, as an RGB proxy hands it over. */
export const MAX_CONSIGNMENT_BYTES = 8 * MIB;
/** A piece of a backup, unpacked. The largest record, a state of the built-in service, fits into one. */
export const MAX_PIECE_BYTES = 32 * MIB;
/** What a page hands to main of a file that was chosen in a browser, at once. */
export const MAX_GIVEN_BYTES = 2 * MIB;
/** A backup that a browser hands over lies on the disk before anybody knows what it is. */
export const MAX_GIVEN_FILE_BYTES = 4096 * MIB;

/**
 * What a backup holds of each kind, in all. Main holds none of it at once, so this bounds what somebody else's file may
 * write to the disk. What is beyond is left out of a backup and counted.
 */
export const BACKUP_BOUNDS = {
  wallets: 1_000,
  signings: 200_000,
  assets: 100_000,
  transfers: 2_000_000,
  invoices: 200_000,
  assetData: 50_000,
  nodes: 20_000,
  ownStates: 1_000,
} as const;
export type BackupKind = keyof typeof BACKUP_BOUNDS;
export const BACKUP_KINDS = Object.keys(BACKUP_BOUNDS) as BackupKind[];
/** From this share of a bound on a person is told, while there is time. */
export const NEAR_SHARE = 0.9;
