/** Nobody notices a window that stands still for less. */
export const MOST_HELD_MS = 50;

export interface Hold {
  readonly heldMs: number;
  readonly allMs: number;
  /** `read`, or the code and problem of the failure. */
  readonly outcome: string;
}
export type Holds = Readonly<Record<string, Hold>>;

/** What a service answers at its cap, as JSON. */
const MB = 1024 * 1024;
const hex = (i: number): string => i.toString(16).padStart(64, '0');
const rows = (count: number, row: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => row(i)).join(',');
const allocation = (i: number): string =>
  `{"asset_id":"rgb:${'a'.repeat(36)}${String(i).padStart(7, '0')}","amount":5,"settled":true}`;
const transfer = (i: number): string =>
  `{"idx":${String(i)},"batch_transfer_idx":${String(i)},"created_at":1700000000,"updated_at":1700000000,` +
  `"status":3,"kind":1,"amount":5,"txid":"${hex(i)}","recipient_id":"bcrt:utxob:${'x'.repeat(60)}",` +
  `"requested_assignment":null,"assignments":[],"receive_utxo":null,` +
  `"change_utxo":{"txid":"${hex(i)}","vout":1},"expiration":null,"invoice_string":"${'i'.repeat(77)}",` +
  `"transport_endpoints":[{"endpoint":"rpc://localhost:3000/json-rpc","transport_type":0,"used":true}]}`;

export const HELD_BY = {
  unspents: () =>
    `[${rows(
      100,
      (i) =>
        `{"utxo":{"outpoint":{"txid":"${hex(i)}","vout":0},"btc_amount":1000,"colorable":true,"exists":true},` +
        `"rgb_allocations":[${rows(200, (j) => allocation(i * 200 + j))}]}`,
    )}]`,
  transfers: () => `[${rows(100_000, transfer)}]`,
  nesting: () => `${'['.repeat(4 * MB)}${']'.repeat(4 * MB - 1)}`,
  shallow: () => `[${rows(Math.floor((8 * MB) / 31) - 1, () => '[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]')}]`,
  text: () => `"${'a'.repeat(8 * MB - 2)}"`,
  consignment: () =>
    `{"jsonrpc":"2.0","id":1,"result":{"consignment":"${Buffer.alloc(8 * MB, 7).toString('base64')}","txid":"${hex(1)}","vout":null}}`,
  nodes: () =>
    `{"nodes":[${rows(
      10_000,
      (i) =>
        `{"nodeId":"${hex(i).slice(32)}","name":"node ${String(i)}","status":"RUNNING","network":"regtest",` +
        `"invoke_url":"https://gateway.example/${String(i)}","peerDNS":"peer.example","peerPort":9735,` +
        `"builds":[{"buildNumber":1,"buildStatus":"SUCCESS","buildComplete":true,"timestamp":"2026-01-01T00:00:00Z"}]}`,
    )}]}`,
  headers: () => `{"hex":"${'00'.repeat(80 * 2_016)}","count":2016,"max":2016}`,
  history: () => `[${rows(80_000, (i) => `{"height":${String(i)},"tx_hash":"${hex(i)}"}`)}]`,
  transaction: () => `"${'00'.repeat(MB)}"`,
  small: () =>
    '{"vanilla":{"settled":1,"future":1,"spendable":1},"colored":{"settled":1,"future":1,"spendable":1}}',
};
export type HeldBy = keyof typeof HELD_BY;
