import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFuseFile } from '@electron/fuses';
import { readAsarHeader } from '../asar-header.mjs';
import { wrongFuses } from '../fuses.mjs';
import { asarFiles } from './asar-files.mjs';
import { differences, digestsBelow, sha256 } from './files-below.mjs';

/** @typedef {import('./target.mjs').Target} Target */

/** @param {Target} target */
const placesOf = ({ platform }) => {
  if (platform === 'darwin') return { program: 'Ochre.app', resources: 'Ochre.app/Contents/Resources' };
  return { program: platform === 'win32' ? 'Ochre.exe' : 'ochre', resources: 'resources' };
};

/**
 * What is wrong with an app that was packed, read off its bytes; none where all is well: the fuses, the archive, and
 * whether just what was laid out is in it.
 * @param {string} folder as electron-builder leaves it
 * @param {string} contents as they were laid out
 * @param {Target} target
 * @param {string} [electron] its version, where it is not the one that is shipped
 * @returns {string[]}
 */
export function packedProblems(folder, contents, target, electron) {
  const { program, resources } = placesOf(target);
  const archive = join(folder, resources, 'app.asar');
  if (!existsSync(join(folder, program))) return [`There is no ${program} in ${folder}.`];
  if (!existsSync(archive)) return [`There is no app.asar in ${folder}.`];
  const { unpacked, unchecked } = readAsarHeader(readFileSync(archive));
  return [
    ...wrongFuses(readFileSync(pathToFuseFile(join(folder, program))), target.platform, { electron }),
    ...unpacked
      .filter((path) => !/\.(?:node|so|dylib|dll)$/.test(path))
      .map((path) => `${path} lies beside the archive, and is no native part.`),
    ...unchecked.map((path) => `${path} has no digest in the archive.`),
    ...['default_app.asar', 'app']
      .filter((name) => existsSync(join(folder, resources, name)))
      .map((name) => `${name} lies beside the archive, and would be another program.`),
    ...differences(asarFiles(archive), digestsBelow(contents)).map(
      (what) => `Of the archive and what was laid out for it: ${what}.`,
    ),
  ];
}

/**
 * What is wrong with files that a list of sums names; none where each is as it says.
 * @param {string} list path of SHA256SUMS
 * @param {string} folder
 * @returns {string[]}
 */
export function sumProblems(list, folder) {
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, digest, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (digest === undefined || path === undefined) return [`SHA256SUMS has a line that is none: ${line}`];
      if (!existsSync(join(folder, path))) return [`${path} is missing.`];
      return sha256(readFileSync(join(folder, path))) === digest
        ? []
        : [`${path} is not what SHA256SUMS says.`];
    });
}
