import { readXpub, writeAccountXpub, coinType } from './derive.ts';
import type { PlainKeys } from './account.ts';
import { isMap, isTag, readCbor, writeCbor, type Cbor } from '../codes/cbor.ts';

/** `crypto-account` (BCR-2020-015) and `crypto-output` (BCR-2020-010); also reads BCR-2023-019 and BCR-2023-010. */
export function writeCryptoAccount({ network, fingerprint, accountXpubVanilla }: PlainKeys): Uint8Array {
  const { publicKey, chainCode, parentFingerprint } = readXpub(accountXpubVanilla, network);
  const coin = coinType(network, 'vanilla');
  const master = Number.parseInt(fingerprint, 16);
  const path = [86, true, coin, true, 0, true];
  const origin = new Map<number, Cbor>([
    [COMPONENTS, path],
    // Zero must not stand for "unknown" (BCR-2020-007).
    ...(master === 0 ? [] : ([[SOURCE_FINGERPRINT, master]] as const)),
    [DEPTH, 3],
  ]);
  const key = new Map<number, Cbor>([
    [KEY_DATA, Uint8Array.from(publicKey)],
    [CHAIN_CODE, Uint8Array.from(chainCode)],
    ...(coin === 0 ? [] : ([[USE_INFO, { tag: 305, value: new Map([[COIN_NETWORK, 1]]) }]] as const)),
    [ORIGIN, { tag: 304, value: origin }],
    [PARENT_FINGERPRINT, parentFingerprint],
  ]);
  const output = { tag: 409, value: { tag: 303, value: key } };
  return writeCbor(
    new Map<number, Cbor>([
      [MASTER_FINGERPRINT, master],
      [OUTPUTS, [output]],
    ]),
  );
}

export function isAccountType(type: string): boolean {
  return ACCOUNT_TYPES.includes(type) || OUTPUT_TYPES.includes(type);
}

/** Without checksums. Other functions keep their name (`wsh(…)`), to be refused. Null if unreadable. Never throws. */
export function descriptorsInUr(type: string, bytes: Uint8Array): readonly string[] | 'private' | null {
  const value = readCbor(bytes);
  if (value === null) return null;
  const whole = isTag(value) && TOP_TAGS.includes(value.tag) ? value.value : value;
  const found = ACCOUNT_TYPES.includes(type) ? outputsOf(whole) : [describe(value, null)];
  if (found === null) return null;
  if (found.includes(PRIVATE)) return 'private';
  return found.includes(null) ? null : found.flatMap((one) => one ?? []);
}

const ACCOUNT_TYPES: readonly string[] = ['crypto-account', 'account-descriptor'];
const OUTPUT_TYPES: readonly string[] = ['crypto-output', 'output-descriptor'];
/** An account in its own tag, which repeats the type. */
const TOP_TAGS: readonly number[] = [311, 40311];
const MOST_OUTPUTS = 32;
const PRIVATE = 'private';

const [MASTER_FINGERPRINT, OUTPUTS] = [1, 2];
const [SOURCE, KEYS] = [1, 2];
const [IS_PRIVATE, KEY_DATA, CHAIN_CODE, USE_INFO, ORIGIN, CHILDREN, PARENT_FINGERPRINT] = [
  2, 3, 4, 5, 6, 7, 8,
];
const [COMPONENTS, SOURCE_FINGERPRINT, DEPTH] = [1, 2, 3];
const [COIN_TYPE, COIN_NETWORK] = [1, 2];

/** BCR-2020-010's tags; multisig functions hold a map instead of a key. */
const FUNCTIONS: ReadonlyMap<number, string> = new Map([
  [400, 'sh'],
  [401, 'wsh'],
  [402, 'pk'],
  [403, 'pkh'],
  [404, 'wpkh'],
  [405, 'combo'],
  [406, 'multi'],
  [407, 'sortedmulti'],
  [409, 'tr'],
  [410, 'cosigner'],
]);

function outputsOf(account: Cbor): (string | null)[] | null {
  if (!isMap(account)) return null;
  const [master, outputs] = [account.get(MASTER_FINGERPRINT), account.get(OUTPUTS)];
  if (typeof master !== 'number' || !Array.isArray(outputs) || outputs.length > MOST_OUTPUTS) return null;
  return outputs.map((one: Cbor) => describe(one, master));
}

function describe(value: Cbor, master: number | null): string | null {
  if (isMap(value)) return describeText(value, master);
  if (!isTag(value)) return null;
  const { tag, value: inner } = value;
  if (tag === 308) return describe(inner, master);
  if (tag === 40308) return isMap(inner) ? describeText(inner, master) : null;
  const name = FUNCTIONS.get(tag);
  if (name === undefined) return null;
  if (!isTag(inner)) return `${name}(…)`;
  if (inner.tag !== 303) {
    const nested = describe(inner, master);
    return nested === null || nested === PRIVATE ? nested : `${name}(${nested})`;
  }
  const key = keyText(inner.value, master);
  return key === null || key === PRIVATE ? key : `${name}(${key})`;
}

/** BCR-2023-010: the descriptor as text, its keys beside it. */
function describeText(output: ReadonlyMap<number, Cbor>, master: number | null): string | null {
  const [source, keys = []] = [output.get(SOURCE), output.get(KEYS)];
  if (typeof source !== 'string' || !Array.isArray(keys) || keys.length > MOST_OUTPUTS) return null;
  const texts = keys.map((key: Cbor) =>
    isTag(key) && key.tag === 40303 ? keyText(key.value, master) : 'a key of another kind',
  );
  if (texts.includes(PRIVATE)) return PRIVATE;
  if (texts.includes(null)) return null;
  return source.replace(/@(\d{1,2})/g, (all, at: string) => texts[Number(at)] ?? all);
}

/** BCR-2020-007 for bitcoin: `[37b5eed4/86'/0'/0']xpub…/<0;1>/*`. */
function keyText(key: Cbor, master: number | null): string | null {
  if (!isMap(key)) return null;
  if (key.get(IS_PRIVATE) === true || key.get(1) === true) return PRIVATE;
  const [publicKey, chainCode, parent = 0] = [
    key.get(KEY_DATA),
    key.get(CHAIN_CODE),
    key.get(PARENT_FINGERPRINT),
  ];
  const isTest = isTestNetwork(key.get(USE_INFO));
  const origin = untagged(key.get(ORIGIN));
  if (!(publicKey instanceof Uint8Array) || !(chainCode instanceof Uint8Array)) return null;
  if (publicKey.length !== 33 || chainCode.length !== 32 || typeof parent !== 'number') return null;
  if (isTest === null || !isMap(origin)) return null;
  const path = pathText(origin.get(COMPONENTS));
  // The key's own fingerprint comes first (BCR-2023-019).
  const fingerprint = origin.get(SOURCE_FINGERPRINT) ?? master;
  if (path === null || typeof fingerprint !== 'number') return null;
  const children = untagged(key.get(CHILDREN));
  // An account without children means both keychains (BCR-2020-015); a descriptor means only its own.
  const untold = master === null ? '' : '/<0;1>/*';
  const below =
    children === undefined ? untold : isMap(children) ? childrenText(children.get(COMPONENTS)) : null;
  if (below === null) return null;
  const parts = { publicKey, chainCode, parentFingerprint: parent };
  const xpub = writeAccountXpub(parts, isTest ? 'testnet' : 'mainnet');
  return `[${fingerprint.toString(16).padStart(8, '0')}${path}]${xpub}${below}`;
}

function isTestNetwork(info: Cbor | undefined): boolean | null {
  const told = untagged(info);
  if (told === undefined) return false;
  if (!isMap(told) || (told.get(COIN_TYPE) ?? 0) !== 0) return null;
  const network = told.get(COIN_NETWORK) ?? 0;
  return network === 0 || network === 1 ? network === 1 : null;
}

function untagged(value: Cbor | undefined): Cbor | undefined {
  return isTag(value) ? value.value : value;
}

function pathText(components: Cbor | undefined): string | null {
  if (!Array.isArray(components) || components.length % 2 !== 0 || components.length > 20) return null;
  let text = '';
  for (let i = 0; i < components.length; i += 2) {
    const [index, isHardened] = [components[i] as Cbor, components[i + 1] as Cbor];
    if (typeof index !== 'number' || typeof isHardened !== 'boolean') return null;
    text += `/${index.toString()}${isHardened ? "'" : ''}`;
  }
  return text;
}

function childrenText(components: Cbor | undefined): string | null {
  if (!Array.isArray(components)) return null;
  const text = JSON.stringify(components);
  if (text === '[[0,false,1,false],[],false]') return '/<0;1>/*';
  if (text === '[0,false,[],false]') return '/0/*';
  if (text === '[1,false,[],false]') return '/1/*';
  return text === '[[],false]' ? '/*' : '/?';
}
