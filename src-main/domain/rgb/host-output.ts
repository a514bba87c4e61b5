import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import { isTaproot } from '../keys/own-paths.ts';
import type { Facts } from '../psbt/refusal.ts';
import type { TransactionOutput } from '../psbt/transaction.ts';

export type HostOutput =
  | { readonly ok: true; readonly vout: number; readonly commitment: Uint8Array }
  | { readonly ok: false; readonly code: RefusalCode; readonly vout: number | null; readonly facts: Facts };

/**
 * The one output that carries the commitment (rgb-commitment.md 1): OP_RETURN and 32 bytes, no sats, and no taproot
 * output before it. Validators look at the first output of either kind alone: after a taproot one the proof is void
 * and the assets are lost.
 */
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
