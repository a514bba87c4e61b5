import { expect, it } from 'vitest';
import { dependencies, devDependencies } from '../../../package.json';
import { packages } from '../../../package-lock.json';

// CONTRIBUTING's rules for dependencies that no other check covers.

const asked = { ...dependencies, ...devDependencies };

it('dependencies are pinned to an exact version', () => {
  const loose = Object.entries(asked).filter(
    ([name, version]) => !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version) && !name.startsWith('@types/'),
  );
  expect(loose).toEqual([]);
});

it('dependencies have licences that fit MIT', () => {
  const shipped = Object.entries(packages).filter(
    ([path, one]) => path !== '' && !('dev' in one) && !('devOptional' in one),
  );
  expect(shipped.length).toBeGreaterThan(15);
  const isFree = (licence: string): boolean =>
    /^(?:MIT|ISC|BSD-\d-Clause|Apache-2\.0|0BSD|\(MIT OR [\w.-]+\))$/.test(licence);
  const licences = shipped.map(([path, one]) => [path, 'license' in one ? one.license : 'none'] as const);
  expect(licences.filter(([, licence]) => !isFree(licence))).toEqual([]);
});
