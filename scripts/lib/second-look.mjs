/**
 * A test that fails where suites share two cores may have met the load and no fault. Where few fail, their files run once
 * more with nothing beside them: what fails again has failed, and what passes is named, so that nobody can overlook it.
 */

import { relative } from 'node:path';

/** @typedef {import('./test-steps.mjs').Step} Step */
/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {{ name?: string, assertionResults?: { status?: string }[], status?: string }} ReportedFile */

/** More failed files than this are no matter of load. */
export const MOST_FILES = 5;

/**
 * The command for a second look, or undefined where there is nothing that it could clear: nothing failed, too much did,
 * a file did not load, or something broke outside the tests.
 * @param {Step} step
 * @param {string | undefined} text the JSON report of the first run
 * @param {string} root paths in the report begin with it
 * @returns {[string, ...string[]] | undefined}
 */
export function secondCommand(step, text, root) {
  if (text === undefined) return undefined;
  if (step.kind === 'vitest') {
    const files = failedFiles(text);
    if (files === undefined || files.length === 0 || files.length > MOST_FILES) return undefined;
    const [file, ...args] = step.command;
    return [file, ...args, ...files.map((path) => relative(root, path))];
  }
  if (step.kind === 'playwright') {
    /** @type {{ stats?: { unexpected?: number }, errors?: unknown[] }} */
    const { stats, errors } = JSON.parse(text);
    const failed = stats?.unexpected ?? 0;
    if (failed === 0 || failed > MOST_FILES || (errors ?? []).length > 0) return undefined;
    const [file, ...args] = step.command;
    return [file, ...args, '--', '--last-failed', '--workers=1'];
  }
  return undefined;
}

/**
 * @param {Totals} first
 * @param {Totals} second of the files that failed, alone
 * @returns {Totals} the first, with its failures cleared where none of them failed again
 */
export function afterSecondLook(first, second) {
  if (second.failed > 0 || second.passed < first.failed) {
    return { ...first, notes: [...first.notes, 'failed again in a second run, alone'] };
  }
  const named = first.notes.map((note) =>
    note.startsWith('failed: ') ? `unsteady, passed only in a second run, alone: ${note.slice(8)}` : note,
  );
  return { ...first, passed: first.passed + first.failed, failed: 0, notes: named };
}

/**
 * @param {string} text
 * @returns {string[] | undefined} undefined where a file failed without a test of it
 */
function failedFiles(text) {
  /** @type {{ testResults?: ReportedFile[] }} */
  const { testResults } = JSON.parse(text);
  const failed = (testResults ?? []).filter(({ status }) => status === 'failed');
  const shown = failed.filter(({ assertionResults }) =>
    (assertionResults ?? []).some(({ status }) => status === 'failed'),
  );
  if (shown.length < failed.length) return undefined;
  return shown.flatMap(({ name }) => (name === undefined ? [] : [name]));
}
