import type { HistoryCode } from '../domain/rgb/history/history-refusal.ts';
import type { RouteWithPin } from '../domain/services/route.ts';

/** What a sender left for a recipient. Nothing of it is believed: whoever has the invoice may have left it. */
export interface LeftConsignment {
  readonly file: Uint8Array;
  /** Of the paying transaction, as the sender says. */
  readonly txid: string;
  /** The output that pays a witness recipient, as the sender says; null: not said. */
  readonly vout: number | null;
}

/**
 * A server that hands consignments from senders to recipients (RGB proxy, JSON-RPC 0.2). It is only asked: Ochre accepts
 * nothing there in place of the wallet service, which may speak for itself by it. All throw SERVICE_UNREACHABLE,
 * SERVICE_SLOW, SERVICE_ANSWER, SERVICE_ERROR, PROXY_FAILED and CERTIFICATE_*, and OFFLINE_MODE where nothing may be sent.
 */
export interface RgbProxyApi {
  readonly host: string;
  /** `recipientId`: the whole of what an invoice pays to. At most 8 MB; null: nobody left anything. */
  readonly consignment: (recipientId: string) => Promise<LeftConsignment | null>;
  /** Hands on what rgb-lib says itself, and what it is answered: at most 11 MB, and empty where a refusal could not be read. */
  readonly pass: (asked: {
    readonly contentType: string;
    readonly body: Uint8Array;
  }) => Promise<{ readonly status: number; readonly text: string }>;
}

/** A file that rgb-lib is not to read: by which rule, and where it lies. */
export interface RefusedFile {
  readonly code: HistoryCode;
  readonly host: string;
}

/**
 * A client for an endpoint as an invoice writes it, `rpc://…` or `rpcs://…`, or as a list of transfers does, `http://…`
 * or `https://…`. Opening it sends nothing. Throws URL_REFUSED: without TLS only this computer and onion addresses are
 * asked.
 */
export type OpenRgbProxy = (at: { readonly endpoint: string; readonly way: RouteWithPin }) => RgbProxyApi;
