import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ownServiceArgs, TOKEN_VARIABLE } from '../../../scripts/lib/own-service-args.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { missingPackage, networks } from '../../../src-main/own-service/service.ts';

const TOKEN = 'a-token-of-the-operator';
const folder = mkdtempSync(join(tmpdir(), 'ochre-own-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const right = { port: '0', data: 'wallets', indexer: 'tcp://127.0.0.1:1', network: 'regtest' };
const argsOf = (values: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries<string | undefined>({ ...right, ...values }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
const read = (args: readonly string[], env: Record<string, string> = { [TOKEN_VARIABLE]: TOKEN }) =>
  ownServiceArgs(args, { cwd: folder, env, networks });

describe('what the own service is started with', () => {
  it('is read, on this computer alone unless told', () => {
    expect(read(argsOf({}))).toEqual({
      help: false,
      host: '127.0.0.1',
      port: 0,
      folder: join(folder, 'wallets'),
      indexerUrl: right.indexer,
      proxyEndpoint: null,
      network: 'regtest',
      token: TOKEN,
      maxWallets: 16,
    });
    const more = { proxy: 'rpcs://proxy.example/json-rpc', host: '10.0.0.2', wallets: '3' };
    expect(read(argsOf({ ...more, indexer: 'https://esplora.example/api' }))).toMatchObject({
      proxyEndpoint: more.proxy,
      host: more.host,
      maxWallets: 3,
    });
  });

  it.each([
    ['no port', { port: undefined }, '--port'],
    ['a port that is none', { port: '65536' }, '--port'],
    ['no folder', { data: undefined }, '--data'],
    ['an empty folder', { data: '' }, '--data'],
    ['no indexer', { indexer: undefined }, '--indexer'],
    ['an indexer without a scheme', { indexer: '127.0.0.1:50001' }, '--indexer'],
    ['an indexer by another scheme', { indexer: 'ftp://127.0.0.1:50001' }, '--indexer'],
    ['an indexer without a host', { indexer: 'tcp://' }, '--indexer'],
    ['an indexer with a password in it', { indexer: 'https://me:secret@host.example' }, '--indexer'],
    ['a proxy by another scheme', { proxy: 'https://proxy.example' }, '--proxy'],
    ['no network', { network: undefined }, '--network'],
    ['a network that nobody knows', { network: 'moonnet' }, '--network'],
    ['a network by another case', { network: 'Mainnet' }, '--network'],
    ['no wallet at all', { wallets: '0' }, '--wallets'],
    ['more wallets than it takes', { wallets: '1001' }, '--wallets'],
    ['half a wallet', { wallets: '1.5' }, '--wallets'],
    ['no host', { host: '' }, '--host'],
    ['what it does not know', { 'tls-key': 'x' }, '--tls-key'],
  ])('is refused for %s', (_, values, named) => {
    expect(read(argsOf(values))).toEqual({ problem: expect.stringContaining(named) as string });
  });

  it('has a token, of the environment or of a file that nobody else reads', () => {
    expect(read(argsOf({}), {})).toEqual({ problem: expect.stringContaining(TOKEN_VARIABLE) as string });
    const file = join(folder, 'token');
    writeFileSync(file, `${TOKEN}-of-a-file\n`);
    chmodSync(file, 0o644);
    expect(read(argsOf({ 'token-file': 'token' }))).toEqual({
      problem: expect.stringContaining('chmod') as string,
    });
    chmodSync(file, 0o600);
    expect(read(argsOf({ 'token-file': 'token' }))).toMatchObject({ token: `${TOKEN}-of-a-file` });
    expect(read(argsOf({ 'token-file': 'gone' }))).toEqual({
      problem: expect.stringContaining('cannot be read') as string,
    });
  });

  it.each([
    ['short', 'short'],
    ['spaced', 'two words of a token'],
    ['of two lines', `${TOKEN}\nX-Other: 1`],
    ['endless', 'x'.repeat(1001)],
  ])('takes no token that is %s, and never says it', (_, token) => {
    const told = read(argsOf({}), { [TOKEN_VARIABLE]: token });
    expect(told).toEqual({ problem: expect.stringContaining('The token takes') as string });
    expect(JSON.stringify(told)).not.toContain(token);
  });
});

/** Runs the command, until it told its address or ended. */
async function start(data: string) {
  const args = argsOf({ data: join(folder, data) });
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/own-service.mjs', ...args],
    { cwd: root, env: { ...process.env, [TOKEN_VARIABLE]: TOKEN }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const ended = once(child, 'exit').then(([code]: unknown[]) => Number(code));
  const url = await new Promise<string | null>((found) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [, address] = / is at (http:\S+)/.exec(said) ?? [];
        if (address !== undefined) found(address);
      });
    void ended.then(() => found(null));
  });
  const stop = (): Promise<number> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, said: () => said, ended, stop };
}

const keys = {
  authorization: `Bearer ${TOKEN}`,
  'xpub-van':
    'tpubDDo5e918Y3YDz7Knv4EszbbUufUTY5cJgv1RHA8MjpCJFtLCR6AKZjykXEDMZR5Uf1oXuthEY2H1bpuRD4RzoMtSKUaaBHGwqGNSJx4bR11',
  'xpub-col': `tpub${'x'.repeat(107)}`,
  'master-fingerprint': 'e2867bb6',
};

// That a second one is refused the same folder is tried on regtest (test/regtest/flows/own-service.ts).
describe('the own service as an operator starts it', () => {
  // Where rgb-lib is not to be had it has to say so, and nothing else: this is then what holds.
  const here = missingPackage() === null;

  it('works, or says what is missing', { timeout: 60_000 }, async () => {
    const service = await start('one');
    if (!here) {
      expect([await service.ended, service.said()]).toEqual([
        1,
        expect.stringContaining('cannot be had here'),
      ]);
      return;
    }
    const ask = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(`${service.url ?? ''}${path}`, { method: 'POST', headers });
      return { status: answer.status, text: await answer.text() };
    };
    expect(await ask('/api/wallet/register', {})).toMatchObject({ status: 401 });
    expect(await ask('/api/wallet/btcbalance', keys)).toMatchObject({ status: 404 });
    // Keys that are none leave nothing behind.
    expect(await ask('/api/wallet/register', keys)).toMatchObject({ status: 400 });
    expect(readdirSync(join(folder, 'one')).filter((name) => name.startsWith('wallet-'))).toEqual([]);
    expect(await service.stop()).toBe(0);
  });
});
