import type { FailureCode } from '../../src-preload/contract/index.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import { kebab } from './kebab.ts';

/** What is said about a failure: what happened, where the title and what to do now do not say it. */
export interface FailureWords {
  readonly title: string;
  readonly happened: string | undefined;
  readonly todo: string | undefined;
}

/**
 * What is said in place of a code's own messages, behind them, and given to them. `variant`: messages of the code's name
 * and this one are said before the code's own, where there are any.
 */
export type Said = Partial<FailureWords> & {
  readonly variant?: string | undefined;
  /** Behind all, in brackets: what others call it. */
  readonly aside?: string;
  readonly [given: string]: unknown;
};

/** TypeScript cannot follow an id that is put together: test/unit/renderer/failures.test.ts asks for every one. */
const sayAs = say as unknown as (id: string, given: object) => string;

export function sayIf(id: string, given: object = {}): string | undefined {
  return isMessage(id) ? sayAs(id, given) : undefined;
}

/** The sentences of a code, or of those about a node's secret where it has some. */
export function wordsOf(code: FailureCode, said: Said, about: 'wallet' | 'node'): FailureWords {
  const { variant = '', title, happened, todo, aside = '', ...facts } = said;
  const given = Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => /^(?:string|number)$/.test(typeof fact)),
  );
  const id = `failure-${kebab(code)}`;
  const ids = /^\w+$/.test(variant) ? [`${id}-${variant}`, id] : [id];
  const part = (...names: string[]) => {
    for (const name of names)
      for (const one of ids) {
        const text = sayIf(`${one}${name}`, given);
        if (text !== undefined) return text;
      }
    return undefined;
  };
  const whatNow = todo ?? (about === 'node' ? part('.todo-node', '.todo') : part('.todo'));
  return {
    title: title ?? part('') ?? sayAs(id, given),
    happened: happened ?? part('.happened'),
    todo:
      [whatNow, aside === '' ? undefined : `(${aside})`].filter((one) => one !== undefined).join(' ') ||
      undefined,
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

/** Known of each code by where main throws it. Whoever signs may also submit: what can end either is `unsent`. */
export const FRAMES: Readonly<Record<FailureCode, Frame>> = {
  INVALID_INPUT: 'unsigned',
  UNKNOWN_CALL: null,
  INPUT_TOO_LARGE: 'unsigned',
  APP_LOCKED: null,
  NOT_HERE: null,
  KEYCHAIN_ABSENT: 'unsent',
  KEYCHAIN_LOCKED: 'unsent',
  KEYCHAIN_TIMEOUT: null,
  KEYCHAIN_REFUSED: 'unsent',
  KEYCHAIN_READBACK: null,
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
  LOCK_MISSING: null,
  LOCKED_MEANWHILE: 'unsent',
  WORDS_NO_WALLET: 'unsigned',
  KEYHOLDER_GONE: 'unsent',
  WORDS_COUNT: null,
  WORDS_FOREIGN: null,
  WORDS_UNKNOWN: null,
  WORDS_COMPLETED: null,
  WORDS_CHECKSUM: null,
  WORDS_OTHER_WALLET: null,
  WALLET_UNKNOWN: null,
  WALLET_EXISTS: null,
  KEYS_UNPROVED: 'unsent',
  NO_KEY_HERE: 'unsigned',
  NETWORK_REFUSED: null,
  SERVICE_KEYS_MISMATCH: 'unsigned',
  URL_REFUSED: null,
  PIN_REFUSED: null,
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
  ADDRESS_NOT_OURS: null,
  FLOW_UNKNOWN: null,
  FLOW_STATE: null,
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
  BACKUP_OTHER_KEYS: 'unsigned',
  BACKUP_TOO_MUCH: 'unsigned',
  RULES_MISSING: 'unsigned',
  RULES_UNREADABLE: 'unsigned',
  RULES_REFUSED: 'unsigned',
  PSBT_REFUSED: 'unsigned',
  SNAPSHOT_OLD: 'unsigned',
  COINS_CHANGED: 'unsent',
  NOTHING_TO_DO: null,
  NOT_ENOUGH_BITCOIN: null,
  PAYMENT_REFUSED: 'unsent',
  SIGNATURE_INVALID: 'unsent',
  OUTCOME_UNKNOWN: null,
  AGAIN_TOO_SOON: null,
  CLOCKS_TORN: 'unsent',
  NO_FREE_SLOT: null,
  NOT_ENOUGH_ASSET: null,
  ASSET_UNKNOWN: null,
  ASSET_RENAMED: 'unsent',
  INVOICE_NOT_AS_ASKED: null,
  INVOICE_USED: null,
  INVOICE_REFUSED: 'unsent',
  TRANSFER_UNKNOWN: null,
  HISTORY_NOWHERE: null,
  TRANSFER_STATE: null,
  UNSPENT_MISSING: 'unsent',
  NODE_UNKNOWN: null,
  CLOUD_UNKNOWN: null,
  NODE_BUSY: null,
  HOST_NOT_APPROVED: null,
  NODE_ADDRESS_CHANGED: 'unsigned',
  NODE_OWN: null,
  NODE_ADDRESS_MISSING: null,
  NODE_SECRETS_MISSING: null,
  UNLOCK_BODY: null,
  EXTRA_OFF: null,
  RUN_UNKNOWN: null,
  RUN_BUSY: null,
  PRACTICE_REFUSED: null,
  BROUGHT_REFUSED: null,
  CODES_GONE: null,
  BROUGHT_GONE: null,
  DRAFTS_FULL: null,
  BROUGHT_UNANSWERED: 'unsigned',
  SIGNED_BEFORE: 'unsigned',
  OFFLINE_MODE: 'unsent',
  PLAIN_ONLY: null,
  CLIPBOARD_CHANGED: null,
  DATA_FOLDER_BUSY: null,
  DATA_FOLDER_GONE: null,
  DATA_FOLDER_FORM: null,
  STORAGE_DAMAGED: null,
  DISK_REFUSED: null,
  FILE_UNREADABLE: null,
  FILE_KIND: null,
  HOST_GONE: null,
  INTERNAL: null,
};

/** “Nothing was signed.”, where that is known. */
export function frameText(frame: Frame, act: FailedAct): string | undefined {
  if (frame === null || act === null) return undefined;
  if (frame === 'unsigned') return say('failure-frame', { act });
  return act === 'other' ? undefined : say('failure-frame', { act: act === 'sign' ? 'submit' : act });
}
