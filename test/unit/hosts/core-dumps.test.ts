import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leaveNoCoreDump } from '../../../src-main/hosts/core-dumps.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const support = resolve(import.meta.dirname, '../../support/dumps');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Why this machine gives no dump to read; null: it does. */
function noDumps(): string | null {
  const pattern = '/proc/sys/kernel/core_pattern';
  if (!existsSync(pattern)) return 'this system writes no core dumps that a test could read';
  const said = readFileSync(pattern, 'utf8').trim();
  return /^[^|/]+$/.test(said) ? null : `core dumps go elsewhere (${said})`;
}
const whyNot = noDumps();
if (whyNot !== null) console.warn(`SKIPPED: what a core dump holds was not looked at: ${whyNot}.`);

/** Runs a script that aborts where dumps are allowed, and returns all dumps. */
async function dumpsOf(script: string): Promise<{ dumps: Buffer[]; held: Buffer }> {
  const folder = tempFolder();
  const asked = randomUUID();
  const command = 'ulimit -c unlimited && exec "$0" "$@"';
  const args = ['-c', command, process.execPath, '--import', tsx, join(support, script), asked];
  await new Promise<void>((ended) => {
    execFile('/bin/sh', args, { cwd: folder }, () => ended());
  });
  const dumps = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return { dumps, held: createHash('sha256').update(asked).digest() };
}

describe('hardening 30: a core dump', () => {
  it.skipIf(whyNot !== null)('holds the memory without protection', async () => {
    const { dumps, held } = await dumpsOf('abort.mjs');
    expect(dumps).toHaveLength(1);
    expect(dumps[0]?.includes(held)).toBe(true);
  });

  it.skipIf(whyNot !== null)('of main holds no memory', async () => {
    const { dumps, held } = await dumpsOf('abort-without-memory.ts');
    expect(dumps).toHaveLength(1);
    expect(dumps[0]?.includes(held)).toBe(false);
  });

  it.skipIf(whyNot !== null)('of the keyholder is not written at all', async () => {
    expect((await dumpsOf('fork-aborting.ts')).dumps).toEqual([]);
  });

  it('is prevented only on Linux, for the named process', () => {
    const written: unknown[] = [];
    const write = (...asked: unknown[]) => void written.push(asked);
    expect(leaveNoCoreDump(4711, write, 'linux')).toBe(true);
    expect(leaveNoCoreDump('self', write, 'darwin')).toBe(true);
    expect(leaveNoCoreDump('self', write, 'win32')).toBe(true);
    expect(written).toEqual([['/proc/4711/coredump_filter', '0']]);
  });

  it("that the system insists on doesn't prevent the start", () => {
    const refuse = () => {
      throw new Error('EACCES');
    };
    expect(leaveNoCoreDump('self', refuse, 'linux')).toBe(false);
  });
});
