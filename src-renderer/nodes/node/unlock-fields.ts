import type { NodeRow } from '../../../src-preload/contract/index.ts';
import { capital } from '../../../src-preload/messages/node-alert.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { readTemplate, RPC_PASSWORD, USUAL_BODY } from './unlock-template.ts';

export const FIELD_CHARS = {
  host: 200,
  port: 5,
  user: 200,
  indexer: 500,
  proxy: 500,
  announce: 1_000,
  alias: 32,
} as const;
export type UnlockFields = Readonly<Record<keyof typeof FIELD_CHARS, string>>;

export type RefusedAbout = Exclude<NonNullable<NonNullable<NodeRow['trouble']>['about']>, 'data'>;

export interface Refused {
  readonly at: keyof UnlockFields | 'byHand';
  readonly why: string;
}

type FieldOf = Partial<Record<RefusedAbout, keyof UnlockFields>>;
const FIELD_OF: FieldOf = { bitcoind: 'host', body: 'host', network: 'port', sync: 'indexer' };

export function refusedAt(about: RefusedAbout, fields: UnlockFields | null): Refused {
  const at = FIELD_OF[about] ?? (about as keyof UnlockFields);
  const why = `${capital(say('evidence-answer', { answer: `for-${about}` }))}.`;
  if (fields === null) return { at: 'byHand', why };
  const { host, port, user, indexer } = trimmed(fields);
  const empty = Object.entries({ host, port, user, indexer }).find(([, value]) => value === '');
  return { at: about === 'body' && empty !== undefined ? (empty[0] as keyof UnlockFields) : at, why };
}

/** Fills in this computer as host, because a node's Bitcoin node most often runs beside it. */
export function begunFor(fields: UnlockFields, about: RefusedAbout): UnlockFields {
  const isEmpty = Object.values(trimmed(fields)).every((one) => one === '');
  return isEmpty && (about === 'body' || about === 'bitcoind') ? { ...fields, host: '127.0.0.1' } : fields;
}

export const NETWORK_PORTS = { Mainnet: '8332', Testnet: '18332', Signet: '38332', Regtest: '18443' };

/**
 * Nodes of every version take this body, since each ignores what it doesn't know (service-facts.md 5). Since October
 * 2024 they want the Bitcoin node, since November 2024 the addresses, since August 2026 the indexer and chain sync.
 */
export function templateOf(fields: UnlockFields): string {
  const { host, port, user, indexer, proxy, announce, alias } = trimmed(fields);
  const chain = {
    bitcoind_rpc_username: user,
    bitcoind_rpc_password: `{{${RPC_PASSWORD}}}`,
    bitcoind_rpc_host: host,
    bitcoind_rpc_port: Number(port),
  };
  if ([host, indexer, proxy, announce, alias].every((one) => one === '')) return USUAL_BODY;
  const body = {
    password: '{{password}}',
    ...(host === '' ? {} : { ...chain, ldk_chain_sync: { mode: 'BlockSync', config: chain } }),
    ...(indexer === '' ? {} : { indexer_url: indexer }),
    ...(proxy === '' ? {} : { proxy_endpoint: proxy }),
    announce_addresses: announce.split(/[\s,]+/).filter((one) => one !== ''),
    announce_alias: alias === '' ? null : alias,
  };
  return JSON.stringify(body, null, 1);
}

/** Null if the fields can't hold all of the body. */
export function fieldsOf(template: string): UnlockFields | null {
  const read = readTemplate(template);
  if (!read.ok) return null;
  const text = (name: string): string => {
    const value = read.body[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const announced = read.body['announce_addresses'];
  const fields: UnlockFields = {
    host: text('bitcoind_rpc_host'),
    port: text('bitcoind_rpc_port'),
    user: text('bitcoind_rpc_username'),
    indexer: text('indexer_url'),
    proxy: text('proxy_endpoint'),
    announce: Array.isArray(announced) ? announced.join(', ') : '',
    alias: text('announce_alias'),
  };
  // Reads only bodies that `templateOf` would write again, so that nothing of a longer body is lost.
  return JSON.stringify(JSON.parse(templateOf(fields))) === JSON.stringify(read.body) ? fields : null;
}

/** Null if the fields can be saved. */
export function fieldsProblem(fields: UnlockFields): string | null {
  const { host, port, user, indexer } = trimmed(fields);
  if (host === '' && port === '' && user === '') return null;
  const isPort = /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
  const missing =
    host === '' ? 'host' : !isPort ? 'port' : user === '' ? 'user' : indexer === '' ? 'indexer' : null;
  return missing === null ? null : say('node-missing', { field: say('node-sends', { field: missing }) });
}

const trimmed = (fields: UnlockFields): UnlockFields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as UnlockFields;
