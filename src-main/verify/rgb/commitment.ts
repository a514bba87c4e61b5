import { rgbFinding, type RgbFinding } from './rgb-findings.ts';
import type { Outcome, RefusalCode } from '../../../src-preload/contract/claims.ts';
import { sameBytes, toHex } from '../../base/bytes.ts';
import type { Psbt } from '../psbt/read.ts';
import { Refusal, type Facts } from '../../base/errors.ts';
import { formatAssetId } from '../../invoices/asset-id.ts';
import {
  type Assigned,
  readTransition,
  type Transition,
  MAX_OPERATION_ITEMS,
  MAX_ASSIGNMENTS,
} from './transition.ts';
import {
  matchBundles,
  type Bundle,
  type Operation,
  operationId,
  collectRgbFields,
  type RgbFields,
} from './bundle.ts';
import { buildMpcTree } from './merkle.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import type { TransactionOutput } from '../psbt/transaction.ts';
import { known, knownTotal } from '../../base/groups.ts';
import { type Branch, scriptKey, sealKey } from '../../base/bitcoin.ts';

/** Throws Refusal RGB_TRANSITION_TYPE for a transition that it does not read. */
export type ReadTransition = (opid: string, transition: Transition) => readonly Assigned[];

/** One operation that the transaction commits to. Its id is hex. */
export interface ProvedTransition {
  readonly opid: string;
  readonly transition: Transition;
  /** Whom it gives what, in the order that later operations count by. */
  readonly assigned: readonly Assigned[];
}

export interface ProvedContract {
  /** Hex; the id as people write it is `assetId`. */
  readonly contractId: string;
  readonly assetId: string;
  readonly bundleId: string;
  readonly transitions: readonly ProvedTransition[];
}

export interface ProvedCommitment {
  readonly ok: true;
  readonly commitmentHex: string;
  readonly hostVout: number;
  /** At least one, and no others are committed to. */
  readonly contracts: readonly ProvedContract[];
}

export interface UnprovedCommitment {
  readonly ok: false;
  /** A layout that is not known can be neither proved nor refuted; everything else contradicts. */
  readonly outcome: Exclude<Outcome, 'proved'>;
  readonly code: RefusalCode;
  readonly facts: Facts;
}

/**
 * Recomputes from the transitions that the PSBT shows the 32 bytes that its OP_RETURN commits to (rgb-commitment.md
 * 6), so that what is shown is what happens, and all of it. Whom it benefits, movement.ts says. `read`: whom a
 * transition of an allowed type gives what. Codes: the host output's, RGB_UNREADABLE, RGB_HIDDEN,
 * COMMITMENT_MISMATCH, RGB_TRANSITION_TYPE, TOO_LARGE. Pure and total. Touches no key.
 */
export function proveCommitment(psbt: Psbt, read: ReadTransition): ProvedCommitment | UnprovedCommitment {
  try {
    const host = findHostOutput(psbt.unsigned.outputs);
    if (!host.ok) throw new Refusal(host.code, host.facts);
    const fields = collectRgbFields(psbt, host.vout);
    const operations = readOperations(fields);
    const bundles = matchBundles(fields.inputMaps, operations);
    compareMessages(fields, bundles);
    compareTree(fields, bundles, host.commitment);
    return {
      ok: true,
      commitmentHex: toHex(host.commitment),
      hostVout: host.vout,
      contracts: bundles.map((bundle) => describe(bundle, read)),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, facts } = error;
    return { ok: false, outcome: code === 'RGB_UNREADABLE' ? 'notProved' : 'contradicts', code, facts };
  }
}

function readOperations({ transitions }: RgbFields): Operation[] {
  let items = 0;
  const operations: Operation[] = [];
  for (const { id, value } of transitions) {
    const transition = readTransition(value);
    items +=
      transition.inputs.length + transition.assignments.reduce((sum, owned) => sum + owned.items.length, 0);
    if (items > MAX_OPERATION_ITEMS)
      throw new Refusal('TOO_LARGE', { what: 'assignments', limit: `${MAX_OPERATION_ITEMS}` });
    if (!sameBytes(operationId(transition), id))
      throw new Refusal('COMMITMENT_MISMATCH', {
        detail: 'another operation is named',
        operation: toHex(id),
      });
    operations.push({ opid: toHex(id), transition });
  }
  return operations;
}

/** MPC/00 repeats the bundle ids; a contract that stands only there is one whose bundle is not shown. */
function compareMessages({ messages }: RgbFields, bundles: readonly Bundle[]): void {
  const said = new Map(messages.map(({ id, value }) => [toHex(id), value]));
  for (const { contractId, bundleId } of bundles) {
    const contract = toHex(contractId);
    const message = said.get(contract);
    if (message === undefined || !sameBytes(message, bundleId))
      throw new Refusal('COMMITMENT_MISMATCH', { detail: 'another bundle is named', contract });
    said.delete(contract);
  }
  const [hidden] = said.keys();
  if (hidden !== undefined) throw new Refusal('RGB_HIDDEN', { contract: hidden });
}

/** Built from the bundle ids that were computed here, and compared in every place that repeats the commitment. */
function compareTree(fields: RgbFields, bundles: readonly Bundle[], committed: Uint8Array): void {
  const { commitment, proofBlock } = buildMpcTree(bundles, fields.entropy, fields.minDepth);
  const compared = [
    ['OP_RETURN', commitment, committed],
    ['MPC/10', commitment, fields.commitment],
    ['OPRET/01', commitment, fields.opretCommitment],
    ['MPC/11', proofBlock, fields.proofBlock],
  ] as const;
  for (const [place, computed, found] of compared)
    if (!sameBytes(computed, found))
      throw new Refusal('COMMITMENT_MISMATCH', { place, computed: toHex(commitment) });
}

function describe({ contractId, bundleId, operations }: Bundle, read: ReadTransition): ProvedContract {
  return {
    contractId: toHex(contractId),
    assetId: formatAssetId(contractId),
    bundleId: toHex(bundleId),
    transitions: operations.map(({ opid, transition }) => ({
      opid,
      transition,
      assigned: read(opid, transition),
    })),
  };
}

export type HostOutput =
  | { readonly ok: true; readonly vout: number; readonly commitment: Uint8Array }
  | { readonly ok: false; readonly code: RefusalCode; readonly vout: number | null; readonly facts: Facts };

/** rgb-commitment.md 1: OP_RETURN and 32 bytes, no sats. After a taproot output validators find no proof: all lost. */
export function findHostOutput(outputs: readonly TransactionOutput[]): HostOutput {
  const vout = outputs.findIndex(isOpReturn);
  const host = outputs[vout];
  if (host === undefined) return { ok: false, code: 'NO_COMMITMENT', vout: null, facts: {} };
  const refuse = (code: RefusalCode, at: number, facts: Facts): HostOutput => ({
    ok: false,
    code,
    vout: at,
    facts,
  });
  const second = outputs.findLastIndex(isOpReturn);
  if (second !== vout) return refuse('TWO_COMMITMENTS', second, { first: `${vout}` });
  if (host.script.length !== 34 || host.script[1] !== PUSH_32)
    return refuse('COMMITMENT_FORM', vout, { bytes: `${host.script.length}` });
  if (host.amountSats !== 0n) return refuse('OP_RETURN_VALUE', vout, { amountSats: `${host.amountSats}` });
  const taproot = outputs.slice(0, vout).findIndex(({ script }) => isTaproot(script));
  if (taproot >= 0) return refuse('COMMITMENT_POSITION', vout, { taproot: `${taproot}` });
  return { ok: true, vout, commitment: host.script.subarray(2) };
}

const OP_RETURN = 0x6a;
const PUSH_32 = 0x20;

function isOpReturn({ script }: TransactionOutput): boolean {
  return script[0] === OP_RETURN;
}

export interface Closing {
  readonly assetId: string;
  readonly transitions: readonly ProvedTransition[];
  readonly held: readonly OwnAllocation[];
  /** Where an allocation of that name lies, if that is an output that is not spent here. */
  readonly elsewhere: (opout: string) => string | null;
  /** True if nothing is known of some input. */
  readonly mayBeMore: boolean;
}

/** RGB_INPUTS: leaving a known name open, or closing one that lies elsewhere, voids a transition and burns its assets. */
export function namedFindings({ assetId, transitions, held, elsewhere }: Closing): RgbFinding[] {
  const closed = new Set(transitions.flatMap(namesOf));
  const open = held.flatMap(({ opout }) =>
    opout === null || closed.has(opout)
      ? []
      : [rgbFinding('RGB_INPUTS', 'assetsWhole', { asset: assetId, opout })],
  );
  const stray = [...closed].flatMap((opout) => {
    const outpoint = elsewhere(opout);
    if (outpoint === null) return [];
    return [rgbFinding('RGB_INPUTS', 'assetsWhole', { asset: assetId, opout, outpoint })];
  });
  return [...open, ...stray];
}

/**
 * RGB_BALANCE unless each transition by itself gives out what it closes: a validator looks at each, so sums of all
 * are not enough. What is known by name counts where it is closed. What is only told goes to the names that are left,
 * in any way that makes every transition even; if an amount is not known, no way is looked for.
 */
export function transitionFindings(closing: Closing): RgbFinding[] {
  const { assetId, transitions, held } = closing;
  const mayBeMore = closing.mayBeMore || knownTotal(held) === null;
  const named = new Map<string, bigint>();
  const told: bigint[] = [];
  for (const { opout, amount } of known(held))
    if (opout === null) told.push(amount);
    else named.set(opout, amount);
  const open: Open[] = [];
  for (const { opid, transition, assigned } of transitions) {
    let count = 0;
    let needed = assigned.reduce((sum, { amount }) => sum + amount, 0n);
    for (const name of namesOf({ transition })) {
      const amount = named.get(name);
      if (amount === undefined) count++;
      else needed -= amount;
    }
    if (needed < 0n || (count === 0 && needed > 0n))
      return [uneven(assetId, { operation: opid, off: `${needed}` })];
    if (count > 0) open.push({ count, needed });
  }
  return mayBeMore || canBeEven(open, told) ? [] : [uneven(assetId, {})];
}

function uneven(asset: string, facts: Facts): RgbFinding {
  return rgbFinding('RGB_BALANCE', 'assetsWhole', { asset, problem: 'transitionUneven', ...facts });
}

function namesOf({ transition }: Pick<ProvedTransition, 'transition'>): string[] {
  return transition.inputs.map(({ opid, type, no }) => `${toHex(opid)}/${type}/${no}`);
}

/** A transition that closes so many allocations of unknown amounts, and gives out so much of them. */
interface Open {
  readonly count: number;
  readonly needed: bigint;
}

/** A search of more steps, or over more amounts, is given up: no honest transaction asks for it. */
const MAX_STEPS = 10_000;
const MAX_SEARCHED = 256;

function canBeEven(open: readonly Open[], told: readonly bigint[]): boolean {
  const left = new Map<bigint, number>();
  for (const amount of told) left.set(amount, (left.get(amount) ?? 0) + 1);
  // A single allocation can have no other amount than the transition's, and equal ones are as good.
  for (const { count, needed } of open) if (count === 1 && !takeOne(left, needed)) return false;
  const many = open.filter(({ count }) => count > 1);
  const amounts = [...left].flatMap(([amount, times]) => new Array<bigint>(times).fill(amount));
  if (amounts.length !== many.reduce((sum, { count }) => sum + count, 0)) return false;
  if (amounts.reduce((sum, one) => sum + one, 0n) !== many.reduce((sum, { needed }) => sum + needed, 0n))
    return false;
  if (many.length <= 1) return true;
  return amounts.length <= MAX_SEARCHED && canBeShared(many, amounts);
}

function takeOne(left: Map<bigint, number>, amount: bigint): boolean {
  const times = left.get(amount) ?? 0;
  if (times === 0) return false;
  if (times === 1) left.delete(amount);
  else left.set(amount, times - 1);
  return true;
}

/** Tries to fill one transition after the other; the last one then has what it needs. */
function canBeShared(many: readonly Open[], amounts: readonly bigint[]): boolean {
  const used = new Array<boolean>(amounts.length).fill(false);
  let steps = 0;

  function fill(at: number, from: number, count: number, needed: bigint): boolean {
    if (++steps > MAX_STEPS || needed < 0n) return false;
    if (count === 0) {
      if (needed !== 0n) return false;
      const next = many[at + 1];
      // The sums are equal, so the last one is even when all before it are.
      return next === undefined || at + 2 === many.length || fill(at + 1, 0, next.count, next.needed);
    }
    for (let i = from; i < amounts.length && steps <= MAX_STEPS; i++) {
      if (used[i] === true) continue;
      used[i] = true;
      if (fill(at, i + 1, count - 1, needed - (amounts[i] ?? 0n))) return true;
      used[i] = false;
    }
    return false;
  }

  const [first] = many;
  return first === undefined || fill(0, 0, first.count, first.needed);
}

/**
 * State that its schema does not allow voids a transition and burns what it moves. RGB_STATE: an amount where there
 * are tokens, a token where it is counted, or another token than the asset's one. RGB_BALANCE: an assignment of
 * nothing beside others. `schema` as pinned, NIA, CFA, IFA or UDA, capitals or not; null or another text: not known.
 */
export function stateFindings(
  asset: string,
  transitions: readonly ProvedTransition[],
  schema: string | null,
): RgbFinding[] {
  const expected = schema === null ? undefined : STATE_OF.get(schema.toUpperCase());
  return transitions.flatMap(({ opid, assigned }) => {
    const facts = { asset, operation: opid };
    const kinds = new Set(assigned.map(({ tokenIndex }) => (tokenIndex === null ? 'counted' : 'unique')));
    const tokens = assigned.flatMap(({ tokenIndex }) => tokenIndex ?? []);
    const token = tokens.find((index) => index !== ONLY_TOKEN);
    const zeros = assigned.filter(({ amount }) => amount === 0n).length;
    return [
      ...(expected !== undefined && [...kinds].some((kind) => kind !== expected)
        ? [rgbFinding('RGB_STATE', 'assetsAsAsked', { ...facts, schema: schema ?? '', expected })]
        : []),
      ...(token === undefined
        ? []
        : [rgbFinding('RGB_STATE', 'assetsAsAsked', { ...facts, token: `${token}` })]),
      ...(zeros > 0 && zeros < assigned.length
        ? [rgbFinding('RGB_BALANCE', 'assetsWhole', { ...facts, problem: 'assignsNothing' })]
        : []),
    ];
  });
}

/** RGB_BALANCE for more assignments than any honest send has: a validator may stop at them. */
export function countFindings({ contracts }: ProvedCommitment): RgbFinding[] {
  const assignments = contracts.reduce(
    (sum, { transitions }) => sum + transitions.reduce((all, { assigned }) => all + assigned.length, 0),
    0,
  );
  if (assignments <= MAX_ASSIGNMENTS) return [];
  const facts: Facts = { assignments: `${assignments}`, limit: `${MAX_ASSIGNMENTS}` };
  return [rgbFinding('RGB_BALANCE', 'assetsWhole', { ...facts, problem: 'tooManyAssignments' })];
}

const STATE_OF: ReadonlyMap<string, 'counted' | 'unique'> = new Map([
  ['NIA', 'counted'],
  ['CFA', 'counted'],
  ['IFA', 'counted'],
  ['UDA', 'unique'],
]);

/** The UDA schema knows one token, and rgb-lib gives it this index. */
const ONLY_TOKEN = 0;

/** Whom the user confirmed to pay. `secretSeal` and `script` are hex; amounts are base units. */
export type AskedRecipient =
  | { readonly kind: 'blinded'; readonly secretSeal: string; readonly amount: bigint }
  | {
      readonly kind: 'witness';
      readonly script: string;
      readonly amountSats: bigint;
      readonly amount: bigint;
    };

export interface AskedAsset {
  readonly assetId: string;
  readonly recipients: readonly AskedRecipient[];
}

/** An output of the transaction; ours by our own derivation, or nobody's that we know. */
export interface SendOutput {
  readonly script: Uint8Array;
  readonly amountSats: bigint;
  readonly own: { readonly branch: Branch } | null;
}

/** What is ours apart from the outputs. Outpoints are `txid:vout`. */
export interface OwnSide {
  readonly held: readonly OwnAllocation[];
  /** Why a seal may not name this outpoint, as facts; null: it is a free slot of ours by our own proof. */
  readonly sealProblem: (outpoint: string) => Facts | null;
  /** Where the allocation of that name lies, if we know it and it is not on a spent output. */
  readonly elsewhere: (opout: string) => string | null;
  /** The schema as first seen, null if it never was. It may be only told: it can refuse, and proves nothing. */
  readonly schemaOf: (assetId: string) => string | null;
}

export interface OwnAllocation {
  readonly assetId: string;
  /** Null: not known. */
  readonly amount: bigint | null;
  /** `opid/type/no` if it is known: then it, and no other, must be closed. */
  readonly opout: string | null;
}

export function recipientKey(recipient: AskedRecipient): string {
  return recipient.kind === 'blinded' ? sealKey(recipient.secretSeal) : scriptKey(recipient.script);
}
