import { readdirSync } from 'node:fs';
import { wireBuild, wireNode } from '../../src-main/nodes/api/hosted.ts';
import { meaningOfStatus } from '../../src-main/nodes/state/table.ts';
import { templateOf } from '../../src-renderer/nodes/node/unlock-fields.ts';
import { wireTable, type Schema, type WireTable } from '../support/wire-tables.ts';
import { READERS } from './reading.ts';
import { DIALECTS, holdWallet, namesIn } from './wallet-schemas.ts';

/** The program's reader or sender for one type of a table. */
interface Held {
  readonly reads?: readonly string[];
  /** Members with a meaning that are skipped on purpose. */
  readonly leaves?: readonly string[];
  readonly sends?: readonly string[];
}

const HOSTING: Readonly<Record<string, Held>> = {
  Node: {
    reads: Object.keys(wireNode.entries),
    // Webhooks need an own server; the port is in invoke_url.
    leaves: ['settings', 'port', 'protocol'],
  },
  // A number names the build, and the status tells as much as its phase.
  Build: { reads: Object.keys(wireBuild.entries), leaves: ['id', 'currentPhase'] },
  NodeList: { reads: ['nodes'] },
  LatestImage: { reads: ['data'] },
  LogTask: { reads: ['taskId'] },
  LogUrls: { reads: ['data'] },
};

const FULL_UNLOCK = Object.keys(
  JSON.parse(
    templateOf({
      ...{ host: 'h', port: '1', user: 'u', indexer: 'i', proxy: 'p', announce: 'a', alias: 'a' },
    }),
  ) as object,
);
const NODE: Readonly<Record<string, Held>> = {
  NodeInfoResponse: { reads: ['pubkey'] },
  NetworkInfoResponse: { reads: ['network', 'height'] },
  UnlockRequest: { sends: FULL_UNLOCK },
  UtexoUnlockRequest: { sends: FULL_UNLOCK },
};

const HELD: Readonly<Record<string, Readonly<Record<string, Held>>>> = {
  'node hosting': HOSTING,
  'rgb-lightning-node': NODE,
};
/** The lane's word for a table's server. */
const SERVERS: Readonly<Record<string, string>> = {
  'node hosting': 'hosting',
  'RGB-Node': 'rgb-node',
  'UTEXO rgb-node': 'utexo-rgb-node',
  'the interface document': 'document',
};

export interface HeldAgainst {
  readonly servers: number;
  readonly endpoints: number;
  /** Calls of the tables without a reader in this lane. */
  readonly endpointsUnread: number;
  readonly fields: number;
  readonly unknownNames: readonly string[];
  readonly missing: readonly string[];
}

/** Compares each table with what the program reads and sends. */
export function holdSchemas(): HeldAgainst {
  const names = readdirSync('test/vectors/wire')
    .filter(
      (name) => name.endsWith('.json') && name !== 'vocabulary.json' && name !== 'rgb-lib-releases.json',
    )
    .map((name) => name.slice(0, -'.json'.length));
  const unknownNames: string[] = [];
  const missing: string[] = [];
  let [endpoints, endpointsUnread, fields] = [0, 0, 0];
  const tables = names.map((name) => [name, wireTable(name)] as const);
  const ofWallets = tables.filter(([, { server }]) => Object.hasOwn(DIALECTS, server));
  const known = new Set(ofWallets.flatMap(([, table]) => namesIn(table)));
  for (const [name, table] of tables) {
    const wallet = holdWallet(name, table, known);
    fields += wallet.fields;
    unknownNames.push(...wallet.unknownNames);
    missing.push(...wallet.missing);
    const readers = READERS[SERVERS[table.server] ?? table.server] ?? {};
    endpoints += table.endpoints.length;
    endpointsUnread += table.endpoints.filter(({ id }) => !Object.hasOwn(readers, id)).length;
    for (const [type, held] of Object.entries(HELD[table.server] ?? {})) {
      const schema = table.types[type];
      // A fork's own type is only in the table of its era.
      if (schema === undefined && type === 'UtexoUnlockRequest') continue;
      fields += (held.reads ?? []).length + (held.sends ?? []).length;
      const at = `${name} ${type}`;
      unknownNames.push(...unknownIn(schema, held).map((one) => `${at}.${one}`));
      missing.push(...missingIn(table, schema, held).map((one) => `${at}.${one}`));
    }
  }
  return { servers: names.length, endpoints, endpointsUnread, fields, unknownNames, missing };
}

function unknownIn(schema: Schema | undefined, { reads = [] }: Held): readonly string[] {
  const { properties = {} } = schema ?? {};
  return reads.filter((name) => !Object.hasOwn(properties, name));
}

/**
 * Members that the table requires and the program doesn't send, members without a reader, and words without a meaning.
 */
function missingIn(table: WireTable, schema: Schema | undefined, held: Held): readonly string[] {
  const { properties = {}, required = [] } = schema ?? {};
  const { reads, sends, leaves = [] } = held;
  const unsent = sends === undefined ? [] : required.filter((name) => !sends.includes(name));
  const told = table.server === 'node hosting' ? Object.keys(properties) : [];
  const unread =
    reads === undefined ? [] : told.filter((name) => !reads.includes(name) && !leaves.includes(name));
  const words = table.server === 'node hosting' ? (properties['status']?.enum_open ?? []) : [];
  const unmeant = words.filter((word) => meaningOfStatus(word) === null);
  return [...unsent, ...unread, ...unmeant];
}
