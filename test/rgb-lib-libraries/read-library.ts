interface Part {
  readonly address: number;
  readonly offset: number;
  readonly size: number;
}
/** What the file of a shared library says of itself. */
interface Read {
  /** Its format and the processor that it is for. */
  readonly form: string;
  /** What has to be in the file. */
  readonly parts: readonly Pick<Part, 'offset' | 'size'>[];
  /** What of it may be run. */
  readonly code: readonly Part[];
  /** Names with their addresses. */
  readonly exports: () => (readonly [string, number])[];
}

/** Far above the 300 of rgb-lib, and its longest. */
const MAX_EXPORTS = 10_000;
const MAX_NAME_BYTES = 256;

/** Throws where it is no whole shared library of these three forms. */
export function readLibrary(bytes: Buffer) {
  const magic = bytes.readUInt32LE(0);
  const read =
    magic === 0x464c457f
      ? readElf
      : magic === 0xfeedfacf
        ? readMachO
        : magic % 65_536 === 0x5a4d
          ? readPe
          : null;
  if (read === null) throw new Error('it is no library of a form that is known');
  const { form, parts, code, exports } = read(bytes);
  for (const { offset, size } of parts) demand(offset + size <= bytes.length, 'the file is cut short');
  const names = new Map(exports());
  demand(names.size > 0, 'it exports nothing');
  return { form, code, exports: names };
}

function readElf(bytes: Buffer): Read {
  demand(bytes.readUInt16LE(16) === 3, 'it is no shared library');
  // The table of sections ends the file.
  const [offset, count] = [u64(bytes, 40), bytes.readUInt16LE(60)];
  const sections = table(count, offset, 64).map((at) => ({
    ...{ type: bytes.readUInt32LE(at + 4), flags: u64(bytes, at + 8), link: bytes.readUInt32LE(at + 40) },
    ...{ address: u64(bytes, at + 16), offset: u64(bytes, at + 24), size: u64(bytes, at + 32) },
  }));
  const symbols = sections.find(({ type }) => type === 11) ?? { size: 0, offset: 0, link: 0 };
  const names = sections[symbols.link]?.offset ?? 0;
  return {
    form: `ELF ${nameOf({ 62: 'x64', 183: 'arm64' }, bytes.readUInt16LE(18))}`,
    // Type 8 has no bytes in the file.
    parts: [...sections.filter(({ type }) => type !== 8), { offset, size: 64 * count }],
    code: sections.filter(({ flags }) => (flags & 4) !== 0),
    exports: () =>
      table(Math.floor(symbols.size / 24), symbols.offset, 24)
        // Neither for itself alone, nor imported.
        .filter((at) => bytes.readUInt8(at + 4) >> 4 !== 0 && bytes.readUInt16LE(at + 6) !== 0)
        .map((at) => [nameAt(bytes, names + bytes.readUInt32LE(at)), u64(bytes, at + 8)]),
  };
}

function readMachO(bytes: Buffer): Read {
  demand(bytes.readUInt32LE(12) === 6, 'it is no shared library');
  let at = 32;
  const commands = table(bytes.readUInt32LE(16), 0, 0).map(() => {
    const start = at;
    at += bytes.readUInt32LE(start + 4);
    return { start, command: bytes.readUInt32LE(start) };
  });
  const segments = commands
    .filter(({ command }) => command === 0x19)
    .map(({ start }) => ({
      ...{ address: u64(bytes, start + 24), offset: u64(bytes, start + 40), size: u64(bytes, start + 48) },
      rights: bytes.readUInt32LE(start + 60),
    }));
  const trie = commands
    .filter(({ command }) => command === 0x80000022 || command === 0x80000033)
    .map(({ start, command }) => start + (command === 0x80000022 ? 40 : 8))
    .map((told) => ({ offset: bytes.readUInt32LE(told), size: bytes.readUInt32LE(told + 4) }))
    .find(({ size }) => size > 0);
  return {
    form: `Mach-O ${nameOf({ 0x1000007: 'x64', 0x100000c: 'arm64' }, bytes.readUInt32LE(4))}`,
    parts: trie === undefined ? segments : [...segments, trie],
    code: segments.filter(({ rights }) => (rights & 4) !== 0),
    exports: () => (trie === undefined ? [] : walkTrie(bytes.subarray(trie.offset, trie.offset + trie.size))),
  };
}

/** Each node has a part of some names, which begin with the line of C. Addresses count from the first segment, at 0. */
function walkTrie(trie: Buffer): [string, number][] {
  const found: [string, number][] = [];
  const waiting = [{ at: 0, name: '' }];
  let visited = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    visited += 1;
    demand(visited <= MAX_EXPORTS && node.name.length <= MAX_NAME_BYTES, 'its exports have no end');
    const own = uleb(trie, node.at);
    if (own.value > 0) {
      const flags = uleb(trie, own.next);
      // 8: it is another library's.
      if ((flags.value & 8) === 0) found.push([node.name.slice(1), uleb(trie, flags.next).value]);
    }
    let at = own.next + own.value;
    for (let left = trie.readUInt8(at++); left > 0; left -= 1) {
      const more = nameAt(trie, at);
      const child = uleb(trie, at + more.length + 1);
      waiting.push({ at: child.value, name: node.name + more });
      at = child.next;
    }
  }
  return found;
}

function uleb(bytes: Buffer, at: number): { value: number; next: number } {
  const length = bytes.subarray(at, at + 6).findIndex((byte) => byte < 128) + 1;
  demand(length > 0, 'a number has no end');
  const value = bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 128 + (byte & 127), 0);
  return { value, next: at + length };
}

function readPe(bytes: Buffer): Read {
  const at = bytes.readUInt32LE(0x3c);
  demand(
    bytes.readUInt32LE(at) === 0x4550 && bytes.readUInt16LE(at + 24) === 0x20b,
    'its header is of another form',
  );
  demand((bytes.readUInt16LE(at + 22) & 0x2000) !== 0, 'it is no shared library');
  const sections = table(bytes.readUInt16LE(at + 6), at + 24 + bytes.readUInt16LE(at + 20), 40).map(
    (one) => ({
      ...{ address: bytes.readUInt32LE(one + 12), flags: bytes.readUInt32LE(one + 36) },
      ...{ size: bytes.readUInt32LE(one + 16), offset: bytes.readUInt32LE(one + 20) },
    }),
  );
  // The names of symbols, which say their length, end the file.
  const names = bytes.readUInt32LE(at + 12) + 18 * bytes.readUInt32LE(at + 16);
  const tail = names === 0 ? [] : [{ offset: names, size: bytes.readUInt32LE(names) }];
  const addressAt = (place: number): number => offsetIn(sections, bytes.readUInt32LE(place));
  return {
    form: `PE ${nameOf({ 0x8664: 'x64', 0xaa64: 'arm64' }, bytes.readUInt16LE(at + 4))}`,
    parts: [...sections, ...tail],
    code: sections.filter(({ flags }) => (flags & 0x20000000) !== 0),
    exports: () => {
      const listed = addressAt(at + 136);
      const [functions, numbers] = [addressAt(listed + 28), addressAt(listed + 36)];
      return table(bytes.readUInt32LE(listed + 24), addressAt(listed + 32), 4).map((one, index) => {
        const number = bytes.readUInt16LE(numbers + 2 * index);
        return [nameAt(bytes, addressAt(one)), bytes.readUInt32LE(functions + 4 * number)];
      });
    },
  };
}

/** Where in the file lies what is loaded at the address. */
export function offsetIn(parts: readonly Part[], address: number): number {
  const part = parts.find((one) => address >= one.address && address < one.address + one.size);
  if (part === undefined) throw new Error(`nothing that fits is at ${address}`);
  return part.offset + address - part.address;
}

/** What a function answers that does nothing else, out of its machine code. */
export function readConstant(bytes: Buffer, at: number): number {
  // x64: mov ax or eax, with a frame around it on macOS.
  const x64 = /^(?:f30f1efa)?(?:66b8(.{4})|b8(.{8})|554889e5b8(.{8})5d)c3/.exec(
    bytes.toString('hex', at, at + 20),
  );
  const value = x64?.[1] ?? x64?.[2] ?? x64?.[3];
  if (value !== undefined) return Buffer.from(value, 'hex').readUIntLE(0, value.length / 2);
  // arm64: movz w0; ret.
  const first = bytes.readUInt32LE(at);
  if ((first & 0xffe0001f) === 0x52800000 && bytes.readUInt32LE(at + 4) === 0xd65f03c0)
    return (first >> 5) & 0xffff;
  throw new Error('it does more than to answer a number');
}

function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** Where each entry of a table is. */
function table(count: number, at: number, size: number): number[] {
  demand(count <= MAX_EXPORTS, `a table has ${count} entries`);
  return Array.from({ length: count }, (_, index) => at + index * size);
}

const u64 = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

function nameAt(bytes: Buffer, at: number): string {
  const name = bytes.subarray(at, at + MAX_NAME_BYTES);
  demand(name.includes(0), 'a name has no end');
  return name.toString('latin1', 0, name.indexOf(0));
}

const nameOf = (names: Readonly<Record<number, string>>, number: number): string =>
  names[number] ?? `machine ${number}`;
