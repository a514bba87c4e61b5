import { format } from 'node:util';

/**
 * What a test file imports from vitest, as far as those tests use it, without what makes vitest slow to
 * start: one thread, no fixtures, no time limit (Stryker has one). `expect` is vitest's own.
 * @typedef {{ id: string, file: string, run: () => unknown }} Test
 * @typedef {Record<string, unknown>} Overrides
 */
export class Suite {
  /** @type {Test[]} */
  tests = [];
  /** What a file put in a package's place, by file and package. @type {Map<string, Map<string, Overrides>>} */
  mocks = new Map();
  #file = '';
  /** What is done once, before the first test of a file that is run. @type {Map<string, () => void>} */
  #before = new Map();
  /** Before and after each test of a file. @type {Map<string, { before: (() => unknown)[], after: (() => unknown)[] }>} */
  #around = new Map();
  /** @type {string[]} */
  #path = [];
  /** @type {Map<string, number>} */
  #names = new Map();
  /** @type {Promise<void>[]} */
  #pending = [];
  /** What the test that runs wants done once it has ended, the last first. @type {(() => unknown)[]} */
  #endings = [];

  /**
   * Collects the tests of one file.
   * @param {string} file
   * @param {() => void} load
   */
  async collect(file, load) {
    this.#file = file;
    load();
    await Promise.all(this.#pending);
  }

  /**
   * What `import … from 'vitest'` gives.
   * @param {unknown} expect
   * @param {(specifier: string) => unknown} original
   * @param {object} clock the members of `vi` for timers
   */
  imports(expect, original, clock = {}) {
    const describe = this.#variants((name, act) => {
      this.#path.push(name);
      try {
        act();
      } finally {
        this.#path.pop();
      }
    });
    const it = this.#variants((name, run) => {
      const plain = `${this.#file}#${[...this.#path, name].join(' ')}`;
      const count = (this.#names.get(plain) ?? 0) + 1;
      this.#names.set(plain, count);
      const before = this.#before.get(this.#file);
      const around = this.#aroundOf(this.#file);
      this.tests.push({
        id: count === 1 ? plain : `${plain} (${count})`,
        file: this.#file,
        run: async () => {
          before?.();
          try {
            for (const act of around.before) await act();
            await run();
          } finally {
            for (const act of around.after) await act();
            for (const end of this.#endings.splice(0).reverse()) await end();
          }
        },
      });
    });
    const beforeAll = (/** @type {() => unknown} */ act) => {
      if (this.#path.length > 0) throw new Error('beforeAll is known for a whole file alone');
      let isDone = false;
      this.#before.set(this.#file, () => {
        if (isDone) return;
        if (act() instanceof Promise) throw new Error('beforeAll that waits is not known here');
        isDone = true;
      });
    };
    const each = (/** @type {'before' | 'after'} */ when) => (/** @type {() => unknown} */ act) => {
      if (this.#path.length > 0) throw new Error(`${when}Each is known for a whole file alone`);
      this.#aroundOf(this.#file)[when].push(act);
    };
    const file = () => this.#file;
    const vi = {
      ...clock,
      hoisted: (/** @type {() => unknown} */ make) => make(),
      mock: (
        /** @type {string} */ specifier,
        /** @type {(original: () => Promise<unknown>) => Promise<Overrides>} */ make,
      ) => {
        const name = file();
        const put = async () => {
          const overrides = await make(() => Promise.resolve(original(specifier)));
          this.mocks.set(name, new Map([...(this.mocks.get(name) ?? []), [specifier, overrides]]));
        };
        this.#pending.push(put());
      },
    };
    const onTestFinished = (/** @type {() => unknown} */ end) => void this.#endings.push(end);
    const hooks = { beforeAll, beforeEach: each('before'), afterEach: each('after'), onTestFinished };
    return { describe, it, test: it, ...hooks, expect, vi };
  }

  /** @param {string} file */
  #aroundOf(file) {
    const known = this.#around.get(file) ?? { before: [], after: [] };
    this.#around.set(file, known);
    return known;
  }

  /**
   * The thing itself, with the variants `each` and `skipIf`.
   * @param {(name: string, act: () => unknown) => void} add
   */
  #variants(add) {
    const plain = (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) => {
      add(name, () => actOf(rest)());
    };
    const each =
      (/** @type {readonly unknown[]} */ rows) =>
      (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) => {
        rows.forEach((row, i) => {
          const args = Array.isArray(row) ? row : [row];
          add(`${titled(name, args)} [${i}]`, () => actOf(rest)(...args));
        });
      };
    const nothing = Object.assign(() => undefined, { each: () => () => undefined });
    return Object.assign(plain, {
      each,
      skipIf: (/** @type {boolean} */ skipped) => (skipped ? nothing : Object.assign(plain, { each })),
    });
  }
}

/**
 * Name, then maybe options, then the function, then maybe a time limit.
 * @param {readonly unknown[]} rest
 * @returns {(...args: unknown[]) => unknown}
 */
function actOf(rest) {
  const act = rest.find((one) => typeof one === 'function');
  if (act === undefined) throw new Error('a test without a function');
  return /** @type {(...args: unknown[]) => unknown} */ (act);
}

/**
 * @param {string} name
 * @param {readonly unknown[]} args
 */
function titled(name, args) {
  const [first] = args;
  const members = typeof first === 'object' && first !== null ? Object.entries(first) : [];
  const named = members.reduce((text, [key, value]) => text.replaceAll(`$${key}`, format('%s', value)), name);
  const places = named.match(/%[sdjio]/g)?.length ?? 0;
  return format(named, ...args.slice(0, places)).slice(0, MAX_NAME);
}

const MAX_NAME = 200;
