import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../src-main/domain/psbt/limits.ts';
import { dependencies, devDependencies, scripts, version } from '../../../package.json';
import { packageOptions } from '../../../scripts/lib/package/options.mjs';
import { README_PICTURES } from '../../gallery/readme-pictures.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const DOCUMENTS = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md'] as const;

/** Files that are named and lie in a data folder or appear by a run, not in the project. */
const ELSEWHERE =
  /^(?:settings(?:\.copy)?\.json|window\.json|\w+\.sqlite|ochre\.log|exports\/|lock|common\.ts)$/;

describe.each(DOCUMENTS)('%s', (name) => {
  const text = read(name);

  it('names commands that package.json has', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path ?? '');
    const paths = quoted.filter((path) =>
      /^(?:src-|test\/|scripts\/|resources\/|\.github\/|\.dependency)|\.(?:md|ts|json|cjs)$/.test(path),
    );
    expect(paths.filter((path) => !ELSEWHERE.test(path) && !existsSync(join(root, path)))).toEqual([]);
  });

  it('names parts of other documents that are there', () => {
    const parts = [...text.matchAll(/README's part _([^_]+)_|under _(Not yet run)_/g)].map(
      ([, part, other]) => part ?? other ?? '',
    );
    const headings = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('## '))
      .map((line) => line.slice(3));
    expect(parts.filter((part) => !headings.includes(part))).toEqual([]);
  });

  it('leads nowhere but to itself, to its neighbours and to what is known', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '');
    const broken = links.filter(
      (target) => !target.startsWith('https://') && !existsSync(join(root, target)),
    );
    expect(broken).toEqual([]);
  });
});

describe('what the README says of packages', () => {
  const text = read('README.md');

  it('names each way of npm run package that it has, and no other', () => {
    const named = [...text.matchAll(/npm run -s package -- --([a-z-]+)/g)].map(([, way]) => way);
    expect([...new Set(named)].toSorted()).toEqual(['check', 'compare', 'contents', 'dir', 'stand-in']);
    for (const way of named) {
      expect(packageOptions([`--${way ?? ''}`], 'linux')).toEqual({ act: way });
    }
  });

  it('is what the packager is told: the systems, no updates, the profile of the deb', () => {
    const config = read('scripts/electron-builder.config.mjs');
    expect(config).toContain("target: ['deb', 'AppImage']");
    expect(config).toContain("target: ['dmg']");
    expect(config).toContain("target: ['nsis']");
    expect(config).toContain('publish: null,');
    expect(config).toContain("appArmorProfile: 'resources/linux/apparmor-profile'");
    expect(config).not.toContain('no-sandbox');
    expect(Object.keys({ ...dependencies, ...devDependencies })).not.toContain('electron-updater');
  });
});

describe('the pictures in the README', () => {
  const sources = [...read('README.md').matchAll(/(?:src|srcset)="(resources\/gallery\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );

  it('are those that the walk through the screens takes, each in light and dark', () => {
    const taken = README_PICTURES.flatMap((name) =>
      ['dark', 'light'].map((theme) => `resources/gallery/${name}-${theme}.png`),
    );
    expect(sources.toSorted()).toEqual(taken.toSorted());
  });

  it('are there, and light enough to be tracked', () => {
    expect(sources.map((path) => statSync(join(root, path)).size).filter((bytes) => bytes > 150_000)).toEqual(
      [],
    );
  });
});

describe('figures in the README', () => {
  const text = read('README.md');
  const limits = defaultLimits(null);

  it('about the fee are those of the judge', () => {
    expect(text).toContain(`${limits.maxRateSatsPerVb.toLocaleString('en')} sat/vB and 0.01 BTC`);
    expect(limits.maxFeeSats).toBe(1_000_000n);
  });

  it('about the size are those of the judge', () => {
    expect(limits.maxPsbtChars).toBe(2 * 1024 * 1024);
    expect(text).toContain('2 MiB of text');
  });
});

describe('the changelog', () => {
  it('has what is not released at its head, in the form that it names', () => {
    const headings = read('CHANGELOG.md')
      .split('\n')
      .filter((line) => line.startsWith('## '));
    expect(headings[0]).toBe('## Unreleased');
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
