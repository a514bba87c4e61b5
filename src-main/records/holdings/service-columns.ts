import * as v from 'valibot';
import { numbering } from '../../../src-preload/contract/connection.ts';
import type { ApiAsset, ApiTransfer, KeptInvoice, NewInvoice } from '../../ports/index.ts';
import { jsonOf } from '../json-column.ts';

/** How told values are written into a column: JSON with each amount as text, read back by a schema. */

const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/),
  v.transform((digits): bigint => BigInt(digits)),
);
const outpoint = v.object({ txid: v.string(), vout: v.number() });
export const numberOrWord = v.union([v.number(), v.string()]);

const balance = v.object({
  settled: amount,
  future: amount,
  spendable: amount,
  offchainOutbound: v.nullable(amount),
  offchainInbound: v.nullable(amount),
});

const asset = jsonOf(
  v.object({
    assetId: v.string(),
    schema: v.string(),
    ticker: v.nullable(v.string()),
    name: v.string(),
    details: v.nullable(v.string()),
    precision: v.number(),
    issuedSupply: v.nullable(amount),
    issuedAtMs: v.nullable(v.number()),
    addedAtMs: v.nullable(v.number()),
    balance: v.nullable(balance),
    media: v.nullable(v.object({ filePath: v.string(), mime: v.string() })),
  }),
);

const transfer = jsonOf(
  v.object({
    idx: v.number(),
    batchTransferIdx: v.number(),
    createdAtMs: v.nullable(v.number()),
    updatedAtMs: v.nullable(v.number()),
    status: numberOrWord,
    namedBy: v.exactOptional(numbering),
    kind: numberOrWord,
    amount: v.nullable(amount),
    txid: v.nullable(v.string()),
    recipientId: v.nullable(v.string()),
    receiveUtxo: v.nullable(outpoint),
    changeUtxo: v.nullable(outpoint),
    expiresAtMs: v.nullable(v.number()),
    invoice: v.nullable(v.string()),
    transportEndpoints: v.array(
      v.object({ endpoint: v.string(), transportType: numberOrWord, used: v.boolean() }),
    ),
  }),
);
/** Names are given when it is read, by the numbering that is chosen then. */
export type ToldTransfer = Omit<ApiTransfer, 'statusName' | 'kindName'>;

const newInvoice = jsonOf(
  v.object({
    invoice: v.string(),
    assetId: v.string(),
    amount,
    recipientId: v.string(),
    kind: v.picklist(['blinded', 'witness']),
    provedOurs: v.nullable(v.object({ address: v.string(), path: v.string() })),
    batchTransferIdx: v.number(),
    createdAtMs: v.number(),
    expiresAtMs: v.nullable(v.number()),
    endpoints: v.array(v.string()),
    warnings: v.array(v.picklist(['farExpiry', 'noExpiry', 'plainEndpoint', 'foreignEndpoint'])),
    fromBackup: v.exactOptional(v.literal(true)),
    knownBlock: v.exactOptional(v.object({ height: v.number(), hash: v.string() })),
  }),
);
const toldInvoice = jsonOf(
  v.object({
    status: numberOrWord,
    namedBy: v.exactOptional(numbering),
    kind: numberOrWord,
    txid: v.nullable(v.string()),
  }),
);
const slot = jsonOf(outpoint);

export const writeAsset = (told: ApiAsset) => write(pick(told, asset.pipe[2].entries));
export const readAsset = (text: string): ApiAsset => v.parse(asset, text);

/** Without the names. Written out, since a first list may hold a hundred thousand. */
export const writeTransfer = (told: ToldTransfer) =>
  JSON.stringify({
    idx: told.idx,
    batchTransferIdx: told.batchTransferIdx,
    createdAtMs: told.createdAtMs,
    updatedAtMs: told.updatedAtMs,
    status: told.status,
    namedBy: told.namedBy,
    kind: told.kind,
    amount: told.amount === null ? null : told.amount.toString(),
    txid: told.txid,
    recipientId: told.recipientId,
    receiveUtxo: told.receiveUtxo,
    changeUtxo: told.changeUtxo,
    expiresAtMs: told.expiresAtMs,
    invoice: told.invoice,
    transportEndpoints: told.transportEndpoints,
  });
export const readTransfer = (text: string): ToldTransfer => v.parse(transfer, text);

export const writeInvoice = (made: NewInvoice) => write(pick(made, newInvoice.pipe[2].entries));
export const readInvoice = (text: string): Omit<NewInvoice, 'slot'> => v.parse(newInvoice, text);

export const writeToldInvoice = (told: Pick<ApiTransfer, 'status' | 'namedBy' | 'kind' | 'txid'>) =>
  write(pick(told, toldInvoice.pipe[2].entries));
export const readToldInvoice = (text: string) => v.parse(toldInvoice, text);

export const writeSlot = (place: KeptInvoice['slot']) => (place === null ? null : write(place));
export const readSlot = (text: string): KeptInvoice['slot'] => v.parse(slot, text);

function write(value: object): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'bigint' ? member.toString() : member,
  );
}

/** Those members in that order alone, so that equal values are equal texts. */
function pick(value: object, entries: object): object {
  const members: Readonly<Record<string, unknown>> = { ...value };
  return Object.fromEntries(Object.keys(entries).map((name) => [name, members[name]]));
}
