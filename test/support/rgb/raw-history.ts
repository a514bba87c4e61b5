import type { HistoryCode } from '../../../src-main/verify/history/consignment-cursor.ts';
import { createHash } from 'node:crypto';
import type { WitnessFact, HistoryBundle } from '../../../src-main/verify/history/bundles.ts';
import { readConsignment } from '../../../src-main/verify/history/consignment.ts';
import {
  readRawTransaction,
  reversed,
  sized,
  u32,
  u64,
  writeTransaction,
  type RawTransaction,
} from '../psbt/raw-psbt.ts';
import {
  bundleIdOf,
  compareOpouts,
  foldMpc,
  genesisIdOf,
  operationIdOf,
  u16,
  u8,
  writeGenesis,
  writeOperation,
  writeOpout,
  type RawGenesis,
  type RawGroup,
  type RawOperation,
  type RawOpout,
} from './encode.ts';
import { hex, rawGroupsOf, rawOperationOf } from './raw-operation.ts';
import type { HistoryTrial } from './consignments.ts';

/**
 * A consignment, open to change, that is then hashed, committed to and mined anew: what a forger can do who spends his
 * own coins. Ids in it are those that it was read with; whatever is changed, they are renamed when it is written.
 */
export interface RawHistory {
  readonly was: string;
  genesis: RawGenesis;
  bundles: RawBundle[];
  /** By the place of the bundle. */
  terminals: { bundle: number; seals: string[] }[];
  /** Schema, types and scripts. */
  tail: string;
}

export type Random = (below: number) => number;

/** One way of making a history that breaks a rule, and is hashed, committed to and mined as if it broke none. */
export interface Forgery {
  readonly name: string;
  readonly codes: readonly HistoryCode[];
  /** Changes it; false where there is nothing of the kind to change. */
  readonly forge: (history: RawHistory, random: Random) => boolean;
  /** It is asked for as what it was made of, and not by its own new ids. */
  readonly asksForTheReal?: true;
}

export interface RawBundle {
  /** As people write it. */
  readonly was: string;
  tx: RawTransaction;
  /** Witness data, by input; rgb-lib mostly leaves it out. */
  stacks: string[][];
  /** The output that commits. */
  host: number;
  path: string[];
  cofactor: number;
  operations: { readonly was: string; op: RawOperation }[];
  /** Entries of the input map whose operation is not shown. */
  hidden: MapEntry[];
  /** Where the input map is to say something else. */
  mapped?: (entries: readonly MapEntry[]) => readonly MapEntry[];
}

export interface MapEntry {
  readonly input: RawOpout;
  readonly spender: string;
}

export function readRawHistory(bytes: Uint8Array): RawHistory {
  const { genesis, bundles: read, terminals } = readConsignment(bytes);
  const bundles = read.map((one) => one.read());
  const raw: RawGenesis = {
    schemaId: hex(genesis.schemaId),
    timestamp: u64(BigInt.asUintN(64, genesis.issuedAtSeconds)),
    issuer: hex(genesis.issuer),
    chainNet: genesis.chainNet,
    metadata: genesis.metadata.map(({ type, bytes: value }) => ({ type, value: hex(value) })),
    globals: genesis.globals.map(({ type, values }) => ({ type, values: values.map(hex) })),
    groups: rawGroupsOf(genesis.assignments),
  };
  const last = bundles.at(-1);
  const end = last === undefined ? 0 : last.bytes.byteOffset + last.bytes.length - bytes.byteOffset;
  const ids = bundles.map(({ inputMap }) => bundleIdOf(hex(inputMap)));
  return {
    was: genesisIdOf(raw),
    genesis: raw,
    bundles: bundles.map(readBundle),
    terminals: terminals.map(({ bundleId, secretSeals }) => ({
      bundle: ids.indexOf(hex(bundleId)),
      seals: secretSeals.map(hex),
    })),
    tail: hex(bytes.subarray(end)),
  };
}

function readBundle({ witness, proof, inputMap, operations }: HistoryBundle): RawBundle {
  if (witness.transaction === null) throw new Error('a witness that is named only');
  const tx = readRawTransaction(hex(witness.transaction.unsigned));
  const shown = operations.map(({ transition }) => {
    const op = rawOperationOf(transition);
    return { was: operationIdOf(op), op };
  });
  const entries = (hex(inputMap).match(/.{136}/g) ?? []).map((entry) => ({
    input: {
      opid: entry.slice(0, 64),
      type: Buffer.from(entry, 'hex').readUInt16LE(32),
      no: Buffer.from(entry, 'hex').readUInt16LE(34),
    },
    spender: entry.slice(72),
  }));
  return {
    was: witness.txid,
    tx,
    stacks: witness.transaction.witnesses.map((stack) => stack.map(hex)),
    host: tx.outputs.findIndex(({ script }) => /^6a|^5120.{64}$/.test(script)),
    path: proof.path.map(hex),
    cofactor: proof.cofactor,
    operations: shown,
    hidden: entries.filter(({ spender }) => shown.every(({ was }) => was !== spender)),
  };
}

/** The file, and a chain in which all of it is mined, with what was asked for under its new names. */
export function remade(history: RawHistory, { ask, chain }: HistoryTrial): HistoryTrial {
  const names = new Map<string, string>();
  const now = (name: string): string => names.get(name) ?? name;
  const contract = genesisIdOf(history.genesis);
  names.set(history.was, contract);
  const witnesses = new Map<string, WitnessFact>();
  const ids: string[] = [];
  const written = history.bundles.map((bundle) => {
    const { text, raw, txid, id } = writeBundle(bundle, contract, names);
    witnesses.set(txid, { raw: Uint8Array.from(Buffer.from(raw, 'hex')), height: 1 });
    names.set(bundle.was, txid);
    ids.push(id);
    return text;
  });
  const terminals = history.terminals
    .map(
      ({ bundle, seals }) =>
        (ids[bundle] ?? '00'.repeat(32)) + u16(seals.length) + [...seals].sort().join(''),
    )
    .sort();
  const file = [
    '5247420054465200',
    '01',
    u16(terminals.length),
    ...terminals,
    writeGenesis(history.genesis),
    u32(written.length),
    ...written,
    history.tail,
  ].join('');
  return {
    bytes: Uint8Array.from(Buffer.from(file, 'hex')),
    ask: {
      ...ask,
      contractId: ask.contractId === null ? null : now(ask.contractId),
      txid: ask.txid === null ? null : now(ask.txid),
    },
    chain: { ...chain, witnesses },
  };
}

function writeBundle(bundle: RawBundle, contract: string, names: Map<string, string>) {
  const now = (name: string): string => names.get(name) ?? name;
  const opout = (input: RawOpout): RawOpout => ({ ...input, opid: now(input.opid) });
  const operations = bundle.operations.map(({ was, op }) => {
    const renamed: RawOperation = {
      ...op,
      contract: op.contract === contract ? contract : now(op.contract),
      inputs: op.inputs.map(opout).sort(compareOpouts),
      groups: op.groups.map((group) => renamedGroup(group, now)),
    };
    const opid = operationIdOf(renamed);
    names.set(was, opid);
    return { opid, op: renamed };
  });
  const honest = [
    ...operations.flatMap(({ opid, op }) => op.inputs.map((input) => ({ input, spender: opid }))),
    ...bundle.hidden.map(({ input, spender }) => ({ input: opout(input), spender })),
  ].sort((a, b) => compareOpouts(a.input, b.input));
  const entries = bundle.mapped?.(honest) ?? honest;
  const map = entries.map(({ input, spender }) => writeOpout(input) + spender).join('');
  const id = bundleIdOf(map);
  const { position, commitment } = foldMpc([contract, id], bundle);
  const tx: RawTransaction = {
    ...bundle.tx,
    inputs: bundle.tx.inputs.map((input) => ({ ...input, txid: now(input.txid) })),
    outputs: bundle.tx.outputs.map((output, i) =>
      i === bundle.host ? { ...output, script: `6a20${commitment}` } : output,
    ),
  };
  const raw = writeTransaction(tx);
  const text = [
    '01',
    writeStrict(tx, bundle.stacks),
    u32(position) + u16(bundle.cofactor) + u8(bundle.path.length) + bundle.path.join(''),
    '02',
    u16(entries.length) + map,
    u16(operations.length),
    ...operations.map(({ opid, op }) => opid + writeOperation(op)),
  ].join('');
  return { text, raw: withStacks(raw, bundle.stacks), txid: txidOf(raw), id };
}

const renamedGroup = (group: RawGroup, now: (name: string) => string): RawGroup => ({
  ...group,
  items: group.items.map(({ seal, state }) => ({
    state,
    seal:
      seal.secret === undefined && seal.txid !== null
        ? { ...seal, txid: reversed(now(reversed(seal.txid))) }
        : seal,
  })),
});

/** As RGB writes a transaction: all counts are four bytes. */
function writeStrict(
  { version, inputs, outputs, lockTime }: RawTransaction,
  stacks: readonly (readonly string[])[],
): string {
  const sized32 = (hexed: string): string => u32(hexed.length / 2) + hexed;
  return [
    u32(version),
    u32(inputs.length),
    ...inputs.map(
      ({ txid, vout, scriptSig, sequence }, i) =>
        reversed(txid) +
        u32(vout) +
        sized32(scriptSig) +
        u32(sequence) +
        u32(stacks[i]?.length ?? 0) +
        (stacks[i] ?? []).map(sized32).join(''),
    ),
    u32(outputs.length),
    ...outputs.map(({ amount, script }) => u64(amount) + sized32(script)),
    u32(lockTime),
  ].join('');
}

/** BIP144. */
function withStacks(raw: string, stacks: readonly (readonly string[])[]): string {
  if (stacks.every((stack) => stack.length === 0)) return raw;
  const written = stacks.map((stack) => u8(stack.length) + stack.map(sized).join('')).join('');
  return `${raw.slice(0, 8)}0001${raw.slice(8, -8)}${written}${raw.slice(-8)}`;
}

function txidOf(raw: string): string {
  const once = createHash('sha256').update(Buffer.from(raw, 'hex')).digest();
  return createHash('sha256').update(once).digest().reverse().toString('hex');
}
