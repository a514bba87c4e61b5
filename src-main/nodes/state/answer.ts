import type { Silence } from './silence.ts';

/** What a node or its service is asked; `probe` is GET nodeinfo. */
export type Asked = 'probe' | 'unlock' | 'upgrade';

/** What of an unlock's body a node refused for, or what of it was away. `data`: its own are damaged, whatever is sent. */
export type RefusedFor = 'bitcoind' | 'indexer' | 'proxy' | 'network' | 'announce' | 'body' | 'sync' | 'data';

/** What a node or its service answered to one call, as far as it is understood. */
export type NodeAnswer =
  | { readonly kind: 'accepted' }
  /** To a probe: it told its public key, which it does when it is unlocked, and nobody else does. */
  | { readonly kind: 'unlocked' }
  | (Worded & { readonly kind: Named })
  /** 401 that is none of the node's own refusals. */
  | (Worded & { readonly kind: 'tokenRefused' })
  /** 403 that is none of the node's own refusals: the token is known, and may not do this. */
  | (Worded & { readonly kind: 'tokenReadOnly' })
  /** A node that starts, or a gateway before it: 404, 409, 500, 502, 503, 504 without the node's own {error, code}. */
  | (Worded & { readonly kind: 'notReady'; readonly status: number })
  /** The node's or the service's own refusal, in its words: asking again changes nothing. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly text: string;
      /** Absent: it does not say, or in no words that are known. */
      readonly about?: RefusedFor;
    }
  /** Somebody else answers there: a sign-in page, a redirect, a proxy's word of its own health. */
  | { readonly kind: 'elsewhere'; readonly text: string }
  /** Nobody answered, or not in time: no failure of the act, and no proof of anything. */
  | { readonly kind: 'noAnswer'; readonly why: Silence };

/** What was said: an HTTP status, and of its body what is read. `name` and `text` are null for a body that is no error. */
export interface Said {
  readonly asked: Asked;
  readonly status: number;
  readonly name: string | null;
  readonly text: string | null;
  /** The error has a code beside its text, as each of a node's own has, and no gateway's. */
  readonly isOwn: boolean;
  /** `pubkey`: an object with a node's public key. */
  readonly body: 'pubkey' | 'object' | 'empty' | 'other';
}

/**
 * Reads a status and a body (service-facts.md 5): the name rules where there is one, the sentence where there is none,
 * since nodes before November 2024 send only that. Pure.
 */
export function readNodeAnswer(said: Said): NodeAnswer {
  const { asked, status, name, text, isOwn, body } = said;
  // Some servers answer 200 with an error in it (security.md F06).
  if (status < 300 && name === null && text === null) return fine(asked, body);
  const named = byName(name) ?? byText(text ?? '');
  const words = text === null ? {} : { text };
  if (named === 'tokenRefused') return { kind: status === 403 ? 'tokenReadOnly' : 'tokenRefused', ...words };
  if (named === 'notComplete') return { kind: 'notReady', status: 409, ...words };
  if (named === 'noPath') return { kind: 'refused', status, text: text ?? '' };
  if (named !== null) return { kind: named, ...words };
  if (!isOwn && status === 401) return { kind: 'tokenRefused', ...words };
  if (!isOwn && status === 403) return { kind: 'tokenReadOnly', ...words };
  if (!isOwn && (asked === 'upgrade' ? UPGRADE_NOT_READY : NOT_READY).includes(status))
    return { kind: 'notReady', status, ...words };
  const about = aboutOf(name, text ?? '');
  return { kind: 'refused', status, text: text ?? name ?? '', ...(about === null ? {} : { about }) };
}

const NOT_READY: readonly number[] = [404, 409, 500, 502, 503, 504];
/** The service itself is asked, whose 404 and 409 are its word on the node. */
const UPGRADE_NOT_READY: readonly number[] = [500, 502, 503, 504];

function fine(asked: Asked, body: Said['body']): NodeAnswer {
  if (asked === 'probe')
    return body === 'pubkey'
      ? { kind: 'unlocked' }
      : { kind: 'elsewhere', text: 'what answers tells no public key' };
  return body === 'other' ? { kind: 'elsewhere', text: 'what answers is no node' } : { kind: 'accepted' };
}

/** A node's own refusals, which say how it is. */
type Named = 'alreadyUnlocked' | 'locked' | 'changingState' | 'notInitialized' | 'wrongPassword';
/** …and what is read by a name or a sentence beside them. */
type Known = Named | 'tokenRefused' | 'notComplete' | 'noPath';

/** The words that came with it; absent: none did. */
interface Worded {
  readonly text?: string;
}

const BY_NAME: Readonly<Record<string, Known>> = {
  AlreadyUnlocked: 'alreadyUnlocked',
  UnlockedNode: 'alreadyUnlocked',
  LockedNode: 'locked',
  ChangingState: 'changingState',
  NotInitialized: 'notInitialized',
  WrongPassword: 'wrongPassword',
  Unauthorized: 'tokenRefused',
  Forbidden: 'tokenRefused',
};

export const NO_SUCH_PATH = /^missing authentication token$/i;

/** Sentences of nodes that send no name. */
const BY_TEXT: readonly (readonly [RegExp, Known])[] = [
  [/already (been )?unlocked|node is unlocked/i, 'alreadyUnlocked'],
  [/changing state/i, 'changingState'],
  [/not (been )?initiali[sz]ed/i, 'notInitialized'],
  // “Invalid password: must have at least 8 chars” is of a new one.
  [/(wrong|incorrect|bad) password|password (is )?(wrong|incorrect|invalid)/i, 'wrongPassword'],
  [/node is locked|call unlock/i, 'locked'],
  [/upgrade is not complete/i, 'notComplete'],
  // A gateway's word for a path that it does not have, at whatever token.
  [NO_SUCH_PATH, 'noPath'],
  [/missing or invalid credentials|^(unauthori[sz]ed|forbidden)\.?$/i, 'tokenRefused'],
];

/** By a name, or by what a sentence of before the names holds, wherever in it: it only says which field to look at. */
const ABOUT: readonly (readonly [RegExp, RefusedFor])[] = [
  [/FailedBitcoindConnection|bitcoind client/i, 'bitcoind'],
  [/invalid ?indexer/i, 'indexer'],
  [/invalid ?proxy|proxy (endpoint|protocol)/i, 'proxy'],
  [/network ?mismatch|network of the given/i, 'network'],
  [/invalid ?announce|announce (address|alias)/i, 'announce'],
  [/FailedBdkSync|failed to sync bdk/i, 'sync'],
  [/CorruptedMnemonic|stored mnemonic is corrupted/i, 'data'],
  [/InvalidRequest|JsonExtractorRejection|failed to deserialize|missing field/i, 'body'],
];

/** The field that a body lacks, in the words of the parser of Rust's servers (serde); null: it names none. Pure. */
export function missingField(text: string): string | null {
  return /missing field `(\w{1,60})`/.exec(text)?.[1] ?? null;
}

function byName(name: string | null): Known | null {
  return name !== null && Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? null) : null;
}

function byText(text: string): Known | null {
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function aboutOf(name: string | null, text: string): RefusedFor | null {
  return ABOUT.find(([pattern]) => pattern.test(name ?? '') || pattern.test(text))?.[1] ?? null;
}
