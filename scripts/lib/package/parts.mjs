import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from './modules.mjs';

/**
 * A part of the package that somebody else wrote.
 * @typedef {object} Part
 * @property {string} name as the registry knows it
 * @property {string} version
 * @property {string} licence as SPDX names it
 * @property {string | null} text its words; null where the package brings none
 */

/**
 * Reads what each package says of itself, once for each version, by name.
 * @param {string} root
 * @param {readonly string[]} folders relative to the root
 * @returns {Part[]}
 */
export function readParts(root, folders) {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  for (const folder of folders) {
    const { name, version, license } = manifestOf(join(root, folder));
    const text = licenceText(join(root, folder));
    parts.set(`${name}@${version}`, {
      name,
      version,
      licence: licenceOf(license, text),
      text,
    });
  }
  return [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

/**
 * Older packages write an object, and some say it in their licence's text alone.
 * @param {unknown} license
 * @param {string | null} text
 */
function licenceOf(license, text) {
  if (typeof license === 'string') return license.replace(/^\((.*)\)$/, '$1');
  if (typeof license === 'object' && license !== null && 'type' in license) return String(license.type);
  if (text?.startsWith('MIT License') === true) return 'MIT';
  return 'unknown';
}

/** @param {string} folder */
function licenceText(folder) {
  if (!existsSync(folder)) return null;
  const name = readdirSync(folder)
    .sort()
    .find((one) => /^(?:licen[cs]e|copying|ofl)/i.test(one));
  return name === undefined ? null : readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim();
}

/**
 * The licences of all parts, for people. Electron and Chromium bring theirs beside the program.
 * @param {readonly Part[]} parts
 */
export function partsText(parts) {
  const head =
    'Ochre is made with the following parts, each under the licence that its authors gave it. Electron’s own licence ' +
    'and those of Chromium lie beside the program, as LICENSE.electron.txt and LICENSES.chromium.html.\n';
  const each = parts.map(
    ({ name, version, licence, text }) =>
      `${'='.repeat(100)}\n${name} ${version} (${licence})\n\n${text ?? 'The package brings no text of its licence.'}\n`,
  );
  return [head, ...each].join('\n');
}
