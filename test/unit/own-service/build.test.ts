import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { WHEELS } from '../../../scripts/lib/rgb-lib.mjs';
import { findBinaries, isForSystem, RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A package’s folder named like its archive, with these files. Returns a module in it. */
function packed(files: Readonly<Record<string, string>>): { app: string; from: string } {
  const app = join(tempFolder(), 'app.asar');
  for (const [name, text] of Object.entries(files)) {
    const file = join(app, 'node_modules', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { app, from: pathToFileURL(join(app, 'out', 'main', 'any.js')).href };
}

const KOFFI = { 'koffi/package.json': '{"main":"index.cjs"}', 'koffi/index.cjs': '' };
const manifest = (version: string) => ({
  '@ochre/rgb-lib/package.json': JSON.stringify({ name: '@ochre/rgb-lib', version }),
});

it.each(Object.entries(WHEELS))(
  "the library of %s is looked for under its wheel's name, beside the archive",
  (system, { library }) => {
    const { app, from } = packed({
      ...{ ...KOFFI, ...manifest(RGB_LIB.version) },
      [`@ochre/rgb-lib/${library}`]: '',
    });
    expect(isForSystem(system)).toBe(true);
    expect(findBinaries(RGB_LIB, system, from)).toEqual({
      binary: join(`${app}.unpacked`, 'node_modules', '@ochre', 'rgb-lib', library),
      koffi: join(app, 'node_modules', 'koffi', 'index.cjs'),
    });
  },
);

it.each<[string, Readonly<Record<string, string>>]>([
  ['of another release', { ...KOFFI, ...manifest('0.3.0b6'), '@ochre/rgb-lib/librgblibuniffi.so': '' }],
  ['of another system', { ...KOFFI, ...manifest(RGB_LIB.version), '@ochre/rgb-lib/rgblibuniffi.dll': '' }],
  ['without what calls it', { ...manifest(RGB_LIB.version), '@ochre/rgb-lib/librgblibuniffi.so': '' }],
  ['that is not there', KOFFI],
])('finds no library %s', (_, files) => {
  expect(findBinaries(RGB_LIB, 'linux-x64', packed(files).from)).toBeNull();
});
