import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createPackageWithOptions } from '@electron/asar';
import { describe, expect, it } from 'vitest';
import config from '../../../scripts/electron-builder.config.mjs';
import { filesIn } from '../../../src-main/hosts/electron/handed-files.ts';
import { asarFiles } from '../../../scripts/lib/package/asar-files.mjs';
import { asSums, differences, digestsBelow, filesBelow } from '../../../scripts/lib/package/files-below.mjs';
import { takeAwayDefaultApp, turnFuses } from '../../../scripts/lib/package/hooks.mjs';
import { packageOptions } from '../../../scripts/lib/package/options.mjs';
import { makeElectronStandIn, unpackedFolder } from '../../../scripts/lib/package/pack.mjs';
import { packedProblems, sumProblems } from '../../../scripts/lib/package/read-back.mjs';
import { sbomText } from '../../../scripts/lib/package/sbom.mjs';
import { stage } from '../../../scripts/lib/package/stage.mjs';
import { targetOf } from '../../../scripts/lib/package/target.mjs';
import { hasRgbLib, RGB_LIB_VERSION } from '../../../scripts/lib/rgb-lib.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

const LINUX = { platform: 'linux', arch: 'x64' } as const;

function laidOut(files: Readonly<Record<string, string>>, folder = tempFolder()): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Packs the contents like electron-builder, without it. */
async function packed(contents: string): Promise<string> {
  const folder = tempFolder();
  makeElectronStandIn(folder);
  writeFileSync(join(folder, 'ochre'), readFileSync(join(folder, 'electron')));
  const archive = join(folder, 'resources/app.asar');
  await createPackageWithOptions(contents, archive, { unpack: '*.node' });
  return folder;
}
const packing = (appOutDir: string) => ({
  appOutDir,
  electronPlatformName: 'linux',
  packager: { appInfo: { productFilename: 'Ochre' }, executableName: 'ochre' },
});

const FUSED = { isSigned: false, electron: '45.4.1' };

const CONTENTS = {
  'package.json': '{"main":"out/main/index.js"}',
  'out/main/index.js': 'export {};',
  'node_modules/x/x.node': 'native',
};

it('npm run package does one thing at a time, and refuses unknown words', () => {
  expect(packageOptions([], 'linux')).toEqual({ act: 'all' });
  expect(packageOptions(['--compare'], 'darwin')).toEqual({ act: 'compare' });
  expect(packageOptions(['--sign'], 'linux')).toEqual({ problem: 'There is no --sign.' });
  expect(packageOptions(['--dir', '--check'], 'linux')).toEqual({ problem: 'There is no --dir --check.' });
  expect(packageOptions(['--stand-in'], 'win32')).toHaveProperty('problem');
  expect(packageOptions(['--help'], 'linux')).toEqual({ help: true });
});

it('npm run package packs for its own system if that has native parts', () => {
  expect(targetOf({ platform: 'darwin', arch: 'arm64' })).toEqual({ platform: 'darwin', arch: 'arm64' });
  expect(() => targetOf({ platform: 'win32', arch: 'arm64' })).toThrow('no native parts for win32 on arm64');
  expect(unpackedFolder('dist', LINUX)).toBe(join('dist', 'linux-unpacked'));
  expect(unpackedFolder('dist', { platform: 'darwin', arch: 'arm64' })).toBe(join('dist', 'mac-arm64'));
});

it('the content of a package is the build with what it loads: no source, map, test or loopback host', () => {
  const project = tempFolder();
  const root = resolve(import.meta.dirname, '../../..');
  for (const name of ['node_modules', 'package.json', 'package-lock.json', 'LICENSE', 'resources'])
    symlinkSync(join(root, name), join(project, name));
  const map = '{"sources":[]}';
  laidOut(
    {
      'out/main/index.js': "import './shared-1.js'; import 'libsql'; import 'electron';",
      'out/main/index.js.map': map,
      'out/main/shared-1.js': 'export {};',
      'out/main/shared-1.js.map': map,
      'out/main/reader.js': "import './judge-1.js';",
      'out/main/reader.js.map': map,
      'out/main/judge-1.js': "import 'tiny-secp256k1';",
      'out/main/judge-1.js.map': map,
      'out/main/keyholder.js': "import 'keytar';",
      'out/main/keyholder.js.map': map,
      'out/main/rgb-lib.js': '',
      'out/main/rgb-lib.js.map': map,
      'out/main/loopback.js': "import './served-1.js';",
      'out/main/served-1.js': 'export {};',
      'out/preload/index.cjs': '',
      'out/preload/index.cjs.map': map,
      'out/renderer/index.html': '<!doctype html>',
      'out/renderer/assets/index.js': '',
      'out/renderer/assets/index.js.map': map,
      'src-main/index.ts': '',
      'test/a.test.ts': '',
    },
    project,
  );
  const contents = join(tempFolder(), 'contents');
  stage(project, LINUX, contents);
  const files = filesBelow(contents);
  // Every language is complete, with the terms that its messages use.
  const spoken = /^resources\/messages\/(en|es|de)\/[a-z]+\.ftl$/;
  expect(files.filter((path) => spoken.test(path) && path.endsWith('/terms.ftl'))).toHaveLength(3);
  const others = files.filter((path) => !path.startsWith('node_modules/') && !spoken.test(path));
  expect(others.toSorted()).toEqual([
    'LICENSE',
    'THIRD-PARTY.txt',
    'out/main/index.js',
    'out/main/judge-1.js',
    'out/main/keyholder.js',
    'out/main/reader.js',
    'out/main/rgb-lib.js',
    'out/main/shared-1.js',
    'out/preload/index.cjs',
    'out/renderer/assets/index.js',
    'out/renderer/index.html',
    'package.json',
    ...['tray-locked.png', 'tray-locked@2x.png', 'tray.png', 'tray@2x.png'].map(
      (name) => `resources/tray/${name}`,
    ),
    'resources/window.png',
  ]);
  expect(files.filter((path) => /\.(?:map|[cm]?ts|c|cc|cpp|h)$|(?:^|\/)tests?\//.test(path))).toEqual([]);
  const natives = files.filter((path) => /\.(?:node|so|wasm)$/.test(path));
  expect(natives.map((path) => /(keytar|koffi|libsql|rgb-lib|tiny-secp256k1)/.exec(path)?.[1])).toEqual([
    ...(hasRgbLib(root) ? ['koffi'] : []),
    'libsql',
    ...(hasRgbLib(root) ? ['rgb-lib'] : []),
    'keytar',
    'tiny-secp256k1',
  ]);
  // If the build loads a package that wasn't laid out, packing fails, not the program later.
  writeFileSync(join(project, 'out/main/shared-1.js'), "import 'undici';");
  expect(() => stage(project, LINUX, contents)).toThrow('The build loads undici as it runs');
});

describe('hardening 23, 24: a packed app', () => {
  it('has its fuses set, as its bytes say, and no Electron program beside the archive', async () => {
    const contents = laidOut(CONTENTS);
    const folder = await packed(contents);
    expect(packedProblems(folder, contents, LINUX)).toEqual([
      'RunAsNode is on on wire 0.',
      'EnableCookieEncryption is off on wire 0.',
      'EnableNodeOptionsEnvironmentVariable is on on wire 0.',
      'EnableNodeCliInspectArguments is on on wire 0.',
      'OnlyLoadAppFromAsar is off on wire 0.',
      'GrantFileProtocolExtraPrivileges is on on wire 0.',
      'default_app.asar lies beside the archive, and would be another program.',
    ]);
    await takeAwayDefaultApp(packing(folder));
    await turnFuses(packing(folder), FUSED);
    expect(existsSync(join(folder, 'version'))).toBe(false);
    expect(packedProblems(folder, contents, LINUX)).toEqual([]);
  });

  it('is refused with an unnamed fuse on the wire', async () => {
    const folder = tempFolder();
    makeElectronStandIn(folder);
    const program = readFileSync(join(folder, 'electron'));
    const at = program.indexOf(Buffer.from([1, 9]));
    program[at + 1] = 10;
    writeFileSync(join(folder, 'ochre'), program);
    await expect(turnFuses(packing(folder), FUSED)).rejects.toThrow('strictlyRequireAllFuses');
  });

  it('equals the prepared files one by one, and any change is found', async () => {
    const contents = laidOut(CONTENTS);
    const folder = await packed(contents);
    await takeAwayDefaultApp(packing(folder));
    await turnFuses(packing(folder), FUSED);
    expect(asarFiles(join(folder, 'resources/app.asar'))).toEqual(digestsBelow(contents));
    writeFileSync(join(folder, 'resources/app.asar.unpacked/node_modules/x/x.node'), 'another');
    laidOut({ 'out/main/index.js': 'changed', 'out/main/late.js': 'x' }, contents);
    expect(packedProblems(folder, contents, LINUX)).toEqual([
      'Of the archive and what was laid out for it: node_modules/x/x.node differs.',
      'Of the archive and what was laid out for it: out/main/index.js differs.',
      'Of the archive and what was laid out for it: out/main/late.js is in the second alone.',
    ]);
  });

  it('is reported if it is missing', () =>
    expect(packedProblems(tempFolder(), tempFolder(), LINUX)).toEqual([
      expect.stringContaining('There is no ochre in'),
    ]));
});

describe('the files beside a package', () => {
  it('have the digest of each file, by which a change or loss is found', () => {
    const folder = laidOut({ 'a.deb': 'one', 'b.json': 'two' });
    const list = join(folder, 'SHA256SUMS');
    writeFileSync(list, asSums(digestsBelow(folder)));
    expect(sumProblems(list, folder)).toEqual([]);
    writeFileSync(join(folder, 'a.deb'), 'other');
    const more = `${readFileSync(list, 'utf8')}${'0'.repeat(64)}  c.dmg\nnonsense\n`;
    writeFileSync(list, more);
    expect(sumProblems(list, folder)).toEqual([
      'a.deb is not what SHA256SUMS says.',
      'c.dmg is missing.',
      'SHA256SUMS has a line that is none: nonsense',
    ]);
  });

  it('list the packed npm packages for machines', () => {
    const named = (name: string) => ({ 'bom-ref': name, type: 'library' });
    const said = {
      bomFormat: 'CycloneDX',
      serialNumber: 'urn:uuid:0',
      metadata: { timestamp: 'now', tools: [], component: { ...named('ochre-wallet@0.1.0'), name: 'clone' } },
      components: ['@noble/curves@2.4.0', 'electron@45.4.1', 'vite@8.0.0'].map(named),
      dependencies: [
        { ref: 'ochre-wallet@0.1.0', dependsOn: ['@noble/curves@2.4.0', 'electron@45.4.1', 'vite@8.0.0'] },
        { ref: 'vite@8.0.0', dependsOn: [] },
      ],
    };
    const part = { name: '@noble/curves', version: '2.4.0', licence: 'MIT', text: 'words' };
    expect(JSON.parse(sbomText(JSON.stringify(said), '45.4.1', [part]))).toEqual({
      bomFormat: 'CycloneDX',
      metadata: { component: { ...named('ochre-wallet@0.1.0'), name: 'ochre-wallet' } },
      components: ['@noble/curves@2.4.0', 'electron@45.4.1'].map(named),
      dependencies: [{ ref: 'ochre-wallet@0.1.0', dependsOn: ['@noble/curves@2.4.0', 'electron@45.4.1'] }],
    });
    // A package that npm doesn't know is named by its origin.
    const ofPyPi = { ...part, name: '@ochre/rgb-lib', version: RGB_LIB_VERSION };
    expect(sbomText(JSON.stringify(said), '45.4.1', [part, ofPyPi])).toContain(
      `pkg:pypi/rgb-lib@${RGB_LIB_VERSION}`,
    );
    const unknown = { ...part, version: '2.5.0' };
    expect(() => sbomText(JSON.stringify(said), '45.4.1', [unknown])).toThrow(/@noble\/curves@2\.5\.0/);
  });

  it('tell two builds apart, name by name', () => {
    const one = laidOut({ 'a/b.js': 'x', 'c.js': 'x' });
    const other = laidOut({ 'a/b.js': 'y', 'd.js': 'x' });
    expect(differences(digestsBelow(one), digestsBelow(one))).toEqual([]);
    expect(differences(digestsBelow(one), digestsBelow(other))).toEqual([
      'a/b.js differs',
      'c.js is in the first alone',
      'd.js is in the second alone',
    ]);
  });
});

describe("Ochre's entry for links and files in the system", () => {
  it('names rgb: links and .psbt files, beside other programs', () => {
    expect(config.protocols).toEqual([{ name: 'RGB invoice', schemes: ['rgb'], role: 'Viewer' }]);
    const psbt = { ext: 'psbt', mimeType: 'application/bitcoin-psbt', role: 'Viewer', rank: 'Alternate' };
    expect(config.fileAssociations).toEqual([expect.objectContaining(psbt)]);
    // Windows: an association needs an installer for all users.
    expect(config.nsis).toMatchObject({ perMachine: true });
  });

  it('has a -- on Linux, so that no path or link is read as a switch of Chromium’s', () => {
    expect(config.linux).toMatchObject({ executableArgs: ['--'] });
    // Without an entry of its own, Exec ends in %U, and MimeType has both of the above.
    expect(config.linux?.desktop?.entry).not.toHaveProperty('Exec');
    expect(config.linux?.desktop?.entry).not.toHaveProperty('MimeType');
  });

  it.each([
    [['ochre', '--', '/home/a/send.psbt'], '/home/a/send.psbt'],
    [['ochre', '--', 'file:///home/a/send.psbt'], '/home/a/send.psbt'],
  ])('is what main accepts of %j', (argv, path) => expect(filesIn(argv, '/', 'linux')).toEqual([path]));
});
