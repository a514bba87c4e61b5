import * as v from 'valibot';
import { AWAITED, isOneOf } from '../../domain/signing/states.ts';
import { snapshotJson } from '../../domain/intents/json.ts';
import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { HandedOver } from '../../ports.ts';
import type { WalletContext } from '../context.ts';
import { readSpending, type Spending } from './journal-schema.ts';
import { nameOf } from '../../domain/outpoint.ts';

/** What the journal knows of a transaction of this wallet whose signature left this computer. */
export type OwnTransaction = Pick<HandedOver, 'id' | 'kind' | 'state'> & Spending;

const asked = v.object({ snapshot: snapshotJson });

/** Oldest first. A record that cannot be read is left out: it is for the journal to say so. */
export function ownTransactions(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
): OwnTransaction[] {
  return context.signings.handedOver(walletId).flatMap(({ id, kind, state, signed }) => {
    const spending = readSpending(signed);
    return spending === null ? [] : [{ id, kind, state, ...spending }];
  });
}

/** Whether it may still take what it spends. */
export function isAwaited({ state }: Pick<OwnTransaction, 'state'>): boolean {
  return isOneOf(state, AWAITED);
}

/** What lay on a transaction's inputs when it was begun, as it was listed then; empty where that cannot be read. */
export function listedInputs(
  context: Pick<WalletContext, 'signings'>,
  { id, inputs }: Pick<OwnTransaction, 'id' | 'inputs'>,
): SnapshotEntry[] {
  const read = v.safeParse(asked, context.signings.read(id)?.data.asked);
  return read.success ? read.output.snapshot.entries.filter((entry) => inputs.includes(nameOf(entry))) : [];
}
