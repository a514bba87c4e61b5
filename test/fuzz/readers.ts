import * as v from 'valibot';
import { contract, parseUnits, type CallSpec } from '../../src-preload/contract/index.ts';
import { MOST_READ_HERE } from '../../src-main/net/read-sent.ts';
import { parseBaseUrl } from '../../src-main/net/base-url.ts';
import { cleanText, findSecret } from '../../src-main/net/secrets.ts';
import { readHosted } from '../../src-main/nodes/api/answers.ts';
import { readWalletAnswer, type AskedOfWallet } from '../../src-main/services/wallet-api/answer.ts';
import type { Calls } from '../../src-main/services/wallet-api/dialect-parts/dialect.ts';
import { errorBodyOf, serviceFailure } from '../../src-main/services/wallet-api/service-error.ts';
import { skeleton, markAssets } from '../../src-main/wallet/assets/look-alikes.ts';
import { cutText, isOddText } from '../../src-main/wallet/book/texts.ts';
import { openBackup } from '../../src-main/records/backup-encryption.ts';
import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import { inMemory } from '../support/backup-file.ts';
import { readOpenedLink } from '../../src-main/invoices/opened-link.ts';
import { excerptOf, readPasted } from '../../src-main/invoices/pasted.ts';
import { readPhrase } from '../../src-main/phrase/diagnose.ts';
import { readPayableAddress } from '../../src-main/keys/payable-address.ts';
import { readNodeAnswer } from '../../src-main/nodes/state/answer.ts';
import { readNodeList } from '../../src-main/nodes/state/node-list.ts';
import { isPathSegment } from '../../src-main/base/url.ts';
import { nodeUrl } from '../../src-main/nodes/state/node-url.ts';
import { namesSecret } from '../../src-main/nodes/state/secret-names.ts';
import { fillTemplate, parseTemplate } from '../../src-main/nodes/state/unlock-body.ts';
import { accountFromBytes, accountFromText } from '../../src-main/verify/imported/import-account.ts';
import { readContent } from '../../src-main/verify/imported/read-imported.ts';
import { MAX_BROUGHT_BYTES, MAX_PSBT_CHARS } from '../../src-main/base/bitcoin.ts';
import { readPaymentLink } from '../../src-main/invoices/payment-link.ts';
import { readPsbt } from '../../src-main/verify/psbt/read.ts';
import { createKnownBundles, NO_CHAIN } from '../../src-main/verify/history/bundles.ts';
import { validateHistory } from '../../src-main/verify/history/validate.ts';
import { MAX_CONSIGNMENT_BYTES } from '../../src-main/verify/rgb/transition.ts';
import { beginsLikeLarge, largeHistories } from '../support/rgb/begins-alike.ts';
import { parseAssetId } from '../../src-main/invoices/asset-id.ts';
import { parseInvoice } from '../../src-main/invoices/invoice.ts';
import { parseRecipientId } from '../../src-main/invoices/recipient.ts';
import { parsePin, parseProxyPlace, requirePassword } from '../../src-main/base/service/route.ts';
import { csvText } from '../../src-main/base/csv.ts';
import { MAX_PART_CHARS, createUrReader } from '../../src-main/codes/read-ur.ts';
import { sizeOf } from '../../src-main/app/dispatch.ts';
import { linksIn } from '../../src-main/hosts/electron/deep-links.ts';
import { filesIn } from '../../src-main/hosts/electron/handed-files.ts';
import { menuText } from '../../src-main/hosts/electron/tray-status.ts';
import { oneLine } from '../../src-main/hosts/electron/confirm.ts';
import { isSealed } from '../../src-main/hosts/loopback/server.ts';
import { redact } from '../../src-main/app/logger.ts';
import { between, fill, series, SHAPES, type Shape } from './shapes.ts';
import { groupsOf } from '../../src-renderer/components/groups.ts';
import { readBitcoin } from '../../src-renderer/text/bitcoin-amount.ts';
import { readWhole } from '../../src-renderer/text/whole-number.ts';
import { replaceWord, wordsIn } from '../../src-preload/contract/typed-words.ts';
import { foreign } from '../../src-renderer/text/foreign.ts';

/** How a foreign text comes in, and what reads it before any wait. */
export interface Reader {
  readonly name: string;
  /** The longest text that gets this far, in UTF-16 units; each byte counts as one. */
  readonly cap: number;
  /** In main, whose loop everyone waits for, or in the reader that main hands it to. */
  readonly where: 'main' | 'worker';
  /** Text around a shape, so that the reader accepts it. */
  readonly frames: readonly (readonly [before: string, after: string])[];
  readonly read: (text: string) => unknown;
  /** Extra shapes; with `only`, these alone. */
  readonly shapes?: Readonly<Record<string, Shape>>;
  readonly only?: true;
}

const ANSWER_BYTES = 8 * 1024 * 1024;
/** The size of a known bundle that small ones begin like. */
const LARGE_BYTES = 1_000_000;
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const headOf = (status: number, retryAfter: string | null = null) => ({
  status,
  atMs: 0,
  isHtml: false,
  mediaType: null,
  retryAfter,
  link: null,
  serverDateMs: null,
});
const ANSWERS = ['{"a":"…"}'];
const JSON_FRAMES = [...ANSWERS, '{"…":1}', '[…]'];
const SLOTS = { upTo: false, num: 1, sizeSats: 1_000n, rateSatsPerVb: 1 };
const WHERE = { host: 'a.example', endpoint: '/x' };
const capOf = (name: keyof typeof contract, member: string): number => {
  const members: Readonly<Record<string, unknown>> = contract[name];
  return (members[member] as CallSpec).maxInputBytes;
};
const answerOf =
  <K extends keyof Calls>(call: K, asked: AskedOfWallet<K>['asked'], status = 200) =>
  (text: string) =>
    readWalletAnswer(
      text,
      WHERE,
      { dialect: 'rgb-node-2026-03', numbering: 'documentEra', call, asked },
      headOf(status),
    );

/** The text alone, and within each frame: in place of `…`, or else behind the frame. */
const framed = (frames: readonly string[]): Reader['frames'] =>
  ['', ...frames].map((frame) => {
    const [before = '', after = ''] = frame.split('…');
    return [before, after] as const;
  });
const readerIn =
  (where: Reader['where']) =>
  (name: string, cap: number, read: Reader['read'], frames: readonly string[] = []): Reader => ({
    ...{ name, cap, where, read },
    frames: framed(frames),
  });
const [main, worker] = [readerIn('main'), readerIn('worker')];

const INVOICE = 'rgb:~/~/~/bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';

/** Rows as an honest service sends them, as many as fit. */
function rows(before: string, row: (i: number) => string, after: string): Shape {
  return (n) =>
    `${before}${series(n - before.length - after.length - 1, (i) => `${row(i)},`).slice(0, -1)}${after}`;
}

const hex = (i: number): string => i.toString(16).padStart(64, '0');

/** All answers share the parser: long ones get only their own shapes. */
function long(name: string, read: Reader['read'], row: Shape, cap = 64 * 1024 * 1024): Reader {
  const shapes = Object.fromEntries(LONG.map((shape): [string, Shape] => [shape, SHAPES[shape]!]));
  return { ...worker(name, cap, read), shapes: { ...shapes, rows: row }, only: true };
}

const LONG = [
  'spaces',
  'a list of objects',
  'a list of lists',
  'an object of many',
  'one long text',
  'one long escape',
  'open members',
];

const COINS = rows(
  '[',
  (i) =>
    `{"utxo":{"outpoint":{"txid":"${hex(i)}","vout":0},"btc_amount":1000,"colorable":true},"rgb_allocations":[{"asset_id":"rgb:${'a'.repeat(43)}","amount":5,"settled":true}]}`,
  ']',
);
const TRANSFERS = rows(
  '[',
  (i) =>
    `{"idx":${String(i)},"batch_transfer_idx":${String(i)},"created_at":1700000000,"updated_at":1700000000,"status":3,"kind":1,"amount":5,"txid":"${hex(i)}","recipient_id":"x","transport_endpoints":[{"endpoint":"rpc://a","transport_type":0,"used":true}]}`,
  ']',
);
const ASSETS = rows(
  '{"nia":[',
  (i) =>
    `{"asset_id":"rgb:${String(i)}","ticker":"A","name":"A","precision":0,"issued_supply":5,"timestamp":1700000000,"added_at":1700000000,"balance":{"settled":5,"future":5,"spendable":5}}`,
  ']}',
);
const NODES = rows('{"nodes":[', (i) => `{"nodeId":"${String(i)}","name":"n","status":"RUNNING"}`, ']}');

/** Every reader of outside text. A missing one is not timed. */
export const READERS: readonly Reader[] = [
  // Texts that a person pastes or opens.
  main('pasted recipients', 400_000, readAllPasted, [
    'invoice,amount\n',
    'invoice;amount\n"',
    `invoice,amount\n${INVOICE},`,
    `${INVOICE}?endpoints=rpc://`,
  ]),
  main('an invoice', 4_096, parseInvoice, [
    'rgb:',
    'rgb:~/~/',
    'rgb:~/~/~/bc:utxob:',
    `${INVOICE}?`,
    `${INVOICE}?x=`,
    `${INVOICE}?endpoints=rpc://`,
    `${INVOICE}?endpoints=rpc://a/…%C3%A9`,
    `${INVOICE}?endpoints=rpc://…/%C3%A9`,
  ]),
  main('a recipient id', 4_096, parseRecipientId, ['bc:utxob:', 'bcrt:wvout:']),
  main('an asset id', 4_096, parseAssetId, ['rgb:']),
  main('an opened link', 131_072, readOpenedLinks, ['rgb:', `${INVOICE}?x=`]),
  main('an opened file', 131_072, (text) => filesIn([text, `${text}.psbt`], '/'), [
    '….psbt',
    'file://….psbt',
  ]),
  main('a payment link', 4_000, (text) => readPaymentLink(text, 'mainnet'), [
    'bitcoin:',
    'bitcoin:x?',
    'bitcoin:x?label=',
    'bitcoin:x?amount=',
  ]),
  main('an address', 4_000, (text) => readPayableAddress(text, 'regtest'), ['bcrt1']),
  main('an amount', 400_000, (text) => parseUnits(text, 8, ','), ['1']),
  main('recovery words', 1_000, readPhrase),
  worker('a node list, CSV', 4_000_000, (text) => readNodeList(text, 'csv'), [
    'node_id,name\n',
    'node_id,name\n"',
    'node_id,…\nx,y',
    'node_id;name\nx;',
  ]),
  worker('a node list, JSON', 4_000_000, (text) => readNodeList(text, 'json'), [
    '[{"node_id":"…"}]',
    '[{"node_id":"x","…":1}]',
  ]),
  main('an unlock template', 4_000, readTemplate, ['{"password":"…"}']),
  worker('a name of a column', 4_000_000, namesSecret),
  main('an account', 3_300_000, accountFromText, ['{"format":"ochre-account","…":1}']),
  main('an account, bytes', 3_300_000, (text) => accountFromBytes(bytesOf(text)), [
    '{"format":"ochre-account","…":1}',
  ]),
  main('a code', MAX_PART_CHARS, (text) => createUrReader().receive(text), ['ur:bytes/', 'ur:bytes/1-2/']),
  main('a backup', BOUNDS.givenBytes, openFile, ['OCHRE BACKUP\n', 'OCHRE BACKUP\n\u0010\0\0\0{']),
  worker('something brought, a text', MAX_BROUGHT_BYTES, (text) => readContent({ kind: 'text', text }), [
    'cHNidP',
    '70736274ff',
    '{"format":"ochre-signing-pack","version":3,"…":1}',
    'ur:bytes/',
  ]),
  worker(
    'something brought, bytes',
    MAX_BROUGHT_BYTES,
    (text) => readContent({ kind: 'bytes', bytes: bytesOf(text) }),
    ['psbt\u00ff'],
  ),
  worker(
    'something brought, parts',
    MAX_BROUGHT_BYTES,
    (text) => readContent({ kind: 'parts', parts: text.split('\n') }),
    ['ur:bytes/'],
  ),
  historyAmongKnown(),
  worker('a PSBT', MAX_PSBT_CHARS, readPsbt, ['cHNidP8B']),

  // Texts from a service, a node or a proxy.
  ...[main('an answer', MOST_READ_HERE, answerOf('btcBalance', []), ANSWERS)].flatMap((one) => [
    one,
    { ...one, name: 'a long answer', cap: ANSWER_BYTES, where: 'worker' as const },
  ]),
  long('an answer that is one text', answerOf('address', []), fill('bcrt1'), ANSWER_BYTES),
  long('an answer that is a PSBT', answerOf('createUtxosBegin', [SLOTS]), fill('cHNidP'), ANSWER_BYTES),
  long('a list of coins', answerOf('listUnspents', []), COINS),
  long('a list of assets', answerOf('listAssets', []), ASSETS),
  long('a list of transfers', answerOf('listTransfers', ['a']), TRANSFERS),
  long('a list of nodes', (text) => readHosted(text, WHERE, headOf(200), 'page', [0]), NODES),
  long(
    'a node',
    (text) => readHosted(text, WHERE, headOf(200), 'node', ['n1']),
    between('{"data":{"nodeId":"', 'x', '"}}'),
    ANSWER_BYTES,
  ),
  worker('a refusal', 64 * 1024, answerOf('btcBalance', [], 400), [
    ...JSON_FRAMES,
    '{"error":"…"}',
    '{"detail":"…"}',
    '{"detail":[{"loc":["…"],"msg":"x"}]}',
  ]),
  worker('a name that is not there', 64 * 1024, answerOf('btcBalance', [], 404), ['{"error":"wallet …"}']),
  main('an error of a node', 64 * 1024, (text) =>
    readNodeAnswer({ asked: 'unlock', status: 500, name: text, text, isOwn: true, body: 'object' }),
  ),
  main('a header', 16 * 1024, (text) =>
    serviceFailure(headOf(503, text), errorBodyOf({ error: text }, 503), WHERE, 0),
  ),
  main('words of a service', 8 * 1024 * 1024, cleanText),
  main('what is sent, for secrets', 400_000, (text) => findSecret([text])),
  main('names of an asset', 8 * 1024 * 1024, readNames),
  main('a line of the log', 8 * 1024 * 1024, redact, ['token ']),
  main('a line of a question', 100_000, (text) => [oneLine(text), menuText(text), excerptOf(text)]),
  main('a cell of an export', 100_000, (text) => csvText([[text]])),

  // Texts from the page.
  main('a base URL', 500, (text) => parseBaseUrl(text, { loopbackOnly: false }), [
    'https://',
    'https://a.example/',
    'http://a….onion',
  ]),
  main('an address of a node', 500, (text) => readNodeAddress(text), ['https://a.example/']),
  main('a proxy', 255, (text) => [
    parseProxyPlace({ kind: 'http', host: text, port: 1, user: null }),
    requirePassword(text),
  ]),
  main('a pin', 200, parsePin, ['sha256', 'pin-sha256="']),
  main('the type of a call on the loopback host', 16_384, (text) => isSealed(text)),
  ...(Object.keys(contract) as (keyof typeof contract)[]).flatMap((group) =>
    Object.entries<Readonly<Record<string, unknown>>>(contract[group] as never).flatMap(([member, spec]) =>
      spec['kind'] === 'call' && capOf(group, member) > 16_384
        ? [main(`an input of ${group}.${member}`, capOf(group, member), inputOf(spec as unknown as CallSpec))]
        : [],
    ),
  ),

  // Texts that the page itself reads.
  main('foreign text on a screen', 100_000, (text) => foreign(text)),
  main('typed bitcoin', 100_000, (text) => [
    readBitcoin(text, 'BTC', { min: 0, max: 1 }),
    readWhole(text, { min: 0, max: 1, unit: 'sats' }),
    groupsOf(text),
  ]),
  main('typed words', 100_000, (text) => [wordsIn(text), replaceWord(text, 1, 'x')]),
];

/** A file whose small bundles begin like large known ones, only at the start or also at their end. */
function historyAmongKnown(): Reader {
  const large = largeHistories(LARGE_BYTES, true);
  const known = createKnownBundles();
  for (const { bytes, ask } of large) validateHistory(bytes, ask, NO_CHAIN, known);
  const ask = { chainNets: null, contractId: null, txid: null, recipient: null, amount: null };
  const shape =
    (endsAlike: boolean): Shape =>
    (n) =>
      Buffer.from(beginsLikeLarge(large, n, endsAlike)).toString('latin1');
  return {
    ...worker('a history among known ones', MAX_CONSIGNMENT_BYTES, (text) =>
      validateHistory(bytesOf(text), ask, NO_CHAIN, known),
    ),
    shapes: { 'begins alike': shape(false), 'begins and ends alike': shape(true) },
    only: true,
  };
}

function readAllPasted(text: string): void {
  for (const item of readPasted(text).items) {
    if (item.ok) parseInvoice(item.text);
    if (item.ok && item.row?.amount) parseUnits(item.row.amount, 8, null);
    excerptOf(item.text);
  }
}

function readOpenedLinks(text: string): void {
  for (const link of linksIn([text])) readOpenedLink(link);
}

function readTemplate(text: string): void {
  const read = parseTemplate(text);
  if (read.ok) fillTemplate(read.body, {});
}

/** Only up to the password, whose slowness is intended. */
function openFile(text: string): void {
  openBackup(inMemory(bytesOf(text)), 'x').catch(() => undefined);
}

function readNames(text: string): void {
  skeleton(text.slice(0, 200));
  for (const kind of ['ticker', 'name', 'details'] as const) {
    cutText(text, kind);
    isOddText(text, kind);
  }
  markAssets([
    { assetId: 'a', ticker: text, name: text, details: text },
    { assetId: 'b', ticker: text, name: text, details: null },
  ]);
}

function readNodeAddress(text: string): void {
  isPathSegment(text);
  nodeUrl({ kind: 'invokeUrl', url: parseBaseUrl(text, { loopbackOnly: false }) }, 'unlock');
}

/** Dispatch's checks of an input before a use case gets it. */
function inputOf({ input, maxInputBytes }: CallSpec): Reader['read'] {
  return (text) => {
    const members = Object.keys((input as { readonly entries?: object }).entries ?? {});
    // All members together stay within the cap, and UTF-8 takes three bytes for odd characters.
    const each = text.slice(0, Math.floor(text.length / members.length / (ODD.test(text) ? 3 : 1)));
    for (const part of [each, each.split('a', 10_000)]) {
      const value = Object.fromEntries(members.map((member) => [member, part]));
      sizeOf(value, maxInputBytes);
      v.safeParse(input, value, { abortEarly: true });
    }
  };
}

const ODD = /^[^\0-\x7f]/;
