import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import {
  CLOSED,
  SIGNING_STATES,
  isOneOf,
  mayFollow,
  type SigningState,
} from '../../src-main/records/signing.ts';
import type { Ledger } from '../support/practice-ledger.ts';
import type { Goal } from './person.ts';

/** Faults after one run; all empty: none. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unresolved: readonly string[];
  readonly illegalStates: readonly string[];
}

const stepRow = v.object({
  signing_id: v.string(),
  state: v.picklist(SIGNING_STATES),
  data: v.pipe(v.string(), v.parseJson()),
  now: v.picklist(SIGNING_STATES),
});
const signedData = v.object({ txid: v.string(), inputs: v.array(v.string()), psbt: v.string() });
const stateRow = v.object({
  state: v.picklist(SIGNING_STATES),
  data: v.pipe(v.string(), v.parseJson(), v.object({ txid: v.string() })),
});
const withDigest = v.object({ digest: v.string() });

interface Recorded {
  readonly id: string;
  readonly states: readonly SigningState[];
  readonly data: Partial<Record<SigningState, unknown>>;
}

const SENT_FAILED = 3;
const SENT_SETTLED = 2;

/** Compares the wallet's journal with the service's ledger: records missing on one side, or there twice. */
export function compare(folder: string, goal: Goal, ledger: Ledger, before: Ledger, closed: boolean) {
  const flows = recorded(folder, knownBefore(folder));
  if (goal.kind === 'raise' || goal.kind === 'race') return compareRace(folder, flows, ledger, closed);
  const settled = flows.filter((flow) => stateOf(flow) === 'settled').map(txidOf);
  const there = happened(goal, ledger, before);
  const lost = [
    ...there.filter((txid) => !settled.includes(txid)).map((txid) => `${txid} is in the ledger alone`),
    ...settled.filter((txid) => !there.includes(txid)).map((txid) => `${txid} is in the journal alone`),
  ];
  const doubled = [
    ...(there.length > 1 ? [`${String(there.length)} transactions for one intent`] : []),
    ...bytesHandedOver(folder, flows),
  ];
  const open = flows.filter((flow) => !isOneOf(stateOf(flow), CLOSED));
  const unresolved = [
    ...(closed ? [] : ['it never came to an end']),
    ...(there.length === 0 ? ['what was wanted never happened'] : []),
    ...open.map((flow) => `${flow.id} is ${stateOf(flow)}`),
  ];
  return { lost, doubled, unresolved, illegalStates: flows.flatMap(illegal).concat(sharedInputs(flows)) };
}

/**
 * Of the two transactions one is in the chain and shown as settled; the other is shown as dead, or was never
 * submitted.
 */
function compareRace(folder: string, flows: readonly Recorded[], { payments }: Ledger, closed: boolean) {
  const settled = originalAnd(folder, flows).filter(({ state }) => state === 'settled');
  const open = originalAnd(folder, flows).filter(({ state }) => !isOneOf(state, CLOSED));
  const [paid, ...more] = payments;
  return {
    lost: [
      ...(paid === undefined ? ['the recipient was never paid'] : []),
      ...settled.flatMap(({ txid }) =>
        txid === paid?.txid ? [] : [`${txid} is told as settled, and is not`],
      ),
      ...(settled.length === 0 ? ['nothing is told as settled'] : []),
    ],
    doubled: more.map(({ txid }) => `${txid} pays the recipient too`),
    unresolved: [
      ...(closed ? [] : ['it never came to an end']),
      ...open.map(({ txid, state }) => `${txid} is ${state}`),
    ],
    illegalStates: flows.flatMap(illegal),
  };
}

/** The prepared payment and its result here. */
function originalAnd(folder: string, flows: readonly Recorded[]) {
  const db = new Database(join(folder, 'journal.sqlite'));
  try {
    const rows = db
      .prepare(
        `SELECT signings.state, steps.data FROM signings JOIN steps ON steps.signing_id = signings.id
        WHERE steps.state = 'signed' AND signings.id IN (SELECT value FROM json_each(?))`,
      )
      .all(JSON.stringify(knownBefore(folder)));
    const before = v.parse(v.array(stateRow), rows).map(({ state, data }) => ({ state, txid: data.txid }));
    return [...before, ...flows.map((flow) => ({ state: stateOf(flow), txid: txidOf(flow) }))];
  } finally {
    db.close();
  }
}

/** The transactions that fulfilled the goal, each once. */
function happened(goal: Goal, ledger: Ledger, before: Ledger): string[] {
  if (goal.kind === 'send')
    return ledger.sends
      .filter(({ status, isOnChain }) => isOnChain || (status !== SENT_FAILED && status === SENT_SETTLED))
      .map(({ txid }) => txid);
  const known = new Set(before.slots.map(({ txid }) => txid));
  return ledger.slots.filter(({ txid }) => !known.has(txid)).map(({ txid }) => txid);
}

/** Steps in a forbidden order, and states without their data. */
function illegal({ id, states, data }: Recorded): string[] {
  const found = states.flatMap((state, at) => {
    const from = states[at - 1];
    if (from === undefined) return state === 'asked' ? [] : [`${id} begins as ${state}`];
    return mayFollow(from, state) ? [] : [`${id} went from ${from} to ${state}`];
  });
  const [built, approved] = [data.built, data.approved].map((one) => v.safeParse(withDigest, one));
  if (states.includes('signed')) {
    // A signature exists only for a confirmed verdict, and that verdict was reached before.
    if (
      built?.success !== true ||
      approved?.success !== true ||
      built.output.digest !== approved.output.digest
    )
      found.push(`${id} was signed for another digest than was approved`);
    const isErased = states.at(-1) === 'dropped' && data.signed === null;
    if (!isErased && !v.is(signedData, data.signed)) found.push(`${id} is signed without bytes`);
  }
  return found;
}

/** Each outpoint is in one transaction at most that may happen. */
function sharedInputs(flows: readonly Recorded[]): string[] {
  const live = flows.filter((flow) => !['contradicted', 'dropped', 'givenUp'].includes(stateOf(flow)));
  const inputs = live.flatMap(({ data }) => {
    const signed = v.safeParse(signedData, data.signed);
    return signed.success ? signed.output.inputs : [];
  });
  return inputs.filter((one, at) => inputs.indexOf(one) !== at).map((one) => `${one} is spent twice`);
}

/** One goal never has two different signed transactions. */
function bytesHandedOver(folder: string, flows: readonly Recorded[]): string[] {
  const file = join(folder, 'ends.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const different = new Set(lines);
  const failed = flows.filter((flow) => stateOf(flow) === 'givenUp').length;
  return different.size > 1 + failed
    ? [`${String(different.size)} different transactions were handed over`]
    : [];
}

export const stateOf = ({ states }: Pick<Recorded, 'states'>): SigningState => states.at(-1) ?? 'asked';

export function txidOf({ data }: Recorded): string {
  const signed = v.safeParse(signedData, data.signed);
  return signed.success ? signed.output.txid : 'unreadable';
}

/** Straight from the file: by no code that wrote it. */
export function recorded(folder: string, without: readonly string[]): Recorded[] {
  const db = new Database(join(folder, 'journal.sqlite'));
  try {
    const rows = v.parse(
      v.array(stepRow),
      db
        .prepare(
          `SELECT steps.signing_id, steps.state, steps.data, signings.state AS now FROM steps
             JOIN signings ON signings.id = steps.signing_id WHERE steps.signing_id NOT IN (SELECT value FROM json_each(?))
            ORDER BY signings.created_at_ms, signings.rowid, steps.seq`,
        )
        .all(JSON.stringify(without)),
    );
    const flows = new Map<string, { states: SigningState[]; data: Partial<Record<SigningState, unknown>> }>();
    for (const { signing_id, state, data } of rows) {
      const flow = flows.get(signing_id) ?? { states: [], data: {} };
      flow.states.push(state);
      flow.data[state] = data;
      flows.set(signing_id, flow);
    }
    for (const { signing_id, now } of rows)
      if (flows.get(signing_id)?.states.at(-1) !== now) flows.get(signing_id)?.states.push(now);
    return [...flows].map(([id, flow]) => ({ id, ...flow }));
  } finally {
    db.close();
  }
}

/** Flows of the preparation. */
const knownBefore = (folder: string): readonly string[] =>
  JSON.parse(readFileSync(join(folder, 'prepared.json'), 'utf8')) as string[];
