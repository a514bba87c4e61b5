import { stringify } from 'lossless-json';
import { WalletError, fail } from '../../base/errors.ts';
import { isDirect, DIRECT, reach } from '../../base/service/route.ts';
import { createForms, namerOf, numberingOf } from '../../base/service/numbering.ts';
import type { ApiTransfer, OpenWalletApi, WalletApi } from '../../ports/index.ts';
import { parseBaseUrl } from '../../net/base-url.ts';
import { bearer } from '../../net/bearer.ts';
import { defaultPatience, retryRead, type RetryPolicy } from '../../net/retry.ts';
import type { Limits } from '../../net/exchange.ts';
import type { Net } from '../../net/door.ts';
import { createTransport } from '../../net/transport.ts';
import { letLoopTurn } from '../../turns.ts';
import { endpointOf, readWalletAnswer, type WalletAnswer, findInTransfers } from './answer.ts';
import { dialectOf } from './dialects/by-name.ts';
import type { Calls, DialectEndpoint, WireJson, WalletHeader } from './dialect-parts/dialect.ts';
import type { WalletKeys } from '../../keys/account.ts';
import { findSecret } from '../../net/secrets.ts';

export interface WalletApiOptions {
  readonly limits?: Partial<Limits>;
  readonly patience?: RetryPolicy;
  readonly nowMs?: () => number;
}

/** Over real HTTP; `options` override limits, retries and clock. See WalletApi in ports/wallet-api.ts. */
export function createWalletApi(net: Net, options: WalletApiOptions = {}): OpenWalletApi {
  const straight = createTransport(net, options.limits);
  const patience = options.patience ?? defaultPatience;
  const nowMs = options.nowMs ?? Date.now;

  return (target) => {
    const { way = DIRECT } = target;
    const baseUrl = parseBaseUrl(target.baseUrl, { loopbackOnly: false, route: way });
    const transport = isDirect(way) ? straight : createTransport(net, options.limits, null, way);
    const to = reach('service', baseUrl);
    // The built-in service's port changes and means nothing to a person.
    const host = target.dialect === 'own' ? 'own' : new URL(baseUrl).host;
    const authorization = bearer(target.token);
    const opened = target.numbering ?? 'documentEra';
    let numbering = opened;
    const dialect = dialectOf(target.dialect, opened);
    const { calls } = dialect;

    async function perform<K extends keyof Calls>(
      call: K,
      ...asked: Parameters<Calls[K]>
    ): Promise<WalletAnswer<K>> {
      const found = endpointOf(dialect, call, asked);
      if ('lacks' in found) throw fail('SERVICE_CANNOT', { host, ...found.lacks });
      const ask = (endpoint: typeof found) => {
        const once = () => exchange(call, endpoint, asked);
        return endpoint.kind === 'read' ? retryRead(once, patience) : once();
      };
      const { elsewhere, ...endpoint } = found;
      try {
        return await ask(endpoint);
      } catch (refused) {
        const error = withIndexer(target.token === null ? withoutToken(refused) : refused, target.indexer);
        // A missing path changed nothing, so even calls that are never repeated may go to the other path.
        if (elsewhere === undefined || !isNotThere(error)) throw error;
        return ask({ ...endpoint, path: elsewhere }).catch((second: unknown) => {
          throw isNotThere(second) ? error : second;
        });
      }
    }

    async function exchange<K extends keyof Calls>(
      call: K,
      endpoint: DialectEndpoint<Parameters<Calls[K]>, WalletAnswer<K>>,
      asked: Parameters<Calls[K]>,
    ): Promise<WalletAnswer<K>> {
      const body = endpoint.body(...asked);
      const headers = {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...authorization,
        ...(endpoint.withoutKeys ? {} : walletHeaders(dialect.headers, target.keys, endpoint.path)),
      };
      refuseSecrets(headers, body, endpoint.path);
      const where = { host, endpoint: endpoint.path };
      const { text, ...head } = await transport({
        ...where,
        to,
        url: new URL(`${baseUrl}${dialect.prefix}${endpoint.path}`),
        headers,
        body: body === null ? null : toText(body),
        isLong: endpoint.isLong === true,
        isList: endpoint.isList === true,
      });
      const atMs = nowMs();
      const { serverDateMs } = head;
      if (serverDateMs !== null) target.onHeard?.({ atMs, serverDateMs });
      const isSecret = call === 'generateKeys';
      return net.read(
        readWalletAnswer<K>,
        text ?? '',
        { ...where, isSecret },
        { dialect: target.dialect, numbering: opened, call, asked },
        { ...head, atMs },
      );
    }

    async function renamed(transfers: readonly ApiTransfer[]): Promise<readonly ApiTransfer[]> {
      if (target.dialect === 'own' || target.dialect === 'practice') return transfers;
      const forms = createForms();
      for (const one of transfers) {
        forms.add(one);
        await letLoopTurn();
      }
      const found = numberingOf(forms.all(), numbering);
      if (found !== numbering) {
        numbering = found;
        target.onNumbering?.(found);
      }
      const name = namerOf(forms.all(), found, { holds: null, earlier: () => target.earlier?.() ?? [] });
      const named: ApiTransfer[] = [];
      for (const one of transfers) {
        named.push(name(one));
        await letLoopTurn();
      }
      return named;
    }

    async function withAssets<K extends keyof Calls>(
      call: K,
      ...asked: Parameters<Calls[K]>
    ): Promise<WalletAnswer<K>> {
      if (target.keys?.accountXpubColored === null) throw fail('PLAIN_ONLY', { what: 'assets' });
      return perform(call, ...asked);
    }

    const api: WalletApi = {
      host,
      generateKeys: () => perform('generateKeys'),
      register: () => perform('register'),
      listAssets: () =>
        target.keys?.accountXpubColored === null ? Promise.resolve([]) : perform('listAssets'),
      address: () => perform('address'),
      assetBalance: (assetId) => perform('assetBalance', assetId),
      btcBalance: () => perform('btcBalance'),
      createUtxosBegin: (asked) => withAssets('createUtxosBegin', asked),
      createUtxosEnd: (signedPsbt) => perform('createUtxosEnd', signedPsbt),
      listUnspents: () => perform('listUnspents'),
      sendBegin: (asked) => withAssets('sendBegin', asked),
      sendEnd: (asked, signedPsbt) => perform('sendEnd', asked, signedPsbt),
      listTransfers: async (assetId) => renamed(await perform('listTransfers', assetId)),
      failTransfers: (asked) => perform('failTransfers', asked),
      issueAssetNia: (asked) => withAssets('issueAssetNia', asked),
      decodeRgbInvoice: (invoice) => perform('decodeRgbInvoice', invoice),
      refresh: () => perform('refresh'),
      createInvoice: (asked) => withAssets('createInvoice', asked),
      invoiceStatus: (invoice) =>
        calls.invoiceStatus === 'inTransfers'
          ? findInTransfers(api, invoice)
          : perform('invoiceStatus', invoice).then(async (one) => (await renamed([one]))[0] ?? one),
      sendBtcBegin: (asked) => perform('sendBtcBegin', asked),
      sendBtcEnd: (signedPsbt) => perform('sendBtcEnd', signedPsbt),
      consignment: (asked) => perform('consignment', asked),
    };
    return api;
  };
}

/** The person runs this service: name the unreachable server. */
function withIndexer(error: unknown, indexer: string | undefined): unknown {
  if (indexer === undefined || !(error instanceof WalletError)) return error;
  const { failure } = error;
  if (failure.code !== 'SERVICE_ERROR' || failure.facts.meaning !== 'indexerAway') return error;
  return fail('SERVICE_ERROR', { ...failure.facts, indexer });
}

/** No token was sent, so none was refused. */
function withoutToken(error: unknown): unknown {
  if (!(error instanceof WalletError) || error.failure.code !== 'TOKEN_REFUSED') return error;
  return fail('TOKEN_REFUSED', { ...error.failure.facts, given: false });
}

function isNotThere(error: unknown): boolean {
  return error instanceof WalletError && error.failure.code === 'SERVICE_LACKS';
}

/** The first servers knew only `xpub`, which was the plain account (service-facts.md 3.1). */
const valueOf: Readonly<Record<WalletHeader, (keys: WalletKeys) => string | null>> = {
  xpub: (keys) => keys.accountXpubVanilla,
  'xpub-van': (keys) => keys.accountXpubVanilla,
  'xpub-col': (keys) => keys.accountXpubColored,
  'master-fingerprint': (keys) => keys.fingerprint,
};

/** Throws PLAIN_ONLY if the service needs an asset account that the wallet lacks. No other key is sent in its place. */
function walletHeaders(
  names: readonly WalletHeader[],
  keys: WalletKeys | null,
  path: string,
): Record<string, string> {
  if (keys === null) throw new Error(`${path} asked of a service without a wallet`);
  const named = names.map((name) => [name, valueOf[name](keys)] as const);
  const known = named.filter((one): one is readonly [WalletHeader, string] => one[1] !== null);
  if (known.length < named.length && !names.includes('xpub')) throw fail('PLAIN_ONLY', { what: 'service' });
  return Object.fromEntries(known);
}

/** The last gate: no phrase or private key leaves this machine, whatever went wrong before. */
function refuseSecrets(headers: Readonly<Record<string, string>>, body: WireJson, path: string): void {
  const { values, keys } = textsOf(body);
  // Keys come after values, because between two values they would break up a run of words.
  const found = findSecret([...Object.values(headers), ...values, ...keys]);
  if (found !== null) throw new Error(`a request to ${path} held ${found} and was not sent`);
}

function textsOf(json: WireJson): { values: string[]; keys: string[] } {
  if (typeof json === 'string') return { values: [json], keys: [] };
  if (typeof json !== 'object' || json === null) return { values: [], keys: [] };
  const inner = Object.values(json).map(textsOf);
  return {
    values: inner.flatMap(({ values }) => values),
    keys: [...Object.keys(json), ...inner.flatMap(({ keys }) => keys)],
  };
}

function toText(body: WireJson): string {
  const text = stringify(body);
  if (text === undefined) throw new Error('a body that is no JSON');
  return text;
}
