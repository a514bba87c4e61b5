import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { namedSet } from './named/make.ts';

/** `npx tsx test/corpus/make-named.ts`: writes test/vectors/consignments/named.json.gz anew, from the other sets there. */
writeFileSync(
  resolve(import.meta.dirname, '../vectors/consignments/named.json.gz'),
  gzipSync(JSON.stringify(namedSet()), { level: 9 }),
);
