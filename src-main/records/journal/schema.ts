import * as v from 'valibot';
import { FLOW_KINDS } from '../../../src-preload/contract/state-words.ts';
import { signingHead, wholeStep } from '../signing.ts';
import { SUBMITTED } from '../signing-states.ts';

export const tables = `
  CREATE TABLE signings (
    id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, origin TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL, updated_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX signings_by_wallet ON signings (wallet_id, created_at_ms);
  CREATE INDEX signings_by_state ON signings (wallet_id, state);
  CREATE TABLE steps (
    signing_id TEXT NOT NULL REFERENCES signings (id), seq INTEGER NOT NULL, state TEXT NOT NULL,
    at_ms INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (signing_id, seq)
  ) STRICT;
  CREATE INDEX signed_steps ON steps (signing_id, seq) WHERE state = 'signed';
  CREATE TABLE imports (
    signing_id TEXT PRIMARY KEY REFERENCES signings (id), wallet_id TEXT NOT NULL, txid TEXT NOT NULL,
    commits TEXT NOT NULL, name TEXT NOT NULL, came_as TEXT NOT NULL, text TEXT NOT NULL, coins TEXT NOT NULL,
    compared TEXT NOT NULL,
    UNIQUE (wallet_id, txid, commits)
  ) STRICT;
  CREATE TABLE book_outputs (
    wallet_id TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL, sats INTEGER NOT NULL, branch TEXT NOT NULL,
    idx INTEGER NOT NULL, ground TEXT NOT NULL, signing_id TEXT, PRIMARY KEY (wallet_id, txid, vout)
  ) STRICT;
  CREATE TABLE book_coins (
    signing_id TEXT NOT NULL, wallet_id TEXT NOT NULL, outpoint TEXT NOT NULL, role TEXT NOT NULL,
    PRIMARY KEY (signing_id, outpoint, role)
  ) STRICT;
  CREATE INDEX book_coins_by_outpoint ON book_coins (wallet_id, outpoint);
  CREATE TABLE book_allocations (
    wallet_id TEXT NOT NULL, opout TEXT NOT NULL, asset_id TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL,
    amount TEXT NOT NULL, signing_id TEXT NOT NULL, PRIMARY KEY (wallet_id, opout, signing_id)
  ) STRICT;
  CREATE TABLE book_assets (
    wallet_id TEXT NOT NULL, asset_id TEXT NOT NULL, ticker TEXT, name TEXT NOT NULL, precision INTEGER NOT NULL,
    schema TEXT NOT NULL, ground TEXT NOT NULL, at_ms INTEGER NOT NULL, dismissed TEXT,
    PRIMARY KEY (wallet_id, asset_id)
  ) STRICT;
  CREATE TABLE book_history (
    wallet_id TEXT NOT NULL, opout TEXT NOT NULL, asset_id TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL,
    amount TEXT NOT NULL, height INTEGER NOT NULL, block_hash TEXT NOT NULL, PRIMARY KEY (wallet_id, opout)
  ) STRICT;
  CREATE INDEX history_by_output ON book_history (wallet_id, txid, vout)`;

const { state } = signingHead;
export const signingRow = v.object({
  id: signingHead.id,
  wallet_id: signingHead.walletId,
  origin: signingHead.origin,
  kind: signingHead.kind,
  state,
  created_at_ms: signingHead.createdAtMs,
  updated_at_ms: signingHead.updatedAtMs,
});
export const headOf = (row: v.InferOutput<typeof signingRow>) => ({
  id: row.id,
  walletId: row.wallet_id,
  origin: row.origin,
  kind: row.kind,
  state: row.state,
  createdAtMs: row.created_at_ms,
  updatedAtMs: row.updated_at_ms,
});
export const stepRow = v.object({ state, data: v.string() });
export const wholeStepRow = v.object({
  signing_id: signingHead.id,
  seq: v.number(),
  state,
  at_ms: wholeStep.entries.atMs,
  data: wholeStep.entries.data,
});
export const handedOverRow = v.object({
  id: v.string(),
  kind: v.picklist(FLOW_KINDS),
  state: v.picklist(SUBMITTED),
  created_at_ms: signingHead.createdAtMs,
  seq: v.number(),
});

/** Throws STORAGE_DAMAGED for a row that isn't what was written. */
export type ReadRows = <T>(row: v.GenericSchema<unknown, T>, found: readonly unknown[]) => T[];
