import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPackageWithOptions } from '@electron/asar';
import configuration from '../../scripts/electron-builder.config.mjs';
import { layModules } from '../../scripts/lib/package/stage.mjs';
import { fetchRgbLib } from '../../scripts/lib/rgb-lib.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { findBinaries, RGB_LIB } from '../../src-main/own-service/rgb-lib/build.ts';
import { calledFunctions } from '../../src-main/own-service/rgb-lib/library.ts';
import { NotHere, type FetchLimit } from '../regtest/parts/needs.ts';
import { lastLine } from '../regtest/parts/packages.ts';
import { checkLibrary, formFor } from './check-library.ts';
import { readLibrary } from './read-library.ts';

type Target = Parameters<typeof layModules>[1];

/**
 * What a package for this system holds of other packages, laid out and packed as on that system: npm fetches what its lock
 * file names for it, pip the library. Then held to where Ochre looks for it there. Electron itself is left out. Throws NotHere
 * where something cannot be had.
 */
export async function layOutPackage(system: string, limit: FetchLimit) {
  const work = mkdtempSync(join(tmpdir(), 'ochre-package-'));
  try {
    const [platform, arch] = system.split('-') as [Target['platform'], Target['arch']];
    await fetchParts(work, system, { platform, arch }, limit);
    // Named like the archive, so that paths out of it are as at run time.
    const laid = join(work, 'laid', 'app.asar');
    layModules(work, { platform, arch }, laid);
    const archive = join(work, 'packed', 'app.asar');
    const unpack = [configuration.asarUnpack ?? []].flat();
    await createPackageWithOptions(laid, archive, { unpack: `{${unpack.join()}}` });
    return judge(system, laid, `${archive}.unpacked`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function fetchParts(work: string, system: string, target: Target, limit: FetchLimit): Promise<void> {
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, name), join(work, name));
  const of = [`--os=${target.platform}`, `--cpu=${target.arch}`, '--libc=glibc'];
  const npm = ['npm', 'ci', '--omit=dev', '--ignore-scripts', ...of] as const;
  const ended = await run(npm, { cwd: work, limitMs: limit.leftMs() });
  if (ended.code !== 0) throw new NotHere(lastLine(ended.output));
  try {
    await fetchRgbLib(work, system);
  } catch (error) {
    throw error instanceof Problem ? new NotHere(error.message) : error;
  }
}

function judge(system: string, laid: string, unpacked: string) {
  const wrong: string[] = [];
  /** Where the system would load it from, out of the path inside the archive. */
  const loaded = (path: string): Buffer | null => {
    const place = join(unpacked, path.slice(path.indexOf('node_modules')));
    if (existsSync(place)) return readFileSync(place);
    wrong.push(`${path.slice(path.indexOf('node_modules'))} is not beside the archive`);
    return null;
  };
  const found = findBinaries(RGB_LIB, system, pathToFileURL(join(laid, 'out', 'main', 'any.js')).href);
  if (found === null) wrong.push('Ochre finds no library');
  else if (!found.binary.startsWith(`${laid}.unpacked`)) wrong.push('it looks inside the archive');
  const library = found && loaded(found.binary);
  if (library !== null) wrong.push(...checkLibrary(system, library, calledFunctions()).wrong);
  // Found by koffi itself, by its name for this system.
  const koffi = loaded(
    join('node_modules', '@koromix', `koffi-${system}`, system.replace('-', '_'), 'koffi.node'),
  );
  const form = koffi && readLibrary(koffi).form;
  if (form !== null && form !== formFor(system)) wrong.push(`koffi is ${form}`);
  const name = found === null ? null : found.binary.slice(found.binary.indexOf('node_modules'));
  return { system, library: name, bytes: library?.length ?? 0, koffiBytes: koffi?.length ?? 0, wrong };
}
