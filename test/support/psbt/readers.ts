import { Psbt as BitcoinjsPsbt } from 'bitcoinjs-lib';
import { readPsbt } from '../../../src-main/verify/psbt/read.ts';
import { Refusal } from '../../../src-main/base/errors.ts';
import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import { scureRead } from './second-opinion.ts';

/** What our reader says of a text: null where it reads it, or the code of its refusal. Any other error flies. */
export function readingCode(text: string): RefusalCode | null {
  try {
    readPsbt(text);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** The unsigned transaction as bitcoinjs-lib and as @scure/btc-signer read it, hex; null where they refuse. */
export function otherReadings(text: string) {
  const attempt = (read: () => Uint8Array): string | null => {
    try {
      return Buffer.from(read()).toString('hex');
    } catch {
      return null;
    }
  };
  return {
    bitcoinjs: attempt(() => BitcoinjsPsbt.fromBase64(text).data.getTransaction()),
    scure: attempt(() => scureRead(text).unsignedTx),
  };
}

/** Why it is refused, with the facts; or that it was read. */
export function refusalSaid(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.facts];
    throw error;
  }
  return 'it was read';
}
