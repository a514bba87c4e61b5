import { WalletError, fail } from '../../domain/errors.ts';
import { isStraight, STRAIGHT } from '../../domain/services/route.ts';
import { reach } from '../../domain/wallet/reach.ts';
import { nameTransfers, numberingOf } from '../../domain/transfers/numbering.ts';
import type { ApiTransfer, OpenWalletApi, WalletApi } from '../../ports/index.ts';
import { parseBaseUrl } from '../../net/base-url.ts';
import { bearer } from '../../net/bearer.ts';
import { defaultPatience, retryRead, type Patience } from '../../net/retry.ts';
import type { Limits } from '../../net/exchange.ts';
import type { Gate } from '../../net/gate.ts';
import { createTransport } from '../../net/transport.ts';
import { inSlices } from '../../slices.ts';
import { readAnswerInSteps } from './answer.ts';
import { dialectOf } from './dialects/by-name.ts';
import type { Endpoint, Row } from './dialect-parts/dialect.ts';
import { findInTransfers } from './invoice-in-transfers.ts';
import { refuseSecrets, toText, walletHeaders } from './outgoing.ts';

export interface WalletApiOptions {
  readonly limits?: Partial<Limits>;
  readonly patience?: Patience;
  readonly nowMs?: () => number;
}

/**
 * The client of every dialect over real HTTP, with time-outs, waiting and a clock of one's own where `options` has them;
 * see WalletApi in ports.ts for what each call answers and throws.
 */
export function createWalletApi(gate: Gate, options: WalletApiOptions = {}): OpenWalletApi {
  const straight = createTransport(gate, options.limits);
  const patience = options.patience ?? defaultPatience;
  const nowMs = options.nowMs ?? Date.now;

  return (target) => {
    const { way = STRAIGHT } = target;
    const baseUrl = parseBaseUrl(target.baseUrl, { loopbackOnly: false, route: way });
    const transport = isStraight(way) ? straight : createTransport(gate, options.limits, null, way);
    const to = reach('service', baseUrl);
    // Which port Ochre's own service got says nothing to anybody.
    const host = target.dialect === 'own' ? 'own' : new URL(baseUrl).host;
    const authorization = bearer(target.token);
    const opened = target.numbering ?? 'documentEra';
    let numbering = opened;
    const dialect = dialectOf(target.dialect, opened);
    const { calls } = dialect;

    async function perform<A extends readonly unknown[], T>(row: Row<A, T>, ...asked: A): Promise<T> {
      const found = typeof row === 'function' ? row(...asked) : row;
      if ('lacks' in found) throw fail('SERVICE_CANNOT', { host, ...found.lacks });
      const ask = (endpoint: Endpoint<A, T>) => {
        const once = () => exchange(endpoint, asked);
        return endpoint.kind === 'read' ? retryRead(once, patience) : once();
      };
      const { elsewhere, ...endpoint } = found;
      try {
        return await ask(endpoint);
      } catch (refused) {
        const error = withIndexer(target.token === null ? withoutToken(refused) : refused, target.indexer);
        // Where nothing is, nothing was done: the same may be asked at the other place, whatever it changes.
        if (elsewhere === undefined || !isNotThere(error)) throw error;
        return ask({ ...endpoint, path: elsewhere }).catch((second: unknown) => {
          throw isNotThere(second) ? error : second;
        });
      }
    }

    async function exchange<A extends readonly unknown[], T>(endpoint: Endpoint<A, T>, asked: A): Promise<T> {
      const body = endpoint.body(...asked);
      const headers = {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...authorization,
        ...(endpoint.withoutKeys ? {} : walletHeaders(dialect.headers, target.keys, endpoint.path)),
      };
      refuseSecrets(headers, body, endpoint.path);
      const where = { host, endpoint: endpoint.path };
      const heard = await transport({
        ...where,
        to,
        url: new URL(`${baseUrl}${dialect.prefix}${endpoint.path}`),
        headers,
        body: body === null ? null : toText(body),
        isLong: endpoint.isLong === true,
        isList: endpoint.isList === true,
      });
      if (heard.serverDateMs !== null) target.onHeard?.({ atMs: nowMs(), serverDateMs: heard.serverDateMs });
      return inSlices(readAnswerInSteps(endpoint, heard, where, nowMs()));
    }

    /** By the numbering that fits what is listed now; that of Ochre's own services is known. */
    function renamed(transfers: readonly ApiTransfer[]): readonly ApiTransfer[] {
      if (target.dialect === 'own' || target.dialect === 'practice') return transfers;
      const found = numberingOf(transfers, numbering);
      if (found !== numbering) {
        numbering = found;
        target.onNumbering?.(found);
      }
      return nameTransfers(transfers, numbering, { holds: null, earlier: () => target.earlier?.() ?? [] });
    }

    /** A wallet without an asset branch has no slots, and nothing of assets is asked for it. */
    async function withAssets<A extends readonly unknown[], T>(row: Row<A, T>, ...asked: A): Promise<T> {
      if (target.keys?.accountXpubColored === null) throw fail('PLAIN_ONLY', { what: 'assets' });
      return perform(row, ...asked);
    }

    const api: WalletApi = {
      host,
      generateKeys: () => perform(calls.generateKeys),
      register: () => perform(calls.register),
      listAssets: () =>
        target.keys?.accountXpubColored === null ? Promise.resolve([]) : perform(calls.listAssets),
      address: () => perform(calls.address),
      assetBalance: (assetId) => perform(calls.assetBalance, assetId),
      btcBalance: () => perform(calls.btcBalance),
      createUtxosBegin: (asked) => withAssets(calls.createUtxosBegin, asked),
      createUtxosEnd: (signedPsbt) => perform(calls.createUtxosEnd, signedPsbt),
      listUnspents: () => perform(calls.listUnspents),
      sendBegin: (asked) => withAssets(calls.sendBegin, asked),
      sendEnd: (asked, signedPsbt) => perform(calls.sendEnd, asked, signedPsbt),
      listTransfers: async (assetId) => renamed(await perform(calls.listTransfers, assetId)),
      failTransfers: (asked) => perform(calls.failTransfers, asked),
      issueAssetNia: (asked) => withAssets(calls.issueAssetNia, asked),
      decodeRgbInvoice: (invoice) => perform(calls.decodeRgbInvoice, invoice),
      refresh: () => perform(calls.refresh),
      createInvoice: (asked) => withAssets(calls.createInvoice, asked),
      invoiceStatus: (invoice) =>
        calls.invoiceStatus === 'inTransfers'
          ? findInTransfers(api, invoice)
          : perform(calls.invoiceStatus, invoice).then((one) => renamed([one])[0] ?? one),
      sendBtcBegin: (asked) => perform(calls.sendBtcBegin, asked),
      sendBtcEnd: (signedPsbt) => perform(calls.sendBtcEnd, signedPsbt),
      consignment: (asked) => perform(calls.consignment, asked),
    };
    return api;
  };
}

/** Who runs the service, here, is told which server it does not reach. */
function withIndexer(error: unknown, indexer: string | undefined): unknown {
  if (indexer === undefined || !(error instanceof WalletError)) return error;
  const { failure } = error;
  if (failure.code !== 'SERVICE_ERROR' || failure.facts.meaning !== 'indexerAway') return error;
  return fail('SERVICE_ERROR', { ...failure.facts, indexer });
}

/** Nobody's token was refused where none was sent. */
function withoutToken(error: unknown): unknown {
  if (!(error instanceof WalletError) || error.failure.code !== 'TOKEN_REFUSED') return error;
  return fail('TOKEN_REFUSED', { ...error.failure.facts, given: false });
}

function isNotThere(error: unknown): boolean {
  return error instanceof WalletError && error.failure.code === 'SERVICE_LACKS';
}
