import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { phraseToSeed } from '../../../src-main/phrase/phrase.ts';

export type Random = (below: number) => number;
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Place = { readonly of: Json[] | { [name: string]: Json }; readonly at: string | number };

const attacker = derivePublicKeys(phraseToSeed([...'zoo '.repeat(11).trim().split(' '), 'wrong']), 'regtest');
const TPRV = `tprv${'8'.repeat(107)}`;

/** Values that replace others. */
const HOSTILE: readonly Json[] = [
  ...[
    null,
    '',
    -1,
    0,
    0.5,
    1e300,
    Number.MAX_SAFE_INTEGER,
    8_640_000_000_000_001,
    true,
    [],
    {},
    [[[]]],
    ':::',
  ],
  ...['https://evil.example/', 'http://127.0.0.1:1/', '__proto__', 'constructor', '../../ochre.json'],
  ...[`\u202egnp.exe\u2066\n\r\t\u0000 <script>`, 'x'.repeat(20_000), '9'.repeat(40), '18446744073709551616'],
  ...['ab'.repeat(32), 'cHNidP8BAAoAAAAA', TPRV, attacker.xpub, attacker.accountXpubVanilla, 'rgb:~/~/~/x'],
  ...['settled', 'handedOver', 'proved', JSON.parse('{"__proto__":{"polluted":true}}') as Json],
];

/**
 * Mostly replaces one value in one row by another of its form, so that reading and restoring are tried too. Otherwise
 * one to four changes of values, structure or references. `ids`: of wallets here.
 */
export function mutated(text: string, ids: readonly string[], random: Random): string {
  const content = JSON.parse(text) as Json;
  if (random(4) > 0) {
    changeOneValue(rowsOf(content as unknown as Shape), random);
    return JSON.stringify(content);
  }
  for (let left = 1 + random(4); left > 0; left -= 1) change(content, ids, random);
  const changed = JSON.stringify(content);
  if (random(40) === 0) return changed.slice(0, random(changed.length));
  if (random(40) === 0) return changed.replace(/"([a-z]{3,})":/, '"__proto__":{"polluted":true},"$1":');
  return changed;
}

function change(content: Json, ids: readonly string[], random: Random): void {
  const places = placesIn(content);
  const place = places[random(places.length)];
  if (place === undefined) return;
  const value = valueAt(place);
  // JSON text in a column is changed inside.
  if (typeof value === 'string' && /^[[{]/.test(value) && random(5) > 0) {
    const inner = parsed(value);
    if (inner !== undefined) {
      change(inner, ids, random);
      put(place, JSON.stringify(inner));
      return;
    }
  }
  const kind = random(10);
  if (kind === 0) remove(place);
  else if (kind === 1 && Array.isArray(place.of)) place.of.push(structuredClone(value));
  else if (kind === 2) put(place, structuredClone(valueAt(places[random(places.length)] ?? place)));
  else if (kind === 3 && ids.length > 0) put(place, ids[random(ids.length)] ?? null);
  else if (kind === 4 && typeof value === 'string') put(place, nudged(value, random));
  else if (kind === 5 && typeof value === 'number') put(place, value + (random(3) - 1) * 10 ** random(16));
  else put(place, structuredClone(HOSTILE[random(HOSTILE.length)] ?? null));
}

function nudged(text: string, random: Random): string {
  const at = random(text.length + 1);
  return `${text.slice(0, at)}${'0fz/:\u202e'[random(6)] ?? ''}${text.slice(at + random(2))}`;
}

/** The rows of each list. */
function rowsOf({ settings, signings, scopes, pinned, assetData, clouds }: Shape): readonly object[][] {
  const lists = [
    settings.wallets,
    signings,
    signings.flatMap(({ steps: each }) => each),
    ...scopes.flatMap(({ assets, transfers, invoices }) => [assets, transfers, invoices]),
    pinned,
    assetData,
    clouds,
    clouds.flatMap(({ nodes }) => nodes),
  ];
  return lists.filter(({ length }) => length > 0);
}

function changeOneValue(lists: readonly object[][], random: Random): void {
  const list = lists[random(lists.length)] ?? [];
  const row = list[random(list.length)] as Json | undefined;
  if (row !== undefined) changeLeaf(row, row, random);
}

/** `whole`: the document around `within`; its other values may replace the leaf. */
function changeLeaf(within: Json, whole: Json, random: Random): void {
  const leaves = placesIn(within).filter((place) => !isBranch(valueAt(place)));
  const place = leaves[random(leaves.length)];
  if (place === undefined) return;
  const value = valueAt(place);
  const inner = typeof value === 'string' && /^[[{]/.test(value) ? parsed(value) : undefined;
  if (inner !== undefined && placesIn(inner).length > 0) {
    changeLeaf(inner, whole, random);
    put(place, JSON.stringify(inner));
  } else put(place, ofItsForm(value, whole, random));
}

const isBranch = (value: Json): boolean => typeof value === 'object' && value !== null;

function ofItsForm(value: Json, whole: Json, random: Random): Json {
  const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return one([value + 1, Math.max(0, value - 1), value * 2, 0, 1, 1_000]);
  if (typeof value !== 'string') return one([null, '', 'x', 0, 1]);
  if (/^\d+$/.test(value))
    return one([`${value}0`, '0', '1', '18446744073709551615', String(BigInt(value) + 1n)]);
  const others = placesIn(whole)
    .map((place) => valueAt(place))
    .filter((other) => typeof other === 'string' && other.length === value.length && other !== value);
  if (others.length > 0 && random(3) === 0) return one(others);
  const at = random(Math.max(1, value.length));
  const digit = '0123456789abcdef'[random(16)] ?? '';
  if (/^[0-9a-f]{8,}/.test(value) || value.length > 60)
    return value.slice(0, at) + digit + value.slice(at + 1);
  return one([
    `${value}${digit}`,
    value.slice(0, at),
    value.toUpperCase(),
    `\u202e${value}\n`,
    'x'.repeat(500),
  ]);
}

function placesIn(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const at of keys) {
    const place = { of: value, at };
    found.push(place);
    placesIn(valueAt(place), found);
  }
  return found;
}

const valueAt = ({ of, at }: Place): Json => (of as Record<string | number, Json>)[at] ?? null;

function put({ of, at }: Place, value: Json): void {
  (of as Record<string | number, Json>)[at] = value;
}

function remove({ of, at }: Place): void {
  if (Array.isArray(of)) of.splice(Number(at), 1);
  else Reflect.deleteProperty(of, at);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** As a person with a text editor sees it. */
export interface Shape {
  settings: { wallets: { id: string; name: string; keys: Record<string, string> }[] };
  signings: {
    id: string;
    walletId: string;
    origin: string;
    state: string;
    steps: { state: string; atMs: number; data: string }[];
  }[];
  pinned: { assetId: string }[];
  scopes: Scope[];
  assetData: { recipientId: string; file: { at: number; size: number } }[];
  clouds: { name: string; kind: string; baseUrl: string; nodes: object[] }[];
}

/**
 * The content as another day might have left it: some entries of each list are missing, others are added. All of it
 * must be restored.
 */
export function genuine(text: string, random: Random): string {
  const content = JSON.parse(text) as Shape;
  const some = <T>(list: readonly T[], more?: (one: T, at: number) => T): T[] => [
    ...list.filter(() => random(4) > 0),
    ...list
      .slice(0, more === undefined ? 0 : 1)
      .flatMap((one) => Array.from({ length: random(30) }, (_, at) => more?.(one, at) ?? one)),
  ];
  content.signings = some(content.signings);
  content.assetData = some(content.assetData);
  content.pinned = some(content.pinned, (one, at) => ({ ...one, assetId: `rgb:pinned${at}` }));
  for (const scope of content.scopes) {
    scope.assets = some(scope.assets, (one, at) => ({ ...one, told: { ...one.told, assetId: `rgb:${at}` } }));
    scope.invoices = some(scope.invoices);
    scope.transfers = some(scope.transfers, (one, at) => ({
      ...numbered(one, 10_000 + at),
      label: random(2) === 0 ? null : `Rent ${at}`,
    }));
  }
  content.clouds = some(content.clouds, (one, at) => ({
    ...{ ...one, kind: 'remote', baseUrl: `https://cloud${at}.example` },
    nodes: some([node(at)], (_, other) => node(1_000 + other)),
  }));
  return JSON.stringify(content);
}

interface Scope {
  walletId: string;
  service: string;
  numbering: string;
  assets: { told: { assetId: string } }[];
  transfers: { told: { idx: number }; label: string | null }[];
  invoices: { invoice: string }[];
}

const numbered = (one: Scope['transfers'][number], idx: number) => ({ ...one, told: { ...one.told, idx } });
const node = (at: number) => ({
  nodeId: `m${at}`,
  name: `N${at}`,
  userId: null,
  plan: 'node',
  invokeUrl: null,
});
const crafted = (change: (content: Shape) => void) => (text: string) => {
  const content = JSON.parse(text) as Shape;
  change(content);
  return JSON.stringify(content);
};
const steps = (change: (data: Record<string, unknown>, state: string) => unknown) =>
  crafted(({ signings }) => {
    for (const one of signings)
      for (const step of one.steps)
        step.data = JSON.stringify(change(JSON.parse(step.data) as Record<string, unknown>, step.state));
  });

/** Designed shapes: each is tried in every folder. */
export const SHAPES: Readonly<Record<string, (text: string) => string>> = {
  honest: (text) => text,
  plantedKeys: crafted(({ settings: { wallets } }) => {
    const { accountXpubVanilla, accountXpubColored, accountXpubColoredFingerprint } = attacker;
    for (const { keys } of wallets)
      Object.assign(keys, { accountXpubVanilla, accountXpubColored, accountXpubColoredFingerprint });
  }),
  ownKeysOfSomebodyElse: crafted(({ settings: { wallets } }) => {
    for (const wallet of wallets) wallet.keys = { ...attacker };
  }),
  twins: crafted(({ settings: { wallets } }) => {
    wallets.push(...structuredClone(wallets).map((one) => ({ ...one, id: 'ab'.repeat(16) })));
  }),
  manyNodes: crafted(({ clouds }) => {
    for (const cloud of clouds) cloud.nodes = Array.from({ length: 60_000 }, (_, at) => node(at));
  }),
  asManyNodesAsMayBe: crafted(({ clouds }) => {
    for (const cloud of clouds) cloud.nodes = Array.from({ length: 5_000 }, (_, at) => node(at));
  }),
  manyTransfers: crafted(({ scopes }) => {
    for (const scope of scopes) {
      const first = scope.transfers.slice(0, 1);
      scope.transfers = first.flatMap((one) => Array.from({ length: 3_000 }, (_, idx) => numbered(one, idx)));
    }
  }),
  manySteps: crafted(({ signings }) => {
    for (const one of signings) {
      const last = one.steps.at(-1);
      if (last !== undefined) one.steps.push(...Array.from({ length: 2_000 }, () => last));
    }
  }),
  longNames: crafted(({ settings: { wallets }, clouds }) => {
    for (const one of [...wallets, ...clouds]) one.name = `${'\u202e\n'.repeat(900)}${'N'.repeat(1_000)}`;
  }),
  noAddress: crafted(({ clouds }) => {
    for (const cloud of clouds) cloud.nodes.push({ ...node(1), invokeUrl: ':::' });
    const odd = { name: 'x', kind: 'remote', baseUrl: ':::', nodeApiUrl: null, everySeconds: 60, nodes: [] };
    clouds.push(odd);
  }),
  oddTimes: steps((data, state) => (state === 'handedOver' ? { handedOverAtMs: -1 } : data)),
  notSigned: steps((data, state) => (state === 'signed' ? { ...data, psbt: 'cHNidP8BAAoAAAAA' } : data)),
  otherTransaction: steps((data, state) => (state === 'signed' ? { ...data, txid: '00'.repeat(32) } : data)),
  claimedOutputs: steps((data, state) =>
    state === 'signed' ? { ...data, made: [{ vout: 0, colored: true, sats: '999', index: 0 }] } : data,
  ),
  claimedAssets: steps((data, state) =>
    state === 'signed'
      ? { ...data, back: [{ assetId: 'rgb:evil', amount: '9', opout: 'x', txid: '00'.repeat(32), vout: 0 }] }
      : data,
  ),
  awayFor: crafted(({ signings }) => {
    for (const one of signings) {
      one.steps = one.steps.slice(0, 2);
      const txid = '00'.repeat(32);
      const made = [{ vout: 0, colored: true, sats: '999', index: 0 }];
      const back = [{ assetId: 'rgb:evil', amount: '9', opout: 'x', txid, vout: 0 }];
      const data = JSON.stringify({ txid, inputs: [`${txid}:0`], slots: [], recipients: [], made, back });
      one.steps.push({ state: 'away', atMs: 5, data });
      one.state = 'away';
    }
  }),
  provedInvoice: crafted(({ scopes }) => {
    for (const { invoices } of scopes)
      for (const one of [...invoices]) {
        one.invoice = one.invoice.replace('?', '?x=1&');
        invoices.push({ ...one, provedOurs: { address: 'bcrt1pevil', path: 'm/0' } } as never);
      }
  }),
  otherNumbering: crafted(({ scopes }) => {
    for (const scope of scopes) scope.numbering = scope.numbering === 'beta7' ? 'documentEra' : 'beta7';
  }),
  otherFiles: crafted(({ assetData }) => {
    for (const [at, { file }] of assetData.entries()) Object.assign(file, { at: at * 1_000, size: 2 ** 20 });
  }),
  manyTimesOneFile: crafted(({ assetData }) => {
    const [first] = assetData;
    assetData.push(...Array.from({ length: 500 }, () => ({ ...first! })));
  }),
  deep: (text) => `${text.slice(0, -1)},"more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  wide: (text) => text.replace('"settings":', `"settings":[${'0,'.repeat(300_000)}0],"settings_":`),
  long: (text) => text.replace('"name":"', `"name":"${'x'.repeat(4_000_000)}`),
};
