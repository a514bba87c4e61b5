import { outpointName, MAX_BROUGHT_BYTES } from '../../base/bitcoin.ts';
import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import {
  bookPart,
  replacedOutputs,
  type SignedImport,
  type RawImport,
  type OfferedFile,
  unsignedFile,
  unsignedOf,
  writePack,
} from '../../verify/index.ts';
import { fail, WalletError, notSignedBack } from '../../base/errors.ts';
import { toJsonValue } from '../../base/json.ts';
import { toHex } from '../../base/bytes.ts';
import type { Signing } from '../../ports/index.ts';
import { openImported } from './opened-file.ts';
import type { UseCase, UseCaseNow, WalletContext } from '../context/context.ts';
import { countSpending, refuseByRules } from '../rules/wallet-rules.ts';
import { judgeAccount, keepSearch, ownPaths, pinnedKeychains } from '../book/own-recipients.ts';
import { ownBook } from '../book/own-book.ts';
import { quotedFlow, signingCandidate, rejudge, type SigningCandidate } from './sign.ts';
import { refuseConflict, replacing, signedStepOf } from '../pay/refuse-second-payment.ts';
import { assetsAsked, refuseLate, refuseOldSnapshot } from '../pay/send-recipients.ts';
import { requireFlow, readJudged, readSpending } from '../../records/signing.ts';
import { viewOf } from './unfinished.ts';

/**
 * Sends a reviewed transaction out to be signed, with every check of a signature here; the record marks it as possibly
 * signed before anything is shown. Touches no key. Throws FLOW_UNKNOWN, FLOW_STATE, DIGEST_CHANGED, REVIEW_CHANGED,
 * PSBT_REFUSED, SNAPSHOT_OLD, INVOICE_REFUSED, FLOW_LIVE, PAID_BEFORE and spending rules.
 */
export const beginAway: UseCase<'handoff.begin'> = async (context, asked) => {
  const { flow, wallet, judged } = quotedFlow(context, asked);
  if (flow.state === 'away') return awayView(context, flow);
  if (flow.state !== 'built') throw fail('FLOW_STATE', { state: flow.state });
  refuseOldSnapshot(context, flow.id, judged.snapshot);
  refuseLate(context, wallet, judged.intent);
  const one = signingCandidate(context, wallet, flow.id, judged);
  const verdict = await rejudge(context, one, asked);
  refuseByRules(context, wallet, { ...judged, verdict });
  const step = stepOf(context, one, verdict);
  keepSearch(context, wallet.id, ownPaths(verdict));
  context.signings.advance(flow.id, 'built', 'away', toJsonValue(step));
  return awayView(context, requireFlow(context, flow.id));
};

export const readAwaitingSignature: UseCaseNow<'handoff.read'> = (context, { flowId }) =>
  awayView(context, requireFlow(context, flowId));

/** Throws FLOW_STATE unless away, and what the disk refuses. */
export const saveAway: UseCase<'handoff.save'> = async (context, { flowId, what }) => {
  const flow = requireFlow(context, flowId);
  if (flow.state !== 'away') throw fail('FLOW_STATE', { state: flow.state });
  const { name, bytes } = fileOf(context, flow, what);
  const path = await context.files.save(name, bytes);
  return path === null ? { outcome: 'aborted' } : { outcome: 'saved', path };
};

/**
 * Keeps our PSBT with the signatures put in: nothing else that came back has a say. Judged again first by today's own
 * book: days may have passed and a proof's basis may differ, but nothing may contradict. Submits nothing. Throws
 * BROUGHT_REFUSED, FLOW_UNKNOWN, FLOW_STATE, PSBT_REFUSED, FLOW_LIVE, PAID_BEFORE.
 */
export const importSigned: UseCase<'handoff.bringBack'> = async (context, { flowId, source }) => {
  const flow = requireFlow(context, flowId);
  if (flow.state !== 'away') throw fail('FLOW_STATE', { state: flow.state });
  const wallet = context.wallets.require(flow.walletId);
  const brought = await bring(context, source);
  if (brought === null) return { outcome: 'aborted' };
  const judged = readJudged(flow);
  const one = signingCandidate(context, wallet, flow.id, judged);
  // Unproved parts were accepted when it left; a contradiction never is.
  const verdict = await rejudge(context, one, { digest: null, acceptNotProved: true });
  const { psbt, txid } = await context.reader.takeBack(judged.psbt, brought, judgeAccount(wallet));
  if (txid !== verdict.txid) throw notSignedBack('backOther');
  const step = stepOf(context, one, verdict);
  // From `away` only: the second of two that return at once stops here.
  context.signings.advance(flow.id, 'away', 'signed', toJsonValue({ ...step, psbt }));
  context.wallets.update(wallet.id, (record) => pinnedKeychains(record, ownPaths(verdict)));
  countSpending(context, wallet, { ...judged, verdict });
  return { outcome: 'signed', away: awayView(context, requireFlow(context, flow.id)) };
};

function stepOf(
  context: WalletContext,
  { id, wallet, imported, pays }: Pick<SigningCandidate, 'id' | 'wallet' | 'imported' | 'pays'>,
  verdict: SigningCandidate['verdict'],
) {
  const step = signedStepOf(verdict, pays.recipients);
  refuseConflict(context, wallet.id, { ...pays, ...step, id, imported });
  return { kind: pays.kind, ...step };
}

function awayView(context: WalletContext, flow: Signing): CallAnswer<'handoff.read'> {
  const view = viewOf(context, flow);
  if (view === null || (flow.state !== 'away' && flow.state !== 'signed'))
    throw fail('FLOW_STATE', { state: flow.state });
  return {
    flow: view,
    pack: flow.state === 'away' ? packOf(context, flow) : null,
    digest: readJudged(flow).digest,
  };
}

function packOf(context: WalletContext, flow: Signing): CallAnswer<'handoff.read'>['pack'] {
  const { name, bytes } = fileOf(context, flow, 'pack');
  const bare = fileOf(context, flow, 'psbt').bytes;
  return {
    heldId: context.codes.hold({ type: 'bytes', bytes }),
    bareHeldId: context.codes.hold({ type: 'psbt', bytes: bare }),
    fileName: name,
    bytes: bytes.length,
  };
}

/** The file with what this computer knows of the coins and seals; the other one weighs that by its own book. */
function fileOf(context: WalletContext, flow: Signing, what: 'pack' | 'psbt'): OfferedFile {
  const { psbt, intent, snapshot } = readJudged(flow);
  const { keys, highestIndex } = context.wallets.require(flow.walletId);
  const { network, fingerprint } = keys;
  const { txid = '', inputs = [], back = [] } = readSpending(flow.data.away) ?? {};
  // The outputs that a replacement undoes must be free on the other computer too.
  const letGo = intent.kind === 'replacement' ? replacedOutputs(intent.original) : [];
  const about = new Set([...letGo, ...inputs, ...back.map(outpointName)]);
  const whole = ownBook(context, flow.walletId, snapshot.entries, replacing(intent).replaces);
  const others = { ...whole, reserved: whole.reserved.filter(({ by }) => by !== txid) };
  const scripts = new Set(unsignedOf(psbt).outputs.map(({ script }) => toHex(script)));
  const book = bookPart(others, about, scripts, new Set(assetsAsked(intent)));
  const pack = { network, fingerprint, highestIndex, psbt, intent, snapshot, book };
  return unsignedFile(what, { txid, kind: intent.kind, content: what === 'psbt' ? psbt : writePack(pack) });
}

async function bring(
  context: WalletContext,
  source: CallInput<'handoff.bringBack'>['source'],
): Promise<SignedImport | null> {
  try {
    const content = await contentOf(context, source);
    return content === null ? null : await context.reader.readBack(content);
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'BROUGHT_REFUSED')
      throw notSignedBack(error.failure.facts.problem);
    throw error;
  }
}

async function contentOf(
  context: WalletContext,
  source: CallInput<'handoff.bringBack'>['source'],
): Promise<RawImport | null> {
  if (source.from === 'text') return { kind: 'text', text: source.text };
  if (source.from === 'bytes')
    return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(source.base64, 'base64')) };
  if (source.from === 'codes') return context.codes.whole(source.gatherId);
  const extensions = ['psbt', 'txt', 'json'];
  const bytes = await openImported(context.files, extensions, MAX_BROUGHT_BYTES, notSignedBack);
  return bytes === null ? null : { kind: 'bytes', bytes };
}
