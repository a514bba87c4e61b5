import type { Outcome, RefusalCode } from '../../../src-preload/contract/claims.ts';
import { sameBytes, toHex } from '../../base/bytes.ts';
import type { Psbt } from '../psbt/read.ts';
import { Refusal, type Facts } from '../../base/errors.ts';
import { formatAssetId } from '../../invoices/asset-id.ts';
import { type Assigned, readTransition, type Transition } from './transition.ts';
import {
  matchBundles,
  type Bundle,
  type Operation,
  operationId,
  collectRgbFields,
  type RgbFields,
} from './bundle.ts';
import { MAX_OPERATION_ITEMS } from './rgb-limits.ts';
import { buildMpcTree } from './merkle.ts';
import { isTaproot } from '../../keys/allowed-paths.ts';
import type { TransactionOutput } from '../psbt/transaction.ts';

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
