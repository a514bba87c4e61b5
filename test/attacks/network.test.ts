import { attack } from '../support/psbt/attack.ts';
import { replaceValue, u32 } from '../support/psbt/raw-psbt.ts';

const H = 0x8000_0000;
for (const [what, coin] of [
  ['plain bitcoin', 0],
  ['assets', 827166],
] as const)
  attack(`an input's path is that of mainnet ${what}`, 'NETWORK', ({ raw, inputKeys }) => {
    const { internalKey, origin } = inputKeys[0]!;
    const path = [H + 86, H + coin, H, 0, 0].map(u32).join('');
    replaceValue(raw.inputs[0], `16${internalKey}`, `00${origin.slice(0, 8)}${path}`);
  });
