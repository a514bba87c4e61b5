import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor } from '@fluent/syntax';

/** @typedef {'text' | 'number' | readonly string[]} Kind what a message takes in a place: of a list, one of these words */
/** @typedef {ReadonlyMap<string, Kind>} Takes by the name of the place */
/** @typedef {{ readonly area: string, readonly takes: Takes, readonly text: string }} Message */
/** @typedef {{ readonly messages: ReadonlyMap<string, Message>, readonly terms: ReadonlySet<string>, readonly unusedTerms: readonly string[], readonly problems: readonly string[] }} Catalogue */

/** CLDR's plural categories: a choice among these is made by a number. */
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Reads what one language says: every message, and every attribute of one as `message.attribute`, with what it takes.
 * @param {string} folder of the language
 * @returns {Catalogue}
 */
export function readCatalogue(folder) {
  /** @type {Map<string, Message>} */
  const messages = new Map();
  /** @type {Set<string>} */
  const terms = new Set();
  /** @type {Set<string>} */
  const usedTerms = new Set();
  /** @type {string[]} */
  const problems = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ftl')) continue;
    const area = file.slice(0, -'.ftl'.length);
    const source = readFileSync(join(folder, file), 'utf8');
    for (const entry of parse(source, { withSpans: true }).body) {
      const where = `${file}:${String(source.slice(0, entry.span?.start ?? 0).split('\n').length)}`;
      if (entry.type === 'Junk') problems.push(`${where} cannot be read: ${entry.content.split('\n')[0]}`);
      if (entry.type === 'Term') {
        if (area !== 'terms') problems.push(`${where} -${entry.id.name} is a term: it belongs in terms.ftl`);
        terms.add(entry.id.name);
        referencesOf(entry, usedTerms, problems, where);
      }
      if (entry.type !== 'Message') continue;
      const { name } = entry.id;
      if (area === 'terms' || !name.startsWith(`${area}-`)) {
        problems.push(`${where} ${name} does not begin with the name of its file`);
      }
      referencesOf(entry, usedTerms, problems, where);
      const patterns = [
        ...(entry.value === null ? [] : [{ id: name, pattern: entry.value }]),
        ...entry.attributes.map((one) => ({ id: `${name}.${one.id.name}`, pattern: one.value })),
      ];
      for (const { id, pattern } of patterns) {
        if (messages.has(id)) problems.push(`${where} ${id} stands there twice`);
        const { start = 0, end = 0 } = pattern.span ?? {};
        messages.set(id, { area, takes: takenBy(pattern, problems, where), text: source.slice(start, end) });
      }
    }
  }
  for (const name of usedTerms) if (!terms.has(name)) problems.push(`terms.ftl has no -${name}`);
  return { messages, terms, unusedTerms: [...terms].filter((name) => !usedTerms.has(name)), problems };
}

/**
 * @param {import('@fluent/syntax').Message | import('@fluent/syntax').Term} entry
 * @param {Set<string>} terms
 * @param {string[]} problems
 * @param {string} where
 */
function referencesOf(entry, terms, problems, where) {
  class References extends Visitor {
    /**
     * @override
     * @param {import('@fluent/syntax').TermReference} reference
     */
    visitTermReference(reference) {
      terms.add(reference.id.name);
      this.genericVisit(reference);
    }
    /** @override */
    visitMessageReference() {
      problems.push(
        `${where} ${entry.id.name} holds another message: areas are read one by one, so use a term`,
      );
    }
    /**
     * @override
     * @param {import('@fluent/syntax').FunctionReference} reference
     */
    visitFunctionReference(reference) {
      problems.push(
        `${where} ${entry.id.name} calls ${reference.id.name}: numbers and dates are written before`,
      );
    }
  }
  new References().visit(entry);
}

/**
 * @param {import('@fluent/syntax').Pattern} pattern
 * @param {string[]} problems
 * @param {string} where
 * @returns {Takes}
 */
function takenBy(pattern, problems, where) {
  /** @type {Map<string, Kind>} */
  const takes = new Map();
  class Places extends Visitor {
    /**
     * @override
     * @param {import('@fluent/syntax').SelectExpression} select
     */
    visitSelectExpression(select) {
      if (select.selector.type === 'VariableReference') {
        const keys = select.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
        const isCount = keys.every((key) => PLURALS.has(key) || /^\d+$/.test(key));
        if (!isCount && !keys.includes('other') && new Set(keys).size !== keys.length) {
          problems.push(`${where} a choice has one case twice`);
        }
        takes.set(select.selector.id.name, isCount ? 'number' : keys);
      }
      this.genericVisit(select);
    }
    /**
     * @override
     * @param {import('@fluent/syntax').VariableReference} reference
     */
    visitVariableReference(reference) {
      if (!takes.has(reference.id.name)) takes.set(reference.id.name, 'text');
    }
  }
  new Places().visit(pattern);
  return takes;
}

/**
 * What TypeScript is to know of the messages: src-preload/messages/ids.ts.
 * @param {Catalogue} catalogue
 */
export function typesOf({ messages }) {
  const lines = [...messages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { takes }]) => {
      const places = [...takes]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, kind]) => `${name}: ${typeOf(kind)}`);
      return `  '${id}': ${places.length === 0 ? 'object' : `{ ${places.join('; ')} }`};`;
    });
  return [
    '/** Written by `npm run messages` from resources/messages/en: each message of the catalogue, and what it is given. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** @param {Kind} kind */
function typeOf(kind) {
  if (kind === 'text') return 'string | number';
  if (kind === 'number') return 'number';
  return [...new Set(kind)].map((word) => `'${word}'`).join(' | ');
}
