import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Binaries } from './build.ts';

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

/** An object of the library's, known by its address. A wrong one crashes the process. */
export type Handle = { readonly ptr: unknown; readonly ty: unknown };
export type Argument = Handle | string | boolean | null;
/** By the names of the header. What a build does not know is left out; what it knows must be given. */
export type Arguments = Readonly<Record<string, Argument>>;

export interface Library {
  readonly has: (name: string) => boolean;
  /**
   * Runs one function outside of the main thread; whoever asks waits for one before the next. Answers its text (null for
   * none) or a new handle; throws LibraryError with the words of the library.
   */
  readonly run: (name: string, args: Arguments) => Promise<Handle | string | null>;
}

export class LibraryError extends Error {
  override readonly name = 'LibraryError';
}

/** What is used of koffi. The package is not there on every system, so nothing imports its types. */
interface Koffi {
  readonly load: (path: string) => { readonly func: (prototype: string) => NativeFunction };
  readonly struct: (name: string, members: Readonly<Record<string, string>>) => unknown;
  readonly decode: (pointer: unknown, type: string, length: number) => unknown;
}
interface NativeFunction {
  readonly async: (...args: readonly unknown[]) => void;
}
interface NativeResult {
  readonly result: number;
  readonly inner: Handle | string | null;
}

/** `const char *` that the library wrote: read up to its end. */
const TO_ITS_END = -1;

export function openLibrary(at: Binaries): Library {
  const koffi = createRequire(import.meta.url)(at.koffi) as Koffi;
  const prototypes = readHeader(readFileSync(at.header, 'utf8'));
  const binary = koffi.load(at.binary);
  const types = { handle: 'Handle', result: 'HandleResult', text: 'TextResult' };
  koffi.struct(types.handle, { ptr: 'void *', ty: 'uint64_t' });
  koffi.struct(types.result, { result: 'int', inner: types.handle });
  koffi.struct(types.text, { result: 'int', inner: 'char *' });
  const functions = new Map<string, NativeFunction>();

  const start = (
    { name, parameters, ...rest }: Prototype,
    args: Arguments,
  ): Promise<NativeResult | undefined> =>
    new Promise((resolve, reject) => {
      const declared = writePrototype({ name, parameters, ...rest }, types);
      const native = functions.get(name) ?? binary.func(declared);
      functions.set(name, native);
      const given = parameters.map((parameter) => {
        const value = args[parameter.name];
        if (value === undefined) throw new Error(`${name} needs ${parameter.name}`);
        return value;
      });
      native.async(...given, (error: Error | null, value: NativeResult | undefined) => {
        if (error === null) resolve(value);
        else reject(error);
      });
    });
  const run = async (name: string, args: Arguments): Promise<Handle | string | null> => {
    const prototype = prototypes.get(name);
    if (prototype === undefined) throw new Error(`this build has no ${name}`);
    const answered = await start(prototype, args);
    if (answered === undefined) return null;
    const { result, inner } = answered;
    if (result === 0) return inner;
    throw new LibraryError(
      typeof inner === 'string' ? inner : String(koffi.decode(inner?.ptr, 'char', TO_ITS_END)),
    );
  };
  return { has: (name) => prototypes.has(name), run };
}
