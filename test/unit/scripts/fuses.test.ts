import { describe, expect, it } from 'vitest';
import {
  differingFuses,
  fuseConfig,
  FUSES,
  readFuseWires,
  SENTINEL,
  TEST_FUSE,
  wrongFuses,
} from '../../../scripts/lib/fuses.mjs';

/** A made-up binary with a fuse wire in its middle, as Electron's have. */
function binary(wire: string | readonly number[], { version = 1, length }: Options = {}): Buffer {
  const characters = typeof wire === 'string' ? Array.from(wire, (one) => one.charCodeAt(0)) : wire;
  return Buffer.concat([
    Buffer.from(`\x7fELF${'x'.repeat(1_000)}dL7pKGdn`),
    Buffer.from(SENTINEL),
    Buffer.from([version, length ?? characters.length, ...characters]),
  ]);
}
interface Options {
  readonly version?: number;
  readonly length?: number;
}
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(64, 0x2e)]);

const RELEASE = '010011001';
const RELEASE_LINUX = '010001001';

describe('hardening 23: the table of fuses', () => {
  it('is the documented one', () =>
    expect(FUSES.map(({ name, on }) => [name, on])).toEqual([
      ['RunAsNode', false],
      ['EnableCookieEncryption', true],
      ['EnableNodeOptionsEnvironmentVariable', false],
      ['EnableNodeCliInspectArguments', false],
      ['EnableEmbeddedAsarIntegrityValidation', 'not on Linux'],
      ['OnlyLoadAppFromAsar', true],
      ['LoadBrowserProcessSpecificV8Snapshot', false],
      ['GrantFileProtocolExtraPrivileges', false],
      ['WasmTrapHandlers', true],
    ]));

  it('is given to the packager completely, so that an unnamed fuse fails the build', () => {
    expect(fuseConfig('darwin')).toEqual({
      version: '1',
      strictlyRequireAllFuses: true,
      0: false,
      1: true,
      2: false,
      3: false,
      4: true,
      5: true,
      6: false,
      7: false,
      8: true,
    });
    expect(fuseConfig('linux')).toMatchObject({ 4: false });
    expect(fuseConfig('win32', { forTests: true })).toEqual({ ...fuseConfig('win32'), 3: true });
  });
});

it("the window tests' Electron lacks one of the shipped fuses, and has no other", () => {
  const { 8: last, ...rest } = fuseConfig('linux');
  expect(last).toBe(true);
  expect(fuseConfig('linux', { electron: '33.2.1' })).toEqual(rest);
  expect(fuseConfig('linux', { electron: '45.4.1' })).toEqual(fuseConfig('linux'));
});

it("the window tests' Electron has the same states", () => {
  const eight = RELEASE_LINUX.slice(0, 8);
  expect(wrongFuses(padded(binary(eight)), 'linux', { electron: '33.2.1' })).toEqual([]);
  expect(wrongFuses(padded(binary(eight)), 'linux', { electron: '45.4.1' })).not.toEqual([]);
  expect(wrongFuses(padded(binary(RELEASE_LINUX)), 'linux', { electron: '33.2.1' })).not.toEqual([]);
  expect(wrongFuses(padded(binary(eight.replace(/^0/, '1'))), 'linux', { electron: '33.2.1' })).toEqual([
    'RunAsNode is on on wire 0.',
  ]);
});

describe('hardening 23: the fuse wire of a binary (a made-up one)', () => {
  it('is found after the sentinel', () => {
    expect(readFuseWires(padded(binary('01r')))).toEqual([['off', 'on', 'removed']]);
    expect(readFuseWires(padded(binary([0x90, 0x31])))).toEqual([['inherited', 'on']]);
  });

  it('is right if it equals the table, on each system', () => {
    expect(wrongFuses(padded(binary(RELEASE)), 'darwin')).toEqual([]);
    expect(wrongFuses(padded(binary(RELEASE)), 'win32')).toEqual([]);
    expect(wrongFuses(padded(binary(RELEASE_LINUX)), 'linux')).toEqual([]);
  });

  it.each(FUSES.map(({ name }, at) => [name, at] as const))('is wrong if %s is flipped', (name, at) => {
    const flipped = RELEASE.slice(0, at) + (RELEASE[at] === '1' ? '0' : '1') + RELEASE.slice(at + 1);
    expect(wrongFuses(padded(binary(flipped)), 'darwin')).toEqual([
      `${name} is ${RELEASE[at] === '1' ? 'off' : 'on'} on wire 0.`,
    ]);
  });

  it("is wrong if a fuse isn't set, missing or surplus", () => {
    const inherited = Array.from(RELEASE, (one, at) => (at === 0 ? 0x90 : one.charCodeAt(0)));
    expect(wrongFuses(padded(binary(inherited)), 'darwin')).toEqual(['RunAsNode is inherited on wire 0.']);
    expect(wrongFuses(padded(binary(RELEASE.slice(0, 8))), 'darwin')).toEqual([
      'Wire 0 has 8 fuses, not 9.',
      'WasmTrapHandlers is missing on wire 0.',
    ]);
    expect(wrongFuses(padded(binary(`${RELEASE}0`)), 'darwin')).toEqual(['Wire 0 has 10 fuses, not 9.']);
  });

  it('is checked in both halves of a universal binary', () => {
    const half = binary(RELEASE);
    const universal = padded(Buffer.concat([half, binary(RELEASE.replace(/^0/, '1'))]));
    expect(wrongFuses(universal, 'darwin')).toEqual(['RunAsNode is on on wire 1.']);
  });

  it.each<[string, Buffer, string]>([
    ['no sentinel', Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9ts'), 'not Electron'],
    ['another version', padded(binary(RELEASE, { version: 2 })), 'version 2'],
    ['a wire that is cut short', binary(RELEASE, { length: 20 }), 'cut short'],
    ['nothing behind the sentinel', Buffer.from(SENTINEL), 'version undefined'],
    ['a character that is none', padded(binary('0x')), 'neither on nor off'],
  ])("isn't guessed if there is %s", (_, bytes, sentence) => {
    expect(() => readFuseWires(bytes)).toThrow(sentence);
  });

  it('differs between release and window tests in one fuse', () => {
    const tested = '010111001';
    expect(differingFuses(padded(binary(RELEASE)), padded(binary(tested)))).toEqual([TEST_FUSE]);
    expect(wrongFuses(padded(binary(tested)), 'darwin', { forTests: true })).toEqual([]);
    expect(differingFuses(padded(binary(RELEASE)), padded(binary('110111001')))).toEqual([
      'RunAsNode',
      TEST_FUSE,
    ]);
  });
});
