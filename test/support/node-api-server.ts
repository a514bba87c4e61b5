import { statusName } from '../../src-main/base/service/numbering.ts';
import { serveHere, type Asked } from './serve.ts';

/**
 * rgb-node-api of its lines after 0.2.0, by its table (vectors/wire/rgb-node-api-0.2.json), in front of a service that
 * speaks the interface document: what it is asked and answers is put from the one form into the other.
 */
export interface NodeApiServer {
  readonly baseUrl: string;
  /** The service behind it. */
  behind: string;
  /** What belongs to its sends, by transaction. */
  readonly consignments: Map<string, Uint8Array>;
  /** What was asked, in order. */
  readonly asked: readonly { readonly path: string; readonly body: Json }[];
  /** The same as it went over the line, with what was answered. */
  readonly exchanges: readonly NodeApiExchange[];
  readonly close: () => void;
}

export interface NodeApiExchange {
  readonly path: string;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** By the clock of the service behind it. */
  readonly date?: string | null;
}

const HEADERS = ['xpub-van', 'xpub-col', 'master-fingerprint'] as const;
const KINDS = ['Issuance', 'ReceiveBlind', 'ReceiveWitness', 'Send'];
/** By the document's paths, where they are others. */
const PATHS: Readonly<Record<string, string>> = {
  '/wallet/listunspents': '/wallet/listunspends',
  '/wallet/blindreceive': '/invoice/create',
};
const CALLS = [
  ...['register', 'address', 'btcbalance', 'listassets', 'assetbalance', 'listunspents', 'listtransfers'],
  ...['blindreceive', 'createutxosbegin', 'createutxosend', 'sendbegin', 'sendend', 'failtransfers'],
  ...['refresh', 'issueassetnia', 'getconsignment'],
].map((name) => `/wallet/${name}`);

export async function startNodeApi(): Promise<NodeApiServer> {
  const asked: { path: string; body: Json }[] = [];
  const exchanges: NodeApiExchange[] = [];
  // What was begun is asked for again with what is signed, as the document wants it.
  let begun: Json = {};
  const served = await serveHere(async (question) => {
    const { path, body: bytes } = question;
    const { status, body, date = null } = await answer(question);
    const text = JSON.stringify(body);
    exchanges.push({ path, body: bytes.toString('utf8'), status, answer: text });
    // The system's clock is not the one that everything else in a test goes by.
    return { status, text, headers: { 'cache-control': 'public, max-age=10', date } };
  });
  const self = {
    baseUrl: served.url,
    behind: '',
    consignments: new Map<string, Uint8Array>(),
    asked,
    exchanges,
    close: () => void served.close(),
  };

  async function answer({ method, path, headers, body: bytes }: Asked): Promise<Answer> {
    const text = bytes.toString('utf8');
    if (method === 'GET' && path === '/version')
      return { status: 200, body: { app: 'rgb_node_api', version: '0.2.0', build: 'n/a', commit: 'n/a' } };
    if (!CALLS.includes(path)) return refusal(404, 'not_found', '');
    const keys = HEADERS.map((name) => [name, headers[name]] as const);
    if (keys.some(([, value]) => value === undefined))
      return refusal(401, 'access_denied', 'missing xpub-van/xpub-col/master-fingerprint header');
    const body = (text === '' ? {} : JSON.parse(text)) as Json;
    asked.push({ path, body });
    if (path === '/wallet/getconsignment') {
      const file = self.consignments.get(String(body['txid']));
      if (file === undefined) return refusal(404, 'not_found', 'No consignment', { kind: 'NoConsignment' });
      return { status: 200, body: { bytes_hex: Buffer.from(file).toString('hex') } };
    }
    if (path === '/wallet/sendbegin' && body['expiration_timestamp'] === undefined)
      return refusal(422, 'bad_input', 'invalid json format', {
        body: 'Json deserialize error: missing field `expiration_timestamp` at line 1 column 310',
      });
    const { expiration_timestamp: _expiry, ...send } = body;
    if (path === '/wallet/sendbegin') begun = send;
    const found = await fetch(`${self.behind}/api${PATHS[path] ?? path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        xpub: String(headers['xpub-van']),
        ...Object.fromEntries(keys.map(([name, value]) => [name, String(value)])),
      },
      ...(text === '' ? {} : { body: JSON.stringify(toDocument(path, send, begun)) }),
    });
    const said = await found.text();
    const told: unknown = said === '' ? null : JSON.parse(said);
    const date = found.headers.get('date');
    if (found.status < 400) return { status: 200, body: fromDocument(path, told), date };
    const { error, message } = told as { readonly error: string; readonly message: string };
    const kind = error === 'RecipientIdAlreadyUsed' ? 'RecipientIDAlreadyUsed' : error;
    return { ...refusal(400, 'bad_input', message, { kind }), date };
  }

  return self;
}

function refusal(status: number, word: string, message: string, details: Json = {}): Answer {
  return { status, body: { error: { code: status, status: word, message, details } } };
}

function toDocument(path: string, body: Json, begun: Json): Json {
  switch (path) {
    case '/wallet/createutxosbegin': {
      const { up_to: upTo, fee_rate: feeRate, ...rest } = body;
      return { upTo, feeRate, ...rest };
    }
    case '/wallet/createutxosend':
      return { signedPsbt: body['signed_psbt'] };
    case '/wallet/sendend':
      return { ...begun, ...body };
    case '/wallet/blindreceive':
      return { asset_id: '', ...body };
    default:
      return body;
  }
}

function fromDocument(path: string, told: unknown): unknown {
  switch (path) {
    case '/wallet/address':
      return { address: told };
    case '/wallet/createutxosbegin':
    case '/wallet/sendbegin':
      return { psbt: told };
    case '/wallet/createutxosend':
      return { created: told };
    case '/wallet/failtransfers':
      return { changed: true };
    case '/wallet/refresh':
      return {};
    case '/wallet/listtransfers':
      return (told as Json[]).map(transferOf);
    default:
      return told;
  }
}

/** In words, with the fields of rgb-lib since beta.6. */
function transferOf({ status, kind, amount, expiration, transport_endpoints: endpoints, ...rest }: Json) {
  const name = statusName(Number(status), 'documentEra');
  return {
    ...rest,
    status: name.charAt(0).toUpperCase() + name.slice(1),
    kind: KINDS[Number(kind)],
    requested_assignment: { amount },
    assignments: [],
    expiration_timestamp: expiration ?? null,
    transport_endpoints: (endpoints as Json[]).map((one) => ({ ...one, transport_type: 'JsonRpc' })),
    invoice_string: null,
    consignment_path: null,
    psbt_path: null,
  };
}
