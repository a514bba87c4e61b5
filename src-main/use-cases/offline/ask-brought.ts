import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Asked } from '../questions.ts';
import {
  askSignBtc,
  askSignSend,
  askSignSlots,
  digestLine,
  feeAndDoubts,
  sats,
} from '../signing/ask-sign.ts';
import type { Held } from './held.ts';
import { openQuestions } from './open-questions.ts';

/** More lines than that push a native dialog's buttons off the screen. */
const MOST_LINES = 8;
const SHORT_CHARS = 40;

/** Main's own question before what was brought is signed. */
export function askSignBrought(wallet: WalletRecord, held: Held, rivals: number): Asked {
  const asked = questionOf(wallet, held);
  const beside = [
    'Ochre signs it and sends it nowhere: you take the signed one back.',
    ...(rivals === 0
      ? []
      : ['Another one that you signed here spends the same coins: one of them can confirm.']),
  ];
  return { ...asked, details: [...asked.details, ...beside] };
}

function questionOf(wallet: WalletRecord, held: Held): Asked {
  const { verdict, input } = held;
  switch (input.intent.kind) {
    case 'createSlots':
      return askSignSlots(wallet, input.intent, verdict);
    case 'sendBtc':
      return askSignBtc(wallet, input.intent, verdict);
    case 'send':
      return askSignSend(wallet, input.intent, verdict, []);
    case 'offline':
      return askSignBare(wallet, held);
  }
}

function askSignBare(wallet: WalletRecord, held: Held): Asked {
  const lines = openQuestions(held).map((question) => {
    switch (question.kind) {
      case 'output':
        // In full: an address that only begins and ends as another does is easily made.
        return `${sats(question.amountSats)} to ${question.address ?? `script ${short(question.script)}`}`;
      case 'data':
        return `Writes ${short(question.data)} into the chain`;
      case 'asset':
        return `${question.amount.toString()} base units of ${question.assetId.slice(0, 20)}… to somebody else`;
    }
  });
  const { verdict } = held;
  const rest = lines.length - MOST_LINES;
  return {
    title:
      lines.length === 0 ? 'Sign: a transaction that pays nobody else?' : 'Sign: a transaction as reviewed?',
    message: `“${wallet.name}” on ${wallet.keys.network}`,
    details: [
      ...lines.slice(0, MOST_LINES),
      ...(rest > 0 ? [`and ${String(rest)} more, as reviewed`] : []),
      ...feeAndDoubts(verdict),
      digestLine(verdict),
    ],
    confirmLabel: 'Sign',
    danger: false,
  };
}

/** One question for all of them. */
export function askSignMany(wallets: readonly WalletRecord[], helds: readonly Held[]): Asked {
  const fee = helds.reduce((sum, { verdict }) => sum + (verdict.sums?.feeSats ?? 0n), 0n);
  const away = helds.reduce((sum, { verdict }) => sum + (verdict.sums?.strangerSats ?? 0n), 0n);
  const lines = helds.map(({ name, verdict: { sums, txid, digest } }) => {
    const what = name === '' ? (txid ?? '').slice(0, 8) : oneLine(name);
    return `${what}: ${sats(sums?.strangerSats ?? 0n)} to others, fee ${sats(sums?.feeSats ?? 0n)}, digest ${digest.slice(0, 8)}`;
  });
  const names = [...new Set(wallets.map(({ name, keys }) => `“${name}” on ${keys.network}`))];
  const rest = lines.length - MOST_LINES;
  return {
    title: `Sign ${String(helds.length)} transactions?`,
    message: names.join(', '),
    details: [
      ...lines.slice(0, MOST_LINES),
      ...(rest > 0 ? [`and ${String(rest)} more, as listed`] : []),
      `In all ${sats(away)} to others, and ${sats(fee)} in fees. All of them are proved.`,
      'Ochre signs them and sends them nowhere: you take the signed ones back.',
    ],
    confirmLabel: `Sign ${String(helds.length)}`,
    danger: false,
  };
}

const short = (hex: string): string => (hex.length <= SHORT_CHARS ? hex : `${hex.slice(0, SHORT_CHARS)}…`);

/** A file's name is anybody's text: what cannot be seen, or turns the line around, stays out. */
function oneLine(name: string): string {
  const seen = name.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '');
  return seen.length <= SHORT_CHARS ? seen : `${seen.slice(0, SHORT_CHARS)}…`;
}
