import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAsarHeader } from '../../../scripts/lib/asar-header.mjs';
import { SENTINEL } from '../../../scripts/lib/fuses.mjs';
import { isSignedProgram, packageEvidence } from '../../hardening/packed.ts';
import { tempFolder } from '../../support/temp-folder.ts';

// Made-up packed apps: a few bytes instead of hundreds of millions.

const wire = (fuses: string): Buffer =>
  Buffer.from(
    `${'.'.repeat(200)}${SENTINEL}\x01${String.fromCharCode(fuses.length)}${fuses}${'.'.repeat(200)}`,
  );
const integrity = { algorithm: 'SHA256', hash: 'x', blockSize: 1, blocks: [] };

function archive(header: unknown): { bytes: Buffer; digest: string } {
  const text = Buffer.from(JSON.stringify(header));
  const numbers = Buffer.alloc(16);
  [4, text.length + 8, text.length + 4, text.length].forEach((number, at) =>
    numbers.writeUInt32LE(number, at * 4),
  );
  const bytes = Buffer.concat([numbers, text, Buffer.from('content')]);
  return { bytes, digest: createHash('sha256').update(text).digest('hex') };
}
const good = archive({
  files: {
    'index.js': { size: 1, offset: '0', integrity },
    'keytar.node': { size: 1, unpacked: true },
  },
});

function app(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = tempFolder();
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}
const outcomes = (folder: string, platform: NodeJS.Platform) =>
  packageEvidence({ folder, platform }, 100).map(({ item, outcome, detail }) => [
    item,
    outcome,
    detail ?? '',
  ]);

const linux = { ochre: wire('010001001'), 'resources/app.asar': good.bytes };
const mac = {
  'Ochre.app/Contents/Frameworks/Electron Framework': wire('010011001'),
  'Ochre.app/Contents/Resources/app.asar': good.bytes,
  'Ochre.app/Contents/Info.plist': `<string>${good.digest}</string>`,
  'Ochre.app/Contents/_CodeSignature/CodeResources': 'signed',
  'Ochre.app/Contents/CodeResources': 'notarised',
};

describe('hardening 24: the header of an archive (a made-up one)', () => {
  it('lists what is packed, what is beside the archive, and what nothing checks', () => {
    const { bytes, digest } = archive({
      files: {
        out: { files: { 'index.js': { size: 1, offset: '0', integrity } } },
        'package.json': { size: 1, offset: '1' },
        'keytar.node': { size: 1, unpacked: true, integrity },
        latest: { link: 'out' },
      },
    });
    expect(readAsarHeader(bytes)).toEqual({
      ...{ packed: ['/out/index.js', '/package.json', '/latest'], unpacked: ['/keytar.node'] },
      ...{ unchecked: ['/package.json'], digest },
    });
  });

  it.each<[string, Buffer]>([
    ['too short', Buffer.from('abc')],
    ['something else', Buffer.alloc(64, 1)],
    ['cut short', archive({ files: {} }).bytes.subarray(0, 20)],
    ['no entry', archive(7).bytes],
    ['a folder without files', archive({ files: null }).bytes],
  ])("isn't guessed if it is %s", (_, bytes) => expect(() => readAsarHeader(bytes)).toThrow());
});

describe('a packed app', () => {
  it('passes if it is right', () => {
    expect(outcomes(app(linux), 'linux')).toEqual([
      [23, 'passed', ''],
      [24, 'passed', ''],
    ]);
    expect(outcomes(app(mac), 'darwin')).toEqual([
      [23, 'passed', ''],
      [24, 'passed', ''],
      [38, 'passed', ''],
    ]);
  });

  it.each<[string, Readonly<Record<string, string | Buffer>>, number, string]>([
    ['a fuse that is flipped', { ...linux, ochre: wire('110001001') }, 23, 'RunAsNode'],
    ['no Electron', { 'resources/app.asar': good.bytes }, 23, 'no binary'],
    ['no archive', { ochre: wire('010001001') }, 24, 'no app.asar'],
    [
      'a script beside the archive',
      { ...linux, 'resources/app.asar': archive({ files: { 'x.js': { unpacked: true } } }).bytes },
      24,
      'x.js lies beside',
    ],
    [
      'a file that nothing checks',
      { ...linux, 'resources/app.asar': archive({ files: { 'x.js': { size: 1 } } }).bytes },
      24,
      'no digest',
    ],
  ])('fails with %s', (_, files, item, detail) => {
    expect(outcomes(app(files), 'linux')).toContainEqual([item, 'failed', expect.stringContaining(detail)]);
  });

  it.each([
    ['the archive’s digest', 'Info.plist', 24, 'nowhere'],
    ['the signature', '_CodeSignature/CodeResources', 38, 'the app is not signed'],
    ['the ticket', 'CodeResources', 38, 'ticket'],
  ])('fails on macOS without %s', (_, file, item, detail) => {
    const files = Object.entries(mac).filter(([path]) => path !== `Ochre.app/Contents/${file}`);
    expect(outcomes(app(Object.fromEntries(files)), 'darwin')).toContainEqual([
      item,
      'failed',
      expect.stringContaining(detail),
    ]);
  });

  it('fails on Windows if the program has no certificate', () => {
    const program = (size: number): Buffer => {
      const bytes = Buffer.alloc(0x40 + 24 + 240);
      bytes.writeUInt32LE(0x40, 0x3c);
      bytes.writeUInt16LE(0x20b, 0x40 + 24);
      bytes.writeUInt32LE(size, 0x40 + 24 + 112 + 36);
      return Buffer.concat([bytes, wire('010011001'), Buffer.from(good.digest)]);
    };
    expect([program(0), program(9_000), Buffer.from('MZ')].map(isSignedProgram)).toEqual([
      false,
      true,
      false,
    ]);
    const of = (size: number) =>
      outcomes(app({ 'resources/app.asar': good.bytes, 'Ochre.exe': program(size) }), 'win32');
    expect(of(9_000)).toContainEqual([38, 'passed', '']);
    expect(of(0)).toContainEqual([38, 'failed', 'Ochre.exe is not signed']);
  });
});
