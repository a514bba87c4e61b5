import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';
import { workingTree } from '../../../scripts/lib/house/tree.mjs';
import { readBounds, strayBounds, TABLE } from '../../../scripts/lint/bounds.mjs';
import { BACKUP_BOUNDS, BOUNDS } from '../../../src-preload/contract/bounds.ts';

const table = { path: TABLE, text: readFileSync(join(root, TABLE), 'utf8') };
const found = (path: string, text: string) => strayBounds([table, { path, text }]);

describe('the table of bounds', () => {
  it('is printed as it is, with each bound of it once', () => {
    const read = readBounds(table.text);
    expect(Object.fromEntries(read.map(({ name, value }) => [name, value]))).toMatchObject({
      ...BOUNDS,
      ...{ ...BACKUP_BOUNDS, wallets: BOUNDS.wallets },
    });
    expect(new Set(read.map(({ name }) => name)).size).toBe(read.length);
  });

  it('is the only place where a form, a call or a record has a number for a bound', () => {
    expect(strayBounds(workingTree.read(/^src-.*\.(ts|svelte)$/))).toEqual([]);
  });
});

describe('a bound that is written in a second place', () => {
  it.each([
    ['another one in a form', 'src-renderer/wallet/A.svelte', '<Field maxlength={199} />', '199'],
    ['the same in a form', 'src-renderer/wallet/A.svelte', '<Field maxlength={200} />', '200'],
    ['one of plain HTML', 'src-renderer/nodes/A.svelte', '<input maxlength="80" />', '80'],
    ['one of a record', 'src-main/records/a.ts', 'v.pipe(v.string(), v.maxLength(4_001))', '4_001'],
    ['one of a call', 'src-preload/contract/a.ts', 'v.maxValue(2 * 1024)', '2 * 1024'],
    ['one of the keyholder', 'src-main/keyholder/requests.ts', 'v.maxLength(20_000)', '20_000'],
    ['a constant of a screen', 'src-renderer/a.ts', 'const MOST_BYTES = 3_276_800;', '3_276_800'],
    [
      'one in another base',
      'src-renderer/a.ts',
      'const MOST = 1;\nconst MOST_SATS = 0xffff_ffff;',
      '0xffff_ffff',
    ],
  ])('is found: %s', (_, path, text, said) => {
    expect(found(path, text)).toEqual([
      `${path}:${String(text.split('\n').length)}: ${said} is a bound: name it in ${TABLE}`,
    ]);
  });

  it.each([
    ['one that is named', 'src-renderer/A.svelte', '<Field maxlength={BOUNDS.nodeNameChars} />'],
    ['what a screen alone shows', 'src-renderer/a.ts', 'const MOST_SHOWN = 8;'],
    ['what a service sends', 'src-main/services/a.ts', 'v.maxLength(100)'],
  ])('is none: %s', (_, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
