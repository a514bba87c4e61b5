import { stringify } from 'lossless-json';
import type { PublicKeys } from '../../domain/keys/wallet-record.ts';
import type { OpenWalletApi } from '../../ports.ts';
import { parseBaseUrl } from '../http/base-url.ts';
import { bearer } from '../http/bearer.ts';
import { defaultPatience, retryRead, type Patience } from '../http/retry.ts';
import { findSecret } from '../http/secrets.ts';
import { createTransport, type Limits } from '../http/transport.ts';
import { readAnswer } from './answer.ts';
import type { Endpoint, Json } from './dialects/dialect.ts';
import { documentDialect } from './dialects/document.ts';

export interface WalletApiOptions {
  readonly limits?: Partial<Limits>;
  readonly patience?: Patience;
  readonly nowMs?: () => number;
}

/** The client of interface.md 4 over real HTTP; see WalletApi in ports.ts for what each call answers and throws. */
export const openWalletApi: OpenWalletApi = createWalletApi();

/** The same with other time-outs, waiting and clock. */
export function createWalletApi(options: WalletApiOptions = {}): OpenWalletApi {
  const transport = createTransport(options.limits);
  const patience = options.patience ?? defaultPatience;
  const nowMs = options.nowMs ?? Date.now;

  return (target) => {
    const baseUrl = parseBaseUrl(target.baseUrl, { loopbackOnly: false });
    const { host } = new URL(baseUrl);
    const authorization = bearer(target.token);
    const dialect = documentDialect(target.numbering ?? 'documentEra');

    async function perform<A extends readonly unknown[], T>(
      endpoint: Endpoint<A, T>,
      ...asked: A
    ): Promise<T> {
      const body = endpoint.body(...asked);
      const headers = {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...authorization,
        ...(endpoint.withoutKeys ? {} : walletHeaders(target.keys, endpoint.path)),
      };
      refuseSecrets(headers, body, endpoint.path);
      const where = { host, endpoint: endpoint.path };
      const once = async () => {
        const heard = await transport({
          ...where,
          url: new URL(`${baseUrl}/api${endpoint.path}`),
          headers,
          body: body === null ? null : toText(body),
          isLong: endpoint.isLong === true,
          isList: endpoint.isList === true,
        });
        if (heard.serverDateMs !== null)
          target.onHeard?.({ atMs: nowMs(), serverDateMs: heard.serverDateMs });
        return readAnswer(endpoint, heard, where, nowMs());
      };
      return endpoint.kind === 'read' ? retryRead(once, patience) : once();
    }

    return {
      host,
      generateKeys: () => perform(dialect.generateKeys),
      register: () => perform(dialect.register),
      listAssets: () => perform(dialect.listAssets),
      address: () => perform(dialect.address),
      assetBalance: (assetId) => perform(dialect.assetBalance, assetId),
      btcBalance: () => perform(dialect.btcBalance),
      createUtxosBegin: (asked) => perform(dialect.createUtxosBegin, asked),
      createUtxosEnd: (signedPsbt) => perform(dialect.createUtxosEnd, signedPsbt),
      listUnspents: () => perform(dialect.listUnspents),
      sendBegin: (asked) => perform(dialect.sendBegin, asked),
      sendEnd: (asked, signedPsbt) => perform(dialect.sendEnd, asked, signedPsbt),
      listTransfers: (assetId) => perform(dialect.listTransfers, assetId),
      failTransfers: (asked) => perform(dialect.failTransfers, asked),
      issueAssetNia: (asked) => perform(dialect.issueAssetNia, asked),
      decodeRgbInvoice: (invoice) => perform(dialect.decodeRgbInvoice, invoice),
      refresh: () => perform(dialect.refresh),
      createInvoice: (asked) => perform(dialect.createInvoice, asked),
      invoiceStatus: (invoice) => perform(dialect.invoiceStatus, invoice),
    };
  };
}

/** All four headers of all eras: a server takes those it knows (service-facts.md 1.2). */
function walletHeaders(keys: PublicKeys | null, path: string): Record<string, string> {
  if (keys === null) throw new Error(`${path} asked of a service without a wallet`);
  return {
    xpub: keys.accountXpubVanilla,
    'xpub-van': keys.accountXpubVanilla,
    'xpub-col': keys.accountXpubColored,
    'master-fingerprint': keys.fingerprint,
  };
}

/** The last gate: whatever went wrong before, no phrase and no private key leaves this machine. */
function refuseSecrets(headers: Readonly<Record<string, string>>, body: Json, path: string): void {
  const { values, keys } = textsOf(body);
  // Keys after values: between two fields they would break a run of words.
  const found = findSecret([...Object.values(headers), ...values, ...keys]);
  if (found !== null) throw new Error(`a request to ${path} held ${found} and was not sent`);
}

/** Every text in a body as it was before JSON's escapes. */
function textsOf(json: Json): { values: string[]; keys: string[] } {
  if (typeof json === 'string') return { values: [json], keys: [] };
  if (typeof json !== 'object' || json === null) return { values: [], keys: [] };
  const inner = Object.values(json).map(textsOf);
  return {
    values: inner.flatMap(({ values }) => values),
    keys: [...Object.keys(json), ...inner.flatMap(({ keys }) => keys)],
  };
}

function toText(body: Json): string {
  const text = stringify(body);
  if (text === undefined) throw new Error('a body that is no JSON');
  return text;
}
