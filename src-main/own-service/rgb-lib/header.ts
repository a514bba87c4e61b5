/** A function of the C ABI as the package's own header declares it. */
export interface Prototype {
  readonly name: string;
  readonly returns: 'CResult' | 'CResultString' | 'void';
  readonly parameters: readonly Parameter[];
}

export interface Parameter {
  readonly name: string;
  readonly type: 'handle' | 'text' | 'flag';
}

const DECLARED = /\b(CResultString|CResult|void) ((?:rgblib|free)_\w+)\(([^)]*)\);/g;

/**
 * Reads the prototypes. The two builds differ in what a function takes, so that it is called with named arguments and
 * the header says their order. Throws for a parameter of a kind that is not known here.
 */
export function readHeader(text: string): ReadonlyMap<string, Prototype> {
  const found = new Map<string, Prototype>();
  for (const [, returns, name = '', list = ''] of text.replace(/\s+/g, ' ').matchAll(DECLARED)) {
    const parameters = list
      .split(', ')
      .filter((one) => one !== '')
      .map(readParameter);
    found.set(name, { name, returns: returns as Prototype['returns'], parameters });
  }
  return found;
}

function readParameter(declared: string): Parameter {
  const [, type, name] = /^(.*?)\s*\*?(\w+)$/.exec(declared) ?? [];
  if (name === undefined) throw new Error(`a parameter that is not understood: ${declared}`);
  switch (type) {
    case 'const COpaqueStruct':
    case 'COpaqueStruct':
      return { name, type: 'handle' };
    case 'const char':
      return { name, type: 'text' };
    case 'bool':
      return { name, type: 'flag' };
    default:
      throw new Error(`a parameter of an unknown type: ${declared}`);
  }
}

/** The prototype as koffi reads it, with its own names for the three structures. */
export function writePrototype(
  { name, returns, parameters }: Prototype,
  types: { readonly handle: string; readonly result: string; readonly text: string },
): string {
  const returned = { void: 'void', CResult: types.result, CResultString: types.text }[returns];
  const isByValue = name.startsWith('free_');
  const list = parameters.map((one) => {
    if (one.type === 'flag') return `bool ${one.name}`;
    if (one.type === 'text') return `const char *${one.name}`;
    return isByValue ? `${types.handle} ${one.name}` : `const ${types.handle} *${one.name}`;
  });
  return `${returned} ${name}(${list.join(', ')})`;
}
