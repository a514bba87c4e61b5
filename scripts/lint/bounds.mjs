// Bounds are written in one table: what forms, calls and records ask of it is named there. A number in its place could be
// another one than what the other side has.

export const TABLE = 'src-preload/contract/bounds.ts';
/** Where one side asks what another asks too. */
const ROOMS = /^src-(renderer|preload\/contract|main\/(records|keyholder\/requests))\b/;
const NUMBER = String.raw`0x[\da-f_]+|-?\d[\d_]*(?:\s*\*\s*\d[\d_]*)*n?`;
/** A schema's bound, or a field's. */
const ASKED = new RegExp(
  String.raw`\b(?:maxLength|maxValue|maxBytes)\((${NUMBER})\)|\bmaxlength=(?:\{(${NUMBER})\}|"(\d+)")`,
  'g',
);
/** A constant that bounds what is written, with a number of its own; not how much a screen shows. */
const NAMED = new RegExp(
  String.raw`\bconst (?:MAX|MOST|MIN|LEAST)_(?:\w+_)?(?:CHARS|BYTES|SATS|RATE|SLOTS|HOURS|NODES|CONFIRMATIONS) = (${NUMBER});`,
  'g',
);
/** Below that numbers meet by chance: rows of a picture, parts of a name. */
const LEAST_TELLING = 150;

/**
 * @param {readonly { readonly path: string, readonly text: string }[]} sources
 * @returns {string[]} a line for each number that stands in the place of a bound
 */
export function strayBounds(sources) {
  const table = new Set(
    readBounds(sources.find(({ path }) => path === TABLE)?.text ?? '').map(({ value }) => value),
  );
  return sources.flatMap(({ path, text }) => {
    if (!ROOMS.test(path) || path === TABLE) return [];
    const asked = [...text.matchAll(ASKED)].map((found) => ({
      found,
      said: found[1] ?? found[2] ?? found[3] ?? '',
    }));
    const named = !path.startsWith('src-renderer/')
      ? []
      : [...text.matchAll(NAMED)]
          .map((found) => ({ found, said: found[1] ?? '' }))
          .filter(({ said }) => valueOf(said) >= LEAST_TELLING && table.has(valueOf(said)));
    return [...asked, ...named].map(
      ({ found, said }) =>
        `${path}:${String(text.slice(0, found.index).split('\n').length)}: ${said} is a bound: name it in ${TABLE}`,
    );
  });
}

/**
 * @param {string} text of the table
 * @returns {{ name: string, value: number, why: string }[]}
 */
export function readBounds(text) {
  const units = { MIB: 1024 * 1024, KIB: 1024 };
  const plain = text.replace(/\b(MIB|KIB)\b/g, (unit) => String(units[/** @type {'MIB'} */ (unit)]));
  return [...plain.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}(\w+): ([\d_x*+ a-f]+),$/gm)].map(
    ([, why = '', name = '', said = '']) => ({
      name,
      value: valueOf(said),
      why: why.replace(/\s*\n?\s*\*?\s+/g, ' ').trim(),
    }),
  );
}

/** @param {string} said a number, or a sum of products */
function valueOf(said) {
  const products = said.replace(/_|n$/g, '').split('+');
  return products.reduce(
    (sum, one) => sum + one.split('*').reduce((product, part) => product * Number(part), 1),
    0,
  );
}
