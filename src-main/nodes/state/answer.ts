import type { Silence } from '../../../src-preload/contract/node-alerts.ts';
import type { UnlockProblem } from '../../../src-preload/contract/node-runs.ts';

export type NodeRequestKind = 'probe' | 'unlock' | 'upgrade';

export type NodeAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'unlocked' }
  /** `tokenReadOnly`: 403, the token lacks the right. `tokenRefused`: any other refusal of it. */
  | (Worded & { readonly kind: Named | 'tokenRefused' | 'tokenReadOnly' })
  /** A gateway or a starting node can't answer yet; a later try may help. */
  | (Worded & { readonly kind: 'notReady'; readonly status: number; readonly retryAfterSeconds?: number })
  /** A gateway refused, so the answer says nothing of the node. */
  | (Worded & { readonly kind: 'wayRefused'; readonly status: number })
  /** The node or the service itself refused, so another try changes nothing. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly text: string;
      readonly about?: UnlockProblem;
    }
  | { readonly kind: 'elsewhere'; readonly text: string }
  | { readonly kind: 'noAnswer'; readonly why: Silence };

export interface NodeReply {
  readonly asked: NodeRequestKind;
  readonly status: number;
  readonly name: string | null;
  readonly text: string | null;
  readonly isOwn: boolean;
  readonly body: 'pubkey' | 'object' | 'empty' | 'other';
  readonly isHtml?: boolean;
  readonly retryAfterSeconds?: number | null;
}

/** With these, and all from 500, a later try may help. */
const PASSES: readonly number[] = [408, 409, 425, 429];
/** With these the call never reached the node; 521 to 530 are Cloudflare's. */
const NEVER_ARRIVES: readonly number[] = [425, 429, 521, 522, 523, 525, 526, 530];
const passes = (status: number): boolean => status >= 500 || PASSES.includes(status);

/** Goes by the error's name, or by its sentence, all that nodes before November 2024 send (service-facts.md 5). */
export function readNodeAnswer(said: NodeReply): NodeAnswer {
  const { asked, status, name, text, isOwn, body } = said;
  // Some servers answer 200 although the body is an error (security.md F06).
  if (status < 300 && name === null && text === null) return fine(asked, body);
  const words = text === null ? {} : { text };
  if (asked !== 'upgrade' && !isOwn) return readWay(said, words);
  const named = BY_NAME.get(name ?? '') ?? BY_TEXT.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;
  if (named === 'tokenRefused') return { kind: status === 403 ? 'tokenReadOnly' : 'tokenRefused', ...words };
  if (named === 'notComplete') return { kind: 'notReady', status: 409, ...words };
  if (named === 'noPath') return { kind: 'refused', status, text: text ?? '' };
  if (named !== null) return { kind: named, ...words };
  // By 400, 404 and 409 the service speaks about the node.
  const isOfWay = said.isHtml === true || body === 'other' || (passes(status) && status !== 409);
  if (!isOwn && (isOfWay || refusesToken(said))) return readWay(said, words);
  const about = ABOUT.find(([pattern]) => pattern.test(name ?? '') || pattern.test(text ?? ''))?.[1] ?? null;
  return { kind: 'refused', status, text: text ?? name ?? '', ...(about === null ? {} : { about }) };
}

export function mayHaveCome(answer: NodeAnswer): boolean {
  if (answer.kind === 'notReady' || answer.kind === 'wayRefused')
    return passes(answer.status) && !NEVER_ARRIVES.includes(answer.status);
  return !(answer.kind === 'noAnswer' && answer.why.kind === 'refused');
}

function readWay(said: NodeReply, words: Worded): NodeAnswer {
  const { asked, status, retryAfterSeconds = null } = said;
  if (refusesToken(said)) return { kind: status === 403 ? 'tokenReadOnly' : 'tokenRefused', ...words };
  if (status < 300) return { kind: 'elsewhere', text: NO_NODE[asked] };
  if (!passes(status)) return { kind: 'wayRefused', status, ...words };
  return { kind: 'notReady', status, ...words, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) };
}

/** Nodes of 2025 refuse a token with an empty body, hosting services with JSON. A page for people is a gateway's. */
function refusesToken({ asked, status, body, isHtml }: NodeReply): boolean {
  if ((status !== 401 && status !== 403) || isHtml === true) return false;
  return body === 'empty' || (asked === 'upgrade' && body === 'object');
}

function fine(asked: NodeRequestKind, body: NodeReply['body']): NodeAnswer {
  if (asked === 'probe' ? body !== 'pubkey' : body === 'other')
    return { kind: 'elsewhere', text: NO_NODE[asked] };
  return { kind: asked === 'probe' ? 'unlocked' : 'accepted' };
}

const NO_NODE: Readonly<Record<NodeRequestKind, string>> = {
  probe: 'what answers tells no public key',
  unlock: 'what answers is no node',
  upgrade: 'what answers is no node',
};

type Named = 'alreadyUnlocked' | 'locked' | 'changingState' | 'notInitialized' | 'wrongPassword';
type Known = Named | 'tokenRefused' | 'notComplete' | 'noPath';

interface Worded {
  readonly text?: string;
}

const BY_NAME: ReadonlyMap<string, Known> = new Map([
  ['AlreadyUnlocked', 'alreadyUnlocked'],
  ['UnlockedNode', 'alreadyUnlocked'],
  ['LockedNode', 'locked'],
  ['ChangingState', 'changingState'],
  ['NotInitialized', 'notInitialized'],
  ['WrongPassword', 'wrongPassword'],
  ['Unauthorized', 'tokenRefused'],
  ['Forbidden', 'tokenRefused'],
]);

export const NO_SUCH_PATH = /^missing authentication token$/i;

const BY_TEXT: readonly (readonly [RegExp, Known])[] = [
  [/already (been )?unlocked|node is unlocked/i, 'alreadyUnlocked'],
  [/changing state/i, 'changingState'],
  [/not (been )?initiali[sz]ed/i, 'notInitialized'],
  // “Invalid password: must have at least 8 chars” is about a new password, so “invalid” must follow.
  [/(wrong|incorrect|bad) password|password (is )?(wrong|incorrect|invalid)/i, 'wrongPassword'],
  [/node is locked|call unlock/i, 'locked'],
  [/upgrade is not complete/i, 'notComplete'],
  // A gateway's word for a missing path, whatever the token.
  [NO_SUCH_PATH, 'noPath'],
  [/missing or invalid credentials|^(unauthori[sz]ed|forbidden)\.?$/i, 'tokenRefused'],
];

/** Which field a refusal is about, by the error's name or by words anywhere in an older sentence. */
const ABOUT: readonly (readonly [RegExp, UnlockProblem])[] = [
  [/FailedBitcoindConnection|bitcoind client/i, 'bitcoind'],
  [/invalid ?indexer/i, 'indexer'],
  [/invalid ?proxy|proxy (endpoint|protocol)/i, 'proxy'],
  [/network ?mismatch|network of the given/i, 'network'],
  [/invalid ?announce|announce (address|alias)/i, 'announce'],
  [/FailedBdkSync|failed to sync bdk/i, 'sync'],
  [/CorruptedMnemonic|stored mnemonic is corrupted/i, 'data'],
  [/InvalidRequest|JsonExtractorRejection|failed to deserialize|missing field/i, 'body'],
];
