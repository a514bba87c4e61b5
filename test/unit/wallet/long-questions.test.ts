import { expect, it } from 'vitest';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import * as nodes from '../../../src-main/nodes/secrets/questions.ts';
import type { SendIntent } from '../../../src-main/verify/verdict/kinds/send.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { paymentKind } from '../../../src-main/wallet/pay/kinds/index.ts';
import type { Confirmation } from '../../../src-main/ports/index.ts';
import { askSignMany } from '../../../src-main/wallet/signing/ask-imported.ts';
import type { Imported } from '../../../src-main/wallet/context/context.ts';

// What a dialog of the system shows without pushing its buttons off a small screen.
const MOST_LINES = 20;
const MOST_CHARS = 2_500;

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const names = many(5_000, (at) => `${String(at)} ${'W'.repeat(75)}`);
const wallets = names
  .slice(0, 400)
  .map((name) => ({ name, keys: { network: 'testnet' } }) as unknown as WalletRecord);
const intent = { kind: 'sendBtc', recipients: [{ amountSats: 1_000n, address: `tb1q${'x'.repeat(58)}` }] };
const sums = { feeSats: 1n, strangerSats: 1n };
const signings = many(400, (at) => ({
  verdict: { txid: at.toString(16).padStart(64, '0'), sums, outcome: 'proved' },
  input: { intent },
})) as unknown as Imported[];
const moved = names.map((name, at) => ({
  name,
  from: `https://${String(at)}.example/x`,
  to: 'https://b.example/',
}));

const invoiceAt = (at: number): string =>
  `rgb:~/~/~/bcrt:utxob:${'x'.repeat(60)}?endpoints=rpc://${'h'.repeat(60)}.${String(at)}.${'h'.repeat(60)}.${'h'.repeat(60)}.example/json-rpc`;
const sends = {
  kind: 'send',
  donation: false,
  recipients: many(300, (at) => ({
    assetId: `rgb:${'y'.repeat(50)}${String(at)}`,
    amount: 10n ** 18n,
    recipientId: `bcrt:utxob:${'x'.repeat(60)}`,
    witnessSats: 1_000n,
    invoice: invoiceAt(at),
  })),
} as unknown as SendIntent;
const hosts = many(500, (at) => `https://${'h'.repeat(60)}${String(at)}.example`);
const askSend = (wallet: WalletRecord): Confirmation =>
  paymentKind(sends).question(wallet, { intent: sends, verdict, assets: [] });
const verdict = { claims: [], sums: { feeSats: 1n }, digest: 'ab'.repeat(32) } as unknown as Verdict;

it.each<[string, Confirmation[]]>([
  ['300 recipients of as many assets', wallets.slice(0, 1).map(askSend)],
  ['400 wallets and transactions', askSignMany(wallets, signings, 0)],
  ['500 hosts', nodes.askNewHosts(names[0] ?? '', hosts, 'asData')],
  ['5,000 moved nodes', [nodes.askMovedNodes(moved)]],
  ['5,000 nodes to remove', [nodes.askRemoveNodes(names)]],
  ['5,000 nodes to update', [nodes.askRun('upgrade', names, names[0] ?? null, 5)]],
])('a question about %s holds no more than a screen', (_, asked) => {
  expect(asked.length).toBeGreaterThan(0);
  for (const { title, message, details } of asked) {
    expect(details.length).toBeLessThanOrEqual(MOST_LINES);
    expect([title, message, ...details].join('\n').length).toBeLessThan(MOST_CHARS);
  }
});
