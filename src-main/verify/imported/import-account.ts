import { utf8 } from '../../base/json.ts';
import { isAccountType } from '../../keys/account-ur.ts';
import {
  looksLikeAccount,
  MAX_ACCOUNT_BYTES,
  readAccount,
  type WatchAccount,
} from '../../keys/account-file.ts';
import {
  looksLikeDescriptors,
  looksLikeForeignJson,
  looksLikeKey,
  readForeignJson,
  readForeignText,
  readForeignUr,
  readKey,
  readWrapped,
  type ForeignAccount,
} from '../../keys/foreign-account.ts';
import { kindOfBytes, kindOfText } from './read-imported.ts';
import { looksLikePack } from './pack.ts';
import { beginsLikePsbt } from '../psbt/version2.ts';
import { notAnAccount, type ImportProblem } from '../../base/errors.ts';
import { secretIn } from '../../phrase/secret-in.ts';
import { createCodesReader } from '../../codes/read-codes.ts';

/** `ochre`: all that Ochre knows of a wallet in public. `foreign`: its plain bitcoin, by another program's word. */
export type ImportedAccount =
  | { readonly kind: 'ochre'; readonly account: WatchAccount }
  | { readonly kind: 'foreign'; readonly account: ForeignAccount };

/** The bytes of a file that should be the public account of a wallet. Throws BROUGHT_REFUSED with what it is instead. */
export function accountFromBytes(bytes: Uint8Array): ImportedAccount {
  if (bytes.length > MAX_ACCOUNT_BYTES) throw notAnAccount(kindOfBytes(bytes) ?? 'tooLarge');
  if (beginsLikePsbt(bytes)) throw notAnAccount('psbt');
  const text = utf8(bytes);
  if (text === null || text.includes('\0')) throw notAnAccount(kindOfBytes(bytes) ?? 'unknownBytes');
  return accountFromText(text, () => kindOfBytes(bytes));
}

/** An account from a text, as pasted or read from a code. A failure quotes nothing of it. */
export function accountFromText(
  text: string,
  otherKind: () => ImportProblem | null = () => null,
): ImportedAccount {
  const trimmed = text
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^(["'`])([^]*)\1$/, '$2')
    .trim();
  if (trimmed === '') throw notAnAccount('empty');
  // A secret is looked for first, because the warning about it matters more than any other message.
  const secret = secretIn(trimmed.slice(0, MAX_ACCOUNT_BYTES));
  if (secret !== null) throw notAnAccount(secret);
  if (trimmed.length > MAX_ACCOUNT_BYTES) throw notAnAccount('tooLarge');
  if (looksLikeAccount(trimmed)) return { kind: 'ochre', account: readAccount(trimmed) };
  if (/^cHNidP|^70736274ff/i.test(trimmed)) throw notAnAccount('psbt');
  if (looksLikePack(trimmed)) throw notAnAccount('pack');
  if (looksLikeDescriptors(trimmed)) return { kind: 'foreign', account: readForeignText(trimmed) };
  if (looksLikeKey(trimmed)) return { kind: 'foreign', account: readKey(trimmed) };
  const wrapped = readWrapped(trimmed);
  if (wrapped !== null) return { kind: 'foreign', account: wrapped };
  if (looksLikeForeignJson(trimmed)) return { kind: 'foreign', account: readForeignJson(trimmed) };
  if (/^ur:/i.test(trimmed)) return accountFromParts(trimmed.split(/\s+/));
  throw notAnAccount(otherKind() ?? kindOfText(trimmed));
}

/** What a whole Uniform Resource holds: our own text, or an account by the standards for them. Throws as above. */
export function accountFromUr(type: string, bytes: Uint8Array): ImportedAccount {
  if (type === 'bytes') return accountFromBytes(bytes);
  if (type === 'psbt' || type === 'crypto-psbt') throw notAnAccount('psbt');
  if (isAccountType(type)) return { kind: 'foreign', account: readForeignUr(type, bytes) };
  throw notAnAccount(/hdkey|eckey/.test(type) ? 'publicKey' : 'otherUr');
}

function accountFromParts(parts: readonly string[]): ImportedAccount {
  const reader = createCodesReader();
  for (const part of parts.slice(0, MOST_PARTS)) {
    const progress = reader.receive(part);
    if (progress.kind === 'whole') return accountFromUr(progress.type, progress.bytes);
    if (progress.kind !== 'more') throw notAnAccount('urDamaged');
  }
  throw notAnAccount('urIncomplete');
}

const MOST_PARTS = 200;
