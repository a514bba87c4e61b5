import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownServiceArgs, TOKEN_VARIABLE } from '../../../scripts/lib/own-service-args.mjs';
import { networks } from '../../../src-main/own-service/service.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const TOKEN = 'a-token-of-the-operator';
let folder = '';
beforeEach(() => void (folder = tempFolder()));

const right = { port: '0', data: 'wallets', indexer: 'tcp://127.0.0.1:1', network: 'regtest' };
const argsOf = (values: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries<string | undefined>({ ...right, ...values }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
const read = (args: readonly string[], env: Record<string, string> = { [TOKEN_VARIABLE]: TOKEN }) =>
  ownServiceArgs(args, { cwd: folder, env, networks });

describe('the command line of the built-in service', () => {
  it('is read, and serves this computer alone by default', () => {
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

  it('takes a token from the environment, or from a file that nobody else can read', () => {
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
  ])('takes no token that is %s, and never repeats it', (_, token) => {
    const told = read(argsOf({}), { [TOKEN_VARIABLE]: token });
    expect(told).toEqual({ problem: expect.stringContaining('The token takes') as string });
    expect(JSON.stringify(told)).not.toContain(token);
  });
});
