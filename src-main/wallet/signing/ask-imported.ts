import { named } from '../../../src-preload/contract/outside.ts';
import { isOnlyOurPart } from '../../domain/intents/intent.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { Asked } from '../../ports/index.ts';
import {
  askSignBtc,
  askSignSend,
  askSignSlots,
  digestLine,
  feeAndDoubts,
  recipientLines,
  sats,
  shortId,
} from './ask-sign.ts';
import type { Imported } from '../context/context.ts';
import type { Question } from '../../domain/offline/questions.ts';
import type { ConflictingTransaction } from './refuse-second-payment.ts';

/** More lines than that push a native dialog's buttons off the screen. */
const MOST_LINES = 8;
const SHORT_CHARS = 40;
/** So many assets are named in one line. */
const MOST_ASSETS = 4;

/** Main's own question before what was brought is signed. */
export function askSignImported(
  wallet: WalletRecord,
  held: Imported,
  { rivals, besides }: { readonly rivals: readonly ConflictingTransaction[]; readonly besides: number },
): Asked {
  const asked = questionOf(wallet, held);
  const beside = [
    'Ochre signs it and sends it nowhere: you take the signed one back.',
    ...(besides === 0
      ? []
      : ['Another one that you signed here pays the same from other coins: both can confirm.']),
    ...(rivals.some(({ isAway }) => !isAway)
      ? ['Another one that you signed here spends the same coins: one of them can confirm.']
      : []),
    ...(rivals.some(({ isAway }) => isAway)
      ? ['Another one that is out to be signed spends the same coins: one of them can confirm.']
      : []),
  ];
  return { ...asked, details: [...asked.details, ...beside] };
}

function questionOf(wallet: WalletRecord, held: Imported): Asked {
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

function askSignBare(wallet: WalletRecord, held: Imported): Asked {
  const { questions } = held;
  const lines = largestFirst(questions).map((question) => {
    switch (question.kind) {
      case 'output':
        // In full: an address that only begins and ends as another does is easily made.
        return `${sats(question.amountSats)} to ${question.address ?? `script ${short(question.script)}`}`;
      case 'part':
        return partLine(question);
      case 'data':
        return `Writes ${short(question.data)} into the chain${burnt(question.amountSats)}`;
      case 'slots':
        return slotsLine(question);
      case 'asset':
        return `${question.amount.toString()} base units of ${shortId(question.assetId)} to ${sealText(question.seal)}`;
    }
  });
  const { verdict } = held;
  const rest = lines.length - MOST_LINES;
  const paid = questions.filter((question) => question.kind === 'output');
  const away = paid.reduce((sum, { amountSats }) => sum + amountSats, 0n);
  return {
    title: isOnlyOurPart(held.input.intent)
      ? 'Sign: only your part of a transaction?'
      : lines.length === 0
        ? 'Sign: a transaction that pays nobody else?'
        : 'Sign: a transaction as reviewed?',
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      ...lines.slice(0, MOST_LINES),
      ...(rest > 0 ? [`and ${String(rest)} more, none of them larger`] : []),
      ...(paid.length > 1 || (paid.length > 0 && rest > 0)
        ? [`In all ${sats(away)} to ${String(paid.length)} ${paid.length === 1 ? 'other' : 'others'}`]
        : []),
      ...feeAndDoubts(verdict),
      digestLine(verdict),
    ],
    confirmLabel: 'Sign',
    danger: false,
  };
}

const burnt = (amountSats: bigint): string =>
  amountSats === 0n ? '' : ` and burns ${sats(amountSats)}, which nobody can spend again`;

/** What it takes from this wallet, and that the rest is signed by others or not at all. */
function partLine({ ours, others, oursSats, backSats }: Extract<Question, { kind: 'part' }>): string {
  const net =
    backSats > oursSats
      ? `${sats(backSats - oursSats)} come to you`
      : `${sats(oursSats - backSats)} leave you`;
  return `Only your part: ${String(ours)} of ${String(ours + others)} inputs. They hold ${sats(oursSats)}, ${sats(backSats)} return: ${net}, the fee included`;
}

/** Whatever lies on them is lost. */
function slotsLine({ outpoints, assets }: Extract<Question, { kind: 'slots' }>): string {
  const rest = assets.length - MOST_ASSETS;
  const known = [
    ...assets
      .slice(0, MOST_ASSETS)
      .map(({ assetId, amount }) => `${amount.toString()} base units of ${assetId.slice(0, 20)}…`),
    ...(rest > 0 ? [`${String(rest)} more assets`] : []),
  ];
  return `Spends ${String(outpoints.length)} asset ${outpoints.length === 1 ? 'slot' : 'slots'} and moves no asset: what lies there is lost${known.length === 0 ? '' : `, as far as is known ${known.join(' and ')}`}`;
}

/**
 * What is given away stands first, and of the outputs the largest: what is cut off must not be what matters. Whoever made
 * the PSBT chooses how many assets of no worth it gives and how often it writes, so neither may push that one out.
 */
function largestFirst(questions: readonly Question[]): Question[] {
  const largest = questions.reduce<Question | null>(
    (most, one) =>
      one.kind === 'output' && (most?.kind !== 'output' || one.amountSats > most.amountSats) ? one : most,
    null,
  );
  const weight = (one: Question): bigint => {
    if (one.kind === 'part' || one.kind === 'slots') return 3n * ABOVE_ALL;
    if (one === largest) return 2n * ABOVE_ALL;
    return one.kind === 'asset' ? ABOVE_ALL : one.amountSats;
  };
  return [...questions].sort((a, b) => (weight(a) < weight(b) ? 1 : weight(a) > weight(b) ? -1 : 0));
}

const ABOVE_ALL = 2n ** 64n;

function sealText(seal: Extract<Question, { kind: 'asset' }>['seal']): string {
  return seal.kind === 'secret'
    ? `the blinded seal ${short(seal.secretSeal)}`
    : 'an output that is not yours';
}

/** More than this of one transaction are read one by one, on its own. */
export const MOST_RECIPIENTS_AMONG_MANY = 8;

/** Whom each of them pays, in full: several questions where one cannot hold all of it. */
export function askSignMany(wallets: readonly WalletRecord[], helds: readonly Imported[]): Asked[] {
  const groups: { readonly lines: string[]; count: number }[] = [];
  for (const held of helds) {
    const lines = linesOf(held);
    const last = groups.at(-1);
    if (last === undefined || last.lines.length + lines.length > MOST_LINES_AMONG_MANY)
      groups.push({ lines, count: 1 });
    else {
      last.lines.push(...lines);
      last.count += 1;
    }
  }
  const fee = helds.reduce((sum, { verdict }) => sum + (verdict.sums?.feeSats ?? 0n), 0n);
  const away = helds.reduce((sum, { verdict }) => sum + (verdict.sums?.strangerSats ?? 0n), 0n);
  const names = [...new Set(wallets.map(({ name, keys }) => `${named(name)} on ${keys.network}`))];
  return groups.map(({ lines, count }, at) => ({
    title:
      groups.length === 1
        ? `Sign ${String(helds.length)} transactions?`
        : `Sign ${String(helds.length)} transactions? Part ${String(at + 1)} of ${String(groups.length)}`,
    message:
      names.length > MOST_NAMED
        ? `${names.slice(0, MOST_NAMED).join(', ')} and ${String(names.length - MOST_NAMED)} more`
        : names.join(', '),
    details: [
      ...lines,
      `In all ${sats(away)} to others, and ${sats(fee)} in fees. ${provedOrReported(helds)}`,
      'Ochre signs them and sends them nowhere: you take the signed ones back.',
    ],
    confirmLabel: groups.length === 1 ? `Sign ${String(helds.length)}` : `These ${String(count)} too`,
    danger: false,
  }));
}

function provedOrReported(helds: readonly Imported[]): string {
  const reported = helds.filter(({ verdict }) => verdict.outcome === 'onTrust').length;
  return reported === 0
    ? 'All of them are proved.'
    : `Nothing contradicts; ${String(reported)} rest in part on what their packs report.`;
}

const MOST_LINES_AMONG_MANY = 12;
/** So many wallets are named, in each part; every one of them was chosen on the screen. */
const MOST_NAMED = 8;

/** The id first, which nobody chooses, and never the file's name. */
function linesOf({ verdict, input: { intent } }: Imported): string[] {
  const which = (verdict.txid ?? '').slice(0, 8);
  const fee = `fee ${sats(verdict.sums?.feeSats ?? 0n)}`;
  switch (intent.kind) {
    case 'createSlots':
      return [`${which}: slots of ${sats(intent.sizeSats)}, all of it stays yours, ${fee}`];
    case 'sendBtc':
      return [`${which}: ${sats(intent.amountSats)} to ${intent.address}, ${fee}`];
    case 'send':
      return recipientLines(intent, []).map((line) => `${which}: ${line}, ${fee}`);
    case 'offline':
      return [];
  }
}

const short = (hex: string): string => (hex.length <= SHORT_CHARS ? hex : `${hex.slice(0, SHORT_CHARS)}…`);
