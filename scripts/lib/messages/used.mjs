import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../package/files-below.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

const QUOTED =
  /'([a-z][a-zA-Z0-9]*-[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)?)'|"([a-z][a-zA-Z0-9]*-[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)?)"/g;
const COMPOSED = /`((?:[a-z][a-zA-Z0-9]*-|\$\{[^`{}]*\}\.)(?:[a-zA-Z0-9.-]|\$\{[^`{}]*\})*)`/g;

/**
 * The messages that no code names: as a whole literal, or by a template whose parts TypeScript knows.
 * @param {string} root
 * @param {Catalogue} catalogue
 */
export function unusedIn(root, { messages }) {
  /** @type {Set<string>} */
  const named = new Set();
  /** @type {Set<string>} */
  const patterns = new Set();
  for (const folder of ['src-main', 'src-preload', 'src-renderer']) {
    for (const name of filesBelow(join(root, folder))) {
      if (!/\.(?:ts|svelte)$/.test(name) || name === 'messages/ids.ts') continue;
      const text = readFileSync(join(root, folder, name), 'utf8');
      for (const [, single, double] of text.matchAll(QUOTED)) named.add(single ?? double ?? '');
      for (const [, template = ''] of text.matchAll(COMPOSED)) {
        if (template.includes('${')) {
          patterns.add(template.replaceAll('.', '\\.').replace(/\$\{[^`{}]*\}/g, '[a-zA-Z0-9.-]+'));
        } else named.add(template);
      }
    }
  }
  const composed = new RegExp(`^(?:${[...patterns, '(?!)'].join('|')})$`);
  return [...messages.keys()].filter((id) => !named.has(id) && !composed.test(id));
}
