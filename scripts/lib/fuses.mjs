/**
 * Electron's fuses: what the binary may do, whatever it is started with. The packager flips them by `fuseConfig`, and
 * `wrongFuses` reads the bytes of what came out, since a flip that did not take says nothing.
 * Order and meaning: electron/electron, docs/tutorial/fuses.md; @electron/fuses, src/config.ts (FuseV1Options).
 */

/** @typedef {'off' | 'on' | 'removed' | 'inherited'} FuseState */
/** @typedef {{ name: string, on: boolean | 'not on Linux', why: string, notIn?: readonly string[] }} Fuse */
/** @typedef {{ forTests?: boolean, electron?: string | undefined }} FuseOptions `electron` is a version; without it, the one that is shipped */

/** By their place on the wire. @type {readonly Fuse[]} */
export const FUSES = Object.freeze([
  { name: 'RunAsNode', on: false, why: 'ELECTRON_RUN_AS_NODE would make a plain Node of Ochre' },
  { name: 'EnableCookieEncryption', on: true, why: 'no cookie is kept, and if one were' },
  { name: 'EnableNodeOptionsEnvironmentVariable', on: false, why: 'NODE_OPTIONS loads code before ours' },
  { name: 'EnableNodeCliInspectArguments', on: false, why: '--inspect lets a debugger read every secret' },
  {
    name: 'EnableEmbeddedAsarIntegrityValidation',
    on: 'not on Linux',
    why: 'a changed archive is not loaded; Electron checks it on macOS and Windows only',
  },
  { name: 'OnlyLoadAppFromAsar', on: true, why: 'a folder beside the archive would be loaded in its stead' },
  { name: 'LoadBrowserProcessSpecificV8Snapshot', on: false, why: 'there is no snapshot of ours to load' },
  { name: 'GrantFileProtocolExtraPrivileges', on: false, why: 'nothing of Ochre comes from file:' },
  {
    name: 'WasmTrapHandlers',
    on: true,
    why: 'the curve runs in WebAssembly, and traps are its bounds',
    // The one difference between the Electron that is shipped, 45, and the one that the window is tested in.
    notIn: ['33'],
  },
]);

/** Where the wire begins in the binary; a universal one of macOS has it twice. */
export const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The one fuse in which the build for window tests differs: their driver needs the inspector. */
export const TEST_FUSE = 'EnableNodeCliInspectArguments';

/** @type {Readonly<Record<number, FuseState>>} */
const STATES = { 0x30: 'off', 0x31: 'on', 0x72: 'removed', 0x90: 'inherited' };

/**
 * What `flipFuses` of @electron/fuses is given. A fuse that Electron adds and the table does not name fails the build.
 * @param {NodeJS.Platform} platform
 * @param {FuseOptions} [options]
 * @returns {Record<string | number, boolean | string>}
 */
export function fuseConfig(platform, options = {}) {
  return {
    version: '1',
    strictlyRequireAllFuses: true,
    ...Object.fromEntries(wanted(platform, options).map(({ on }, at) => [at, on])),
  };
}

/**
 * Every fuse wire in a binary. Throws a sentence where there is none, or one that cannot be read.
 * @param {Uint8Array} binary
 * @returns {FuseState[][]}
 */
export function readFuseWires(binary) {
  const bytes = Buffer.from(binary.buffer, binary.byteOffset, binary.byteLength);
  /** @type {FuseState[][]} */
  const wires = [];
  for (let at = bytes.indexOf(SENTINEL); at >= 0; at = bytes.indexOf(SENTINEL, at + 1)) {
    wires.push(readWire(bytes.subarray(at + SENTINEL.length)));
  }
  if (wires.length === 0) throw new Error('There is no fuse wire in this binary: it is not Electron.');
  return wires;
}

/** @param {Buffer} bytes behind the sentinel: version, length, then one character for each fuse */
function readWire(bytes) {
  const [version, length] = bytes;
  if (version !== 1) throw new Error(`The fuse wire has version ${String(version)}, and 1 is known.`);
  if (length === undefined || bytes.length < 2 + length) throw new Error('The fuse wire is cut short.');
  return [...bytes.subarray(2, 2 + length)].map((character, at) => {
    const state = STATES[character];
    if (state === undefined) throw new Error(`Fuse ${at} is neither on nor off: ${character}.`);
    return state;
  });
}

/**
 * What is not as the table says, in sentences; none where all is well.
 * @param {Uint8Array} binary
 * @param {NodeJS.Platform} platform
 * @param {FuseOptions} [options]
 * @returns {string[]}
 */
export function wrongFuses(binary, platform, options = {}) {
  const fuses = wanted(platform, options);
  return readFuseWires(binary).flatMap((wire, which) => [
    ...(wire.length === fuses.length ? [] : [`Wire ${which} has ${wire.length} fuses, not ${fuses.length}.`]),
    ...fuses.flatMap(({ name, on }, at) =>
      wire[at] === (on ? 'on' : 'off') ? [] : [`${name} is ${wire[at] ?? 'missing'} on wire ${which}.`],
    ),
  ]);
}

/**
 * The names of the fuses in which two binaries differ.
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 * @returns {string[]}
 */
export function differingFuses(one, other) {
  const [wires, others] = [readFuseWires(one), readFuseWires(other)];
  if (wires.length !== others.length) return FUSES.map(({ name }) => name);
  return FUSES.filter((_, at) => wires.some((wire, which) => wire[at] !== others[which]?.[at])).map(
    ({ name }) => name,
  );
}

/**
 * @param {NodeJS.Platform} platform
 * @param {FuseOptions} options
 */
function wanted(platform, { forTests = false, electron = '' }) {
  const [major = ''] = electron.split('.');
  return FUSES.filter(({ notIn }) => notIn?.includes(major) !== true).map(({ name, on }) => {
    if (forTests && name === TEST_FUSE) return { name, on: true };
    return { name, on: on === 'not on Linux' ? platform !== 'linux' : on };
  });
}
