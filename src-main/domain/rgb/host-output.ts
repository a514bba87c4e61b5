import { isTaproot } from '../psbt/own-scripts.ts';
import type { Facts } from '../psbt/refusal.ts';
import type { TransactionOutput } from '../psbt/transaction.ts';
import type { RefusalCode } from '../psbt/verdict.ts';

export type HostOutput =
  | { readonly ok: true; readonly vout: number; readonly commitment: Uint8Array }
  | { readonly ok: false; readonly code: RefusalCode; readonly vout: number | null; readonly facts: Facts };

/**
 * The one output that carries the commitment (rgb-commitment.md 1): OP_RETURN and 32 bytes, no sats, and no taproot
 * output before it. Validators look at the first output of either kind alone: after a taproot one the proof is void
 * and the assets are lost.
 */
export function findHostOutput(outputs: readonly TransactionOutput[]): HostOutput {
  const hosts = outputs.flatMap(({ script }, vout) => (script[0] === OP_RETURN ? [vout] : []));
  const [vout, second] = hosts;
  const refuse = (code: RefusalCode, facts: Facts): HostOutput => ({
    ok: false,
    code,
    vout: second ?? vout ?? null,
    facts,
  });
  const host = vout === undefined ? undefined : outputs[vout];
  if (vout === undefined || host === undefined) return refuse('NO_COMMITMENT', {});
  if (second !== undefined) return refuse('TWO_COMMITMENTS', { outputs: hosts.join(' ') });
  if (host.script.length !== 34 || host.script[1] !== PUSH_32)
    return refuse('COMMITMENT_FORM', { bytes: String(host.script.length) });
  if (host.amountSats !== 0n) return refuse('OP_RETURN_VALUE', { amountSats: String(host.amountSats) });
  const taproot = outputs.findIndex(({ script }) => isTaproot(script));
  if (taproot >= 0 && taproot < vout) return refuse('COMMITMENT_POSITION', { taproot: String(taproot) });
  return { ok: true, vout, commitment: host.script.subarray(2) };
}

const OP_RETURN = 0x6a;
const PUSH_32 = 0x20;
