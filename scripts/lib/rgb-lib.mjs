import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.mjs';
import { showStep } from './progress.mjs';
import { run } from './run.mjs';

export const RGB_LIB_VERSION = '0.3.0b7';

/** The official release's wheel for each system, by pip's name for it, with the SHA-256 that PyPI publishes. */
export const WHEELS = {
  'linux-x64': {
    platform: 'manylinux_2_34_x86_64',
    hash: '26787d3b119a7eec21ca2424cbe84a2020dab0ad72ecb66d89a6edda5fc5ab64',
    library: 'librgblibuniffi.so',
  },
  'linux-arm64': {
    platform: 'manylinux_2_34_aarch64',
    hash: '18f312fe3fc8db91cfdc3730906f2579ad8c21043ccb71fc2c04e4470c24f72c',
    library: 'librgblibuniffi.so',
  },
  'darwin-x64': {
    platform: 'macosx_12_0_x86_64',
    hash: '3b876356dffe2499fbe962eddebf0e9c26c9a18d86b7e9d59cd57dd6f8c82b21',
    library: 'librgblibuniffi.dylib',
  },
  'darwin-arm64': {
    platform: 'macosx_12_0_arm64',
    hash: '36dee3b39f8aa8919c769ea7188bf7cbe4956754b396119b868bf719024749ba',
    library: 'librgblibuniffi.dylib',
  },
  'win32-x64': {
    platform: 'win_amd64',
    hash: 'c660f9d39eed6fe99dd275d7889725b9c5308ffd1a50a23449efef1eeb010ae3',
    library: 'rgblibuniffi.dll',
  },
};

/** As a package that npm knows nothing of: whoever looks for packages finds it, and `npm ci` takes it away. */
export const RGB_LIB_PACKAGE = '@ochre/rgb-lib';
const PYTHONS = ['python3', 'python'];

/**
 * Whether this release lies there.
 * @param {string} root
 */
export function hasRgbLib(root) {
  try {
    const manifest = readFileSync(join(root, 'node_modules', RGB_LIB_PACKAGE, 'package.json'), 'utf8');
    return JSON.parse(manifest).version === RGB_LIB_VERSION;
  } catch {
    return false;
  }
}

/**
 * Lays rgb-lib's library beside the packages, out of the official release for Python, of which no code is run. pip holds the
 * download to its hash.
 * @param {string} root
 * @param {string} system
 * @param {readonly string[]} [pythons]
 * @returns {Promise<string>} the folder
 */
export async function fetchRgbLib(root, system, pythons = PYTHONS) {
  const wheel = Object.entries(WHEELS).find(([name]) => name === system)?.[1];
  if (wheel === undefined) throw new Problem(`rgb-lib ${RGB_LIB_VERSION} cannot be had for ${system}.`);
  const place = join(root, 'node_modules', RGB_LIB_PACKAGE);
  mkdirSync(dirname(place), { recursive: true });
  // Fetched beside, and moved into place whole.
  const work = mkdtempSync(join(root, 'node_modules', '.rgb-lib-'));
  try {
    await unpack(work, wheel, pythons);
    const laid = join(work, 'laid');
    mkdirSync(laid);
    copyFileSync(join(work, 'rgb_lib', wheel.library), join(laid, wheel.library));
    const licence = join(work, `rgb_lib-${RGB_LIB_VERSION}.dist-info`, 'LICENSE');
    if (existsSync(licence)) copyFileSync(licence, join(laid, 'LICENSE'));
    const manifest = { name: RGB_LIB_PACKAGE, version: RGB_LIB_VERSION, license: 'MIT' };
    writeFileSync(join(laid, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(place, { recursive: true, force: true });
    renameSync(laid, place);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return place;
}

/**
 * For the tests of the own service. Null: it is here; else why not.
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export async function ensureRgbLib(root) {
  if (hasRgbLib(root)) return null;
  try {
    await showStep(
      'Fetching rgb-lib',
      () => 'about 20 MB',
      () => fetchRgbLib(root, `${process.platform}-${process.arch}`),
    );
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message;
  }
}

/**
 * @param {string} work
 * @param {{ platform: string, hash: string }} wheel
 * @param {readonly string[]} pythons
 */
async function unpack(work, { platform, hash }, pythons) {
  const asked = join(work, 'asked.txt');
  writeFileSync(asked, `rgb-lib==${RGB_LIB_VERSION} --hash=sha256:${hash}\n`);
  const only = ['--no-deps', '--require-hashes', '--only-binary', ':all:', '--no-compile'];
  const of = ['--platform', platform, '--python-version', '3.12', '--implementation', 'py'];
  let output = '';
  for (const python of pythons) {
    const pip = ['-m', 'pip', 'install', '-q', '--disable-pip-version-check'];
    const ended = await run([python, ...pip, ...only, ...of, '-r', asked, '-t', work], { limitMs: 300_000 });
    if (ended.code === 0) return;
    output = ended.output.trim() || output;
  }
  const why = output.split('\n').at(-1) ?? '';
  throw new Problem(
    `rgb-lib ${RGB_LIB_VERSION} cannot be had here, by Python's pip: ${why || 'it is not installed'}`,
  );
}
