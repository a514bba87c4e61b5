import { attempt } from './attempt.ts';

export function utf8(bytes: Uint8Array): string | null {
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function objectFromJson(text: string): object | null {
  const value = fromJson(text);
  return typeof value === 'object' ? value : null;
}
