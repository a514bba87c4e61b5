import { decodeBaid64, encodeBaid64 } from './baid64.ts';

/** `rgb:` and the contract's 32 bytes, as rgb-lib prints them. */
export function formatAssetId(contractId: Uint8Array): string {
  return PREFIX + encodeBaid64(contractId, CONTRACT);
}

/**
 * The 32 bytes of a contract id, or null where the text is not the one that rgb-lib would print. There is no checksum:
 * a mistyped id is another id, so it is known only by standing in the wallet's own list.
 */
export function parseAssetId(text: string): Uint8Array | null {
  if (!text.startsWith(PREFIX)) return null;
  const bytes = decodeBaid64(text.slice(PREFIX.length), 32, CONTRACT);
  return typeof bytes === 'string' ? null : bytes;
}

/** 43 characters without prefix or dashes, as they stand in an invoice. */
export function isSchemaId(text: string): boolean {
  return typeof decodeBaid64(text, 32, SCHEMA) !== 'string';
}

/** The kinds of asset that rgb-lib issues. */
export type SchemaName = 'NIA' | 'CFA' | 'UDA' | 'IFA';

/** What is known by a schema id; null for any other. */
export function schemaName(schemaId: string): SchemaName | null {
  return SCHEMAS.get(schemaId) ?? null;
}

const PREFIX = 'rgb:';
const CONTRACT = { chunked: true, checksum: null } as const;
const SCHEMA = { chunked: false, checksum: null } as const;
const SCHEMAS: ReadonlyMap<string, SchemaName> = new Map([
  ['RWhwUfTMpuP2Zfx1~j4nswCANGeJrYOqDcKelaMV4zU', 'NIA'],
  ['JgqK5hJX9YBT4osCV7VcW_iLTcA5csUCnLzvaKTTrNY', 'CFA'],
  ['~6rjymf3GTE840lb5JoXm2aFwE8eWCk3mCjOf_mUztE', 'UDA'],
  // It changed between rgb-consensus 0.11.1-rc.9 and rc.10.
  ['p6H_wtDgei9HHUVLjKW0tNdHHFLhfHxrn9QX_QQUE78', 'IFA'],
  ['IpjJhFLz3oywYKQxO3KmFgR0Aa415nlTNrNyEFqMZCE', 'IFA'],
]);
