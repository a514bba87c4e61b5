import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asSums, digestsBelow, sha256 } from './files-below.mjs';
import { npmSbom, sbomText } from './sbom.mjs';
import { nameOf } from './target.mjs';

/** @typedef {import('./target.mjs').Target} Target */

/**
 * Writes what goes beside a package: its parts for machines, and the digest of each file in it, by which anybody who
 * builds the same commit can compare. Then SHA256SUMS over these and the installers.
 * @param {string} root
 * @param {Target} target
 * @param {readonly import('./parts.mjs').Part[]} parts
 * @param {{ dist: string, contents: string }} places
 */
export async function writeBeside(root, target, parts, { dist, contents }) {
  /** @type {{ version: string, devDependencies: { electron: string } }} */
  const app = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const base = `ochre-${app.version}-${nameOf(target)}`;
  writeFileSync(
    join(dist, `${base}.cdx.json`),
    sbomText(await npmSbom(root), app.devDependencies.electron, parts),
  );
  writeFileSync(join(dist, `${base}.contents.sha256`), asSums(digestsBelow(contents)));
  const named = readdirSync(dist)
    .filter((name) => name.startsWith(`ochre-${app.version}-`) && !name.endsWith('.blockmap'))
    .sort();
  writeFileSync(
    join(dist, 'SHA256SUMS'),
    asSums(new Map(named.map((name) => [name, sha256(readFileSync(join(dist, name)))]))),
  );
  return named;
}
