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

const PREFIX = 'rgb:';
const CONTRACT = { chunked: true, checksum: null } as const;
const SCHEMA = { chunked: false, checksum: null } as const;
