import { randomBytes } from 'node:crypto';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import { signPsbt } from '../../../src-main/verify/sign/sign.ts';
import { toJsonValue } from '../../../src-main/base/json.ts';
import { answer, type Tools, openVault } from '../../../src-main/keyholder/answer.ts';
import { openKeychain, type Keytar } from '../../../src-main/keyholder/vault/keychain.ts';
import { CHEAP_COST } from '../../fakes/keyholder.ts';

export const anyBytes = (count: number): Uint8Array => Uint8Array.from(randomBytes(count));

/** What a keyholder child works with, over this keychain; each PSBT that its real signer signs is put into `signed`. */
export function toolsOver(keytar: Keytar, signed: string[] = []) {
  const keychain = openKeychain({ asked: () => undefined, answered: () => undefined }, () =>
    Promise.resolve(keytar),
  );
  return {
    ...openVault({ keychain, probeId: () => '0', randomBytes: anyBytes, cost: CHEAP_COST }),
    judging: () =>
      Promise.resolve({
        judge,
        signPsbt: (input: Parameters<typeof signPsbt>[0]) => {
          signed.push(input.psbt);
          return signPsbt(input);
        },
      }),
    nowMs: () => 1_800_000_000_000,
    uptime: () => ({ upMs: 0, boot: null as string | null }),
    randomBytes: anyBytes,
  } satisfies Tools;
}

/** What a child says to this, as it would cross. */
export const asking = (tools: Tools) => (act: string, asked: unknown) =>
  answer({ id: 7, act, asked: toJsonValue(asked) }, tools);
