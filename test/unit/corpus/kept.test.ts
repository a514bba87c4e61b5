import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['corpus/own-book.json', '0d0ccbf639516c4478b3e9e727291d30d31926d3b7e843ae9f1c965b83282082'],
  ['vectors/consignments/named.json.gz', 'a10733334f9876ed2f603429e12c4803e07145f8c2bf60d999dd6242e307f47c'],
])('%s is unchanged: no case was weakened or removed', (file, digest) => {
  const bytes = readFileSync(resolve(import.meta.dirname, '../..', file));
  expect(hash('sha256', bytes)).toBe(digest);
});
