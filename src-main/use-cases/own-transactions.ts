import * as v from 'valibot';
import { snapshotJson } from '../domain/intents/json.ts';
import type { SnapshotEntry } from '../domain/intents/snapshot.ts';
import type { FlowKind, HandedOver } from '../ports.ts';
import type { Context } from './context.ts';

/** What the journal knows of transactions of this wallet whose signature left this computer. */
export interface OwnTransaction {
  readonly flowId: string;
  readonly kind: FlowKind;
  readonly state: HandedOver['state'];
  readonly txid: string;
  /** What it spends, `txid:vout`. */
  readonly inputs: readonly string[];
}

const spent = v.object({ txid: v.string(), inputs: v.array(v.string()) });
const asked = v.object({ snapshot: snapshotJson });

/** Oldest first. A record that cannot be read is left out: it is for the journal to say so. */
export function ownTransactions(context: Pick<Context, 'journal'>, walletId: string): OwnTransaction[] {
  return context.journal.handedOver(walletId).flatMap(({ id, kind, state, signed }) => {
    const read = v.safeParse(spent, signed);
    return read.success ? [{ flowId: id, kind, state, ...read.output }] : [];
  });
}

/** What lay on a transaction's inputs when it was begun, as it was listed then; empty where that cannot be read. */
export function listedInputs(
  context: Pick<Context, 'journal'>,
  { flowId, inputs }: OwnTransaction,
): SnapshotEntry[] {
  const read = v.safeParse(asked, context.journal.read(flowId)?.data.intent);
  return read.success ? read.output.snapshot.entries.filter((entry) => inputs.includes(nameOf(entry))) : [];
}

export function nameOf({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${String(vout)}`;
}
