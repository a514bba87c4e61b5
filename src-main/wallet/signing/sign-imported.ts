import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { combinedFile, leavesMoreThan, type OfferedFile } from '../../verify/index.ts';
import { pinnedNames } from '../book/names.ts';
import type { UseCase, Imported, WalletContext } from '../context/context.ts';
import {
  askSignImported,
  askSignMany,
  MOST_RECIPIENTS_AMONG_MANY,
  comparisonsOf,
  missingAnswers,
  skippedIn,
} from './ask-imported.ts';
import { paidBeside, conflictingTransactionsOf } from '../pay/refuse-second-payment.ts';
import { isSignedFor, judgeAnew, paysOf, requireImported, signedImportFor } from './imported.ts';
import { confirmAndSign, rejudge, refuseIfBlocked, sign, type SigningCandidate } from './sign.ts';

/**
 * Signs what was shown: digest equals the verdict reached again here, every question answered, main asks, the keyholder
 * judges again. Sends nothing. If earlier signatures hold, returns those, whatever form it came in.
 */
export const signImported: UseCase<'offline.sign'> = async (context, asked) => {
  const { imports } = context.signings;
  const shown = await requireImported(context, asked.broughtId);
  const before = imports.read(shown.id);
  if (isSignedFor(shown, before))
    return { outcome: 'before', txid: before.txid, signedAtMs: before.signedAtMs };
  const { one, held, skipped } = await toSign(context, shown.id, asked);
  const pays = paysOf(held);
  const question = askSignImported(one.wallet, held, {
    rivals: conflictingTransactionsOf(context, one.wallet.id, {
      txid: one.verdict.txid,
      inputs: pays.inputs,
    }),
    besides: paidBeside(context, one.wallet.id, pays).length,
    skipped,
    // Precisions that only the service names are shown as units too.
    assets: [...pinnedNames(context, one.wallet.id).values()].map((asset) => ({
      ...asset,
      firstSend: asset.ground === 'told',
    })),
  });
  const signed = await confirmAndSign(context, one, { question, password: asked.password });
  if (signed === null) return { outcome: 'aborted', txid: null, signedAtMs: null };
  context.tell('offline.changed', { walletId: one.wallet.id });
  const signedAtMs = imports.read(shown.id)?.signedAtMs ?? context.clock.nowMs();
  return { outcome: 'signed', txid: signed.txid, signedAtMs };
};

type Result = CallAnswer<'offline.signMany'>['results'][number];

/** One question for all that need no answers. Each is judged alone, after the earlier ones: nobody is paid twice. */
export const signMany: UseCase<'offline.signMany'> = async (context, { items }) => {
  const results = new Map<string, Result>();
  const ready: Ready[] = [];
  for (const { broughtId, digest } of new Map(items.map((item) => [item.broughtId, item])).values()) {
    const told = await attempt(broughtId, async () => {
      const shown = await requireImported(context, broughtId);
      const kept = context.signings.imports.read(broughtId);
      if (isSignedFor(shown, kept)) return kept.txid;
      // There is no second step here, so an unproved PSBT is reviewed alone.
      if (shown.input.intent.kind === 'offline')
        throw fail('PSBT_REFUSED', { code: 'NOT_PROVED', sentence: '' });
      const answered = await toSign(context, broughtId, { digest, acceptNotProved: false, confirmed: [] });
      const { one, held } = answered;
      refuseIfBlocked(context, one);
      // The password is typed for one signature: larger sums are signed one by one.
      if (leavesMoreThan(one.wallet.askAboveSats, one.verdict)) throw fail('PASSWORD_NEEDED', {});
      refuseUnseen(held);
      ready.push(answered);
      return null;
    });
    if (told.txid !== null || told.because !== null) results.set(broughtId, told);
  }
  if (ready.length > 0) {
    const questions = askSignMany(
      ready.map(({ one }) => one.wallet),
      ready.map(({ held }) => held),
      ready.reduce((sum, { skipped }) => sum + skipped, 0),
    );
    for (const question of questions)
      if (!(await context.confirm.ask(question))) return { outcome: 'aborted', results: [] };
    if (!(await context.presence.prove(say('start-prove-sign-many', { count: ready.length }))))
      return { outcome: 'aborted', results: [] };
  }
  for (const { one, held } of ready) {
    const told = await attempt(one.id, async () => {
      refuseTwice(context, one, held);
      const { txid } = await sign(context, one);
      context.tell('offline.changed', { walletId: one.wallet.id });
      return txid;
    });
    results.set(one.id, told);
  }
  return { outcome: 'done', results: [...results.values()] };
};

interface Ready {
  readonly one: SigningCandidate;
  readonly held: Imported;
  readonly skipped: number;
}

async function toSign(
  context: WalletContext,
  id: string,
  asked: Pick<CallInput<'offline.sign'>, 'digest' | 'acceptNotProved' | 'confirmed'>,
): Promise<Ready> {
  // A contradiction is in memory only, so it isn't looked up: it is refused for its own reason.
  const isKept = context.signings.imports.read(id) !== null;
  const held = isKept ? await judgeAnew(context, id) : await requireImported(context, id);
  const { kind, recipients } = paysOf(held);
  const wallet = context.wallets.require(held.walletId);
  const refuse = () => undefined;
  const one = { id, wallet, input: held.input, imported: true, pays: { kind, recipients }, refuse };
  const verdict = await rejudge(context, one, asked);
  const comparisons = comparisonsOf(context, held);
  const open = missingAnswers(held, comparisons, asked.confirmed);
  if (open > 0) throw fail('BROUGHT_UNANSWERED', { open });
  return { one: { ...one, verdict }, held, skipped: skippedIn(comparisons) };
}

/** What one question can't hold is reviewed alone. */
function refuseUnseen({ input: { intent } }: Imported): void {
  const open = intent.kind === 'send' || intent.kind === 'sendBtc' ? intent.recipients.length : 1;
  // A replacement's payees are proved only by an original that came with it.
  if (open > MOST_RECIPIENTS_AMONG_MANY || intent.kind === 'replacement')
    throw fail('BROUGHT_UNANSWERED', { open });
}

/** Whoever signs one alone is asked whether both payments are meant; among many nobody is. Throws SIGNED_BEFORE. */
function refuseTwice(context: WalletContext, { wallet }: SigningCandidate, held: Imported): void {
  const [before] = paidBeside(context, wallet.id, paysOf(held));
  if (before !== undefined) throw fail('SIGNED_BEFORE', { txid: before.txid, atMs: before.atMs });
}

async function attempt(broughtId: string, act: () => Promise<string | null>): Promise<Result> {
  try {
    return { broughtId, txid: await act(), because: null };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { failure } = error;
    const because = failure.code === 'PSBT_REFUSED' ? failure.facts.code : failure.code;
    return { broughtId, txid: null, because };
  }
}

/** The port asks where, and never overwrites silently. */
export const saveSigned: UseCase<'offline.save'> = async (context, { broughtId, form }) => {
  const { name, bytes } = await fileOf(context, broughtId, form);
  return { savedAs: await context.files.save(name, bytes) };
};

export const saveManySigned: UseCase<'offline.saveMany'> = async (context, { broughtIds, form }) => {
  const files: OfferedFile[] = [];
  for (const id of new Set(broughtIds)) files.push(await fileOf(context, id, form));
  const saved = await context.files.saveMany(files);
  return saved === null ? { folder: null, names: [] } : { folder: saved.folder, names: [...saved.names] };
};

export const copySigned: UseCase<'offline.copy'> = async (context, { broughtId, form }) => {
  const { bytes } = await fileOf(context, broughtId, form);
  const text = Buffer.from(bytes).toString('utf8').trim();
  await context.clipboard.write(text);
  return { text };
};

export const showSigned: UseCase<'offline.codes'> = async (context, { broughtId }) => {
  const { bytes } = await fileOf(context, broughtId, 'psbt');
  return { heldId: context.codes.hold({ type: 'psbt', bytes }) };
};

/** Our signatures in the PSBT imported last: others may have signed it. Throws GONE, FLOW_STATE, SIGNATURE_INVALID. */
async function fileOf(
  context: WalletContext,
  broughtId: string,
  form: CallInput<'offline.save'>['form'],
): Promise<OfferedFile> {
  const combined = context.combined.get(broughtId);
  if (combined !== undefined) return combinedFile(form, combined);
  const held = await requireImported(context, broughtId);
  const before = context.signings.imports.read(broughtId);
  if (before === null) throw fail('GONE', { what: 'import' });
  if (before.signed === null) throw fail('FLOW_STATE', { state: 'not signed' });
  const signed = await signedImportFor(context, held, before.signed);
  if (signed === null) throw fail('SIGNATURE_INVALID', { input: 0 });
  const { psbt: asked, intent } = held.input;
  return context.reader.signedFile(form, { asked, signed, kind: intent.kind });
}
