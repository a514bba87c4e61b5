import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { readCsv } from '../../base/csv.ts';
import { fromJson } from '../../base/json.ts';
import * as v from 'valibot';
import { visible } from '../../../src-preload/contract/outside.ts';
import * as x from '../../../src-preload/contract/values.ts';
import type { PlainKeys } from '../../keys/account.ts';
import { accountPath } from '../../keys/derive.ts';
import { plainSpelling } from '../../keys/payable-address.ts';

/** BIP329's types; Ochre keeps labels of transactions, addresses and outputs. */
const TYPES = ['tx', 'addr', 'pubkey', 'input', 'output', 'xpub', 'spscan'] as const;

export interface ReadLabels {
  readonly ofTransactions: ReadonlyMap<string, string>;
  readonly ofAddresses: ReadonlyMap<string, string>;
  /** By `txid:vout`; `label` empty: none. */
  readonly ofOutputs: ReadonlyMap<string, OutputLabel>;
  readonly ofOthers: number;
  /** Empty labels: they delete nothing. */
  readonly empty: number;
  /** Unreadable lines, and second labels for what an earlier line named. */
  readonly unread: number;
}

export interface OutputLabel {
  readonly label: string;
  /** The file's `spendable` is false. */
  readonly frozen: boolean;
}

/** BIP329 lines as Sparrow and others export them, Electrum's JSON, or Sparrow's table. Null if none is a label. Pure. */
export function readLabels(text: string): ReadLabels | null {
  const plain = text.replace(/^\ufeff/, '');
  const told = ofElectrum(plain) ?? ofTable(plain) ?? ofLines(plain);
  if (told.length > MOST_LINES) return null;
  const named = { tx: new Map<string, string>(), addr: new Map<string, string>() };
  const ofOutputs = new Map<string, OutputLabel>();
  const count = { ofOthers: 0, empty: 0, unread: 0 };
  for (const one of told) {
    const read = v.safeParse(labelLine, one);
    if (!read.success) count.unread += 1;
    else if (read.output.type === 'output') {
      const ref = read.output.ref.toLowerCase();
      const told = { label: asKept(read.output.label ?? ''), frozen: read.output.spendable === false };
      if (!v.is(x.outpointText, ref) || ofOutputs.has(ref)) count.unread += 1;
      else if (told.label === '' && !told.frozen) count.empty += 1;
      else ofOutputs.set(ref, told);
    } else if (read.output.type !== 'tx' && read.output.type !== 'addr') count.ofOthers += 1;
    else {
      const { type, ref: written } = read.output;
      const ref = type === 'tx' ? written.toLowerCase() : plainSpelling(written);
      const name = asKept(read.output.label ?? '');
      const known = named[type].get(ref);
      if (type === 'tx' && !isTxid(ref)) count.unread += 1;
      else if (name === '') count.empty += 1;
      else if (known !== undefined && known !== name) count.unread += 1;
      else named[type].set(ref, name);
    }
  }
  const { tx: ofTransactions, addr: ofAddresses } = named;
  return count.unread === told.length ? null : { ofTransactions, ofAddresses, ofOutputs, ...count };
}

const isTxid = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

function ofLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > MAX_LINE_CHARS ? null : fromJson(line)));
}

function ofElectrum(text: string): unknown[] | null {
  const read = v.safeParse(v.record(v.string(), v.string()), fromJson(text));
  if (!read.success || 'type' in read.output) return null;
  return Object.entries(read.output).map(([ref, label]) => ({
    type: isTxid(ref) ? 'tx' : 'addr',
    ref,
    label,
  }));
}

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

/** One line of BIP329, with the wallet as `origin`. `ref`: a txid, an address, or `txid:vout`. Pure. */
export function labelLineOf(
  of: {
    readonly type: 'tx' | 'addr' | 'output';
    readonly ref: string;
    readonly label?: string;
    readonly spendable?: false;
  },
  keys: PlainKeys,
): string {
  const origin = `tr([${keys.fingerprint}${accountPath(keys.network, 'vanilla').slice(1)}])`;
  return `${JSON.stringify({ ...of, origin })}\n`;
}

const MOST_LINES = 20_000;
const MAX_LINE_CHARS = 4_000;

const labelLine = v.looseObject({
  type: v.picklist(TYPES),
  ref: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  label: v.nullish(v.string()),
  spendable: v.nullish(v.boolean()),
});

/** The label as it is kept: invisible characters are replaced visibly, and it is cut to its length. */
function asKept(label: string): string {
  const clean = visible(label.slice(0, 5 * BOUNDS.labelChars)).trim();
  if (clean.length <= BOUNDS.labelChars) return clean;
  // By whole characters, never half of one.
  let cut = '';
  for (const char of clean) {
    if (cut.length + char.length >= BOUNDS.labelChars) break;
    cut += char;
  }
  return `${cut}…`;
}
