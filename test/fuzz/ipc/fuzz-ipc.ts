import * as v from 'valibot';
import { contract, facts, type CallSpec, type NoticeSpec } from '../../../src-preload/contract/index.ts';
import { fakeContents, fakeFrame, strict } from '../../fakes/electron.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { searchBuffer } from '../../support/secret-search.ts';
import type { WebContents, WebFrameMain } from 'electron';
import { hostile, inputFor, pick, type Random } from './values.ts';
import { canaryNeedles, openIpcWorld, type IpcWorld } from './world.ts';

/** What must never be. */
export interface IpcFinding {
  readonly kind: 'crash' | 'secret' | 'effect';
  readonly call: number;
  readonly name: string;
  readonly what: string;
}

export interface IpcOutcome {
  readonly findings: IpcFinding[];
  readonly seconds: number;
  /** How far the calls got: if all were refused at once, the run would prove little. */
  readonly reached: {
    /** While it was locked. */
    locked: number;
    wrongSender: number;
    atTheDoor: number;
    byUseCases: number;
    answered: number;
  };
  /** Counts calls from the right frame by member of the contract. */
  readonly perMember: Map<string, number>;
}

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;
const MEMBERS = Object.entries<Members>(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([key, spec]) => ({ name: `${group}.${key}`, spec })),
);
const ODD_NAMES = [
  '',
  '.',
  'wallet',
  'wallet.',
  'wallet.list ',
  'WALLET.LIST',
  '__proto__',
  'vault.__proto__',
  'vault.export',
];
/** A call that takes longer hangs; none of them waits for anybody. */
const HANG_MS = 20_000;

/** Refusals that may write: a flow's record says why it ended, and partly read lists are kept. */
const MAY_WRITE_ON_REFUSAL =
  /^(?:signing\.|wallet\.(?:refresh|register|newAddress|overview|connect|detect)|assets\.|transfers\.|invoices\.|practice\.|nodes\.)/;

/** News of nodes is written and reported later, whatever call comes meanwhile; only `nodes.` calls make news. */
const WRITTEN_LATER = /^(?:fleet\.|notifier\.notify$)/;

interface Sender {
  readonly sender: WebContents;
  readonly senderFrame: WebFrameMain | null;
}

/** Calls per world: their leftovers would make later calls slower. */
const CALLS_PER_WORLD = 4_000;

/** `calls` calls, from right and wrong frames, over every member of the contract, in one world after another. */
export async function fuzzIpc(calls: number, seed: number, open: () => Promise<IpcWorld> = openIpcWorld) {
  const from = performance.now();
  const all: Tally = {
    findings: [],
    reached: { locked: 0, wrongSender: 0, atTheDoor: 0, byUseCases: 0, answered: 0 },
    perMember: new Map(),
  };
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', onUnhandled);
  try {
    const random = seededRandom(seed);
    for (let first = 0; first < calls; first += CALLS_PER_WORLD) {
      const world = await open();
      const until = Math.min(first + CALLS_PER_WORLD, calls);
      await fuzzWorld(world, { first, until, random, unhandled }, all);
      for (const fault of world.faults())
        all.findings.push({
          kind: 'crash',
          call: first,
          name: 'some call from here on',
          what: fault.slice(0, 500),
        });
      await world.close();
    }
  } finally {
    process.off('unhandledRejection', onUnhandled);
  }
  return { ...all, seconds: (performance.now() - from) / 1_000 };
}

type Tally = Omit<IpcOutcome, 'seconds'>;

async function fuzzWorld(
  world: IpcWorld,
  asked: {
    readonly first: number;
    readonly until: number;
    readonly random: Random;
    readonly unhandled: unknown[];
  },
  { findings, reached, perMember }: Tally,
): Promise<void> {
  const { first, until, random, unhandled } = asked;
  const needles = canaryNeedles();
  const seen = new Set<string>();
  const { contents } = world.window;
  const right: Sender = { sender: contents, senderFrame: contents.mainFrame };
  const wrong = wrongSenders(world);
  for (let call = first; call < until; call++) {
    const { name, spec } = MEMBERS[call % MEMBERS.length] ?? { name: '', spec: undefined };
    const found = (kind: IpcFinding['kind'], what: string): void =>
      void findings.push({ kind, call, name, what });
    // The first half of each world is unlocked, the second locked, whatever earlier calls did.
    const locked = call - first >= (until - first) / 2;
    await world.turn(locked);
    const from = random(10) < 7 ? right : pick(random, wrong);
    const sent = argumentsFor(name, spec, random, world);
    const refused = from === right ? refusalDue(sent, locked) : 'sender';
    world.touched();
    const answer = await ask(world, from, sent);
    const { calls: touched, changes } = world.touched();

    if (locked) reached.locked += 1;
    if (refused === null) {
      perMember.set(name, (perMember.get(name) ?? 0) + 1);
      if (judgeUseCase(name, answer, changes, found)) reached.answered += 1;
      else reached.byUseCases += 1;
    } else {
      if (refused === 'sender') reached.wrongSender += 1;
      else reached.atTheDoor += 1;
      judgeRefusal(refused, answer, found);
      // Background work may have touched a port meanwhile: repeats the call after that work.
      if (touched > 0 && (await touchesAgain(world, from, sent)))
        found('effect', `refused, and touched ${touched} ports`);
    }
    const answered = answer.kind === 'answered' ? [JSON.stringify(answer.value)] : [];
    for (const text of [...answered, ...world.left()]) {
      if (seen.has(text)) continue;
      seen.add(text);
      for (const one of needles)
        for (const hit of searchBuffer(name, Buffer.from(text), one)) found('secret', `${hit.kind} left`);
    }
    for (const error of unhandled.splice(0))
      found('crash', `a rejection that nobody handled: ${String(error)}`);
    if (({} as Record<string, unknown>)['polluted'] !== undefined)
      found('crash', 'changed the prototype of everything');
  }
}

type Found = (kind: IpcFinding['kind'], what: string) => void;

/** Judges a call that had to be refused before any use case. */
function judgeRefusal(refused: 'sender' | 'shape' | 'input', answer: Answer, found: Found): void {
  if (answer.kind === 'hung') found('crash', 'hangs');
  else if (answer.kind === 'thrown') {
    if (refused === 'input') found('crash', `throws instead of refusing: ${answer.why}`);
  } else if (refused !== 'input') found('effect', 'answered what should have been thrown out');
  else {
    const { outcome, valid } = readAnswer(answer.value);
    if (outcome === 'done' || outcome === 'aborted') found('effect', `${outcome}, and was to be refused`);
    else if (!valid || outcome === 'INTERNAL') found('crash', `${outcome}, and was to be refused`);
  }
}

/** Judges a call that reached a use case. Nobody agrees to anything here. */
function judgeUseCase(name: string, answer: Answer, changes: readonly string[], found: Found): boolean {
  if (answer.kind !== 'answered') {
    found('crash', answer.kind === 'hung' ? 'hangs' : `throws: ${answer.why}`);
    return false;
  }
  const text = JSON.stringify(answer.value) as string | undefined;
  const { outcome, valid } = readAnswer(answer.value);
  if (!valid || outcome === 'INTERNAL') found('crash', `is no answer: ${text?.slice(0, 200) ?? 'nothing'}`);
  if (text?.includes('"outcome":"shown"') === true) found('secret', 'shows words that nobody agreed to');
  // No call may sign, or reveal words.
  for (const change of changes.filter((one) => one === 'signer.sign' || one === 'signer.reveal'))
    found('effect', `${change} without a person’s word`);
  if (outcome === 'done') return true;
  // The port asks for the place: a person who cancels saves nothing.
  const turnedBack = (one: string): boolean => outcome === 'aborted' && one === 'files.save';
  const own = changes.filter((one) => !WRITTEN_LATER.test(one) && !turnedBack(one));
  if (own.length > 0 && !MAY_WRITE_ON_REFUSAL.test(name))
    found('effect', `${outcome}, and did ${own.join(', ')}`);
  return false;
}

/** What `ipcRenderer.invoke` would carry: a name and one input, mostly. */
function argumentsFor(
  name: string,
  spec: CallSpec | NoticeSpec | undefined,
  random: Random,
  { known }: IpcWorld,
): readonly unknown[] {
  const input = spec?.kind === 'call' ? inputFor(spec.input, random, known) : hostile(random);
  const kind = random(40);
  if (kind === 0) return [];
  if (kind === 1) return [name];
  if (kind === 2) return [name, input, hostile(random)];
  if (kind === 3) return [hostile(random), input];
  if (kind === 4) return [pick(random, ODD_NAMES), input];
  return [name, input];
}

/** Why the contract must refuse this before any use case; null: it reaches one. */
function refusalDue(sent: readonly unknown[], locked: boolean): 'shape' | 'input' | null {
  const [name, input] = sent;
  if (sent.length !== 2 || typeof name !== 'string') return 'shape';
  const spec = MEMBERS.find((one) => one.name === name)?.spec;
  if (spec?.kind !== 'call') return 'input';
  if (locked && !spec.whileLocked) return 'input';
  const bytes = sizeOf(input);
  if (bytes === null || bytes > spec.maxInputBytes || Array.isArray(input)) return 'input';
  return v.safeParse(spec.input, input).success ? null : 'input';
}

function sizeOf(input: unknown): number | null {
  try {
    const text = JSON.stringify(input) as string | undefined;
    return text === undefined ? null : Buffer.byteLength(text);
  } catch {
    return null;
  }
}

type Answer =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'thrown'; readonly why: string }
  | { readonly kind: 'hung' };

async function ask({ ipc }: IpcWorld, from: Sender, sent: readonly unknown[]): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'hung' }), HANG_MS);
  });
  const answered = ipc.invoke(from, 'ochre:call', ...structuredClone(sent)).then(
    (value): Answer => ({ kind: 'answered', value: structuredClone(value) }),
    (error: unknown): Answer => ({
      kind: 'thrown',
      why: error instanceof Error ? error.message : String(error),
    }),
  );
  try {
    return await Promise.race([answered, hung]);
  } finally {
    clearTimeout(timer);
  }
}

async function touchesAgain(world: IpcWorld, from: Sender, sent: readonly unknown[]): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    world.touched();
    await ask(world, from, sent);
    if (world.touched().calls === 0) return false;
  }
  return true;
}

const result = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: v.unknown() }),
  v.strictObject({ ok: v.literal(false), failure: v.strictObject({ code: v.string(), facts: v.unknown() }) }),
]);

function readAnswer(value: unknown): { readonly outcome: string; readonly valid: boolean } {
  const read = v.safeParse(result, value);
  if (!read.success) return { outcome: 'nothing known', valid: false };
  if (read.output.ok) {
    const turned = (read.output.value as { outcome?: unknown } | null)?.outcome === 'aborted';
    return { outcome: turned ? 'aborted' : 'done', valid: true };
  }
  const { code, facts: given } = read.output.failure;
  const known = Object.hasOwn(facts, code) ? facts[code as keyof typeof facts] : undefined;
  return { outcome: code, valid: known !== undefined && v.safeParse(known, given).success };
}

/** All senders that main must ignore. */
function wrongSenders({ window }: IpcWorld): readonly Sender[] {
  const own = (senderFrame: WebFrameMain | null): Sender => ({ sender: window.contents, senderFrame });
  const gone = fakeContents(1);
  gone.dieQuietly();
  const disposed = strict<WebFrameMain>('frame', {
    detached: false,
    get parent(): never {
      throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    },
  });
  return [
    own(null),
    own(disposed),
    own(fakeFrame({ parent: fakeFrame() })),
    own(fakeFrame({ detached: true })),
    own(fakeFrame({ url: 'about:blank' })),
    own(fakeFrame({ origin: 'null' })),
    own(fakeFrame({ url: 'ochre://apple/', origin: 'ochre://apple' })),
    own(fakeFrame({ url: 'https://app/', origin: 'https://app' })),
    own(fakeFrame({ url: 'file:///tmp/a.html', origin: 'file://' })),
    own(fakeFrame({ url: 'ochre://u@app/' })),
    { sender: fakeContents(2).contents, senderFrame: fakeFrame() },
    { sender: fakeContents(1).contents, senderFrame: fakeFrame() },
    { sender: gone.contents, senderFrame: fakeFrame() },
  ];
}
