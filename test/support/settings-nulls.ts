import * as v from 'valibot';
import { derivePublicKeys } from '../../src-main/keys/derive.ts';
import type { WalletRecord } from '../../src-main/records/wallet.ts';
import { type SettingsDocument, emptySettings, settingsSchema } from '../../src-main/records/settings.ts';
import { emptyRecord } from '../unit/wallet/record.ts';

// Settings in which one member is null or left out: one document for each that the schema allows to be.

interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly Node[];
  readonly item?: Node;
  readonly wrapped?: Node;
}
type Path = readonly (string | number)[];
/** A member that may be nothing, and where a document has it; `at` is null where that document holds nothing there. */
interface Nullable {
  readonly name: string;
  readonly at: Path | null;
  readonly isNothing: boolean;
  readonly nothing: null | undefined;
}

const PIN = { of: 'certificate', sha256: 'ab'.repeat(32) } as const;
const AT_MS = 1_700_000_000_000;
const [PRACTICE, REMOTE, OWN] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const;

/** As much in it as can be. What signs out of it is nowhere: these keys are of no words that anybody keeps. */
const full = (id: string, seed: number, connection: WalletRecord['connection']): WalletRecord => ({
  ...emptyRecord(),
  id,
  name: `Wallet ${connection.kind}`,
  keys: derivePublicKeys(new Uint8Array(64).fill(seed), 'regtest'),
  keySource: 'none',
  connection,
  createdAtMs: AT_MS,
  consentedTo: ['https://service.example'],
  registeredWith: connection.kind === 'remote' ? connection.baseUrl : connection.kind,
  wordsCheckedAtMs: AT_MS,
  askAboveSats: 50_000,
  lastAddress: {
    address: 'bcrt1pxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    keychain: 0,
    index: 0,
    shownAtMs: AT_MS,
    seenBefore: false,
  },
  rules: { state: '{}', behindMs: 0, met: [{ payee: 'x', atMs: AT_MS, mac: 'b'.repeat(64) }] },
  keysUnproved: 'backup',
  chainSource: { address: 'ssl://bitcoin.example:50002', pin: PIN },
  secondSource: { address: 'ssl://other.example:50002', pin: PIN },
});

const own = full(OWN, 3, {
  kind: 'own',
  indexer: 'ssl://bitcoin.example:50002',
  rgbProxy: 'rpcs://proxy.example/json-rpc',
  isTestnet4: false,
});

/** A lock would stand before every other screen, so none is set. The built-in wallet has plain keys alone. */
const fullest: SettingsDocument = {
  ...emptySettings,
  wallets: [
    full(PRACTICE, 1, { kind: 'practice' }),
    full(REMOTE, 2, {
      kind: 'remote',
      baseUrl: 'https://service.example',
      dialect: 'document',
      numbering: 'documentEra',
      keychains: 'learned',
      hasToken: false,
      proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: 'ann' },
      pin: PIN,
    }),
    {
      ...own,
      keys: { ...own.keys, xpub: null, accountXpubColored: null, accountXpubColoredFingerprint: null },
    },
  ],
  activeWalletId: PRACTICE,
  lastBackupAtMs: AT_MS,
  hosts: [{ purpose: 'service', place: 'https://service.example', of: REMOTE }],
};

function membersOf(schema: Node, value: unknown, name: string, at: Path | null): Nullable[] {
  const below = (
    node: Node | undefined,
    part: unknown,
    key: string | number,
    shown = String(key),
  ): Nullable[] =>
    node === undefined ? [] : membersOf(node, part, `${name}.${shown}`, at === null ? null : [...at, key]);
  switch (schema.type) {
    case 'null':
    case 'nullable':
    case 'nullish':
    case 'optional':
    case 'exact_optional': {
      const nothing = /optional/.test(schema.type) ? undefined : null;
      const isNothing = at !== null && (value === null || value === undefined);
      const inside =
        schema.wrapped === undefined ? [] : membersOf(schema.wrapped, value, name, isNothing ? null : at);
      return [{ name, at, isNothing, nothing }, ...inside];
    }
    case 'strict_object':
      return Object.entries(schema.entries ?? {}).flatMap(([key, entry]) =>
        below(entry, (value as Record<string, unknown> | undefined)?.[key], key),
      );
    case 'array':
      return Array.isArray(value) && value.length > 0
        ? value.flatMap((item, index) => below(schema.item, item, index, '*'))
        : membersOf(schema.item ?? { type: 'never' }, undefined, `${name}.*`, null);
    case 'union':
    case 'variant':
      return (schema.options ?? []).flatMap((option) =>
        v.is(option as unknown as v.GenericSchema, value)
          ? membersOf(option, value, name, at)
          : membersOf(option, undefined, name, null),
      );
    default:
      // What is read in no other way here could hide a member: it is to be taught.
      if (!/^(?:string|number|boolean|literal|picklist|never)$/.test(schema.type))
        throw new Error(`${name}: nobody looks into ${schema.type}`);
      return [];
  }
}

function without(document: SettingsDocument, at: Path, nothing: null | undefined): SettingsDocument {
  const changed = structuredClone(document);
  const holder = at
    .slice(0, -1)
    .reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], changed);
  const last = at.at(-1) ?? '';
  if (nothing === undefined) Reflect.deleteProperty(holder as object, last);
  else Reflect.set(holder as object, last, nothing);
  return changed;
}

/** By the name of the member; `forgotten`: those that no document here holds, so that nobody looked at them. */
export function settingsWithNulls(): {
  readonly documents: ReadonlyMap<string, SettingsDocument>;
  readonly forgotten: readonly string[];
} {
  const members = membersOf(settingsSchema as unknown as Node, fullest, 'settings', []);
  const documents = new Map<string, SettingsDocument>([['nothing more', fullest]]);
  for (const { name, at, isNothing, nothing } of members)
    if (at !== null && !isNothing) documents.set(name, without(documents.get(name) ?? fullest, at, nothing));
  const seen = new Set(members.filter(({ at }) => at !== null).map(({ name }) => name));
  return {
    documents,
    forgotten: [...new Set(members.map(({ name }) => name))].filter((name) => !seen.has(name)),
  };
}
