import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, vi } from 'vitest';
import { bundleTests, installed } from './bundle.mjs';
import { Suite } from './suite.mjs';

/**
 * Runs the tests of what is verified for Stryker in its own process. Vitest's runner starts a thread and loads every library for
 * each of five thousand mutants, half a second each time; here a mutant costs what its tests cost, and each has the
 * whole code evaluated anew.
 */
class Runner {
  /** Where the mutated code asks which mutant is on, and counts what it reaches. */
  #stryker = strykerGlobal();
  /** @type {Map<string, number>} Tests of these files have found the most so far, so they come first. */
  #kills = new Map();
  /** @type {Map<string, number>} */
  #durations = new Map();
  /** @type {(packages: import('./bundle.mjs').Packages) => import('./bundle.mjs').TestFiles} */
  #evaluate = () => ({});
  /** The rooms of what is mutated: no test of another room is loaded. */
  #rooms;

  static inject = /** @type {const} */ (['options']);

  /** @param {{ mutate: string[] }} options */
  constructor({ mutate }) {
    this.#rooms = new Set(mutate.map(roomOf));
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#evaluate = await bundleTests(testFiles().filter((file) => this.#rooms.has(roomOf(file))));
    // That it fails is all that is asked; finding the smallest value for which it does takes longer than all else.
    const fc = /** @type {typeof import('fast-check')} */ (installed('fast-check'));
    fc.configureGlobal({ endOnFailure: true });
  }

  async dryRun() {
    this.#stryker.activeMutant = undefined;
    const { results, error } = await this.#run(() => true, null, false);
    if (error !== null) return { status: 'error', errorMessage: error };
    return { status: 'complete', tests: results, mutantCoverage: this.#stryker.mutantCoverage };
  }

  /** @param {MutantRun} options */
  async mutantRun({ activeMutant, hitLimit, testFilter, mutantActivation }) {
    const stryker = this.#stryker;
    stryker.activeMutant = undefined;
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    stryker.hitLimit = hitLimit;
    const filter = testFilter === undefined ? null : new Set(testFilter);
    // What is a constant counts as reached by every test: those of the other room know nothing of it.
    const isOfRoom = (/** @type {string} */ file) => roomOf(file) === roomOf(activeMutant.fileName);
    const { results, error } = await this.#run(isOfRoom, filter, true, activeMutant.id, mutantActivation);
    stryker.activeMutant = undefined;
    if (hitLimit !== undefined && (stryker.hitCount ?? 0) > hitLimit)
      return { status: 'timeout', reason: 'it was reached too often' };
    const failed = results.find(({ status }) => status === FAILED);
    const nrOfTests = results.length;
    if (failed === undefined && error === null) return { status: 'survived', nrOfTests };
    // A file that cannot even be loaded with the mutant in it is a test that fails.
    return {
      status: 'killed',
      killedBy: failed === undefined ? [] : [failed.id],
      failureMessage: failed?.failureMessage ?? error ?? '',
      nrOfTests,
    };
  }

  /**
   * What is quick first, file by file; then what is slow, such as tests of many random values.
   * @param {(file: string) => boolean} isWanted
   * @param {ReadonlySet<string> | null} filter by id; null is all
   * @param {boolean} bail at the first that fails
   * @param {string} [mutant]
   * @param {'static' | 'runtime'} [activation]
   * @returns {Promise<{ results: Result[], error: string | null }>}
   */
  async #run(isWanted, filter, bail, mutant, activation = 'runtime') {
    const suite = new Suite();
    const { require, put } = packagesFor(suite);
    const files = this.#evaluate(require);
    /** @type {Result[]} */
    const results = [];
    const fails = async (/** @type {import('./suite.mjs').Test} */ test) => {
      const takeBack = put(suite.mocks.get(test.file));
      this.#stryker.currentTestId = test.id;
      const result = await timed(test);
      this.#stryker.currentTestId = undefined;
      takeBack();
      // Not by the clock: a busy machine would make everything slow.
      this.#durations.set(test.id, Math.min(result.cpuMs, this.#durations.get(test.id) ?? Infinity));
      results.push(result);
      if (result.status !== FAILED || !bail) return false;
      this.#kills.set(test.file, (this.#kills.get(test.file) ?? 0) + 1);
      return true;
    };
    const slow = [];
    for (const file of this.#ordered(files, filter).filter(isWanted)) {
      const before = suite.tests.length;
      this.#stryker.activeMutant = activation === 'static' ? mutant : undefined;
      try {
        await suite.collect(file, /** @type {() => void} */ (files[file]));
      } catch (error) {
        return { results, error: `${file}: ${String(error)}` };
      }
      this.#stryker.activeMutant = mutant;
      for (const test of suite.tests.slice(before)) {
        if (LEFT_OUT.test(test.id) || (filter !== null && !filter.has(test.id))) continue;
        if (this.#durationOf(test) > SLOW_MS) slow.push(test);
        else if (await fails(test)) return { results, error: null };
      }
    }
    slow.sort((a, b) => this.#durationOf(a) - this.#durationOf(b));
    for (const test of slow) if (await fails(test)) break;
    return { results, error: null };
  }

  /** @param {import('./suite.mjs').Test} test */
  #durationOf({ id }) {
    return this.#durations.get(id) ?? 0;
  }

  /**
   * @param {object} files
   * @param {ReadonlySet<string> | null} filter
   */
  #ordered(files, filter) {
    const wanted = filter === null ? null : new Set([...filter].map((id) => id.split('#', 1)[0]));
    const found = (/** @type {string} */ file) => this.#kills.get(file) ?? 0;
    return Object.keys(files)
      .filter((file) => wanted === null || wanted.has(file))
      .sort((a, b) => found(b) - found(a));
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'verify', injectableClass: Runner }];

/**
 * @typedef {{ activeMutant?: string | undefined, currentTestId?: string | undefined, hitCount?: number | undefined,
 *   hitLimit?: number | undefined, mutantCoverage?: unknown }} Namespace
 * @typedef {{ activeMutant: { id: string, fileName: string }, hitLimit?: number, testFilter?: string[],
 *   mutantActivation: 'static' | 'runtime' }} MutantRun
 * @typedef {{ id: string, name: string, fileName: string, timeSpentMs: number, cpuMs: number, status: number,
 *   failureMessage?: string }} Result
 */

/** @returns {Namespace} */
function strykerGlobal() {
  const world = /** @type {{ __stryker__?: Namespace }} */ (/** @type {unknown} */ (globalThis));
  return (world.__stryker__ ??= {});
}

/**
 * The folders above the project may be called anything.
 * @param {string} file
 */
function roomOf(file) {
  return /(?:src-main|test\/unit)\/(nodes|records|keyholder)\//.exec(file)?.[1];
}

/** As Stryker counts them. */
const SUCCESS = 0;
const FAILED = 1;

/**
 * Left out is what takes long for each mutant that lives, and would find by chance what a test should find by name: the
 * published vectors, the whole corpora and the long run of mutated PSBTs.
 */
const NOT_HERE = /(^|\/)(vectors|signature-vectors|(shared|offline|own-book)-corpus|worked|fuzz)\.test\.ts$/;
/** Of the records: what needs another process, a file system of its own or a spy. */
const NOT_HERE_EITHER =
  /\/records\/(folder-lock|full-disk|planted-links|settings|own-state|header-file)\.test\.ts$/;
/** Of verify/history: what needs another process. */
const NOR_OF_HISTORY = /\/history\/known-cost\.test\.ts$/;
/** Of the keyholder: what needs another process or the system's keychain. */
const NOR_HERE = /\/keyholder\/(memory|real-keychain)\.test\.ts$/;
const SLOW_MS = 20;
/** What vitest's own workers hand to `vi`, without which it fakes no timer. */
const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'];
/** How long something takes says nothing about a mutant; the other asks for spies, which the suite has not. */
const LEFT_OUT = / under 50 ms|wherever the power went/;

export function testFiles() {
  const folders = [
    'test/unit/verify/rgb',
    'test/unit/verify/history',
    'test/unit/verify/psbt',
    'test/unit/verify/verdict',
    'test/unit/keys',
    'test/unit/invoices',
    'test/unit/verify/sign',
    'test/unit/wallet/signing',
    'test/attacks',
    'test/unit/nodes/state',
    'test/unit/records',
    'test/unit/keyholder',
    'test/unit/keyholder/vault',
  ];
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => ![NOT_HERE, NOT_HERE_EITHER, NOR_OF_HISTORY, NOR_HERE].some((left) => left.test(file)));
}

/**
 * Packages as the bundle requires them: vitest is the suite, and those that a file mocks can be changed while its tests
 * run.
 * @param {Suite} suite
 */
function packagesFor(suite) {
  /** @type {Map<string, Record<string, unknown>>} */
  const changeable = new Map();
  const original = (/** @type {string} */ specifier) => {
    const known = changeable.get(specifier);
    if (known !== undefined) return known;
    const real = /** @type {Record<string, unknown>} */ (installed(specifier));
    const plain = specifier.replace(/^node:/, '');
    // A module's namespace cannot be written to; a copy of it can. Node's own are nobody's to mock.
    if (builtinModules.includes(plain) || typeof real === 'function') return real;
    const copy = { ...real, __esModule: true };
    changeable.set(specifier, copy);
    return copy;
  };
  Object.assign(globalThis, { __vitest_worker__: { config: { fakeTimers: { toFake: FAKED } } } });
  const { useFakeTimers, useRealTimers, advanceTimersByTimeAsync, getTimerCount } = vi;
  const clock = { useFakeTimers, useRealTimers, advanceTimersByTimeAsync, getTimerCount };
  const copyOf = (/** @type {string} */ name) => ({ .../** @type {object} */ (original(name)) });
  const vitest = suite.imports(expect, copyOf, clock);
  return {
    require: (/** @type {string} */ specifier) => (specifier === 'vitest' ? vitest : original(specifier)),
    /** @param {ReadonlyMap<string, import('./suite.mjs').Overrides> | undefined} mocks */
    put: (mocks) => {
      const before = [...(mocks ?? [])].map(([specifier, overrides]) => {
        const target = /** @type {Record<string, unknown>} */ (original(specifier));
        const was = { ...target };
        Object.assign(target, overrides);
        return { target, was };
      });
      return () => before.forEach(({ target, was }) => Object.assign(target, was));
    },
  };
}

/**
 * @param {import('./suite.mjs').Test} test
 * @returns {Promise<Result>}
 */
async function timed({ id, file, run }) {
  const from = performance.now();
  const before = process.cpuUsage();
  const base = () => {
    const { user, system } = process.cpuUsage(before);
    const timeSpentMs = performance.now() - from;
    return {
      id,
      name: id.slice(file.length + 1),
      fileName: file,
      timeSpentMs,
      cpuMs: (user + system) / 1_000,
    };
  };
  try {
    await run();
    return { ...base(), status: SUCCESS };
  } catch (error) {
    return { ...base(), status: FAILED, failureMessage: String(error).slice(0, 500) };
  }
}
