import { looksLikeAccount, readAccount } from './account-file.ts';
import type { WatchAccount } from './account-file.ts';
import { kindOfBytes } from './other-bytes.ts';
import { kindOfText } from './other-text.ts';
import { looksLikePack } from './pack.ts';
import { beginsLikePsbt } from './psbt-bytes.ts';
import { notAnAccount } from './refused.ts';
import type { BroughtProblem } from './refused.ts';
import { secretIn } from './secrets.ts';

/** An account is some 600 letters. What is larger is something else, and is told apart by its beginning. */
export const MAX_ACCOUNT_BYTES = 64 * 1024;

/** The bytes of a file that should be the public account of a wallet. Throws BROUGHT_REFUSED with what it is instead. */
export function accountFromBytes(bytes: Uint8Array): WatchAccount {
  if (bytes.length > MAX_ACCOUNT_BYTES) throw notAnAccount(kindOfBytes(bytes) ?? 'tooLarge');
  if (beginsLikePsbt(bytes)) throw notAnAccount('psbt');
  const text = utf8(bytes);
  if (text === null || text.includes('\0')) throw notAnAccount(kindOfBytes(bytes) ?? 'unknownBytes');
  return accountFromText(text, () => kindOfBytes(bytes));
}

/** An account from a text, as pasted or read from a code. Nothing of it is in a failure. */
export function accountFromText(
  text: string,
  otherKind: () => BroughtProblem | null = () => null,
): WatchAccount {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw notAnAccount('empty');
  // Asked first, whatever it begins with: the sentence that says so matters more than any other.
  const secret = secretIn(trimmed.slice(0, MAX_ACCOUNT_BYTES));
  if (secret !== null) throw notAnAccount(secret);
  if (trimmed.length > MAX_ACCOUNT_BYTES) throw notAnAccount('tooLarge');
  if (looksLikeAccount(trimmed)) return readAccount(trimmed);
  if (/^cHNidP|^70736274ff/i.test(trimmed)) throw notAnAccount('psbt');
  if (looksLikePack(trimmed)) throw notAnAccount('pack');
  if (/^ur:/i.test(trimmed)) throw notAnAccount('otherUr');
  throw notAnAccount(otherKind() ?? kindOfText(trimmed));
}

/** What a whole Uniform Resource holds: our own text, or an account of another program’s form, which is not read. */
export function accountFromUr(type: string, bytes: Uint8Array): WatchAccount {
  if (type === 'bytes') return accountFromBytes(bytes);
  if (type === 'psbt' || type === 'crypto-psbt') throw notAnAccount('psbt');
  throw notAnAccount(/account|hdkey|descriptor/.test(type) ? 'publicKey' : 'otherUr');
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
