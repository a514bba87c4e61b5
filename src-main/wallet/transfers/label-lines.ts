import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { readCsv } from '../../base/read-csv.ts';
import { fromJson } from '../../base/texts.ts';
import * as v from 'valibot';
import { visible } from '../../../src-preload/contract/outside.ts';
import type { PlainKeys } from '../../keys/public-keys.ts';
import { accountPath } from '../../keys/derive.ts';

/** What BIP329 puts labels on. Ochre keeps them of transactions. */
const TYPES = ['tx', 'addr', 'pubkey', 'input', 'output', 'xpub', 'spscan'] as const;

/** The labels of a file, by the transaction that each is of. */
export interface ReadLabels {
  /** A transaction's id, and its label as it is kept here: one line, nothing in it that is not seen, no longer than one. */
  readonly ofTransactions: ReadonlyMap<string, string>;
  /** On addresses, outputs, keys and the like. */
  readonly ofOthers: number;
  /** Without a label, or with an empty one: nothing is taken away by them. */
  readonly empty: number;
  /** Lines that are no label, and further labels of one transaction. */
  readonly unread: number;
}

/**
 * Reads labels as Sparrow and others export them (BIP329): JSON in lines, one label each. Also Electrum's JSON, by what each
 * label is on, and a table with columns of transactions and labels, as Sparrow saves one. What cannot be read hides no other.
 * Null where nothing of it is a label, or they are more than 20,000. Pure.
 */
export function readLabels(text: string): ReadLabels | null {
  const plain = text.replace(/^\ufeff/, '');
  const told = ofElectrum(plain) ?? ofTable(plain) ?? ofLines(plain);
  if (told.length > MOST_LINES) return null;
  const ofTransactions = new Map<string, string>();
  const count = { ofOthers: 0, empty: 0, unread: 0 };
  for (const one of told) {
    const read = v.safeParse(labelLine, one);
    if (!read.success) count.unread += 1;
    else if (read.output.type !== 'tx') count.ofOthers += 1;
    else {
      const ref = read.output.ref.toLowerCase();
      const name = asKept(read.output.label ?? '');
      const known = ofTransactions.get(ref);
      if (!isTxid(ref)) count.unread += 1;
      else if (name === '') count.empty += 1;
      else if (known !== undefined && known !== name) count.unread += 1;
      else ofTransactions.set(ref, name);
    }
  }
  return count.unread === told.length ? null : { ofTransactions, ...count };
}

const isTxid = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

function ofLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > MAX_LINE_CHARS ? null : fromJson(line)));
}

/** One object: an address or a transaction, and its label. Null where it is none. */
function ofElectrum(text: string): unknown[] | null {
  const read = v.safeParse(v.record(v.string(), v.string()), fromJson(text));
  if (!read.success || 'type' in read.output) return null;
  return Object.entries(read.output).map(([ref, label]) => ({
    type: isTxid(ref) ? 'tx' : 'addr',
    ref,
    label,
  }));
}

/** Null where the first line does not name both columns. */
function ofTable(text: string): unknown[] | null {
  const first = text.trimStart().split('\n', 1)[0]?.slice(0, MAX_LINE_CHARS) ?? '';
  const by = first.includes(';') ? ';' : ',';
  const names = readCsv(first, by)[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [ref, label] = [
    names.findIndex((name) => /^(?:txid|tx ?id|transaction(?: id)?)$/.test(name)),
    names.indexOf('label'),
  ];
  if (ref < 0 || label < 0) return null;
  const [, ...rows] = readCsv(text, by, { maxRecords: MOST_LINES + 2 });
  return rows.map(({ cells, problem }) =>
    problem !== null || cells.length !== names.length
      ? null
      : { type: 'tx', ref: (cells[ref] ?? '').trim(), label: cells[label] },
  );
}

/** One line of a file: the label of a transaction, and the wallet that it is of (BIP329 `origin`). Pure. */
export function labelLineOf(txid: string, label: string, keys: PlainKeys): string {
  const origin = `tr([${keys.fingerprint}${accountPath(keys.network, 'vanilla').slice(1)}])`;
  return `${JSON.stringify({ type: 'tx', ref: txid, label, origin })}\n`;
}

const MOST_LINES = 20_000;
const MAX_LINE_CHARS = 4_000;

const labelLine = v.looseObject({
  type: v.picklist(TYPES),
  ref: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  label: v.nullish(v.string()),
});

/** As a person's own label is: in their own words and quotation marks; what would not be seen is replaced visibly. */
function asKept(label: string): string {
  const clean = visible(label.slice(0, 5 * BOUNDS.labelChars)).trim();
  if (clean.length <= BOUNDS.labelChars) return clean;
  // By whole characters: half of one is none.
  let cut = '';
  for (const char of clean) {
    if (cut.length + char.length >= BOUNDS.labelChars) break;
    cut += char;
  }
  return `${cut}…`;
}
