import { formatUnits } from '../../../src-preload/contract/index.ts';
import { isOddText } from '../../domain/assets/texts.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import { directionOf } from '../../domain/transfers/state.ts';
import type { KeptAsset, KeptTransfer } from '../../ports.ts';
import type { Asked } from '../../ports.ts';
import { stateAt } from '../book/describe-transfer.ts';

/** Main's own question before a transfer is given up, with what follows from it. */
export function askGiveUp(
  wallet: WalletRecord,
  transfer: KeptTransfer,
  asset: KeptAsset | null,
  nowMs: number,
): Asked {
  const isSend = directionOf(transfer.kindName) === 'out';
  return {
    title: isSend ? 'Give this send up?' : 'Give this invoice up?',
    message: `“${wallet.name}” on ${wallet.keys.network}`,
    details: [
      whatOf(transfer, asset),
      ...(isSend ? AFTER_SEND : stateAt(transfer, nowMs) === 'waitingForYou' ? AFTER_ARRIVAL : AFTER_INVOICE),
    ],
    confirmLabel: 'Give it up',
    danger: true,
  };
}

const AFTER_SEND = [
  'What it holds is free again, and so is everything else that goes in the same transaction.',
  'Whoever has the signed transaction could still broadcast it. Ochre keeps that in mind when you pay again.',
];
const AFTER_INVOICE = [
  'It can no longer be paid, and the slot that it holds is free again.',
  'If somebody has paid it already, what they sent may be lost. Refresh before, to see.',
];
const AFTER_ARRIVAL = [
  'Somebody has paid it: what they sent may be lost. A refresh would take it.',
  'The slot that it holds is free again.',
];

function whatOf({ amount, assetId }: KeptTransfer, asset: KeptAsset | null): string {
  const shortId = `${assetId.slice(0, 20)}…`;
  const ticker = asset?.ticker ?? null;
  // The issuer's word: anything but a plain ticker is not quoted.
  const name = ticker === null || isOddText(ticker, 'ticker') ? shortId : `${ticker} (${shortId})`;
  if (amount === null || asset === null) return name;
  return `${formatUnits(amount, asset.precision)} ${name}`;
}
