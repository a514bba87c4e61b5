import { outpointName, scriptKey, sealKey } from '../../base/bitcoin.ts';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import {
  defaultLimits,
  type ImportedToSign,
  type JudgedImport,
  type ImportQuestion,
  type RawImport,
  scopeOf,
  payeesOfIntent,
} from '../../verify/index.ts';
import type { StoredImport } from '../../ports/index.ts';
import type { Imported, WalletContext } from '../context/context.ts';
import { judgeAccount } from '../book/own-recipients.ts';
import { ownBook } from '../book/own-book.ts';
import { type TransactionEffect, outpointsOf } from '../pay/refuse-second-payment.ts';

export function contentOf(content: CallInput<'offline.combine'>['content']): RawImport {
  return content.kind === 'bytes'
    ? { kind: 'bytes', bytes: new Uint8Array(Buffer.from(content.base64, 'base64')) }
    : content;
}

/** Judges the import again if it is only on disk. Throws GONE, WALLET_UNKNOWN. */
export async function requireImported(context: WalletContext, id: string): Promise<Imported> {
  return context.held.get(id) ?? judgeAnew(context, id);
}

/** Judges by today's own book. Throws GONE also for a contradiction, since nothing of it is kept. */
export async function judgeAnew(context: WalletContext, id: string): Promise<Imported> {
  const kept = context.signings.imports.read(id);
  if (kept === null) throw fail('GONE', { what: 'import' });
  const { walletId, name, from, broughtAtMs, text } = kept;
  const brought = await context.reader.readBrought({ kind: 'text', text });
  const judged = await judgeImport(context, walletId, brought);
  return hold(context, { id, walletId, name, from, broughtAtMs, ...judged });
}

export function paysOf({ input, verdict, questions }: Imported): TransactionEffect {
  const { intent, account } = input;
  const inputs = outpointsOf(verdict);
  if (intent.kind !== 'offline')
    return { kind: intent.kind, inputs, recipients: payeesOfIntent(intent, account.network) };
  const recipients = questions.flatMap((question) => payeeAsked(question) ?? []);
  return { kind: questions.some(({ kind }) => kind === 'asset') ? 'send' : 'sendBtc', inputs, recipients };
}

/** The key of the payee that a question is about; null if it is about none. */
export function payeeAsked(question: ImportQuestion): string | null {
  if (question.kind === 'output') return scriptKey(question.script);
  return question.kind === 'asset' && question.seal.kind === 'secret'
    ? sealKey(question.seal.secretSeal)
    : null;
}

/** The import with our earlier signatures; null if they don't hold for it. */
export function signedImportFor(
  { reader }: Pick<WalletContext, 'reader'>,
  { input, verdict }: Pick<JudgedImport, 'input' | 'verdict'>,
  signed: string,
): Promise<string | null> {
  const { psbt, account, intent } = input;
  const ours = verdict.inputs.map(({ path }) => path !== null);
  return reader.signedFor({ psbt, account, scope: scopeOf(intent), ours }, signed);
}

/** True if it was signed as judged now: the judgement may have changed since, if more keys are known as ours. */
export function isSignedFor(
  { commits }: Pick<JudgedImport, 'commits'>,
  kept: StoredImport | null,
): kept is StoredImport & { readonly signed: string } {
  return kept !== null && kept.signed !== null && ['', commits].includes(kept.commits);
}

/** Each may be 3 MB; what may be signed is on disk too. */
const MOST_HELD = 32;

export function hold({ held }: Pick<WalletContext, 'held'>, one: Imported): Imported {
  held.delete(one.id);
  held.set(one.id, one);
  for (const id of [...held.keys()].slice(0, Math.max(0, held.size - MOST_HELD))) held.delete(id);
  return one;
}

/**
 * Asks nobody: keys, book, limits and date are this machine's, without a chain height. A bare PSBT has no intent: it is
 * described, and its payees stay unproved. Throws WALLET_UNKNOWN, and BROUGHT_REFUSED if it isn't this wallet's.
 */
export async function judgeImport(
  context: Pick<WalletContext, 'wallets' | 'clock' | 'reader' | 'signings' | 'holdings'>,
  walletId: string,
  brought: ImportedToSign,
): Promise<JudgedImport> {
  const account = judgeAccount(context.wallets.require(walletId));
  const limits = defaultLimits(null);
  const nowMs = context.clock.nowMs();
  const listed = brought.kind === 'pack' ? brought.pack.snapshot.entries : [];
  const judge = (book: ReturnType<typeof ownBook>) =>
    context.reader.judgeBrought({ brought, account, limits, nowMs, book });
  const first = await judge(ownBook(context, walletId, listed));
  // The import's coins are known only now: the book may know an unlisted one as spent.
  const spends = outpointsOf(first.verdict);
  const book = ownBook(context, walletId, listed, spends);
  const isSpent = book.outputs.some((one) => one.spent && spends.includes(outpointName(one)));
  return isSpent ? judge(book) : first;
}
