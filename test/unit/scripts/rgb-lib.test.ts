import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchRgbLib, hasRgbLib, RGB_LIB_VERSION, WHEELS } from '../../../scripts/lib/rgb-lib.mjs';
import { Problem } from '../../../scripts/lib/problem.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

let root = '';
beforeEach(() => {
  root = tempFolder();
  mkdirSync(join(root, 'node_modules'));
});

/** Stands for Python: records pip's arguments, and unpacks a wheel's content. */
function standIn(library: string, ends = 0): string {
  const python = join(root, 'python');
  writeFileSync(
    python,
    `#!/bin/sh
for last; do :; done
mkdir -p "$last/rgb_lib" "$last/rgb_lib-${RGB_LIB_VERSION}.dist-info"
echo library > "$last/rgb_lib/${library}"
echo licence > "$last/rgb_lib-${RGB_LIB_VERSION}.dist-info/LICENSE"
echo "$@" > '${root}/asked'
cat "$last/asked.txt" >> '${root}/asked'
echo 'the hash does not match'
exit ${ends}
`,
  );
  chmodSync(python, 0o755);
  return python;
}

describe.skipIf(process.platform === 'win32')('fetching rgb-lib', () => {
  it.each(Object.entries(WHEELS))(
    'the fetched library for %s must have its pinned hash',
    async (system, wheel) => {
      const folder = await fetchRgbLib(root, system, ['/no/python', standIn(wheel.library)]);
      expect(readdirSync(folder).toSorted()).toEqual(['LICENSE', wheel.library, 'package.json'].toSorted());
      expect(hasRgbLib(root)).toBe(true);
      const asked = readFileSync(join(root, 'asked'), 'utf8');
      for (const part of ['--require-hashes', '--no-deps', wheel.platform, `--hash=sha256:${wheel.hash}`])
        expect(asked).toContain(part);
      expect(readdirSync(join(root, 'node_modules'))).toEqual(['@ochre']);
    },
  );

  it('another release, or a part of one, counts as missing', () => {
    expect(hasRgbLib(root)).toBe(false);
    const place = join(root, 'node_modules/@ochre/rgb-lib');
    mkdirSync(place, { recursive: true });
    for (const text of ['{', '{"version":"0.3.0b6"}']) {
      writeFileSync(join(place, 'package.json'), text);
      expect(hasRgbLib(root)).toBe(false);
    }
  });

  it.each<[string, string, () => readonly string[], RegExp]>([
    ['a system that has none', 'freebsd-x64', () => [], /cannot be had for freebsd-x64/],
    ['no Python', 'linux-x64', () => ['/no/python'], /cannot be had here/],
    [
      'a download of another hash',
      'linux-x64',
      () => [standIn('librgblibuniffi.so', 1)],
      /the hash does not match/,
    ],
  ])('a failed fetch says why, and leaves nothing behind: %s', async (_, system, pythons, why) => {
    const failed = await fetchRgbLib(root, system, pythons()).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Problem);
    expect((failed as Problem).message).toMatch(why);
    expect(hasRgbLib(root)).toBe(false);
    expect(readdirSync(join(root, 'node_modules')).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
