import { createWalletApi } from '../../../../src-main/services/wallet-api/client.ts';
import { fail, WalletError } from '../../../../src-main/base/errors.ts';
import type { Clock, OpenWalletApi, WalletApi } from '../../../../src-main/ports/index.ts';
import type { Failure, InProgressFlow } from '../../../../src-preload/contract/index.ts';
import { unspentsBody, type AssetApp } from '../asset-app.ts';
import { answerInstead } from '../app.ts';
import { anyHost } from '../../../support/any-host.ts';

const NEVER = new Promise<never>(() => {
  // Nobody answers.
});

type Method = Exclude<keyof WalletApi, 'host'>;

/** The real client, whose calls are counted, and can be held up or refused before anything leaves. */
export interface Line {
  readonly openWalletApi: OpenWalletApi;
  /** What was asked, in order, with what it was asked with. */
  readonly asked: { readonly call: string; readonly args: readonly unknown[] }[];
  /** Refused as by a machine where nothing listens. */
  readonly refused: Set<Method>;
  /** From now on refused with this instead. */
  readonly refuseWith: (failure: Failure) => void;
  /** Asked, and the answer never comes: as for a program that ends meanwhile. */
  readonly hanging: Set<Method>;
  readonly count: (call: Method) => number;
}

export function createLine(nowMs: () => number = Date.now): Line {
  const open = createWalletApi(anyHost, { nowMs });
  const asked: { call: string; args: readonly unknown[] }[] = [];
  const refused = new Set<Method>();
  const hanging = new Set<Method>();
  let refusal: Failure | null = null;
  return {
    asked,
    refused,
    refuseWith: (failure) => {
      refusal = failure;
    },
    hanging,
    count: (call) => asked.filter((one) => one.call === call).length,
    openWalletApi: (target) => {
      const api = open(target);
      const wrapped = Object.entries(api).map(([name, member]: [string, unknown]) => {
        if (typeof member !== 'function') return [name, member];
        const call = name as Method;
        return [
          name,
          async (...args: unknown[]): Promise<unknown> => {
            asked.push({ call, args });
            if (refused.has(call) && refusal !== null) throw new WalletError(refusal);
            if (refused.has(call))
              throw fail('SERVICE_UNREACHABLE', { host: api.host, kind: 'refused', detail: 'ECONNREFUSED' });
            const answer: unknown = await Reflect.apply(member, api, args);
            if (hanging.has(call)) await NEVER;
            return answer;
          },
        ];
      });
      return Object.fromEntries(wrapped) as WalletApi;
    },
  };
}

/** A clock that a test sets: both hands by themselves. */
export interface OwnClock extends Clock {
  /** Time goes by: both move. */
  readonly pass: (ms: number) => void;
  /** Somebody sets the clock on the wall. */
  readonly set: (ms: number) => void;
}

export function ownClock(): OwnClock {
  let wallMs = 0;
  let steadyMs = 0;
  return {
    nowMs: () => Date.now() + wallMs,
    monotonicMs: () => performance.now() + steadyMs,
    pass: (ms) => {
      wallMs += ms;
      steadyMs += ms;
    },
    set: (ms) => {
      wallMs += ms;
    },
  };
}

export const MINUTE = 60_000;

async function unfinished({ app, walletId }: Pick<AssetApp, 'app' | 'walletId'>): Promise<InProgressFlow[]> {
  return (await app.get('signing.unfinished', { walletId })).flows;
}

/** The only one that is unfinished and that somebody has to do something about. */
export async function onlyUnfinished(a: Pick<AssetApp, 'app' | 'walletId'>): Promise<InProgressFlow> {
  const [flow, ...others] = await unfinished(a);
  if (flow === undefined || others.length > 0)
    throw new Error(`${String(others.length + (flow === undefined ? 0 : 1))} are unfinished`);
  return flow;
}

/** From now on the service lists an output more than it has. */
export async function inventUnspent(
  { app, api }: AssetApp,
  invented: {
    readonly txid: string;
    readonly vout: number;
    readonly sats: number;
    readonly colorable: boolean;
  },
): Promise<void> {
  const { txid, vout, sats, colorable } = invented;
  const one = {
    txid,
    vout,
    amountSats: BigInt(sats),
    colorable,
    exists: true,
    allocations: [],
    pendingBlinded: 0,
  };
  answerInstead(app, 'listunspends', unspentsBody([...(await api.listUnspents()), one]), { always: true });
}

/** From now on the service lists a send more than it has. */
export function inventTransfer(
  { app }: AssetApp,
  invented: { readonly txid: string; readonly status: number; readonly batch?: number },
): void {
  const { txid, status, batch = 900 } = invented;
  const row = {
    idx: batch,
    batch_transfer_idx: batch,
    created_at: 1_700_000_000,
    updated_at: 1_700_000_000,
    status,
    amount: 1,
    kind: 3,
    txid,
    recipient_id: null,
    expiration: null,
    transport_endpoints: [],
  };
  answerInstead(app, 'listtransfers', [row], { always: true });
}

/** The service's numbers of the document's era. */
export const SETTLED = 2;
export const FAILED = 3;
