import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { keptElectron } from '../../scripts/lib/window/user.mjs';
import { electronHopeless } from '../../scripts/lib/electron-trouble.mjs';
import { run as runCommand } from '../../scripts/lib/run.mjs';
import { findElectron } from '../../scripts/lib/electron-binary.mjs';
import { itemsOf, type Evidence } from './evidence.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIMIT_MS = 15 * 60_000;
/** As vitest and Playwright join the names of a test and what it stands in. */
const NAMED = String.raw`\bhardening \d+`;

/** Runs every unit, contract and component test that names an item, and answers what came of each. */
export async function runUnitTests(): Promise<readonly Evidence[]> {
  const files = ['unit', 'contract', 'component'].flatMap((folder) =>
    filesNaming(join(ROOT, 'test', folder)),
  );
  return withReport(async (report) => {
    const vitest = join(packageOf('vitest'), 'vitest.mjs');
    const { code, output } = await run([
      vitest,
      'run',
      '-t',
      NAMED,
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ]);
    return unitEvidence(readFileSync(report, 'utf8'), code, output);
  });
}

/** Why no real window can be had here, or null. */
export function whyNoWindow(): string | null {
  if (findElectron(ROOT) === undefined) return 'Electron’s binary is not here';
  const { platform, env } = process;
  return electronHopeless({ platform, uid: process.getuid?.(), env });
}

/** Runs the tests in a real window. */
export const runWindowTests = async (): Promise<readonly Evidence[]> =>
  withReport(async (report) => {
    const playwright = join(packageOf('@playwright/test'), 'cli.js');
    const { code, output } = await run(
      [playwright, 'test', '--project', 'electron', '--grep', NAMED, '--reporter=json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    );
    return windowEvidence(readFileSync(report, 'utf8'), code, output);
  });

/** Runs them in the window lane, which brings a desktop, an ordinary user and an Electron of its own. */
export async function runWindowLane(): Promise<readonly Evidence[]> {
  const { code, output } = await run([join(ROOT, 'scripts/window.mjs'), '--json', '--grep', NAMED]);
  const report = join(ROOT, 'test-results/window/window.json');
  if (!existsSync(report)) throw new Error(`the window lane did not run:\n${output.slice(-4_000)}`);
  return windowEvidence(readFileSync(report, 'utf8'), code, output);
}

/** Packs the app with the Electron of the window tests, as far as there is no installer yet: what items 23 and 24 read. */
export async function packForTests(): Promise<void> {
  const electron = await keptElectron();
  const { code, output } = await run([join(ROOT, 'scripts/package.mjs'), '--dir'], {
    ELECTRON_OVERRIDE_DIST_PATH: electron,
  });
  if (code !== 0) throw new Error(`nothing could be packed:\n${output.slice(-4_000)}`);
}

/** What a report of vitest says of each item. A file that did not load, or a run that broke off, is no report. */
function unitEvidence(report: string, code: number, output: string): readonly Evidence[] {
  const { testResults } = JSON.parse(report) as JsonTestResults;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  if (unloaded.length > 0) throw new Error(`${unloaded.map(({ name }) => name).join(', ')} did not load`);
  const evidence = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages }) =>
      evidenceOf(fullName, 'unit', status, failureMessages?.[0]),
    ),
  );
  refuseBroken(evidence, code, output);
  return evidence;
}

/** What a report of Playwright says of each item. */
function windowEvidence(report: string, code: number, output: string): readonly Evidence[] {
  const { suites, errors } = JSON.parse(report) as JSONReport;
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const walk = (one: JSONReportSuite): readonly Evidence[] => [
    ...one.specs.flatMap(({ title, ok, tests }) => {
      const skipped = tests.every(({ status }) => status === 'skipped');
      return evidenceOf(title, 'window', skipped ? 'skipped' : ok ? 'passed' : 'failed');
    }),
    ...(one.suites ?? []).flatMap(walk),
  ];
  const evidence = suites.flatMap(walk);
  refuseBroken(evidence, code, output);
  return evidence;
}

function evidenceOf(
  name: string,
  kind: 'unit' | 'window',
  status: string,
  failure?: string,
): readonly Evidence[] {
  const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
  const [detail] = failure?.split('\n') ?? [];
  return itemsOf(name).map((item) => ({
    item,
    kind,
    name,
    outcome,
    ...(detail === undefined ? {} : { detail }),
  }));
}

/** A run that ends badly without a test that failed, for instance by a rejection that nobody handled, proves nothing. */
function refuseBroken(evidence: readonly Evidence[], code: number, output: string): void {
  if (code !== 0 && evidence.every(({ outcome }) => outcome !== 'failed'))
    throw new Error(`the tests broke off:\n${output.slice(-4_000)}`);
}

/** Tests of this very command name items too, and prove none. */
const filesNaming = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => itemsOf(readFileSync(path, 'utf8')).length > 0 && !/[\\/]hardening[\\/]/.test(path));

const packageOf = (name: string): string =>
  resolve(createRequire(import.meta.url).resolve(`${name}/package.json`), '..');

async function withReport<T>(act: (report: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-hardening-'));
  try {
    return await act(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCommand([process.execPath, ...args], { env, limitMs: LIMIT_MS });
