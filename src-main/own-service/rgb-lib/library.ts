import { createRequire } from 'node:module';
import * as v from 'valibot';
import { writeJson, type Json } from '../../serving/json.ts';
import type { Binaries } from './build.ts';
import { CALLS, isCall, libraryErrors, type CallName, type LibraryCall } from './calls.ts';
import { memberOf, objectOf, readAlone, writeAlone, type Codec } from './uniffi.ts';

export interface Library {
  /** Runs calls one at a time, off the main thread. Keeps the wallet and its online value. Throws LibraryError. */
  readonly run: (name: string, args: Readonly<Record<string, Json>>) => Promise<Json>;
}

/** rgb-lib refused the call; `name` is its error's name. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  readonly kind: string;

  constructor(told: Json) {
    const [kind = '', held = null] =
      typeof told === 'string' ? [told] : (Object.entries(objectOf(told))[0] ?? []);
    const { details = null, ...more } = held === null ? {} : objectOf(held);
    const isDetails = typeof details === 'string' && Object.keys(more).length === 0;
    super(isDetails ? details : held === null ? kind : `${kind} ${writeJson(held)}`);
    this.kind = kind;
  }
}

/** rgb-lib panicked in the call, so it is unknown how much of the call is done. */
export class LibraryPanic extends Error {
  override readonly name = 'LibraryPanic';
}

/** koffi gives pointers beyond 2^53 as bigints. */
const pointer = v.union([v.bigint(), v.number()]);
type Pointer = v.InferOutput<typeof pointer>;
const rustBuffer = v.looseObject({ len: pointer, data: v.nullable(pointer) });
type RustBuffer = v.InferOutput<typeof rustBuffer>;
interface CallStatus {
  readonly code: number;
  readonly error: RustBuffer;
}

/** Declared here, because the package isn't installed on every system. */
export interface Koffi {
  readonly load: (path: string) => { readonly func: (prototype: string) => NativeFunction };
  readonly struct: (name: string, members: Readonly<Record<string, string>>) => unknown;
  readonly decode: (pointer: Pointer, type: string, length: number) => Uint8Array;
}
interface NativeFunction {
  (...args: readonly unknown[]): unknown;
  readonly async: (...args: readonly unknown[]) => void;
}

const CONTRACT = 30;
/** The prefix of the library's function names, by uniffi's rule. */
const OF = 'rgblibuniffi';
/** Far more than any answer about a wallet. */
const MOST_BYTES = 256 * 1024 * 1024;
const OK = 0;
const REFUSED = 1;

const symbolOf = (name: CallName): string => `${CALLS[name].on === null ? 'constructor' : 'method'}_${name}`;
const functionName = (symbol: string): string => `uniffi_${OF}_fn_${symbol}`;
const checksumName = (name: CallName): string => `uniffi_${OF}_checksum_${symbolOf(name)}`;
const NAMES = {
  contract: `ffi_${OF}_uniffi_contract_version`,
  fromBytes: `ffi_${OF}_rustbuffer_from_bytes`,
  free: `ffi_${OF}_rustbuffer_free`,
  freeInvoice: functionName('free_invoice'),
  // A call consumes its object's handle, so these functions clone one first.
  ...{ wallet: functionName('clone_wallet'), invoice: functionName('clone_invoice') },
};

/** The library's functions that Ochre calls, with the number that tells another library; null: there is none. */
export const calledFunctions = (): ReadonlyMap<string, number | null> =>
  new Map([
    ...Object.values(NAMES).map((name) => [name, name === NAMES.contract ? CONTRACT : null] as const),
    ...Object.keys(CALLS)
      .filter(isCall)
      .flatMap((name) => [
        [functionName(symbolOf(name)), null] as const,
        [checksumName(name), CALLS[name].checksum] as const,
      ]),
  ]);

/** Throws if the library's contract or checksums differ from those in calls.ts. */
export function openLibrary({ binary, koffi: place }: Pick<Binaries, 'binary' | 'koffi'>): Library {
  const koffi = createRequire(import.meta.url)(place) as Koffi;
  const loaded = koffi.load(binary);
  return libraryOver(koffi, (prototype) => loaded.func(prototype));
}

type Native = (returns: string, name: string, takes: readonly string[]) => NativeFunction;

export function libraryOver(
  koffi: Pick<Koffi, 'struct' | 'decode'>,
  func: (prototype: string) => NativeFunction,
): Library {
  koffi.struct('RustBuffer', { capacity: 'uint64_t', len: 'uint64_t', data: 'void *' });
  koffi.struct('ForeignBytes', { len: 'int32_t', data: 'void *' });
  koffi.struct('CallStatus', { code: 'int8_t', error: 'RustBuffer' });
  requireContract(func);
  const declared = new Map<string, NativeFunction>();
  const native: Native = (returns, name, takes) => {
    const prototype = `${returns} ${name}(${[...takes, '_Inout_ CallStatus *'].join(', ')})`;
    const known = declared.get(name) ?? func(prototype);
    declared.set(name, known);
    return known;
  };
  const { lower, taken, judge, cloned } = createBuffers(koffi, native);
  const handles: { wallet?: Pointer; invoice?: Pointer } = {};
  let online: Json = null;
  const call = async (name: CallName, args: Readonly<Record<string, Json>>): Promise<Json> => {
    const { on, takes, gives }: LibraryCall = CALLS[name];
    const codecs = Object.entries(takes);
    const entry = native(
      gives === null ? 'uint64_t' : (gives.plain ?? 'RustBuffer'),
      functionName(symbolOf(name)),
      [...(on === null ? [] : ['uint64_t']), ...codecs.map(([, codec]) => codec.plain ?? 'RustBuffer')],
    );
    // Encodes all arguments before it hands over one, so that a bad argument leaves nothing half handed over.
    const written = codecs.map(([at, codec]) =>
      bytesOrNumber(codec, at === 'online' ? online : memberOf(args, at)),
    );
    const handle = on === null ? undefined : handles[on];
    if (on !== null && handle === undefined) throw new Error(`${name} needs a ${on}`);
    const lowered = written.map(lower);
    const all = on === null || handle === undefined ? lowered : [cloned(on, handle), ...lowered];
    const status = newStatus();
    const answered = await offMainThread(entry, [...all, status]);
    judge(status);
    if (gives === null) {
      handles[name === 'invoice_new' ? 'invoice' : 'wallet'] = v.parse(pointer, answered);
      return null;
    }
    if (gives.plain === undefined) return readAlone(gives, taken(v.parse(rustBuffer, answered)));
    return gives.plain === 'int8_t' ? answered !== 0 : BigInt(v.parse(pointer, answered));
  };
  const invoiceData = async (args: Readonly<Record<string, Json>>): Promise<Json> => {
    await call('invoice_new', args);
    try {
      return await call('invoice_invoice_data', {});
    } finally {
      native('void', NAMES.freeInvoice, ['uint64_t'])(handles.invoice, newStatus());
      delete handles.invoice;
    }
  };
  return {
    run: async (name, args) => {
      if (name === 'invoice_invoice_data') return invoiceData(args);
      if (!isCall(name)) throw new Error(`nobody asks rgb-lib for ${name}`);
      const answered = await call(name, args);
      if (name === 'wallet_go_online') online = answered;
      return answered;
    },
  };
}

/** Throws if the value doesn't fit the codec. */
function bytesOrNumber(codec: Codec, value: Json): Uint8Array | bigint | number {
  const bytes = writeAlone(codec, value);
  if (codec.plain === undefined) return bytes;
  return typeof value === 'bigint' ? value : Number(value);
}

const offMainThread = (native: NativeFunction, args: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    native.async(...args, (error: Error | null, value: unknown) => {
      if (error === null) resolve(value);
      else reject(error);
    });
  });

/** Buffers that the library allocates, and gets or gives. */
function createBuffers(koffi: Pick<Koffi, 'decode'>, native: Native) {
  const fromBytes = native('RustBuffer', NAMES.fromBytes, ['ForeignBytes']);
  const free = native('void', NAMES.free, ['RustBuffer']);
  const taken = (buffer: RustBuffer): Buffer => {
    const { data } = buffer;
    const length = Number(buffer.len);
    if (length > MOST_BYTES) throw new Error(`rgb-lib tells of ${length} bytes`);
    const copy = Buffer.from(data === null || length === 0 ? [] : koffi.decode(data, 'uint8_t', length));
    free(buffer, newStatus());
    return copy;
  };
  const judge = ({ code, error }: CallStatus): void => {
    if (code === OK) return;
    const told = taken(error);
    if (code === REFUSED) throw new LibraryError(readAlone(libraryErrors, told));
    throw new LibraryPanic(told.length === 0 ? 'rgb-lib broke off' : told.toString('utf8'));
  };
  /** The library copies the bytes into its own buffer, which the call consumes. */
  const lower = (given: Uint8Array | bigint | number): unknown => {
    if (!(given instanceof Uint8Array)) return given;
    const status = newStatus();
    const buffer = fromBytes({ len: given.length, data: given }, status);
    judge(status);
    return buffer;
  };
  /** A call consumes its object's handle, so it gets a clone. */
  const cloned = (on: 'wallet' | 'invoice', handle: Pointer): unknown => {
    const status = newStatus();
    const clone = native('uint64_t', NAMES[on], ['uint64_t'])(handle, status);
    judge(status);
    return clone;
  };
  return { lower, taken, judge, cloned };
}

const newStatus = () => ({ code: OK, error: { capacity: 0, len: 0, data: null } });

function requireContract(func: (prototype: string) => NativeFunction): void {
  const otherLibrary = (what: string, told: unknown, wanted: number): Error =>
    new Error(
      `This rgb-lib is another one: ${what} is ${String(told)}, not ${wanted}. ${FETCH} brings the right one`,
    );
  const contract = func(`uint32_t ${NAMES.contract}()`)();
  if (contract !== CONTRACT) throw otherLibrary("uniffi's contract", contract, CONTRACT);
  for (const [name, { checksum }] of Object.entries(CALLS)) {
    const told = isCall(name) ? func(`uint16_t ${checksumName(name)}()`)() : null;
    if (told !== checksum) throw otherLibrary(`the checksum of ${name}`, told, checksum);
  }
}

const FETCH = 'npm run own-service -- fetch';
