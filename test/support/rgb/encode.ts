import { concatBytes, sha256 } from '@scure/btc-signer/utils.js';
import { sized, u32, u64, type Pair } from '../psbt/raw-psbt.ts';

/**
 * RGB's commitments, written a second time and from the description alone: hex in, hex out, @noble's hash, nothing of
 * what is tested. It checks nothing on purpose: an attack changes one thing and has it written out again.
 */
export interface RawOperation {
  formatVersion: number;
  contract: string;
  nonce: string;
  type: number;
  metadata: { type: number; value: string }[];
  globals: { type: number; values: string[] }[];
  inputs: RawOpout[];
  groups: RawGroup[];
  /** With its tag. */
  signature: string;
}

export interface RawOpout {
  opid: string;
  type: number;
  no: number;
}

export interface RawGroup {
  type: number;
  stateClass: number;
  items: { seal: RawSeal; state: string }[];
}

/** A secret seal as it is, or what a revealed one is made of; `txid` in the order of the bytes. */
export type RawSeal =
  { secret: string } | { txid: string | null; vout: number; blinding: string; secret?: undefined };

export const fungible = (amount: bigint): string => `08${u64(amount)}`;

export const amountOf = (fungibleState: string): bigint =>
  Buffer.from(fungibleState.slice(2), 'hex').readBigUInt64LE();
export const token = (index: number, fraction: bigint): string => `0c00${u32(index)}${u64(fraction)}`;

export const writeOperation = (op: RawOperation): string =>
  [
    u16(op.formatVersion),
    op.contract,
    op.nonce,
    u16(op.type),
    writeMetadata(op),
    writeGlobals(op.globals),
    u16(op.inputs.length),
    ...op.inputs.map(writeOpout),
    writeGroups(op.groups, writeSeal),
    op.signature,
  ].join('');

export function operationIdOf(op: RawOperation): string {
  const inputs = op.inputs.map((input) => tagged(TAG.node, writeOpout(input)));
  const owned = op.groups.flatMap(({ type, items }) =>
    items.map(({ seal, state }) => tagged(TAG.node, u16(type) + state + concealed(seal))),
  );
  return tagged(
    TAG.operation,
    [
      u16(op.formatVersion),
      op.nonce,
      '01',
      op.contract,
      u16(op.type),
      tagged(TAG.value, writeMetadata(op)),
      merkle(globalLeaves(op.globals)),
      merkle(inputs),
      merkle(owned),
    ].join(''),
  );
}

export const concealed = (seal: RawSeal): string => seal.secret ?? tagged(TAG.seal, writeRevealed(seal));

/** What a contract begins with. Its revealed seals name a transaction, and are written without saying so. */
export interface RawGenesis {
  schemaId: string;
  /** i64. */
  timestamp: string;
  issuer: string;
  chainNet: number;
  metadata: RawOperation['metadata'];
  globals: RawOperation['globals'];
  groups: RawGroup[];
}

export const writeGenesis = ({ schemaId, timestamp, issuer, chainNet, ...parts }: RawGenesis): string =>
  [
    u16(0),
    schemaId,
    timestamp,
    sized16(issuer),
    u8(chainNet),
    '00',
    writeMetadata(parts),
    writeGlobals(parts.globals),
    writeGroups(parts.groups, (seal) =>
      seal.secret === undefined ? `00${genesisSeal(seal)}` : `01${seal.secret}`,
    ),
  ].join('');

export function genesisIdOf({ schemaId, timestamp, issuer, chainNet, ...parts }: RawGenesis): string {
  const owned = parts.groups.flatMap(({ type, items }) =>
    items.map(({ seal, state }) =>
      tagged(TAG.node, u16(type) + state + (seal.secret ?? tagged(TAG.seal, genesisSeal(seal)))),
    ),
  );
  return tagged(
    TAG.operation,
    [
      u16(0),
      'ff'.repeat(8),
      '00',
      schemaId,
      timestamp,
      tagged(TAG.value, sized16(issuer)),
      u8(chainNet),
      '00',
      tagged(TAG.value, writeMetadata(parts)),
      merkle(globalLeaves(parts.globals)),
      merkle([]),
      merkle(owned),
    ].join(''),
  );
}

const genesisSeal = ({ txid, vout, blinding }: Extract<RawSeal, { vout: number }>): string =>
  (txid ?? '') + u32(vout) + blinding;

/** Where a contract lies in a tree, and the commitment that follows from the siblings on the way, the root's first. */
export function foldMpc(
  [contract, bundleId]: readonly [string, string],
  { path, cofactor }: { readonly path: readonly string[]; readonly cofactor: number },
): { readonly position: number; readonly commitment: string } {
  const depth = path.length;
  const width = 2 ** depth;
  const id = BigInt(`0x${Buffer.from(contract, 'hex').reverse().toString('hex')}`);
  const position = Number(id % BigInt(Math.max(width - cofactor, 1)));
  let below = tagged(TAG.node, `10${contract}${bundleId}`);
  for (let level = depth - 1; level >= 0; level -= 1) {
    const isRight = Math.floor(position / 2 ** (depth - 1 - level)) % 2 === 1;
    const pair = isRight ? path[level]! + below : below + path[level]!;
    below = tagged(TAG.node, `02${u8(level)}${u32(width)}${'00'.repeat(28)}${pair}`);
  }
  return { position, commitment: tagged(TAG.mpc, u8(depth) + u16(cofactor) + below) };
}

/** The map of closed inputs of one contract, as RGB/04 holds it. */
export const writeInputMap = (operations: readonly RawOperation[]): string =>
  operations
    .flatMap((op) => op.inputs.map((input) => ({ input, spender: operationIdOf(op) })))
    .sort((a, b) => compareOpouts(a.input, b.input))
    .map(({ input, spender }) => writeOpout(input) + spender)
    .join('');

export const bundleIdOf = (inputMap: string): string =>
  tagged(TAG.bundle, u16(inputMap.length / 136) + inputMap);

export interface Mpc {
  depth: number;
  cofactor: number;
  commitment: string;
  proof: string;
}

/** `[contract, bundle id]` each. */
export function writeMpc(
  messages: readonly (readonly [string, string])[],
  entropy: string,
  minDepth = 3,
): Mpc {
  const id = (contract: string): bigint =>
    BigInt(`0x${Buffer.from(contract, 'hex').reverse().toString('hex')}`);
  let depth = minDepth;
  let previous = 1;
  for (;;) {
    const width = 2 ** depth;
    for (let cofactor = 0; cofactor <= Math.min(previous, 500) && width >= messages.length; cofactor++) {
      const places = messages.map(([contract]) =>
        Number(id(contract) % BigInt(Math.max(width - cofactor, 1))),
      );
      if (new Set(places).size === messages.length)
        return writeTree(messages, places, { entropy, depth, cofactor, width });
    }
    previous = width;
    depth += 1;
  }
}

/** A proprietary key: owner, subtype, key data. */
export const proprietary = (owner: string, subtype: number, keyData = ''): string =>
  `fc${sized(Buffer.from(owner, 'ascii').toString('hex'))}${u8(subtype)}${keyData}`;

/** Global fields, and those of the OP_RETURN's output, for these operations: one tree, as honest as they are. */
export function writeFields(
  operations: readonly RawOperation[],
  entropy: string,
): { global: Pair[]; host: Pair[]; commitment: string } {
  const contracts = [...new Set(operations.map(({ contract }) => contract))].sort();
  const maps = contracts.map(
    (contract) => [contract, writeInputMap(operations.filter((op) => op.contract === contract))] as const,
  );
  const messages = maps.map(([contract, map]) => [contract, bundleIdOf(map)] as const);
  const { commitment, proof } = writeMpc(messages, entropy);
  return {
    global: [
      ...operations.map((op): Pair => [proprietary('RGB', 1, operationIdOf(op)), writeOperation(op)]),
      [proprietary('RGB', 2), '00'],
      ...maps.map(([contract, map]): Pair => [proprietary('RGB', 4, contract), map]),
    ],
    host: [
      ...messages.map(([contract, bundle]): Pair => [proprietary('MPC', 0, contract), bundle]),
      [proprietary('MPC', 1), entropy],
      [proprietary('MPC', 0x10), commitment],
      [proprietary('MPC', 0x11), proof],
      [proprietary('OPRET', 1), commitment],
    ],
    commitment,
  };
}

const TAG = {
  operation: 'urn:lnp-bp:rgb:operation#2024-02-03',
  bundle: 'urn:lnp-bp:rgb:bundle#2024-02-03',
  node: 'urn:ubideco:merkle:node#2024-01-31',
  mpc: 'urn:ubideco:mpc:commitment#2024-01-31',
  value: 'urn:ubideco:strict-types:value-hash#2024-02-10',
  seal: 'urn:lnp-bp:seals:secret#2024-02-03',
} as const;

const heads = new Map<string, Uint8Array>();

function tagged(tag: string, message: string): string {
  const head = heads.get(tag) ?? sha256(Buffer.from(tag, 'ascii'));
  heads.set(tag, head);
  return Buffer.from(sha256(concatBytes(head, head, Buffer.from(message, 'hex')))).toString('hex');
}

function merkle(leaves: readonly string[]): string {
  if (leaves.length === 1) return leaves[0]!;
  const width = u32(leaves.length) + '00'.repeat(28);
  const empty = 'ff'.repeat(32);
  const root = (from: number, to: number, depth: number): string => {
    const count = to - from;
    const node = (branches: number, left: string, right: string): string =>
      tagged(TAG.node, u8(branches) + u8(depth) + width + left + right);
    if (count === 0) return node(0, empty, empty);
    if (count === 1) return node(1, leaves[from]!, empty);
    if (count === 2) return node(2, leaves[from]!, leaves[from + 1]!);
    const middle = from + Math.floor((count + 1) / 2);
    return node(2, root(from, middle, depth + 1), root(middle, to, depth + 1));
  };
  return root(0, leaves.length, 0);
}

function writeTree(
  messages: readonly (readonly [string, string])[],
  places: readonly number[],
  { entropy, depth, cofactor, width }: { entropy: string; depth: number; cofactor: number; width: number },
): Mpc {
  const leaves = Array.from({ length: width }, (_, position) => {
    const message = messages[places.indexOf(position)];
    if (message !== undefined)
      return { hash: tagged(TAG.node, `10${message.join('')}`), shown: `01${message.join('')}` };
    const hash = tagged(TAG.node, `11${entropy}${u32(position)}`);
    return { hash, shown: `00${u8(depth)}${hash}` };
  });
  const head = u8(depth) + u16(cofactor);
  return {
    depth,
    cofactor,
    commitment: tagged(TAG.mpc, head + merkle(leaves.map(({ hash }) => hash))),
    proof: `${head}${u32(width)}${leaves.map(({ shown }) => shown).join('')}01${entropy}`,
  };
}

function writeGlobals(globals: RawOperation['globals']): string {
  const written = globals.map(
    ({ type, values }) => u16(type) + u16(values.length) + values.map(sized16).join(''),
  );
  return u8(globals.length) + written.join('');
}

const globalLeaves = (globals: RawOperation['globals']): string[] =>
  globals.flatMap(({ type, values }) => values.map((value) => tagged(TAG.node, u16(type) + sized16(value))));

function writeGroups(groups: readonly RawGroup[], sealed: (seal: RawSeal) => string): string {
  const written = groups.map(
    ({ type, stateClass, items }) =>
      u16(type) +
      u8(stateClass) +
      u16(items.length) +
      items.map(({ seal, state }) => sealed(seal) + state).join(''),
  );
  return u16(groups.length) + written.join('');
}

const writeMetadata = ({ metadata }: Pick<RawOperation, 'metadata'>): string =>
  u8(metadata.length) + metadata.map(({ type, value }) => u16(type) + sized16(value)).join('');

export const writeOpout = ({ opid, type, no }: RawOpout): string => opid + u16(type) + u16(no);

const writeSeal = (seal: RawSeal): string =>
  seal.secret === undefined ? `00${writeRevealed(seal)}` : `01${seal.secret}`;

const writeRevealed = (seal: Extract<RawSeal, { vout: number }>): string =>
  (seal.txid === null ? '00' : `01${seal.txid}`) + u32(seal.vout) + seal.blinding;

export function compareOpouts(a: RawOpout, b: RawOpout): number {
  if (a.opid !== b.opid) return a.opid < b.opid ? -1 : 1;
  return a.type - b.type || a.no - b.no;
}

const sized16 = (value: string): string => u16(value.length / 2) + value;

export const u8 = (value: number): string => value.toString(16).padStart(2, '0');

export const u16 = (value: number): string => u8(value & 0xff) + u8(value >>> 8);
