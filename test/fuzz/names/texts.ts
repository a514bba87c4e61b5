import { csvText } from '../../../src-main/base/csv.ts';
import { namesText } from '../../../src-main/wallet/book/names.ts';
import type { SendIntent } from '../../../src-main/verify/verdict/kinds/send.ts';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { createNotifier } from '../../../src-main/hosts/electron/notifier.ts';
import { trayMenu } from '../../../src-main/hosts/electron/tray-status.ts';
import { alertWords } from '../../../src-main/nodes/watch/alerts.ts';
import * as nodes from '../../../src-main/nodes/secrets/questions.ts';
import type { Confirmation } from '../../../src-main/ports/index.ts';
import type { BegunIntent } from '../../../src-main/records/signing.ts';
import { paymentKind } from '../../../src-main/wallet/pay/kinds/index.ts';
import { askDrop, askHandOver } from '../../../src-main/wallet/signing/ask-hand-over.ts';
import * as wallets from '../../../src-main/wallet/questions.ts';
import { sayList as joined } from '../../../src-preload/messages/say.ts';
import { assetWords } from '../../../src-renderer/text/asset-words.ts';
import { explain } from '../../../src-renderer/text/failures.ts';
import { foreign } from '../../../src-renderer/text/foreign.ts';
import { anAsset, ids } from '../../fakes/asset-world.ts';
import { inNativeDialog, notificationInto } from './system.ts';

/** A text as a person gets it, and where. */
export interface Text {
  readonly place: string;
  readonly text: string;
}

const verdict = { outputs: [], claims: [], sums: null, digest: 'ab'.repeat(32) } as unknown as Verdict;

/** Every question of main with a name that others chose. */
function questions(name: string): [string, Confirmation][] {
  const wallet = {
    name,
    keySource: 'keychain',
    keys: { network: 'testnet' },
    connection: { kind: 'practice' },
  } as unknown as WalletRecord;
  const recipients = [777_700n, 777_700n].map((amount) => ({
    assetId: ids.tusd,
    amount,
    recipientId: 'bcrt:utxob:abcdefghijklmnopqrstuvwxyz',
    witnessSats: null,
    invoice: null,
  }));
  const send = { kind: 'send', recipients, donation: false } as unknown as SendIntent;
  const assets = [{ assetId: ids.tusd, ticker: name, precision: 2 }];
  const ask = (intent: object) =>
    paymentKind(intent as BegunIntent).question(wallet, { intent: intent as BegunIntent, verdict, assets });
  const signed = { intent: send, assets, txid: 'cd'.repeat(32) };
  const went = { isFirst: true, expired: false, fromBackup: false };
  const goes = { drafts: 0, signed: 0, away: 0, unreadable: 0 };
  const moved = [{ name, from: 'https://a.example/x', to: 'https://b.example/x' }];
  return [
    ['sign a send', ask(send)],
    ['sign bitcoin', ask({ kind: 'sendBtc', recipients: [{ amountSats: 1_000n, address: 'tb1qx' }] })],
    ['sign slots', ask({ kind: 'createSlots', sizeSats: 1_000n })],
    ['hand over', askHandOver(wallet, { ...signed, ...went })],
    ['drop', askDrop(wallet, 'signed', signed)],
    ['show the words', wallets.askReveal(wallet)],
    ['other keys', wallets.askOtherKeys(name)],
    ['remove a wallet', wallets.askRemove(wallet, goes)],
    ['show the keys', wallets.askConsent(wallet, 'service.example', [])],
    ['begin anew', wallets.askRegisterAgain(wallet, 'service.example', { assets: 1, slots: 2 })],
    ...nodes
      .askNewHosts(name, ['https://a.example'], 'typed')
      .map((asked): [string, Confirmation] => ['new hosts', asked]),
    ['moved nodes', nodes.askMovedNodes(moved)],
    ['remove a service', nodes.askRemoveCloud(name, 3)],
    ['remove nodes', nodes.askRemoveNodes([name, name, 'beta'])],
    ['update a node', nodes.askUpgrade(name, null, 'a91f3c2', true)],
    ['update many', nodes.askRun('upgrade', [name, 'beta', name], name, 5)],
  ];
}

function notified(name: string): string[] {
  const shown: string[] = [];
  const { notify } = createNotifier(notificationInto((lines) => shown.push(...lines)));
  const alert = { id: 'a', atMs: 0, seen: false };
  for (const kind of ['locked', 'upgradeFailed', 'willLock'] as const) {
    notify(...alertWords({ ...alert, kind, count: 1, names: [name] } as never, null));
    notify(...alertWords({ ...alert, kind, count: 3, names: [name, 'beta', name] } as never, 2));
  }
  return shown;
}

/** Sentences of the page with amounts and names, as claims and reviews have them. */
function sentences(name: string): string[] {
  const asset = (id: string, ticker: string | null, called: string) =>
    anAsset(id, { ticker, name: called, precision: 0 });
  const list = [asset(ids.tusd, name, 'One'), asset(ids.vine, 'תשר', 'Two'), asset(ids.print, null, name)];
  const words = assetWords((id) => list.find(({ assetId }) => assetId === id));
  const parts = [
    words.amount(ids.tusd, '7777'),
    words.amount(ids.vine, '7777'),
    words.amount(ids.print, '7777'),
  ];
  return [
    `It sends ${joined(parts)}, and nothing else.`,
    `${words.name(ids.tusd)} and ${words.name(ids.print)} are moved in 2 places.`,
    `Asset ${namesText({ ticker: name, name, precision: 2, schema: name })} at 5 000.`,
    ...Object.values(failures(name)),
  ];
}

function failures(name: string): string[] {
  const said = [
    explain({ code: 'WALLET_EXISTS', facts: { walletName: name } }),
    explain({ code: 'NODE_BUSY', facts: { name } } as never),
    explain({
      code: 'SERVICE_ERROR',
      facts: {
        host: 'a.example',
        endpoint: 'x',
        status: 500,
        name: null,
        message: name,
        retryAfterSeconds: null,
      },
    }),
  ];
  return [
    ...said.flatMap(({ title, happened = '', todo = '' }) => [title, happened, todo]),
    `${foreign(name, 40)} waits: 3 000 sats`,
  ];
}

/** All texts that main and the page make of a name. */
export async function textsOf(name: string): Promise<Text[]> {
  const texts: Text[] = [];
  const put = (place: string, lines: readonly string[]): void => {
    for (const text of lines) texts.push({ place, text });
  };
  for (const [place, question] of questions(name)) put(`question: ${place}`, await inNativeDialog(question));
  put('notification', notified(name));
  const menu = trayMenu(
    { watched: 3, locked: 1, named: [{ id: 'a', name }] },
    { open: () => undefined, quit: () => undefined },
  );
  put(
    'tray',
    menu.map(({ label: item }) => item ?? ''),
  );
  put('table', csvText([[name, '1 000', name, '2 000']]).split('\r\n'));
  put('sentence', sentences(name));
  return texts;
}
