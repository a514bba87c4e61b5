import type { Seal, State, Transition } from '../../../src-main/verify/rgb/transition.ts';
import { u64 } from '../psbt/raw-psbt.ts';
import type { RawGroup, RawOperation, RawSeal } from './encode.ts';

/** What was read of a transition, open to change. */
export const rawOperationOf = (transition: Transition): RawOperation => ({
  formatVersion: 0,
  contract: hex(transition.contractId),
  nonce: u64(transition.nonce),
  type: transition.type,
  metadata: transition.metadata.map(({ type, bytes }) => ({ type, value: hex(bytes) })),
  globals: transition.globals.map(({ type, values }) => ({ type, values: values.map(hex) })),
  inputs: transition.inputs.map(({ opid, type, no }) => ({ opid: hex(opid), type, no })),
  groups: rawGroupsOf(transition.assignments),
  signature: transition.signature === null ? '00' : `01${hex(transition.signature)}`,
});

export const rawGroupsOf = (assignments: Transition['assignments']): RawGroup[] =>
  assignments.map(({ type, kind, items }) => ({
    type,
    stateClass: ['void', 'fungible', 'structured'].indexOf(kind),
    items: items.map(({ seal, state }) => ({ seal: sealOf(seal), state: stateOf(state) })),
  }));

function sealOf(seal: Seal): RawSeal {
  if (seal.kind === 'secret') return { secret: hex(seal.secretSeal) };
  const { txid, vout, blinding } = seal;
  return { txid: txid && hex(txid), vout, blinding: u64(blinding) };
}

function stateOf(state: State): string {
  switch (state.kind) {
    case 'void':
      return '';
    case 'fungible':
      return `08${u64(state.amount)}`;
    case 'structured':
      return `${u64(BigInt(state.bytes.length)).slice(0, 4)}${hex(state.bytes)}`;
  }
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
