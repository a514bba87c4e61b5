import { toHex } from '../psbt/bytes.ts';
import { readPsbt } from '../psbt/read.ts';
import type { JudgeAccount } from '../verdict.ts';
import { verifySigned } from '../signing/verify.ts';
import { scriptKey } from '../rgb/send-terms.ts';
import { WalletError } from '../errors.ts';

/** A payment of ours as the journal keeps it: the PSBT as it came, and as we signed it. */
export interface Payment {
  readonly psbt: string;
  readonly signed: string;
}

/**
 * Whom these payments paid: each is taken only where every signature in it is by our own keys, so that a payment that
 * never was vouches for nobody. Touches no key.
 */
export function payeesOf(payments: readonly Payment[], account: JudgeAccount): ReadonlySet<string> {
  return new Set(payments.flatMap((payment) => (isOurs(payment, account) ? scriptsOf(payment) : [])));
}

function isOurs({ psbt, signed }: Payment, account: JudgeAccount): boolean {
  try {
    // Some of them other programs made, in forms that no service uses.
    verifySigned(psbt, signed, account, 'bare');
    return true;
  } catch (error) {
    if (error instanceof WalletError) return false;
    throw error;
  }
}

function scriptsOf({ psbt }: Payment): string[] {
  return readPsbt(psbt).unsigned.outputs.map(({ script }) => scriptKey(toHex(script)));
}
