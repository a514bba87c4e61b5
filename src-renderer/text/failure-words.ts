import type { FailureCode } from '../../src-preload/contract/index.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import { kebab } from './kebab.ts';

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

const UNSIGNED = new Set<FailureCode>([
  ...(['INVALID_INPUT', 'INPUT_TOO_LARGE', 'SECRET_MISSING', 'SECRET_UNREADABLE'] as const),
  ...(['SECRET_FOREIGN', 'SESSION_ENDED', 'SECRET_SEALED', 'PASSWORD_WRONG', 'PASSWORD_WAIT'] as const),
  ...(['PASSWORD_NEEDED', 'PASSWORD_STATE', 'WORDS_NO_WALLET', 'NO_KEY_HERE'] as const),
  ...(['SERVICE_KEYS_MISMATCH', 'PIN_NOT_TAKEN', 'DIGEST_CHANGED', 'REVIEW_CHANGED'] as const),
  ...(['SPENDING_TOO_MUCH', 'RECIPIENT_TOO_NEW', 'SPENDING_UNKNOWN', 'BACKUP_REFUSED'] as const),
  ...(['BACKUP_PASSWORD', 'BACKUP_KEYS', 'BACKUP_TOO_MUCH', 'RULES_MISSING', 'RULES_UNREADABLE'] as const),
  ...(['RULES_REFUSED', 'PSBT_REFUSED', 'SNAPSHOT_OLD', 'NODE_ADDRESS_CHANGED'] as const),
  ...(['BROUGHT_UNANSWERED', 'SIGNED_BEFORE'] as const),
]);
const UNSENT = new Set<FailureCode>([
  ...(['KEYCHAIN_ABSENT', 'KEYCHAIN_LOCKED', 'KEYCHAIN_REFUSED', 'TOKEN_MISSING'] as const),
  ...(['LOCKED_MEANWHILE', 'KEYHOLDER_GONE', 'KEYS_UNPROVED', 'PROXY_FAILED'] as const),
  ...(['CERTIFICATE_REFUSED', 'CERTIFICATE_CHANGED', 'CONSENT_NEEDED', 'SERVICE_UNREACHABLE'] as const),
  ...(['SERVICE_SLOW', 'SERVICE_ERROR', 'SERVICE_ANSWER', 'CHAIN_REFUSED', 'CHAIN_OFF'] as const),
  ...(['SERVICE_LACKS', 'SERVICE_CANNOT', 'NOT_CONNECTED', 'WALLET_NOT_REGISTERED'] as const),
  ...(['TOKEN_REFUSED', 'FLOW_LIVE', 'PAID_BEFORE', 'COINS_CHANGED', 'PAYMENT_REFUSED'] as const),
  ...(['SIGNATURE_INVALID', 'CLOCKS_TORN', 'ASSET_RENAMED', 'INVOICE_REFUSED', 'UNSPENT_MISSING'] as const),
  ...(['OFFLINE_MODE'] as const),
]);

/** Known of a code by where main throws it. Whoever signs may also submit: what can end either is `unsent`. */
export const frameOf = (code: FailureCode): Frame =>
  UNSIGNED.has(code) ? 'unsigned' : UNSENT.has(code) ? 'unsent' : null;

export function frameText(frame: Frame, act: FailedAct): string | undefined {
  if (frame === null || act === null) return undefined;
  if (frame === 'unsigned') return say('failure-frame', { act });
  return act === 'other' ? undefined : say('failure-frame', { act: act === 'sign' ? 'submit' : act });
}
