import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { HOME, makeDebian, startDebian, type Debian, type Ended } from './debian.ts';

// Ochre as it is installed: from its .deb on a Debian of its own, without a network, started from its desktop entry by an
// ordinary person. Its fuses let no driver in, so it is read as a screen reader reads it, and has real keys.

const DEB = process.env['OCHRE_PACKED_DEB'] ?? '';
const PICTURES = join(process.env['OCHRE_PACKED_OUT'] ?? 'test-results/packed', 'pictures');
const PSBT = resolve(import.meta.dirname, '../vectors/psbt-interop/ochre-bitcoin-to-sign.psbt');
const DATA = `${HOME}/config/Ochre`;

/** Of a package on Linux, beside languages and native parts. */
const PARTS = `
  LICENSE.electron.txt LICENSES.chromium.html chrome-sandbox chrome_100_percent.pak
  chrome_200_percent.pak chrome_crashpad_handler icudtl.dat libEGL.so libGLESv2.so libffmpeg.so
  libvk_swiftshader.so libvulkan.so.1 ochre resources.pak resources/app.asar
  resources/apparmor-profile snapshot_blob.bin v8_context_snapshot.bin vk_swiftshader_icd.json
`
  .trim()
  .split(/\s+/);

const { OCHRE_REGTEST: regtest, OCHRE_NO_REGTEST: missing } = process.env;

let debian: Debian;
let unlinked: string;
/** What the machine held before Ochre came. */
let before: readonly string[];

const person = (...command: string[]): Promise<Ended> => debian.run('person', command);
const root = (...command: string[]): Promise<Ended> => debian.run('root', command);
const screen = async (...command: string[]): Promise<string> => {
  const { code, out, err } = await person('python3', '/usr/local/bin/screen.py', ...command);
  expect(code, err).toBe(0);
  return out.trim();
};
const press = (name: string): Promise<string> => screen('press', 'push button', name);

/** Ochre's processes, by what they are for; the first is main. */
async function processes(type: string): Promise<readonly string[]> {
  const { out } = await root('ps', '-eo', 'pid=,args=', '--width', '400');
  return out
    .split('\n')
    .map((line) => /^\s*(\d+) \/opt\/Ochre\/ochre(.*)$/.exec(line))
    .filter((found) => found !== null)
    .filter(([, , args = '']) => (/--type=([\w-]+)/.exec(args)?.[1] ?? 'main') === type)
    .map(([, pid = '']) => pid);
}

/** As a desktop starts what is chosen in its menu; `--` would come of the entry. */
async function start(env: readonly string[] = []): Promise<void> {
  await person('env', ...env, 'sh', '-c', 'exec gtk-launch ochre >/dev/null 2>&1');
  await screen('wait', 'frame', 'Ochre', '30');
}

async function end(): Promise<void> {
  const [main = ''] = await processes('main');
  await person('kill', main);
  await expect.poll(() => processes('main'), { timeout: 15_000 }).toEqual([]);
}

async function picture(name: string): Promise<void> {
  await person('import', '-window', 'root', `${HOME}/picture.png`);
  mkdirSync(PICTURES, { recursive: true });
  copyFileSync(debian.path(`${HOME}/picture.png`), join(PICTURES, `${name}.png`));
}

/** Everything on its disk that is neither the person's, nor a log or the list of what is installed. */
async function everyFile(): Promise<readonly string[]> {
  const kept = `-not -path '/var/log/*' -not -path '${HOME}/*'`;
  const out = await root('sh', '-c', `find / -xdev -not -type d ${kept}`);
  return out.out
    .split('\n')
    .filter((path) => !path.startsWith('/var/lib/dpkg/') || path.includes('ochre'))
    .toSorted();
}

async function install(): Promise<void> {
  copyFileSync(DEB, debian.path('/root/ochre.deb'));
  const { code, out, err } = await root('dpkg', '-i', '/root/ochre.deb');
  expect(code, `${out}${err}`).toBe(0);
  await root('rm', '/root/ochre.deb');
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(9 * 60_000);
  const made = makeDebian(DEB);
  ({ unlinked } = made);
  debian = await startDebian(made.folder);
  await debian.logIn();
  before = await everyFile();
});
test.afterAll(async () => {
  // None where it could not be made.
  await (debian as Debian | undefined)?.stop();
});

test('finds each library that it is linked against among what its package depends on', () =>
  expect(unlinked).toBe(''));

test('is installed as root’s own, and nobody else can write to it', async () => {
  await install();
  const others = 'find /opt/Ochre -not -user root -o -perm /022 -not -type l';
  expect((await root('sh', '-c', others)).out).toBe('');
  expect((await root('dpkg', '--verify', 'ochre')).out).toBe('');
});

test('holds Electron, the archive of Ochre and its native parts, and nothing else', async () => {
  const { out } = await root('find', '/opt/Ochre', '-not', '-type', 'd', '-printf', '%P\n');
  const parts = out.trim().split('\n').toSorted();
  const isNative = (path: string): boolean =>
    /^resources\/app\.asar\.unpacked\/node_modules\/.+\.(?:node|so)$/.test(path);
  const isLanguage = (path: string): boolean => /^locales\/[\w-]+\.pak$/.test(path);
  expect(parts.filter(isNative).length).toBeGreaterThan(0);
  expect(parts.filter((path) => !isNative(path) && !isLanguage(path))).toEqual(PARTS);
});

test('has no helper with root’s rights where people may make namespaces', async () =>
  expect((await root('stat', '-c', '%a', '/opt/Ochre/chrome-sandbox')).out.trim()).toBe('755'));

test('is told to the desktop by entries that hold to its rules', async () => {
  const { code, out } = await root('desktop-file-validate', '/usr/share/applications/ochre.desktop');
  expect([code, out]).toEqual([0, '']);
  const ask = async (...what: string[]): Promise<string> =>
    (await person('xdg-mime', 'query', ...what)).out.trim();
  expect(await ask('default', 'x-scheme-handler/rgb')).toBe('ochre.desktop');
  expect(await ask('default', 'application/bitcoin-psbt')).toBe('ochre.desktop');
  await person('sh', '-c', `printf 'psbt\\377' > ${HOME}/named.psbt`);
  const { out: info } = await person('sh', '-c', `gio info -a standard::content-type ${HOME}/named.psbt`);
  expect(info).toContain('standard::content-type: application/bitcoin-psbt');
});

for (const refused of ['--inspect', '--remote-debugging-pipe', '--no-sandbox', '--js-flags=--expose-gc'])
  test(`does not start with ${refused}`, async () => {
    const { code, err } = await person('/usr/bin/ochre', refused);
    expect(code).toBe(1);
    expect(err).toContain('Ochre does not start with');
    expect(err).not.toContain('Debugger listening');
    expect(await processes('main')).toEqual([]);
  });

test('is started from its desktop entry by an ordinary person', async () => {
  await start();
  await screen('wait', 'push button', 'Try with practice coins');
  await picture('1-started');
  const [main = '', ...more] = await processes('main');
  expect(more).toEqual([]);
  expect((await root('ps', '-o', 'user=,args=', '-p', main)).out.trim()).toBe('anna     /opt/Ochre/ochre --');
});

test('keeps its page in a sandbox: namespaces of its own, a filter of system calls, no rights', async () => {
  const [main = ''] = await processes('main');
  const [page = '', ...more] = await processes('renderer');
  expect(more).toEqual([]);
  const spaces = async (pid: string): Promise<readonly string[]> =>
    Promise.all(
      ['user', 'pid', 'net'].map(async (kind) =>
        (await root('readlink', `/proc/${pid}/ns/${kind}`)).out.trim(),
      ),
    );
  const [ofMain, ofPage] = [await spaces(main), await spaces(page)];
  for (const [at, space] of ofPage.entries()) {
    expect(space).toMatch(/^\w+:\[\d+\]$/);
    expect(space).not.toBe(ofMain[at]);
  }
  const status = (await root('cat', `/proc/${page}/status`)).out;
  expect(status).toMatch(/^Seccomp:\t2$/m);
  expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  expect(status).toMatch(/^CapEff:\t0+$/m);
  // Its files are none: an empty folder is its root.
  expect((await root('ls', `/proc/${page}/root/`)).out).toBe('');
});

test('listens on no port', async () => {
  const { out } = await root('cat', '/proc/net/tcp', '/proc/net/tcp6', '/proc/net/udp');
  expect(out.split('\n').filter((line) => /^\s*\d+:/.test(line))).toEqual([]);
});

for (const [variable, what] of [
  ['NODE_OPTIONS=--require=/tmp/planted.cjs', 'loads nothing before itself'],
  ['ELECTRON_RUN_AS_NODE=1', 'is no Node'],
] as const) {
  test(`${what}, whatever ${variable.split('=')[0] ?? ''} says`, async () => {
    const planted = "require('node:fs').writeFileSync('/tmp/planted-ran', '');";
    await person('sh', '-c', `printf %s "${planted}" > /tmp/planted.cjs; rm -f /tmp/planted-ran`);
    // A second start comes to the window that is there, and ends.
    const { code } = await person('env', variable, '/usr/bin/ochre', '/tmp/planted.cjs');
    expect(code).toBe(0);
    expect((await root('test', '-e', '/tmp/planted-ran')).code).toBe(1);
    expect((await processes('main')).length).toBe(1);
  });
}

test('loads its archive, and no folder that lies beside it', async () => {
  const beside = '/opt/Ochre/resources/app';
  mkdirSync(debian.path(beside));
  writeFileSync(debian.path(`${beside}/package.json`), '{"main":"main.js"}');
  writeFileSync(
    debian.path(`${beside}/main.js`),
    "require('node:fs').writeFileSync('/tmp/planted-ran', '');",
  );
  await person('/usr/bin/ochre');
  expect((await root('test', '-e', '/tmp/planted-ran')).code).toBe(1);
  await root('rm', '-r', beside);
});

/** Real keys for the window of this name, as a native question is one. */
async function keys(title: string, ...pressed: string[]): Promise<void> {
  for (const command of [
    ['search', '--sync', '--onlyvisible', '--name', title, 'windowfocus', '--sync'],
    ['key', '--delay', '80', ...pressed],
  ]) {
    const { code, err } = await person('xdotool', ...command);
    expect(code, err).toBe(0);
  }
}

test('practises, and asks its own question before it signs, which Escape refuses', async () => {
  await press('Try with practice coins');
  await screen('wait', 'heading', 'Home');
  await press('Practice tools');
  await press('Get practice coins');
  await screen('wait', 'static', 'Transactions in the next block');
  await press('Mine a block now');
  await press('Create slots first');
  await press('Review: create 5 slots');
  await press('Sign and create 5 slots');
  await keys('^Create 5 slots', 'Escape');
  await screen('wait', 'push button', 'Sign and create 5 slots');
  await screen('gone', 'heading', 'Bitcoin', '1');
});

test('signs, where its question is agreed to', async () => {
  await press('Sign and create 5 slots');
  await delay(500);
  await picture('2-question');
  await keys('^Create 5 slots', 'Tab', 'Return');
  await screen('wait', 'heading', 'Bitcoin');
  await picture('3-signed');
});

test('is handed an rgb: link by the desktop', async () => {
  await person('sh', '-c', 'exec gio open rgb:no-invoice >/dev/null 2>&1');
  await screen('wait', 'static', 'No readable invoice in this link');
  expect((await processes('main')).length).toBe(1);
  await picture('4-link');
  await press('Close');
});

test('is handed a .psbt file by the desktop, and reads it', async () => {
  writeFileSync(debian.path(`${HOME}/a file.psbt`), readFileSync(PSBT));
  await person('sh', '-c', `exec gio open '${HOME}/a file.psbt' >/dev/null 2>&1`);
  await screen('wait', 'heading', 'Sign offline');
  await screen('wait', 'static', 'a file.psbt');
  await picture('5-file');
  expect((await processes('main')).length).toBe(1);
});

test('runs rgb-lib out of its package, for Ochre’s own service', async () => {
  test.skip(
    regtest === undefined,
    `no Bitcoin node on regtest: ${missing ?? 'npm run window -- --packed starts one'}`,
  );
  await press('Wallet: Practice');
  await screen('press', 'menu item', 'Add a wallet');
  await press('Create a wallet');
  await screen('press', 'toggle button', 'Test networks');
  await screen('press', 'radio button', 'Regtest');
  await press('Create wallet');
  await press('Check later');
  await press('Run a service on this computer instead');
  await screen('focus', 'entry', 'Bitcoin server');
  const { indexer } = JSON.parse(regtest ?? '') as { readonly indexer: string };
  await debian.forward(Number(new URL(indexer).port));
  await person('xdotool', 'type', '--delay', '20', indexer);
  await picture('6-own-service');
  await press('Connect');
  await keys('^Reach ', 'Tab', 'Return');
  await screen('wait', 'heading', 'Home', '30');
  await picture('7-served-by-itself');
  const { out } = await root('find', `${DATA}/own-service/regtest`, '-name', 'rgb_lib_db');
  expect(out).toMatch(/\/wallet-[0-9a-f]{16}\/[0-9a-f]{8}\/rgb_lib_db\n/);
});

test('ends when its window is closed, and leaves no process', async () => {
  await keys(' · Ochre$', 'alt+F4');
  await expect.poll(() => processes('main'), { timeout: 15_000 }).toEqual([]);
  expect(await processes('zygote')).toEqual([]);
  expect(await processes('utility')).toEqual([]);
});

test('opens again on what it kept, by a file alone', async () => {
  await person('sh', '-c', `exec gio open '${HOME}/a file.psbt' >/dev/null 2>&1`);
  await screen('wait', 'heading', 'Sign offline', '30');
  await screen('wait', 'push button', 'Wallet: ');
  await end();
});

test('is removed without a trace, but for the person’s own data', async () => {
  const kept = readFileSync(debian.path(`${DATA}/ochre.json`), 'utf8');
  const { code, out, err } = await root('dpkg', '-P', 'ochre');
  expect(code, `${out}${err}`).toBe(0);
  expect(await everyFile()).toEqual(before);
  const places = ['applications', 'mime', 'icons'].map((name) => `/usr/share/${name}`);
  expect((await root('grep', '-rli', 'ochre', '/etc', ...places)).out).toBe('');
  expect((await root('dpkg-query', '-W', 'ochre')).code).not.toBe(0);
  expect(readFileSync(debian.path(`${DATA}/ochre.json`), 'utf8')).toBe(kept);
});
