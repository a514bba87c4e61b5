import { readPsbt } from '../../../src-main/verify/psbt/read.ts';
import { proveCommitment } from '../../../src-main/verify/rgb/commitment.ts';
import { transferAssignments } from '../../../src-main/verify/rgb/assigned.ts';
import type { Transition } from '../../../src-main/verify/rgb/transition.ts';
import { readRaw, valueOf, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { proprietary, writeFields, type RawOperation } from '../../support/rgb/encode.ts';
import { rawOperationOf } from '../../support/rgb/raw-operation.ts';

/** The transfers that a PSBT shows and commits to, contract by contract. */
export function transfersOf(psbt: string): RawOperation[] {
  const proof = proveCommitment(readPsbt(psbt), transferAssignments);
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
  const { metadata, globals, signature } = transition;
  if (metadata.length > 0 || globals.length > 0 || signature !== null)
    throw new Error('more than a transfer');
  return rawOperationOf(transition);
}
