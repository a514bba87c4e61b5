import { describe, expect, it } from 'vitest';
import {
  type NodeRequestKind,
  readNodeAnswer,
  type NodeAnswer,
} from '../../../../src-main/nodes/state/answer.ts';
import { alertOf, stateOf } from '../../../../src-main/nodes/state/state.ts';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import { nothingKnown } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import {
  evidenceFor,
  evidenceOfStatus,
  meaningOf,
  TABLE,
  type RunningAct,
} from '../../../../src-main/nodes/state/table.ts';

const T0 = 1_800_000_000_000;
type Era = '2024-10' | '2025-09' | '2026-02' | '2026-08' | 'gateway' | 'silence';
type Body = Readonly<Record<string, unknown>> | string | null;

/** As the client reads it (api/client.ts). */
function read(asked: NodeRequestKind, status: number, body: Body): NodeAnswer {
  const { error, name, code, pubkey } = typeof body === 'object' && body !== null ? body : ({} as never);
  return readNodeAnswer({
    asked,
    status,
    name: typeof name === 'string' ? name : null,
    text: typeof error === 'string' ? error : null,
    isOwn: typeof error === 'string' && typeof code === 'number',
    body:
      typeof body === 'string'
        ? 'other'
        : body === null
          ? 'empty'
          : typeof pubkey === 'string'
            ? 'pubkey'
            : 'object',
  });
}

const of = (error: string, code: number, name?: string): Body =>
  name === undefined ? { error, code } : { error, code, name };
const PUBKEY = { pubkey: `02${'ab'.repeat(32)}` };
const LOCKED = 'Node is locked (hint: call unlock)';
const CHANGING = 'Cannot call other APIs while node is changing state';
const NO_INIT = 'Wallet has not been initialized (hint: call init)';
const UNLOCKED = 'Node is unlocked (hint: call lock)';
const WRONG = 'The provided password is incorrect';
const BITCOIND =
  'Failed to connect to bitcoind client: failed to make initial call to bitcoind - please check your RPC user/password and access settings';
const MISSING =
  'Failed to deserialize the JSON body into the target type: missing field `bitcoind_rpc_username`';

const rest = (lock: NodeFacts['lock'], more: Partial<NodeFacts> = {}): NodeFacts => ({
  ...nothingKnown,
  lock,
  lockProof: lock === 'unknown' ? 'nothing' : lock === 'locked' ? 'probeLocked' : 'probeUnlocked',
  lockSinceMs: T0 - 60_000,
  lockProvedAtMs: T0 - 60_000,
  heardAtMs: T0 - 60_000,
  ...more,
});
const was = {
  nothing: nothingKnown,
  unlocked: rest('unlocked'),
  locked: rest('locked'),
  unlocking: rest('unlocking', { before: 'locked', beforeSinceMs: T0 - 90_000, lockProof: 'probeLocked' }),
  changing: rest('unlocked', { changingSinceMs: T0 - 5_000, noAnswers: 2, noAnswerSinceMs: T0 - 5_000 }),
  lockedTwice: rest('locked', { noAnswers: 2, noAnswerSinceMs: T0 - 30_000 }),
  stuck: rest('locked', { lockProof: 'answeredChanging', changingSinceMs: T0 - 180_000 }),
  upgrading: rest('upgrading', { before: 'locked', targetImage: 'b2' }),
  upgraded: rest('upgrading', { before: 'unlocked', targetImage: 'b2' }),
  opened: rest('upgrading', { before: 'opened', targetImage: 'b2' }),
  twice: rest('unlocked', { noAnswers: 2, noAnswerSinceMs: T0 - 30_000 }),
  upTwice: rest('upgrading', { noAnswers: 2, noAnswerSinceMs: T0 - 30_000, before: 'locked' }),
};

/** Request, answer (status and body), earlier state and act; then state, alert, next request and trouble. */
type Case = readonly [
  Era,
  NodeRequestKind,
  number,
  Body,
  keyof typeof was,
  RunningAct,
  string,
  string | null,
  string,
  string?,
];

// prettier-ignore
const CASES: readonly Case[] = [
  ['2024-10', 'probe', 200, PUBKEY, 'locked', 'nothing', 'unlocked', null, 'done'],
  ['2026-08', 'probe', 200, PUBKEY, 'nothing', 'nothing', 'unlocked', null, 'done'],
  ['2024-10', 'probe', 403, of(LOCKED, 403), 'unlocked', 'nothing', 'locked', 'locked', 'send'],
  ['2025-09', 'probe', 403, of(LOCKED, 403, 'LockedNode'), 'unlocked', 'nothing', 'locked', 'locked', 'send'],
  ['2026-08', 'probe', 403, of(LOCKED, 403, 'LockedNode'), 'twice', 'nothing', 'locked', 'locked', 'send'],
  ['2024-10', 'probe', 403, of(LOCKED, 403), 'unlocking', 'unlock', 'unlocking', null, 'send'],
  ['2024-10', 'probe', 403, of(CHANGING, 403), 'unlocked', 'nothing', 'unlocked', null, 'probe'],
  ['2024-10', 'probe', 403, of(CHANGING, 403), 'changing', 'nothing', 'locked', 'locked', 'probe'],
  ['2025-09', 'probe', 403, of(CHANGING, 403, 'ChangingState'), 'locked', 'nothing', 'unlocking', null, 'probe'],
  ['2025-09', 'probe', 403, of(CHANGING, 403, 'ChangingState'), 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['2026-02', 'probe', 403, of(CHANGING, 403, 'ChangingState'), 'stuck', 'nothing', 'locked', null, 'probe'],
  ['2026-02', 'probe', 401, of('Missing or invalid credentials', 401, 'Unauthorized'), 'twice', 'nothing', 'notHeard', 'unreadable', 'end', 'tokenRefused'],
  ['2025-09', 'probe', 401, null, 'twice', 'nothing', 'notHeard', 'unreadable', 'end', 'tokenRefused'],
  ['2025-09', 'probe', 403, null, 'lockedTwice', 'nothing', 'notHeard', 'unreadable', 'end', 'tokenRefused'],
  ['2025-09', 'probe', 401, null, 'unlocked', 'nothing', 'unlocked', null, 'end', 'tokenRefused'],
  ['gateway', 'probe', 403, { message: 'Forbidden' }, 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['gateway', 'probe', 403, { message: 'Forbidden' }, 'unlocking', 'unlock', 'unlocking', null, 'end', 'wayRefused'],
  ['gateway', 'probe', 429, { message: 'Too Many Requests' }, 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['gateway', 'probe', 521, 'error code: 521', 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['gateway', 'probe', 521, 'error code: 521', 'unlocked', 'nothing', 'unlocked', null, 'probe'],
  ['gateway', 'probe', 401, null, 'upgrading', 'nothing', 'upgrading', null, 'end', 'tokenRefused'],
  ['gateway', 'probe', 200, '<html>Sign in</html>', 'unlocking', 'unlock', 'unlocking', null, 'end', 'elsewhere'],
  ['gateway', 'probe', 200, '<html>Sign in</html>', 'twice', 'nothing', 'notHeard', 'unreadable', 'probe'],
  ['gateway', 'probe', 200, { status: 'ok' }, 'lockedTwice', 'nothing', 'notHeard', 'unreadable', 'probe'],
  ['gateway', 'probe', 200, null, 'twice', 'nothing', 'notHeard', 'unreadable', 'probe'],
  ['gateway', 'probe', 502, 'Bad Gateway', 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['gateway', 'probe', 503, { message: 'Service Unavailable' }, 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['gateway', 'probe', 404, null, 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['gateway', 'probe', 504, { message: 'Endpoint request timed out' }, 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['silence', 'probe', 0, 'silent', 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['silence', 'probe', 0, 'gone', 'twice', 'nothing', 'unreachable', 'unreachable', 'probe'],
  ['silence', 'probe', 0, 'gone', 'unlocked', 'nothing', 'unlocked', null, 'probe'],
  ['gateway', 'probe', 502, 'Bad Gateway', 'upTwice', 'nothing', 'upgrading', null, 'probe'],
  ['silence', 'probe', 0, 'silent', 'upTwice', 'nothing', 'upgrading', null, 'probe'],
  ['2026-08', 'probe', 503, of('Network error', 503, 'Network'), 'twice', 'nothing', 'notHeard', 'unreadable', 'probe'],
  ['2024-10', 'probe', 403, of(LOCKED, 403), 'upgraded', 'nothing', 'locked', 'locked', 'send'],
  ['2024-10', 'probe', 403, of(LOCKED, 403), 'upgrading', 'nothing', 'upgrading', null, 'send'],
  ['2024-10', 'probe', 200, PUBKEY, 'upgraded', 'upgradeToUnlocked', 'upgrading', null, 'done'],
  ['2024-10', 'probe', 200, PUBKEY, 'opened', 'upgradeToUnlocked', 'upgrading', null, 'probe'],
  ['2024-10', 'probe', 200, PUBKEY, 'opened', 'nothing', 'unlocked', null, 'done'],
  ['2024-10', 'probe', 200, PUBKEY, 'opened', 'unlock', 'unlocked', null, 'done'],
  ['2025-09', 'probe', 403, of(NO_INIT, 403, 'NotInitialized'), 'unlocked', 'nothing', 'locked', 'locked', 'end', 'notInitialized'],

  ['2024-10', 'unlock', 200, {}, 'unlocking', 'unlock', 'unlocked', null, 'done'],
  ['gateway', 'unlock', 200, null, 'unlocking', 'unlock', 'unlocked', null, 'done'],
  ['gateway', 'unlock', 200, '<html>Sign in</html>', 'unlocking', 'unlock', 'unlocking', null, 'end', 'elsewhere'],
  ['2024-10', 'unlock', 403, of(UNLOCKED, 403), 'locked', 'unlock', 'unlocked', null, 'done'],
  ['2025-09', 'unlock', 403, of('Node has already been unlocked', 403, 'AlreadyUnlocked'), 'locked', 'unlock', 'unlocked', null, 'done'],
  ['gateway', 'unlock', 400, { error: 'already unlocked' }, 'unlocking', 'unlock', 'unlocking', null, 'end', 'wayRefused'],
  ['gateway', 'unlock', 404, null, 'upgrading', 'upgradeToUnlocked', 'upgrading', null, 'probe'],
  ['gateway', 'unlock', 429, { message: 'Too Many Requests' }, 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['gateway', 'unlock', 524, 'error code: 524', 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['gateway', 'unlock', 409, { error: 'upgrade is not complete' }, 'upgrading', 'unlock', 'upgrading', null, 'probe'],
  ['2024-10', 'unlock', 401, of(WRONG, 401), 'unlocking', 'unlock', 'locked', null, 'end', 'wrongPassword'],
  ['2026-02', 'unlock', 401, of(WRONG, 401, 'WrongPassword'), 'unlocking', 'unlock', 'locked', null, 'end', 'wrongPassword'],
  ['2024-10', 'unlock', 403, of(CHANGING, 403), 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['2024-10', 'unlock', 403, of(NO_INIT, 403), 'unlocking', 'unlock', 'locked', null, 'end', 'notInitialized'],
  ['2024-10', 'unlock', 403, of(BITCOIND, 403), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2025-09', 'unlock', 403, of(BITCOIND, 403, 'FailedBitcoindConnection'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2024-10', 'unlock', 403, of('Invalid indexer: not a valid electrum nor esplora server', 403), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2026-02', 'unlock', 403, of('x', 403, 'NetworkMismatch'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2026-02', 'unlock', 403, of('x', 403, 'InvalidProxyEndpoint'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2026-08', 'unlock', 403, of('x', 403, 'FailedBdkSync'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2024-10', 'unlock', 422, of(MISSING, 422), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2026-02', 'unlock', 400, of('x', 400, 'InvalidRequest'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2025-09', 'unlock', 400, of('x', 400, 'InvalidAnnounceAddresses'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2026-08', 'unlock', 500, of('The stored mnemonic is corrupted: unsupported version 87', 500, 'CorruptedMnemonic'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2024-10', 'unlock', 500, of('Unexpected error', 500), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2026-08', 'unlock', 503, of('Network error', 503, 'Network'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2024-10', 'unlock', 413, of('length limit exceeded', 413), 'unlocking', 'unlock', 'unlocking', null, 'end', 'refused'],
  ['2026-02', 'unlock', 401, of('Missing or invalid credentials', 401, 'Unauthorized'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'tokenRefused'],
  ['2026-02', 'unlock', 403, of('Forbidden', 403, 'Forbidden'), 'unlocking', 'unlock', 'unlocking', null, 'end', 'tokenReadOnly'],
  ['2025-09', 'unlock', 401, null, 'unlocking', 'unlock', 'unlocking', null, 'end', 'tokenRefused'],
  ['2025-09', 'unlock', 403, null, 'unlocking', 'unlock', 'unlocking', null, 'end', 'tokenReadOnly'],
  ['gateway', 'unlock', 504, { message: 'Endpoint request timed out' }, 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['gateway', 'unlock', 502, 'Bad Gateway', 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['gateway', 'unlock', 500, { message: 'Internal server error' }, 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['silence', 'unlock', 0, 'silent', 'unlocking', 'unlock', 'unlocking', null, 'probe'],
  ['2024-10', 'unlock', 403, of(LOCKED, 403), 'unlocking', 'unlock', 'locked', null, 'probe'],
  ['2024-10', 'unlock', 200, {}, 'upgrading', 'upgradeToUnlocked', 'upgrading', null, 'done'],
  ['2024-10', 'unlock', 200, {}, 'upgraded', 'upgradeToUnlocked', 'unlocked', null, 'done'],

  ['gateway', 'upgrade', 200, { message: 'Upgrade started successfully' }, 'unlocked', 'upgrade', 'upgrading', null, 'probe'],
  ['gateway', 'upgrade', 401, null, 'unlocked', 'upgrade', 'unlocked', null, 'end', 'tokenRefused'],
  ['gateway', 'upgrade', 404, { error: 'Node not found' }, 'unlocked', 'upgrade', 'unlocked', null, 'end', 'upgradeFailed'],
  ['gateway', 'upgrade', 400, { error: 'An upgrade of this node is already in progress' }, 'unlocked', 'upgrade', 'unlocked', null, 'end', 'upgradeFailed'],
  ['gateway', 'upgrade', 429, { message: 'Too Many Requests' }, 'unlocked', 'upgrade', 'unlocked', null, 'send'],
  ['gateway', 'upgrade', 504, { message: 'Endpoint request timed out' }, 'unlocked', 'upgrade', 'unlocked', null, 'end', 'gaveUp'],
  ['silence', 'upgrade', 0, 'silent', 'unlocked', 'upgrade', 'unlocked', null, 'end', 'gaveUp'],
];

const SILENCES: Readonly<Record<string, NodeAnswer>> = {
  silent: { kind: 'noAnswer', why: { kind: 'late' } },
  gone: { kind: 'noAnswer', why: { kind: 'refused' } },
};

it.each(CASES.map((one): [string, Case] => [one.map((part) => JSON.stringify(part)).join(' '), one]))(
  'the table of evidence %s',
  (_, [, asked, status, body, before, under, state, alert, next, trouble]) => {
    const answer = status === 0 ? SILENCES[typeof body === 'string' ? body : ''] : read(asked, status, body);
    if (answer === undefined) throw new Error('nobody said what is answered');
    const facts = was[before];
    const meaning = meaningOf(asked, answer, under, facts);
    const after =
      meaning.proves === null ? facts : applyEvidence(facts, evidenceFor(meaning.proves, 'b2'), T0);
    const [seen, now] = [stateOf(facts, null, 'node'), stateOf(after, null, 'node')];
    const by = under === 'nothing' ? 'seen' : 'you';
    expect({
      state: now.state,
      alert: seen.state === now.state ? null : alertOf(seen.state, now.state, by),
      next: meaning.next,
      trouble: meaning.trouble,
    }).toEqual({ state, alert, next, trouble: trouble ?? null });
  },
);

it('every row of the table of answers has a case', () => {
  const met = new Set(
    CASES.map(([, asked, status, body, before, under]) => {
      const answer =
        status === 0 ? SILENCES[typeof body === 'string' ? body : ''] : read(asked, status, body);
      const { lock, before: old } = was[before];
      const shown = lock === 'upgrading' && old === 'opened' ? 'opened' : lock;
      return TABLE.findIndex(
        ([toWhat, kinds, , , when = {}]) =>
          answer !== undefined &&
          toWhat === asked &&
          kinds.includes(answer.kind) &&
          (when.under?.includes(under) ?? true) &&
          (when.before?.includes(shown) ?? true) &&
          (when.status === undefined || ('status' in answer && when.status.includes(answer.status))),
      );
    }),
  );
  const without = TABLE.flatMap(([asked, kinds], at) => (met.has(at) ? [] : [`${asked} ${kinds.join()}`]));
  // Nobody has seen a service answer an upgrade with words that only nodes use.
  expect(without).toEqual(['upgrade alreadyUnlocked,locked,changingState,notInitialized']);
});

it("a node's refusal is recognised by its name and by its sentence", () => {
  const about = (status: number, body: Body): unknown => {
    const answer = read('unlock', status, body);
    return answer.kind === 'refused' ? (answer.about ?? null) : answer.kind;
  };
  expect(about(403, of(BITCOIND, 403))).toBe('bitcoind');
  expect(about(403, of('x', 403, 'FailedBitcoindConnection'))).toBe('bitcoind');
  expect(about(403, of('Invalid indexer: not a valid electrum nor esplora server', 403))).toBe('indexer');
  expect(about(403, of('x', 403, 'InvalidProxyProtocol'))).toBe('proxy');
  expect(about(403, of('x', 403, 'NetworkMismatch'))).toBe('network');
  expect(about(403, of('x', 403, 'FailedBdkSync'))).toBe('sync');
  expect(about(400, of('x', 400, 'InvalidAnnounceAlias'))).toBe('announce');
  expect(about(422, of(MISSING, 422))).toBe('body');
  expect(about(422, of('x', 422, 'JsonExtractorRejection'))).toBe('body');
  expect(about(403, of('x', 403, 'InvalidIndexer'))).toBe('indexer');
  expect(about(400, of('x', 400, 'InvalidProxyEndpoint'))).toBe('proxy');
  expect(about(403, of('The network of the given indexer does not match', 403))).toBe('network');
  expect(about(400, of('x', 400, 'InvalidRequest'))).toBe('body');
  expect(about(500, of('disk full', 500))).toBeNull();
});

const said = (status: number, name: string | null, text: string | null) =>
  readNodeAnswer({ asked: 'unlock', status, name, text, isOwn: true, body: 'object' }).kind;

it("an answer's name counts, whatever its status", () => {
  expect(said(500, 'AlreadyUnlocked', null)).toBe('alreadyUnlocked');
  expect(said(200, 'LockedNode', LOCKED)).toBe('locked');
  expect(said(200, 'LockedNode', null)).toBe('locked');
  expect(said(200, null, 'something went wrong')).toBe('refused');
});

it.each(['constructor', '__proto__', 'toString'])(
  'inherited members of objects, such as %s, name no state',
  (name) => {
    expect(said(400, name, null)).toBe('refused');
    expect(said(403, name, 'Node is locked')).toBe('locked');
  },
);

it("“password too short” isn't read as a wrong password", () =>
  expect(said(400, null, 'Invalid password: must have at least 8 chars')).toBe('refused'));

it("a service's known status tells about an upgrade, and unknown words tell nothing", () => {
  expect(evidenceOfStatus('IN_PROGRESS', 'b2')).toEqual({ kind: 'cloudUpgrading', image: 'b2' });
  expect(evidenceOfStatus('RUNNING', 'b2')).toEqual({ kind: 'cloudRunning' });
  for (const status of ['STARTING', 'FAILED', 'PAUSED', 'running', '', null])
    expect(evidenceOfStatus(status, 'b2')).toBeNull();
});

describe('what an answer means, whatever was true before', () => {
  type Kind = NodeAnswer['kind'];
  const answered = (kind: Kind, status = 502): NodeAnswer => {
    const texts = { refused: true, elsewhere: true } as Partial<Record<Kind, true>>;
    return {
      kind,
      ...(kind === 'notReady' || kind === 'refused' ? { status } : {}),
      ...(kind in texts ? { text: 't' } : {}),
      ...(kind === 'noAnswer' ? { why: { kind: status === 0 ? 'refused' : 'late' } } : {}),
    } as NodeAnswer;
  };
  // prettier-ignore
  const MEANS: readonly (readonly [NodeRequestKind, Kind, string | null, string, string | null, number?])[] = [
    ['probe', 'unlocked', 'probeUnlocked', 'done', null],
    ['probe', 'alreadyUnlocked', 'probeUnlocked', 'done', null],
    ['probe', 'refused', 'answered', 'probe', null],
    ['probe', 'wrongPassword', 'answered', 'probe', null],
    ['probe', 'accepted', 'answered', 'probe', null],
    ['probe', 'notReady', 'wayAnswered', 'probe', null, 409],
    ['probe', 'notReady', 'notReady', 'probe', null],
    ['probe', 'noAnswer', 'gone', 'probe', null, 0],
    ['probe', 'noAnswer', 'noAnswer', 'probe', null],
    ['unlock', 'accepted', 'unlockAccepted', 'done', null],
    ['unlock', 'unlocked', 'unlockAccepted', 'done', null],
    ['unlock', 'notReady', 'wayAnswered', 'probe', null, 409],
    ['unlock', 'notReady', 'wayAnswered', 'probe', null, 504],
    ['unlock', 'notReady', 'notReady', 'probe', null],
    ['unlock', 'noAnswer', 'gone', 'probe', null, 0],
    ['unlock', 'noAnswer', 'noAnswer', 'probe', null],
    ['upgrade', 'accepted', 'upgradeAccepted', 'probe', null],
    ['upgrade', 'unlocked', 'upgradeAccepted', 'probe', null],
    ['upgrade', 'tokenRefused', null, 'end', 'tokenRefused'],
    ['upgrade', 'tokenReadOnly', null, 'end', 'tokenRefused'],
    ['upgrade', 'noAnswer', null, 'end', 'gaveUp', 0],
    ...(['refused', 'notReady', 'elsewhere', 'wrongPassword', 'alreadyUnlocked', 'locked', 'changingState', 'notInitialized'] as const)
      .map((kind) => ['upgrade', kind, null, 'end', 'upgradeFailed'] as const),
  ];
  const named = MEANS.map((one): [string, (typeof MEANS)[number]] => [one.map(String).join(' '), one]);
  it.each(named)('%s', (_, [asked, kind, proves, next, trouble, status]) => {
    const meaning = meaningOf(asked, answered(kind, status), 'nothing', was.locked);
    expect(meaning).toMatchObject({ proves, next, trouble });
    expect(meaning.soon).toBe(kind === 'changingState');
  });

  it('is no new lock for an unlocking act while the node unlocks', () => {
    for (const under of ['unlock', 'upgradeToUnlocked'] as const)
      expect(meaningOf('probe', { kind: 'locked' }, under, was.unlocking).proves).toBe('answered');
    expect(meaningOf('probe', { kind: 'locked' }, 'upgrade', was.unlocking).proves).toBe('probeLocked');
  });

  it("is an old image's only during its replacement", () => {
    const over = { ...was.unlocked, before: 'opened' } as const;
    expect(meaningOf('probe', { kind: 'unlocked' }, 'upgradeToUnlocked', over).proves).toBe('probeUnlocked');
  });

  it('is nothing new from an unlocked image under replacement, in either wording', () => {
    for (const kind of ['unlocked', 'alreadyUnlocked'] as const)
      expect(meaningOf('probe', { kind }, 'upgradeToUnlocked', was.opened).proves).toBe('answered');
  });

  it('is never guessed: an answer without a row is a fault', () => {
    const odd = { kind: 'odd' } as unknown as NodeAnswer;
    expect(() => meaningOf('probe', odd, 'nothing', was.locked)).toThrow('no row for probe answered odd');
  });

  it('names the image only for an accepted upgrade', () => {
    expect(evidenceFor('upgradeAccepted', 'b2')).toEqual({ kind: 'upgradeAccepted', image: 'b2' });
    expect(evidenceFor('probeLocked', 'b2')).toEqual({ kind: 'probeLocked' });
  });
});

describe('an answer of a service or a gateway', () => {
  it("about an upgrade is the service's if it knows the node, and nobody's if it fails", () => {
    for (const status of [404, 409]) expect(read('upgrade', status, null).kind).toBe('refused');
    for (const status of [500, 502, 503, 504])
      expect(read('upgrade', status, null)).toEqual({ kind: 'notReady', status });
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504, 520, 561, 599])
      expect(read('unlock', status, null)).toEqual({ kind: 'notReady', status });
    for (const status of [300, 400, 404, 410, 418, 421, 460, 499])
      expect(read('unlock', status, null)).toEqual({ kind: 'wayRefused', status });
  });

  it("about itself isn't the node's, and is explained", () => {
    const elsewhere = (text: string): NodeAnswer => ({ kind: 'elsewhere', text });
    expect(read('probe', 200, { status: 'ok' })).toEqual(elsewhere('what answers tells no public key'));
    expect(read('unlock', 200, '<html>')).toEqual(elsewhere('what answers is no node'));
  });

  it('is quoted by its sentence, or else by its name', () => {
    expect(read('unlock', 500, of('disk full', 500, 'IO'))).toEqual({
      kind: 'refused',
      status: 500,
      text: 'disk full',
    });
    const named = {
      asked: 'unlock',
      status: 400,
      name: 'InvalidFeeRate',
      text: null,
      isOwn: true,
      body: 'object',
    } as const;
    expect(readNodeAnswer(named)).toEqual({ kind: 'refused', status: 400, text: 'InvalidFeeRate' });
  });

  it.each(['Unauthorized', 'unauthorised.', 'Forbidden', 'FORBIDDEN.'])(
    '“%s” alone is a refused token',
    (text) => expect(read('unlock', 401, of(text, 401)).kind).toBe('tokenRefused'),
  );

  it('“Forbidden” within a sentence is the node’s own word', () => {
    expect(read('unlock', 400, of('Name is forbidden', 400)).kind).toBe('refused');
    expect(read('unlock', 400, of('Forbidden name', 400)).kind).toBe('refused');
  });

  it('“Node is unlocked” means unlocked by its name alone, too', () => {
    expect(read('unlock', 403, of('x', 403, 'UnlockedNode')).kind).toBe('alreadyUnlocked');
    expect(read('unlock', 403, of('Wallet not initialised', 403)).kind).toBe('notInitialized');
    expect(read('unlock', 401, of('password incorrect', 401)).kind).toBe('wrongPassword');
  });
});
