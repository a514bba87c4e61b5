import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatAmountCode,
  parseAmountCode,
  disagreement,
  parseInvoice,
} from '../../../../src-main/invoices/invoice.ts';
import { formatAssetId } from '../../../../src-main/invoices/asset-id.ts';
import {
  bundleId,
  assignmentLeaf,
  inputLeaf,
  operationId,
  operationMessage,
  secretSealOf,
} from '../../../../src-main/verify/rgb/bundle.ts';
import { formatInvoice } from '../../../support/rgb/format-invoice.ts';
import {
  merkleRoot,
  merkleSubtree,
  taggedHash,
  type HashTag,
  buildMpcTree,
} from '../../../../src-main/verify/rgb/merkle.ts';
import { readTransition, writeRevealed } from '../../../../src-main/verify/rgb/transition.ts';
import { readVectorText } from '../../../support/vectors.ts';

const text = readVectorText('rgb-worked.txt');
const [, ...examples] = text.split(/^== /m).map((part) => part.split('\n'));
const after = text.slice(text.lastIndexOf('inputs/outputs')).split('\n');
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (value: string): Uint8Array => Uint8Array.from(Buffer.from(value, 'hex'));
/** The parts of each line that has this form. */
const matches = (lines: readonly string[], form: RegExp): string[][] =>
  lines.flatMap((line) => {
    const found = form.exec(line);
    return found === null ? [] : [found.slice(1)];
  });

describe('the worked examples', () => {
  it('are four, with everything in them that is compared below', () => {
    const counts = {
      transitions: matches(examples.flat(), /^transition (.+)$/).length,
      leaves: matches(examples.flat(), /^ {2}(input leaf|assignment|leaf) /).length,
      nodes: matches(examples.flat(), /^ {2}(node) /).length,
    };
    console.warn(`worked examples: ${examples.length}, ${JSON.stringify(counts)}`);
    expect(examples).toHaveLength(4);
    expect(counts.transitions).toBe(6);
    expect(counts.leaves).toBeGreaterThan(15);
    expect(counts.nodes).toBe(2);
  });

  it.each(examples.map((lines) => [lines[0], lines] as const))('%s: every transition', (_, lines) => {
    const values = new Map(
      matches(lines, /^global RGB\/01 key ([0-9a-f]{64}) value ([0-9a-f]+)$/) as [string, string][],
    );
    expect(values.size).toBeGreaterThan(0);
    for (const [opid, value] of values) {
      const transition = readTransition(bytes(value));
      const from = lines.findIndex((line) => line.startsWith(`transition ${opid}`));
      const to = lines.findIndex((line, i) => i > from && line.startsWith('  opid '));
      const told = lines.slice(from, to + 1);
      expect(told[0]).toBe(`transition ${opid} contract ${hex(transition.contractId)}`);
      expect(matches(told, /^ {2}input leaf \d+ (.+)$/).flat()).toEqual(
        transition.inputs.map((input) => hex(inputLeaf(input))),
      );
      const items = transition.assignments.flatMap((owned) => owned.items);
      expect(matches(told, /^ {2}(assignment \d+ .*)$/).flat()).toEqual(
        items.map((item, i) => {
          const { seal, state } = item;
          const kind = seal.kind === 'revealed' ? 'revealed' : 'blinded';
          const amount = state.kind === 'fungible' ? String(state.amount) : '';
          const shown = seal.kind === 'revealed' ? hex(writeRevealed(seal)) : '-';
          const leaf = hex(assignmentLeaf(4000, item));
          return `assignment ${i} ${kind} ${amount}n seal enc ${shown} secret ${hex(secretSealOf(seal))} leaf ${leaf}`;
        }),
      );
      const [[meta, globals]] = matches(told, /^ {2}meta (\S+) globals (\S+)$/) as [[string, string]];
      expect([meta, globals]).toEqual([hex(taggedHash('value', bytes('00'))), hex(merkleRoot([]))]);
      expect(matches(told, /^ {2}inputs (\S+)$/).flat()).toEqual([
        hex(merkleRoot(transition.inputs.map(inputLeaf))),
      ]);
      expect(matches(told, /^ {2}assignments (\S+)$/).flat()).toEqual([
        hex(merkleRoot(items.map((item) => assignmentLeaf(4000, item)))),
      ]);
      expect(matches(told, /^ {2}preimage 173 (\S+)$/).flat()).toEqual([hex(operationMessage(transition))]);
      expect(hex(operationId(transition))).toBe(opid);
      expect(told.at(-1)).toBe(`  opid ${opid}`);
    }
  });

  it.each(examples.map((lines) => [lines[0], lines] as const))('%s: bundles and tree', (_, lines) => {
    const maps = matches(lines, /^global RGB\/04 key (\S+) value (\S+)$/) as [string, string][];
    const messages = maps.map(([contract, map]) => ({
      contractId: bytes(contract),
      bundleId: bundleId(bytes(map)),
    }));
    const named = messages.map(({ contractId, bundleId: id }) => [hex(contractId), hex(id)]);
    expect(matches(lines, /^bundle ([0-9a-f]{64}) (\S+)$/)).toEqual(named);
    expect(matches(lines, /^out0 MPC\/00 key (\S+) value (\S+)$/)).toEqual(named);
    const [[entropy = '']] = matches(lines, /^out0 MPC\/01 key {2}value (\S+)$/) as [string[]];
    const tree = buildMpcTree(messages, bytes(entropy), 3);
    const [[told = '']] = matches(lines, /^mpc (.*)$/) as [string[]];
    expect({
      depth: tree.depth,
      cofactor: tree.cofactor,
      width: tree.leaves.length,
      entropy: String(Buffer.from(entropy, 'hex').readBigUInt64LE()),
      positions: named.map(([contract], i) => [contract, tree.positions[i]]),
      root: hex(tree.root),
      commitment: hex(tree.commitment),
    }).toEqual(JSON.parse(told));
    const [[proof = '']] = matches(lines, /^out0 MPC\/11 key {2}value ([0-9a-f]+)/) as [string[]];
    expect(hex(tree.proofBlock).startsWith(proof)).toBe(true);
    for (const [place, leaf] of matches(lines, /^ {2}leaf (\d+) \w+ (\S+)$/))
      expect(hex(tree.leaves[Number(place)]!)).toBe(leaf);
    for (const [depth, first, last, node] of matches(
      lines,
      /^ {2}node depth (\d) over (\d)(?:,|\.\.)(\d) (\S+)$/,
    )) {
      const below = tree.leaves.slice(Number(first), Number(last) + 1);
      expect(hex(merkleSubtree(below, Number(depth), tree.leaves.length))).toBe(node);
    }
  });

  it('are those of docs/rgb-commitment.md', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../../docs/rgb-commitment.md'), 'utf8');
    const shown = document.match(/\b[0-9a-f]{64}\b/g) ?? [];
    expect(shown.length).toBeGreaterThan(12);
    expect(shown.filter((hash) => !text.includes(hash))).toEqual([]);
  });

  it('amounts', () => {
    const amounts = matches(after, /^amount (\d+)n (\w+)$/) as [string, string][];
    console.warn(`amount codes: ${amounts.length}`);
    expect(amounts.length).toBeGreaterThanOrEqual(12);
    for (const [amount, code] of amounts) {
      expect(formatAmountCode(BigInt(amount))).toBe(code);
      expect(parseAmountCode(code)).toBe(BigInt(amount));
    }
  });

  it('tags', () => {
    const names: Record<string, HashTag> = { op: 'operation' };
    const tags = matches(after, /^(op|bundle|node|mpc|value|seal) urn:\S+ ([0-9a-f]{64})$/) as [
      string,
      string,
    ][];
    expect(tags).toHaveLength(6);
    for (const [name, hash] of tags)
      expect(hex(taggedHash(names[name] ?? (name as HashTag)))).toBe(hex(again(hash)));
  });

  it('invoices', () => {
    const told = matches(
      after,
      /^(?:utexo|tools) \S+ (rgb:\S+) (\S+) (\S+?)n? (seal|payload) (\S+)(?: script (\S+))?$/,
    );
    console.warn(`worked invoices: ${told.length}`);
    expect(told.length).toBeGreaterThanOrEqual(12);
    for (const [invoice = '', , amount, kind, payload, script] of told) {
      const parsed = parseInvoice(invoice);
      if (!parsed.ok) throw new Error(`${invoice}: ${parsed.reason}`);
      const { asked, recipient } = parsed.invoice;
      expect(asked.kind === 'amount' ? String(asked.amount) : 'null').toBe(amount);
      expect(recipient.kind).toBe(kind === 'seal' ? 'blinded' : 'witness');
      if (recipient.kind === 'blinded') expect(hex(recipient.secretSeal)).toBe(payload);
      else expect(hex(recipient.script)).toBe(script);
      expect(formatInvoice(parsed.invoice)).toBe(invoice);
      expect(
        disagreement(parsed.invoice, {
          assetId: parsed.invoice.assetId ?? 'any',
          amount: asked.kind === 'amount' ? asked.amount : 1n,
          recipientId: parsed.invoice.recipientId,
        }),
      ).toBeNull();
    }
    const [[assetId, contract = '']] = matches(after, /^asset (\S+) (\S+)$/) as [string[]];
    expect(formatAssetId(bytes(contract))).toBe(assetId);
  });
});

/** The hash of nothing below a tag of this hash. */
const again = (hash: string): Uint8Array =>
  createHash('sha256').update(Buffer.from(hash, 'hex')).update(Buffer.from(hash, 'hex')).digest();
