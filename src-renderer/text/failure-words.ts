import type { FailureCode } from '../../src-preload/contract/index.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import { kebab } from './kebab.ts';

/** What is said about a failure: what happened, where the title and what to do now do not say it. */
export interface FailureWords {
  readonly title: string;
  readonly happened: string | undefined;
  readonly todo: string | undefined;
}

/** What is said in place of a code's own messages, behind them, and given to them. */
export type Said = Partial<FailureWords> & {
  /** Behind all, in brackets: what others call it. */
  readonly aside?: string;
  readonly [given: string]: unknown;
};

/** TypeScript cannot follow an id that is put together: test/unit/renderer/failures.test.ts asks for every one. */
const sayAs = say as unknown as (id: string, given: object) => string;

export function sayIf(id: string, given: object = {}): string | undefined {
  return isMessage(id) ? sayAs(id, given) : undefined;
}

/** The sentences of a code. Where a message says nothing of these facts, its text is empty. */
export function wordsOf(code: FailureCode, said: Said): FailureWords {
  const { title, happened, todo, aside = '', ...facts } = said;
  const given = Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => /^(?:string|number)$/.test(typeof fact)),
  );
  const id = `failure-${kebab(code)}`;
  const whatNow = [todo ?? sayIf(`${id}.todo`, given) ?? '', aside === '' ? '' : `(${aside})`];
  return {
    title: title ?? sayAs(id, given),
    happened: (happened ?? sayIf(`${id}.happened`, given)) || undefined,
    todo: whatNow.filter((one) => one !== '').join(' ') || undefined,
  };
}

/** What was asked for where a failure stands. `null`: several at once, of which some may have come about. */
export type FailedAct = 'sign' | 'send' | 'submit' | 'other' | null;

/**
 * What a code says of the act that it ended. `unsigned`: it ended before anything was signed, sent or stored. `unsent`: a
 * signature may have been made, and nothing left this computer with it. Null: it may have happened, something did, or
 * nobody knows.
 */
export type Frame = 'unsigned' | 'unsent' | null;

/** Known of a code by where main throws it; null for any other. Whoever signs may also submit: what can end either is `unsent`. */
export const FRAMES: Readonly<Partial<Record<FailureCode, Frame>>> = {
  INVALID_INPUT: 'unsigned',
  INPUT_TOO_LARGE: 'unsigned',
  KEYCHAIN_ABSENT: 'unsent',
  KEYCHAIN_LOCKED: 'unsent',
  KEYCHAIN_REFUSED: 'unsent',
  SECRET_MISSING: 'unsigned',
  TOKEN_MISSING: 'unsent',
  SECRET_UNREADABLE: 'unsigned',
  SECRET_FOREIGN: 'unsigned',
  SESSION_ENDED: 'unsigned',
  SECRET_SEALED: 'unsigned',
  PASSWORD_WRONG: 'unsigned',
  PASSWORD_WAIT: 'unsigned',
  PASSWORD_NEEDED: 'unsigned',
  PASSWORD_STATE: 'unsigned',
  LOCKED_MEANWHILE: 'unsent',
  WORDS_NO_WALLET: 'unsigned',
  KEYHOLDER_GONE: 'unsent',
  KEYS_UNPROVED: 'unsent',
  NO_KEY_HERE: 'unsigned',
  SERVICE_KEYS_MISMATCH: 'unsigned',
  PIN_NOT_TAKEN: 'unsigned',
  PROXY_FAILED: 'unsent',
  CERTIFICATE_REFUSED: 'unsent',
  CERTIFICATE_CHANGED: 'unsent',
  CONSENT_NEEDED: 'unsent',
  SERVICE_UNREACHABLE: 'unsent',
  SERVICE_SLOW: 'unsent',
  SERVICE_ERROR: 'unsent',
  SERVICE_ANSWER: 'unsent',
  CHAIN_REFUSED: 'unsent',
  CHAIN_OFF: 'unsent',
  SERVICE_LACKS: 'unsent',
  SERVICE_CANNOT: 'unsent',
  NOT_CONNECTED: 'unsent',
  WALLET_NOT_REGISTERED: 'unsent',
  TOKEN_REFUSED: 'unsent',
  FLOW_LIVE: 'unsent',
  PAID_BEFORE: 'unsent',
  DIGEST_CHANGED: 'unsigned',
  REVIEW_CHANGED: 'unsigned',
  SPENDING_TOO_MUCH: 'unsigned',
  RECIPIENT_TOO_NEW: 'unsigned',
  SPENDING_UNKNOWN: 'unsigned',
  BACKUP_REFUSED: 'unsigned',
  BACKUP_PASSWORD: 'unsigned',
  BACKUP_KEYS: 'unsigned',
  BACKUP_TOO_MUCH: 'unsigned',
  RULES_MISSING: 'unsigned',
  RULES_UNREADABLE: 'unsigned',
  RULES_REFUSED: 'unsigned',
  PSBT_REFUSED: 'unsigned',
  SNAPSHOT_OLD: 'unsigned',
  COINS_CHANGED: 'unsent',
  PAYMENT_REFUSED: 'unsent',
  SIGNATURE_INVALID: 'unsent',
  CLOCKS_TORN: 'unsent',
  ASSET_RENAMED: 'unsent',
  INVOICE_REFUSED: 'unsent',
  UNSPENT_MISSING: 'unsent',
  NODE_ADDRESS_CHANGED: 'unsigned',
  BROUGHT_UNANSWERED: 'unsigned',
  SIGNED_BEFORE: 'unsigned',
  OFFLINE_MODE: 'unsent',
};

/** “Nothing was signed.”, where that is known. */
export function frameText(frame: Frame, act: FailedAct): string | undefined {
  if (frame === null || act === null) return undefined;
  if (frame === 'unsigned') return say('failure-frame', { act });
  return act === 'other' ? undefined : say('failure-frame', { act: act === 'sign' ? 'submit' : act });
}
