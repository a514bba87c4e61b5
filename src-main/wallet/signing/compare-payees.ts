import { scriptKey } from '../../base/bitcoin.ts';
import { toHex } from '../../base/bytes.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import {
  areHidden,
  hiddenGroups,
  type IntentOf,
  payeesOfIntent,
  type ImportQuestion,
  tellsHidden,
  withHidden,
  unsignedOf,
} from '../../verify/index.ts';
import type { ComparedPayee, StoredImport } from '../../ports/index.ts';
import type { Imported, WalletContext } from '../context/context.ts';
import { finest, intentView, sealView } from '../pay/review.ts';
import { payeesKnown } from '../pay/refuse-second-payment.ts';
import { isSignedFor, payeeAsked } from './imported.ts';

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
