import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';

const inBash = (script: string): { status: number | null; stdout: string; stderr: string } =>
  spawnSync('bash', ['-c', `. .ci/lanes.sh\n${script}`], { cwd: root, encoding: 'utf8' });
const isWindows = process.platform === 'win32';

it.skipIf(isWindows)('a lane that fails or hangs stops no other, and the table names each', () => {
  const lanes = ['first true', 'broken bash -c "echo why it broke; exit 3"', 'slow sleep 20', 'last true'];
  const { status, stdout } = inBash(`${lanes.map((one) => `limit=3 lane ${one}`).join('\n')}\nend_of_lanes`);
  const table = stdout.slice(stdout.indexOf('────────')).match(/\d+ s {2}.*/g);
  expect(table?.map((line) => line.replace(/^\d+ s {2}(\S+)\s*/, '$1: '))).toEqual([
    'first: passed',
    'broken: FAILED (3)',
    'slow: FAILED: it took too long',
    'last: passed',
    'all: ',
  ]);
  expect(status).toBe(1);
  // Whoever reads the end of a long log finds the reason there.
  expect(stdout).toContain('── broken said last:\nwhy it broke\n\n── slow said last:\n\n────────');
});

it.skipIf(isWindows)('lanes that all passed end with 0', () => {
  expect(inBash('lane one true\nend_of_lanes').status).toBe(0);
});

it.skipIf(isWindows)('the nightly run names each of its lanes, and refuses another', () => {
  const nightly = (...args: readonly string[]) =>
    spawnSync('bash', ['.ci/nightly', ...args], { cwd: root, encoding: 'utf8' });
  const names = nightly('--list').stdout.trim().split('\n');
  for (const name of ['fuzz-psbt', 'crash', 'soak', 'life', 'gallery', 'mutate:src-main/records/journal'])
    expect(names).toContain(name);
  expect(nightly('no-such-lane')).toMatchObject({ status: 2 });
});
