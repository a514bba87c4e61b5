import type { CodeForm } from '../../src-preload/contract/index.ts';

/** The form that a wallet's PSBTs were last shown in, for as long as the program runs: its other machine stays the same. */
const chosen = new Map<string, CodeForm>();

export function codeFormOf(walletId: string): {
  readonly first: CodeForm;
  readonly onchange: (form: CodeForm) => void;
} {
  return { first: chosen.get(walletId) ?? 'crypto-psbt', onchange: (form) => chosen.set(walletId, form) };
}
