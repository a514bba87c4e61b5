import { createHash } from 'node:crypto';

/** Answers null for nothing; throws ProxyError for what is refused. */
export type ProxyMethod = (params: Readonly<Record<string, unknown>>, file: Buffer | null) => unknown;

export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface Kept {
  readonly hash: string;
  readonly file: Buffer;
}
interface Consignment extends Kept {
  readonly txid: string;
  readonly vout: unknown;
  ack: boolean | null;
}

const NAMES = {
  ack: { what: 'ACK', invalid: -200, missing: -300 },
  attachment_id: { what: 'attachment ID', invalid: -201, missing: -301 },
  recipient_id: { what: 'recipient ID', invalid: -202, missing: -302 },
  txid: { what: 'TXID', invalid: -203, missing: -303 },
} as const;

/** The methods of the RGB HTTP JSON-RPC protocol 0.2, with the refusals of its reference server. */
export function proxyMethods(): Readonly<Record<string, ProxyMethod>> {
  const startedAt = Date.now();
  const consignments = new Map<string, Consignment>();
  const media = new Map<string, Kept>();
  const consignment = (params: Readonly<Record<string, unknown>>): Consignment =>
    found(consignments, need(params, 'recipient_id'), -400, 'Consignment');

  return {
    'server.info': () => ({
      protocol_version: '0.2',
      version: 'ochre-regtest-1',
      uptime: Math.trunc((Date.now() - startedAt) / 1000),
    }),
    'consignment.post': (params, file) =>
      put(consignments, need(params, 'recipient_id'), file, (kept) => ({
        ...kept,
        txid: need(params, 'txid'),
        vout: params['vout'],
        ack: null,
      })),
    'consignment.get': (params) => {
      const { file, txid, vout } = consignment(params);
      return { consignment: file.toString('base64'), txid, vout };
    },
    'media.post': (params, file) => put(media, need(params, 'attachment_id'), file, (kept) => kept),
    'media.get': (params) =>
      found(media, need(params, 'attachment_id'), -401, 'Media').file.toString('base64'),
    'ack.get': (params) => consignment(params).ack,
    'ack.post': (params) => {
      const kept = consignment(params);
      const ack = needAck(params);
      if (kept.ack !== null && kept.ack !== ack) throw new ProxyError(-100, 'Cannot change ACK');
      const isNew = kept.ack === null;
      kept.ack = ack;
      return isNew;
    },
  };
}

/** Answers whether it is new. What is there already may come again, and nothing else in its place. */
function put<T extends Kept>(
  map: Map<string, T>,
  id: string,
  file: Buffer | null,
  make: (kept: Kept) => T,
): boolean {
  if (file === null) throw new ProxyError(-303, 'Missing file');
  const hash = createHash('sha256').update(file).digest('hex');
  const before = map.get(id);
  if (before !== undefined && before.hash !== hash) throw new ProxyError(-101, 'Cannot change uploaded file');
  if (before === undefined) map.set(id, make({ hash, file }));
  return before === undefined;
}

function found<T>(map: ReadonlyMap<string, T>, id: string, code: number, what: string): T {
  const value = map.get(id);
  if (value === undefined) throw new ProxyError(code, `${what} file not found`);
  return value;
}

function need(params: Readonly<Record<string, unknown>>, name: Exclude<keyof typeof NAMES, 'ack'>): string {
  const { what, invalid, missing } = NAMES[name];
  if (!(name in params)) throw new ProxyError(missing, `Missing ${what}`);
  const value = params[name];
  if (typeof value !== 'string' || value === '') throw new ProxyError(invalid, `Invalid ${what}`);
  return value;
}

function needAck(params: Readonly<Record<string, unknown>>): boolean {
  const { what, invalid, missing } = NAMES.ack;
  const { ack } = params;
  if (ack === undefined) throw new ProxyError(missing, `Missing ${what}`);
  if (typeof ack !== 'boolean') throw new ProxyError(invalid, `Invalid ${what}`);
  return ack;
}
