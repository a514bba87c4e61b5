import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Binaries } from './build.ts';

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

/** Builds differ in parameters, so calls use names. Throws for an unknown parameter type. */
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

/** A library object by its address: a wrong one crashes the process. */
export type Handle = { readonly ptr: unknown; readonly ty: unknown };
export type Argument = Handle | string | boolean | null;
/** By the header's names: unknown ones are dropped, known ones required. */
export type Arguments = Readonly<Record<string, Argument>>;

export interface Library {
  readonly has: (name: string) => boolean;
  /** Off the main thread, one at a time. Returns its text (or null) or a new handle; throws LibraryError with its words. */
  readonly run: (name: string, args: Arguments) => Promise<Handle | string | null>;
}

export class LibraryError extends Error {
  override readonly name = 'LibraryError';
}

/** Own types: the package isn't installed on every system. */
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
