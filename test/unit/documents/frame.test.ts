import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependencies, devDependencies } from '../../../package.json';
import { packages } from '../../../package-lock.json';

// What CONTRIBUTING asks of files and dependencies, where no other check does.

const root = resolve(import.meta.dirname, '../../..');

describe('the files of the product', () => {
  const lines = ['src-main', 'src-preload', 'src-renderer']
    .flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name)),
    )
    .filter((path) => /\.(?:ts|svelte)$/.test(path))
    .map((path) => ({ path, count: readFileSync(join(root, path), 'utf8').split('\n').length }))
    .toSorted((one, other) => one.count - other.count);

  it('are short: half of them below 100 lines, and few beyond 200', () => {
    expect(lines.length).toBeGreaterThan(300);
    expect(lines[Math.floor(lines.length / 2)]?.count).toBeLessThan(100);
    expect(lines.filter(({ count }) => count > 200).length / lines.length).toBeLessThan(0.05);
  });
});

describe('dependencies', () => {
  const asked = { ...dependencies, ...devDependencies };

  it('are pinned to an exact version', () => {
    const loose = Object.entries(asked).filter(
      ([name, version]) =>
        !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version) && !name.startsWith('@types/'),
    );
    expect(loose).toEqual([]);
  });

  it('have a licence that goes with MIT', () => {
    const shipped = Object.entries(packages).filter(
      ([path, one]) => path !== '' && !('dev' in one) && !('devOptional' in one),
    );
    expect(shipped.length).toBeGreaterThan(15);
    const isFree = (licence: string): boolean =>
      /^(?:MIT|ISC|BSD-\d-Clause|Apache-2\.0|0BSD|\(MIT OR [\w.-]+\))$/.test(licence);
    const licences = shipped.map(([path, one]) => [path, 'license' in one ? one.license : 'none'] as const);
    expect(licences.filter(([, licence]) => !isFree(licence))).toEqual([]);
  });
});
