import * as v from 'valibot';

/** The JSON of rgb-lib's C ABI: camel case, names of enumerations, amounts as bigints. */

const text = v.string();
const orNull = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

export const balance = v.object({ settled: v.bigint(), future: v.bigint(), spendable: v.bigint() });
export const btcBalance = v.object({ vanilla: balance, colored: balance });
const outpoint = v.object({ txid: text, vout: v.bigint() });

export const assignment = v.union([v.record(text, v.bigint()), text]);
export type Assignment = v.InferOutput<typeof assignment>;

/** The amount; null for a right, a unique token or nothing. */
export function fungible(assigned: Assignment | null): bigint | null {
  return assigned === null || typeof assigned === 'string' ? null : (assigned['Fungible'] ?? null);
}

export const unspents = v.array(
  v.object({
    utxo: v.object({
      outpoint,
      btcAmount: v.bigint(),
      colorable: v.boolean(),
      exists: v.boolean(),
      // Since beta.7.
      derivationIndex: v.nullish(v.bigint()),
    }),
    rgbAllocations: v.array(v.object({ assetId: orNull(text), assignment, settled: v.boolean() })),
    pendingBlinded: v.bigint(),
  }),
);
export type RgbLibUnspents = v.InferOutput<typeof unspents>;

const media = orNull(v.object({ filePath: text, digest: text, mime: text }));
export const asset = v.object({
  assetId: text,
  ticker: orNull(text),
  name: text,
  details: orNull(text),
  precision: v.bigint(),
  issuedSupply: orNull(v.bigint()),
  timestamp: v.bigint(),
  addedAt: v.bigint(),
  balance,
  media,
});
export type Asset = v.InferOutput<typeof asset>;
export const assets = v.object({
  nia: orNull(v.array(asset)),
  uda: orNull(v.array(asset)),
  cfa: orNull(v.array(asset)),
});
export type Assets = v.InferOutput<typeof assets>;

export const received = v.object({
  invoice: text,
  recipientId: text,
  expirationTimestamp: orNull(v.bigint()),
  batchTransferIdx: v.bigint(),
});

export const invoiceData = v.object({
  recipientId: text,
  assetSchema: orNull(text),
  assetId: orNull(text),
  assignment,
  assignmentName: orNull(text),
  network: text,
  expirationTimestamp: orNull(v.bigint()),
  transportEndpoints: v.array(text),
});

/** A begun send. With a batch number, rgb-lib keeps the send and reserves its inputs until it ends or fails. */
export const begun = v.object({ psbt: text, batchTransferIdx: orNull(v.bigint()) });

export const sent = v.object({ txid: text, batchTransferIdx: v.bigint(), entropy: orNull(v.bigint()) });

export const transfers = v.array(
  v.object({
    idx: v.bigint(),
    batchTransferIdx: v.bigint(),
    createdAt: v.bigint(),
    updatedAt: v.bigint(),
    status: text,
    requestedAssignment: orNull(assignment),
    assignments: v.array(assignment),
    kind: text,
    txid: orNull(text),
    recipientId: orNull(text),
    receiveUtxo: orNull(outpoint),
    changeUtxo: orNull(outpoint),
    expirationTimestamp: orNull(v.bigint()),
    transportEndpoints: v.array(v.object({ endpoint: text, transportType: text, used: v.boolean() })),
    invoiceString: orNull(text),
  }),
);
export type Transfers = v.InferOutput<typeof transfers>;

/** By batch number; a failure is a library error by name. */
export const refreshed = v.record(
  text,
  v.object({ updatedStatus: orNull(text), failure: orNull(v.unknown()) }),
);
