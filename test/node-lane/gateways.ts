import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import type { NodeAnswer } from '../../src-main/nodes/state/answer.ts';
import { applyEvidence } from '../../src-main/nodes/state/apply-evidence.ts';
import { nothingKnown } from '../../src-main/nodes/state/evidence.ts';
import { evidenceFor, meaningOf, type AnswerMeaning } from '../../src-main/nodes/state/table.ts';
import { serveHere } from '../support/serve.ts';
import { manualTime } from '../support/manual-timers.ts';
import { idOf, nodeRecord } from '../support/node-records.ts';
import { openBoard } from './board.ts';
import { anyHost } from '../support/any-host.ts';

const whose = v.picklist(['way', 'node']);
const answer = v.strictObject({
  status: v.number(),
  type: v.string(),
  body: v.string(),
  retryAfter: v.exactOptional(v.number()),
});
/** Strict: an unknown word counts as a misreading. */
const file = v.strictObject({
  note: v.string(),
  cases: v.array(
    v.strictObject({
      ...answer.entries,
      name: v.string(),
      asked: v.exactOptional(v.picklist(['nodeinfo', 'unlock']), 'nodeinfo'),
      why: v.exactOptional(v.string()),
      right: v.strictObject({
        whose,
        proves: v.string(),
        retry: v.exactOptional(v.boolean()),
        refuse: v.exactOptional(v.string()),
      }),
    }),
  ),
  answers: v.record(v.string(), answer),
  sequences: v.array(
    v.strictObject({
      name: v.string(),
      polls: v.array(v.string()),
      why: v.exactOptional(v.string()),
      right: v.strictObject({ states: v.array(v.string()), alerts: v.number() }),
    }),
  ),
});
type Said = v.InferOutput<typeof answer>;

type Published = v.InferOutput<typeof file>;

export const readPublished = (path: string): Published =>
  v.parse(file, JSON.parse(readFileSync(path, 'utf8')));

export const PUBLISHED = readPublished('test/vectors/world/gateway-answers.json');

/** The real client against a server whose next answer the test chooses. */
async function openWire() {
  let now: Said = { status: 500, type: 'text/html', body: '' };
  const { url, close } = await serveHere(() => {
    const held = now.retryAfter === undefined ? {} : { 'retry-after': now.retryAfter };
    return { status: now.status, text: now.body, headers: { 'content-type': now.type, ...held } };
  });
  const api = createNodeApi(anyHost)({ baseUrl: url, token: null });
  const target = { address: { kind: 'invokeUrl', url }, token: 'token' } as const;
  return {
    ask: (said: Said, asked: 'nodeinfo' | 'unlock'): Promise<NodeAnswer> => {
      now = said;
      return asked === 'nodeinfo' ? api.probe(target) : api.unlock(target, { password: 'p' });
    },
    close,
  };
}
type Wire = Awaited<ReturnType<typeof openWire>>;

function gatewayWord(status: number): string {
  if (status === 429) return 'rateLimited';
  if ([408, 504, 522, 524].includes(status)) return 'timeout';
  return status >= 500 || status === 409 ? 'behindAway' : 'gatewayRefused';
}
const OF_WAY: readonly NodeAnswer['kind'][] = ['notReady', 'wayRefused', 'elsewhere', 'noAnswer'];

/** The vectors' name of a refusal; null: it has none. */
export function refuseOf(told: NodeAnswer): string | null {
  if (told.kind === 'notReady' || told.kind === 'wayRefused') return gatewayWord(told.status);
  if (told.kind === 'elsewhere') return 'notThatServer';
  if (told.kind === 'refused') return told.status >= 500 ? 'serviceError' : 'serviceRefused';
  return told.kind;
}

function provenBy({ proves }: AnswerMeaning): string {
  if (proves === 'probeUnlocked' || proves === 'alreadyUnlocked' || proves === 'unlockAccepted')
    return 'unlocked';
  if (proves === 'probeLocked' || proves === 'answeredLocked') return 'locked';
  return proves === 'answeredNotInitialized' ? 'notInitialized' : 'nothing';
}

/** Reads each published answer through the real client. Returns the misread ones. */
export async function misreadCases({ cases }: Pick<Published, 'cases'> = PUBLISHED) {
  const wire = await openWire();
  const locked = applyEvidence(nothingKnown, { kind: 'probeLocked' }, 1);
  const misread: string[] = [];
  for (const { name, asked, right, status, type, body } of cases) {
    const told = await wire.ask({ status, type, body }, asked);
    const meaning = meaningOf(asked === 'nodeinfo' ? 'probe' : 'unlock', told, 'unlock', locked);
    const made: typeof right = {
      whose: OF_WAY.includes(told.kind) ? 'way' : 'node',
      proves: provenBy(meaning),
      ...(right.retry === undefined ? {} : { retry: meaning.next === 'probe' || meaning.next === 'send' }),
      ...(right.refuse === undefined ? {} : { refuse: refuseOf(told) ?? '' }),
    };
    if (JSON.stringify(sorted(made)) !== JSON.stringify(sorted(right)))
      misread.push(`${name}: ${JSON.stringify(made)}, and not ${JSON.stringify(right)}`);
  }
  await wire.close();
  return misread;
}

const sorted = (made: object): unknown => Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1));

const INTERVAL_MS = 60_000;

/** A node that is known to be unlocked, with the program's list, file and alerts. */
function openNode() {
  const time = manualTime();
  const nobody = { isYours: () => false, onEnded: () => () => undefined };
  const { registry, told, close } = openBoard(time, {}, () => nobody);
  registry.put([nodeRecord(1)]);
  registry.heard(idOf(1), { kind: 'probeUnlocked' }, 'seen');
  return {
    ...{ time, told, close },
    /** Treats a probe's answer as the watcher does. */
    hear: async (wire: Wire, said: Said): Promise<string> => {
      const askedAt = registry.moments.now();
      const answered = await wire.ask(said, 'nodeinfo');
      const { proves } = meaningOf('probe', answered, 'nothing', registry.node(idOf(1)).facts);
      if (proves !== null) registry.heard(idOf(1), evidenceFor(proves, null), 'seen', askedAt);
      await time.pass(Math.max(INTERVAL_MS, (said.retryAfter ?? 0) * 1_000));
      return shown(registry.seen(idOf(1)).state);
    },
  };
}

const shown = (state: string): string =>
  state === 'outdated' ? 'unlocked' : state === 'unlocked' || state === 'locked' ? state : 'notProved';

/** Plays each published sequence of polls. Returns those with other states or alerts. */
export async function misreadSequences({
  sequences,
  answers,
}: Pick<Published, 'sequences' | 'answers'> = PUBLISHED): Promise<readonly string[]> {
  const wire = await openWire();
  const misread: string[] = [];
  for (const { name, polls, right } of sequences) {
    const node = openNode();
    const states: string[] = [];
    for (const poll of polls) states.push(await node.hear(wire, answerOf(poll, answers)));
    await node.time.pass(10 * INTERVAL_MS);
    node.close();
    // After a quarter of an hour the program reports a locked node again: this sequence doesn't count that alert.
    const alerts = node.told.filter(({ kind }) => kind !== 'lockedLong').length;
    if (states.join() !== right.states.join() || alerts !== right.alerts)
      misread.push(`${name}: ${states.join(' ')}, ${String(alerts)} alerts`);
  }
  await wire.close();
  return misread;
}

function answerOf(name: string, answers: Published['answers']): Said {
  const said = answers[name];
  if (said === undefined) throw new Error(`nobody said what ${name} is`);
  return said;
}
