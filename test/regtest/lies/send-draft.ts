import { proprietary, writeFields, type RawOperation, type RawSeal } from '../../support/rgb/encode.ts';
import { readRaw, valueOf, writeRaw, type RawPsbt } from '../../support/psbt/raw-psbt.ts';
import { readTransition } from '../../../src-main/domain/rgb/read-transition.ts';
import type { Seal, State, Transition } from '../../../src-main/domain/rgb/transition.ts';
import type { NamedLie } from './lie.ts';

/** A send of rgb-lib's own, open to change: what it commits to, and the PSBT around it. */
export interface SendDraft {
  readonly raw: RawPsbt;
  operations: RawOperation[];
  readonly entropy: string;
}

/**
 * A lie about the asset part, consistent in itself: operations are changed, and every id, tree and the OP_RETURN are
 * computed anew, so that only what the transaction means is wrong. `hide` then takes fields away.
 */
export function lieAboutAssets(
  name: string,
  codes: readonly string[],
  change: (draft: SendDraft) => void,
  hide: (draft: SendDraft) => void = () => undefined,
): NamedLie {
  return {
    name,
    codes,
    endpoint: 'sendbegin',
    change: (psbt) => {
      const draft = readDraft(psbt);
      change(draft);
      commit(draft);
      hide(draft);
      return writeRaw(draft.raw);
    },
  };
}

const TRANSITION = proprietary('RGB', 1);
const ENTROPY = proprietary('MPC', 1);

/** Throws where writing it again does not give rgb-lib's very bytes: then a lie would be seen for its form alone. */
function readDraft(psbt: string): SendDraft {
  const raw = readRaw(psbt);
  const host = raw.outputs[hostOf(raw)];
  const operations = raw.global
    .filter(([key]) => key.startsWith(TRANSITION))
    .map(([, value]) => operationOf(readTransition(Buffer.from(value, 'hex'))));
  const draft = { raw, operations, entropy: valueOf(host, ENTROPY) };
  const before = [fieldsOf(raw), raw.tx.outputs[hostOf(raw)]?.script];
  commit(draft);
  const after = [fieldsOf(raw), raw.tx.outputs[hostOf(raw)]?.script];
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Error('an honest send is written otherwise than rgb-lib writes it');
  return draft;
}

/** Fields have no order that means anything. */
function fieldsOf(raw: RawPsbt): string[] {
  return [...raw.global, ...(raw.outputs[hostOf(raw)] ?? [])].map((pair) => pair.join()).sort();
}

/** Writes the fields and the OP_RETURN for the operations as they are now. */
function commit({ raw, operations, entropy }: SendDraft): void {
  const { global, host, commitment } = writeFields(operations, entropy);
  const at = hostOf(raw);
  const output = raw.tx.outputs[at];
  if (output === undefined) throw new Error('a send without an OP_RETURN');
  raw.global = global;
  raw.outputs[at] = host;
  output.script = `6a20${commitment}`;
}

export function hostOf({ tx }: RawPsbt): number {
  return tx.outputs.findIndex(({ script }) => script.startsWith('6a'));
}

function operationOf(transition: Transition): RawOperation {
  return {
    formatVersion: 0,
    contract: hex(transition.contractId),
    nonce: hex64(transition.nonce),
    type: transition.type,
    metadata: transition.metadata.map(({ type, bytes }) => ({ type, value: hex(bytes) })),
    globals: transition.globals.map(({ type, values }) => ({ type, values: values.map(hex) })),
    inputs: transition.inputs.map(({ opid, type, no }) => ({ opid: hex(opid), type, no })),
    groups: transition.assignments.map(({ type, kind, items }) => ({
      type,
      stateClass: ['void', 'fungible', 'structured'].indexOf(kind),
      items: items.map(({ seal, state }) => ({ seal: sealOf(seal), state: stateOf(state) })),
    })),
    signature: transition.signature === null ? '00' : `01${hex(transition.signature)}`,
  };
}

function sealOf(seal: Seal): RawSeal {
  if (seal.kind === 'secret') return { secret: hex(seal.secretSeal) };
  const { txid, vout, blinding } = seal;
  return { txid: txid && hex(txid), vout, blinding: hex64(blinding) };
}

function stateOf(state: State): string {
  switch (state.kind) {
    case 'void':
      return '';
    case 'fungible':
      return `08${hex64(state.amount)}`;
    case 'structured':
      return `${hex64(BigInt(state.bytes.length)).slice(0, 4)}${hex(state.bytes)}`;
  }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** Little-endian. */
function hex64(value: bigint): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes.toString('hex');
}
