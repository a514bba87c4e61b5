import { createServer } from 'node:net';
import { listen } from '../support/listen.ts';
import { createNodeApi } from '../../src-main/nodes/api/client.ts';
import type { NodeRequestKind, NodeAnswer } from '../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../src-main/nodes/state/evidence.ts';
import { meaningOf, type AnswerMeaning } from '../../src-main/nodes/state/table.ts';
import { recorded, type Recorded } from './recorded.ts';
import { StandIn, type Told } from './stand-in.ts';
import { anyHost } from '../support/any-host.ts';

/** What each answer means to a person: its sentence, then its kind and the effect on an act. */
const MEANS: readonly (readonly [
  RegExp,
  NodeAnswer['kind'],
  AnswerMeaning['next'],
  AnswerMeaning['trouble'],
])[] = [
  [/Node is locked/, 'locked', 'send', null],
  [/has not been initialized/, 'notInitialized', 'end', 'notInitialized'],
  [/changing state/, 'changingState', 'probe', null],
  [/Node is unlocked/, 'alreadyUnlocked', 'done', null],
  [/password is incorrect/, 'wrongPassword', 'end', 'wrongPassword'],
  [
    /bitcoind client|Invalid indexer|deserialize|parse the request|Content-Type|length limit/,
    'refused',
    'end',
    'refused',
  ],
  [/"pubkey":"0/, 'unlocked', 'done', null],
  [/^\{\}$/, 'accepted', 'done', null],
];

/** Reads a recorded answer as the program does: byte by byte, over a socket. */
async function readBack(one: Recorded, asked: NodeRequestKind): Promise<NodeAnswer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (one.exit === 52) socket.destroy();
      else if (one.exit !== 28) socket.end(one.raw);
    });
  });
  const port = await listen(server);
  const closed = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  if (one.exit === 7) server.close();
  const url = `http://127.0.0.1:${String(port)}`;
  const api = createNodeApi(anyHost, { probe: { totalMs: 300 }, act: { totalMs: 300, longTotalMs: 300 } })({
    baseUrl: url,
    token: null,
  });
  const target = { address: { kind: 'invokeUrl', url }, token: null } as const;
  try {
    return await (asked === 'probe' ? api.probe(target) : api.unlock(target, { password: 'p' }));
  } finally {
    server.close();
    await closed;
  }
}

/** Null: read as meant. */
async function misreadBy(one: Recorded): Promise<string | null> {
  if (one.route !== 'unlock' && one.route !== 'nodeinfo') return null;
  if (one.status === 405 || one.method === 'OPTIONS') return null;
  const asked = one.route === 'unlock' ? 'unlock' : 'probe';
  const answer = await readBack(one, asked);
  const meaning = meaningOf(asked, answer, asked === 'unlock' ? 'unlock' : 'nothing', nothingKnown);
  const [, kind, next, trouble] =
    one.status === 0
      ? ([/^/, 'noAnswer', 'probe', null] as const)
      : (MEANS.find(([sentence]) => sentence.test(one.answer.trim())) ?? []);
  const isBroken = answer.kind === 'noAnswer' && answer.why.kind === 'reset';
  const isRight =
    answer.kind === kind &&
    meaning.next === next &&
    meaning.trouble === trouble &&
    isBroken === (one.exit === 52);
  return isRight ? null : `${one.name}: read as ${answer.kind}, ${meaning.next}, ${String(meaning.trouble)}`;
}

/** A node's state before an answer, by the recording's own names: the last match counts. */
const LOCKED = (node: StandIn) => ([node.state, node.changing] = ['locked', null]);
const BEFORE: readonly (readonly [RegExp, (node: StandIn) => void])[] = [
  [/^uninit/, (node) => (node.state = 'uninit')],
  [
    /^(n\d |outside )?(lock|lock \(polled\)|lock after bitcoind outage)$|twice|^unlocked:|^nodeinfo unlocked|^networkinfo unlocked|^after/,
    (node) => (node.state = 'unlocked'),
  ],
  [/^while unlocking|^second unlock/, (node) => (node.changing = 'unlocking')],
  [/^bitcoind gone/, (node) => (node.unlockEnds = 'breaks')],
  [/^bitcoind hangs/, (node) => (node.unlockEnds = 'hangs')],
  [/^bitcoind answers 500/, (node) => (node.bitcoindAway = true)],
  [/^then (nodeinfo|unlock \(|unlock 5 s|lock)/, (node) => (node.changing = 'fell')],
  [/^then unlock after/, LOCKED],
];
const SIMULATED = ['GET nodeinfo', 'GET networkinfo', 'POST lock', 'POST unlock'];

/** Null: the stand-in answers as the real node did, or doesn't know the question, which the program never asks. */
async function standsOut(one: Recorded, at: number, all: readonly Recorded[]): Promise<string | null> {
  // The port is closed by then, like that of a killed stand-in.
  if (one.exit === 7 || !SIMULATED.includes(`${one.method} ${one.route}`)) return null;
  if (
    [400, 413, 415].includes(one.status) ||
    /text\/plain|\b_?port\b.*expected u16/.test(one.name + one.answer)
  )
    return null;
  const node = new StandIn('2024-10', () => Promise.resolve());
  // The stand-in's password: the one that unlocks it in the recording, else the named one.
  node.password = /nodepassword\d/.exec(one.body)?.[0] ?? 'nodepassword1';
  for (const [names, set] of BEFORE) if (names.test(one.name)) set(node);
  // After the lock that ended the wedge.
  if (one.name === 'then nodeinfo' && /then unlock after/.test(all[at - 1]?.name ?? ''))
    [node.state, node.changing] = ['unlocked', null];
  const said = saidOf(await node.answer(one.method, one.route, bodyOf(one)));
  const real =
    one.status === 0
      ? `no answer, ${String(one.exit)}`
      : saidOf({ status: one.status, body: JSON.parse(one.answer) as object });
  return said === real ? null : `${one.name}: the stand-in says ${said}, the node said ${real}`;
}

/** The body as it was sent: restores what the recording cut. */
function bodyOf({ name, body }: Recorded): string | null {
  if (name !== 'superset body') return body === '' ? null : body;
  const head = body.slice(0, body.indexOf('},"bitcoind_rpc_username"'));
  return `${head}},"bitcoind_rpc_username":"test","bitcoind_rpc_password":"test","bitcoind_rpc_host":"127.0.0.1","bitcoind_rpc_port":41444}`;
}

/** Compares status, sentence and code; of nodeinfo that there is a key; without line and column. */
function saidOf(told: Told): string {
  if (typeof told === 'string') return told === 'breaks' ? 'no answer, 52' : 'no answer, 28';
  const body = JSON.stringify(told.body);
  const short = body.includes('"pubkey"') ? 'a key' : body.replace(/ at line \d+ column \d+/, '');
  return `${String(told.status)} ${short}`;
}

/** All recordings of a real node: the program reads them, and the stand-in must answer alike. */
export async function readExchanges(): Promise<{ exchanges: number; misread: string[] }> {
  const all = recorded();
  const misread: string[] = [];
  for (const [at, one] of all.entries())
    misread.push(...[await misreadBy(one), await standsOut(one, at, all)].filter((found) => found !== null));
  return { exchanges: all.length, misread };
}
