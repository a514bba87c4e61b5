import * as v from 'valibot';
import { kindName, statusName } from '../../src-main/base/service/numbering.ts';
import type { WalletApi } from '../../src-main/ports/index.ts';
import type { DialectEndpoint } from '../../src-main/services/wallet-api/dialect-parts/dialect.ts';
import { dialectOf } from '../../src-main/services/wallet-api/dialects/by-name.ts';
import type { Dialect } from '../../src-preload/contract/index.ts';
import { misfits, type Schema, type WireTable } from '../support/wire-tables.ts';
import { ASKED_AS, ASKS, send } from './wallet-reading.ts';

/** Compares a wallet server's table with what the program reads and sends, by doing both. */
export interface WalletHeld {
  readonly fields: number;
  readonly unknownNames: readonly string[];
  readonly missing: readonly string[];
}

/** The tables of wallet servers, by their server. */
export const DIALECTS: Readonly<Record<string, Dialect>> = {
  'rgb-node-api': 'rgb-node-api',
  'RGB-Node': 'rgb-node-2026-03',
  'UTEXO rgb-node': 'rgb-node-2026-03',
  thunderlink: 'thunderlink',
  'the interface document': 'document',
};

/** Members of every answer without a reader here, each with its reason. */
const LEAVES: ReadonlySet<string> = new Set([
  // Of a picture the kind is shown: its place at the server and its digest mean nothing here.
  ...['digest', 'attachments', 'reserves', 'embedded_media', 'token', 'index'],
  // The first supply of an asset that may grow: the known supply is shown.
  'initial_supply',
  'reject_list_url',
  'asset_iface',
  // Files at the server, and the server's own numbers.
  ...['consignment_path', 'entropy', 'reuse_addresses', 'proxy_recipient_id'],
  // Ochre reads these in the invoice itself.
  ...['asset_schema', 'assignment_name', 'network'],
  // Of a listed asset the wallet holds only the on-chain part.
  'ifa',
]);
const SENT_BESIDE: ReadonlySet<string> = new Set([
  // By the document's spelling a signed transaction could not be submitted at all.
  'seed-document sendend sends $.signed_psbt: not in the table',
  // UTEXO's continuation speaks the same dialect and takes this; RGB-Node ignores unknown members.
  'rgb-node-2026 sendbegin sends $.expiration_timestamp: not in the table',
  'rgb-node-2026 sendbatchbegin sends $.expiration_timestamp: not in the table',
]);
const NAMES_WALLET = /^(xpub|xpub-van|xpub-col|master-fingerprint)$/;
/** Words without a meaning here, reported as such. */
const UNMEANT: ReadonlySet<string> = new Set(['Link']);

/** `known`: the names of all wallet servers' tables, since one reader serves several. */
export function holdWallet(name: string, table: WireTable, known: ReadonlySet<string>): WalletHeld {
  const speaks = DIALECTS[table.server];
  if (speaks === undefined) return { fields: 0, unknownNames: [], missing: [] };
  const { prefix, headers, calls } = dialectOf(speaks, 'beta7');
  const unknownNames: string[] = [];
  const missing: string[] = [];
  let fields = 0;
  for (const { id, path, headers: wanted = [], request, response = {} } of table.endpoints) {
    const asked = askedFor(speaks, ASKED_AS[id] ?? id);
    if (asked === null) continue;
    const row = calls[asked.call];
    if (row === 'inTransfers') continue;
    const found = (typeof row === 'function' ? (row as AnyRow)(...asked.args) : row) as AnyEndpoint;
    if ('lacks' in found) continue;
    const at = `${name} ${id}`;
    if (![found.path, found.elsewhere].some((one) => `${prefix}${one ?? ''}` === path))
      missing.push(`${at}: asked at ${prefix}${found.path}, not at ${path}`);
    missing.push(
      ...wanted
        .filter((one) => NAMES_WALLET.test(one) && !headers.some((own) => own === one))
        .map((one) => `${at}: ${one}`),
    );
    const body = found.body(...asked.args);
    if (request !== null && request !== undefined) {
      fields += Object.keys(body ?? {}).length;
      const odd = misfits(request, body ?? {}, table.types).map((one) => `${at} sends ${one}`);
      missing.push(...odd.filter((one) => !SENT_BESIDE.has(one)));
    }
    const answer = response['200'] ?? response['201'];
    if (answer === undefined || (answer.type === undefined && answer.$ref === undefined)) continue;
    const sample = sampleOf(answer, table.types);
    v.safeParse(found.answer, sample.value, { abortEarly: false, abortPipeEarly: false });
    for (const { schema, names } of sample.objects) {
      // A reader that doesn't look at the object at all skips it here.
      if (names.size === 0) continue;
      fields += names.size;
      const { properties = {}, required = [] } = schema;
      const has = new Set(Object.keys(properties).map(snake));
      unknownNames.push(
        ...[...names].filter((one) => !has.has(one) && !known.has(one)).map((one) => `${at}.${one}`),
      );
      missing.push(
        ...required
          .map(snake)
          .filter((one) => !names.has(one) && !LEAVES.has(one))
          .map((one) => `${at}: nobody reads ${one}`),
      );
    }
  }
  return { fields, unknownNames, missing: [...missing, ...unmeantIn(name, table)] };
}

/** Every name that a table has anywhere. */
export function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as { readonly properties?: object };
  const own = properties === undefined ? [] : Object.keys(properties).map(snake);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

type AnyEndpoint = DialectEndpoint<readonly unknown[], unknown>;
type AnyRow = (...args: readonly unknown[]) => AnyEndpoint;

/** The port's call that asks an endpoint, with its arguments. */
function askedFor(
  speaks: Dialect,
  id: string,
): { readonly call: Exclude<keyof WalletApi, 'host'>; readonly args: readonly unknown[] } | null {
  if (!Object.hasOwn(ASKS, id)) return null;
  let asked: ReturnType<typeof askedFor> = null;
  const api = new Proxy({} as WalletApi, {
    get: (_, call) => {
      return (...args: readonly unknown[]) => {
        asked = { call: call as Exclude<keyof WalletApi, 'host'>, args };
      };
    },
  });
  if (id === 'sendbegin' && speaks === 'thunderlink') void api.sendBegin(send({ donation: true }));
  else void ASKS[id as keyof typeof ASKS](api);
  return asked;
}

/** A value with all members of a schema. It remembers which of them are read. */
function sampleOf(schema: Schema, types: WireTable['types']) {
  const objects: { readonly schema: Schema; readonly names: Set<string> }[] = [];
  const make = (of: Schema): unknown => {
    if (of.$ref !== undefined) return make(types[of.$ref.slice('#/types/'.length)] ?? {});
    if (of.oneOf !== undefined) {
      const [first = {}] = of.oneOf.filter((one) => one.type !== 'null');
      return make(first);
    }
    const [kind] = [of.type ?? []].flat().filter((one) => one !== 'null');
    if (kind === 'array') return of.items === undefined ? [] : [make(of.items)];
    if (kind !== 'object') return kind === 'boolean' ? true : kind === 'string' ? 'x' : 1;
    const target = Object.assign(
      Object.create(null) as Record<string, unknown>,
      Object.fromEntries(Object.entries(of.properties ?? {}).map(([name, one]) => [snake(name), make(one)])),
    );
    const names = new Set<string>();
    objects.push({ schema: of, names });
    const note = (name: string | symbol) => {
      if (typeof name === 'string') names.add(name);
    };
    return new Proxy(target, {
      has: (inner, name) => {
        note(name);
        return name in inner;
      },
      get: (inner, name) => {
        note(name);
        return inner[name as string];
      },
    });
  };
  return { value: make(schema), objects };
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** States and kinds that a table names and this program doesn't know. */
function unmeantIn(name: string, { types }: WireTable): readonly string[] {
  const { status, kind } = types['Transfer']?.properties ?? {};
  const words = (of: Schema | undefined) => (of?.enum ?? []).filter((one) => typeof one === 'string');
  return [
    ...words(status).filter((one) => statusName(one, 'beta7') === 'unknown'),
    ...words(kind).filter((one) => kindName(one) === 'unknown' && !UNMEANT.has(one)),
  ].map((word) => `${name}: ${word} means nothing`);
}
