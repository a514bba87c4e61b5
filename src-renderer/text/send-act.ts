import type { AssetView } from '../../src-preload/contract/index.ts';
import { assetWords } from './asset-words.ts';
import { plural } from './numbers.ts';

/** The act as a button repeats it: “send 10.00 TUSD”, “send 2 assets to 3 recipients”. */
export function sendAct(
  recipients: readonly { readonly assetId: string; readonly amount: bigint | string }[],
  find: (assetId: string) => AssetView | undefined,
): string {
  const ids = new Set(recipients.map(({ assetId }) => assetId));
  const [only] = ids;
  const to = recipients.length > 1 ? ` to ${plural(recipients.length, 'recipient')}` : '';
  if (only === undefined) return 'send';
  if (ids.size > 1) return `send ${plural(ids.size, 'asset')}${to}`;
  const total = recipients.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { figure, unit } = assetWords(find).figure(only, total);
  return `send ${figure}\u00a0${unit}${to}`;
}
