import type { FailureCode } from '../../src-preload/contract/index.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import { kebab } from './kebab.ts';

export interface FailureWords {
  readonly title: string;
  readonly happened: string | undefined;
  readonly todo: string | undefined;
}

export type FailureParameters = Partial<FailureWords> & {
  /** Technical words of others, in brackets at the end. */
  readonly aside?: string;
  readonly [given: string]: unknown;
};

/** Says a message whose id is built, which TypeScript can't check; test/unit/renderer/failures.test.ts does. */
const sayAs = say as unknown as (id: string, given: object) => string;

/** Undefined if the catalogue has no such message. */
export function sayIf(id: string, given: object = {}): string | undefined {
  return isMessage(id) ? sayAs(id, given) : undefined;
}

/** A failure's words from the catalogue, unless `said` has them. */
export function failureWords(code: FailureCode, said: FailureParameters): FailureWords {
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

/** What the person was doing. Null: several acts, some of which may have happened. */
export type FailedAct = 'sign' | 'send' | 'submit' | 'other' | null;

/** `unsigned`: nothing signed, sent or stored. `unsent`: maybe signed, but not sent. Null: maybe sent, or unknown. */
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

/** By where main throws the code. An act that signs may also submit, so its codes are `unsent`. */
export const frameOf = (code: FailureCode): Frame =>
  UNSIGNED.has(code) ? 'unsigned' : UNSENT.has(code) ? 'unsent' : null;

/** “Nothing was signed.”, or undefined if that can't be said. */
export function frameText(frame: Frame, act: FailedAct): string | undefined {
  if (frame === null || act === null) return undefined;
  if (frame === 'unsigned') return say('failure-frame', { act });
  return act === 'other' ? undefined : say('failure-frame', { act: act === 'sign' ? 'submit' : act });
}
