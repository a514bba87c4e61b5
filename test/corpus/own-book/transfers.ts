import { readPsbt } from '../../../src-main/verify/psbt/read.ts';
import { proveCommitment } from '../../../src-main/verify/rgb/commitment.ts';
import type { Seal, State, Transition } from '../../../src-main/verify/rgb/transition.ts';
import { readRaw, valueOf, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { hex } from '../../support/psbt/test-wallet.ts';
import { fungible, proprietary, writeFields } from '../../support/rgb/encode.ts';
import type { RawOperation, RawSeal } from '../../support/rgb/encode.ts';

/** The transfers that a PSBT shows and commits to, contract by contract. */
export function transfersOf(psbt: string): RawOperation[] {
  const proof = proveCommitment(readPsbt(psbt));
  if (!proof.ok) throw new Error(`no honest PSBT: ${proof.code}`);
  return proof.contracts.flatMap(({ transitions }) => transitions.map(({ transition }) => rawOf(transition)));
}

/** The same PSBT with its transfers changed, and committed to as honestly as the ones before. */
export function recommitted(psbt: string, change: (transfers: RawOperation[]) => void): string {
  const transfers = transfersOf(psbt);
  change(transfers);
  const raw = readRaw(psbt);
  const vout = raw.tx.outputs.findIndex(({ script }) => script.startsWith('6a'));
  const before = raw.outputs[vout] ?? [];
  const { global, host, commitment } = writeFields(transfers, valueOf(before, proprietary('MPC', 1)));
  raw.global = [...raw.global.filter(([key]) => !key.startsWith(RGB)), ...global];
  const written = new Set(host.map(([key]) => key));
  const bundle = proprietary('MPC', 0);
  raw.outputs[vout] = [...before.filter(([key]) => !written.has(key) && !key.startsWith(bundle)), ...host];
  const output = raw.tx.outputs[vout];
  if (output === undefined) throw new Error('no output holds the commitment');
  output.script = `6a20${commitment}`;
  return writeRaw(raw);
}

const RGB = 'fc03524742';

function rawOf(transition: Transition): RawOperation {
  const { contractId, nonce, type, metadata, globals, inputs, assignments, signature } = transition;
  if (metadata.length > 0 || globals.length > 0 || signature !== null)
    throw new Error('more than a transfer');
  return {
    formatVersion: 0,
    contract: hex(contractId),
    nonce: u64(nonce),
    type,
    metadata: [],
    globals: [],
    inputs: inputs.map((closed) => ({ ...closed, opid: hex(closed.opid) })),
    groups: assignments.map((group) => ({
      type: group.type,
      stateClass: ['void', 'fungible', 'structured'].indexOf(group.kind),
      items: group.items.map(({ seal, state }) => ({ seal: sealOf(seal), state: stateOf(state) })),
    })),
    signature: '00',
  };
}

function sealOf(seal: Seal): RawSeal {
  if (seal.kind === 'secret') return { secret: hex(seal.secretSeal) };
  const { txid, vout, blinding } = seal;
  return { txid: txid === null ? null : hex(txid), vout, blinding: u64(blinding) };
}

function stateOf(state: State): string {
  switch (state.kind) {
    case 'void':
      return '';
    case 'fungible':
      return fungible(state.amount);
    case 'structured':
      return u16(state.bytes.length) + hex(state.bytes);
  }
}

/** As {@link fungible} wrote it. */
export function amountOf(state: string): bigint {
  return Buffer.from(state.slice(2), 'hex').readBigUInt64LE();
}

function u16(value: number): string {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes.toString('hex');
}

function u64(value: bigint): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes.toString('hex');
}
