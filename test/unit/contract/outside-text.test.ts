import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract, type Call, type CallSpec } from '../../../src-preload/contract/index.ts';
import { valueFor } from '../../fuzz/ipc/values.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { newWallet, openTestApp } from '../wallet/app.ts';

interface Node {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string }[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly wrapped?: Node;
}

/** Names of members with free text, limited only in length. A password isn't shown, so it doesn't count. */
function freeTexts(node: Node, key = ''): string[] {
  if (node.type === 'string')
    return (node.pipe ?? []).some(({ type }) => type === 'regex' || type === 'check') ? [] : [key];
  const options = (node.options ?? []).filter((one): one is Node => typeof one === 'object' && one !== null);
  const inner = [...options, ...[node.item, node.wrapped].filter((one) => one !== undefined)];
  return [
    ...inner.flatMap((one) => freeTexts(one, key)),
    ...Object.entries(node.entries ?? {}).flatMap(([name, one]) => freeTexts(one, name)),
  ];
}

const CALLS = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members as Readonly<Record<string, { readonly kind: string }>>).flatMap(([key, spec]) => {
    if (spec.kind !== 'call') return [];
    const call = spec as CallSpec;
    const texts = freeTexts(call.input as unknown as Node).filter((one) => !/password/i.test(one));
    return texts.length === 0 ? [] : [{ name: `${group}.${key}` as Call, call, texts }];
  }),
);

const ADDRESS = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const world = (name: string): string[] =>
  (
    JSON.parse(readFileSync(`test/vectors/world/${name}.json`, 'utf8')) as { cases: { text: string }[] }
  ).cases.map(({ text }) => text.replace('ADDR', ADDRESS));
const AMOUNTS =
  '0 0.00000001 20999999.99999999 21000000 21000000.00000001 21000001 92233720368.54775808'.split(' ');
const SECONDS = '-9223372036854775808 -1 0 4386680105 8640000000000 8640000000001 9223372036854775807'.split(
  ' ',
);
const INVOICE = 'rgb:~/~/~/bcrt:utxob:~7gWmgoA-22I3w3R-nVaZCVi-855DAIx-GHelWrC-kak2yq4-oICD6';
/** Texts that people really had, and for each reader's limit one below, at and beyond it. */
const TEXTS: readonly string[] = [
  ...['phrases', 'links', 'amounts', 'invoices', 'accounts'].flatMap(world),
  ...AMOUNTS.map((amount) => `bitcoin:${ADDRESS}?amount=${amount}`),
  ...SECONDS.map((seconds) => `${INVOICE}?expiry=${seconds}`),
  ...['0', '18446744073709551615', '18446744073709551616'].map((amount) => `${INVOICE};${amount};${amount}`),
  `invoice;amount;sats\n${INVOICE};1,000;4294967296\n${INVOICE};;9007199254740993`,
  `bitcoin:${ADDRESS}?label=${'%F0%9F%98%80'.repeat(200)}&message=%00%ff`,
  `${INVOICE}?${Array.from({ length: 60 }, (_, i) => `k${String(i)}=%2e`).join('&')}`,
  '',
  '\ufeff',
  '\ud800',
  '\u202egpj.exe',
  'x'.repeat(4_000),
  JSON.stringify({ type: 'tx', ref: 'F'.repeat(64), label: 'x'.repeat(900) }),
  'Txid,Label\n,,,,\n',
];

it("text that a reader accepts passes the contract, or is refused in words, and is never Ochre's fault", async () => {
  expect(CALLS.length).toBeGreaterThan(5);
  expect(TEXTS.length).toBeGreaterThan(90);
  const app = openTestApp();
  const { id: walletId } = await app.get('vault.create', newWallet);
  await app.get('wallet.register', { walletId });
  const random = seededRandom(11);
  const faults: string[] = [];
  for (const { name, call, texts } of CALLS)
    for (const text of TEXTS) {
      const known = { walletId: [walletId], ...Object.fromEntries(texts.map((key) => [key, [text]])) };
      const input = valueFor(call.input, random, known) as Record<string, unknown>;
      // A text instead of a dialog, which nothing opens here.
      if ('source' in input) input['source'] = { from: 'text', text };
      const answer = await app.ask(name, input);
      if (!answer.ok && answer.failure.code === 'INTERNAL')
        faults.push(`${name} of ${text.slice(0, 80)}: ${app.logged.at(-1) ?? ''}`);
    }
  expect([...new Set(faults)]).toEqual([]);
}, 300_000);
