import { seen, visible } from '../../../src-preload/contract/outside.ts';
import type { Seen } from '../../fuzz/names/seen.ts';

/** Characters that no text on a screen may have: invisible ones, except paired isolates. */
const RAW =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060-\u2067\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d159}\u{13441}\u{13442}\u{16fe4}\ufffc\u0488\u0489\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|\p{M}{5}|[\u1680\u2000-\u200a\u205f\u3000]{2}|\u00a0{2}/u;
const [FSI, PDI] = ['\u2068', '\u2069'];
/** Lengths at which names are cut somewhere. */
const CUTS = [4_000, 500, 200, 160, 120, 80, 79, 60, 40, 39, 24, 20, 12];
const ALMOST_PX = 1;

const isRaw = (text: string): boolean => {
  let open = 0;
  for (const char of text) {
    if (char === FSI) open += 1;
    if (char === PDI) open -= 1;
    if (open < 0 || open > 2) return true;
  }
  return open !== 0 || RAW.test(text.replace(/[\n\t]/g, ' '));
};

/** Every form in which a screen may show a name, the longest first. */
export const formsOf = (name: string): string[] =>
  [...new Set([visible(name), ...CUTS.map((most) => seen(name, most))])]
    .flatMap((form) => [form, form.replace(/…$/, '')])
    // Leaves out mere figures, which our own figures contain too.
    .filter((form) => !/^[\d\s.,]*$/.test(form))
    .sort((a, b) => b.length - a.length);

/** Marks the characters of a text that belong to outside names. */
function foreignIn(text: string, forms: readonly string[]): boolean[] {
  const mask = Array.from({ length: text.length }, () => false);
  for (const form of forms)
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
      if (mask[at] === true) continue;
      mask.fill(true, at, at + form.length);
    }
  return mask;
}

/** Every asset amount of this test has this figure, so that whatever follows it is shown as its unit. */
const BEHIND_FIGURE = /7,777\u00a0(?<unit>\S+)/gu;
const UNIT = /^(?:of|units?|base|[A-Za-z][A-Za-z0-9]*[.,]?)$/;
const PART_OF_FIGURE = /^(?:[OoIl0-9]+|[Ee][0-9]+|[KkMmBb]|bn|Mio|million)[.,]?$/;
const BITCOIN = /^(?:btc|sats?|xbt|satoshis?|bitcoins?|bits?|msats?|[mu]btc)[.,]?$/i;

/** Whether a name continues a figure, looks like bitcoin after one, or closes our quotation mark. */
function continues(text: string, names: readonly string[]): boolean {
  const units = [...text.matchAll(BEHIND_FIGURE)].map(({ groups }) => groups?.['unit'] ?? '');
  if (units.some((unit) => !UNIT.test(unit) || BITCOIN.test(unit) || PART_OF_FIGURE.test(unit))) return true;
  return names.some((name) => /["“”„‟״〃᳓˶]|''/.test(name) && text.includes(`“${name}”`));
}

/** Whether our own words and figures are drawn in another order than written, or within a name. */
function isSwapped(nodes: readonly Text[], text: string, mask: readonly boolean[]): boolean {
  const range = document.createRange();
  const lines = new Map<
    number,
    { ours: number; names: { left: number; right: number }[]; oursAt: number[] }
  >();
  let swapped = false;
  let inside = false;
  let at = 0;
  for (const node of nodes)
    for (let offset = 0; offset < node.data.length; offset += 1, at += 1) {
      const char = text[at] ?? '';
      if (char === FSI) inside = true;
      if (char === PDI) inside = false;
      if (/[\s\u2068\u2069\udc00-\udfff]/.test(char)) continue;
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const line = lines.get(Math.round(bottom / 8)) ?? { ours: -Infinity, names: [], oursAt: [] };
      lines.set(Math.round(bottom / 8), line);
      if (mask[at] === true) {
        if (inside) line.names.push({ left, right });
      } else {
        if (left < line.ours - ALMOST_PX) swapped = true;
        line.ours = left;
        line.oursAt.push((left + right) / 2);
      }
    }
  return swapped || [...lines.values()].some(({ names, oursAt }) => isBroken(names, oursAt, text));
}

/** Whether a name is drawn in pieces, or names are mixed. Looks only at lines with a single name. */
function isBroken(names: readonly { left: number; right: number }[], ours: readonly number[], text: string) {
  if (names.length === 0 || text.split(FSI).length !== 2) return false;
  const [from, to] = [
    Math.min(...names.map(({ left }) => left)),
    Math.max(...names.map(({ right }) => right)),
  ];
  return ours.some((place) => place > from + ALMOST_PX && place < to - ALMOST_PX);
}

function check(nodes: readonly Text[], names: readonly string[], forms: readonly string[], found: Seen[]) {
  const text = nodes.map(({ data }) => data).join('');
  if (text.trim() === '') return;
  if (isRaw(text)) found.push({ kind: 'raw', text });

  if (
    /^[\x00-\x7f\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u20ac\u2190-\u22ff\ufffd]*$/.test(text) &&
    !/\d/.test(text)
  )
    return;
  const mask = foreignIn(text, forms);
  if (continues(text, names)) found.push({ kind: 'continued', text });

  if (/[^\x00-\u02ff\u2010-\u2067]/.test(text) && isSwapped(nodes, text, mask))
    found.push({ kind: 'swapped', text });
}

const isInline = (element: Element): boolean =>
  getComputedStyle(element).display.startsWith('inline') && getComputedStyle(element).display === 'inline';

/** Reads everything on the page: each block by its glyphs, and the texts for screen readers and tooltips. */
export function readPage(names: readonly string[]): Seen[] {
  const found: Seen[] = [];
  const forms = names.flatMap(formsOf).sort((a, b) => b.length - a.length);
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let block = node.parentElement;
    if (block === null || block.closest('script, style, .sr') !== null) continue;
    while (block.parentElement !== null && isInline(block)) block = block.parentElement;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  for (const nodes of blocks.values()) check(nodes, names, forms, found);
  for (const element of document.body.querySelectorAll('[title], [aria-label], [placeholder], [alt], .sr'))
    for (const text of [
      ...['title', 'aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      element.matches('.sr') ? element.textContent : '',
    ])
      if (isRaw(text)) found.push({ kind: 'raw', text });
  if (isRaw(document.title)) found.push({ kind: 'raw', text: document.title });
  return found;
}

const desk = document.createElement('p');
desk.style.cssText =
  'position:fixed;left:0;top:0;white-space:nowrap;direction:ltr;font:14px sans-serif;margin:0';

/** Reads one line as a dialog, menu, notification or another program's table draws it. */
export function readLine(text: string, names: readonly string[], forms = names.flatMap(formsOf)): Seen[] {
  const found: Seen[] = [];
  desk.textContent = text;
  document.body.append(desk);
  const [node] = desk.childNodes;
  if (node !== undefined) check([node as Text], names, forms, found);
  desk.remove();
  return found;
}
