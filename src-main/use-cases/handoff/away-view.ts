import type { AwayView, CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { unsignedFile } from '../../domain/offline/forms.ts';
import type { OfferedFile } from '../../domain/offline/forms.ts';
import { EMPTY_BOOK } from '../../domain/book/book.ts';
import { writePack } from '../../domain/offline/pack.ts';
import type { Flow } from '../../ports.ts';
import type { Context } from '../context.ts';
import { readJudged, readSpending } from '../signing/records.ts';
import { viewOf } from '../signing/unfinished.ts';

/** What waits for its signature elsewhere, or came back with it. Throws FLOW_UNKNOWN, FLOW_STATE. */
export function readAway(context: Context, { flowId }: CallInput<'handoff.read'>): AwayView {
  const flow = context.journal.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  return awayView(context, flow);
}

/** Saves what the other machine needs. Throws FLOW_STATE where it does not wait for it, and what the disk refuses. */
export async function saveAway(
  context: Context,
  { flowId, what }: CallInput<'handoff.save'>,
): Promise<CallOutput<'handoff.save'>> {
  const flow = context.journal.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  if (flow.state !== 'away') throw fail('FLOW_STATE', { state: flow.state });
  const { name, bytes } = fileOf(context, flow, what);
  const path = await context.files.save(name, bytes);
  return path === null ? { outcome: 'aborted' } : { outcome: 'saved', path };
}

export function awayView(context: Context, flow: Flow): AwayView {
  const view = viewOf(context, flow);
  if (view === null || (flow.state !== 'away' && flow.state !== 'signed'))
    throw fail('FLOW_STATE', { state: flow.state });
  return {
    flow: view,
    pack: flow.state === 'away' ? packOf(context, flow) : null,
    digest: readJudged(flow).digest,
  };
}

function packOf(context: Context, flow: Flow): AwayView['pack'] {
  const { name, bytes } = fileOf(context, flow, 'pack');
  const bare = fileOf(context, flow, 'psbt').bytes;
  return {
    heldId: context.codes.hold({ type: 'bytes', bytes }),
    bareHeldId: context.codes.hold({ type: 'psbt', bytes: bare }),
    fileName: name,
    bytes: bytes.length,
  };
}

function fileOf(context: Context, flow: Flow, what: 'pack' | 'psbt'): OfferedFile {
  const { psbt, intent, snapshot } = readJudged(flow);
  const { keys, highestIndex } = context.wallets.require(flow.walletId);
  const { network, fingerprint } = keys;
  const txid = readSpending(flow.data.away)?.txid ?? '';
  const content =
    what === 'psbt'
      ? psbt
      : writePack({ network, fingerprint, highestIndex, psbt, intent, snapshot, book: EMPTY_BOOK });
  return unsignedFile(what, { txid, kind: intent.kind, content });
}
