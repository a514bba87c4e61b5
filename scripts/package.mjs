// npm run package: makes Ochre's packages for the system that it runs on, and says what is in them. `--help` names the rest.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureElectron } from './lib/electron-binary.mjs';
import { makeDeb } from './lib/package/deb.mjs';
import { manifestOf } from './lib/package/modules.mjs';
import { packageOptions, usage } from './lib/package/options.mjs';
import { makeElectronStandIn, pack, unpackedFolder } from './lib/package/pack.mjs';
import { packedProblems, sumProblems } from './lib/package/read-back.mjs';
import { stage } from './lib/package/stage.mjs';
import { writeBeside } from './lib/package/sums.mjs';
import { nameOf, targetOf } from './lib/package/target.mjs';
import { fetchRgbLib, hasRgbLib, WHEELS } from './lib/rgb-lib.mjs';
import { buildTwice } from './lib/package/twice.mjs';
import { Problem } from './lib/problem.mjs';
import { root } from './lib/root.mjs';
import { command, endWithUs, setUpPackages } from './lib/set-up.mjs';

const dist = join(root, 'dist');
const standIn = join(dist, 'stand-in');

await command(async () => {
  const options = packageOptions(process.argv.slice(2), process.platform);
  if ('problem' in options) {
    console.error(`${options.problem}\n\n${usage}`);
    return 2;
  }
  if ('help' in options) {
    console.log(usage);
    return 0;
  }
  endWithUs();
  const target = targetOf(process);
  if (options.act === 'check') return check(target);
  if (options.act === 'compare') return await compare(target);
  await setUpPackages();
  return await make(target, options.act);
});

/** @typedef {import('./lib/package/target.mjs').Target} Target */

/**
 * @param {Target} target
 * @param {'all' | 'dir' | 'deb' | 'contents' | 'stand-in'} act
 */
async function make(target, act) {
  // Before anything takes long: without it nothing real can be packed.
  const electron = act === 'contents' || act === 'stand-in' ? null : await ensureElectron(root);
  if (electron !== null && 'problem' in electron) {
    console.error(
      `Nothing can be packed here, because ${electron.problem}. --contents and --stand-in need none.`,
    );
    return 1;
  }
  const foreign = electron === null ? undefined : foreignVersion(folderOf(electron.path));
  if (foreign !== undefined && act === 'all')
    throw new Problem(
      `Electron ${foreign} is not the one that is shipped: only --dir and --deb pack it, for tests.`,
    );
  if (nameOf(target) in WHEELS && !hasRgbLib(root)) await fetchRgbLib(root, nameOf(target));
  // A package is never made of what an earlier build left.
  rmSync(join(root, 'out'), { recursive: true, force: true });
  const ended = await build(root, { show: false });
  if (ended.code !== 0) throw new Problem(`${ended.output}\nThe build failed; its own words are above.`);
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    rmSync(join(dist, name), { recursive: true, force: true });
  }
  mkdirSync(dist, { recursive: true });
  const contents = join(dist, 'contents', nameOf(target));
  const parts = stage(root, target, contents);
  console.log(`Laid out for ${nameOf(target)}: ${contents}`);

  if (act === 'stand-in') {
    const from = join(standIn, 'electron');
    makeElectronStandIn(from);
    await pack(root, target, { electron: from, output: standIn, onlyFolder: true });
    if (failed(packedProblems(unpackedFolder(standIn, target), contents, target))) return 1;
    console.log(`Packed with a stand-in for Electron, and read back; it cannot run: ${standIn}`);
  } else if (electron !== null) {
    // A package for tests lies apart, and its name says what it is.
    const output = foreign === undefined ? dist : join(dist, `for-tests-electron-${foreign}`);
    const from = folderOf(electron.path);
    await pack(root, target, { electron: from, version: foreign, output, onlyFolder: act !== 'all' });
    const app = unpackedFolder(output, target);
    if (failed(packedProblems(app, contents, target, foreign))) return 1;
    const isSigned = ['CSC_LINK', 'CSC_NAME', 'WIN_CSC_LINK'].some((name) => Boolean(process.env[name]));
    writeFileSync(
      join(output, 'packed.json'),
      `${JSON.stringify({ ...target, isSigned, electron: foreign })}\n`,
    );
    console.log(`Packed and read back${isSigned ? '' : '; not signed, since no certificate is here'}.`);
    if (target.platform === 'linux' && act !== 'dir')
      console.log(await deb(target, { app, contents, output, foreign }));
    if (foreign !== undefined) return 0;
  }
  console.log((await writeBeside(root, target, parts, { dist, contents })).join('\n'));
  return 0;
}

/**
 * @param {Target} target
 * @param {{ app: string, contents: string, output: string, foreign: string | undefined }} places
 */
async function deb(target, { app, contents, output, foreign }) {
  const { version } = manifestOf(root);
  const mark = foreign === undefined ? '' : `for-tests-electron-${foreign}-`;
  const to = join(output, `ochre-${version}-${mark}linux-${target.arch}.deb`);
  const note =
    foreign === undefined ? undefined : `For tests, with Electron ${foreign}: not what is shipped.`;
  await makeDeb({ root, app, contents, version, target, to, note, quick: foreign !== undefined });
  return to;
}

/**
 * The version of an Electron that is not the one that is shipped.
 * @param {string} folder
 */
function foreignVersion(folder) {
  /** @type {{ devDependencies: { electron: string } }} */
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '');
  return version === devDependencies.electron ? undefined : version;
}

/** @param {Target} target */
function check(target) {
  const contents = join(dist, 'contents', nameOf(target));
  const list = join(dist, 'SHA256SUMS');
  if (!existsSync(list)) throw new Problem('There is nothing in dist to be read back.');
  const folders = [dist, standIn].map((one) => unpackedFolder(one, target)).filter((one) => existsSync(one));
  const problems = [
    ...folders.flatMap((folder) => packedProblems(folder, contents, target)),
    ...sumProblems(list, dist),
  ];
  if (failed(problems)) return 1;
  console.log(`As it should be: SHA256SUMS${folders.map((folder) => `, ${folder}`).join('')}`);
  return 0;
}

/** @param {Target} target */
async function compare(target) {
  console.log('Building the last commit twice, each from a clone and packages of its own …');
  const { differences, ...seen } = await buildTwice(root, target);
  if (failed(differences)) return 1;
  console.log(JSON.stringify({ ...seen, equal: true }));
  return 0;
}

/** @param {readonly string[]} problems */
function failed(problems) {
  for (const problem of problems) console.error(problem);
  return problems.length > 0;
}

/** @param {string} executable */
function folderOf(executable) {
  // On macOS the program lies three folders deep in Electron.app.
  return process.platform === 'darwin' ? join(dirname(executable), '../../..') : dirname(executable);
}
