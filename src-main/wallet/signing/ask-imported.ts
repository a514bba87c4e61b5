import { sumOfSats } from '../../base/groups.ts';
import { sayList, say } from '../../../src-preload/messages/say.ts';
import {
  scopeOf,
  type ImportQuestion,
  areHidden,
  hiddenGroups,
  type IntentOf,
  payeesOfIntent,
  tellsHidden,
  withHidden,
  unsignedOf,
} from '../../verify/index.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Confirmation, ComparedPayee, StoredImport } from '../../ports/index.ts';
import type { NamedAsset } from '../../records/signing.ts';
import { paymentKind } from '../pay/kinds/index.ts';
import {
  namedAmount,
  satsWithUnit,
  shortId,
  signQuestion,
  finest,
  intentView,
  sealView,
} from '../pay/review.ts';
import type { Imported, WalletContext } from '../context/context.ts';
import { type ConflictingTransaction, payeesKnown } from '../pay/refuse-second-payment.ts';
import { walletOn } from '../questions.ts';
import { scriptKey } from '../../base/bitcoin.ts';
import { toHex } from '../../base/bytes.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { isSignedFor, payeeAsked } from './imported.ts';

/** More lines push a native dialog's buttons off the screen. */
const MOST_LINES = 8;
const SHORT_CHARS = 40;
const MOST_ASSETS = 4;

export function askSignImported(
  wallet: WalletRecord,
  held: Imported,
  {
    rivals,
    besides,
    skipped,
    assets,
  }: {
    readonly rivals: readonly ConflictingTransaction[];
    readonly besides: number;
    readonly skipped: number;
    readonly assets: readonly NamedAsset[];
  },
): Confirmation {
  const { verdict, input } = held;
  const { intent } = input;
  const asked =
    intent.kind === 'offline'
      ? askSignBare(wallet, held, assets)
      : paymentKind(intent).question(wallet, { intent, verdict, assets, isImported: true });
  const beside = [
    ...uncompared(skipped),
    say('question-sign-imported.nowhere'),
    ...(besides === 0 ? [] : [say('question-sign-imported.besides')]),
    ...(rivals.length === 0 ? [] : [say('question-sign-imported.same-coins')]),
  ];
  return { ...asked, details: asked.details.toSpliced(-1, 0, ...beside) };
}

const uncompared = (count: number): string[] =>
  count === 0 ? [] : [say('question-sign-imported.uncompared', { count })];

function askSignBare(wallet: WalletRecord, held: Imported, assets: readonly NamedAsset[]): Confirmation {
  const { questions } = held;
  const lines = largestFirst(questions).map((question) => {
    switch (question.kind) {
      case 'output':
        // In full: a look-alike with the same ends is easily made.
        return outputLine(question);
      case 'part':
        return partLine(question);
      case 'data':
        return dataLine(question);
      case 'slots':
        return slotsLine(question, assets);
      case 'asset':
        return assetLine(question, assets);
    }
  });
  const { verdict } = held;
  const rest = lines.length - MOST_LINES;
  const paid = questions.filter((question) => question.kind === 'output');
  const away = sumOfSats(paid);
  const isPart = scopeOf(held.input.intent) === 'part';
  // A payment only if it does nothing else: no asset leaves, nothing is burnt or lost.
  const isPayment = paid.length > 0 && paid.length === questions.length;
  const kind = isPart ? 'part' : isPayment ? 'pays' : lines.length === 0 ? 'nobody' : 'other';
  const title = say('question-sign-bare', { kind, amount: satsWithUnit(away) });
  return signQuestion(wallet, verdict, title, [
    ...lines.slice(0, MOST_LINES),
    ...(rest > 0 ? [say('question-sign-bare.more', { count: rest })] : []),
    ...(kind !== 'pays' && paid.length > 1
      ? [say('question-sign-send.in-all', { amount: satsWithUnit(away) })]
      : []),
  ]);
}

function outputLine({ amountSats, address, script }: Extract<ImportQuestion, { kind: 'output' }>): string {
  const to = address ?? say('question-sign-bare.script', { script: short(script) });
  return say('question-pays', { amount: satsWithUnit(amountSats), to });
}

function dataLine({ amountSats, data }: Extract<ImportQuestion, { kind: 'data' }>): string {
  const burns = amountSats === 0n ? 'no' : 'yes';
  return say('question-sign-bare.data', { data: short(data), burns, amount: satsWithUnit(amountSats) });
}

function assetLine(
  { amount: units, assetId, seal }: Extract<ImportQuestion, { kind: 'asset' }>,
  assets: readonly NamedAsset[],
): string {
  return say('question-pays', {
    amount: namedAmount(assets, assetId, units),
    to: seal.kind === 'secret' ? short(seal.secretSeal) : say('question-sign-bare.stranger'),
  });
}

function partLine({ ours, others, oursSats, backSats }: Extract<ImportQuestion, { kind: 'part' }>): string {
  const net = backSats - oursSats;
  return say('question-sign-bare.part', {
    ...{ ours, all: ours + others, held: satsWithUnit(oursSats), back: satsWithUnit(backSats) },
    ...{ way: net > 0n ? 'in' : 'out', net: satsWithUnit(net > 0n ? net : -net) },
  });
}

function slotsLine(
  { outpoints, assets: there }: Extract<ImportQuestion, { kind: 'slots' }>,
  assets: readonly NamedAsset[],
): string {
  const rest = there.length - MOST_ASSETS;
  const known = [
    ...there
      .slice(0, MOST_ASSETS)
      .map(({ assetId, amount }) =>
        amount === null
          ? say('question-sign-bare.slot-asset-unknown', { asset: shortId(assetId) })
          : namedAmount(assets, assetId, amount),
      ),
    ...(rest > 0 ? [say('question-more', { count: rest })] : []),
  ];
  const lost = say('question-sign-bare.slots', { count: outpoints.length });
  return known.length === 0 ? lost : `${lost} ${say('question-sign-bare.known', { assets: sayList(known) })}`;
}

/** The PSBT's author chooses number and order of worthless assets: what matters must not be cut off. */
function largestFirst(questions: readonly ImportQuestion[]): ImportQuestion[] {
  const largest = questions.reduce<ImportQuestion | null>(
    (most, one) =>
      one.kind === 'output' && (most?.kind !== 'output' || one.amountSats > most.amountSats) ? one : most,
    null,
  );
  const weight = (one: ImportQuestion): bigint => {
    if (one.kind === 'part' || one.kind === 'slots') return 3n * ABOVE_ALL;
    if (one === largest) return 2n * ABOVE_ALL;
    return one.kind === 'asset' ? ABOVE_ALL : one.amountSats;
  };
  return [...questions].sort((a, b) => (weight(a) < weight(b) ? 1 : weight(a) > weight(b) ? -1 : 0));
}

const ABOVE_ALL = 2n ** 64n;

/** A transaction with more recipients is reviewed alone. */
export const MOST_RECIPIENTS_AMONG_MANY = 8;

/** Payees in full, split over several questions. */
export function askSignMany(
  wallets: readonly WalletRecord[],
  helds: readonly Imported[],
  skipped: number,
): Confirmation[] {
  const groups: string[][] = [];
  for (const held of helds) {
    const lines = linesOf(held);
    const last = groups.at(-1);
    if (last === undefined || last.length + lines.length > MOST_LINES_AMONG_MANY) groups.push(lines);
    else last.push(...lines);
  }
  const fee = helds.reduce((sum, { verdict }) => sum + (verdict.sums?.feeSats ?? 0n), 0n);
  const away = helds.reduce((sum, { verdict }) => sum + (verdict.sums?.strangerSats ?? 0n), 0n);
  const reported = helds.filter(({ verdict }) => verdict.outcome === 'onTrust').length;
  const after = [
    say('question-sign-many.sums', { away: satsWithUnit(away), fee: satsWithUnit(fee) }),
    ...(reported === 0 ? [] : [say('question-sign-many.reported', { count: reported })]),
    ...uncompared(skipped),
    say('question-sign-imported.nowhere'),
  ];
  const names = [...new Set(wallets.map(walletOn))];
  const more = names.length - MOST_NAMED;
  const message = sayList(
    more > 0 ? [...names.slice(0, MOST_NAMED), say('question-more', { count: more })] : names,
  );
  const title = say('question-sign-many', { count: helds.length });
  return groups.map((lines, at) => ({
    title:
      groups.length === 1 ? title : `${title} ${say('part-codes-at', { at: at + 1, parts: groups.length })}`,
    message,
    details: [...lines, ...after],
    confirmLabel: say('question-sign'),
    danger: false,
  }));
}

const MOST_LINES_AMONG_MANY = 12;
/** Wallets named in each part; all were chosen on the screen. */
const MOST_NAMED = 8;

/** Names a transaction by its id, which nobody chooses, never by the file's name. */
function linesOf({ verdict, input: { intent } }: Imported): string[] {
  if (intent.kind === 'offline') return [];
  const which = { txid: (verdict.txid ?? '').slice(0, 8), fee: satsWithUnit(verdict.sums?.feeSats ?? 0n) };
  return paymentKind(intent)
    .what(intent, [])
    .map((line) => say('question-sign-many.line', { ...which, line }));
}

const short = (hex: string): string => (hex.length <= SHORT_CHARS ? hex : `${hex.slice(0, SHORT_CHARS)}…`);

/** An author may put in a look-alike address: two groups of each new address are hidden until they are typed. */

type ImportedView = CallAnswer<'offline.read'>;

/** More payees are shown as a list, which the person compares and answers as one. */
const MOST_COMPARED = 3;
/** A second wrong answer is no slip: the request is held back. */
const MOST_WRONG = 2;
const LIST = 'payees';

interface Payee {
  readonly id: string;
  readonly payee: string;
  readonly text: string;
}

type Comparison = Payee & ComparedPayee;

export interface Comparisons {
  readonly one: readonly Comparison[];
  readonly listed: number;
}

export function comparisonsOf(
  context: WalletContext,
  held: Imported,
  kept: StoredImport | null = context.signings.imports.read(held.id),
): Comparisons {
  if (kept === null || isSignedFor(held, kept)) return { one: [], listed: 0 };
  const known = payeesKnown(context, held.walletId);
  const keptOf = ({ payee }: Payee) => kept.compared.find((compared) => compared.payee === payee);
  const fresh = payeesIn(held).filter((payee) => keptOf(payee)?.answer === 'same' || !known.has(payee.payee));
  const one = fresh.flatMap((payee): Comparison[] => {
    const before = keptOf(payee);
    if (before !== undefined) return [{ ...before, ...payee }];
    const hidden = hiddenGroups(payee.text, BigInt(`0x${context.random.id()}`));
    return hidden === null ? [] : [{ ...payee, hidden: [...hidden], wrong: 0, answer: 'open' }];
  });
  // In an unrequested PSBT each output has its own question.
  if (one.length < fresh.length || one.length > MOST_COMPARED)
    return { one: [], listed: held.input.intent.kind === 'offline' ? 0 : fresh.length };
  if (one.some((payee) => keptOf(payee) === undefined)) keep(context, held, one);
  return { one, listed: 0 };
}

export function withComparisons(
  view: Omit<ImportedView, 'compares'>,
  held: Imported,
  { one, listed }: Comparisons,
): ImportedView {
  const list = { kind: 'payees', id: LIST, count: listed } as const;
  const questions = listed === 0 ? view.questions : [...view.questions, list];
  const open = one.filter(({ answer }) => answer === 'open');
  const compares = one.map(({ id, text, payee, wrong, answer, hidden }) => ({
    ...{ id, wrong },
    text: answer === 'open' ? withHidden(text, hidden) : text,
    state: wrong >= MOST_WRONG ? ('heldBack' as const) : answer,
    questionId: held.questions.find((question) => payeeAsked(question) === payee)?.id ?? null,
  }));
  // The request's author chose its name, too.
  const isTold = open.some(({ text, hidden }) => tellsHidden(view.name, text, hidden));
  const name = isTold ? '' : view.name;
  return { ...hiddenIn({ ...view, name, questions }, open), compares };
}

/** `confirmed`: ids answered with yes; a compared address needs none. */
export function missingAnswers(
  { questions }: Imported,
  { one, listed }: Comparisons,
  confirmed: readonly string[],
): number {
  const compared = new Set(one.flatMap(({ payee, answer }) => (answer === 'skipped' ? [] : [payee])));
  const open = questions.filter(
    (question) => !confirmed.includes(question.id) && !compared.has(payeeAsked(question) ?? ''),
  );
  const list = listed > 0 && !confirmed.includes(LIST) ? 1 : 0;
  return open.length + list + one.filter(({ answer }) => answer === 'open').length;
}

export const skippedIn = ({ one }: Comparisons): number =>
  one.filter(({ answer }) => answer === 'skipped').length;

/** `typed` null: the person skips the comparison. A request that is held back takes no answer. */
export function answerComparison(
  context: WalletContext,
  held: Imported,
  { id, typed }: { readonly id: string; readonly typed: string | null },
): void {
  const { one } = comparisonsOf(context, held);
  const asked = one.find((comparison) => comparison.id === id);
  if (asked?.answer !== 'open' || asked.wrong >= MOST_WRONG) return;
  const now = one.map((comparison): Comparison => {
    if (comparison !== asked) return comparison;
    if (typed === null) return { ...asked, answer: 'skipped' };
    return areHidden(typed, asked.text, asked.hidden)
      ? { ...asked, answer: 'same' }
      : { ...asked, wrong: asked.wrong + 1 };
  });
  keep(context, held, now);
  context.tell('offline.changed', { walletId: held.walletId });
}

function keep({ signings }: WalletContext, { id }: Imported, all: readonly Comparison[]): void {
  signings.imports.compare(
    id,
    all.map(({ payee, hidden, wrong, answer }) => ({ payee, hidden, wrong, answer })),
  );
}

function payeesIn({ input, verdict, questions }: Imported): Payee[] {
  const { intent, account } = input;
  const named =
    intent.kind === 'offline'
      ? questions.flatMap((question) => payeeInQuestion(question, account.network))
      : intent.kind === 'replacement'
        ? payeesInVerdict(input.psbt, verdict)
        : payeesInIntent(intent, account.network);
  const unique = [...new Map(named.map(({ payee, text }) => [payee, text]))];
  return unique.map(([payee, text], at) => ({ id: `p${String(at)}`, payee, text }));
}

/** A replacement's payees: its original came with it, so perhaps nobody here ever paid them. */
function payeesInVerdict(psbt: string, { outputs }: Imported['verdict']): Named[] {
  const scripts = unsignedOf(psbt).outputs;
  return outputs.flatMap(({ kind, address, index }) => {
    const script = scripts[index]?.script;
    return kind !== 'recipient' || script === undefined
      ? []
      : [{ payee: scriptKey(toHex(script)), text: address ?? '' }];
  });
}

type Named = Omit<Payee, 'id'>;
type Asked = Imported['input'];
type Network = Asked['account']['network'];

function payeesInIntent(intent: Exclude<Asked['intent'], IntentOf<'offline'>>, network: Network): Named[] {
  const view = intentView(intent);
  const shown =
    view.kind === 'send'
      ? view.recipients.map(({ address, recipientId }) => address ?? recipientId)
      : view.kind === 'sendBtc'
        ? view.recipients.map(({ address }) => address)
        : [];
  const payees = payeesOfIntent(intent, network);
  return shown.flatMap((text, at) => (payees[at] === undefined ? [] : [{ payee: payees[at], text }]));
}

function payeeInQuestion(question: ImportQuestion, network: Network): Named[] {
  const payee = payeeAsked(question);
  if (payee === null) return [];
  if (question.kind === 'output') return question.address === null ? [] : [{ payee, text: question.address }];
  const seal = question.kind === 'asset' ? sealView(question.seal, finest(network)) : null;
  return seal?.kind === 'secret' ? [{ payee, text: seal.recipientId }] : [];
}

function hiddenIn<T>(value: T, open: readonly Comparison[]): T {
  const shown = open.map(({ text, hidden }) => [text, withHidden(text, hidden)] as const);
  const hide = (part: unknown): unknown => {
    if (typeof part === 'string')
      return shown.reduce((text, [whole, hidden]) => text.replaceAll(whole, hidden), part);
    if (Array.isArray(part)) return part.map(hide);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, hide(inner)]));
  };
  return (open.length === 0 ? value : hide(value)) as T;
}
