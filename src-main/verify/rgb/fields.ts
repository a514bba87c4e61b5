import { toHex } from '../../base/bytes.ts';
import { Cursor } from '../psbt/cursor.ts';
import type { Field, Psbt } from '../psbt/read.ts';
import { Refusal, type Facts } from '../../base/refused.ts';

/** Everything RGB that a PSBT says, of the right sizes; nothing of it compared. Views of the PSBT's own bytes. */
export interface RgbFields {
  /** RGB/01: by operation id, which is not believed. */
  readonly transitions: readonly KeyedValue[];
  /** RGB/04: by contract. */
  readonly inputMaps: readonly KeyedValue[];
  /** MPC/00: bundle ids, by contract. */
  readonly messages: readonly KeyedValue[];
  /** MPC/01: 8 bytes. */
  readonly entropy: Uint8Array;
  /** MPC/04, or what is meant where it is absent. */
  readonly minDepth: number;
  /** MPC/10. */
  readonly commitment: Uint8Array;
  /** MPC/11. */
  readonly proofBlock: Uint8Array;
  /** OPRET/01. */
  readonly opretCommitment: Uint8Array;
}

export interface KeyedValue {
  /** 32 bytes. */
  readonly id: Uint8Array;
  readonly value: Uint8Array;
}

/**
 * Collects fields of RGB, MPC and OPRET (rgb-commitment.md 1). Refusal RGB_UNREADABLE for one missing, of another
 * kind, size or map, or of the taproot method. Other owners' ride along; readPsbt refuses doubles (DUPLICATE_KEY).
 */
export function collectRgbFields(psbt: Psbt, hostVout: number): RgbFields {
  const found = new Map<string, KeyedValue[]>();
  const collect = (map: string, fields: readonly Field[], forms: ReadonlyMap<string, Form>): void => {
    for (const field of fields) {
      const named = readName(field);
      if (named === null) continue;
      const { name, id } = named;
      const form = forms.get(name);
      if (form === undefined) throw unreadable(`unknown in this place`, { field: name, map });
      if (id.length !== form.idBytes || !fits(field.value, form))
        throw unreadable('of another form', { field: name, map });
      const others = found.get(name);
      if (others === undefined) found.set(name, [{ id, value: field.value }]);
      else others.push({ id, value: field.value });
    }
  };
  collect('global', psbt.global, GLOBAL_FORMS);
  psbt.inputs.forEach((fields, i) => collect(`input ${i}`, fields, NONE));
  psbt.outputs.forEach((fields, i) => collect(`output ${i}`, fields, i === hostVout ? HOST_FORMS : NONE));

  const many = (name: string): readonly KeyedValue[] => {
    const values = found.get(name);
    if (values === undefined) throw unreadable('missing', { field: name });
    return values;
  };
  const one = (name: string): Uint8Array => many(name)[0]?.value ?? new Uint8Array(0);
  const method = one('RGB/02');
  if (method[0] !== OPRET_METHOD) throw unreadable('another way to close seals', { method: toHex(method) });
  return {
    transitions: many('RGB/01'),
    inputMaps: many('RGB/04'),
    messages: found.get('MPC/00') ?? [],
    entropy: one('MPC/01'),
    minDepth: found.get('MPC/04')?.[0]?.value[0] ?? DEFAULT_MIN_DEPTH,
    commitment: one('MPC/10'),
    proofBlock: one('MPC/11'),
    opretCommitment: one('OPRET/01'),
  };
}

/** Whether anything in it is RGB's, readable or not: then it says of itself that it moves assets. */
export function carriesRgb({ global, inputs, outputs }: Psbt): boolean {
  return [global, ...inputs, ...outputs].some((fields) => fields.some((field) => readName(field) !== null));
}

/** Sizes of key data and value; null is any. */
interface Form {
  readonly idBytes: number;
  readonly valueBytes: number | null;
}

const form = (idBytes: number, valueBytes: number | null): Form => ({ idBytes, valueBytes });
const NONE: ReadonlyMap<string, Form> = new Map();
const GLOBAL_FORMS: ReadonlyMap<string, Form> = new Map([
  ['RGB/01', form(32, null)],
  ['RGB/02', form(0, 1)],
  ['RGB/04', form(32, null)],
]);
const HOST_FORMS: ReadonlyMap<string, Form> = new Map([
  ['MPC/00', form(32, 32)],
  ['MPC/01', form(0, 8)],
  ['MPC/04', form(0, 1)],
  ['MPC/10', form(0, 32)],
  ['MPC/11', form(0, null)],
  ['OPRET/01', form(0, 32)],
]);
/** Owners whose every field must be understood. Tapret is known and has no place here. */
const OWNERS: ReadonlySet<string> = new Set(['RGB', 'MPC', 'OPRET', 'TAPRET']);

const PROPRIETARY = 0xfc;
const OPRET_METHOD = 0;
const DEFAULT_MIN_DEPTH = 3;

/** BIP174 "Proprietary Use Type": owner, subtype, key data. Null for another owner's. */
function readName(field: Field): { readonly name: string; readonly id: Uint8Array } | null {
  if (field.type !== PROPRIETARY) return null;
  const cursor = new Cursor(field.keyData, 'proprietary key');
  const owner = Buffer.from(cursor.sized()).toString('latin1');
  if (!OWNERS.has(owner)) return null;
  const subtype = cursor.compactSize().toString(16).padStart(2, '0');
  return { name: `${owner}/${subtype}`, id: cursor.take(cursor.left) };
}

function fits(value: Uint8Array, { valueBytes }: Form): boolean {
  return valueBytes === null || value.length === valueBytes;
}

function unreadable(detail: string, facts: Facts): Refusal {
  return new Refusal('RGB_UNREADABLE', { ...facts, detail });
}
