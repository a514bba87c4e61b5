import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readPage } from '../../../src-main/nodes/api/hosted.ts';

it('a list of a million wrong rows reports one problem, quickly', () => {
  const rows = Array.from({ length: 1_000_000 }, () => 0);
  const fromMs = performance.now();
  const { issues } = v.safeParse(v.array(v.object({ a: v.string() })), rows);
  expect(issues).toHaveLength(1);
  expect(readPage({ nodes: rows })).toBeNull();
  expect(performance.now() - fromMs).toBeLessThan(2_000);
});

// Each starts a process or thread that reads outside data.
it.each(['src-main/app/core.ts', 'src-main/reader/worker.ts', 'scripts/own-service.mjs'])(
  'stopping at the first problem is set in what %s starts',
  (entry) => expect(readFileSync(entry, 'utf8')).toMatch(/^import '.*\/first-problem\.ts';$/m),
);
