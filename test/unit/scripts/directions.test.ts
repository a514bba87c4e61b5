import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';

/** A small house with everything in its place: what the rules must let pass. */
const house: Record<string, string> = {
  'src-preload/contract/index.ts': `import * as v from 'valibot';\nimport { done } from './result.ts';\nexport const contract = { v, done };\nexport type Call = 'a.b';`,
  'src-preload/contract/result.ts': `import type { Failure } from './failures.ts';\nexport const done = (failure: Failure) => failure;`,
  'src-preload/contract/failures.ts': `import * as v from 'valibot';\nexport const facts = v;\nexport type Failure = 'F';`,
  'src-preload/bridge.ts': `import type { Call } from './contract/index.ts';\nimport { names } from './names.ts';\nexport const bridge = names;\nexport type Bridge = Call;`,
  'src-preload/names.ts': `import type { Call } from './contract/index.ts';\nexport const names: Call[] = [];`,
  'src-preload/index.ts': `import { contextBridge } from 'electron';\nimport { bridge } from './bridge.ts';\ncontextBridge.expose(bridge);`,
  'src-preload/messages/say.ts': `import { FluentBundle } from '@fluent/bundle';\nexport const say = FluentBundle;`,
  'src-main/index.ts': `import { app } from 'electron';\nimport { compose } from './app/core.ts';\nimport { host } from './hosts/electron/host.ts';\nimport { vault } from './keyholder/signer.ts';\ncompose(app, host, vault);`,
  'src-main/loopback.ts': `import { compose } from './app/core.ts';\nimport { serve } from './hosts/loopback/serve.ts';\nimport { practice } from './practice/index.ts';\ncompose(serve, practice);`,
  'src-main/app/core.ts': `import { watch } from '../nodes/watch/watch.ts';\nimport { open } from '../nodes/api/open.ts';\nimport { fleet } from '../records/fleet.ts';\nimport { client } from '../net/client.ts';\nimport { journal } from '../records/journal/journal.ts';\nimport { sign } from '../wallet/signing/sign.ts';\nexport const compose = (...parts: unknown[]) => [watch, open, fleet, client, journal, sign, parts];`,
  'src-main/ports/index.ts': `export type * from './port.ts';`,
  'src-main/ports/port.ts': `import type { Value } from '../verify/index.ts';\nexport interface Port { value: Value }`,
  'src-main/verify/index.ts': `import { createHash } from 'node:crypto';\nimport { Transaction } from 'bitcoinjs-lib';\nimport { key } from '../keys/key.ts';\nimport { read } from './imported/read.ts';\nexport type Value = string;\nexport const derive = [createHash, Transaction, key, read];`,
  'src-main/keys/key.ts': `import { payments } from 'bitcoinjs-lib';\nimport { parts } from '../codes/parts.ts';\nexport const key = [payments, parts];`,
  'src-main/headers/check.ts': `import { derive } from '../verify/index.ts';\nexport const check = derive;`,
  'src-main/base/errors.ts': `import type { Failure } from '../../src-preload/contract/failures.ts';\nexport const fail = (code: Failure) => code;`,
  'src-main/phrase/words.ts': `import { fail } from '../base/errors.ts';\nexport const words = fail;`,
  'src-main/codes/parts.ts': `import { MAX_BYTES } from '../base/psbt-limits.ts';\nexport const parts = MAX_BYTES;`,
  'src-main/base/psbt-limits.ts': `export const MAX_BYTES = 1;`,
  'src-main/verify/imported/read.ts': `import { parts } from '../../codes/parts.ts';\nimport { words } from '../../phrase/words.ts';\nexport const read = [parts, words];`,
  'src-main/rules/stops.ts': `import { derive } from '../verify/index.ts';\nexport const stops = derive;`,
  'src-main/invoices/pasted.ts': `import { fail } from '../base/errors.ts';\nexport const pasted = fail;`,
  'src-main/nodes/watch/watch.ts': `import type { Port } from '../../ports/index.ts';\nimport { state } from '../state/state.ts';\nexport const watch = (port: Port) => [port, state];`,
  'src-main/nodes/state/state.ts': `import { fail } from '../../base/errors.ts';\nimport type { Node } from '../../records/node.ts';\nexport const state = (node: Node) => [fail, node];`,
  'src-main/nodes/api/open.ts': `import { client } from '../../net/client.ts';\nexport const open = client;`,
  'src-main/records/node.ts': `import * as v from 'valibot';\nexport const node = v;\nexport type Node = 1;`,
  'src-main/records/fleet.ts': `import { journal } from './journal/journal.ts';\nimport { node } from './node.ts';\nexport const fleet = [journal, node];`,
  'src-main/wallet/book/own.ts': `export type Own = string;\nexport const own = 1;`,
  'src-main/wallet/signing/sign.ts': `import type { Port } from '../../ports/index.ts';\nimport { derive } from '../../verify/index.ts';\nimport { own } from '../book/own.ts';\nexport const sign = (port: Port) => [port, derive, own];`,
  'src-main/services/api/open.ts': `import { client } from '../../net/client.ts';\nexport const open = client;`,
  'src-main/net/client.ts': `import { request } from 'undici';\nimport { fail } from '../base/errors.ts';\nexport const client = [request, fail];`,
  'src-main/records/journal/journal.ts': `import { join } from 'node:path';\nimport { fail } from '../../base/errors.ts';\nexport const journal = [join, fail];`,
  'src-main/keyholder/signer.ts': `import { open } from './vault/open.ts';\nexport const vault = open;`,
  'src-main/reader/worker.ts': `import { parentPort } from 'node:worker_threads';\nimport type { Port } from '../ports/index.ts';\nimport { derive } from '../verify/index.ts';\nexport const reader = (port: Port) => [parentPort, port, derive];`,
  'src-main/keyholder/vault/open.ts': `export const open = () => import('keytar');`,
  'src-main/practice/index.ts': `import { chain } from './chain/chain.ts';\nexport const practice = chain;`,
  'src-main/practice/chain/chain.ts': `import { createServer } from 'node:http';\nimport { Transaction } from '@scure/btc-signer';\nimport { ok } from '../../serving/answers.ts';\nexport const chain = [createServer, Transaction, ok];`,
  'src-main/own-service/index.ts': `import { own } from './in-main.ts';\nexport { own };`,
  'src-main/own-service/in-main.ts': `import { fail } from '../base/errors.ts';\nimport { serve } from './http/server.ts';\nexport const own = [fail, serve];`,
  'src-main/own-service/http/server.ts': `import { createServer } from 'node:http';\nimport type { Port } from '../../ports/index.ts';\nimport { ok } from '../../serving/answers.ts';\nexport const serve = (port: Port) => [createServer, ok, port];`,
  'src-main/serving/answers.ts': `import type { IncomingMessage } from 'node:http';\nimport * as v from 'valibot';\nexport const ok = (request: IncomingMessage) => [request, v];`,
  'src-main/hosts/electron/host.ts': `import { ipcMain } from 'electron';\nimport Store from 'electron-store';\nexport const host = [ipcMain, Store];`,
  'src-main/hosts/loopback/serve.ts': `import { createServer } from 'node:http';\nexport const serve = createServer;`,
  'src-renderer/main.ts': `import App from './app/App.svelte';\nexport default App;`,
  'src-renderer/bridge/bridge.ts': `import { names } from '../../src-preload/names.ts';\nimport type { Bridge } from '../../src-preload/bridge.ts';\nexport const bridge = names as Bridge[];`,
  'src-renderer/app/App.svelte': `<script lang="ts">\n  import Home from '../wallet/home/Home.svelte';\n  import Send from '../wallet/send/Send.svelte';\n  import Board from '../nodes/board/Board.svelte';\n  import Review from '../signing/review/Review.svelte';\n</script>\n<Home /><Send /><Board /><Review />`,
  'src-renderer/wallet/home/Home.svelte': `<script lang="ts">\n  import { store } from '../../stores/store.ts';\n  import Panel from '../../components/Panel.svelte';\n  import { part } from './part.ts';\n  import { shared } from '../shared.ts';\n</script>\n<Panel />{store}{part}{shared}`,
  'src-renderer/wallet/home/part.ts': `import { words } from '../../text/words.ts';\nexport const part = words;`,
  'src-renderer/wallet/shared.ts': `export const shared = 1;`,
  'src-renderer/nodes/node/Node.svelte': `<p></p>`,
  'src-renderer/nodes/board/Board.svelte': `<script lang="ts">\n  import Node from '../node/Node.svelte';\n</script>\n<Node />`,
  'src-renderer/signing/import/Scan.svelte': `<p></p>`,
  'src-renderer/signing/review/Review.svelte': `<script lang="ts">\n  import Scan from '../import/Scan.svelte';\n</script>\n<Scan />`,
  'src-renderer/wallet/send/Send.svelte': `<script lang="ts">\n  import Panel from '../../components/Panel.svelte';\n</script>\n<Panel />`,
  'src-renderer/components/Panel.svelte': `<script lang="ts">\n  import type { Call } from '../../src-preload/contract/index.ts';\n  const call: Call = 'a.b';\n</script>\n{call}`,
  'src-renderer/stores/store.ts': `import { bridge } from '../bridge/bridge.ts';\nimport { done } from '../../src-preload/contract/result.ts';\nexport const store = [bridge, done];`,
  'src-renderer/text/words.ts': `import type { Failure } from '../../src-preload/contract/failures.ts';\nexport const words: Failure[] = [];`,
  'test/fakes/world.ts': 'export const world = 1;',
};

/** One wrong line for each rule and for each way round it: the rule, a file of its own, the line. */
const wrong = `
  contract-stands-alone src-preload/contract/x1.ts import '../names.ts'
  contract-stands-alone src-preload/contract/x2.ts import type {} from '../../src-main/ports/index.ts'
  contract-stands-alone src-preload/contract/x3.ts import 'node:fs'
  seam-knows-neither-side src-preload/x4.ts import type {} from '../src-main/ports/index.ts'
  seam-knows-neither-side src-preload/x5.ts import '../src-renderer/text/words.ts'
  bridge-carries-no-schema src-preload/x6.ts import { contract } from './contract/index.ts'
  bridge-carries-no-schema src-preload/x7.ts import * as v from 'valibot'
  renderer-not-to-main src-renderer/text/x8.ts import type {} from '../../src-main/ports/index.ts'
  renderer-not-to-main src-renderer/wallet/home/X9.svelte import '../../../src-main/app/core.ts'
  main-not-to-renderer src-main/x10.ts import '../src-renderer/text/words.ts'
  renderer-takes-types-of-the-contract src-renderer/stores/x11.ts import { facts } from '../../src-preload/contract/failures.ts'
  renderer-takes-types-of-the-contract src-renderer/text/x12.ts import * as v from 'valibot'
  renderer-enters-the-seam-by-the-bridge src-renderer/x13.ts import '../src-preload/index.ts'
  renderer-has-no-node src-renderer/text/x14.ts import { readFileSync } from 'node:fs'
  renderer-has-no-node src-renderer/components/X15.svelte import 'crypto'
  main-takes-the-contract src-main/x16.ts import '../src-preload/bridge.ts'
  pure-rooms-are-pure src-main/verify/x17.ts import 'node:fs'
  pure-rooms-are-pure src-main/verify/x18.ts import 'electron'
  pure-rooms-are-pure src-main/verify/x19.ts import '../net/client.ts'
  pure-rooms-are-pure src-main/verify/x20.ts import type {} from '../ports/index.ts'
  pure-rooms-are-pure src-main/verify/x21.ts export const late = () => import('node:http')
  pure-rooms-are-pure src-main/verify/x22.ts import 'undici'
  pure-rooms-are-pure src-main/verify/x23.ts import '../../src-preload/contract/index.ts'
  pure-rooms-are-pure src-main/verify/x24.ts import '@scure/btc-signer'
  pure-rooms-take-types-of-the-contract src-main/verify/x25.ts import { facts } from '../../src-preload/contract/failures.ts'
  pure-rooms-say-nothing src-main/verify/x25a.ts import '../../src-preload/messages/say.ts'
  ground-of-the-pure-rooms src-main/base/g1.ts import type {} from '../verify/index.ts'
  ground-of-the-pure-rooms src-main/verify/g2.ts import type {} from '../rules/stops.ts'
  ground-of-the-pure-rooms src-main/verify/g3.ts import '../headers/check.ts'
  ground-of-the-pure-rooms src-main/verify/g4.ts import type {} from '../wallet/book/own.ts'
  ground-of-the-pure-rooms src-main/phrase/g5.ts import '../verify/index.ts'
  ground-of-the-pure-rooms src-main/codes/g6.ts import type {} from '../verify/index.ts'
  ground-of-the-pure-rooms src-main/rules/g7.ts import '../invoices/pasted.ts'
  ground-of-the-pure-rooms src-main/invoices/g8.ts import '../phrase/words.ts'
  ground-of-the-pure-rooms src-main/keys/g9.ts import type {} from '../verify/index.ts'
  ground-of-the-pure-rooms src-main/headers/g10.ts import '../rules/stops.ts'
  ground-of-the-pure-rooms src-main/invoices/g11.ts import type {} from '../verify/index.ts'
  verify-has-one-face src-main/rules/g12.ts import type {} from '../verify/imported/read.ts'
  verify-has-one-face src-main/wallet/signing/g13.ts import '../../verify/imported/read.ts'
  one-place-speaks src-main/app/x25c.ts import '@fluent/bundle'
  network-is-opened-by-clients src-main/n1.ts import 'node:net'
  network-is-opened-by-clients src-main/records/n2.ts export const late = () => import('undici')
  network-is-opened-by-clients src-main/services/n3.ts import type { Socket } from 'node:net'
  network-is-opened-by-clients src-main/app/n4.ts import 'node:tls'
  network-is-opened-by-clients src-main/hosts/electron/n5.ts import 'node:http'
  network-is-opened-by-clients src-main/keyholder/vault/n6.ts import 'node:net'
  use-cases-ask-ports src-main/wallet/x26.ts import '../net/client.ts'
  use-cases-take-types-of-records src-main/wallet/x27.ts import '../records/journal/journal.ts'
  use-cases-ask-ports src-main/wallet/x27s.ts import '../services/api/open.ts'
  use-cases-ask-ports src-main/wallet/x28.ts import '../keyholder/signer.ts'
  use-cases-ask-ports src-main/wallet/x29.ts import '../hosts/loopback/serve.ts'
  use-cases-ask-ports src-main/wallet/x30.ts import '../practice/index.ts'
  use-cases-ask-ports src-main/wallet/x31.ts import 'node:fs'
  use-cases-ask-ports src-main/wallet/x32.ts import 'bitcoinjs-lib'
  use-cases-ask-ports src-main/wallet/x33.ts import 'undici'
  use-cases-take-types-of-records src-main/wallet/x33w.ts import '../records/journal/journal.ts'
  adapters-know-no-use-case src-main/services/x34w.ts import '../wallet/signing/sign.ts'
  adapters-know-no-use-case src-main/services/x34.ts import '../nodes/watch/watch.ts'
  adapters-know-no-use-case src-main/hosts/loopback/x35.ts import '../../app/core.ts'
  adapters-stand-apart src-main/services/x36.ts import '../keyholder/signer.ts'
  adapters-stand-apart src-main/services/x37.ts import '../records/journal/journal.ts'
  adapters-stand-apart src-main/practice/x38s.ts import '../services/api/open.ts'
  adapters-stand-apart src-main/practice/x38.ts import '../net/client.ts'
  adapters-stand-apart src-main/keyholder/x39.ts import '../records/journal/journal.ts'
  adapters-stand-apart src-main/records/x40.ts import '../hosts/electron/host.ts'
  pure-rooms-are-pure src-main/nodes/state/x80.ts import 'node:fs'
  pure-rooms-are-pure src-main/nodes/state/x80r.ts import type {} from '../../records/journal/journal.ts'
  pure-rooms-take-types-of-the-contract src-main/nodes/state/x80s.ts import { node } from '../../records/node.ts'
  parts-stand-apart src-main/wallet/signing/x81.ts import type {} from '../../nodes/state/state.ts'
  parts-stand-apart src-main/nodes/watch/x82.ts import type {} from '../../wallet/signing/sign.ts'
  parts-do-not-know-the-app src-main/wallet/x83.ts import '../app/core.ts'
  parts-do-not-know-the-app src-main/hosts/loopback/x84.ts import type {} from '../../app/core.ts'
  floors-of-wallet src-main/wallet/book/x85.ts import type {} from '../signing/sign.ts'
  floors-of-nodes src-main/nodes/state/x86.ts import type {} from '../watch/watch.ts'
  practice-is-started-by-the-app src-main/wallet/x87.ts import type {} from '../practice/index.ts'
  practice-is-started-by-the-app src-main/app/x114.ts import '../practice/chain/chain.ts'
  own-service-has-one-door src-main/app/x100.ts import '../own-service/http/server.ts'
  own-service-has-one-door src-main/x101.ts import type {} from './own-service/http/server.ts'
  own-service-holds-no-secret src-main/own-service/x102.ts import type {} from '../base/errors.ts'
  own-service-holds-no-secret src-main/own-service/x103.ts import '../wallet/book/own.ts'
  own-service-holds-no-secret src-main/own-service/http/x104.ts import '@scure/bip32'
  own-service-holds-no-secret src-main/own-service/http/x105.ts import 'undici'
  adapters-stand-apart src-main/own-service/x106.ts import '../keyholder/signer.ts'
  adapters-stand-apart src-main/own-service/x107.ts import type {} from '../practice/index.ts'
  adapters-stand-apart src-main/practice/x108.ts import '../own-service/index.ts'
  adapters-know-no-use-case src-main/own-service/x109.ts import '../wallet/signing/sign.ts'
  parts-do-not-know-the-app src-main/own-service/x110.ts import '../app/core.ts'
  serving-is-of-services src-main/services/x111.ts import '../serving/answers.ts'
  serving-stands-alone src-main/serving/x112.ts import '../ports/index.ts'
  serving-stands-alone src-main/serving/x113.ts import 'node:fs'
  ports-are-types src-main/ports/index.ts import { derive } from './verify/index.ts'
  ports-are-types src-main/ports/port.ts export * from '../base/errors.ts'
  ports-are-types src-main/world/x34w.ts import { derive } from '../verify/index.ts'
  ports-have-one-door src-main/services/x98.ts import type {} from '../ports/port.ts'
  ports-have-one-door src-main/x99.ts export type * from './ports/port.ts'
  electron-in-its-host src-main/x41.ts import { app } from 'electron'
  electron-in-its-host src-main/hosts/loopback/x42.ts import type {} from 'electron'
  electron-in-its-host src-main/records/x43.ts export const late = () => import('electron')
  electron-in-its-host src-preload/x44.ts import 'electron'
  electron-in-its-host src-renderer/components/X45.svelte import 'electron'
  electron-libraries-in-their-host src-main/records/x46.ts import Store from 'electron-store'
  electron-libraries-in-their-host src-main/index.ts import Store from 'electron-store'
  bitcoinjs-in-verify-and-keys src-main/keyholder/x47.ts import 'bitcoinjs-lib'
  bitcoinjs-in-verify-and-keys src-renderer/text/x48.ts import 'bitcoinjs-lib'
  practice-shares-no-mistake src-main/practice/x49.ts import '../verify/psbt/read.ts'
  practice-shares-no-mistake src-main/practice/x50.ts import '../verify/rgb/invoice.ts'
  practice-shares-no-mistake src-main/practice/x51.ts import '../verify/index.ts'
  practice-shares-no-mistake src-main/practice/x52.ts import 'bitcoinjs-lib'
  scure-in-practice src-main/keyholder/x53.ts import '@scure/btc-signer'
  scure-in-practice src-main/services/x54.ts import '@scure/bip32'
  hosts-carry src-main/hosts/loopback/x55.ts import '../../net/client.ts'
  hosts-carry src-main/hosts/electron/x56.ts import '../../practice/index.ts'
  hosts-stand-apart src-main/hosts/electron/x57.ts import '../loopback/serve.ts'
  hosts-stand-apart src-main/hosts/loopback/x58.ts import '../electron/host.ts'
  loopback-is-never-packaged src-main/app/core.ts import '../hosts/loopback/serve.ts'
  vault-behind-the-keyholder src-main/x59.ts import './keyholder/vault/open.ts'
  vault-behind-the-keyholder src-main/wallet/x60.ts import type {} from '../keyholder/vault/open.ts'
  vault-behind-the-keyholder src-main/records/x61.ts import '../keyholder/vault/open.ts'
  keytar-in-the-vault src-main/keyholder/x62.ts export const late = () => import('keytar')
  vault-knows-the-keychain-only src-main/keyholder/vault/x63.ts import 'node:fs/promises'
  vault-knows-the-keychain-only src-main/keyholder/x64.ts import 'node:https'
  components-are-plain src-renderer/components/X65.svelte import '../main.ts'
  floors-of-the-page src-renderer/components/x66.ts import '../stores/store.ts'
  floors-of-the-page src-renderer/components/x67.ts import '../wallet/home/part.ts'
  floors-of-the-page src-renderer/components/X80.svelte import { bridge } from '../bridge/bridge.ts'
  floors-of-the-page src-renderer/stores/x70.ts import '../wallet/home/part.ts'
  floors-of-the-page src-renderer/text/x84.ts import '../components/Panel.svelte'
  floors-of-the-page src-renderer/nodes/x85.ts import '../app/App.svelte'
  components-are-plain src-renderer/components/x68.ts import type {} from '../../src-preload/bridge.ts'
  screens-stand-apart src-renderer/wallet/send/X69.svelte import '../home/part.ts'
  rooms-stand-apart src-renderer/wallet/send/x86.ts import '../../nodes/node/Node.svelte'
  rooms-stand-apart src-renderer/signing/review/x87.ts import '../../wallet/shared.ts'
  beside-screens-knows-no-screen src-renderer/wallet/x88.ts import './home/part.ts'
  floors-of-nodes src-renderer/nodes/node/x89.ts import '../board/Board.svelte'
  no-circles src-main/base/errors.ts import '../verify/index.ts'
  no-circles-of-folders src-main/verify/psbt/x91.ts import type {} from '../rgb/invoice.ts'
  parts-stand-apart src-main/wallet/x92.ts import '../backup/make.ts'
  no-orphans src-main/verify/x71.ts export const alone = 1
  everything-resolves src-main/x72.ts import './not-there.ts'
  main-ships-what-it-imports src-main/x73.ts import 'qr'
  main-ships-what-it-imports src-main/x74.ts import 'unlisted'
  reader-only-computes src-main/reader/x76.ts import 'node:fs'
  reader-only-computes src-main/reader/x77.ts import '../keyholder/signer.ts'
  reader-only-computes src-main/reader/x78.ts import 'undici'
  adapters-stand-apart src-main/services/x79.ts import '../reader/worker.ts'
  readings-are-pure src-main/services/chain/wire.ts import 'node:fs'
  code-knows-no-test src-main/x75.ts import '../test/fakes/world.ts'
`
  .trim()
  .split('\n')
  .map((row) => {
    const [, rule = '', file = '', line = ''] = /^ *(\S+) (\S+) (.+)$/.exec(row) ?? [];
    return { rule, file, line };
  });

const dependencies = [
  '@fluent/bundle',
  '@scure/bip32',
  '@scure/btc-signer',
  'bitcoinjs-lib',
  'electron-store',
  'keytar',
  'undici',
  'valibot',
];
const devDependencies = ['electron', 'qr', 'svelte'];

let right: string;
let planted: string;
beforeAll(() => {
  right = built(house);
  const files: Record<string, string> = {
    ...house,
    'src-main/verify/psbt/read.ts': `import '../../base/errors.ts';`,
    'src-main/verify/rgb/invoice.ts': `import '../psbt/read.ts';`,
    'src-main/backup/make.ts': `import '../base/errors.ts';`,
  };
  for (const { file, line } of wrong) files[file] = withLine(files[file], file, line);
  planted = built(files);
});
afterAll(() => {
  for (const folder of [right, planted]) rmSync(folder, { recursive: true, force: true });
});

it('lets a house pass that has everything in its place', { timeout: 60_000 }, () => {
  expect(violations(right)).toEqual([]);
});

it('finds every wrong import, under the name of its rule', { timeout: 60_000 }, () => {
  const found = violations(planted);
  const missed = wrong.filter(({ rule, file }) => !found.includes(`${rule}: ${subjectOf(rule, file)}`));
  expect(missed).toEqual([]);
});

it('has a wrong import for every rule there is', () => {
  const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string; severity: string; comment?: string }[];
  };
  expect([...new Set(config.forbidden.map((rule) => rule.name))].sort()).toEqual(
    [...new Set(wrong.map((w) => w.rule))].sort(),
  );
  expect(config.forbidden.filter((rule) => rule.severity !== 'error' || rule.comment === undefined)).toEqual(
    [],
  );
});

/** Reachability is reported from where it starts, a circle of folders by the folder. */
function subjectOf(rule: string, file: string): string {
  if (rule === 'no-circles-of-folders') return dirname(file);
  return rule === 'loopback-is-never-packaged' ? 'src-main/index.ts' : file;
}

function withLine(text: string | undefined, file: string, line: string): string {
  if (text !== undefined) return `${line};\n${text}`;
  return file.endsWith('.svelte') ? `<script lang="ts">\n  ${line};\n</script>\n` : `${line};\n`;
}

function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-directions-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const versions = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, '1.0.0']));
  write(
    'package.json',
    JSON.stringify({
      name: 'house',
      type: 'module',
      dependencies: versions(dependencies),
      devDependencies: versions(devDependencies),
    }),
  );
  write('tsconfig.json', readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  for (const name of [...dependencies, ...devDependencies, 'unlisted']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  // A component is compiled before it is read, and what comes out imports Svelte's own parts.
  for (const part of ['disclose-version', 'flags/legacy', 'client', 'flags/async']) {
    write(`node_modules/svelte/internal/${part}.js`, '');
  }
  for (const [file, text] of Object.entries(files)) write(file, text);
  return folder;
}

/** `rule: file` of everything that the command of `npm run check:directions` reports there. */
function violations(folder: string): string[] {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const ended = spawnSync(process.execPath, [cli, ...args, 'src-main', 'src-preload', 'src-renderer'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const report = JSON.parse(ended.stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}
