import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { relatedTests } from '../../../scripts/lib/related.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = tempFolder();
  write('src-main/sum.ts', 'export const sum = 1;');
  write('src-main/bill.ts', "import { sum } from './sum.ts';\nexport * from './late.ts';");
  write('src-renderer/Bill.svelte', "<script>const one = await import('../src-main/bill.ts');</script>");
  write('test/unit/sum.test.ts', "import {\n  sum,\n} from '../../src-main/sum.ts';");
  write('test/unit/bill.test.ts', "import '../../src-main/bill.ts';");
  write('test/component/bill.test.ts', "import Bill from '../../src-renderer/Bill.svelte';");
  write('test/unit/other.test.ts', "import { describe } from 'vitest';");
});

describe('the tests that a change touches', () => {
  it('are those that reach it by imports, the nearest first', () => {
    expect(relatedTests(root, ['src-main/sum.ts'])).toEqual([
      'test/unit/sum.test.ts',
      'test/unit/bill.test.ts',
      'test/component/bill.test.ts',
    ]);
  });

  it('are reached through a file that is gone, too', () => {
    expect(relatedTests(root, ['src-main/late.ts'])).toEqual([
      'test/unit/bill.test.ts',
      'test/component/bill.test.ts',
    ]);
  });

  it('are itself, where a test was changed; not one that is gone', () => {
    expect(relatedTests(root, ['test/unit/other.test.ts', 'test/unit/gone.test.ts'])).toEqual([
      'test/unit/other.test.ts',
    ]);
  });

  it('are none, where nothing reaches it', () => expect(relatedTests(root, ['README.md'])).toEqual([]));
});
