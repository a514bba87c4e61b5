import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Conf from 'conf';
import { describe, expect, it } from 'vitest';
import type { SettingsDocument } from '../../../src-main/ports/index.ts';
import { emptySettings, parseSettings } from '../../../src-main/storage/settings-document.ts';
import { openSettings, storeOptions } from '../../../src-main/storage/settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { emptyRecord } from '../wallet/record.ts';

const clock = { nowMs: () => 1_700_000_000_000, monotonicMs: () => 0 };
const open = (folder: string) =>
  openSettings(folder, () => new Conf({ ...storeOptions, cwd: folder, projectName: 'ochre' }), clock);
const dark: SettingsDocument = { ...emptySettings, app: { ...emptySettings.app, theme: 'dark' } };

const connectionIn = (connection: object) => ({
  ...emptySettings,
  wallets: [{ ...emptyRecord(), connection }],
});
const connected = { kind: 'remote', baseUrl: 'https://a.example', dialect: 'document', hasToken: false };

describe('a connection that was kept', () => {
  it('is read back with what it speaks and how it is reached', () => {
    const more = {
      dialect: 'rgb-node-2026-03',
      numbering: 'beta5',
      keychains: 'vanilla0',
      proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null },
      pin: { of: 'certificate', sha256: 'ab'.repeat(32) },
    };
    const kept = connectionIn({ ...connected, ...more });
    expect(parseSettings(kept)?.wallets[0]?.connection).toEqual({ ...connected, ...more });
  });

  it.each([
    { dialect: 'rgb-node' },
    { numbering: 'beta8' },
    { keychains: 'vanilla2' },
    { proxy: { kind: 'socks4', host: '127.0.0.1', port: 9050, user: null } },
    { proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: 'me', password: 'never in a file' } },
    { pin: 'ab' },
  ])('is not read where it names what is not known: %o', (more) => {
    expect(parseSettings(connectionIn({ ...connected, ...more }))).toBeNull();
  });
});

describe('hardening 36: settings', () => {
  it.each(['mnemonic', 'words', 'seed', 'xprv', 'token', 'password'])(
    'that hold %s are not read, and not written',
    (name) => {
      const folder = tempFolder();
      open(folder).write(dark);
      const smuggled = { ...dark, [name]: 'legal winner thank year' };
      expect(() => open(folder).write(smuggled)).toThrow();
      writeFileSync(join(folder, 'ochre.json'), JSON.stringify(smuggled));
      expect(open(folder).read()).toEqual(dark);
      expect(readFileSync(join(folder, 'ochre.json'), 'utf8')).not.toContain('legal');
    },
  );

  it('begin empty, and are read back after a restart', () => {
    const folder = tempFolder();
    const first = open(folder);
    expect(first.read()).toEqual(emptySettings);
    expect(first.damage).toBeNull();
    first.write(dark);
    expect(open(folder).read()).toEqual(dark);
  });

  it('are readable by their owner alone', () => {
    const folder = tempFolder();
    open(folder).write(dark);
    for (const file of ['ochre.json', 'ochre.copy.json']) {
      expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    }
  });

  it.each([
    ['torn', '{"form":100,"app":{"theme":"da'],
    ['zeroed', '\0\0\0\0\0\0\0\0'],
    ['empty', ''],
    ['emptied to an object', '{}'],
    ['an array', '[]'],
    ['null', 'null'],
    ['of another shape', '{"form":100,"app":{"theme":"purple"},"wallets":[],"activeWalletId":null}'],
  ])('that are %s are kept aside, said, and replaced by the copy', (_name, text) => {
    const folder = tempFolder();
    open(folder).write(dark);
    writeFileSync(join(folder, 'ochre.json'), text);
    const again = open(folder);
    expect(again.read()).toEqual(dark);
    expect(again.damage).toEqual({
      file: 'ochre.json',
      keptAs: 'ochre.json.corrupt-1700000000000',
      recovered: 'previous',
    });
    expect(readFileSync(join(folder, 'ochre.json.corrupt-1700000000000'), 'utf8')).toBe(text);
    expect(open(folder).read()).toEqual(dark);
  });

  it('that are damaged with no copy begin anew, and say that nothing was recovered', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'ochre.json'), 'not json');
    const settings = open(folder);
    expect(settings.read()).toEqual(emptySettings);
    expect(settings.damage?.recovered).toBe('nothing');
    expect(readdirSync(folder).some((name) => name.startsWith('ochre.json.corrupt-'))).toBe(true);
  });

  it('survive a damaged copy', () => {
    const folder = tempFolder();
    open(folder).write(dark);
    writeFileSync(join(folder, 'ochre.copy.json'), '{"half":');
    const again = open(folder);
    expect(again.read()).toEqual(dark);
    expect(again.damage).toBeNull();
    expect(existsSync(join(folder, 'ochre.copy.json'))).toBe(true);
  });
});
