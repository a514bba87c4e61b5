import { decodeBaid64, encodeBaid64 } from './baid64.ts';

/** `rgb:` and the contract's 32 bytes, as rgb-lib prints them. */
export function formatAssetId(contractId: Uint8Array): string {
  return PREFIX + encodeBaid64(contractId, CONTRACT);
}

/** Null unless rgb-lib would print this text. It has no checksum: only the wallet's own list reveals a mistyped id. */
export function parseAssetId(text: string): Uint8Array | null {
  if (!text.startsWith(PREFIX)) return null;
  const bytes = decodeBaid64(text.slice(PREFIX.length), 32, CONTRACT);
  return typeof bytes === 'string' ? null : bytes;
}

/** 43 characters without prefix or dashes. */
export function isSchemaId(text: string): boolean {
  return typeof decodeBaid64(text, 32, SCHEMA) !== 'string';
}

const PREFIX = 'rgb:';
const CONTRACT = { chunked: true, checksum: null } as const;
const SCHEMA = { chunked: false, checksum: null } as const;
