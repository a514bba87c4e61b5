import { attack } from '../support/psbt/attack.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { inputLabel } from '../support/psbt/test-wallet.ts';

const H = 0x8000_0000;
const paths: readonly (readonly [string, readonly number[]])[] = [
  ['of another purpose', [H + 84, H + 1, H, 0, 0]],
  ['of another coin', [H + 86, H + 2, H, 0, 0]],
  ['of another account', [H + 86, H + 1, H + 1, 0, 0]],
  ['on a keychain that is not ours', [H + 86, H + 1, H, 2, 0]],
  ['with a hardened index', [H + 86, H + 1, H, 0, H]],
  ['with a hardened keychain', [H + 86, H + 1, H, H, 0]],
  ['without hardening', [86, 1, 0, 0, 0]],
  ['relative to the account', [0, 0]],
  ['of the master', []],
  ['one step longer', [H + 86, H + 1, H, 0, 0, 0]],
];
for (const [what, path] of paths)
  attack(`an input's path is one ${what}`, 'PATH_POLICY', ({ raw, wallet }) => {
    const key = wallet.keyAt(path);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  });
