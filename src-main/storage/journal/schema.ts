import * as v from 'valibot';
import { FLOW_KINDS, SIGNING_STATES, HANDED_OVER } from '../../domain/signing/states.ts';

export const migrations = [
  `CREATE TABLE flows (
     id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
     created_at_ms INTEGER NOT NULL, updated_at_ms INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX flows_by_wallet ON flows (wallet_id, created_at_ms);
   CREATE TABLE steps (
     flow_id TEXT NOT NULL REFERENCES flows (id), seq INTEGER NOT NULL, state TEXT NOT NULL,
     at_ms INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (flow_id, seq)
   ) STRICT`,
  // The states `settled` and `failed`: a program that does not know them must not read this file.
  'CREATE INDEX flows_by_state ON flows (wallet_id, state)',
  // The state `away`, for the same reason.
  'SELECT 1',
];

const state = v.picklist(SIGNING_STATES);
const kind = v.picklist(FLOW_KINDS);
export const flowRow = v.object({
  id: v.string(),
  wallet_id: v.string(),
  kind,
  state,
  created_at_ms: v.number(),
  updated_at_ms: v.number(),
});
export const stepRow = v.object({ state, data: v.string() });
/** Of a file that may be broken. */
export const wholeStepRow = v.object({
  flow_id: v.string(),
  seq: v.number(),
  state,
  at_ms: v.number(),
  data: v.pipe(v.string(), v.check(isJson)),
});
export const handedOverRow = v.object({
  id: v.string(),
  kind,
  state: v.picklist(HANDED_OVER),
  data: v.string(),
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
