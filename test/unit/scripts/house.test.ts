import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json';
import { beyondLimits } from '../../../scripts/lib/house/count.mjs';
import { readSource } from '../../../scripts/lib/house/read-source.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { compareLimits } from '../../../scripts/lint/limits.mjs';

type Files = Readonly<Record<string, string>>;

const lines = (count: number): string => '// x\n'.repeat(count);
const long = (name: string, count: number): string => `export function ${name}() {\n${lines(count - 2)}}\n`;
const room = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`src-renderer/text/a${at}.ts`, '']));

/** All that a limit lets pass at its very edge, and one exception of each limit. */
const house: Files = {
  'src-main/verify/within.ts': `${long('within', 70)}export const a = 1;\n${lines(329)}`,
  'src-main/verify/numbers.ts': `export function* numbers(): Generator<number> {\n  yield 1;\n  yield* [2, 3];\n}\n`,
  'src-main/verify/all.ts': `export const all = { *[Symbol.iterator]() { return yield; } };\n`,
  'src-main/verify/index.ts': lines(120),
  'src-main/index.ts': lines(121),
  'src-main/wallet/old.ts': `${long('old', 71)}export type Twice = 1;\nexport function* steps() { yield; }\n${lines(330)}`,
  'src-renderer/Old.svelte': `<script module lang="ts">\n  export interface Twice { a: 1 }\n</script>\n<p>{1}</p>\n`,
  'src-main/nodes/index.ts': lines(121),
  'src-main/comments.ts': `/** Often (docs/security.md, G40). */\n// See src-main/riddles.ts.\nexport const b = 1; // Of b.\n`,
  'src-main/riddles.ts': `/**\n * Of a coin. See gone.ts.\n */\n\n  // What was settled cannot fail (G39).\n`,
  ...room(41),
};
const beyond = (files: Files) =>
  beyondLimits(
    Object.entries(files).map(([path, text]) => readSource({ path, text })),
    [...Object.keys(files), 'docs/security.md'],
  );
const kept = beyond(house);

describe('the limits of the house', () => {
  it('let pass what is within them, and know what is not', () => {
    expect(kept).toEqual({
      files: { 'src-main/wallet/old.ts': 403 },
      functions: { 'src-main/wallet/old.ts': 1 },
      names: { Twice: 2 },
      generators: { 'src-main/wallet/old.ts': 1 },
      rooms: { 'src-renderer/text': 41 },
      comments: { 'src-main/riddles.ts': 3 },
      faces: { 'src-main/nodes/index.ts': 121 },
    });
    expect(compareLimits(kept, kept)).toEqual({ worse: [], better: [], grown: [] });
  });

  it.each([
    ['files', 'src-renderer/New.svelte', lines(401), 'src-renderer/New.svelte: 401 lines'],
    ['files', 'src-main/wallet/old.ts', `${house['src-main/wallet/old.ts'] ?? ''}\n`, 'old.ts: 404 lines'],
    ['functions', 'src-main/new.ts', long('fresh', 71), 'src-main/new.ts: 1 functions'],
    [
      'functions',
      'src-renderer/New.svelte',
      `<p>a</p>\n<script lang="ts">\n  const f = () => {\n${lines(70)}  };\n</script>\n`,
      'src-renderer/New.svelte: 1 functions',
    ],
    ['names', 'src-main/new.ts', 'export type Twice = 2;\n', 'Twice: 3 files'],
    ['names', 'src-main/new.ts', 'export const within = () => 1;\n', 'within: 2 files'],
    ['names', 'src-main/new.ts', 'export class Twice2 {}\n', 'Twice2: 1 files'],
    [
      'generators',
      'src-main/new.ts',
      'function* a() { const b = yield 1; }\n',
      'src-main/new.ts: 1 generators',
    ],
    [
      'generators',
      'src-main/new.ts',
      'const o = { *a(): Steps { yield* b(); } };\n',
      'src-main/new.ts: 1 gen',
    ],
    ['comments', 'src-main/new.ts', '// Of a\n// coin.\n', 'src-main/new.ts: 1 comments'],
    ['comments', 'src-renderer/New.svelte', '<!-- See Gone.svelte. -->\n', 'New.svelte: 1 comments'],
    ['rooms', 'src-renderer/text/a41.ts', '', 'src-renderer/text: 42 files'],
    ['faces', 'src-main/backup/index.ts', lines(121), 'src-main/backup/index.ts: 121 lines'],
  ])('refuse more beyond the limit of %s: %s', (limit, path, text, said) => {
    const { worse, better, grown } = compareLimits(beyond({ ...house, [path]: text }), kept);
    expect(worse).toMatchObject([expect.stringContaining(said) as string]);
    expect(better).toEqual([]);
    expect(grown).toEqual([limit]);
  });

  it('say what is better than kept, for what only moves too', () => {
    const { 'src-main/wallet/old.ts': old = '', ...others } = house;
    const moved = compareLimits(beyond({ ...others, 'src-main/wallet/moved.ts': old }), kept);
    expect(moved).toMatchObject({ worse: { length: 3 }, better: { length: 3 }, grown: [] });
    const gone = compareLimits(beyond(others), kept);
    expect(gone).toMatchObject({ worse: [], better: { length: 4 }, grown: [] });
  });

  it('are part of the lint', () => {
    expect(manifest.scripts['check:lint']).toContain('house.mjs --limits');
  });
});

describe('npm run house', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-house-test-'));
  const write = (files: Files): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const start = (...args: string[]) => {
    const { status, stdout } = spawnSync('node', ['scripts/house.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { code: status, output: stdout };
  };

  beforeAll(() => {
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    rmSync(join(folder, 'scripts/lint/limits.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    write({ ...house, '.gitignore': 'node_modules', 'src-preload/messages/ids.ts': lines(900) });
    write({ 'test/a.test.ts': lines(7), 'test/b.py': lines(2) });
    const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'First');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('keeps less than before and never more', () => {
    expect(start('--keep').code).toBe(0);
    expect(start('--limits')).toEqual({ code: 0, output: '' });
    write({ 'src-main/wallet/old.ts': long('old', 70) });
    expect(start('--limits')).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run -s house -- --keep') as string,
    });
    expect(start('--keep').code).toBe(0);
    expect(start('--limits').code).toBe(0);
    write(house);
    expect(start('--limits').code).toBe(1);
    expect(start('--keep')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing was kept') as string,
    });
  }, 120_000);

  it('counts source, tests and scripts, here and at a revision', () => {
    write({ 'src-main/verify/more.ts': `/** Why. */\nexport const b = \`\${1 /* one */}\`; // why\n` });
    const { output } = start('--json', '--no-walks', '--base', 'HEAD');
    const { base, difference, ...now } = JSON.parse(output) as Record<string, unknown>;
    const counts = { functionsOver70: 1, namesTwice: 1, over400: 1 };
    expect(base).toMatchObject({ testLines: 9, files: 51, ...counts });
    expect(now).toMatchObject({ testLines: 9, files: 52, ...counts });
    expect(now).toMatchObject({ generators: { all: 1, verify: 0, folders: { 'src-main/wallet': 1 } } });
    expect(difference).toMatchObject({ sourceLines: 2, files: 1, tokens: 8, testLines: 0 });
  }, 60_000);
});
